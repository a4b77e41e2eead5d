# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The T-Deck: its driver on stand-ins for what MicroPython has on an ESP32, and its files."""

import importlib
import sys
import time
import types

import pytest

import firmware.micropython
from boards import lilygo_t_deck as board
from firmware.app import actions as A
from hostsim.device import build, flash

MODULES = ("clock", "keyboard", "t_deck")
ESP32_HZ = (20_000_000, 40_000_000, 80_000_000, 160_000_000, 240_000_000)


class Machine:
    """A stand-in for `machine` on an ESP32: no hard interrupts, one clock with a few values."""

    def __init__(self):
        machine = self
        self.hz = 160_000_000
        self.levels = {}
        self.handlers = {}
        self.pulses = []
        self.keys = b""

        class Pin:
            IN, OUT, PULL_UP, IRQ_FALLING, IRQ_RISING = 0, 1, 2, 4, 8

            def __init__(self, number, mode=None, pull=None, value=1):
                self.number = number
                machine.levels[number] = value

            def irq(self, handler, trigger):
                machine.handlers[self.number] = lambda: handler(self)

            def __call__(self, *value):
                if value:
                    machine.levels[self.number] = value[0]
                    machine.pulses.append(value[0])
                return machine.levels[self.number]

        class I2C:
            def __init__(self, number, scl, sda, freq):
                assert (scl.number, sda.number) == (8, 18)

            def readfrom_into(self, address, buf):
                assert address == 0x55
                if machine.keys is None:
                    raise OSError(19)
                buf[0] = machine.keys[0] if machine.keys else 0
                machine.keys = machine.keys[1:]

        self.module = types.SimpleNamespace(Pin=Pin, I2C=I2C, freq=self.freq)

    def freq(self, hz=None):
        if hz is None:
            return self.hz
        if hz not in ESP32_HZ:
            raise ValueError("frequency must be 20MHz, 40MHz, 80Mhz, 160MHz or 240MHz")
        self.hz = hz


@pytest.fixture
def machine(monkeypatch):
    machine = Machine()
    monkeypatch.setitem(sys.modules, "machine", machine.module)
    for name in ("sleep_ms", "sleep_us"):
        monkeypatch.setattr(time, name, lambda n: None, raising=False)
    for module in MODULES:
        monkeypatch.delitem(sys.modules, "firmware.micropython." + module, raising=False)
        monkeypatch.delattr(firmware.micropython, module, raising=False)
    yield machine
    for module in MODULES:
        sys.modules.pop("firmware.micropython." + module, None)


@pytest.fixture
def deck(machine):
    return importlib.import_module("firmware.micropython.t_deck").Deck(board.KEYBOARD, board.BUTTONS)


def polled(deck, times=6):
    start = deck.asked + 10
    found = [deck.poll(now) for now in range(start, start + 10 * times, 10)]
    return [action for action in found if action]


def test_clock_of_an_esp32_stays_where_it_cannot_be_slowed(machine):
    clock = importlib.import_module("firmware.micropython.clock")
    clock.slow()
    assert machine.hz == 160_000_000
    clock.full()
    assert machine.hz == 160_000_000


def test_keys_mean_what_they_mean_in_a_terminal(machine, deck):
    machine.keys = b"tM\r\x08sx"
    assert polled(deck, 8) == [A.TURN, A.MENU, A.OK, A.BACK, A.STOP]


def test_ball_steps_once_for_two_edges_and_forgets_most_of_a_quick_roll(machine, deck):
    machine.handlers[2]()
    assert polled(deck) == []
    machine.handlers[2]()
    assert polled(deck) == [A.RIGHT]
    for _ in range(100):
        machine.handlers[15]()
    assert polled(deck, 12) == [A.DOWN] * 4


def test_ball_pressed_is_ok_once(machine, deck):
    machine.levels[0] = 0
    assert polled(deck) == [A.OK]
    machine.levels[0] = 1
    assert polled(deck) == []


def test_keyboard_that_is_not_awake_is_no_key(machine, deck):
    machine.keys = None
    assert polled(deck) == [] and not deck.is_held("BACK")
    machine.keys = b"\x08"
    assert deck.is_held("BACK")


@pytest.mark.parametrize("percent, pulses", [(100, 0), (80, 4), (15, 14), (1, 15)])
def test_light_is_pulses_below_the_highest_of_16_levels(machine, deck, percent, pulses):
    machine.pulses.clear()
    deck.light(percent)
    assert machine.pulses == [0, 1] + [0, 1] * pulses
    machine.pulses.clear()
    deck.light(0)
    assert machine.pulses == [0]


def test_files_for_it_hold_code_for_xtensawin_that_no_other_processor_loads(monkeypatch):
    rooms = ("engine.", "firmware.__init__", "firmware.draw.", "firmware.pointers")
    some = {name: path for name, path in build.modules().items() if name.startswith(rooms)}
    monkeypatch.setattr(build, "modules", lambda: some)
    files = flash.contents(board)
    version = files["engine/moves.mpy"][1]
    native = {path for path, data in files.items() if path.endswith(".mpy") and data[2] >> 2 & 15}
    assert "engine/moves.mpy" in native and "firmware/draw/strip.mpy" in native
    sub_version = files["engine/moves.mpy"][2] & 3
    xtensawin, armv7emsp = 10, 7
    assert flash.loads(version | sub_version << 8 | xtensawin << 10, files)
    assert not flash.loads(version | sub_version << 8 | armv7emsp << 10, files)
