# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Tests of the records: each game is counted once, in the right column, and shown on every screen."""

import json

import pytest

from engine.moves import finish
from engine.opponent import LEVELS, Opponent
from engine.position import DRAW, STALEMATE
from engine.rules import NAMES
from firmware import text
from firmware.app.file_store import FileStore
from firmware.app.records import (
    ABANDONED,
    BEST,
    DRAWN,
    LONGEST,
    LOST,
    SHORTEST,
    STREAK,
    UNHELPED,
    UNHELPED_WON,
    WON,
    Records,
    played,
)
from firmware.app.save_format.numbers import records_body
from firmware.app.save_format.writer import RECORDS, VERSION
from firmware.app.session import YOU, Session
from firmware.app.settings import NEWCOMER, SPEED
from firmware.text import menus
from hostsim.players.driver import MemoryStore
from tests.support.app_driver import Driver
from tests.support.checked_driver import CheckedDriver
from tests.support.games import let_win, one_move, seated
from tests.support.menus import choose
from tests.support.paths import GOLDEN
from tests.support.saved import slot
from tests.support.sizes import COLOUR, ONE_BIT, TINY

STEP_BACK, DAMAGED, OTHER_VERSION, _ = text.troubles().NOT_READ[RECORDS - 1]


def row(store, at=0):
    """Return a row of the records in a store."""
    return Records(store).rows[at]


def test_records_are_empty_before_the_first_game():
    d = Driver()
    d.press(0)
    assert Records(d.store).rows == []
    choose(d, "Records")
    assert d.app.screen.lines == [text.results().NO_RECORDS]
    assert [each[0] for each in d.app.screen.rows] == ["Done"]
    choose(d, "Done")
    assert not d.store.data


def test_won_game_and_lost_game_are_counted_with_score_and_streak():
    d = seated()
    one_move(d)
    let_win(d, 0)
    first = row(d.store)
    gained = d.session.gained()[0]
    assert first[:2] == ["classic", "greedy"] and played(first) == first[WON] == 1
    assert (first[BEST], first[SHORTEST], first[STREAK], first[LONGEST]) == (gained, d.game.ply, 1, 1)
    assert (first[UNHELPED], first[UNHELPED_WON]) == (1, 1)
    choose(d, "Next game")
    one_move(d)
    let_win(d, 1)
    second = row(d.store)
    assert (second[WON], second[LOST], second[STREAK], second[LONGEST]) == (1, 1, 0, 1)
    assert (second[BEST], second[SHORTEST]) == (gained, first[SHORTEST])
    assert (second[UNHELPED], second[UNHELPED_WON]) == (2, 1)


@pytest.mark.parametrize("rules", NAMES)
def test_whole_game_of_each_rule_set_is_counted_once(rules):
    d = seated(rules, seed=6)
    d.play_as(Opponent("greedy", 5))
    d.app.save()
    d.press(0)
    after = row(d.store)
    assert played(after) == 1 and after[:2] == [rules, "" if rules == "klondike" else "greedy"]
    assert len(Records(d.store).rows) == 1
    # Opening the result again, from the title and after a power-off, must not count the game twice.
    again = Driver(d.store)
    for each in (d, again):
        each.press(0)
        each.app.show_title()
        each.press(0)
        each.app.show_table()
        each.press(0)
        assert each.session.is_over() and row(d.store) == after


@pytest.mark.parametrize("over", [DRAW, STALEMATE])
def test_draw_or_stalemate_ends_a_streak(over):
    d = seated("foster")
    one_move(d)
    let_win(d, 0)
    choose(d, "Next game")
    one_move(d)
    finish(d.game.pos, over)
    d.app.show_table()
    d.press(0)
    told = row(d.store)
    assert (told[WON], told[DRAWN], told[LOST], told[STREAK], told[LONGEST]) == (1, 1, 0, 0, 1)


def test_games_resigned_in_the_menu_or_for_a_new_game_are_counted():
    d = seated()
    one_move(d)
    d.keys("MENU")
    choose(d, "Give up")
    choose(d, "Give up the game")
    assert row(d.store)[ABANDONED] == 1 and row(d.store)[LOST] == 0
    choose(d, "Next game")
    one_move(d)
    d.app.begin(Session("onepack", "easy", 9, YOU, 25))
    d.press(0)
    assert row(d.store)[ABANDONED] == 2
    # Only the opponent has moved in this game, so the next deal does not count it as resigned.
    d.app.begin(Session("onepack", "easy", 10, YOU, 25))
    assert [each[:2] for each in Records(d.store).rows][:1] == [["classic", "greedy"]]


def test_deal_without_a_move_is_not_counted():
    d = seated()
    assert not d.game.ply
    d.app.begin(Session("onepack", "easy", 9, YOU, 25))
    assert Records(d.store).rows == []


def test_solitaire_is_not_counted():
    d = seated("onepack", solitaire=True)
    one_move(d)
    let_win(d, 0)
    assert Records(d.store).rows == []


@pytest.mark.parametrize("help", ["hint", "take back", "restart", "again", "seat"])
def test_games_with_help_are_counted_separately(help):
    d = seated(level=NEWCOMER, seed=3)  # also that of the game after the power-off
    expected = 0
    if help in ("again", "seat"):
        one_move(d)
        let_win(d, 0)
        expected = 1
        choose(d, "This deal again" if help == "again" else "This deal, other seat")
        d.press(0)
    elif help == "take back":
        for _ in range(60):
            one_move(d)
            if d.session.can_undo():
                break
        assert d.session.can_undo()
        d.keys("MENU")
        choose(d, "Undo")
    else:
        d.keys("MENU")
        choose(d, "Hint" if help == "hint" else "Restart this deal")
        if help == "restart":
            choose(d, "Restart")
    d = Driver(d.store)  # The help is remembered through a power-off.
    d.app.settings.numbers[SPEED] = 3
    d.press(0)
    one_move(d)
    let_win(d, 0)
    told = row(d.store)
    assert (told[WON], told[UNHELPED], told[UNHELPED_WON]) == (expected + 1, expected, expected)
    choose(d, "Next game")
    one_move(d)
    let_win(d, 0)
    assert row(d.store)[UNHELPED_WON] == expected + 1


def test_undo_with_nothing_to_undo_is_no_help():
    d = seated()
    d.keys("MENU")
    choose(d, "Undo")
    one_move(d)
    let_win(d, 0)
    assert row(d.store)[UNHELPED_WON] == 1


def test_power_cut_at_any_write_counts_the_game_exactly_once():
    """Cut the power at each write while a resigned game is saved and counted."""
    d = seated()
    one_move(d)
    writes = 0
    while True:
        store = MemoryStore(d.store.data)
        e = Driver(store)
        e.app.settings.numbers[SPEED] = 3
        e.press(0)
        store.writes_left = writes
        e.keys("MENU")
        choose(e, "Give up")
        choose(e, "Give up the game")
        unwritten = store.writes_left
        store.writes_left = -1
        again = Driver(store)
        again.app.settings.numbers[SPEED] = 3
        again.press(0)
        if not again.session.is_over():
            again.keys("MENU")
            choose(again, "Give up")
            choose(again, "Give up the game")
        else:
            again.app.show_table()
            again.press(0)
        assert played(row(store)) == row(store)[ABANDONED] == 1, writes
        if unwritten > 0:
            break
        writes += 1
    assert writes >= 2


def test_records_that_cannot_be_saved_are_noted():
    d = seated()
    one_move(d)
    d.store.writes_left = 0
    let_win(d, 0)
    notes = {d.app.screen.status, d.app.take_note(), d.app.take_note()}
    assert text.troubles().RECORDS_NOT_KEPT in notes


# Saved records


def store_of_two_rows(n):
    """Return a store with two rows of records, and the records; n: games without help."""
    store = MemoryStore()
    records = Records(store)
    records.rows = [
        ["classic", "easy", 3, 1, 0, 1, 91, 120, 2, 2, n, 1], ["klondike", "", 0, 0, 0, 1, 0, 0, 0, 0, 0, 0],
    ]  # fmt: skip
    records.last, records.helped = 0xFFFFFFFF, 7
    records._keep()
    return store, records


def test_records_of_this_version_are_read():
    path = GOLDEN / ("records-v%d.bin" % VERSION)
    told = json.loads(path.with_suffix(".json").read_text())
    records = Records(MemoryStore({"records1": path.read_bytes()}))
    assert (records.note, records.rows, records.last, records.helped) == (
        "", told["rows"], told["last"], told["helped"])
    assert records_body(records.last, records.helped, records.rows) == path.read_bytes()[8:-4]


def test_written_records_are_read_and_damage_is_noted():
    store, records = store_of_two_rows(2)
    again = Records(store)
    assert (again.rows, again.last, again.helped, again.note) == (records.rows, records.last, records.helped, "")
    again.rows[0][UNHELPED] = 4
    again._keep()
    assert set(store.data) == {"records", "records1"}
    newest = store.data["records1"]
    for at in range(len(newest)):
        store.data["records1"] = newest[:at] + bytes((newest[at] ^ 4,)) + newest[at + 1 :]
        damaged = Records(MemoryStore(store.data))
        assert damaged.note in (STEP_BACK, OTHER_VERSION) and damaged.rows[0][UNHELPED] == 2
    store.data = {"records": newest[:-1]}
    assert Records(store).note == DAMAGED and store.data["bad_records"] == newest[:-1]


@pytest.mark.parametrize("change", [
    (WON, 1), (LONGEST, 4), (SHORTEST, 0), (UNHELPED_WON, 3), (UNHELPED, 9), (0, "nothing"), (1, 9)])
def test_inconsistent_records_with_a_valid_checksum_are_put_aside(change):
    _, records = store_of_two_rows(2)
    at, value = change
    body = bytearray(records_body(records.last, records.helped, records.rows))
    if at == 0:
        body[8] = 200
    elif at == 1:
        body[9] = value
    else:
        body[8 + 2 + 2 * (at - 2)] = value
    for spoilt in (body, body[:-1], body + body[8:30]):
        if spoilt is not body:
            spoilt = bytearray(spoilt)
        again = Records(MemoryStore({"records": slot(RECORDS, 1, bytes(spoilt))}))
        assert again.note == DAMAGED and again.rows == []


def test_counts_stop_at_the_largest_number_that_a_save_holds():
    store, records = store_of_two_rows(2)
    records.rows[0][LOST] = 65535
    records._keep()
    d = seated("classic", "easy", store=store)
    one_move(d)
    let_win(d, 1)
    assert row(store)[LOST] == 65535 and d.app.take_note() == ""


# Pages of the screen


def store_of_widest_records():
    """Return a store whose rows have the widest numbers, and the count of rows.

    There is a row for every rule set and level.
    """
    store = MemoryStore()
    records = Records(store)
    for rules in NAMES:
        for level in ("",) if rules == "klondike" else LEVELS[1:]:
            records.rows.append([rules, level, 9999, 9999, 9999, 9999, 255, 1500, 9999, 9999, 30000, 9999])
    records._keep()
    return store, len(records.rows)


@pytest.mark.parametrize("size", COLOUR, ids=str)
def test_pages_of_records_fit_on_colour_screens(size):
    store, pages = store_of_widest_records()
    d = CheckedDriver(size)
    d.store.data = store.data
    d.press(0)
    while d.app.screen.rows[d.app.screen.at][0] != "Records":
        d.keys("DOWN")
    d.keys("OK")
    menu = d.app.screen
    seen = set()
    for _ in range(pages):
        seen.add(menu.heading)
        for line in menu.lines:
            left, _, right = line.partition("\t")
            if size in TINY:
                continue  # These screens break their lines.
            assert d.app.scene.text_width(left) + d.app.scene.text_width(right) < d.app.look.width - 8, line
        d.keys("RIGHT")
    assert len(seen) == pages and menu.page_at == 0


@pytest.mark.parametrize("size", ONE_BIT, ids=str)
def test_pages_of_records_can_be_scrolled_through_on_one_bit_screens(size):
    from tests.support.one_bit_screen import choose_by_three, person

    d = person(size)
    d.store.data.update(store_of_widest_records()[0].data)
    d.press(0)
    choose_by_three(d, "Records")
    assert d.app.screen.above == 0 or d.app.screen.over > 4
    for _ in range(60):
        d.keys("RIGHT OK")
        if type(d.app.screen).__name__ != "RecordsMenu":
            break


def test_reset_of_the_records_asks_first():
    store, _ = store_of_two_rows(2)
    d = Driver(store)
    d.press(0)
    choose(d, "Records")
    assert d.app.screen.heading == "Russian Bank, Easy"
    assert d.app.screen.lines[0] == "Games\t5"
    d.keys("RIGHT")
    assert d.app.screen.heading == "Patience"
    assert choose(d, "Reset") == menus().NO
    choose(d, menus().NO)
    assert len(Records(store).rows) == 2
    choose(d, "Reset")
    choose(d, "Reset all records")
    assert d.app.screen.lines == [text.results().NO_RECORDS]
    assert Records(store).rows == [] and Records(store).last == 0xFFFFFFFF


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
    assert told[1]["level"] is told[1]["best_score"] is told[1]["shortest_win"] is None
    files.write("records", b"nonsense")
    done = cli("records", "--json")
    assert json.loads(done.stdout) == [] and done.stderr == text.troubles().NOT_READ[RECORDS - 1][1] + "\n"
