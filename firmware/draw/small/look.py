# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The look of low colour screens: small cards, and lists that scroll."""

from firmware.draw.large import look
from firmware.draw.small.scene import SmallScene
from firmware.draw.small.table import TableView

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from types import ModuleType

    from firmware.app.session import Session
    from firmware.draw.scene import Scene
    from firmware.draw.strip import Bank


class Look(look.Look):
    """The look of a large screen with small cards."""

    listed = 2
    scene: "SmallScene"
    lacks = ("marks",)  # Small cards have no room for large ones.

    def new_scene(self) -> "Scene":
        return SmallScene()

    @property
    def menus(self) -> "ModuleType":
        from firmware.draw.small import menus

        return menus

    def banks(self) -> "tuple[Bank | None, ...]":
        from firmware.draw.sprites_common import BANKS
        from firmware.draw.sprites_marks_small import BANKS as MARKS
        from firmware.draw.sprites_small import BANKS as CARDS

        return (None,) + BANKS + CARDS + (None, None) + MARKS

    def view(self, session: "Session") -> "TableView":
        return TableView(self.scene, session, self.width, self.height)
