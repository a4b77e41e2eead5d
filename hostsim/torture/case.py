"""Run a case of a campaign: its random numbers, its time and its report; shorten a failure to one line."""

import random
import time
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

_MAX_SHRINK_RUNS = 400  # the most runs for shrinking a failure


class CheckFailed(Exception):
    """A condition that must hold does not; the text says which."""


class TimeUp(Exception):
    """The time is up in the middle of a case."""


@dataclass
class Case:
    """One case of a campaign; its random numbers depend only on the campaign and the number.

    end: when the time is up, by time.monotonic(), or None
    counts: how often each thing was done, by name; found: a line per failure;
    left_out: what cannot be done here, and why; whole: whether the case ran to its end
    """

    campaign: str
    number: int
    end: float | None = None
    counts: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)
    skipped: str = ""
    is_complete: bool = True

    def __post_init__(self) -> None:
        self.rng = random.Random("%s %d" % (self.campaign, self.number))

    def seconds_left(self) -> float:
        """Return the seconds that are left, or eleven days if there is no limit."""
        return 1e6 if self.end is None else self.end - time.monotonic()

    def check(self) -> None:
        """Raise TimeUp when the time is up."""
        if self.seconds_left() <= 0:
            raise TimeUp

    def passes(self, run: Callable[[], object]) -> bool:
        """Run; return whether that succeeds, else add the failure to found."""
        said = failure_of(run)
        if said:
            self.failures.append(said)
        return not said

    def shrink(self, items: Sequence[T], run: Callable[[list[T]], object]) -> tuple[str, list[T]]:
        """Run with items; return the failure and the fewest items that fail in the same way, or "" and the items."""

        def says(some: list[T]) -> str:
            self.check()
            return failure_of(lambda: run(some))

        least = list(items)
        said = says(least)
        if said:
            try:
                least = shrink_items(items, lambda some: failure_kind(says(some)) == failure_kind(said), self)
                said = says(least) or said
            except TimeUp:
                pass  # there is no time to shrink the failure, so it is reported as it is
        return said, least


def failure_kind(said: str) -> str:
    """Return the part that failures of the same kind have in common; numbers and cards may differ."""
    return said.split(":")[0]


def failure_of(run: Callable[[], object]) -> str:
    """Return the failure of a run as one line, or "". TimeUp is passed on."""
    try:
        run()
    except TimeUp:
        raise
    except CheckFailed as error:
        return one_line(str(error))
    except Exception as error:
        return exception_line(error)
    return ""


def exception_line(error: Exception) -> str:
    """Return an exception with the place where it was raised, as one line."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    name = "/".join(Path(place.filename).parts[-3:])
    return one_line("%s: %s (%s:%s)" % (type(error).__name__, error, name, place.lineno))


def one_line(text: str) -> str:
    """Return a text as one line of printable ASCII."""
    return text.encode("unicode_escape").decode("ascii")


def shrink_items(items: Sequence[T], fails: Callable[[list[T]], bool], case: Case) -> list[T]:
    """Return few of the items, in their order, that still fail: omit large pieces first, then smaller ones.

    Hypothesis shrinks only data that it drew itself, and a case must follow from its number alone, in any version.
    """
    left = list(items)
    size = max(1, len(left) // 2)
    tries = _MAX_SHRINK_RUNS
    while size and tries:
        at = 0
        while at < len(left) and tries:
            if case.seconds_left() <= 0:
                return left
            without = left[:at] + left[at + size :]
            tries -= 1
            if fails(without):
                left = without
            else:
                at += size
        size //= 2
    return left
