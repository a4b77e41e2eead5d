"""Tests of the app from the outside: whole games by buttons, menus, matches, determinism."""

import sys

import pytest

from engine.dealing import deal
from engine.opponent import Opponent
from engine.position import TURN
from firmware import text
from firmware.app import actions as A
from firmware.app.app import App
from firmware.app.session import STARTER_OPPONENT, STARTER_YOU, Session
from firmware.app.settings import (
    SETTING_ASKS_TO_DISCARD, SETTING_SPEED, SETTING_TARGET, Settings, default_numbers, setting_by_id
)
from firmware.draw import look_factory
from firmware.lessons import LESSONS
from firmware.screens import lesson_menus, make
from firmware.screens.about import About
from firmware.text import menus
from firmware.version import VERSION
from hostsim.players.driver import MemoryStore
from tests.support.app_driver import AppDriver, booted, look_for
from tests.support.entries import content
from tests.support.menus import choose, from_menu, rows, set_row, to_new_game


@pytest.mark.parametrize("rules", ["classic", "onepack"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_game_by_buttons_ends_and_every_scene_fits(rules, seed):
    d = AppDriver().start(rules, seed)
    d.play_out()
    assert "Next game" in rows(d)
    assert d.dropped == 0


@pytest.mark.parametrize("rules", ["classic", "onepack"])
@pytest.mark.parametrize("starter", [STARTER_YOU, STARTER_OPPONENT])
@pytest.mark.slow
def test_game_from_either_seat_and_starter_is_played_to_its_end(rules, starter):
    seats = set()
    for seed in (0, 4, 7):  # A starts some of these deals, and B the others.
        d = AppDriver().begin(Session(rules, "greedy", seed, starter, 300))
        seats.add(d.session.seat)
        assert (d.game.ply == 0) == (starter == STARTER_YOU)
        d.play_out()
        assert d.dropped == 0
    assert seats == {0, 1}


def test_app_with_the_same_seed_and_buttons_draws_the_same_scenes():
    def scenes():
        out = []
        d = AppDriver(show=lambda scene: out.append(content(scene))).start("classic", 3)
        d.keys("OK OK TURN OK RIGHT OK UP OK BACK BACK OK BACK BACK MENU DOWN OK TURN OK OK TURN TURN OK OK")
        return out

    first = scenes()
    assert len(first) > 100
    assert first == scenes()


def test_app_at_rest_redraws_nothing():
    d = AppDriver().start("classic", 3)
    for _ in range(5):
        d.app.changed = False
        assert d.app.tick(d.ms + 100000, 0) == -1
        assert not d.app.changed


def test_game_across_a_clock_wraparound_is_played_to_its_end():
    d = AppDriver()
    d.ms = 0x3FFFFFFF - 200
    d.start("classic", 4)
    d.play_out()
    assert d.session.is_over() and d.ms < 0x3FFFFFFF // 2


def test_random_buttons_on_every_screen_keep_status_and_scene_whole():
    # The buttons are random, so that this visits screens and states that no script would.
    rng = Opponent("random", 9).rng
    for rules in ("classic", "onepack"):
        d = AppDriver().start(rules, 8)
        for _ in range(1500):
            d.press(1 + rng.below(9))
            assert d.app.status
            assert d.app.scene.n > 5
            if d.table:
                assert len(d.table.view.lines) <= (6 if d.app.activity else 4), d.table.status
        assert d.dropped == 0


def new_game(d, rules="classic", starter=0):
    """Deal a new game through the menus, and confirm that it replaces a running one."""
    to_new_game(d)
    choose(d, "Game", text.menus().RULE_SETS[rules])
    set_row(d, "First turn", text.settings().STARTER_VALUES[starter])
    choose(d, "Deal")
    if d.app.screen.status.startswith("No, go back"):
        choose(d, "Deal a new game")


def test_new_game_from_the_title_has_the_chosen_rules_and_starter():
    d = booted(seed=1234567)
    assert d.keys("UP") == "New game"
    new_game(d, "onepack", starter=1)
    assert d.session.rules == "onepack"
    assert d.session.seed == 234567
    assert d.session.seat == d.game.base[TURN]
    new_game(d, starter=2)
    assert d.session.rules == "classic"
    assert d.session.seat == 1 - d.game.base[TURN]
    new_game(d)
    assert d.session.seat == 0


def test_new_game_with_a_deal_number_deals_that_deal():
    d = booted()
    to_new_game(d)
    choose(d, "Deal no.")
    assert d.keys("RIGHT RIGHT RIGHT UP UP RIGHT DOWN OK UP UP UP OK") == "Deal no.: 000293"
    choose(d, "Deal")
    assert d.session.seed == 293
    assert d.game.base == bytes(deal("classic", 293))


def test_start_with_an_unknown_rule_set_level_or_screen_is_refused():
    app = AppDriver().app
    for rules, level, seed in (("whist", "greedy", 1), ("classic", "wizard", 1), ("classic", "greedy", -1)):
        with pytest.raises(ValueError):
            app.start(rules, level, seed)
    with pytest.raises(ValueError):
        App(look_for(100, 100), MemoryStore(), lambda: 1, make).start("classic", "greedy", 1)


def test_restart_deals_the_same_cards():
    d = AppDriver().start("classic", 2)
    base = d.game.base
    d.keys("OK OK OK OK OK OK")
    assert d.game.ply > 0
    from_menu(d, "Restart this deal", "Restart")
    assert d.game.base == base
    assert d.session.is_local_turn()


def test_match_score_adds_up_to_the_target():
    d = AppDriver()
    d.app.settings.put(setting_by_id(SETTING_TARGET), 50)
    d.start("onepack", 5).at_once()
    expected = [0, 0]
    beginners = []
    for _ in range(30):
        beginners.append(d.game.base[TURN] == d.session.seat)
        assert d.session.score == expected
        d.play_out()
        gained = d.session.points_won()
        expected = [expected[0] + gained[0], expected[1] + gained[1]]
        # A power-off on the result screen counts nothing twice and loses nothing.
        d = booted(d.store)
        assert d.app.screen.lines[-1].endswith("\t%d" % expected[1])
        if max(expected) >= 50:
            assert "match" in d.app.screen.heading
            choose(d, "New match")
            expected = [0, 0]
            break
        seed = d.session.seed
        choose(d, "Next game")
        assert d.session.seed == seed + 1
    assert d.session.score == [0, 0]
    # In the one-pack game the players take turns to start.
    assert all(beginners[i] != beginners[i + 1] for i in range(len(beginners) - 1))


def test_settings_are_saved_and_damaged_ones_are_noted():
    d = booted()
    choose(d, "Settings")
    assert d.keys("RIGHT DOWN RIGHT RIGHT DOWN RIGHT BACK") == "New game"
    kept = Settings(d.store)
    assert (kept.numbers[SETTING_SPEED], kept.match_points("onepack"), kept.numbers[SETTING_ASKS_TO_DISCARD],
        kept.note) == (2, 50, 0, "")
    for cut in range(len(d.store.data["settings"])):
        d.store.write("settings2", d.store.data["settings"][:cut])
        bad = Settings(MemoryStore({"settings": d.store.data["settings2"]}))
        assert bad.numbers == default_numbers() and bad.note


@pytest.mark.parametrize("speed", [0, 1, 2, 3])
def test_opponents_moves_are_shown_at_the_chosen_speed(speed):
    d = AppDriver().start("classic", 5)
    d.app.settings.numbers[SETTING_SPEED] = speed
    shown = 0
    took = 0
    while not shown:
        plies = d.game.ply
        before = d.ms
        d.press(A.OK)
        if d.game.ply > plies + 1:
            shown = d.game.ply - plies - 1
            took = (d.ms - before) / shown
    assert took < (3500, 1500, 700, 110)[speed]
    assert took > (1200, 500, 200, -1)[speed]


def test_result_screen_names_each_line_of_the_score():
    d = AppDriver().start("classic", 3)
    d.play_out()
    lines = d.app.screen.lines
    gained = d.session.points_won()
    assert lines[0] == "The game\t30"
    assert [line.split("\t")[0].split(" ", 1)[1] for line in lines[1:4]] == [
        "cards in your reserve, 2 each",
        "cards in your hand",
        "cards on your waste",
    ]
    assert lines[4] == "Your opponent scores\t%d" % gained[1]
    assert sum(int(line.split("\t")[1]) for line in lines[:4]) == gained[1]


@pytest.mark.parametrize("name", ["picosystem", "pimoroni_display_pack", "pico_ssd1306", "thumby"])
def test_about_screen_names_game_version_board_runtime_and_licence(name):
    board = getattr(__import__("boards." + name), name)
    d = AppDriver()
    d.app = App(look_factory.look_for_board(board), d.store, lambda: 7, make)
    d.app.controls.connect(board)
    d.press(0)
    while d.app.status != menus().ABOUT:
        d.press(A.DOWN)
    d.press(A.OK)
    menu = d.app.screen
    assert isinstance(menu, About)
    said = " ".join(menu.lines)
    runtime = "Python %d.%d.%d" % sys.version_info[:3]
    for part in (menus().GAME_NAME, VERSION, board.NAME, runtime, menus().LICENCE):
        assert part in said
    assert d.dropped == 0
    assert d.keys("BACK") == menus().NEW_GAME


def test_screens_lie_on_one_another_and_are_left_one_by_one():
    d = AppDriver().start("classic", 5)
    d.press(A.MENU)
    pause = d.app.screen
    choose(d, menus().SETTINGS)
    settings = d.app.screen
    choose(d, text.settings().ACCESSIBILITY)
    cursor = settings.cursor
    d.press(A.BACK)
    assert d.app.screen is settings and settings.cursor == cursor > 0
    d.press(A.BACK)
    # The pause menu is made anew, so that its code need not stay while it is covered.
    assert type(d.app.screen) is type(pause) and d.app.screen is not pause
    d.press(A.BACK)
    assert d.app.screen is d.table


@pytest.mark.parametrize("opened", ["", "pause", "help", "topics", "settings", "puzzles", "lesson", "aim"])
def test_screen_of_another_size_shows_what_one_of_that_size_would(opened):
    def driver(size):
        d = AppDriver(size=size).start("classic", 5)
        if opened in ("lesson", "aim"):
            lesson_menus.begin_lesson(d.app, LESSONS[0])
            if opened == "aim":
                d.open("learn")
                d.app.screen.show_aim()
        elif opened:
            d.app.open(opened)
        d.press(0)
        return d

    d = driver((240, 240))
    there = content(driver((234, 470)).app.scene)
    before = content(d.app.scene)
    assert before != there
    d.app.resize(234, 470)
    d.press(0)
    assert content(d.app.scene) == there
    d.app.resize(240, 240)
    d.press(0)
    assert content(d.app.scene) == before


def test_screen_with_nothing_under_it_leads_back_to_its_parent():
    d = AppDriver().start("classic", 5).open("calendar")
    for heading in (menus().RECORDS, menus().GAME_NAME, menus().GAME_NAME):
        d.press(A.BACK)
        assert d.app.screen.heading == heading


def test_menu_over_a_screen_over_the_table_leads_back_to_the_table():
    d = AppDriver().start("classic", 5)
    d.app.show_pile_view()
    d.keys("MENU BACK")
    assert d.app.screen is d.table
