"""The command careers: games against the adaptive level, counted by careers."""

from hostsim.matches.careers import play, row
from tests.support.refusals import refused


def test_careers_lead_a_weak_and_a_better_player_to_different_strengths():
    weak = play(("simple", "random", 5000, 12, 2))
    better = play(("simple", "greedy", 5000, 12, 2))
    assert weak[2] < 256 < better[2] and 0 <= weak[0] <= weak[1] <= 2
    assert play(("simple", "greedy", 5000, 12, 2)) == better  # from the seed alone


def test_row_of_careers_that_all_end_alike_has_no_interval():
    assert row("easy", [(5, 10, 512)] * 4) == "| easy | 20 | 40 | 50.0 % | 50.0 to 50.0 | 2.00 ± 0.00 |"
    assert "36.1 to 63.9" in row("easy", [(6, 10, 512), (4, 10, 512)] * 1)


def test_careers_of_three_are_refused_in_one_line(cli):
    done = cli("careers", "--rules", "three", "--careers", "2")
    assert refused(done) == "error: a career needs rules for two players; three is not for two\n"
