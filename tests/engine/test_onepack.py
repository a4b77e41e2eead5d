# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""`onepack` in positions written by hand: tests/cases/onepack.py."""

import pytest

from tests.cases import onepack
from tests.cases.foster import NON_DEALER, START, hand
from tests.support import positions


@pytest.mark.parametrize("row", onepack.MOVES, ids=lambda row: row[0])
def test_legal_moves(row):
    positions.check_moves(row)


@pytest.mark.parametrize("row", onepack.PLAYS, ids=lambda row: row[0])
def test_position_after_a_move(row):
    positions.check_play(row)


def test_staggered_houses_are_not_dealt_when_the_game_ends():
    late = positions.changed(START, "quiet=199")
    ended = "turn=over:= A.H=%s A.W=AC idle=1 quiet=200" % hand(NON_DEALER[5:])
    positions.check_play(("", late, "t hw", ended))
