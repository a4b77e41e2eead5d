"""Tests of the rating: Glicko's formulas in integers, what counts for it, and how it is shown."""

import json
import math
import re

import pytest

from engine.opponent import LEVELS
from firmware import text
from firmware.app.glicko import (
    INITIAL_DEVIATION, INITIAL_RATING, LEVEL_RATINGS, MIN_DEVIATION, PUZZLE_RATINGS, expected_score, level_rating,
    updated_rating
)
from firmware.app.player_stats import (
    CURVE_STEP, DEVIATION, RATED_GAMES, RATING, RATING_CURVE, PlayerStats, update_rating
)
from firmware.app.records import DRAWN, LOST, WON
from firmware.draw.text.text_look import TextLook
from firmware.puzzles import load_puzzle, puzzle_grades
from tests.support import career_there, unix_micropython
from tests.support.app_driver import AppDriver, booted
from tests.support.games import let_win, seated
from tests.support.menus import choose, from_menu, rows
from tests.support.paths import ROOT


def glicko(rating, deviation, opponent, score):
    """Return rating and deviation after one game, by Glickman's formulas with g(RD) = 1."""
    q = math.log(10) / 400
    e = 1 / (1 + 10 ** (-(rating - opponent) / 400))
    variance = 1 / (1 / deviation**2 + q * q * e * (1 - e))
    return rating + q * variance * (score - e), math.sqrt(variance)


@pytest.mark.parametrize("deviation", [50, 80, 200, 350])
def test_rating_follows_the_formulas_of_glicko(deviation):
    for rating in range(900, 2100, 130):
        for opponent in (1222, 1500, 1787):
            for halves in range(3):
                new, off = updated_rating(rating, deviation, opponent, halves)
                wanted = glicko(rating, deviation, opponent, halves / 2)
                assert abs(new - wanted[0]) < 3 and abs(off - max(wanted[1], MIN_DEVIATION)) < 0.7


def test_expected_share_is_the_same_from_both_sides():
    assert expected_score(0) == 5000
    assert all(expected_score(points) + expected_score(-points) == 10000 for points in range(0, 1100, 7))


def test_rating_of_a_strength_lies_between_those_of_its_levels():
    assert level_rating("greedy", 0) == level_rating("adaptive:768", 0) == level_rating("greedy", 1) == INITIAL_RATING
    assert level_rating("easy", 0) < level_rating("adaptive:640", 0) < level_rating("greedy", 0)


@pytest.mark.parametrize("ladder", [0, 1])
def test_ratings_of_the_levels_follow_from_the_measured_matches(ladder):
    ratings = {"greedy": INITIAL_RATING}
    rows = re.findall(r"^\| (\w+) \| (\w+) \| (\d+) \| (\d+) \|", (ROOT / "engine/README.md").read_text(), re.M)
    count = len(LEVELS) - 1
    assert len(rows) == 2 * count
    matches = rows[:count] if ladder == 0 else rows[count:]
    assert all(LEVELS.index(level) > LEVELS.index(below) for level, below, won, lost in matches)
    for _ in matches:  # from greedy up and down
        for level, below, won, lost in matches:
            points = 400 * math.log10(int(won) / int(lost))
            if below in ratings:
                ratings.setdefault(level, ratings[below] + points)
            elif level in ratings:
                ratings[below] = ratings[level] - points
    assert [level_rating(level, ladder) for level in LEVELS] == [round(ratings[level]) for level in LEVELS]


@pytest.mark.parametrize("ladder", [0, 1])
def test_ratings_rise_with_the_ladder_and_do_not_change_unnoticed(ladder):
    """Check the order of LEVELS, and ratings against which people have been rated."""
    assert list(LEVEL_RATINGS) == list(LEVELS)
    ratings = [level_rating(level, ladder) for level in LEVELS]
    assert ratings == sorted(set(ratings))
    known = dict(random=(525, 637), novice=(1230, 1224), easy=(1364, 1363), greedy=(1500, 1500), strong=(1647, 1634),
                 expert=(1806, 1747))
    assert {level: level_rating(level, ladder) for level in known} == {level: known[level][ladder] for level in known}


def test_player_who_scores_half_against_a_level_gets_its_rating():
    row = ["classic", 0, 0, INITIAL_RATING, INITIAL_DEVIATION, 0, bytearray(32)]
    for i in range(100):
        update_rating(row, 1787, WON if i % 2 else LOST, 1)
    assert abs(row[RATING] - 1787) < 12 and row[DEVIATION] == MIN_DEVIATION and row[RATED_GAMES] == 100
    assert row[RATING_CURVE][-1] == row[RATING] // CURVE_STEP
    before = row[RATING]
    update_rating(row, before, DRAWN, 1)
    assert row[RATING] == before


def test_game_counts_for_the_rating_of_its_rule_set_unless_the_person_had_help():
    d = seated(level="greedy")
    let_win(d, 0, after_move=True)
    won = PlayerStats(d.store).find("classic")
    assert won[RATING] > INITIAL_RATING and won[RATED_GAMES] == 1
    assert PlayerStats(d.store).find("onepack") is None
    choose(d, "Next game")
    from_menu(d, "Hint")
    let_win(d, 0, after_move=True)
    assert PlayerStats(d.store).find("classic") == won
    choose(d, "Next game")
    let_win(d, 1, after_move=True)
    lost = PlayerStats(d.store).find("classic")
    assert lost[RATING] < won[RATING] and lost[RATED_GAMES] == 2


def play_way(d, number):
    """Play the known solution of a puzzle."""
    way = load_puzzle(number).solution
    for i in range(0, len(way), 2):
        d.app.table.mode.play(way[i], way[i + 1], 0)
        d.press(0)


def test_first_attempt_at_a_puzzle_counts_for_the_rating():
    d = booted()
    d.call(d.app.open_puzzle, 1)
    play_way(d, 1)
    row = PlayerStats(d.store).find("classic")
    assert (row[RATING], row[DEVIATION]) == updated_rating(INITIAL_RATING, INITIAL_DEVIATION,
        PUZZLE_RATINGS[puzzle_grades()[0]], 2)
    d.call(d.app.open_puzzle, 1)
    play_way(d, 1)
    assert PlayerStats(d.store).find("classic") == row


@pytest.mark.parametrize("help", ["hint", "undo", "way"])
def test_puzzle_with_help_does_not_count_for_the_rating(help):
    d = booted()
    d.call(d.app.open_puzzle, 1)
    if help == "way":
        d.call(d.app.show_pause)
        choose(d, text.puzzles().PUZZLE_SOLUTION)
    else:
        getattr(d.app.activity, help)()
    d.call(d.app.open_puzzle, 1)
    play_way(d, 1)
    assert PlayerStats(d.store).find("classic") is None


def test_rating_from_puzzles_alone_can_be_erased():
    d = booted()
    d.call(d.app.open_puzzle, 1)
    play_way(d, 1)
    d.open("records")
    choose(d, text.results().RESET_ROW, text.results().RESET_RECORDS)
    assert PlayerStats(d.store).rows == [] and text.results().RESET_ROW not in rows(d)


def with_curve(d):
    """Save a career with a full curve, and show it."""
    career = PlayerStats(d.store)
    row = career._find_or_add_row("classic")
    for i in range(40):
        update_rating(row, 1500 + 10 * i, WON if i % 3 else LOST, 1)
    career._save()
    d.press(0)
    d.open("rating", "classic")
    assert d.app.screen.page.heading == "Rating, Russian Bank" and len(d.app.screen.page.points) == 32
    return row


def test_curve_is_told_in_words():
    d = AppDriver()
    row = with_curve(d)
    d.app.look = TextLook(0, 0)
    d.app.screen.draw()
    lines = d.app.look.scene.lines
    assert lines[0].startswith("Rating, Russian Bank: %d (" % row[RATING])
    assert lines[1] == "From 40 games and puzzles"
    assert lines[2].endswith(", %d" % (row[RATING] // CURVE_STEP * CURVE_STEP))


def test_records_show_and_export_the_rating(cli, tmp_path):
    d = seated(level="greedy")
    let_win(d, 0, after_move=True)
    row = PlayerStats(d.store).find("classic")
    d.open("records")
    off = 2 * row[DEVIATION]
    assert "Rating\t%d (%d-%d)" % (row[RATING], row[RATING] - off, row[RATING] + off) in d.app.screen.lines
    for name, data in d.store.data.items():
        (tmp_path / name).write_bytes(data)
    told = json.loads(cli("records", "--json", "--save", tmp_path).stdout)[0]
    assert (told["rating"], told["deviation"], told["rated"]) == (row[RATING], row[DEVIATION], 1)
    assert told["rating_curve"] == [row[RATING] // CURVE_STEP * CURVE_STEP]
    assert "%d" % row[RATING] in cli("records", "--save", tmp_path).stdout


@pytest.mark.parametrize("bits", [32, 64])
def test_career_is_the_same_on_micropython(bits, capsys):
    told = unix_micropython.printed("from tests.support.career_there import main\nmain()", bits)
    career_there.main()
    assert told == capsys.readouterr().out
