# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The game kept through a power-off: two slots written in turn, so that a whole one is always there.

A slot holds "PB", the version, a sequence number (4 bytes), a record (session.py) and the CRC-32 of all that
(4 bytes).
"""

from binascii import crc32

VERSION = 3
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


class Saves:
    """The two slots in a store (`.read(name)`, `.write(name, data)`).

    patient: whether to write only when asked to `settle`. note: one line for the screen, or "". No method raises,
    whatever the store holds or refuses.
    """

    def __init__(self, store):
        self.store = store
        self.patient = False
        self.waiting = None  # a session to be written
        self.note = ""
        self.sequence = 0
        self.slot = 0  # the one to write next
        self._complained = False

    def load(self):
        """Return the Session of the newest good slot, or None. A bad slot is put aside and noted."""
        from firmware.app.restore import load

        return load(self)

    def save(self, session):
        """Write the session to the slot whose turn it is, at once or when asked to settle."""
        self.waiting = session
        if not self.patient:
            self.settle()

    def settle(self):
        """Write what waits."""
        session = self.waiting
        if session is None:
            return
        self.waiting = None
        try:
            data = seal(VERSION, self.sequence.to_bytes(4, "little"), session.record())
            self.store.write(SLOTS[self.slot], data)
        except (OSError, MemoryError):
            if not self._complained:
                self.note = "The game cannot be saved: no room, or read-only"
                self._complained = True
            return
        self.sequence += 1
        self.slot = 1 - self.slot
