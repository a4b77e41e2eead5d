"""Describe the game for screen readers: each move as it is played, and the table on request."""

import page

from firmware import text
from firmware.app.events import MOVE_EVENTS
from firmware.console.move_sentences import MoveFollower, played_move_lines
from firmware.draw.text.text_scene import TextScene, spell_out_signs
from firmware.draw.text.text_table_view import TextTableView

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.app.events import Event
    from firmware.app.session import Session


class ScreenReader:
    """Listen to an app, and have the page announce its moves."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self._follower = MoveFollower()
        app.listeners.append(self._on_event)

    def _on_event(self, event: "Event", session: "Session") -> None:
        if event not in MOVE_EVENTS:
            return
        for before, pos, src, dst in self._follower.new_moves(session):
            for line in played_move_lines(before, pos, src, dst, session.viewer):
                page.tell(spell_out_signs(line, False))

    def speak_table(self) -> None:
        """Announce the table: a line for each pile."""
        app = self._app
        if not app.table:
            page.tell(text.console().NO_TABLE)
            return
        session = app.table.session
        view = TextTableView(TextScene(), session)
        past = app.current_screen().snapshot or session.game
        if not app.activity:
            page.tell(view.deal())
        for line in view.piles(past.pos):
            page.tell(spell_out_signs(line, False))
