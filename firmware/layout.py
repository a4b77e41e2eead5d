# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Where things stand on the screen: data for each screen size and each kind of table, in pixels."""

from engine.position import FAMILY, HOUSES, PLAYERS


class Table:
    """One table.

    rows: of the person, the next player and the third: where reserve, hand, waste and showing card stand, each
    (x, y, rows of a card that show, 0 for all; x and y of its count) or None; foundations: y, rows of a card that show,
    x of each, two a suit, or None; houses: y and height of the room for them, x of each; numbers: y of theirs;
    words: x, y, width and lines of the text; names: x and y of the others' names; width: of a card.
    """

    def __init__(self, rows, foundations, houses, numbers, words, names, width=28):
        self.rows = rows
        self.foundations = foundations
        self.houses = houses
        self.numbers = numbers
        self.words = words
        self.names = names
        self.width = width


_EIGHT = bytes(range(1, 240, 30))
_OWN = ((1, 202, 0, 1, 229), (91, 202, 0, 91, 229), (61, 202, 0, 61, 229), (31, 202, 0, -1, -1))
_OTHER = ((1, 0, 21, 31, 6), (123, 0, 21, 153, 6), (77, 0, 21, 107, 6), (47, 0, 21, -1, -1))

_240_TWO_PACKS = Table(
    (_OWN, _OTHER),
    (22, 21, _EIGHT),
    (46, 155, _EIGHT),
    193,
    (122, 203, 118, 4),
    ((172, 2),),
)
# Six houses, and four foundations over the middle ones.
_240_SIX_HOUSES = Table(
    (_OWN, _OTHER),
    (22, 21, bytes((49, 49, 87, 87, 125, 125, 163, 163))),
    (46, 155, bytes(range(11, 230, 38))),
    193,
    (122, 203, 118, 4),
    ((172, 2),),
)
# Nine houses of narrower cards, three a player; the others' rows side by side, counts on the cards.
_240_THREE = Table(
    (
        ((1, 202, 0, 1, 229), (79, 202, 0, 79, 229), (53, 202, 0, 53, 229), (27, 202, 0, -1, -1)),
        ((12, 0, 21, 12, 12), (90, 0, 21, 90, 12), (64, 0, 21, 64, 12), (38, 0, 21, -1, -1)),
        ((135, 0, 21, 135, 12), (213, 0, 21, 213, 12), (187, 0, 21, 187, 12), (161, 0, 21, -1, -1)),
    ),
    (22, 21, bytes(range(2, 240, 30))),
    (46, 155, bytes((1, 27, 53, 81, 107, 133, 161, 187, 213))),
    193,
    (107, 203, 132, 4),
    ((1, 1), (124, 1)),
    25,
)
_240_ONE_PACK = Table(
    (
        (None, (61, 202, 0, 61, 229), (31, 202, 0, 31, 229), (1, 202, 0, -1, -1)),
        (None, (77, 0, 21, 107, 6), (31, 0, 21, 61, 6), (1, 0, 21, -1, -1)),
    ),
    None,
    (25, 176, _EIGHT),
    193,
    (92, 203, 148, 4),
    ((172, 2),),
)
# One player: hand, waste and whole foundations on top, the words across.
_240_PATIENCE = Table(
    ((None, (3, 1, 0, 3, 28), (37, 1, 0, 37, 28), None),),
    (1, 37, bytes((105, 105, 139, 139, 173, 173, 207, 207))),
    (44, 156, bytes(range(3, 235, 34))),
    202,
    (1, 212, 238, 3),
    (),
)

# By screen size: the tables of two packs, of six houses, of three players, of the one-pack game, of a patience.
TABLES = {(240, 240): (_240_TWO_PACKS, _240_SIX_HOUSES, _240_THREE, _240_ONE_PACK, _240_PATIENCE)}


def table(width, height, pos):
    """Return the Table of a screen for a position's rule set. ValueError for a screen that is not laid out."""
    if (width, height) not in TABLES:
        raise ValueError("no layout for a screen of %d x %d" % (width, height))
    if pos[PLAYERS] == 1:
        kind = 4
    elif pos[FAMILY]:
        kind = 3
    elif pos[PLAYERS] == 3:
        kind = 2
    else:
        kind = 1 if pos[HOUSES] == 6 else 0
    return TABLES[(width, height)][kind]
