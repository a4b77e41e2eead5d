"""A lesson from each of a newcomer's first games: the costliest decision, explained and open to another try."""

from engine.const import const
from engine.review import Review
from firmware import text
from firmware.screens.guarded_menu import GuardedMenu
from firmware.table.hint_planner import explain_move
from firmware.table.modes.retry import RetryDecision
from firmware.text.move_description import SEQUENCE_TO_HOUSE, MoveDescription

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from engine.review import Decision
    from firmware.app.app import App

# This is a quarter of a review's nodes: one decision is enough, and the player is waiting for it.
_COACH_NODES = const(10_000)


class Coach:
    """A search for the costliest decision of the session's finished game, slice by slice.

    percent_done: the progress, in percent
    decision: the costliest decision, None while it is not found or if there is none
    start: the position at the decision
    """

    def __init__(self, app: "App") -> None:
        session = self.session = app.current_session()
        self.game = session.game
        self.start = self.game.base
        self.decision: "Decision | None" = None
        self.percent_done = 0
        self._review: "Review | None" = Review(
            self.game, (session.seat,), session.home_seat, _COACH_NODES, session.spare_tables)

    def work(self) -> bool:
        """Work for one slice; return whether all is done."""
        review = self._review
        if not review:
            return True
        if not review.go():
            self.percent_done = review.percent_done()
            return False
        review.leave()
        self._review = None
        self.percent_done = 100
        for decision in review.decisions:
            if not self.decision or decision.cost > self.decision.cost:
                self.decision = decision
        if self.decision:
            self.start = self.game.position_at(self.decision.ply)
        return True

    def sentence(self) -> str:
        """Return a sentence on what would have been better, or that nothing was."""
        decision = self.decision
        if not decision:
            return text.results().COACH_NOTHING
        plan = decision.plan
        move = MoveDescription(self.start, plan[0], plan[1])
        viewer = self.session.viewer
        said = move.full(viewer, False) if move.kind == SEQUENCE_TO_HOUSE else move.choice(viewer, False)
        return text.results().COACH_BETTER.format(decision.turn + 1, said, explain_move(self.start, plan))


class CoachPage(GuardedMenu):
    """The page that shows the decision once it is found, with a row to try its position again.

    session, start, player, back_label: as in firmware.table.modes.retry.RetryOrigin
    """

    read_first = True

    def __init__(self, app: "App", coach: Coach) -> None:
        GuardedMenu.__init__(self, app, text.results().COACH_HEADING)
        self.coach = coach
        self.session = coach.session
        self.start = coach.start
        self.player = coach.session.seat
        self.back_label = text.results().COACH_HEADING
        self.percent_done = -1
        self.add(text.menus().SCORE, self.back)

    def tick(self, now: int) -> int:
        if self.percent_done == 100:
            return GuardedMenu.tick(self, now)
        done = self.coach.work()
        if self.percent_done != self.coach.percent_done:
            self.percent_done = self.coach.percent_done
            self.lines = [self.coach.sentence() if done else text.advice().REVIEW_PROGRESS.format(self.percent_done)]
            self.app.changed = True
        if done:
            if self.coach.decision:
                self.start = self.coach.start
                self.insert(0, text.results().TRY_POSITION, self.begin)
            self.app.go_to(self)  # Opened again, the page begins at the top of its text.
        return 0

    def begin(self) -> None:
        """Put the position on the table to be played on, while the match waits."""
        self.app.begin_activity(RetryDecision(self.app, self))
