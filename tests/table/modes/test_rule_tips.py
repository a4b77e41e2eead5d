"""Rules explained in play: each once, when it first matters, for a newcomer who has not done its lesson."""

import pytest

from engine.opponent import Opponent
from firmware import text
from firmware.app import actions as A
from firmware.app.learning_progress import LESSON_SUGGESTED, RULE_EXPLAINED
from firmware.app.session import STARTER_BY_RULES, STARTER_OPPONENT, Session
from firmware.app.settings import SETTING_TEACHES, Settings
from firmware.lessons import LESSON_NUMBERS, LESSONS
from firmware.table.modes.rule_tips import TIP_LESSONS, TipDialog, applies
from firmware.text.languages import LANGUAGE_CODES
from tests.support.app_driver import AppDriver, MemoryStore
from tests.support.lesson_driver import driver
from tests.support.menus import choose, from_menu, set_row, to_new_game
from tests.support.sizes import ALL_SIZES


def newcomer(size=(240, 240)):
    """Return a Driver in the game of somebody who has chosen a new game at a first start."""
    d = driver(size, newcomer=True)
    d.press(A.UP)
    to_new_game(d)
    d.at_once()
    choose(d, text.new_game().DEAL)
    return d


def number_of(name):
    return LESSON_NUMBERS[LESSONS.index(name)]


def read_rule(d):
    """Close the dialog that explains a rule, if there is one; return the rule's name, else ""."""
    rule = d.app.screen
    if not isinstance(rule, TipDialog):
        return ""
    name = next(name for name in TIP_LESSONS if text.learn().LESSONS[name][0] == rule.heading)
    assert rule.status == rule.heading + " " + text.learn().LESSONS[name][2]
    assert d.session.is_local_turn() and applies(name, d.table)
    while d.app.screen is rule:
        d.press(A.BACK)
    assert d.app.screen is d.table and d.app.status  # What the table said before is said again.
    return name


@pytest.mark.parametrize("size", [(240, 240), (72, 40)], ids=str)
def test_rule_that_first_matters_is_explained_once_and_saved(size):
    d = newcomer(size)
    adviser = Opponent("greedy", 5)
    explained = []
    for _ in range(120):
        name = read_rule(d)
        if name:
            explained.append((name, d.game.ply))
        if d.session.is_over():
            break
        d.move_as(adviser)
    names = [name for name, _ in explained]
    assert len(set(names)) == len(names) >= 5 and {"loading", "turning", "foundations"} < set(names)
    assert all(after - before >= 3 for (_, before), (_, after) in zip(explained, explained[1:], strict=False))
    again = AppDriver(d.store).app.lesson_progress()
    assert all(again.has(RULE_EXPLAINED + number_of(name)) and not again.has(number_of(name)) for name in names)
    assert Settings(d.store).numbers[SETTING_TEACHES]


def test_rule_explained_before_a_power_cut_is_not_explained_again():
    d = newcomer()
    assert isinstance(d.app.screen, TipDialog)
    again = AppDriver(MemoryStore(d.store.data))
    again.newcomer = True
    again.press(0)
    assert again.app.screen is again.table and again.app.settings.numbers[SETTING_TEACHES]


@pytest.mark.parametrize("known", ["lessons", "setting"])
def test_person_who_knows_the_rules_has_none_explained(known):
    d = driver(newcomer=True)
    if known == "setting":
        d.app.settings.numbers[SETTING_TEACHES] = 0
    for number in LESSON_NUMBERS if known == "lessons" else ():
        d.app.lesson_progress().add(number)
    d.start("classic", 3)
    assert d.app.screen is d.table


@pytest.mark.parametrize("stop_play", [False, True])
def test_setting_switched_on_in_a_game_explains_at_once(stop_play):
    d = driver().at_once()
    d.begin(Session("classic", "easy", 3, STARTER_BY_RULES, 300, False, stop_play))
    before = d.app.status
    assert d.app.screen is d.table and before
    for _ in range(2):  # A second visit to the settings explains nothing again.
        from_menu(d, text.menus().SETTINGS)
        if not d.app.settings.numbers[SETTING_TEACHES]:
            set_row(d, text.settings().TEACHES, text.menus().ON)
        choose(d, text.menus().DONE, text.menus().GO_ON)
        explained = read_rule(d)
    assert not explained and d.app.lesson_progress().done_bits and d.app.status == before
    adviser = Opponent("greedy", 5)
    while not explained:
        d.move_as(adviser)
        explained = read_rule(d)


def test_stop_play_is_explained_once_a_move_can_be_called():
    d = driver(newcomer=True).at_once()
    d.begin(Session("classic", "easy", 3, STARTER_OPPONENT, 300, False, True))
    assert d.game.ply and read_rule(d) == "stop_play"


def test_rules_of_a_rule_set_without_lessons_are_not_explained():
    d = driver(newcomer=True)
    for rules in ("cats", "onepack", "foster", "klondike", "three"):
        d.start(rules, 3)
        assert d.app.screen is d.table, rules


def test_store_with_anything_played_or_set_is_no_newcomers():
    d = newcomer()
    for saved in ("save0", "settings"):
        store = MemoryStore({name: data for name, data in d.store.data.items() if name.startswith(saved)})
        if saved == "settings":
            settings = Settings(store)
            settings.numbers[SETTING_TEACHES] = 0
            settings.save()
        again = AppDriver(store)
        again.newcomer = True
        again.open("title", True)
        assert not again.app.settings.numbers[SETTING_TEACHES], saved


@pytest.mark.parametrize("size", ALL_SIZES, ids=str)
def test_longest_explanation_fits_every_screen_in_every_language(size):
    d = driver(size)
    d.start("classic", 3)
    for language in range(len(LANGUAGE_CODES)):
        d.app.set_language(language)
        title, _, said = max((text.learn().LESSONS[name] for name in TIP_LESSONS), key=lambda words: len(words[2]))
        rule = TipDialog(d.table, title, said)
        d.app.go_to(rule)
        while d.app.screen is rule:
            d.press(A.OK)


def test_marks_of_explained_rules_are_no_other_marks():
    marks = [RULE_EXPLAINED + number_of(name) for name in TIP_LESSONS] + [LESSON_SUGGESTED]
    assert len(set(marks)) == len(marks) and not set(marks) & set(LESSON_NUMBERS)
