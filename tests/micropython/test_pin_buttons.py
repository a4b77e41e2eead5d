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
from hostsim.players.fake_machine import TICKS_PERIOD, FakeMachine
from tests.support.pressing import FRAME_TIMES_MS, MS, AllPressed, BusyApp, ContactWorld

ERASE = 45  # ms that interrupts are off while flash is erased


class Contacts(FakeMachine):
    """A Machine whose pins are the contacts of a World."""

    def __init__(self, world):
        super().__init__(TICKS_PERIOD - 60_000)
        self.world = world
        world.on_edge = lambda gpio: self.connect(gpio, world.closed[gpio])

    def read_pin(self, pin):
        self.world.go(2)  # an edge may come between any two looks
        return 0 if self.world.closed[pin.number] else 1

    def time_functions(self):
        start = self.ms
        return {**super().time_functions(), "ticks_ms": lambda: (start + self.world.us // MS) % TICKS_PERIOD}


@pytest.mark.parametrize("frame", FRAME_TIMES_MS)
@pytest.mark.parametrize("name", ["picosystem", "pimoroni_display_pack"])
def test_micropython(loaded, name, frame):
    board = arguments.board(name)
    keys = list(board.BUTTONS)
    seed = 100 * frame + len(keys)
    world = ContactWorld(keys, seed, 400, frame)
    machine = Contacts(world)
    Buttons = loaded(machine, "pin_buttons").PinButtons

    class Handheld(Loop):
        def __init__(self):
            self.panel = types.SimpleNamespace(light=lambda percent: None)
            self.buttons = Buttons(board.BUTTONS, getattr(board, "LONG_PRESSES", None))
            self.app = BusyApp(world, seed, frame)

        def clock(self):
            return world.us // MS

        def sleep(self, ms):
            while ms and self.buttons.ends[0] == self.buttons.ends[1]:
                world.go(MS)
                ms -= 1

        def poll(self, now):
            action = self.buttons.poll(now)
            self.poll_every = self.buttons.poll_every
            return action

        def show(self):
            self.app.busy()

        def collect_garbage(self):
            state = machine.disable_irq()
            world.go(ERASE * MS)
            machine.enable_irq(state)

    handheld = Handheld()
    with pytest.raises(AllPressed):
        handheld.run()
    expected = [actions.ACTION_NAMES.index(board.BUTTONS[key]) for key in world.expected]
    assert handheld.app.came == expected


def test_buttons_are_read_seldom_only_while_all_are_at_rest(loaded):
    machine = FakeMachine()
    module = loaded(machine, "pin_buttons")
    buttons = module.PinButtons({3: "OK"})
    machine.ms += 1000
    assert (buttons.poll(0), buttons.poll_every) == (0, module.POLL_EVERY_AT_REST)
    machine.connect(3, True)
    assert (buttons.poll(1), buttons.poll_every) == (actions.OK, module.POLL_EVERY_ACTIVE)
    machine.ms += 1000
    assert (buttons.poll(1001), buttons.poll_every) == (0, module.POLL_EVERY_ACTIVE)  # It is held.
    machine.connect(3, False)
    machine.ms += module.DEBOUNCE_MS - 1
    assert (buttons.poll(1025), buttons.poll_every) == (0, module.POLL_EVERY_ACTIVE)  # Its contact may bounce.
    machine.ms += 1
    assert (buttons.poll(1026), buttons.poll_every) == (0, module.POLL_EVERY_AT_REST)


@pytest.mark.slow
@pytest.mark.parametrize("frame", [12, 170])
def test_browser(monkeypatch, frame):
    """The browser queues events during a tick, and each event is a tick of its own."""
    monkeypatch.setitem(sys.modules, "page", types.SimpleNamespace(
        draw=lambda *at: None, take_bank=lambda *at: None, take_colours=lambda *at: None, show=lambda: None,
        light=lambda at: None, read=lambda name: "", write=lambda *what: True, chance=lambda n: 5,
        sound=lambda *what: None, today=lambda: 261122, mirror=lambda on: None,
        invert=lambda on: None, vibrates=lambda: False,
    ))
    monkeypatch.setitem(sys.modules, "uctypes", types.SimpleNamespace(addressof=lambda buf: 0))
    monkeypatch.setattr(time, "ticks_ms", lambda: 0, raising=False)
    monkeypatch.setattr(time, "ticks_diff", lambda one, other: one - other, raising=False)
    for name in ("page_handheld", "canvas_renderer", "page_store"):
        monkeypatch.delitem(sys.modules, "firmware.browser." + name, raising=False)
    browser = importlib.import_module("firmware.browser.page_handheld")
    handheld = browser.open_board("picosystem")
    world = ContactWorld(list(range(1, len(actions.ACTION_NAMES))), frame, 100, frame)
    rng = BusyApp(world, frame, frame)
    queue = []
    world.on_edge = lambda key: queue.append(key) if world.closed[key] else None
    came = []
    enter = type(handheld.app)._open_screen

    def watched(app, now):
        enter(app, now)
        screen = app.screen
        if "press" not in vars(screen):
            press = type(screen).press
            screen.press = lambda action, now: came.append(action) or press(screen, action, now)

    monkeypatch.setattr(type(handheld.app), "_open_screen", watched)
    pressed = []
    wait = handheld.tick(0, 0)
    with pytest.raises(AllPressed):
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
