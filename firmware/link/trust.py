# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Whether what came is believed: a move that the engine takes, a call of stop at what was tried here."""

from engine.game import STOPPED, WRONG
from engine.moves import make_move
from engine.position import FOUNDATION, GROUP, HAND, ORDER, PASS, PILES, RESERVE, SHOW, TURN
from engine.rules import FOSTER
from engine.verdict import FOUNDATION_FIRST, OK, can_stand, judge, stop
from engine.workspace import Workspace

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from firmware.app.session import Session


def is_possible(session: "Session", src: int, dst: int) -> bool:
    """Return whether the engine takes a move, with STOPPED or WRONG on it or plain, from whoever is to move."""
    game = session.game
    plain = src & ~(STOPPED | WRONG)
    if src == plain:
        return game.is_legal(src, dst)
    if not session.stop_play or src & STOPPED and src & WRONG or not _is_move(plain, dst):
        return False
    verdict = judge(game.pos, plain, dst, game.work)
    if verdict == OK or src & STOPPED and game.pos[ORDER] & FOSTER and verdict != FOUNDATION_FIRST:
        return False
    return src & STOPPED != 0 or can_stand(game.pos, verdict, plain, dst)


def is_call(session: "Session", number: int, src: int, dst: int) -> bool:
    """Return whether the other calls stop at what this end tried as a ply, and has played nothing since."""
    game = session.game
    if not session.stop_play or not src & STOPPED or number >= game.ply:
        return False
    if game.log[2 * number] != src & ~STOPPED | WRONG or game.log[2 * number + 1] != dst:
        return False
    pos = bytearray(game.base)
    for ply in range(game.ply):
        if ply >= number and pos[TURN] != session.seat:
            return False
        source = game.log[2 * ply]
        if source & STOPPED:
            stop(pos, source & ~STOPPED, game.log[2 * ply + 1], Workspace())
        else:
            make_move(pos, source & ~WRONG, game.log[2 * ply + 1])
    return True


def _is_move(src: int, dst: int) -> bool:
    # Whether these bytes can be a move at all, of a player who tries anything.
    if src & GROUP:
        return GROUP < src <= GROUP + 9 and 1 <= dst & 15 <= 9
    if src == HAND or src == PASS:
        return dst == (SHOW if src == HAND else PASS)
    return src < PILES and dst <= FOUNDATION and (src < RESERVE or (src - HAND) % 3 != 0)
