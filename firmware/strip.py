# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Shows a scene on a panel through one small strip buffer: only what changed is drawn and sent.

The screen is a grid of cells. Each cell keeps a hash of the entries that touch it, in order; where
the hash is another than at the last show, the cell is composed anew. Neighbouring changed cells of
a row are composed and sent as one run.

A panel has `.width`, `.height` and `.write(x, y, w, h, buf)`, buf being w*h*2 bytes of RGB565, big
endian, row by row.

A line `# viper` marks a function that keeps to what `@micropython.viper` can compile: ints below
2**30 and the bytes behind `ptr8` and `ptr32`, which are compiled away there and do nothing elsewhere.
"""

from array import array
from io import BytesIO

import framebuf

from firmware import sprites as S
from firmware.scene import banks

CELL_H = 16
KEY = 0x0100  # no colour of the palette: what a blit would draw in it stays as it was


def ptr8(b):
    return b


ptr32 = ptr8


# viper
def hash_cells(scene, n: int, banks, grid, cells):
    """Hashes n entries into cells, one int a cell; grid: columns, rows, 65536 over a cell's width.

    A hash has 25 bits, so that times 31 it stays below 2**30.
    """
    b = ptr8(scene)
    size = ptr8(banks)
    g = ptr32(grid)
    c = ptr32(cells)
    columns = g[0]
    rows = g[1]
    scale = g[2]
    for i in range(columns * rows):
        c[i] = 0
    i = 0
    end = n * 8
    while i < end:
        x = b[i + 2] | b[i + 3] << 8
        if x & 0x8000:
            x -= 0x10000
        y = b[i + 4]
        h = b[i + 5]
        w = b[i + 6] | b[i + 7] << 8
        e = b[i] | b[i + 1] << 8 | y << 16
        e = (e ^ h) * 31
        e = (e ^ e >> 12) & 0x1FFFFFF
        e = (e ^ (x & 0xFFFF)) * 31
        e = (e ^ e >> 12) & 0x1FFFFFF
        e = (e ^ w) * 31
        e = (e ^ e >> 12) & 0x1FFFFFF
        if b[i]:
            w = size[b[i] * 2]
            if h == 0:
                h = size[b[i] * 2 + 1]
        right = x + w - 1
        i += 8
        if right < 0 or w == 0 or h == 0:
            continue
        if x < 0:
            x = 0
        left = x * scale >> 16
        right = right * scale >> 16
        if right >= columns:
            right = columns - 1
        top = y >> 4
        bottom = (y + h - 1) >> 4
        if bottom >= rows:
            bottom = rows - 1
        while top <= bottom:
            k = top * columns + left
            last = top * columns + right
            while k <= last:
                v = (c[k] ^ e) * 31
                c[k] = (v ^ v >> 11) & 0x1FFFFFF
                k += 1
            top += 1


# viper
def cull(scene, n: int, banks, box, hits) -> int:
    """The offsets / 8 of the entries that touch box (left, top, right, bottom; the last two
    outside) into hits, 16 bits each; how many. Starts with the last one that covers the box."""
    b = ptr8(scene)
    size = ptr8(banks)
    g = ptr32(box)
    out = ptr16(hits)
    left = g[0]
    top = g[1]
    right = g[2]
    bottom = g[3]
    found = 0
    i = 0
    k = 0
    while k < n:
        x = b[i + 2] | b[i + 3] << 8
        if x & 0x8000:
            x -= 0x10000
        y = b[i + 4]
        h = b[i + 5]
        w = b[i + 6] | b[i + 7] << 8
        if b[i]:
            w = size[b[i] * 2]
            if h == 0:
                h = size[b[i] * 2 + 1]
        elif x <= left and y <= top and x + w >= right and y + h >= bottom:
            found = 0
        if x < right and y < bottom and x + w > left and y + h > top:
            out[found] = k
            found += 1
        i += 8
        k += 1
    return found


ptr16 = ptr8


def wire(colour):
    """A palette colour as framebuf must store it to be big endian in memory: high byte first."""
    r, g, b = S.PALETTE[3 * colour], S.PALETTE[3 * colour + 1], S.PALETTE[3 * colour + 2]
    return (g & 0x1C) << 11 | (b & 0xF8) << 5 | r & 0xF8 | g >> 5


class Strip:
    """Draws scenes on `panel`. Everything it needs is made here: `show` allocates nothing.

    ValueError for a panel whose width is a multiple neither of 30 nor of 32 pixels.
    """

    def __init__(self, panel):
        self.panel = panel
        width = panel.width
        cell = 30 if width % 30 == 0 else 32
        if width % cell:
            raise ValueError("panel width %d: no multiple of 30 or 32" % width)
        self.cell = cell
        columns = width // cell
        rows = (panel.height + CELL_H - 1) // CELL_H
        self.grid = array("i", (columns, rows, (65536 + cell - 1) // cell))
        self.cells = array("i", [0] * (columns * rows))
        self.shown = array("i", [-1] * (columns * rows))
        self.box = array("i", (0, 0, 0, 0))
        self.hits = None
        strip = memoryview(bytearray(width * CELL_H * 2))
        # A run of k cells is composed in runs[k-1]; the lowest row of cells may be cut short.
        low = panel.height - (rows - 1) * CELL_H
        widths = range(cell, width + 1, cell)
        self.runs = [framebuf.FrameBuffer(strip, w, CELL_H, framebuf.RGB565) for w in widths]
        self.bytes = [strip[: 2 * w * CELL_H] for w in widths]
        self.low_bytes = [strip[: 2 * w * low] for w in widths]
        colours = [wire(c) for c in range(16)]
        self.colours = array("H", colours)
        palette = framebuf.FrameBuffer(array("H", [KEY] + colours[1:]), 16, 1, framebuf.RGB565)
        self.inks = [framebuf.FrameBuffer(array("H", (KEY, c)), 2, 1, framebuf.RGB565) for c in colours]
        tiles = banks(width, panel.height)
        self.sizes = bytearray(2 * len(tiles))
        # Of each bank: the bank, read as a file, so that one tile of it is had at the speed of a copy and
        # with no slice made; the bytes it is read into; the frame buffer over them; the palette of a
        # four-bit bank.
        self.tiles = [None]
        for bank in range(1, len(tiles)):
            w, h, bits, count, data = tiles[bank]
            self.sizes[2 * bank] = w
            self.sizes[2 * bank + 1] = h
            kind = framebuf.GS4_HMSB if bits == 4 else framebuf.MONO_HLSB
            tile = bytearray(len(data) // count)
            fb = framebuf.FrameBuffer(tile, w, h, kind)
            self.tiles.append((BytesIO(data), tile, fb, palette if bits == 4 else None))

    def forget(self):
        """The panel shows something else now: the next show draws all of it."""
        for i in range(len(self.shown)):
            self.shown[i] = -1

    def show(self, scene):
        """Brings the panel to show the scene."""
        if self.hits is None or len(self.hits) < scene.limit:
            self.hits = array("H", bytes(2 * scene.limit))
        cells = self.cells
        shown = self.shown
        hash_cells(scene.buf, scene.n, self.sizes, self.grid, cells)
        columns = self.grid[0]
        at = 0
        for row in range(self.grid[1]):
            column = 0
            while column < columns:
                first = column
                while column < columns and cells[at + column] != shown[at + column]:
                    shown[at + column] = cells[at + column]
                    column += 1
                if column > first:
                    self.run(scene, first, row, column - first)
                column += 1
            at += columns

    def run(self, scene, column, row, k):
        """Composes and sends k cells from (column, row) on."""
        cell = self.cell
        left = column * cell
        top = row * CELL_H
        w = k * cell
        box = self.box
        box[0] = left
        box[1] = top
        box[2] = left + w
        box[3] = top + CELL_H
        fb = self.runs[k - 1]
        colours = self.colours
        fb.fill(colours[S.FELT])
        b = scene.buf
        hits = self.hits
        sizes = self.sizes
        tiles = self.tiles
        inks = self.inks
        for i in range(cull(b, scene.n, sizes, box, hits)):
            at = hits[i] * 8
            bank = b[at]
            x = (b[at + 2] | b[at + 3] << 8 ^ 0x8000) - 0x8000 - left
            if bank == 0:
                fb.fill_rect(x, b[at + 4] - top, b[at + 6] | b[at + 7] << 8, b[at + 5], colours[b[at + 1]])
                continue
            # The one tile out of its bank, cut to its rows, then on through the colours.
            sheet, bits, tile, palette = tiles[bank]
            sheet.seek(b[at + 1] * len(bits))
            sheet.readinto(bits)
            rows = b[at + 5]
            if rows:
                tile.fill_rect(0, rows, sizes[2 * bank], sizes[2 * bank + 1], 0)
            fb.blit(tile, x, b[at + 4] - top, KEY, palette or inks[b[at + 6]])
        h = self.panel.height - top
        if h < CELL_H:
            self.panel.write(left, top, w, h, self.low_bytes[k - 1])
        else:
            self.panel.write(left, top, w, CELL_H, self.bytes[k - 1])
