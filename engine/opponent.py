"""The opponents, by level. None sees a card that a player could not see; the lower levels err as people do."""

from engine.card_memory import MEMORY_STATE_SIZE
from engine.const import const
from engine.greedy import move_score
from engine.moves import free_moves, generate_moves, turns_up_or_ends
from engine.position import ABANDON, COUNT, FAMILY, FOUNDATION, HAND, ORDER, PASS, POSITION_SIZE, SHOW, WASTE, view
from engine.priorities import JOIN_HOUSES, NO_GAIN
from engine.rng import RNG_STATE_SIZE, Rng
from engine.rules import COMPULSORY, FOSTER, PATIENCE
from engine.search import SEARCH_STATE_SIZE
from engine.verdict import LEGAL, SPACE_FIRST, first_compulsory, judge
from engine.visited import Visited, is_house_move
from engine.workspace import Workspace

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from engine.card_memory import CardMemory
    from engine.game import Game
    from engine.search import Search

# The bytes of a saved state: the random generator and two counters, up to here,
_SEARCH_OFFSET = RNG_STATE_SIZE + 2
_MEMORY_OFFSET = _SEARCH_OFFSET + SEARCH_STATE_SIZE  # then the search, up to here,
OPPONENT_STATE_SIZE = _MEMORY_OFFSET + MEMORY_STATE_SIZE  # then the memory.
# The numbers that say how a level plays, by their places in its row.
_NOTICES = const(0)  # errors of others in 100 that it stops in stop play; it stops each card that does not fit at all
_SLIPS = const(1)  # in 100 occasions of stop play, the errors that it makes itself
# Two numbers each, by FAMILY:
_OVERLOOKS = const(2)  # in 100 moves that are neither compulsory nor continue or end the turn; then of 100 joins of the
# one-pack game, where missing other moves costs little
_NODES = const(4)  # nodes of a search, 0 for the best move at a glance; more gain nothing in the one-pack game
_KIND = const(6)  # 0, _AT_RANDOM or _REMEMBERS
_AT_RANDOM = const(1)  # It makes any move.
_REMEMBERS = const(2)  # It searches, remembers cards, and compares lines by playouts.

# A row for each level, from the weakest to the strongest: name, id, and those numbers. Saves and links name a level by
# its id, which never changes. A new level takes the next free id, wherever it stands; ADAPTIVE has 6.
LADDER: "tuple[tuple[str, int, tuple[int, ...]], ...]" = (
    ("random", 0, (50, 50, 0, 0, 0, 0, _AT_RANDOM)),
    ("novice", 1, (20, 30, 56, 96, 0, 0, 0)),
    ("easy", 2, (50, 12, 37, 87, 0, 0, 0)),
    ("greedy", 3, (80, 4, 0, 0, 0, 0, 0)),
    ("strong", 4, (95, 1, 0, 0, 52, 26, 0)),
    ("expert", 5, (100, 0, 0, 0, 360, 180, _REMEMBERS)),
)
LEVELS = tuple([row[0] for row in LADDER])
HINT_LEVEL = "expert"
ADAPTIVE = "adaptive"  # the level between two of LEVELS: "adaptive:520" is a little above easy
LEVEL_IDS = dict([row[:2] for row in LADDER] + [(ADAPTIVE, 6)])
STRENGTH_STEP = const(256)  # of strength, from a level to the next one
MAX_STRENGTH = STRENGTH_STEP * (len(LEVELS) - 1)
_MAX_RANDOM_HOUSE_MOVES = const(6)  # moves from house to house that `random` makes in a turn, or in a row in a patience
_ALL_AT_ONCE = const(1 << 20)
_MAX_HOUSE_MOVES = const(60)  # moves from house to house in a row, more than any player needs

# The kinds of moves that a list can be reduced to.
_TURN_ENDERS = const(0)  # what turns up a card or ends the turn
_NO_HOUSE_MOVES = const(1)
_UNVISITED = const(2)  # what does not lead back to a position of the turn


class Opponent:
    """A player of a level, deterministic from a seed.

    Between two levels, each decision is made by one of the two at random; the closer the strength is to a level, the
    more often that level decides.

    choose(pos) leaves its move in src and dst. Where that may take long, call begin(pos) and then think(nodes) until it
    returns True: this finds the same move in slices. work: its Workspace, which each call overwrites. spare_tables: see
    search.Search. Raise ValueError for an unknown level.

    An opponent never returns to a position within a turn, provided that begin() or choose() is given each position of
    the turn in order, or rejoin() is called. An opponent that is restored from a save needs rejoin(), because state()
    does not repeat what the game's record holds.

    For hints, keep one opponent for the turn and ask it once at each position: it continues its plan and does not go
    back. remaining_plan() returns what it means to play after src and dst, without changing anything. When the player
    has played something else, it makes another plan. After an undo make another opponent and call rejoin(), which looks
    at the game's position as begin() does; to be safe, do so whenever the game is not where the last hint led.
    """

    def __init__(self, level: str, seed: int, spare_tables: list | None = None) -> None:
        strength = strength_of(level)
        self.level = level
        self._lower = strength // STRENGTH_STEP
        # Of STRENGTH_STEP decisions, those that the level above _lower makes.
        self._upper_share = strength % STRENGTH_STEP
        self.rng = Rng(seed)
        self.src = 0
        self.dst = 0
        self._view = bytearray(POSITION_SIZE)
        self.work = Workspace()
        self._house_moves = 0
        self._turned_up = 0
        self._visited = Visited()
        self.search: "Search" = None  # type: ignore[assignment]  # for the levels that search
        self._searching = False
        self._memory: "CardMemory" = None  # type: ignore[assignment]
        nodes = 0
        remembers = False
        for _, _, plays in LADDER[self._lower : self._lower + 1 + (self._upper_share > 0)]:
            nodes = max(nodes, plays[_NODES])
            remembers = remembers or plays[_KIND] == _REMEMBERS
        if nodes:
            from engine.search import Search  # imported here, so that the other levels need no memory for it

            self.search = Search(nodes, spare_tables)
            self.search.visited = self._visited
        if remembers:
            from engine.card_memory import CardMemory

            self._memory = CardMemory()
            self.search.uses_playouts = True
            self.search.proves_wins = True

    def state(self) -> bytes:
        """Return all that a save must hold, as OPPONENT_STATE_SIZE bytes."""
        state = bytes(self.rng.state) + bytes((self._house_moves, self._turned_up & 255))
        if self.search:
            state += self.search.state()
        if self._memory:
            state += self._memory.state()
        return state + bytes(OPPONENT_STATE_SIZE - len(state))

    def restore(self, state: bytes) -> None:
        """Continue from what state() returned."""
        self.rng.state[:] = state[:RNG_STATE_SIZE]
        self._house_moves = state[RNG_STATE_SIZE]
        self._turned_up = state[RNG_STATE_SIZE + 1]
        if self.search:
            self.search.restore(state[_SEARCH_OFFSET:_MEMORY_OFFSET])
        if self._memory:
            self._memory.restore(state[_MEMORY_OFFSET:])

    def choose(self, pos: bytearray) -> None:
        """Choose a move for the player to move and leave it in src and dst; the game must not be over."""
        self.begin(pos)
        while not self.think(_ALL_AT_ONCE):
            pass

    def begin(self, pos: bytearray) -> None:
        """Look at a position of a game that is not over; think() continues from there."""
        view(pos, self._view)
        if self._memory:
            self._memory.add_known(pos, self._view)
        self._visited.add(self._view)
        self._searching = False

    def rejoin(self, game: "Game") -> None:
        """Replay the current turn from a game's record and look at its position, as begin() does.

        An opponent needs this when it was restored, or is asked for the first time in the middle of a turn, to know the
        positions that the turn has been through.
        """
        for _, pos, _, _ in game.positions(game.undo_limit):
            self.begin(pos)
        self.begin(game.pos)

    def leave(self) -> None:
        """Stop thinking about the position of the last begin()."""
        self._searching = False
        if self.search:
            self.search.leave()

    def think(self, nodes: int) -> bool:
        """Think for about that many nodes of the search; return whether the move is decided, in src and dst."""
        v = self._view
        if self._searching:
            if not self.search.go(nodes, self.work):
                return False
            self._searching = False
            self._follow_plan()
        else:
            n = generate_moves(v, self.work)
            if self._should_resign(n):
                self.src = self.dst = ABANDON
                return True
            plays = LADDER[self.choose_level()][2]
            if self._upper_share and self._memory:
                self.search.uses_playouts = self.search.proves_wins = plays[_KIND] == _REMEMBERS
            if plays[_KIND] == _AT_RANDOM:
                self._choose_random(n)
            elif not plays[_NODES] or v[ORDER] & PATIENCE or self._house_moves > _MAX_HOUSE_MOVES or (
                    self._visited.is_full()):
                self._choose_greedy(self._drop_overlooked(n, plays[_OVERLOOKS + v[FAMILY]]))
            elif self.search.has_plan(v):
                self._follow_plan()
            elif n == 1:
                self.src = self.work.moves[0]
                self.dst = self.work.moves[1]
            else:
                self.search.limit = plays[_NODES + v[FAMILY]]
                self.search.begin(v, self.work.moves, n, self.rng.below(1 << 16))
                self._searching = True
                return False
        if self.src == HAND:
            self._turned_up += 1
            if self.search and not v[ORDER] & PATIENCE:
                self._house_moves = 0  # a card turned up ends a row of moves from house to house
        elif is_house_move(self.src, self.dst):
            self._house_moves += 1
        else:
            self._turned_up = 0
            if self.src == PASS or self.dst == WASTE or v[ORDER] & PATIENCE:
                self._house_moves = 0
                if self.search:
                    self.search.end_turn()
        return True

    def choose_level(self) -> int:
        """Return the index of the level that makes the next decision; between two levels it is drawn at random."""
        return self._lower + (self._upper_share > 0 and self.rng.below(STRENGTH_STEP) < self._upper_share)

    def _follow_plan(self) -> None:
        """Play the search's plan, or if nothing is left of it, the best move that turns up a card or ends the turn."""
        search = self.search
        if search.play(self._view):
            self.src = search.src
            self.dst = search.dst
        else:
            self._choose_greedy(self._keep(generate_moves(self._view, self.work), _TURN_ENDERS))

    def remaining_plan(self) -> bytes:
        """Return the moves of the search's plan that are to follow src and dst, 2 bytes each; b"" where none are."""
        return self.search.remaining_plan() if self.search else b""

    def slip(self, pos: bytearray) -> bool:
        """Return whether the player errs in stop play now (RULES 9), as often as its level does.

        The attempt is then in src and dst. It overlooks a foundation play, or turns up a card with a space open, as
        people do, and can stand if nobody stops it.
        """
        view(pos, self._view)
        v = self._view
        moves = self.work.moves
        n = generate_moves(v, self.work)
        if not n or not v[ORDER] & COMPULSORY:
            return False
        if first_compulsory(v, moves, n) >= 0:
            n = free_moves(v, self.work)
        elif not v[ORDER] & FOSTER and judge(v, HAND, SHOW, self.work) == SPACE_FIRST:
            moves[0] = HAND
            moves[1] = SHOW
            n = 1
        else:
            return False
        if not self._happens(_SLIPS):
            return False
        self._visited.add(v)
        if n:
            self._choose_greedy(n)
        # Under `peek`, `t` before a foundation play is no error.
        return n > 0 and judge(v, self.src, self.dst, self.work) != LEGAL

    def notices(self) -> bool:
        """Return whether the player notices an opponent's error in stop play now, as often as its level does."""
        return self._happens(_NOTICES)

    def _happens(self, column: int) -> bool:
        """Return at random whether an event happens now; its column says how often in 100 at the level that decides."""
        chance = self.rng.below(100)
        return chance < LADDER[self.choose_level()][2][column]

    def _should_resign(self, n: int) -> bool:
        # A patience has no turns: the player resigns when two passes through the hand have gained nothing.
        v = self._view
        runs = 2 * (v[COUNT + HAND] + v[COUNT + WASTE] + 1)
        return v[ORDER] & PATIENCE != 0 and (not n or self._turned_up > runs or self._house_moves > _MAX_HOUSE_MOVES)

    def _drop_overlooked(self, n: int, percent: int) -> int:
        """Keep those of the first n moves that a level does not overlook; return how many.

        percent: how many of 100 it overlooks. It always sees what is compulsory and what continues or ends the turn. It
        also sees what it moved a house card for, and it looks again before it makes a move for nothing: it errs by
        missing moves, not by moving to and fro.
        """
        least = JOIN_HOUSES if self._view[FAMILY] else NO_GAIN
        moves = self.work.moves
        if not percent or moves[1] == FOUNDATION or self._house_moves:
            return n
        kept = 0
        best = NO_GAIN
        for i in range(0, 2 * n, 2):
            source = moves[i]
            destination = moves[i + 1]
            score = move_score(self._view, source, destination)
            seen = source == HAND or source == PASS or destination == WASTE or score < least
            if seen or self.rng.below(100) >= percent:
                best = max(best, score)
                moves[2 * kept] = source
                moves[2 * kept + 1] = destination
                kept += 1
        return kept if best > NO_GAIN else generate_moves(self._view, self.work)

    def _keep(self, n: int, kind: int) -> int:
        """Keep those of the first n moves that are of a kind, or all if there are none; return how many."""
        moves = self.work.moves
        kept = 0
        for i in range(0, 2 * n, 2):
            if self._is_of(kind, moves[i], moves[i + 1]):
                moves[2 * kept] = moves[i]
                moves[2 * kept + 1] = moves[i + 1]
                kept += 1
        return kept or n

    def _is_of(self, kind: int, source: int, destination: int) -> bool:
        if kind == _TURN_ENDERS:
            return turns_up_or_ends(source, destination)
        if kind == _NO_HOUSE_MOVES:
            return not is_house_move(source, destination)
        return not self._visited.leads_back(self._view, source, destination)

    def _choose_repeating(self, n: int) -> None:
        """Play any of the first n moves, which all lead back to a position of the turn; resign a patience.

        The move is chosen at random, because the same move each time would never leave the cycle.
        """
        if self._view[ORDER] & PATIENCE:
            self.src = self.dst = ABANDON
        else:
            i = 2 * self.rng.below(n)
            self.src = self.work.moves[i]
            self.dst = self.work.moves[i + 1]

    def _choose_greedy(self, n: int) -> None:
        """Choose the best of the first n moves at a glance, or if that leads back, of all legal moves that do not."""
        self._choose_best(n)
        if self._visited.leads_back(self._view, self.src, self.dst):
            n = self._keep(generate_moves(self._view, self.work), _UNVISITED)
            self._choose_best(n)
            if self._visited.leads_back(self._view, self.src, self.dst):
                self._choose_repeating(n)

    def _choose_best(self, n: int) -> None:
        moves = self.work.moves
        best = -1
        same = 0
        for i in range(0, 2 * n, 2):
            score = move_score(self._view, moves[i], moves[i + 1])
            if score > best:
                best = score
                same = 0
            if score == best:
                # Moves of equal scores are equally likely.
                same += 1
                if same == 1 or self.rng.below(same) == 0:
                    self.src = moves[i]
                    self.dst = moves[i + 1]

    def _choose_random(self, n: int) -> None:
        moves = self.work.moves
        if self._house_moves >= _MAX_RANDOM_HOUSE_MOVES:
            # Houses could be shuffled forever, so from here on only other moves are made, if there are any.
            n = self._keep(n, _NO_HOUSE_MOVES)
        n = self._keep(n, _UNVISITED)
        if self._visited.leads_back(self._view, moves[0], moves[1]):
            self._choose_repeating(n)
            return
        i = 2 * self.rng.below(n)
        self.src = moves[i]
        self.dst = moves[i + 1]


def strength_of(level: str) -> int:
    """Return the strength of a level, 0 to MAX_STRENGTH.

    It is STRENGTH_STEP times the level's index in LEVELS. The number after "adaptive:" is a strength by ids, as
    strength_of_id takes it. Raise ValueError for an unknown level.
    """
    name, _, number = level.partition(":")
    if level in LEVELS:
        return STRENGTH_STEP * LEVELS.index(level)
    digits = 0 < len(number) < 5 and not number.strip("0123456789")  # CPython's isdigit would accept other digits, too.
    if name == ADAPTIVE and digits:
        strength = strength_of_id(int(number))
        if strength >= 0:
            return strength
    raise ValueError(
        "level: no level %r; there are: %s %s to %s"
        % (level, " ".join(LEVELS), adaptive_level(0), adaptive_level(MAX_STRENGTH))
    )


def strength_of_id(number: int) -> int:
    """Return the strength for a number that has a level's id in place of its index in LEVELS, -1 if no level has it."""
    for i in range(len(LADDER)):
        if LADDER[i][1] == number // STRENGTH_STEP:
            strength = STRENGTH_STEP * i + number % STRENGTH_STEP
            return strength if strength <= MAX_STRENGTH else -1
    return -1


def id_of_strength(strength: int) -> int:
    """Return the number that strength_of_id takes; saves and links store it."""
    return STRENGTH_STEP * LADDER[strength // STRENGTH_STEP][1] + strength % STRENGTH_STEP


def adaptive_level(strength: int) -> str:
    """Return the name of the adaptive level of a strength, as strength_of takes it."""
    return "%s:%d" % (ADAPTIVE, id_of_strength(strength))


def level_name(level: str) -> str:
    """Return the name of a level without its strength."""
    return level.partition(":")[0]
