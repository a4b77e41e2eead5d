"""A game as text: its start and its moves, in the notation of RULES 2."""

from engine.game import ATTEMPT_STANDS, ATTEMPT_STOPPED
from engine.notation import move_text
from engine.position import TURN

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.session import Session


def game_text(session: "Session") -> str:
    """Return a session's game as lines: its start, then each turn with its number, its player and its moves.

    The start is the rules and the number of the deal, so that it names no hidden card, or the position if the game did
    not begin with its deal. An attempt that was stopped has a "!".

        rules=classic seed=38
        1 A: 14 4f t hw
    """
    lines = [session.start_text or " ".join(("rules=" + session.rules, "seed=%d" % session.seed))]
    player = -1
    for _, pos, src, dst in session.game.positions():
        if pos[TURN] != player:
            player = pos[TURN]
            lines.append("%d %s:" % (len(lines), "ABC"[player]))
        lines[-1] += " " + move_text(src & ~(ATTEMPT_STOPPED | ATTEMPT_STANDS), dst)
        if src & ATTEMPT_STOPPED:
            lines[-1] += "!"
    return "\n".join(lines)
