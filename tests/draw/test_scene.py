"""The scene: the contents of its entries, and its behaviour at its limits."""

import pytest

from engine.position import COUNT, TOP, UNDER
from engine.rules import RULE_SET_NAMES
from firmware.draw.one_bit.one_bit_scene import OneBitScene
from firmware.draw.scene import ENTRY_SIZE, MAX_ENTRIES, PLACE_EMPTY, PLACE_OUT_OF_USE, PLACE_UNDEALT, RECT, Scene
from firmware.draw.sprites import sprite_index as S, sprites_one_bit
from firmware.draw.strip_renderer import StripRenderer
from firmware.screens.help_pages import Help, pages_of_game
from hostsim.arguments import board, board_names
from hostsim.art.sprite_sheets import LARGE_VARIANT_BANKS, read_banks
from hostsim.players.virtual_panel import VirtualPanel
from tests.support.app_driver import AppDriver, look_for
from tests.support.entries import entries, tiles
from tests.support.sizes import table_fits

QUEEN_OF_HEARTS = 12 | 1 << 4
FOUR_OF_CLUBS = 4 | 3 << 4
FACE_DOWN = 0x80
PACK_B = 0x40
LARGE = look_for(240, 240).banks()
ART = read_banks() + read_banks(LARGE_VARIANT_BANKS)


def bottom(scene):
    """Return the row below the lowest one that the scene draws on."""
    return max(y + (h or bank and LARGE[bank][1]) for bank, _, _, y, h, _ in entries(scene))


def test_entry_has_five_numbers_of_16_bits():
    scene = Scene(5)
    scene.rect(S.RED, -2, 7, 300, 9)
    scene.rect(S.CLUBS, 0, 319, 320, 320)
    scene.tile(S.PIP, 3, 260, 200, 5)
    scene.tile(S.MARK, 1, 4, 5, 0, S.LIME)
    scene.tile(S.FONT, 162, 4, 300)
    assert (len(scene.buf), scene.buf.itemsize) == (5 * ENTRY_SIZE, 2)
    assert entries(scene) == [
        (RECT, S.RED, -2, 7, 9, 300), (RECT, S.CLUBS, 0, 319, 320, 320), (S.PIP, 3, 260, 200, 5, 0),
        (S.MARK, 1, 4, 5, 0, S.LIME), (S.FONT, 162, 4, 300, 0, 0)]
    assert scene.dropped == 0


@pytest.mark.parametrize("x, y, w, h", [
    (0, -1, 5, 5), (0, 960, 5, 5), (0, -64, 5, 5), (0, 0, -5, 5), (0, 0, 5, -1), (0, 0, 5, 960)])
def test_rect_that_cannot_be_stored_is_dropped_and_counted(x, y, w, h):
    scene = Scene(2)
    scene.rect(S.RED, x, y, w, h)
    assert (scene.n, scene.dropped) == (0, 1)


def test_tile_and_text_that_cannot_be_stored_are_dropped_and_counted():
    scene = Scene(9)
    scene.tile(S.PIP, 0, 0, -20)
    scene.text("a\1", 0, -1, S.INK)
    scene.text("a\1", 0, 960, S.INK)
    assert (scene.n, scene.dropped) == (0, 5)


def test_entry_beyond_the_room_of_the_scene_is_dropped_and_counted():
    scene = Scene(2)
    for _ in range(3):
        scene.rect(S.RED, 0, 0, 5, 5)
    scene.tile(S.PIP, 0, 0, 0)
    assert (scene.n, scene.dropped) == (2, 2)
    scene.clear()
    assert (scene.n, scene.dropped) == (0, 0)


def test_entries_at_the_bottom_of_a_high_screen_are_drawn():
    scene = Scene()
    scene.rect(S.NAVY, 10, 20, 370, 814)
    scene.card(QUEEN_OF_HEARTS, 40, 804)
    scene.text("low", 100, 829, S.GOLD)
    panel = VirtualPanel(390, 844)
    strip = StripRenderer(panel, LARGE)
    strip.show(scene)
    rgb = panel.rgb()

    def colour(x, y):
        return rgb[3 * (390 * y + x) : 3 * (390 * y + x) + 3]

    assert colour(200, 833) == colour(200, 20) == colour(379, 833) != colour(200, 834)
    assert colour(200, 834) == colour(200, 19) == colour(380, 833)
    assert colour(41, 806) not in (colour(200, 833), colour(200, 834))
    assert any(colour(x, 833) != colour(200, 833) for x in range(100, 115))
    scene.buf[ENTRY_SIZE + 2] += 3
    strip.show(scene)
    assert panel.rgb() != rgb


def test_setting_n_back_removes_the_entries_after_it():
    scene = Scene()
    scene.card(QUEEN_OF_HEARTS, 1, 45)
    table = scene.n
    before = entries(scene)
    scene.mark_cursor(1, 45, S.CARD_W, S.CARD_H)
    scene.n = table
    assert entries(scene) == before


def test_whole_card_shows_corner_and_middle():
    scene = Scene()
    scene.card(QUEEN_OF_HEARTS, 31, 45)
    assert [(t[0], t[1], t[5]) for t in tiles(scene)] == [(S.CORNER, 13 + 11, S.RED), (S.FACE, 1, 0)]
    scene.clear()
    scene.card(FOUR_OF_CLUBS | PACK_B, 31, 45)
    assert [(t[0], t[1], t[5]) for t in tiles(scene)] == [(S.CORNER, 39 + 3, S.CLUBS), (S.PIP, 3, 0)]
    scene.clear()
    scene.card(1 | 2 << 4, 31, 45)
    assert [t[:2] for t in tiles(scene)] == [(S.CORNER, 26), (S.ACE, 2)]
    assert bottom(scene) == 45 + S.CARD_H


def test_every_card_stays_inside_its_rows():
    for rows in (0, 6, 8, 10, 11, 12, 13, 16, 18, 21, 30):
        for card in range(256):
            scene = Scene()
            scene.card(card, 31, 45, rows)
            assert bottom(scene) <= 45 + (rows or S.CARD_H), (card, rows)
            for bank, _, x, y, _, w in entries(scene):
                assert y >= 45
                assert 31 <= x and x + (LARGE[bank][0] if bank else w) <= 31 + S.CARD_W
            assert scene.dropped == 0


def test_card_in_a_fan_keeps_a_row_clear_below_its_corner():
    for rows, bank in ((10, S.CORNER_CLOSED), (11, S.CORNER_CLOSED), (12, S.CORNER), (13, S.CORNER)):
        scene = Scene()
        scene.card(QUEEN_OF_HEARTS, 1, 45, rows)
        corner = tiles(scene)
        assert [t[0] for t in corner] == [bank]
        assert corner[0][3] + LARGE[bank][1] < 45 + rows


def test_face_down_card_shows_the_back_of_its_pack():
    for pack in (0, PACK_B):
        scene = Scene()
        scene.card(QUEEN_OF_HEARTS | FACE_DOWN | pack, 1, 1)
        assert [t[:2] for t in tiles(scene)] == [(S.BACK, 1 if pack else 0)]


def test_card_byte_without_a_card_draws_its_place():
    for byte, kind in ((0, PLACE_EMPTY), (0x0F, PLACE_UNDEALT), (0x1F, PLACE_OUT_OF_USE)):
        scene, place = Scene(), Scene()
        scene.card(byte, 1, 1)
        place.empty_place(kind, 1, 1)
        assert entries(scene) == entries(place)


def test_place_of_a_foundation_shows_its_suit():
    for suit in range(4):
        scene = Scene()
        scene.empty_place(suit, 1, 22, 21)
        assert [t[:2] for t in tiles(scene)] == [(S.GHOST, suit)]


def test_text_ends_after_its_width():
    for bank in (S.FONT, S.BOLD):
        scene = Scene()
        s = "Load \1\2\3\4 7, gj|~!"
        assert scene.text(s, 10, 20, S.GOLD, bank) == 10 + scene.text_width(s, bank)
        assert {t[5] for t in tiles(scene)} == {S.GOLD}
        assert len(tiles(scene)) == len(s.replace(" ", ""))


def test_letter_that_the_font_lacks_becomes_a_question_mark():
    for bank in (S.FONT, S.BOLD):
        a, b = Scene(), Scene()
        a.text("\x1f\u2660\0", 0, 0, S.INK, bank)
        b.text("???", 0, 0, S.INK, bank)
        assert entries(a) == entries(b)


def test_number_equals_its_text():
    for n in (0, 7, 10, 99, 100, 65535):
        for bank in (S.FONT, S.BOLD):
            a, b = Scene(), Scene()
            assert a.number(n, 5, 5, S.INK, bank) == b.text(str(n), 5, 5, S.INK, bank)
            assert entries(a) == entries(b)


def test_marks_at_the_top_of_the_screen_are_not_dropped():
    scene = Scene()
    for mark in (
        scene.mark_cursor, scene.mark_picked_up, scene.mark_target, scene.mark_last_to, scene.mark_last_from,
        scene.mark_hint,
    ):
        mark(1, 0, S.CARD_W, 21)
    assert scene.dropped == 0
    assert bottom(scene) <= 21 + 12


def test_title_spells_the_name():
    scene = Scene()
    scene.title(240, 10)
    letters = sorted((t[3] // 45, t[2], t[1]) for t in tiles(scene) if t[0] == S.LETTER)
    assert "".join("POCKETBAN"[i] for _, _, i in letters) == "POCKETBANK"


def test_scene_has_room_for_the_fullest_picture_and_little_more():
    """Check the room by the fullest picture, a page of help.

    test_table_layout.py and tests like it check that no other picture drops an entry.
    """
    fullest = 0
    boards = map(board, board_names())
    for size in {(each.WIDTH, each.HEIGHT) for each in boards if "kind" not in each.PANEL}:
        found = []
        d = AppDriver(show=lambda scene: found.append(scene.n), size=size)  # noqa: B023
        for rules in RULE_SET_NAMES:
            if table_fits(size, rules):
                d.call(d.app.start, rules, "greedy", 1)
                d.call(d.app.push, Help(d.app, pages_of_game(d.app, rules, True)))
                for _ in d.app.screen.pages:
                    d.keys("RIGHT")
        assert d.dropped == 0
        fullest = max(fullest, *found)
    assert MAX_ENTRIES - 48 < fullest <= MAX_ENTRIES, fullest


@pytest.mark.parametrize("size", [(195, 422), (390, 844), (844, 390), (360, 640)], ids=str)
def test_scene_of_a_large_screen_has_room_for_a_table_with_all_cards_in_the_houses(size):
    d = AppDriver(size=size)
    d.call(d.app.start, "classic", "greedy", 1)
    pos = d.session.game.pos
    full = []
    cards = [rank | suit << 4 for rank, suit in zip(range(13, 0, -1), [0, 1] * 7)]
    for n in range(14):
        for i in range(n):
            pos[UNDER + cards[i]] = cards[i - 1] if i else 0
        pos[TOP + 3] = cards[n - 1] if n else 0
        pos[COUNT + 3] = n
        d.table.view.draw()
        full.append(d.app.scene.n)
    fullest = full[0] + max((n - full[0]) * min(8, 104 // max(1, i)) for i, n in enumerate(full))
    assert MAX_ENTRIES < fullest < d.app.scene.limit - 250  # and a text of four lines


def ink_of(entry):
    """Return the pixels, [(x, y)], that a tile covers."""
    bank, index, x, y, *_ = entry
    tile = ART[bank - 1].pixels[index]
    return {(x + i, y + j) for j, row in enumerate(tile) for i, colour in enumerate(row) if colour != S.FELT}


@pytest.mark.parametrize("size", [(240, 240), (320, 320)], ids=str)
@pytest.mark.parametrize("narrower", range(4))
@pytest.mark.parametrize("mark", ["mark_cursor", "mark_hint"])
def test_hand_and_lamp_leave_large_ranks_and_suits_legible(size, narrower, mark):
    scene = look_for(*size).scene
    scene.large_ranks = 1
    scene.card_w = scene.usual_w - narrower
    for card in [suit << 4 | rank for suit in range(4) for rank in range(1, 14)]:
        scene.n = 0
        scene.card(card, 40, 40)
        signs = [entry for entry in entries(scene) if entry[0] in (S.RANKS_LARGE, S.PIP_SMALL)]
        scene.n = 0
        getattr(scene, mark)(40, 40, scene.card_w, scene.card_h)
        icon, = [ink_of(entry) for entry in entries(scene) if entry[0] == S.ICON]
        # On the narrowest card the hand may touch the edge of a rank.
        assert len(signs) == 2 and sum(len(ink_of(sign) & icon) for sign in signs) <= 6 * (narrower > 0), card


def test_hand_points_only_for_buttons():
    scene = look_for(240, 240).scene
    for shows_hand in (True, False):
        scene.n = 0
        scene.shows_hand = shows_hand
        scene.mark_cursor(40, 40, 28, 37)
        assert [entry[1] for entry in entries(scene) if entry[0] == S.ICON] == [S.ICON_HAND] * shows_hand


@pytest.mark.parametrize("scene", [Scene(), OneBitScene(sprites_one_bit.FONT), OneBitScene(sprites_one_bit.TINY)])
def test_lines_of_a_wrapped_text_have_as_many_words_as_fit(scene):
    text = "Zwölf łatwych “kart” und Donaudampfschifffahrtsgesellschaftskapitän \1 à la fin"
    words = text.split(" ")
    for width in range(1, scene.text_width(text, scene.font) + 2):
        lines = scene.wrap(text, width)
        assert " ".join(lines) == text
        taken = 0
        for line in lines:
            taken += len(line.split(" "))
            assert scene.text_width(line, scene.font) <= width or " " not in line
            if taken < len(words):
                assert scene.text_width(line + " " + words[taken], scene.font) > width
