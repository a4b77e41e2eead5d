"""Two levels that play against each other: chosen, watched, hurried, stopped, and counted nowhere."""

import pytest

from engine.position import TURN
from firmware import text
from firmware.app import actions as A
from firmware.app.records import Records
from firmware.app.settings import SETTING_LEVEL, SETTING_RULE_SET, SETTING_SPEED, Settings
from firmware.screens.new_game_menu import NewGame
from firmware.screens.watch_menus import WATCHED_LEVELS, WatchMenu
from firmware.table.modes.watch import Watch, WatchedSession
from firmware.table.states import INSPECT
from firmware.text import menus, phrases
from firmware.text.languages import LANGUAGE_CODES
from tests.support.app_driver import booted
from tests.support.checked_driver import CheckedDriver
from tests.support.console_driver import Typist
from tests.support.games import one_move, seated
from tests.support.menus import choose, rows, set_row, to_new_game, to_row
from tests.support.sizes import ALL_SIZES, table_fits

WATCH = text.new_game().WATCH


def watching(d=None, rules="simple", levels=("easy", "novice"), seed=4):
    """Return a driver at the table of a game that is watched, at its first move."""
    d = d or booted()
    d.app.begin_activity(Watch(d.app, WatchedSession(rules, levels, seed)))
    d.tick()
    return d


def step(d, plies):
    """Let a watched game play on for so many plies, or to its end."""
    game = d.app.activity.session.game
    until = game.ply + plies
    while game.ply < until and d.app.screen is d.app.activity.table:
        d.tick()
        d.ms += max(1, d.wait)


def test_levels_are_chosen_in_the_menu_of_a_new_game_and_play_its_deal():
    d = booted()
    d.app.settings.numbers[SETTING_RULE_SET] = 6  # simple
    to_new_game(d)
    d.app.screen.set_seed(4711)
    choose(d, WATCH)
    assert isinstance(d.app.screen, WatchMenu)
    assert rows(d) == [text.new_game().DEAL, "Side A", "Side B", text.settings().SPEED]
    set_row(d, "Side A", "Strong")
    set_row(d, "Side B", "Easy")
    set_row(d, text.settings().SPEED, text.settings().SPEED_VALUES[2])
    to_row(d, text.new_game().DEAL)
    d.tick(A.OK)
    session = d.app.activity.session
    assert (session.rules, session.levels, session.seed) == ("simple", ("strong", "easy"), 4711)
    assert Settings(d.store).numbers[SETTING_SPEED] == 2


def test_side_a_begins_as_the_level_of_the_next_opponent_unless_that_is_adaptive():
    d = booted()
    for number, level in ((5, "expert"), (6, "greedy")):
        d.app.settings.numbers[SETTING_LEVEL] = number
        assert WatchMenu(d.app, NewGame(d.app)).levels[0] == level
    assert "adaptive" not in WATCHED_LEVELS and "random" not in WATCHED_LEVELS


def test_patience_cannot_be_watched():
    d = booted()
    d.app.settings.numbers[SETTING_RULE_SET] = 9
    to_new_game(d)
    assert WATCH not in rows(d)


def test_match_waits_and_nothing_is_saved_or_counted():
    d = seated("classic")
    one_move(d)
    kept, pos, table = dict(d.store.data), bytes(d.game.pos), d.table
    d.at_once()
    watching(d)
    step(d, 10_000)
    assert d.app.activity.session.is_over() and d.app.screen.heading.startswith("Side ")
    assert d.store.data == kept and Records(d.store).rows == []
    choose(d, text.new_game().STOP_WATCHING)
    assert isinstance(d.app.screen, NewGame) and d.app.activity is None
    d.call(d.app.show_table)
    assert d.app.screen is table and bytes(d.game.pos) == pos


def test_both_levels_play_their_own_game():
    """Check that the moves are those of the same levels without a screen."""
    d = watching(levels=("greedy", "novice"))
    session = WatchedSession("simple", ("greedy", "novice"), 4)
    while not session.is_over():
        player = session.opponents[session.game.pos[TURN]]
        player.choose(session.game.pos)
        session.game.play(player.src, player.dst)
    d.at_once()
    step(d, 10_000)
    assert bytes(d.app.activity.session.log) == bytes(session.log)


def test_turn_is_hurried_by_ok_skipped_by_another_and_the_next_one_has_its_pace_again():
    d = watching(seed=5)
    table = d.app.activity.table
    game = table.session.game
    step(d, 1)
    usual = table.mode.speed()
    player = game.pos[TURN]
    d.tick(A.OK)
    assert table.mode.speed() != usual and game.pos[TURN] == player
    d.tick(A.OK)
    assert table.mode.speed()[1] == 0
    while game.pos[TURN] == player:
        d.tick()
        d.ms += max(1, d.wait)
    d.tick()
    assert table.mode.speed() == usual
    table.press(A.LEFT, d.ms)
    assert d.app.status == phrases.with_buttons(text.words.WATCHING)


def test_menu_stops_the_game_until_it_goes_on():
    d = watching()
    table = d.app.activity.table
    step(d, 3)
    d.press(A.MENU)
    ply = table.session.game.ply
    assert d.app.screen.lines == ["Side A\tEasy", "Side B\tNovice"]
    for _ in range(50):
        d.ms += 1000
        d.tick()
    assert table.session.game.ply == ply
    set_row(d, text.settings().SPEED, text.settings().SPEED_VALUES[0])
    choose_at_once(d, menus().GO_ON)
    assert d.app.screen is table and Settings(d.store).numbers[SETTING_SPEED] == 0
    step(d, 2)
    assert table.session.game.ply == ply + 2
    d.press(A.MENU)
    choose(d, menus().MOVE_LIST)
    assert d.app.screen.steps.count == table.session.game.ply and all("Side" in row for row in rows(d))
    d.keys("BACK")
    choose_at_once(d, menus().LOOK_INTO_PILE)
    assert d.app.screen is not table
    d.keys("BACK")
    assert d.app.screen is table or table.session.game.ply > ply


def choose_at_once(d, label):
    """Press OK on a row, without waiting for what moves then."""
    to_row(d, label)
    d.tick(A.OK)


def test_end_has_the_next_deal_the_moves_and_a_look_at_the_table():
    d = watching().at_once()
    step(d, 10_000)
    first = d.app.activity
    assert rows(d)[0] == text.results().NEXT_DEAL
    choose(d, text.results().LOOK_AT_TABLE)
    assert d.app.screen is first.table and first.table.state == INSPECT
    d.keys("OK")
    choose(d, menus().MOVE_LIST)
    assert len(d.app.screen.rows) == first.session.game.ply
    d.keys("BACK")
    choose_at_once(d, text.results().NEXT_DEAL)
    again = d.app.activity.session
    assert (again.seed, again.levels) == (5, first.session.levels)


@pytest.mark.parametrize("language", range(len(LANGUAGE_CODES)), ids=LANGUAGE_CODES)
@pytest.mark.parametrize("size", ALL_SIZES, ids=str)
def test_watched_game_and_its_menus_fit_every_screen_in_every_language(size, language):
    d = CheckedDriver(size)
    d.app.set_language(language)
    d.press(0)
    for rules, levels in (("simple", ("easy", "strong")), ("three", ("easy", "novice", "greedy"))):
        if not table_fits(size, rules):
            continue
        d.app.settings.numbers[SETTING_RULE_SET] = {"simple": 6, "three": 7}[rules]
        d.call(d.app.show, "new_game")
        d.call(d.app.open, "watch", d.app.screen)
        for _ in d.app.screen.rows:
            d.press(A.DOWN)
        watching(d, rules, levels)
        step(d, 12)
        d.tick(A.LEFT)
        d.press(A.MENU)
        for _ in d.app.screen.rows:
            d.press(A.DOWN)
        d.app.activity.session.resign()
        d.call(d.app.open, "watch_end", d.app.activity)
        for _ in d.app.screen.rows:
            d.press(A.DOWN)


def test_console_tells_the_whole_game():
    t = Typist()
    t.begin()
    t.app.show("new_game")
    t.app.open("watch", t.app.screen)
    t.begin()
    t.app.screen.new_game.settings.numbers[SETTING_RULE_SET] = 6
    said = t.type("1")
    assert any(line.startswith("Side A: ") for line in said) and any(line.startswith("Side B: ") for line in said)
    assert t.app.screen.heading in said
