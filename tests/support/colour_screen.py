# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The app on a colour screen of any size.

Every scene must lie wholly on the screen.
"""

import functools

from firmware.app.app import App
from firmware.draw import sprites as S
from firmware.draw.unpack import plain
from firmware.screens import make
from tests.support.app_driver import Driver, look_for
from tests.support.entries import unseen


@functools.cache  # unpacked once per size, not once per scene
def banks_of(width, height):
    return [bank and plain(bank) for bank in look_for(width, height).banks()]


@functools.cache
def within(width, height):
    """Return the set of entries already found to be on the screen."""
    return set()


def outside(scene, size):
    """Return the entries that reach beyond the screen.

    The pointing hand may do so a little.
    """
    tiles = banks_of(*size)
    found = []
    for entry in unseen(scene, within(*size)):
        bank, index, x, y, h, w = entry
        if bank:
            w, rows = tiles[bank][:2]
            h = h or rows
            if bank == S.FONT:
                w = S.FONT_WIDTHS[index] - 1
                h = 7  # the last row is for descenders
            elif bank == S.BOLD:
                w = S.BOLD_WIDTHS[index] - 1
        room = 4 if bank == S.ICON else 1  # a frame is one pixel wider than its card
        if x < -1 or x + w > size[0] + room or y + h > size[1] + room:
            found.append((bank, index, x, y, w, h))
        else:
            within(*size).add(entry)
    return found


class ColourDriver(Driver):
    """A Driver of an app on a screen of this size; it checks each scene, and counts them in `scenes`."""

    def __init__(self, size):
        Driver.__init__(self, show=self.check)
        self.app = App(look_for(*size), self.store, lambda: 7, make)
        self.size = size
        self.scenes = 0

    def check(self, scene):
        self.scenes += 1
        assert scene.dropped == 0
        assert not outside(scene, self.size), (self.app.status, outside(scene, self.size))
