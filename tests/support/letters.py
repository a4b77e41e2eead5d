"""Check that the letters of a scene can be read: whole, on one colour each, and apart from those of other lines."""

import functools
import itertools
import operator
from collections.abc import Iterable

from firmware.draw.scene import RECT, Scene
from firmware.draw.sprites import sprite_index as S, sprites_one_bit as M
from tests.support.app_driver import look_for
from tests.support.entries import entries
from tests.support.sizes import ONE_BIT_SIZES

Size = tuple[int, int]

LETTER_BANKS = (S.FONT, S.BOLD)
ONE_BIT_LETTER_BANKS = (M.FONT, M.TINY, M.PIP)
OTHER_TILE = 99  # stands for the colours of a tile that is no letter


@functools.cache
def banks_of(size: Size) -> tuple[tuple[int, int, bytes], ...]:
    """Return width, height and data of the banks of a screen of this size."""
    return tuple([(*bank[:2], bank[-1]) if bank else (0, 0, b"") for bank in look_for(*size).banks()])


@functools.cache
def pixels_of(size: Size, bank: int, tile: int) -> tuple[int, int, int, int, int]:
    """Return the left, top, right and bottom of a letter's pixels, and a mask of them for a letter at (0, 0).

    A mask is an integer with a bit for each pixel of the screen, row by row. A blank letter has the mask 0.
    """
    w, h, data = banks_of(size)[bank]
    pixels = [(x, y) for y in range(h) for x in range(w) if data[tile * h + y] >> (7 - x) & 1]
    if not pixels:
        return 0, 0, 0, 0, 0
    columns, rows = zip(*pixels)
    return min(columns), min(rows), max(columns), max(rows), sum([1 << (y * size[0] + x) for x, y in pixels])


def box_mask(size: Size, x: int, y: int, w: int, h: int) -> int:
    """Return the mask of that part of a box that is on the screen."""
    left, right = max(0, x), min(size[0], x + w)
    top, bottom = max(0, y), min(size[1], y + h)
    if left >= right or top >= bottom:
        return 0
    # A number with a bit at the left of each row, times a row.
    rows = ((1 << size[0] * (bottom - top)) - 1) // ((1 << size[0]) - 1)
    return rows * ((1 << (right - left)) - 1) << (top * size[0] + left)


def first_pixel(size: Size, mask: int) -> tuple[int, int]:
    """Return the first pixel of a mask, (x, y)."""
    y, x = divmod((mask & -mask).bit_length() - 1, size[0])
    return x, y


def line_mask(size: Size, letters: Iterable[tuple[int, ...]]) -> int:
    """Return the mask of letters that have the same y, as if that were 0.

    Raise AssertionError where a letter is off the screen or on another one.
    """
    width, height = size
    mask = 0
    for bank, index, x, y, _, _ in letters:
        left, top, right, bottom, letter = pixels_of(size, bank, index)
        if letter:
            inside = 0 <= x + left and x + right < width and 0 <= y + top and y + bottom < height
            assert inside, ("off the screen", x, y, index)
            letter = letter << x if x >= 0 else letter >> -x
            assert not letter & mask, ("covered", x, y, index)
            mask |= letter
    return mask


def check_letters(scene: Scene, size: Size) -> None:
    """Check every letter of a scene, and that all entries had room in it."""
    assert not scene.dropped
    width, height = size
    letter_banks = ONE_BIT_LETTER_BANKS if size in ONE_BIT_SIZES else LETTER_BANKS
    colours = {0: (1 << width * height) - 1}  # the masks of the colours below the letters
    masks: list[tuple[int, int | None]] = []  # each with the y of letters, or None for what is no letter
    # Letters that follow each other on a line, in one ink, are checked together, because masks are large.
    for line, group in itertools.groupby(entries(scene), lambda entry: entry[0] in letter_banks and entry[3:]):
        if line:
            y, _, ink = line
            mask = line_mask(size, group) << y * width
            below = [colour for colour, pixels in colours.items() if pixels & mask]
            assert len(below) <= 1 and ink not in below, ("not on one colour", y, below)
            masks.append((mask, y))
            continue
        for bank, index, x, y, h, w in group:
            if bank == RECT:
                colour = index
            else:
                (w, rows, _), colour = banks_of(size)[bank], OTHER_TILE
                h = h or rows
            mask = box_mask(size, x, y, w, h)
            for other, pixels in colours.items():
                if pixels & mask:
                    colours[other] = pixels & ~mask
            colours[colour] = colours.get(colour, 0) | mask
            masks.append((mask, None))
    later = 0  # the mask of what is drawn after an entry
    lines: dict[int, int] = {}  # for each y of letters the mask of these
    for mask, y in reversed(masks):
        if y is not None:
            assert not mask & later, ("covered", *first_pixel(size, mask & later))
            lines[y] = lines.get(y, 0) | mask
        later |= mask
    written = functools.reduce(operator.or_, lines.values(), 0)
    for mask in lines.values():
        touched = (mask << width) & written & ~mask
        assert not touched, ("lines touch", *first_pixel(size, touched))
