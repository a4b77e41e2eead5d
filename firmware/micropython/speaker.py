# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""A buzzer or speaker on a pin, under MicroPython: a square wave, with narrow pulses where it is to be quiet."""

from machine import PWM, Pin

from firmware.app.sounds import Beeper

WIDTHS = (0, 1024, 32768)  # of a pulse, in 1/65536 of the period, by loudness


class Speaker(Beeper):
    """The speaker on a pin."""

    def __init__(self, gpio: int) -> None:
        self.pwm = PWM(Pin(gpio), freq=1000, duty_u16=0)

    def tone(self, hz: int, level: int) -> None:
        """Sound at this many Hz (0: be silent) and this loudness from now on."""
        if hz:
            self.pwm.freq(hz)
        self.pwm.duty_u16(WIDTHS[level] if hz else 0)
