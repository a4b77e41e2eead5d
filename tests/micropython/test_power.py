# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Tests of an idle MicroPython board: it sleeps between two polls of the buttons, dims, and any button wakes it."""

import gc
import importlib
import sys
import time
import types

import pytest

import firmware.micropython
from firmware.app import events
from firmware.app.battery import EVERY
from firmware.app.loop import POLL
from firmware.app.settings import SOUND
from firmware.text.en.troubles import BATTERY_LOW
from hostsim import arguments
from tests.support.pio import Pio

BOARDS = arguments.board_names()
MODULES = (
    "handheld", "buttons", "clock", "gauge", "keyboard", "oled", "parallel", "parts", "speaker", "st7789",
)
TURN = 1 << 30  # where MicroPython's ticks wrap around
MINUTE = 60_000
SLOW = 48_000_000  # Hz, as a reset during sleep leaves it


class Stop(BaseException):
    pass


def speakers(board):
    """Return the pins of a board's speakers."""
    pins = getattr(board, "SPEAKER", ())
    return pins if isinstance(pins, tuple) else (pins,)


class Machine:
    """A stand-in for `machine` and the clock, which records the light, the time slept and the pressed buttons."""

    def __init__(self, board):
        self.ms = TURN - 30_000  # It wraps around during the wait.
        self.slept = 0
        self.tones = []  # of the speaker: Hz, duty in 1/65536, ms
        self.second = []  # of a second speaker
        self.levels = []  # of the light, as the panel receives it: 0 is off
        self.down = set()
        self.driven = {}  # pins that are outputs
        self.hz = SLOW
        self.until = 0
        self.contrast = 0
        self.typed = []  # what waits in the queue of a keyboard, (state, code)
        self.answer = bytes(2)
        self.edge = {}  # the interrupt of each pin
        self.light = getattr(board, "KEYBOARD", {}).get("light")  # the pin of a chip with sixteen levels,
        self.since = 0  # and when that went low
        self.volts = 65535  # of the battery, as a reading
        machine = self

        class Pin:
            IN, OUT, PULL_UP, IRQ_FALLING, IRQ_RISING = 0, 1, 2, 4, 8

            def __init__(self, number, mode=None, pull=None, value=None):
                self.number = number
                if mode == Pin.OUT:
                    machine.driven[number] = value

            def __call__(self, *value):
                if value:
                    machine.driven[self.number] = value[0]
                    if self.number == machine.light:
                        machine.pulse(value[0])
                return 0 if self.number in machine.down or self.number == 15 and "grounded" in board.PANEL else 1

            def irq(self, handler=None, trigger=0, hard=False):
                machine.edge[self.number] = lambda: handler(self)
                return self

        class PWM:
            def __init__(self, pin, freq, duty_u16):
                self.sounds = pin.number in speakers(board)[:1]
                self.second = pin.number in speakers(board)[1:]
                assert self.sounds or self.second or pin.number == board.PANEL["backlight"]
                self.hz = freq
                self.duty_u16(duty_u16)

            def freq(self, hz):
                self.hz = hz

            def duty_u16(self, duty):
                if self.sounds:
                    assert machine.driven.get(getattr(board, "AMPLIFIER", None), 1) or not duty
                    machine.tones.append((self.hz if duty else 0, duty, machine.ms))
                elif self.second:
                    machine.second.append((self.hz if duty else 0, duty, machine.ms))
                else:
                    machine.levels.append(duty)

        class Bus:
            def __init__(self, *args, **more):
                pass

            def write(self, data):
                machine.told(data)

            def writeto(self, address, data):
                if data[0] == 0x85:
                    machine.levels.append(data[1])
                machine.answer = machine.typed.pop(0) if data[0] == 9 and machine.typed else bytes(2)

            def readfrom_into(self, address, buf):
                if len(buf) == 1:
                    machine.answer = machine.typed.pop(0) if machine.typed else bytes(1)
                buf[:] = machine.answer

            def writeto_mem(self, address, control, data):
                if control == 0:
                    machine.told(data)

        class ADC:
            def __init__(self, pin):
                pass

            def read_u16(self):
                return machine.volts

        self.module = types.SimpleNamespace(
            ADC=ADC, Pin=Pin, PWM=PWM, SPI=Bus, I2C=Bus, freq=self.freq,
            disable_irq=lambda: 0, enable_irq=lambda state: None,
        )

    def freq(self, *hz):
        if hz:
            assert hz[0] == hz[1]
            self.hz = hz[0]
        return self.hz

    def pulse(self, high):
        """Do what the chip of a T-Deck's light does: go out after 3 ms, step down at each shorter pulse."""
        if not high:
            self.since = self.ms
        elif self.ms - self.since >= 3:
            self.levels.append(16)
        else:
            self.levels.append(self.levels[-1] - 1)

    def type(self, board, key):
        """Tap a key of a keyboard, or roll a ball."""
        ball = board.KEYBOARD.get("ball")
        if ball is None:
            self.typed = [bytes((1, key)), bytes((3, key))]
        elif key in ball:
            self.edge[ball[key]]()
            self.edge[ball[key]]()
        else:
            self.typed = [bytes((key,))]

    def told(self, data):
        if len(data) == 2 and data[0] == 0x81:
            self.contrast = data[1]
            if self.levels and self.levels[-1]:
                self.levels.append(self.contrast)
        elif bytes(data) == b"\xaf":
            self.levels.append(self.contrast)
        elif bytes(data) == b"\xae":
            self.levels.append(0)

    def sleep(self, ms):
        assert ms > 0
        self.ms += ms
        self.slept += ms
        if self.ms >= self.until:
            raise Stop


@pytest.fixture
def power(monkeypatch, tmp_path):
    """Return a function that switches a board on and returns its Machine and its Handheld."""

    def switch_on(board, hz=SLOW):
        machine = Machine(board)
        machine.hz = hz
        monkeypatch.chdir(tmp_path)
        monkeypatch.setitem(sys.modules, "machine", machine.module)
        monkeypatch.setitem(sys.modules, "rp2", Pio(lambda byte: None).module)
        for name, ticks in (
            ("ticks_ms", lambda: machine.ms % TURN),
            ("ticks_add", lambda ticks, ms: (ticks + ms) % TURN),
            ("ticks_diff", lambda a, b: (a - b + TURN // 2) % TURN - TURN // 2),
            ("sleep_ms", machine.sleep),
            ("sleep_us", lambda us: None),
        ):
            monkeypatch.setattr(time, name, ticks, raising=False)
        monkeypatch.setattr(gc, "mem_free", lambda: 170_000, raising=False)  # as with the firmware
        monkeypatch.setattr(gc, "threshold", lambda *after: 65536, raising=False)
        for name in MODULES:
            monkeypatch.delitem(sys.modules, "firmware.micropython." + name, raising=False)
        monkeypatch.delattr(firmware.micropython, "clock", raising=False)  # A `from … import` would find the old one.
        machine.until = machine.ms + 1000  # for the panel's own waits
        return machine, importlib.import_module("firmware.micropython.handheld").Handheld(board)

    return switch_on


@pytest.mark.parametrize("name", BOARDS)
def test_handheld_dims_sleeps_and_wakes_on_any_button(power, name):
    board = arguments.board(name)
    machine, handheld = power(board)
    assert not any(machine.levels)  # It stays dark until there is a picture.
    assert [machine.driven[gpio] for gpio in getattr(board, "LED", ())] == [1] * len(getattr(board, "LED", ()))

    def alone(ms):
        before = machine.ms
        machine.until = before + ms
        machine.slept = 0
        with pytest.raises(Stop):
            handheld.wait(-1)
        assert machine.slept == machine.ms - before  # It slept all the time.

    machine.until = machine.ms + MINUTE // 2
    with pytest.raises(Stop):
        handheld.run()
    bright = machine.levels[-1]
    assert bright
    assert machine.hz == 125_000_000  # whatever clock it was stopped with
    handheld.active = handheld.clock()
    alone(MINUTE - 1000)
    assert machine.levels[-1] == bright
    alone(2000)
    dim = machine.levels[-1]
    assert 0 < dim < bright / 4
    alone(5000)
    assert machine.levels[-1] == dim
    for gpio in board.BUTTONS:
        assert machine.hz == 48_000_000
        machine.until = machine.ms + 2000
        machine.down = {gpio}
        if hasattr(board, "KEYBOARD"):
            machine.type(board, gpio)
        assert handheld.wait(1500) and machine.hz == 125_000_000
        assert machine.levels[-1] == bright, gpio
        machine.down = set()
        alone(1000)
        machine.until += 100  # A chip of a light takes some ms.
        handheld.light(15)
        assert machine.levels[-1] == dim


def test_clock_of_an_rp2350_after_a_rest_is_its_own_again(power):
    board = arguments.board("explorer_2350")
    machine, handheld = power(board, 150_000_000)
    machine.until = machine.ms + 2000
    with pytest.raises(Stop):
        handheld.wait(-1)
    assert machine.hz == SLOW
    machine.down = {16}
    assert handheld.wait(-1) and machine.hz == 150_000_000


def test_idle_board_reads_its_battery_and_shows_its_mark(power):
    machine, handheld = power(arguments.board("picosystem"))
    machine.until = machine.ms + 3000
    with pytest.raises(Stop):
        handheld.run()
    assert handheld.app.scene.battery == 100
    machine.volts = 0
    machine.until = machine.ms + EVERY
    with pytest.raises(Stop):
        handheld.run()
    assert handheld.app.scene.battery == 0 and handheld.app.take_note() == BATTERY_LOW.format(0)


@pytest.mark.parametrize("name", [name for name in BOARDS if hasattr(arguments.board(name), "SPEAKER")])
def test_tune_is_a_square_wave_on_the_speakers_pin_at_full_clock(power, name):
    board = arguments.board(name)
    machine, handheld = power(board)
    handheld.app.features.battery = None  # whose mark would end the wait
    handheld.app.settings.numbers[SOUND] = 2
    handheld.app.tell(events.STOPPED, None)
    machine.until = machine.ms + 1000
    before = machine.ms
    with pytest.raises(Stop):
        handheld.wait(-1)
    if len(speakers(board)) > 1:
        assert machine.second == machine.tones
    first, *told = machine.tones
    assert first[:2] == (0, 0)
    tune = events.STOPPED[events.TUNE]
    assert [hz for hz, _, _ in told] == [*tune[::2], 0]
    assert {width for hz, width, _ in told if hz} == {32768}
    began = [ms - before for _, _, ms in told]
    assert all(abs(b - a - ms) <= POLL for a, b, ms in zip(began, began[1:], tune[1::2], strict=False))
    assert machine.hz == 48_000_000  # in the end
    assert not machine.driven.get(getattr(board, "AMPLIFIER", None))
    handheld.app.tell(events.WON, None)
    with pytest.raises(Stop):
        handheld.run()
    assert machine.tones[-1][:2] == (0, 0)  # whatever ends it
