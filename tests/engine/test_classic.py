# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""`classic` in positions written by hand: tests/cases/classic.py."""

import pytest

from tests.cases import classic
from tests.support import positions


@pytest.mark.parametrize("row", classic.MOVES, ids=lambda row: row[0])
def test_legal_moves(row):
    positions.check_moves(row)


@pytest.mark.parametrize("row", classic.PLAYS, ids=lambda row: row[0])
def test_position_after_a_move(row):
    positions.check_play(row)
