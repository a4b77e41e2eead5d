# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The app on a one-bit screen with three buttons.

No scene may reach beyond the screen or drop an entry.
"""

import functools

from firmware.draw import sprites_one_bit as M
from firmware.draw.one_bit.renderer import Mono
from tests.support.entries import unseen
from tests.support.mono_game import Panel, Person


@functools.cache
def within(width, height):
    """Return the set of entries already found to be on the screen."""
    return set()


def outside(scene, width, height):
    """Return the entries of a scene that reach beyond the screen."""
    found = []
    for entry in unseen(scene, within(width, height)):
        bank, index, x, y, h, w = entry
        if bank:
            tiles = M.BANKS[bank]
            assert tiles
            w, h = tiles[:2]
            if bank <= M.TINY:
                w = (M.FONT_WIDTHS, M.TINY_WIDTHS)[bank - 1][index] - 1
            assert w and index < tiles[2]
            if bank == M.FONT:
                h = 7
        if x < 0 or x + w > width or y + h > height:
            found.append((bank, index, x, y, w, h))
        else:
            within(width, height).add(entry)
    return found


class Eye:
    """A check that no entry of a scene is dropped or outside.

    draws: also draw each scene, which takes longer.
    """

    def __init__(self, width, height, draws):
        self.draws = draws
        self.size = (width, height)
        self.panel = Panel(width, height)
        self.mono = Mono(self.panel)

    def __call__(self, scene):
        assert not scene.dropped
        assert not outside(scene, *self.size)
        if self.draws:
            self.mono.show(scene)


def person(size, draws=False, **more):
    """Return a Person at a screen of this size; each of its scenes is checked."""
    width, height = size
    return Person(width, height, Eye(width, height, draws), **more)


def choose_by_three(d, label):
    """Press OK on the row of the menu that has this label, with three buttons."""
    for _ in range(60):
        if d.app.screen.rows[d.app.screen.at][0] == label and not d.app.screen.hidden:
            d.keys("OK")
            return
        d.keys("RIGHT")
    raise AssertionError("no row %s" % label)
