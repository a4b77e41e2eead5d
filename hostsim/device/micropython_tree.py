"""Prepare the MicroPython sources of the firmware: a clone or Debian's packages, copied and edited.

The copy is under build/; a clone itself is not changed. MicroPython's code is never part of the project.
"""

import contextlib
import os
import pathlib
import re
import shutil
import subprocess
import zlib
from collections.abc import Iterable, Iterator

from hostsim.arguments import CommandError
from hostsim.device import board_build, debian, licences

# the only release of Debian whose source package of MicroPython contains the port for the RP2040
MICROPYTHON_SUITE = "sid"
SOURCE = "micropython"
LIBRARIES = {"pico-sdk-source": "pico-sdk", "tinyusb-source": "tinyusb"}  # package: its folder in usr/src and in lib
SDK_LICENCE = "usr/share/doc/pico-sdk-source/copyright"  # Debian separates it from the sources
REMEDY = "name a clone of MicroPython with its submodules: MICROPYTHON=…"
MPY_VERSION = (6, 3)  # the version of .mpy files that our mpy-cross writes, as in py/persistentcode.h
UNUSED_FILES = {  # patterns of files that are not copied from a clone, by folder; "" stands for any folder
    ".": ("docs", "tests"), "ports/rp2": ("build*",), "mpy-cross": ("build*",), "": (".git", "__pycache__"),
}

# for every MicroPython; the heads of the files say why
PATCHES = [
    board_build.ROOT / "boards" / "micropython" / name
    for name in ("mpy-tool.patch", "frozen_names.patch", "frozen_functions.patch", "frozen_strings.patch")
]
# Edits in the copy of Debian's packages: (file, old text, new text). A board's definition is read too early or too late
# to do the same.
CMAKE = "ports/rp2/CMakeLists.txt"
RP2350_MEMORY = "ports/rp2/memmap_mp_rp2350.ld"
CONFIG = "ports/rp2/mpconfigport.h"
DEBIAN_EDITS = (
    # SDK 2.2 has made this a separate component, which MicroPython 1.26 does not name yet.
    (CMAKE, "    pico_platform_compiler\n", "    pico_platform_common\n    pico_platform_compiler\n"),
    # SDK 2.2 does not allow a stack of 8 kB to begin in a bank of 4 kB. MicroPython 1.28 has the same edit.
    (RP2350_MEMORY, "X(rwx) : ORIGIN = 0x20080000, LENGTH = 4k", "X(rwx) : ORIGIN = 0x20080000, LENGTH = 0k"),
    (RP2350_MEMORY, "Y(rwx) : ORIGIN = 0x20081000, LENGTH = 4k", "Y(rwx) : ORIGIN = 0x20080000, LENGTH = 8k"),
    # Debian's package lacks mbedtls, and the game does not use TLS.
    (CMAKE, "set(MICROPY_SSL_MBEDTLS ON)", "set(MICROPY_SSL_MBEDTLS OFF)"),
    (CMAKE, "    mbedtls/mbedtls_port.c\n", ""),
    (CMAKE, "target_link_libraries(${MICROPY_TARGET} micropy_lib_mbedtls)\n", ""),
    (CONFIG, "#define MICROPY_SSL_MBEDTLS                     (1)", "#define MICROPY_SSL_MBEDTLS (0)"),
    (CONFIG, "#define MICROPY_PY_SSL                  (1)", "#define MICROPY_PY_SSL (0)"),
    (CONFIG, "#define MICROPY_PY_CRYPTOLIB                    (1)", "#define MICROPY_PY_CRYPTOLIB (0)"),
    (CONFIG, "#define MICROPY_PY_HASHLIB_SHA1                 (1)", "#define MICROPY_PY_HASHLIB_SHA1 (0)"),
)


class Tree:
    """A tree of MicroPython's sources that is ready to be built.

    path: its folder; version: such as "1.26.1"; tag, hash: names of the sources in the firmware; date: in seconds since
        1970.
    """

    def __init__(self, path: pathlib.Path, hash: str, date: int | None = None) -> None:
        self.path = path
        self.hash = hash
        config = path / "py" / "mpconfig.h"
        try:
            text = config.read_text("utf-8")
            # A release gets the date of its files, so that later builds give the same bytes.
            self.date = date or int(config.stat().st_mtime)
            found = [_defined(text, "MICROPY_VERSION_" + part) for part in ("MAJOR", "MINOR", "MICRO", "PRERELEASE")]
            format = (path / "py" / "persistentcode.h").read_text("utf-8")
            mpy = _defined(format, "MPY_VERSION"), _defined(format, "MPY_SUB_VERSION")
        except (OSError, ValueError):
            raise CommandError("%s is not a source tree of MicroPython; %s" % (path, REMEDY)) from None
        if mpy != MPY_VERSION:
            raise CommandError(
                "this MicroPython loads .mpy files of version %d.%d; ours are %d.%d" % (*mpy, *MPY_VERSION)
            )
        self.version = "%d.%d.%d" % tuple(found[:3]) + "-preview" * found[3]
        self.tag = "v" + self.version


def debian_folder(within: pathlib.Path) -> pathlib.Path:
    """Return the path of the tree of Debian's packages.

    Its name changes with the edits and the added libraries, so that an older tree is not used.
    """
    edits = repr((DEBIAN_EDITS, SDK_LICENCE)).encode() + b"".join(path.read_bytes() for path in PATCHES)
    return within / ("debian-%s-%08x" % (MICROPYTHON_SUITE, zlib.crc32(edits)))


def debian_tree(within: pathlib.Path) -> Tree:
    """Return the tree of Debian's packages, fetched into a folder the first time.

    Raise CommandError if it cannot be fetched.
    """
    folder = debian_folder(within)
    if not folder.exists():
        with _finished(folder) as part:
            try:
                _unpack(debian.source_files(part, MICROPYTHON_SUITE, SOURCE, LIBRARIES), part)
            except debian.PackageUnavailable as reason:
                raise CommandError("%s; %s" % (reason, REMEDY)) from None
            _edit(part / "tree", DEBIAN_EDITS)
            _patch(part / "tree")
    return Tree(folder, "debian")


def clone_tree(clone: str | pathlib.Path, within: pathlib.Path) -> Tree:
    """Return the tree of a clone, copied anew into a folder.

    Raise CommandError if the clone is not complete.
    """
    clone = pathlib.Path(clone).resolve()
    for needed, what in (("ports/rp2", "MicroPython"), ("lib/pico-sdk/src", "its submodules"),
                         ("lib/tinyusb/src", "its submodules")):
        if not (clone / needed).is_dir():
            raise CommandError("%s lacks %s: %s is missing" % (clone, what, needed))
    said = {}
    for what, command in (("hash", ["rev-parse", "--short", "HEAD"]), ("date", ["log", "-1", "--format=%ct"])):
        with contextlib.suppress(OSError, subprocess.CalledProcessError):
            said[what] = subprocess.run(["git", *command], cwd=clone, capture_output=True, check=True,
                                        text=True).stdout.strip()
    # The folder's name depends on the clone, so that objects compiled from another one are not used.
    folder = within / ("clone-%08x" % zlib.crc32(("%s %s" % (clone, said.get("hash"))).encode()))
    shutil.rmtree(folder, ignore_errors=True)
    with _finished(folder) as part:
        shutil.copytree(clone, part / "tree", symlinks=True, ignore=lambda at, names: _unused(at, names, clone))
        _patch(part / "tree")
    return Tree(folder, said.get("hash", "unknown"), int(said.get("date", 0)))


@contextlib.contextmanager
def _finished(folder: pathlib.Path) -> Iterator[pathlib.Path]:
    # Provide a folder to work in; its `tree` gets the final name only if everything succeeded.
    part = folder.with_name(folder.name + ".part")
    shutil.rmtree(part, ignore_errors=True)
    part.mkdir(parents=True)
    try:
        yield part
        (part / "tree").rename(folder)
    finally:
        shutil.rmtree(part, ignore_errors=True)


def _unpack(files: Iterable[pathlib.Path], part: pathlib.Path) -> None:
    # The files keep their times, because the date of the release is taken from them.
    for path in files:
        if path.suffix == ".deb":
            debian.tool(["dpkg", "-x", str(path), str(part / "packages")])
        elif ".orig.tar" in path.name:
            (part / "source").mkdir()
            debian.tool(["tar", "-C", str(part / "source"), "-xf", str(path)])
    top, = (part / "source").iterdir()
    for name in LIBRARIES.values():
        target = top / "lib" / name
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(part / "packages" / "usr" / "src" / name, target, symlinks=True)
    shutil.copy(part / "packages" / SDK_LICENCE, top / licences.SDK_LICENCE)
    # The build looks for this file to check that the submodule is there. Nothing of it is frozen.
    (top / "lib" / "micropython-lib").mkdir(exist_ok=True)
    (top / "lib" / "micropython-lib" / "README.md").touch()
    top.rename(part / "tree")


def _unused(folder: str, names: list[str], clone: pathlib.Path) -> set[str]:
    at = pathlib.Path(folder).relative_to(clone).as_posix()
    found = shutil.ignore_patterns(*UNUSED_FILES[""], *UNUSED_FILES.get(at, ()))(folder, names)
    return found | set(names) - {"rp2"} if at == "ports" else found


def _edit(tree: pathlib.Path, edits: Iterable[tuple[str, str, str]]) -> None:
    for name, old, new in edits:
        path = tree / name
        text = _text(path)
        if old not in text and new not in text:
            raise CommandError("this MicroPython's %s is not the version that is edited here; %s" % (name, REMEDY))
        times = path.stat()
        path.write_text(text.replace(old, new), "utf-8")
        os.utime(path, (times.st_atime, times.st_mtime))


def _text(path: pathlib.Path) -> str:
    try:
        return path.read_text("utf-8")
    except OSError:
        raise CommandError("this MicroPython has no %s; %s" % (path.name, REMEDY)) from None


def _patch(tree: pathlib.Path) -> None:
    # Without this ceiling, git would treat the tree as a folder of the project's repository and change nothing.
    environment = {**os.environ, "GIT_CEILING_DIRECTORIES": str(tree.parent)}
    for patch in PATCHES:
        for options in ([], ["--reverse", "--check"]):  # the second command succeeds if the patch is already applied
            command = ["git", "apply", *options, str(patch)]
            if not subprocess.run(command, cwd=tree, env=environment, capture_output=True).returncode:
                break
        else:
            files = " or ".join(re.findall(r"^\+\+\+ b/(.*)", patch.read_text("utf-8"), re.MULTILINE))
            raise CommandError("this MicroPython's %s is not the version that is patched here; %s" % (files, REMEDY))


def _defined(text: str, name: str) -> int:
    for line in text.splitlines():
        words = line.split()
        if words[:2] == ["#define", name] and words[2:]:
            return int(words[2])
    raise ValueError(name)
