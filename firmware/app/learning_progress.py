"""The lessons and the puzzles that a player has done, kept in a store."""

from engine.const import const
from firmware import text
from firmware.app.save_format.schemas import PROGRESS
from firmware.app.save_format.writer import Slots

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.save_format.writer import Store

RULE_EXPLAINED = const(16)  # plus the number of a lesson: marks that its rule was explained in play
LESSON_SUGGESTED = const(31)  # marks in the list of lessons that one was suggested; no lesson has this number


class ProgressSet:
    """The lessons or puzzles done: a bit by the number of each; note: a line, or ""."""

    def __init__(self, store: "Store", kind: int) -> None:
        from firmware.app.save_format.reader import read_record  # Imported here, because it is needed once.

        self.slots = Slots(store, kind, PROGRESS)
        self.done_bits = 0
        self.note = read_record(self.slots, self)

    def has(self, number: int) -> bool:
        """Return whether the lesson or puzzle with this number is done."""
        return self.done_bits >> number & 1 != 0

    def add(self, number: int) -> None:
        """Add one, and save that."""
        if not self.has(number):
            self.done_bits |= 1 << number
            self.save()

    def save(self) -> None:
        """Save the progress; if the store refuses, they last until power-off."""
        if not self.slots.save(self):
            self.note = text.errors().LESSONS_NOT_SAVED
