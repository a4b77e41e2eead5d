"""Playback: step through a game or a solution, forwards and back, with a sentence for each step."""

from engine.moves import GROUP, HAND, PASS
from engine.position import RESERVE, SHOW, TURN, pile
from firmware import text
from firmware.app import actions as A
from firmware.app.base_screen import BaseScreen
from firmware.app.controls import HEADING_DIVISOR
from firmware.draw.table_view_state import NOTE, TableViewState
from firmware.table.activity import Activity, PositionSession
from firmware.table.animation import destination_pile
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware.app.app import App

    Step = tuple[bytearray | None, str, list[tuple[int, int]]]


class Playback(BaseScreen, Activity):
    """A playback of steps.

    A step is the position where it begins (bytes), or None to go on from the step before; its sentence; and its moves,
    a list of (source, destination). OK and RIGHT play the next move, LEFT undoes one; DOWN and UP go to the next
    sentence and the one before. A is at the bottom of the table. A subclass defines `menu`, make_steps(), which returns
    the steps with sentences in the current language, and show_end(), which shows what comes after the last step.

    at: the index of the current step
    moves_played: how many of its moves are played
    two_sided: whether the heading says who moves, for a game of two
    title: the heading, if only one side plays
    """

    accepts_moves = False
    opens_menu = True
    show_end: "Callable[[], None]"
    title = ""

    make_steps: "Callable[[], list[Step]]"

    def __init__(self, app: "App", two_sided: bool = False) -> None:
        self.app = app
        self.table = self
        self.two_sided = two_sided
        self.at = 0
        self.moves_played = 0
        self.steps = self.make_steps()
        self.session = self._session_at_step(0)
        self.view = app.look.make_table_view(self.session)
        self.view_state = TableViewState()

    def _session_at_step(self, at: int) -> "PositionSession":
        # Return a session at the position where a step begins, or the last one before it that has a position.
        start = self.steps[at][0]
        while not start:
            at -= 1
            start = self.steps[at][0]
        session = PositionSession(start)
        session.plays_all_sides = self.two_sided
        return session

    @property
    def task(self) -> str:
        """The sentence of the step, where a lesson has its task."""
        return self.steps[self.at][1]

    @property
    def status(self) -> str:
        """The words of the moment, as a line."""
        return self.view_state.text

    def reword(self) -> None:
        """Say everything once more, because the language has changed."""
        self.steps = self.make_steps()
        self._show()

    def show_note(self, message: str) -> None:
        """Say something until the next button."""
        self.view_state.text = message
        self.view_state.text_kind = NOTE

    def open(self, now: int) -> None:
        self._show()

    def tick(self, now: int) -> int:
        return -1

    def press(self, action: int, now: int) -> None:
        """Step on or back, or open a menu."""
        if action == A.MENU:
            self.app.show_pause()
        elif action == A.BACK:
            self.app.show_pause_or_pile_view()
        elif action == A.LEFT:
            self._back()
        elif action == A.UP:
            self._go_to_step(self.at - 1)
        elif action == A.DOWN:
            if self.moves_played == len(self.steps[self.at][2]):
                self._forward()
            if self.app.screen is self:
                while self.moves_played < len(self.steps[self.at][2]):
                    self._play_next_move()
                self._show()
        else:
            self._forward()

    def touch(self, x: int, y: int) -> int:
        """Return MENU for a touch of the screen's top, LEFT for one of its left quarter, else OK."""
        if y < self.app.look.height // HEADING_DIVISOR:
            return A.MENU
        return A.LEFT if x < self.app.look.width // 4 else A.OK

    def touch_words(self) -> int:
        """Return OK, which goes on, for a touch of the words."""
        return A.OK

    def _forward(self) -> None:
        # Play the next move, or go to the next step or the end.
        if self.moves_played < len(self.steps[self.at][2]):
            self._play_next_move()
        elif self.at + 1 < len(self.steps):
            self.at += 1
            self.moves_played = 0
            if self.steps[self.at][0]:
                self._replay_to_step()
            elif self.steps[self.at][2]:
                self._play_next_move()
        else:
            self.show_end()
            return
        self._show()

    def _back(self) -> None:
        if self.moves_played > 1 or self.moves_played and (not self.at or self.steps[self.at][0]):
            self.session.game.undo()
            self.moves_played -= 1
            self._clear_marks()
            self._show()
        else:
            self._go_to_step(self.at - 1, True)

    def _go_to_step(self, at: int, end: bool = False) -> None:
        # Go to the beginning of a step, or to its end.
        self.at = max(0, at)
        self.moves_played = 0
        self._replay_to_step()
        if end and at >= 0:
            while self.moves_played < len(self.steps[self.at][2]):
                self._make_next_move()
        elif not self.steps[self.at][0]:
            self._make_next_move()
        self._show()

    def _replay_to_step(self) -> None:
        # Play all steps before this one, from the last position that one of them begins at.
        session = self._session_at_step(self.at)
        self.session.game = session.game
        self.session.seat = 0
        first = self.at
        while not self.steps[first][0]:
            first -= 1
        for at in range(first, self.at):
            for src, dst in self.steps[at][2]:
                session.game.play(src, dst)
        self._clear_marks()

    def _play_next_move(self) -> None:
        # Play the next move, and tell the listeners, as a table does.
        turn = self.session.game.pos[TURN]
        self._make_next_move()
        self.app.after_move(self.session, turn)

    def _make_next_move(self) -> None:
        src, dst = self.steps[self.at][2][self.moves_played]
        self._mark_move(src, dst)
        self.session.game.play(src, dst)
        self.moves_played += 1

    def _clear_marks(self) -> None:
        # Mark nothing, because only replaying would tell where the last move came from.
        self.view_state.last_from = self.view_state.last_to = -1

    def _mark_move(self, src: int, dst: int) -> None:
        # Mark where a move that is about to be played comes from and goes to.
        pos = self.session.game.pos
        shown = self.view_state
        shown.last_from = shown.last_to = -1
        if src == PASS or dst == RESERVE:
            return
        if src != HAND and src != SHOW:
            shown.last_from = pile(pos, src & ~GROUP)
        shown.last_to = destination_pile(pos, src, dst)

    def _show(self) -> None:
        shown = self.view_state
        pos = self.session.game.pos
        shown.stale = True
        shown.focus = shown.last_to
        shown.heading = self._heading(pos)
        self.show_note(self.task)
        self.app.changed = True

    def _heading(self, pos: bytearray) -> str:
        if self.two_sided:
            return phrases.of_player(text.words.TURN_OF, pos, pos[TURN], phrases.VIEWER_ALL_SIDES)
        return self.title

    def draw(self) -> None:
        """Draw the table at this move."""
        self.view.show(self.view_state)
