# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The app on a MicroPython board's own panel and buttons."""

import gc
import time

from firmware.micropython.handheld_setup import set_up

POLL = 4  # ms between two looks at the buttons
DIM_AFTER = 60_000  # ms without a press, to spare the battery
BRIGHT = 80  # percent
DIM = 15
PAUSE = 300  # ms of rest after which rubbish is collected


class Handheld:
    """The app and what draws it, for a module of boards/."""

    def __init__(self, board):
        set_up(self, board)
        self.lit = 0
        self.active = time.ticks_ms()  # the last press

    def run(self):
        app = self.app
        now = 0  # ms since the start; ticks_ms turns over
        last = time.ticks_ms()
        action = 0
        while True:
            ticks = time.ticks_ms()
            now += time.ticks_diff(ticks, last)
            last = ticks
            wait = app.tick(now, action)
            if app.changed:
                app.changed = False
                self.strip.show(app.scene)
                if not self.lit:
                    self.light(BRIGHT)
            action = self.wait(wait)

    def wait(self, ms):
        """Sleeps till a button is pressed, `ms` at most (-1: for as long as it takes); the action or 0."""
        start = time.ticks_ms()
        tidy = ms >= 0
        while True:
            now = time.ticks_ms()
            action = self.buttons.poll(now)
            if action:
                self.active = now
                self.light(BRIGHT)
                return action
            waited = time.ticks_diff(now, start)
            if 0 <= ms <= waited:
                return 0
            if not tidy and waited >= PAUSE:
                gc.collect()  # here, where nobody waits for a picture
                tidy = True
            if time.ticks_diff(now, self.active) >= DIM_AFTER:
                self.light(DIM)
                self.active = time.ticks_add(now, -DIM_AFTER)
            # The processor waits in here for its clock. Why not machine.lightsleep: on RP2 no pin ends one without a
            # time-out (micropython issue 7035); one with it stops the backlight's PWM, and the clocks are set anew.
            time.sleep_ms(POLL if ms < 0 else min(POLL, ms - waited))

    def light(self, percent):
        if percent != self.lit:
            self.lit = percent
            self.panel.light(percent)
