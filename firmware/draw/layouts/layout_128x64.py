"""The layout of a one-bit screen of 128 x 64 pixels: the whole table at once."""

from firmware.draw.layouts.one_bit_layout import OneBitLayout

LOOK = "one_bit"
LAYOUT = OneBitLayout(1, (15, 9), (1, 1), (7, 1), 16, 32, 5, (1, 11, 22, 43, 55), (1, 0, 126, 6))
