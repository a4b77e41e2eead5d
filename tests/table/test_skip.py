"""A long turn of an opponent names the button that skips the rest, and that button does so."""

import pytest

from firmware import text
from firmware.app import actions as A
from firmware.app.remote_session import RemoteSession
from firmware.app.session import STARTER_OPPONENT, STARTER_YOU, Session
from firmware.app.settings import ALWAYS_NAMED, SETTING_NAMES_OF_PILES, SETTING_SPEED, SETTING_TEACHES
from firmware.draw.one_bit.short_labels import short_label
from firmware.screens.lesson_menus import begin_lesson
from firmware.table import states
from firmware.table.base_mode import BaseMode
from firmware.table.modes.introduction import Introduction, introduction
from firmware.table.opponents import AT_ONCE, HURRIED_SPEED, LONG_TURN_MS, MOVE_SPEEDS
from firmware.text import phrases
from tests.support.app_driver import booted
from tests.support.sizes import ALL_SIZES, TINY_SIZES, table_fits

SLOW = 0  # of opponents.MOVE_SPEEDS


def before_opponents_turn(speed=SLOW, seed=12):
    """Return a Driver before an opponent's first turn, of which nothing was shown."""
    d = booted()
    d.app.settings.numbers[SETTING_SPEED] = speed
    d.app.begin(Session("classic", "greedy", seed, STARTER_OPPONENT, 300))
    d.app.introduces = False
    return d


def skip_line():
    return phrases.with_buttons(text.words.SKIP_TURN)


def test_long_turn_names_the_button_that_skips_it():
    d = before_opponents_turn()
    d.tick()
    began = d.ms
    said = {}
    while d.table.state != states.PLAY:
        d.ms += max(1, d.wait)
        d.tick()
        said.setdefault(d.table.view_state.heading, d.ms - began)
        if d.table.state in (states.SLIDE, states.LANDED) and d.table.view_state.can_skip:
            assert short_label(d.session, d.table.view_state, 0) == skip_line()
    assert LONG_TURN_MS <= said[skip_line()] < LONG_TURN_MS + 3000
    assert d.table.view_state.heading != skip_line()


@pytest.mark.parametrize("seed", [12, 13, 14])
def test_second_press_plays_the_rest_of_the_turn_at_once(seed):
    watched = before_opponents_turn(seed=seed)
    watched.press(0)  # This shows the turn to its end.
    d = before_opponents_turn(seed=seed)
    d.tick()
    d.ms += 400
    d.tick()
    for _ in range(2):
        d.tick(A.OK)
    assert d.ms < LONG_TURN_MS
    before = d.ms
    frames = 0
    while d.table.state != states.PLAY:
        d.ms += max(1, d.wait)
        d.tick()
        frames += d.table.state == states.SLIDE
    assert d.ms - before < 500 and frames <= HURRIED_SPEED[1]  # Only the card on its way still slides.
    assert bytes(d.game.pos) == bytes(watched.game.pos)
    assert d.table.view_state.turn_summary  # The opening says what was not shown, and how to see it.
    # The next turn is shown move by move again.
    assert not d.table.opponents.offers_skip and d.table.opponents.speed()[1]


def test_one_press_hurries_a_short_turn_and_says_how_to_skip_it():
    d = before_opponents_turn()
    d.tick()
    d.tick(A.OK)
    d.tick()
    assert d.table.opponents.speed()[1] and d.table.view_state.heading == skip_line()


def test_moves_played_at_once_offer_nothing_to_skip():
    d = before_opponents_turn(AT_ONCE)
    d.tick(A.OK)
    for _ in range(200):
        assert d.table.view_state.heading != skip_line()
        d.ms += max(1, d.wait)
        d.tick()


# The opponent is introduced before its first turn


def introduced(seed=12, teaches=0, speed=SLOW, level="greedy", rules="classic", games_left=5, **size):
    """Return a Driver at the first tick of a game that the opponent begins."""
    d = booted(**size)
    d.newcomer = teaches == 1
    d.app.settings.numbers[SETTING_SPEED] = speed
    d.app.settings.numbers[SETTING_TEACHES] = teaches
    d.app.settings.numbers[SETTING_NAMES_OF_PILES] = games_left
    d.app.begin(Session(rules, level, seed, STARTER_OPPONENT, 300))
    d.tick()
    return d


def has_introduction(d):
    """Return whether the mode that introduces the opponent is still at the table."""
    mode = d.table.mode
    while not isinstance(mode, (BaseMode, Introduction)):
        mode = mode.under
    return isinstance(mode, Introduction)


def ms_to_first_move(d):
    began = d.ms
    while not d.game.ply:
        d.ms += max(1, d.wait)
        d.tick()
    return d.ms - began


@pytest.mark.parametrize("size", ALL_SIZES, ids=str)
@pytest.mark.parametrize("rules, level, said", [
    ("classic", "greedy", "Your opponent: Medium"), ("three", "easy", "Your opponents: Easy"),
    ("simple", "adaptive:300", "Your opponent: Adaptive"),
])  # fmt: skip
def test_opponent_is_introduced_before_its_first_turn(size, rules, level, said):
    if not table_fits(size, rules):
        return
    d = introduced(rules=rules, level=level, size=size)
    assert d.app.status == said and not d.game.ply and d.table.view_state.heading != skip_line()
    assert " ".join(d.table.view.lines) == said
    assert 1400 < ms_to_first_move(d) < 4000
    # Nothing of this returns in the next turn, or after a look at a menu.
    d.press(0)
    d.keys("MENU MENU")
    assert said not in d.app.status and not has_introduction(d)


def test_press_ends_the_introduction_only():
    d = introduced()
    d.tick(A.OK)
    d.tick()
    assert d.table.opponents.speed() is MOVE_SPEEDS[SLOW] and not d.table.opponents.offers_skip
    assert ms_to_first_move(d) < 1200


def test_newcomers_first_opponent_is_introduced_in_a_sentence():
    d = introduced(level="novice", teaches=1)
    assert d.app.status == text.menus().FIRST_OPPONENT.format("Novice")
    d.press(0)
    d.app.begin(Session("classic", "novice", 12, STARTER_OPPONENT, 300))
    d.tick()
    assert d.app.status == "Your opponent: Novice"


def test_moves_played_at_once_need_no_introduction():
    d = introduced(speed=AT_ONCE)
    assert d.session.is_local_turn() or d.game.ply
    assert not has_introduction(d)


def test_lesson_leaves_the_introduction_to_the_match():
    d = booted()
    d.app.begin(Session("classic", "greedy", 12, STARTER_YOU, 300))
    d.press(0)
    assert has_introduction(d) and not d.app.introduces
    table = d.table
    begin_lesson(d.app, "turned_over")
    d.press(0)
    assert not has_introduction(d)
    d.app.activity = None
    d.call(d.app.go_to, table)
    assert has_introduction(d)


@pytest.mark.parametrize("session", [
    Session("klondike", "greedy", 3, STARTER_YOU, 300), Session("classic", "greedy", 3, STARTER_YOU, 300, True),
    RemoteSession("classic", "greedy", 3, STARTER_YOU, 300, False, 1, 0),
], ids=["patience", "alone", "by cable"])
def test_game_without_a_level_introduces_nobody(session):
    assert introduction(session, True) == ""


@pytest.mark.parametrize("games_left, teaches, says", [(5, 1, True), (3, 1, True), (2, 1, False), (5, 0, False),
                                                       (ALWAYS_NAMED, 1, False)])
def test_each_turn_of_the_first_three_games_names_the_button_that_skips_it(games_left, teaches, says):
    d = introduced(teaches=teaches, games_left=games_left)
    ms_to_first_move(d)
    d.app.changed = True
    d.tick()
    assert d.ms < LONG_TURN_MS and d.table.view_state.can_skip == says
    assert (d.table.view_state.heading == skip_line()) == says
    if says:
        d.tick(A.OK)
        before = d.ms
        while d.table.state != states.PLAY:
            d.ms += max(1, d.wait)
            d.tick()
        assert d.ms - before < 500


@pytest.mark.parametrize("size", TINY_SIZES, ids=str)
def test_tiny_screen_says_how_to_skip_in_place_of_the_move_that_was_seen(size):
    d = introduced(teaches=1, size=size)
    ms_to_first_move(d)
    while d.table.state != states.LANDED:
        d.ms += max(1, d.wait)
        d.tick()
    d.app.changed = True
    d.tick()
    assert d.table.view.says_heading
    while d.table.state != states.ANNOUNCE:
        d.ms += max(1, d.wait)
        d.tick()
    assert not d.table.view.says_heading
