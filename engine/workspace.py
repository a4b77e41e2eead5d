"""The memory that legal moves are generated in; the caller owns it."""

from array import array

from engine.const import const

# Bytes for the moves of any position. The most are groups of 13 sizes from 5 houses to 4 spaces.
MOVES_SIZE = const(704)
CLASS_COUNT = const(28)  # the number of values of placement.CARD_CLASS
MAX_GROUP_SIZE = const(13)  # cards


class Workspace:
    """The memory to generate moves in. Each thread needs one, and so does each list that is to last.

    moves: a bytearray of MOVES_SIZE bytes with the moves generated last, 2 bytes each. Everything else is valid only
    within a call.
    """

    def __init__(self) -> None:
        self.moves = bytearray(MOVES_SIZE)
        # By placement.CARD_CLASS: the houses that such a card fits, bit i for house i.
        self.fitting_houses = array("H", bytes(2 * CLASS_COUNT))
        self.loadable_piles = bytearray(64)  # by suit and rank: the piles to load the card on, bits by LOAD_CODES
        self.group_houses = [0] * (MAX_GROUP_SIZE + 1)  # by size: the houses that a group of that size fits
