# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The app on a one-bit screen with three buttons.

No scene may reach beyond the screen or drop an entry.
"""

from firmware.draw.one_bit.renderer import Mono
from hostsim.torture.edges import outside
from tests.support.mono_game import Panel, Person


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
        assert not outside(scene, self.size)
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
