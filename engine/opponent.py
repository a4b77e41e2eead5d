# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Who plays against you: `random`, for measuring, and `greedy`. Neither sees a card that a player could not see."""

from engine.const import const
from engine.greedy import value
from engine.moves import GROUP, ROOM, legal
from engine.position import RESERVE, SIZE, TURN, view
from engine.rng import Rng

LEVELS = ("random", "greedy")
_SHUFFLES = const(6)  # moves from house to house that `random` makes in a turn


class Opponent:
    """A player of a level, deterministic from a seed.

    choose(pos) leaves its move in src and dst; rng.state (8 bytes) is all that a save must keep. ValueError for a level
    that there is not.
    """

    def __init__(self, level, seed):
        if level not in LEVELS:
            raise ValueError("level: no level '%s'; there are: %s" % (level, " ".join(LEVELS)))
        self.level = level
        self.rng = Rng(seed)
        self.src = 0
        self.dst = 0
        self._view = bytearray(SIZE)
        self._moves = bytearray(ROOM)
        self._shuffles = 0
        self._turn = 255

    def choose(self, pos):
        """Choose a move of a position whose game goes on, for the player to move; it is left in src and dst."""
        view(pos, self._view)
        if self.level == "random":
            self._random()
        else:
            self._greedy()

    def _greedy(self):
        moves = self._moves
        best = -1
        same = 0
        for i in range(0, 2 * legal(self._view, moves), 2):
            worth = value(self._view, moves[i], moves[i + 1])
            if worth > best:
                best = worth
                same = 0
            if worth == best:
                # Of moves worth the same each is as likely.
                same += 1
                if same == 1 or self.rng.below(same) == 0:
                    self.src = moves[i]
                    self.dst = moves[i + 1]

    def _random(self):
        moves = self._moves
        turn = self._view[TURN]
        if turn != self._turn:
            self._turn = turn
            self._shuffles = 0
        n = legal(self._view, moves)
        if self._shuffles >= _SHUFFLES:
            # Houses could be shuffled for ever: what is left of the moves is the rest, unless there is no rest.
            kept = 0
            for i in range(0, 2 * n, 2):
                if not is_shuffle(moves[i], moves[i + 1]):
                    moves[2 * kept] = moves[i]
                    moves[2 * kept + 1] = moves[i + 1]
                    kept += 1
            n = kept or n
        i = 2 * self.rng.below(n)
        self.src = moves[i]
        self.dst = moves[i + 1]
        if is_shuffle(self.src, self.dst):
            self._shuffles += 1


def is_shuffle(source, destination):
    """Return whether a move goes from house to house."""
    return source & GROUP != 0 or (0 < source < RESERVE and 0 < destination < RESERVE)
