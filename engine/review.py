"""Review a finished game: who led, turn by turn, and the decisions that cost most.

A decision is all that is played from one card that is turned up to the next, or to the end of the turn, because all of
it is chosen with the same cards in sight. The review searches for the best position that could be reached from its
beginning, and for the best one that could still be reached after the played moves; the difference of their scores is
the cost. Both searches see what the player saw (position.view) and what a player who watches knows (card_memory.py), so
bad luck does not count as an error. Turning a card up costs nothing by itself: whatever could be played before it can
be played after it. In `classic`, where expert compares lines by playouts, so does the review: the better line must be
better on average, however the hidden cards may lie (playouts.py).

Where a player knew all cards of the turn, the review looks for a win past those that are turned up (solver.py). In a
turn that did not win although it could, the decision that gave up the win costs more than any other.

A lead is counted in cards. A lead is a player's score (weights.py) less the average score of all players, as if each
were to move; 10 points of score make a card, because a card of the hand weighs about that. The gain of a better
decision is counted in the same way. Which decisions cost most is decided by the score of the search itself, in which a
turn that continues counts as much as ten cards.
"""

from array import array

from engine.card_memory import CardMemory
from engine.const import const
from engine.evaluation import evaluate
from engine.game import ATTEMPT_STANDS, ATTEMPT_STOPPED, is_lost_turn, reveals
from engine.moves import generate_moves, make_move, turns_up_or_ends
from engine.position import (
    ABANDON, ALL, COUNT, FAMILY, FOUNDATION, GROUP, HAND, ORDER, OVER, PASS, PLAYERS, POSITION_SIZE, RESERVE, SHOW, TOP,
    TURN, UNKNOWN_CARD, WASTE, pile, push, view
)
from engine.rules import COMPULSORY
from engine.search import Search, SearchTables, knows_own_cards, position_score, supports_playouts
from engine.workspace import Workspace

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.game import Game
    from engine.playouts import Playouts
    from engine.solver import Solver

CARD_SCORE = const(10)  # points of score that make a card
MAX_DECISIONS = const(3)  # the most decisions that are shown
GAME_LOST = const(1000)  # in place of cards: the decision lost the game,
WIN_MISSED = const(1001)  # or it gave up a win in the same turn
_MIN_COST = const(10)  # the least cost of a decision that is shown
EVEN_LEAD = const(127)  # in `leads`: nobody is ahead
_MAX_SEARCH_NODES = const(360)  # at most, in one search, as for expert
MAX_REVIEW_NODES = const(40_000)  # of all searches together, which share them in a long game
_SLICE = const(4)  # nodes or playouts of a slice
_PLIES = const(2)  # plies examined in a slice
_SLICE_REPLAYS = const(16)  # plies replayed in a slice
_LOST_GAME_COST = const(20_000)  # a cost this high means that the game was lost
_WIN_COST = const(100_000)  # the cost of a win that was given up
_MAX_PROOF_NODES = const(40_000)  # of all searches for wins together
_TURN_SCORE = const(100)  # the score of a turn that continues, about the same as in weights.py
_FIRST_PASS_PERCENT = const(10)  # the share of the first pass in the whole review, in percent


class Decision:
    """A decision that cost something.

    player: who made it
    turn: the number of the turn, from 0 on
    first, end: the plies that it spans
    ply: the costly move, as an index into the game's log
    cost: its cost in points of the search
    plan: the better line from that ply on, 2 bytes for each move
    cards: how many cards that line gains, 0 if it is better in another way, GAME_LOST if the decision lost the game,
        WIN_MISSED if the line wins in this turn
    turn_continues: whether the turn would not have ended
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
    """A review that works in slices, each as short as a slice of an opponent's thinking.

    game: the Game, which must not change meanwhile
    judged: the players whose decisions are judged
    seat: the player whose lead is counted
    nodes: of all searches together, at most
    spare_tables: the memory of other searches that are at rest, as in engine.search.Search
    leads: bytes, at the deal and after each turn, the cards ahead + EVEN_LEAD
    decisions: the costliest, at most MAX_DECISIONS, in the order of the game. There must be at least two players.
    """

    def __init__(
        self, game: "Game", judged: tuple[int, ...], seat: int, nodes: int = MAX_REVIEW_NODES,
        spare_tables: "list[SearchTables] | None" = None,
    ) -> None:
        self._game = game
        self._log = game.log
        self._judged = judged
        self._seat = seat
        self._nodes = nodes
        self.leads = bytearray()
        self.decisions: list[Decision] = []
        self._done = 0  # how many of `_parts` are done
        self._parts = 0
        self._work = Workspace()
        self._view = bytearray(POSITION_SIZE)
        self._line = bytearray(POSITION_SIZE)
        self._best = bytearray(POSITION_SIZE)  # the best position that could be reached
        self._scratch = bytearray(POSITION_SIZE)
        self._gain = 0  # the average cost, by playouts
        self._playouts: "Playouts | None" = None
        self._memories = [CardMemory() for _ in range(game.pos[PLAYERS])]
        self._spans = array("H")  # for each decision: player, turn, first ply, the ply after the last
        self._search = Search(_MAX_SEARCH_NODES, spare_tables)
        self._search.thorough = True
        self._solver: "Solver | None" = None
        self._proof_tables: "SearchTables | None" = None  # while the solver searches
        self._proof_nodes = 0
        self._proved = False  # whether the solver found a win
        self._turn_without_win = -1
        self._found_score = 0  # the best score that the last search found,
        self._plan = b""  # its line,
        self._turn_continues = False  # whether the turn continues after it,
        self._found_position = self._line  # and the position after it
        self._slices = self._go_through()

    def go(self) -> bool:
        """Work for one slice; return whether the review is finished."""
        for _ in self._slices:
            return False
        return True

    def leave(self) -> None:
        """Stop, and release the memory of the searches."""
        self._search.leave()
        self._return_tables()

    def percent_done(self) -> int:
        """Return how much is done, 0 to 100."""
        if not self._parts:
            return _FIRST_PASS_PERCENT * self._ply // (self._game.ply + 1)
        return _FIRST_PASS_PERCENT + (100 - _FIRST_PASS_PERCENT) * self._done // self._parts

    def _go_through(self) -> "Iterator[None]":
        for _ in self._look_for_decisions():
            yield
        spans = self._spans
        self._parts = len(spans) // 4 + MAX_DECISIONS
        # Each decision takes two searches.
        self._search.limit = min(_MAX_SEARCH_NODES, self._nodes // (len(spans) // 2 + 1))
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
        # Return to the start of the game, where each player begins to watch.
        self._positions = self._game.positions()
        self._pos = self._game.base
        self._ply = -1
        for player in range(self._pos[PLAYERS]):
            self._memories[player] = CardMemory()
            view(self._pos, self._view)
            self._memories[player].add_known(self._pos, self._view)

    def _replay_to(self, ply: int) -> "Iterator[None]":
        while self._ply < ply:
            self._ply, self._pos, _, _ = next(self._positions)
            if self._ply % _SLICE_REPLAYS == 0:
                yield

    def _update_view(self, player: int) -> None:
        # Set _view to what the player to move sees and knows.
        view(self._pos, self._view)
        self._memories[player].add_known(self._pos, self._view)

    # The first pass finds who led, and where there was something to decide.

    def _look_for_decisions(self) -> "Iterator[None]":
        self._restart()
        game = self._game
        moves = self._work.moves
        player = -1
        first = -1
        chosen = False  # whether there has been a choice since `first`
        ended = False  # whether the last move ended the decision
        for ply, pos, source, destination in self._positions:
            self._ply = ply
            if ended or pos[TURN] != player:
                if chosen:
                    self._add_span(player, first, ply)
                first = -1
                chosen = False
            if pos[TURN] != player:
                player = pos[TURN]
                self._add_lead(pos)
            judged = player in self._judged
            if judged and (source & ATTEMPT_STANDS or source == ABANDON or is_lost_turn(pos, source)):
                # An attempt that stands is not judged, because nobody objected, nor is resigning, because the game was
                # over, nor a turn that was lost, in which no card was played.
                if chosen:
                    self._add_span(player, first, ply)
                chosen = False
            elif judged:
                if first < 0:
                    first = ply
                if source & ATTEMPT_STOPPED:
                    chosen = True
                elif source != HAND and (source != RESERVE or destination != RESERVE):
                    n = generate_moves(pos, self._work)
                    chosen = chosen or n > 1 and not (moves[1] == FOUNDATION and pos[ORDER] & COMPULSORY)
            is_attempt = source & (ATTEMPT_STOPPED | ATTEMPT_STANDS) != 0
            ended = is_attempt or source == HAND or source == ABANDON or reveals(pos, source, destination)
            if ply % _PLIES == 0:
                yield
        # A player who has just won has decided well.
        if chosen and game.pos[OVER] != player + 1:
            self._add_span(player, first, game.ply)
        self._add_lead(game.pos)

    def _add_span(self, player: int, first: int, end: int) -> None:
        for n in (player, len(self.leads) - 1, first, end):
            self._spans.append(n)

    def _add_lead(self, pos: bytearray) -> None:
        view(pos, self._view)
        self.leads.append(EVEN_LEAD + max(-EVEN_LEAD, min(EVEN_LEAD, self._lead(self._view, self._seat))))

    def _lead(self, seen: bytearray, player: int) -> int:
        # Return by how many cards a player is ahead in a view; the view is overwritten.
        _lay_showing_card(seen)
        seen[OVER] = 0
        players = seen[PLAYERS]
        lead = CARD_SCORE // 2 * players
        for i in range(players):
            seen[TURN] = i
            lead += position_score(seen) * (players - 1 if i == player else -1)
        return lead // (CARD_SCORE * players)

    # The second pass finds what each decision cost.

    def _search_from(self, pos: bytearray) -> "Iterator[None]":
        search = self._search
        top = TOP + RESERVE + 3 * pos[TURN]
        if pos[top] == UNKNOWN_CARD & 127:
            pos[top] = 0  # a card that was turned up later, which nobody could know
        search.begin(pos, self._work.moves, generate_moves(pos, self._work), 0)
        yield
        while not search.go(_SLICE, self._work):
            yield
        self._found_position = end = search.best_position()
        self._found_score = position_score(end)
        self._plan = search.plan()
        self._turn_continues = not end[TOP + SHOW]

    # Decisions that gave up a win.

    def _return_tables(self) -> None:
        if self._proof_tables:
            self._search.spare_tables.append(self._proof_tables)
            self._proof_tables = None

    def _prove(self, seen: bytearray) -> "Iterator[None]":
        # Find out whether the turn could be won from a position as the player sees it.
        self._proved = False
        if self._proof_nodes >= _MAX_PROOF_NODES:
            return
        spare = self._search.spare_tables
        self._proof_tables = tables = spare.pop() if spare else SearchTables(_MAX_SEARCH_NODES)
        if not tables.solver:
            from engine.solver import Solver  # imported here, so that other games need no memory for it

            tables.solver = Solver()
        self._solver = solver = tables.solver
        solver.begin(seen, tables, None)
        while not solver.go(_SLICE, self._work):
            yield
        self._return_tables()
        self._proof_nodes += solver.nodes
        self._proved = solver.won

    def _judge_win(self, player: int, turn: int, first: int, end: int) -> "Iterator[None]":
        # Add the decision that begins at the position in _view if it gave up a win; set _proved to whether it did.
        won_turn = turn == len(self.leads) - 2 and self._game.pos[OVER] == player + 1
        self._proved = False
        if turn == self._turn_without_win or won_turn or not knows_own_cards(self._view):
            return
        for _ in self._prove(self._view):
            yield
        solver = self._solver
        if not self._proved or not solver:
            self._turn_without_win = turn
            return
        # The win began with the moves that were played, as far as they are the same.
        log = self._log
        at = 0
        while first + at < end and 2 * at < 2 * solver.length and (
                log[2 * (first + at) : 2 * (first + at) + 2] == solver.line[2 * at : 2 * at + 2]):
            at += 1
        decision = Decision(player, turn, first, end, _WIN_COST, False)
        decision.ply = first + at
        decision.plan = bytes(solver.line[2 * at : 2 * solver.length])
        decision.cards = WIN_MISSED
        if first + at == end:
            self._proved = False  # All of the decision belongs to the win; a later one gave it up.
            return
        # If the turn goes on and can still be won, it was another decision, too.
        if self._play_on(first, end, player):
            for _ in self._prove(self._line):
                yield
            if self._proved:
                self._proved = False
                return
        self._turn_without_win = turn
        self._proved = True
        self._add(decision)

    def _play_on(self, first: int, end: int, player: int) -> bool:
        # Make the moves of a decision that begins at the position in _view in _line; return whether the turn goes on.
        line = self._line
        log = self._log
        line[ALL] = self._view
        for i in range(2 * first, 2 * end, 2):
            if not log[i] & GROUP and log[i] & (ATTEMPT_STANDS | ATTEMPT_STOPPED):
                return False
            make_move(line, log[i], log[i + 1])
        return line[TURN] == player and not line[OVER] and knows_own_cards(line) != 0

    def _add(self, decision: Decision) -> None:
        # Add a decision to the costliest.
        decisions = self.decisions
        at = len(decisions)
        while at and decisions[at - 1].cost < decision.cost:
            at -= 1
        decisions.insert(at, decision)
        del decisions[MAX_DECISIONS:]

    def _judge(self, player: int, turn: int, first: int, end: int) -> "Iterator[None]":
        for _ in self._replay_to(first):
            yield
        self._update_view(player)
        for _ in self._judge_win(player, turn, first, end):
            yield
        if self._proved:
            return
        self._line[ALL] = self._view
        for _ in self._search_from(self._line):
            yield
        best = self._found_score
        turn_continues = self._turn_continues
        self._best[ALL] = self._found_position
        for _ in self._rate(first, end, turn_continues):
            yield
        cost = best - self._found_score
        self._gain = cost
        if cost >= _MIN_COST and supports_playouts(self._view) and not self._log[2 * end - 2] & ATTEMPT_STOPPED:
            for _ in self._compare():
                yield
        if self._gain >= _MIN_COST:
            self._add(Decision(player, turn, first, end, cost, turn_continues))

    def _rate(self, first: int, end: int, turn_continues: bool) -> "Iterator[None]":
        # Find the best position after the moves of a decision that begins at the position in _view;
        # turn_continues: whether the turn continues after the best line.
        line = self._line
        log = self._log
        line[ALL] = self._view
        for i in range(2 * first, 2 * end, 2):
            source = log[i]
            destination = log[i + 1]
            if source & ATTEMPT_STOPPED or source == PASS or source == SHOW and destination == WASTE:
                # The turn ends. To compare that with a turn that continues, the two-pack games need the same row of
                # weights for both (weights.py): the row of a turn that ends compares only ends with each other.
                self._found_position = line
                turn = 0
                if turn_continues and not line[FAMILY]:
                    _lay_showing_card(line)
                    turn = _TURN_SCORE
                self._found_score = position_score(line) - turn
                self._plan = b""
                self._turn_continues = False
                return
            if not turns_up_or_ends(source, destination):
                make_move(line, source, destination)
        for _ in self._search_from(line):
            yield

    def _compare(self) -> "Iterator[None]":
        # Set _gain to how much better the best line is on average than the played one.
        if not self._playouts:
            from engine.playouts import Playouts  # imported here, so that other games need no memory for it

            self._playouts = Playouts()
        candidates = self._playouts
        candidates.clear()
        positions = [self._best, self._found_position]
        top = TOP + RESERVE + 3 * self._view[TURN]
        for i in range(len(positions)):
            candidates.add_candidate(i, -i)
            if positions[i][top + COUNT - TOP] and not positions[i][top]:
                positions[i][top] = UNKNOWN_CARD & 127  # a card that was turned up is hidden again
        candidates.begin(self._view, positions, self._ply)
        while not candidates.go(_SLICE, self._scratch, evaluate, self._search.weights):
            yield
        self._gain = candidates.mean_difference(0, 1)

    # The third pass finds which move was costly, and what would have been better.

    def _explain(self, decision: Decision) -> "Iterator[None]":
        if decision.cards == WIN_MISSED:
            return
        for _ in self._replay_to(decision.first):
            yield
        self._update_view(decision.player)
        # Find by bisection the move after which more than half of the cost was lost.
        low = decision.first
        high = decision.end - 1
        for _ in self._rate(decision.first, decision.end, decision.turn_continues):
            yield
        turn_ended = not self._turn_continues
        enough = self._found_score + decision.cost // 2
        self._play(self._plan)
        played = self._lead(self._line, decision.player)
        while low < high:
            middle = (low + high) // 2
            for _ in self._rate(decision.first, middle + 1, decision.turn_continues):
                yield
            if self._found_score > enough:
                low = middle + 1
            else:
                high = middle
        line = self._line
        log = self._log
        line[ALL] = self._view
        for i in range(2 * decision.first, 2 * low, 2):
            make_move(line, log[i], log[i + 1])
        self._search.limit = _MAX_SEARCH_NODES
        for _ in self._search_from(line):
            yield
        plan = self._plan or self._turn_ender(line)
        # Where the better line begins with the moves that were played, those were good.
        while plan and low < decision.end - 1 and plan[0] == log[2 * low] and plan[1] == log[2 * low + 1]:
            low += 1
            make_move(line, plan[0], plan[1])
            plan = plan[2:] or self._turn_ender(line)
        decision.ply = low
        if plan and (plan[0] != log[2 * low] or plan[1] != log[2 * low + 1]):
            decision.plan = plan
            self._play(plan)
            decision.cards = max(0, self._lead(line, decision.player) - played)
            if decision.cost >= _LOST_GAME_COST:
                decision.cards = GAME_LOST
            decision.turn_continues = decision.turn_continues and turn_ended

    def _play(self, plan: bytes) -> None:
        # Make the moves of a plan in _line, except those that turn something up.
        for i in range(0, len(plan), 2):
            if not turns_up_or_ends(plan[i], plan[i + 1]):
                make_move(self._line, plan[i], plan[i + 1])

    def _turn_ender(self, pos: bytearray) -> bytes:
        # Return the first move that turns up a card or ends the turn, b"" if there is none.
        moves = self._work.moves
        for i in range(0, 2 * generate_moves(pos, self._work), 2):
            if turns_up_or_ends(moves[i], moves[i + 1]):
                return bytes(moves[i : i + 2])
        return b""


def _lay_showing_card(pos: bytearray) -> None:
    # Lay the showing card on the waste without ending the turn.
    card = pos[TOP + SHOW]
    if card:
        pos[TOP + SHOW] = 0
        pos[COUNT + SHOW] = 0
        push(pos, pile(pos, WASTE), card)


def _first(decision: Decision) -> int:
    return decision.first
