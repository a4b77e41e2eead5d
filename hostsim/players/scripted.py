# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""A scripted person: a list of presses, and a simulated clock."""

from collections.abc import Iterable

from hostsim.arguments import Refused
from hostsim.players.handheld import Quit

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
