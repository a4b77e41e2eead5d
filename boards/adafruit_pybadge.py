# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Adafruit PyBadge, under CircuitPython, which knows the panel: a cross on the left, B and A on the right,
SELECT and START above.

The names of pins are CircuitPython's, as adafruit_pybadger/pybadge.py in
github.com/adafruit/Adafruit_CircuitPython_PyBadger uses them. The order of the buttons is that of its `Buttons`.
"""

NAME = "Adafruit PyBadge"
WIDTH = 160
HEIGHT = 128
SCREEN = "small"

PANEL = {"display": "DISPLAY"}  # of CircuitPython's module `board`

# The shift register that the buttons are read from.
REGISTER = {"clock": "BUTTON_CLOCK", "data": "BUTTON_OUT", "latch": "BUTTON_LATCH"}

# By their place in the register.
BUTTONS = {
    0: "BACK",  # B
    1: "OK",  # A
    2: "MENU",  # START
    3: "TURN",  # SELECT
    4: "RIGHT",
    5: "DOWN",
    6: "UP",
    7: "LEFT",
}

# What is printed on them.
KEYS = {0: "B", 1: "A", 2: "START", 3: "SELECT"}
WAYS = "cross"

# For the page: about, in mm from the middle of the screen.
BODY = {
    "case": "#2a2340",
    "buttons": {
        3: (KEYS[3], -31, -16), 6: ("up", -31, -3), 7: ("left", -38, 4), 4: ("right", -24, 4), 5: ("down", -31, 11),
        2: (KEYS[2], 31, -16), 0: (KEYS[0], 26, 8), 1: (KEYS[1], 36, 1),
    },
}  # fmt: skip
