# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The positions written by hand in tests/cases, each row a test.

They show the moves, verdicts, stops, points and notation of each rule set and of the options.
"""

import importlib

import pytest

from engine.verdict import NAMES
from tests.support.rule_set_checks import CHECKS, MODULES

ROWS = [
    pytest.param(check, row, id="%s %s: %s" % (name, table, row[0] or row[1][:60]))
    for name in MODULES
    for table, check in CHECKS
    for row in getattr(importlib.import_module("tests.cases." + name), table, ())
]


@pytest.mark.parametrize("check, row", ROWS)
def test_case_is_as_written(check, row):
    check(row)


def test_verdict_names_are_those_of_the_rules():
    assert NAMES == (
        "ok", "not-available", "reserve-first", "foundation-first", "no-fit", "space-first", "duty",
    )  # fmt: skip
