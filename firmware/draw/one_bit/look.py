# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The look of a one-bit screen: designed for two colours, not shrunk."""

from firmware.draw import sprites_one_bit as M
from firmware.draw.one_bit.scene import MonoScene
from firmware.draw.one_bit.view import LAYOUTS, MonoView

# Rule sets that the table has no room for: nine houses and three players; hidden cards under long runs.
TOO_LARGE = ("three", "klondike")
NO_ROOM = "%s: this screen is too small"


class Look:
    """A screen of width x height pixels. scene: what is to be shown. ValueError for a size that is not laid out."""

    one_bit = True

    def __init__(self, width, height):
        if (width, height) not in LAYOUTS:
            raise ValueError("no layout for a screen of %d x %d" % (width, height))
        self.width = width
        self.height = height
        self.scene = MonoScene(M.FONT if width > 100 else M.TINY)

    def banks(self):
        """Return the banks of tiles that its scenes are made of: width, height, tiles, data; the first is None."""
        return M.BANKS

    def too_large(self, rules):
        """Return one line if the rule set has no room on these screens, else ""."""
        base = rules.split("+")[0]
        if base not in TOO_LARGE:
            return ""
        from firmware.text.titles import RULES

        return NO_ROOM % RULES[base]

    def view(self, session):
        """Return what draws the table of a session."""
        return MonoView(self.scene, session, self.width, self.height)
