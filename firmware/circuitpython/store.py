# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Saves under CircuitPython: in microcontroller.nvm, some kB of flash of the chip's own.

Why not files: the drive belongs to the computer at the other end of the USB cable, and CircuitPython may write to
it only if a boot.py takes it away from there; the game could then not be copied without a button held. It is FAT
besides, where a power cut can cost the whole drive. The nvm is there at any time, and the drive stays as it is.

Two saves of up to some 2.5 kB do not fit in the 4 kB of an RP2040, and its flash is erased only as a whole: a power
cut in there would cost both. So this is a log. What was 0xFF can be written without an erasure, and a save is
written as what is other than in the one before, some 32 bytes a move; only when the log is full, after some
100 moves, it is begun anew with what is to be kept. A cut while an entry is written leaves all earlier ones; a cut in
the 50 ms in which the log is begun anew can lose the game, and is noticed but for its first moment.

A SAMD51 (PyGamer, PyBadge) erases all its nvm at every write, whatever was there. There a game is written only when
the player has rested for some seconds (handheld.py): off before that, it goes on from some moves earlier.

The nvm: "PB", VERSION, then entries: their length (2 bytes, low byte first), the length of the name (1), WHOLE or
CHANGES (1), the length of the data (2), the name, the changes, the CRC-32 of all that (4). Changes, to nothing for
WHOLE, else to the data of the last entry of more than SMALL bytes: how many bytes stay (2), how many come in the
place of the next ones or follow (1), those bytes.
"""

from binascii import crc32

from firmware.app.saves import ASIDE

VERSION = 1
HEAD = b"PB" + bytes((VERSION,))
WHOLE = 0
CHANGES = 1
ROOM = 4096  # of it that is used: as much of the heap is kept for it
SMALL = 64
LEAST = 10  # bytes of an entry without name and changes
NO_ROOM = 28
BROKEN = 5


class NvmStore:
    """A log of names and their data in `nvm`, which is as microcontroller.nvm: None on a chip that has none."""

    def __init__(self, nvm):
        self.nvm = nvm or b""
        self.size = min(len(self.nvm), ROOM)
        self.image = bytearray(self.size)  # for a log begun anew: later there may be no such piece of the heap
        self.end = 0  # of the good entries
        self.full = True  # nothing can be written behind them
        self.last = b""  # the data that changes are written to
        if bytes(self.nvm[: len(HEAD)]) == HEAD:
            self.end = len(HEAD)
            while self._is_good(self.end):
                self.end += self._number(self.end)
            self.full = not self._is_blank(self.end)
            self.last = self._replay(None)

    def read(self, name):
        """Return the data of this name, or None. Where nothing in the nvm can be read, those very bytes."""
        if self.end <= len(HEAD) and not self._is_blank(0) and self.full:
            return bytes(self.nvm[:SMALL])
        return self._replay(name)

    def write(self, name, data):
        """Keep data under this name. OSError where it cannot be kept."""
        if len(data) >= self.size:
            raise OSError(NO_ROOM)
        try:
            entry = pack(name, data, self.last)
            end = self.end + len(entry)
            if self.full or end > self.size:
                self._begin_anew(name, data)
                return
            self.nvm[self.end : end] = entry
            if bytes(self.nvm[self.end : end]) != entry:
                self.full = True
                raise OSError(BROKEN)
            self.end = end
            if len(data) > SMALL:
                self.last = bytes(data)
        except (RuntimeError, MemoryError):
            raise OSError(BROKEN) from None

    def _begin_anew(self, name, data):
        names = [each for each in self._names() if each != name] + [name]
        out = self._image(names, name, data)
        if out is None:
            out = self._image([each for each in names if each not in ASIDE or each == name], name, data)
        if out is None:
            raise OSError(NO_ROOM)
        end, last = out
        self.nvm[0 : self.size] = self.image
        self.end = end
        self.last = last
        self.full = False
        for at in range(end):
            self.full = self.full or self.nvm[at] != self.image[at]
        if self.full:
            raise OSError(BROKEN)

    def _image(self, names, name, data):
        # Puts a whole log into the image, with what these names have, the data for `name`: its end, and the data that
        # changes are then written to; None if it is too long.
        image = self.image
        for at in range(self.size):
            image[at] = 0xFF
        image[: len(HEAD)] = HEAD
        end = len(HEAD)
        last = b""
        for each in names:
            content = data if each == name else self._replay(each)
            entry = pack(each, content, last)
            if end + len(entry) > self.size:
                return None
            image[end : end + len(entry)] = entry
            end += len(entry)
            if len(content) > SMALL:
                last = bytes(content)
        return end, last

    def _number(self, at):
        return self.nvm[at] | self.nvm[at + 1] << 8

    def _is_good(self, at):
        if at + LEAST > self.size:
            return False
        length = self._number(at)
        if length < LEAST or at + length > self.size:
            return False
        entry = bytes(self.nvm[at : at + length])
        return crc32(entry[:-4]) & 0xFFFFFFFF == int.from_bytes(entry[-4:], "little")

    def _is_blank(self, at):
        for i in range(at, self.size):
            if self.nvm[i] != 0xFF:
                return False
        return True

    def _name(self, at):
        return str(bytes(self.nvm[at + 6 : at + 6 + self.nvm[at + 2]]), "utf-8")

    def _names(self):
        # The names there are, in the order of their last entries.
        names = []
        at = len(HEAD)
        while at < self.end:
            name = self._name(at)
            if name in names:
                names.remove(name)
            names.append(name)
            at += self._number(at)
        return names

    def _replay(self, name):
        # The data of this name, None if there is none; without a name, of the last entry of more than SMALL bytes.
        nvm = self.nvm
        found = -1
        at = len(HEAD)
        while at < self.end:
            if self._name(at) == name or name is None and self._number(at + 4) > SMALL:
                found = at
            at += self._number(at)
        if found < 0:
            return b"" if name is None else None
        last = bytearray()
        at = len(HEAD)
        while True:
            size = self._number(at + 4)
            data = last if nvm[at + 3] == CHANGES else bytearray()
            i = at + 6 + nvm[at + 2]
            at += self._number(at)
            to = 0
            while i < at - 4:
                to += self._number(i)
                for k in range(i + 3, i + 3 + nvm[i + 2]):
                    if to < len(data):
                        data[to] = nvm[k]
                    else:
                        data.append(nvm[k])
                    to += 1
                i += 3 + nvm[i + 2]
            if len(data) > size:
                data = data[:size]
            if size > SMALL:
                last = data
            if at > found:
                return bytes(data)


def pack(name, data, last):
    """An entry for data under this name, `last` being the data that changes are written to."""
    title = name.encode()
    kind = CHANGES if len(data) > SMALL and last else WHOLE
    out = bytearray((0, 0, len(title), kind, len(data) & 255, len(data) >> 8)) + title
    both = min(len(last), len(data)) if kind == CHANGES else 0
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
        # Three bytes alike cost less to be written than to be left out.
        while i < len(data) and i - first < 255:
            if i + 3 < both and last[i] == data[i] and last[i + 1] == data[i + 1] and last[i + 2] == data[i + 2]:
                break
            i += 1
        out.extend(bytes((stay & 255, stay >> 8, i - first)))
        out.extend(data[first:i])
    length = len(out) + 4
    out[0] = length & 255
    out[1] = length >> 8
    out.extend((crc32(out) & 0xFFFFFFFF).to_bytes(4, "little"))
    return bytes(out)
