# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What the searching player thinks of a position: ints from -128 to 127, about 10 for a card of the hand."""

from engine.position import FAMILY

NAMES = (
    "reserve",  # cards
    "hand",  # cards of hand, waste and showing
    "his_reserve",
    "his_hand",
    "his_reserve_empty",
    "his_reserve_fits_house",
    "his_reserve_fits_foundation",
    "loads_waste",  # house tops that could be loaded on the own waste
    "loads_reserve",
    "kings",  # as house tops
    "singles",  # houses of one card
    "spaces",
    "founds",  # cards on foundations
    "tempo",
    "next_fits",  # the next card is known, and there is a place for it
    "next_fails",
)
# Where the turn ends with the position, and where it goes on with turning up.
TWO_PACKS = (
    (-38, -10, 37, 11, -35, -50, -128, -20, -80, 12, -6, -40, -1, 0, 0, 0),
    (-38, -10, 37, 11, -35, -17, -50, -7, -27, 12, -6, 10, -1, 60, 20, -20),
)

ONE_PACK_NAMES = (
    "hand",
    "his_hand",
    "spaces",
    "singles",
    "his_waste_fits",  # houses that his waste's top fits
    "waste_fits",
    "loads",  # the waste tops are neighbours: each can be loaded on the other
    "tempo",
)
ONE_PACK = (
    (-20, 20, -10, -2, -10, 5, -10, 0),
    (-20, 20, 10, 4, 0, 10, 5, 30),
)


def _bytes(rows):
    return bytes([weight + 128 for weight in rows[0] + rows[1]])


_TWO_PACKS = _bytes(TWO_PACKS)
_ONE_PACK = _bytes(ONE_PACK)


def row(pos):
    """Return the weights for the rules of a position, as bytes: both rows, each weight + 128."""
    return _ONE_PACK if pos[FAMILY] else _TWO_PACKS
