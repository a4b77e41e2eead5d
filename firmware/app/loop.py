# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The loop of a handheld: the app goes on, is shown, and sleeps till a button is pressed or it wants to go on again."""

import gc

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


POLL = 4  # ms between two looks at the buttons
DIM_AFTER = 60_000  # ms without a press, to spare the battery
BRIGHT = 80  # percent
DIM = 15
PAUSE = 300  # ms of rest after which rubbish is collected


class Loop:
    """What a port's Handheld is made of. The port sets app and panel (`.light(percent)`) and gives

    clock()    the time in ms since the start
    sleep(ms)
    poll(now)  the action pressed by the time `now`, or 0
    show()     brings the panel to show the app's scene

    and where there is one, beeper, of sounds.py.
    """

    app: "Any"
    panel: "Any"
    clock: "Callable[[], int]"
    sleep: "Callable[[int], None]"
    poll: "Callable[[int], int]"
    show: "Callable[[], None]"
    beeper: "Any" = None

    lit = 0  # percent: the light goes on with the first picture
    active = 0  # when a button was pressed last

    def run(self) -> None:
        """Run the game, for good."""
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
        """Sleep till a button is pressed, `ms` at most (-1: for as long as it takes); return the action or 0."""
        start = self.clock()
        tidy = ms >= 0
        beeper = self.beeper
        while True:
            now = self.clock()
            if beeper:
                beeper.tick(now)
            action = self.poll(now)
            if action:
                self.active = now
                self.light(BRIGHT)
                return action
            waited = now - start
            if 0 <= ms <= waited:
                return 0
            if not tidy and waited >= PAUSE and not (beeper and beeper.tune):
                self.tidy()  # here, where nobody waits for a picture
                tidy = True
            if now - self.active >= DIM_AFTER:
                self.light(DIM)
            self.sleep(POLL if ms < 0 else min(POLL, ms - waited))

    def tidy(self) -> None:
        """Collect what is not needed."""
        gc.collect()

    def light(self, percent: int) -> None:
        """Set the panel's light from 0 (off) to 100, if it is another."""
        if percent != self.lit:
            self.lit = percent
            self.panel.light(percent)
