"""Tests of the pause menu, and of what every menu says to a finger."""

import pytest

from firmware import text
from firmware.app.pointer import Pointer
from firmware.app.remote_session import RemoteSession
from firmware.app.session import STARTER_BY_RULES, Session
from firmware.app.settings import NORMAL_SPEED, SETTING_SPEED, Settings
from firmware.screens.pause import Pause
from firmware.text import menus
from tests.support.app_driver import AppDriver, booted
from tests.support.games import one_move
from tests.support.menus import rows, to_row


def test_pause_menu_changes_the_speed_and_saves_it_when_left():
    d = AppDriver().start("classic", 3)
    d.keys("MENU")
    to_row(d, text.settings().SPEED)
    assert d.keys("RIGHT") == text.settings().SPEED + ": " + text.settings().SPEED_VALUES[NORMAL_SPEED + 1]
    assert Settings(d.store).numbers[SETTING_SPEED] == NORMAL_SPEED
    d.keys("BACK")
    assert d.app.screen is d.table and Settings(d.store).numbers[SETTING_SPEED] == NORMAL_SPEED + 1


@pytest.mark.parametrize("rules, hot_seat_names", [("klondike", ()), ("classic", ("Anna", "Bert"))])
def test_pause_menu_offers_no_pace_where_nobody_plays_against_the_person(rules, hot_seat_names):
    d = AppDriver().begin(Session(rules, "easy", 3, STARTER_BY_RULES, 100, False, False, hot_seat_names))
    d.keys("OK MENU")
    assert d.app.screen.heading == menus().PAUSE and text.settings().SPEED not in rows(d)


def test_pause_menu_closed_by_another_screen_saves_the_speed_with_the_next_game():
    d = AppDriver().start("classic", 3)
    d.keys("MENU")
    to_row(d, text.settings().SPEED)
    d.keys("RIGHT")
    d.call(d.app.show_title)
    d.start("classic", 4)
    assert Settings(d.store).numbers[SETTING_SPEED] == NORMAL_SPEED + 1


def test_pause_menu_changes_the_sound_where_there_is_a_speaker():
    class Speaker:
        played = 0

        def play(self, tune, level, wait):
            self.played += 1

    d = AppDriver().start("classic", 3)
    d.keys("MENU")
    assert text.settings().SOUND not in rows(d)
    d.app.play_on(Speaker())
    d.keys("BACK MENU")
    to_row(d, text.settings().SOUND)
    d.keys("RIGHT")
    assert d.app.features.sounds.speaker.played == 1


def test_pause_menu_by_cable_has_the_review_of_the_last_game():
    d = AppDriver().start("classic", 3)
    d.app.session = RemoteSession("classic", "easy", 3, STARTER_BY_RULES, 100, False, 1, 0)
    shown = [Pause(d.app)]
    d.app.last_game = object()
    shown.append(Pause(d.app))
    assert [menus().REVIEW_LAST in [row.label for row in menu.rows] for menu in shown] == [False, True]


def test_open_menu_names_what_the_person_has_just_used():
    d = booted()
    title = d.app.screen
    assert title.note == "New? OK: the first lesson"
    Pointer(d.app).touch(120, 239)  # No row is there.
    assert d.app.screen is title and title.note == "New? Tap Learn" and d.app.changed


def test_undo_is_in_the_menu_once_a_move_was_made_in_this_turn_and_says_why_it_cannot_be_undone():
    label = text.menus().UNDO
    d = AppDriver().start("classic", 4)
    found = set()
    for _ in range(60):
        if d.session.is_over():
            break
        d.keys("MENU")
        there = label in rows(d)
        d.keys("BACK")
        d.table.mode.undo()
        said = d.app.status
        d.press(0)
        assert there == (said != text.refusals().NOTHING_TO_UNDO), said
        found.add(said)
        one_move(d)
        if said == text.words.MOVE_UNDONE:
            one_move(d)
            one_move(d)
    assert found >= {text.refusals().NOTHING_TO_UNDO, text.words.MOVE_UNDONE, text.refusals().SEEN_HAND}, found
