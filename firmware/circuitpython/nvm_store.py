"""Store saves under CircuitPython in microcontroller.nvm: a few kB of the chip's own flash.

Saves are not files, because the drive belongs to the computer at the other end of the USB cable. CircuitPython may
write to the drive only if a boot.py takes it away from that computer; copying the game would then need a button held.
Besides, the drive is FAT, where a power cut can destroy everything. The nvm is always writable and does not touch the
drive.

An RP2350's nvm is one sector of flash, 4 kB. A byte of 0xFF can be written at any time, any other only after the whole
sector is erased (CircuitPython's ports/raspberrypi/common-hal/nvm/ByteArray.c). It is therefore impossible to have two
regions of which one stays whole while the other is erased, so this is a log. A save is written as its difference from
the previous one: 3 bytes for a move of the player, some 30 for an opponent's turn. Nothing is erased as long as there
is room. A power cut during a write leaves all earlier entries, and the next entry goes behind the torn one.

The log is restarted when a game is dealt, because there is least to lose then: a cut within those 50 ms or so costs the
match's points and the settings. A game takes 3 to 4 bytes a move, so one of 350 moves, as people play, takes 1.3 kB.
Only a game of some 750 moves or more, or one with hundreds of undos, makes the log restart in the middle of it, and
only a cut within those 50 ms loses that game. Code can write to nothing else that survives a power cut. A restart that
was cut short is recognised by the log's head and reported as a loss; a sector that is all erased, by a cut between
erasing and writing, looks like that of a new chip. The flash endures 100,000 erasures, so as many games.

The nvm holds

    "PB", 4                     the version of the log; the released version 0.1.0 wrote version 1 (read_v1)
    the end of the entries that the restart wrote (2 bytes, low byte first)
    entries:
        _LONG + length // 256, length % 256, the number of the name, changes, the CRC-32 of all that (4)
        or, for a single move that is appended to the game: the count of its 0 bits, the move (2)

Changes apply to the previous data of the name. Each says how many bytes stay (2), how many bytes are replaced (1), and
the new bytes; the data end with the last change. Flash that is only partly written has more 1 bits, never fewer, so a
torn move does not match its count. A single move always follows a good entry directly; torn bytes are followed by an
entry with a checksum.
"""

from binascii import crc32

from engine.const import const

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any  # for the nvm, because only microcontroller has a class for it

LOG_HEAD = b"PB\x04"
_FIRST_ENTRY = const(5)  # the offset of the first entry
_LONG = const(32)  # more than any count of 0 bits
SAVE_NAMES = ("save0", "settings", "learned", "records", "solved", "career")
_MAX_SIZE = const(4096)  # the most bytes of the nvm that are used
_MIN_ENTRY_SIZE = const(7)  # the least bytes of an entry with a checksum
_MOVE_SIZE = const(3)  # bytes of a single move
_ANOTHER_GAME = const(8)  # a save that is shorter by more bytes than this belongs to another game
_MIN_V1_ENTRY = const(10)  # bytes of an entry of version 1 without its name and changes
_SMALL_IN_V1 = const(64)  # in version 1, no changes referred to the data of an entry of at most this many bytes
_ENOSPC = const(28)
_EIO = const(5)


class NvmStore:
    """A log of names and their data in `nvm`: microcontroller.nvm, which is None on a chip that has none.

    torn: whether it held data that can no longer be read.
    """

    is_log = True  # each write is atomic

    def __init__(self, nvm: "Any") -> None:
        self.nvm: "Any" = nvm or b""
        self.size = min(len(self.nvm), _MAX_SIZE)
        self.end = 0  # the offset where the written entries end; 0 if there is no log
        self.game_data: "bytes | bytearray" = b""  # the data of the first name
        self.torn = False
        self.ends_clean = True  # whether the last entry is followed by no torn bytes, so that a single move may follow
        used = self.size
        while used and self.nvm[used - 1] == 0xFF:
            used -= 1
        head = bytes(self.nvm[: len(LOG_HEAD)])
        if head == LOG_HEAD:
            self.end = _FIRST_ENTRY
            for _, end in self._entries(used):
                self.end = end
            self.torn = self.end < self.nvm[3] | self.nvm[4] << 8
            self.game_data = self._read_data(0) or b""
            self.ends_clean = used <= self.end
            if self.torn:
                self.end = self.size
            elif not self.ends_clean:
                self.end = max(self.end + _MOVE_SIZE, used)  # written any earlier, an entry might complete a torn move
        elif head == LOG_HEAD[:2] + b"\x01":
            try:
                self._restart(read_v1(self.nvm, self.size))
            except (OSError, RuntimeError):
                self.torn = True
        else:
            self.torn = used > 0

    def read(self, name: str) -> "bytes | bytearray | None":
        """Return the data of a name, None if there is none, or b"" if a power cut may have taken it."""
        index = SAVE_NAMES.index(name)
        data = self._read_data(index) if index and self.end else self.game_data
        return data or (b"" if self.torn else None)

    def write(self, name: str, data: "bytes | bytearray") -> None:
        """Save data under a name. Raise OSError or MemoryError if it cannot be saved."""
        index = SAVE_NAMES.index(name)
        last = self.read(name) or b""
        if data == last:
            return
        try:
            entry = pack_entry(index, data, last, self.ends_clean)
            end = self.end + len(entry)
            another = not index and len(data) + _ANOTHER_GAME < len(last)
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
                self.end = self.size  # the next write erases the sector
                raise OSError(_EIO)

    def _restart(self, contents: "Sequence[bytes | bytearray | None]") -> None:
        # Restart the log with these data by name, None for a missing one. The first name comes last, because it grows.
        image = bytearray(b"\xff" * self.size)
        end = _FIRST_ENTRY
        for index in range(len(contents) - 1, -1, -1):
            data = contents[index]
            if data:
                entry = pack_entry(index, data, b"", False)
                if end + len(entry) > self.size:
                    raise OSError(_ENOSPC)
                image[end : end + len(entry)] = entry
                end += len(entry)
        image[:_FIRST_ENTRY] = LOG_HEAD + bytes((end & 255, end >> 8))
        self._put(0, image)
        self.end = end
        self.ends_clean = True
        self.game_data = contents[0] or b""
        self.torn = False

    def _entries(self, used: int) -> "Iterator[tuple[int, int]]":
        # Yield the start and the end of each good entry, including those after torn bytes.
        at = _FIRST_ENTRY
        clean = True
        while at < used:
            end = self._end_of_entry(at, clean)
            clean = end > 0
            if clean:
                yield at, end
            at = end or at + 1

    def _end_of_entry(self, at: int, clean: bool) -> int:
        # Return the end of the good entry at an offset, 0 if there is none. A single move has no checksum that tells it
        # from torn bytes, so none counts after torn bytes.
        nvm = self.nvm
        if nvm[at] < _LONG:
            end = at + _MOVE_SIZE
            return end if clean and end <= self.size and nvm[at] == count_zero_bits(nvm[at + 1 : end]) else 0
        if at + _MIN_ENTRY_SIZE > self.size:
            return 0
        length = nvm[at] - _LONG << 8 | nvm[at + 1]
        if length < _MIN_ENTRY_SIZE or at + length > self.size:
            return 0
        entry = bytes(nvm[at : at + length])
        return at + length if crc32(entry[:-4]) & 0xFFFFFFFF == int.from_bytes(entry[-4:], "little") else 0

    def _read_data(self, index: int) -> "bytearray | None":
        # Return the data of a name, None if there is none.
        data = None
        for at, end in self._entries(self.end):
            if end - at == _MOVE_SIZE:
                if not index and data is not None:
                    data.extend(self.nvm[at + 1 : end])
            elif self.nvm[at + 2] == index:
                data = apply_changes(data or b"", bytes(self.nvm[at + 3 : end - 4]))
        return data


def apply_changes(last: "bytes | bytearray", changes: bytes) -> bytearray:
    """Return the data that result from applying changes to the previous data."""
    data = bytearray()
    at = 0
    while at + 3 <= len(changes):
        stay = changes[at] | changes[at + 1] << 8
        data.extend(last[len(data) : len(data) + stay])
        first = at + 3
        at = first + changes[at + 2]
        data.extend(changes[first:at])
    return data


def count_zero_bits(data: bytes) -> int:
    """Return the number of 0 bits in some bytes."""
    return sum([1 - (byte >> shift & 1) for byte in data for shift in range(8)])


def pack_entry(index: int, data: "bytes | bytearray", last: "bytes | bytearray", clean: bool) -> "bytes | bytearray":
    """Return the entry that turns the last data into new data, for the name SAVE_NAMES[index].

    clean: whether the entry will follow a good one directly.
    """
    both = min(len(last), len(data))
    if clean and not index and last and len(data) == both + 2 and data[:both] == last:
        move = bytes(data[both:])
        return bytes((count_zero_bits(move),)) + move
    out = bytearray((0, 0, index))
    i = 0
    while i < len(data):
        stay = i
        while i < both and last[i] == data[i]:
            i += 1
        first = i
        # Leaving out only three equal bytes would cost as much as writing them.
        while i < len(data) and i - first < 255 and (i + 4 > both or last[i : i + 4] != data[i : i + 4]):
            i += 1
        stay = first - stay
        out.extend(bytes((stay & 255, stay >> 8, i - first)))
        out.extend(data[first:i])
    length = len(out) + 4
    out[0] = _LONG + (length >> 8)
    out[1] = length & 255
    out.extend((crc32(out) & 0xFFFFFFFF).to_bytes(4, "little"))
    return out


def read_v1(nvm: "bytes | bytearray", size: int) -> "tuple[bytearray | None, bytearray | None]":
    """Return the latest save and the settings of version 1 of the log, None for either that is missing.

    That log was "PB", 1, then entries: their length (2 bytes, low byte first), the length of the name (1), a flag (1),
    the length of the data (2), the name, changes, the CRC-32 of all that (4). The changes apply to empty data if the
    flag is 0, else to the data of the last entry of more than 64 bytes; the data after the last change stay.
    """
    save = settings = None
    last: "bytes | bytearray" = b""
    at = 3
    while at + _MIN_V1_ENTRY <= size:
        length = nvm[at] | nvm[at + 1] << 8
        if length < _MIN_V1_ENTRY or at + length > size:
            break
        entry = bytes(nvm[at : at + length])
        if crc32(entry[:-4]) & 0xFFFFFFFF != int.from_bytes(entry[-4:], "little"):
            break
        at += length
        base = last if entry[3] else b""
        name = entry[6 : 6 + entry[2]]
        data = apply_changes(base, entry[6 + entry[2] : -4])
        data.extend(base[len(data) : entry[4] | entry[5] << 8])
        if len(data) > _SMALL_IN_V1:
            last = data
        if name == b"settings":
            settings = data
        elif name in (b"save0", b"save1") and len(data) > 1:  # "-" marked a slot whose damaged content was discarded
            save = data
    return save, settings
