# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The command circuitpython: the game onto a CIRCUITPY drive, a folder as far as a laptop is concerned.

The game goes there compiled, as to a MicroPython board: compiling it there would take 60 kB more of heap.
CircuitPython 9 and 10 have MicroPython's bytecode and file format, but for the first letter of the file: built from
their own sources, the mpy-cross of 9.2.9 and of 10.0.0 wrote the same bytes for each of these files as MicroPython's
1.28.

Only files that differ are written, and all are read back. What is there else, is left alone; the saves are not on the
drive (firmware/circuitpython/store.py).
"""

import errno
import os
import pathlib
import re
from argparse import ArgumentParser, Namespace
from pathlib import Path
from types import ModuleType

from firmware.app.start import DEFAULT_BOARD
from hostsim import arguments
from hostsim.arguments import Refused
from hostsim.device import build, words
from hostsim.device.lean.tricks import lean

FOLDERS = ("boards", "engine", "firmware")  # which are the game's, whole
# How the names of modules begin that are not for CircuitPython, which has no framebuf, machine and viper.
NOT_FOR_IT = (
    "firmware.app.file_store", "firmware.browser.", "firmware.console.", "firmware.draw.one_bit.renderer",
    "firmware.draw.strip", "firmware.draw.text.",
    "firmware.main", "firmware.micropython.", "firmware.table.touch",
)  # fmt: skip
# What there is no room for: firmware/circuitpython/handheld.py tells the app, and README.md the reader.
LEFT_OUT = (
    "engine.playouts", "engine.review", "firmware.app.duplicate", "firmware.app.learned",
    "firmware.app.left_hand", "firmware.app.persons", "firmware.app.records", "firmware.app.sounds",
    "firmware.draw.graph", "firmware.draw.large.graph", "firmware.draw.leap", "firmware.draw.mirror",
    "firmware.draw.one_bit.graph", "firmware.draw.palettes", "firmware.draw.sprites_marks",
    "firmware.draw.turned_round", "firmware.lessons.", "firmware.puzzles",
    "firmware.screens.eyes", "firmware.screens.learn", "firmware.screens.names", "firmware.screens.puzzles",
    "firmware.screens.records", "firmware.screens.review", "firmware.screens.topics", "firmware.table.again",
    "firmware.table.along", "firmware.table.apart",
    "firmware.table.hand_over", "firmware.table.last_turn", "firmware.table.lesson",
    "firmware.table.puzzle", "firmware.table.turned", "firmware.table.walk", "firmware.table.way",
)  # fmt: skip
# There is no room for both of these: the build with a cable has the one, the usual build the other. By CABLE and THINKS
# the sources ask which it is; `# cable` and `# thinks` mark the functions that only one has.
CABLE = (
    "firmware.app.by_cable", "firmware.circuitpython.cables", "firmware.link.", "firmware.screens.by_cable",
    "firmware.screens.cable_",
    "firmware.screens.cabled", "firmware.screens.new_by_cable", "firmware.table.far",
)  # fmt: skip
OPPONENT = (
    "engine.card_memory", "engine.greedy", "engine.hint_reason", "engine.library", "engine.search",
    "engine.weights", "firmware.table.hint",
)  # fmt: skip
OLDEST = 9
HEAP = {"large": 163, "small": 148, "one_bit": 148}  # kB that the game takes there, by the kind of screen
HEAP_BY_CABLE = {"large": 186, "small": 186, "one_bit": 163}  # the same of the build with a cable
FREE = {"rp2040": 163, "samd51": 148, "samd21": 20}  # kB of heap that CircuitPython 9 has there, at least
_LETTER = b"C"  # that an .mpy file of CircuitPython's begins with; MicroPython's is M
BLOCK = 4096  # bytes; what a file takes on the drive is a multiple of it at worst
ASIDE = "code.bak"  # another program's code.py


def add_options(parser: ArgumentParser) -> None:
    """Add the options of the command to its parser."""
    arguments.add_board_option(parser, arguments.board, DEFAULT_BOARD)
    parser.add_argument("--cable", action="store_true", help="replace the computer opponent by play over a cable")
    parser.add_argument("drive", metavar="DRIVE", help="the folder where CIRCUITPY is mounted")


def run(args: Namespace) -> None:
    """Check the drive, write what differs, read it back."""
    drive = pathlib.Path(args.drive)
    name = args.board.__name__.split(".")[1]
    if args.cable and not hasattr(args.board, "LINK"):
        raise Refused("%s: no UART's pins lead outside: its file in boards/ has no LINK" % name)
    check(drive, heap(args.board, args.cable))
    files = contents(name, args.cable)
    try:
        aside = put_aside(drive)
        written, removed = update(drive, files)
    except OSError as error:
        if error.errno == errno.ENOSPC:
            raise Refused("%s: no room on the drive" % drive) from None
        if not drive.is_dir():
            raise Refused("%s went away: plug it in and run this again; saves and settings are kept" % drive) from None
        raise Refused("%s: cannot be written: %s" % (drive, error.strerror)) from None
    print("%s: %d of %d files written, %d old ones removed, all verified%s" % (
        drive, written, len(files), removed, "; its code.py is now %s" % ASIDE if aside else ""))


def heap(board: ModuleType, cable: bool = False) -> int:
    """Return how many kB of heap the game takes on a board, or the build with a cable."""
    return (HEAP_BY_CABLE if cable else HEAP)[board.SCREEN]


def check(drive: Path, needed: int) -> None:
    """Raise Refused where this is no drive of a good CircuitPython with so many kB of heap."""
    if not drive.is_dir():
        raise Refused("%s: no such drive: connect the board, and name the folder its CIRCUITPY drive is at" % drive)
    try:
        told = (drive / "boot_out.txt").read_text(errors="replace")
    except OSError:
        raise Refused("%s: not a CIRCUITPY drive: it has no boot_out.txt" % drive) from None
    version = re.search(r"CircuitPython (\d+)\.(\d+)", told)
    if version and int(version[1]) < OLDEST:
        raise Refused("%s: it runs CircuitPython %s.%s; %d or later is needed" % (
            drive, version[1], version[2], OLDEST))
    chip = re.search(r"; .* with (\w+)", told)
    for name, free in FREE.items():
        if chip and chip[1].lower().startswith(name) and free < needed:
            raise Refused("%s: CircuitPython has %d kB of heap on its %s, and the game takes %d" % (
                drive, free, name, needed))


def modules(cable: bool = False) -> dict[str, Path]:
    """Return the modules of engine/ and firmware/ that are for CircuitPython, {name: path}, code.py among them."""
    behind = NOT_FOR_IT + LEFT_OUT + (OPPONENT if cable else CABLE)
    return {name: path for name, path in build.modules().items() if not name.startswith(behind)}


def sources(board: str, cable: bool = False) -> dict[str, Path]:
    """Return the modules that go on the drive of this board, {name: path}, firmware.code among them."""
    found = modules(cable)
    for name in ("__init__", board):
        found["boards." + name] = build.ROOT / "boards" / (name + ".py")
    return found


def contents(board: str, cable: bool = False) -> dict[str, bytes]:
    """Return what is to lie on the drive, {path there: bytes}, code.py last: it then starts with all the others."""
    files = {}
    there = sources(board, cable)
    entry = there.pop("firmware.code").read_text()
    texts, entry = lean(build.folded(there, room=False, cable=cable), entry)
    for name, text in texts.items():
        files[name.replace(".", "/") + ".mpy"] = _LETTER + build.compiled(text, name, lines=False)[1:]
    files.update(words.files())
    files["board.txt"] = (board + "\n").encode()
    files["code.py"] = entry.encode()
    return files


def put_aside(drive: Path) -> bool:
    """Keep a code.py that is another program's under another name; return whether there was one."""
    there = drive / "code.py"
    try:
        text = there.read_text(errors="replace")
    except FileNotFoundError:
        return False
    if "Pocket Bank" in text or text.strip() == 'print("Hello World!")':
        return False
    os.replace(there, drive / ASIDE)
    return True


def update(drive: Path, files: dict[str, bytes]) -> tuple[int, int]:
    """Bring the drive to hold these files; return how many were written, how many old ones removed. OSError."""
    old = [path for folder in FOLDERS for path in sorted((drive / folder).rglob("*")) if path.is_file()]
    old = [path for path in old if path.relative_to(drive).as_posix() not in files]
    new = {name: data for name, data in files.items() if _read(drive / name) != data}
    freed = sum(_blocks(path.stat().st_size) for path in old)
    freed += sum(_blocks((drive / name).stat().st_size) for name in new if (drive / name).exists())
    status = os.statvfs(drive)
    if sum(_blocks(len(data)) for data in new.values()) > status.f_bavail * status.f_frsize + freed:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    for path in old:
        path.unlink()
    for name, data in new.items():
        path = drive / name
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(path, "wb") as f:
            f.write(data)
            f.flush()
            os.fsync(f.fileno())
    for name, data in files.items():
        if _read(drive / name) != data:
            raise OSError(errno.EIO, "%s reads back wrong" % name)
    return len(new), len(old)


def _blocks(size: int) -> int:
    return -(-size // BLOCK) * BLOCK


def _read(path: Path) -> bytes | None:
    # What the drive itself has, not what the laptop remembers of it; None for no file.
    try:
        with open(path, "rb") as f:
            if hasattr(os, "posix_fadvise"):
                os.posix_fadvise(f.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
            return f.read()
    except FileNotFoundError:
        return None
