# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The look of the smallest colour screens, from 128 x 128 on: tiny cards; all else is as on a low screen."""

from firmware.draw.small import look
from firmware.draw.tiny.scene import TinyScene
from firmware.draw.tiny.table import TableView

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.session import Session
    from firmware.draw.scene import Scene
    from firmware.draw.strip import Bank


class Look(look.Look):
    """The look of a low screen with tiny cards."""

    brief = True

    def new_scene(self) -> "Scene":
        return TinyScene()

    def banks(self) -> "tuple[Bank | None, ...]":
        from firmware.draw.sprites_common import BANKS
        from firmware.draw.sprites_small import BANKS as SMALL
        from firmware.draw.sprites_tiny import BANKS as CARDS
        from firmware.draw.sprites_tiny import MARKS

        return (None,) + BANKS + CARDS + SMALL[len(CARDS) :] + (None, None) + MARKS

    def view(self, session: "Session") -> "TableView":
        return TableView(self.scene, session, self.width, self.height)
