# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""`onepack` in positions written by hand: tests/cases/onepack.py."""

import pytest

from tests import positions
from tests.cases import onepack


@pytest.mark.parametrize("row", onepack.MOVES, ids=lambda row: row[0])
def test_legal_moves(row):
    positions.check_moves(row)


@pytest.mark.parametrize("row", onepack.PLAYS, ids=lambda row: row[0])
def test_what_a_move_does(row):
    positions.check_play(row)
