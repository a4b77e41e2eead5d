"""Hints: what a good player would do in this turn, step by step, with a short reason for each step."""

from engine import hint_reason
from engine.const import const
from engine.greedy import move_score
from engine.moves import ABANDON, PASS, make_move
from engine.opponent import HINT_LEVEL, Opponent
from engine.position import ALL, FACE_DOWN, HAND, ORDER, OVER, POSITION_SIZE, RESERVE, SHOW, TURN, WASTE, view
from engine.position_hash import position_hash
from engine.rules import PATIENCE
from engine.visited import visited_hashes
from engine.workspace import Workspace
from firmware import text
from firmware.text import phrases
from firmware.text.move_description import MoveDescription

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from engine.game import Game
    from firmware.app.session import Session

MAX_REASON_STEPS = 6  # how many steps of a plan are looked at for the reason of its first move
# How many moves of a plan are stored: a search finds up to twelve, and forced moves are added to them.
MAX_HINT_MOVES = const(16)
MAX_PLANS = const(4)  # how many plans of a turn are stored; the oldest is dropped first
# These reasons fit a move in any turn, so they do not explain the moves before it.
UNSPECIFIC_REASONS = ("new-card", "new-reserve", "no-place", "nothing-left")


class HintPlan:
    """Moves from a ply on, 2 bytes each, with the hash of the position that each is played in."""

    def __init__(self, ply: int) -> None:
        self.ply = ply
        self.moves = bytearray()
        self.hashes: "list[int]" = []

    def add(self, src: int, dst: int, view_hash: int) -> None:
        """Add a move, with the hash of its position."""
        self.moves.append(src)
        self.moves.append(dst)
        self.hashes.append(view_hash)

    def is_done(self, game: "Game") -> bool:
        """Return whether the game's last moves are these."""
        return 2 * (game.ply - self.ply) == len(self.moves) and game.log[2 * self.ply : 2 * game.ply] == self.moves


class HintPlanner:
    """Plans the hints for one turn of a session, one step of a plan at a time.

    begin() looks at the current position; think(nodes) searches about this many nodes, and returns whether src and dst
    now hold the hint; leave() ends the search early.

    A plan stays valid as long as its positions occur, also after an undo. In any other position a new plan is made. No
    hint leads to a position that already occurred in this turn. Those positions follow from the game's log, so nothing
    here has to be saved.
    """

    def __init__(self, session: "Session") -> None:
        self.session = session
        self.src = self.dst = 0
        self._adviser: "Opponent | None" = None
        self._plans: "list[HintPlan]" = []  # the plans of this turn, the valid one last
        self._move_index = -1  # the index of the hint in the valid plan; -1 during the search for a plan
        self._scratch = bytearray(POSITION_SIZE)
        self._hash_check = bytearray(2)  # an argument of position_hash

    def begin(self) -> None:
        """Look at the session's position, in the player's turn."""
        game = self.session.game
        self._move_index = -1
        current_hash = self._view_hash(game.pos)
        for i in range(len(self._plans) - 1, -1, -1):
            plan = self._plans[i]
            if current_hash in plan.hashes:
                at = plan.hashes.index(current_hash)
                src, dst = plan.moves[2 * at : 2 * at + 2]
                if game.is_legal(src, dst) and self._reaches_new_position(src, dst, visited_hashes(game)):
                    self._plans.append(self._plans.pop(i))
                    self._advise(at)
                    return
        if self._adviser and self._plans and self._plans[-1].is_done(game):
            self._adviser.begin(game.pos)
            return
        self._adviser = adviser = Opponent(HINT_LEVEL, game.ply, self.session.spare_tables)
        adviser.begin(game.base)  # It sees the game from its start, so that it knows a hand that was turned over.
        adviser.rejoin(game)

    def think(self, nodes: int) -> bool:
        """Search about this many nodes; return whether src and dst now hold the hint."""
        if self._move_index < 0 and self._adviser:
            if not self._adviser.think(nodes):
                return False
            self._make_plan(self._adviser)
        return True

    def leave(self) -> None:
        """End the search, because no hint is wanted any more."""
        if self._adviser:
            self._adviser.leave()
            self._adviser = None

    def advises_resigning(self) -> bool:
        """Return whether the hint is to give up a patience."""
        return self.src == ABANDON

    def describe(self) -> str:
        """Return the hint as text, with its reason."""
        session = self.session
        return text.advice().HINT_SAYS.format(
            *move_and_reason(session.game.pos, self._plans[-1].moves, self._move_index, session.viewer))

    def _advise(self, at: int) -> None:
        self._move_index = at
        self.src, self.dst = self._plans[-1].moves[2 * at : 2 * at + 2]

    def _make_plan(self, adviser: "Opponent") -> None:
        # Make a plan that begins with the adviser's move, or with another one if that move leads back to an earlier
# position.
        game = self.session.game
        visited = visited_hashes(game)
        src = adviser.src
        dst = adviser.dst
        is_advisers = src == ABANDON or self._reaches_new_position(src, dst, visited)
        if not is_advisers:
            src, dst = self._next_best(src, dst, visited)
        plan = HintPlan(game.ply)
        plan.add(src, dst, self._view_hash(game.pos))
        if is_advisers:
            self._extend_plan(adviser, plan)
        if len(self._plans) == MAX_PLANS:
            self._plans.pop(0)
        self._plans.append(plan)
        self._advise(0)

    def _extend_plan(self, adviser: "Opponent", plan: "HintPlan") -> None:
        # Add the moves that the adviser has planned, until it would search again or a hidden card is turned up.
        turn = self.session.game.pos[TURN]
        seen = bytearray(POSITION_SIZE)
        view(self.session.game.pos, seen)
        while len(plan.hashes) < MAX_HINT_MOVES:
            src, dst = plan.moves[-2:]
            if _reveals_or_ends_turn(seen, src, dst):
                break
            make_move(seen, src, dst)
            if seen[TURN] != turn or seen[OVER]:
                break
            state = adviser.state()
            adviser.begin(seen)
            if not adviser.think(1):
                adviser.leave()
                adviser.restore(state)  # The adviser searches again once this position is reached.
                break
            if adviser.src == ABANDON:
                break
            plan.add(adviser.src, adviser.dst, self._view_hash(seen))

    def _next_best(self, src: int, dst: int, visited: "list[int]") -> "tuple[int, int]":
        # Return the best move that does not lead back to an earlier position, by the greedy player's scores, which
        # prefer turning up a card to a useless move. If there is none, the hint is to give up a patience; any other
        # game keeps src and dst.
        game = self.session.game
        seen = bytearray(POSITION_SIZE)
        view(game.pos, seen)
        is_patience = game.pos[ORDER] & PATIENCE != 0
        best = 0 if is_patience else -1
        found = (ABANDON, ABANDON) if is_patience else (src, dst)
        for i in range(0, 2 * game.n, 2):
            src = game.moves[i]
            dst = game.moves[i + 1]
            score = move_score(seen, src, dst)
            if score > best and self._reaches_new_position(src, dst, visited):
                best = score
                found = (src, dst)
        return found

    def _reaches_new_position(self, src: int, dst: int, visited: "list[int]") -> bool:
        # Return whether a legal move leads to a position that has not occurred in this turn.
        pos = self.session.game.pos
        after = self._scratch
        after[ALL] = pos
        make_move(after, src, dst)
        return after[TURN] != pos[TURN] or after[OVER] != 0 or position_hash(after, self._hash_check) not in visited

    def _view_hash(self, pos: bytearray) -> int:
        # Return the hash of what the player can see of a position, because a plan is made without the hidden cards.
        view(pos, self._scratch)
        return position_hash(self._scratch, self._hash_check)


def _reveals_or_ends_turn(seen: bytearray, src: int, dst: int) -> bool:
    # Return whether a move in the player's view turns up a hidden card or ends the turn.
    if src == HAND or src == PASS or src == ABANDON or dst == RESERVE or (src == SHOW and dst == WASTE):
        return True
    return hint_reason.uncovered_card(seen, src, dst) & FACE_DOWN != 0


def move_and_reason(pos: bytearray, moves: "bytes | bytearray", start: int, viewer: int) -> "tuple[str, str]":
    """Return the move of a plan at an index as text, and its reason; pos: the position before it."""
    # The text at the cursor says whether a move ends the turn, so this text does not.
    move = MoveDescription(pos, moves[2 * start], moves[2 * start + 1])
    return move.full(viewer, False), explain_move(pos, moves, start)


def explain_move(pos: bytearray, moves: "bytes | bytearray", start: int = 0) -> str:
    """Return the reason for the move of a plan at an index, or what it prepares.

    moves: those of the plan, 2 bytes each; pos: the position before that move
    """
    seen = bytearray(POSITION_SIZE)
    view(pos, seen)
    work = Workspace()
    weak = "nothing-better"
    for i in range(start, min(start + MAX_REASON_STEPS, len(moves) // 2)):
        src = moves[2 * i]
        dst = moves[2 * i + 1]
        later = i > start
        found = hint_reason.move_reason(seen, src, dst, work)
        if later and found in UNSPECIFIC_REASONS:
            break
        if found == "reserve-later" and not later:
            weak = found  # A later move may have a better reason.
        elif found not in ("nothing-better", "reserve-later"):
            said = text.advice().REASON_CARD_UP if later and found == "must" else text.advice().REASONS[found]
            card = hint_reason.uncovered_card(seen, src, dst)
            said = said.format(phrases.card(pos, card) if card else "")
            return text.advice().REASON_THEN.format(said) if later else said
        if src == SHOW or src == PASS or hint_reason.uncovered_card(seen, src, dst) & FACE_DOWN:
            break
        make_move(seen, src, dst)
        if seen[TURN] != pos[TURN] or seen[OVER]:
            break
    return text.advice().REASONS[weak]
