# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Tests that no press is lost, doubled or overtaken, whenever it comes in a frame, on MicroPython and in the browser.

CircuitPython's is in circuitpython_board.py, for a process of its own.
"""

import importlib
import sys
import time
import types

import pytest

from firmware.app import actions
from firmware.app.loop import Loop
from hostsim import arguments
from tests.support.pressing import FRAMES, MS, Busy, Over, World

TURN = 1 << 30  # where MicroPython's ticks wrap around
ERASE = 45  # ms that interrupts are off while flash is erased


class Interrupts:
    """A stand-in for the part of `machine` that buttons need: pins whose contacts belong to a World."""

    def __init__(self, world):
        self.world = world
        self.off = 0
        self.handlers = {}
        self.latched = {}
        world.on_edge = self.edge
        interrupts = self

        class Pin:
            IN, OUT, PULL_UP, IRQ_FALLING, IRQ_RISING = 0, 1, 2, 4, 8

            def __init__(self, gpio, *mode, **more):
                self.gpio = gpio
                self.now = 0  # the flags of the current interrupt

            def __call__(self):
                world.go(2)  # an edge may come between any two looks
                return 0 if world.closed[self.gpio] else 1

            def irq(self, handler=None, trigger=0, hard=False):
                if handler:
                    assert hard and trigger == 12
                    interrupts.handlers[self.gpio] = handler, self
                return self

            def flags(self):
                return self.now

        self.module = types.SimpleNamespace(Pin=Pin, disable_irq=self.disable, enable_irq=self.enable)

    def disable(self):
        self.off += 1

    def enable(self, state):
        self.off -= 1
        while self.latched and not self.off:
            self.serve(*self.latched.popitem())

    def edge(self, gpio):
        flag = 4 if self.world.closed[gpio] else 8
        self.latched[gpio] = self.latched.get(gpio, 0) | flag
        if not self.off:
            self.serve(gpio, self.latched.pop(gpio))

    def serve(self, gpio, flags):
        handler, pin = self.handlers[gpio]
        pin.now = flags
        self.off += 1
        handler(pin)
        self.enable(None)


@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize("name", ["picosystem", "pimoroni_display_pack"])
def test_micropython(monkeypatch, name, frame):
    board = arguments.board(name)
    keys = list(board.BUTTONS)
    seed = 100 * frame + len(keys)
    world = World(keys, seed, 400, frame)
    interrupts = Interrupts(world)
    monkeypatch.setitem(sys.modules, "machine", interrupts.module)
    monkeypatch.setattr(time, "ticks_ms", lambda: (TURN - 60_000 + world.us // MS) % TURN, raising=False)
    monkeypatch.setattr(time, "ticks_diff", lambda a, b: (a - b + TURN // 2) % TURN - TURN // 2, raising=False)
    monkeypatch.delitem(sys.modules, "firmware.micropython.buttons", raising=False)
    Buttons = importlib.import_module("firmware.micropython.buttons").Buttons
    del sys.modules["firmware.micropython.buttons"]

    class Handheld(Loop):
        def __init__(self):
            self.panel = types.SimpleNamespace(light=lambda percent: None)
            self.buttons = Buttons(board.BUTTONS, getattr(board, "HELD", None))
            self.app = Busy(world, seed, frame)

        def clock(self):
            return world.us // MS

        def sleep(self, ms):
            world.go(ms * MS)

        def poll(self, now):
            return self.buttons.poll(now)

        def show(self):
            self.app.busy()

        def tidy(self):
            interrupts.disable()
            world.go(ERASE * MS)
            interrupts.enable(None)

    handheld = Handheld()
    with pytest.raises(Over):
        handheld.run()
    expected = [actions.NAMES.index(board.BUTTONS[key]) for key in world.expected]
    assert handheld.app.came == expected


@pytest.mark.slow
@pytest.mark.parametrize("frame", [12, 170])
def test_browser(monkeypatch, frame):
    """The browser queues events during a tick, and each event is a tick of its own."""
    monkeypatch.setitem(sys.modules, "page", types.SimpleNamespace(
        draw=lambda *at: None, show=lambda: None, light=lambda at: None, read=lambda name: "", write=lambda *what: True,
        chance=lambda n: 5, sound=lambda *what: None, today=lambda: 261122, mirror=lambda on: None,
        invert=lambda on: None,
    ))
    monkeypatch.setitem(sys.modules, "uctypes", types.SimpleNamespace(addressof=lambda buf: 0))
    monkeypatch.setattr(time, "ticks_ms", lambda: 0, raising=False)
    monkeypatch.setattr(time, "ticks_diff", lambda one, other: one - other, raising=False)
    for name in ("handheld", "store"):
        monkeypatch.delitem(sys.modules, "firmware.browser." + name, raising=False)
    browser = importlib.import_module("firmware.browser.handheld")
    handheld = browser.open_board("picosystem")
    world = World(list(range(1, len(actions.NAMES))), frame, 100, frame)
    rng = Busy(world, frame, frame)
    queue = []
    world.on_edge = lambda key: queue.append(key) if world.closed[key] else None
    came = []
    enter = type(handheld.app)._enter

    def watched(app, now):
        enter(app, now)
        screen = app.screen
        if "press" not in vars(screen):
            press = type(screen).press
            screen.press = lambda action, now: came.append(action) or press(screen, action, now)

    monkeypatch.setattr(type(handheld.app), "_enter", watched)
    pressed = []
    wait = handheld.tick(0, 0)
    with pytest.raises(Over):
        while True:
            rng.busy()  # what the tick took
            if queue:
                pressed.append(queue.pop(0))
                wait = handheld.tick(world.us // MS, pressed[-1])
            elif wait >= 0:
                world.go(wait * MS)
                wait = handheld.tick(world.us // MS, 0)
            else:
                world.go(MS)
    for key in queue:
        pressed.append(key)
        handheld.tick(world.us // MS, key)
    assert len(pressed) >= 100
    assert came == pressed
