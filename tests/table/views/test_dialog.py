"""Dialogs over the table leave the card played last in sight, on every screen and in every language."""

import pytest

from engine import notation
from firmware.app import actions as A
from firmware.draw.sprites.sprite_index import NAVY
from firmware.lessons import LESSONS, load_lesson
from firmware.screens.lesson_menus import begin_lesson
from firmware.table.modes.lesson import CALL_PREFIX, STEP_PLAY, STEP_RIGHT, asks_for_run
from firmware.table.views.dialog import TableDialog
from firmware.text.languages import LANGUAGE_CODES
from tests.support.entries import entries, tiles
from tests.support.lesson_driver import do, driver
from tests.support.sizes import COLOUR_SIZES, ONE_BIT_SIZES

PLAYED = [name for name in LESSONS if load_lesson(name).LESSON_KIND != "walk"]


def dialogs(d):
    """Play all lessons with their right moves; yield at each dialog that praises one."""
    for name in PLAYED:
        begin_lesson(d.app, name)
        d.press(0)
        for step in load_lesson(name).LESSON_STEPS:
            tokens = step[STEP_PLAY].split(" ")
            if tokens[0].startswith((CALL_PREFIX, "!")):
                break
            game = d.table.session.game
            do(d, next(token for token in tokens if asks_for_run(step) or game.is_legal(*notation.parse_move(token))))
            assert isinstance(d.app.screen, TableDialog) == (step[STEP_RIGHT] != "")
            if step[STEP_RIGHT]:
                yield d.app.screen
            while isinstance(d.app.screen, TableDialog):
                d.press(A.OK)


@pytest.mark.parametrize("language", range(len(LANGUAGE_CODES)), ids=LANGUAGE_CODES)
@pytest.mark.parametrize("size", COLOUR_SIZES, ids=str)
def test_dialog_does_not_cover_the_card_just_laid_down(size, language):
    d = driver(size)
    d.app.set_language(language)
    count = 0
    for shown in dialogs(d):
        view = d.table.view
        box = next(e for e in reversed(entries(d.app.scene)) if e[:2] == (0, NAVY) and e[5] >= size[0] - 24)
        top = view.y(shown.seen)
        assert shown.seen == d.table.slide.to_pile >= 0
        assert top + view.visible_height(shown.seen) <= box[3] or box[3] + box[4] <= top, (shown.text, shown.seen)
        count += 1
    assert count > 20


@pytest.mark.parametrize("size", ONE_BIT_SIZES, ids=str)
def test_dialog_in_place_of_the_table_first_shows_the_card(size):
    d = driver(size)
    begin_lesson(d.app, "houses")
    d.press(0)
    table = d.table
    pictures = []
    d.show = lambda scene: pictures.append((type(d.app.screen), len(tiles(scene)), d.ms))
    do(d, "r8")
    before, after = [each for each in pictures if each[0] is TableDialog]
    assert after[2] - before[2] >= 900
    # A button shows the text at once, and leaves it only at the next press.
    d.app.go_to(table)
    d.app.push(TableDialog(table, "Right!", "Well laid."))
    d.tick()
    assert not d.at_rest()
    d.tick(A.OK)
    assert isinstance(d.app.screen, TableDialog) and d.at_rest()
    d.press(A.OK)
    assert d.app.screen is table


def test_dialog_with_no_card_to_show_lies_in_the_middle():
    d = driver()
    begin_lesson(d.app, "houses")
    d.press(0)
    d.app.push(TableDialog(d.table, "Rule", "No card was played yet."))
    d.press(0)
    assert d.app.screen.seen == -1
    box = next(e for e in reversed(entries(d.app.scene)) if e[:2] == (0, NAVY) and e[5] >= 216)
    assert abs(2 * box[3] + box[4] - 240) <= 2
