"""The game's colours in a terminal that has fewer."""

import pytest

from firmware.draw.sprites import sprite_index as S
from firmware.draw.themes import FOUR_SUIT_COLOURS, palette
from hostsim.players.terminal_colours import TRUE_COLOUR, colour_code, colour_number, is_light, on_panel

THEMES = [felt + four for felt in range(3) for four in (0, FOUR_SUIT_COLOURS)]


@pytest.mark.parametrize("rgb, colours, ink, paper", [
    ((1, 2, 3), TRUE_COLOUR, "\x1b[38;2;1;2;3m", "\x1b[48;2;1;2;3m"),
    ((0, 0, 250), 256, "\x1b[38;5;21m", "\x1b[48;5;21m"),
    ((100, 100, 100), 256, "\x1b[38;5;241m", "\x1b[48;5;241m"),
    ((250, 10, 10), 16, "\x1b[91m", "\x1b[101m"),
    ((200, 10, 10), 16, "\x1b[31m", "\x1b[41m"),
    ((250, 10, 10), 8, "\x1b[31m", "\x1b[41m"),
])
def test_colour_in_no_palette_becomes_the_nearest(rgb, colours, ink, paper):
    assert colour_code(rgb, colours, False) == ink and colour_code(rgb, colours, True) == paper


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("colours", [8, 16, 256])
def test_what_lies_on_each_other_differs_in_few_colours(colours, theme):
    number = {i: colour_number(on_panel(palette(theme), i), colours) for i in range(len(S.PALETTE) // 3)}
    for a, b in ((S.PAPER, S.FELT), (S.PAPER, S.EDGE), (S.PAPER, S.DIAMONDS), (S.PAPER, S.CLUBS), (S.PAPER, S.INK),
                 (S.RED, S.INK), (S.DIAMONDS, S.CLUBS), (S.STRONG, S.PAPER), (S.STRONG, S.FELT), (S.LIME, S.PAPER),
                 (S.LIME, S.FELT), (S.STRONG, S.LIME), (S.TEXT, S.FELT), (S.OUTLINE, S.FELT), (S.FAINT, S.FELT)):
        assert number[a] != number[b], (a, b)


@pytest.mark.parametrize("theme", THEMES)
def test_card_is_light_on_dark_without_colours(theme):
    light = {i: is_light(on_panel(palette(theme), i)) for i in (S.PAPER, S.FELT, S.EDGE, S.INK, S.SHADE)}
    assert light == {S.PAPER: True, S.FELT: False, S.EDGE: False, S.INK: False, S.SHADE: False}


@pytest.mark.parametrize("theme, number", [(0, 22), (1, 234), (2, 151)])
def test_felt_keeps_its_hue_in_256_colours(theme, number):
    assert colour_number(on_panel(palette(theme), S.FELT), 256) == number
