# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The cursor: the piles with a legal move, the places where a card picked up may go, and at which of them it is.

Codes as in engine/moves.py. Passing stands with the hand, a group with its house, turning up the reserve with it.
"""

from engine.const import const
from engine.moves import GROUP, PASS
from engine.position import FOUNDATION, HAND, RESERVE, SHOW, TOP, WASTE, pile
from engine.workspace import ROOM
from firmware.app import actions as A
from firmware.table.slide import landing

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from typing import Protocol

    from engine.game import Game
    from firmware.app.session import Session
    from firmware.draw.looks import View
    from firmware.table.stop_play import Tries

    class Piles(Protocol):
        """Piles to step through: a Cursor, or firmware.table.look.Look."""

        at: int

        def pile_at(self, at: int) -> int: ...

# Sources left to right and down: houses, the person's row, the opponent's piles.
ORDER = bytes((1, 2, 3, 4, 5, 6, 7, 8, 9, RESERVE, SHOW, WASTE, HAND, 13, 14, 15, 16, 17, 18))
# Where a newcomer would begin, when no foundation play is due.
FIRST = bytes((RESERVE, SHOW, HAND, WASTE))
_LAST = const(255)


def source_of(src: int) -> int:
    """Return the code of the pile that a move's first byte leaves from."""
    if src & GROUP:
        return src & 15
    return HAND if src == PASS else src


class Cursor:
    """Over the moves of a Session's game.

    sources: codes, n of them; places: numbers of moves, m of them; moves: what these number, 2 bytes each;
    held: code of the pile whose card is picked up, or -1; at: an index into sources or, with a card held, places.
    """

    def __init__(self, session: "Session") -> None:
        self.session = session
        self.held = -1
        self.at = 0
        self.moves = bytearray()
        self.sources = bytearray(len(ORDER))
        self.n = 0
        self.places = bytearray(ROOM // 2)
        self.m = 0

    def read(self, near: int = 0) -> None:
        """Find the sources of the legal moves, and go to the one to begin at, with no card held.

        near: a house at which to begin, if its card can be played and no other must go up; 0 for none.
        """
        self.held = -1
        self.at = self.find_sources(self.session.game)
        if near and self.moves[1] != FOUNDATION:
            self.go_to(near)

    def find_sources(self, game: "Game | Tries") -> int:
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

    def pick(self, game: "Game | Tries", source: int) -> int:
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

    # Taking up, putting down, stepping

    def source(self) -> "tuple[int, int]":
        """Find the places of the source under the cursor; return the code of that source and the place to begin at."""
        code = self.sources[self.at]
        return code, self.pick(self.session.game, code)

    def take(self, code: int, at: int) -> None:
        """Pick up the card of a source whose places were found, and go to one of them."""
        self.held = code
        self.at = at

    def put_down(self) -> None:
        """Lay the card that is held where it came from; the cursor is there, too."""
        code = self.held
        self.held = -1
        if code >= 0:
            self.at = 0
            self.go_to(code)

    def go_to(self, code: int) -> None:
        """Go to a source, if it is one."""
        for i in range(self.n):
            if self.sources[i] == code:
                self.at = i

    def place_of(self, src: int, dst: int) -> int:
        """Find the places of a move's source; return which of them is this move, -1 for none."""
        self.pick(self.session.game, source_of(src))
        for at in range(self.m):
            i = 2 * self.places[at]
            if self.moves[i] == src and self.moves[i + 1] == dst:
                return at
        return -1

    def pile_at(self, at: int) -> int:
        """Return the pile of a source or, with a card held, of a place."""
        if self.held < 0:
            return pile(self.session.game.pos, self.sources[at])
        return self.landing_at(at)

    def landing_at(self, at: int) -> int:
        """Return the pile of a place, be a card held or not."""
        i = 2 * self.places[at]
        return landing(self.session.game.pos, self.moves[i], self.moves[i + 1])

    def step(self, view: "View", action: int) -> None:
        """Step to the next on the right or left, or in the lines of a look's view of the table above or below."""
        n = self.n if self.held < 0 else self.m
        if action == A.RIGHT:
            self.at = (self.at + 1) % n
        elif action == A.LEFT:
            self.at = (self.at - 1) % n
        else:
            self.at = beyond(view, self, n, -1 if action == A.UP else 1)

    def to_end(self, view: "View", action: int) -> None:
        """Go to the last pile on the right or left in this line of the table, and stay there."""
        line = view.line(self.pile_at(self.at))
        for i in range(self.n if self.held < 0 else self.m):
            p = self.pile_at(i)
            away = view.x(p) - view.x(self.pile_at(self.at))
            if view.line(p) == line and (away if action == A.RIGHT else -away) > 0:
                self.at = i


def beyond(view: "View", cursor: "Piles", n: int, step: int) -> int:
    """Return which of a cursor's n piles (`pile_at`, `at`) comes next, downwards for a step of 1.

    That is the nearest in the next line of the table that has one, or in this line the next.
    """
    p = cursor.pile_at(cursor.at)
    line = view.line(p)
    x = view.x(p)
    for away in range(1, 4):
        best = -1
        nearest = 0
        for i in range(n):
            p = cursor.pile_at(i)
            if view.line(p) == (line + step * away) % 4:
                distance = abs(view.x(p) - x)
                if best < 0 or distance < nearest:
                    best = i
                    nearest = distance
        if best >= 0:
            return best
    return (cursor.at + step) % n


def _rank(moves: "bytes | bytearray", i: int) -> int:
    # Foundation, houses and spaces from left to right (a single card before a group), loads, own waste.
    dst = moves[i + 1]
    if moves[i] & GROUP:
        return (dst & 15) << 4 | dst >> 4
    if dst == FOUNDATION:
        return 0
    if dst < RESERVE:
        return dst << 4
    return _LAST if dst == WASTE else 200 + dst
