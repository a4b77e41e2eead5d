"""Retry a decision of a finished game: play on from it, with new opponents and without saving."""

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
    from typing import Protocol

    from firmware.app.app import App, Screen
    from firmware.app.session import Session

    class RetryOrigin(Screen, Protocol):
        """A screen with a decision that can be retried: see firmware.table.views.decision_review.DecisionReview.

        session: the session of the finished game
        start: the position at the decision
        player: the player who made the decision
        back_label: the label of the row that leads back to this screen
        """

        session: Session

        @property
        def start(self) -> bytearray: ...
        @property
        def player(self) -> int: ...
        @property
        def back_label(self) -> str: ...


class RetryDecision(Activity, Mode):
    """The mode of a retried decision: assisted play, even where the game itself was one of stop play.

    origin: the RetryOrigin that it was opened from
    """

    menu = "retry_menu"
    origin: "RetryOrigin"
    table: "Table"

    def __init__(self, app: "App", origin: "RetryOrigin") -> None:
        Mode.__init__(self, HintMode(BaseMode()))
        self.origin = origin
        session = PositionSession(origin.start, origin.session)
        session.seat = origin.player
        session.spare_tables = app.current_session().spare_tables
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
