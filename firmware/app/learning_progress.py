"""The lessons and the puzzles that a player has done, kept in a store."""

from engine.const import const
from firmware import text
from firmware.app.save_format.schemas import KIND_LESSONS, KIND_PUZZLES, PROGRESS
from firmware.app.save_format.writer import Slots
from firmware.app.settings import SETTING_TEACHES

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.app.save_format.writer import Store


def lesson_progress(app: "App") -> "ProgressSet":
    """Return the ProgressSet of an app's lessons."""
    return _progress_set(app, KIND_LESSONS)


def puzzle_progress(app: "App") -> "ProgressSet":
    """Return the ProgressSet of an app's puzzles."""
    return _progress_set(app, KIND_PUZZLES)


def _progress_set(app: "App", kind: int) -> "ProgressSet":
    # They are read from the store when first asked for.
    if kind not in app.progress_sets:
        app.progress_sets[kind] = ProgressSet(app.store, kind)
    return app.progress_sets[kind]


RULE_EXPLAINED = const(16)  # plus the number of a lesson: marks that its rule was explained in play
LESSON_SUGGESTED = const(31)  # marks in the list of lessons that one was suggested; no lesson has this number


def is_first_start(app: "App") -> bool:
    """Return whether this is a first start: nothing was ever saved."""
    empty = app.saves.slots.is_empty() and app.settings.slots.is_empty()
    return empty and not app.saves.note and lesson_progress(app).slots.is_empty()


def teach_newcomer(app: "App") -> None:
    """Switch SETTING_TEACHES on if neither a game nor settings were ever saved; it is saved with the first game."""
    if app.saves.slots.is_empty() and app.settings.slots.is_empty():
        app.settings.numbers[SETTING_TEACHES] = 1
        app.settings.unsaved = True


class ProgressSet:
    """The lessons or puzzles done: a bit by the number of each; note: a line, or ""."""

    def __init__(self, store: "Store", kind: int) -> None:
        self.slots = Slots(store, kind, PROGRESS)
        self.done_bits = 0
        self.note = self.slots.load(self)

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
