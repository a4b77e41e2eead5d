# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The emulated board. Its display controller is tested by itself; all the rest needs a MicroPython for the Pico."""

import os
import types

import pytest

from firmware.app import actions as A
from hostsim import arguments
from hostsim.device.display_controllers import ST7789
from hostsim.device.emulated_game import Person
from tests.support.device import FIRMWARE, PATIENCE, needs_firmware, takes_long
from tests.support.power_cut import cut_in_a_save, session

# The display controller


def shown(chip):
    """The picture as rows of RGB565 words."""
    wire = chip.wire()
    words = [wire[i] << 8 | wire[i + 1] for i in range(0, len(wire), 2)]
    return [words[i : i + chip.width] for i in range(0, len(words), chip.width)]


def switched_on(width=240, height=240, madctl=0, offset=(0, 0)):
    chip = ST7789(width, height, madctl, offset)
    for code, values in ((0x11, b""), (0x36, bytes((madctl,))), (0x3A, b"\x05"), (0x21, b""), (0x29, b"")):
        chip.command(code)
        chip.data(values)
    return chip


def window(chip, x0, y0, x1, y1, *words):
    for code, first, last in ((0x2A, x0, x1), (0x2B, y0, y1)):
        chip.command(code)
        chip.data(first.to_bytes(2, "big") + last.to_bytes(2, "big"))
    chip.command(0x2C)
    chip.data(b"".join(word.to_bytes(2, "big") for word in words))


def test_a_window_is_filled_row_by_row():
    chip = switched_on()
    window(chip, 3, 5, 4, 6, 1, 2, 3, 4)
    rows = shown(chip)
    assert [rows[5][2:6], rows[6][2:6]] == [[0, 1, 2, 0], [0, 3, 4, 0]]
    assert sum(map(sum, rows)) == 10


def test_pixels_may_come_byte_by_byte_and_begin_anew_at_the_end_of_the_window():
    chip = switched_on()
    window(chip, 0, 0, 1, 0)
    for byte in (0, 1, 0, 2, 0, 3):
        chip.data(bytes((byte,)))
    assert shown(chip)[0][:3] == [3, 2, 0]


@pytest.mark.parametrize("madctl, cell", [
    (0x00, (2, 1)), (0x40, (237, 1)), (0x80, (2, 318)), (0xC0, (237, 318)),
    (0x20, (1, 2)), (0x60, (238, 2)), (0xA0, (1, 317)), (0xE0, (238, 317)),
])
def test_orientations(madctl, cell):
    # Written under this MADCTL at (2, 1), and looked up in the memory as the data sheet's figures have it.
    chip = switched_on(240, 320)
    chip.command(0x36)
    chip.data(bytes((madctl,)))
    window(chip, 2, 1, 3, 1, 7, 9)
    x, y = cell
    assert chip.memory[y * 240 + x] == 7
    assert sum(chip.memory) == 16


@pytest.mark.parametrize("madctl", [0x00, 0x70, 0xA0, 0x60])
def test_what_is_written_as_it_is_mounted_is_seen_upright(madctl):
    high = 240
    offset = (0, 0) if not madctl & 0x80 or madctl & 0x20 else (0, 80)
    chip = switched_on(240, high, madctl, offset)
    window(chip, offset[0], offset[1], offset[0] + 2, offset[1], 1, 2, 3)
    assert shown(chip)[0][:4] == [1, 2, 3, 0]


def test_a_glass_smaller_than_the_memory_lies_at_its_offset():
    chip = switched_on(240, 135, 0x70, (40, 53))
    window(chip, 40, 53, 40, 53, 5)
    window(chip, 279, 187, 279, 187, 6)
    window(chip, 39, 53, 39, 53, 7)
    rows = shown(chip)
    assert rows[0][0] == 5 and rows[134][239] == 6 and sum(map(sum, rows)) == 11


def test_what_falls_outside_the_memory_is_lost():
    chip = switched_on()
    window(chip, 238, 0, 241, 0, 1, 2, 3, 4)
    window(chip, 0, 400, 0, 400, 5)
    assert shown(chip)[0][236:] == [0, 0, 1, 2] and sum(chip.memory) == 3


def test_inversion_colour_order_colour_mode_and_sleep():
    chip = switched_on()
    window(chip, 0, 0, 0, 0, 0xF800)
    chip.command(0x20)
    assert shown(chip)[0][0] == 0x07FF
    chip.command(0x21)
    chip.command(0x36)
    chip.data(b"\x08")
    assert shown(chip)[0][0] == 0x001F
    chip.command(0x3A)
    chip.data(b"\x06")
    window(chip, 1, 0, 1, 0)
    chip.data(b"\xf8\xfc\xf8")
    assert shown(chip)[0][:3] == [0x001F, 0xFFFF, 0]
    for off, on in ((0x10, 0x11), (0x28, 0x29)):
        chip.command(off)
        assert not any(chip.wire())
        chip.command(on)
        assert any(chip.wire())
    chip.command(0x01)
    assert not any(chip.wire())


# The command, without MicroPython


def test_without_a_micropython_one_line_says_what_to_do(cli, tmp_path):
    pytest.importorskip("rp2040py")
    (tmp_path / "nothing.uf2").write_text("nothing")
    for more in ({"PICO_UF2": str(tmp_path / "none.uf2")}, {"PICO_UF2": str(tmp_path / "nothing.uf2")}):
        done = cli("emulate", "--png", str(tmp_path / "x.png"), **more)
        assert done.returncode == 2 and done.stdout == ""
        assert done.stderr.startswith("error: ") and done.stderr.count("\n") == 1 and ".uf2" in done.stderr


def test_keys_without_a_picture_are_refused(cli):
    pytest.importorskip("rp2040py")
    done = cli("emulate", "--keys", "OK")
    assert done.returncode == 2 and done.stdout == "" and "--png" in done.stderr and done.stderr.count("\n") == 1


def test_a_panel_that_is_not_emulated_is_refused():
    emulator = pytest.importorskip("hostsim.device.emulator", exc_type=arguments.Refused)
    with pytest.raises(arguments.Refused, match="no emulated panel for Wristwatch"):
        emulator.Machine("", types.SimpleNamespace(NAME="Wristwatch", PANEL={"kind": "hands"}), b"")


def test_image_of_files_unpacked_gives_the_files(tmp_path):
    emulator = pytest.importorskip("hostsim.device.emulator", exc_type=arguments.Refused)
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "b.txt").write_text("there")
    assert emulator.files_in(tmp_path) == {"a/b.txt": b"there"}
    files = {"saves/save0": b"x" * 9000, "a/b.txt": b"mine"}
    for size in (emulator.STOCK.size, 7 << 20):
        image = emulator.image_of(files, size)
        assert len(image) == size
        assert emulator.unpack(image) == files


def test_what_was_once_downloaded_is_found(monkeypatch, tmp_path):
    emulator = pytest.importorskip("hostsim.device.emulator", exc_type=arguments.Refused)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert emulator.cached_firmware() is None
    name = os.path.basename(emulator.MICROPYTHON.boards["pico"].fw[emulator.VERSION])
    there = tmp_path / ".cache" / "rp2040py" / name
    there.parent.mkdir(parents=True, exist_ok=True)
    there.write_text("firmware")
    assert emulator.cached_firmware() == str(there)
    assert emulator.retrieve(emulator.MICROPYTHON, emulator.VERSION) == there


# With it

@needs_firmware
@takes_long
@pytest.mark.slow
def test_played_from_boot_by_keys_the_picture_is_the_hosts(cli, tmp_path):
    person = Person(arguments.board("waveshare_pico_lcd_1_3"))
    person.press(0)
    person.press(A.OK)  # the first language, which shot does not ask for
    person.choose("New game")
    person.set_seed(3)
    person.choose("Deal")
    person.keys("OK OK TURN RIGHT OK RIGHT OK LEFT DOWN OK TURN OK")
    pictures = []
    for command, first in ((["shot"], 1), (["emulate", "--flash", str(tmp_path / "flash"), "--png"], 0)):
        pictures.append(tmp_path / (command[0] + ".png"))
        keys = " ".join(person.pressed[first:])
        done = cli(command[0], "--keys", keys, *command[1:], str(pictures[-1]), timeout=PATIENCE)
        assert done.returncode == 0, done.stderr
    assert pictures[0].read_bytes() == pictures[1].read_bytes()
    # What was kept is the board's file system: with the game on it, and the board's name.
    from hostsim.device import emulator

    files = emulator.unpack((tmp_path / "flash").read_bytes())
    assert files["board.txt"] == b"waveshare_pico_lcd_1_3\n"
    assert session(files).seed == 3 and session(files).game.ply == person.game.ply


@needs_firmware
@takes_long
@pytest.mark.slow
def test_the_power_is_cut_in_the_middle_of_a_save_and_the_game_goes_on(tmp_path):
    from hostsim.device import emulator

    board = arguments.board("waveshare_pico_lcd_1_3")
    cut_in_a_save(FIRMWARE, board, emulator.built(board, tmp_path / "board"))
