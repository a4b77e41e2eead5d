# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The loop of a handheld: tick the app, show it, and sleep until the next tick."""

import gc

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    from firmware.app.app import App
    from firmware.app.sounds import Beeper

    class Lit(Protocol):
        """A panel with a light, 0 (off) to 100 percent."""

        def light(self, percent: int) -> None: ...


POLL = 4  # ms from one reading of the buttons to the next
IDLE_AFTER = 30_000  # ms without a press, after which the title shows a game that plays itself, once
DIM_AFTER = 60_000  # ms without a press; this saves the battery
BRIGHT = 80  # percent
DIM = 15
PAUSE = 300  # ms of rest before garbage is collected


class Loop:
    """The base of a port's Handheld.

    The port sets `app` and `panel`, and `beeper`, a Beeper of sounds.py, where there is a speaker. It defines

    clock()    the time in ms since the start
    sleep(ms)
    poll(now)  the action pressed by the time `now`, or 0
    show()     shows the app's scene on the panel
    """

    app: "App"
    panel: "Lit"
    clock: "Callable[[], int]"
    sleep: "Callable[[int], None]"
    poll: "Callable[[int], int]"
    show: "Callable[[], None]"
    beeper: "Beeper | None" = None

    lit = 0  # percent; the light is switched on with the first picture
    active = 0  # when a button was last pressed, in ms
    idle = False  # whether IDLE_AFTER has passed since then

    def run(self) -> None:
        """Run the game; this never returns."""
        app = self.app
        action = 0
        while True:
            wait = app.tick(self.clock(), action)
            if app.changed:
                app.changed = False
                self.show()
                if not self.lit:
                    self.light(BRIGHT)
            action = self.wait(wait)

    def wait(self, ms: int) -> int:
        """Sleep until a button is pressed, for `ms` at most (-1: without end, or until the battery's mark changes).

        Return the action, or 0.
        """
        start = self.clock()
        tidy = ms >= 0
        beeper = self.beeper
        battery = self.app.features.battery
        while True:
            now = self.clock()
            if beeper:
                beeper.tick(now)
            action = self.poll(now)
            if action:
                self.active = now
                self.idle = False
                self.light(BRIGHT)
                return action
            waited = now - start
            if 0 <= ms <= waited:
                return 0
            if not tidy and waited >= PAUSE and not (beeper and beeper.tune):
                self.tidy()  # Nobody waits for a picture now.
                tidy = True
            if ms < 0 and not self.idle and now - self.active >= IDLE_AFTER:
                self.idle = True
                if self.app.idle():
                    self.rouse()
                    return 0
            if battery and ms < 0 and battery.look(now):
                return 0
            if now - self.active >= DIM_AFTER:
                self.light(DIM)
            self.sleep(POLL if ms < 0 else min(POLL, ms - waited))

    def tidy(self) -> None:
        """Collect garbage."""
        gc.collect()

    def rouse(self) -> None:
        """End what `tidy` began for a long rest, because something is about to move."""

    def light(self, percent: int) -> None:
        """Set the panel's light, 0 (off) to 100 percent, unless it is that already."""
        if percent != self.lit:
            self.lit = percent
            self.panel.light(percent)
