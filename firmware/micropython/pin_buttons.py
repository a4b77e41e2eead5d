"""Buttons between a pin and ground, read under MicroPython and turned into actions."""

from time import ticks_diff, ticks_ms

from machine import Pin, disable_irq, enable_irq, idle

from engine import micropython
from firmware.app import actions
from firmware.app.presses import Presses
from firmware.pointers import ptr8

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any as object

DEBOUNCE_MS = 25  # ms after a change in which a contact may bounce
# the least ms between two presses; while flash is erased, a bounce can be reported this late
MIN_PRESS_INTERVAL_MS = 60
POLL_EVERY_ACTIVE = 16  # ms between two readings while a button is held, which may repeat, or its contact may bounce
POLL_EVERY_AT_REST = 64  # ms between two readings otherwise: a press ends the sleep
QUEUE_SIZE = 32  # changes that can wait to be handled: 16 presses while one picture is drawn


@micropython.viper
def sleep_while_equal(ends: object, ms: int) -> object:
    """Sleep while two bytes are equal, at most this long.

    machine.lightsleep does not work: on RP2 no pin ends one without a timeout (micropython issue 7035), and one with a
    timeout stops the backlight's PWM and resets the clocks. In `idle` the processor sleeps until an interrupt, at most
    1 ms. This is machine code because it wakes so often.
    """
    e = ptr8(ends)
    while ms and e[0] == e[1]:
        idle()
        ms -= 1


class PinButtons:
    """The buttons of a board; `wiring` is its BUTTONS: GPIO number -> name of the action; `held` its LONG_PRESSES.

    poll_every: in how many ms `poll` must be called again, unless `sleep` ends earlier

    The pins' interrupts put each change into a queue, in order: however long a picture takes to draw, no press is lost,
    merged or reordered. A press counts from its first contact. Nothing is allocated after the constructor.
    """

    def __init__(self, wiring: "Mapping[int, str]", held: "Mapping[int, str] | None" = None) -> None:
        self.gpios = list(wiring)
        self.pins = [Pin(gpio, Pin.IN, Pin.PULL_UP) for gpio in wiring]
        self.assign_actions(wiring, held or {})
        now = ticks_ms()
        self.down = bytearray(len(self.pins))  # whether each button is pressed, according to the queue
        self.changed_at = [now] * len(self.pins)  # when the contact of each button last changed
        self.queue = bytearray(QUEUE_SIZE)  # changes, each twice the button's number, plus 1 if it is pressed
        self.ends = bytearray(2)  # the index of the oldest change in the queue, and that after the latest
        self.irqs = [pin.irq() for pin in self.pins]
        self.poll_every = POLL_EVERY_ACTIVE
        on_edge = self.on_edge
        for pin in self.pins:
            # A soft interrupt would wait while the panel is written, and would be dropped if eight others were waiting.
            pin.irq(on_edge, Pin.IRQ_FALLING | Pin.IRQ_RISING, hard=True)

    def assign_actions(self, wiring: "Mapping[int, str]", held: "Mapping[int, str]") -> None:
        """Give the buttons other actions; one that is held down counts when it is pressed again."""
        self.presses = Presses(
            [actions.ACTION_NAMES.index(wiring[gpio]) for gpio in self.gpios],
            [actions.ACTION_NAMES.index(held.get(gpio, "")) for gpio in self.gpios],
        )

    def on_edge(self, pin: "Pin") -> None:
        """Record that a contact opened or closed. This is an interrupt handler, so it may not allocate."""
        now = ticks_ms()
        pins = self.pins
        for i in range(len(pins)):
            # The first contact counts; the changes that follow are bounces.
            if pins[i] is pin and ticks_diff(now, self.changed_at[i]) >= DEBOUNCE_MS:
                flags = self.irqs[i].flags()
                if self.down[i]:
                    again = flags == Pin.IRQ_FALLING and ticks_diff(now, self.changed_at[i]) >= MIN_PRESS_INTERVAL_MS
                    self.changed_at[i] = now
                    if pin():
                        self.enqueue(i, 0)
                    elif again:
                        # The button was released while its contact still bounced.
                        self.enqueue(i, 0)
                        self.enqueue(i, 1)
                elif flags & Pin.IRQ_FALLING:
                    self.changed_at[i] = now
                    self.enqueue(i, 1)

    def enqueue(self, i: int, down: int) -> None:
        """Queue a change; a full queue, more than anyone presses during one picture, drops it."""
        self.down[i] = down
        ends = self.ends
        end = ends[1] + 1
        if end == QUEUE_SIZE:
            end = 0
        if end != ends[0]:
            self.queue[ends[1]] = 2 * i + down
            ends[1] = end

    def sleep(self, ms: int) -> None:
        """Sleep until a contact changes, at most this long."""
        sleep_while_equal(self.ends, ms)

    def poll(self, now: int) -> int:
        """Return the action pressed, or repeated by holding a button, by the time `now` in ms; else 0."""
        ticks = ticks_ms()
        pins = self.pins
        self.poll_every = POLL_EVERY_AT_REST
        for i in range(len(pins)):
            may_bounce = ticks_diff(ticks, self.changed_at[i]) < DEBOUNCE_MS
            if may_bounce or self.down[i]:
                self.poll_every = POLL_EVERY_ACTIVE
            if not may_bounce and pins[i]() == self.down[i]:
                # The contact came to rest in another state while it bounced.
                state = disable_irq()
                if ticks_diff(ticks, self.changed_at[i]) >= DEBOUNCE_MS and pins[i]() == self.down[i]:
                    self.enqueue(i, 1 - self.down[i])
                enable_irq(state)
        ends = self.ends
        while ends[0] != ends[1]:
            change = self.queue[ends[0]]
            ends[0] = 0 if ends[0] + 1 == QUEUE_SIZE else ends[0] + 1
            action = self.presses.update(change >> 1, change & 1, now)
            if action:
                return action
        return self.presses.held_action(now)
