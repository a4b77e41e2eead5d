# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Score a legal move by what a card player sees at a glance. The greedy player plays the best one.

It plays its reserve first, loads the opponent, makes spaces and fills them. It moves a house card to another house
only to make a space or to uncover a card that can be used at once. Using that card always scores more than uncovering
one, so houses are not shuffled back and forth and every turn ends.
"""

from engine import onepack
from engine.const import const
from engine.fit_tables import CLASS, WANTS, fits_foundation
from engine.position import (
    ABANDON,
    COUNT,
    FACE_DOWN,
    FAMILY,
    FOUNDATION,
    GROUP,
    HAND,
    HOUSES,
    PASS,
    QUIET,
    RESERVE,
    SHOW,
    TOP,
    UNDER,
    WASTE,
    pile,
)
from engine.priorities import (
    CARD_OUT,
    CARD_TO_SPACE,
    END,
    FILL,
    JOIN,
    LOAD_CARD,
    LOAD_RESERVE,
    LOAD_WASTE,
    MAKE_SPACE,
    NONE,
    PLAY_UP,
    PREFERRED,
    RESERVE_OUT,
    TURN_UP,
    UNCOVER,
)

_LOADS_UNTIL = const(40)  # `quiet` turns after which the one-pack player no longer prefers loads


def value(pos: bytearray, source: int, destination: int) -> int:
    """Return the score of a legal move of a view (position.view) for the player to move."""
    if destination == FOUNDATION:
        return PLAY_UP + _emptied(pos, source)
    if source == HAND:
        return TURN_UP
    if source == PASS or source == ABANDON or (source == SHOW and destination == WASTE):
        return END
    if pos[FAMILY]:
        return _onepack_value(pos, source, destination)
    if source & GROUP:
        return _group_value(pos, source & 15, destination)
    if source == RESERVE and destination == RESERVE:
        return TURN_UP + PREFERRED
    if source > WASTE:
        return NONE
    if source >= RESERVE:
        return _card_value(pos, source, destination, RESERVE_OUT if source == RESERVE else CARD_OUT)
    if source == SHOW:
        return _card_value(pos, source, destination, CARD_OUT)
    return _house_value(pos, source, destination)


def _emptied(pos: bytearray, source: int) -> int:
    # The only card of a house goes first, because it leaves a space.
    return PREFERRED if 0 < source < RESERVE and pos[COUNT + source] == 1 else 0


def _card_value(pos: bytearray, source: int, destination: int, onto_house: int) -> int:
    if destination >= RESERVE:
        return LOAD_CARD + (PREFERRED if destination == RESERVE + 3 else 0)
    if pos[TOP + destination]:
        # Build on long houses, because short ones can still be emptied.
        return onto_house + min(pos[COUNT + destination], 15)
    return FILL if source == RESERVE else CARD_TO_SPACE


def _house_value(pos: bytearray, source: int, destination: int) -> int:
    if destination == RESERVE + 3:
        return LOAD_RESERVE + _emptied(pos, source)
    if destination == WASTE + 3:
        return LOAD_WASTE + (MAKE_SPACE - LOAD_WASTE if pos[COUNT + source] == 1 else 0)
    if not pos[TOP + destination]:
        return NONE
    if pos[COUNT + source] == 1:
        return MAKE_SPACE
    bared = pos[UNDER + pos[TOP + source]]
    return UNCOVER if bared >= FACE_DOWN or _use_of(pos, bared, source) else NONE


def _group_value(pos: bytearray, house: int, destination: int) -> int:
    # A whole house leaves a space. Part of one matters only for the card that it bares.
    if not pos[TOP + (destination & 15)]:
        return NONE
    size = destination >> 4
    if size == pos[COUNT + house]:
        return MAKE_SPACE
    card = pos[TOP + house]
    for _ in range(size):
        card = pos[UNDER + card]
    return UNCOVER if card >= FACE_DOWN or _use_of(pos, card, 0) else NONE


def _use_of(pos: bytearray, bared: int, house: int) -> bool:
    """Return whether a card that a move would bare in a house can be used at once."""
    if fits_foundation(pos, bared):
        return True
    if _needs(pos, pos[TOP + pile(pos, RESERVE)], bared) or _needs(pos, pos[TOP + SHOW], bared):
        return True
    # If the house has two cards and the lower one has a place too, moving both makes a space.
    return house != 0 and pos[COUNT + house] == 2 and _has_house(pos, bared)


def _needs(pos: bytearray, card: int, bared: int) -> bool:
    # Return whether a card of the mover fits the bared one and no present house.
    return 0 < card < FACE_DOWN and CLASS[card] == WANTS[bared] and not _has_house(pos, card)


def _has_house(pos: bytearray, card: int) -> bool:
    kind = CLASS[card]
    for house in range(1, pos[HOUSES] + 1):
        if WANTS[pos[TOP + house]] == kind:
            return True
    return False


def _onepack_value(pos: bytearray, source: int, destination: int) -> int:
    if source & GROUP:
        return JOIN
    if destination == WASTE + 3:
        return LOAD_CARD if pos[QUIET] < _LOADS_UNTIL else CARD_OUT - 1
    top = pos[TOP + destination]
    if 0 < source < RESERVE:
        # Where the tops of two houses are neighbours, the shorter moves card by card onto the longer, never back.
        if not top:
            return NONE
        mine = pos[COUNT + source]
        other = pos[COUNT + destination]
        return JOIN if mine < other or (mine == other and source > destination) else NONE
    card = pos[TOP + pile(pos, source)]
    if source == WASTE + 3:
        return NONE  # a card of the mover that would fit on it can be loaded onto the waste instead
    if top:
        return CARD_OUT + min(pos[COUNT + destination], 13)
    # The best card for a space is one that a whole house can be laid on, because that leaves a space again.
    return CARD_TO_SPACE + (MAKE_SPACE - CARD_TO_SPACE if _goes_under(pos, card) else source == SHOW)


def _goes_under(pos: bytearray, card: int) -> bool:
    for house in range(1, pos[HOUSES] + 1):
        if 1 < pos[COUNT + house] < onepack.COMPLETE:
            first = onepack.bottom(pos, house)
            before = onepack.LOWER[first] if onepack.rising(pos, house) else onepack.HIGHER[first]
            if before == card:
                return True
    return False
