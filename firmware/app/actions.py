# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What a button can mean to the app. A board maps its buttons to these; 0 is no action."""

from engine.const import const

LEFT = const(1)
RIGHT = const(2)
UP = const(3)
DOWN = const(4)
OK = const(5)
BACK = const(6)
TURN = const(7)
STOP = const(8)
MENU = const(9)
REPEATED = const(16)  # added to one of the first four, by a port, while its button is held

NAMES = ("", "LEFT", "RIGHT", "UP", "DOWN", "OK", "BACK", "TURN", "STOP", "MENU")
