# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Moves that are known, as an adviser who would play them: so that each can be given its reason."""

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from typing import Protocol

    class Adviser(Protocol):
        """What firmware.table.hint.why asks: an engine.opponent.Opponent, or an Along."""

        src: int
        dst: int

        def begin(self, pos: bytearray) -> None: ...
        def think(self, nodes: int) -> bool: ...


class Along:
    """Who plays the moves of a way, from one of them on: an adviser, as firmware.table.hint.why asks one."""

    def __init__(self, moves: "list[tuple[int, int]]", at: int) -> None:
        self.moves = moves
        self.at = at
        self.src, self.dst = moves[at]

    def begin(self, pos: bytearray) -> None:
        """Go on to the next move."""
        self.at += 1

    def think(self, nodes: int) -> bool:
        """Return whether there is one, in src and dst."""
        if self.at == len(self.moves):
            return False
        self.src, self.dst = self.moves[self.at]
        return True
