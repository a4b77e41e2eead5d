# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Adafruit PyGamer, under CircuitPython, which knows the panel: a stick on the left, B and A on the right,
SELECT and START above.

The names of pins are CircuitPython's, as adafruit_pybadger/pygamer.py in
github.com/adafruit/Adafruit_CircuitPython_PyBadger uses them, and so the stick's thresholds. The
order of the buttons is that of its `Buttons`.
"""

NAME = "Adafruit PyGamer"
WIDTH = 160
HEIGHT = 128
SCREEN = "small"

PANEL = {"display": "DISPLAY"}  # of CircuitPython's module `board`

# The shift register that the buttons are read from.
REGISTER = {"clock": "BUTTON_CLOCK", "data": "BUTTON_OUT", "latch": "BUTTON_LATCH"}

# The stick: analog inputs, what they mean below the first limit and above the second.
JOYSTICK = {"JOYSTICK_X": ("LEFT", "RIGHT"), "JOYSTICK_Y": ("UP", "DOWN")}
JOYSTICK_LIMITS = (15000, 50000)

# By their place in the register.
BUTTONS = {
    0: "BACK",  # B
    1: "OK",  # A
    2: "MENU",  # START
    3: "TURN",  # SELECT
}

# What is printed on them.
KEYS = {0: "B", 1: "A", 2: "START", 3: "SELECT"}
WAYS = "stick"

# For the page: about, in mm from the middle of the screen. The stick by its four ways.
BODY = {
    "case": "#1b1d22",
    "buttons": {
        "UP": ("up", -34, -7), "LEFT": ("left", -41, 0), "RIGHT": ("right", -27, 0), "DOWN": ("down", -34, 7),
        3: (KEYS[3], 27, -16), 2: (KEYS[2], 41, -16), 0: (KEYS[0], 29, 5), 1: (KEYS[1], 39, -2),
    },
}  # fmt: skip
