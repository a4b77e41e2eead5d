# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Raspberry Pi Pico with Waveshare's Pico-LCD-1.3: stick on the left, A B X Y on the right.

Every number is from Waveshare's own example for it, Python/Pico-LCD-1.3/Pico-LCD-1.3.py in
github.com/waveshare/Pico_code: pins from its head and its key list, the rest from `init_display`.
"""

NAME = "Waveshare Pico-LCD-1.3"
WIDTH = 240
HEIGHT = 240
SCREEN = "large"

PANEL = {
    "spi": 1,
    "sck": 10,
    "mosi": 11,
    "cs": 9,
    "dc": 8,
    "reset": 12,
    "backlight": 13,
    "madctl": 0x70,  # the glass lies on its side: rows and columns exchanged, one mirrored
    "voltages": (0x35, 0x19),  # gate (B7h) and common (BBh)
}

BUTTONS = {
    2: "UP",
    18: "DOWN",
    16: "LEFT",
    20: "RIGHT",
    3: "STOP",  # the stick pressed
    15: "OK",  # A
    17: "BACK",  # B
    19: "TURN",  # X
    21: "MENU",  # Y
}
