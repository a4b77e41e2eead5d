"""The clock of an app, in ms, from a counter of the port that wraps around."""

from engine.const import const

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable

# An app's clock may wrap around after this value, so differences of times are masked with it.
CLOCK_MASK = const(0x3FFFFFFF)
_TICKS_MASK = const(0x1FFFFFFF)  # CircuitPython's ms counter wraps around after this value, others later.


class Clock:
    """Count the ms since the clock was made. ticks(): returns ms, and wraps around after a multiple of 2**29."""

    def __init__(self, ticks: "Callable[[], int]") -> None:
        self._ticks = ticks
        self._last_ticks = ticks()
        self._now = 0

    def read(self) -> int:
        """Return the ms. This must be called at least every few days."""
        ticks = self._ticks()
        self._now += ticks - self._last_ticks & _TICKS_MASK
        self._last_ticks = ticks
        return self._now
