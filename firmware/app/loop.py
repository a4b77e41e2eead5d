"""Run a handheld: tick the app, show it, and sleep until the next tick."""

import gc

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    from firmware.app.app import App
    from firmware.app.battery import Battery
    from firmware.app.sounds import Beeper

    class LitPanel(Protocol):
        """A panel with a light from 0 (off) to 100 percent."""

        def light(self, percent: int) -> None: ...


POLL_EVERY = 4  # ms from one reading of the buttons to the next, and from one step of a tune to the next
IDLE_AFTER = 30_000  # ms without a press, after which the title shows, once, a game that plays itself
DIM_AFTER = 60_000  # ms without a press, after which the light is dimmed to save the battery
BRIGHT_PERCENT = 80  # percent of light while the game is used
DIM_PERCENT = 15
REST_BEFORE_COLLECTION = 300  # ms without anything to do before garbage is collected


class Loop:
    """The base of a port's Handheld.

    The port sets `app`, `panel` and `clock` (the read method of a Clock of clock.py), `beeper` (a Beeper of sounds.py)
    if there is a speaker, and `battery` if the charge is known. It defines

    sleep(ms)  may return earlier if a button is pressed
    poll(now)  returns the action pressed by the time `now`, or 0
    show()     shows the app's scene on the panel
    """

    app: "App"
    panel: "LitPanel"
    clock: "Callable[[], int]"
    sleep: "Callable[[int], None]"
    poll: "Callable[[int], int]"
    show: "Callable[[], None]"
    beeper: "Beeper | None" = None
    battery: "Battery | None" = None

    poll_every = POLL_EVERY  # ms between two readings of the buttons; more where a press ends `sleep`
    light_percent = 0  # percent; the first picture switches the light on
    last_press = 0  # when a button was last pressed, in ms
    is_idle = False  # whether IDLE_AFTER has passed since then

    def run(self) -> None:
        """Run the game; this never returns."""
        app = self.app
        action = 0
        while True:
            wait = app.tick(self.clock(), action)
            if app.changed:
                app.changed = False
                self.show()
                if not self.light_percent:
                    self.set_light(BRIGHT_PERCENT)
            action = self.wait(wait)

    def wait(self, ms: int) -> int:
        """Sleep until a button is pressed, at most `ms` (-1: without limit, or until the battery's mark changes).

        Return the action, or 0.
        """
        start = self.clock()
        is_collected = ms >= 0
        beeper = self.beeper
        battery = self.battery
        while True:
            now = self.clock()
            if beeper:
                beeper.tick(now)
            action = self.poll(now)
            if action:
                self.last_press = now
                self.is_idle = False
                self.set_light(BRIGHT_PERCENT)
                return action
            waited = now - start
            if 0 <= ms <= waited:
                return 0
            if not is_collected and waited >= REST_BEFORE_COLLECTION and not (beeper and beeper.tune):
                self.collect_garbage()  # nobody waits for a picture now
                is_collected = True
            if ms < 0 and not self.is_idle and now - self.last_press >= IDLE_AFTER:
                self.is_idle = True
                if self.app.show_attract_mode():
                    self.end_rest()
                    return 0
            if battery and ms < 0 and battery.measure(now):
                return 0
            if now - self.last_press >= DIM_AFTER:
                self.set_light(DIM_PERCENT)
            step = POLL_EVERY if beeper and beeper.tune else self.poll_every
            self.sleep(step if ms < 0 else min(step, ms - waited))

    def collect_garbage(self) -> None:
        """Collect garbage."""
        gc.collect()

    def end_rest(self) -> None:
        """End the long rest that `collect_garbage` began, because something is about to move."""

    def set_light(self, percent: int) -> None:
        """Set the panel's light, 0 (off) to 100 percent, if that changes it."""
        if percent != self.light_percent:
            self.light_percent = percent
            self.panel.light(percent)
