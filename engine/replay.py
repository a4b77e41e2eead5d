# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Replay a move of a game's log."""

from engine.game import STOPPED, WRONG
from engine.moves import make_move
from engine.verdict import stop
from engine.workspace import Workspace


def replay(pos: bytearray, source: int, destination: int) -> None:
    """Play a move of a log in place, also an attempt that was stopped or stands."""
    if source & STOPPED:
        stop(pos, source & ~STOPPED, destination, Workspace())
    else:
        make_move(pos, source & ~WRONG, destination)
