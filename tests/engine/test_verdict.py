# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Verdicts on attempts (RULES 9): tests/cases/verdicts.py."""

import pytest

from engine.verdict import NAMES
from tests.cases import verdicts
from tests.support import positions


@pytest.mark.parametrize("row", verdicts.CLASSIC, ids=lambda row: row[0])
def test_verdicts_of_classic(row):
    positions.check_verdicts(row)


@pytest.mark.parametrize("row", verdicts.ONEPACK, ids=lambda row: row[0])
def test_verdicts_of_onepack(row):
    positions.check_verdicts(row)


@pytest.mark.parametrize("row", verdicts.STOPS, ids=lambda row: row[0])
def test_position_after_a_stop(row):
    positions.check_stop(row)


def test_verdict_names_are_those_of_the_rules():
    assert NAMES == (
        "ok", "not-available", "reserve-first", "foundation-first", "no-fit", "space-first", "duty",
    )  # fmt: skip
