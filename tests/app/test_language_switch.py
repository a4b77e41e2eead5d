"""Tests that a language chosen in the middle of a game changes all that is shown."""

import pytest

from firmware import text
from firmware.app import actions as A
from firmware.app.session import STARTER_OPPONENT, STARTER_YOU, Session
from firmware.puzzles import load_puzzle
from firmware.screens import lesson_menus
from firmware.table import states
from firmware.table.modes.puzzle import PuzzleSolution
from firmware.text import menus
from firmware.text.languages import LANGUAGE_CODES
from tests.support.app_driver import booted
from tests.support.menus import choose

OTHERS = range(1, len(LANGUAGE_CODES))


@pytest.fixture(autouse=True)
def first_language_again():
    yield
    text.set_language(0)


def said(d):
    """Return the table's heading, its text and the status."""
    d.app.screen.draw()
    shown = d.table.view_state
    return shown.heading, shown.text, d.app.status


def dealt(starter=STARTER_YOU, **how):
    """Return a driver that has begun a game."""
    d = booted()
    d.app.begin(Session("classic", "greedy", 4, starter, 300, **how))
    return d


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("how", [{}, {"stop_play": True}, {"plays_all_sides": True}, {"hot_seat_names": ("", "Bea")}],
    ids=str)
def test_table_lines_follow_the_language_chosen_in_the_settings(language, how):
    def pause(d):
        d.press(0)
        d.press(A.OK)
        d.press(0)
        d.keys("MENU")
        return d

    d = pause(dealt(**how))
    choose(d, menus().SETTINGS)
    menu = d.app.screen
    menu.cursor = next(i for i, row in enumerate(menu.rows) if row.label == text.settings().LANGUAGE)
    for _ in range(language):
        d.press(A.RIGHT)
    d.keys("BACK BACK")
    assert d.app.screen is d.table
    switched = said(d)
    assert text.language == language
    # The expected lines are those of another table whose language changed without the settings screen.
    text.set_language(0)
    other = pause(dealt(**how))
    english = said(other)
    other.app.set_language(language)
    other.call(other.app.show_table)
    other.table.mode.describe_cursor()
    assert switched == said(other) and switched[0] != english[0]


def test_opponents_next_card_is_named_in_the_new_language():
    d = dealt(STARTER_OPPONENT)
    while not d.table or d.table.state != states.ANNOUNCE:
        d.ms += max(1, d.wait)
        d.tick()
    english = said(d)
    d.app.set_language(1)
    german = said(d)
    assert german[0] != english[0] and german[1] != english[1] and german[1]
    d.app.set_language(0)
    assert said(d) == english


def test_table_behind_a_lesson_is_reworded_too():
    d = dealt()
    d.press(0)
    english = said(d)
    match = d.table
    d.call(d.app.open_puzzle, 1)
    d.app.set_language(1)
    assert match.view_state.text != english[1]


def test_table_after_the_end_of_a_game_is_reworded():
    d = dealt()
    d.press(0)
    d.session.resign()
    d.call(d.app.show_final_table)
    assert d.table.state == states.INSPECT
    english = said(d)
    d.app.set_language(1)
    assert said(d)[1] != english[1] and said(d)[1]


@pytest.mark.parametrize("begin", ["lesson", "walk", "puzzle", "way"])
def test_lessons_walks_and_puzzles_follow_the_new_language(begin):
    def opened(language):
        d = dealt()
        d.press(0)
        d.app.set_language(language)
        if begin == "puzzle":
            d.app.open_puzzle(3)
        elif begin == "way":
            d.app.begin_activity(PuzzleSolution(d.app, load_puzzle(3)))
        else:
            lesson_menus.begin_lesson(d.app, "houses" if begin == "lesson" else "foster_two")
        d.press(0)
        return d

    def told(d):
        return said(d), d.app.activity.task

    d = opened(0)
    english = told(d)
    d.app.set_language(1)
    german = told(d)
    # A lesson, walk or puzzle that was opened in the new language has the same sentences.
    assert told(opened(1)) == german
    assert german[1] != english[1]
    d.app.set_language(0)
    assert told(d) == english
