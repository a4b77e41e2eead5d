"""Measure a battery's voltage on a pin, through a divider, under MicroPython."""

from machine import ADC, Pin

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from boards import Wiring

REFERENCE_MV = 3300  # mV that give the highest reading
READINGS = 8  # readings that are averaged


class BatteryGauge:
    """The battery of a board; `wiring` is its BATTERY."""

    def __init__(self, wiring: "Wiring") -> None:
        if "high" in wiring:
            Pin(wiring["high"], Pin.OUT, value=1)
        self.adc = ADC(Pin(wiring["adc"]))
        self.wiring = wiring

    def read(self) -> int:
        """Return the charge in percent, interpolated between two of the board's levels."""
        wiring = self.wiring
        total = 0
        for _ in range(READINGS):
            total += self.adc.read_u16()
        millivolts = total // READINGS * REFERENCE_MV // 65535 * wiring["divider"]
        levels = wiring["levels"]
        parts = len(levels) - 1
        for i in range(parts):
            if millivolts < levels[i + 1]:
                above = max(0, millivolts - levels[i])
                return int((100 * i + 100 * above // (levels[i + 1] - levels[i])) // parts)
        return 100
