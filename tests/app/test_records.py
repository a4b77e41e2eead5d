"""Tests of the records: each game is counted once, in the right column, and shown on every screen."""

import json

import pytest

from engine.game import Game
from engine.moves import end_game
from engine.opponent import LEVELS, Opponent
from engine.position import DRAW, STALEMATE
from engine.rules import RULE_SET_NAMES
from firmware import text
from firmware.app.clock import CLOCK_MASK
from firmware.app.file_store import FileStore
from firmware.app.player_stats import PlayerStats
from firmware.app.records import (
    BEST_POINTS, DEAL_CHECKSUM_BYTES, DRAWN, LONGEST_STREAK, LOST, MAX_KNOWN_DEALS, MAX_SECONDS, RECORDS, RESIGNED,
    SECONDS, SHORTEST_WIN, STREAK, UNHELPED, UNHELPED_WON, WON, Records, games_played, seconds_per_game
)
from firmware.app.save_format.packing import pack
from firmware.app.save_format.schemas import KIND_RECORDS, KIND_SESSION, SAVE_VERSION
from firmware.app.session import STARTER_YOU, Session
from firmware.app.settings import LEVEL_IDS, NEWCOMER_LEVEL, SETTING_LEVEL
from firmware.screens.records_menu import duration_text
from firmware.table.table_factory import MOST_THINKING_MS
from firmware.text import menus
from hostsim.players.driver import MemoryStore
from tests.support.app_driver import AppDriver, booted
from tests.support.checked_driver import CheckedDriver
from tests.support.games import let_win, one_move, seated
from tests.support.menus import choose, from_menu, give_up, rows
from tests.support.one_bit_screen import choose_by_three, one_bit_driver
from tests.support.paths import GOLDEN
from tests.support.saved import slot
from tests.support.sizes import COLOUR_SIZES, ONE_BIT_SIZES, TINY_SIZES

STEP_BACK, DAMAGED, OTHER_VERSION, _ = text.errors().NOT_READ[KIND_RECORDS - 1]


def row(store, at=0):
    """Return a row of the records in a store."""
    return Records(store).rows[at]


def test_records_are_empty_before_the_first_game():
    d = booted()
    assert Records(d.store).rows == []
    choose(d, "Records")
    assert d.app.screen.lines == [text.results().NO_RECORDS]
    assert rows(d) == ["Done"]
    choose(d, "Done")
    assert not d.store.data


def test_won_game_and_lost_game_are_counted_with_score_and_streak():
    d = seated()
    let_win(d, 0, after_move=True)
    first = row(d.store)
    gained = d.session.points_won()[0]
    assert first[:2] == ["classic", "greedy"] and games_played(first) == first[WON] == 1
    assert (first[BEST_POINTS], first[SHORTEST_WIN], first[STREAK], first[LONGEST_STREAK]) == (gained, d.game.ply, 1, 1)
    assert (first[UNHELPED], first[UNHELPED_WON]) == (1, 1)
    choose(d, "Next game")
    let_win(d, 1, after_move=True)
    second = row(d.store)
    assert (second[WON], second[LOST], second[STREAK], second[LONGEST_STREAK]) == (1, 1, 0, 1)
    assert (second[BEST_POINTS], second[SHORTEST_WIN]) == (gained, first[SHORTEST_WIN])
    assert (second[UNHELPED], second[UNHELPED_WON]) == (2, 1)


@pytest.mark.parametrize("rules", RULE_SET_NAMES)
def test_whole_game_of_each_rule_set_is_counted_once(rules):
    d = seated(rules, seed=6)
    d.play_as(Opponent("greedy", 5))
    d.app.save()
    d.press(0)
    after = row(d.store)
    assert games_played(after) == 1 and after[:2] == [rules, "" if rules == "klondike" else "greedy"]
    assert len(Records(d.store).rows) == 1
    # Opening the result again, from the title and after a power-off, must not count the game twice.
    again = AppDriver(d.store)
    for each in (d, again):
        each.press(0)
        each.call(each.app.show_title)
        each.call(each.app.show_table)
        assert each.session.is_over() and row(d.store) == after


@pytest.mark.parametrize("rules, hot_seat_names", [
    ("classic", ()), ("foster", ()), ("three", ()), ("klondike", ()), ("classic", ("ann", "bob")),
    ("foster", ("ann", "bob")), ("three", ("ann", "bob", "cy")),
])  # fmt: skip
@pytest.mark.parametrize("before", [False, True], ids=["first", "after a win"])
def test_game_given_up_is_no_win_and_has_no_best_score(rules, hot_seat_names, before):
    """Check that it counts as given up alone: not as the shortest win, a score, nor in a row."""
    d = AppDriver()
    before = before and rules != "klondike"  # which has no opponent to be won against at once
    for seed in (3, 4) if before else (4,):
        session = Session(rules, "greedy", seed, STARTER_YOU, 999, False, False, hot_seat_names)
        d.begin(session)
        one_move(d)
        if seed == 3:
            let_win(d, 0)
            won = row(d.store)
    session.resign()
    d.app.after_move(session, 0)
    d.call(d.app.show_result)
    told = row(d.store)
    assert (games_played(told), told[RESIGNED], told[WON]) == (1 + before, 1, before)
    assert (told[STREAK], told[LOST], told[DRAWN]) == (0, 0, 0)
    best = (won[BEST_POINTS], won[SHORTEST_WIN], won[LONGEST_STREAK]) if before else (0, 0, 0)
    assert (told[BEST_POINTS], told[SHORTEST_WIN], told[LONGEST_STREAK]) == best


@pytest.mark.parametrize("over", [DRAW, STALEMATE])
def test_draw_or_stalemate_ends_a_streak(over):
    d = seated("foster")
    let_win(d, 0, after_move=True)
    choose(d, "Next game")
    one_move(d)
    end_game(d.game.pos, over)
    d.call(d.app.show_table)
    told = row(d.store)
    assert (told[WON], told[DRAWN], told[LOST], told[STREAK], told[LONGEST_STREAK]) == (1, 1, 0, 0, 1)


def test_games_resigned_in_the_menu_or_for_a_new_game_are_counted():
    d = seated()
    one_move(d)
    give_up(d)
    assert row(d.store)[RESIGNED] == 1 and row(d.store)[LOST] == 0
    choose(d, "Next game")
    one_move(d)
    d.begin(Session("onepack", "easy", 9, STARTER_YOU, 25))
    assert row(d.store)[RESIGNED] == 2
    # Only the opponent has moved in this game, so the next deal does not count it as resigned.
    d.app.begin(Session("onepack", "easy", 10, STARTER_YOU, 25))
    assert [each[:2] for each in Records(d.store).rows][:1] == [["classic", "greedy"]]


def test_deal_without_a_move_is_not_counted():
    d = seated()
    assert not d.game.ply
    d.app.begin(Session("onepack", "easy", 9, STARTER_YOU, 25))
    assert Records(d.store).rows == []


def test_solitaire_is_not_counted():
    d = seated("onepack", plays_all_sides=True)
    let_win(d, 0, after_move=True)
    assert Records(d.store).rows == []


@pytest.mark.parametrize("help", ["hint", "take back", "restart", "again", "seat"])
def test_games_with_help_are_counted_separately(help):
    d = seated(level=NEWCOMER_LEVEL, seed=3)  # also that of the game after the power-off
    expected = 0
    if help in ("again", "seat"):
        let_win(d, 0, after_move=True)
        expected = 1
        choose(d, "This deal again" if help == "again" else "This deal, other seat")
        d.press(0)
    elif help == "take back":
        for _ in range(60):
            one_move(d)
            if d.session.can_undo():
                break
        assert d.session.can_undo()
        from_menu(d, "Undo")
    else:
        from_menu(d, "Hint" if help == "hint" else "Restart this deal")
        if help == "restart":
            choose(d, "Restart")
    d = AppDriver(d.store).at_once().boot()  # The help is remembered through a power-off.
    let_win(d, 0, after_move=True)
    told = row(d.store)
    assert (told[WON], told[UNHELPED], told[UNHELPED_WON]) == (expected + 1, expected, expected)
    choose(d, "Next game")
    let_win(d, 0, after_move=True)
    assert row(d.store)[UNHELPED_WON] == expected + 1


# The same cards again


def play_deal(d, seed, after=0, rules="simple", **how):
    """Play a deal which is won by whoever sits that many seats after the player; -1: leave it after a move."""
    d.begin(Session(rules, "easy", seed, STARTER_YOU, 300, **how))
    one_move(d)
    if after >= 0:
        let_win(d, after)


@pytest.mark.parametrize("before", ["given up", "won", "lost", "left", "alone", "persons", "other options"])
def test_deal_played_before_counts_as_help(before):
    d = seated(seed=9)
    if before == "given up":
        play_deal(d, 7, -1)
        give_up(d)
    elif before in ("alone", "persons"):
        play_deal(d, 7, -1, plays_all_sides=before == "alone", hot_seat_names=("", "") if before == "persons" else ())
    elif before == "other options":
        play_deal(d, 7, 0, "simple+waste")
    else:
        play_deal(d, 7, ("won", "lost").index(before) if before != "left" else -1)
    for seed in (8, 9, 10):
        play_deal(d, seed)
    unhelped = sum(each[UNHELPED] for each in Records(d.store).rows)
    d = AppDriver(d.store)
    d.call(d.app.start, "simple", "easy", 7)
    let_win(d, 0, after_move=True)
    assert sum(each[UNHELPED] for each in Records(d.store).rows) == unhelped
    play_deal(d, 11)
    assert sum(each[UNHELPED] for each in Records(d.store).rows) == unhelped + 1


def test_help_in_a_deal_is_remembered_after_help_in_another():
    d = seated("simple", seed=5)
    for seed in (5, 6):
        if seed != 5:
            d.begin(Session("simple", "easy", seed, STARTER_YOU, 300))
        from_menu(d, "Hint")
    play_deal(d, 5)
    assert row(d.store)[WON] == 1 and row(d.store)[UNHELPED] == 0


def test_deals_that_are_known_are_bounded_and_the_oldest_makes_room():
    records = Records(MemoryStore())
    sessions = [Session("simple", "easy", seed, STARTER_YOU, 300) for seed in range(MAX_KNOWN_DEALS + 2)]
    for session in sessions[: MAX_KNOWN_DEALS + 1]:
        records.note_help(session)
        assert records.was_helped(session)
    assert len(records.known_deals) == MAX_KNOWN_DEALS * DEAL_CHECKSUM_BYTES == 256
    assert [records.was_helped(session) for session in sessions] == [False] + MAX_KNOWN_DEALS * [True] + [False]
    again = Records(records.slots.store)
    assert again.known_deals == records.known_deals and again.note == ""
    again.reset()
    assert Records(records.slots.store).known_deals == records.known_deals


# A game that another one replaces before anything was shown, as the options of `play` do


@pytest.mark.parametrize("at_start", [True, False])
def test_saved_game_replaced_by_another_counts_as_given_up(at_start):
    d = seated(level="easy")
    one_move(d)
    d = AppDriver(d.store)
    if not at_start:
        d.press(0)
    d.app.start("simple", "greedy", 5)
    assert row(d.store)[:2] == ["classic", "easy"] and row(d.store)[RESIGNED] == 1
    d.press(0)
    # The new game is the one that goes on after a power-off, although only one save was written.
    again = booted(d.store)
    assert (again.session.rules, again.session.seed) == ("simple", 5)
    assert games_played(row(d.store)) == 1


def test_saved_game_that_is_over_or_without_a_move_is_not_given_up_when_replaced():
    d = seated()
    AppDriver(d.store).app.start("simple", "greedy", 5)
    assert Records(d.store).rows == []
    d = seated(store=d.store)
    let_win(d, 0, after_move=True)
    before = row(d.store)
    d.app.save()
    AppDriver(d.store).app.start("simple", "greedy", 5)
    assert row(d.store) == before


def test_saved_game_that_does_not_fit_the_screen_is_given_up_when_replaced():
    d = seated("three")
    one_move(d)
    small = booted(d.store, size=(72, 40))
    assert small.app.session is None
    small.app.start("simple", "greedy", 5)
    assert row(d.store)[0] == "three" and row(d.store)[RESIGNED] == 1


def test_damaged_save_is_said_when_another_game_replaces_it():
    d = seated()
    one_move(d)
    whole = {name: data for name, data in d.store.data.items() if not name.startswith("save")}
    d = AppDriver(MemoryStore({**whole, "save0": b"damaged"}))
    d.app.start("simple", "greedy", 5)
    assert d.app.pop_note() == text.errors().NOT_READ[KIND_SESSION - 1][1]


# Practice


@pytest.mark.parametrize("kind", ["position", "text"])
def test_practice_is_not_counted_and_the_next_game_is(kind):
    d = seated("simple", "adaptive:512", seed=261122)
    d.app.features.today = lambda: 261122
    session = Session("simple", "adaptive:512", 261122, STARTER_YOU, 300)
    session.practice = True
    if kind == "position":
        session.game = Game(d.game.pos)
    d.begin(session)
    assert d.app.status == text.words.PRACTICE
    one_move(d)
    d = AppDriver(d.store)  # It is still practice after a power-off.
    d.app.features.today = lambda: 261122
    d.at_once()
    d.press(0)
    assert d.session.practice
    let_win(d, 0)
    assert d.app.screen.status == text.words.PRACTICE
    career = PlayerStats(d.store)
    assert Records(d.store).rows == [] and career.rows == [] and career.longest_streak == 0
    assert Records(d.store).was_helped(Session("simple", "easy", 261122, STARTER_YOU, 300))
    d.app.settings.numbers[SETTING_LEVEL] = LEVEL_IDS["easy"]
    choose(d, "Next game")
    let_win(d, 0, after_move=True)
    assert not d.session.practice and row(d.store)[UNHELPED_WON] == 1


def test_undo_with_nothing_to_undo_is_no_help():
    d = seated()
    d.table.mode.undo()
    let_win(d, 0, after_move=True)
    assert row(d.store)[UNHELPED_WON] == 1


def test_power_cut_at_any_write_counts_the_game_exactly_once():
    """Cut the power at each write while a resigned game is saved and counted."""
    d = seated()
    one_move(d)
    writes = 0
    while True:
        store = MemoryStore(d.store.data)
        e = AppDriver(store).at_once().boot()
        store.writes_left = writes
        give_up(e)
        unwritten = store.writes_left
        store.writes_left = -1
        again = AppDriver(store).at_once().boot()
        if not again.session.is_over():
            give_up(again)
        else:
            again.call(again.app.show_table)
        assert games_played(row(store)) == row(store)[RESIGNED] == 1, writes
        if unwritten > 0:
            break
        writes += 1
    assert writes >= 2


def test_records_that_cannot_be_saved_are_noted():
    d = seated()
    one_move(d)
    d.store.writes_left = 0
    let_win(d, 0)
    notes = {d.app.screen.status, d.app.pop_note(), d.app.pop_note()}
    assert text.errors().RECORDS_NOT_SAVED in notes


# Time


def test_time_at_the_table_counts_and_no_other():
    """Check that time counts from the deal to the last move: not in menus, not of a player who is away."""
    d = seated()
    session = d.session
    counted = session.played_ms

    def after(ms):
        """Return the seconds that count of the next press, which opens a menu, that many ms from now."""
        nonlocal counted
        d.ms += ms
        d.keys("MENU")
        more = session.played_ms - counted
        d.ms += 3_600_000
        d.keys("BACK")
        counted = session.played_ms
        return more // 1000

    assert after(30_000) == 30
    assert after(5_000) == 5
    assert after(MOST_THINKING_MS + 1_000_000) == MOST_THINKING_MS // 1000
    for _ in range(50):  # A tick without a press, as when the battery's mark changes, counts as no press.
        d.ms += 60_000
        d.tick()
    assert session.played_ms - counted == MOST_THINKING_MS
    counted = session.played_ms
    let_win(d, 0, after_move=True)
    assert row(d.store)[SECONDS] == session.played_ms // 1000 >= counted // 1000
    d.ms += 100_000
    choose(d, text.results().LOOK_AT_TABLE)
    d.ms += 100_000
    d.keys("OK")
    assert row(d.store)[SECONDS] == session.played_ms // 1000


def test_time_is_counted_while_the_clock_wraps_around():
    d = AppDriver()
    d.ms = CLOCK_MASK - 10_000
    d.at_once().begin(Session("classic", "greedy", 4, STARTER_YOU, 300))
    d.ms = 20_000
    d.keys("RIGHT")
    assert d.session.played_ms // 1000 == 30


def test_time_of_a_game_goes_on_after_a_restart_and_an_interruption_and_ends_with_the_game():
    d = seated()
    d.session.add_time(3 * 60_000 + 5_000)
    from_menu(d, menus().RESTART_DEAL, menus().RESTART)
    assert d.session.minutes == 3
    d.app.save()
    again = AppDriver(d.store).boot()
    assert again.session.played_ms == 3 * 60_000
    let_win(again, 0, after_move=True)
    assert row(d.store)[SECONDS] >= 180
    choose(again, "Next game")
    assert again.session.minutes == 0
    again.session.add_time(120_000)
    again.session.replay_deal()
    assert again.session.minutes == 0


def test_mean_duration_is_of_all_games_of_a_row():
    d = seated()
    for seconds in (3_000, 4_200):
        d.session.played_ms = 0
        d.session.add_time(1000 * seconds)
        one_move(d)
        give_up(d)
        choose(d, "Next game")
    found = row(d.store)
    assert found[SECONDS] // 60 == 120 and abs(seconds_per_game(found) - 3_600) < 5
    d.open("records")
    lines = dict(line.split("\t") for line in d.app.screen.lines)
    assert lines[text.results().TIME_PLAYED] == "2 h 0 min, 1 h 0 min"


def test_durations_are_told_in_minutes_and_hours():
    told = [duration_text(seconds) for seconds in (1, 89, 90, 3569, 3570, 7380, MAX_SECONDS)]
    assert told == ["1 min", "1 min", "2 min", "59 min", "1 h 0 min", "2 h 3 min", "298261 h 37 min"]


# Saved records


def store_of_two_rows(n):
    """Return a store with two rows of records, and the records; n: games without help."""
    store = MemoryStore()
    records = Records(store)
    records.rows = [
        ["classic", "easy", 3, 1, 0, 1, 91, 120, 2, 2, n, 1, 7201], ["klondike", "", 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 59],
    ]  # fmt: skip
    records.last_counted, records.known_deals = 0xFFFFFFFF, bytearray((7, 0, 0, 0, 1, 2, 3, 4))
    records._save()
    return store, records


def test_records_of_this_version_are_read():
    path = GOLDEN / ("records-v%d.bin" % SAVE_VERSION)
    told = json.loads(path.with_suffix(".json").read_text())
    records = Records(MemoryStore({"records1": path.read_bytes()}))
    known = [int.from_bytes(records.known_deals[i : i + DEAL_CHECKSUM_BYTES], "little")
        for i in range(0, len(records.known_deals), DEAL_CHECKSUM_BYTES)]
    assert (records.note, records.rows, records.last_counted, known) == ("", told["rows"], told["last"], told["known"])
    assert pack(RECORDS, records) == path.read_bytes()[8:-4]


def test_written_records_are_read_and_damage_is_noted():
    store, records = store_of_two_rows(2)
    again = Records(store)
    assert (again.rows, again.last_counted, again.known_deals, again.note) == (records.rows, records.last_counted,
        records.known_deals, "")
    again.rows[0][UNHELPED] = 4
    again._save()
    assert set(store.data) == {"records", "records1"}
    newest = store.data["records1"]
    for at in range(len(newest)):
        store.data["records1"] = newest[:at] + bytes((newest[at] ^ 4,)) + newest[at + 1 :]
        damaged = Records(MemoryStore(store.data))
        assert damaged.note in (STEP_BACK, OTHER_VERSION) and damaged.rows[0][UNHELPED] == 2
    store.data = {"records": newest[:-1]}
    assert Records(store).note == DAMAGED and store.data["bad_records"] == newest[:-1]


@pytest.mark.parametrize("change", [
    (WON, 1), (LONGEST_STREAK, 4), (SHORTEST_WIN, 0), (UNHELPED_WON, 3), (UNHELPED, 9), (0, "nothing"), (1, 9)])
def test_inconsistent_records_with_a_valid_checksum_are_put_aside(change):
    _, records = store_of_two_rows(2)
    at, value = change
    body = pack(RECORDS, records)
    first = 4 + 2 + len(records.known_deals) + 1
    if at == 0:
        body[first] = 200
    elif at == 1:
        body[first + 1] = value
    else:
        body[first + 2 + 2 * (at - 2)] = value
    twice = body + body[first : first + 22]
    twice[first - 1] += 1
    for spoilt in (body, body[:-1], twice):
        again = Records(MemoryStore({"records": slot(KIND_RECORDS, 1, bytes(spoilt))}))
        assert again.note == DAMAGED and again.rows == []


def test_counts_stop_at_the_largest_number_that_a_save_holds():
    store, records = store_of_two_rows(2)
    records.rows[0][LOST] = 65535
    records._save()
    d = seated("classic", "easy", store=store)
    let_win(d, 1, after_move=True)
    assert row(store)[LOST] == 65535 and d.app.pop_note() == ""


# Pages of the screen


def store_of_widest_records():
    """Return a store whose rows have the widest numbers, and the count of rows.

    There is a row for every rule set and level.
    """
    store = MemoryStore()
    records = Records(store)
    for rules in RULE_SET_NAMES:
        for level in ("",) if rules == "klondike" else [level for level in LEVELS if level != "random"]:
            records.rows.append([rules, level, 9999, 9999, 9999, 9999, 255, 1500, 9999, 9999, 30000, 9999,
                35_999_940])
    records._save()
    return store, len(records.rows)


@pytest.mark.parametrize("size", COLOUR_SIZES, ids=str)
def test_pages_of_records_fit_on_colour_screens(size):
    store, pages = store_of_widest_records()
    d = CheckedDriver(size)
    d.store.data = store.data
    d.press(0)
    while d.app.screen.rows[d.app.screen.cursor].label != "Records":
        d.keys("DOWN")
    d.keys("OK")
    menu = d.app.screen
    assert not menu.view.chosen_is_hidden or size in TINY_SIZES
    if menu.view.chosen_is_hidden:
        d.keys("RIGHT")  # scrolls to the rows
    seen = set()
    for _ in range(pages):
        seen.add(menu.heading)
        for line in menu.lines:
            left, _, right = line.partition("\t")
            if size in TINY_SIZES:
                continue  # These screens break their lines.
            assert d.app.scene.text_width(left) + d.app.scene.text_width(right) < d.app.look.width - 8, line
        d.keys("RIGHT")
    assert len(seen) == pages and menu.page_at == 0


@pytest.mark.parametrize("size", ONE_BIT_SIZES, ids=str)
def test_pages_of_records_can_be_scrolled_through_on_one_bit_screens(size):
    d = one_bit_driver(size)
    d.store.data.update(store_of_widest_records()[0].data)
    d.press(0)
    choose_by_three(d, "Records")
    assert d.app.screen.view.hidden_above == 0 or d.app.screen.view.lines_over_rows > 4
    for _ in range(60):
        d.keys("RIGHT OK")
        if type(d.app.screen).__name__ != "RecordsMenu":
            break


def test_reset_of_the_records_asks_first():
    store, _ = store_of_two_rows(2)
    d = booted(store)
    choose(d, "Records")
    assert d.app.screen.heading == "Russian Bank, Easy"
    assert d.app.screen.lines[0] == "Games\t5"
    d.keys("RIGHT")
    assert d.app.screen.heading == "Patience"
    assert choose(d, "Reset") == menus().NO
    choose(d, menus().NO)
    assert len(Records(store).rows) == 2
    choose(d, "Reset", "Reset all records")
    assert d.app.screen.lines == [text.results().NO_RECORDS]
    assert Records(store).rows == [] and Records(store).last_counted == 0xFFFFFFFF


def test_records_command_prints_the_records(cli, tmp_path):
    folder = str(tmp_path / "state" / "pocket-bank")
    assert cli("records").stdout == text.results().NO_RECORDS + "\n"
    assert json.loads(cli("records", "--json").stdout) == []
    store, records = store_of_two_rows(2)
    files = FileStore(folder)
    for name in store.data:
        files.write(name, store.data[name])
    lines = cli("records").stdout.splitlines()
    assert len(lines) == 3 and lines[1].split()[:7] == ["classic", "easy", "5", "3", "1", "0", "1"]
    assert len({len(line) for line in lines}) == 1
    told = json.loads(cli("records", "--json", "--save", folder).stdout)
    assert told[0]["best_score"] == 91 and told[0]["won_without_help"] == 1
    assert (told[0]["seconds"], told[0]["seconds_per_game"]) == (7201, 1440)
    assert told[1]["level"] is told[1]["best_score"] is told[1]["shortest_win"] is None
    files.write("records", b"nonsense")
    done = cli("records", "--json")
    assert json.loads(done.stdout) == [] and done.stderr == text.errors().NOT_READ[KIND_RECORDS - 1][1] + "\n"
