# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The look of a one-bit screen: designed for two colours, not shrunk."""

from engine.rules import rule_set
from firmware import text
from firmware.draw import sprites_one_bit as M
from firmware.draw.layout import of_size
from firmware.draw.one_bit.scene import MonoScene
from firmware.draw.one_bit.table import TableView

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from typing import Any

    from firmware.app.session import Session
    from firmware.screens.review import Graph


class Look:
    """A screen of width x height pixels. scene: what is to be shown. ValueError for a size that is not laid out."""

    one_bit = True
    listed = 1000  # all: one scrolls through them
    dresses = True
    large_marks = False
    brief = True
    turns = True

    def __init__(self, width: int, height: int) -> None:
        of_size(width, height)
        self.width = width
        self.height = height
        self.scene = MonoScene(M.FONT if width > 100 else M.TINY)

    @property
    def menus(self) -> "Any":
        from firmware.draw.one_bit import menus

        return menus

    def graph(self, shown: "Graph") -> None:
        """Draw a firmware.screens.review.Graph."""
        from firmware.draw.one_bit.graph import show_graph

        show_graph(self, shown)

    def banks(self) -> "tuple[Any, ...]":
        """Return the banks of tiles that its scenes are made of: width, height, tiles, data; the first is None."""
        return M.BANKS

    def too_large(self, rules: str) -> str:
        """Return one line if the rule set has no room on these screens, else ""."""
        found = rule_set(rules)
        # Three players have nine houses, and one has hidden cards under long runs.
        return "" if found.has_two_sides() else text.words.TOO_LARGE.format(text.words.RULE_SETS[found.name])

    def view(self, session: "Session") -> "TableView":
        """Return what draws the table of a session."""
        return TableView(self.scene, session, self.width, self.height)
