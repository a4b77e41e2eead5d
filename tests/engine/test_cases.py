"""The positions written by hand in tests/cases, each table a test.

They show the moves, verdicts, stops, points and notation of each rule set and of the options.
"""

import importlib

import pytest

from engine.verdict import VERDICTS
from tests.support.rows import check_each
from tests.support.rule_set_checks import CASE_MODULES, CHECKS

TABLES = [(name, table) for name in CASE_MODULES for table, _ in CHECKS
          if hasattr(importlib.import_module("tests.cases." + name), table)]


@pytest.mark.parametrize("name, table", TABLES)
def test_cases_are_as_written(name, table):
    rows = getattr(importlib.import_module("tests.cases." + name), table)
    assert rows
    check_each(rows, dict(CHECKS)[table])


def test_verdict_names_are_those_of_the_rules():
    assert VERDICTS == (
        "ok", "not-available", "reserve-first", "foundation-first", "no-fit", "space-first", "duty",
    )  # fmt: skip
