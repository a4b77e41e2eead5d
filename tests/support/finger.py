"""A finger that touches rows of menus, piles and the words of a table."""

from typing import Any

from firmware.app.pointer import Pointer
from tests.support.app_driver import AppDriver


class Finger(AppDriver):
    """A player who touches a screen, or presses the board's buttons."""

    def touch(self, x: int, y: int) -> None:
        """Touch a pixel, and let everything come to rest."""
        self.press(Pointer(self.app).touch(x, y))

    def touch_middle(self) -> None:
        self.touch(self.app.look.width // 2, self.app.look.height // 2)

    def touch_top(self) -> None:
        self.touch(self.app.look.width // 2, 0)

    def touch_words(self) -> bool:
        """Touch the words of a table, at their lower right; return whether they were those of its first page."""
        look = self.app.look
        view: Any = getattr(self.app.screen, "view", None) or self.table.view
        first: bool = view.is_first_page
        self.touch(*next((x, y) for y in range(look.height - 1, 0, -1) for x in range(look.width - 2, 0, -1)
                         if view.hits_text(x, y)))
        return first

    def row_heights(self) -> dict[int, int]:
        """Return the visible rows of the menu, {index: y of the row's middle}."""
        menu: Any = self.app.screen
        shown = menu.row_geometry
        return {shown.first + i: shown.top + shown.pitch * i + shown.pitch // 2 for i in range(shown.count)}

    def touch_row(self, label: str) -> None:
        """Touch a row of the menu by its label, after touching the bar of a long list until it shows."""
        menu: Any = self.app.screen
        index = next(i for i, row in enumerate(menu.rows) if row.label == label)
        for _ in range(60):
            if index in self.row_heights():
                return self.touch(self.app.look.width // 2, self.row_heights()[index])
            shown = menu.row_geometry
            bar = shown.top + shown.pitch * shown.count * index // len(menu.rows) + 1
            self.touch(self.app.look.width - 2, bar)
        raise AssertionError("no way to the row " + label)

    def pile(self, p: int) -> tuple[int, int]:
        """Return a pixel of a pile."""
        view: Any = self.table.view
        return view.x(p) + view.width // 2, view.y(p) + 3
