"""The list of a game's moves. A move that is chosen is shown on the table, and the others from there."""

from firmware import text
from firmware.app import actions as A
from firmware.screens.menu import Menu, MenuRow
from firmware.table.views.game_replay import WholeGame
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware.app.app import App
    from firmware.app.session import Session
    from firmware.draw.pages.page_data import MenuPage, PageRow

MOST_ROWS = 14  # rows that are shown at once
_CHUNK = 16  # rows that are made at a time
_KEPT = 48  # rows that are kept once they are made


class MoveRows:
    """The rows of the moves, which are made when they are shown, because a game has hundreds, and those after them."""

    def __init__(self, steps: WholeGame, choose: "Callable[[], None]") -> None:
        self.steps = steps
        self.choose = choose
        self.last: "list[MenuRow]" = []
        self._texts: "dict[int, tuple[str, str]]" = {}

    def __len__(self) -> int:
        return self.steps.count + len(self.last)

    def __getitem__(self, i: int) -> MenuRow:
        count = self.steps.count
        if i >= count:
            return self.last[i - count]
        if i not in self._texts:
            if len(self._texts) >= _KEPT:
                self._texts = {}
            first = i - i % _CHUNK
            for at in range(first, min(first + _CHUNK, count)):
                self._texts[at] = self.steps.row(at)
        label, brief = self._texts[i]
        return MenuRow(label, self.choose, brief=brief)


class _ShownRows:
    # The same rows as a look draws them.
    def __init__(self, rows: MoveRows) -> None:
        self._rows = rows

    def __len__(self) -> int:
        return len(self._rows)

    def __getitem__(self, i: int) -> "PageRow":
        return self._rows[i].shown()


class MoveList(Menu):
    """The list of the moves of a session's game, with the cursor on the last one; by default it is the match's.

    hint: the note on how to get far, None before it is said when the list is first opened
    """

    is_long_list = True
    most_rows = MOST_ROWS
    parent = "result"

    def __init__(self, app: "App", session: "Session | None" = None) -> None:
        Menu.__init__(self, app, text.menus().MOVE_LIST)
        self.brief = text.menus().MOVE_LIST_BRIEF
        self.session = session or app.current_session()
        self.steps = WholeGame(self.session)
        self.move_rows = MoveRows(self.steps, self.show_move)
        self.rows = self.move_rows  # type: ignore[assignment]  # These are as a list that is only read.
        if app.features.take_text:
            self.move_rows.last.append(MenuRow(text.advice().MOVES_AS_TEXT, self.take_text))
        self.cursor = self.steps.count - 1
        self.hint: "str | None" = None

    def open(self, now: int) -> None:
        Menu.open(self, now)
        controls = self.app.controls
        is_far = len(self.rows) > MOST_ROWS and not controls.steps_sideways
        if self.hint is None:
            self.hint = ""
            if is_far and not self.note:
                self.hint = self.note = phrases.with_buttons(text.advice().STEP_BY_TURN)

    def rename_controls(self) -> None:
        """Say how to get far with the controls that the player uses now."""
        if self.hint and self.note == self.hint:
            self.hint = self.note = phrases.with_buttons(text.advice().STEP_BY_TURN)

    def show_move(self) -> None:
        """Show the move under the cursor on the table."""
        self.app.open("game_replay", self, self.cursor)

    def take_text(self) -> None:
        """Take the game as text to where the player can copy it."""
        from firmware.app.game_text import game_text

        take = self.app.features.take_text
        if take:
            self.note = take(game_text(self.session))

    def press(self, action: int, now: int) -> None:
        if (action == A.LEFT or action == A.RIGHT) and not self.app.controls.steps_sideways:
            self.step_by_turn(action == A.RIGHT)
        else:
            Menu.press(self, action, now)

    def step_by_turn(self, forwards: bool) -> None:
        """Go to the first move of the next turn or, backwards, of this one or the one before."""
        steps = self.steps
        last = len(self.rows) - 1
        if not forwards:
            self.cursor = steps.index_before(self.cursor)
        elif self.cursor < steps.count:
            self.cursor = min(steps.index_after(self.cursor), last)
        self.note = ""
        self.view.show_chosen()
        self.app.changed = True

    def labels(self) -> "list[str]":
        return []

    def page(self) -> "MenuPage":
        return self.page_of(_ShownRows(self.move_rows), False, True)  # type: ignore[arg-type]  # As a list, too.
