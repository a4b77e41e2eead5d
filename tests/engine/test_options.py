# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The records of the options of RULES 4."""

import pytest

from engine.rules import OPTIONS, Option, RuleSet


def test_options_that_exclude_each_other_both_say_so():
    excluded = {(option.name, other) for option in OPTIONS for other in option.excludes}
    assert excluded and excluded == {(other, name) for name, other in excluded}
    assert {name for pair in excluded for name in pair} <= {option.name for option in OPTIONS}


def test_record_with_an_unknown_field_is_refused():
    assert Option("new", id=20, kind=1, duties=4).duties == 4
    with pytest.raises(AttributeError):
        Option("new", id=20, kind=1, duty=4)
    with pytest.raises(AttributeError):
        RuleSet("new", id=20, reserve=13, starter=0, masks=(0, 0, 0, 0), order=0, rank=9)
