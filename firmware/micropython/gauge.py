# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""A battery whose voltage is on a pin, through a divider, read under MicroPython."""

from machine import ADC, Pin

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any

REFERENCE = 3300  # mV that give the highest reading
READINGS = 8  # whose mean counts


class Gauge:
    """The battery of a board; `wiring` is its BATTERY."""

    def __init__(self, wiring: "Any") -> None:
        if "high" in wiring:
            Pin(wiring["high"], Pin.OUT, value=1)
        self.adc = ADC(Pin(wiring["adc"]))
        self.wiring = wiring

    def read(self) -> int:
        """Return the charge in percent, as if it followed the voltage in a straight line."""
        wiring = self.wiring
        total = 0
        for _ in range(READINGS):
            total += self.adc.read_u16()
        millivolts = total // READINGS * REFERENCE // 65535 * wiring["divider"]
        percent = (millivolts - wiring["empty"]) * 100 // (wiring["full"] - wiring["empty"])
        return int(max(0, min(100, percent)))
