"""Menus, which most screens are: their content and their answers to buttons. The look draws them."""

from firmware import text
from firmware.app import actions as A
from firmware.app.base_screen import BaseScreen
from firmware.app.controls import is_on_heading
from firmware.draw.pages.page_data import MenuPage, PageRow, RowGeometry

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from firmware.app.app import App

SCROLL_BAR_DIVISOR = 16  # The scroll bar of a long list is this part of the screen's width.


class Page(BaseScreen):
    """A screen that is drawn as a whole and then waits for a button.

    A touch of its heading leaves it; a touch anywhere else means `touch_action`.
    """

    app: "App"
    touch_action = A.OK

    def open(self, now: int) -> None:
        self.app.changed = True

    def touch(self, x: int, y: int) -> int:
        return A.BACK if is_on_heading(y, self.app.look.height) else self.touch_action

    def touch_words(self) -> int:
        return 0


class MenuRow:
    """A row of a menu.

    label: its text
    choose(): called by OK, or None
    value(): returns the text at the right, or the state of a switch as a bool; or None
    change(step): called by LEFT (-1) and RIGHT (1), or None
    about: the text that explains the row, or a function that returns it
    brief: a shorter label, or a function that returns a shorter value; "" for neither
    """

    def __init__(
        self, label: str, choose: "Callable[[], None] | None", value: "Callable[[], str | bool] | None" = None,
        change: "Callable[[int], None] | None" = None, about: "str | Callable[[], str]" = "",
        brief: "str | Callable[[], str]" = "",
    ) -> None:
        self.label = label
        self.choose = choose
        self.value = value
        self.change = change
        self.about = about
        self.brief = brief

    def shown(self) -> PageRow:
        """Return the row as a look draws it."""
        brief = brief_value = ""
        if isinstance(self.brief, str):
            brief = self.brief
        else:
            brief_value = self.brief()
        value = self.value() if self.value else ""
        has_arrows = self.change is not None and self.value is not None and isinstance(value, str)
        return PageRow(self.label, brief, value, brief_value, has_arrows, self.change is None)


class Menu(Page):
    """A list of rows to choose from.

    heading: the text at the top
    brief: a shorter heading, "" if there is none
    shows_banner: whether the name of the game replaces the heading where there is room
    icon: the picture after the heading, or -1
    lines: text above the rows; whatever follows a tab is aligned at the right edge
    total_line: the most important one of the lines
    foot: lines at the bottom
    note: a line at the bottom that stays until the next button
    is_long_list: whether this is a long list, drawn in small letters
    most_rows: 0, or how many rows of a list of sentences are shown at most (MenuPage)
    read_first: whether the lines are to be read before the rows
    view: the look's view of a menu
    """

    is_long_list = False
    most_rows = 0
    read_first = False

    def __init__(self, app: "App", heading: str) -> None:
        self.app = app
        self.heading = heading
        self.brief = ""
        self.shows_banner = False
        self.lines: "list[str]" = []
        self.total_line = ""
        self.icon = -1
        self.foot: "tuple[str, ...] | list[str]" = ()
        self.rows: "list[MenuRow]" = []
        self.cursor = 0
        self.note = ""
        self.rewind()
        self.row_geometry = RowGeometry()  # where the view drew the rows

    def rewind(self) -> None:
        """Scroll to the top of the lines or, unless they are read first, to the rows."""
        self.view = self.app.look.make_menu_view(self.read_first)

    def resize(self) -> None:
        self.rewind()

    def add(
        self,
        label: str,
        choose: "Callable[[], None] | None",
        value: "Callable[[], str | bool] | None" = None,
        change: "Callable[[int], None] | None" = None,
        about: "str | Callable[[], str]" = "",
        brief: "str | Callable[[], str]" = "",
        shown: object = True,
    ) -> None:
        """Add a MenuRow, if it is to be shown."""
        if shown:
            self.rows.append(MenuRow(label, choose, value, change, about, brief))

    def insert(self, at: int, label: str, choose: "Callable[[], None]") -> None:
        """Insert a MenuRow before the row with an index."""
        self.rows.insert(at, MenuRow(label, choose))

    @property
    def status(self) -> str:
        row = self.rows[self.cursor]
        if self.note or not row.value:
            return self.note or row.label
        value = row.value()
        if not isinstance(value, str):
            value = text.menus().ON if value else text.menus().OFF
        return text.menus().ROW_WITH_VALUE.format(row.label, value)

    def about(self) -> str:
        """Return the text that explains the row under the cursor, or how its value is set."""
        if self.editor:
            return self.editor.about()
        about = self.rows[self.cursor].about
        return about if isinstance(about, str) else about()

    def open(self, now: int) -> None:
        self.note = self.app.pop_note()
        self.rewind()
        self.app.changed = True

    def press(self, action: int, now: int) -> None:
        self.app.changed = True
        if self.editor:
            self.editor.press(action)
            return
        if self.app.controls.steps_sideways and (action == A.RIGHT or action == A.LEFT):
            action = A.DOWN if action == A.RIGHT else A.UP
        row = self.rows[self.cursor]
        self.note = ""
        if action == A.UP or action == A.DOWN:
            self.cursor = self.view.step(
                self.cursor, len(self.rows), 1 if action == A.DOWN else -1, self.app.controls.steps_sideways)
        elif self.view.chosen_is_hidden and action != A.BACK and action != A.MENU:
            self.view.show_chosen()  # OK scrolls to the row first if it is not visible.
        elif action == A.LEFT or action == A.RIGHT:
            if row.change:
                row.change(1 if action == A.RIGHT else -1)
            else:
                self.note = self._how_to_choose()
        elif action == A.OK or action == A.TURN:
            if row.choose:
                row.choose()
            elif row.change:
                row.change(1)
        elif self.parent and action != A.STOP:
            self.back()
        else:
            self.note = self._how_to_choose()

    def labels(self) -> "list[str]":
        """Return the labels of the rows, unless there are too many of them and they never change."""
        return [row.label for row in self.rows]

    def back(self) -> None:
        """Leave the menu, for BACK or a row that does the same."""
        self.app.pop()

    def _how_to_choose(self) -> str:
        labels = self.app.controls.labels
        return text.menus().HOW_TO_CHOOSE.format(labels[A.OK], labels[A.LEFT])

    def at_table(self, do: "Callable[[], None]") -> None:
        """Go back to the table, and call a function there."""
        self.app.show_table()
        do()

    def touch(self, x: int, y: int) -> int:
        """Choose the row at a pixel, or step through its value at its arrows.

        The arrows are at the ends of the row, wherever its text ends. A touch on the text of a row that only has a
        value moves the cursor there and changes nothing. A touch on the bar of a long list scrolls; the heading goes
        back.
        """
        if self.editor:
            return self.editor.touch(x, y)
        app = self.app
        rows = self.row_geometry
        if is_on_heading(y, app.look.height) and y < rows.top:
            return A.BACK if self.parent else 0
        i = (y - rows.top) // rows.pitch
        n = len(self.rows)
        end = app.look.width - (app.look.width // SCROLL_BAR_DIVISOR if rows.count < n else 0)
        if x >= end and rows.count and i >= 0:
            self.cursor = min(n - 1, (y - rows.top) * n // (rows.pitch * rows.count))
            self.note = ""
            app.changed = True
            return 0
        if not 0 <= i < rows.count:
            if self.view.hides_text():
                return A.UP if i < 0 or y < app.look.height // 2 else A.DOWN  # This scrolls to text that has no room.
            return 0
        arrow = rows.arrow_width
        shows_arrows = arrow and (rows.shows_all_arrows or self.cursor == rows.first + i)
        self.cursor = rows.first + i
        self.view.stay()
        row = self.rows[self.cursor]
        if not row.shown().has_arrows:
            return A.OK
        if shows_arrows and row.change and not arrow <= x < end - arrow:
            self.note = ""
            row.change(-1 if x < arrow else 1)
        elif row.choose:
            return A.OK
        app.changed = True
        return 0

    @property
    def row_pitch(self) -> int:
        rows = self.row_geometry
        return rows.pitch if rows.count < len(self.rows) or self.view.hides_text() else 0

    def scroll(self, rows: int) -> None:
        self.view.scroll(rows)
        self.app.changed = True

    def draw(self) -> None:
        """Draw the menu."""
        self.row_geometry = self.view.draw(self.page())

    def page(self) -> MenuPage:
        """Return the page that the look draws."""
        rows = [row.shown() for row in self.rows]
        return self.page_of(rows, any([row.has_arrows for row in rows]), any([row.about for row in self.rows]))

    def page_of(self, rows: "Sequence[PageRow]", has_arrows: bool, has_about: bool) -> MenuPage:
        """Return the page with these rows; has_arrows, has_about: whether any of them has arrows, or a text"""
        return MenuPage(
            self.heading, self.brief, self.shows_banner, self.icon, self.lines, self.total_line, self.is_long_list,
            self.most_rows, rows, has_arrows, self.cursor, self.about(), has_about, self.foot, self.note
        )
