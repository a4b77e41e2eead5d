"""Retry a decision of a finished game: play on from there, with its own opponents, unsaved."""

from firmware import text
from firmware.draw.table_view_state import NOTE
from firmware.table.activity import Activity, PositionSession
from firmware.table.base_mode import BaseMode
from firmware.table.mode import Mode
from firmware.table.modes.hints import HintMode
from firmware.table.states import BEGIN
from firmware.table.table import Table

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.screens.coach import CoachPage
    from firmware.table.views.decision_review import DecisionReview


class RetryDecision(Activity, Mode):
    """The mode of a retried decision: assisted play, even where the game itself was one of stop play.

    origin: what it was opened from, with the position `start` in the session's game, the `player` to move, and the
    label of the row that leads back to it, `back_label`
    """

    menu = "retry_menu"
    origin: "DecisionReview | CoachPage"
    table: "Table"

    def __init__(self, app: "App", origin: "DecisionReview | CoachPage") -> None:
        Mode.__init__(self, HintMode(BaseMode()))
        self.origin = origin
        session = PositionSession(origin.start, origin.session)
        session.seat = origin.player
        session.restart()
        self._announced = False
        Table(app, session, self)

    def await_move(self) -> None:
        self.under.await_move()
        if not self._announced:
            self._announced = True
            self.table.say(text.advice().PLAY_ON, NOTE)

    def advance(self, now: int) -> None:
        if self.session.is_over():
            self.table.state = BEGIN
            self.app.open("retry_end", self)
        else:
            self.under.advance(now)
