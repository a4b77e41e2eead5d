# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Shows a scene on a panel through one small strip buffer: only what changed is drawn and sent.

The screen is a grid of cells. Each cell keeps a hash of the entries that touch it, in order; where
the hash is another than at the last show, the cell is composed anew. Neighbouring changed cells of
a row are composed and sent as one run, which is a third of the row at most: so a small buffer will do.

A panel has `.width`, `.height` and `.write(x, y, w, h, buf)`, buf being w*h*2 bytes of RGB565, big
endian, row by row.

A line `# viper` marks a function that keeps to what `@micropython.viper` can compile: ints below
2**30 and what is behind `ptr8`, `ptr16` and `ptr32` (pointers.py).
"""

import framebuf  # noqa: F401  not needed, but what tells that this is not for CircuitPython

from firmware.draw import sprites as S
from firmware.draw.pointers import ptr8, ptr16, ptr32

CELL_H = 16
TILE = 6  # bytes a bank in the table of the tiles: width, height, bits, bytes a row, pictures, of colours


# viper
def hash_cells(scene, n: int, tiles, grid, cells):
    """Hashes n entries into cells, one int a cell.

    A hash has 25 bits, so that times 31 it stays below 2**30.
    """
    pairs = ptr16(scene)
    size = ptr8(tiles)
    g = ptr32(grid)
    c = ptr32(cells)
    columns = g[0]
    rows = g[1]
    scale = g[2]
    mask = 0x1FFFFFF
    k = columns * rows
    while k:
        k -= 1
        c[k] = 0
    i = 0
    end = n * 4
    while i < end:
        kind = pairs[i]
        x = pairs[i + 1]
        y = pairs[i + 2]
        w = pairs[i + 3]
        e = (kind * 37 ^ x) * 31 ^ y
        e = ((e ^ e >> 11) & mask) * 31 ^ w
        e = (e ^ e >> 12) & mask
        h = y >> 8
        y &= 255
        kind &= 255
        if kind:
            kind *= TILE
            w = size[kind]
            if h == 0:
                h = size[kind + 1]
        if x & 0x8000:
            x -= 0x10000
        i += 4
        # What is empty may count for a cell or for none: it is drawn in none.
        right = (x + w - 1) * scale >> 16
        if right >= columns:
            right = columns - 1
        left = x * scale >> 16
        if left < 0:
            left = 0
        bottom = (y + h - 1) >> 4
        if bottom >= rows:
            bottom = rows - 1
        bottom *= columns
        top = (y >> 4) * columns
        while top <= bottom:
            k = top + left
            last = top + right
            while k <= last:
                c[k] = (c[k] * 31 ^ e) & mask
                k += 1
            top += columns


# viper
def next_run(grid, cells, shown, k: int) -> int:
    """Finds the next cells that are to be drawn, from cell k on, and takes them for shown.

    Returns 256 times the first and how many, 0 if there are none.
    """
    g = ptr32(grid)
    c = ptr32(cells)
    s = ptr32(shown)
    columns = g[0]
    end = columns * g[1]
    while k < end:
        if c[k] != s[k]:
            first = k
            end = k - k % columns + columns  # of the row
            if end > k + g[3]:
                end = k + g[3]
            while k < end and c[k] != s[k]:
                s[k] = c[k]
                k += 1
            return first * 255 + k
        k += 1
    return 0


# viper
def compose(strip: ptr32, ink: int, p: int, scene, n: int, tiles, data, run, colours):
    """Draws what n entries show within a run, row by row.

    strip: what is drawn on, 16 bits a pixel; ink, p: not read: the first three variables are those that viper keeps in
    registers; tiles: TILE bytes a bank; data: their data; run: left edge, top, width and height, in pixels; colours:
    the 16, as the strip has them.

    An index of 16 or 32 bits that is in a register is spoilt by the store, up to MicroPython 1.28: so `p + 0`.
    """
    px = ptr16(strip)
    strip = ptr32(strip)
    b = ptr8(scene)
    size = ptr8(tiles)
    g = ptr32(run)
    colour = ptr16(colours)
    left = g[0]
    top = g[1]
    wide = g[2]
    bottom = top + g[3]
    end = n * 8
    at = -8  # felt, before the first entry
    while at < end:
        at += 8
        if at:
            y = b[at - 4]
            if y >= bottom:
                continue
            kind = b[at - 8]
            k = b[at - 7]
            ink = k
            h = b[at - 3]
            w = b[at - 2] | b[at - 1] << 8
            x = b[at - 6] | b[at - 5] << 8
            if x & 0x8000:
                x -= 0x10000
            x -= left
            t = kind * TILE
            if kind:
                ink = w
                w = size[t]
                if h == 0 or h > size[t + 1]:
                    h = size[t + 1]
            h += y
        else:
            kind = 0
            ink = S.FELT
            x = 0
            y = top
            w = wide
            h = bottom
        # Of its h rows those from `skip` on, as far as they are within the run.
        skip = top - y
        if skip < 0:
            skip = 0
        if h > bottom:
            h = bottom
        y += skip
        h -= y
        if h <= 0 or x >= wide or x + w <= 0:
            continue
        row = (y - top) * wide
        ink = colour[ink]
        if kind == 0:
            w += x
            if w > wide:
                w = wide
            if x < 0:
                x = 0
            w += row
            x += row
            ink |= ink << 16
            while h:
                h -= 1
                p = x
                if p & 1:
                    px[p + 0] = ink & 0xFFFF
                    p += 1
                if w & 1:
                    px[w - 1] = ink & 0xFFFF
                p >>= 1
                k = (w >> 1) - p
                while k >= 8:
                    strip[p + 0] = ink
                    strip[p + 1] = ink
                    strip[p + 2] = ink
                    strip[p + 3] = ink
                    strip[p + 4] = ink
                    strip[p + 5] = ink
                    strip[p + 6] = ink
                    strip[p + 7] = ink
                    p += 8
                    k -= 8
                if k & 4:
                    strip[p + 0] = ink
                    strip[p + 1] = ink
                    strip[p + 2] = ink
                    strip[p + 3] = ink
                    p += 4
                if k & 2:
                    strip[p + 0] = ink
                    strip[p + 1] = ink
                    p += 2
                if k & 1:
                    strip[p + 0] = ink
                x += wide
                w += wide
            continue
        sheet = ptr8(data[kind])
        bits = size[t + 2]
        pitch = size[t + 3]
        tall = size[t + 1]
        pictures = size[t + 4]
        s = k
        suit = pictures  # of a corner: the picture that goes beside that of the rank
        while s >= pictures:
            s -= pictures
            suit += 1
        s = (s * tall + skip) * pitch + size[t + 5]
        cut = x < 0 or x + w > wide
        if bits > 1:
            i = k << bits  # its list of colours
            while h:
                h -= 1
                p = row + x
                w = x
                t = s + pitch
                while s < t:
                    m = sheet[s]
                    s += 1
                    if cut:
                        k = 8
                        while k:
                            k -= bits
                            y = sheet[i + (m >> k & (1 << bits) - 1)]
                            if y and w >= 0 and w < wide:
                                px[p + 0] = colour[y]
                            p += 1
                            w += 1
                        continue
                    if bits == 4:
                        y = sheet[i + (m >> 4)]
                        if y:
                            px[p + 0] = colour[y]
                        y = sheet[i + (m & 15)]
                        if y:
                            px[p + 1] = colour[y]
                        p += 2
                        continue
                    if m or sheet[i]:
                        y = sheet[i + (m >> 6)]
                        if y:
                            px[p + 0] = colour[y]
                        y = sheet[i + (m >> 4 & 3)]
                        if y:
                            px[p + 1] = colour[y]
                        y = sheet[i + (m >> 2 & 3)]
                        if y:
                            px[p + 2] = colour[y]
                        y = sheet[i + (m & 3)]
                        if y:
                            px[p + 3] = colour[y]
                    p += 4
                row += wide
            continue
        while True:
            y = row + x
            k = h
            while k:
                k -= 1
                p = y
                t = s + pitch
                while s < t:
                    m = sheet[s]
                    s += 1
                    w = p + 8
                    if cut:
                        i = p - y + x  # the column
                        if i < 0:
                            m = m << 0 - i & 255
                            p -= i
                            i = 0
                        if i + 8 > wide:
                            m &= 255 << i + 8 - wide
                    while m:
                        if m & 128:
                            px[p + 0] = ink
                        m = m << 1 & 255
                        p += 1
                    p = w
                y += wide
            if bits:
                break
            bits = 1
            x += 8
            s = (suit * tall + skip) * pitch


class Strip:
    """Draws scenes on `panel`. Everything it needs is made here: `show` allocates nothing.

    banks: the tiles that the scenes are made of, packed as in sprites_common.py (Look.banks).
    ValueError for a panel whose width is a multiple neither of 30 nor of 32 pixels.
    """

    def __init__(self, panel, banks):
        self.panel = panel
        from firmware.draw.strip_setup import set_up

        set_up(self, panel.width, panel.height, banks)

    def forget(self):
        """The panel shows something else now: the next show draws all of it."""
        for i in range(len(self.shown)):
            self.shown[i] = -1

    def show(self, scene):
        """Brings the panel to show the scene."""
        at = self.at
        cell = self.cell
        columns = self.grid[0]
        hash_cells(scene.buf, scene.n, self.tiles, self.grid, self.cells)
        k = 0
        while True:
            run = next_run(self.grid, self.cells, self.shown, k)
            if not run:
                return
            first = run >> 8
            n = run & 255
            k = first + n
            at[0] = first % columns * cell
            at[1] = first // columns * CELL_H
            at[2] = n * cell
            buf = self.bytes[n]
            at[3] = CELL_H
            if k > self.last:
                buf = self.low[n]
                at[3] = len(buf) // at[2] // 2
            compose(self.strip, 0, 0, scene.buf, scene.n, self.tiles, self.data, at, self.colours)
            self.panel.write(at[0], at[1], at[2], at[3], buf)
