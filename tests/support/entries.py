"""Read and change the entries of a scene."""

import struct
from random import Random
from typing import Any

from firmware.draw.scene import BANK_MASK, ENTRY_SIZE, RECT, TILE_SHIFT, Scene


def entries(scene: Scene) -> list[tuple[int, ...]]:
    """Return the entries of a scene.

    A tile is (bank, index, x, y, rows, ink), a rectangle (0, colour, x, y, h, w).
    """
    used = memoryview(scene.buf)[: ENTRY_SIZE * scene.n]
    numbers = struct.iter_unpack("%dh" % ENTRY_SIZE, used)
    return [(what & BANK_MASK, what >> TILE_SHIFT, *rest) for what, *rest in numbers]


def content(scene: Scene) -> bytes:
    """Return the entries of a scene as bytes, for comparisons."""
    return bytes(scene.buf[: ENTRY_SIZE * scene.n])


def lowest_top(scene: Scene) -> int:
    """Return the largest y of a scene's entries."""
    return max(scene.buf[2 : ENTRY_SIZE * scene.n : ENTRY_SIZE])


def tiles(scene: Scene) -> list[tuple[int, ...]]:
    """Return the entries of a scene that are tiles."""
    return [e for e in entries(scene) if e[0] != RECT]


def change(buf: Any, at: int, rng: Random) -> None:
    """Change a field of the entry at `at`, as a game does.

    The field is the colour, place, height or ink.
    """
    rect = buf[at] & BANK_MASK == RECT
    field = rng.choice((0, 1, 2, 3) if rect else (1, 2, 4))
    if field == 0:
        buf[at] = rng.randrange(16) << TILE_SHIFT
    else:
        buf[at + field] = rng.randrange((0, 240, 240, 40, 16)[field])
