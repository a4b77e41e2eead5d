# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The look of one-bit screens: designed for two colours, not shrunk."""

from engine.rules import rule_set
from firmware import text
from firmware.draw import sprites_one_bit as M
from firmware.draw.layout import of_size
from firmware.draw.one_bit.scene import MonoScene
from firmware.draw.one_bit.table import TableView

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from types import ModuleType

    from firmware.app.session import Session
    from firmware.screens.menu import Page


class Look:
    """The look of a screen of width x height pixels. ValueError if the size has no layout."""

    one_bit = True
    listed = 1000  # all lines: the menu scrolls through them
    lacks = ("names_of_piles", "suit_colours", "marks", "left_handed")  # Its piles have letters instead of names.
    brief = True

    def __init__(self, width: int, height: int) -> None:
        of_size(width, height)
        self.width = width
        self.height = height
        self.scene = MonoScene(M.FONT if width > 100 else M.TINY)

    @property
    def menus(self) -> "ModuleType":
        from firmware.draw.one_bit import menus

        return menus

    def page(self, name: str, shown: "Page") -> None:
        """Draw a Calendar, a Rating or a Graph (firmware.screens) by the module of that name here."""
        __import__("firmware.draw.one_bit." + name, None, None, (name,)).show(self, shown)

    def banks(self) -> "tuple[tuple[int, int, int, bytes] | None, ...]":
        """Return the banks of its scenes' tiles, each (width, height, tiles, data); the first one is None."""
        return M.BANKS

    def too_large(self, rules: str) -> str:
        """Return why the table of a rule set does not fit these screens, in one line, or "" if it does."""
        found = rule_set(rules)
        # A game of three has nine houses, and a patience has face-down cards under long runs.
        return "" if found.has_two_sides() else text.troubles().TOO_LARGE.format(text.menus().RULE_SETS[found.name])

    def view(self, session: "Session") -> "TableView":
        """Return the view that draws the table of a session."""
        return TableView(self.scene, session, self.width, self.height)
