"""Tests of an idle MicroPython board: it sleeps between two polls of the buttons, dims, and any button wakes it."""

import gc

import pytest

from firmware.app import events
from firmware.app.battery import MEASURE_EVERY
from firmware.app.loop import POLL_EVERY
from firmware.app.settings import SETTING_SOUND
from firmware.text.en.errors import BATTERY_LOW
from hostsim import arguments
from hostsim.players.fake_machine import TICKS_PERIOD
from tests.support.panel_machine import PanelMachine, speakers

BOARDS = arguments.board_names()
MINUTE = 60_000
SLOW = 48_000_000  # Hz, as a reset during sleep leaves it


class Stop(BaseException):
    pass


class Machine(PanelMachine):
    """A Panel whose clock stops at `until`, and that counts the time slept."""

    def __init__(self, board, hz):
        super().__init__(board, ms=TICKS_PERIOD - 30_000)  # It wraps around during the wait.
        self.hz = hz
        self.slept = 0
        self.until = self.ms + 1000  # for the panel's own waits

    def freq(self, *hz):
        assert not hz or hz[0] == hz[1]
        return super().freq(*hz)

    def sleep(self, ms):
        assert ms > 0
        super().sleep(ms)
        self.slept += ms
        if self.ms >= self.until:
            raise Stop


@pytest.fixture
def power(loaded, monkeypatch, tmp_path):
    """Return a function that switches a board on and returns its Machine and its Handheld."""

    def switch_on(board, hz=SLOW):
        machine = Machine(board, hz)
        monkeypatch.chdir(tmp_path)
        monkeypatch.setattr(gc, "mem_free", lambda: 170_000, raising=False)  # as with the firmware
        monkeypatch.setattr(gc, "threshold", lambda *after: 65536, raising=False)
        return machine, loaded(machine, "screen_handheld").ScreenHandheld(board)

    return switch_on


@pytest.mark.parametrize("name", BOARDS)
def test_handheld_dims_sleeps_and_wakes_on_any_button(power, name):
    board = arguments.board(name)
    machine, handheld = power(board)
    assert machine.lights == [0]  # It stays dark until there is a picture.
    assert all(machine.pins[gpio].level for gpio in getattr(board, "LED", ()))

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
    bright = machine.lights[-1]
    assert bright
    assert machine.hz == 125_000_000  # whatever clock it was stopped with
    handheld.last_press = handheld.clock()
    alone(MINUTE - 1000)
    assert machine.lights[-1] == bright
    alone(2000)
    dim = machine.lights[-1]
    assert 0 < dim < bright / 4
    alone(5000)
    assert machine.lights[-1] == dim
    for gpio in board.BUTTONS:
        assert machine.hz == 48_000_000
        machine.until = machine.ms + 2000
        if hasattr(board, "KEYBOARD"):
            machine.type(gpio)
        else:
            machine.connect(gpio, True)
        assert handheld.wait(1500) and machine.hz == 125_000_000
        assert machine.lights[-1] == bright, gpio
        if not hasattr(board, "KEYBOARD"):
            machine.connect(gpio, False)
        alone(1000)
        machine.until += 100  # A chip of a light takes some ms.
        handheld.set_light(15)
        assert machine.lights[-1] == dim


def test_clock_of_an_rp2350_after_a_rest_is_its_own_again(power):
    board = arguments.board("explorer_2350")
    machine, handheld = power(board, 150_000_000)
    machine.until = machine.ms + 2000
    with pytest.raises(Stop):
        handheld.wait(-1)
    assert machine.hz == SLOW
    machine.connect(16, True)
    assert handheld.wait(-1) and machine.hz == 150_000_000


def test_idle_board_reads_its_battery_and_shows_its_mark(power):
    machine, handheld = power(arguments.board("picosystem"))
    machine.until = machine.ms + 3000
    with pytest.raises(Stop):
        handheld.run()
    assert handheld.app.scene.battery_percent == 100
    machine.volts = 0
    machine.until = machine.ms + MEASURE_EVERY
    with pytest.raises(Stop):
        handheld.run()
    assert handheld.app.scene.battery_percent == 0 and handheld.app.pop_note() == BATTERY_LOW.format(0)


@pytest.mark.parametrize("name", [name for name in BOARDS if hasattr(arguments.board(name), "SPEAKER")])
def test_tune_is_a_square_wave_on_the_speakers_pin_at_full_clock(power, name):
    board = arguments.board(name)
    machine, handheld = power(board)
    handheld.battery = None  # whose mark would end the wait
    handheld.app.settings.numbers[SETTING_SOUND] = 2
    handheld.app.emit(events.MOVE_STOPPED, None)
    machine.until = machine.ms + 1000
    before = machine.ms
    with pytest.raises(Stop):
        handheld.wait(-1)
    pin, *others = speakers(board)
    assert all(machine.tones[other] == machine.tones[pin] for other in others)
    first, *told = machine.tones[pin]
    assert first[:2] == (0, 0)
    tune = events.MOVE_STOPPED[events.EVENT_TUNE]
    assert [hz for hz, _, _ in told] == [*tune[::2], 0]
    assert {width for hz, width, _ in told if hz} == {32768}
    began = [ms - before for _, _, ms in told]
    assert all(abs(b - a - ms) <= POLL_EVERY for a, b, ms in zip(began, began[1:], tune[1::2], strict=False))
    assert machine.hz == 48_000_000  # in the end
    assert not hasattr(board, "AMPLIFIER") or not machine.pins[board.AMPLIFIER].level
    handheld.app.emit(events.PLAYER_WON, None)
    with pytest.raises(Stop):
        handheld.run()
    assert machine.tones[pin][-1][:2] == (0, 0)  # whatever ends it
