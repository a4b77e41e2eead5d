# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""A buzzer, or a speaker, on a pin of its own under MicroPython: a square wave, narrow for what is to be quiet."""

from machine import PWM, Pin

from firmware.app.sounds import Beeper

WIDTHS = (0, 1024, 32768)  # of 65536, by how loud it is


class Speaker(Beeper):
    """What sounds on this pin."""

    def __init__(self, gpio: int) -> None:
        self.pwm = PWM(Pin(gpio), freq=1000, duty_u16=0)

    def tone(self, hz: int, level: int) -> None:
        """Sound from now on."""
        if hz:
            self.pwm.freq(hz)
        self.pwm.duty_u16(WIDTHS[level] if hz else 0)
