# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Tests of the OLED driver: what it sends, decoded according to the controllers' data sheets."""

import importlib
import sys
import types

import pytest

from firmware.draw.looks import look_of
from firmware.draw.one_bit.renderer import Mono

BOARDS = ("thumby", "pico_ssd1306", "feather_oled_featherwing")
TAKES = {0x20: 1, 0x21: 2, 0x22: 2, 0x81: 1, 0x8D: 1, 0xA8: 1, 0xAD: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1}


class Controller:
    """A model of an SSD1306 or SH1107: pages of 128 columns, eight pixels a byte, the lowest bit on top."""

    def __init__(self, kind):
        self.takes = dict(TAKES)
        if kind == "sh1107":
            # On an SH1107, 20h takes no value, 21h means something else, and DCh sets the start line.
            self.takes.update({0x20: 0, 0x21: 0, 0x22: 0, 0xDC: 1})
        self.kind = kind
        self.memory = [bytearray(128) for _ in range(16)]
        self.set = {}
        self.on = False
        self.column = self.page = 0
        self.columns, self.pages = (0, 127), (0, 7)

    def command(self, codes):
        codes = list(codes)
        while codes:
            code = codes.pop(0)
            values = [codes.pop(0) for _ in range(self.takes.get(code, 0))]
            self.set[code] = values
            if code in (0xAE, 0xAF):
                self.on = code == 0xAF
            elif code == 0x21 and values:
                self.columns = tuple(values)
                self.column = values[0]
            elif code == 0x22 and values:
                self.pages = tuple(values)
                self.page = values[0]
            elif self.kind == "sh1107" and 0xB0 <= code <= 0xBF:
                self.page = code & 15
            elif self.kind == "sh1107" and code < 0x10:
                self.column = self.column & 0xF0 | code
            elif self.kind == "sh1107" and code < 0x18:
                self.column = self.column & 15 | (code & 7) << 4

    def data(self, values):
        for value in values:
            self.memory[self.page][self.column] = value
            self.column += 1
            if self.kind == "ssd1306" and self.column > self.columns[1]:
                self.column = self.columns[0]
                self.page = self.page + 1 if self.page < self.pages[1] else self.pages[0]


@pytest.fixture
def wired(monkeypatch):
    """A function that makes a board's OLED with a controller on the bus; returns both.

    grounded: GPIO numbers at ground. Of a board with several makes it is that with the first id pin there. awake: ms
    from power-on till it answers on I2C.
    """

    def make(board, grounded=(15,), awake=0):
        controller = Controller(board.PANEL["kind"])
        controller.deaf = 0
        levels = {}
        controller.pulls = pulls = {}

        class Pin:
            OUT = 1
            IN = 0
            PULL_UP = 2

            def __init__(self, number, mode=None, pull=None, value=None):
                self.number = number
                if mode == Pin.IN:
                    pulls[number] = pull
                levels[number] = value

            def __call__(self, *value):
                if not value:
                    assert pulls[self.number] == Pin.PULL_UP
                    return 0 if self.number in grounded else 1
                levels[self.number] = value[0]

        class SPI:
            def __init__(self, number, baudrate, sck, mosi, miso):
                assert (number, sck.number, mosi.number) == tuple(board.PANEL[k] for k in ("spi", "sck", "mosi"))

            def write(self, data):
                assert levels[board.PANEL["cs"]] == 0 and levels[board.PANEL["reset"]] == 1
                (controller.data if levels[board.PANEL["dc"]] else controller.command)(data)

        class I2C:
            def __init__(self, number, scl, sda, freq):
                wiring = board.PANEL.get("otherwise", board.PANEL)
                assert (number, scl.number, sda.number) == tuple(wiring[k] for k in ("i2c", "scl", "sda"))
                assert freq <= 400_000

            def writeto_mem(self, address, control, data):
                assert address == 0x3C and controller.slept + 90 >= 250
                if controller.slept + 90 < awake or controller.deaf:
                    controller.deaf -= controller.deaf > 0
                    raise OSError(5, "EIO")
                {0x00: controller.command, 0x40: controller.data}[control](data)

        monkeypatch.setitem(sys.modules, "machine", types.SimpleNamespace(Pin=Pin, SPI=SPI, I2C=I2C))
        import time

        controller.slept = 0

        def sleep(ms):
            controller.slept += ms

        monkeypatch.setattr(time, "sleep_ms", sleep, raising=False)
        monkeypatch.setattr(time, "ticks_ms", lambda: controller.slept + 90, raising=False)
        monkeypatch.delitem(sys.modules, "firmware.micropython.oled", raising=False)
        oled = importlib.import_module("firmware.micropython.oled")
        return oled.OLED(board.WIDTH, board.HEIGHT, board.PANEL), controller

    return make


def lit(controller, board, x, y):
    """Return whether a pixel of the glass is lit."""
    if controller.kind == "sh1107":
        # The memory has the glass upright, but it is seen from its side.
        return controller.memory[x // 8][board.HEIGHT - 1 - y] >> (x & 7) & 1
    return controller.memory[y // 8][board.PANEL["column"] + x] >> (y & 7) & 1


@pytest.mark.parametrize("name", BOARDS)
def test_oled_shows_the_scene(wired, name):
    board = importlib.import_module("boards." + name)
    panel, controller = wired(board)
    assert not controller.on
    mono = Mono(panel)
    scene = look_of(board).scene
    for i in range(24):
        scene.rect(1, i * 3 % board.WIDTH, i * 7 % board.HEIGHT, 2, 1)
    scene.text("Crapette 10", 3, 20, 1)
    mono.show(scene)

    class Plain:
        width, height, sideways = board.WIDTH, board.HEIGHT, False

        def show(self, pages):
            self.pages = bytes(pages)

    plain = Plain()
    Mono(plain).show(scene)
    seen = 0
    for y in range(board.HEIGHT):
        for x in range(board.WIDTH):
            wanted = plain.pages[y // 8 * board.WIDTH + x] >> (y & 7) & 1
            assert lit(controller, board, x, y) == wanted, (x, y)
            seen += wanted
    assert seen > 60
    # Nothing was written beside the glass.
    assert seen == sum(bin(byte).count("1") for page in controller.memory for byte in page)


@pytest.mark.parametrize("name", BOARDS)
def test_oled_controller_is_initialised_for_its_glass(wired, name):
    board = importlib.import_module("boards." + name)
    panel, controller = wired(board)
    assert controller.set[0xA8] == [board.HEIGHT - 1]
    assert controller.set[0xD3] == [board.PANEL.get("offset", 0)]
    if controller.kind == "ssd1306":
        assert controller.set[0x20] == [0] and 0xA1 in controller.set and 0xC8 in controller.set
        assert controller.set[0x8D] == [0x14]
    else:
        assert 0x20 in controller.set and 0xA0 in controller.set and 0xC0 in controller.set
        assert controller.set[0xAD] == [0x8A]


@pytest.mark.parametrize("grounded, i2c", [((15,), False), ((12,), False), ((15, 13), False), ((), True)])
def test_oled_of_the_first_thumby_is_on_i2c(wired, grounded, i2c):
    board = importlib.import_module("boards.thumby")
    panel, controller = wired(board, grounded)
    assert (panel.i2c is not None) == i2c
    panel.light(80)
    assert controller.on and controller.columns == (0, 127)
    panel.show(b"\xff" * 360)
    assert controller.columns == (28, 99) and sum(map(sum, controller.memory)) == 360 * 255
    assert all(pull is None for pull in controller.pulls.values())


def test_oled_light_sets_contrast_or_switches_off(wired):
    board = importlib.import_module("boards.thumby")
    panel, controller = wired(board)
    panel.light(80)
    assert controller.on and controller.set[0x81] == [0x7F * 80 // 100]
    panel.light(15)
    assert controller.on and controller.set[0x81] == [0x7F * 15 // 100]
    panel.light(0)
    assert not controller.on


@pytest.mark.parametrize("awake", [250, 260, 600])
def test_oled_that_wakes_late_is_waited_for(wired, awake):
    board = importlib.import_module("boards.feather_oled_featherwing")
    panel, controller = wired(board, awake=awake)
    assert controller.set[0xA8] == [63] and controller.slept + 90 < awake + 30
    # A panel that fails to answer for a moment gets its whole picture afterwards.
    controller.deaf = 3
    panel.show(b"\xff" * 1024)
    assert sum(map(sum, controller.memory)) == 1024 * 255


def test_oled_that_is_missing_is_reported_in_one_line(wired):
    board = importlib.import_module("boards.pico_ssd1306")
    from firmware.app.start import BoardError

    with pytest.raises(BoardError) as error:
        wired(board, awake=1 << 30)
    line = str(error.value)
    assert line.startswith("No screen answers at 0x3c on I2C, SDA GP4, SCL GP5 (") and "\n" not in line
