# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What is wrong with an attempt (RULES 9)."""

from engine import onepack
from engine.const import const
from engine.moves import ABANDON, CLASS, GROUP, PASS, ROOM, WANTS, WHOLE, fits_foundation, legal
from engine.position import (
    COUNT,
    FACE_DOWN,
    FAMILY,
    FOUNDATION,
    HAND,
    HOUSES,
    MASKS,
    ORDER,
    OVER,
    PLAYERS,
    RESERVE,
    SHOW,
    TOP,
    UNDER,
    WASTE,
    pile,
)
from engine.rules import FIT, FOUND, LOAD_RESERVE, LOAD_WASTE, RESERVE_FIRST, SPACE
from engine.rules import PASS as PASS_RULE

NAMES = ("ok", "not-available", "reserve-first", "foundation-first", "no-fit", "space-first", "duty")
OK = const(0)
NOT_AVAILABLE = const(1)
RESERVE_FIRST_ = const(2)
FOUNDATION_FIRST = const(3)
NO_FIT = const(4)
SPACE_FIRST_ = const(5)
DUTY = const(6)

_moves = bytearray(ROOM)


def judge(pos, source, destination):
    """Return the verdict on an attempt as an index into NAMES (RULES 9). Both bytes as in moves.py."""
    if pos[OVER]:
        return NOT_AVAILABLE
    if source == ABANDON:
        return OK
    n = legal(pos, _moves)
    for i in range(0, 2 * n, 2):
        if _moves[i] == source and _moves[i + 1] == destination:
            return OK
    if not available(pos, source, destination):
        return NOT_AVAILABLE
    if n and _moves[1] == FOUNDATION:
        if _moves[0] == RESERVE and pos[ORDER] & RESERVE_FIRST:
            return RESERVE_FIRST_
        return FOUNDATION_FIRST
    plain = source not in (HAND, PASS) and not (source == SHOW and destination == WASTE)
    if plain and not fits(pos, source, destination):
        return NO_FIT
    if source in (HAND, PASS) and _space_waits(pos):
        return SPACE_FIRST_
    return DUTY


def _space_waits(pos):
    # What a space is kept for: the own reserve, in the one-pack game the own waste (RULES 9).
    if not pos[TOP + pile(pos, WASTE if pos[FAMILY] else RESERVE)]:
        return False
    for house in range(1, pos[HOUSES] + 1):
        if not pos[TOP + house]:
            return True
    return False


def available(pos, source, destination):
    """Return whether there is a card there that may be moved at all, or for t u p whether they have a sense here."""
    hand = pile(pos, HAND)
    if source == HAND:
        return not pos[TOP + SHOW] and (pos[COUNT + hand] or pos[COUNT + hand + 1]) != 0
    if source == PASS:
        order = pos[ORDER] & PASS_RULE
        return bool(order) and not pos[TOP + SHOW] and not pos[COUNT + hand] and not pos[COUNT + hand + 1]
    if source == RESERVE and destination == RESERVE:
        return False
    if source & GROUP:
        house = source & 15
        size = destination >> 4
        if size != WHOLE or not pos[FAMILY] or house > pos[HOUSES]:
            return False
        return 2 <= pos[COUNT + house] < onepack.COMPLETE
    if source < RESERVE:
        if source > pos[HOUSES] or not pos[COUNT + source]:
            return False
        return not (source and pos[FAMILY] and pos[COUNT + source] == onepack.COMPLETE)
    if source >= RESERVE + 3 * pos[PLAYERS]:
        return False
    top = pos[TOP + pile(pos, source)]
    if not top or top & FACE_DOWN:
        return False
    if source == RESERVE:
        return True
    if source == WASTE:
        return pos[MASKS + 3] != 0
    return source == WASTE + 3 and pos[FAMILY] != 0


def fits(pos, source, destination):
    """Return whether an available card may go to that place by its row, whatever order or duty says."""
    if pos[FAMILY]:
        return False  # all that fits there is legal, so judge has found it
    mask = mask_of(pos, source)
    card = pos[TOP + pile(pos, source)]
    if destination == FOUNDATION:
        return mask & FOUND != 0 and fits_foundation(pos, card)
    if destination < RESERVE:
        if not 1 <= destination <= pos[HOUSES] or destination == source:
            return False
        top = pos[TOP + destination]
        if top:
            return mask & FIT != 0 and WANTS[top] == CLASS[card]
        return mask & SPACE != 0 and not (0 < source < RESERVE and not pos[UNDER + card])
    if destination == RESERVE + 3 and mask & LOAD_RESERVE or destination == WASTE + 3 and mask & LOAD_WASTE:
        return loads(card, pos[TOP + pile(pos, destination)])
    return False


def mask_of(pos, source):
    """Return the mask (rules.py) of where a card of that source may go."""
    if source == RESERVE:
        return pos[MASKS + 2]
    if source == WASTE:
        return pos[MASKS + 3]
    return pos[MASKS + 1] if source else pos[MASKS]


def loads(card, top):
    """Return whether a card is the neighbour of a pile's top card, as a load must be (RULES 1)."""
    return 0 < top < FACE_DOWN and card & 48 == top & 48 and abs((card & 15) - (top & 15)) == 1
