# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Moves that are known, as an adviser who would play them: so that each can be given its reason."""


class Along:
    """Who plays the moves of a way, from one of them on: an adviser, as firmware.table.hint.why asks one."""

    def __init__(self, moves, at):
        self.moves = moves
        self.at = at
        self.src, self.dst = moves[at]

    def begin(self, pos):
        """Go on to the next move."""
        self.at += 1

    def think(self, nodes):
        """Return whether there is one, in src and dst."""
        if self.at == len(self.moves):
            return False
        self.src, self.dst = self.moves[self.at]
        return True
