"""Run MicroPython's unix port: a program of this machine, or one unpacked from Debian's packages.

A program is looked for in $MICROPYTHON (one or more paths, separated as in $PATH), then as `micropython` in $PATH. If
neither has the required word size, apt fetches Debian's package and the libraries it needs into build/micropython/,
with lists and a cache of its own, from a mirror and with the keys this machine's apt already uses. Nothing is
installed: the program is started through the loader of its own C library. The objects of the 32-bit program are as
large as a board's, so `heap="190k"` tells whether something fits into 190 kB.

It runs a copy of the sources as bytecode, because machine code needs constants as numbers, which only a build has.
"""

import functools
import os
import platform
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hostsim.device import board_build, debian
from hostsim.device.board_build import ROOT

BUILD_FOLDER = ROOT / "build" / "micropython"
# trixie is the first Debian release with MicroPython 1.25, the oldest version for which the game is written. The later
# releases help in the hours in which a mirror's index of trixie does not match its files.
SUITES = ("trixie", "forky", "sid")
ARCHITECTURE = {32: "i386", 64: "amd64"}
PROBE_CODE = (
    "import sys, framebuf, binascii\n"
    "print('micropython', 64 if sys.maxsize > 2**31 else 32, '%d.%d' % sys.implementation[1][:2])"
)
REMEDY = "install MicroPython 1.25 or newer and name it in $MICROPYTHON"


class MicroPythonUnavailable(Exception):
    """There is no MicroPython of the required word size.

    The text says why, and what to do.
    """


def command(bits: int = 64) -> list[str]:
    """Return the command that starts a MicroPython with `bits`-bit objects.

    Raise MicroPythonUnavailable if there is none.
    """
    if bits not in ARCHITECTURE:
        raise ValueError("bits must be 32 or 64")
    named = [name for name in os.environ.get("MICROPYTHON", "").split(os.pathsep) if name]
    for name in named:
        if _probe([name]) is None:
            raise MicroPythonUnavailable(f"$MICROPYTHON names {name}, which does not start or is too old; {REMEDY}")
    on_path = shutil.which("micropython")
    for name in named + ([on_path] if on_path else []):
        if _probe([name]) == bits:
            return [name]
    return _of_debian(bits)


def run(
    arguments: list[str], bits: int = 32, heap: str | None = None, timeout: float = 600, **options: Any
) -> subprocess.CompletedProcess[str]:
    """Run MicroPython with `arguments` in sources(), which is in its sys.path.

    Return the completed process.

    bits: 32 or 64; heap: the size of its heap, such as "190k"; timeout: in seconds; options: for subprocess.run.
    """
    capped = ["-X", f"heapsize={heap}"] if heap else []
    options = {"cwd": sources(), "env": environment(), "capture_output": True, "text": True, **options}
    return subprocess.run([*command(bits), *capped, *arguments], timeout=timeout, **options)


def environment() -> dict[str, str]:
    """Return the environment in which MicroPython finds the modules of the project."""
    return {**os.environ, "MICROPYPATH": f"{sources()}:.frozen"}


@functools.cache
def sources() -> Path:
    """Return a folder like the project's, with current sources without viper.

    Its engine/ and firmware/ are copies; the other folders are links.
    """
    folder = BUILD_FOLDER / "sources"
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("boards", "hostsim", "tests"):
        link = folder / name
        if not link.exists() or not link.samefile(ROOT / name):  # the project may have been copied or moved
            part = folder / f"{name}.{os.getpid()}"
            part.symlink_to(ROOT / name)
            part.replace(link)  # replaced at once, because another process may need it
    wanted = set()
    for path in (path for name in ("engine", "firmware") for path in (ROOT / name).rglob("*") if path.is_file()):
        data = path.read_bytes()
        if path.suffix == ".py":
            data = board_build.without_viper(data.decode()).encode()
        copy = folder / path.relative_to(ROOT)
        wanted.add(copy)
        if not copy.exists() or copy.read_bytes() != data:
            copy.parent.mkdir(parents=True, exist_ok=True)
            part = copy.with_suffix(f".{os.getpid()}")
            part.write_bytes(data)
            part.replace(copy)  # replaced at once, because another process may read it
    for copy in [path for name in ("engine", "firmware") for path in (folder / name).rglob("*.py")]:
        if copy not in wanted:
            copy.unlink(missing_ok=True)
    return folder


def _probe(start: list[str]) -> int | None:
    """Return the word size of the MicroPython that a command starts.

    Return None if it is too old or lacks framebuf.
    """
    try:
        done = subprocess.run([*start, "-c", PROBE_CODE], capture_output=True, text=True, timeout=600)
    except (OSError, subprocess.SubprocessError):
        return None
    answer = done.stdout.split()
    if len(answer) != 3 or answer[0] != "micropython":
        return None
    if tuple(int(part) for part in answer[2].split(".")) < board_build.OLDEST_MICROPYTHON:
        return None
    return int(answer[1])


def _of_debian(bits: int) -> list[str]:
    """Return the command that starts Debian's package.

    The package is fetched and unpacked into build/ the first time.
    """
    architecture = ARCHITECTURE[bits]
    for suite in SUITES:
        folder = _folder(suite, architecture)
        if folder.exists():
            return _start(folder)
    return _start(_fetch(architecture, bits))


def _folder(suite: str, architecture: str) -> Path:
    return BUILD_FOLDER / f"{suite}-{architecture}"


def _start(folder: Path) -> list[str]:
    program = folder / "usr" / "bin" / "micropython"
    loader = next(folder.glob("usr/lib/*-linux-gnu/ld-linux*.so.2"), None)
    if loader is None or not program.exists():
        raise MicroPythonUnavailable(f"{folder} is incomplete; remove it and try again")
    return [str(loader), "--library-path", str(loader.parent), str(program)]


def _fetch(architecture: str, bits: int) -> Path:
    """Unpack the package of the first suite that can be fetched; return the folder."""
    try:
        import fcntl  # imported here, because Windows lacks it
    except ImportError:
        fcntl = None  # type: ignore[assignment]
    if fcntl is None or platform.system() != "Linux" or platform.machine() != "x86_64":
        raise MicroPythonUnavailable(f"Debian packages MicroPython for Linux on x86_64 only; {REMEDY}")
    BUILD_FOLDER.mkdir(parents=True, exist_ok=True)
    with open(BUILD_FOLDER / "lock", "w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # a second process waits here, and then finds the folder
        complaint = ""
        for suite in SUITES:
            folder = _folder(suite, architecture)
            try:
                if not folder.exists():
                    _unpack(suite, architecture, bits, folder)
                return folder
            except debian.PackageUnavailable as reason:
                complaint = complaint or str(reason)
        raise MicroPythonUnavailable(f"{complaint}; {REMEDY}")


def _unpack(suite: str, architecture: str, bits: int, folder: Path) -> None:
    part = folder.with_suffix(".part")
    root = debian.unpack_package(part, suite, architecture, "micropython")
    if _probe(_start(root)) != bits:
        raise MicroPythonUnavailable(f"Debian's {architecture} MicroPython does not start on this machine; {REMEDY}")
    root.rename(folder)  # only a complete folder ever gets the final name
    shutil.rmtree(part)
