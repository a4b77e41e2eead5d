"""Tests of the drivers of colour panels: through a model of the controller a player sees the host's picture."""

import sys

import pytest

from firmware.app.start import BoardError
from firmware.draw.look_factory import look_for_board
from firmware.draw.strip_renderer import StripRenderer
from hostsim import arguments
from hostsim.players.virtual_panel import VirtualPanel
from tests.support.app_driver import AppDriver, look_for
from tests.support.dma import SPI_BASES, FakeDma
from tests.support.panel_machine import PanelMachine

COLOUR_BOARDS = [name for name in arguments.board_names() if "madctl" in arguments.board(name).PANEL]
SPI_BOARDS = [name for name in COLOUR_BOARDS if "spi" in arguments.board(name).PANEL]
PARALLEL_BOARDS = [name for name in COLOUR_BOARDS if "wr" in arguments.board(name).PANEL]


@pytest.fixture
def driver_of(loaded):
    """Return a function that makes the driver of a board's panel on a Panel."""

    def make(board, machine):
        parts = loaded(machine, "drivers")
        return parts.panel_of(board, parts.keyboard_of(board))

    return make


def check_pictures(board, machine, panel, sender=None):
    """Play, and compare each picture on the model of the panel with the host's."""
    look = look_for_board(board)
    host = VirtualPanel(board.WIDTH, board.HEIGHT)
    seen, expected = StripRenderer(panel, look.banks(), sender=sender), StripRenderer(host, look.banks())
    scenes = 0

    def show(scene):
        nonlocal scenes
        scenes += 1
        seen.show(scene)
        expected.show(scene)
        assert machine.display.rgb565() == host.rgb565, scenes

    d = AppDriver(show=show)
    d.app = type(d.app)(look_for(board.WIDTH, board.HEIGHT), d.store, lambda: 7, d.app.make_screen)
    d.at_once()
    d.press(0)
    d.start("classic", 5)
    d.keys("OK RIGHT OK TURN MENU")
    assert scenes > 4 and machine.display.on and not machine.display.asleep


@pytest.mark.parametrize("name", COLOUR_BOARDS)
def test_driver_shows_the_hosts_picture_through_the_model(driver_of, name):
    board = arguments.board(name)
    machine = PanelMachine(board)
    panel = driver_of(board, machine)
    assert panel.dma is None
    check_pictures(board, machine, panel)


@pytest.fixture
def with_dma(driver_of, monkeypatch):
    """Return a function that makes the driver of a board's panel on a machine with DMA; it returns it with the DMA."""

    def make(board, machine, chip):
        dma = FakeDma(
            chip, board.PANEL["spi"], machine.on_spi_write, lambda number, level: machine.pins[number](level)
        )
        machine.rp2.DMA = dma.channel
        monkeypatch.setattr(sys.implementation, "_machine", "Raspberry Pi Pico with " + chip, raising=False)
        panel = driver_of(board, machine)
        for cast in ("ptr8", "ptr32"):
            monkeypatch.setattr("firmware.micropython.spi_dma." + cast, getattr(dma, cast))
        return panel, dma

    return make


@pytest.mark.parametrize("chip", SPI_BASES)
@pytest.mark.parametrize("name", SPI_BOARDS)
def test_driver_shows_the_hosts_picture_with_dma(with_dma, name, chip):
    board = arguments.board(name)
    machine = PanelMachine(board)
    panel, dma = with_dma(board, machine, chip)
    check_pictures(board, machine, panel, panel.dma)
    assert dma.transfers > 30 and machine.pins[board.PANEL["cs"]].level == 1


def test_write_returns_when_the_pixels_have_been_sent(driver_of):
    board = arguments.board(SPI_BOARDS[0])
    machine = PanelMachine(board)
    panel = driver_of(board, machine)
    pixels = bytearray(2 * board.WIDTH)
    expected = b""
    for y in range(board.HEIGHT):  # as boot.py shows a report, with one buffer for all rows
        pixels[:] = bytes((y, 255 - y)) * board.WIDTH
        panel.write(0, y, board.WIDTH, 1, pixels)
        expected += pixels
        assert machine.pins[board.PANEL["cs"]].level == 1
    assert machine.display.rgb565() == expected


def test_driver_writes_by_itself_if_all_channels_of_the_dma_are_taken(driver_of, monkeypatch):
    def no_channel():
        raise OSError(16)

    board = arguments.board(SPI_BOARDS[0])
    machine = PanelMachine(board)
    machine.rp2.DMA = no_channel
    monkeypatch.setattr(sys.implementation, "_machine", "Raspberry Pi Pico with RP2040", raising=False)
    panel = driver_of(board, machine)
    assert panel.dma is None
    check_pictures(board, machine, panel)


@pytest.mark.parametrize("name", PARALLEL_BOARDS)
def test_parallel_bus_keeps_the_times_of_the_data_sheet(driver_of, name):
    board = arguments.board(name)
    machine = PanelMachine(board)
    driver_of(board, machine)
    # The ST7789's data sheet, section 7.4.1: a cycle of 66 ns at least, of which 15 are low and 15 high.
    assert machine.pio.cycle_ns >= 66 and machine.pio.low_ns >= 15 and machine.pio.cycle_ns - machine.pio.low_ns >= 15
    first = board.PANEL["data"]
    assert machine.pio.outputs == {board.PANEL["wr"], *range(first, first + 8)}


@pytest.mark.parametrize("name", PARALLEL_BOARDS)
def test_parallel_bus_without_its_gpios_is_refused_in_one_line(driver_of, name):
    board = arguments.board(name)
    with pytest.raises(BoardError, match="has no GPIO 32: the board needs one for an RP2350B"):
        driver_of(board, PanelMachine(board, gpios=30))
