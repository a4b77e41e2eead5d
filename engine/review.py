# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What a finished game looks like afterwards: who stood how, turn by turn, and the decisions that cost most.

A decision is what is played from one card that comes up to the next, or to the end of the turn: all of it is chosen
with the same cards in sight. What could best be come to from its beginning is searched for, and so is what can still
be come to after what was played; the difference is what it cost. Both see what the player saw (position.view) and
what a player who watches knows (card_memory.py), so luck is nobody's fault. Turning a card up costs nothing by itself:
all that could be played before can be played after it. In `classic`, where an expert looks further, so does this: what
is better must be better on the whole, too, for all that may be hidden (playouts.py).

Who stands how is told in cards: 10 of what the position is worth to a player (weights.py), which is about a card of the
hand, less what it is worth to the players on average, as if each were to move. So is by how much another decision would
have been better; which cost most is decided by what the search counts, to which a turn that goes on is worth as much as
ten cards.
"""

from array import array

from engine.card_memory import CardMemory
from engine.const import const
from engine.evaluation import evaluate
from engine.game import STOPPED, WRONG, bares
from engine.moves import generate_moves, make_move, turns_up_or_ends
from engine.one_pack_evaluation import evaluate_one_pack
from engine.position import (
    ABANDON,
    ALL,
    COUNT,
    FAMILY,
    FOUNDATION,
    HAND,
    ORDER,
    OVER,
    PASS,
    PLAYERS,
    RESERVE,
    SHOW,
    SIZE,
    TOP,
    TURN,
    UNKNOWN,
    WASTE,
    pile,
    push,
    view,
)
from engine.replay import replay
from engine.rules import COMPULSORY
from engine.search import Search, may_compare
from engine.weights import weights_of
from engine.workspace import Workspace

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.playouts import Playouts

CARD = const(10)  # of what a position is worth
SHOWN = const(3)  # decisions
WINS = const(1000)  # cards: it was the game
_LEAST = const(10)  # what a decision must have cost to be shown
EVEN = const(127)  # of a lead that is kept: nobody is ahead
_NODES = const(360)  # of a search, at most: those of an expert
_ALL_NODES = const(40_000)  # of all of them: they share it where there are many
_SLICE = const(4)  # nodes, or what comes of one position
_PLIES = const(2)  # looked at in a slice,
_REPLAYED = const(16)  # or played again
_WON = const(20_000)
_TURN = const(100)  # what it is worth that a turn goes on, about as in weights.py
_LOOKED = const(10)  # percent: the share of the first time through


class Decision:
    """One that cost something.

    player: whose; turn: the number of the turn, from 0 on; ply: the move that it was, as an index into the game's
    log; cost: in what the search counts by; plan: what was better, 2 bytes a move, the first in its place; cards: by
    how many, 0 where it is better in another way, WINS where it was the game; turn_continues: whether the turn would
    not have ended.
    """

    def __init__(self, player: int, turn: int, first: int, end: int, cost: int, turn_continues: bool) -> None:
        self.player = player
        self.turn = turn
        self.first = self.ply = first
        self.end = end
        self.cost = cost
        self.plan = b""
        self.cards = 0
        self.turn_continues = turn_continues


class Review:
    """A game gone through once more, slice by slice, each as short as one of an opponent's.

    base: the position that it begins with; log: its moves as of engine.game.Game, so many plies of it; judged: the
    players whose decisions count; seat: whose lead is told. leads: from the deal on after every turn, cards ahead +
    EVEN; decisions: of what was judged, at most SHOWN, in the order of the game. ValueError for a game of one player.
    """

    def __init__(self, base: bytes, log: bytes | bytearray, plies: int, judged: tuple[int, ...], seat: int) -> None:
        self._base = base
        self._log = log
        self._plies = plies
        self._judged = judged
        self._seat = seat
        self.leads = bytearray()
        self.decisions: list[Decision] = []
        self._done = 0  # of so many parts
        self._parts = 0
        self._work = Workspace()
        self._pos = bytearray(base)
        self._view = bytearray(SIZE)
        self._line = bytearray(SIZE)
        self._best = bytearray(SIZE)  # what could best be come to
        self._scratch = bytearray(SIZE)
        self._gain = 0  # by what may come of it
        self._playouts: "Playouts | None" = None
        self._memories = [CardMemory() for _ in range(base[PLAYERS])]
        self._spans = array("H")  # player, turn, first ply, ply after the last of each decision
        self._search = Search(_NODES)
        self._search.thorough = True
        self._found = 0  # by the search: what can be come to,
        self._plan = b""  # and how,
        self._turn_continues = False  # and whether the turn is not at its end there
        self._end = self._line  # and that position
        self._slices = self._go_through()

    def go(self) -> bool:
        """Go one slice on; return whether that was the last."""
        for _ in self._slices:
            return False
        return True

    def leave(self) -> None:
        """Go no further, and let go of what it works with."""
        self._search.rest()

    def share(self) -> int:
        """Return how much of it is done, 0 to 100."""
        if not self._parts:
            return _LOOKED * self._ply // (self._plies + 1)
        return _LOOKED + (100 - _LOOKED) * self._done // self._parts

    def _go_through(self) -> "Iterator[None]":
        for _ in self._look_for_decisions():
            yield
        spans = self._spans
        self._parts = len(spans) // 4 + SHOWN
        # A decision takes two searches.
        self._search.limit = min(_NODES, _ALL_NODES // (len(spans) // 2 + 1))
        self._restart()
        for i in range(0, len(spans), 4):
            for _ in self._judge(*spans[i : i + 4]):
                yield
            self._done += 1
        self._restart()
        self.decisions.sort(key=_first)
        for decision in self.decisions:
            for _ in self._explain(decision):
                yield
            self._done += 1
        self.decisions = [decision for decision in self.decisions if decision.plan]

    def _restart(self) -> None:
        # To the beginning of the game, where each player begins to watch.
        self._pos[ALL] = self._base
        self._ply = 0
        for player in range(self._pos[PLAYERS]):
            self._memories[player] = CardMemory()
            view(self._pos, self._view)
            self._memories[player].add(self._pos, self._view)

    def _to(self, ply: int) -> "Iterator[None]":
        log = self._log
        while self._ply < ply:
            replay(self._pos, log[2 * self._ply], log[2 * self._ply + 1])
            self._ply += 1
            if self._ply % _REPLAYED == 0:
                yield

    def _see(self, player: int) -> None:
        # Into _view comes what the player to move sees and knows.
        view(self._pos, self._view)
        self._memories[player].add(self._pos, self._view)

    # First: who stands how, and where there is something to decide

    def _look_for_decisions(self) -> "Iterator[None]":
        self._restart()
        pos = self._pos
        log = self._log
        moves = self._work.moves
        player = -1
        first = -1
        chosen = False  # something since then, where there was a choice
        for ply in range(self._plies):
            if pos[TURN] != player:
                player = pos[TURN]
                self._add_lead()
            source = log[2 * ply]
            destination = log[2 * ply + 1]
            judged = player in self._judged
            if judged and (source & WRONG or source == ABANDON):
                # Not judged: nobody has minded, or there was no more to decide.
                if chosen:
                    self._add_span(player, first, ply)
                first = -1
                chosen = False
            elif judged:
                if first < 0:
                    first = ply
                if source & STOPPED:
                    chosen = True
                elif source != HAND and (source != RESERVE or destination != RESERVE):
                    n = generate_moves(pos, self._work)
                    chosen = chosen or n > 1 and not (moves[1] == FOUNDATION and pos[ORDER] & COMPULSORY)
            ends = source & (STOPPED | WRONG) or source == HAND or source == ABANDON or bares(pos, source, destination)
            replay(pos, source, destination)
            if ends or pos[TURN] != player or pos[OVER]:
                # The player who has won, or has moved with this, decided well.
                if chosen and pos[OVER] != player + 1:
                    self._add_span(player, first, ply + 1)
                first = -1
                chosen = False
            self._ply = ply
            if ply % _PLIES == 0:
                yield
        self._add_lead()

    def _add_span(self, player: int, first: int, end: int) -> None:
        for n in (player, len(self.leads) - 1, first, end):
            self._spans.append(n)

    def _add_lead(self) -> None:
        view(self._pos, self._view)
        self.leads.append(EVEN + max(-EVEN, min(EVEN, self._lead(self._view, self._seat))))

    def _lead(self, seen: bytearray, player: int) -> int:
        # By how many cards a player is ahead in a view, which is changed.
        _lay(seen)
        seen[OVER] = 0
        players = seen[PLAYERS]
        lead = CARD // 2 * players
        for i in range(players):
            seen[TURN] = i
            lead += _score(seen) * (players - 1 if i == player else -1)
        return lead // (CARD * players)

    # Then: what each cost

    def _search_from(self, pos: bytearray) -> "Iterator[None]":
        search = self._search
        top = TOP + RESERVE + 3 * pos[TURN]
        if pos[top] == UNKNOWN & 127:
            pos[top] = 0  # a card that has come up since, which nobody could know
        search.begin(pos, self._work.moves, generate_moves(pos, self._work), 0)
        yield
        while not search.go(_SLICE, self._work):
            yield
        self._end = end = search.end()
        self._found = _score(end)
        self._plan = search.plan()
        self._turn_continues = not end[TOP + SHOW]

    def _judge(self, player: int, turn: int, first: int, end: int) -> "Iterator[None]":
        for _ in self._to(first):
            yield
        self._see(player)
        self._line[ALL] = self._view
        for _ in self._search_from(self._line):
            yield
        best = self._found
        turn_continues = self._turn_continues
        self._best[ALL] = self._end
        for _ in self._rate(first, end, turn_continues):
            yield
        cost = best - self._found
        self._gain = cost
        if cost >= _LEAST and may_compare(self._view) and not self._log[2 * end - 2] & STOPPED:
            for _ in self._compare():
                yield
        if self._gain >= _LEAST:
            decisions = self.decisions
            at = len(decisions)
            while at and decisions[at - 1].cost < cost:
                at -= 1
            decisions.insert(at, Decision(player, turn, first, end, cost, turn_continues))
            del decisions[SHOWN:]

    def _rate(self, first: int, end: int, turn_continues: bool) -> "Iterator[None]":
        # What could still be come to after the moves of a decision that begins at the position in _view;
        # turn_continues: whether the turn would go on after the best.
        line = self._line
        log = self._log
        line[ALL] = self._view
        for i in range(2 * first, 2 * end, 2):
            source = log[i]
            destination = log[i + 1]
            if source & STOPPED or source == PASS or source == SHOW and destination == WASTE:
                # The end of the turn. Against one that goes on the two-pack games have no measure but the same row of
                # weights for both (weights.py): that of one that ends is for what else could be done at its end.
                self._end = line
                turn = 0
                if turn_continues and not line[FAMILY]:
                    _lay(line)
                    turn = _TURN
                self._found = _score(line) - turn
                self._plan = b""
                self._turn_continues = False
                return
            if not turns_up_or_ends(source, destination):
                make_move(line, source, destination)
        for _ in self._search_from(line):
            yield

    def _compare(self) -> "Iterator[None]":
        # Into _gain comes by how much the best is better on the whole than what was played.
        if not self._playouts:
            from engine.playouts import Playouts  # here, so that other games need no memory for it

            self._playouts = Playouts()
        candidates = self._playouts
        candidates.clear()
        ends = [self._best, self._end]
        top = TOP + RESERVE + 3 * self._view[TURN]
        for i in range(len(ends)):
            candidates.add_candidate(i, -i)
            if ends[i][top + COUNT - TOP] and not ends[i][top]:
                ends[i][top] = UNKNOWN & 127  # what has come up, again
        candidates.begin(self._view, ends, self._ply)
        while not candidates.go(_SLICE, self._scratch, evaluate, self._search.weights):
            yield
        self._gain = candidates.gain(0, 1)

    # At last: which move it was, and what would have been better

    def _explain(self, decision: Decision) -> "Iterator[None]":
        for _ in self._to(decision.first):
            yield
        self._see(decision.player)
        # Of several moves it is that after which more than half was lost, halfway and halfway again.
        low = decision.first
        high = decision.end - 1
        for _ in self._rate(decision.first, decision.end, decision.turn_continues):
            yield
        ends = not self._turn_continues
        enough = self._found + decision.cost // 2
        self._play(self._plan)
        played = self._lead(self._line, decision.player)
        while low < high:
            middle = (low + high) // 2
            for _ in self._rate(decision.first, middle + 1, decision.turn_continues):
                yield
            if self._found > enough:
                low = middle + 1
            else:
                high = middle
        line = self._line
        log = self._log
        line[ALL] = self._view
        for i in range(2 * decision.first, 2 * low, 2):
            make_move(line, log[i], log[i + 1])
        self._search.limit = _NODES
        for _ in self._search_from(line):
            yield
        plan = self._plan or self._way_on(line)
        # As far as it is what was played, it was well played.
        while plan and low < decision.end - 1 and plan[0] == log[2 * low] and plan[1] == log[2 * low + 1]:
            low += 1
            make_move(line, plan[0], plan[1])
            plan = plan[2:] or self._way_on(line)
        decision.ply = low
        if plan and (plan[0] != log[2 * low] or plan[1] != log[2 * low + 1]):
            decision.plan = plan
            self._play(plan)
            decision.cards = max(0, self._lead(line, decision.player) - played)
            if decision.cost >= _WON:
                decision.cards = WINS
            decision.turn_continues = decision.turn_continues and ends

    def _play(self, plan: bytes) -> None:
        # At _line, as far as nothing comes up.
        for i in range(0, len(plan), 2):
            if not turns_up_or_ends(plan[i], plan[i + 1]):
                make_move(self._line, plan[i], plan[i + 1])

    def _way_on(self, pos: bytearray) -> bytes:
        # The move with which a turn goes on or ends where nothing is to be done first, b"" where there is none.
        moves = self._work.moves
        for i in range(0, 2 * generate_moves(pos, self._work), 2):
            if turns_up_or_ends(moves[i], moves[i + 1]):
                return bytes(moves[i : i + 2])
        return b""


def _score(pos: bytearray) -> int:
    return (evaluate_one_pack if pos[FAMILY] else evaluate)(pos, weights_of(pos))


def _lay(pos: bytearray) -> None:
    # The card that is turned up onto the waste, be it anybody's turn then.
    card = pos[TOP + SHOW]
    if card:
        pos[TOP + SHOW] = 0
        pos[COUNT + SHOW] = 0
        push(pos, pile(pos, WASTE), card)


def _first(decision: Decision) -> int:
    return decision.first
