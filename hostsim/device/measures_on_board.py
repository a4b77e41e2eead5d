# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Runs on the board: imported by its main.py, in place of the game.

It prints lines of a name and numbers. Times are in µs, of which a measurement by itself costs `nothing`; heap is in
bytes. What the engine takes follows in engine_on_board.py.
"""

import gc
from time import ticks_diff, ticks_us

import hostsim.device

gc.collect()
START = hostsim.device.empty  # the heap in use before this was loaded,
OWN = gc.mem_alloc() - START  # and what this takes

from firmware.app.actions import OK, TURN  # noqa: E402
from firmware.app.settings import SPEED  # noqa: E402
from firmware.app.start import board  # noqa: E402
from firmware.micropython.boot import COLLECT_AFTER  # noqa: E402

gc.threshold(COLLECT_AFTER)
from firmware.micropython.handheld import Handheld  # noqa: E402

PRESSES = 18


def say(name, *values):
    """Print one line."""
    print("=", name, *values)


class Driver:
    """The handheld as it runs, without waiting and with buttons pressed from here."""

    def __init__(self):
        self.handheld = Handheld(board())
        self.now = 0
        self.go(0)

    def go(self, action):
        """Press, and let everything that moves come to rest."""
        app = self.handheld.app
        wait = app.tick(self.now, action)
        while True:
            if app.changed:
                app.changed = False
                self.handheld.show()
            self.now += 10 if wait < 0 else wait
            if wait < 0:
                gc.collect()
                return
            wait = app.tick(self.now, 0)

    def at_the_deal(self):
        """Deal the same cards again; the heap in use then: like is compared with like, the words, too."""
        app = self.handheld.app
        app.session.restart()
        app.begin(app.session)
        self.go(0)
        gc.collect()
        return gc.mem_alloc()


def of_the_app():
    """Heap and drawing."""
    driver = Driver()
    from firmware.table.opponents import SPEEDS

    driver.handheld.app.start("classic", "greedy", 7)
    driver.go(0)
    gc.collect()
    say("heap", gc.mem_alloc() - OWN, START)
    driver.handheld.app.settings.numbers[SPEED] = len(SPEEDS) - 1  # the opponent's cards do not slide
    used = []
    for _ in range(2):  # the first time brings what is loaded when it is first needed
        for i in range(PRESSES):
            driver.go(TURN if i % 3 == 2 else OK)
        ply = driver.handheld.app.session.game.ply
        # Twice, for a word on the stack may look like the address of something that is gone.
        used.append(min(driver.at_the_deal(), driver.at_the_deal()))
    say("growth", used[1] - used[0], ply, PRESSES)
    strip = driver.handheld.renderer
    scene = driver.handheld.app.scene
    gc.collect()
    for _ in range(3):
        strip.forget()
        before = gc.mem_alloc()
        t = ticks_us()
        strip.show(scene)
        t = ticks_diff(ticks_us(), t)
        say("allocated", gc.mem_alloc() - before)
        say("redraw", t)


of_the_app()

from hostsim.device.engine_on_board import of_the_engine  # noqa: E402  here, so that it is not in the heap that is measured

of_the_engine(say)

from hostsim.device.review_on_board import of_the_review  # noqa: E402

of_the_review(say)
say("done")
