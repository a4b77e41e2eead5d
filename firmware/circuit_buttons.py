# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The buttons of a board under CircuitPython: presses as actions. keypad watches and debounces them."""

import keypad

from firmware import actions
from firmware.circuit_pins import pin

REPEAT_AFTER = 350  # ms that a direction is held before it repeats
REPEAT_EVERY = 110


class Buttons:
    """The buttons of a board; `wiring` is its BUTTONS.

    register: its REGISTER, where the buttons are not each on a pin: the pins clock, data and latch of a shift
    register; BUTTONS then has the place of a button there, whose bit is 1 while it is pressed.
    """

    def __init__(self, wiring, register=None):
        if register:
            count = max(wiring) + 1
            self.codes = bytearray(count)
            for number in wiring:
                self.codes[number] = actions.NAMES.index(wiring[number])
            pins = {name: pin(register[name]) for name in register}
            self.keys = keypad.ShiftRegisterKeys(key_count=count, value_when_pressed=True, **pins)
        else:
            self.codes = bytes([actions.NAMES.index(wiring[number]) for number in wiring])
            self.keys = keypad.Keys([pin(number) for number in wiring], value_when_pressed=False, pull=True)
        self.event = keypad.Event()
        self.held = 0  # the direction held down, and when it repeats
        self.again = 0

    def poll(self, now):
        """The action pressed, or repeated by holding a direction, by the time `now` in ms; else 0."""
        events = self.keys.events
        event = self.event
        if events.overflowed:
            events.clear()
            self.held = 0
        while events.get_into(event):
            code = self.codes[event.key_number]
            if event.pressed and code:
                self.held = code if code <= actions.DOWN else 0
                self.again = now + REPEAT_AFTER
                return code
            if code == self.held:
                self.held = 0
        if self.held and now >= self.again:
            self.again = now + REPEAT_EVERY
            return self.held
        return 0
