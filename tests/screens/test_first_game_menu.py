"""A first visit: one question begins a game, its opponent is introduced, and the rules are explained."""

import pytest

from engine.rules import BEGINNER_RULE_SET
from firmware import text
from firmware.app import actions as A
from firmware.app.session import SINGLE_GAME
from firmware.app.settings import (
    SETTING_LEVEL, SETTING_MATCH, SETTING_TARGET, SETTING_TEACHES, level_by_id, setting_by_id
)
from firmware.screens.first_game_menu import FirstGame
from firmware.screens.new_game_menu import NewGame
from firmware.table import states
from firmware.table.modes.introduction import introduction
from hostsim.players.driver import MemoryStore
from tests.support.lesson_driver import driver
from tests.support.menus import choose, rows
from tests.support.sizes import ALL_SIZES

CLASSIC = "classic"


def at_first_visit(size=(240, 240), store=None):
    """Return a Driver of a newcomer who has chosen a new game in the title."""
    d = driver(size, store, newcomer=True)
    choose(d, text.menus().NEW_GAME)
    return d


def begun(d, rules):
    """Choose a game in the question, and tick until its table has begun, whoever is to move."""
    menu = d.app.screen
    while menu.rows[menu.cursor].label != text.menus().RULE_SETS[rules]:
        d.press(A.DOWN)
    d.tick(A.OK)
    while not d.app.table or d.table.state == states.BEGIN:
        d.tick()
    return d


@pytest.mark.parametrize("rules", [BEGINNER_RULE_SET, CLASSIC])
@pytest.mark.parametrize("size", ALL_SIZES, ids=str)
def test_first_visit_begins_a_game_with_one_answer(size, rules):
    d = at_first_visit(size)
    assert isinstance(d.app.screen, FirstGame) and d.app.screen.cursor == 0
    assert rows(d) == ["Simplified", "Russian Bank / Crapette", "More choices"]
    choose(d, text.menus().RULE_SETS[rules])
    session = d.session
    assert session.rules == rules and session.level == "novice" and not session.stop_play
    assert d.app.settings.numbers[SETTING_TEACHES] == 1


def test_answer_is_kept_and_later_visits_have_the_whole_menu():
    d = at_first_visit()
    choose(d, "Simplified")
    d = driver(store=d.store, newcomer=True)
    assert d.session.rules == "simple" and d.app.settings.numbers[SETTING_TEACHES] == 1
    d.call(d.app.show_title)
    choose(d, text.menus().NEW_GAME)
    assert isinstance(d.app.screen, NewGame) and d.app.screen.rules() == "simple"


def test_more_choices_has_the_whole_menu():
    d = at_first_visit()
    choose(d, "More choices")
    assert isinstance(d.app.screen, NewGame) and "Deal no." in rows(d)
    d.press(A.BACK)
    assert d.app.screen.heading == text.menus().GAME_NAME


def test_level_chosen_in_the_settings_is_kept_for_the_first_game():
    d = driver(newcomer=True)
    levels = text.menus().LEVELS
    while level_by_id(d.app.settings.numbers[SETTING_LEVEL]) != "strong":
        d.app.settings.change(SETTING_LEVEL)
    choose(d, text.menus().NEW_GAME)
    begun(d, CLASSIC)
    assert d.session.level == "strong" and levels["strong"] in introduction(d.session, True)


def test_game_once_saved_ends_the_first_visit_whatever_became_of_it():
    played = driver()
    played.start("klondike", 5)
    saved = {name: data for name, data in played.store.data.items() if name in ("save0", "save1")}
    d = driver(store=MemoryStore(saved))
    d.call(d.app.show_title)
    choose(d, text.menus().NEW_GAME)
    assert isinstance(d.app.screen, NewGame)


def test_store_that_keeps_nothing_asks_once_after_each_power_on():
    class Forgetful(MemoryStore):
        def read(self, name):
            return None

    for _ in range(2):
        d = at_first_visit(store=Forgetful())
        assert isinstance(d.app.screen, FirstGame)
        choose(d, "Simplified")
        d.call(d.app.show_title)
        choose(d, text.menus().NEW_GAME)
        assert isinstance(d.app.screen, NewGame)


def test_match_is_not_mentioned_to_a_newcomer_until_one_is_chosen():
    def lines():
        screen = d.app.screen
        return [screen.heading] + list(screen.lines) + list(screen.foot) + [row.label for row in screen.rows]

    d = at_first_visit()
    choose(d, "Russian Bank / Crapette")
    for _ in range(3):
        d.app.show_table()
        d.press(A.MENU)
        assert not [line for line in lines() if "atch" in line]
        choose(d, "Give up", "Give up the game")
        assert d.session.points_won()[1] and not [line for line in lines() if "atch" in line]
        choose(d, text.results().NEXT_GAME)
        assert d.session.score == [0, 0]
    assert d.app.settings.numbers[SETTING_MATCH] == 0
    d.app.settings.put(setting_by_id(SETTING_TARGET), 0)
    d.call(d.app.show, "new_game")
    choose(d, "Deal")
    choose(d, text.new_game().DEAL_NEW)
    d.app.show_table()
    d.press(A.MENU)
    assert [line for line in d.app.screen.foot if "Match to 175" in line]


def test_single_games_last_after_power_off():
    d = at_first_visit()
    choose(d, "Simplified")
    again = driver(store=d.store, newcomer=True)
    again.press(0)
    assert again.app.settings.get(setting_by_id(SETTING_TARGET)) == SINGLE_GAME
    again.call(again.app.show_table)
    assert not again.session.is_in_match()
