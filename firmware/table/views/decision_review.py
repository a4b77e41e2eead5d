"""Step through the decisions that cost most in a finished game, with what was better and why."""

from engine.game import ATTEMPT_STANDS, ATTEMPT_STOPPED
from engine.moves import make_move
from engine.position import ALL
from engine.review import GAME_LOST
from firmware import text
from firmware.app import actions as A
from firmware.draw.table_view_state import NOTE
from firmware.table.hint_planner import move_and_reason
from firmware.table.views.turn_replay import SnapshotView
from firmware.text import phrases
from firmware.text.phrases import VIEWER_BY_NAME

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from engine.review import Decision
    from firmware.app.app import App
    from firmware.screens.review_screens import ReviewGraph


def better_moves(decision: "Decision") -> "list[tuple[int, int]]":
    """Return the better moves for a decision as a list of (source, destination)."""
    plan = decision.plan
    return [(plan[i], plan[i + 1]) for i in range(0, len(plan), 2)]


def describe_better_move(pos: bytearray, decision: "Decision", reader: int) -> str:
    """Return as text what was better than a decision, by how much, and why; pos: the position before it."""
    words = text.advice()
    said = words.WORTH_THE_GAME if decision.cards >= GAME_LOST else words.BETTER_BY if decision.cards else words.BETTER
    return said.format(*move_and_reason(pos, better_moves(decision), 0, reader), phrases.card_count(decision.cards))


class DecisionReview(SnapshotView):
    """The screen of the decisions, over a Graph.

    at: the index of the decision that is shown
    step: 0 for the move that was played, then each of the better moves. OK and RIGHT step on, LEFT steps back; DOWN and
        UP go to the next decision and the one before. After the last move OK asks what to do next.
    """

    def __init__(self, app: "App", graph: "ReviewGraph") -> None:
        SnapshotView.__init__(self, app, graph.session, bytearray(graph.session.game.base))
        self.graph = graph
        self.decisions = graph.decisions
        self.at = -1
        self.step = 0
        self._go_to(0, 0)

    @property
    def player(self) -> int:
        """The player whose decision is shown."""
        return self.decisions[self.at].player

    @property
    def back_label(self) -> str:
        """The label of the row that leads back to this screen."""
        return text.advice().TO_REVIEW

    @property
    def table_changed(self) -> bool:
        """Whether the whole table has changed."""
        return not self.step

    def open(self, now: int) -> None:
        self.view_state.stale = True
        self.app.changed = True

    def tick(self, now: int) -> int:
        return -1

    def press(self, action: int, now: int) -> None:
        app = self.app
        if action == A.MENU or action == A.BACK and app.controls.menu_by_back:
            app.open("review_menu", self)
        elif action == A.LEFT:
            if self.step:
                self._go_to(self.at, self.step - 1)
            elif self.at:
                self._go_to(self.at - 1, len(self.decisions[self.at - 1].plan) // 2)
        elif action == A.UP:
            self._go_to(max(0, self.at - (not self.step)), 0)
        elif action == A.DOWN:
            self.next_decision()
        elif action != A.OK and action != A.RIGHT:
            app.go_to(self.graph)
        elif 2 * self.step < len(self.decisions[self.at].plan):
            self._go_to(self.at, self.step + 1)
        elif action == A.OK:
            app.open("review_menu", self, True)
        else:
            self.next_decision()

    def next_decision(self) -> None:
        """Go to the next decision, or to the graph after the last one."""
        if self.at + 1 < len(self.decisions):
            self._go_to(self.at + 1, 0)
            self.app.go_to(self)
        else:
            self.app.go_to(self.graph)

    def _go_to(self, at: int, step: int) -> None:
        decision = self.decisions[at]
        game = self.session.game
        log = game.log
        if at != self.at:
            self.at = at
            self.start = game.position_at(decision.ply)
            if self.session.hot_seat_names:  # the table is turned to the player of the decision
                self.snapshot.seat = decision.player
                self.snapshot.viewer = decision.player + VIEWER_BY_NAME
        self.step = step
        pos = self.snapshot.pos
        pos[ALL] = self.start
        plan = decision.plan
        for i in range(0, 2 * step - 2, 2):
            make_move(pos, plan[i], plan[i + 1])
        if step:
            self._show(plan[2 * step - 2], plan[2 * step - 1])
        else:
            self._show(log[2 * decision.ply] & ~(ATTEMPT_STOPPED | ATTEMPT_STANDS), log[2 * decision.ply + 1])

    def _show(self, src: int, dst: int) -> None:
        # Show a move, and say what there is to say about it.
        shown = self.view_state
        pos = self.snapshot.pos
        decision = self.decisions[self.at]
        reader = self.snapshot.viewer
        self.mark_move(src, dst)
        shown.hint_from = shown.hint_to = -1
        shown.choosing = self.step == 1
        if self.step == 1:
            shown.text_kind = NOTE
            shown.text = describe_better_move(pos, decision, reader)
            shown.hint_from = shown.last_from
            shown.hint_to = shown.focus
            shown.last_from = shown.picked_up = -1
            shown.target_count = 0
        elif self.step:
            shown.heading = text.advice().BETTER_GOES_ON
            shown.text = text.words.NAME_AND_TEXT.format(
                *move_and_reason(pos, better_moves(decision), self.step - 1, reader))
            shown.short_text = "%d." % self.step
        else:
            number = text.words.STEP_OF.format(self.at + 1, len(self.decisions))
            shown.heading = text.advice().TURN_NUMBER.format(number, decision.turn + 1)
            name = phrases.player_name(pos, decision.player, reader)
            shown.text = text.words.THEY_MOVE.format(name, shown.move.full(reader))
            shown.short_text = text.words.SHORT_STEP.format(self.at + 1, len(self.decisions))
        self.app.changed = True
