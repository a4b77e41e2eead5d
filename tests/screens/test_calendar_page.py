"""Tests of the calendar: the deals and the puzzles of the days, the days in a row, and how they are shown."""

import datetime

import pytest

from firmware import text
from firmware.app import actions as A, player_stats as C
from firmware.app.days import add_months, day_number, days_in_month, weekday
from firmware.app.player_stats import MAX_DAYS, MAX_STREAKS, PlayerStats
from firmware.app.session import STARTER_YOU, Session
from firmware.draw.text.text_look import TextLook
from firmware.puzzles import load_puzzle, puzzle_count
from firmware.table.modes.puzzle import PuzzleSolution, puzzle_of_the_day
from firmware.text import menus
from hostsim.players.driver import MemoryStore
from tests.support.app_driver import AppDriver
from tests.support.checked_driver import CheckedDriver
from tests.support.games import let_win, one_move
from tests.support.menus import choose, from_menu, rows

TODAY = 261122


def started(today=TODAY, store=None):
    """Return a driver on a board with a calendar."""
    d = AppDriver(store)
    d.app.features.today = lambda: today
    d.at_once()
    d.press(0)
    return d


def finish_deal(d, seed, after=0):
    """Play a deal to its end, which is won by whoever sits that many seats after the player."""
    d.begin(Session("simple", "easy", seed, STARTER_YOU, 300))
    let_win(d, after, after_move=True)


def on(d, date=TODAY):
    """Return what a day has in the saved career."""
    return PlayerStats(d.store).marks_of_day(day_number(date)) & (C.DEAL_MASK | C.PUZZLE_MASK)


def test_days_are_those_of_the_calendar():
    first = datetime.date(2000, 1, 1)
    for i in range(0, 36500, 13):
        day = first + datetime.timedelta(i)
        number = day_number(int(day.strftime("%y%m%d")))
        assert number == i and weekday(number) == day.weekday()
    assert [days_in_month(month) for month in (2402, 2302, 2612)] == [29, 28, 31]
    assert add_months(2612, 1) == 2701 and add_months(2601, -1) == 2512


@pytest.mark.parametrize("after, kind", [(0, C.DEAL_WON), (1, C.DEAL_LOST)])
def test_deal_of_the_day_is_noted_as_it_ends(after, kind):
    d = started()
    finish_deal(d, TODAY, after)
    assert on(d) == kind
    assert PlayerStats(d.store).streak_at(day_number(TODAY)) == 1


def test_deal_won_with_help_is_marked_and_a_later_loss_does_not_unmark_it():
    d = started()
    d.begin(Session("simple", "easy", TODAY, STARTER_YOU, 300))
    from_menu(d, "Hint")
    let_win(d, 0, after_move=True)
    assert on(d) == C.DEAL_HELPED
    finish_deal(d, TODAY, 1)
    assert on(d) == C.DEAL_HELPED


def test_deal_of_the_day_that_ends_after_midnight_counts_for_its_day():
    d = started(TODAY - 1)
    finish_deal(d, TODAY - 1)
    d.app.features.today = lambda: TODAY
    d.begin(Session("simple", "easy", TODAY, STARTER_YOU, 300))
    one_move(d)
    d.app.features.today = lambda: TODAY + 1
    PlayerStats(d.store).note_puzzle_of_the_day(TODAY + 1, 1)  # the puzzle of the next day
    let_win(d, 0)
    assert on(d) == C.DEAL_WON and PlayerStats(d.store).streak_at(day_number(TODAY + 1)) == 2
    # The same number dealt on another day is no deal of the day, nor is one that is no date.
    d.app.features.today = lambda: TODAY + 2
    finish_deal(d, TODAY + 1)
    finish_deal(d, 261132)
    assert on(d, TODAY + 1) == C.PUZZLE_SOLVED and on(d, 261202) == 0


def test_deal_of_the_day_dealt_again_on_a_later_day_does_not_count():
    d = started()
    d.begin(Session("simple", "easy", TODAY, STARTER_YOU, 300))
    d.app.features.today = lambda: TODAY + 1
    finish_deal(d, TODAY)
    assert on(d) == 0


def test_other_deal_or_one_that_is_given_up_is_no_deal_of_the_day():
    d = started()
    finish_deal(d, TODAY - 1)
    d.begin(Session("simple", "easy", TODAY, STARTER_YOU, 300))
    one_move(d)
    d.app.begin(Session("simple", "easy", 5, STARTER_YOU, 300))
    assert on(d) == 0 and PlayerStats(d.store).longest_streak == 0


def test_days_in_a_row_go_on_over_the_end_of_a_month_and_end_with_a_day_left_out():
    career = PlayerStats(MemoryStore())
    for date in (261129, 261130, 261201):
        career._count_day(day_number(date), C.DEAL_LOST)
    assert career.streak_at(day_number(261201)) == career.longest_streak == 3
    career._count_day(day_number(261201), C.DEAL_WON)  # a second game of the same day
    assert career.streak_at(day_number(261201)) == 3
    # It lasts until the end of the next day.
    assert [career.streak_at(day_number(date)) for date in (261202, 261203)] == [3, 0]
    career._count_day(day_number(261203), C.DEAL_WON)
    assert (career.streak_at(day_number(261203)), career.longest_streak) == (1, 3)
    career._count_day(day_number(270601), C.DEAL_WON)  # half a year later
    assert (career.streak_at(day_number(270601)), career.longest_streak) == (1, 3)


def test_day_of_a_clock_that_was_set_back_leaves_the_days_in_a_row():
    career = PlayerStats(MemoryStore())
    for date in (261101, 261102, 261020):
        career._count_day(day_number(date), C.DEAL_WON)
    assert (career.streak_at(day_number(261102)), career.marks_of_day(day_number(261020))) == (2, C.DEAL_WON)
    career._count_day(day_number(261103), C.DEAL_WON)
    assert career.streak_at(day_number(261103)) == career.longest_streak == 3


# A clock that was wrong


@pytest.mark.parametrize("wrong", [981231, 261222, 700101, 101])
@pytest.mark.parametrize("what", ["begun", "played", "puzzle"])
def test_wrong_clock_loses_neither_marks_nor_days_in_a_row(wrong, what):
    store = MemoryStore()
    for date in (261120, 261121):
        finish_deal(started(date, store), date)
    d = started(wrong, store)
    if what == "begun":
        d.begin(Session("simple", "easy", wrong, STARTER_YOU, 300))
        one_move(d)
    elif what == "played":
        finish_deal(d, wrong)
    else:
        PlayerStats(store).note_puzzle_of_the_day(wrong, 1)
    d = started(TODAY, store)
    assert [on(d, date) for date in (261120, 261121)] == [C.DEAL_WON, C.DEAL_WON]
    assert PlayerStats(store).streak_at(day_number(TODAY)) == 2
    finish_deal(d, TODAY)
    assert on(d) == C.DEAL_WON
    assert PlayerStats(store).streak_at(day_number(TODAY)) == PlayerStats(store).longest_streak == 3


def test_month_of_a_wrong_clock_leaves_two_months_of_marks():
    career = PlayerStats(MemoryStore())
    right = range(day_number(260701), day_number(260901))
    wrong = range(day_number(981201), day_number(981201) + 31)
    for day in (*right, *wrong):
        career._count_day(day, C.DEAL_WON)
        career._mark_day(day, C.PUZZLE_SOLVED, C.PUZZLE_MASK)
    career._save()
    again = PlayerStats(career.slots.store)
    assert all(again.marks_of_day(day) == C.DEAL_WON | C.PUZZLE_SOLVED for day in (*right, *wrong))
    again._count_day(day_number(260901), C.DEAL_LOST)
    assert again.streak_at(day_number(260901)) == len(right) + 1 == again.longest_streak
    assert again.marks_of_day(right[0]) == 0 and len(again.days) == MAX_DAYS  # The first one makes room.


def test_day_that_a_fast_clock_played_ahead_joins_the_days_in_a_row():
    career = PlayerStats(MemoryStore())
    for date in (261120, 261122, 261121):
        career._count_day(day_number(date), C.DEAL_WON)
    assert career.longest_streak == 3
    # The day that the clock should show counts up to itself.
    assert [career.streak_at(day_number(date)) for date in (261121, 261122, 261123, 261124)] == [2, 3, 3, 0]


def test_days_of_a_clock_that_jumps_every_time_keep_their_number():
    career = PlayerStats(MemoryStore())
    for day in range(0, 30000, 90):
        career._count_day(day, C.DEAL_WON)
    career._save()
    again = PlayerStats(career.slots.store)
    assert (again.note, len(again.days), len(again.streaks)) == ("", MAX_DAYS, MAX_STREAKS)
    assert again.streaks[0] == [29970, 1] and len(career.slots.store.data["career"]) < 400


def solve_of_the_day(d, helped):
    """Solve the puzzle of the day; helped: "undo" to take its first move back, "way" to be shown it first."""
    choose(d, "Puzzles", menus().PUZZLE_OF_THE_DAY)
    way = load_puzzle(puzzle_of_the_day(d.app)).solution
    table = d.app.table
    if helped == "way":
        from_menu(d, text.puzzles().PUZZLE_SOLUTION)
        from_menu(d, text.puzzles().PUZZLE_AGAIN)
    elif helped:
        table.mode.play(way[0], way[1], 0)
        d.press(0)
        d.app.activity.undo()
        d.press(0)
    for i in range(0, len(way), 2):
        d.app.table.mode.play(way[i], way[i + 1], 0)
        d.press(0)


@pytest.mark.parametrize("helped, kind", [("", C.PUZZLE_SOLVED), ("undo", C.PUZZLE_HELPED), ("way", C.PUZZLE_HELPED)])
def test_puzzle_of_the_day_is_noted_beside_the_deal(helped, kind):
    d = started()
    finish_deal(d, TODAY)
    d.call(d.app.show_title)
    solve_of_the_day(d, helped)
    assert on(d) == C.DEAL_WON | kind


@pytest.mark.parametrize("ask", ["know", "hint"])
def test_puzzle_of_the_day_shown_the_day_before_is_solved_with_help(ask):
    d = started()
    number = puzzle_of_the_day(d.app)
    d.app.features.today = lambda: TODAY - 1
    d.call(d.app.open_puzzle, number)
    if ask == "hint":
        d.app.activity.hint()
    else:
        d.app.begin_activity(PuzzleSolution(d.app, load_puzzle(number)))
    d.press(0)
    d.app.show_title()
    d = started(TODAY, d.store)
    solve_of_the_day(d, "")
    assert on(d) == C.PUZZLE_HELPED


def test_every_puzzle_has_its_day():
    d = started()
    seen = set()
    for i in range(puzzle_count()):
        day = datetime.date(2026, 11, 22) + datetime.timedelta(i)
        d.app.features.today = lambda day=day: int(day.strftime("%y%m%d"))
        seen.add(puzzle_of_the_day(d.app))
    assert seen == set(range(1, puzzle_count() + 1))


def test_board_without_a_calendar_offers_neither_calendar_nor_puzzle_of_the_day():
    d = started(-1)
    choose(d, "Records")
    assert text.results().CALENDAR not in rows(d)
    choose(d, "Done", "Puzzles")
    assert menus().PUZZLE_OF_THE_DAY not in rows(d)


def full(d):
    """Show the calendar of a month with six weeks, every day of which has marks, to a driver."""
    d.app.features.today = lambda: 260531
    career = PlayerStats(d.store)
    for day in range(day_number(260401), day_number(260601)):
        career._count_day(day, C.DEAL_HELPED)
        career._mark_day(day, C.PUZZLE_SOLVED, C.PUZZLE_MASK)
    career._save()
    d.press(0)
    d.open("calendar")
    assert d.app.status == "Deal of the day, 5/2026" and d.app.screen.page.streak == "61 (best 61)"


def test_calendar_goes_back_by_months_and_to_the_records():
    d = CheckedDriver()
    full(d)
    assert d.keys("LEFT") == "Deal of the day, 4/2026" and d.app.screen.page.today == 0
    d.press(A.BACK)
    assert d.app.screen.heading == menus().RECORDS


def test_calendar_is_told_in_words():
    d = AppDriver()
    d.app.look = TextLook(0, 0)
    d.app.features.today = lambda: TODAY
    career = PlayerStats(d.store)
    career._count_day(day_number(261121), C.DEAL_LOST)
    career._mark_day(day_number(TODAY), C.PUZZLE_SOLVED, C.PUZZLE_MASK)
    career._save()
    d.app.show("calendar")
    d.app.screen.draw()
    assert d.app.look.scene.lines == [
        "Deal of the day, 11/2026", "21: lost", "22: Puzzle of the day", "Days in a row: 1 (best 1)"]


def test_reset_of_the_records_empties_the_calendar():
    d = started()
    finish_deal(d, TODAY)
    d.open("records")
    choose(d, text.results().RESET_ROW, text.results().RESET_RECORDS)
    assert on(d) == 0 and PlayerStats(d.store).longest_streak == 0
    # A day of a clock that was ahead is forgotten, too.
    finish_deal(started(TODAY - 10000, d.store), TODAY - 10000)
    assert on(d, TODAY - 10000)
