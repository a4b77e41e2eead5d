# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""`foster`, `foster36` and `foster32` in positions written by hand.

The positions are in tests/cases/fosters.py.
"""

import pytest

from tests.cases import fosters
from tests.support import positions


@pytest.mark.parametrize("row", fosters.MOVES, ids=lambda row: row[0])
def test_legal_moves(row):
    positions.check_moves(row)


@pytest.mark.parametrize("row", fosters.PLAYS, ids=lambda row: row[0])
def test_position_after_a_move(row):
    positions.check_play(row)


@pytest.mark.parametrize("row", fosters.VERDICTS, ids=lambda row: row[0])
def test_verdicts(row):
    positions.check_verdicts(row)


@pytest.mark.parametrize("row", fosters.SCORES, ids=lambda row: row[0])
def test_points_of_a_finished_game(row):
    positions.check_score(row)


@pytest.mark.parametrize("row", fosters.REFUSED, ids=lambda row: row[0])
def test_parse_damaged_line_is_refused_by_field(row):
    positions.check_refused(row)


@pytest.mark.parametrize("row", fosters.READ, ids=lambda row: row[0])
def test_position_line_survives_parse_and_text(row):
    positions.check_read(row)
