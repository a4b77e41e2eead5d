# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The look of colour screens with large cards."""

from firmware import text
from firmware.draw.large.table import TableView
from firmware.draw.layout import fits, of_size
from firmware.draw.scene import Scene

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from types import ModuleType

    from firmware.app.session import Session
    from firmware.draw.strip import Bank
    from firmware.screens.menu import Page


class Look:
    """The look of a screen of width x height pixels. ValueError if the size has no layout."""

    one_bit = False
    listed = 5
    lacks: "tuple[str, ...]" = ()
    brief = False

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        of_size(width, height)
        self.scene = self.new_scene()

    def new_scene(self) -> "Scene":
        """Return an empty scene."""
        return Scene()

    @property
    def menus(self) -> "ModuleType":
        from firmware.draw.large import menus

        return menus

    def page(self, name: str, shown: "Page") -> None:
        """Draw a Calendar, a Rating or a Graph (firmware.screens) by the module of that name here."""
        __import__("firmware.draw.large." + name, None, None, (name,)).show(self, shown)

    def banks(self) -> "tuple[Bank | None, ...]":
        """Return the banks of its scenes' tiles, packed as in sprites_common.py; the first one is None."""
        from firmware.draw.sprites_common import BANKS
        from firmware.draw.sprites_large import BANKS as CARDS
        from firmware.draw.sprites_marks import BANKS as MARKS

        return (None,) + BANKS + CARDS + MARKS

    def too_large(self, rules: str) -> str:
        """Return why the table of a rule set does not fit the screen, in one line, or "" if it does."""
        return "" if fits(self.width, self.height, rules) else text.troubles().THREE_TOO_LARGE

    def view(self, session: "Session") -> "TableView":
        """Return the view that draws the table of a session."""
        return TableView(self.scene, session, self.width, self.height)
