# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The app on a CircuitPython board's own display and buttons."""

import gc
import sys
import time

import microcontroller
import supervisor

from engine.const import const
from firmware.app.loop import PAUSE, REST, Loop
from firmware.app.start import seed
from firmware.circuitpython.memory import PICTURES, drop, put_away

CABLE = const(0)  # 1 in the build that has a game by cable (hostsim/device/circuitpython_drive.py)
NAMES_AHEAD = 40
TICKS = (1 << 29) - 1  # supervisor.ticks_ms turns over there


class Handheld(Loop):
    """The app and what draws it, for a module of boards/."""

    def __init__(self, board):
        if CABLE:
            from firmware.circuitpython.cables import plug
            from firmware.link import Cables
            from firmware.link import link as stays  # noqa: F401
            from firmware.link.app import LinkedApp as App
            from firmware.table import far as stays_too  # noqa: F401
        else:
            from firmware.app.app import App
        from firmware.circuitpython.buttons import Buttons
        from firmware.circuitpython.displayio_panel import Panel
        from firmware.circuitpython.displayio_renderer import Renderer, pictures
        from firmware.circuitpython.store import NvmStore
        from firmware.draw.looks import look_of

        if CABLE:
            from firmware.screens.cabled import make
        else:
            from firmware.screens import make
        from firmware.table import table  # noqa: F401  to stay: it is what all tables are made of

        # The names that code brings are kept for good, in pools that are each twice as large as the last. The pool that
        # a game fills is begun here: later there may be no piece of the heap for it.
        for i in range(NAMES_AHEAD):
            getattr(board, "_%d" % i, None)
        if CABLE:
            store = NvmStore(microcontroller.nvm)  # now, as it takes the largest piece of all
        self.panel = Panel(board.WIDTH, board.HEIGHT, board.PANEL)
        look = look_of(board)
        self.renderer = Renderer(self.panel.display, *pictures(look))
        drop(PICTURES)  # they are in bitmaps now: their 11 kB are wanted
        if hasattr(board, "LED"):
            from firmware.circuitpython.pins import off

            self.led = [off(gpio) for gpio in board.LED]
        self.buttons = Buttons(board)

        def made(app, name, *given):
            # What is shown goes first, and what the table had loaded for a moment, or the menus before a deal, or there
            # may be no piece for a screen's code.
            self.renderer.forget()
            if CABLE:
                put_away(app, self.lasting, True)
            else:
                put_away(app, self.lasting)
            gc.collect()
            return make(app, name, *given)

        App.roomy = False  # hostsim/device/circuitpython_drive.py says what is left out
        self.app = App(look, store if CABLE else NvmStore(microcontroller.nvm), seed, made)
        if CABLE:
            self.app.cables = Cables(b"\0" if hasattr(board, "LINK") else b"", lambda kind: plug(board, kind))
        self.app.counts = False  # for records there is no room, in the heap nor in the nvm
        self.app.asks_language = True
        self.app.wire(board)
        # This chip erases its nvm at every write, which wears it out some 25,000 times: not after every move then.
        self.app.saves.patient = self.app.store.erases = "SAMD" in sys.platform
        look.menus  # noqa: B018  to stay: at the table there may be no piece for it
        self.lasting = list(sys.modules)
        gc.collect()
        self.screen = None  # the one that is shown
        if CABLE:
            self.shown = 0  # when something was
            self.tidied = False  # since then
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
        if CABLE and self.app.cables.resting:
            # The loop never rests where a cable is listened to.
            rested = now - max(self.shown, self.active)
            if rested >= REST:
                self.app.saves.settle()
            if rested >= PAUSE and not self.tidied:
                self.tidied = True
                self.tidy()
        return self.buttons.poll(now)

    def show(self):
        if CABLE:
            self.shown = self.now
            self.tidied = False
        if self.app.screen is not self.screen:
            # All is drawn anew: without the last screen's code in between, the heap does not go to pieces.
            self.screen = self.app.screen
            put_away(self.app, self.lasting, True)
            gc.collect()
        self.renderer.show(self.app.scene)

    def tidy(self):
        put_away(self.app, self.lasting)
        gc.collect()
