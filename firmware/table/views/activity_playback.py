"""A playback for which the match waits. It plays the moves of its steps as a table would."""

from engine.game import Game
from engine.moves import HAND, PASS
from engine.position import RESERVE, SHOW
from firmware.app import actions as A
from firmware.draw.table_view_state import NOTE
from firmware.table.activity import Activity, PositionSession
from firmware.table.animation import destination_pile
from firmware.table.views.playback import Playback

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.table.views.playback import Steps


class ActivityPlayback(Playback, Activity):
    """The screen with the table after each move. Player A is at the bottom.

    two_sided: whether both sides make moves
    """

    accepts_moves = False
    top_action = A.MENU

    def __init__(self, app: "App", steps: "Steps", two_sided: bool = False) -> None:
        self.table = self
        self.session = PositionSession(steps.step(0).pos)
        self.session.plays_all_sides = two_sided
        Playback.__init__(self, app, self.session, steps)
        self.view_state.shows_pile_names = True

    @property
    def task(self) -> str:
        """The sentence of the step, which stands in for the task of a lesson."""
        return self.step.sentence

    def reword(self) -> None:
        Playback.reword(self)
        self.view_state.text_kind = NOTE

    def show_note(self, message: str) -> None:
        """Show a message until the next button."""
        self.view_state.text = message

    def press(self, action: int, now: int) -> None:
        """Step as a Playback does; every other button except MENU and BACK also steps forwards."""
        if action == A.MENU:
            self.app.show_pause()
        elif action == A.BACK:
            self.app.show_pause_or_pile_view()
        else:
            Playback.press(self, A.OK if action > A.BACK else action, now)

    def advance(self, at: int) -> None:
        """Advance as a Playback does, and tell the listeners about each move, as a table does."""
        if at >= self.steps.count:
            self.show_end()
            return
        while self.at < at:
            self.go_to(self.at + 1)
            if self.step.move:
                self.app.after_move(self.session, self.step.move.mover)

    def mark(self) -> None:
        """Play the move of the step, and mark its source and its destination."""
        step = self.step
        game = self.session.game
        if game.pos != step.pos:
            game = self.session.game = Game(step.pos)
        shown = self.view_state
        shown.last_from = shown.last_to = -1
        move = step.move
        if move:
            if move.src != PASS and move.dst != RESERVE:
                if move.src != HAND and move.src != SHOW:
                    shown.last_from = move.from_pile
                shown.last_to = destination_pile(step.pos, move.src, move.dst)
            game.play(move.src, move.dst)
        shown.focus = shown.last_to
