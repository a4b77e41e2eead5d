"""The emulated board: its model of the display controller, its commands, and a firmware in dist/."""

import types

import pytest

from firmware.app import actions as A
from hostsim import arguments
from hostsim.device import uf2_build
from hostsim.device.display_controllers import ST7365P, ST7789
from hostsim.device.emulated_game import TwinPlayer
from tests.support import emulated_device
from tests.support.emulated_device import BOARD_TIMEOUT_S, takes_long, uf2
from tests.support.power_cut import session
from tests.support.refusals import refused
from tests.support.uf2_blocks import blocks

# The display controller


def shown(chip):
    """Return the picture as rows of RGB565 words."""
    wire = chip.rgb565()
    words = [wire[i] << 8 | wire[i + 1] for i in range(0, len(wire), 2)]
    return [words[i : i + chip.width] for i in range(0, len(words), chip.width)]


def display_on(width=240, height=240, madctl=0, offset=(0, 0)):
    """Return a controller that is awake and whose display is on."""
    chip = ST7789(width, height, madctl, offset)
    for code, values in ((0x11, b""), (0x36, bytes((madctl,))), (0x3A, b"\x05"), (0x21, b""), (0x29, b"")):
        chip.command(code)
        chip.data(values)
    return chip


def window(chip, x0, y0, x1, y1, *words):
    """Set the window, and write these RGB565 words into it."""
    for code, first, last in ((0x2A, x0, x1), (0x2B, y0, y1)):
        chip.command(code)
        chip.data(first.to_bytes(2, "big") + last.to_bytes(2, "big"))
    chip.command(0x2C)
    chip.data(b"".join(word.to_bytes(2, "big") for word in words))


def test_st7789_fills_a_window_row_by_row():
    chip = display_on()
    window(chip, 3, 5, 4, 6, 1, 2, 3, 4)
    rows = shown(chip)
    assert [rows[5][2:6], rows[6][2:6]] == [[0, 1, 2, 0], [0, 3, 4, 0]]
    assert sum(map(sum, rows)) == 10


def test_st7789_pixels_sent_byte_by_byte_wrap_at_the_end_of_a_window():
    chip = display_on()
    window(chip, 0, 0, 1, 0)
    for byte in (0, 1, 0, 2, 0, 3):
        chip.data(bytes((byte,)))
    assert shown(chip)[0][:3] == [3, 2, 0]


@pytest.mark.parametrize("madctl, cell", [
    (0x00, (2, 1)), (0x40, (237, 1)), (0x80, (2, 318)), (0xC0, (237, 318)),
    (0x20, (1, 2)), (0x60, (238, 2)), (0xA0, (1, 317)), (0xE0, (238, 317)),
])
def test_st7789_madctl_puts_pixels_where_the_data_sheet_says(madctl, cell):
    # A pixel written at (2, 1) under this MADCTL must lie in the memory where the data sheet's figures show it.
    chip = display_on(240, 320)
    chip.command(0x36)
    chip.data(bytes((madctl,)))
    window(chip, 2, 1, 3, 1, 7, 9)
    x, y = cell
    assert chip.memory[y * 240 + x] == 7
    assert sum(chip.memory) == 16


@pytest.mark.parametrize("madctl", [0x00, 0x70, 0xA0, 0x60])
def test_st7789_written_with_the_madctl_of_its_glass_is_upright(madctl):
    high = 240
    offset = (0, 0) if not madctl & 0x80 or madctl & 0x20 else (0, 80)
    chip = display_on(240, high, madctl, offset)
    window(chip, offset[0], offset[1], offset[0] + 2, offset[1], 1, 2, 3)
    assert shown(chip)[0][:4] == [1, 2, 3, 0]


def test_st7789_small_glass_lies_at_its_offset():
    chip = display_on(240, 135, 0x70, (40, 53))
    window(chip, 40, 53, 40, 53, 5)
    window(chip, 279, 187, 279, 187, 6)
    window(chip, 39, 53, 39, 53, 7)
    rows = shown(chip)
    assert rows[0][0] == 5 and rows[134][239] == 6 and sum(map(sum, rows)) == 11


def test_st7789_pixels_outside_the_memory_are_lost():
    chip = display_on()
    window(chip, 238, 0, 241, 0, 1, 2, 3, 4)
    window(chip, 0, 400, 0, 400, 5)
    assert shown(chip)[0][236:] == [0, 0, 1, 2] and sum(chip.memory) == 3


def test_st7365p_pixels_of_16_and_18_bits_lie_upright_at_the_first_rows():
    chip = ST7365P(320, 320, 0x48)
    for code, values in ((0x11, b""), (0x36, b"\x48"), (0x3A, b"\x65"), (0x21, b""), (0x29, b"")):
        chip.command(code)
        chip.data(values)
    window(chip, 318, 319, 319, 319, 0xF821, 0xFFFF)
    assert shown(chip)[319][317:] == [0, 0xF821, 0xFFFF]
    chip.command(0x3A)
    chip.data(b"\x66")
    window(chip, 0, 0, 0, 0)
    chip.data(bytes((0xF8, 0x04, 0x08)))
    assert shown(chip)[0][:2] == [0xF821, 0]


def test_st7789_inversion_colour_order_colour_mode_and_sleep_change_the_picture():
    chip = display_on()
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
        assert not any(chip.rgb565())
        chip.command(on)
        assert any(chip.rgb565())
    chip.command(0x01)
    assert not any(chip.rgb565())


# Commands without a firmware


@pytest.mark.parametrize("command", [("emulate", "--png", "x.png"), ("emulate-game",), ("device-bench",)])
def test_emulator_without_a_firmware_says_how_to_build_one(cli, tmp_path, command):
    emulated_device.emulator()
    (tmp_path / "nothing.uf2").write_text("nothing")
    for name, words in (("none.uf2", "cannot read"), ("nothing.uf2", "is not a whole .uf2 file")):
        assert words in refused(cli(*command, "--uf2", str(tmp_path / name)))


def test_firmware_that_is_missing_or_not_of_these_sources_is_refused(monkeypatch, tmp_path):
    build = "`make uf2 BOARD=thumby` builds it"
    with pytest.raises(arguments.CommandError, match="there is no .*thumby.*: " + build):
        uf2_build.find("thumby", folder=tmp_path)
    path = tmp_path / uf2_build.file_name("thumby")
    path.write_bytes(b"x" * 512)
    with pytest.raises(arguments.CommandError, match="is not a whole .uf2 file: " + build):
        uf2_build.find("thumby", folder=tmp_path)
    text = uf2_build.module_sources("thumby")["main.py"]
    for line, current in ((text, True), (text.replace("pocket-bank thumby", "pocket-bank picosystem"), False)):
        path.write_bytes(blocks(line.encode().ljust(4096)))
        if current:
            assert uf2_build.find("thumby", folder=tmp_path) == str(path)
            continue
        with pytest.raises(arguments.CommandError, match="is not from these sources: " + build):
            uf2_build.find("thumby", folder=tmp_path)


def test_firmware_given_must_be_for_its_board_and_hold_the_game(tmp_path):
    emulator = emulated_device.emulator()
    thumby = arguments.board("thumby")
    path = tmp_path / "a.uf2"
    path.write_bytes(blocks(b"pocket-bank thumby 0.2.0 abc".ljust(256)))
    for board in (None, thumby):
        assert emulator.find_firmware(str(path), board) == (str(path), thumby)
    with pytest.raises(arguments.CommandError, match="this firmware is for a TinyCircuits Thumby"):
        emulator.find_firmware(str(path), arguments.board("picosystem"))
    path.write_bytes(blocks(bytes(256)))
    with pytest.raises(
        arguments.CommandError, match="does not contain the game: `make uf2 BOARD=…` builds a file that does"
    ):
        emulator.find_firmware(str(path), thumby)


def test_emulate_with_a_bad_file_system_is_refused(tmp_path):
    emulated_device.emulator()
    from hostsim.device import emulate

    (tmp_path / "short").write_bytes(b"x")
    (tmp_path / "rubbish").write_bytes(b"x" * (1 << 20))
    for name in ("short", "rubbish"):
        with pytest.raises(arguments.CommandError, match="is not the file system of an emulated board"):
            emulate._read(str(tmp_path / name))


def test_emulate_keys_without_png_are_refused(cli):
    emulated_device.emulator()
    refused(cli("emulate", "--keys", "OK"), "--png")


def test_machine_with_an_unknown_panel_is_refused():
    emulator = emulated_device.emulator()
    with pytest.raises(arguments.CommandError, match="no emulated panel for Wristwatch"):
        emulator.EmulatedBoard(
            "", types.SimpleNamespace(NAME="Wristwatch", WIDTH=9, HEIGHT=9, PANEL={"kind": "hands"}), b""
        )


def test_unpack_of_image_of_returns_the_files():
    emulator = emulated_device.emulator()
    files = {"saves/save0": b"x" * 9000, "a/b.txt": b"mine"}
    for size in (1 << 20, 7 << 20):
        image = emulator.image_of(files, size)
        assert len(image) == size
        assert emulator.unpack(image) == files


# Commands with a firmware


@takes_long
@pytest.mark.slow
def test_emulate_keys_from_boot_shows_the_hosts_picture(cli, tmp_path):
    path = uf2("waveshare_pico_lcd_1_3")
    person = TwinPlayer(arguments.board("waveshare_pico_lcd_1_3"))
    person.press(0)
    person.press(A.OK)  # This takes the first language, which shot does not ask for.
    person.choose("New game")
    person.choose("More choices")  # A first game offers only two at once.
    person.set_seed(3)
    person.choose("Deal")
    for name in "OK OK TURN RIGHT OK RIGHT OK LEFT DOWN OK TURN OK".split():
        person.press(A.ACTION_NAMES.index(name))
    pictures = []
    for command, first in ((["shot"], 1), (["emulate", "--uf2", path, "--flash", str(tmp_path / "flash"), "--png"], 0)):
        pictures.append(tmp_path / (command[0] + ".png"))
        keys = " ".join(person.pressed_buttons[first:])
        done = cli(command[0], "--keys", keys, *command[1:], str(pictures[-1]), timeout=BOARD_TIMEOUT_S)
        assert done.returncode == 0, done.stderr
    assert pictures[0].read_bytes() == pictures[1].read_bytes()
    # The file of --flash holds the board's file system.
    from hostsim.device import emulator

    files = emulator.unpack((tmp_path / "flash").read_bytes())
    assert session(files).seed == 3 and session(files).game.ply == person.game.ply
