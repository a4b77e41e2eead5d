"""Settings for eyes and hands: felt, suit colours, marks and mirroring show at once and are saved."""

import pytest

from engine.position import FOUNDATION, HOUSES, RESERVE, SHOW
from engine.rules import RULE_SET_NAMES
from firmware import text
from firmware.app import actions
from firmware.app.app import App
from firmware.app.session import STARTER_YOU, Session
from firmware.app.settings import (
    SETTING_CARD_LETTERS, SETTING_FELT, SETTING_LEFT_HANDED, SETTING_MARKS, SETTING_SUIT_COLOURS, Settings
)
from firmware.draw.look_factory import look_for_board
from firmware.draw.scene import Scene
from firmware.draw.small.small_scene import SmallScene
from firmware.draw.sprites import sprite_index as S
from firmware.draw.strip_renderer import StripRenderer, swapped_rgb565
from firmware.draw.themes import palette
from firmware.screens import make
from firmware.text import phrases
from firmware.text.languages import LANGUAGE_CODES, LANGUAGES
from hostsim import arguments
from hostsim.__main__ import parse
from hostsim.arguments import CommandError
from hostsim.art import sprite_sheets as sheets
from hostsim.players.driver import MemoryStore
from hostsim.players.one_bit_panel import OneBitRenderer
from hostsim.players.virtual_panel import VirtualPanel
from tests.support.app_driver import AppDriver, booted, look_for
from tests.support.checked_driver import CheckedDriver
from tests.support.entries import tiles
from tests.support.menus import choose, from_menu, set_row
from tests.support.refusals import refused
from tests.support.sizes import ALL_SIZES, COLOUR_SIZES, LARGE_SIZES, ONE_BIT_SIZES, tables

sized = pytest.mark.parametrize("size", COLOUR_SIZES, ids=str)


def start_game(size, rules, numbers=(), seed=3):
    """Return a Driver in a new game, with the settings of these numbers switched on."""
    d = CheckedDriver(size)
    for number in numbers:
        d.app.settings.numbers[number] = 1
    d.app.apply_settings()
    d.begin(Session(rules, "greedy", seed, STARTER_YOU, 300))
    return d


def open_eyes_menu(d):
    """Open the settings for eyes and hands from the table."""
    from_menu(d, "Settings", text.settings().ACCESSIBILITY)


def test_eyes_menu_change_shows_at_once_and_is_saved():
    d = start_game((240, 240), "classic")
    open_eyes_menu(d)
    set_row(d, text.settings().FELT, "light")
    assert d.app.scene.theme == 2
    set_row(d, text.settings().SUIT_COLOURS, "four")
    set_row(d, text.settings().MARKS, "large")
    set_row(d, text.settings().LEFT_HANDED, "yes")
    assert d.app.scene.theme == 6
    choose(d, "Done", "Done")
    d.keys("BACK")
    assert d.app.screen is d.table and d.table.view.x(RESERVE) == 240 - 1 - 28
    saved = Settings(d.store).numbers
    assert (saved[SETTING_FELT], saved[SETTING_SUIT_COLOURS], saved[SETTING_MARKS], saved[SETTING_LEFT_HANDED]) == (2,
        1, 1, 1)
    again = booted(d.store)
    assert again.app.scene.theme == 6 and again.table.view.x(RESERVE) == 240 - 1 - 28


def test_eyes_menu_offers_only_what_fits_the_screen():
    for size, rows in ((size, 5 if size in LARGE_SIZES else 4 if size in COLOUR_SIZES else 2) for size in ALL_SIZES):
        app = App(look_for(*size), MemoryStore(), lambda: 7, make)
        assert len(make(app, "accessibility").rows) == rows, size


@pytest.mark.parametrize("size", ONE_BIT_SIZES, ids=str)
def test_one_bit_screen_swaps_light_and_dark(size):
    app = App(look_for(*size), MemoryStore(), lambda: 7, make)
    panel = VirtualPanel(*size)
    renderer = OneBitRenderer(panel)
    pictures = []
    for felt in (0, 1, 0):
        app.settings.numbers[SETTING_FELT] = felt
        app.apply_settings()
        app.tick(0, 0)
        renderer.show(app.scene)
        pictures.append(bytes(panel.rgb565))
    assert pictures[0] == pictures[2] == bytes(255 - byte for byte in pictures[1])


def test_strip_shown_again_redraws_only_for_new_colours():
    scene = Scene()
    scene.card(0x32, 30, 40)
    panel = VirtualPanel(240, 240)
    strip = StripRenderer(panel, look_for(240, 240).banks())
    strip.show(scene)
    assert panel.rgb565[:2] == swapped_rgb565(S.FELT).to_bytes(2, "little")
    writes = []
    write, panel.write = panel.write, lambda *given: (writes.append(given[:4]), write(*given))
    strip.show(scene)
    assert not writes
    scene.theme = 2
    strip.show(scene)
    assert panel.rgb565[:2] == swapped_rgb565(S.FELT, palette(2)).to_bytes(2, "little")
    assert sum(w * h for _, _, w, h in writes) == 240 * 240
    writes.clear()
    strip.show(scene)
    assert not writes


@pytest.mark.parametrize("size, rules", tables(COLOUR_SIZES, RULE_SET_NAMES), ids=str)
def test_left_handed_table_is_the_mirror_image(size, rules):
    d = start_game(size, rules)
    m = start_game(size, rules, (SETTING_LEFT_HANDED,))
    view, other = d.table.view, m.table.view
    piles = [p for p in range(RESERVE, RESERVE + 3) if view._row(p)[p - RESERVE]]
    piles += range(1, d.game.pos[HOUSES] + 1)
    piles += list(range(FOUNDATION, FOUNDATION + 8)) if view.layout.foundations else []
    piles += [SHOW] if view._row(SHOW)[3] else []
    for p in piles:
        assert (view.x(p) + other.x(p) + view.width, view.y(p)) == (size[0], other.y(p)), p
    for _ in range(6 if size not in LARGE_SIZES else 0):  # Those play with large marks (below).
        m.keys("OK TURN")
    assert m.dropped == 0


@pytest.mark.parametrize("rank", range(1, 14))
def test_large_marks_show_rank_and_suit_of_each_visible_card(rank):
    scene = Scene()
    scene.large_ranks = 1
    for suit, ink in enumerate((S.INK, S.RED, S.DIAMONDS, S.CLUBS)):
        scene.clear()
        scene.card(suit << 4 | rank, 10, 20)
        assert [(t[0], t[1], t[5]) for t in tiles(scene)] == [(S.RANKS_LARGE, rank - 1, ink), (S.PIP_SMALL, suit, ink)]
        scene.clear()
        scene.card(suit << 4 | rank, 10, 20, 21)
        assert [(t[0], t[1], t[5]) for t in tiles(scene)] == [(S.RANKS_LARGE, rank - 1, ink), (S.SUITS, suit, ink)]
        scene.clear()
        scene.card(suit << 4 | rank, 10, 20, 13)
        assert [t[0] for t in tiles(scene)] == [S.CORNER]  # A fan has no room for large marks.


@pytest.mark.parametrize("rules", RULE_SET_NAMES)
@pytest.mark.parametrize("size", LARGE_SIZES, ids=str)
def test_table_with_large_marks_fits_the_screen(size, rules):
    d = start_game(size, rules, (SETTING_MARKS, SETTING_LEFT_HANDED))
    for _ in range(8):
        d.keys("OK TURN")
    assert d.dropped == 0


def shoot(*arguments):
    """Run the command shot in this process."""
    args = parse(["shot", *arguments])
    assert not args.run(args)


def test_shot_with_a_setting_draws_it_or_refuses_a_wrong_one(cli, tmp_path):
    pictures = set()
    out = tmp_path / "shot.png"
    for setting in ("felt=green", "felt=light", "felt=1", "marks=large", "left_handed=yes", "suit_colours=four"):
        shoot("--seed", "3", "--setting", setting, str(out))
        pictures.add(out.read_bytes())
    assert len(pictures) == 6
    for wrong in ("felt=pink", "felt=3", "felt", "colour=1"):
        with pytest.raises(CommandError, match="^[^\n]+$"):
            shoot("--setting", wrong, str(out))
    refused(cli("shot", "--setting", "felt=-1", str(out)))


LEFT_HANDED_BOARDS = [name for name in arguments.board_names() if hasattr(arguments.board(name), "LEFT_HAND")]


def test_left_handed_boards_are_those_with_buttons_on_both_sides():
    packs = ["pimoroni_display_pack", "pimoroni_display_pack_2_0", "pimoroni_display_pack_2_8"]
    assert LEFT_HANDED_BOARDS == ["explorer_2350", "picosystem", *packs]


@pytest.mark.parametrize("name", LEFT_HANDED_BOARDS)
def test_buttons_of_a_left_handed_table_change_sides(name):
    board = arguments.board(name)
    wired = []
    app = App(look_for_board(board), MemoryStore(), lambda: 7, make)
    app.controls.connect(board, lambda buttons, held: wired.append((buttons, held)))
    right = list(app.controls.labels)
    app.settings.numbers[SETTING_LEFT_HANDED] = 1
    app.apply_settings()
    buttons, held, keys = board.LEFT_HAND
    assert wired == [(board.BUTTONS, getattr(board, "LONG_PRESSES", {})), (buttons, held)]
    assert set(buttons) == set(board.BUTTONS) == set(keys)
    assert sorted(buttons.values()) == sorted(board.BUTTONS.values())
    assert sorted(held.values()) == sorted(getattr(board, "LONG_PRESSES", {}).values())
    places = {key: (x, y) for key, x, y in board.BODY[1]}
    for key, action in buttons.items():
        if action in actions.ACTION_NAMES[actions.OK :]:  # Its button lies opposite.
            (was,) = [other for other, does in board.BUTTONS.items() if does == action]
            assert places[key] == (-places[was][0], places[was][1])
    assert app.controls.labels != right and all(app.controls.labels[at] for at, label in enumerate(right) if label)
    app.settings.numbers[SETTING_LEFT_HANDED] = 0
    app.apply_settings()
    assert app.controls.labels == right


# The letters of jack, queen and king, indexed by text.phrases.court_letters.
COURTS = ("JQK", "BDK", "VDR", "WDK")


@pytest.mark.parametrize("letters", range(len(COURTS)))
def test_card_letters_agree_with_the_sentences(letters, monkeypatch):
    drawn = {
        (): sheets.read_banks() + sheets.read_banks(sheets.LARGE_VARIANT_BANKS),
        (S.CARD_SMALL_W,): sheets.read_small_banks()
    }
    drawn = {bank.name: bank.names for banks in drawn.values() for bank in banks}
    names = (None,) + sheets.COMMON_BANKS + sheets.LARGE_CARD_BANKS + sheets.LARGE_VARIANT_BANKS
    small = (None,) + sheets.COMMON_BANKS + sheets.SMALL_CARD_BANKS + (None, None) + sheets.SMALL_VARIANT_BANKS
    drawn.update({bank.name: bank.names for bank in sheets.read_small_banks(sheets.SMALL_VARIANT_BANKS)})
    monkeypatch.setattr(phrases, "court_letters", letters)
    for scene, banks, fan in ((Scene(), names, 10), (SmallScene(), small, 6)):
        for rank in range(1, 14):
            said = phrases.rank_label(rank - 1)
            assert rank < 11 or said == COURTS[letters][rank - 11]
            for suit, pip in enumerate(("S", "H", "D", "C")):
                for rows in (0, fan):
                    scene.clear()
                    scene.court_letters = letters
                    scene.card(suit << 4 | rank, 10, 20, rows)
                    bank, tile = tiles(scene)[0][:2]
                    assert drawn[banks[bank]][tile] == said + pip
                if scene.card_w == S.CARD_W:
                    scene.clear()
                    scene.large_ranks = 1
                    scene.card(suit << 4 | rank, 10, 20)
                    bank, tile = tiles(scene)[0][:2]
                    assert (banks[bank], drawn["RANKS_LARGE"][tile]) == ("RANKS_LARGE", said)
                    scene.large_ranks = 0


def test_card_letters_follow_the_language_until_they_are_set():
    d = start_game((240, 240), "classic")
    seen = []
    for code in LANGUAGE_CODES:
        d.app.set_language(LANGUAGE_CODES.index(code))
        seen.append((d.app.scene.court_letters, phrases.court_letters))
    assert seen == [(row[2], row[2]) for row in LANGUAGES] and seen[:3] == [(0, 0), (1, 1), (2, 2)]
    d.app.settings.change(SETTING_CARD_LETTERS)
    d.app.settings.change(SETTING_CARD_LETTERS)
    d.app.apply_settings()
    d.app.set_language(2)
    assert d.app.scene.court_letters == phrases.court_letters == 1
    d.app.settings.save()
    AppDriver(d.store).press(0)
    assert phrases.court_letters == 1


@pytest.mark.parametrize("code", LANGUAGE_CODES)
def test_lessons_name_cards_by_their_letters(code):
    d = AppDriver()
    d.app.set_language(LANGUAGE_CODES.index(code))
    said = phrases.with_buttons(text.lessons().LOADING["reserve"])
    assert COURTS[LANGUAGES[LANGUAGE_CODES.index(code)][2]][0] + "\2" in said
