# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Pins by their GPIO numbers, under CircuitPython."""

import microcontroller

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any


def pin(gpio: int) -> "Any":
    """Return the pin of a GPIO number."""
    return getattr(microcontroller.pin, "GPIO%d" % gpio)


def off(gpio: int) -> "Any":
    """Set a pin high, which switches its LED off, and return it."""
    from digitalio import DigitalInOut

    line = DigitalInOut(pin(gpio))
    line.switch_to_output(True)
    return line
