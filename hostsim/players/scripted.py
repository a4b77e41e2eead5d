# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""A scripted person: a list of presses, a simulated clock, and a handheld that keeps its saves in memory."""

from collections.abc import Iterable
from types import ModuleType

from firmware.draw.looks import look_of
from firmware.draw.strip import Strip
from hostsim.arguments import Refused
from hostsim.players.driver import MemoryStore
from hostsim.players.handheld import Handheld, Quit, renderer
from hostsim.players.virtual_panel import VirtualPanel

PATIENCE_MS = 20 * 60 * 1000  # longer than any opponent's turn: an app that is still moving after that never stops


class Presses:
    """A clock and a list of actions, each pressed when the app waits for nothing else."""

    def __init__(self, keys: Iterable[int]) -> None:
        self.keys = list(keys)
        self.ms = 0

    def clock(self) -> int:
        """Return the simulated time in ms."""
        return self.ms

    def next(self, wait: int) -> int:
        """Let time pass, or press the next button."""
        if wait >= 0:
            self.ms += max(1, wait)
            if self.ms > PATIENCE_MS:
                raise Refused("the app never came to rest")
            return 0
        if not self.keys:
            raise Quit
        return self.keys.pop(0)


class Scripted(Handheld):
    """The handheld of a board with its picture on a VirtualPanel, its saves in memory, and the same deal every time."""

    def __init__(self, board: ModuleType) -> None:
        self.panel = VirtualPanel(board.WIDTH, board.HEIGHT)
        look = look_of(board)
        Handheld.__init__(self, look, renderer(look, self.panel, Strip), MemoryStore(), lambda: 1)

    def press(self, keys: Iterable[int] = ()) -> None:
        """Press these buttons, each when the app waits for nothing else, and wait until it rests."""
        presses = Presses(keys)
        self.run(presses.clock, presses.next)
