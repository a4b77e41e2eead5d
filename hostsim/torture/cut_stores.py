"""Stores that record each change of their medium, and can be rebuilt as a power cut in any of these changes leaves
them.

A store has `ops`, the changes so far. There are three kinds: files that tear, as on FAT; littlefs, with its own C code
on blocks of flash; and microcontroller.nvm.
"""

import random
from collections.abc import Iterator
from typing import Any, Self

from firmware.app.file_store import FileStore
from firmware.circuitpython.nvm_store import NvmStore
from hostsim.players.fake_nvm import FakeNvm

NOT_BEGUN, TORN, GARBAGE, ERASED = "nothing of it", "torn", "garbage", "erased only"

BLOCK_SIZE = 4096
BLOCK_COUNT = 16
PROGRAM_SIZE = 256  # bytes at once: MicroPython's progsize on an RP2040


def _halfway(old: bytes, new: bytes, way: str, rng: random.Random) -> bytes:
    # Return flash after a change that was cut. Programming clears bits, erasing sets them.
    at = rng.randrange(len(new) + 1)
    if way == ERASED:
        return new
    if way == TORN:
        return new[:at] + old[at:]
    if way == GARBAGE:
        erasing = not new.strip(b"\xff")
        noise = rng.randbytes(len(new))
        mixed = bytes(a | n if erasing else a & (b | n) for a, b, n in zip(old, new, noise))
        return new[:at] + mixed[at:] if rng.random() < 0.5 else mixed
    return old


class _FlashStore:
    """A store on flash, made with an image of it.

    held: the current flash; ops: the start and the bytes of each change, 0xFF for an erasure; start: the original
        flash.
    """

    flash: bytearray
    start: bytes
    changes: list[tuple[int, bytes]]

    def reopen(self) -> Self:
        """Return the store as it is, newly opened."""
        return self._opened(self.flash)

    def _opened(self, image: bytes | bytearray) -> Self:
        make: Any = type(self)
        return make(bytes(image))

    def cut_outcomes(self, done: int) -> tuple[str, ...]:
        """Return the ways in which the change after the first `done` may be left."""
        return (
            (NOT_BEGUN, TORN, GARBAGE) if self.changes[done][1].strip(b"\xff") else (NOT_BEGUN, TORN, GARBAGE, ERASED)
        )

    def cut(self, done: int, way: str, rng: random.Random) -> Self:
        """Return the store after a cut: after the first `done` changes, with the next one left in this way."""
        image = bytearray(self.start)
        for start, data in self.changes[:done]:
            image[start : start + len(data)] = data
        start, data = self.changes[done]
        old = bytes(image[start : start + len(data)])
        image[start : start + len(data)] = _halfway(old, data, way, rng)
        return self._opened(image)

    def may_lose(self, done: int) -> bool:
        """Return whether a cut there may lose what is saved (README)."""
        return False


class FatStore(FileStore):
    """Files in a folder of FAT: a file opened for writing is empty until its data are written."""

    def __init__(self, files: dict[str, bytes] | None = None) -> None:
        FileStore.__init__(self, "saves")
        self.start = dict(files or {})
        self.files = dict(self.start)
        self.changes: list[tuple[str, bytes]] = []

    def read(self, name: str) -> bytes | None:
        """Return the file, None if there is none."""
        return self.files.get(name)

    def _put(self, name: str, data: bytes | bytearray) -> None:
        self.changes += [(name, b""), (name, bytes(data))]
        self.files[name] = bytes(data)

    def cut_outcomes(self, done: int) -> tuple[str, ...]:
        """Return the ways in which the change after the first `done` may be left."""
        return (NOT_BEGUN, TORN, GARBAGE) if self.changes[done][1] else (NOT_BEGUN, ERASED)

    def cut(self, done: int, way: str, rng: random.Random) -> "FatStore":
        """Return the store after a cut: after the first `done` changes, with the next one left in this way."""
        files = dict(self.start)
        before: dict[str, bytes] = {}  # the data of a file before it was opened, in clusters that it may get again
        for name, data in self.changes[:done]:
            before[name] = files.get(name, b"") or before.get(name, b"")
            files[name] = data
        name, data = self.changes[done]
        at = rng.randrange(len(data) + 1)
        if way == ERASED:
            files[name] = b""
        elif way == TORN:
            files[name] = rng.choice((data[:at], data[:at] + before.get(name, b"")[at : len(data)]))
        elif way == GARBAGE:
            files[name] = data[:at] + rng.randbytes(rng.choice((len(data) - at, 1, 512)))
        return FatStore(files)

    def reopen(self) -> "FatStore":
        """Return the store as it is, newly opened."""
        return FatStore(self.files)

    def may_lose(self, done: int) -> bool:
        """Return whether a cut there may lose what is saved (README)."""
        return False


class RecordedBlocks:
    """The flash under littlefs, which records its changes."""

    def __init__(self, image: bytes = b"\xff" * (BLOCK_SIZE * BLOCK_COUNT)) -> None:
        self.buffer = bytearray(image)
        self.in_size = len(image)
        self.changes: list[tuple[int, bytes]] = []

    def read(self, cfg: Any, block: int, off: int, size: int) -> bytearray:
        """Return bytes of a block."""
        start = block * cfg.block_size + off
        return self.buffer[start : start + size]

    def prog(self, cfg: Any, block: int, off: int, data: bytes) -> int:
        """Clear bits."""
        self._do(block * cfg.block_size + off, bytes(data))
        return 0

    def erase(self, cfg: Any, block: int) -> int:
        """Set the bits of a block."""
        self._do(block * cfg.block_size, b"\xff" * cfg.block_size)
        return 0

    def sync(self, cfg: Any) -> int:
        """Do nothing: no write is delayed."""
        return 0

    def _do(self, start: int, data: bytes) -> None:
        self.changes.append((start, data))
        self.buffer[start : start + len(data)] = data


class LittlefsStore(_FlashStore, FileStore):
    """Files on littlefs, with the C code that MicroPython has. Raise ImportError if it is not installed."""

    def __init__(self, image: bytes | None = None) -> None:
        from littlefs import LittleFS

        FileStore.__init__(self, "saves")
        self.blocks = RecordedBlocks() if image is None else RecordedBlocks(image)
        context: Any = self.blocks
        self.fs = LittleFS(context=context, block_size=BLOCK_SIZE, block_count=BLOCK_COUNT, prog_size=PROGRAM_SIZE,
                           disk_version=0x00020000, mount=False)
        if image is None:
            self.fs.format()
        self.fs.mount()
        self.flash = self.blocks.buffer
        self.start = bytes(self.flash)
        self.changes = self.blocks.changes
        self.changes.clear()

    def read(self, name: str) -> bytes | None:
        """Return the file, None if there is none. Raise OSError as MicroPython does."""
        from littlefs import LittleFSError

        try:
            with self.fs.open(self.folder + "/" + name, "rb") as f:
                return bytes(f.read())
        except (LittleFSError, OSError):
            return None

    def _put(self, name: str, data: bytes | bytearray) -> None:
        with self.fs.open(self.folder + "/" + name, "wb") as f:
            f.write(bytes(data))

    def _make_folder(self) -> None:
        self.fs.makedirs(self.folder, exist_ok=True)


class RecordedNvm(FakeNvm):
    """A FakeNvm that records its changes.

    ops: the start and the bytes of each change, 0xFF for an erasure; anew: for each, whether its write erases.
    """

    def __init__(self, image: bytes) -> None:
        super().__init__(image)
        self.changes: list[tuple[int, bytes]] = []
        self.erased: list[bool] = []

    def __setitem__(self, at: Any, value: Any) -> None:
        before = self.erasures
        super().__setitem__(at, value)
        self.erased += [self.erasures > before] * (len(self.changes) - len(self.erased))

    def erase(self) -> None:
        """Erase, and record it."""
        super().erase()
        self.changes.append((0, bytes(self)))

    def write(self, first: int, data: bytearray) -> None:
        """Write, and record the pages that the chip programs."""
        super().write(first, data)
        self.changes += _pages(first, bytes(data))


def _pages(first: int, data: bytes) -> Iterator[tuple[int, bytes]]:
    # Split data into the pages of 256 bytes that the chip programs at once; omit pages that are all 0xFF.
    at = 0
    while at < len(data):
        size = 256 - (first + at) % 256
        if data[at : at + size].strip(b"\xff"):
            yield first + at, data[at : at + size]
        at += size


class CutNvmStore(_FlashStore, NvmStore):
    """CircuitPython's store in a RecordedNvm."""

    def __init__(self, image: bytes = b"\xff" * 4096) -> None:
        self.chip = RecordedNvm(image)
        NvmStore.__init__(self, self.chip)
        self.flash = self.chip
        self.start = bytes(self.flash)
        self.changes = self.chip.changes

    def may_lose(self, done: int) -> bool:
        """Return whether a cut there may lose a save: while everything is erased and not yet written again."""
        return self.chip.erased[done]
