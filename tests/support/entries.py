# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The entries of a scene."""

import struct
import sys

from firmware.draw.scene import ENTRY, RECT, SIZE


def unseen(scene, seen):
    """Yield the entries of a scene that are not in the set `seen`, each as a number to add to it and its fields.

    From picture to picture nearly all entries are the same: so each is looked at once.
    """
    for number in set(memoryview(scene.buf)[: 8 * scene.n].cast("Q")) - seen:
        yield number, struct.unpack("<BBhBBH", number.to_bytes(8, sys.byteorder))


def entries(scene):
    """Return the entries of a scene: (bank, index, x, y, rows, ink) of a tile, (0, colour, x, y, h, w) of a rect."""
    return [struct.unpack_from(ENTRY, scene.buf, SIZE * i) for i in range(scene.n)]


def tiles(scene):
    """Return the entries of a scene that are tiles."""
    return [e for e in entries(scene) if e[0] != RECT]
