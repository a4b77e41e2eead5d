"""A long list of lessons or puzzles, with a tick at each one that is done."""

from firmware import text
from firmware.screens.menu import Menu

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware.app.app import App
    from firmware.app.learning_progress import ProgressSet


class ChecklistMenu(Menu):
    """A list of rows with ticks. progress: the ProgressSet that knows which are done"""

    is_long_list = True

    def __init__(self, app: "App", heading: str, ticks: "ProgressSet") -> None:
        Menu.__init__(self, app, heading)
        self.progress = ticks

    def add_item(
        self, label: str, number: int, choose: "Callable[[], None]", about: "str | Callable[[], str]"
    ) -> None:
        """Add the row of the lesson or puzzle with a number."""
        self.add(label, choose, lambda: self.progress.has(number), None, about)

    def go_to_first_undone(self) -> None:
        """Put the cursor on the first row that is not done, or if all are done on the last one."""
        while self.cursor + 1 < len(self.rows) and self._is_done():
            self.cursor += 1

    def _is_done(self) -> bool:
        # Return whether the row under the cursor is ticked.
        row = self.rows[self.cursor]
        return row.value is not None and row.value() is True

    @property
    def status(self) -> str:
        label = self.rows[self.cursor].label
        if self._is_done():
            label = text.menus().LESSON_DONE_ROW.format(label)
        return self.note or label
