"""The command circuitpython: copy the game to a CIRCUITPY drive, which a laptop sees as a folder.

The game is compiled, as for a MicroPython board. CircuitPython 9 and 10 have MicroPython's bytecode and file format,
except for the first letter of a file: the mpy-cross of 9.2.9 and of 10.0.0, built from their own sources, wrote the
same bytes for each of these files as MicroPython's 1.28 and 1.29.

Only files that differ are written, and all are read back. Other files are not changed, except for one line of
settings.toml and for another program's code.py, which is renamed when everything else is done. The saves are not on the
drive (firmware/circuitpython/nvm_store.py).
"""

import contextlib
import errno
import os
import pathlib
import re
import shutil
from argparse import ArgumentParser, Namespace
from pathlib import Path

from firmware.app.start import DEFAULT_BOARD
from hostsim import arguments
from hostsim.arguments import CommandError
from hostsim.device import board_build
from hostsim.device.board_build import GAME_FOLDERS

# Prefixes of modules that are not for CircuitPython, which lacks framebuf, machine and viper.
NOT_FOR_CIRCUITPYTHON = (
    "firmware.app.file_store", "firmware.browser.", "firmware.console.", "firmware.draw.one_bit.framebuf_renderer",
    "firmware.draw.strip_renderer", "firmware.draw.text.", "firmware.main", "firmware.micropython.",
    *board_build.PAGE_TEXT_MODULES,
    *board_build.TOUCH_TEXT_MODULES, *board_build.TYPED_TEXT_MODULES,
    *board_build.TERMINAL_MODULES,
)  # fmt: skip
OLDEST_CIRCUITPYTHON = 10
SMALL_HEAP_CHIPS = ("rp2040", "samd")  # prefixes in boot_out.txt of the chips whose heap is too small
_MPY_LETTER = b"C"  # the first letter of CircuitPython's .mpy files; MicroPython's is M
DRIVE_BLOCK = 4096  # bytes; the largest allocation unit of a drive
CODE_FILE = "code.py"  # the file that CircuitPython starts
BACKUP_FILE = "code.bak"  # the new name of another program's code.py; further ones are called code.bak2, code.bak3 …
SETTINGS_FILE = "settings.toml"  # CircuitPython's own settings
STACK_KEY = "CIRCUITPY_PYSTACK_SIZE"  # a key of that file: bytes for nested calls of Python, by default 2048 in 10.2.1
STACK_SIZE = 4096


def add_options(parser: ArgumentParser) -> None:
    """Add the options of the command to its parser."""
    arguments.add_board_option(parser, arguments.board, DEFAULT_BOARD)
    parser.add_argument("drive", metavar="DRIVE", help="the folder where CIRCUITPY is mounted")


def run(args: Namespace) -> None:
    """Check the drive, write the files that differ, and read them back."""
    drive = pathlib.Path(args.drive)
    name = args.board.__name__.split(".")[1]
    if name not in board_names():
        raise CommandError("%s has no buttons on pins, as CircuitPython's port needs them: make uf2" % args.board.NAME)
    check(drive)
    files = contents(name)
    try:
        check_room(drive, files)
        written, removed = update(drive, {name: data for name, data in files.items() if name != CODE_FILE})
        enlarge_stack(drive)
        aside = back_up_code(drive)
        try:
            written += update(drive, files)[0]
        except OSError:
            if aside:
                with contextlib.suppress(OSError):  # the drive is gone
                    os.replace(drive / aside, drive / CODE_FILE)
            raise
    except OSError as error:
        if error.errno == errno.ENOSPC:
            raise CommandError("%s: the drive is full" % drive) from None
        if not drive.is_dir():
            raise CommandError(
                "%s went away: plug it in and run this again; saves and settings are kept" % drive
            ) from None
        raise CommandError("%s: cannot be written: %s" % (drive, error.strerror)) from None
    print("%s: %d of %d files written, %d old ones removed, all verified%s" % (
        drive, written, len(files), removed, "; its code.py is now %s" % aside if aside else ""))


def board_names() -> list[str]:
    """Return the names of the boards that the port to CircuitPython serves: all with buttons on pins."""
    return [name for name in arguments.board_names() if not hasattr(arguments.board(name), "KEYBOARD")]


def check(drive: Path) -> None:
    """Raise CommandError unless this is the drive of a CircuitPython with enough heap."""
    if not drive.is_dir():
        raise CommandError(
            "%s: no such drive: connect the board, and name the folder its CIRCUITPY drive is at" % drive
        )
    try:
        told = (drive / "boot_out.txt").read_text("utf-8", "replace")
    except OSError:
        raise CommandError("%s: not a CIRCUITPY drive: it has no boot_out.txt" % drive) from None
    version = re.search(r"CircuitPython (\d+)\.(\d+)", told)
    if version and int(version[1]) < OLDEST_CIRCUITPYTHON:
        raise CommandError("%s: it runs CircuitPython %s.%s; %d or later is needed" % (
            drive, version[1], version[2], OLDEST_CIRCUITPYTHON))
    chip = re.search(r"; .* with (\w+)", told)
    if chip and chip[1].lower().startswith(SMALL_HEAP_CHIPS):
        raise CommandError("%s: the game as files needs more heap than CircuitPython has on its %s; "
                      "for an RP2040 there is a .uf2 instead: make uf2" % (drive, chip[1]))


def sources(board: str) -> dict[str, Path]:
    """Return the modules for the drive of a board, {name: path}, with firmware.code."""
    found = {name: path for name, path in board_build.modules().items() if not name.startswith(NOT_FOR_CIRCUITPYTHON)}
    for name in ("__init__", board):
        found["boards." + name] = board_build.ROOT / "boards" / (name + ".py")
    return found


def contents(board: str) -> dict[str, bytes]:
    """Return the files for the drive, {path there: bytes}.

    The file code.py is last, so that it starts when all are there.
    """
    files = {}
    there = sources(board)
    entry = there.pop("firmware.code").read_bytes()
    for name, text in board_build.fold_constants(there).items():
        data = board_build.compile_mpy(text, name.removesuffix(".__init__"))
        files[name.replace(".", "/") + ".mpy"] = _MPY_LETTER + data[1:]
    files["board.txt"] = (board + "\n").encode()
    files["code.py"] = entry
    return files


def back_up_code(drive: Path) -> str:
    """Rename another program's code.py to keep it; return the new name, "" if there was none."""
    text = (_read(drive / CODE_FILE) or b"").decode(errors="replace")
    if board_build.OWN_FILE_MARK in text.partition("\n")[0] or text.strip() in ("", 'print("Hello World!")'):
        return ""
    name, number = BACKUP_FILE, 1
    while (drive / name).exists():
        number += 1
        name = "%s%d" % (BACKUP_FILE, number)
    os.rename(drive / CODE_FILE, drive / name)
    return name


def enlarge_stack(drive: Path) -> None:
    """Set a large enough stack in settings.toml, and keep its other lines.

    Raise OSError if that fails.
    """
    there = _read(drive / SETTINGS_FILE) or b""
    found = re.search(rb"^%s *= *(\d+).*\n?" % STACK_KEY.encode(), there, re.MULTILINE)
    if found and int(found[1]) >= STACK_SIZE:
        return
    rest = there[: found.start()] + there[found.end() :] if found else there
    # The line comes first, because CircuitPython ignores all lines after the name of a table. The file holds its
    # owner's passwords, so the old one stays until the new one is complete.
    new = drive / (SETTINGS_FILE + ".new")
    _write(new, b"%s = %d\n" % (STACK_KEY.encode(), STACK_SIZE) + rest)
    os.replace(new, drive / SETTINGS_FILE)


def check_room(drive: Path, files: dict[str, bytes]) -> None:
    """Raise OSError unless the files fit on the drive, CommandError for a folder of another program."""
    old, new = _differing(drive, files)
    if old and not (drive / "board.txt").exists():
        raise CommandError("%s: it has a folder %s of another program: rename it there, or remove it" % (
            drive, old[0].relative_to(drive).parts[0]))
    freed = sum(_blocks(path.stat().st_size) for path in old)
    freed += sum(_blocks((drive / name).stat().st_size) for name in new if (drive / name).exists())
    settings = _blocks(len(_read(drive / SETTINGS_FILE) or b"") + 99)
    if sum(_blocks(len(data)) for data in new.values()) + settings > shutil.disk_usage(drive).free + freed:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def _differing(drive: Path, files: dict[str, bytes]) -> tuple[list[Path], dict[str, bytes]]:
    # Return the paths of files that are no longer part of the game, and the files to write.
    old = [path for folder in GAME_FOLDERS for path in sorted((drive / folder).rglob("*")) if path.is_file()]
    old = [path for path in old if path.relative_to(drive).as_posix() not in files]
    return old, {name: data for name, data in files.items() if _read(drive / name) != data}


def update(drive: Path, files: dict[str, bytes]) -> tuple[int, int]:
    """Write the files that differ and remove stale ones; return how many of each.

    Raise OSError if that fails.
    """
    old, new = _differing(drive, files)
    for path in old:
        path.unlink()
    for name, data in new.items():
        path = drive / name
        path.parent.mkdir(parents=True, exist_ok=True)
        _write(path, data)
    for name, data in files.items():
        if _read(drive / name) != data:
            raise OSError(errno.EIO, "%s differs when it is read back" % name)
    return len(new), len(old)


def _blocks(size: int) -> int:
    return -(-size // DRIVE_BLOCK) * DRIVE_BLOCK


def _write(path: Path, data: bytes) -> None:
    with open(path, "wb") as f:
        f.write(data)
        f.flush()
        os.fsync(f.fileno())


def _read(path: Path) -> bytes | None:
    # Read from the drive itself, not from the laptop's cache; return None if there is no file.
    try:
        with open(path, "rb") as f:
            if hasattr(os, "posix_fadvise"):
                os.posix_fadvise(f.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
            return f.read()
    except FileNotFoundError:
        return None
