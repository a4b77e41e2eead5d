# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What a case of a campaign brings back, and what is made of something that broke: one line, as short as can be."""

import time
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

T = TypeVar("T")

_TRIES = 400  # runs that shrinking may take


class Broken(Exception):
    """Something does not hold; the text says what."""


class Late(Exception):
    """The time is up in the midst of a case."""


@dataclass
class Report:
    """counts: what was done, by its name; found: a line each; left_out: what could not be done here, and why; whole:
    whether the case came to its end."""

    counts: Counter[str] = field(default_factory=Counter)
    found: list[str] = field(default_factory=list)
    left_out: str = ""
    whole: bool = True


class Clock:
    """When a campaign has to end: `end` in seconds of time.monotonic(), or None."""

    def __init__(self, end: float | None) -> None:
        self.end = end

    def left(self) -> float:
        """Return the seconds that are left; eleven days where there is no end."""
        return 1e6 if self.end is None else self.end - time.monotonic()

    def check(self) -> None:
        """Raise Late when the time is up."""
        if self.left() <= 0:
            raise Late


def what_broke(run: Callable[[], Any]) -> str:
    """Return what goes wrong in a run, one line, or "" if nothing does. Late goes through."""
    try:
        run()
    except Late:
        raise
    except Broken as error:
        return one_line(str(error))
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        name = "/".join(place.filename.split("/")[-3:])
        return one_line("%s: %s (%s:%s)" % (type(error).__name__, error, name, place.lineno))
    return ""


def one_line(text: str) -> str:
    """Return a text as one line that can be printed."""
    return text.encode("unicode_escape").decode("ascii")


def shrunk(items: Sequence[T], fails: Callable[[list[T]], bool], clock: Clock) -> list[T]:
    """Return as few of the items, in their order, as still fail: larger pieces are left out first, then smaller.

    Not hypothesis, which shrinks only what it drew itself: a case is to come out of its number alone, in any version,
    and to be dropped when the time is up.
    """
    left = list(items)
    size = max(1, len(left) // 2)
    tries = _TRIES
    while size and tries:
        at = 0
        while at < len(left) and tries:
            if clock.left() <= 0:
                return left
            without = left[:at] + left[at + size :]
            tries -= 1
            if fails(without):
                left = without
            else:
                at += size
        size //= 2
    return left
