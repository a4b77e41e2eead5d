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

KEYS = (
    "The cross steps through what can be played.",
    "A takes a card up, and lays it down where the cursor has gone. B puts it back.",
    "SELECT turns up a card of your hand, or lays it on your waste.",
    "B, with nothing taken up, looks into a pile.",
    "START: the menu, with hint, take back, call stop and the rest.",
)
