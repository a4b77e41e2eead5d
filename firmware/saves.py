# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The game kept through a power-off: two slots written in turn, so that a whole one is always there.

A slot holds "PB", the version, a sequence number (4 bytes), a record (session.py) and the CRC-32 of all that
(4 bytes).
"""

from binascii import crc32

from firmware.session import restore

VERSION = 2
SLOTS = ("save0", "save1")
ASIDE = ("bad0", "bad1")
CLEARED = b"-"  # a slot whose damaged content was put aside


def seal(version, *parts):
    """Return the parts as one bytearray, with a head and a check sum."""
    size = 3
    for part in parts:
        size += len(part)
    out = bytearray(size + 4)  # taken at once: a long game's save is one of the largest pieces of the heap
    out[:3] = bytes((80, 66, version))
    at = 3
    for part in parts:
        out[at : at + len(part)] = part
        at += len(part)
    out[at:] = (crc32(memoryview(out)[:at]) & 0xFFFFFFFF).to_bytes(4, "little")
    return out


def unseal(version, data):
    """Return what `seal` was given, or raise ValueError: `damaged` or `of another version`."""
    whole = len(data) > 7 and data[:2] == b"PB"
    if not whole or crc32(data[:-4]) & 0xFFFFFFFF != int.from_bytes(data[-4:], "little"):
        raise ValueError("damaged")
    if data[2] != version:
        raise ValueError("of another version")
    return data[3:-4]


class Saves:
    """The two slots in a store (`.read(name)`, `.write(name, data)`).

    note: one line for the screen, or "". Neither method raises, whatever the store holds or refuses.
    """

    def __init__(self, store):
        self.store = store
        self.note = ""
        self._sequence = 0
        self._slot = 0  # the one to write next
        self._complained = False

    def load(self):
        """Return the Session of the newest good slot, or None. A bad slot is put aside and noted."""
        numbers = [-1, -1]
        data = [None, None]
        for i in range(2):
            data[i] = self.store.read(SLOTS[i])
            if data[i] is None or data[i] == CLEARED:
                continue
            try:
                body = unseal(VERSION, data[i])
                if len(body) < 4:
                    raise ValueError("damaged")
                numbers[i] = int.from_bytes(body[:4], "little")
                data[i] = body
            except ValueError as error:
                self._put_aside(i, data[i], str(error))
        session = None
        self._sequence = max(numbers) + 1
        newest = 1 if numbers[1] > numbers[0] else 0
        for i in (newest, 1 - newest):
            if numbers[i] >= 0 and session is None:
                try:
                    session = restore(memoryview(data[i])[4:])
                    self._slot = 1 - i
                except (ValueError, IndexError, KeyError):
                    self._put_aside(i, self.store.read(SLOTS[i]), "damaged")
        return session

    def save(self, session):
        """Write the session to the slot whose turn it is."""
        try:
            data = seal(VERSION, self._sequence.to_bytes(4, "little"), session.record())
            self.store.write(SLOTS[self._slot], data)
        except (OSError, MemoryError):
            if not self._complained:
                self.note = "The game cannot be saved: no room, or read-only"
                self._complained = True
            return
        self._sequence += 1
        self._slot = 1 - self._slot

    def _put_aside(self, i, data, why):
        self.note = "A save was %s and is put aside" % why
        try:
            self.store.write(ASIDE[i], data)
            self.store.write(SLOTS[i], CLEARED)
        except OSError:
            pass  # it is noted anyway, and the next save writes over it
