"""The renderer of menus: every row is shown where it fits, and text scrolls elsewhere."""

import pytest

from engine.moves import end_game
from engine.position import STALEMATE
from firmware.app import actions as A
from firmware.app.session import STARTER_BY_RULES, Session
from firmware.draw.pages.page_data import MenuPage, PageRow
from firmware.screens.menu import Menu
from firmware.text.languages import LANGUAGE_CODES
from tests.support.app_driver import AppDriver, look_for
from tests.support.letters import check_letters
from tests.support.sizes import ALL_SIZES, LARGE_SIZES, WINDOW_SIZES


@pytest.fixture(params=ALL_SIZES + WINDOW_SIZES, ids="%dx%d".__mod__)
def size(request):
    return request.param


class LetterDriver(AppDriver):
    """A driver that checks each letter of each menu."""

    def __init__(self, size, language):
        AppDriver.__init__(self, show=self.check, size=size)
        self.size = size
        self.press(0)
        self.app.set_language(language)

    def check(self, scene):
        if isinstance(self.app.screen, Menu):
            check_letters(scene, self.size)

    def visit(self):
        """Go to each row and back up, and return how many rows were shown at least."""
        menu = self.app.screen
        fewest = len(menu.rows)
        for action in (A.DOWN, A.UP):
            for _ in range(len(menu.rows) + 10):
                self.press(action)
                fewest = min(fewest, menu.row_geometry.count)
        return fewest


@pytest.mark.parametrize("language", range(len(LANGUAGE_CODES)), ids=LANGUAGE_CODES)
def test_title_pause_and_result_are_whole_and_large_screens_show_all_rows(size, language):
    d = LetterDriver(size, language)
    shown = [(d.app.screen, d.visit())]
    d.begin(Session("classic", "greedy", 8, STARTER_BY_RULES, 300, stop_play=True))
    d.keys(8 * "OK OK TURN ")
    d.app.show_pause()
    shown.append((d.app.screen, d.visit()))
    end_game(d.game.pos, STALEMATE)
    d.app.show_result()
    shown.append((d.app.screen, d.visit()))
    if size in LARGE_SIZES:
        for menu, fewest in shown:
            assert fewest == len(menu.rows), menu.heading


def menu_page(lines, rows, cursor=0, foot=(), note="", most_rows=0):
    """Return a MenuPage with so many rows; lines: the text, or of how many lines it is."""
    if isinstance(lines, int):
        lines = ["Line %d\t%d" % (i, i) for i in range(lines)]
    return MenuPage(
        "Heading", "", False, -1, lines, "", False, most_rows,
        [PageRow("Row %d" % i, "", "", "", False, True) for i in range(rows)], False, cursor, "", False, foot, note
    )


def test_view_scrolls_to_the_text_over_the_first_row_and_back(size):
    look = look_for(*size)
    view = look.make_menu_view(False)
    page = menu_page(40, 3)
    view.draw(page)
    assert view.hidden_above and not view.chosen_is_hidden
    for _ in range(60):
        if not view.hidden_above:
            break
        assert view.step(0, 3, -1, False) == 0
        view.draw(page)
        check_letters(look.scene, size)
    assert not view.hidden_above and view.chosen_is_hidden
    view.show_chosen()
    view.draw(page)
    assert not view.chosen_is_hidden
    assert view.step(0, 3, 1, False) == 1


def test_view_begins_with_its_rows_if_the_sentence_over_them_has_no_room(size):
    look = look_for(*size)
    view = look.make_menu_view(False)
    geometry = view.draw(menu_page(["A long sentence" + 200 * " and some more"], 3))
    assert view.hidden_above == view.lines_over_rows and geometry.first == 0 and geometry.count == 3
    view.draw(menu_page(1, 2))
    assert not view.hidden_above


@pytest.mark.parametrize("sentence", [1, 3, 40])
def test_view_begins_with_a_whole_sentence_over_its_rows(size, sentence):
    look = look_for(*size)
    view = look.make_menu_view(False)
    said = ["Sentence %d" % i + sentence * " of words" for i in range(60)]
    written = []
    write = look.scene.text
    look.scene.text = lambda s, *given: written.append(s) or write(s, *given)
    geometry = view.draw(menu_page(said, 3))
    assert geometry.first == 0 and geometry.count == 3 and view.hidden_above
    assert view.draw(menu_page(said, 40)).first == 0 and view.hidden_above == view.lines_over_rows
    shown = written[written.index("Heading") + 1 : written.index("Row 0")]
    assert " ".join(shown) == " ".join(said[60 - len([line for line in shown if line.startswith("Sentence")]) :])
    assert shown or size[1] == 40 or sentence == 40


def test_view_that_is_read_first_begins_with_its_text(size):
    view = look_for(*size).make_menu_view(True)
    view.draw(menu_page(40, 3))
    assert not view.hidden_above and view.chosen_is_hidden


def test_view_shows_a_foot_that_has_no_room_after_the_last_row(size):
    look = look_for(*size)
    view = look.make_menu_view(False)
    page = menu_page(0, 40, 39, ("Foot",) * 30)
    view.draw(page)
    assert view.hidden_below
    assert view.step(39, 40, 1, False) == 39
    view.draw(page)
    assert view.chosen_is_hidden
    check_letters(look.scene, size)


def test_note_covers_no_row(size):
    look = look_for(*size)
    for rows in (3, 12):
        geometry = look.make_menu_view(False).draw(menu_page(3, rows, 0, (), "A note to be read. " * 2))
        top, pitch, shown = geometry.top, geometry.pitch, geometry.count
        assert shown and top + pitch * shown < size[1] - look.page_style().line_pitch
        check_letters(look.scene, size)


def test_value_without_room_is_said_below_the_rows(size):
    look = look_for(*size)
    page = menu_page(0, 3)
    page.rows[0].value = "a value that is long indeed and longer than the screen"
    written = []
    write = look.scene.text
    look.scene.text = lambda s, *given: written.append(s) or write(s, *given)
    look.make_menu_view(False).draw(page)
    assert " ".join(page.rows[0].value.split()) in " ".join(written)
