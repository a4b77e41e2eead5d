"""The look of a terminal: the table and the menus as characters, in windows of several sizes."""

import pytest

from engine.position import COUNT, FACE_DOWN, FOUNDATION, HOUSES, PLAYERS, RESERVE, SHOW, TOP, UNDER, has_foundations
from engine.rules import RULE_SET_NAMES
from firmware import text
from firmware.app import actions as A
from firmware.draw.look_factory import make_look
from firmware.draw.sprites import sprite_index as S
from firmware.draw.terminal.terminal_scene import TerminalScene
from firmware.lessons import LESSONS
from firmware.screens import lesson_menus
from firmware.text.languages import LANGUAGE_CODES
from tests.support.app_driver import AppDriver

LEAST = (80, 23)
SIZES = (LEAST, (100, 29), (120, 49), (200, 60))


def driver(size=LEAST, store=None):
    """Return a driver of an app in a window of this size that was switched on."""
    return AppDriver(store, size=size, kind="terminal").boot().at_once()


def lines(d):
    """Return the characters of the screen, line by line."""
    scene = d.app.scene
    w = scene.width
    return ["".join(scene.signs[y * w : y * w + w]) for y in range(scene.height)]


def fill_house(pos, house, cards):
    """Put cards, the lowest first, on a house without regard to where they are."""
    under = 0
    for card in cards:
        pos[UNDER + (card & 127)] = under
        under = card
    pos[TOP + house] = under
    pos[COUNT + house] = len(cards)


def test_window_that_is_too_small_is_refused():
    for size in (LEAST[0] - 1, LEAST[1]), (LEAST[0], LEAST[1] - 1):
        with pytest.raises(ValueError, match="%dx%d" % size):
            make_look("terminal", *size)


def test_table_of_classic_in_the_smallest_window():
    d = driver().start("classic", 7)
    assert lines(d)[:7] + lines(d)[-4:] == [
        " ╭──────╮          ╭──────╮ ╭──────╮   ╭───╮╭───╮╭───╮╭───╮╭───╮╭───╮╭───╮╭───╮ ",
        " │9♣    │          │      │ │▒▒▒▒▒▒│   │ ♠ ││ ♠ ││ ♥ ││ ♥ ││ ♦ ││ ♦ ││ ♣ ││ ♣ │ ",
        " ╰─ 13 ─╯          ╰──────╯ ╰─ 35 ─╯   ╰───╯╰───╯╰───╯╰───╯╰───╯╰───╯╰───╯╰───╯ ",
        " reserve  Opponent  waste     hand                                              ",
        " ╭───1──╮  ╭───2──╮  ╭───3──╮  ╔═══4══╗  ╭───5──╮  ╭───6──╮  ╭───7──╮  ╭───8──╮ ",
        " │8♥    │  │J♥    │  │7♦    │  ║A♣    ║  │Q♠    │  │8♠    │  │3♦    │  │J♠    │ ",
        " ╰──────╯  ╰──────╯  ╰──────╯  ╚══════╝  ╰──────╯  ╰──────╯  ╰──────╯  ╰──────╯ ",
        " reserve     card     waste      hand    Your turn                              ",
        " ╭──────╮  ┌┄┄┄┄┄┄┐  ╭──────╮  ╭──────╮  Play A♣ from house 4 to the foundation ",
        " │6♣    │  ┆      ┆  │      │  │▒▒▒▒▒▒│                                         ",
        " ╰─ 13 ─╯  └┄┄┄┄┄┄┘  ╰──────╯  ╰─ 35 ─╯                                         ",
    ]
    d.keys("OK OK")
    picked_up = [line for line in lines(d) if set(line) & set("┏┗")]
    assert len(picked_up) == 2 and any("└┄" in line for line in lines(d))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("rules", RULE_SET_NAMES)
def test_no_two_piles_of_a_table_overlap(size, rules):
    d = driver(size).start(rules, 5)
    view, pos = d.table.view, d.game.pos
    piles = list(range(1, pos[HOUSES] + 1))
    for player in range(pos[PLAYERS]):
        piles += [RESERVE + 3 * player + kind for kind in range(3)]
    if has_foundations(pos):
        piles += range(FOUNDATION, FOUNDATION + 8)
    taken = {}
    for p in [*piles, SHOW]:
        x, y, w, h = view._box(p)
        assert x >= 0 and y >= 0 and x + w <= size[0] and y + h <= size[1], p
        for column in range(x, x + w):
            for line in range(y, y + h):
                assert taken.setdefault((column, line), p) == p
    assert view._room >= 14


@pytest.mark.parametrize("size", SIZES)
def test_thirteen_cards_of_a_house_are_all_in_sight(size):
    d = driver(size).start("classic", 7)
    pos = d.game.pos
    fill_house(pos, 2, [13 - i | (0x10 if i & 1 else 0) for i in range(13)])
    d.table.mark_changed()
    d.press(0)
    x = d.table.view.x(2)
    column = [line[x : x + 5] for line in lines(d)]
    ranks = [name.strip("│║ ♠♥") for name in column if "♠" in name or "♥" in name]
    assert [rank for rank in ranks if rank][-13:] == "K Q J 10 9 8 7 6 5 4 3 2 A".split()


def test_cards_that_have_no_line_of_their_own_are_counted():
    d = driver().start("klondike", 7)
    pos = d.game.pos
    down = [FACE_DOWN | 0x20 | i for i in range(1, 7)]
    fill_house(pos, 7, down + [13 - i | (0x10 if i & 1 else 0) for i in range(13)])
    d.table.mark_changed()
    d.press(0)
    x, w = d.table.view.x(7), d.table.view.width
    column = [line[x : x + w] for line in lines(d)]
    assert any("◂6▸" in part for part in column) and any("A♠" in part for part in column)
    counted = sum(int(part[part.index("◂") + 1 : part.index("▸")]) for part in column if "◂" in part)
    named = sum(any(suit in part for suit in "♠♥") for part in column[5:20])
    assert counted + named == 19


@pytest.mark.parametrize("code", LANGUAGE_CODES)
@pytest.mark.parametrize("size", SIZES[:2])
def test_names_of_piles_do_not_touch_in_any_language(code, size):
    d = driver(size)
    d.app.set_language(LANGUAGE_CODES.index(code))
    for rules in "classic", "three":
        d.start(rules, 5)
        height = d.table.view.height
        for line in lines(d)[height], lines(d)[-height - 1]:
            words = [*text.words.PILE_NAMES, *text.words.CAPTIONS]
            left = line[: d.table.view._text_left].split()
            assert sum(word in words for word in left) >= 3, line


def test_long_text_is_shown_whole_and_a_dialog_has_no_blank_line_in_a_sentence():
    d = driver().start("classic", 7)
    view = d.table.view
    message = "A card that fits a foundation goes there before you do anything else. " * 4
    d.table.say(message.strip(), 1)
    d.press(0)
    shown = " ".join(line[view._text_left :].strip() for line in lines(d)[10:])
    assert " ".join(message.split()) in " ".join(shown.split())
    assert view.show_dialog("Foundations", message.strip()) == ""
    inside = [line.split("║")[1].strip() for line in lines(d) if line.count("║") == 2]
    assert inside[:2] == ["Foundations", ""] and inside[-2:] == ["", "OK: continue"]
    assert all(inside[2:-2]) and " ".join(inside[2:-2]) == message.strip()


def test_pile_that_is_spread_out_shows_all_its_cards():
    d = driver().start("classic", 7)
    cards = bytearray(i % 13 + 1 | i % 4 << 4 for i in range(52))
    d.table.view.show_spread(RESERVE + 2, cards, 52, "Your waste: 52 cards")
    assert "".join(lines(d)).count("♥") == 13
    assert "═" in lines(d)[-1] or any("╚" in line for line in lines(d))


def test_menu_shows_values_switches_and_the_chosen_row():
    d = driver().open("settings")
    scene = d.app.scene
    chosen = [y for y in range(scene.height) if scene.papers[y * scene.width + 4] == S.STRONG]
    assert len(chosen) == 1 and "◂ Opponent's pace" in lines(d)[chosen[0]] and "instant ▸" in lines(d)[chosen[0]]
    d.press(A.DOWN)
    assert scene.papers[chosen[0] * scene.width + 4] == S.FELT


@pytest.mark.parametrize("code", LANGUAGE_CODES)
@pytest.mark.parametrize("name", ["settings", "new_game", "learn", "puzzles", "records", "accessibility", "title"])
def test_no_row_of_a_menu_is_cut(code, name):
    d = driver()
    d.app.set_language(LANGUAGE_CODES.index(code))
    d.call(d.app.show_title) if name == "title" else d.open(name)
    shown = ""
    for _ in d.app.screen.rows:
        shown += " ".join(lines(d))
        d.press(A.DOWN)
    for row in d.app.screen.rows:
        assert row.label in shown


@pytest.mark.parametrize("code", LANGUAGE_CODES)
def test_pages_of_help_show_each_word(code):
    d = driver()
    d.app.set_language(LANGUAGE_CODES.index(code))
    d.open("help")
    for _ in range(20):
        page = d.app.screen
        heading, given = page.pages[page.page_index]
        shown = lines(d)
        assert heading in shown[0] and all(line in shown[y] for y, line in given)
        d.press(A.RIGHT)


def test_table_follows_the_size_of_the_window():
    d = driver().start("classic", 7)
    d.app.resize(120, 40)
    d.press(0)
    assert len(lines(d)) == 40 and len(lines(d)[0]) == 120 and "╰" in lines(d)[-1]
    d.open("settings")
    d.app.resize(*LEAST)
    d.press(0)
    assert len(lines(d)) == LEAST[1]
    d.call(d.app.show_table)
    assert "╰" in lines(d)[-1]


def test_scene_keeps_what_lies_outside_out():
    scene = TerminalScene(4, 2)
    scene.rect(S.NAVY, -1, -1, 9, 9)
    scene.text("\1\2word", 2, 1, S.TEXT)
    scene.frame(S.TEXT, -1, 0, 9, 5)
    assert len(scene.signs) == 8 and scene.signs[6:] == ["♠", "♥"]
    assert scene.wrap("a sentence with unbelievablylong words", 10) == [
        "a sentence", "with", "unbelievab", "lylong", "words"]


def test_dialog_leaves_the_card_in_sight_where_there_is_room():
    d = driver().start("classic", 7)
    view, pos = d.table.view, d.game.pos
    fill_house(pos, 4, [13, 0x1C, 11])
    for seen in 4, RESERVE, FOUNDATION:
        x, y, w, h = view._box(seen)
        d.table.mark_changed()
        d.table.draw()
        before = [line[x : x + w] for line in lines(d)[y : y + h]]
        view.show_dialog("Heading", "A sentence.", seen)
        assert [line[x : x + w] for line in lines(d)[y : y + h]] == before


def test_task_of_a_lesson_and_what_a_picked_up_card_says_have_lines_of_their_own():
    d = driver((120, 49))
    d.call(lesson_menus.begin_lesson, d.app, LESSONS[0])
    d.keys("OK")
    task = d.app.table.view_state.task
    assert task and d.app.table.view_state.text
    shown = d.app.table.view.lines
    begun = [at for at, line in enumerate(shown) if line == d.app.table.view._wrap(d.app.table.view_state.text)[0]]
    assert " ".join(shown[: begun[0]]) == task
