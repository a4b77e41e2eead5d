# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Who plays at the other end of a cable: where a Session has an Opponent against the machine."""

from engine.const import const

IDS = const(1 << 30)  # numbers of games
MOST_EPOCHS = const(65535)


class Remote:
    """The other person, and what both sides know of their game beside its deal and its moves.

    id: the game's number, from 0 to IDS - 1, chosen by who offered it; cable: which of the app's cables it is played
    by; epoch: how often moves were taken back or called, by either; mark: to which ply the last time. src, dst: the
    move that came, `flags` what of engine.game's STOPPED and WRONG was on it; ready: whether there is one, which is
    for the ply `number`; hurry: whether there are more.
    """

    search = None

    def __init__(self, id, cable, epoch=0, mark=0):
        self.id = id
        self.cable = cable
        self.epoch = epoch
        self.mark = mark
        self.src = self.dst = self.flags = 0
        self.number = 0
        self.ready = False
        self.hurry = False

    def begin(self, pos):
        """As of an Opponent; there is nothing to look at."""

    def think(self, nodes):
        """Return whether the move has come."""
        return self.ready

    def rewound(self, ply):
        """Take note that the game went back to a ply."""
        self.epoch = self.epoch + 1 & MOST_EPOCHS
        self.mark = ply
        self.ready = False
