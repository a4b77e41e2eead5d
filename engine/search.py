# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Search the ways to play the turn on, as far as no hidden card is turned up.

What turns a card up is not searched: `t`, `u`, `p` and `hw` stay possible whatever else is played first, so the search
asks what is best done before them. It is a best-first search (Pearl, Heuristics, 1984): the node with the highest score
is expanded next. A node is 6 bytes: its move, its parent, its score; its position is rebuilt by replaying the moves
from the root. A position that was reached in another order is not expanded twice.
"""

from array import array

from engine import micropython
from engine.const import const
from engine.evaluation import evaluate
from engine.foundation_moves import FIRST, foundation_moves
from engine.micropython import ptr8, ptr16
from engine.moves import generate_moves, make_move, turns_up_or_ends
from engine.one_pack_evaluation import evaluate_one_pack
from engine.position import (
    ALL,
    COUNT,
    DUTIES,
    DUTIES_HIGH,
    FAMILY,
    FOUNDATION,
    HAND,
    HOUSES,
    MASKS,
    ORDER,
    ORDER_HIGH,
    OVER,
    RESERVE,
    SHOW,
    SIZE,
    STYLE,
    STYLE_HIGH,
    TOP,
    TURN,
    UNKNOWN,
)
from engine.position_hash import TABLE, clear_table, is_new, position_hash
from engine.rules import COMPULSORY, MAY_PASS, RESERVE_PRIORITY, SPACE_BARS_TURN
from engine.weights import weights_of
from engine.workspace import Workspace

PLAN = const(12)  # moves kept of the line that was chosen; what comes after them is searched again
STATE = const(4 + 2 * PLAN)  # bytes: the hash of the view that the plan expects, its length, its moves

NODES = const(800)  # for which the table of position_hash.py has room

_USUAL = const(360)  # nodes that tables have room for at least, so that they serve every level
_NOTHING = const(-32768)
_CLOSED = const(0)  # the score of a node that is not to be expanded
_OFFSET = const(32768)  # what is added to the score of one that is
_MOVE = const(2)  # what a move must bring more than none: nothing is moved for little
_TO_STOP = const(3)  # what a line must bring more than to stop here: this prevents oscillating between two positions
_CACHED = const(16)  # positions of expanded nodes that are kept, a power of two, so that fewer moves are replayed
_DEEPEST = const(40)  # moves of a line that is searched further
_LONGEST = const(144)  # moves of a line: with one more, and all cards to the foundations after it
_SHOWN = UNKNOWN & 127  # a hidden card that was turned up
_CLASSIC = RESERVE_PRIORITY | COMPULSORY | SPACE_BARS_TURN | MAY_PASS
_ENDS_TURN = const(128)  # with the length of a plan in a save

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from engine.playouts import Playouts
    from engine.visited import Visited


@micropython.viper
def must_fill_space(pos: object) -> int:
    """Return whether a card must be laid into a space before the turn can go on or end (RULES 4, 8)."""
    p = ptr8(pos)
    at = RESERVE + 3 * p[TURN]
    if p[FAMILY]:
        at += 2
    elif not p[ORDER] & SPACE_BARS_TURN:
        return 0
    if p[TOP + SHOW] or not p[TOP + at]:
        return 0
    house = p[HOUSES]
    while house:
        if not p[TOP + house]:
            return 1
        house -= 1
    return 0


@micropython.viper
def argmax(scores: object, n: int) -> int:
    """Return the index of the highest of n 16-bit numbers, -1 if all are 0."""
    s = ptr16(scores)
    best = 0
    at = -1
    i = 0
    while i < n:
        if s[i] > best:
            best = s[i]
            at = i
        i += 1
    return at


@micropython.viper
def trace(parents: object, node: int, path: object) -> int:
    """Write the nodes from a node up to the root, which is left out, into path; return how many. Both: 16 bits each."""
    b = ptr16(parents)
    p = ptr16(path)
    n = 0
    while node:
        p[n] = node
        n += 1
        node = b[node]
    return n


@micropython.viper
def nearest_cached(path: object, n: int, cached: object) -> int:
    """Return the index in path of the first of n nodes whose position is cached, n for none. Both: 16 bits each."""
    p = ptr16(path)
    c = ptr16(cached)
    i = 0
    while i < n:
        if c[p[i] & (_CACHED - 1)] == p[i]:
            return i
        i += 1
    return n


@micropython.viper
def plays_reserve(moves: object, path: object, n: int) -> int:
    """Return whether a line of n nodes plays the mover's reserve; moves: 2 bytes a node."""
    m = ptr8(moves)
    p = ptr16(path)
    while n:
        n -= 1
        if m[2 * p[n]] == RESERVE:
            return 1
    return 0


@micropython.viper
def shows_nothing(pos: object, source: int) -> int:
    """Return whether a move from a source has turned up no hidden card, in the position after it."""
    p = ptr8(pos)
    if source == RESERVE:
        return 1 if p[TOP + RESERVE + 3 * p[TURN]] != _SHOWN else 0
    source &= 127
    return 0 if source and source < RESERVE and p[TOP + source] == _SHOWN else 1


def may_compare(view: bytearray) -> bool:
    """Return whether playouts.py is for the game of a view: `classic`, with options of the deal alone."""
    return (
        view[HOUSES] == 8 and view[FAMILY] == 0 and view[ORDER] == _CLASSIC and view[STYLE] == 0
        and view[DUTIES] == 0 and view[MASKS + 3] == 0
        and view[ORDER_HIGH] == 0 and view[STYLE_HIGH] == 0 and view[DUTIES_HIGH] == 0
    )


def _numbers(n: int) -> array:
    # 16-bit numbers of any value: a search writes them before it reads them. An array made of zeros would take twice
    # the memory for a moment.
    return array("H", range(n))


class Tables:
    """The memory of one search at a time; searches that take turns share it."""

    def __init__(self, nodes: int) -> None:
        nodes = max(nodes, _USUAL)
        self.seen = _numbers(TABLE)  # of position_hash.py; first, as the largest piece
        self.root = bytearray(SIZE)
        self.position = bytearray(SIZE)  # of the node that was followed last
        self.child = bytearray(SIZE)
        self.parents = _numbers(nodes)  # by node
        self.moves = bytearray(2 * nodes)  # by node: the move that leads to it
        self.scores = _numbers(nodes)  # by node: its score + _OFFSET, or _CLOSED
        self.path = _numbers(_LONGEST)  # from a node up to the root
        self.cached = [bytearray(SIZE) for _ in range(_CACHED)]  # positions of nodes,
        self.cached_nodes = _numbers(_CACHED)  # and which nodes, 0 for none
        self.forced = bytearray(2)  # a move
        self.playouts: "Playouts | None" = None  # once candidates are compared
        self.nodes = nodes  # for which there is room

    def clear(self) -> None:
        """Make ready for a new search."""
        clear_table(self.seen)
        self.clear_cache()
        self.parents[0] = 0
        self.scores[0] = _OFFSET

    def clear_cache(self) -> None:
        """Forget the cached positions."""
        for i in range(_CACHED):
            self.cached_nodes[i] = 0


class Search:
    """Find the best line of moves to play the turn on.

    nodes: the moves that it looks at, at most NODES; after a search, how many it did. limit: the first of these, which
    may be set lower. spare: a list of Tables, empty at first, which searches that take turns share; each takes its
    memory from there as it begins. visited: positions of the turn that no line may come to, or None. src, dst: the
    move, after play(). weights: bytes of weights.weights_of, of the rules of the first position unless they are set
    before. thorough: whether all is searched that can be done before a card is turned up, and not only what gets the
    mover's reserve away. compares: whether the best lines are compared by playouts.py, in the games that it is for.
    """

    def __init__(self, nodes: int, spare: list | None = None) -> None:
        self.limit = nodes
        self.nodes = 0
        self.src = 0
        self.dst = 0
        self.thorough = False
        self.compares = False
        self.weights = b""
        self.spare: list = [] if spare is None else spare
        self.visited: "Visited | None" = None
        self._tables: "Tables" = None  # type: ignore[assignment]  # those of the last search
        self._looking = False
        self._plan = bytearray(2 * PLAN)
        self._size = 0  # bytes of the plan
        self._at = 0  # bytes of it that are played
        self._expected = 0  # the hash of the view in which it goes on
        self._ends_turn = False  # after the plan the turn goes on, or ends, with nothing more to think about
        self._after = bytearray(SIZE)
        self._check = bytearray(2)  # of position_hash
        self._candidates: "Playouts | None" = None  # that this search compares at its end, if it does
        self._tie_break = 0
        self._best = 0  # the node that the best line leads to
        self._score = 0
        self._turns_up = False  # whether a card may be turned up now
        self._evaluate = evaluate

    def state(self) -> bytes:
        """Return what a save must keep, as bytes of STATE."""
        left = self._plan[self._at : self._size]
        length = len(left) | (_ENDS_TURN if self._ends_turn else 0)
        return self._expected.to_bytes(3, "little") + bytes((length,)) + left + bytes(2 * PLAN - len(left))

    def restore(self, state: bytes) -> None:
        """Go on from what `state` returned."""
        self._expected = int.from_bytes(state[:3], "little")
        self._at = 0
        self._size = min(state[3] & (_ENDS_TURN - 1), 2 * PLAN)
        self._ends_turn = state[3] >= _ENDS_TURN
        self._plan[:] = state[4:STATE]

    def plan(self) -> bytes:
        """Return the moves of the plan, those played too, as 2 bytes each; none where a search found no better line."""
        return bytes(self._plan[: self._size])

    def planned(self) -> bytes:
        """Return the moves of the plan that are still to be played, 2 bytes each."""
        return bytes(self._plan[self._at : self._size])

    def has_plan(self, view: bytearray) -> bool:
        """Return whether something is left of the plan, and this is the view that it expects."""
        return (self._at < self._size or self._ends_turn) and position_hash(view, self._check) == self._expected

    def play(self, view: bytearray) -> bool:
        """Leave the plan's next move in src and dst; return whether there is one."""
        if self._at == self._size:
            self._ends_turn = False
            return False
        self.src = self._plan[self._at]
        self.dst = self._plan[self._at + 1]
        self._at += 2
        self._after[ALL] = view
        make_move(self._after, self.src, self.dst)
        self._expected = position_hash(self._after, self._check)
        return True

    def leave(self) -> None:
        """Search no further; begin() is next."""
        if self._looking:
            self.spare.append(self._tables)
            self._looking = False

    def is_looking(self) -> bool:
        """Return whether a search began, and neither ended nor was left."""
        return self._looking

    def rest(self) -> None:
        """Let go of the memory of searches that are done; what end() returned goes with it."""
        self.leave()
        self.spare.clear()
        self._tables = None  # type: ignore[assignment]
        self._candidates = None

    def begin(self, view: bytearray, moves: bytearray, n: int, tie_break: int) -> None:
        """Begin to search a view (position.view) with its n legal moves; tie_break: 16 random bits."""
        if not self._looking:
            found = self.spare.pop() if self.spare else None
            self._tables = found if found and found.nodes >= self.limit else Tables(self.limit)
            self._looking = True
        tables = self._tables
        tables.clear()
        tables.root[ALL] = view
        self._tie_break = tie_break
        if not self.weights:
            self.weights = weights_of(view)
        may_stop = False
        self._turns_up = False
        for i in range(0, 2 * n, 2):
            source = moves[i]
            if turns_up_or_ends(source, moves[i + 1]):
                may_stop = True
                if source == HAND or moves[i + 1] == RESERVE:
                    self._turns_up = True
        # Where the hand is empty the waste is turned over, and what lies on it goes.
        if self.thorough or (view[FAMILY] and not view[COUNT + HAND + 3 * view[TURN]]):
            self._turns_up = False
        self._evaluate = evaluate_one_pack if view[FAMILY] else evaluate
        self._best = 0
        self._score = self._evaluate(view, self.weights) + _TO_STOP if may_stop else _NOTHING
        self._candidates = None
        if self.compares and may_compare(view):
            self._take_candidates(may_stop)
        self.nodes = 1
        mark = position_hash(view, self._check)
        is_new(tables.seen, mark, self._check)
        if self.visited:
            self.visited.enter(tables.seen)

    def go(self, nodes: int, work: Workspace) -> bool:
        """Look at about that many moves more, fewer where nothing new is found; return whether the search is at its
        end, the plan then made.

        work: a workspace.Workspace for its use.
        """
        until = self.nodes + nodes
        scores = self._tables.scores
        while self.nodes < self.limit:
            node = argmax(scores, self.nodes)
            if node < 0:
                break
            if self.nodes >= until:
                return False
            scores[node] = _CLOSED
            self._expand(node, work)
            until -= 1  # what shows nothing new takes its time, too
        if self._candidates and not self._compare(self._candidates, until - self.nodes):
            return False
        self._make_plan()
        self.leave()
        return True

    def end(self) -> bytearray:
        """Return the position that the best line leads to, until the next search."""
        self._follow(self._best)
        return self._tables.position

    def _take_candidates(self, may_stop: bool) -> None:
        tables = self._tables
        if not tables.playouts:
            from engine.playouts import Playouts  # here, so that other games and levels need no memory for it

            tables.playouts = Playouts()
        self._candidates = candidates = tables.playouts
        candidates.clear()
        if may_stop:
            candidates.add_candidate(0, self._score)

    def _compare(self, candidates: "Playouts", playouts: int) -> bool:
        tables = self._tables
        if not candidates.begun:
            # The cache has room for the positions that the candidates lead to.
            tables.clear_cache()
            for i in range(candidates.n):
                self._follow(candidates.nodes[i])
                tables.cached[i][ALL] = tables.position
            candidates.begin(tables.root, tables.cached, self._tie_break)
        if not candidates.go(playouts, tables.child, self._evaluate, self.weights):
            return False
        self._best = candidates.node
        return True

    def _follow(self, node: int) -> int:
        """Rebuild the position of a node in the tables' position; return how many moves its line has."""
        tables = self._tables
        path = tables.path
        moves = tables.moves
        n = trace(tables.parents, node, path)
        i = nearest_cached(path, n, tables.cached_nodes)
        pos = tables.position
        pos[ALL] = tables.root if i == n else tables.cached[path[i] & (_CACHED - 1)]
        while i:
            i -= 1
            k = 2 * path[i]
            make_move(pos, moves[k], moves[k + 1])
        return n

    def _expand(self, parent: int, work: Workspace) -> None:
        tables = self._tables
        depth = self._follow(parent)
        pos = tables.position
        i = parent & (_CACHED - 1)
        tables.cached[i][ALL] = pos
        tables.cached_nodes[i] = parent
        uses_reserve = plays_reserve(tables.moves, tables.path, depth)
        found = work.moves
        child = tables.child
        parents = tables.parents
        moves = tables.moves
        scores = tables.scores
        forced = tables.forced
        limit = self.limit
        n = generate_moves(pos, work)
        for i in range(0, 2 * n, 2):
            source = found[i]
            destination = found[i + 1]
            if turns_up_or_ends(source, destination):
                continue
            end = self.nodes
            if end >= limit:
                return
            child[ALL] = pos
            node = parent
            reserve = uses_reserve
            while True:
                make_move(child, source, destination)
                known = shows_nothing(child, source)
                parents[end] = node
                moves[2 * end] = source
                moves[2 * end + 1] = destination
                scores[end] = _CLOSED
                node = end
                end += 1
                if source == RESERVE:
                    reserve = 1
                # What must be played at once is no choice.
                if not known or end >= limit or not foundation_moves(child, forced, FIRST):
                    break
                source = forced[0]
                destination = FOUNDATION
            mark = position_hash(child, self._check)
            if not is_new(tables.seen, mark, self._check):
                continue
            self.nodes = end
            score = self._evaluate(child, self.weights) - _MOVE * depth
            score += ((mark ^ self._tie_break) * 31 >> 7) & 3
            # Before a card is turned up only what gets the mover's reserve away is done: all else can wait.
            if (reserve or not self._turns_up) and not (known and must_fill_space(child)):
                if self._candidates:
                    self._candidates.add_candidate(node, score)
                if score > self._score:
                    self._score = score
                    self._best = node
            if known and not child[OVER] and depth < _DEEPEST:
                scores[node] = score + _OFFSET

    def _make_plan(self) -> None:
        tables = self._tables
        n = trace(tables.parents, self._best, tables.path)
        self._at = self._size = 0
        while n and self._size < 2 * PLAN:
            n -= 1
            i = 2 * tables.path[n]
            self._plan[self._size] = tables.moves[i]
            self._plan[self._size + 1] = tables.moves[i + 1]
            self._size += 2
        self._ends_turn = False
        if self._candidates and self._size and not n:
            self._follow(self._best)
            self._ends_turn = tables.position[TOP + RESERVE + 3 * tables.root[TURN]] != _SHOWN
