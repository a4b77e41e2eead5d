# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""A long list of lessons or puzzles, with a tick at those that are done."""

from firmware import text
from firmware.screens.menu import Menu

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware.app.app import App
    from firmware.app.learning_progress import ProgressSet


class TickedList(Menu):
    """A list of rows with ticks. ticks: the Ticks that say what is done."""

    scrolled = True

    def __init__(self, app: "App", heading: str, back: "Callable[[], None]", ticks: "ProgressSet") -> None:
        Menu.__init__(self, app, heading, back)
        self.ticks = ticks

    def add_ticked(
        self, label: str, number: int, choose: "Callable[[], None]", about: "str | Callable[[], str]"
    ) -> None:
        """Add the row of the lesson or puzzle with a number."""
        self.add(label, choose, lambda: self.ticks.has(number), None, about)

    def go_to_first_open(self) -> None:
        """Put the cursor on the first row that is not done, or on the last row."""
        while self.at + 1 < len(self.rows) and self._is_done():
            self.at += 1

    def _is_done(self) -> bool:
        # Return whether the row under the cursor is ticked.
        ticked = self.rows[self.at][2]
        return ticked is not None and ticked() is True

    @property
    def status(self) -> str:
        label = self.rows[self.at][0]
        if self._is_done():
            label = text.menus().LESSON_DONE_ROW.format(label)
        return self.note or label
