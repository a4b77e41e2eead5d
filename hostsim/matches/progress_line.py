"""Show the progress of a long command in a line on stderr, with the time that the rest will take."""

import sys
import time
from typing import Self

_UPDATE_S = 0.2  # s between two changes of the line


class ProgressLine:
    """A context manager that shows the line while stderr is a terminal, and removes it at the end."""

    def __init__(self, what: str, total: int, unit: str) -> None:
        self._what = what
        self._total = total
        self._unit = unit
        self._done = 0
        self._begun = self._shown = time.monotonic()
        self._width = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._width:
            self._show("")
            print(end="\r", file=sys.stderr, flush=True)

    def add(self, number: int) -> None:
        """Count this many as done."""
        self._done += number
        now = time.monotonic()
        if now - self._shown < _UPDATE_S or not sys.stderr.isatty():
            return
        self._shown = now
        left = round((now - self._begun) / self._done * (self._total - self._done))
        self._show("%s: %d of %d %s, %d:%02d:%02d left" % (
            self._what, self._done, self._total, self._unit, left // 3600, left // 60 % 60, left % 60))

    def _show(self, line: str) -> None:
        print("\r" + line.ljust(self._width), end="", file=sys.stderr, flush=True)
        self._width = len(line)
