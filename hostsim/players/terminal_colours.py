"""Choose the game's colours in a terminal with few colours, or none.

With 256 colours, each colour becomes the nearest one, except for two greens. With 16, the nearest would make the light
felt as white as the cards, and the cursor as yellow as the frame of a picked-up card. So for 8 and 16 colours the
substitutes for the palettes were chosen by eye; a colour that is in no palette becomes the nearest.
"""

import functools

from firmware.draw.sprites import sprite_index as S
from firmware.draw.themes import FOUR_SUIT_COLOURS, palette

RGB = tuple[int, int, int]

TRUE_COLOUR = 1 << 24

DARK, LIGHT = False, True  # the substitutes for a colour in a terminal without colours

# The colours from number 16 on in a terminal with 256: a cube of 6 × 6 × 6, and greys.
_STEPS = (0, 95, 135, 175, 215, 255)
_CUBE = [(r, g, b) for r in _STEPS for g in _STEPS for b in _STEPS] + [(8 + 10 * i,) * 3 for i in range(24)]
# The first 16 colours of xterm. Users may change them, but each keeps its name.
_FIRST = [(0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
          (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255),
          (0, 255, 255), (255, 255, 255)]
_LIGHT_FROM = 120  # brightness from which a colour counts as light, of 255

# For each colour of the palette: its substitute among 16 and among 8, and without colours. The felt is black if there
# is no dark green, so that white and red stand out on it, and edges are dark, so that cards in a column stay apart.
_CHOSEN = {
    S.FELT: (0, 0, DARK), S.INK: (0, 0, DARK), S.PAPER: (15, 7, LIGHT), S.RED: (1, 1, DARK),
    S.SHADE: (8, 0, DARK), S.OUTLINE: (2, 2, LIGHT), S.EDGE: (8, 0, DARK), S.GOLD: (3, 3, LIGHT),
    S.WOOD: (3, 3, DARK), S.BLUE: (4, 4, DARK), S.SKY: (14, 6, LIGHT), S.NAVY: (4, 4, DARK),
    S.SKIN: (7, 7, LIGHT), S.WHITE: (15, 7, LIGHT), S.MAROON: (1, 1, DARK), S.LIME: (10, 2, LIGHT),
    S.FAINT: (7, 7, LIGHT),
}  # fmt: skip
_ON_DARK = {S.FELT: (0, 0, DARK), S.SHADE: (8, 0, DARK), S.OUTLINE: (7, 6, LIGHT)}
_ON_LIGHT = {
    S.FELT: (2, 2, DARK), S.SHADE: (6, 6, DARK), S.OUTLINE: (0, 0, LIGHT), S.STRONG: (1, 1, DARK),
    S.FAINT: (0, 0, DARK), S.LIME: (5, 5, LIGHT), S.SKY: (4, 4, LIGHT),
}  # fmt: skip
_FOUR = {S.DIAMONDS: (3, 3, DARK), S.CLUBS: (4, 4, DARK)}


def on_panel(colours: bytearray, colour: int) -> RGB:
    """Return a palette's colour as a panel with 16 bits per pixel shows it."""
    red, green, blue = colours[3 * colour : 3 * colour + 3]
    return red & 0xF8 | red >> 5, green & 0xFC | green >> 6, blue & 0xF8 | blue >> 5


_ROWS = {
    on_panel(palette(dress), colour): row
    for dress, rows in enumerate((_CHOSEN, _ON_DARK, _ON_LIGHT)) for colour, row in rows.items()
} | {on_panel(palette(FOUR_SUIT_COLOURS), colour): row for colour, row in _FOUR.items()}
# The nearest of 256 colours would be blue and grey.
_GREENS = {on_panel(palette(0), S.FELT): 22, on_panel(palette(2), S.OUTLINE): 22}


@functools.cache  # a game has few colours
def colour_code(rgb: RGB, colours: int, paper: bool) -> str:
    """Return the escape sequence for a colour of the ink, or of the background (paper).

    Without colours, a light background is shown in reverse video, and the ink follows it.
    """
    if not colours:
        return "" if not paper else "\x1b[7m" if is_light(rgb) else "\x1b[27m"
    if colours == TRUE_COLOUR:
        return "\x1b[%d;2;%d;%d;%dm" % (48 if paper else 38, *rgb)
    number = colour_number(rgb, colours)
    if colours == 256:
        return "\x1b[%d;5;%dm" % (48 if paper else 38, number)
    return "\x1b[%dm" % ((40 if paper else 30) + number if number < 8 else (100 if paper else 90) + number - 8)


@functools.cache
def colour_number(rgb: RGB, colours: int) -> int:
    """Return the number of the nearest of 8, 16 or 256 colours."""
    if colours == 256:
        return _GREENS[rgb] if rgb in _GREENS else 16 + _nearest(rgb, _CUBE)
    if rgb in _ROWS:
        return _ROWS[rgb][0 if colours == 16 else 1]
    return _nearest(rgb, _FIRST[:colours])


def is_light(rgb: RGB) -> bool:
    """Return whether a colour is shown as light in a terminal without colours."""
    if rgb in _ROWS:
        return _ROWS[rgb][2]
    return (2 * rgb[0] + 4 * rgb[1] + 3 * rgb[2]) // 9 >= _LIGHT_FROM


def distance(a: RGB, b: RGB) -> int:
    """Return how different two colours look: the sum of weighted squares."""
    return sum(weight * (p - q) ** 2 for weight, p, q in zip((2, 4, 3), a, b))


def _nearest(rgb: RGB, colours: list[RGB]) -> int:
    return min(range(len(colours)), key=lambda i: distance(rgb, colours[i]))
