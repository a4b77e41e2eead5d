"""Judge attempted moves, and carry out calls of stop (RULES 9)."""

from engine.const import const
from engine.families import family_of
from engine.moves import end_turn, generate_moves, has_move, make_move, return_showing_card, turn_face_up
from engine.placement import first_space
from engine.position import (
    ABANDON, COUNT, DUTIES, FACE_DOWN, FLAGS, FOUNDATION, GROUP, HAND, HOUSES, ORDER, OVER, PASS, PLAYERS, RESERVE,
    RESERVE_LOCKED, SHOW, TOP, WASTE, pile
)
from engine.rules import CLOSED, COMPULSORY, FOSTER, MAY_PASS, RESERVE_PRIORITY
from engine.workspace import Workspace

VERDICTS = ("ok", "not-available", "reserve-first", "foundation-first", "no-fit", "space-first", "duty")
LEGAL = const(0)
NOT_AVAILABLE = const(1)
RESERVE_FIRST = const(2)
FOUNDATION_FIRST = const(3)
NO_FIT = const(4)
SPACE_FIRST = const(5)
DUTY = const(6)


def judge(pos: bytearray, source: int, destination: int, work: Workspace) -> int:
    """Return the verdict on an attempt as an index into VERDICTS (RULES 9).

    work: a Workspace, which then holds the legal moves.
    """
    if pos[OVER]:
        return NOT_AVAILABLE
    if source == ABANDON:
        return LEGAL
    n = generate_moves(pos, work)
    if has_move(work.moves, n, source, destination):
        return LEGAL
    if not is_available(pos, source, destination):
        return NOT_AVAILABLE
    due = first_compulsory(pos, work.moves, n)
    if due >= 0:
        return RESERVE_FIRST if work.moves[due] == RESERVE and pos[ORDER] & RESERVE_PRIORITY else FOUNDATION_FIRST
    if source == HAND or source == PASS:
        return SPACE_FIRST if (source == HAND or pos[ORDER] & MAY_PASS) and _space_waits(pos) else DUTY
    if (source == SHOW and destination == WASTE) or family_of(pos).may_place(pos, source, destination):
        return DUTY
    return NO_FIT


def first_compulsory(pos: bytearray, moves: bytearray, n: int) -> int:
    """Return the byte of the first compulsory foundation play in a list of n legal moves, -1 if there is none."""
    if pos[ORDER] & COMPULSORY:
        for i in range(0, 2 * n, 2):
            if moves[i + 1] == FOUNDATION:
                return i
    return -1


def _space_waits(pos: bytearray) -> bool:
    # Return whether a space must be filled first, from the mover's reserve or in the one-pack game waste (RULES 9).
    return pos[TOP + pile(pos, family_of(pos).space_filler())] != 0 and first_space(pos) != 0


def is_available(pos: bytearray, source: int, destination: int) -> bool:
    """Return whether a source has a card that may be moved at all, or whether `t`, `u` or `p` applies here."""
    order = pos[ORDER]
    reserve = pile(pos, RESERVE)
    showing = pos[TOP + SHOW] != 0
    has_cards = pos[COUNT + reserve + 1] + pos[COUNT + reserve + 2] > 0
    if source == HAND:
        return has_cards and not showing
    if source == PASS:
        return not showing and (order & FOSTER != 0 or (order & MAY_PASS != 0 and not has_cards))
    if source == RESERVE and destination == RESERVE:
        if not order & FOSTER and not pos[DUTIES] & CLOSED:
            return False
        return pos[TOP + reserve] >= FACE_DOWN and not (showing and order & FOSTER)
    if source & GROUP:
        house = source & 15
        return house <= pos[HOUSES] and family_of(pos).group_bottom(pos, house, destination >> 4) != 0
    if source < RESERVE:
        return source <= pos[HOUSES] and pos[COUNT + source] != 0 and not family_of(pos).is_closed(pos, source)
    if source >= RESERVE + 3 * pos[PLAYERS]:
        return False
    if not 0 < pos[TOP + pile(pos, source)] < FACE_DOWN:
        return False
    if source == RESERVE:
        return destination == FOUNDATION or not pos[FLAGS] & RESERVE_LOCKED
    return family_of(pos).mask_of(pos, source) != 0


def can_stand(pos: bytearray, verdict: int, source: int, destination: int) -> bool:
    """Return whether an attempt that was merely made too early stands if nobody calls stop (RULES 9)."""
    if verdict == LEGAL or verdict == NOT_AVAILABLE or verdict == NO_FIT:
        return False
    if source == HAND or source == PASS or destination == RESERVE or (source == SHOW and destination == WASTE):
        return True
    return family_of(pos).may_place(pos, source, destination)


def call_stop(pos: bytearray, source: int, destination: int, work: Workspace) -> int:
    """Carry out, in place, what follows when the opponent stops an attempt (RULES 9); return its verdict.

    Nothing changes if the attempt is legal, the game is over, or the rule set has no stop for that verdict.
    """
    verdict = judge(pos, source, destination, work)
    order = pos[ORDER]
    if verdict == LEGAL or pos[OVER] or not order & COMPULSORY:
        return verdict
    if order & FOSTER and verdict != FOUNDATION_FIRST:
        return verdict
    if verdict in (RESERVE_FIRST, FOUNDATION_FIRST) and not order & FOSTER:
        due = first_compulsory(pos, work.moves, generate_moves(pos, work))
        make_move(pos, work.moves[due], work.moves[due + 1])
    elif verdict == SPACE_FIRST:
        house = first_space(pos)
        turn_face_up(pos, pile(pos, RESERVE))
        if pos[TOP + pile(pos, RESERVE)]:
            make_move(pos, RESERVE, house)
    if not pos[OVER]:
        return_showing_card(pos)
        end_turn(pos)
    return verdict
