"""The table of a lesson: which places are marked, and when the task is shown again."""

import pytest

from engine.moves import HAND
from engine.notation import move_text
from engine.position import COUNT, pile
from firmware import text
from firmware.app import actions as A
from firmware.draw.table_view_state import REFUSAL
from firmware.lessons import LESSONS, load_lesson
from firmware.screens.lesson_menus import begin_lesson
from firmware.table.modes.lesson import STEP_PLAY, STEP_WRONG, asks_for_run, can_take_runs
from firmware.table.modes.lesson_run import RunLesson
from firmware.table.views.dialog import TableDialog
from firmware.text import phrases
from hostsim import arguments
from tests.support.app_driver import AppDriver, booted
from tests.support.finger import Finger
from tests.support.lesson_driver import do
from tests.support.menus import from_menu

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


# The step that asks for a run


def at_run(**how):
    """Return a Finger at the last step of the lesson on spaces, which asks for three cards together."""
    d = Finger(**how)
    d.app.controls.connect(arguments.board("picosystem"))
    d.press(0)
    d.call(d.app.begin_activity, RunLesson(d.app, "spaces", run_step()))
    return d


def run_step():
    """Return the index of the step that asks for a run."""
    return next(i for i, step in enumerate(load_lesson("spaces").LESSON_STEPS) if asks_for_run(step))


def said_in_spaces(d, key):
    return phrases.with_buttons(load_lesson("spaces").sentences()[key])


def test_run_in_a_lesson_is_played_at_once_and_ends_it():
    d = at_run()
    assert d.app.status == said_in_spaces(d, "run") and "\7" in d.app.status
    do(d, "63x3")
    pos = d.table.session.game.pos
    assert pos[COUNT + 3] == 4 and not pos[COUNT + 6]
    assert isinstance(d.app.screen, TableDialog) and d.app.screen.text == said_in_spaces(d, "carried")
    d.press(A.OK)
    assert d.app.screen.heading == text.learn().LESSON_DONE and d.app.lesson_progress().has(3)


@pytest.mark.parametrize("open_lesson", [lambda d: begin_lesson(d.app, "spaces"),
                                         lambda d: d.app.begin_activity(RunLesson(d.app, "spaces", run_step()))],
                         ids=["table", "run"])
def test_lesson_counts_no_time_for_itself_or_for_the_match_that_waits(open_lesson):
    d = booted().start("classic", 4)
    match = d.session
    counted = match.played_ms
    d.call(open_lesson, d)
    assert d.table.session is not match
    for _ in range(3):
        d.ms += 10_000
        d.keys("RIGHT")
    assert d.table.session.played_ms == 0 and match.played_ms == counted


@pytest.mark.parametrize("token", ["62", "62x2", "71", "r2"])
def test_other_move_where_a_run_is_asked_for_is_refused(token):
    d = at_run()
    before = bytes(d.table.session.game.pos)
    do(d, token)
    assert d.app.status == said_in_spaces(d, "together") and d.table.view_state.text_kind == REFUSAL
    assert bytes(d.table.session.game.pos) == before
    do(d, "63x3")  # What was refused does not stand in the way.
    assert isinstance(d.app.screen, TableDialog)


def test_finger_takes_the_run_by_its_lowest_card():
    d = at_run()
    d.app.name_controls(True)
    d.press(0)
    assert d.app.status == said_in_spaces(d, "run") and "\7" not in d.app.status
    d.app.controls.action_is_touch = True
    view = d.table.view
    d.touch(view.x(6) + 3, view.y(6, 2) + 2)
    assert d.table.held_run() == 3
    d.app.controls.action_is_touch = True
    d.touch(view.x(3) + 3, view.y(3) + 3)
    assert isinstance(d.app.screen, TableDialog) and d.app.screen.text == said_in_spaces(d, "carried")


def test_lesson_without_a_way_to_take_a_run_ends_before_that_step():
    d = AppDriver()
    d.press(0)
    d.app.controls.connect(arguments.board("feather_oled_featherwing"))
    assert not can_take_runs(d.app)
    begin_lesson(d.app, "spaces")
    d.press(0)
    assert len(d.app.activity.steps) == len(load_lesson("spaces").LESSON_STEPS) - 1
    assert not [step for step in d.app.activity.steps if asks_for_run(step)]


def test_look_without_a_way_to_take_a_run_has_no_step_for_it():
    for size, finger, takes in (((240, 240), True, True), ((128, 64), False, True), ((128, 64), True, False)):
        d = AppDriver(size=size)
        d.press(0)
        d.app.name_controls(finger)
        assert can_take_runs(d.app) == takes


def test_lesson_leads_to_the_run_and_starts_again_at_its_first_step():
    d = opened("spaces")
    for token in ("r4", "46", "r4"):
        do(d, token)
        d.press(A.OK)
    assert isinstance(d.app.activity, RunLesson) and d.app.status == said_in_spaces(d, "run")
    from_menu(d, text.menus().LESSON_AGAIN)
    assert d.app.activity.at == 0 and not isinstance(d.app.activity, RunLesson)
