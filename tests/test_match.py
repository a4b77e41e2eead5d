# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The command match: its report, its fairness, and that processes change nothing."""

import json

import pytest

from hostsim.match import wilson

KEYS = [
    "rules", "a", "b", "games", "wins_a", "wins_b", "draws", "stalemates", "rate_a", "ci95",
    "score_a", "score_b", "turns", "plies", "ms_a", "ms_b",
]


def match(cli, *more, a="greedy", b="random", games="6"):
    done = cli("match", "--rules", "classic", "--a", a, "--b", b, "--games", games, "--seed", "1", *more)
    assert done.returncode == 0
    assert done.stderr == ""  # no progress bar where stderr is no terminal
    return done.stdout


def test_json_has_exactly_the_keys_promised(cli):
    result = json.loads(match(cli, "--json"))
    assert list(result) == KEYS
    assert (result["rules"], result["a"], result["b"], result["games"]) == ("classic", "greedy", "random", 6)
    assert result["wins_a"] + result["wins_b"] + result["draws"] + result["stalemates"] == 6
    assert result["rate_a"] == result["wins_a"] / (result["wins_a"] + result["wins_b"])
    assert 0 <= result["ci95"][0] <= result["rate_a"] <= result["ci95"][1] <= 1
    assert 0 < result["turns"] < result["plies"]
    for who in ("ms_a", "ms_b"):
        assert list(result[who]) == ["p50", "p95", "max"]
        assert 0 < result[who]["p50"] <= result[who]["p95"] <= result[who]["max"]


def test_jobs_change_nothing_but_the_times(cli):
    def without_times(*more):
        result = json.loads(match(cli, "--json", *more))
        del result["ms_a"], result["ms_b"]
        return result

    assert without_times("--jobs", "2") == without_times()


def test_players_change_seats(cli):
    there = json.loads(match(cli, "--json"))
    back = json.loads(match(cli, "--json", a="random", b="greedy"))
    for of_a, of_b in (("wins_a", "wins_b"), ("score_a", "score_b")):
        assert (there[of_a], there[of_b]) == (back[of_b], back[of_a])


def test_a_level_against_itself_is_even(cli):
    result = json.loads(match(cli, "--json", a="random", b="random", games="4"))
    assert result["wins_a"] == result["wins_b"]
    assert result["score_a"] == result["score_b"]


def test_report_for_a_person(cli):
    lines = match(cli).splitlines()
    assert lines[0] == "classic: a = greedy against b = random, 6 games"
    for word in ("wins", "rate", "95 %", "score", "turns", "plies", "p95"):
        assert any(word in line for line in lines)


@pytest.mark.parametrize("games, words", [("5", "odd"), ("0", "'0'"), ("few", "'few'")])
def test_games_that_cannot_be_played_twice_each_are_refused(cli, games, words):
    levels = ("--a", "random", "--b", "random")
    done = cli("match", "--rules", "classic", *levels, "--games", games, "--seed", "1")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("error: ") and done.stderr.count("\n") == 1 and words in done.stderr


@pytest.mark.parametrize("rules", ["three", "klondike"])
def test_a_match_is_for_two(cli, rules):
    done = cli("match", "--rules", rules, "--a", "greedy", "--b", "random", "--games", "2", "--seed", "1")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "error: a match is for two, and %s is not\n" % rules


def test_wilson_interval():
    # Newcombe (1998), table I: 81 of 263, 15 of 148, 0 of 20.
    known = ((81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611))
    for wins, games, low, high in known:
        assert wilson(wins, games) == pytest.approx([low, high], abs=5e-5)
    assert wilson(20, 20)[1] == 1
    assert wilson(0, 0) is None
