"""The states of a table, from one move to the next."""

from engine.const import const

BEGIN = const(0)  # The table has just opened, and does not know yet whose turn it is.
PLAY = const(1)  # It is the player's turn: the table waits for a button.
THINK = const(2)  # An opponent is looking for a move.
ANNOUNCE = const(3)  # The opponent's move is announced.
SLIDE = const(4)  # A card is on its way.
LANDED = const(5)  # The card has arrived.
END = const(6)  # The game is over.
INSPECT = const(7)  # The game is over, and the player is looking at the table.
