"""Tests of `python -m hostsim circuitpython`, with a folder in place of the drive."""

import os
import shutil
import subprocess
import sys
from collections import namedtuple

import pytest

from boards import picosystem
from hostsim.arguments import CommandError
from hostsim.device import board_build, circuitpython_drive as circuitpython
from tests.support.refusals import refused
from tests.support.timeouts import PROGRAM_TIMEOUT_S

pytestmark = pytest.mark.slow

Args = namedtuple("Args", "board drive")


@pytest.fixture
def drive(tmp_path):
    """Return a drive as CircuitPython leaves it, with some files of its owner."""
    drive = tmp_path / "CIRCUITPY"
    (drive / "lib").mkdir(parents=True)
    told = "Adafruit CircuitPython 10.0.3 on 2025-10-17; Raspberry Pi Pico 2 with rp2350a\n"
    (drive / "boot_out.txt").write_text(told)
    (drive / "code.py").write_text('print("Hello World!")\n')
    (drive / "settings.toml").write_text("A = 1\n")
    (drive / "lib" / "mine.py").write_text("pass\n")
    return drive


@pytest.fixture
def files(monkeypatch):
    """Replace the game with a few files, for tests that need no game."""
    files = {"engine/game.mpy": b"C\x06 game", "boards/picosystem.mpy": b"C\x06 board", "board.txt": b"picosystem\n",
             "code.py": b"# 2026 Pocket Bank contributors\n"}
    monkeypatch.setattr(circuitpython, "contents", lambda board: files)
    return files


def test_flash_writes_the_game_and_then_only_what_differs(cli, drive, monkeypatch, capsys):
    done = cli("circuitpython", "--board", "picosystem", str(drive))
    assert done.returncode == 0, done.stderr
    assert "all verified" in done.stdout and done.stdout.count("\n") == 1
    names = {path.relative_to(drive).as_posix() for path in drive.rglob("*") if path.is_file()}
    assert {"code.py", "board.txt", "boards/picosystem.mpy", "engine/moves.mpy"} <= names
    assert "firmware/circuitpython/nvm_store.mpy" in names
    assert not [name for name in names if name.endswith((".pyc", "main.mpy", "strip_renderer.mpy", "st7789.mpy"))]
    assert {name for name in names if name.endswith(".py")} == {"code.py", "lib/mine.py"}
    assert not [name for name in names if name.split("/")[0] in ("tests", "hostsim") or "/art" in name]
    assert (drive / "board.txt").read_text() == "picosystem\n"
    assert (drive / "settings.toml").read_text().endswith("\nA = 1\n") and (drive / "lib" / "mine.py").exists()
    # The header says: CircuitPython, version 6, bytecode only, small ints of 31 bits.
    assert (drive / "engine" / "moves.mpy").read_bytes()[:4] == b"C\x06\x00\x1f"
    assert not (drive / "code.bak").exists()
    size = sum(path.stat().st_size for path in drive.rglob("*") if path.is_file())
    assert size < 800_000  # The smallest drive that the game has been on, a Pico's, has 1 MB.

    # CircuitPython would import an old source rather than the compiled file.
    again = {name: (drive / name).read_bytes() for name in names if name.endswith(".mpy")}
    monkeypatch.setattr(circuitpython, "contents", lambda board: again)
    (drive / "engine" / "moves.py").write_text("old")
    (drive / "engine" / "rng.mpy").write_text("torn")
    circuitpython.run(Args(picosystem, str(drive)))
    said = capsys.readouterr().out
    assert "1 of " in said and "1 old ones removed" in said
    assert not (drive / "engine" / "moves.py").exists()


@pytest.mark.parametrize("board", ["picosystem", "pico_ssd1306"])
def test_flashed_game_draws_the_hosts_pictures(tmp_path, board):
    """Run the sources of the build on CPython, with stand-ins for its modules."""
    for name, text in board_build.fold_constants(circuitpython.sources(board)).items():
        path = tmp_path.joinpath(*name.split(".")).with_suffix(".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    command = [sys.executable, "-m", "tests.support.circuitpython_board", "drive", board, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=board_build.ROOT, timeout=PROGRAM_TIMEOUT_S)
    assert (done.stdout, done.returncode) == ("ok\n", 0), done.stderr


def test_flash_keeps_all_programs_of_the_owner(drive, files, capsys):
    names = ("code.bak", "code.bak2", "code.bak3")
    for number, name in enumerate(names):
        (drive / "code.py").write_text("import mine%d  # beside Pocket Bank\n" % number)
        circuitpython.run(Args(picosystem, str(drive)))
        assert "its code.py is now %s\n" % name in capsys.readouterr().out
        assert (drive / "code.py").read_bytes() == files["code.py"]
    for number, name in enumerate(names):
        assert (drive / name).read_text().startswith("import mine%d " % number)


@pytest.mark.parametrize("code", [
    b"# 2026 Pocket Bank contributors\n# an older one\n", b'print("Hello World!")\n', b"",
])  # fmt: skip
def test_flash_keeps_no_code_of_its_own_or_of_a_new_board(drive, files, code, capsys):
    (drive / "code.py").write_bytes(code)
    circuitpython.run(Args(picosystem, str(drive)))
    assert "is now" not in capsys.readouterr().out and not list(drive.glob("code.bak*"))


@pytest.mark.parametrize("failing", ["engine/game.mpy", "settings.toml.new", "code.py"])
def test_flash_that_fails_leaves_the_owners_program_and_settings(drive, files, monkeypatch, failing):
    (drive / "code.py").write_text("import mine\n")
    write = circuitpython._write

    def fails(path, data):
        write(path, data[: len(data) // 2])
        if path.relative_to(drive).as_posix() == failing:
            raise OSError(5, "Input/output error")
        write(path, data)

    monkeypatch.setattr(circuitpython, "_write", fails)
    with pytest.raises(CommandError, match="cannot be written: Input/output error"):
        circuitpython.run(Args(picosystem, str(drive)))
    assert (drive / "code.py").read_text() == "import mine\n" and not list(drive.glob("code.bak*"))
    assert (drive / "settings.toml").read_text().endswith("A = 1\n")


def test_flash_beside_a_folder_of_another_program_is_refused(drive, files):
    (drive / "engine").mkdir()
    (drive / "engine" / "mine.py").write_text("pass\n")
    with pytest.raises(CommandError, match="it has a folder engine of another program: rename it there, or remove it"):
        circuitpython.run(Args(picosystem, str(drive)))
    assert [path.name for path in (drive / "engine").iterdir()] == ["mine.py"]
    assert (drive / "code.py").read_text() == 'print("Hello World!")\n'


@pytest.mark.parametrize("chip", ["rp2040", "samd51j19", "samd21g18"])
def test_check_of_a_chip_with_a_small_heap_names_the_uf2(cli, drive, chip):
    (drive / "boot_out.txt").write_text("Adafruit CircuitPython 10.0.3 on 2025-10-17; A Board with %s\n" % chip)
    said = refused(cli("circuitpython", str(drive)))
    assert "more heap" in said and chip in said and "make uf2" in said
    assert not (drive / "engine").exists()


@pytest.mark.parametrize("chip", ["rp2350a", "ESP32S3", "new"])
def test_check_of_another_chip_passes(drive, chip):
    (drive / "boot_out.txt").write_text("Adafruit CircuitPython 10.0.3 on 2025-10-17; A Board with %s\n" % chip)
    circuitpython.check(drive)


@pytest.mark.parametrize("before, after", [
    (None, "CIRCUITPY_PYSTACK_SIZE = 4096\n"),
    ("A = 1\n[mine]\nB = 2", "CIRCUITPY_PYSTACK_SIZE = 4096\nA = 1\n[mine]\nB = 2"),
    ("A = 1\nCIRCUITPY_PYSTACK_SIZE=2048 # mine\nB = 2\n", "CIRCUITPY_PYSTACK_SIZE = 4096\nA = 1\nB = 2\n"),
    ("CIRCUITPY_PYSTACK_SIZE=8192\n", "CIRCUITPY_PYSTACK_SIZE=8192\n"),
])
def test_enlarge_stack_keeps_all_other_settings(drive, before, after):
    settings = drive / "settings.toml"
    settings.unlink()
    if before is not None:
        settings.write_text(before)
    circuitpython.enlarge_stack(drive)
    assert settings.read_text() == after


def test_flash_to_a_wrong_drive_is_refused_with_the_reason(cli, drive, tmp_path):
    assert "no such drive" in refused(cli("circuitpython", str(tmp_path / "nowhere")))
    assert "required: DRIVE" in refused(cli("circuitpython"))
    (tmp_path / "stick").mkdir()
    assert "no boot_out.txt" in refused(cli("circuitpython", str(tmp_path / "stick")))
    assert not list((tmp_path / "stick").iterdir())
    (drive / "boot_out.txt").write_text("Adafruit CircuitPython 9.2.1 on 2024-11-20; Raspberry Pi Pico 2\n")
    assert "9.2; 10 or later" in refused(cli("circuitpython", str(drive)))
    assert not (drive / "engine").exists()


def test_flash_without_room_is_refused_before_any_write(drive, files, monkeypatch):
    (drive / "code.py").write_text("import mine\n")
    monkeypatch.setattr(shutil, "disk_usage", lambda path: namedtuple("Full", "free")(circuitpython.DRIVE_BLOCK))
    with pytest.raises(CommandError, match="the drive is full"):
        circuitpython.run(Args(picosystem, str(drive)))
    assert not (drive / "engine").exists() and (drive / "code.py").read_text() == "import mine\n"


def test_flash_to_a_drive_that_fails_or_disappears_is_reported(drive, files, monkeypatch):
    def read_only(descriptor):
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(os, "fsync", read_only)
    with pytest.raises(CommandError, match="cannot be written: Read-only file system"):
        circuitpython.run(Args(picosystem, str(drive)))

    def unplugged(descriptor):
        shutil.rmtree(drive)
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(os, "fsync", unplugged)
    with pytest.raises(CommandError, match="went away: plug it in and run this again"):
        circuitpython.run(Args(picosystem, str(drive)))


def test_flash_that_reads_back_wrong_is_reported(drive, files, monkeypatch):
    read = circuitpython._read
    monkeypatch.setattr(circuitpython, "_read", lambda path: b"" if path.name == "game.mpy" else read(path))
    with pytest.raises(CommandError, match="engine/game.mpy differs when it is read back"):
        circuitpython.run(Args(picosystem, str(drive)))
