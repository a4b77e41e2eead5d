# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Games at the table that are won or lost at once, for tests of what is counted."""

from engine.moves import find_winner
from engine.opponent import Opponent
from engine.position import COUNT, RESERVE, SHOW, TOP
from firmware.app.session import YOU, Session
from firmware.app.settings import SPEED
from tests.support.app_driver import Driver

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any

    from hostsim.players.driver import MemoryStore


def seated(
    rules: str = "classic", level: str = "greedy", seed: int = 4, store: "MemoryStore | None" = None, **how: "Any"
) -> "Driver":
    """Return a driver at the table of a new game."""
    d = Driver(store)
    d.app.settings.numbers[SPEED] = 3
    d.app.begin(Session(rules, level, seed, YOU, 300, **how))
    d.press(0)
    return d


def one_move(d: "Driver") -> None:
    """Make a move for the person."""
    adviser = Opponent("greedy", 5)
    ply = d.game.ply
    while d.game.ply == ply:
        d.move_as(adviser)


def let_win(d: "Driver", after: int) -> None:
    """Let the player that many seats after the person win, and show the result."""
    pos = d.game.pos
    for kind in range(3):
        p = RESERVE + 3 * ((d.session.seat + after) % d.session.players) + kind
        pos[TOP + p] = pos[COUNT + p] = 0
    pos[TOP + SHOW] = pos[COUNT + SHOW] = 0
    find_winner(pos)
    d.app.show_table()
    d.press(0)
