"""The cursor steps over the piles with a legal move, or over the places where the held card may go.

The codes of piles are those of engine/moves.py. Passing counts as a move from the hand, a group as a move from its
house, and turning up the reserve as a move from the reserve.
"""

from engine.const import const
from engine.moves import GROUP, PASS
from engine.position import FOUNDATION, HAND, RESERVE, SHOW, TOP, WASTE, pile
from engine.workspace import MOVES_SIZE
from firmware.app import actions as A
from firmware.table.animation import destination_pile

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Protocol

    from firmware.app.session import Session
    from firmware.draw.looks import View

    class MoveList(Protocol):
        """Moves to choose from, 2 bytes each: those of an engine.game.Game, or of an AttemptList of stop play."""

        pos: bytearray
        moves: bytearray
        n: int

    class PileCursor(Protocol):
        """Piles that a cursor steps over: a Cursor, or a pile_view.PileView."""

        at: int

        def pile_at(self, at: int) -> int: ...

# The sources in the order in which the cursor steps over them: houses, the player's row, the opponents' piles.
SOURCE_ORDER = bytes((1, 2, 3, 4, 5, 6, 7, 8, 9, RESERVE, SHOW, WASTE, HAND, 13, 14, 15, 16, 17, 18))
# Where the cursor begins if no foundation play is due, in order of preference: where a newcomer would look first.
PREFERRED_SOURCES = bytes((RESERVE, SHOW, HAND, WASTE))
_DISCARD_ORDER = const(255)


def source_of(src: int) -> int:
    """Return the code of the pile that a move leaves from, by the move's first byte."""
    if src & GROUP:
        return src & 15
    return HAND if src == PASS else src


class Cursor:
    """A cursor over the legal moves of a Session's game.

    sources, source_count: the codes of the piles with a move, and their number
    places, place_count: the moves of one source as indices into moves, and their number
    moves: 2 bytes each
    held: the code of the pile whose card is picked up, or -1
    at: an index into sources or, while a card is held, into places
    """

    def __init__(self, session: "Session") -> None:
        self.session = session
        self.held = -1
        self.at = 0
        self.moves = bytearray()
        self.sources = bytearray(len(SOURCE_ORDER))
        self.source_count = 0
        self.places = bytearray(MOVES_SIZE // 2)
        self.place_count = 0

    def reset(self, preferred_house: int = 0) -> None:
        """Find the sources of the legal moves, with no card held, and go to the first one.

        preferred_house: a house to begin at instead if its card can be played and no foundation play is due, or 0
        """
        self.held = -1
        self.at = self.find_sources(self.session.game)
        if preferred_house and self.moves[1] != FOUNDATION:
            self.go_to(preferred_house)

    def find_sources(self, game: "MoveList") -> int:
        """Find the sources of a game's legal moves; return the index at which the cursor begins."""
        moves = self.moves = game.moves
        self.source_count = 0
        self.place_count = 0
        for code in SOURCE_ORDER:
            for i in range(0, 2 * game.n, 2):
                if source_of(moves[i]) == code:
                    self.sources[self.source_count] = code
                    self.source_count += 1
                    break
        if game.n and moves[1] == FOUNDATION:
            return 0
        for code in PREFERRED_SOURCES:
            for i in range(self.source_count):
                if self.sources[i] == code:
                    return i
        return 0

    def find_places(self, game: "MoveList", source: int) -> int:
        """Find the places of a source, in the order in which the cursor steps over them.

        Return the index of the place where the cursor begins: a foundation if there is one, or a house with cards, or
        the first of the rest (spaces, loads, the player's waste).
        """
        moves = self.moves = game.moves
        places = self.places
        m = 0
        for i in range(0, 2 * game.n, 2):
            if source_of(moves[i]) == source:
                at = m
                order = _place_order(moves, i)
                while at and _place_order(moves, places[at - 1] * 2) > order:
                    places[at] = places[at - 1]
                    at -= 1
                places[at] = i >> 1
                m += 1
        self.place_count = m
        pos = game.pos
        for at in range(m):
            i = 2 * places[at]
            house = moves[i + 1] & 15 if moves[i] & GROUP else moves[i + 1]
            if SHOW < house < RESERVE and pos[TOP + house]:
                return at if moves[2 * places[0] + 1] != FOUNDATION else 0
        return 0

    def move_at(self, at: int) -> "tuple[int, int]":
        """Return the source and the destination of the move to the place at an index."""
        i = 2 * self.places[at]
        return self.moves[i], self.moves[i + 1]

    # Picking up, putting back, stepping

    def find_source_places(self) -> "tuple[int, int]":
        """Find the places of the source under the cursor; return its code and the index of the first place."""
        code = self.sources[self.at]
        return code, self.find_places(self.session.game, code)

    def pick_up(self, code: int, at: int) -> None:
        """Pick up the card of the source whose places were found last, and go to one of them."""
        self.held = code
        self.at = at

    def put_down(self) -> None:
        """Put the held card back on its pile, and move the cursor there."""
        code = self.held
        self.held = -1
        if code >= 0:
            self.at = 0
            self.go_to(code)

    def go_to(self, code: int) -> None:
        """Go to the source with this code, if there is one."""
        for i in range(self.source_count):
            if self.sources[i] == code:
                self.at = i

    def find_place(self, src: int, dst: int) -> int:
        """Find the places of a move's source; return the index of the place that this move goes to, -1 for none."""
        self.find_places(self.session.game, source_of(src))
        for at in range(self.place_count):
            i = 2 * self.places[at]
            if self.moves[i] == src and self.moves[i + 1] == dst:
                return at
        return -1

    def pile_at(self, at: int) -> int:
        """Return the pile of the source at an index or, while a card is held, of the place at it."""
        if self.held < 0:
            return pile(self.session.game.pos, self.sources[at])
        return self.destination_at(at)

    def destination_at(self, at: int) -> int:
        """Return the pile of the place at an index, whether a card is held or not."""
        i = 2 * self.places[at]
        return destination_pile(self.session.game.pos, self.moves[i], self.moves[i + 1])

    def step(self, view: "View", action: int) -> None:
        """Move the cursor right or left, or to the row above or below in the look's layout."""
        n = self.source_count if self.held < 0 else self.place_count
        if action == A.RIGHT:
            self.at = (self.at + 1) % n
        elif action == A.LEFT:
            self.at = (self.at - 1) % n
        else:
            self.at = index_on_next_line(view, self, n, -1 if action == A.UP else 1)

    def go_to_line_end(self, view: "View", action: int) -> None:
        """Go to the last pile on the right or left in this line of the table."""
        line = view.table_row(self.pile_at(self.at))
        for i in range(self.source_count if self.held < 0 else self.place_count):
            p = self.pile_at(i)
            away = view.x(p) - view.x(self.pile_at(self.at))
            if view.table_row(p) == line and (away if action == A.RIGHT else -away) > 0:
                self.at = i


def index_on_next_line(view: "View", cursor: "PileCursor", n: int, step: int) -> int:
    """Return the index of the next of a cursor's n piles, downwards for a step of 1, upwards for -1.

    This is the nearest pile in the next line that has piles, or if there is no such line the next pile in this one.
    """
    p = cursor.pile_at(cursor.at)
    line = view.table_row(p)
    x = view.x(p)
    for away in range(1, 4):
        best = -1
        nearest = 0
        for i in range(n):
            p = cursor.pile_at(i)
            if view.table_row(p) == (line + step * away) % 4:
                distance = abs(view.x(p) - x)
                if best < 0 or distance < nearest:
                    best = i
                    nearest = distance
        if best >= 0:
            return best
    return (cursor.at + step) % n


def _place_order(moves: "bytes | bytearray", i: int) -> int:
    # The order of places is: foundation, houses and spaces from left to right (a card before a group), loads, the
# player's own waste.
    dst = moves[i + 1]
    if moves[i] & GROUP:
        return (dst & 15) << 4 | dst >> 4
    if dst == FOUNDATION:
        return 0
    if dst < RESERVE:
        return dst << 4
    return _DISCARD_ORDER if dst == WASTE else 200 + dst
