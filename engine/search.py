"""Search the lines of moves that a turn can take before a hidden card is turned up.

Moves that turn a card up or end the turn are not searched: `t`, `u`, `p` and `hw` stay possible whatever else is played
first, so the search asks what is best done before them. It is a best-first search (Pearl, "Heuristics", 1984): the node
with the highest score is expanded next. A node is 6 bytes: its move, its parent, its score. Its position is rebuilt by
replaying the moves from the root. A transposition table (position_hash.py) keeps a position that was reached in another
order from being expanded twice.
"""

from array import array

from engine import micropython
from engine.const import const
from engine.evaluation import evaluate
from engine.foundation_moves import FIND_FIRST, foundation_moves
from engine.micropython import ptr8, ptr16
from engine.moves import generate_moves, make_move, turns_up_or_ends
from engine.one_pack_evaluation import evaluate_one_pack
from engine.option_duties import has_duties
from engine.placement import spaces
from engine.position import (
    ALL, COUNT, FAMILY, FOUNDATION, HAND, HOUSES, MASKS, ORDER, ORDER_HIGH, OVER, POSITION_SIZE, RESERVE, SHOW, STYLE,
    STYLE_HIGH, TOP, TURN, UNDER, UNKNOWN_CARD
)
from engine.position_hash import TABLE_SIZE, clear_table, enter_if_new, position_hash
from engine.rules import COMPULSORY, MAY_PASS, PATIENCE, RESERVE_PRIORITY, SPACE_BARS_TURN
from engine.visited import is_house_move
from engine.weights import weights_of
from engine.workspace import Workspace

MAX_PLAN_MOVES = const(12)  # moves of the best line that are played without another search
# Bytes: the hash of the view that the plan expects next, its length, its moves.
SEARCH_STATE_SIZE = const(4 + 2 * MAX_PLAN_MOVES)

MAX_NODES = const(800)  # nodes, the most that the table of position_hash.py has room for

_MIN_TABLE_NODES = const(360)  # nodes, the least that tables have room for, so that they serve every level
_NO_SCORE = const(-32768)
_CLOSED_NODE = const(0)  # replaces the score of a node that is not to be expanded
_OFFSET = const(32768)  # added to the score of a node to be expanded, so that it fits 16 bits without a sign
_MOVE_COST = const(2)  # points that a move must gain, so that cards are not moved for little
# points that a line must gain over stopping here; this prevents oscillating between two positions
_STOP_BONUS = const(3)
_CACHED = const(16)  # positions of expanded nodes that are cached, so that fewer moves are replayed; a power of two
_DEEPEST = const(40)  # the longest line that is extended, in moves
_MAX_PATH_MOVES = const(144)  # the longest line: _DEEPEST, one move more, and then all cards to the foundations
_UNKNOWN_FACE_UP = UNKNOWN_CARD & 127  # a hidden card that was turned up
_CLASSIC = RESERVE_PRIORITY | COMPULSORY | SPACE_BARS_TURN | MAY_PASS
EVALUATORS = (evaluate, evaluate_one_pack)  # by FAMILY
# Bits of the plan's length in a save:
_ENDS_TURN = const(128)  # the plan ends the turn
_CANNOT_WIN = const(64)  # the turn does not win, as far as could be seen
_WINS = const(32)  # the plan is a part of a line that wins

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from engine.playouts import Playouts
    from engine.solver import Solver
    from engine.visited import Visited


def position_score(pos: bytearray) -> int:
    """Return the score of a position for the player to move, by the weights for its rules."""
    return EVALUATORS[pos[FAMILY]](pos, weights_of(pos))


@micropython.viper
def must_fill_space(pos: object) -> int:
    """Return whether a card must fill a space before the turn can continue or end (RULES 4, 8)."""
    p = ptr8(pos)
    at = RESERVE + 3 * p[TURN]
    if p[FAMILY]:
        at += 2
    elif not p[ORDER] & SPACE_BARS_TURN:
        return 0
    if p[TOP + SHOW] or not p[TOP + at]:
        return 0
    return 1 if int(spaces(pos)) else 0


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
    """Write the nodes from a node up to the root, without the root, into path; return how many.

    parents, path: arrays of 16 bits.
    """
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
    """Return the index in path of the first of n nodes whose position is cached, n for none.

    path, cached: arrays of 16 bits.
    """
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
    """Return whether a line of n nodes plays the mover's reserve; moves: 2 bytes for each node."""
    m = ptr8(moves)
    p = ptr16(path)
    while n:
        n -= 1
        if m[2 * p[n]] == RESERVE:
            return 1
    return 0


@micropython.viper
def reveals_nothing(pos: object, source: int) -> int:
    """Return whether no hidden card was turned up by a move from a source, in the position after it."""
    p = ptr8(pos)
    if source == RESERVE:
        return 1 if p[TOP + RESERVE + 3 * p[TURN]] != _UNKNOWN_FACE_UP else 0
    source &= 127
    return 0 if source and source < RESERVE and p[TOP + source] == _UNKNOWN_FACE_UP else 1


@micropython.viper
def knows_own_cards(view: object) -> int:
    """Return whether a view shows all that the mover can turn up in this turn: the reserve is empty, the hand known."""
    p = ptr8(view)
    mine = RESERVE + 3 * p[TURN]
    if p[ORDER] & PATIENCE or p[COUNT + mine] or p[OVER]:
        return 0
    at = TOP + mine + 1
    left = p[COUNT + mine + 1]
    while left:
        if p[at] == UNKNOWN_CARD:
            return 0
        at = UNDER + (p[at] & 127)
        left -= 1
    return 1


def supports_playouts(view: bytearray) -> bool:
    """Return whether playouts.py can play the game of a view: `classic`, with options of the deal only."""
    return (
        view[HOUSES] == 8 and view[ORDER] == _CLASSIC and view[STYLE] == 0
        and not has_duties(view) and view[MASKS + 3] == 0
        and view[ORDER_HIGH] == 0 and view[STYLE_HIGH] == 0
    )


def _numbers(n: int) -> array:
    # The values do not matter, because a search writes them before it reads them. An array made from zeros would take
    # twice the memory for a moment.
    return array("H", range(n))


class SearchTables:
    """The memory of a search. Searches that take turns share it."""

    def __init__(self, nodes: int) -> None:
        nodes = max(nodes, _MIN_TABLE_NODES)
        # the transposition table (position_hash.py), allocated first because it is the largest piece
        self.transpositions = _numbers(TABLE_SIZE)
        self.root = bytearray(POSITION_SIZE)
        self.position = bytearray(POSITION_SIZE)  # the position of the node that was rebuilt last
        self.child = bytearray(POSITION_SIZE)
        self.parents = _numbers(nodes)  # by node
        self.moves = bytearray(2 * nodes)  # by node: the move that leads to it
        self.scores = _numbers(nodes)  # by node: its score + _OFFSET, or _CLOSED_NODE
        self.path = _numbers(_MAX_PATH_MOVES)  # from a node up to the root
        self.cached = [bytearray(POSITION_SIZE) for _ in range(_CACHED)]  # positions of nodes
        self.cached_nodes = _numbers(_CACHED)  # which nodes, 0 for none
        self.forced = bytearray(2)  # a move
        self.playouts: "Playouts | None" = None  # allocated when candidates are first compared
        self.solver: "Solver | None" = None  # and this one when a win is first looked for
        self.nodes = nodes  # the number of nodes that there is room for

    def clear(self) -> None:
        """Prepare for a new search."""
        clear_table(self.transpositions)
        self.clear_cache()
        self.parents[0] = 0
        self.scores[0] = _OFFSET

    def clear_cache(self) -> None:
        """Forget the cached positions."""
        for i in range(_CACHED):
            self.cached_nodes[i] = 0


class Search:
    """A search for the best line of moves of a turn.

    nodes: as an argument, the most nodes to search, up to MAX_NODES; `limit` holds that number and may be lowered. As
        an attribute, the number of nodes in the last search
    spare_tables: a list of SearchTables, empty at first, which searches that take turns share; each takes its memory
        from there as it begins
    visited: positions of the turn to which no line may return, or None
    src, dst: the move, after play()
    weights: bytes from weights.weights_of, by default for the rules of the first position
    thorough: whether to search all that can be done before a card is turned up, and not only lines that play the
        mover's reserve
    uses_playouts: whether playouts.py compares the best lines, in the games that it can play
    proves_wins: whether solver.py first looks for a line that wins in this turn, where the view shows all that a turn
        can turn up; what it does not find at once it does not look for again until end_turn()
    """

    def __init__(self, nodes: int, spare_tables: list | None = None) -> None:
        self.limit = nodes
        self.nodes = 0
        self.src = 0
        self.dst = 0
        self.thorough = False
        self.uses_playouts = False
        self.proves_wins = False
        self.weights = b""
        self.spare_tables: list = [] if spare_tables is None else spare_tables
        self.visited: "Visited | None" = None
        self._tables: "SearchTables" = None  # type: ignore[assignment]  # those of the last search
        self._is_active = False
        self._plan = bytearray(2 * MAX_PLAN_MOVES)
        self._size = 0  # the bytes of the plan
        self._at = 0  # how many of these bytes have been played
        self._expected = 0  # the hash of the view in which it continues
        self._ends_turn = False  # after the plan, turn up a card or end the turn without another search
        self._after = bytearray(POSITION_SIZE)
        self._check = bytearray(2)  # a buffer for position_hash
        self._solver: "Solver" = None  # type: ignore[assignment]  # that of the tables
        self._is_solving = False
        self._cannot_win = False  # whether no win was found in this turn
        self._wins = False  # whether the plan is a part of a line that wins
        self._candidates: "Playouts | None" = None  # the lines that this search compares at its end, or None
        self._tie_break = 0
        self._best = 0  # the node that the best line leads to
        self._score = 0
        self._may_turn_up = False  # whether a card may be turned up now
        self._evaluate = evaluate
        self._work: "Workspace" = None  # type: ignore[assignment]  # for rules with duties

    def state(self) -> bytes:
        """Return what a save must hold, as SEARCH_STATE_SIZE bytes."""
        left = self._plan[self._at : self._size]
        length = len(left) | (_ENDS_TURN if self._ends_turn else 0)
        length |= (_CANNOT_WIN if self._cannot_win else 0) | (_WINS if self._wins else 0)
        return self._expected.to_bytes(3, "little") + bytes((length,)) + left + bytes(2 * MAX_PLAN_MOVES - len(left))

    def restore(self, state: bytes) -> None:
        """Continue from what state() returned."""
        self._expected = int.from_bytes(state[:3], "little")
        self._at = 0
        self._size = min(state[3] & (_WINS - 1), 2 * MAX_PLAN_MOVES)
        self._ends_turn = state[3] & _ENDS_TURN != 0
        self._cannot_win = state[3] & _CANNOT_WIN != 0
        self._wins = state[3] & _WINS != 0
        self._plan[:] = state[4:SEARCH_STATE_SIZE]

    def plan(self) -> bytes:
        """Return all moves of the plan, 2 bytes each; none if the search found nothing better than to stop."""
        return bytes(self._plan[: self._size])

    def remaining_plan(self) -> bytes:
        """Return the moves of the plan that are still to be played, 2 bytes each."""
        return bytes(self._plan[self._at : self._size])

    def has_plan(self, view: bytearray) -> bool:
        """Return whether something is left of the plan and this is the view that it expects.

        What shows all that a turn can turn up makes another plan if the turn may win with it.
        """
        if self.proves_wins and not self._wins and not self._cannot_win and knows_own_cards(view):
            return False
        return (self._at < self._size or self._ends_turn) and position_hash(view, self._check) == self._expected

    def play(self, view: bytearray) -> bool:
        """Take the plan's next move into src and dst; return whether there is one."""
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

    def end_turn(self) -> None:
        """Expect the positions of another turn."""
        self._cannot_win = False

    def leave(self) -> None:
        """Abandon the search; the next call is begin()."""
        if self._is_active:
            self.spare_tables.append(self._tables)
            self._is_active = False

    def begin(self, view: bytearray, moves: bytearray, n: int, tie_break: int) -> None:
        """Start searching a view (position.view) with its n legal moves; tie_break: 16 random bits."""
        if not self._is_active:
            found = self.spare_tables.pop() if self.spare_tables else None
            self._tables = found if found and found.nodes >= self.limit else SearchTables(self.limit)
            self._is_active = True
        tables = self._tables
        tables.root[ALL] = view
        self._tie_break = tie_break
        if not self.weights:
            self.weights = weights_of(view)
        may_stop = False
        self._may_turn_up = False
        for i in range(0, 2 * n, 2):
            source = moves[i]
            if turns_up_or_ends(source, moves[i + 1]):
                may_stop = True
                if source == HAND or moves[i + 1] == RESERVE:
                    self._may_turn_up = True
        # When the hand is empty the waste is turned over, so what can be done with its top must be done before.
        if self.thorough or (view[FAMILY] and not view[COUNT + HAND + 3 * view[TURN]]):
            self._may_turn_up = False
        self._evaluate = EVALUATORS[view[FAMILY]]
        self._best = 0
        self._score = self._evaluate(view, self.weights) + _STOP_BONUS if may_stop else _NO_SCORE
        self._candidates = None
        if self.uses_playouts and supports_playouts(view):
            self._take_candidates(may_stop)
        self._is_solving = self.proves_wins and self._begin_solving(view)
        if not self._is_solving:
            self._begin_search()

    def _begin_search(self) -> None:
        tables = self._tables
        tables.clear()
        self.nodes = 1
        key = position_hash(tables.root, self._check)
        enter_if_new(tables.transpositions, key, self._check)
        if self.visited:
            self.visited.enter(tables.transpositions)

    def _begin_solving(self, view: bytearray) -> bool:
        # Return whether solver.py begins to look for a win.
        if not knows_own_cards(view):
            self._cannot_win = False  # It is another turn, or another game.
            return False
        if self._cannot_win:
            return False
        if not self._tables.solver:
            from engine.solver import Solver  # imported here, so that games need no memory for it before their ends

            self._tables.solver = Solver()
        self._solver = self._tables.solver
        self._solver.begin(view, self._tables, self.visited)
        return True

    def go(self, nodes: int, work: Workspace) -> bool:
        """Search about that many nodes more; return whether the search is finished and the plan made.

        work: a workspace.Workspace, overwritten.
        """
        if self._is_solving:
            if not self._solver.go(nodes, work):
                return False
            self._is_solving = False
            if self._solver.won:
                self._plan_win()
                self.leave()
                return True
            self._cannot_win = True
            self._begin_search()
            return False
        until = self.nodes + nodes
        scores = self._tables.scores
        while self.nodes < self.limit:
            node = argmax(scores, self.nodes)
            if node < 0:
                break
            if self.nodes >= until:
                return False
            scores[node] = _CLOSED_NODE
            self._expand(node, work)
            until -= 1  # an expansion without new nodes takes time, too
        if self._candidates and not self._compare(self._candidates, until - self.nodes):
            return False
        self._make_plan()
        self.leave()
        return True

    def best_position(self) -> bytearray:
        """Return the position that the best line leads to; it is valid until the next search."""
        self._follow(self._best)
        return self._tables.position

    def _take_candidates(self, may_stop: bool) -> None:
        tables = self._tables
        if not tables.playouts:
            from engine.playouts import Playouts  # imported here, so that other games and levels need no memory for it

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
        self._best = candidates.best_node
        return True

    def _follow(self, node: int) -> int:
        """Rebuild the position of a node in the tables; return how many moves its line has."""
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
                known = reveals_nothing(child, source)
                parents[end] = node
                moves[2 * end] = source
                moves[2 * end + 1] = destination
                scores[end] = _CLOSED_NODE
                node = end
                end += 1
                if source == RESERVE:
                    reserve = 1
                # A compulsory foundation play is no choice and belongs to the same line.
                if not known or end >= limit or not foundation_moves(child, forced, FIND_FIRST):
                    break
                source = forced[0]
                destination = FOUNDATION
            key = position_hash(child, self._check)
            if not enter_if_new(tables.transpositions, key, self._check):
                continue
            self.nodes = end
            score = self._evaluate(child, self.weights) - _MOVE_COST * depth
            score += ((key ^ self._tie_break) * 31 >> 7) & 3
            # Before a card is turned up, only lines that play the mover's reserve count: all else can wait.
            if (reserve or not self._may_turn_up) and not (known and must_fill_space(child)):
                if self._candidates:
                    self._candidates.add_candidate(node, score)
                if score > self._score and not (known and self._must_continue(child)):
                    self._score = score
                    self._best = node
            if known and not child[OVER] and depth < _DEEPEST:
                scores[node] = score + _OFFSET

    def _must_continue(self, pos: bytearray) -> bool:
        # Return whether an option demands a move before a card may be turned up or the turn end. Only the legal moves
        # tell, so this is asked of lines that would be the best so far.
        if not has_duties(pos):
            return False
        if not self._work:
            self._work = Workspace()
        moves = self._work.moves
        n = generate_moves(pos, self._work)
        for i in range(0, 2 * n, 2):
            if turns_up_or_ends(moves[i], moves[i + 1]):
                return False
        return n > 0

    def _plan_win(self) -> None:
        # Plan as much of the line as a save holds. From there the solver finds it again: it stops where no move from
        # house to house came last, so that no earlier position of the turn is in its way, as when the line was found.
        line = self._solver.line
        n = 2 * min(self._solver.length, MAX_PLAN_MOVES)
        for i in range(n):
            self._plan[i] = line[i]
        while n > 2 and n < 2 * self._solver.length and is_house_move(line[n - 2], line[n - 1]):
            n -= 2
        self._at = 0
        self._size = n
        self._ends_turn = False
        self._wins = True

    def _make_plan(self) -> None:
        self._wins = False
        tables = self._tables
        n = trace(tables.parents, self._best, tables.path)
        self._at = self._size = 0
        while n and self._size < 2 * MAX_PLAN_MOVES:
            n -= 1
            i = 2 * tables.path[n]
            self._plan[self._size] = tables.moves[i]
            self._plan[self._size + 1] = tables.moves[i + 1]
            self._size += 2
        self._ends_turn = False
        if self._candidates and self._size and not n:
            self._follow(self._best)
            self._ends_turn = tables.position[TOP + RESERVE + 3 * tables.root[TURN]] != _UNKNOWN_FACE_UP
