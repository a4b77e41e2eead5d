# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The lessons and the puzzles that a person has done, kept in a store."""

from engine.const import const
from firmware import text
from firmware.app.save_format.writer import LEARNED, SOLVED, Slots
from firmware.app.settings import TEACHES

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.app.save_format.writer import Store


def learned(app: "App") -> "Ticks":
    """Return the Ticks of an app's lessons."""
    return _ticks(app, LEARNED)


def solved(app: "App") -> "Ticks":
    """Return the Ticks of an app's puzzles."""
    return _ticks(app, SOLVED)


def _ticks(app: "App", kind: int) -> "Ticks":
    # They are read from the store when first asked for.
    if kind not in app.ticks:
        app.ticks[kind] = Ticks(app.store, kind)
    return app.ticks[kind]


EXPLAINED = const(16)  # plus the number of a lesson: marks that its rule was explained in play
SUGGESTED = const(31)  # marks in the list of lessons that one was suggested; no lesson has this number


def is_first(app: "App") -> bool:
    """Return whether this is a first start: nothing was ever saved."""
    empty = app.saves.slots.is_empty() and app.settings.slots.is_empty()
    return empty and not app.saves.note and learned(app).slots.is_empty()


def welcome(app: "App") -> None:
    """Switch TEACHES on if neither a game nor settings were ever saved; it is saved with the first game."""
    if app.saves.slots.is_empty() and app.settings.slots.is_empty():
        app.settings.numbers[TEACHES] = 1
        app.settings.unsaved = True


class Ticks:
    """The lessons or puzzles done: a bit by the number of each; note: a line, or ""."""

    def __init__(self, store: "Store", kind: int) -> None:
        self.slots = Slots(store, kind)
        self.done = 0
        self.note = ""
        if not self.slots.is_empty():
            from firmware.app.save_format.reader import read_ticks

            kept, self.note = read_ticks(self.slots)
            self.done = kept or 0

    def has(self, number: int) -> bool:
        """Return whether the lesson or puzzle with this number is done."""
        return self.done >> number & 1 != 0

    def add(self, number: int) -> None:
        """Tick one off, and save that."""
        if not self.has(number):
            self.done |= 1 << number
            self.save()

    def save(self) -> None:
        """Save the ticks; if the store refuses, they last until power-off."""
        size = 1
        while self.done >> 8 * size:
            size += 1
        try:
            self.slots.write(self.done.to_bytes(size, "little"))
        except (OSError, MemoryError):
            self.note = text.troubles().LESSONS_NOT_SAVED
