# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Starts the game on a CircuitPython board: goes to the drive as /code.py, beside the folders.

Which board it is stands in the file /board.txt, by the name of its file in boards/; without one it is
the default of start.py.
The game is kept in the nvm (circuit_store.py), the drive left to the computer.
"""

import gc
import sys
import time

import microcontroller
import supervisor

from firmware.start import board, put_away, seed

POLL = 0.004  # s between two looks at the buttons
DIM_AFTER = 60_000  # ms without a press, to spare the battery
BRIGHT = 0.8
DIM = 0.15
PAUSE = 300  # ms of rest after which rubbish is collected
TICKS = (1 << 29) - 1  # supervisor.ticks_ms turns over there


class Handheld:
    """The app on a board's own display and buttons."""

    def __init__(self, board):
        from firmware import table  # noqa: F401  # isort: skip  the largest first: compiling it takes the most heap
        from firmware import sprites
        from firmware.app import App
        from firmware.circuit_buttons import Buttons
        from firmware.circuit_store import NvmStore
        from firmware.displayio_panel import display
        from firmware.displayio_renderer import Renderer
        from firmware.scene import banks

        self.display = display(board.WIDTH, board.HEIGHT, board.PANEL)
        self.renderer = Renderer(self.display, banks(board.WIDTH, board.HEIGHT))
        sprites.BANKS = None  # 11 kB that nobody needs any more
        self.buttons = Buttons(board.BUTTONS, getattr(board, "REGISTER", None))
        self.app = App(board.WIDTH, board.HEIGHT, NvmStore(microcontroller.nvm), seed)
        self.lasting = list(sys.modules)
        gc.collect()
        self.now = 0  # ms since the start
        self.ticks = supervisor.ticks_ms()
        self.active = 0  # the last press

    def clock(self):
        """The time in ms since the start."""
        ticks = supervisor.ticks_ms()
        self.now += ticks - self.ticks & TICKS
        self.ticks = ticks
        return self.now

    def run(self):
        app = self.app
        action = 0
        while True:
            wait = app.tick(self.clock(), action)
            if app.changed:
                app.changed = False
                self.renderer.show(app.scene)
                if not self.display.brightness:
                    self.light(BRIGHT)
            action = self.wait(wait)

    def wait(self, ms):
        """Sleeps till a button is pressed, `ms` at most (-1: for as long as it takes); the action or 0."""
        start = self.clock()
        tidy = ms >= 0
        while True:
            now = self.clock()
            action = self.buttons.poll(now)
            if action:
                self.active = now
                self.light(BRIGHT)
                return action
            if 0 <= ms <= now - start:
                return 0
            if not tidy and now - start >= PAUSE:
                self.tidy()  # here, where nobody waits for a picture
                tidy = True
            if now - self.active >= DIM_AFTER:
                self.light(DIM)
            time.sleep(POLL if ms < 0 else min(POLL, (ms - (now - start)) / 1000))

    def tidy(self):
        """Collect what is not needed; at the table that is the code of the other screens, too."""
        put_away(self.app, self.lasting)
        gc.collect()

    def light(self, level):
        if self.display.brightness != level:
            self.display.brightness = level


if __name__ == "__main__":
    handheld = Handheld(board())
    try:
        handheld.run()
    except MemoryError:  # the heap is in pieces; afresh, the game goes on from its save
        supervisor.reload()
