"""A dialog over the table, and the text of the one for a stop (RULES 9)."""

from engine.const import const
from engine.position import FOUNDATION, ORDER, TOP, TURN
from engine.rules import FOSTER
from engine.verdict import FOUNDATION_FIRST, RESERVE_FIRST, SPACE_FIRST
from firmware import text
from firmware.app import actions as A
from firmware.app.base_screen import BaseScreen
from firmware.app.clock import CLOCK_MASK
from firmware.table.refusal_reasons import refusal_reason
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.table.table import Table


_TABLE_MS = const(900)  # how long the table is shown before a dialog that hides it


class TableDialog(BaseScreen):
    """A dialog over the table, which leaves the card played last in sight.

    Where it hides the table, it waits for a moment, or for a button.

    heading, message: its text
    overflow: the rest of it, for which there was no room
    seen: the pile on which the last card was laid, -1 for none
    """

    seen = -1
    _waits = False  # whether the table is still shown without the dialog
    _since = 0  # since when, in ms

    def __init__(self, table: "Table", heading: str, message: str) -> None:
        self.table = table
        self.heading = heading
        self.status = heading + " " + message
        self.text = message
        self.overflow = ""
        p = table.slide.to_pile
        if p >= FOUNDATION or p >= 0 and table.session.game.pos[TOP + p]:
            self.seen = p
            self._waits = table.view.dialog_hides_table

    def open(self, now: int) -> None:
        self._since = now
        self.table.app.changed = True

    def tick(self, now: int) -> int:
        if not self._waits:
            return -1
        ms_left = _TABLE_MS - (now - self._since & CLOCK_MASK)
        if ms_left <= 0:
            self._show_text()
            return -1
        return ms_left

    def _show_text(self) -> None:
        self._waits = False
        self.table.app.changed = True

    def draw(self) -> None:
        shown = self.table.view_state
        last_to = shown.last_to
        if self.seen >= 0:
            shown.last_to = self.seen
        self.table.draw_as_background()
        shown.last_to = last_to
        if not self._waits:
            self.overflow = self.table.view.show_dialog(self.heading, self.text, self.seen)

    def press(self, action: int, now: int) -> None:
        app = self.table.app
        if action == A.MENU:
            app.show_pause()
        elif self._waits:
            self._show_text()
        elif self.overflow:
            self.text = self.overflow
            app.changed = True
        else:
            app.go_to(self.table)


def explain_stop(pos: bytearray, verdict: int, src: int, dst: int, seat: int) -> str:
    """Return why a stopped attempt was wrong and what follows, as told to the player in `seat` (phrases.py)."""
    why = refusal_reason(pos, verdict, src, dst, seat)
    over = phrases.of_player(text.stop_play().TURN_IS_OVER, pos, pos[TURN], seat)
    if verdict == SPACE_FIRST:
        return text.stop_play().STOPPED_SPACE_FILLED.format(why, over)
    if verdict in (RESERVE_FIRST, FOUNDATION_FIRST) and not pos[ORDER] & FOSTER:
        return text.stop_play().STOPPED_CARD_UP.format(why, over)
    return text.stop_play().STOPPED.format(why, phrases.capitalize(over))
