# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The processor's clock under MicroPython: slower while nothing moves, to spare the battery.

An RP2040 takes the less current the slower it goes, asleep between two looks at the buttons too. Its timer and USB
have clocks of their own and do not notice; 48 MHz is the least with which USB goes on. The backlight's PWM goes from
1000 to 384 times a second, as bright as before.
"""

from machine import freq

FULL = 125_000_000  # Hz, or more where the firmware has more: what was left slow by a reset is not taken for that
SLOW = 48_000_000


def full() -> None:
    """Run at the full clock."""
    set_clock(max(FULL, freq()))


def slow() -> None:
    """Run slowly."""
    set_clock(SLOW)


def set_clock(hz: int) -> None:
    """Run at so many Hz, and the SPI likewise."""
    try:
        freq(hz, hz)
    except TypeError:
        freq(hz)  # before MicroPython 1.24, where nothing but a line is shown, the SPI has its 48 MHz
