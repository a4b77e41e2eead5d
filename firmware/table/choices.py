# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What the cursor can be on: the piles with a legal move, and the places where a card picked up may go.

Codes as in engine/moves.py. Passing stands with the hand, a group with its house, turning up the reserve with it.
"""

from engine.const import const
from engine.moves import GROUP, PASS
from engine.position import FOUNDATION, HAND, RESERVE, SHOW, TOP, WASTE
from engine.workspace import ROOM

# Sources left to right and down: houses, the person's row, the opponent's piles.
ORDER = bytes((1, 2, 3, 4, 5, 6, 7, 8, 9, RESERVE, SHOW, WASTE, HAND, 13, 14, 15, 16, 17, 18))
# Where a newcomer would begin, when no foundation play is due.
FIRST = bytes((RESERVE, SHOW, HAND, WASTE))
_LAST = const(255)


def source_of(src):
    """Return the code of the pile that a move's first byte leaves from."""
    if src & GROUP:
        return src & 15
    return HAND if src == PASS else src


class Choices:
    """sources: codes, n of them; places: numbers of moves, m of them; moves: what these number, 2 bytes each."""

    def __init__(self):
        self.moves = b""
        self.sources = bytearray(len(ORDER))
        self.n = 0
        self.places = bytearray(ROOM // 2)
        self.m = 0

    def read(self, game):
        """Find the sources of a game's legal moves; return the index of the one to begin at."""
        moves = self.moves = game.moves
        self.n = 0
        self.m = 0
        for code in ORDER:
            for i in range(0, 2 * game.n, 2):
                if source_of(moves[i]) == code:
                    self.sources[self.n] = code
                    self.n += 1
                    break
        if game.n and moves[1] == FOUNDATION:
            return 0
        for code in FIRST:
            for i in range(self.n):
                if self.sources[i] == code:
                    return i
        return 0

    def pick(self, game, source):
        """Find the places of a source, in the order in which the cursor steps through them.

        Return the one to begin at: a foundation, a house, a space, a load, the own waste.
        """
        moves = game.moves
        places = self.places
        m = 0
        for i in range(0, 2 * game.n, 2):
            if source_of(moves[i]) == source:
                at = m
                rank = _rank(moves, i)
                while at and _rank(moves, places[at - 1] * 2) > rank:
                    places[at] = places[at - 1]
                    at -= 1
                places[at] = i >> 1
                m += 1
        self.m = m
        top = game.pos
        for at in range(m):
            i = 2 * places[at]
            house = moves[i + 1] & 15 if moves[i] & GROUP else moves[i + 1]
            if SHOW < house < RESERVE and top[TOP + house]:
                return at if moves[2 * places[0] + 1] != FOUNDATION else 0
        return 0


def _rank(moves, i):
    # Foundation, houses and spaces from left to right (a single card before a group), loads, own waste.
    dst = moves[i + 1]
    if moves[i] & GROUP:
        return (dst & 15) << 4 | dst >> 4
    if dst == FOUNDATION:
        return 0
    if dst < RESERVE:
        return dst << 4
    return _LAST if dst == WASTE else 200 + dst
