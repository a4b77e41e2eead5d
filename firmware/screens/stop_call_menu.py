"""The menu for calling a stop (RULES 9): the moves in question, and the offences."""

from engine.position import ORDER
from engine.rules import FOSTER
from engine.verdict import DUTY, FOUNDATION_FIRST, NO_FIT, NOT_AVAILABLE, RESERVE_FIRST, SPACE_FIRST, VERDICTS
from firmware import text
from firmware.app import actions as A
from firmware.screens.menu import Menu
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.table.mode import Mode


# The verdicts of each offence; the name of the first verdict is its key in text.stop_play().OFFENCES.
OFFENCE_VERDICTS = ((FOUNDATION_FIRST,), (RESERVE_FIRST,), (SPACE_FIRST,), (NO_FIT,), (NOT_AVAILABLE, DUTY))


class StopCallMenu(Menu):
    """The offences that can be called in stop play.

    mode: the mode of the table
    is_priced: whether a wrong call costs a turn
    moves: the moves that can be called, one line each
    log_lines: how many of these lines the look shows at once
    last_shown: the number of the last line shown
    """

    def __init__(self, app: "App", mode: "Mode") -> None:
        Menu.__init__(self, app, text.stop_play().CALL)
        self.brief = text.stop_play().CALL_BRIEF
        self.is_priced = mode.session.stop_price
        self.moves = mode.describe_callable_moves(app.look.brief)
        self.log_lines = app.look.log_lines
        self.last_shown = len(self.moves)
        self.lines = self.moves[-self.log_lines :]
        for verdicts in OFFENCE_VERDICTS[: 1 if mode.session.game.pos[ORDER] & FOSTER else None]:
            self.add_offence(mode, text.stop_play().OFFENCES[VERDICTS[verdicts[0]]], verdicts)
        self.add(text.stop_play().CALL_NOTHING, self.back)
        self._fixed_rows = len(self.rows)
        self.rename_controls()

    def _has_row_for_moves(self) -> bool:
        # There are no arrow buttons on a touch screen, and on some boards.
        return self.app.controls.steps_sideways or self.app.controls.uses_touch

    def rename_controls(self) -> None:
        """Say what a call costs, and how to see other moves with the controls that the player uses now."""
        texts = text.stop_play()
        self.foot = [texts.CALL_COSTS_TURN if self.is_priced else texts.CALL_COSTS]
        del self.rows[self._fixed_rows :]
        self.cursor = min(self.cursor, self._fixed_rows - 1)
        if len(self.moves) <= self.log_lines:
            return
        if self._has_row_for_moves():
            self.add(text.stop_play().OTHER_MOVES, lambda: self.page_by(-1))
        else:
            self.foot.append(phrases.with_buttons(text.stop_play().EARLIER_AND_LATER))
        if self.app.screen is self:
            self.rewind()

    def press(self, action: int, now: int) -> None:
        if (action == A.LEFT or action == A.RIGHT) and not self.app.controls.steps_sideways:
            self.page_by(1 if action == A.RIGHT else -1)
            self.app.changed = True
        else:
            Menu.press(self, action, now)

    def page_by(self, step: int) -> None:
        """Show later moves (1) or earlier ones (-1).

        If the board's buttons can only step back, the last moves follow the first ones.
        """
        n = len(self.moves)
        shown = self.log_lines
        if shown >= n:
            return
        if self._has_row_for_moves() and self.last_shown <= shown:
            self.last_shown = n
        else:
            self.last_shown = max(shown, min(n, self.last_shown + step * shown))
        self.lines = self.moves[max(0, self.last_shown - shown) : self.last_shown]

    def add_offence(self, mode: "Mode", label: str, verdicts: "tuple[int, ...]") -> None:
        """Add the row of an offence, which calls the moves with one of these verdicts."""
        self.add(label, lambda: mode.resolve_call(verdicts))
