"""Tests of the OLED driver: what it sends, taken by models of the controllers."""

import importlib

import pytest

from firmware.app.start import BoardError
from firmware.draw.look_factory import look_for_board
from firmware.draw.one_bit.framebuf_renderer import FramebufRenderer
from tests.support.panel_machine import PanelMachine

BOARDS = ("thumby", "pico_ssd1306", "feather_oled_featherwing")
MS = 90  # from power-on until the driver is made
LIT = b"\xff\xff"


@pytest.fixture
def wired(loaded):
    """A function that makes a board's OLED on a Panel with these arguments; returns both."""

    def make(board, **more):
        machine = PanelMachine(board, ms=MS, **more)
        return loaded(machine, "oled").OLED(board.WIDTH, board.HEIGHT, board.PANEL), machine

    return make


@pytest.mark.parametrize("name", BOARDS)
def test_oled_shows_the_scene(wired, name):
    board = importlib.import_module("boards." + name)
    panel, machine = wired(board)
    assert not machine.display.on
    panel.light(80)
    mono = FramebufRenderer(panel)
    scene = look_for_board(board).scene
    for i in range(24):
        scene.rect(1, i * 3 % board.WIDTH, i * 7 % board.HEIGHT, 2, 1)
    scene.text("Crapette 10", 3, 20, 1)
    mono.show(scene)

    class Plain:
        width, height, sideways = board.WIDTH, board.HEIGHT, False

        def show(self, pages):
            self.pages = bytes(pages)

    plain = Plain()
    FramebufRenderer(plain).show(scene)
    wire = machine.display.rgb565()
    seen = 0
    for y in range(board.HEIGHT):
        for x in range(board.WIDTH):
            wanted = plain.pages[y // 8 * board.WIDTH + x] >> (y & 7) & 1
            at = 2 * (y * board.WIDTH + x)
            assert (wire[at : at + 2] == LIT) == wanted, (x, y)
            seen += wanted
    assert seen > 60
    # Nothing was written beside the glass.
    assert seen == sum(bin(byte).count("1") for byte in machine.display.memory)


@pytest.mark.parametrize("name", BOARDS)
def test_oled_controller_is_initialised_for_its_glass(wired, name):
    board = importlib.import_module("boards." + name)
    display = wired(board)[1].display
    assert (display.multiplex, display.offset) == (board.HEIGHT, board.PANEL.get("offset", 0))
    if board.PANEL["kind"] == "ssd1306":
        assert display.mode == 0 and display.remapped and display.flipped and display.pump
    else:
        assert not (display.vertical or display.remapped or display.flipped)
        assert b"\xad\x8a" in wired(board)[1].commands


@pytest.mark.parametrize("grounded, i2c", [((15,), False), ((12,), False), ((15, 13), False), ((), True)])
def test_oled_of_the_first_thumby_is_on_i2c(wired, grounded, i2c):
    board = importlib.import_module("boards.thumby")
    panel, machine = wired(board, grounded=grounded)
    assert (panel.i2c is not None) == i2c
    panel.light(80)
    assert machine.display.on and machine.display.columns == (0, 127)
    panel.show(b"\xff" * 360)
    assert machine.display.columns == (28, 99) and sum(machine.display.memory) == 360 * 255
    inputs = [pin.pull for pin in machine.pins.values() if pin.mode == pin.IN]
    assert inputs and not any(inputs)


def test_oled_light_sets_contrast_or_switches_off(wired):
    board = importlib.import_module("boards.thumby")
    panel, machine = wired(board)
    for percent in (80, 15, 0):
        panel.light(percent)
        assert machine.lights[-1] == 0x7F * percent // 100


@pytest.mark.parametrize("awake", [250, 260, 600])
def test_oled_that_wakes_late_is_waited_for(wired, awake):
    board = importlib.import_module("boards.feather_oled_featherwing")
    panel, machine = wired(board, awake=awake)
    assert machine.display.multiplex == 64 and machine.ms < awake + 30
    # A panel that fails to answer for a moment gets its whole picture afterwards.
    machine.deaf = 3
    panel.show(b"\xff" * 1024)
    assert sum(machine.display.memory) == 1024 * 255


def test_oled_that_is_missing_is_reported_in_one_line(wired):
    board = importlib.import_module("boards.pico_ssd1306")
    with pytest.raises(BoardError) as error:
        wired(board, awake=1 << 30)
    line = str(error.value)
    assert line.startswith("No screen answers at 0x3c on I2C, SDA GP4, SCL GP5 (") and "\n" not in line
