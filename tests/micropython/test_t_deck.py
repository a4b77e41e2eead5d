"""The T-Deck: its driver on stand-ins for what MicroPython has on an ESP32, and its files."""

import pytest

from boards import lilygo_t_deck as board
from firmware.app import actions as A
from hostsim.device import board_build, flash
from tests.support.panel_machine import PanelMachine

ESP32_HZ = (20_000_000, 40_000_000, 80_000_000, 160_000_000, 240_000_000)


class Machine(PanelMachine):
    """An ESP32: one clock with a few values."""

    one_clock = True

    def __init__(self):
        super().__init__(board)
        self.hz = 160_000_000
        self.pulses = []  # of the light

    def freq(self, *hz):
        if len(hz) == 1 and hz[0] not in ESP32_HZ:
            raise ValueError("frequency must be 20MHz, 40MHz, 80Mhz, 160MHz or 240MHz")
        return super().freq(*hz)

    def on_pin_write(self, pin, level):
        super().on_pin_write(pin, level)
        if pin.number == board.KEYBOARD["light"]:
            self.pulses.append(level)


@pytest.fixture
def machine():
    return Machine()


@pytest.fixture
def deck(machine, loaded):
    return loaded(machine, "t_deck").TDeckKeyboard(board.KEYBOARD, board.BUTTONS)


def polled(deck, times=6):
    start = deck.polled_at + 10
    found = [deck.poll(now) for now in range(start, start + 10 * times, 10)]
    return [action for action in found if action]


def test_clock_of_an_esp32_stays_where_it_cannot_be_slowed(machine, loaded):
    clock = loaded(machine, "cpu_clock")
    clock.set_low_speed()
    assert machine.hz == 160_000_000
    clock.set_full_speed()
    assert machine.hz == 160_000_000


def test_keys_mean_what_they_mean_in_a_terminal(machine, deck):
    machine.typed = b"tM\r\x08sx"
    assert polled(deck, 8) == [A.TURN, A.MENU, A.OK, A.BACK, A.STOP]


def test_ball_steps_once_for_two_edges_and_forgets_most_of_a_quick_roll(machine, deck):
    machine.edge(2, 4)
    assert polled(deck) == []
    machine.edge(2, 8)
    assert polled(deck) == [A.RIGHT]
    for _ in range(100):
        machine.edge(15, 4)
    assert polled(deck, 12) == [A.DOWN] * 4


def test_ball_pressed_is_ok_once(machine, deck):
    machine.connect(0, True)
    assert polled(deck) == [A.OK]
    machine.connect(0, False)
    assert polled(deck) == []


def test_keyboard_that_is_not_awake_is_no_key(machine, deck):
    machine.typed = None
    assert polled(deck) == [] and not deck.is_held("BACK")
    machine.typed = b"\x08"
    assert deck.is_held("BACK")


@pytest.mark.parametrize("percent, pulses", [(100, 0), (80, 4), (15, 14), (1, 15)])
def test_light_is_pulses_below_the_highest_of_16_levels(machine, deck, percent, pulses):
    machine.pulses.clear()
    deck.light(percent)
    assert machine.pulses == [0, 1] + [0, 1] * pulses and machine.lights[-1] == 16 - pulses
    machine.pulses.clear()
    deck.light(0)
    assert machine.pulses == [0] and machine.lights[-1] == 0


def test_files_for_it_hold_code_for_xtensawin_that_no_other_processor_loads(monkeypatch):
    rooms = ("engine.", "firmware.__init__", "firmware.draw.", "firmware.pointers")
    some = {name: path for name, path in board_build.modules().items() if name.startswith(rooms)}
    monkeypatch.setattr(board_build, "modules", lambda: some)
    files = flash.contents(board)
    version = files["engine/moves.mpy"][1]
    native = {path for path, data in files.items() if path.endswith(".mpy") and data[2] >> 2 & 15}
    assert "engine/moves.mpy" in native and "firmware/draw/strip_renderer.mpy" in native
    sub_version = files["engine/moves.mpy"][2] & 3
    xtensawin, armv7emsp = 10, 7
    assert flash.can_load(version | sub_version << 8 | xtensawin << 10, files)
    assert not flash.can_load(version | sub_version << 8 | armv7emsp << 10, files)
