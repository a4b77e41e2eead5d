# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The app on a CircuitPython board's own display and buttons: handheld.py with CircuitPython's modules."""

import gc
import sys
import time

import microcontroller
import supervisor

from firmware.app.start import put_away, seed

POLL = 0.004  # s between two looks at the buttons
DIM_AFTER = 60_000  # ms without a press, to spare the battery
BRIGHT = 80  # percent
DIM = 15
PAUSE = 300  # ms of rest after which rubbish is collected
REST = 4000  # ms with nothing to do after which a patient save is written
TICKS = (1 << 29) - 1  # supervisor.ticks_ms turns over there


class Handheld:
    """The app and what draws it, for a module of boards/."""

    def __init__(self, board):
        from firmware.app.app import App
        from firmware.circuitpython.buttons import Buttons
        from firmware.circuitpython.displayio_panel import Panel
        from firmware.circuitpython.displayio_renderer import Renderer, pictures
        from firmware.circuitpython.store import NvmStore
        from firmware.draw.looks import look_of
        from firmware.screens import menus  # noqa: F401  to stay: at the table there may be no piece for it

        self.panel = Panel(board.WIDTH, board.HEIGHT, board.PANEL)
        look = look_of(board)
        self.renderer = Renderer(self.panel.display, *pictures(look))
        # The pictures are in bitmaps now: their 11 kB are wanted.
        for name in ("sprites_common", "sprites_large", "sprites_small", "sprites_one_bit"):
            if "firmware.draw." + name in sys.modules:
                del sys.modules["firmware.draw." + name]
                delattr(sys.modules["firmware.draw"], name)
        self.buttons = Buttons(board)
        self.app = App(look, NvmStore(microcontroller.nvm), seed)
        self.app.wire(board)
        # This chip erases its nvm at every write, which wears it out some 25,000 times: not after every move then.
        self.app.saves.patient = "SAMD" in sys.platform
        if self.app.scene.small:
            from firmware.draw.small import menus as small_screens  # noqa: F401  likewise
        self.lasting = list(sys.modules)
        gc.collect()
        self.screen = None  # the one that is shown
        self.lit = 0
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
                self.show()
            action = self.wait(wait)

    def show(self):
        """Show the scene, and switch the light on with the first."""
        if self.app.screen is not self.screen:
            # All is drawn anew: without the last screen's code in between, the heap does not go to pieces.
            self.screen = self.app.screen
            put_away(self.app, self.lasting, True)
            gc.collect()
        self.renderer.show(self.app.scene)
        if not self.lit:
            self.light(BRIGHT)

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
            if ms < 0 and now - start >= REST:
                self.app.saves.settle()
            if now - self.active >= DIM_AFTER:
                self.light(DIM)
            time.sleep(POLL if ms < 0 else min(POLL, (ms - (now - start)) / 1000))

    def tidy(self):
        """Collect what is not needed; at the table that is the code of the other screens, too."""
        put_away(self.app, self.lasting)
        gc.collect()

    def light(self, percent):
        if percent != self.lit:
            self.lit = percent
            self.panel.light(percent)
