# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The reasons why a move is refused at the table, as text. phrases.py has what is said all the time."""

from engine import option_duties
from engine.moves import GROUP
from engine.position import (
    DUTIES,
    FACE_DOWN,
    FAMILY,
    FOUNDATION,
    HAND,
    HOUSES,
    ORDER,
    RESERVE,
    SHOW,
    TOP,
    WASTE,
    pile,
)
from engine.rules import CLOSED, FOSTER, MUST_LOAD, MUST_SPACE, RELEASE, RESERVE_DUTY, UNCOVER
from engine.verdict import FOUNDATION_FIRST, NOT_AVAILABLE, RESERVE_FIRST, SPACE_FIRST
from engine.workspace import Workspace
from firmware import text
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any as Session  # of firmware.app, which this room must not import


def refusal(pos: bytearray, verdict: int, src: int, dst: int, seat: int) -> str:
    """Return why turning up, passing or laying down the turned-up card is refused (RULES 9).

    (src, dst): a legal move, which the verdict may ask for first.
    """
    if verdict == RESERVE_FIRST or verdict == FOUNDATION_FIRST:
        p = pile(pos, src)
        card = phrases.card(pos, pos[TOP + p])
        if not src:
            first = text.refused().RESERVE_FIRST if verdict == RESERVE_FIRST else text.refused().FOUNDATION_FIRST
            return first.format(card)
        first = text.refused().RESERVE_FIRST_FROM if verdict == RESERVE_FIRST else text.refused().FOUNDATION_FIRST_FROM
        return first.format(card, phrases.place(pos, p, seat, seat))
    if verdict == SPACE_FIRST:
        space = 1
        while space < pos[HOUSES] and pos[TOP + space]:
            space += 1
        return (text.refused().SPACE_FIRST_WASTE if pos[FAMILY] else text.refused().SPACE_FIRST_RESERVE).format(space)
    if verdict == NOT_AVAILABLE:
        return text.refused().NO_CARD_TO_TURN_UP
    return duty(pos, src, dst, seat)


def duty(pos: bytearray, src: int, dst: int, seat: int) -> str:
    """Return which rule asks for another move than the one that was tried, and for which.

    (src, dst): the first legal move.
    """
    move = phrases.held(pos, src, dst, seat, False)
    if pos[ORDER] & RESERVE_DUTY:
        if src == RESERVE:
            return text.refused().RESERVE_GOES_FIRST.format(move)
        if dst < RESERVE or src & GROUP:
            return text.refused().HOUSE_GOES_FIRST.format(move)
    if pos[ORDER] & FOSTER:
        return text.refused().THIRD_RUN.format(move)
    duties = pos[DUTIES]
    if duties & RELEASE and option_duties.release(pos, Workspace()):
        return text.refused().RELEASE_FIRST.format(move)
    if duties & UNCOVER and option_duties.uncover(pos, Workspace()):
        return text.refused().UNCOVER_FIRST.format(move)
    if duties & MUST_LOAD and WASTE < dst < FOUNDATION and not src & GROUP:
        return text.refused().LOAD_FIRST.format(move)
    if duties & CLOSED and pos[TOP + pile(pos, RESERVE)] >= FACE_DOWN:
        return text.refused().TURN_UP_RESERVE_FIRST
    if duties & MUST_SPACE:
        return text.refused().MAKE_SPACE_FIRST
    return text.refused().COMES_FIRST.format(move)


def cannot_undo(session: "Session") -> str:
    """Return why the last move of a session cannot be undone."""
    source = session.last_source()
    if source == HAND:
        return text.refused().SEEN_HAND
    if source == RESERVE:
        return text.refused().SEEN_RESERVE
    if SHOW < source & ~GROUP < RESERVE:
        return text.refused().SEEN_HOUSE
    return text.refused().NOTHING_TO_TAKE_BACK
