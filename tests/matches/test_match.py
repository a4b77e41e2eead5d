"""The command match: its report, its fairness, its interval, its processes.

The number of processes changes only the times.
"""

import json
import random

import pytest

from engine.moves import ABANDON, PASS
from engine.opponent import LEVELS
from engine.position import TURN
from hostsim import fast
from hostsim.matches import mirrored_pairs
from tests.support.refusals import refused

KEYS = [
    "rules", "engine", "a", "b", "games", "wins_a", "wins_b", "draws", "stalemates", "rate_a", "ci95",
    "score_a", "score_b", "turns", "plies", "pairs", "deal_takes", "sprt", "ms_a", "ms_b",
]


def match(cli, *more, a="greedy", b="random", games="6"):
    """Play a match of `classic`; return what it prints."""
    done = cli("match", "--rules", "classic", "--a", a, "--b", b, "--games", games, "--seed", "1", *more)
    assert done.returncode == 0
    assert done.stderr == ""  # there is no progress bar, because stderr is not a terminal
    return done.stdout


def test_match_json_has_the_documented_keys(cli):
    result = json.loads(match(cli, "--json"))
    assert list(result) == KEYS
    assert (result["rules"], result["a"], result["b"], result["games"]) == ("classic", "greedy", "random", 6)
    assert result["wins_a"] + result["wins_b"] + result["draws"] + result["stalemates"] == 6
    assert result["rate_a"] == result["wins_a"] / (result["wins_a"] + result["wins_b"])
    assert 0 <= result["ci95"][0] <= result["rate_a"] <= result["ci95"][1] <= 1
    assert 0 < result["turns"] < result["plies"]
    for side in ("ms_a", "ms_b"):
        assert list(result[side]) == ["p50", "p95", "max"]
        assert 0 < result[side]["p50"] <= result[side]["p95"] <= result[side]["max"]


def test_jobs_change_only_the_times(cli):
    def without_times(*more):
        result = json.loads(match(cli, "--json", *more))
        del result["ms_a"], result["ms_b"]
        return result

    assert without_times("--jobs", "2") == without_times()


def test_match_swaps_the_seats(monkeypatch):
    # Seat B wins every game, so each side must win once.
    seated = []

    class Player:
        def __init__(self, name):
            self.name = name

        def choose(self, pos):
            self.src = self.dst = ABANDON if pos[TURN] == 0 else PASS

    def opponents(levels, seed):
        seated.append((tuple(levels), seed))
        return [Player(level) for level in levels]

    monkeypatch.setattr(mirrored_pairs, "opponents", opponents)
    tally = mirrored_pairs.play(("classic", 7, ("x", None), ("y", None)))
    assert [levels for levels, _ in seated] == [("x", "y"), ("y", "x")]
    assert seated[0][1] != seated[1][1]
    assert tally.wins == [1, 1]


def test_match_of_a_level_against_itself_plays_two_different_games(cli):
    # With equal random numbers the second game of a pair would repeat the first, and every rate would be 50 %.
    result = json.loads(match(cli, "--json", a="random", b="random", games="10"))
    assert result["score_a"] != result["score_b"]


@pytest.mark.slow
def test_ladder_plays_each_level_against_the_one_below(cli):
    arguments = ("match", "--ladder", "--rules", "classic", "--games", "2", "--seed", "1")
    lines = cli(*arguments).stdout.splitlines()
    assert lines[1] == "|---|---|--:|--:|--:|--:|--:|--:|--:|--:|"
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    assert {len(cells) for cells in rows} == {10}
    assert [cells[:3] for cells in rows[2:]] == [[a, b, "2"] for a, b in zip(LEVELS[1:], LEVELS)]
    results = json.loads(cli(*arguments, "--json").stdout)
    assert [list(result) for result in results] == [KEYS] * (len(LEVELS) - 1)
    for cells, result in zip(rows[2:], results):
        assert cells[3:6] == [str(result["wins_a"]), str(result["wins_b"]),
                              str(result["draws"] + result["stalemates"])]


@pytest.mark.parametrize("more", [(), ("--a", "greedy"), ("--ladder", "--b", "greedy")])
def test_ladder_and_levels_exclude_each_other(cli, more):
    done = cli("match", "--rules", "classic", "--games", "2", "--seed", "1", *more)
    assert refused(done) == "error: match needs --a and --b, or else --ladder for all levels\n"


def test_match_report_is_readable(cli):
    lines = match(cli).splitlines()
    assert lines[0] == "classic: a = greedy against b = random, 6 games, %s engine" % fast.engine_in_use()
    for word in ("wins", "rate", "95 %", "score", "turns", "plies", "p95"):
        assert any(word in line for line in lines)


@pytest.mark.parametrize("games, words", [("5", "odd"), ("0", "'0'"), ("few", "'few'")])
def test_number_of_games_that_is_not_even_is_refused(cli, games, words):
    levels = ("--a", "random", "--b", "random")
    done = cli("match", "--rules", "classic", *levels, "--games", games, "--seed", "1")
    refused(done, words)


@pytest.mark.parametrize("rules", ["three", "klondike"])
def test_match_refuses_rule_sets_not_for_two(cli, rules):
    done = cli("match", "--rules", rules, "--a", "greedy", "--b", "random", "--games", "2", "--seed", "1")
    assert refused(done) == "error: a match needs rules for two players; %s is not for two\n" % rules


def test_wilson_interval_has_known_values():
    # The values are from Newcombe (1998), table I: 81 of 263, 15 of 148, 0 of 20.
    known = ((81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611))
    for wins, games, low, high in known:
        assert mirrored_pairs.wilson(wins / games, games) == pytest.approx([low, high], abs=5e-5)
    assert mirrored_pairs.wilson(1, 20)[1] == 1


def tally_of(wins_of_pairs):
    """Return the Tally of pairs of games in which a won so many, 0 to 2."""
    tally = mirrored_pairs.Tally()
    for won in wins_of_pairs:
        pair = mirrored_pairs.Tally()
        pair.wins = [won, 2 - won]
        pair.squares = [won * won, won * 2, 4]
        pair.pairs[2 - won] = 1
        tally.add(pair)
    return tally


def test_interval_of_uncorrelated_games_is_wilsons():
    assert tally_of([0, 1, 1, 2] * 25).interval() == pytest.approx(mirrored_pairs.wilson(0.5, 200))
    assert tally_of([2] * 50).interval() == mirrored_pairs.wilson(1, 100)
    assert mirrored_pairs.Tally().interval() is None


def test_interval_depends_on_the_correlation_within_pairs():
    # If both games of a pair always end alike, only half as many count; if pairs are always 1:1, the rate is certain.
    low, high = tally_of([0, 2] * 500).interval()
    assert (low, high) == pytest.approx(mirrored_pairs.wilson(0.5, 1000), abs=1e-3)
    low, high = tally_of([1] * 1000).interval()
    assert 0.49 < low < 0.5 < high < 0.51


@pytest.mark.parametrize("chances", [(15, 70, 15), (7, 58, 35), (40, 20, 40)])
def test_interval_contains_the_true_rate_in_95_of_100_matches(chances):
    rate = (chances[1] / 2 + chances[2]) / 100
    rng = random.Random(1)
    held = 0
    for _ in range(1000):
        low, high = tally_of(rng.choices((0, 1, 2), chances, k=50)).interval()
        held += low <= rate <= high
    assert 930 <= held <= 980


def test_share_of_the_deal_in_the_variance_has_known_values():
    assert tally_of([1] * 9).deal_takes() == 1
    assert tally_of([0, 1, 1, 2] * 25).deal_takes() == pytest.approx(0)
    assert tally_of([0, 2] * 25).deal_takes() == pytest.approx(-1)
    assert tally_of([2] * 9).deal_takes() is None
    assert mirrored_pairs.Tally().deal_takes() is None


@pytest.mark.parametrize("rate, higher", [(0.5, False), (0.53, True)])
def test_sequential_test_errs_in_5_of_100_matches(rate, higher):
    rng = random.Random(2)
    right = played = 0
    for _ in range(200):
        total = mirrored_pairs.Tally()
        while abs(total.likelihood(0.5, 0.53)) <= 2.944:
            total.add(tally_of(rng.choices((0, 1, 2), (1 - rate - 0.2, 0.4, rate - 0.2), k=50)))
        right += (total.likelihood(0.5, 0.53) > 0) == higher
        played += sum(total.pairs)
    assert right >= 184
    assert played / 200 < 1500


def test_match_stops_when_the_sequential_test_decides(cli):
    once = json.loads(match(cli, "--json", "--sprt", "50,60", games="2000"))
    assert once["games"] == 100 and sum(once["pairs"]) == 50
    assert once["sprt"].startswith("a wins 60 % rather than 50")
    assert "test      a wins 60 % rather than 50" in match(cli, "--sprt", "50,60", "--jobs", "2", games="2000")


@pytest.mark.parametrize("rates", ["53,50", "50", "x,y", "0,50", "50,100", "nan,60", "５０,６０", "5_0,60", "50,60,70"])
def test_invalid_rates_are_refused(cli, rates):
    done = cli("match", "--rules", "classic", "--ladder", "--games", "2", "--seed", "1", "--sprt", rates)
    assert refused(done) == "error: argument --sprt: '%s' is not LOW,HIGH: two percentages, such as 50,53\n" % rates
