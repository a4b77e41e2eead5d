# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Everything that is shown follows a language that is chosen in the middle of a game."""

import pytest

from firmware import text
from firmware.app import actions as A
from firmware.app.session import OPPONENT, YOU, Session
from firmware.puzzles import puzzle
from firmware.screens import learn
from firmware.table import states
from firmware.table.puzzle import PuzzleWay
from firmware.text import words
from firmware.text.languages import CODES
from tests.support.app_driver import Driver
from tests.support.menus import choose

OTHERS = range(1, len(CODES))


@pytest.fixture(autouse=True)
def first_language_again():
    yield
    text.use(0)


def said(d):
    """Return what the table says."""
    d.app.screen.draw()
    shown = d.table.shown
    return shown.heading, shown.text, d.app.status


def dealt(starter=YOU, **how):
    d = Driver()
    d.press(0)
    d.app.begin(Session("classic", "greedy", 4, starter, 300, **how))
    return d


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("how", [{}, {"stop_play": True}, {"solitaire": True}, {"persons": ("", "Bea")}], ids=str)
def test_line_of_the_table_is_in_the_language_chosen_in_the_settings(language, how):
    def pause(d):
        d.press(0)
        d.press(A.OK)
        d.press(0)
        d.keys("MENU")
        return d

    d = pause(dealt(**how))
    choose(d, words.SETTINGS)
    menu = d.app.screen
    menu.at = next(i for i, row in enumerate(menu.rows) if row[0] == words.LANGUAGE)
    for _ in range(language):
        d.press(A.RIGHT)
    d.press(A.BACK)
    d.press(A.BACK)
    assert d.app.screen is d.table
    switched = said(d)
    assert text.language == language
    # A table that was never in another language says the same.
    text.use(0)
    other = pause(dealt(**how))
    english = said(other)
    other.app.speak(language)
    other.app.show_table()
    other.press(0)
    other.table.mode.describe()
    assert switched == said(other) and switched[0] != english[0]


def test_card_that_an_opponent_is_about_to_move_is_named_in_the_new_language():
    d = dealt(OPPONENT)
    while not d.table or d.table.state != states.ABOUT:
        d.ms += max(1, d.wait)
        d.tick()
    english = said(d)
    d.app.speak(1)
    german = said(d)
    assert german[0] != english[0] and german[1] != english[1] and german[1]
    d.app.speak(0)
    assert said(d) == english


def test_table_that_waits_behind_a_lesson_is_reworded_too():
    d = dealt()
    d.press(0)
    english = said(d)
    match = d.table
    d.app.open_puzzle(1)
    d.press(0)
    d.app.speak(1)
    assert match.shown.text != english[1]


def test_end_of_a_game_that_is_looked_at_is_reworded():
    d = dealt()
    d.press(0)
    d.session.abandon()
    d.app.show_end()
    d.press(0)
    assert d.table.state == states.STAY
    english = said(d)
    d.app.speak(1)
    assert said(d)[1] != english[1] and said(d)[1]


@pytest.mark.parametrize("begin", ["lesson", "walk", "puzzle", "way"])
def test_sentences_apart_from_the_match_are_in_the_new_language(begin):
    def opened(language):
        d = dealt()
        d.press(0)
        d.app.speak(language)
        if begin == "puzzle":
            d.app.open_puzzle(3)
        elif begin == "way":
            d.app.begin_apart(PuzzleWay(d.app, puzzle(3)))
        else:
            learn.begin(d.app, "houses" if begin == "lesson" else "foster_two")
        d.press(0)
        return d

    def told(d):
        return said(d), d.app.apart.aim

    d = opened(0)
    english = told(d)
    d.app.speak(1)
    german = told(d)
    # What was opened in that language says the same.
    assert told(opened(1)) == german
    assert german[1] != english[1]
    d.app.speak(0)
    assert told(d) == english
