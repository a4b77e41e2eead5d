"""Replay a move of a game's log."""

from engine.game import ATTEMPT_STANDS, ATTEMPT_STOPPED
from engine.moves import make_move
from engine.verdict import call_stop
from engine.workspace import Workspace


def replay_move(pos: bytearray, source: int, destination: int) -> None:
    """Play a move of a log in place, also an attempt that was stopped or stands."""
    if source & ATTEMPT_STOPPED:
        call_stop(pos, source & ~ATTEMPT_STOPPED, destination, Workspace())
    else:
        make_move(pos, source & ~ATTEMPT_STANDS, destination)
