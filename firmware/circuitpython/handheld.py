# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The app on a CircuitPython board's own display and buttons."""

import gc
import sys
import time

import microcontroller
import supervisor

from firmware.app.loop import Loop
from firmware.app.start import seed
from firmware.circuitpython.memory import PICTURES, drop, put_away

NAMES_AHEAD = 40
TICKS = (1 << 29) - 1  # supervisor.ticks_ms turns over there


class Handheld(Loop):
    """The app and what draws it, for a module of boards/."""

    def __init__(self, board):
        from firmware.app.app import App
        from firmware.circuitpython.buttons import Buttons
        from firmware.circuitpython.displayio_panel import Panel
        from firmware.circuitpython.displayio_renderer import Renderer, pictures
        from firmware.circuitpython.store import NvmStore
        from firmware.draw.looks import look_of
        from firmware.screens import make
        from firmware.table import table  # noqa: F401  to stay: it is what all tables are made of

        # The names that code brings are kept for good, in pools that are each twice as large as the last. The pool that
        # a game fills is begun here: later there may be no piece of the heap for it.
        for i in range(NAMES_AHEAD):
            getattr(board, "_%d" % i, None)
        self.panel = Panel(board.WIDTH, board.HEIGHT, board.PANEL)
        look = look_of(board)
        self.renderer = Renderer(self.panel.display, *pictures(look))
        drop(PICTURES)  # they are in bitmaps now: their 11 kB are wanted
        if hasattr(board, "LED"):
            from firmware.circuitpython.pins import off

            self.led = [off(gpio) for gpio in board.LED]
        self.buttons = Buttons(board)

        def made(app, name, *given):
            # What the table had loaded for a moment, or the menus before a deal, goes first, or there may be no piece
            # for a screen's code.
            put_away(app, self.lasting)
            gc.collect()
            return make(app, name, *given)

        App.roomy = False  # hostsim/device/circuitpython_drive.py says what is left out
        self.app = App(look, NvmStore(microcontroller.nvm), seed, made)
        self.app.counts = False  # for records there is no room, in the heap nor in the nvm
        self.app.asks_language = True
        self.app.wire(board)
        # This chip erases its nvm at every write, which wears it out some 25,000 times: not after every move then.
        self.app.saves.patient = self.app.store.erases = "SAMD" in sys.platform
        look.menus  # noqa: B018  to stay: at the table there may be no piece for it
        self.lasting = list(sys.modules)
        gc.collect()
        self.screen = None  # the one that is shown
        self.now = 0  # ms since the start
        self.ticks = supervisor.ticks_ms()

    def clock(self):
        ticks = supervisor.ticks_ms()
        self.now += ticks - self.ticks & TICKS
        self.ticks = ticks
        return self.now

    def sleep(self, ms):
        time.sleep(ms / 1000)

    def poll(self, now):
        return self.buttons.poll(now)

    def show(self):
        if self.app.screen is not self.screen:
            # All is drawn anew: without the last screen's code in between, the heap does not go to pieces.
            self.screen = self.app.screen
            put_away(self.app, self.lasting, True)
            gc.collect()
        self.renderer.show(self.app.scene)

    def tidy(self):
        put_away(self.app, self.lasting)
        gc.collect()
