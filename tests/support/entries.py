# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Read and change the entries of a scene."""

import struct

from firmware.draw.scene import BANK, RECT, SIZE, TILE_AT


def entries(scene):
    """Return the entries of a scene.

    A tile is (bank, index, x, y, rows, ink), a rectangle (0, colour, x, y, h, w).
    """
    used = memoryview(scene.buf)[: SIZE * scene.n]
    return [(what & BANK, what >> TILE_AT, *rest) for what, *rest in struct.iter_unpack("%dh" % SIZE, used)]


def content(scene):
    """Return the entries of a scene as bytes, for comparisons."""
    return bytes(scene.buf[: SIZE * scene.n])


def lowest_top(scene):
    """Return the largest y of a scene's entries."""
    return max(scene.buf[2 : SIZE * scene.n : SIZE])


def tiles(scene):
    """Return the entries of a scene that are tiles."""
    return [e for e in entries(scene) if e[0] != RECT]


def change(buf, at, rng):
    """Change a field of the entry at `at`, as a game does.

    The field is the colour, place, height or ink.
    """
    rect = buf[at] & BANK == RECT
    field = rng.choice((0, 1, 2, 3) if rect else (1, 2, 4))
    if field == 0:
        buf[at] = rng.randrange(16) << TILE_AT
    else:
        buf[at + field] = rng.randrange((0, 240, 240, 40, 16)[field])
