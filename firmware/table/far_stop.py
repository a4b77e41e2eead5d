# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The table of a game by cable in stop play: either calls what the other does."""

from engine.verdict import judge
from firmware.table.far import Far
from firmware.table.stop_play import StopTable


class FarStopTable(Far, StopTable):
    """In stop play: each calls what the other does; what does not fit at all goes back by itself."""

    kind = StopTable

    def set_back(self, now):
        self._first = self._began = 0
        self._find_first()
        Far.set_back(self, now)

    def stopped_by_other(self, src, dst, now):
        """The other has called stop; the game is back where that was tried."""
        self._since = now
        self.shown.cheer = -1
        self._stop(judge(self.session.game.pos, src, dst, self.session.game.work), src, dst)

    def _stop(self, verdict, src, dst):
        ply = self.session.game.ply
        if ply < self.link.ply:
            self.session.remote.rewound(ply)  # this end has called
        StopTable._stop(self, verdict, src, dst)

    def _is_noticed(self):
        return False  # the other calls it, or does not
