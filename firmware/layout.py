# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Where things stand on the screen: data for each kind of table, in pixels; that of a screen size is in a file of
its own, which only a screen of that size loads."""

from engine.position import FAMILY, HOUSES, PLAYERS

TWO_PACKS = 0
SIX_HOUSES = 1
THREE = 2
ONE_PACK = 3
PATIENCE = 4


class Table:
    """One table.

    rows: of the person, the next player and the third: where reserve, hand, waste and showing card stand, each
    (x, y, rows of a card that show, 0 for all; x and y of its count) or None; foundations: y of each, two a suit, rows
    of a card that show, x of each, or None; houses: y and height of the room for them, x of each; numbers: y of
    theirs; words: x, y, width and lines of the text; names: x and y of the others' names; width, height: of a card;
    fan: rows of a card that show in a fan with room, in a closed one, and in one folded in its middle (0: none is),
    then of face-down cards, with room and closed.
    """

    def __init__(self, rows, foundations, houses, numbers, words, names, width=28, height=37, fan=(13, 8, 0, 6, 3)):
        self.rows = rows
        self.foundations = foundations
        self.houses = houses
        self.numbers = numbers
        self.words = words
        self.names = names
        self.width = width
        self.height = height
        self.fan = fan


def _tables(width, height):
    # The tables of a screen by the kinds above, None for one that does not fit it.
    if (width, height) == (240, 240):
        from firmware.layout_240x240 import TABLES
    elif (width, height) == (320, 240):
        from firmware.layout_320x240 import TABLES
    elif (width, height) == (240, 135):
        from firmware.layout_240x135 import TABLES
    elif (width, height) == (160, 128):
        from firmware.layout_160x128 import TABLES
    else:
        raise ValueError("no layout for a screen of %d x %d" % (width, height))
    return TABLES


def fits(width, height, rules):
    """Return whether the table of a rule set (its name, without options) fits a screen."""
    return rules != "three" or _tables(width, height)[THREE] is not None


def table(width, height, pos):
    """Return the Table of a screen for a position's rule set. ValueError for a screen that is not laid out, or too
    small for it."""
    if pos[PLAYERS] == 1:
        kind = PATIENCE
    elif pos[FAMILY]:
        kind = ONE_PACK
    elif pos[PLAYERS] == 3:
        kind = THREE
    else:
        kind = SIX_HOUSES if pos[HOUSES] == 6 else TWO_PACKS
    found = _tables(width, height)[kind]
    if found is None:
        raise ValueError("this table needs a larger screen than %d x %d" % (width, height))
    return found
