# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The look without a picture: lines of words for a console, a screen reader or a script."""

from firmware.draw.text.scene import TextScene
from firmware.draw.text.table import TableView

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from types import ModuleType

    from firmware.app.session import Session
    from firmware.screens.calendar import Calendar
    from firmware.screens.rating import Rating
    from firmware.screens.review import Graph


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

    def calendar(self, shown: "Calendar") -> None:
        """Draw a firmware.screens.calendar.Calendar."""
        from firmware.draw.text.calendar import show_calendar

        show_calendar(self, shown)

    def rating(self, shown: "Rating") -> None:
        """Draw a firmware.screens.rating.Rating."""
        from firmware.draw.text.rating import show_rating

        show_rating(self, shown)

    def graph(self, shown: "Graph") -> None:
        """Tell a firmware.screens.review.Graph."""
        from firmware.draw.text.graph import show_graph

        show_graph(self, shown)

    def too_large(self, rules: str) -> str:
        """Return "", because words have room for every table."""
        return ""

    def view(self, session: "Session") -> "TableView":
        """Return the view that tells the table of a session."""
        return TableView(self.scene, session)
