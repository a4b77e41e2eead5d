"""Sprites: generated from the art, small, and distinct with and without colour."""

import pytest

from firmware.draw.bank_unpacking import unpack_bank
from firmware.draw.sprites import (
    sprite_index as S, sprites_common, sprites_huge, sprites_huge_variants, sprites_large, sprites_large_variants,
    sprites_small, sprites_small_variants, sprites_tiny
)
from firmware.draw.strip_renderer import swapped_rgb565
from firmware.draw.themes import FOUR_SUIT_COLOURS, palette
from hostsim.art import sprite_sheets as sprites

PACKED = sprites_common.BANKS + sprites_large.BANKS + sprites_small.BANKS
BANKS = {bank.name: bank for bank in sprites.read_small_banks() + sprites.read_tiny_banks() + sprites.read_banks()}


def luminance(colour, palette=S.PALETTE):
    r, g, b = (v / 255 for v in palette[3 * colour : 3 * colour + 3])
    r, g, b = (v / 12.92 if v <= 0.03928 else ((v + 0.055) / 1.055) ** 2.4 for v in (r, g, b))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a, b, palette=S.PALETTE):
    """Return the contrast of two colours as WCAG 2 defines it."""
    a, b = sorted((luminance(a, palette), luminance(b, palette)))
    return (b + 0.05) / (a + 0.05)


def test_committed_modules_match_the_art():
    assert sprites.main(["--check"]) == 0


def test_stale_module_is_reported(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(sprites, "MODULES_FOLDER", str(tmp_path))
    assert sprites.main([]) == 0
    stale = tmp_path / "sprites_large.py"
    stale.write_text("BANKS = ()\n")
    assert sprites.main(["--check"]) == 1
    assert "sprites_large.py is stale" in capsys.readouterr().err
    assert sprites.main([]) == 0
    assert sprites.main(["--check"]) == 0


def test_all_banks_together_fit_in_eight_kilobytes():
    assert sum(len(bank[4]) for bank in PACKED) <= 8 * 1024


def test_banks_of_huge_cards_fit_in_six_kilobytes():
    assert sum(len(bank[4]) for bank in sprites_huge.BANKS) <= 6 * 1024


def test_banks_that_settings_load_are_small():
    corners = 2  # The first two banks have the letters of other countries' cards.
    assert sum(len(bank[4]) for bank in sprites_large_variants.BANKS[:corners]) <= 360
    assert sum(len(bank[4]) for bank in sprites_large_variants.BANKS[corners:]) <= 1040
    assert sum(len(bank[4]) for bank in sprites_small_variants.BANKS) <= 130


def test_packed_banks_unpack_to_the_art():
    drawn = sprites.read_banks() + sprites.read_small_banks()
    drawn += sprites.read_banks(sprites.LARGE_VARIANT_BANKS) + sprites.read_small_banks(sprites.SMALL_VARIANT_BANKS)
    drawn += sprites.read_tiny_banks() + sprites.read_tiny_banks(sprites.TINY_VARIANT_BANKS)
    packed = PACKED + sprites_large_variants.BANKS + sprites_small_variants.BANKS
    packed += sprites_tiny.BANKS + sprites_tiny.VARIANT_BANKS
    drawn += sprites.read_huge_banks() + sprites.read_huge_banks(sprites.HUGE_VARIANT_BANKS)
    packed += sprites_huge.BANKS + sprites_huge_variants.BANKS
    for row, bank in zip(packed, drawn, strict=True):
        assert unpack_bank(row) == (bank.w, bank.h, 8 if bank.bits > 1 else 1, len(bank.pixels), bank.data()), bank.name
        assert len(row[4]) <= len(bank.data())
        assert row[3] <= 256
        if row[2] > 1:
            # The strip needs whole bytes a row, and colour lists no longer than 255 bytes.
            assert row[0] * row[2] % 8 == 0 and row[3] << row[2] < 256


def test_colours_on_the_wire_all_differ():
    colours = [swapped_rgb565(c) for c in range(16)]
    assert len(set(colours)) == 16


# Pairs of colours with a minimum contrast: 4.5 for text, 3 for frames and places (WCAG 2.1, 1.4.3 and 1.4.11).
READ = [(ink, S.PAPER) for ink in (S.INK, S.RED, S.DIAMONDS, S.CLUBS)]
READ += [(ink, S.FELT) for ink in (S.TEXT, S.STRONG, S.FAINT)] + [(S.STRONG, S.SHADE), (S.PAPER, S.INK)]
READ += [(ink, ground) for ink in (S.WHITE, S.GOLD) for ground in (S.NAVY, S.INK)] + [(S.WHITE, S.MAROON)]
SEEN = [(S.OUTLINE, S.FELT), (S.OUTLINE, S.SHADE), (S.LIME, S.FELT), (S.SKY, S.FELT), (S.FAINT, S.SHADE)]


@pytest.mark.parametrize("theme", [felt + suits for felt in range(3) for suits in (0, FOUR_SUIT_COLOURS)])
def test_text_and_marks_in_every_theme_have_enough_contrast(theme):
    colours = palette(theme)
    names = {getattr(S, name): name for name in sprites.read_palette()[1]}
    for pairs in READ, SEEN:
        for ink, ground in pairs:
            print("%4.1f  %s on %s" % (contrast(ink, ground, colours), names[ink], names[ground]))
    for pairs, least in ((READ, 4.5), (SEEN, 3)):
        for ink, ground in pairs:
            assert contrast(ink, ground, colours) >= least, (names[ink], names[ground])
    assert len({swapped_rgb565(c, colours) for c in (S.FELT, S.SHADE, S.PAPER, S.INK, S.NAVY, S.MAROON)}) == 6


def test_suits_have_four_colours_if_set_and_two_otherwise():
    suits = (S.INK, S.RED, S.DIAMONDS, S.CLUBS)
    assert len({swapped_rgb565(c, palette(FOUR_SUIT_COLOURS)) for c in suits}) == 4
    assert len({swapped_rgb565(c) for c in suits}) == 2 and palette(0) == S.PALETTE
    r, _, b = palette(FOUR_SUIT_COLOURS)[3 * S.DIAMONDS : 3 * S.DIAMONDS + 3]
    assert r > b  # It is a warm colour, as that of hearts is.


@pytest.mark.parametrize("bank", [
    "CORNER", "CORNER_CLOSED", "CORNER_SMALL", "CORNER_CLOSED_SMALL", "CORNER_TINY", "CORNER_CLOSED_TINY",
])
def test_corners_of_all_cards_differ(bank):
    tiles = [tuple(map(tuple, tile)) for tile in BANKS[bank].pixels]
    assert len(set(tiles)) == 52


@pytest.mark.parametrize("suits", ["SUITS", "SUITS_CLOSED"])
def test_red_suits_are_hollow_and_black_ones_solid(suits):
    colours = sprites.read_palette()[0]
    hollow = {}
    bank = sprites.read_bank(suits, colours)
    for name, tile in zip(bank.names, bank.pixels):
        outside = set()
        edge = [(x, y) for y in range(bank.h) for x in range(bank.w)
                if (x in (0, bank.w - 1) or y in (0, bank.h - 1)) and not tile[y][x]]
        while edge:
            x, y = edge.pop()
            if (x, y) in outside or not (0 <= x < bank.w and 0 <= y < bank.h) or tile[y][x]:
                continue
            outside.add((x, y))
            edge += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        paper = sum(row.count(0) for row in tile)
        hollow[name] = paper - len(outside)
    assert max(hollow["S"], hollow["C"]) <= 2  # The club's stem and lobes enclose two pixels.
    assert min(hollow["H"], hollow["D"]) >= 8


def test_ranks_are_heavier_than_suits():
    colours = sprites.read_palette()[0]
    for ranks, suits in sprites.LARGE_CORNER_PARTS.values():
        ranks, suits = sprites.read_bank(ranks, colours), sprites.read_bank(suits, colours)
        assert ranks.h == suits.h
        for tile in ranks.pixels:
            width = max(len(row) - row[::-1].index(1) for row in tile if 1 in row)
            assert width >= 7


def test_fonts_have_all_of_ascii_and_the_suits():
    for name, known in (("FONT", S.FONT_WIDTHS), ("BOLD", S.BOLD_WIDTHS)):
        bank = BANKS[name]
        signs = len(bank.names) - 95 - S.LATIN_GLYPHS
        assert [n[:2] for n in bank.names[:signs]] == ["%02x" % (i + 1) for i in range(signs)]
        assert [n[3:] for n in bank.names[:4]] == ["SPADE", "HEART", "DIAMOND", "CLUB"]
        latin = bank.names[signs + 95 :]
        assert bank.names[signs + 1 : signs + 95] == [chr(c) for c in range(33, 127)]
        assert [int(name.split()[0], 16) for name in latin] == [160 + i for i in range(224) if S.LATIN[i]]
        assert len(known) == len(bank.names)
        tiles = [tuple(map(tuple, tile)) for tile in bank.pixels]
        assert len(set(tiles)) == len(tiles) - 1, name  # The two blanks are alike.


def test_backs_differ_without_colour():
    dark = [[[luminance(c) < 0.2 for c in row] for row in tile] for tile in BANKS["BACK"].pixels]
    differ = sum(a != b for one, two in zip(*dark) for a, b in zip(one, two))
    assert differ > BANKS["BACK"].w * BANKS["BACK"].h // 4


def test_malformed_art_is_refused_with_file_and_tile(tmp_path, monkeypatch):
    monkeypatch.setattr(sprites, "SHEETS_FOLDER", str(tmp_path))
    for rows in ("#.\n#\n", "#.\n#x\n", "#.\n"):
        (tmp_path / "mark.txt").write_text("size 2x2\nbits 1\n\n= dot\n" + rows)
        with pytest.raises(ValueError, match="mark.txt.*dot"):
            sprites.read_bank("MARK", ".#")


def test_sheet_is_written_as_a_png(tmp_path):
    assert sprites.main(["--png", str(tmp_path / "sheet.png")]) == 0
    assert (tmp_path / "sheet.png").read_bytes().startswith(b"\x89PNG")
