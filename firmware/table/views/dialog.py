"""A dialog over the table, and the text of the one for a stop (RULES 9)."""

from engine.position import ORDER, TURN
from engine.rules import FOSTER
from engine.verdict import FOUNDATION_FIRST, RESERVE_FIRST, SPACE_FIRST
from firmware import text
from firmware.app import actions as A
from firmware.app.base_screen import BaseScreen
from firmware.table.refusal_reasons import refusal_reason
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.table.table import Table


class TableDialog(BaseScreen):
    """A dialog over the table. heading, message: its text; overflow: the rest of it, for which there was no room"""

    def __init__(self, table: "Table", heading: str, message: str) -> None:
        self.table = table
        self.heading = heading
        self.status = heading + " " + message
        self.text = message
        self.overflow = ""

    def open(self, now: int) -> None:
        self.table.app.changed = True

    def draw(self) -> None:
        self.table.draw_as_background()
        self.overflow = self.table.view.show_dialog(self.heading, self.text)

    def press(self, action: int, now: int) -> None:
        app = self.table.app
        if action == A.MENU:
            app.show_pause()
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
