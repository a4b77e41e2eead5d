"""Images and file systems: an image declares where its own is, and is not written if it reaches it."""

import os
import struct

import pytest

from hostsim import arguments
from hostsim.arguments import CommandError
from hostsim.device import micropython_tree, uf2_build, uf2_image
from tests.support import emulated_device
from tests.support.uf2_blocks import blocks

START = 640 * 1024
SIZE = 1408 * 1024


def image(length, start=START, name=b"MicroPython\0"):
    """Return the bytes of a firmware that declares a version and its file system."""
    table, version, device, text = 0x200, 0x300, 0x320, 0x340
    data = bytearray(length)

    def put(at, form, *numbers):
        struct.pack_into(form, data, at, *numbers)

    put(0x1D4, "<5I", 0x7188EBF2, uf2_image.FLASH_ADDRESS + table, uf2_image.FLASH_ADDRESS + table + 8, 0, 0xE71AA390)
    put(table, "<2I", uf2_image.FLASH_ADDRESS + version, uf2_image.FLASH_ADDRESS + device)
    put(version, "<HHII", 6, 0x5052, 0x02031C86, uf2_image.FLASH_ADDRESS + text)
    put(device, "<HHIII", 7, 0x504D, uf2_image.FLASH_ADDRESS + text, uf2_image.FLASH_ADDRESS + start, SIZE)
    data[text : text + len(name)] = name
    return bytes(data)


def test_file_system_of_an_image_is_read_from_its_declarations():
    assert uf2_image.file_system(image(0x400)) == (START, SIZE)
    assert uf2_image.file_system(image(0x400, start=1 << 20)) == (1 << 20, SIZE)


@pytest.mark.parametrize("data", [b"", bytes(0x400), image(0x400, name=b"ROMFS\0"), image(0x400)[:0x1F0]])
def test_file_system_of_an_image_without_one_is_an_error(data):
    with pytest.raises(ValueError, match="does not say where its file system is"):
        uf2_image.file_system(data)


def test_image_of_a_uf2_file_is_the_contents_of_the_flash(tmp_path):
    path = tmp_path / "a.uf2"
    path.write_bytes(blocks(image(0x400), family=0xE48BFF59))
    assert uf2_image.image(path) == (0xE48BFF59, image(0x400))
    whole = path.read_bytes()
    two = whole[:512] + blocks(image(0x400))[512:]
    for broken in (b"", whole[:-512], whole[512:], whole[:-1], b"x" + whole[1:], whole[:512] * 4, two):
        path.write_bytes(broken)
        with pytest.raises(ValueError):
            uf2_image.image(path)


def test_machine_puts_files_into_the_firmwares_file_system(tmp_path):
    emulator = emulated_device.emulator()
    path = tmp_path / "a.uf2"
    path.write_bytes(blocks(image(0x400, start=1 << 20)))
    board = arguments.any_board("pico_console")
    machine = emulator.EmulatedBoard(str(path), board, {"a.txt": b"here"})
    assert machine.file_system == (1 << 20, SIZE)
    assert emulator.unpack(machine.image()) == {"a.txt": b"here"}
    with pytest.raises(CommandError, match="the file system of this firmware has 1408 kB, not 1024"):
        emulator.EmulatedBoard(str(path), board, bytes(1 << 20))
    path.write_bytes(blocks(image(0x400), uf2_image.RP2350))
    with pytest.raises(CommandError, match="is not for the RP2040"):
        emulator.EmulatedBoard(str(path), board)


def test_machine_has_the_stacks_of_our_linker_script():
    emulator = emulated_device.emulator()
    assert emulator.stack_sizes() == (16 * 1024, 4 * 1024)


def test_image_that_ends_where_the_file_system_begins_is_accepted():
    uf2_build.check_room(image(START))


def test_image_that_reaches_the_file_system_is_refused_and_nothing_is_written(tmp_path, monkeypatch):
    def compile(_tree, _definition, work):
        (work / "firmware.bin").write_bytes(image(START + 1))

    monkeypatch.setattr(uf2_build, "_compile", compile)
    monkeypatch.setattr(micropython_tree.Tree, "__init__", lambda self: None)
    tree = micropython_tree.Tree()
    tree.path, tree.version = tmp_path / "tree", "1.28.0"
    monkeypatch.setattr(micropython_tree, "clone_tree", lambda clone, folder: tree)
    out = tmp_path / "dist"
    with pytest.raises(CommandError, match=r"ends at 655361, but its file system begins at 655360"):
        list(uf2_build.write(out, ["thumby"], clone="clone", folder=tmp_path))
    assert not os.listdir(out)
    assert not list(tmp_path.rglob("*.uf2"))
