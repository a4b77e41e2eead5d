"""Check messages of the other end: a move must be legal, a stop must be for a wrong move of this end."""

from engine.game import ATTEMPT_STANDS, ATTEMPT_STOPPED
from engine.position import FOUNDATION, GROUP, HAND, ORDER, PASS, PILES, RESERVE, SHOW, TURN
from engine.rules import FOSTER
from engine.verdict import FOUNDATION_FIRST, LEGAL, can_stand, judge

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.session import Session


def may_play(session: "Session", src: int, dst: int) -> bool:
    """Return whether the player to move may play this; src: plain, or with ATTEMPT_STOPPED or ATTEMPT_STANDS set."""
    game = session.game
    plain = src & ~(ATTEMPT_STOPPED | ATTEMPT_STANDS)
    if src == plain:
        return game.is_legal(src, dst)
    if not session.stop_play or src & ATTEMPT_STOPPED and src & ATTEMPT_STANDS or not _is_move(plain, dst):
        return False
    verdict = judge(game.pos, plain, dst, game.work)
    if verdict == LEGAL or src & ATTEMPT_STOPPED and game.pos[ORDER] & FOSTER and verdict != FOUNDATION_FIRST:
        return False
    return src & ATTEMPT_STOPPED != 0 or can_stand(game.pos, verdict, plain, dst)


def may_call_stop(session: "Session", number: int, src: int, dst: int) -> bool:
    """Return whether the other end may call stop at this end's ply `number`.

    It may if that move is the wrong move that it names, and it has played nothing since.
    """
    game = session.game
    if not session.stop_play or not src & ATTEMPT_STOPPED or number >= game.ply:
        return False
    if game.log[2 * number] != src & ~ATTEMPT_STOPPED | ATTEMPT_STANDS or game.log[2 * number + 1] != dst:
        return False
    for _, pos, _, _ in game.positions(number):
        if pos[TURN] != session.seat:
            return False
    return True


def _is_move(src: int, dst: int) -> bool:
    # Return whether these bytes name a move at all, legal or not: in stop play a player may try anything.
    if src & GROUP:
        return GROUP < src <= GROUP + 9 and 1 <= dst & 15 <= 9
    if src == HAND or src == PASS:
        return dst == (SHOW if src == HAND else PASS)
    return src < PILES and dst <= FOUNDATION and (src < RESERVE or (src - HAND) % 3 != 0)
