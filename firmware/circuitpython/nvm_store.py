"""Saves under CircuitPython, in microcontroller.nvm: a few kB of the chip's own flash.

They are not files, because the drive belongs to the computer at the other end of the USB cable. CircuitPython may write
to it only if a boot.py takes it away from that computer; the game could then not be copied without holding a button.
Besides, the drive is FAT, where a power cut can cost everything. The nvm is always writable and leaves the drive alone.

An RP2350's nvm is one sector of flash, 4 kB. A byte of 0xFF can be written at any time, any other only after the whole
sector is erased (CircuitPython's ports/raspberrypi/common-hal/nvm/ByteArray.c). Two regions, of which one stays whole
while the other is erased, are therefore impossible, so this is a log. A save is written as its difference from the one
before: 3 bytes for a move of the player's, some 30 for an opponent's turn. Nothing is erased as long as it fits. A
power cut during a write leaves all earlier entries, and the next entry goes behind the torn one.

The log is restarted when a game is dealt, which is when there is least to lose: a cut within those 50 ms or so costs
the match's points and the settings. A game takes 3 to 4 bytes a move, so one of 350 moves, as people play, takes
1.3 kB. Only a game of some 800 moves or more, or one with hundreds of undos, makes the log restart in the middle of
it, and a cut within just those 50 ms loses that game. Nothing else that code may write to survives a power cut. A
restart that was cut short is recognised by the log's head and reported as a loss; a sector that is all erased, by a cut
between erasing and writing, cannot be told from a new chip's. The flash endures 100,000 erasures, hence as many games.

The nvm holds "PB", 3 for the version, where the entries end that the restart wrote (2 bytes, low byte first), then
entries of two kinds. A single move, appended to the data of the last save, is the count of its 0 bits (1) and the move
(2). Flash that is only partly written has more 1 bits, never fewer, so a torn move does not match its count. A single
move always follows a good entry directly; after torn bytes comes an entry of the other kind: its length plus _LONG (a
number), kind and name (1), content, the CRC-32 of all that (4). A number is one byte below 128, else two: the low 7
bits plus 128, then the rest. The content is, for _WHOLE, the data; for _ADDED, what is appended to the data of the last
entry of that name; for _CHANGED, the length of the data (2), then repeatedly how many bytes stay (a number), how many
replace the next ones or are appended (1), and those bytes. Version 2 had no single moves and no _LONG.
"""

from binascii import crc32

from engine.const import const

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any  # of an nvm, which microcontroller alone has a class for

LOG_HEAD = b"PB\x03"
_LENGTH_BIAS = const(32)  # added to the length at the head of every entry but a single move
_FIRST_ENTRY = const(5)  # offset of the first entry
_ENTRY_WHOLE = const(0)
_ENTRY_APPENDED = const(16)
_ENTRY_DIFFERENCE = const(32)
# Only the first one's entries are differences.
SAVE_NAMES = ("save0", "settings", "learned", "records", "solved", "career")
_MAX_SIZE = const(4096)  # bytes of the nvm that are used at most
_MIN_ENTRY_SIZE = const(6)  # bytes of an entry at least
_MOVE_SIZE = const(3)  # bytes of a single move
_ANOTHER_GAME = const(8)  # A save that is shorter by more bytes than this belongs to another game.
_ENOSPC = const(28)
_EIO = const(5)


class NvmStore:
    """A log of names and their data in `nvm`: microcontroller.nvm, which is None on a chip that has none.

    torn: whether something was there that can no longer be read.
    """

    is_log = True  # Each write is atomic.

    def __init__(self, nvm: "Any") -> None:
        self.nvm: "Any" = nvm or b""
        self.size = min(len(self.nvm), _MAX_SIZE)
        self.end = 0  # of what is written; 0 if there is no log
        self.game_data: "bytes | bytearray" = b""  # the data of the first name
        self.torn = False
        self.ends_clean = True  # whether nothing torn follows the last entry, so that a single move may
        used = self.size
        while used and self.nvm[used - 1] == 0xFF:
            used -= 1
        head = bytes(self.nvm[: len(LOG_HEAD)])
        self.length_bias = 0 if head == LOG_HEAD[:2] + b"\x02" else _LENGTH_BIAS
        if head == LOG_HEAD or not self.length_bias:
            whole = self.nvm[3] | self.nvm[4] << 8  # where the entries end that the restart wrote
            self.end = _FIRST_ENTRY
            at = self._find(_FIRST_ENTRY, used)
            while at >= 0:
                self.end = at + self._length(at)
                at = self._find(self.end, used)
            self.torn = self.end < whole
            self.game_data = self._read_data(0, self.end) or b""
            self.ends_clean = used <= self.end and self.length_bias > 0
            if self.torn or not self.length_bias:
                self.end = self.size
            elif not self.ends_clean:
                self.end = max(self.end + _MOVE_SIZE, used)  # Written any earlier, an entry might complete a torn move.
        elif head == LOG_HEAD[:2] + b"\x01":
            from firmware.circuitpython.nvm_log_v1 import read_log

            try:
                self._restart(read_log(self.nvm, self.size) + (None,) * (len(SAVE_NAMES) - 2))
            except (OSError, RuntimeError):
                self.torn = True
        else:
            self.torn = used > 0

    def read(self, name: str) -> "bytes | bytearray | None":
        """Return the data of a name, or None if there is none."""
        index = SAVE_NAMES.index(name)
        if not index:
            return self.game_data or None
        return self._read_data(index, self.end) if self.end else None

    def write(self, name: str, data: "bytes | bytearray") -> None:
        """Save data under a name. OSError or MemoryError if it cannot be saved."""
        index = SAVE_NAMES.index(name)
        if data == self.read(name):
            return
        try:
            entry = pack_entry(index, data, b"" if index else self.game_data, self.ends_clean)
            end = self.end + len(entry)
            another = not index and len(data) + _ANOTHER_GAME < len(self.game_data)
            if not self.end or end > self.size or another and self.end > self.size // 4:
                contents = [self.read(each) for each in SAVE_NAMES]
                contents[index] = data
                self._restart(contents)
            else:
                self._put(self.end, entry)
                self.end = end
                self.ends_clean = True
            if not index:
                self.game_data = data
        except RuntimeError:
            raise OSError(_EIO) from None

    def _put(self, at: int, data: "bytes | bytearray") -> None:
        end = at + len(data)
        self.nvm[at:end] = data
        for i in range(len(data)):
            if self.nvm[at + i] != data[i]:
                self.end = self.size  # The next write erases the sector.
                raise OSError(_EIO)

    def _restart(self, contents: "Sequence[bytes | bytearray | None]") -> None:
        # Restart the log with these data, by name, None for a missing one. The first name comes last, since it grows.
        image = bytearray(b"\xff" * self.size)
        end = _FIRST_ENTRY
        for index in range(len(SAVE_NAMES) - 1, -1, -1):
            data = contents[index]
            if data is not None:
                entry = pack_entry(index, data, b"", False)
                if end + len(entry) > self.size:
                    raise OSError(_ENOSPC)
                image[end : end + len(entry)] = entry
                end += len(entry)
        image[:_FIRST_ENTRY] = LOG_HEAD + bytes((end & 255, end >> 8))
        self._put(0, image)
        self.end = end
        self.length_bias = _LENGTH_BIAS
        self.ends_clean = True
        self.game_data = contents[0] or b""
        self.torn = False

    def _number(self, at: int) -> "tuple[int, int]":
        # Return the number at an offset, and the offset after it.
        n = self.nvm[at]
        if n < 128:
            return n, at + 1
        return n & 127 | self.nvm[at + 1] << 7, at + 2

    def _length(self, at: int) -> int:
        # Return the length of the good entry at an offset, 0 if there is none.
        return _MOVE_SIZE if self._is_move_entry(at) else self._length_of_long(at)

    def _length_of_long(self, at: int) -> int:
        # Return the length of the good entry there that is no single move, 0 if there is none.
        if at + _MIN_ENTRY_SIZE > self.size:
            return 0
        length, _ = self._number(at)
        length -= self.length_bias
        if length < _MIN_ENTRY_SIZE or at + length > self.size:
            return 0
        entry = bytes(self.nvm[at : at + length])
        return length if crc32(entry[:-4]) & 0xFFFFFFFF == int.from_bytes(entry[-4:], "little") else 0

    def _find(self, at: int, used: int) -> int:
        # Return the offset of the first good entry from here on, even after torn ones; -1 if there is none. A single
        # move has no check sum that tells it from torn bytes, so none counts after them.
        if at < used and self._is_move_entry(at):
            return at
        while at < used:
            if self._length_of_long(at):
                return at
            at += 1
        return -1

    def _is_move_entry(self, at: int) -> bool:
        nvm = self.nvm
        if at + _MOVE_SIZE > self.size or nvm[at] >= self.length_bias:
            return False
        return bool(nvm[at] == count_zero_bits(nvm[at + 1], nvm[at + 2]))

    def _read_data(self, index: int, used: int) -> "bytearray | None":
        # Return the data of a name, None if there is none.
        data = None
        at = self._find(_FIRST_ENTRY, used)
        while at >= 0:
            end = at + self._length(at)
            _, i = self._number(at)
            tag = self.nvm[i]
            if end - at == _MOVE_SIZE:
                if not index and data is not None:
                    data.extend(self.nvm[at + 1 : end])
            elif tag & 15 == index:
                i += 1
                if tag & 48 == _ENTRY_WHOLE:
                    data = bytearray(self.nvm[i : end - 4])
                elif data is None:
                    pass  # There is no data to change.
                elif tag & 48 == _ENTRY_APPENDED:
                    data.extend(self.nvm[i : end - 4])
                else:
                    data = self._apply_difference(data, i, end - 4)
            at = self._find(end, used)
        return data

    def _apply_difference(self, data: bytearray, at: int, end: int) -> bytearray:
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


def count_zero_bits(a: int, b: int) -> int:
    """Return the number of 0 bits in two bytes."""
    n = 0
    for shift in range(8):
        n += 2 - (a >> shift & 1) - (b >> shift & 1)
    return n


def pack_entry(index: int, data: "bytes | bytearray", last: "bytes | bytearray", clean: bool) -> "bytes | bytearray":
    """Return the shortest entry for data under NAMES[index].

    last: the data that is there; clean: whether the entry will follow a good one directly.
    """
    kind = _ENTRY_WHOLE
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
            # Leaving out only two equal bytes would cost as much as writing them.
            while i < len(data) and i - first < 255:
                if i + 2 < both and last[i] == data[i] and last[i + 1] == data[i + 1] and last[i + 2] == data[i + 2]:
                    break
                i += 1
            if first == len(last) and stay == first:
                kind = _ENTRY_APPENDED
                content = data[first:]
                if len(content) == 2 and clean:
                    return bytes((count_zero_bits(content[0], content[1]), content[0], content[1]))
                break
            changes.extend(encode_number(stay))
            changes.append(i - first)
            changes.extend(data[first:i])
        if kind == _ENTRY_WHOLE and len(changes) < len(data):
            kind = _ENTRY_DIFFERENCE
            content = changes
    length = len(content) + _MIN_ENTRY_SIZE
    if length + _LENGTH_BIAS > 127:
        length += 1
    out = bytearray(encode_number(length + _LENGTH_BIAS))
    out.append(kind | index)
    out.extend(content)
    out.extend((crc32(out) & 0xFFFFFFFF).to_bytes(4, "little"))
    return out


def encode_number(n: int) -> bytes:
    """Return a number encoded in one byte or two."""
    return bytes((n,)) if n < 128 else bytes((n & 127 | 128, n >> 7))
