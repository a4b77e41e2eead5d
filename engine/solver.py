"""Prove that the player to move can win in this turn, where all cards that the turn can turn up are known.

A search (search.py) ends its lines where a card is turned up. Near the end of a game a player often knows the whole
hand, because it was made of the waste, and has no reserve left. Then a turn is a puzzle with open cards, and a plain
depth-first search can go through it up to the win: what it finds is a proof, whatever the face-down cards are.

The cards of the player are tried first, then turning up the next one, then the cards of the houses. Turning up a card
takes no choice away, so where it is possible it is the only move that is tried, but for two cases: the last card of an
open waste would be buried by it, and a card that must go to a foundation at once may force others to follow it. Rules
with duties are the exception: there all moves are tried.

The search is bounded by a number of positions. A table remembers positions, however their houses are ordered; each new
entry replaces the one in its place, so the search may come to a position again. It never mistakes a loss for a win:
where two positions have the same hash, it only fails to look at one of them.

There are two ways through. For `classic` and `simple` without options that change a turn there is plain_search.py. For
all others the moves are those of moves.py, which takes many times as long; so that search looks at fewer positions.
"""

from engine import micropython
from engine.const import const
from engine.foundation_moves import FIND_FIRST, foundation_moves
from engine.micropython import ptr8, ptr16
from engine.moves import generate_moves, make_move
from engine.option_duties import has_duties
from engine.plain_search import (
    GOES_ON, MAX_LINE_MOVES, PLAIN_SIZE, PLY, SOURCES, TARGETS, WON, begin_plain, clear_slots, is_plain, plain_nodes,
    search_plain
)
from engine.position import (
    ABANDON, ALL, COUNT, FOUNDATION, FOUNDATION_COUNTS, GROUP, HAND, HOUSES, MASKS, ORDER, OVER, POSITION_SIZE, RESERVE,
    SHOW, TOP, TURN, UNDER, UNKNOWN_CARD, WASTE
)
from engine.position_hash import position_hash
from engine.rules import COMPULSORY
from engine.visited import is_house_move
from engine.workspace import Workspace

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from array import array
    from typing import Any as object, Protocol

    from engine.visited import Visited

    class Tables(Protocol):
        """The memory of a search that a solver uses between searches: see engine.search.SearchTables."""

        transpositions: array[int]
        root: bytearray
        position: bytearray
        child: bytearray
        parents: array[int]
        cached: list[bytearray]
        cached_nodes: array[int]
        forced: bytearray

        def clear_cache(self) -> None: ...


# Positions that a proof may look at: by search_plain(), and by the moves of moves.py.
MAX_PLAIN_NODES = const(6000)
MAX_OTHER_NODES = const(400)

_MAX_STACKED = const(600)  # moves that wait to be tried
_HASHED = const(5)  # bytes of a position's hash
_ENTRY = const(3)  # bytes of one: the level of its position, its source, its destination
# Moves of a line from house to house in a row: with the next one they fit into a plan (search.MAX_PLAN_MOVES).
_MAX_HOUSE_MOVES_IN_A_ROW = const(11)
_STEPS = const(32)  # of search_plain() that take as long as a node of search.py
_CACHED = const(16)  # positions that SearchTables caches, a power of two
_SLOTS = const(2048)  # the numbers of a table of position_hash.py
_CLASSES = const(8)  # the kinds of moves in _stack_moves
_UNKNOWN_FACE_UP = UNKNOWN_CARD & 127  # a hidden card that was turned up


@micropython.viper
def enter_any_order(table: object, pos: object) -> int:
    """Return whether a position is not in a table, and enter it in any case; the houses may be in any order.

    table: 2048 numbers of 16 bits. The hash is made of the foundations, the numbers of cards and the two top cards of
    each pile, as in position_hash.py. What it gives for each house is added up.
    """
    p = ptr8(pos)
    t = ptr16(table)
    h = 1
    i = FOUNDATION_COUNTS
    while i < TOP:
        h = ((h ^ p[i]) * 31) & 0xFFFFFF
        h ^= h >> 11
        i += 1
    i = SHOW
    while i < WASTE + 7:
        card = p[TOP + i] & 0xBF
        if card:
            card |= (p[UNDER + (p[TOP + i] & 127)] & 0xBF) << 8
        h = ((h ^ card) * 31) & 0xFFFFFF
        h ^= h >> 11
        h = ((h ^ p[COUNT + i]) * 31) & 0xFFFFFF
        h ^= h >> 11
        i += 1 if i else RESERVE
    more = h >> 8
    house = p[HOUSES]
    while house:
        card = p[TOP + house]
        if card:
            v = (card & 0xBF) | (p[UNDER + (card & 127)] & 0xBF) << 8
            v = (v * 8161 + p[COUNT + house] * 40503) & 0x1FFFFFFF
            v ^= v >> 15
            v = (v & 0xFFFF) * 11113 + (v >> 16)
            v ^= v >> 13
            h += v & 0xFFFFFF
            more += ((v & 0x1FFF) * (v >> 13 & 0x7FFF)) >> 9 & 0xFFFF
        house -= 1
    more = (more ^ h >> 11) & 0xFFFF
    if not more:
        more = 1
    i = h & (_SLOTS - 1)
    if t[i] == more:
        return 0
    t[i] = more
    return 1


@micropython.viper
def find_hash(hashes: object, n: int, key: int, check: object) -> int:
    """Return which of n hashes is the first that equals one, n if none does; key, check: see position_hash.py."""
    h = ptr8(hashes)
    c = ptr8(check)
    i = 0
    while i < n:
        at = _HASHED * i
        if h[at] == key & 255 and h[at + 1] == (key >> 8) & 255 and h[at + 2] == (key >> 16) & 255:
            if h[at + 3] == c[0] and h[at + 4] == c[1]:
                return i
        i += 1
    return n


@micropython.viper
def _next_card(pos: object, hand: int) -> int:
    # Return the card that is turned up next, face up: the top of a hand pile, or the bottom of the waste after it.
    p = ptr8(pos)
    card = p[TOP + hand] & 127
    below = 0 if card else p[TOP + hand + 1]
    while below:
        card = below
        below = p[UNDER + card]
    return card


@micropython.viper
def _stack_moves(pos: object, moves: object, n: int, stack: object, size: int, level: int, houses: int) -> int:
    """Stack the moves of a position that are to be tried, the first one last; return the new size, -1 if it is full.

    moves, n: its legal moves; stack, size: moves of 3 bytes, and how many; level: that of the position; houses: whether
    moves from house to house are to be tried.
    """
    p = ptr8(pos)
    m = ptr8(moves)
    s = ptr8(stack)
    mine = RESERVE + 3 * p[TURN]
    space = 1
    while space <= p[HOUSES] and p[TOP + space]:
        space += 1
    # Whether only `t` is to be tried.
    only = 0
    i = 0
    while i < 2 * n:
        if m[i] == HAND and not (p[TOP + mine + 1] == 0 and p[MASKS + 3]):
            only = 0 if int(has_duties(pos)) else 1
            if only and p[ORDER] & COMPULSORY:
                card = int(_next_card(pos, mine + 1))
                f = FOUNDATION_COUNTS + (card >> 3 & 6)
                if p[f] == (card & 15) - 1 or p[f + 1] == (card & 15) - 1:
                    only = 0
        i += 2
    wanted = _CLASSES
    while wanted:
        wanted -= 1
        i = 2 * n
        while i:
            i -= 2
            source = m[i]
            destination = m[i + 1]
            to = destination & 15 if source & GROUP else destination
            kind = _CLASSES
            if source == HAND:
                kind = 4
            elif only or source >= ABANDON and source < GROUP or source == SHOW and destination == WASTE:
                kind = _CLASSES
            elif to < RESERVE and not p[TOP + to] and to != space:
                kind = _CLASSES  # One space is as good as another.
            elif destination == FOUNDATION:
                kind = 0
            elif source == SHOW or source == RESERVE or source == WASTE:
                kind = 2
                if to < RESERVE:
                    kind = 1 if p[TOP + to] else 3
            elif source & GROUP or destination < RESERVE:
                if houses:
                    kind = 6 if p[TOP + to] else 7
            else:
                kind = 5
            if kind == wanted:
                if size == _MAX_STACKED:
                    return -1
                s[3 * size] = level
                s[3 * size + 1] = source
                s[3 * size + 2] = destination
                size += 1
    return size


class Solver:
    """A search for a win in this turn, which works in slices; its memory is allocated once.

    nodes: the positions of the last search so far
    won: whether it found a win
    line: the moves that win, 2 bytes each, and `length`, how many
    """

    def __init__(self) -> None:
        self.nodes = 0
        self.won = False
        self.line = bytearray(2 * MAX_LINE_MOVES)
        self.length = 0
        self._limit = 0
        self._plain = False  # whether search_plain() searches
        self._plies = bytearray(PLAIN_SIZE)
        self._stack = bytearray(_ENTRY * _MAX_STACKED)
        self._size = 0  # the moves on it
        # By level, the number of choices that lead to a position:
        self._ends = bytearray(MAX_LINE_MOVES + 1)  # how many moves of the line lead there
        self._rows = bytearray(MAX_LINE_MOVES + 1)  # how many of the last ones were from house to house
        self._tables: "Tables" = None  # type: ignore[assignment]
        self._visited: "Visited | None" = None

    def begin(self, view: bytearray, tables: "Tables", visited: "Visited | None") -> None:
        """Start from a view for which search.knows_own_cards() holds.

        tables: memory for this search; visited: positions of the turn to which no line may return, or None
        """
        self._tables = tables
        tables.root[ALL] = view
        self._visited = visited if visited and visited.has_several() else None
        self.won = False
        self.length = 0
        self.nodes = 0
        self._plain = is_plain(view)
        clear_slots(tables.transpositions, _SLOTS)
        if self._plain:
            tables.position[ALL] = view
            begin_plain(tables.position, self._plies, tables.parents, MAX_PLAIN_NODES, _MAX_HOUSE_MOVES_IN_A_ROW)
        else:
            self._begin_other()

    def _begin_other(self) -> None:
        self._plain = False
        self._limit = MAX_OTHER_NODES
        self.nodes = 0
        self._size = 0
        self._ends[0] = 0
        self._rows[0] = 0
        self._tables.clear_cache()
        clear_slots(self._tables.transpositions, _SLOTS)
        enter_any_order(self._tables.transpositions, self._tables.root)

    def go(self, nodes: int, work: Workspace) -> bool:
        """Search for about as long as that many nodes of search.py take; return whether the search is finished.

        `won` then has its verdict. work: overwritten
        """
        if not self._plain:
            return self._go_other(nodes, work)
        tables = self._tables
        plies = self._plies
        result = search_plain(
            tables.position, plies, tables.parents, tables.transpositions, _SLOTS, _STEPS * nodes)
        self.nodes = plain_nodes(plies)
        if result == WON:
            self._take_line()
            self._cut_circles()
            self.won = not self._visited or self._is_new()
            if not self.won:
                self._begin_other()  # It knows where the turn has been.
                return False
        return result != GOES_ON

    def _take_line(self) -> None:
        # Take the line of a plain search, whose piles become codes.
        plies = self._plies
        line = self.line
        mine = RESERVE + 3 * self._tables.root[TURN]
        self.length = plies[PLY]
        for i in range(self.length):
            source = plies[SOURCES + i]
            target = plies[TARGETS + i]
            if target >= RESERVE and target != FOUNDATION and mine != RESERVE:
                target += 3
            line[2 * i] = HAND if source >= RESERVE else source
            line[2 * i + 1] = target

    def _cut_circles(self) -> None:
        # Leave out moves of the line that lead back to a position of the line, which the table may have forgotten.
        line = self.line
        hashes = self._stack
        check = self._tables.forced
        child = self._tables.child
        at = 0
        child[ALL] = self._tables.root
        while at < self.length:
            key = position_hash(child, check)
            first = find_hash(hashes, at, key, check)
            if first < at and self._is_same(first, child):
                for i in range(2 * at, 2 * self.length):
                    line[i - 2 * (at - first)] = line[i]
                self.length -= at - first
                at = first
            i = _HASHED * at
            hashes[i] = key & 255
            hashes[i + 1] = key >> 8 & 255
            hashes[i + 2] = key >> 16
            hashes[i + 3] = check[0]
            hashes[i + 4] = check[1]
            make_move(child, line[2 * at], line[2 * at + 1])
            at += 1

    def _is_same(self, ply: int, pos: bytearray) -> bool:
        # Return whether the position after that many moves of the line has the same piles, card by card.
        other = self._tables.position
        other[ALL] = self._tables.root
        for i in range(0, 2 * ply, 2):
            make_move(other, self.line[i], self.line[i + 1])
        for i in range(FOUNDATION_COUNTS, POSITION_SIZE):
            if other[i] != pos[i]:
                return False
        return True

    def _is_new(self) -> bool:
        # Return whether the line leads to no position that the turn has been through.
        child = self._tables.child
        child[ALL] = self._tables.root
        for i in range(0, 2 * self.length, 2):
            make_move(child, self.line[i], self.line[i + 1])
            if self._visited and self._visited.has(child):
                return False
        return True

    def _go_other(self, nodes: int, work: Workspace) -> bool:
        tables = self._tables
        stack = self._stack
        line = self.line
        ends = self._ends
        if not self.nodes:
            self.nodes = 1
            if not self._extend(tables.root, 0, work):
                return True
        while nodes > 0:
            if not self._size or self.nodes >= self._limit:
                return True
            nodes -= 1
            self._size -= 1
            at = _ENTRY * self._size
            level = stack[at]
            end = 2 * ends[level]
            line[end] = stack[at + 1]
            line[end + 1] = stack[at + 2]
            if self._make(level, end, tables.child):
                self.won = True
                self._cut_circles()
                return True
            if tables.child[OVER] or not self.length:
                continue
            if not enter_any_order(tables.transpositions, tables.child):
                continue
            self.nodes += 1
            ends[level + 1] = self.length
            self._rows[level + 1] = self._rows[level] + 1 if is_house_move(line[end], line[end + 1]) else 0
            if not self._extend(tables.child, level + 1, work):
                return True
        return False

    def _make(self, level: int, end: int, child: bytearray) -> bool:
        # Make the move at a place of the line, and all that are forced after it, in the position of a level; return
        # whether that wins. `length` is then that of the line, 0 if the line ends there.
        tables = self._tables
        line = self.line
        me = tables.root[TURN]
        self._restore(level, child)
        forced = tables.forced
        while True:
            source = line[end]
            make_move(child, source, line[end + 1])
            end += 2
            self.length = end >> 1
            if child[OVER]:
                return child[OVER] == me + 1
            source &= 127
            turned_up = child[TOP + SHOW] if source == HAND else child[TOP + source] if 0 < source < RESERVE else 0
            if end == 2 * MAX_LINE_MOVES or turned_up == _UNKNOWN_FACE_UP:
                self.length = 0
                return False
            if not foundation_moves(child, forced, FIND_FIRST):
                break
            line[end] = forced[0]
            line[end + 1] = FOUNDATION
        if self._visited and self._visited.has(child):
            self.length = 0
        return False

    def _extend(self, pos: bytearray, level: int, work: Workspace) -> bool:
        # Stack the moves of a new position of a level; return whether there was room.
        tables = self._tables
        i = level & (_CACHED - 1)
        if level:
            tables.cached[i][ALL] = pos
        tables.cached_nodes[i] = level
        if level == MAX_LINE_MOVES:
            return True
        n = generate_moves(pos, work)
        houses = 1 if self._rows[level] < _MAX_HOUSE_MOVES_IN_A_ROW else 0
        self._size = _stack_moves(pos, work.moves, n, self._stack, self._size, level, houses)
        return self._size >= 0

    def _restore(self, level: int, pos: bytearray) -> None:
        # Write the position of a level of the line into pos.
        tables = self._tables
        i = level & (_CACHED - 1)
        if level and tables.cached_nodes[i] == level:
            pos[ALL] = tables.cached[i]
            return
        pos[ALL] = tables.root
        line = self.line
        for k in range(0, 2 * self._ends[level], 2):
            make_move(pos, line[k], line[k + 1])
        if level:
            tables.cached[i][ALL] = pos
            tables.cached_nodes[i] = level
