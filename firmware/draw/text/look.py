# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The look without a picture: lines of words for a console, a screen reader or a script."""

from firmware.draw.text.scene import TextScene
from firmware.draw.text.table import TableView

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from types import ModuleType

    from firmware.app.session import Session
    from firmware.screens.menu import Page


class Look:
    """A look whose scene is lines of words of any length; width and height mean nothing."""

    one_bit = False
    listed = 1000  # all lines
    lacks = ("felt", "suit_colours", "marks", "left_handed", "turned_round")
    brief = False

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.scene = TextScene()

    @property
    def menus(self) -> "ModuleType":
        from firmware.draw.text import menus

        return menus

    def page(self, name: str, shown: "Page") -> None:
        """Draw a Calendar, a Rating or a Graph (firmware.screens) by the module of that name here."""
        __import__("firmware.draw.text." + name, None, None, (name,)).show(self, shown)

    def too_large(self, rules: str) -> str:
        """Return "", because words have room for every table."""
        return ""

    def view(self, session: "Session") -> "TableView":
        """Return the view that tells the table of a session."""
        return TableView(self.scene, session)
