# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Buttons between a pin and ground, under MicroPython: presses as actions."""

from time import ticks_add, ticks_diff, ticks_ms

from machine import Pin

from firmware.app import actions

SETTLE = 25  # ms after a change in which a contact may bounce
REPEAT_AFTER = 350  # ms that a direction is held before it repeats
REPEAT_EVERY = 110
LONG = 500  # ms that a button is held to mean something else


class Buttons:
    """The buttons of a board; `wiring` is its BUTTONS: GPIO number -> name of the action; `held` its HELD.

    A button that does something else when it is held acts when it is let go, or after LONG.

    A press counts from its first contact. One that comes and goes between two polls, while a picture
    is being drawn, is noticed by the pin's interrupt and not lost. Allocates nothing once it is made.
    """

    def __init__(self, wiring, held=None):
        self.pins = []
        self.codes = bytearray(len(wiring))
        self.long = bytearray(len(wiring))  # of each the action when it is held, 0 for none
        for gpio in wiring:
            if held and gpio in held:
                self.long[len(self.pins)] = actions.NAMES.index(held[gpio])
            self.codes[len(self.pins)] = actions.NAMES.index(wiring[gpio])
            self.pins.append(Pin(gpio, Pin.IN, Pin.PULL_UP))
        n = len(self.pins)
        now = ticks_ms()
        self.down = bytearray(n)
        self.changed = [now] * n  # when it last went down or up
        self.again = [now] * n  # when it repeats
        self.touched = bytearray(n)  # a contact since the last poll,
        self.touched_at = [now] * n  # and when
        for pin in self.pins:
            pin.irq(self.touch, Pin.IRQ_FALLING)

    def touch(self, pin):
        pins = self.pins
        for i in range(len(pins)):
            if pins[i] is pin and not self.touched[i]:
                self.touched[i] = 1
                self.touched_at[i] = ticks_ms()

    def poll(self, now):
        """The action pressed, or repeated by holding a direction, by the time `now` (ticks_ms); else 0."""
        found = 0
        for i in range(len(self.pins)):
            low = self.pins[i]() == 0
            if self.touched[i] and ticks_diff(self.touched_at[i], self.changed[i]) < SETTLE:
                self.touched[i] = 0  # a bounce
            if ticks_diff(now, self.changed[i]) < SETTLE:
                continue
            code = self.codes[i]
            long = self.long[i]
            if self.down[i]:
                if not low:
                    if long and self.down[i] == 1:
                        if found:
                            continue  # at the next poll
                        found = code
                    self.down[i] = 0
                    self.changed[i] = now
                elif long:
                    if self.down[i] == 1 and ticks_diff(now, self.again[i]) >= 0 and not found:
                        self.down[i] = 2  # done
                        found = long
                elif code <= actions.DOWN and ticks_diff(now, self.again[i]) >= 0 and not found:
                    self.again[i] = ticks_add(now, REPEAT_EVERY)
                    found = code + actions.REPEATED
            elif (low or self.touched[i]) and not found:
                self.down[i] = 1
                self.changed[i] = now
                self.again[i] = ticks_add(now, LONG if long else REPEAT_AFTER)
                self.touched[i] = 0
                if not long:
                    found = code
        return found
