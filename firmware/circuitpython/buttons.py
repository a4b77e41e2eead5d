# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The buttons of a board under CircuitPython: presses as actions. keypad watches and debounces them."""

import keypad

from firmware.app import actions
from firmware.app.presses import Presses
from firmware.app.start import BoardError
from firmware.circuitpython.pins import pin
from firmware.text import before

SLACK = 4000  # of 65536: how far a stick must come back over its limit, so that it does not tremble there


class Buttons:
    """The buttons of a board, a module of boards/: its BUTTONS and HELD, its REGISTER and its JOYSTICK.

    With a REGISTER, which names the pins clock, data and latch of a shift register, BUTTONS has the place of a button
    there, whose bit is 1 while it is pressed. A stick's directions are four more buttons. A button that does
    something else when it is held acts when it is let go, or after LONG.
    """

    def __init__(self, board):
        wiring = board.BUTTONS
        held = getattr(board, "HELD", {})
        register = getattr(board, "REGISTER", None)
        # Of each key its action, and the one when it is held.
        numbers = range(max(wiring) + 1) if register else list(wiring)
        codes = [actions.NAMES.index(wiring.get(number, "")) for number in numbers]
        long = [actions.NAMES.index(held.get(number, "")) for number in numbers]
        if register:
            pins = {name: pin(register[name]) for name in register}
            self.keys = keypad.ShiftRegisterKeys(key_count=len(codes), value_when_pressed=True, **pins)
        else:
            try:
                self.keys = keypad.Keys([pin(number) for number in numbers], value_when_pressed=False, pull=True)
            except ValueError as error:  # a pin is in use
                raise BoardError(before.NO_PINS.format(error)) from None
        self.event = keypad.Event()
        self.first = len(codes)  # of the keys that are a stick's
        self.stick = []
        if hasattr(board, "JOYSTICK"):
            from analogio import AnalogIn

            self.low, self.high = board.JOYSTICK_LIMITS
            for name in board.JOYSTICK:
                self.stick.append(AnalogIn(pin(name)))
                codes += [actions.NAMES.index(direction) for direction in board.JOYSTICK[name]]
        self.presses = Presses(codes, long + [0] * (len(codes) - self.first))

    def poll(self, now):
        """The action pressed, or repeated by holding a direction, by the time `now` in ms; else 0."""
        events = self.keys.events
        event = self.event
        if events.overflowed:
            events.clear()
            for i in range(self.first):
                self.presses.down[i] = 0
        while events.get_into(event):
            code = self.presses.change(event.key_number, event.pressed, now)
            if code:
                return code
        i = self.first
        for axis in self.stick:
            value = axis.value
            code = self._lean(i, self.low - value, now) or self._lean(i + 1, value - self.high, now)
            if code:
                return code
            i += 2
        return self.presses.held(now)

    def _lean(self, i, over, now):
        # A stick's key i, `over` beyond its limit.
        if self.presses.down[i]:
            return self.presses.change(i, False, now) if over < -SLACK else 0
        return self.presses.change(i, True, now) if over > 0 else 0
