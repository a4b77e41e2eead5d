"""The table of a lesson: which places are marked, and when the task is shown again."""

import pytest

from engine.moves import HAND
from engine.notation import move_text
from engine.position import pile
from firmware.app import actions as A
from firmware.draw.table_view_state import REFUSAL
from firmware.lessons import LESSONS, load_lesson
from firmware.screens.lesson_menus import begin_lesson
from firmware.table.modes.lesson import STEP_PLAY, STEP_WRONG
from tests.support.app_driver import booted

TRYING = [name for name in LESSONS if load_lesson(name).LESSON_KIND in ("anything", "stop")]


def opened(name):
    """Return a Driver at the table of a lesson."""
    d = booted()
    d.call(begin_lesson, d.app, name)
    return d


def pick_up_first(d):
    """Pick up the first card that is not the hand's, and return its pile."""
    cursor = d.table.cursor
    assert d.step_to(lambda: cursor.sources[cursor.at] != HAND)
    d.press(A.OK)
    assert cursor.held >= 0
    return pile(d.table.session.game.pos, cursor.held)


@pytest.mark.parametrize("name", TRYING)
def test_held_card_in_a_lesson_marks_only_legal_or_wanted_places(name):
    d = opened(name)
    lesson = d.table.mode
    game = d.table.session.game
    cursor = d.table.cursor
    wanted = lesson.steps[0][STEP_PLAY].split(" ")
    answered = [token for tokens, _ in lesson.steps[0][STEP_WRONG] for token in tokens.split(" ")]
    marks = 0
    for at in range(cursor.source_count):
        if cursor.sources[at] == HAND:
            continue
        cursor.at = at
        lesson.pick_up()
        d.table.draw()
        shown = d.table.view_state
        marked = {shown.targets[i] for i in range(shown.target_count)}
        for place in range(cursor.place_count):
            i = 2 * cursor.places[place]
            move = cursor.moves[i], cursor.moves[i + 1]
            there = cursor.pile_at(place)
            if place == cursor.at or there == shown.picked_up:
                continue
            right = game.is_legal(*move) or "!" + move_text(*move) in wanted
            assert (there in marked) == right, (name, move)
            assert right or move_text(*move) in answered or load_lesson(name).LESSON_KIND == "stop", (name, move)
            marks += right
        cursor.put_down()
    assert marks


@pytest.mark.parametrize("name", TRYING)
def test_putting_a_card_back_in_a_lesson_shows_the_task_again(name):
    d = opened(name)
    aim = d.table.mode.task
    assert d.app.status == aim
    pick_up_first(d)
    assert d.app.status != aim
    d.press(A.BACK)
    assert d.table.cursor.held < 0 and d.table.view_state.task == aim and d.app.status.startswith(aim)


def test_wrong_try_in_a_lesson_is_answered_in_its_words_with_the_card_still_held():
    d = opened("houses")
    aim = d.table.mode.task
    pick_up_first(d)
    cursor = d.table.cursor
    game = d.table.session.game

    def is_wrong():
        i = 2 * cursor.places[cursor.at]
        return not cursor.is_over_own_pile() and not game.is_legal(cursor.moves[i], cursor.moves[i + 1])

    assert d.step_to(is_wrong)
    held = cursor.held
    d.press(A.OK)
    assert d.table.view_state.text_kind == REFUSAL and d.app.status == d.table.mode.sentence("fits")
    assert cursor.held == held
    d.press(A.BACK)
    assert cursor.held < 0 and d.table.view_state.task == aim and d.app.status.startswith(aim)
