# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What a strip renderer needs for its panel, made once. By itself, to leave the heap afterwards."""

from array import array

from firmware.draw import sprites as S
from firmware.draw.strip import CELL_H, TILE


def set_up(self, width, height, known):
    """Give a Strip all that it draws with, for a panel of width x height pixels, with these banks of tiles.

    ValueError for a width that is a multiple neither of 30 nor of 32.
    """
    cell = 30 if width % 30 == 0 else 32
    if width % cell:
        raise ValueError("panel width %d: no multiple of 30 or 32" % width)
    columns = width // cell
    rows = (height + CELL_H - 1) // CELL_H
    most = (columns + 2) // 3  # cells a run
    # Columns, rows, 65536 over a cell's width, cells a run at most.
    self.grid = array("i", (columns, rows, (65536 + cell - 1) // cell, most))
    self.cell = cell
    self.cells = array("i", bytes(4 * columns * rows))
    self.shown = array("i", bytes(4 * columns * rows))
    self.forget()
    self.at = array("i", bytes(4 * 4))
    self.strip = bytearray(2 * most * cell * CELL_H)
    # Of so many cells the bytes, by their number; the lowest row of cells may be cut short.
    view = memoryview(self.strip)
    runs = range(most + 1)
    self.bytes = [view[: 2 * k * cell * CELL_H] for k in runs]
    low = height - (rows - 1) * CELL_H
    self.last = columns * (rows - 1)  # the number of the first cell there
    self.low = self.bytes if low == CELL_H else [view[: 2 * k * cell * low] for k in runs]
    self.colours = array("H", [wire(c) for c in range(16)])
    self.data = [None]
    self.tiles = bytearray(TILE * len(known))
    for bank in range(1, len(known)):
        w, h, bits, count, data = known[bank]
        self.data.append(data)
        pitch = (w * bits + 7) // 8
        lists = 0  # bytes of them
        if bits == 0:
            pitch = (w - 1) // 8
            count = 13
        elif bits > 1:
            lists = count << bits
            count = (len(data) - lists) // (h * pitch)
        self.tiles[TILE * bank : TILE * bank + TILE] = bytes((w, h, bits, pitch, count, lists))


def wire(colour):
    """A palette colour as it must stand in the strip to be big endian in memory: high byte first."""
    r, g, b = S.PALETTE[3 * colour], S.PALETTE[3 * colour + 1], S.PALETTE[3 * colour + 2]
    return (g & 0x1C) << 11 | (b & 0xF8) << 5 | r & 0xF8 | g >> 5
