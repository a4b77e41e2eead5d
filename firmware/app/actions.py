"""The actions of the app, to which a board maps its buttons; 0 is no action."""

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
REPEATED = const(16)  # added by a port to one of the first four actions while its button is held

ACTION_NAMES = ("", "LEFT", "RIGHT", "UP", "DOWN", "OK", "BACK", "TURN", "STOP", "MENU")
