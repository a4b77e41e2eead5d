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

KEYS = (
    "The stick steps through what can be played.",
    "A takes a card up, and lays it down where the cursor has gone. B puts it back.",
    "SELECT turns up a card of your hand, or lays it on your waste.",
    "B, with nothing taken up, looks into a pile.",
    "START: the menu, with hint, take back, call stop and the rest.",
)
