# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Which lessons a person has been through, kept in a store."""

from firmware import text
from firmware.app.save_format.writer import LEARNED, Slots

OFFERED = 1  # a flag: the first lesson was offered as the game was started first


class Learned:
    """A bit for each lesson, by a number that stays. flags: OFFERED, or 0; note: one line for the screen, or ""."""

    def __init__(self, store):
        self.slots = Slots(store, LEARNED)
        self.flags = 0
        self.done = 0
        self.note = ""
        if not self.slots.is_empty():
            from firmware.app.save_format.reader import read_learned

            kept, self.note = read_learned(self.slots)
            if kept:
                self.flags, self.done = kept

    def has(self, number):
        """Return whether the lesson of that number is done."""
        return self.done >> number & 1 != 0

    def add(self, number):
        """Tick a lesson off, and keep that."""
        if not self.has(number):
            self.done |= 1 << number
            self.save()

    def offer(self):
        """Keep that the first lesson was offered."""
        self.flags |= OFFERED
        self.save()

    def save(self):
        """Keep it; where the store refuses it lasts until power-off."""
        size = 1
        while self.done >> 8 * size:
            size += 1
        try:
            self.slots.write(bytes((self.flags,)) + self.done.to_bytes(size, "little"))
        except (OSError, MemoryError):
            self.note = text.words.LESSONS_NOT_SAVED
