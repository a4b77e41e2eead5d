"""The commands moves, apply, judge and stop, which read positions on stdin and print a line for each.

A bad line gets `error: …` as its result; the run continues, and the exit status is 2.
"""

import sys
from argparse import Namespace

from engine import moves, notation, position, verdict
from engine.workspace import Workspace


def run(args: Namespace) -> int:
    """Run moves, apply, judge or stop; return the exit status."""
    answer = _ANSWERS[args.command]
    status = 0
    for line in sys.stdin:
        try:
            result = answer(line.rstrip("\r\n"))
        except ValueError as error:
            result = "error: %s" % error
            status = 2
        print(result, flush=True)  # the calling program may wait for this line before it writes the next
    return status


def _moves(line: str) -> str:
    return " ".join(legal_tokens(notation.parse_position(line)))


def legal_tokens(pos: bytearray) -> list[str]:
    """Return the legal moves of a position as a list of tokens (RULES 2)."""
    work = Workspace()
    n = moves.generate_moves(pos, work)
    return [notation.move_text(work.moves[2 * i], work.moves[2 * i + 1]) for i in range(n)]


def _position_and_move(line: str) -> tuple[bytearray, str, tuple[int, int]]:
    text, tab, token = line.partition("\t")
    if not tab:
        raise ValueError("no tab between position and move")
    return notation.parse_position(text), token, notation.parse_move(token)


def _apply(line: str) -> str:
    pos, token, (src, dst) = _position_and_move(line)
    if pos[position.OVER] or (token != "ab" and token not in legal_tokens(pos)):
        raise ValueError("'%s' is not legal here" % token)
    moves.make_move(pos, src, dst)
    return notation.position_text(pos)


def _judge(line: str) -> str:
    pos, _, (src, dst) = _position_and_move(line)
    return verdict.VERDICTS[verdict.judge(pos, src, dst, Workspace())]


def _stop(line: str) -> str:
    pos, _, (src, dst) = _position_and_move(line)
    verdict.call_stop(pos, src, dst, Workspace())
    return notation.position_text(pos)


_ANSWERS = {"moves": _moves, "apply": _apply, "judge": _judge, "stop": _stop}
