# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Saves under CircuitPython: in microcontroller.nvm, some kB of flash of the chip's own.

Why not files: the drive belongs to the computer at the other end of the USB cable, and CircuitPython may write to
it only if a boot.py takes it away from there; the game could then not be copied without a button held. It is FAT
besides, where a power cut can cost the whole drive. The nvm is there at any time, and the drive stays as it is.

An RP2350's nvm is one sector of flash, 4 kB: what is 0xFF can be written at any time, anything else only after all of
it was erased (CircuitPython's ports/raspberrypi/common-hal/nvm/ByteArray.c). So there cannot be two regions of which
one is whole while the other is erased, and this is a log: a save is written as what has come to the one before, 3
bytes for a move of the person's and some 30 for an opponent's turn, and nothing is erased as long as it fits. A power
cut while an entry is written leaves all before it, and the next one goes behind the torn one. The log is begun anew as
a game is dealt, when there is least to lose: a cut in those 50 ms or so costs the match's points and the settings. A
game takes 3 to 4 bytes a move, that of two who play like people, 350 moves, 1.3 kB; only in one of some 1,000 moves or
more, or in which one takes back hundreds of times, must the log be begun anew in its midst, and a cut in just those
50 ms loses that game. Nothing else that code may write to outlives a power cut: the drive is the computer's. A log
that was not begun to its end is known by its head, and said to be lost; one that is all erased, by a cut between
erasing and writing, cannot be told from a new chip's. Erased once a game, the flash, good for 100,000 times, lives as
many games.

The nvm: "PB", 3 for the version, where the entries end that the log was begun with (2 bytes, low byte first), then
entries. A move that comes after the data of the last save: how many of its bits are 0 (1), the move (2). Flash that is
not wholly written has more bits that are 1, never fewer, so a torn one does not fit its count. It stands right behind a
good entry; behind torn bytes comes one of the others: their length and _LONG more (a number), kind and name (1),
content, the CRC-32 of all that (4). A number is one byte below 128, else two: the low 7 bits and 128, the others.
Content: for WHOLE the data; for ADDED what comes after the data of the last entry of that name; for CHANGED the length
of the data (2), then how many bytes stay (a number), how many come in the place of the next ones or follow (1), those
bytes, and so on. Version 2 had no entries for moves, and no _LONG.
"""

from binascii import crc32

from engine.const import const

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from typing import Any

HEAD = b"PB\x03"
_LONG = const(32)  # more than their length stands at the head of all entries but single moves
_START = const(5)  # where the entries begin
_WHOLE = const(0)
_ADDED = const(16)
_CHANGED = const(32)
NAMES = ("save0", "settings", "learned", "records", "solved")  # entries of the first one alone are made of changes
_ROOM = const(4096)  # bytes of it that are used
_LEAST = const(6)  # bytes of an entry
_SINGLE = const(3)  # of a single move
_AGAIN = const(8)  # a save that is shorter by more is another game's
_NO_ROOM = const(28)
_BROKEN = const(5)


class NvmStore:
    """A log of names and their data in `nvm`, which is as microcontroller.nvm: None on a chip that has none.

    torn: whether there was something that can no longer be read.
    """

    is_log = True  # a write is there whole or not at all

    def __init__(self, nvm: "Any") -> None:
        self.nvm: "Any" = nvm or b""
        self.size = min(len(self.nvm), _ROOM)
        self.end = 0  # of what is written; 0 where no log was begun
        self.last: "bytes | bytearray" = b""  # the data of the first name
        self.torn = False
        self.clean = True  # behind the last entry there is nothing torn: a single move may come there
        used = self.size
        while used and self.nvm[used - 1] == 0xFF:
            used -= 1
        head = bytes(self.nvm[: len(HEAD)])
        self.more = 0 if head == HEAD[:2] + b"\x02" else _LONG
        if head == HEAD or not self.more:
            whole = self.nvm[3] | self.nvm[4] << 8  # where the entries end that it was begun with
            self.end = _START
            at = self._find(_START, used)
            while at >= 0:
                self.end = at + self._length(at)
                at = self._find(self.end, used)
            self.torn = self.end < whole
            self.last = self._replay(0, self.end) or b""
            self.clean = used <= self.end and self.more > 0
            if self.torn or not self.more:
                self.end = self.size
            elif not self.clean:
                self.end = max(self.end + _SINGLE, used)  # or what comes might make a torn move whole
        elif head == HEAD[:2] + b"\x01":
            from firmware.circuitpython.old_store import contents

            try:
                self._begin(contents(self.nvm, self.size) + (None,) * (len(NAMES) - 2))
            except (OSError, RuntimeError):
                self.torn = True
        else:
            self.torn = used > 0

    def read(self, name: str) -> "Any":
        """Return the data of this name, or None."""
        index = NAMES.index(name)
        if not index:
            return self.last or None
        return self._replay(index, self.end) if self.end else None

    def write(self, name: str, data: "Any") -> None:
        """Keep data under this name. OSError where it cannot be kept, MemoryError."""
        index = NAMES.index(name)
        if data == self.read(name):
            return
        try:
            entry = pack(index, data, b"" if index else self.last, self.clean)
            end = self.end + len(entry)
            another = not index and len(data) + _AGAIN < len(self.last)
            if not self.end or end > self.size or another and self.end > self.size // 4:
                contents = [self.read(each) for each in NAMES]
                contents[index] = data
                self._begin(contents)
            else:
                self._put(self.end, entry)
                self.end = end
                self.clean = True
            if not index:
                self.last = data
        except RuntimeError:
            raise OSError(_BROKEN) from None

    def _put(self, at: int, data: "Any") -> None:
        end = at + len(data)
        self.nvm[at:end] = data
        for i in range(len(data)):
            if self.nvm[at + i] != data[i]:
                self.end = self.size  # it must be erased
                raise OSError(_BROKEN)

    def _begin(self, contents: "Any") -> None:
        # A whole log anew, with these data by name, None for what there is not: the first name last, as it grows.
        image = bytearray(b"\xff" * self.size)
        end = _START
        for index in range(len(NAMES) - 1, -1, -1):
            if contents[index] is not None:
                entry = pack(index, contents[index], b"", False)
                if end + len(entry) > self.size:
                    raise OSError(_NO_ROOM)
                image[end : end + len(entry)] = entry
                end += len(entry)
        image[:_START] = HEAD + bytes((end & 255, end >> 8))
        self._put(0, image)
        self.end = end
        self.more = _LONG
        self.clean = True
        self.last = contents[0] or b""
        self.torn = False

    def _number(self, at: int) -> "tuple[int, int]":
        # The number at a place, and the place after it.
        n = self.nvm[at]
        if n < 128:
            return n, at + 1
        return n & 127 | self.nvm[at + 1] << 7, at + 2

    def _length(self, at: int) -> int:
        # The length of the good entry at a place, 0 if there is none.
        if self._is_single(at):
            return _SINGLE
        if at + _LEAST > self.size:
            return 0
        length, _ = self._number(at)
        length -= self.more
        if length < _LEAST or at + length > self.size:
            return 0
        entry = bytes(self.nvm[at : at + length])
        return length if crc32(entry[:-4]) & 0xFFFFFFFF == int.from_bytes(entry[-4:], "little") else 0

    def _find(self, at: int, used: int) -> int:
        # The first good entry from a place on, behind torn ones too; -1 if there is none. A single move has no check
        # sum that would tell it from torn bytes, and is none behind them.
        if at < used and self._is_single(at):
            return at
        while at < used:
            if not self._is_single(at) and self._length(at):
                return at
            at += 1
        return -1

    def _is_single(self, at: int) -> bool:
        nvm = self.nvm
        return at + _SINGLE <= self.size and nvm[at] < self.more and nvm[at] == zeros(nvm[at + 1], nvm[at + 2])

    def _replay(self, index: int, used: int) -> "bytearray | None":
        # The data of a name, None if there is none.
        data = None
        at = self._find(_START, used)
        while at >= 0:
            end = at + self._length(at)
            _, i = self._number(at)
            tag = self.nvm[i]
            if end - at == _SINGLE:
                if not index and data is not None:
                    data.extend(self.nvm[at + 1 : end])
            elif tag & 15 == index:
                i += 1
                if tag & 48 == _WHOLE:
                    data = bytearray(self.nvm[i : end - 4])
                elif data is None:
                    pass  # nothing that it could change
                elif tag & 48 == _ADDED:
                    data.extend(self.nvm[i : end - 4])
                else:
                    data = self._change(data, i, end - 4)
            at = self._find(end, used)
        return data

    def _change(self, data: "Any", at: int, end: int) -> bytearray:
        size = self.nvm[at] | self.nvm[at + 1] << 8
        at += 2
        to = 0
        while at < end:
            stay, at = self._number(at)
            to += stay
            for k in range(at + 1, at + 1 + self.nvm[at]):
                if to < len(data):
                    data[to] = self.nvm[k]
                else:
                    data.append(self.nvm[k])
                to += 1
            at += 1 + self.nvm[at]
        return data[:size] if len(data) > size else data


def zeros(a: int, b: int) -> int:
    """Return how many bits of two bytes are 0."""
    n = 0
    for shift in range(8):
        n += 2 - (a >> shift & 1) - (b >> shift & 1)
    return n


def pack(index: int, data: "Any", last: "bytes | bytearray", clean: bool) -> "bytes | bytearray":
    """Return the entry for data under NAMES[index], `last` being the data that is there; clean: whether nothing torn
    is before it."""
    kind = _WHOLE
    content = data
    both = min(len(last), len(data))
    if last:
        changes = bytearray((len(data) & 255, len(data) >> 8))
        i = 0
        while True:
            stay = i
            while i < both and last[i] == data[i]:
                i += 1
            stay = i - stay
            if i == len(data):
                break
            first = i
            i += 1
            # Two bytes alike cost no less to be left out than to be written.
            while i < len(data) and i - first < 255:
                if i + 2 < both and last[i] == data[i] and last[i + 1] == data[i + 1] and last[i + 2] == data[i + 2]:
                    break
                i += 1
            if first == len(last) and stay == first:
                kind = _ADDED
                content = data[first:]
                if len(content) == 2 and clean:
                    return bytes((zeros(content[0], content[1]), content[0], content[1]))
                break
            changes.extend(number(stay))
            changes.append(i - first)
            changes.extend(data[first:i])
        if kind == _WHOLE and len(changes) < len(data):
            kind = _CHANGED
            content = changes
    length = len(content) + _LEAST
    if length + _LONG > 127:
        length += 1
    out = bytearray(number(length + _LONG))
    out.append(kind | index)
    out.extend(content)
    out.extend((crc32(out) & 0xFFFFFFFF).to_bytes(4, "little"))
    return out


def number(n: int) -> bytes:
    """Return a number as one byte, or two."""
    return bytes((n,)) if n < 128 else bytes((n & 127 | 128, n >> 7))
