# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Why a move is refused, and what would be right, as text: an illegal place, or a card that has none (RULES 9)."""

from engine import onepack
from engine.moves import free_moves, generate_moves, undermost
from engine.position import (
    COUNT,
    FACE_DOWN,
    FAMILY,
    FLAGS,
    FOUNDATION,
    GROUP,
    HAND,
    HELD,
    HOUSES,
    KING,
    MASKS,
    PASS,
    PLAYERS,
    RESERVE,
    RULES,
    SHOW,
    STYLE,
    TOP,
    UNDER,
    WASTE,
    pile,
)
from engine.rules import ANY_SUIT, KING_TO_SPACE, LOAD_RESERVE, LOAD_WASTE, TO_FOUNDATION, TO_HOUSE, rule_set_by_id
from engine.verdict import DUTY, FOUNDATION_FIRST, NO_FIT, RESERVE_FIRST, SPACE_FIRST, mask_of
from engine.workspace import Workspace
from firmware import text
from firmware.text import phrases, refusals

work = Workspace()  # of use within a call alone


def reason(pos: bytearray, verdict: int, src: int, dst: int, seat: int) -> str:
    """Return why an attempt is wrong, for the person in `seat` (phrases.py), whoever has made it."""
    if verdict == RESERVE_FIRST or verdict == FOUNDATION_FIRST:
        generate_moves(pos, work)
        reserve = verdict == RESERVE_FIRST
        could = text.refused().COULD_GO_UP_RESERVE if reserve else text.refused().COULD_GO_UP_FOUNDATION
        return could.format(phrases.card_of(pos, work.moves[0], seat))
    if verdict == SPACE_FIRST:
        space = 1
        while pos[TOP + space]:
            space += 1
        return text.refused().MUST_FILL_SPACE.format(_place(pos, RESERVE, seat), space)
    if verdict == NO_FIT:
        card = _card(pos, src, dst)
        if dst == FOUNDATION and not src & GROUP:
            return text.refused().NO_FIT_FOUNDATION.format(phrases.card(pos, card), needed(pos, src, dst))
        to = phrases.place(pos, pile(pos, dst & 15 if src & GROUP else dst), seat, seat)
        return text.refused().MAY_NOT_GO.format(phrases.card(pos, card), to, needed(pos, src, dst))
    if verdict == DUTY:
        generate_moves(pos, work)
        return refusals.duty(pos, work.moves[0], work.moves[1], seat)
    return _not_available(pos, src, dst, seat)


def _not_available(pos: bytearray, src: int, dst: int, seat: int) -> str:
    if src == HAND:
        return text.refused().ALREADY_TURNED_UP
    if src == PASS:
        return text.refused().CARDS_LEFT_IN_HAND
    if src == RESERVE and pos[FLAGS] & HELD:
        return text.refused().RESERVE_HELD
    if dst == RESERVE:
        return text.refused().RESERVE_STAYS_DOWN
    if src >= WASTE:
        return text.refused().NOT_PLAYED_FROM.format(_place(pos, src, seat))
    return text.refused().CANNOT_MOVE


def nothing_else(pos: bytearray) -> str:
    """Return that the only card with a move is under the cursor, and why that is not the waste's, if it has one."""
    if pos[COUNT + pile(pos, WASTE)] and not pos[MASKS + 3]:
        return text.refused().NOTHING_ELSE_NO_WASTE
    return text.refused().NOTHING_ELSE


def no_move(pos: bytearray, code: int, seat: int) -> str:
    """Return why no legal move leaves from a pile of the person's that has a card (its code), and no other is due."""
    card = pos[TOP + pile(pos, code)]
    if code == RESERVE and card >= FACE_DOWN:
        return text.refused().RESERVE_STAYS_DOWN
    if (code == RESERVE and pos[FLAGS] & HELD) or (code == WASTE and not pos[MASKS + 3]):
        return _not_available(pos, code, SHOW, seat)
    if pos[FAMILY]:
        if 0 < code < RESERVE and pos[COUNT + code] == onepack.COMPLETE:
            return text.refused().HAS_NO_PLACE.format(phrases.card(pos, card), text.refused().HOUSE_IS_COMPLETE)
    else:
        n = free_moves(pos, work)
        for i in range(0, 2 * n, 2):
            if work.moves[i] & ~GROUP == code:
                generate_moves(pos, work)
                return refusals.duty(pos, work.moves[0], work.moves[1], seat)
    return text.refused().HAS_NO_PLACE.format(phrases.card(pos, card), _place_for(pos, code, card))


def _place_for(pos: bytearray, code: int, card: int) -> str:
    # What a card without a move needs. A space that is open is no place for it, and that is said.
    mask = mask_of(pos, code)
    if not pos[FAMILY] and not mask & TO_HOUSE:
        return text.refused().NOT_IN_THESE_RULES
    need = _house_for(pos, card)
    for house in range(1, pos[HOUSES] + 1):
        if not pos[TOP + house]:
            if _fits_no_house(pos, card):
                return _into_space(pos, code, card, mask)
            return text.refused().NOT_A_SPACE.format(need)
    return need


def needed(pos: bytearray, src: int, dst: int) -> str:
    """Return what a card that does not fit a place would need to go there or elsewhere: `it needs a black 3`."""
    card = _card(pos, src, dst)
    mask = mask_of(pos, src)
    if src & GROUP:
        dst &= 15
    elif dst == FOUNDATION:
        if mask & TO_FOUNDATION and card & 15 > 1:
            return _one_of(pos, card, -1, 0)
        return text.refused().NOT_IN_THESE_RULES
    top = pos[TOP + pile(pos, dst)]
    if dst < RESERVE:
        if not top:
            return _into_space(pos, src, card, mask)
        if not mask & TO_HOUSE:
            return text.refused().NOT_IN_THESE_RULES
        if pos[FAMILY] and pos[COUNT + dst] == onepack.COMPLETE:
            return text.refused().HOUSE_IS_COMPLETE
        return _house_for(pos, card)
    if dst == WASTE:
        return text.refused().ONLY_TURNED_UP
    if dst >= RESERVE + 3 * pos[PLAYERS] or dst == RESERVE:
        return text.refused().NOT_IN_THESE_RULES
    if not mask & (LOAD_WASTE if (dst - RESERVE) % 3 else LOAD_RESERVE):
        return text.refused().NOT_IN_THESE_RULES
    if not top:
        return text.refused().NO_CARD_THERE
    if top >= FACE_DOWN:
        return text.refused().FACE_DOWN_THERE
    return _one_of(pos, card, -1, 1)


def _into_space(pos: bytearray, src: int, card: int, mask: int) -> str:
    if 0 < src < RESERVE and not pos[UNDER + card]:
        return text.refused().CHANGES_NOTHING
    if mask & KING_TO_SPACE:
        return text.refused().KINGS_TO_SPACES.format(phrases.letter(KING - 1))
    return text.refused().NOT_IN_THESE_RULES


def _house_for(pos: bytearray, card: int) -> str:
    # What a card needs to go to a house: one of the next rank and the other colour, or in the one-pack game a neighbour
    # in suit. The highest rank needs a space.
    if pos[FAMILY]:
        return _one_of(pos, card, -1, 1)
    if _fits_no_house(pos, card):
        return text.refused().NEEDS_SPACE
    needs = text.refused().NEEDS_BLACK if card >> 4 & 3 in (1, 2) else text.refused().NEEDS_RED
    return needs.format(phrases.rank(pos, card + 1))


def _fits_no_house(pos: bytearray, card: int) -> bool:
    # Whether a card is of the highest rank, which only the one-pack game lays on another card.
    return not pos[FAMILY] and card & 15 == rule_set_by_id(pos[RULES]).ranks


def _one_of(pos: bytearray, card: int, below: int, above: int) -> str:
    # That a card needs one of its neighbours: those of its suit, or the ranks where any suit will do.
    last = rule_set_by_id(pos[RULES]).ranks
    names = []
    for step in (below, above):
        rank = (card & 15) + step
        if pos[FAMILY]:
            rank = (rank - 1) % last + 1
        if step and 1 <= rank <= last:
            near = (card & 0x30) | rank
            any_suit = above and pos[STYLE] & ANY_SUIT
            names.append(phrases.rank(pos, near) if any_suit else phrases.card(pos, near))
    return (text.refused().NEEDS_EITHER if len(names) > 1 else text.refused().NEEDS_ONE).format(*names)


def _card(pos: bytearray, src: int, dst: int) -> int:
    # The card of an attempt, of a group the undermost.
    if src & GROUP:
        house = src & 15
        return onepack.bottom(pos, house) if pos[FAMILY] else undermost(pos, house, dst >> 4)
    return pos[TOP + pile(pos, src)]


def _place(pos: bytearray, code: int, seat: int) -> str:
    return phrases.head(phrases.place(pos, pile(pos, code), seat, seat))
