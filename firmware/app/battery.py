"""The battery of a board that can measure its charge: a mark on the table, and a warning before it is empty."""

from engine.const import const
from firmware import text

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware.app.app import App

MEASURE_EVERY = const(20_000)  # ms from one measurement to the next
MIN_CHANGE = const(5)  # percent; a smaller change is not shown, because a measured voltage always fluctuates
WARN_BELOW = const(10)  # percent of charge below which the player is warned
WARN_AGAIN_FROM = const(20)  # percent of charge from which another warning is possible


class Battery:
    """The battery of a port.

    read(): returns the charge in percent, -1 if it is unknown. measured: when it was last read, in ms.
    """

    def __init__(self, app: "App", read: "Callable[[], int]") -> None:
        self.app = app
        self.read = read
        self.last_measured = -MEASURE_EVERY
        self.warned = False

    def measure(self, now: int) -> bool:
        """Read the charge if it is time; return whether that changes the picture."""
        if now - self.last_measured < MEASURE_EVERY:
            return False
        self.last_measured = now
        percent = self.read()
        app = self.app
        shown = app.scene.battery_percent
        if percent >= WARN_AGAIN_FROM:
            self.warned = False
        if 0 <= percent < WARN_BELOW and not self.warned:
            self.warned = True
            app.note = text.errors().BATTERY_LOW.format(percent)
        elif abs(percent - shown) < MIN_CHANGE and (percent < 0) == (shown < 0):
            return False
        app.scene.battery_percent = percent
        if app.table:
            app.table.view_state.stale = True
        app.changed = True
        return True
