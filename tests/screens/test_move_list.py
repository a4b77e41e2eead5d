"""The list of a game's moves, and the playback from one of them."""

import pytest

from engine.moves import ABANDON
from engine.position import TURN
from engine.rules import RULE_SET_NAMES
from firmware import text
from firmware.app import actions as A
from firmware.app.session import STARTER_BY_RULES, Session
from firmware.screens.move_list import MoveList
from firmware.text import menus, phrases
from firmware.text.languages import LANGUAGE_CODES
from tests.support.app_driver import AppDriver
from tests.support.checked_driver import CheckedDriver
from tests.support.console_driver import Typist
from tests.support.games import finished_game, one_move, seated, to_result
from tests.support.menus import choose, from_menu, give_up, rows
from tests.support.sizes import ALL_SIZES, table_fits


def listed(d=None, rules="classic", seed=38, **how):
    """Return a driver at the list of the moves of a finished game."""
    d = to_result(d or AppDriver(), rules, seed, **how)
    choose(d, menus().MOVE_LIST)
    assert isinstance(d.app.screen, MoveList)
    return d


@pytest.mark.parametrize("language", range(len(LANGUAGE_CODES)), ids=LANGUAGE_CODES)
@pytest.mark.parametrize("size", ALL_SIZES, ids=str)
def test_move_list_and_its_playback_fit_every_screen_in_every_language(size, language):
    d = CheckedDriver(size)
    d.app.set_language(language)
    d.app.features.take_text = lambda lines: text.advice().WRITTEN_TO.format("moves.txt")
    persons = {"hot_seat_names": ("Bertolt", "Wilhelm", "Ottilie")}
    for rules, how in (("classic", {}), ("onepack", {}), ("three", persons)):
        if not table_fits(size, rules):
            continue
        to_result(d, rules, 38, **how)
        d.call(d.app.open, "move_list")
        menu = d.app.screen
        for at in range(menu.steps.count - 1, 0, -7):
            menu.cursor = at
            d.press(A.UP)
            assert menu.cursor == at - 1
        d.keys("OK RIGHT RIGHT BACK")
        assert d.app.screen is menu
        menu.cursor = len(menu.rows) - 1
        assert d.keys("OK") == menu.note and "moves.txt" in menu.note


@pytest.mark.parametrize("rules", RULE_SET_NAMES)
def test_rows_name_the_turn_the_player_and_the_move(rules):
    d = listed(rules=rules, seed=4)
    menu = d.app.screen
    turn, player = 0, -1
    for ply, pos, src, _ in d.game.positions():
        if src == ABANDON:
            break
        if pos[TURN] != player:
            turn, player = turn + 1, pos[TURN]
        label = menu.rows[ply].label
        number = ply + 1 if rules == "klondike" else turn
        assert label.startswith("%d " % number)
        assert rules == "klondike" or phrases.player_name(pos, player, d.session.viewer) in label
    assert not any(words in row for row in rows(d) for words in ("You turns", "You passes"))
    assert len(menu.rows) == menu.steps.count and menu.cursor == len(menu.rows) - 1


def test_chosen_move_is_shown_on_the_table_and_the_others_from_there():
    d = listed()
    menu = d.app.screen
    menu.cursor = at = menu.steps.starts[4] + 1
    d.keys("OK")
    replay = d.app.screen
    for ply in (at, at + 1):
        assert replay.snapshot.pos == d.game.position_at(ply)
        assert text.words.STEP_OF.format(ply + 1, menu.steps.count) in replay.view_state.heading
        assert menu.rows[ply].label.endswith(d.app.status)
        d.keys("RIGHT")
    d.keys("LEFT LEFT LEFT")
    assert replay.at == at - 1
    d.keys("DOWN UP UP")
    assert replay.at == menu.steps.starts[3]
    d.keys("BACK")
    assert d.app.screen is menu and menu.cursor == replay.at
    d.keys("BACK")
    assert menus().MOVE_LIST in rows(d)


def test_playback_ends_in_the_list():
    d = listed()
    menu = d.app.screen
    d.keys("OK OK")
    assert d.app.screen is menu and menu.cursor == menu.steps.count - 1


def test_left_and_right_go_from_turn_to_turn():
    d = listed()
    menu = d.app.screen
    starts = menu.steps.starts
    assert d.app.status == phrases.with_buttons(text.advice().STEP_BY_TURN)
    d.keys("LEFT")
    assert menu.cursor in (starts[-1], starts[-2]) and not menu.note
    d.keys("LEFT LEFT")
    before = menu.cursor
    assert before in starts
    d.keys("RIGHT")
    assert menu.cursor == starts[starts.index(before) + 1]
    d.keys("RIGHT RIGHT RIGHT RIGHT")
    assert menu.cursor == len(menu.rows) - 1


def test_list_of_a_game_in_play_is_in_the_pause_menu_once_there_is_a_move():
    d = seated()
    d.keys("MENU")
    assert menus().MOVE_LIST not in rows(d)
    d.keys("BACK")
    one_move(d)
    ply = d.game.ply
    from_menu(d, menus().MOVE_LIST)
    assert d.app.screen.steps.count == ply
    d.keys("OK BACK BACK")
    assert d.app.screen.heading == menus().PAUSE
    d.keys("BACK")
    assert d.app.screen is d.table and d.game.ply == ply


def test_game_given_up_at_once_has_no_list():
    d = seated()
    give_up(d)
    assert menus().REVIEW not in rows(d) and menus().MOVE_LIST not in rows(d)


def test_game_given_up_lists_the_moves_before():
    d = seated()
    one_move(d)
    ply = d.game.ply
    give_up(d)
    choose(d, menus().MOVE_LIST)
    assert len(d.app.screen.rows) == ply


def test_row_for_text_is_there_only_where_text_can_be_taken():
    taken = []
    d = listed()
    label = text.advice().MOVES_AS_TEXT
    assert label not in rows(d)
    d.keys("BACK")
    d.app.features.take_text = lambda lines: taken.append(lines) or "Note"
    choose(d, menus().MOVE_LIST, label)
    assert d.app.screen.note == "Note" and taken[0].startswith("rules=classic seed=38\n1 ")


def test_list_of_a_long_game_keeps_few_rows():
    d = listed()
    menu = d.app.screen
    for _ in range(menu.steps.count):
        d.press(A.UP)
        assert len(menu.move_rows._texts) <= 64
    assert menu.cursor == menu.steps.count - 1


@pytest.mark.parametrize("how", [{"plays_all_sides": True}, {"hot_seat_names": ("Anna", "Bert")}])
def test_list_where_all_sides_are_played_here_names_them(how):
    d = listed(rules="simple", seed=4, **how)
    names = ("Anna", "Bert") if "hot_seat_names" in how else ("Side A", "Side B")
    assert all(any(name in row for row in rows(d)) for name in names)
    d.keys("OK")
    assert any(name in d.app.status for name in names)


def test_stopped_attempt_is_listed_as_one():
    d = seated(stop_play=True)
    table = d.table
    table.mode.play(1, 2, 0)
    d.press(0)
    assert d.app.screen is not table
    d.keys("OK")
    from_menu(d, menus().MOVE_LIST)
    menu = d.app.screen
    assert text.advice().MOVE_STOPPED.format("") in menu.rows[0].label and "!" in menu.rows[0].brief
    menu.cursor = 0
    d.keys("OK RIGHT BACK")
    assert d.app.screen is menu


def test_console_prints_the_rows_around_the_cursor_and_the_game_as_text():
    t = Typist()
    session = Session("classic", "greedy", 38, STARTER_BY_RULES, 300)
    for _, _, src, dst in finished_game("classic", 38).positions():
        session.game.play(src, dst)
    t.app.begin(session)
    t.app.show_result()
    t.begin()
    said = t.type(str([row.label for row in t.app.screen.rows].index(menus().MOVE_LIST) + 1))
    menu = t.app.screen
    count = menu.steps.count
    assert len(said) < 30 and "%d. %s" % (count + 1, text.advice().MOVES_AS_TEXT) in said
    assert text.console().ROWS_SHOWN.format(count - 18, count + 1, count + 1) in said
    t.type("3")
    assert t.app.screen is not menu and t.app.screen.at == 2
    assert t.type("") and t.app.screen.at == 3
    t.type("back")
    said = t.type(str(count + 1))
    assert "rules=classic seed=38" in said and len(said) > len(menu.steps.starts)
