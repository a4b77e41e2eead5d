"""The page kit: every page is whole on every screen, in every language."""

import pytest

from engine.review import EVEN_LEAD
from firmware import text
from firmware.app.player_stats import DEAL_MASK, PUZZLE_MASK
from firmware.draw.pages.page_data import CurvePage, GraphPage, MonthPage
from firmware.draw.pages.page_kit import graph_scale, place_markers
from firmware.text.languages import LANGUAGE_CODES
from firmware.text.phrases import card_count
from tests.support.app_driver import look_for
from tests.support.letters import check_letters
from tests.support.sizes import ALL_SIZES, ONE_BIT_SIZES, WINDOW_SIZES

FOOT = "D-pad: month"


@pytest.fixture(params=LANGUAGE_CODES)
def language(request):
    text.set_language(LANGUAGE_CODES.index(request.param))
    yield
    text.set_language(0)


@pytest.fixture(params=ALL_SIZES + WINDOW_SIZES, ids="%dx%d".__mod__)
def size(request):
    return request.param


def leads_of(turns):
    return bytes(EVEN_LEAD + i * i * 7 % 31 - 12 for i in range(turns))


def test_month_is_whole(size, language):
    look = look_for(*size)
    marks = bytes(i * 5 & (DEAL_MASK | PUZZLE_MASK) for i in range(31))
    heading = text.results().CALENDAR_OF.format("12/2026")
    streak = text.results().STREAK_OF.format(365, 1000)
    for first_weekday in (0, 6):
        look.make_page_kit().draw_month(
            MonthPage(heading, "12/2026", first_weekday, marks, 22, streak, FOOT + "   B: leave", FOOT))
        check_letters(look.scene, size)


@pytest.mark.parametrize("decisions", [0, 1, 5])
def test_graph_is_whole(size, language, decisions):
    look = look_for(*size)
    turns = [10 * i + i % 2 for i in range(decisions)]
    cost = text.advice().COST_BOTH.format(card_count(99))
    lines = [text.advice().TURN_OF_COST.format(turn + 1, cost) for turn in turns]
    foot = text.advice().LOOK_AT_ALL.format("A", 5)
    for n in (2, 60, 300):
        page = GraphPage(100, leads_of(max(n, 60)), turns, lines, text.advice().AHEAD[:2], foot + "   B: leave", foot)
        look.make_page_kit().draw_graph(page)
        check_letters(look.scene, size)


def test_progress_of_a_review_is_whole(size, language):
    look = look_for(*size)
    look.make_page_kit().draw_graph(GraphPage(100 - 1, b"", [], [], ("", ""), "B: leave", ""))
    check_letters(look.scene, size)


@pytest.mark.parametrize("games", [1, 32])
def test_curve_is_whole(size, language, games):
    look = look_for(*size)
    points = [1000 + 37 * i % 600 for i in range(games)]
    source = text.results().RATING_FROM.format(1234)
    value = text.results().RATING_OF.format(1358, 1038, 1678)
    heading = text.results().RATING_CURVE.format("Simplified")
    look.make_page_kit().draw_curve(CurvePage(heading, "Simplified", value, source, points, 950, 1650, "B: leave"))
    check_letters(look.scene, size)


@pytest.mark.parametrize("size", ONE_BIT_SIZES, ids="%dx%d".__mod__)
def test_heading_without_room_loses_letters_on_a_one_bit_screen(size):
    kit = look_for(*size).make_page_kit()
    kit.begin(40 * "W", "")
    assert kit.heading_end <= kit.right


@pytest.mark.parametrize("room, expected", [
    ("Next match target", "Next match target"), ("Next match targ.", "Next match targ."),
    ("Next match ta.", "Next match"), ("Next match", "Next match"), ("Next mat.", "Next mat."), ("Ne.", "Ne."),
])
def test_text_without_room_ends_with_a_word_or_an_abbreviation(room, expected):
    kit = look_for(72, 40).make_page_kit()
    assert kit.fit("Next match target", "", kit.scene.text_width(room)) == expected
    assert kit.fit("Next match target", "Target", kit.scene.text_width("Next match")) == "Target"


@pytest.mark.parametrize("size", [(240, 240), (128, 64)], ids="%dx%d".__mod__)
def test_calendar_names_the_days_of_the_week(size):
    look = look_for(*size)
    words = []
    write = look.scene.text
    look.scene.text = lambda said, *more: words.append(said) or write(said, *more)
    look.make_page_kit().draw_month(MonthPage("Heading", "", 2, bytes(28), 3, "1 (best 2)", "A: leave", "A"))
    assert "".join(words).count(text.results().WEEKDAYS) == 1


def test_graph_scale_covers_the_bars():
    assert graph_scale(bytes((EVEN_LEAD, EVEN_LEAD + 44, EVEN_LEAD - 3))) == (45, 15)
    assert graph_scale(bytes((EVEN_LEAD, EVEN_LEAD))) == (5, 5)


def test_markers_of_bars_do_not_overlap():
    xs = place_markers([1, 49, 50], 51, 10, 100, 8)
    assert xs[1] + 8 <= xs[2] and xs[2] + 8 <= 110 and xs[0] == 10 + 100 // 51
    assert place_markers([1, 2, 3], 51, 10, 100, 8) == [10, 18, 26]
