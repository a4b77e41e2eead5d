# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Buttons between a pin and ground, under MicroPython: presses as actions."""

from time import ticks_diff, ticks_ms

from machine import Pin, disable_irq, enable_irq

from firmware.app import actions
from firmware.app.presses import Presses

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from typing import Any

SETTLE = 25  # ms after a change in which a contact may bounce
TAPPED = 60  # ms from press to press at least; a bounce is told as late as that after flash was erased
QUEUE = 32  # changes that wait to be looked at: 16 presses while one picture is drawn


class Buttons:
    """The buttons of a board; `wiring` is its BUTTONS: GPIO number -> name of the action; `held` its HELD.

    What buttons do is seen by the pins' interrupts and waits in a queue, in its order: however long a picture takes
    to be drawn, no press is lost, two are not one, and none overtakes another. A press counts from its first contact.
    Allocates nothing once it is made.
    """

    def __init__(self, wiring: "Any", held: "dict[Any, str] | None" = None) -> None:
        self.gpios = list(wiring)
        self.pins = [Pin(gpio, Pin.IN, Pin.PULL_UP) for gpio in wiring]
        self.wire(wiring, held or {})
        now = ticks_ms()
        self.down = bytearray(len(self.pins))  # as the queue has it,
        self.since = [now] * len(self.pins)  # and when a contact last said so
        self.queue = bytearray(QUEUE)  # numbers of buttons, twice, and 1 more for down
        self.first = 0  # of what waits there
        self.end = 0
        self.irqs = [pin.irq() for pin in self.pins]
        for pin in self.pins:
            # Hard: a soft one waits while the panel is written to, and is dropped where eight others wait.
            pin.irq(self.touch, Pin.IRQ_FALLING | Pin.IRQ_RISING, hard=True)

    def wire(self, wiring: "Any", held: "dict[Any, str]") -> None:
        """Have the same buttons do what these say; one that is pressed counts when it is pressed again."""
        self.presses = Presses(
            [actions.NAMES.index(wiring[gpio]) for gpio in self.gpios],
            [actions.NAMES.index(held.get(gpio, "")) for gpio in self.gpios],
        )

    def touch(self, pin: "Any") -> None:
        """Take note of a contact that was made or broken. An interrupt: it may allocate nothing."""
        now = ticks_ms()
        pins = self.pins
        for i in range(len(pins)):
            # The first contact counts; what follows is its bouncing.
            if pins[i] is pin and ticks_diff(now, self.since[i]) >= SETTLE:
                flags = self.irqs[i].flags()
                if self.down[i]:
                    again = flags == Pin.IRQ_FALLING and ticks_diff(now, self.since[i]) >= TAPPED
                    self.since[i] = now
                    if pin():
                        self.put(i, 0)
                    elif again:
                        # It had been let go while it still bounced.
                        self.put(i, 0)
                        self.put(i, 1)
                elif flags & Pin.IRQ_FALLING:
                    self.since[i] = now
                    self.put(i, 1)

    def put(self, i: int, down: int) -> None:
        """Queue a change, where there is room: that is for more presses than anyone makes in a frame."""
        self.down[i] = down
        end = self.end + 1
        if end == QUEUE:
            end = 0
        if end != self.first:
            self.queue[self.end] = 2 * i + down
            self.end = end

    def poll(self, now: int) -> int:
        """Return the action pressed, or repeated by holding a button, by the time `now` in ms; else 0."""
        ticks = ticks_ms()
        pins = self.pins
        for i in range(len(pins)):
            if ticks_diff(ticks, self.since[i]) >= SETTLE and pins[i]() == self.down[i]:
                # Where it came to rest while it bounced.
                state = disable_irq()
                if ticks_diff(ticks, self.since[i]) >= SETTLE and pins[i]() == self.down[i]:
                    self.put(i, 1 - self.down[i])
                enable_irq(state)
        while self.first != self.end:
            change = self.queue[self.first]
            self.first = 0 if self.first + 1 == QUEUE else self.first + 1
            action = self.presses.change(change >> 1, change & 1, now)
            if action:
                return action
        return self.presses.held(now)
