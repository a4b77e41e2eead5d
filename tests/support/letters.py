"""Check that the letters of a scene can be read: whole, on one colour each, and apart from those of other lines."""

import functools

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
def pixels_of(size: Size, bank: int, tile: int) -> tuple[tuple[int, int], ...]:
    """Return the pixels of a letter, each (x, y)."""
    w, h, data = banks_of(size)[bank]
    return tuple([(x, y) for y in range(h) for x in range(w) if data[tile * h + y] >> (7 - x) & 1])


def check_letters(scene: Scene, size: Size) -> None:
    """Check every letter of a scene, and that all entries had room in it."""
    assert not scene.dropped
    width, height = size
    letter_banks = ONE_BIT_LETTER_BANKS if size in ONE_BIT_SIZES else LETTER_BANKS
    colours = [bytearray(width) for _ in range(height)]
    painted = [[-1] * width for _ in range(height)]  # the entry that painted a pixel last
    letters = []
    drawn = entries(scene)
    for k, (bank, index, x, y, h, w) in enumerate(drawn):
        if bank in letter_banks:
            pixels = [(x + i, y + j) for i, j in pixels_of(size, bank, index)]
            letters.append((k, pixels))
            assert all(0 <= i < width and 0 <= j < height for i, j in pixels), ("off the screen", x, y, index)
            below = {colours[j][i] for i, j in pixels}
            assert len(below) <= 1 and w not in below, ("not on one colour", x, y, below, index)
            for i, j in pixels:
                painted[j][i] = k
        else:
            if bank == RECT:
                colour = index
            else:
                (w, rows, _), colour = banks_of(size)[bank], OTHER_TILE
                h = h or rows
            left, right = max(0, x), min(width, x + w)
            for j in range(max(0, y), min(height, y + h)):
                colours[j][left:right] = bytes((colour,)) * (right - left)
                painted[j][left:right] = [k] * (right - left)
    owners = {}
    for k, pixels in letters:
        for i, j in pixels:
            assert painted[j][i] == k, ("covered", i, j)
            owners[i, j] = drawn[k][3]
    for (i, j), y in owners.items():
        assert owners.get((i, j + 1), y) == y, ("lines touch", i, j)
