# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Moves of several cards of a house at once, for the rule sets that have them (rules.GROUPS; RULES 4, 6, 8)."""

from engine.fit_tables import CLASS
from engine.position import FACE_DOWN, GROUP, KING, MASKS, TOP, UNDER
from engine.rules import KING_TO_SPACE, TO_SPACE

_to = [0] * 106  # of a house: the houses that its top cards can go to, by their number
_SIZES = bytes((10, 11, 12, 13, 2, 3, 4, 5, 6, 7, 8, 9))  # in the order of their text


def group_moves(pos, out, n, house, single, spaces, accept):
    """Write the moves of a house's top card and its groups, by destination, into out at byte n; return the byte after.

    single: bits of the houses that the top card goes to; spaces: of the empty ones; accept: by fit_tables.CLASS, of
    those that a card of it fits. In the order of their text: `12`, then `12x10`, …, `12x2`, ….
    """
    if not pos[MASKS + 1] & TO_SPACE and not pos[MASKS + 1] & KING_TO_SPACE:
        spaces = 0
    kings_only = pos[MASKS + 1] & KING_TO_SPACE
    deepest = 1
    to = single
    card = pos[UNDER + pos[TOP + house]]
    while card and card < FACE_DOWN:
        deepest += 1
        under = pos[UNDER + card]
        fit = accept[CLASS[card]] & ~(1 << house)
        if spaces and under and (card & 15 == KING or not kings_only):
            fit |= spaces
        _to[deepest] = fit
        to |= fit
        card = under
    other = 0
    while to:
        if to & 1:
            if single >> other & 1:
                out[n] = house
                out[n + 1] = other
                n += 2
            for size in _SIZES:
                if size <= deepest and _to[size] >> other & 1:
                    out[n] = house | GROUP
                    out[n + 1] = size << 4 | other
                    n += 2
        to >>= 1
        other += 1
    return n
