"""The driver of a PicoCalc's keyboard, on a model of its controller."""

import importlib
import time

import pytest

from boards import picocalc
from firmware.app import actions as A
from hostsim.device.keyboard_controllers import QUEUE_REGISTER, QUEUE_SIZE
from hostsim.players import terminal
from tests.support.panel_machine import PanelMachine

LEFT, UP, DOWN, RIGHT, ENTER, ESC, BACKSPACE = 0xB4, 0xB5, 0xB6, 0xB7, 0x0A, 0xB1, 0x08
IN_A_TERMINAL = {b"\x1b[D": LEFT, b"\x1b[A": UP, b"\x1b[B": DOWN, b"\x1b[C": RIGHT, b"\r": ENTER, b"\x1b": ESC,
                 b"\x7f": BACKSPACE, b"t": ord("t"), b"s": ord("s"), b"m": ord("m")}


class Typed:
    """A keyboard whose controller has a clock; each poll takes 5 ms."""

    def __init__(self, module, machine):
        self.machine = machine
        self.controller = machine.keyboard
        self.driver = module.I2CKeyboard(picocalc.KEYBOARD, picocalc.BUTTONS)

    def polled(self, ms):
        """Poll for so many ms; return the actions."""
        found = []
        for _ in range(0, ms, 5):
            self.machine.ms += 5
            found.append(self.driver.poll(self.machine.ms))
        return [action for action in found if action]

    def tap(self, code):
        self.controller.press(code)
        self.controller.release(code)


@pytest.fixture
def typed(loaded):
    machine = PanelMachine(picocalc)
    return Typed(loaded(machine, "i2c_keyboard"), machine)


@pytest.mark.parametrize("key", IN_A_TERMINAL, ids=repr)
def test_key_means_what_it_means_in_a_terminal(typed, key):
    typed.tap(IN_A_TERMINAL[key])
    assert typed.polled(50) == [{**terminal.KEYS, **terminal.LETTERS}[key if key in terminal.KEYS else key.decode()]]


def test_letter_with_shift_means_the_same(typed):
    typed.tap(ord("T"))
    typed.tap(ord("x"))
    assert typed.polled(50) == [A.TURN]


def test_keys_typed_while_a_picture_is_drawn_come_in_their_order(typed):
    for code in (RIGHT, ENTER, RIGHT, ord("t")):
        typed.tap(code)
    assert typed.polled(50) == [A.RIGHT, A.OK, A.RIGHT, A.TURN]


def test_held_arrow_repeats_and_another_key_does_not(typed):
    typed.controller.press(DOWN)
    assert typed.polled(520) == [A.DOWN] + [A.DOWN + A.REPEATED] * 3
    typed.controller.release(DOWN)
    typed.controller.press(ENTER)
    assert typed.polled(520) == [A.OK]
    typed.controller.release(ENTER)
    typed.controller.press(ESC)
    assert typed.polled(520) == [A.BACK]


def test_lost_release_does_not_repeat_for_ever(typed):
    typed.controller.press(RIGHT)
    typed.controller._down.clear()
    assert typed.polled(2000) == [A.RIGHT]


def test_full_queue_loses_the_newest_keys(typed):
    for _ in range(QUEUE_SIZE):
        typed.tap(RIGHT)
    assert len(typed.polled(1000)) == (QUEUE_SIZE + 1) // 2


def test_keyboard_that_does_not_answer_is_no_key(typed, monkeypatch):
    def fail(*args):
        raise OSError(5)

    typed.tap(RIGHT)
    with monkeypatch.context() as patch:
        patch.setattr(typed.driver.i2c, "writeto", fail, raising=False)
        assert typed.polled(50) == []
        typed.driver.light(50)
    assert typed.polled(50) == [A.RIGHT]


@pytest.mark.parametrize("codes, held", [((ESC,), True), ((BACKSPACE,), True), ((ENTER,), False), ((), False)])
def test_back_held_at_power_on_is_seen(typed, codes, held):
    for code in codes:
        typed.controller.press(code)
    typed.machine.ms += 600
    assert typed.driver.is_held("BACK") == held
    typed.tap(ESC)
    assert not typed.driver.is_held("BACK")


def test_key_held_through_a_crash_does_not_restart_the_game(typed, monkeypatch):
    keys = {4000: (typed.controller.release, DOWN), 6000: (typed.controller.press, ESC),
            6900: (typed.controller.release, ESC)}

    def pass_time(ms):
        for _ in range(ms):
            typed.machine.ms += 1
            if typed.machine.ms in keys:
                act, key = keys.pop(typed.machine.ms)
                act(key)

    monkeypatch.setattr(time, "sleep_ms", pass_time)
    boot = importlib.import_module("firmware.micropython.boot")
    typed.controller.press(DOWN)
    pass_time(100)
    assert typed.driver.next_key() == DOWN  # the press that the game crashed on
    boot.wait_for_press(picocalc)
    assert not keys and not boot.is_held(picocalc, "BACK")
    assert typed.machine.ms < 8000


def test_light_is_the_register_of_the_controller(typed):
    typed.driver.light(100)
    assert typed.controller.light == 255
    typed.driver.light(0)
    assert typed.controller.light == 0


def test_queue_of_the_controller_is_two_bytes_and_empty_is_zero(typed):
    typed.controller.press(ENTER)
    for expected in (bytes((1, ENTER)), bytes(2)):
        typed.controller.receive(bytes((QUEUE_REGISTER,)))
        assert bytes(typed.controller.answer(n) for n in range(2)) == expected


@pytest.mark.parametrize("register, percent", [(80, 80), (0x80 | 55, 55), (0, -1), (127, -1)])
def test_battery_is_the_controllers_percent_without_the_bit_of_charging(typed, register, percent):
    typed.controller.battery = register
    assert typed.driver.battery_percent() == percent
