"""No text is cut or runs off the edge of a screen, in any language and on any size of screen."""

from types import SimpleNamespace

import pytest

from engine.position import COUNT
from engine.rules import RULE_SET_NAMES, rule_set
from firmware import text
from firmware.app import actions as A
from firmware.app.app import App
from firmware.app.controls import Controls
from firmware.app.player_stats import RATED_GAMES
from firmware.app.session import STARTER_BY_RULES, Session
from firmware.app.settings import SETTING_RULE_SET, SETTING_SPEED
from firmware.draw.layouts.one_bit_layout import one_bit_layout_for
from firmware.draw.one_bit.one_bit_scene import OneBitScene
from firmware.draw.pages.page_kit import PageKit
from firmware.lessons import LESSONS, load_lesson
from firmware.screens import make
from firmware.screens.help_pages import Help, button_pages
from firmware.screens.menu import Menu, Page
from firmware.table.modes.lesson import STEP_AIM, STEP_ELSE, STEP_WRONG as WRONGS
from firmware.text import phrases
from firmware.text.languages import LANGUAGE_CODES
from hostsim import arguments
from tests.support.app_driver import AppDriver, look_for
from tests.support.checked_driver import CheckedDriver
from tests.support.games import finish
from tests.support.languages import by_touch, words_of
from tests.support.letters import check_letters
from tests.support.sizes import ALL_SIZES, LARGE_SIZES, TINY_SIZES, WINDOW_SIZES, check_lines, check_sentence

ONE_BIT_BOARDS = [name for name in arguments.board_names() if arguments.board(name).SCREEN == "one_bit"]
PRESSES = (A.OK, A.RIGHT, A.OK, A.TURN, A.LEFT, A.OK, A.UP, A.OK, A.BACK, A.STOP, A.TURN)


class LetterDriver(CheckedDriver):
    """A CheckedDriver that also checks each letter of menus and pages."""

    def check(self, scene):
        CheckedDriver.check(self, scene)
        if isinstance(self.app.screen, (Menu, Page)):
            check_letters(scene, self.size)


@pytest.fixture(params=ALL_SIZES + WINDOW_SIZES, ids="%dx%d".__mod__)
def size(request):
    return request.param


def board_with_long_labels(size):
    """Return the board with such a screen, or if there is none of all, that has most to say of its buttons."""
    boards = [arguments.board(name) for name in arguments.board_names()]
    found = [board for board in boards if (board.WIDTH, board.HEIGHT) == size]
    return max(found or boards, key=lambda board: (
        len(getattr(board, "LONG_PRESSES", ())), sum(map(len, board.BUTTON_LABELS.values()))))


@pytest.fixture(params=LANGUAGE_CODES)
def d(request, size, monkeypatch):
    """Return a Driver of such a screen in that language.

    d.cut has the texts that were cut, d.drawn what was written.
    """

    def clipped(scene, s, x, y, ink, right):
        if x + scene.text_width(s) > right + 1:
            d.cut.append(s)
        clip(scene, s, x, y, ink, right)

    def fitted(kit, words, brief, room, font=0):
        out = fit(kit, words, brief, room, font)
        if out not in (words, brief):
            d.cut.append(words)
        return out

    clip = OneBitScene.clipped_text
    fit = PageKit.fit
    monkeypatch.setattr(OneBitScene, "clipped_text", clipped)
    monkeypatch.setattr(PageKit, "fit", fitted)
    d = LetterDriver(size)
    d.app.controls.connect(board_with_long_labels(size))
    d.app.set_language(LANGUAGE_CODES.index(request.param))
    d.app.controls.steps_sideways = d.app.controls.menu_by_back = False  # but here each has buttons for all
    d.cut = []
    d.drawn = []
    kind = type(d.app.scene)
    write = kind.text

    def written(scene, s, *given):
        d.drawn.append(s)
        return write(scene, s, *given)

    monkeypatch.setattr(kind, "text", written)
    return d


@pytest.fixture
def touched(d, monkeypatch):
    """Return that Driver, whose player touches the screen whatever is pressed."""
    d.press(0)
    d.app.name_controls(True)
    monkeypatch.setattr(Controls, "set_touch", lambda controls, touched: False)
    return d


def every_row(d):
    """Move to every row of the menu that is shown, and change each value once."""
    menu = d.app.screen
    for _ in range(40):
        chosen_row_is_whole(d, menu)
        if menu.rows[menu.cursor].change and menu.rows[menu.cursor].label != text.settings().LANGUAGE:
            d.press(A.RIGHT)
        d.press(A.DOWN)
        if not menu.cursor and not menu.view.offset:
            break


def shown(d, name, *given):
    d.app.show(name, *given)
    d.press(0)
    every_row(d)


def begun(d, rules, stop=False):
    d.app.settings.numbers[SETTING_SPEED] = 3
    d.app.begin(Session(rules, "greedy", 8, STARTER_BY_RULES, 300, stop_play=stop))
    d.press(0)


def test_menus_fit(d, size):
    d.press(0)
    every_row(d)
    for name in ("learn", "records", "about", "puzzles", "new_game"):
        shown(d, name)
    new = d.app.screen
    for name in ("settings", "topics"):
        shown(d, name)
    for rules in RULE_SET_NAMES:
        d.app.settings.numbers[SETTING_RULE_SET] = rule_set(rules).id
        if not d.app.too_large(rules):
            new.fill()
            d.app.go_to(new)
            d.press(0)
            every_row(d)
    begun(d, "classic")
    shown(d, "pause")
    d.app.session.resign()
    shown(d, "result")
    nothing_is_cut(d, size)


def test_help_fits(d, size):
    from firmware.screens.help_pages import pages_of_game

    for rules in RULE_SET_NAMES:
        if not d.app.too_large(rules):
            begun(d, rules)
            d.app.push(Help(d.app, pages_of_game(d.app, rules, True)))
            d.press(0)
            for _ in d.app.screen.pages:
                d.press(A.RIGHT)
    nothing_is_cut(d, size)


@pytest.mark.parametrize("rules, stop", [("classic", False), ("classic", True), ("onepack", False), ("foster", False)])
def test_sentences_of_the_table_fit(d, size, rules, stop):
    begun(d, rules, stop)
    for i in range(60):
        action = PRESSES[i * 7 % len(PRESSES)]
        if action != A.TURN or d.app.controls.labels[A.TURN]:
            d.press(action)
        check_lines(d.app, d.table.view, d.table.view.lines)
    nothing_is_cut(d, size)


def nothing_is_cut(d, size):
    if size != (72, 40) and size not in TINY_SIZES:  # There long rows lose their end, but for the chosen one.
        assert not d.cut


def chosen_row_is_whole(d, menu):
    """Check that all words of the chosen row are to be read, in the row or below the list."""
    if menu.note or menu.view.offset:
        return  # A note, or the text above the rows, is to be read instead.
    d.drawn.clear()
    menu.draw()
    drawn = " ".join(" ".join(d.drawn).split())
    row = menu.rows[menu.cursor]
    value = row.value() if row.value else ""
    words = [(row.label, row.brief if isinstance(row.brief, str) and row.brief else row.label)]
    if isinstance(value, str):
        words.append((value, value if isinstance(row.brief, str) else row.brief() or value))
    for whole, short in words:
        assert whole in drawn or short in drawn, (whole, short, d.drawn)


@pytest.mark.parametrize("board", ONE_BIT_BOARDS)
@pytest.mark.parametrize("code", LANGUAGE_CODES)
def test_the_one_line_of_a_small_screen_has_room_for_the_boards_own_labels(board, code):
    board = arguments.board(board)
    app = App(look_for(board.WIDTH, board.HEIGHT), AppDriver().store, lambda: 7, make)
    app.controls.connect(board)
    app.set_language(LANGUAGE_CODES.index(code))
    turns = (text.short().SHORT_MOVES_LEFT, text.short().SHORT_STILL_FITS[1]) if app.controls.labels[A.TURN] else ()
    for said in (text.short().SHORT_NO_MOVE, *turns):
        said = phrases.with_buttons(said, "10\1")
        assert app.scene.text_width(said) <= one_bit_layout_for(board.WIDTH, board.HEIGHT).text_box[2], said


def test_each_sentence_of_the_lessons_fits(d, size):
    begun(d, "classic")
    for name in LESSONS:
        module = load_lesson(name)
        said = module.sentences()
        keys = [step[1] for step in module.LESSON_STEPS]
        if module.LESSON_KIND != "walk":  # what is said of a right move has a dialog, which is as long as it comes
            keys = []
            for step in module.LESSON_STEPS:
                keys += [step[STEP_AIM], step[STEP_ELSE], *(key for _, key in step[WRONGS])]
        for key in filter(None, keys):
            check_sentence(d.app, d.table.view, phrases.with_buttons(said[key]))


def test_each_sentence_for_a_finger_fits_the_table(touched, size):
    begun(touched, "classic")
    code = LANGUAGE_CODES[text.language]
    in_other_places = ("OK_PLAYS", "SHORT_REPLAY", "REPLAY")
    for at, said in by_touch(code).items():
        if at in words_of(code, "table") and at not in in_other_places or at.startswith("lessons."):
            sentence = phrases.with_buttons(said, "10\1") if at != "MOVE_LIMIT" else said.format(1500)
            check_sentence(touched.app, touched.table.view, sentence)


def test_screens_fit_for_a_finger(touched, size):
    d = touched
    d.app.features.today = lambda: 261122
    finish(d.app)
    assert [row for row in d.app.load_player_stats().rows if row[RATED_GAMES]]
    for name, *given in (("records",), ("new_game",), ("names", 2), ("learn", True), ("puzzles",)):
        d.app.show(name, *given)
        d.press(0)
        if name == "learn":
            d.press(A.RIGHT)
        else:
            every_row(d)
    d.app.show("names", 2)
    for _ in range(3):
        d.press(A.OK)
    for name, *given in (("calendar",), ("rating", "")):
        d.app.show(name, *given)
        d.press(A.RIGHT)
    d.app.push(Help(d.app, button_pages(text.help_pages(), d.app)))
    for _ in range(4):
        d.press(A.RIGHT)
    begun(d, "classic")
    d.game.pos[COUNT + 1] = 2
    d.app.show("pile_view", d.app.table)
    d.press(0)
    d.app.session.resign()
    d.app.show("review")
    graph = d.app.screen
    graph.review, graph.percent_done, graph.leads = None, 100, b"\x80\x90"
    for decisions in (0, 1, 5):
        graph.decisions = [SimpleNamespace(turn=0, cards=12, turn_continues=True)] * decisions
        d.app.changed = True
        d.press(0)
    nothing_is_cut(d, size)


@pytest.mark.parametrize("size", LARGE_SIZES, ids=str)
def test_the_explanation_of_a_setting_lies_below_the_rows(d, size):
    d.app.show("settings")
    d.press(0)
    menu = d.app.screen
    for _ in menu.rows:
        lines = len(d.app.scene.wrap(menu.about(), size[0] - 24)) if menu.about() else 0
        geometry = menu.row_geometry
        top, pitch, n = geometry.top, geometry.pitch, geometry.count
        assert top + pitch * n <= size[1] - 10 * lines, (menu.status, menu.about())
        d.press(A.DOWN)
