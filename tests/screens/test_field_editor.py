"""The editor of digits and letters, as its menus use it."""

import pytest

from firmware.app import actions as A
from firmware.screens.field_editor import FieldEditor
from firmware.screens.menu import Menu
from tests.support.app_driver import AppDriver


def editor_of(values, letters):
    """Return an editor in a menu, and the list that it puts what was accepted into."""
    menu = Menu(AppDriver().app, "Heading")
    accepted = []
    menu.editor = FieldEditor(menu, bytearray(values), letters, lambda done: accepted.append(list(done)))
    return menu.editor, accepted


@pytest.mark.parametrize("letters, most", [(False, 9), (True, 26)])
def test_up_and_down_wrap_around_the_signs(letters, most):
    editor, _ = editor_of((0, 0), letters)
    editor.press(A.DOWN)
    assert editor.values[0] == most
    editor.press(A.UP)
    assert editor.values[0] == 0


@pytest.mark.parametrize("letters", [False, True])
def test_ok_at_the_last_sign_accepts_and_right_does_not(letters):
    editor, accepted = editor_of((1, 2), letters)
    for action in (A.RIGHT, A.RIGHT):
        editor.press(action)
    assert editor.index == 1 and editor.menu.editor is editor and not accepted
    editor.press(A.OK)
    assert not editor.menu.editor and accepted == [[1, 2]]


@pytest.mark.parametrize("letters", [False, True])
def test_back_leaves_the_value_as_it_was(letters):
    editor, accepted = editor_of((1, 2), letters)
    editor.press(A.UP)
    editor.press(A.BACK)
    assert not editor.menu.editor and not accepted


def test_value_of_letters_ends_at_the_first_blank():
    editor, accepted = editor_of((1, 2, 3), True)
    editor.press(A.OK)
    for _ in range(2):
        editor.press(A.DOWN)
    assert editor.text() == "A[_]"
    editor.press(A.OK)
    assert accepted == [[1, 0, 0]]


@pytest.mark.parametrize("letters, text", [(False, "[1]2"), (True, "[A]b")])
def test_text_has_the_sign_that_is_being_set_in_brackets(letters, text):
    assert editor_of((1, 2), letters)[0].text() == text


@pytest.mark.parametrize("letters, value, index", [(False, 2, 0), (True, 1, 0)])
def test_boards_that_step_sideways_set_signs_sideways(letters, value, index):
    editor, _ = editor_of((1, 2), letters)
    editor.menu.app.controls.steps_sideways = True
    editor.press(A.RIGHT)
    assert editor.values[0] == 2
    editor.press(A.LEFT)  # the letter before; among digits, the place before
    assert (editor.values[0], editor.index) == (value, index)
