# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""A person for the tests: drives the app by buttons alone, with a made-up clock. Runs on MicroPython too."""

from engine.moves import ABANDON, PASS
from engine.position import FOUNDATION, HAND, RESERVE, SHOW, TOP
from firmware.app import actions as A
from firmware.app.app import App
from firmware.draw import looks
from firmware.screens import make
from firmware.table.cursor import source_of

WIDTH = 240
HEIGHT = 240
KINDS = {(240, 135): "small", (160, 128): "small", (128, 64): "one_bit", (72, 40): "one_bit"}


def look_for(width, height):
    """The Look of the boards with such a screen."""
    return looks.look(KINDS.get((width, height), "large"), width, height)


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


class Driver:
    """An app and who presses its buttons. show: called with the scene whenever it must be shown."""

    def __init__(self, store=None, seed=7, show=None):
        self.store = store or MemoryStore()
        self.app = App(look_for(WIDTH, HEIGHT), self.store, lambda: seed, make)
        self.show = show
        self.ms = 0
        self.dropped = 0
        self.wait = 0

    def start(self, rules, seed, level="greedy"):
        """Skip the menus and wait until it is for the person to press."""
        self.app.start(rules, level, seed)
        self.press(0)

    def tick(self, action=0):
        """One tick of the driver loop."""
        self.wait = self.app.tick(self.ms, action)
        self.dropped += self.app.scene.dropped
        if self.app.changed:
            self.app.changed = False
            if self.show:
                self.show(self.app.scene)

    def press(self, action):
        """Press a button and let everything that moves come to rest."""
        self.tick(action)
        for _ in range(20000):
            if self.wait < 0:
                return
            self.ms = (self.ms + max(1, self.wait)) & 0x3FFFFFFF
            self.tick()
        raise AssertionError("the app never came to rest")

    def keys(self, names):
        """Press buttons by name, "OK TURN"; return what is said after the last."""
        for name in names.split():
            self.press(A.NAMES.index(name))
        return self.app.status

    @property
    def session(self):
        return self.app.session

    @property
    def game(self):
        return self.app.session.game

    @property
    def table(self):
        return self.app.table

    def step_to(self, wanted):
        """Step the cursor until wanted() is true; return whether it was."""
        for _ in range(120):
            if wanted():
                return True
            self.press(A.RIGHT)
        return False

    def reach(self, src, dst):
        """Bring the cursor, by buttons, to where OK plays this move; AssertionError where it cannot."""
        table = self.table
        code = source_of(src)
        self.must(self.step_to(lambda: table.cursor.sources[table.cursor.at] == code), "no way to the card")
        if self.places(src) == 1 and (src == HAND or src == PASS or dst == FOUNDATION or dst == RESERVE):
            return

        def there():
            i = 2 * table.cursor.places[table.cursor.at]
            return self.game.moves[i] == src and self.game.moves[i + 1] == dst

        self.press(A.OK)
        self.must(table.cursor.held == code, "not picked up")
        self.must(self.step_to(there), "no way to the place")

    def must(self, done, complaint):
        """Raise AssertionError unless it is done: boards get no `assert`, and the step is not to be left out."""
        if not done:
            raise AssertionError(complaint)

    def places(self, src):
        """How many legal moves the pile of this move has."""
        moves = self.game.moves
        return len([0 for i in range(self.game.n) if source_of(moves[2 * i]) == source_of(src)])

    def play(self, src, dst):
        """Play a legal move with the buttons only."""
        before = self.game.ply
        self.reach(src, dst)
        self.press(A.OK)
        log = self.game.log
        self.must(log[2 * before] == src and log[2 * before + 1] == dst, "another move was played")

    def move_as(self, adviser):
        """Make, by buttons, the move of an Opponent; what it gives up, a patience, is given up, or all runs up."""
        if self.table.offer:
            self.press(A.OK)
            return
        adviser.choose(self.game.pos)
        if adviser.src == ABANDON:
            self.session.abandon()
            self.app.show_table()
            self.press(0)
        else:
            self.play(adviser.src, adviser.dst)

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
