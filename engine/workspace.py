# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The memory that legal moves are generated in; the caller owns it."""

from array import array

from engine.const import const

# Bytes for the moves of any position. The most are groups of 13 sizes from 5 houses to 4 spaces.
ROOM = const(704)
CLASSES = const(28)  # the number of values of fit_tables.CLASS
MOST_IN_GROUP = const(13)  # cards
# `tops` has the houses by number and then, from LOADS on, the piles that may be loaded in the order of LOAD_CODES.
LOADS = const(10)
TOPS = const(14)


class Workspace:
    """The memory to generate moves in. Each thread needs one, and so does each list that is to last.

    moves: a bytearray of ROOM bytes with the moves generated last, 2 bytes each. Everything else is valid only within a
    call.
    """

    def __init__(self) -> None:
        self.moves = bytearray(ROOM)
        # By fit_tables.CLASS: the houses that such a card fits, bit i for house i.
        self.houses = array("H", bytes(2 * CLASSES))
        self.loads = bytearray(64)  # by suit and rank: the piles to load the card on, bits by LOAD_CODES
        self.groups = [0] * (MOST_IN_GROUP + 1)  # by size: the houses that a group of that size fits
        self.tops = bytearray(TOPS)  # of the piles that option_duties.py tries cards on
