"""The command flash: copy the game to a board that runs MicroPython, over USB, with mpremote.

Only files that differ are copied, and all are compared by their hashes afterwards. Files in the game's own folders that
are no longer part of it are removed, because MicroPython would load an old app.py before app.mpy. Another program's
main.py is renamed. Nothing else on the board is changed, least of all the saves.
"""

import contextlib
import functools
import hashlib
import io
import os
import pathlib
import re
import tempfile
from argparse import ArgumentParser, Namespace
from types import ModuleType
from typing import Any

from firmware.app.start import DEFAULT_BOARD
from hostsim import arguments
from hostsim.arguments import CommandError, not_installed
from hostsim.device import board_build
from hostsim.device.board_build import GAME_FOLDERS, OLDEST_MICROPYTHON

try:
    import serial
    import serial.tools.list_ports
    from mpremote.transport import TransportError, TransportExecError
    from mpremote.transport_serial import SerialTransport
except ImportError:
    serial = None  # the help of the command needs none of them, and `dist` uses only contents()

# Bytes of heap that the game needs as files. The soak (hostsim/torture/soak_campaign.py) plays with this much on the
# 32-bit unix port. Eight soaks of 1,000 plies through every screen and rule set ended well with 440 kB; with 430,
# two ended in a MemoryError. An RP2350 has some 490 kB, an RP2040 240.
MIN_HEAP = 460_000
TIMEOUT_S = 120  # seconds for which a board may be silent, because an emulated one is slow
CHUNK = 1024
LARGEST_ARM = 8  # the number of armv7emdp in an .mpy file, the last of the ARM processors from armv6m on
SPARE_BLOCKS = 4  # blocks that littlefs needs for itself when a file is written

# Code that runs on the board. It uses nothing that CPython lacks, so that tests can run it.
PROBE_CODE = """
import gc, sys, os
i = sys.implementation
s = os.statvfs('/')
print(i.name, i.version[0], i.version[1], getattr(i, '_mpy', 0), gc.mem_free() + gc.mem_alloc(), s[1], s[3])
"""
LIST_CODE = """
import os, hashlib, binascii
def look(path):
    try:
        mode = os.stat(path)[0]
    except OSError:
        return
    if mode & 0x4000:
        for name in os.listdir(path):
            look(path + '/' + name)
        return
    digest = hashlib.sha256()
    with open(path, 'rb') as f:
        while True:
            data = f.read(512)
            if not data:
                break
            digest.update(data)
    print(os.stat(path)[6], binascii.hexlify(digest.digest()).decode(), path)
for path in %r:
    look(path)
"""
MAKE_FOLDER_CODE = """
import os
folder = ''
for part in %r.split('/'):
    folder += part
    try:
        os.mkdir(folder)
    except OSError:
        pass
    folder += '/'
"""
OPEN_CODE = "f = open(%r, 'wb')"
WRITE_CODE = "n = f.write(%r)"
CLOSE_CODE = "f.close()"
REMOVE_CODE = "import os; os.remove(%r)"
# Keeps another program's main.py, and prints its new name.
BACK_UP_CODE = """
import os
try:
    with open('main.py', 'rb') as f:
        ours = %r in f.readline()
except OSError:
    ours = True
if not ours:
    name = 'main.bak'
    n = 1
    while name in os.listdir(''):
        n += 1
        name = 'main.bak%%d' %% n
    os.rename('main.py', name)
    print('aside', name)
"""
RESET_CODE = "import machine; machine.reset()"

# A board may print lines of its own between ours.
_PROBE_LINE = re.compile(r"^(\w+)((?: [0-9]+){6})\r?$", re.MULTILINE)
_BACK_UP_LINE = re.compile(r"^aside (\S+)\r?$", re.MULTILINE)
_LIST_LINE = re.compile(r"^([0-9]+) ([0-9a-f]{64}) (.+?)\r?$", re.MULTILINE)


def add_options(parser: ArgumentParser) -> None:
    """Add the options of the command to its parser."""
    arguments.add_board_option(parser, arguments.any_board, DEFAULT_BOARD)
    parser.add_argument("--port", help="the serial port, if there are several, or socket://host:port")


def run(args: Namespace) -> None:
    """Build the game, check the board, copy and verify the files, and start the game."""
    if not serial:
        raise not_installed("mpremote", "flash")
    files = contents(args.board)
    port = args.port or find_port()
    device = BoardConsole(port)
    try:
        check(device, files)
        copied, removed, aside = update(device, files)
        device.start()
    except (OSError, TransportError, serial.SerialException):
        raise CommandError(
            "the board on %s went away: plug it in and run this again; saves and settings are kept" % port
        ) from None
    finally:
        device.close()
    print("%s: %d of %d files copied, %d old ones removed, all verified%s; the game starts" % (
        port, copied, len(files), removed, "; its main.py is now %s" % aside if aside else ""))


def contents(board: ModuleType) -> dict[str, bytes]:
    """Return the files for the board, {path there: bytes}."""
    with tempfile.TemporaryDirectory() as folder:
        folder = os.path.join(folder, "board")
        board_build.run(Namespace(board=board, out=folder))
        return {
            path.relative_to(folder).as_posix(): path.read_bytes()
            for path in sorted(pathlib.Path(folder).rglob("*")) if path.is_file()
        }


def find_port() -> str:
    """Return the one serial port on USB. Raise CommandError if there are none or several."""
    ports = sorted(port.device for port in serial.tools.list_ports.comports() if port.vid is not None)
    if not ports:
        raise CommandError("no board on USB: connect one that runs MicroPython, with a cable that carries data")
    if len(ports) > 1:
        raise CommandError("several devices on USB: name the board's with PORT=… or --port: %s" % " ".join(ports))
    return ports[0]


class BoardConsole:
    """The console of a board.

    The constructor raises CommandError if MicroPython does not answer there.
    """

    def __init__(self, port: str) -> None:
        self.port = port
        self._transport: Any = None
        try:
            self._transport = SerialTransport(port)
            # The output of the code is awaited for the same time.
            self._transport.exec_raw = functools.partial(self._transport.exec_raw, timeout=TIMEOUT_S)
            with contextlib.redirect_stdout(io.StringIO()):  # mpremote prints unexpected answers
                self._transport.enter_raw_repl(timeout_overall=TIMEOUT_S)
        except (OSError, TransportError, serial.SerialException) as error:
            opened = self._transport is not None
            self.close()
            if opened:
                raise CommandError("no MicroPython answers on %s" % port) from None
            raise CommandError("cannot open %s: %s" % (port, getattr(error, "strerror", None) or error)) from None

    def run(self, code: str) -> str:
        """Run code on the board and return what it printed.

        Raise TransportError if that fails.
        """
        try:
            return self._transport.exec(code).decode(errors="replace")
        except UnicodeDecodeError:  # mpremote decodes the board's error message
            raise TransportError("the board's answer is not text") from None

    def start(self) -> None:
        """Restart the board, which ends the connection."""
        self._transport.exec_raw_no_follow(RESET_CODE)

    def close(self) -> None:
        """Close the port, whatever state it is in."""
        if self._transport:
            with contextlib.suppress(OSError, TransportError, serial.SerialException):
                self._transport.close()


def check(device: BoardConsole, files: dict[str, bytes]) -> None:
    """Raise CommandError for a board that cannot load the files or has no room for them."""
    probed = _PROBE_LINE.findall(device.run(PROBE_CODE))
    if not probed:
        raise CommandError("the answer of the board on %s cannot be understood: reset it" % device.port)
    name, numbers = probed[-1]
    major, minor, mpy, heap, block, free = map(int, numbers.split())
    version = major, minor
    called = {"micropython": "MicroPython", "circuitpython": "CircuitPython"}.get(name, name)
    if called != "MicroPython" or version < OLDEST_MICROPYTHON:
        raise CommandError(
            "the board on %s runs %s %d.%d; the game needs MicroPython %d.%d or later"
            % (device.port, called, *version, *OLDEST_MICROPYTHON)
        )
    if heap < MIN_HEAP:
        raise CommandError(
            "the board on %s has %d kB of heap; the game as files needs %d: for an RP2040 there is a .uf2, make uf2"
            % (device.port, heap // 1000, MIN_HEAP // 1000)
        )
    if not can_load(mpy, files):
        raise CommandError(
            "MicroPython %d.%d of the board on %s cannot load these .mpy files: they are for another processor"
            % (*version, device.port)
        )
    there = list_files(device)
    if stale_files(there, files) and "board.txt" not in there:
        raise CommandError(
            "the board on %s has a folder %s of another program: rename it there, or remove it"
            % (device.port, stale_files(there, files)[0].split("/")[0])
        )

    def blocks(size: int) -> int:
        return -(-size // block)

    # A new file is written before littlefs frees the blocks of the old one.
    more, most = 0, 0
    for path, data in files.items():
        size, digest = there.get(path, (0, None))
        if digest != _digest(data):
            more += blocks(len(data)) - blocks(size)
            most = max(most, blocks(len(data)))
    more -= sum(blocks(there[path][0]) for path in stale_files(there, files))
    needed = more + most + SPARE_BLOCKS if most else 0
    if needed > free:
        raise CommandError(
            "the board on %s is full: the game needs %d kB more, and %d kB are free"
            % (device.port, needed * block // 1024, free * block // 1024)
        )


def can_load(mpy: int, files: dict[str, bytes]) -> bool:
    """Return whether MicroPython can load the .mpy files among these.

    mpy: the board's sys.implementation._mpy.
    """
    for path, data in files.items():
        if path.endswith(".mpy"):
            flags = data[2]
            native = flags >> 2 & 15  # the processor; 0 for only bytecode, which runs on any
            if data[1] != mpy & 0xFF:
                return False
            here = mpy >> 10 & 15
            # As in MicroPython's MPY_FEATURE_ARCH_TEST, code for a smaller ARM also runs on a larger one.
            runs = native == here or native <= here <= LARGEST_ARM
            if native and not (runs and flags & 3 == mpy >> 8 & 3):
                return False
    return True


def list_files(device: BoardConsole) -> dict[str, tuple[int, str]]:
    """Return the game's files on the board: {path: (size, SHA-256)}."""
    there = {}
    for size, digest, path in _LIST_LINE.findall(device.run(LIST_CODE % (GAME_FOLDERS + ("board.txt", "main.py"),))):
        there[path] = int(size), digest
    return there


def stale_files(there: dict[str, tuple[int, str]], files: dict[str, bytes]) -> list[str]:
    """Return the files in the game's folders that are no longer part of it."""
    return [path for path in there if path not in files]


def update(device: BoardConsole, files: dict[str, bytes]) -> tuple[int, int, str]:
    """Copy files that differ and remove stale ones; return how many, and the new name of another program's main.py or
    "".

    Raise CommandError if the board cannot store a file.
    """
    aside = ""
    there = list_files(device)
    old = stale_files(there, files)
    for path in old:
        device.run(REMOVE_CODE % path)
    changed = [path for path in files if there.get(path, (0, None))[1] != _digest(files[path])]
    # main.py is copied last, because without it an incomplete game does not start
    changed.sort(key=lambda path: path == "main.py")
    for path in changed:
        try:
            if path == "main.py":
                said = _BACK_UP_LINE.search(device.run(BACK_UP_CODE % board_build.OWN_FILE_MARK.encode()))
                aside = said[1] if said else ""
            _write(device, path, files[path])
        except TransportExecError:
            raise CommandError("the board on %s cannot store %s: is it full?" % (device.port, path)) from None
    there = list_files(device)
    for path, data in files.items():
        if there.get(path) != (len(data), _digest(data)):
            raise CommandError("%s on %s is not what was written: run this again" % (path, device.port))
    return len(changed), len(old), aside


def _write(device: BoardConsole, path: str, data: bytes) -> None:
    folder = os.path.dirname(path)
    if folder:
        device.run(MAKE_FOLDER_CODE % folder)
    device.run(OPEN_CODE % path)
    for start in range(0, len(data), CHUNK):
        device.run(WRITE_CODE % data[start : start + CHUNK])
    device.run(CLOSE_CODE)


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
