"""No text names a control that the board, the keyboard or the finger in use does not have, in any language."""

import re

import pytest

from firmware import text
from firmware.app import actions as A
from firmware.app.app import App
from firmware.app.controls import LEFT_RIGHT_ARROWS
from firmware.app.pointer import Pointer
from firmware.app.settings import SETTING_CARD_LETTERS, SETTING_TEACHES
from firmware.console.text_console import ConsoleControls
from firmware.screens import make
from firmware.text import phrases
from firmware.text.languages import LANGUAGE_CODES
from hostsim import arguments
from hostsim.players.host_keyboard import LABELS, keyboard_of
from tests.support.app_driver import AppDriver, look_for
from tests.support.languages import all_of, by_touch, by_typing
from tests.support.rows import check_each

CONTROLS = {  # What a control may be called in a text; such a word belongs into a placeholder. Others: as in English.
    "en": "arrow arrows stick d-pad joystick",
    "de": "pfeil pfeile pfeilen pfeiltasten stick kreuztaste steuerkreuz",
    "fr": "flèche flèches stick manette croix",
    "es": "flecha flechas palanca stick cruceta",
    "pt": "seta setas joystick direcional",
    "pl": "strzałka strzałki strzałkami strzałek gałka gałkę gałki krzyżak krzyżaka",
}
ABOUT_CONTROLS = ("DIRECTIONS", "STICK_PRESSED", "lessons.")  # These are what the placeholders get, or have own tests.
A_CROSS = {"HELP_THREE[0][2]"}  # It is drawn on a closed house.
ARROW_OF_A_MOVE = re.compile("MOVE|MOVE_ENDS|MOVE_FROM|MAY_NOT_GO|SHORT_SEQUENCE")
BOARDS = [name for name in arguments.board_names() if arguments.board(name).SCREEN != "text"]
PLACES = ("OK", "BACK", "TURN", "MENU", "STOP", "STEPS", "LR", "SEE")
# In these {0}, or {2}, is the label of a button; and the help on buttons.
LABELLED = (
    "HOW_TO_CHOOSE", "FOOT_LEAVE", "LOOK_AT_ONE", "LOOK_AT_ALL", "MONTHS_FOOT", "HOW_TO_SET_DIGITS",
    "HOW_TO_SET_LETTERS",
    "NAME_ABOUT", "ONE_PAGE_FOOT", "HELP_BUTTONS", "KEY_STEPS", "KEY_OK", "KEY_RUN", "KEY_LAST_TURN", "KEY_MENU",
)  # fmt: skip
# A finger does not read this: a row of the menu replaces it.
NOT_BY_TOUCH = ("EARLIER_AND_LATER",)
# To type these asks for the number of a row.
THE_NUMBER_OF_A_ROW = ("HOW_TO_CHOOSE", "NAME_ABOUT")


@pytest.fixture(params=LANGUAGE_CODES)
def code(request):
    return request.param


def app_with(board, code, left_handed=False):
    app = App(look_for(240, 240), AppDriver().store, lambda: 7, make)
    app.controls.connect(board, lambda buttons, held: None)
    app.set_language(LANGUAGE_CODES.index(code))
    app.controls.update(left_handed)
    return app


def all_with_controls(code):
    """Yield each text with a placeholder for a control, as it reads on the board that is connected."""
    for at, said in all_of(code).items():
        if any("{%s}" % place in said for place in PLACES):
            yield at, phrases.with_buttons(said, *"0123")


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_texts_name_no_control_by_its_own_word(language):
    words = set(CONTROLS.get(language, CONTROLS["en"]).split())
    for at, said in all_of(language).items():
        if not at.startswith(ABOUT_CONTROLS) and at not in A_CROSS:
            assert not words & set(re.findall(r"[\w-]+", said.lower())), (at, said)


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_lessons_name_no_control_by_its_own_word(language):
    words = set(CONTROLS.get(language, CONTROLS["en"]).split())
    for at, said in all_of(language).items():
        if at.startswith("lessons."):
            assert not words & set(re.findall(r"[\w-]+", said.lower())), (at, said)


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_arrows_stand_for_moves_and_never_for_buttons(language):
    for at, said in all_of(language).items():
        assert "\5" not in said, at
        assert "\6" not in said or ARROW_OF_A_MOVE.fullmatch(at), at


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_no_button_is_the_subject_of_a_sentence(language):
    for at, said in all_of(language).items():
        for place in PLACES:
            for after in re.findall(r"(?:^|[.!?] |, )\{%s\}(.*)" % place, said):
                fine = re.match(r"\u00a0?:|[,.)]|$| (again|encore|otra vez|de novo|outra vez|noch mal)", after)
                assert fine or at.startswith("TWO_KEYS"), (at, said)


@pytest.mark.parametrize("name", BOARDS)
def test_texts_name_only_what_the_board_has(name):
    for left_handed in (False, True):
        check_each(LANGUAGE_CODES, lambda code: check_names_of(arguments.board(name), left_handed, code))  # noqa: B023


def check_names_of(board, left_handed, code):
    app_with(board, code, left_handed)
    words = text.menus()
    buttons = board.LEFT_HAND if left_handed and hasattr(board, "LEFT_HAND") else (
        board.BUTTONS, getattr(board, "LONG_PRESSES", {}), board.BUTTON_LABELS)
    printed = {key: words.STICK_PRESSED if label == "press" else label for key, label in buttons[2].items()}
    of_action = {action: printed.get(key, "") for key, action in buttons[0].items()}
    of_action.update((action, words.KEY_HELD.format(printed[key])) for key, action in buttons[1].items())
    other_side = buttons is getattr(board, "LEFT_HAND", None)  # whose directions are buttons of the right hand
    directions = "" if other_side else getattr(board, "DIRECTIONS", "")
    sideways = [of_action[way] for way in ("LEFT", "RIGHT") if of_action.get(way)]
    assert phrases.button_names["OK"] == of_action["OK"] and phrases.button_names["BACK"] == of_action["BACK"]
    assert phrases.button_names["TURN"] in (of_action.get("TURN"), words.TURN_BY_OK.format(of_action["OK"]))
    assert ("TURN" in of_action) == (phrases.button_names["TURN"] == of_action.get("TURN"))
    assert phrases.button_names["MENU"] == of_action.get("MENU", of_action["BACK"])
    assert phrases.button_names["STOP"] == of_action.get("STOP", words.STOP_BY_MENU)
    if directions:
        four = directions == "arrows" and "DOWN" in of_action
        assert phrases.button_names["STEPS"] == words.DIRECTIONS["keys" if four else directions]
        assert phrases.button_names["LR"] == LEFT_RIGHT_ARROWS
    else:
        steps = words.TWO_KEYS.format(*sideways) if len(sideways) > 1 else sideways[0]
        assert phrases.button_names["STEPS"] == steps and phrases.button_names["LR"] == "/".join(sideways)
    said = dict(all_with_controls(code))
    assert len(said) > 30
    assert all("{" not in each and not re.search(r"(^|[.,] )[\u00a0 ]?:", each) for each in said.values())


def test_a_keyboard_is_named_by_its_keys(code):
    app = app_with(keyboard_of(arguments.board("pimoroni_display_pack")), code)
    assert [phrases.button_names[A.ACTION_NAMES[action]] for action in LABELS] == ["Enter", "Esc", "T", "S", "M"]
    assert phrases.button_names["STEPS"] == text.menus().DIRECTIONS["keys"] and phrases.button_names[
        "LR"] == LEFT_RIGHT_ARROWS
    assert not app.controls.menu_by_back and not app.controls.steps_sideways


def test_touching_the_screen_switches_to_words_of_touch_until_a_button_is_pressed(code):
    app = app_with(arguments.board("picosystem"), code)
    app.tick(0, 0)
    app.start("classic", "easy", 3)
    app.tick(1, 0)
    pressed = all_of(code)["OK_CONTINUES"], all_of(code)["FOOT_LEAVE"], all_of(code)["lessons.HOUSES[lay]"]
    touched = by_touch(code)["OK_CONTINUES"], by_touch(code)["FOOT_LEAVE"], by_touch(code)["lessons.HOUSES[lay]"]

    def said():
        return text.words.OK_CONTINUES, text.menus().FOOT_LEAVE, text.lessons().HOUSES["lay"]

    assert said() == pressed
    app.tick(2, Pointer(app).touch(120, 100))
    assert said() == touched
    app.set_language(0)
    app.set_language(LANGUAGE_CODES.index(code))
    assert said() == touched
    app.tick(3, A.DOWN)
    assert said() == pressed


def test_each_text_that_names_a_control_has_one_for_a_finger_that_names_none(code):
    named = {
        at for at, said in all_of(code).items()
        if any("{%s}" % place in said for place in PLACES) or at in LABELLED
    }  # fmt: skip
    assert named - {*NOT_BY_TOUCH} == by_touch(code).keys()
    said = " ".join(by_touch(code).values())
    assert not any("{%s}" % place in said for place in PLACES)


def test_words_on_the_table_follow_the_hand_and_the_letters_of_cards(code):
    d = AppDriver()
    app = d.app = app_with(arguments.board("picosystem"), code)
    app.tick(0, 0)
    app.settings.numbers[SETTING_TEACHES] = 0
    app.start("classic", "greedy", 2)
    d.press(0)
    assert app.status.startswith(app.table.view_state.turn_summary) and phrases.with_buttons(
        text.words.REPLAY) in app.status
    app.name_controls(True)
    assert all_of(code)["REPLAY"] not in app.status and by_touch(code)["REPLAY"] in app.status
    app.open("settings")
    d.press(0)  # and meanwhile a button is pressed
    d.press(A.DOWN)
    d.press(A.BACK)
    assert app.screen is app.table and by_touch(code)["REPLAY"] not in app.status
    assert phrases.with_buttons(text.words.REPLAY) in app.status
    for letters in (1, 2, 3, 4):
        app.open("settings")
        d.press(0)
        app.settings.numbers[SETTING_CARD_LETTERS] = letters
        app.apply_settings()
        d.press(A.BACK)
        assert app.table._wording == phrases.wording_version


def test_a_player_who_types_reads_what_can_be_typed_and_no_button(code):
    app = app_with(arguments.board("picosystem"), code)
    app.controls = ConsoleControls("")
    app.controls.update(False)
    assert text.wording == "typed" and text.words.NO_MOVE == by_typing(code)["NO_MOVE"]
    typed = text.console().TYPED + (text.menus().LEARN.lower(),)
    for at, said in by_typing(code).items():
        assert not any("{%s}" % place in said for place in PLACES), at
        after = re.split(r"\b%s\b" % text.console().TYPE_WORD.split()[0], said, flags=re.IGNORECASE)[1:]
        if at not in THE_NUMBER_OF_A_ROW and not at.startswith("lessons."):  # tests/console types what lessons say
            assert all(set(re.findall(r"[\w-]+", each)) & set(" ".join(typed).split()) for each in after), (at, said)
