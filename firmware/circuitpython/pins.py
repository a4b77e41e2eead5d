# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The pins that a board's file names, under CircuitPython."""

import board
import microcontroller


def pin(name):
    """The pin of a GPIO number, or of a name in CircuitPython's own module for this board."""
    if isinstance(name, str):
        return getattr(board, name)
    return getattr(microcontroller.pin, "GPIO%d" % name)


def off(name):
    """An LED that is off while its pin is high."""
    from digitalio import DigitalInOut

    line = DigitalInOut(pin(name))
    line.switch_to_output(True)
    return line
