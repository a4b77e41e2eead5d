"""The points of a finished game (RULES 7, 8)."""

import pytest

from engine import notation, score
from tests.cases import classic, onepack
from tests.support import positions


@pytest.mark.parametrize("row", classic.SCORES + onepack.SCORES, ids=lambda row: row[0])
def test_reckoning_adds_up_to_the_points(row):
    pos = notation.parse_position(positions.line(row[1]))
    lines = [line for line in score.score_lines(pos) if line[0] != "count"]
    assert sum(line[2] for line in lines) == sum(score.points(pos))


def test_points_count_a_returned_showing_card_as_a_hand_card():
    row = ("", "A.R=9D A.H=5c show=4D B.R=2C", "ab", "turn=over:B A.H=5c4d show=-")
    positions.check_play(row)
    over = notation.parse_position(positions.changed(positions.line(row[1]), row[3]))
    assert score.points(over) == (0, 30 + 2 + 2)
