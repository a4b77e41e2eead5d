# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""A person for the tests: drives the app by buttons alone, with a made-up clock. Runs on MicroPython too."""

from engine.position import SHOW, TOP
from firmware.app import actions as A
from firmware.app.app import App
from firmware.draw import layout, looks
from firmware.screens import make
from hostsim.players import driver

WIDTH = 240
HEIGHT = 240


def look_for(width, height):
    """Return the Look of the boards with such a screen."""
    return looks.look(layout.look_name(width, height), width, height)


class MemoryStore:
    """A store in memory. writes_left: how many writes it still takes before it raises OSError, -1 for any."""

    def __init__(self, data=None):
        self.data = dict(data or {})
        self.writes_left = -1

    def read(self, name):
        return self.data.get(name)

    def write(self, name, data):
        if self.writes_left == 0:
            raise OSError(28)
        self.writes_left -= 1
        self.data[name] = bytes(data)


class Driver(driver.Driver):
    """A driver with an app and a store of its own."""

    def __init__(self, store=None, seed=7, show=None):
        self.store = store or MemoryStore()
        driver.Driver.__init__(self, App(look_for(WIDTH, HEIGHT), self.store, lambda: seed, make), show)

    def start(self, rules, seed, level="greedy"):
        """Skip the menus and wait until it is for the person to press."""
        self.app.start(rules, level, seed)
        self.press(0)

    def keys(self, names):
        """Press buttons by name, "OK TURN"; return what is said after the last."""
        for name in names.split():
            self.press(A.NAMES.index(name))
        return self.app.status

    def play_as(self, adviser, most=1000):
        """Play the game to its end by buttons, making the moves of an Opponent; return how many it made."""
        for made in range(most):
            if self.session.is_over():
                return made
            self.move_as(adviser)
        raise AssertionError("the game did not end")

    def play_out(self, most=3000):
        """Play the game to its end by a robot's OK and TURN; return the buttons pressed."""
        for pressed in range(most):
            if self.session.is_over():
                return pressed
            showing = self.game.pos[TOP + SHOW]
            self.press(A.TURN if pressed % 7 == 0 and not showing else A.OK)
        raise AssertionError("the game did not end")
