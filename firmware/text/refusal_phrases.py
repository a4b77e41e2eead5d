"""The reasons why a move is refused at the table, as text. phrases.py has what is said all the time."""

from engine import option_duties
from engine.moves import GROUP, generate_moves
from engine.position import DUTIES, FACE_DOWN, FAMILY, FOUNDATION, HAND, HOUSES, ORDER, RESERVE, SHOW, TOP, WASTE, pile
from engine.rules import CLOSED, FOSTER, MUST_LOAD, MUST_SPACE, RELEASE, RESERVE_DUTY, UNCOVER
from engine.verdict import FOUNDATION_FIRST, NOT_AVAILABLE, RESERVE_FIRST, SPACE_FIRST, first_compulsory
from engine.workspace import Workspace
from firmware import text
from firmware.text import phrases
from firmware.text.move_description import MoveDescription

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any as Session  # of firmware.app, which this room must not import

THIRD_RUN_SOURCES = bytes((RESERVE, WASTE, SHOW))  # whose cards must be played in the third run (RULES 5)


def refusal(pos: bytearray, verdict: int, src: int, dst: int, viewer: int) -> str:
    """Return why an attempt is refused for a verdict that asks for another move first, or for a card (RULES 9)."""
    work = Workspace()
    n = generate_moves(pos, work)
    if verdict == RESERVE_FIRST or verdict == FOUNDATION_FIRST:
        src = work.moves[first_compulsory(pos, work.moves, n)]
        p = pile(pos, src)
        card = phrases.card(pos, pos[TOP + p])
        if not src:
            first = text.refusals().RESERVE_FIRST if verdict == RESERVE_FIRST else text.refusals().FOUNDATION_FIRST
            return first.format(card)
        first = (
            text.refusals().RESERVE_FIRST_FROM if verdict == RESERVE_FIRST else text.refusals().FOUNDATION_FIRST_FROM
        )
        return first.format(card, phrases.pile_name(pos, p, viewer))
    if verdict == SPACE_FIRST:
        space = 1
        while space < pos[HOUSES] and pos[TOP + space]:
            space += 1
        if pos[FAMILY]:
            return text.refusals().SPACE_FIRST_WASTE.format(space)
        if _is_legal(work, n, RESERVE, space) or _is_legal(work, n, RESERVE, RESERVE):
            return text.refusals().SPACE_FIRST_RESERVE.format(space)
    if verdict == NOT_AVAILABLE:
        return text.refusals().NO_CARD_TO_TURN_UP
    return required_move(pos, src, dst, viewer)


def _is_legal(work: Workspace, n: int, src: int, dst: int) -> bool:
    for i in range(0, 2 * n, 2):
        if work.moves[i] == src and work.moves[i + 1] == dst:
            return True
    return False


def required_move(pos: bytearray, src: int, dst: int, viewer: int) -> str:
    """Return which rule asks for another move than the one that was tried, (src, dst), and for which.

    The move that is named is legal, and one that the rule demands.
    """
    words = text.refusals()
    work = Workspace()
    n = generate_moves(pos, work)
    moves = work.moves
    if pos[ORDER] & RESERVE_DUTY:
        if moves[0] == RESERVE and moves[1] < RESERVE:
            first = words.COMES_FIRST if src == RESERVE else words.RESERVE_GOES_FIRST
            return first.format(_described(pos, moves, 0, viewer))
        i = _first_to_house(pos, moves, n, bytes((src,)))
        if i >= 0:
            first = words.HOUSE_GOES_FIRST if pos[TOP + (moves[i + 1] & 15)] else words.COMES_FIRST
            return first.format(_described(pos, moves, i, viewer))
    if pos[ORDER] & FOSTER:
        i = _first_to_house(pos, moves, n, THIRD_RUN_SOURCES)
        if i >= 0:
            return words.THIRD_RUN.format(_described(pos, moves, i, viewer))
    duties = pos[DUTIES]
    if duties & RELEASE and option_duties.release_moves(pos, Workspace()):
        return words.RELEASE_FIRST.format(_described(pos, moves, 0, viewer))
    if duties & UNCOVER and option_duties.uncover_moves(pos, Workspace()):
        return words.UNCOVER_FIRST.format(_described(pos, moves, 0, viewer))
    if duties & MUST_LOAD:
        for i in range(0, 2 * n, 2):
            if WASTE < moves[i + 1] < FOUNDATION and not moves[i] & GROUP:
                return words.LOAD_FIRST.format(_described(pos, moves, i, viewer))
    if duties & CLOSED and pos[TOP + pile(pos, RESERVE)] >= FACE_DOWN:
        return words.TURN_UP_RESERVE_FIRST
    if duties & MUST_SPACE:
        return words.MAKE_SPACE_FIRST
    return words.COMES_FIRST.format(_described(pos, moves, 0, viewer))


def _described(pos: bytearray, moves: bytearray, i: int, viewer: int) -> str:
    return MoveDescription(pos, moves[i], moves[i + 1]).full(viewer, False)


def _first_to_house(pos: bytearray, moves: bytearray, n: int, sources: bytes) -> int:
    # Return the byte of the first of n moves from one of these piles to a house, rather not a space; -1 for none.
    found = -1
    for i in range(0, 2 * n, 2):
        if moves[i] & ~GROUP in sources and (moves[i] & GROUP or SHOW < moves[i + 1] < RESERVE):
            if pos[TOP + (moves[i + 1] & 15)]:
                return i
            if found < 0:
                found = i
    return found


def undo_refusal(session: "Session") -> str:
    """Return why the last move of a session cannot be undone."""
    source = session.last_source()
    if source == HAND:
        return text.refusals().SEEN_HAND
    if source == RESERVE:
        return text.refusals().SEEN_RESERVE
    if SHOW < source & ~GROUP < RESERVE:
        return text.refusals().SEEN_HOUSE
    return text.refusals().NOTHING_TO_UNDO
