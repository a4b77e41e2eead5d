"""Layouts: games of every rule set and every menu fit on every colour screen."""

import importlib
import re
import subprocess
import sys

import pytest

from boards import pimoroni_display_pack as four_buttons
from engine.moves import end_game
from engine.opponent import Opponent
from engine.position import COUNT, OVER, TOP, UNDER
from engine.rules import RULE_SET_NAMES, rule_set, rule_sets
from firmware import text
from firmware.app import actions as A
from firmware.app.app import App
from firmware.app.save_format.schemas import NAME_LENGTH
from firmware.app.session import STARTER_BY_RULES, Session
from firmware.app.settings import ALWAYS_NAMED, SETTING_NAMES_OF_PILES, SETTING_RULE_SET, SETTING_SPEED
from firmware.draw.large.large_look import LargeLook
from firmware.draw.large.large_table_view import SHOWING_INDEX
from firmware.draw.layouts.table_layout import BATTERY_SIZE
from firmware.draw.layouts.table_packer import pack_table
from firmware.draw.look_factory import look_for_board, make_look
from firmware.draw.scene import RECT
from firmware.draw.small.small_look import SmallLook
from firmware.draw.sprites import sprite_index as S
from firmware.draw.strip_renderer import StripRenderer
from firmware.draw.table_view_state import LABEL
from firmware.draw.tiny.tiny_look import TinyLook
from firmware.screens import help_pages as help_screen, make
from firmware.text.languages import LANGUAGE_CODES
from hostsim import arguments
from hostsim.players.virtual_panel import VirtualPanel
from tests.support.app_driver import AppDriver, look_for
from tests.support.checked_driver import CheckedDriver
from tests.support.entries import content, entries
from tests.support.menus import choose
from tests.support.option_sets import OPTIONS
from tests.support.sizes import ALL_SIZES, COLOUR_SIZES, TINY_SIZES, check_lines, table_fits, tables

ALL_RULES = [*RULE_SET_NAMES, *OPTIONS]
SIZES = [size for size in COLOUR_SIZES if size != (240, 240)]  # (240, 240) is the Driver's own size.
ALL_GAMES = [(size, rules) for size in SIZES for rules in ALL_RULES if table_fits(size, rules)]
# Each size plays each shape of table, and takes its turn with the other rule sets.
SHAPES = ("classic", "three", "onepack", "klondike", "foster")
OTHERS = [rules for rules in ALL_RULES if rules not in SHAPES]
GAMES = [(size, rules) for size, rules in ALL_GAMES
         if rules in SHAPES or OTHERS.index(rules) % len(SIZES) == SIZES.index(size)]
# On the Driver's own size, each rule set in each style of play that it has, and options in the one or the other.
STYLES = [(rules, stop) for nth, rules in enumerate(ALL_RULES) for stop in (False, True)
          if (not stop or rule_set(rules).has_stop_play()) and (rules in RULE_SET_NAMES or stop == (nth % 2 > 0))]
sized = pytest.mark.parametrize("size", SIZES, ids=str)


def start_game(size, rules, seed, **how):
    """Return a Driver in a new game on a screen of this size."""
    return CheckedDriver(size).at_once().begin(Session(rules, "greedy", seed, STARTER_BY_RULES, 300, **how))


@pytest.mark.parametrize("size, rules", [*GAMES, *(((240, 240), rules) for rules in ALL_RULES)], ids=str)
@pytest.mark.slow
def test_game_by_buttons_ends_and_every_scene_fits_and_each_look_into_a_pile(size, rules):
    d = start_game(size, rules, 8)
    adviser = Opponent("greedy", 5)
    for _ in range(60):
        if not d.session.is_over():
            d.move_as(adviser)
    if not d.session.is_over():
        d.press(A.BACK)
        for _ in range(getattr(d.app.screen, "n", 0)):
            d.keys("OK BACK RIGHT")
        if d.app.screen is not d.table:
            d.press(A.BACK)
    d.play_as(adviser)
    d.press(0)
    assert d.scenes > 50
    assert d.session.is_over()
    for _ in range(8):
        d.press(A.DOWN)
    choose(d, "Look at the table")


@pytest.mark.parametrize("nth, size, rules, stop_play", [
    *((nth, size, rules, rule_set(rules).has_stop_play()) for nth, (size, rules) in enumerate(GAMES)),
    *((1, (240, 240), rules, stop_play) for rules, stop_play in STYLES),
], ids=str)  # fmt: skip
@pytest.mark.slow
def test_any_button_at_the_table_gives_a_status_that_fits(nth, size, rules, stop_play):
    d = start_game(size, rules, 8, stop_play=stop_play)
    if nth % 4 == 0:
        # This shows the opponent's moves as well, which takes most of the time.
        d.app.settings.numbers[SETTING_SPEED] = 1
    rng = Opponent("random", 9).rng
    for _ in range(120 if size == (240, 240) else 80):
        d.press((A.OK, A.OK, A.TURN, 1 + rng.below(9))[rng.below(4)])
        assert d.app.status
        check_lines(d.app, d.table.view, d.table.view.lines, 0 if size == (240, 240) else 2)


def visit_every_row(d):
    """Visit every row of the open menu, changing its value back and forth.

    Return the labels of the rows.
    """
    seen = []
    while d.app.screen.cursor or not seen:
        menu = d.app.screen  # Choosing a language opens a new menu.
        seen.append(menu.rows[menu.cursor].label)
        if menu.rows[menu.cursor].change:
            d.keys("RIGHT LEFT")
        d.press(A.DOWN)
    return seen


@pytest.mark.parametrize("size", COLOUR_SIZES, ids=str)
def test_every_menu_fits(size):
    d = CheckedDriver(size).boot()
    d.press(A.UP)  # A first start is at the row of the lessons.
    assert "New game" in visit_every_row(d)
    choose(d, "Settings")
    visit_every_row(d)
    d.press(A.BACK)
    choose(d, "New game")
    assert visit_every_row(d) == ["Simplified", "Russian Bank / Crapette", "More choices"]
    choose(d, "More choices")
    new = d.app.screen
    for _ in RULE_SET_NAMES:
        new.cursor = 0
        assert visit_every_row(d)[0] == "Deal"
        if new.rule_set().option_kinds:
            choose(d, "Options")
            assert len(visit_every_row(d)) > 1
            d.press(A.BACK)
        new.cursor = 1
        d.press(A.RIGHT)
    d.press(A.OK)
    assert len(visit_every_row(d)) == len(RULE_SET_NAMES)
    d.press(A.BACK)
    new.cursor = 0
    d.keys("OK MENU")
    visit_every_row(d)
    for row in ("Restart this deal", "Give up"):
        choose(d, row)
        visit_every_row(d)
        d.press(A.BACK)


@pytest.mark.parametrize("size, rules", ALL_GAMES, ids=str)
def test_help_on_a_rule_set_fits_and_is_complete(size, rules):
    d = start_game(size, rules, 1)
    told = help_screen.pages_of_game(d.app, rules, True)
    d.call(d.app.push, help_screen.Help(d.app, told))
    help = d.app.screen
    for _ in help.pages:
        d.press(A.RIGHT)
    said = " ".join(line for page in help.pages for _, line in page[1])
    assert said == " ".join(" ".join(page[1:]) for page in told)


@sized
def test_house_of_up_to_13_cards_shows_every_rank_and_suit(size):
    d = start_game(size, "classic", 1)
    pos = d.game.pos
    view = d.table.view
    cards = [rank | suit << 4 for rank, suit in zip(range(13, 0, -1), [0, 1] * 7)]
    for n in range(1, 14):
        for i in range(n):
            pos[UNDER + cards[i]] = cards[i - 1] if i else 0
        pos[TOP + 3] = cards[n - 1]
        pos[COUNT + 3] = n
        view.draw()
        depths = [view.y(3, n - 1 - i) for i in range(n)]
        steps = [b - a for a, b in zip(depths, depths[1:])]
        folded = [i for i in range(n - 1) if steps[i] < 6]
        if size in TINY_SIZES:
            assert len(folded) <= max(0, n - 6 if n > 9 else 0)
            assert 0 not in folded and (n < 2 or n - 2 not in folded)
        else:
            assert not folded
        assert depths[-1] + view.height <= view.layout.houses[0] + view.layout.houses[1]
        assert view.visible_height(3) == view.height


def test_rule_set_without_a_table_is_refused_before_the_game():
    d = CheckedDriver((128, 128))
    with pytest.raises(ValueError, match="Three players need a larger screen"):
        d.app.start("three", "greedy", 1)
    assert d.app.session is None
    d.press(0)
    choose(d, "New game", "More choices")
    d.app.settings.numbers[SETTING_RULE_SET] = rule_set("three").id
    d.app.screen.fill()
    assert d.keys("OK") == "Three players need a larger screen."
    assert d.app.session is None
    assert [rules for rules in RULE_SET_NAMES if not table_fits((128, 128), rules)] == ["three"]


@sized
@pytest.mark.slow
def test_calls_of_stop_fit_every_screen(size):
    for rules in ("classic", "foster", "cats"):
        d = start_game(size, rules, 2, stop_play=True)
        called = 0
        for _ in range(40):
            if d.session.is_over():
                break
            d.keys("TURN STOP")
            if hasattr(d.app.screen, "moves"):
                called += 1
                d.keys("RIGHT LEFT")
                visit_every_row(d)
                d.press(A.BACK)
            d.keys("OK OK")
        assert called, rules


def test_calls_with_four_buttons_reach_every_row():
    d = start_game((240, 135), "classic", 2, stop_play=True)
    d.app.controls.connect(four_buttons)
    for _ in range(40):
        d.keys("TURN STOP")
        calls = d.app.screen
        if hasattr(calls, "moves") and len(calls.moves) > calls.log_lines:
            break
        if calls is not d.table:
            d.press(A.BACK)
        d.keys("OK OK")
    seen = set()
    for _ in range(3 * len(calls.rows)):
        seen.add(calls.rows[calls.cursor].label)
        d.press(A.RIGHT)
    assert len(seen) == len(calls.rows) >= 6
    first = calls.lines
    calls.page_by(-1)
    assert calls.lines != first
    for _ in calls.moves:
        calls.page_by(-1)
        if calls.lines == first:
            break
    assert calls.lines == first


@pytest.mark.parametrize("rules", ["classic", "onepack"])
def test_game_with_four_buttons_ends(rules):
    names = [*four_buttons.BUTTONS.values(), *four_buttons.LONG_PRESSES.values()]
    allowed = {0, *map(A.ACTION_NAMES.index, names)}
    d = start_game((240, 135), rules, 8)
    d.app.controls.connect(four_buttons)
    press = d.press

    def pressed(action):
        assert action in allowed
        press(action)

    d.press = pressed
    d.play_as(Opponent("greedy", 5))
    assert d.session.is_over()
    menu = d.app.screen
    while menu.rows[menu.cursor].label != "Next game":
        d.press(A.RIGHT)
    d.press(A.OK)
    assert not d.session.is_over()


def test_screen_loads_only_its_own_sprites_and_layout():
    script = (
        "import sys\n"
        "from firmware.app.app import App\n"
        "from firmware.screens import make\n"
        "from firmware.draw.strip_renderer import StripRenderer\n"
        "from hostsim.players.virtual_panel import VirtualPanel\n"
        "from hostsim.players.driver import MemoryStore\n"
        "from firmware.draw.look_factory import make_look\n"
        "app = App(make_look('large', 240, 240), MemoryStore(), lambda: 7, make)\n"
        "StripRenderer(VirtualPanel(240, 240), app.look.banks()).show(app.scene)\n"
        "app.start('classic', 'greedy', 1)\n"
        "app.show_pause()\n"
        "app.tick(0, 0)\n"
        "print(*sorted(m for m in sys.modules if 'small' in m or 'one_bit' in m or 'layouts.' in m))\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("firmware.draw.layouts.table_layout firmware.draw.layouts.table_packer\n", "")


@pytest.mark.parametrize("name", arguments.board_names())
def test_help_names_the_buttons_of_the_board(name):
    """Check that help uses the buttons' printed labels, not the names of actions.

    The labels are also those of the drawing on the web page.
    """
    board = arguments.board(name)
    d = AppDriver(show=lambda scene: None)
    d.app = App(look_for_board(board), d.store, lambda: 7, make)
    d.app.controls.connect(board)
    d.press(0)
    while d.app.screen.rows[d.app.screen.cursor].label != "How to play":
        d.press(A.DOWN)
    assert d.keys("OK OK") == "Buttons"
    said = text.help_pages()
    pages = help_screen.button_pages(said, d.app)
    page = [pages[0][0]] + [paragraph for each in pages for paragraph in each[1:]]
    assert set(board.BUTTON_LABELS) <= {key for key, *_ in board.BODY[1]}
    heads = [paragraph.split(":")[0] for paragraph in page[1:]]
    for key in board.BUTTONS:
        if key in board.BUTTON_LABELS and board.BUTTON_LABELS[key] != "press":
            assert any(board.BUTTON_LABELS[key] in head.replace(" and ", " ").split() for head in heads), (key, heads)
    for key in getattr(board, "LONG_PRESSES", ()):
        assert board.BUTTON_LABELS[key] + " held" in heads
    assert ("Stick pressed" in heads) == ("press" in board.BUTTON_LABELS.values())
    assert sum("stop" in paragraph for paragraph in page) == 1
    if "OK" not in board.BUTTON_LABELS.values():
        rules = [told for each in rule_sets() for told in help_screen.rule_pages(said, each)]
        for told in [page, *said.HELP_STOP, *said.HELP_HOT_SEAT, *rules]:
            assert not set(re.findall("[A-Z]{2,}", " ".join(told))) - {"START", "SELECT"}, told


@pytest.mark.parametrize("size", COLOUR_SIZES, ids=str)
def test_help_has_a_topic_for_every_rule_set(size):
    d = CheckedDriver(size).boot()
    choose(d, "How to play")
    topics = d.app.screen
    labels = [row.label for row in topics.rows]
    assert set(labels) >= {"Buttons", "Stop play", "Opponents"} | set(text.menus().RULE_SETS.values())
    told = set()
    for _ in labels:
        d.press(A.OK)
        told.add(tuple(map(str, d.app.screen.pages)))
        for _ in d.app.screen.pages:
            d.press(A.RIGHT)
        d.press(A.BACK)
        assert d.app.screen is topics
        d.press(A.DOWN)
    # Foster's three rule sets share one topic, and so do the two where the reserve goes first.
    assert len(told) == len(labels) - 3


@pytest.mark.parametrize("name", arguments.board_names())
def test_look_of_a_board_has_the_largest_cards_that_fit(name):
    board = arguments.board(name)
    if board.SCREEN != "text":
        assert type(look_for(board.WIDTH, board.HEIGHT)) is type(look_for_board(board))


@pytest.mark.parametrize("kind, size", [("large", (200, 240)), ("small", (140, 140)), ("tiny", (126, 128)),
                                        ("large", (320, 120)), ("one_bit", (250, 122))])
def test_screen_that_is_too_small_for_the_cards_is_refused(kind, size):
    with pytest.raises(ValueError, match="screen (of|than) %d x %d" % size):
        make_look(kind, *size)


@pytest.mark.parametrize("size", COLOUR_SIZES, ids=str)
def test_note_of_the_title_covers_no_row(size):
    d = CheckedDriver(size).boot()
    assert d.app.screen.note
    seen = entries(d.app.scene)
    (top,) = (y for bank, colour, _, y, _, w in seen if (bank, colour, w) == (RECT, S.MAROON, size[0]))
    letters = [(y, bank) for bank, _, _, y, _, ink in seen if bank in (S.FONT, S.BOLD) and ink in (S.TEXT, S.STRONG)]
    rows = [y + (9 if bank == S.BOLD else 7) for y, bank in letters]  # Descenders do not count.
    assert rows and max(rows) <= top


@pytest.mark.parametrize("note", ["", "A note of two lines, " + "as the screen has no room for it " * 3])
@pytest.mark.parametrize("size", COLOUR_SIZES, ids=str)
def test_note_of_a_result_covers_no_row(size, note):
    d = start_game(size, "classic", 1)
    end_game(d.game.pos, 2 - d.session.seat)  # a heavy loss
    d.call(d.app.show_result)
    screen = d.app.screen
    assert screen.note
    screen.note = note or screen.note
    screen.draw()
    seen = entries(d.app.scene)
    (top,) = (y for bank, colour, _, y, _, w in seen if (bank, colour, w) == (RECT, S.MAROON, size[0]))
    geometry = screen.row_geometry
    y, pitch, shown = geometry.top, geometry.pitch, geometry.count
    assert shown and y + pitch * shown <= top


@pytest.mark.parametrize("size", TINY_SIZES, ids=str)
def test_words_of_a_tiny_table_cover_captions_whole_or_not_at_all(size):
    d = start_game(size, "classic", 1)
    view = d.app.look.make_table_view(d.session)
    tops = set()
    for n in range(1, 12):
        view.show_pile_choice(0, 1, "Eight goes on nine. " * n)
        tops |= {y for bank, colour, _, y, _, w in entries(d.app.scene) if (bank, colour, w) == (RECT, S.NAVY, size[0])}
    caption = view.layout.captions[0]
    assert min(tops) < caption < max(tops) and caption in tops
    assert not {y for y in tops if caption < y < caption + 8}


def picture(d, names):
    """Return the pixels of a table as numbers, with or without the names of its piles."""
    d.app.settings.numbers[SETTING_NAMES_OF_PILES] = names
    d.app.table.mark_changed()
    d.app.table.draw()
    panel = VirtualPanel(d.app.look.width, d.app.look.height)
    StripRenderer(panel, d.app.look.banks()).show(d.app.scene)
    return memoryview(panel.rgb565).cast("H").tolist()


@pytest.mark.parametrize("size, rules", tables(COLOUR_SIZES, ("classic", "onepack", "three")), ids=str)
def test_names_of_piles_cover_nothing_but_felt_and_the_frame_of_the_turned_up_card(size, rules):
    d = start_game(size, rules, 3)
    d.app.scene.battery_percent = 50
    x, y = d.table.view.layout.player_rows[0][SHOWING_INDEX][:2]
    for language in range(len(LANGUAGE_CODES)):
        d.app.set_language(language)
        d.table.say("", LABEL)
        without, named = picture(d, 0), picture(d, ALWAYS_NAMED)
        felt = max(set(without), key=without.count)
        covered = {without[i] for i in range(len(named)) if named[i] != without[i]}
        assert covered <= {felt, without[(y + 2) * size[0] + x + 2]}, LANGUAGE_CODES[language]
        # There is no room for any on the smallest table of three.
        assert bool(covered) == ((size, rules) != ((240, 135), "three")), LANGUAGE_CODES[language]


def test_layout_has_a_table_for_every_rule_set():
    missing = [(size, rules) for size in COLOUR_SIZES for rules in RULE_SET_NAMES if not table_fits(size, rules)]
    assert missing == [(size, "three") for size in TINY_SIZES]


def test_saved_game_without_a_table_is_reported():
    d = start_game((320, 240), "three", 1)
    d.app.save()
    again = CheckedDriver((128, 128), d.store).boot()
    assert again.app.status == "The saved game needs a larger screen."


@pytest.mark.parametrize("size", ALL_SIZES, ids=str)
def test_cards_of_a_won_game_leap_within_the_screen_before_the_result(size):
    d = start_game(size, "classic", 5)
    d.game.pos[OVER] = 1
    seen = set()
    d.show = lambda scene: d.check(scene) or seen.add(content(scene))
    table = d.table
    table.mode.show_game_end(d.ms)
    d.ms += 1
    while d.app.screen is table:
        d.tick()
        d.ms += max(1, d.wait)
    assert len(seen) > 60
    assert d.app.screen is not table and table.view_state.win_frame == -1


def test_cards_of_a_lost_game_do_not_leap():
    d = start_game((240, 135), "classic", 5)
    d.game.pos[OVER] = 2
    d.table.mode.show_game_end(d.ms)
    assert d.table.view_state.win_frame == -1 and d.app.status == "The game is over"


@pytest.mark.parametrize("size", COLOUR_SIZES, ids=str)
def test_layout_has_room_for_the_longest_names(size):
    scene = look_for(*size).scene
    widest = max(scene.text_width("M" + (NAME_LENGTH - 1) * letter) for letter in "abcdefghijklmnopqrstuvwxyz")
    for code in LANGUAGE_CODES:
        language = importlib.import_module("firmware.text.%s.table" % code)
        default = scene.text_width(language.UNNAMED_PLAYER.format(2))
        widest = max(widest, default, *(scene.text_width(name.format("")) for name in language.PEOPLE.values()))
    assert widest > 40
    layouts = [start_game(size, rules, 1).table.view.layout for size, rules in tables((size,), SHAPES)]
    for layout in layouts:
        wide = 10 if layout.by_letter else widest
        assert all(x + wide <= size[0] for x, *_ in layout.opponent_names)


KINDS = LargeLook.card_sizes + SmallLook.card_sizes + TinyLook.card_sizes
TABLES = [(2, 8, 0), (2, 6, 0), (2, 8, 1), (3, 9, 0), (1, 7, 0)]  # players, houses, family
MANY_SIZES = [(width, height) for width in range(120, 901, 20) for height in range(120, 901, 20)] + [
    *COLOUR_SIZES, (128, 160), (160, 128), (195, 422), (360, 640), (390, 844), (844, 390)]


def piles_of(layout):
    """Return (x, y, width, height) of the place of each pile, the houses with all their room."""
    w, h = layout.width, layout.height
    found = [(x, y, w, rows or h) for row in layout.player_rows for x, y, rows, *_ in filter(None, row)]
    if layout.foundations:
        tops, rows, lefts = layout.foundations
        found += sorted({(x, y, w, rows) for x, y in zip(lefts, tops, strict=True)})
    top, room, lefts = layout.houses
    return found + [(x, top, w, room) for x in lefts]


def marks_of(layout):
    """Return (x, y, width, height) of what stands beside the piles: counts, names, the battery, the text."""
    found = []
    for x, y, rows, count_x, count_y in filter(None, [spot for row in layout.player_rows for spot in row]):
        on_card = x <= count_x < x + layout.width
        if count_x >= 0 and not (on_card and count_y < y + (rows or layout.height)):
            found.append((count_x, count_y, 11 if on_card else 13, 7))
    for x, y, mark_x, mark_y in layout.opponent_names:
        found += [(x, y, 10, 10), (mark_x, mark_y, 7, 7)] if layout.by_letter else [(x, y, 67, 9)]
    if layout.battery:
        found.append(layout.battery + BATTERY_SIZE)
    x, y, width, lines = layout.text_box
    return found + [(x, y, width, layout.line_pitch * lines - (2 if layout.line_pitch > 9 else 0))]


def meet(a, b):
    return a[0] < b[0] + b[2] and b[0] < a[0] + a[2] and a[1] < b[1] + b[3] and b[1] < a[1] + a[3]


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("cards", KINDS, ids=str)
def test_piles_and_marks_of_any_size_lie_apart_on_the_screen_and_mirrored(cards, table):
    players, houses, family = table
    fitting = 0
    for width, height in MANY_SIZES:
        try:
            layout = pack_table(cards, width, height, *table)
        except ValueError:
            assert players == 3 or not fits_classic(cards, width, height), (width, height)
            continue
        fitting += 1
        piles = piles_of(layout)
        assert len(piles) == houses + players * (0 if players == 1 else 3 if family else 4) + (
            2 + 4 if players == 1 else 0 if family else 8 if houses >= 8 else 4)
        found = piles + marks_of(layout)
        for i, (x, y, wide, high) in enumerate(found):
            assert x >= 0 and y >= 0 and x + wide <= width and y + high <= height, (width, height, found[i])
            for other in found[:i]:
                assert not meet(found[i], other), (width, height, found[i], other)
        reserve, hand, waste, showing = layout.player_rows[0]
        if players > 1:
            assert showing[0] < waste[0] < hand[0] and (family or reserve[0] < showing[0]), (width, height)
        assert list(layout.houses[2]) == sorted(layout.houses[2])
        assert layout.width >= cards[1] and layout.houses[1] >= layout.height + 8 * cards[4]
        mirrored = pack_table(cards, width, height, *table, 1)
        assert [(width - x - w, y, w, h) for x, y, w, h in piles_of(mirrored)[-houses:]] == piles[-houses:]
        assert {(width - x - w, y, w, h) for x, y, w, h in piles_of(mirrored)} == set(piles)
        marks = marks_of(mirrored)
        found = piles_of(mirrored) + marks
        for i in range(len(marks)):
            assert marks[i][0] >= 0 and marks[i][0] + marks[i][2] <= width, (width, height, marks[i])
            for other in found[: len(piles) + i]:
                assert not meet(marks[i], other), (width, height, marks[i], other)
    assert fitting > 100


def fits_classic(cards, width, height):
    try:
        return pack_table(cards, width, height, 2, 8, 0)
    except ValueError:
        return None


@pytest.mark.parametrize("size", [(128, 160), (160, 128), (192, 422), (320, 480), (480, 320), (384, 510), (840, 390)],
                         ids=str)
@pytest.mark.slow
def test_game_on_a_size_that_no_board_has_fits(size):
    for rules in SHAPES:
        if table_fits(size, rules):
            d = start_game(size, rules, 8)
            adviser = Opponent("greedy", 5)
            for _ in range(20):
                if not d.session.is_over():
                    d.move_as(adviser)
            assert d.scenes > 10


@pytest.mark.parametrize("size, huge", [((320, 320), True), ((432, 234), True), ((276, 560), True), ((270, 370), True),
                                        ((480, 310), True), ((640, 400), True), ((240, 240), False),
                                        ((320, 240), False), ((234, 434), False)], ids=str)
def test_cards_are_huge_where_every_table_but_that_of_three_has_room_for_them(size, huge):
    look = LargeLook(*size)
    assert look.cards == LargeLook.card_sizes[0 if huge else 1]
    assert (look.scene.usual_w, look.scene.usual_h) == ((36, 48) if huge else (28, 37))
    back = look.banks()[S.BACK]
    assert back[:2] == (look.scene.usual_w - 4, look.scene.usual_h - 4)


def test_look_takes_other_cards_as_the_window_turns():
    look = LargeLook(234, 434)
    for _ in range(2):
        look.resize(432, 234)
        assert look.banks()[S.FACE][:2] == (32, 32)
        look.resize(234, 434)
        assert look.banks()[S.FACE][:2] == (24, 24)


def test_table_of_three_that_lacks_the_room_has_smaller_cards_than_the_others():
    look = LargeLook(276, 560)
    for rules, height in (("classic", 48), ("three", 37), ("klondike", 48), ("three", 37), ("classic", 48)):
        assert not look.why_too_large(rules)
        view = look.make_table_view(Session(rules, "easy", 4, STARTER_BY_RULES, 300))
        view.draw()
        assert view.height == look.scene.usual_h == look.scene.card_h == height
        assert look.banks()[S.BACK][:2] == (look.scene.usual_w - 4, height - 4)
