# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Drive the app by buttons only, with a simulated clock. Runs on MicroPython, too, for tests on boards."""

from engine.moves import ABANDON, PASS
from engine.position import FOUNDATION, HAND, RESERVE
from firmware.app import actions as A
from firmware.app.settings import PLAYS_FORCED
from firmware.table.cursor import source_of


class Driver:
    """A robot that presses the buttons of an app; show(scene): called when the scene has changed."""

    def __init__(self, app, show=None):
        self.app = app
        self.show = show
        self.ms = 0
        self.dropped = 0
        self.wait = 0

    def tick(self, action=0):
        """Tick the app once, with an action or without."""
        self.wait = self.app.tick(self.ms, action)
        self.dropped += self.app.scene.dropped
        if self.app.changed:
            self.app.changed = False
            if self.show:
                self.show(self.app.scene)

    def press(self, action):
        """Press a button, and tick until nothing moves any more."""
        self.tick(action)
        for _ in range(20000):
            if self.wait < 0:
                return
            self.ms = (self.ms + max(1, self.wait)) & 0x3FFFFFFF
            self.tick()
        raise AssertionError("the app never came to rest")

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
        """Step the cursor until wanted() is true; return whether it became true."""
        for _ in range(120):
            if wanted():
                return True
            self.press(A.RIGHT)
        return False

    def reach(self, src, dst):
        """Move the cursor by buttons to where OK plays this move. AssertionError if that is impossible."""
        table = self.table
        code = source_of(src)
        self.must(self.step_to(lambda: table.cursor.sources[table.cursor.at] == code), "no way to the card")
        at_once = src == HAND or src == PASS or dst == FOUNDATION or dst == RESERVE
        if self.places(src) == 1 and (at_once or self.app.settings.numbers[PLAYS_FORCED]):
            return

        def there():
            i = 2 * table.cursor.places[table.cursor.at]
            return self.game.moves[i] == src and self.game.moves[i + 1] == dst

        self.press(A.OK)
        self.must(table.cursor.held == code, "not picked up")
        self.must(self.step_to(there), "no way to the place")

    def must(self, done, complaint):
        """Raise AssertionError unless `done`: builds for boards drop `assert` with the step in it."""
        if not done:
            raise AssertionError(complaint)

    def places(self, src):
        """Return the number of legal moves from the source pile of this move."""
        moves = self.game.moves
        return len([0 for i in range(self.game.n) if source_of(moves[2 * i]) == source_of(src)])

    def play(self, src, dst):
        """Play a legal move by buttons."""
        before = self.game.ply
        self.reach(src, dst)
        self.press(A.OK)
        log = self.game.log
        self.must(log[2 * before] == src and log[2 * before + 1] == dst, "another move was played")

    def move_as(self, adviser):
        """Play the move of an Opponent by buttons; accept the offer to finish, and resign if it does."""
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
