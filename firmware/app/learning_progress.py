"""The lessons and the puzzles that a player has finished, saved in a store."""

from engine.const import const
from firmware import text
from firmware.app.save_format.schemas import PROGRESS
from firmware.app.save_format.writer import Slots

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.save_format.writer import Store

RULE_EXPLAINED = const(16)  # added to the number of a lesson: the bit that its rule was explained in play
LESSON_SUGGESTED = const(31)  # the bit that a lesson was suggested in the list of lessons; no lesson has this number


class ProgressSet:
    """The finished lessons or puzzles: bit i for number i; note: one line, or ""."""

    def __init__(self, store: "Store", kind: int) -> None:
        from firmware.app.save_format.reader import read_record  # imported here, because it is needed once

        self.slots = Slots(store, kind, PROGRESS)
        self.done_bits = 0
        self.note = read_record(self.slots, self)

    def has(self, number: int) -> bool:
        """Return whether the lesson or puzzle with this number is finished."""
        return self.done_bits >> number & 1 != 0

    def add(self, number: int) -> None:
        """Add a lesson or puzzle by its number, and save the set."""
        if not self.has(number):
            self.done_bits |= 1 << number
            self.save()

    def save(self) -> None:
        """Save the progress; if the store fails, it lasts until power-off."""
        if not self.slots.save(self):
            self.note = text.errors().LESSONS_NOT_SAVED
