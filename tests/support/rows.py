"""One test of many rows: a test of its own for each costs more than most rows do."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest


def check_each(rows: Iterable[Any], check: Callable[[Any], object]) -> None:
    """Call check(row) for each row.

    AssertionError names all rows that fail, each with its reason, and has the first one's traceback.
    """
    failed = []
    for row in rows:
        try:
            check(row)
        except (Exception, pytest.fail.Exception) as error:
            failed.append((row, error))
    if failed:
        raise AssertionError("\n".join("%r: %s" % each for each in failed)) from failed[0][1]
