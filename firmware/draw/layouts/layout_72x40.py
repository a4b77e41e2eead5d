"""The layout of a one-bit screen of 72 x 40 pixels: the table on two pages."""

from firmware.draw.layouts.one_bit_layout import OneBitLayout

LOOK = "one_bit"
LAYOUT = OneBitLayout(2, (9, 17), (2, 1), (1, 9), 9, 18, 0, (0, 0, 10, 17, 35), (1, 0, 71, 6))
