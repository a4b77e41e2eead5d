# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Where things stand on the screen: data for each screen size, in pixels."""


class Table:
    """One table.

    own, other: where reserve, hand, waste and showing card of the person and of the opponent stand, each
    (x, y, rows of a card that show, 0 for all; x and y of its count); foundations: y, or -1 where there
    are none; houses: y and height of the room for them; numbers: y of theirs; words: x, y, width and
    lines of the text; name: x and y of the opponent's name.
    """

    def __init__(self, own, other, foundations, houses, numbers, words, name):
        self.own = own
        self.other = other
        self.foundations = foundations
        self.houses = houses
        self.numbers = numbers
        self.words = words
        self.name = name


_240_TWO_PACKS = Table(
    ((1, 203, 0, 1, 230), (91, 203, 0, 91, 230), (61, 203, 0, 61, 230), (31, 203, 0, -1, -1)),
    ((1, 0, 21, 31, 6), (123, 0, 21, 153, 6), (77, 0, 21, 107, 6), (47, 0, 21, -1, -1)),
    22,
    (46, 155),
    193,
    (122, 203, 118, 4),
    (172, 2),
)
_240_ONE_PACK = Table(
    ((0, 0, 0, 0, 0), (61, 203, 0, 61, 230), (31, 203, 0, 31, 230), (1, 203, 0, -1, -1)),
    ((0, 0, 0, 0, 0), (77, 0, 21, 107, 6), (31, 0, 21, 61, 6), (1, 0, 21, -1, -1)),
    -1,
    (25, 176),
    193,
    (92, 203, 148, 4),
    (172, 2),
)

# By screen size: the table of the two-pack family, the one of the one-pack game.
TABLES = {(240, 240): (_240_TWO_PACKS, _240_ONE_PACK)}


def table(width, height, family):
    """Return the Table of a screen and a family of rule sets (position.FAMILY).

    ValueError for a screen that is not laid out.
    """
    if (width, height) not in TABLES:
        raise ValueError("no layout for a screen of %d x %d" % (width, height))
    return TABLES[(width, height)][family]
