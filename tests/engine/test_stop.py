# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The position after the opponent calls stop (RULES 9), in each rule set.

The cases are STOPS of the modules of tests/cases.

For `classic` without options and `onepack` see tests/cases/verdicts.py.
"""

import pytest

from tests.cases import cats, fosters, klondike, options, simple, three
from tests.support import positions

MODULES = (options, simple, three, fosters, cats, klondike)


@pytest.mark.parametrize("row", [row for module in MODULES for row in module.STOPS], ids=lambda row: row[1][:60])
def test_position_after_a_stop(row):
    positions.check_stop(row)
