# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The room that legal moves are found in, which belongs to whoever asks for them."""

from array import array

from engine.const import const

# Bytes that the moves of any position fit in: most are groups of 5 houses going to 4 spaces, of 13 sizes each.
ROOM = const(704)
CLASSES = const(28)  # that fit_tables.CLASS tells apart
MOST_IN_GROUP = const(13)  # cards
# The houses by their numbers, then from LOADS on the piles that may be loaded, in the order of position.LOAD_CODES.
LOADS = const(10)
TOPS = const(14)


class Workspace:
    """What legal moves are written to and found with: each thread needs one, and each list that is to last.

    moves: bytearray of ROOM, the moves found last, 2 bytes each; all else is of use within a call alone.
    """

    def __init__(self) -> None:
        self.moves = bytearray(ROOM)
        # By fit_tables.CLASS: the houses that a card of it fits, bit i for house i.
        self.houses = array("H", bytes(2 * CLASSES))
        self.loads = bytearray(64)  # by suit and rank: the piles that a card can be loaded on, bits by LOAD_CODES
        self.groups = [0] * (MOST_IN_GROUP + 1)  # by their size: the houses that the groups of one house fit
        self.tops = bytearray(TOPS)  # of the piles that cards are tried on
