"""Pins by their GPIO numbers, under CircuitPython."""

import microcontroller

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from digitalio import DigitalInOut
    from microcontroller import Pin


def pin(gpio: int) -> "Pin":
    """Return the pin of a GPIO number."""
    return getattr(microcontroller.pin, "GPIO%d" % gpio)


def set_high(gpio: int) -> "DigitalInOut":
    """Set a pin high, which switches its LED off, and return it."""
    from digitalio import DigitalInOut

    line = DigitalInOut(pin(gpio))
    line.switch_to_output(True)
    return line
