"""Step through the costliest decisions of a finished game, with what was better and why."""

from engine.game import ATTEMPT_STANDS, ATTEMPT_STOPPED
from engine.review import GAME_LOST, WIN_MISSED
from firmware import text
from firmware.app import actions as A
from firmware.draw.table_view_state import NOTE
from firmware.table.hint_planner import move_and_reason
from firmware.table.views.playback import Playback, SessionSnapshot, Step, Steps, position_after
from firmware.text import phrases
from firmware.text.move_description import MoveDescription
from firmware.text.phrases import VIEWER_BY_NAME

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Protocol

    from engine.review import Decision
    from firmware.app.app import App, Screen
    from firmware.app.session import Session

    class ReviewedGame(Screen, Protocol):
        """A screen from which the decisions of a finished game can be opened, such as the graph of its lead."""

        session: Session
        decisions: list[Decision]
        is_of_last_game: bool

        def decision_line(self, i: int) -> str: ...


def describe_better_move(pos: bytearray, decision: "Decision", viewer: int) -> str:
    """Return as text which move was better than a decision, by how much, and why; pos: the position before it"""
    words = text.advice()
    if decision.cards == WIN_MISSED:
        said = words.WOULD_HAVE_WON
    elif decision.cards == GAME_LOST:
        said = words.WORTH_THE_GAME
    else:
        said = words.BETTER_BY if decision.cards else words.BETTER
    return said.format(*move_and_reason(pos, decision.plan, 0, viewer), phrases.card_count(decision.cards))


class DecisionSteps(Steps):
    """The steps of a review: for each decision the move that was played, then the better ones."""

    def __init__(self, session: "Session", decisions: "list[Decision]") -> None:
        self.session = session
        self.decisions = decisions
        self._played = [next(session.game.positions(decision.ply)) for decision in decisions]
        starts = [0]
        for decision in decisions:
            starts.append(starts[-1] + len(decision.plan) // 2 + 1)
        Steps.__init__(self, starts.pop(), starts)

    def step(self, at: int) -> Step:
        part = self.part_at(at)
        number = at - self.starts[part]
        decision = self.decisions[part]
        # If players share the device, the table is turned to the one who made the decision.
        session = self.session
        viewer = decision.player + VIEWER_BY_NAME if session.hot_seat_names else session.viewer
        plan = decision.plan
        _, pos, src, dst = self._played[part]
        numbers = part + 1, len(self.decisions)
        heading = text.advice().TURN_NUMBER.format(text.words.STEP_OF.format(*numbers), decision.turn + 1)
        short_text = text.words.SHORT_STEP.format(*numbers)
        if not number:
            move = MoveDescription(pos, src & ~(ATTEMPT_STOPPED | ATTEMPT_STANDS), dst)
            name = phrases.player_name(pos, decision.player, viewer)
            return Step(pos, move, text.words.THEY_MOVE.format(name, move.full(viewer)), heading, short_text)
        pos = position_after(pos, plan, number - 1)
        move = MoveDescription(pos, plan[2 * number - 2], plan[2 * number - 1])
        if number == 1:
            return Step(pos, move, describe_better_move(pos, decision, viewer), heading, short_text)
        sentence = text.words.NAME_AND_TEXT.format(*move_and_reason(pos, plan, number - 1, viewer))
        return Step(pos, move, sentence, text.advice().BETTER_GOES_ON, "%d." % number)


class DecisionReview(Playback):
    """The screen of the decisions, over that of their game. OK after the last move of one opens its menu.

    part: the index of the decision that is shown
    """

    snapshot: "SessionSnapshot"

    def __init__(self, app: "App", reviewed: "ReviewedGame") -> None:
        self.reviewed = reviewed
        self.session = session = reviewed.session
        self.decisions = reviewed.decisions
        self.snapshot = SessionSnapshot(session, bytearray(session.game.base))
        Playback.__init__(self, app, self.snapshot, DecisionSteps(session, reviewed.decisions))

    @property
    def part(self) -> int:
        return self.steps.part_at(self.at)

    @property
    def player(self) -> int:
        """The player who made the decision."""
        return self.decisions[self.part].player

    @property
    def start(self) -> bytearray:
        """The position at the decision."""
        return self.session.game.position_at(self.decisions[self.part].ply)

    @property
    def back_label(self) -> str:
        """The label of the row that leads back to this screen."""
        return text.advice().TO_REVIEW

    @property
    def table_changed(self) -> bool:
        """Whether the whole table has changed since the previous step."""
        return self.at in self.steps.starts

    def press(self, action: int, now: int) -> None:
        if action == A.OK and self.at + 1 == self.steps.index_after(self.at):
            self.app.open("review_menu", self, True)
        else:
            Playback.press(self, action, now)

    def show_menu(self) -> None:
        """Open the menu of the decision."""
        self.app.open("review_menu", self)

    def close(self) -> None:
        """Go back to the screen of the game."""
        self.app.go_to(self.reviewed)

    show_end = close

    def next_decision(self) -> None:
        """Go to the next decision or, after the last one, to the screen of the game."""
        self.app.go_to(self)
        self.advance(self.steps.index_after(self.at))

    def mark(self) -> None:
        """Mark the move as Playback does, but mark the first of the better moves as a hint."""
        if self.session.hot_seat_names:
            self.snapshot.seat = self.player
            self.snapshot.viewer = self.player + VIEWER_BY_NAME
        Playback.mark(self)
        shown = self.view_state
        shown.hint_from = shown.hint_to = -1
        shown.choosing = self.at - 1 in self.steps.starts
        if shown.choosing:
            shown.text_kind = NOTE
            shown.hint_from = shown.last_from
            shown.hint_to = shown.focus
            shown.last_from = shown.picked_up = -1
            shown.target_count = 0
