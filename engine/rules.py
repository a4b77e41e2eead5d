# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The rule sets: a row of data each, which the engine reads; and the options that change a row (RULES 3-8)."""

from engine.const import const

# Where a card may go, by the pile it comes from: the masks of a row (RULES 4-6, 8).
FOUND = const(1)  # a foundation it fits
FIT = const(2)  # a house it fits
SPACE = const(4)  # an empty house
LOAD_RESERVE = const(8)  # the opponent's reserve
LOAD_WASTE = const(16)  # the opponent's waste
LOADS = const(24)
KING_SPACE = const(32)  # an empty house, a king alone
LAST_LOAD = const(64)  # a load only where it fits no other house (RULES 6)

# How a turn goes: the flags of a row, a byte each in the position.
RESERVE_FIRST = const(1)  # order: `rf` before every other foundation play
COMPULSORY = const(2)  # order: a foundation play before anything else
RESERVE_DUTY = const(4)  # order: the reserve into spaces, then onto houses, before the rest (RULES 6)
SPACE_FIRST = const(8)  # no `t` with a space open and the own reserve not empty
PASS = const(16)  # order: `p` with hand and waste empty
TAKES = const(32)  # order: Foster's: the opponent's piles are available, `u`, held reserve, third run (RULES 5)
TWO_WASTE = const(64)  # order: `hw` only of a card with no place; it lays a second card (RULES 6)
PATIENCE = const(128)  # order: `t` lays on the waste, nothing compulsory (RULES 8, klondike)

ANY_SUIT = const(1)  # style: a load fits in any suit
GROUPS = const(2)  # style: the top cards of a house move as a group
STAGGERED = const(4)  # style: dealt as the first turn begins
HAND_WINS = const(8)  # style: won with hand and waste empty, whatever the reserve
HOUSE_OUT = const(16)  # style: the first emptied house goes out of use; a joker is set aside
FORFEIT = const(32)  # style: abandoning pays 20 more; a stalemate is a draw (RULES 7)
WASTE_COUNTS = const(64)  # style: spaces are for the own waste first (onepack's `t`)

# Who begins.
LOWER_RESERVE = const(0)
CUT = const(1)

NAMES = ("classic", "onepack")

_CLASSIC_MASK = const(31)  # FOUND | FIT | SPACE | LOADS

# family, players, houses, reserve, packs, ranks, lowest letter, begins,
# masks (showing card, house top, reserve top, own waste's top), order, style
_ROWS = {
    "classic": (
        0, 2, 8, 13, 2, 13, 0, LOWER_RESERVE,
        (_CLASSIC_MASK, _CLASSIC_MASK, _CLASSIC_MASK, 0),
        RESERVE_FIRST | COMPULSORY | SPACE_FIRST | PASS, 0,
    ),
    "onepack": (
        1, 2, 8, 0, 1, 13, 0, CUT,
        (FIT | SPACE | LOAD_WASTE, FIT | SPACE, 0, FIT | SPACE | LOAD_WASTE),
        0, STAGGERED,
    ),
}  # fmt: skip


class Row:
    """One rule set with its options, as the deal and the notation need it.

    name: the normalised text (`classic`); players, houses (all), reserve (cards), packs, ranks (cards in a suit),
    low (index in A23456789TJQK of the lowest rank), begins, masks (4), order, style: see above.
    """

    def __init__(self, text):
        parts = text.split("+")
        if parts[0] not in _ROWS:
            raise ValueError("rules: no rule set '%s'; there are: %s" % (parts[0], " ".join(NAMES)))
        for option in parts[1:]:
            raise ValueError("rules: %s has no option '%s'" % (parts[0], option))
        self.name = text
        self.index = NAMES.index(parts[0])
        (self.family, self.players, self.houses, self.reserve, self.packs, self.ranks, self.low, self.begins,
         self.masks, self.order, self.style) = _ROWS[parts[0]]  # fmt: skip


def check(text):
    """Return the rules text normalised, or raise ValueError with one line that names what is wrong."""
    return Row(text).name
