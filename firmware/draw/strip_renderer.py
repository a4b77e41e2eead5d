"""Show a scene on a panel through small buffers, and draw only the parts that changed.

The screen is a grid of cells. Each cell has a hash of the entries that touch it, in their order; a cell whose hash
differs from that of the last show is composed again. Neighbouring changed cells, a rectangle of as many as half a row
has, are composed and sent as one run, so that a small buffer, the strip, is enough. While a panel with DMA sends one
strip, the next run is composed on another.

A panel has `.width`, `.height` and `.write(x, y, w, h, buf)`; buf holds w * h * 2 bytes of RGB565, big endian, row by
row.
"""

from array import array

from engine import micropython
from firmware.draw.sprites import sprite_index as S
from firmware.pointers import ptr8, ptr16, ptr32

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any as object, Protocol

    from firmware.draw.scene import Scene

    Bank = tuple[int, int, int, int, bytes]  # width, height, bits, count and data of tiles, as in sprites_common.py

    class PixelPanel(Protocol):
        """A colour panel. write: takes w x h pixels, two bytes each."""

        width: int
        height: int

        def write(self, x: int, y: int, w: int, h: int, buf: memoryview) -> None: ...

    class Sender(Protocol):
        """What sends pixels to the panel while the program goes on.

        begin_write: waits until the last run was sent, and begins to send this one. run: its left edge, top, width,
            height and number of pixels; pixels: as for PixelPanel.write; they must not change until the next call.
        finish: waits until the last run was sent.
        """

        def begin_write(self, run: "array[int]", pixels: memoryview) -> None: ...
        def finish(self) -> None: ...


CELL_H = 16
# The numbers per bank in the table of tiles: width, height, bits per pixel, bytes per row, number of pictures, bytes of
# the colour lists.
BANK_RECORD_SIZE = 6


@micropython.viper
def hash_cells(scene: object, n: int, tiles: object, grid: object, cells: object, spans: object) -> object:
    """Hash n entries of a scene into `cells`, one int per cell.

    spans: takes, for each row of cells, where in the scene its first entry begins and where its last one ends

    A hash has 25 bits, so that 31 times a hash stays below 2**30, the limit of MicroPython's small ints.
    """
    entries = ptr16(scene)
    size = ptr8(tiles)
    g = ptr32(grid)
    c = ptr32(cells)
    columns = g[0]
    rows = g[1]
    scale = g[2]
    mask = 0x1FFFFFF
    span = ptr16(spans)
    k = columns * rows
    while k:
        k -= 1
        c[k] = 0
    while k < 2 * rows:
        span[k] = 0
        k += 1
    i = 0
    end = n * 5
    while i < end:
        kind = entries[i]
        x = entries[i + 1]
        y = entries[i + 2]
        h = entries[i + 3]
        w = entries[i + 4]
        i += 5
        if x > 0x7FFF:  # viper reads the numbers without their sign
            x -= 0x10000
        e = (kind * 37 ^ x) * 31 ^ y ^ (h << 10)
        e = ((e ^ e >> 11) & mask) * 31 ^ w
        e = (e ^ e >> 12) & mask
        kind &= 31
        if kind:
            kind *= BANK_RECORD_SIZE
            w = size[kind]
            if h == 0:
                h = size[kind + 1]
        # An empty rect may be hashed into a cell or into none, because it is not drawn.
        right = (x + w - 1) * scale >> 16
        if right >= columns:
            right = columns - 1
        left = x * scale >> 16
        if left < 0:
            left = 0
        bottom = (y + h - 1) >> 4
        if bottom >= rows:
            bottom = rows - 1
        row = y >> 4
        while row <= bottom:
            k = row * columns
            last = k + right
            k += left
            while k <= last:
                c[k] = (c[k] * 31 ^ e) & mask
                k += 1
            if span[2 * row + 1] == 0:
                span[2 * row] = i - 5
            span[2 * row + 1] = i
            row += 1


@micropython.viper
def next_run(grid: object, cells: object, shown_cells: object, spans: object, k: int, run: object) -> int:
    """Find the next run of changed cells, from cell k on, and mark them as shown.

    Return the cell after those of its first row, 0 if there is none. run: takes its left edge, top, width, height and
    number of pixels, and where in the scene its entries begin and end, by the spans of hash_cells.
    """
    g = ptr32(grid)
    c = ptr32(cells)
    s = ptr32(shown_cells)
    span = ptr16(spans)
    place = ptr32(run)
    columns = g[0]
    end = columns * g[1]
    while k < end:
        if c[k] != s[k]:
            break
        k += 1
    if k >= end:
        return 0
    column = k % columns
    most = g[3]
    n = 1
    while n < most and column + n < columns and c[k + n] != s[k + n]:
        n += 1
    rows = 0
    below = k
    changed = n
    while changed == n:
        i = below
        while i < below + n:
            s[i] = c[i]
            i += 1
        rows += 1
        below += columns
        changed = 0
        if below < end and n * (rows + 1) <= most:
            while changed < n and c[below + changed] != s[below + changed]:
                changed += 1
    x = column * g[4]
    y = (k - column) // columns << 4
    w = n * g[4]
    if w > g[5] - x:  # the last column may be narrower
        w = g[5] - x
    h = rows << 4
    if h > g[6] - y:  # and the last row lower
        h = g[6] - y
    place[0] = x
    place[1] = y
    place[2] = w
    place[3] = h
    place[4] = w * h
    row = y >> 4
    first = span[2 * row]
    last = span[2 * row + 1]
    while rows > 1:
        rows -= 1
        row += 1
        if first > span[2 * row]:
            first = span[2 * row]
        if last < span[2 * row + 1]:
            last = span[2 * row + 1]
    place[5] = first
    place[6] = last
    return k + n


@micropython.viper
def compose(
    strip: ptr32, at: int, ink: int, scene: object, tiles: object, data: object, run: object, colours: object
) -> object:
    """Draw the part of the scene's entries that lies within a run, row by row.

    strip: the buffer to draw on, 16 bits per pixel; at, ink: not read, but viper keeps the first variables in
        registers, and these are used for each pixel; tiles: BANK_RECORD_SIZE numbers per bank; data: the data of each
        bank; run: as next_run found it; colours: the palette as the strip holds it.

    It is one function because its three parts (a rect, a tile of several colours, a tile of a single colour) would be
    called for every card and letter with a dozen arguments each. The parts share these variables: x, the left edge
    relative to the run's; skip, the rows that lie above the run; rows, the rows to draw after them; line, the pixel of
    the strip where the first of these rows begins; ink. `at` is the pixel of the strip, or the pair of pixels, that is
    drawn next.
    """
    px = ptr16(strip)
    strip = ptr32(strip)  # from here on, pairs of pixels
    entries = ptr16(scene)
    banks = ptr8(tiles)
    place = ptr32(run)
    colour = ptr16(colours)
    left = place[0]
    top = place[1]
    wide = place[2]
    bottom = top + place[3]
    end = place[6]
    after = -5  # the offset after the entry, 0 for the felt, which is drawn before the first entry
    while after < end:
        if after == 0:
            after = place[5]
        after += 5
        if after:
            y = entries[after - 3]
            if y >= bottom:
                continue
            which = entries[after - 5]
            kind = which & 31
            bank = kind * BANK_RECORD_SIZE
            h = entries[after - 2]
            if kind and (h == 0 or h > banks[bank + 1]):
                h = banks[bank + 1]
            rows = y + h
            if rows <= top:
                continue
            which >>= 5
            ink = which
            w = entries[after - 1]
            x = entries[after - 4]
            if x > 0x7FFF:
                x -= 0x10000
            x -= left
            if kind:
                ink = w
                w = banks[bank]
        else:
            kind = 0
            ink = S.FELT
            x = 0
            y = top
            w = wide
            rows = bottom
        skip = top - y
        if skip < 0:
            skip = 0
        if rows > bottom:
            rows = bottom
        y += skip
        rows -= y
        if rows <= 0 or x >= wide or x + w <= 0:
            continue
        line = (y - top) * wide
        ink = colour[ink]
        if kind == 0:
            # A rect: draw pixels `first` to `last` - 1 of each row, in pairs, except an odd pixel at either end.
            first = line
            if x > 0:
                first += x
            last = x + w
            if last >= wide:
                last = wide
                if x <= 0:  # whole rows are drawn as a single one
                    last *= rows
                    rows = 1
            last += line
            ink |= ink << 16
            while rows:
                rows -= 1
                at = first
                if at & 1:
                    px[at] = ink & 0xFFFF
                    at += 1
                if last & 1:
                    px[last - 1] = ink & 0xFFFF
                at >>= 1
                pairs = (last >> 1) - at
                while pairs >= 8:
                    strip[at] = ink
                    strip[at + 1] = ink
                    strip[at + 2] = ink
                    strip[at + 3] = ink
                    strip[at + 4] = ink
                    strip[at + 5] = ink
                    strip[at + 6] = ink
                    strip[at + 7] = ink
                    at += 8
                    pairs -= 8
                if pairs & 4:
                    strip[at] = ink
                    strip[at + 1] = ink
                    strip[at + 2] = ink
                    strip[at + 3] = ink
                    at += 4
                if pairs & 2:
                    strip[at] = ink
                    strip[at + 1] = ink
                    at += 2
                if pairs & 1:
                    strip[at] = ink
                first += wide
                last += wide
            continue
        sheet = ptr8(data[kind])
        tall = banks[bank + 1]
        bits = banks[bank + 2]
        pitch = banks[bank + 3]
        pictures = banks[bank + 4]
        picture = which
        suit = pictures  # in a corner: the number of the suit's picture, which stands beside the rank's
        while picture >= pictures:
            picture -= pictures
            suit += 1
        source = (picture * tall + skip) * pitch + banks[bank + 5]  # the byte of the sheet to draw next
        cut = x < 0 or x + w > wide
        if bits > 1:
            # A tile of several colours: a pixel has 4 or 2 bits, an index into its colour list; colour 0 is not drawn.
            known = which << bits
            while rows:
                rows -= 1
                at = line + x
                column = x
                stop = source + pitch
                while source < stop:
                    byte = sheet[source]
                    source += 1
                    if cut:
                        shift = 8
                        while shift:
                            shift -= bits
                            number = sheet[known + (byte >> shift & (1 << bits) - 1)]
                            if number and column >= 0 and column < wide:
                                px[at] = colour[number]
                            at += 1
                            column += 1
                        continue
                    if bits == 4:
                        number = sheet[known + (byte >> 4)]
                        if number:
                            px[at] = colour[number]
                        number = sheet[known + (byte & 15)]
                        if number:
                            px[at + 1] = colour[number]
                        at += 2
                        continue
                    if byte or sheet[known]:
                        number = sheet[known + (byte >> 6)]
                        if number:
                            px[at] = colour[number]
                        number = sheet[known + (byte >> 4 & 3)]
                        if number:
                            px[at + 1] = colour[number]
                        number = sheet[known + (byte >> 2 & 3)]
                        if number:
                            px[at + 2] = colour[number]
                        number = sheet[known + (byte & 3)]
                        if number:
                            px[at + 3] = colour[number]
                    at += 4
                line += wide
            continue
        # A tile of a single colour, one bit per pixel; or, if the bank has 0 bits, a corner: two pictures side by side.
        while True:
            start = line + x
            undrawn = rows
            while undrawn:
                undrawn -= 1
                at = start
                stop = source + pitch
                while source < stop:
                    byte = sheet[source]
                    source += 1
                    behind = at + 8
                    if cut:
                        column = at - start + x
                        if column < 0:
                            byte = byte << 0 - column & 255
                            at -= column
                            column = 0
                        if column + 8 > wide:
                            byte &= 255 << column + 8 - wide
                    while byte:
                        if byte & 128:
                            px[at] = ink
                        byte = byte << 1 & 255
                        at += 1
                    at = behind
                start += wide
            if bits:
                break
            bits = 1
            x += 8
            source = (suit * tall + skip) * pitch


class StripRenderer:
    """Draw scenes on `panel`. Everything is allocated at construction; `show` allocates nothing.

    banks: the tiles of the scenes, packed as in sprites_common.py (Look.banks)
    sender: what sends one run while the next one is composed, for which two strips take turns; None: the panel writes
    """

    def __init__(
        self, panel: "PixelPanel", banks: "tuple[Bank | None, ...]", sender: "Sender | None" = None
    ) -> None:
        self.panel = panel
        self.sender = sender
        width = panel.width
        height = panel.height
        cell = 30 if width % 30 == 0 else 32
        columns = (width + cell - 1) // cell
        rows = (height + CELL_H - 1) // CELL_H
        most = (columns + 1) // 2  # cells of the longest run
        # Columns, rows, 65536 divided by a cell's width, the cells of the longest run, the width of a cell, and the
        # width and height of the panel.
        self.grid = array("i", (columns, rows, (65536 + cell - 1) // cell, most, cell, width, height))
        # rotate_pixels, if pictures are shown upside down
        self.rotate: "Callable[[bytearray, int], object] | None" = None
        self.cells = array("i", bytes(4 * columns * rows))
        self.shown_cells = array("i", bytes(4 * columns * rows))
        self.invalidate()
        self.run = array("i", bytes(4 * 7))  # what next_run has found
        self.spans = array("H", bytes(2 * 2 * rows))  # which entries lie in each row of cells
        # Each strip with its parts that a run may fill, by their numbers of pixels; the cells at the right and at the
        # bottom may be smaller.
        sizes = set()
        for k in range(1, most + 1):
            for n in range(1, most // k + 1):
                for w in (min(k * cell, width), width - (columns - k) * cell):
                    for h in (min(n * CELL_H, height), height - (rows - n) * CELL_H):
                        sizes.add(w * h)
        self.strips: "list[tuple[bytearray, dict[int, memoryview]]]" = []
        for _ in range(2 if sender else 1):
            strip = bytearray(2 * most * cell * CELL_H)
            view = memoryview(strip)
            self.strips.append((strip, {size: view[: 2 * size] for size in sizes}))
        self.turn = 0  # which strip is composed next
        self.colours = array("H", [swapped_rgb565(c) for c in range(len(S.PALETTE) // 3)])
        self.theme = 0
        self._load_banks(banks)

    def _load_banks(self, banks: "tuple[Bank | None, ...]") -> None:
        # Fill the table of tiles that `compose` reads.
        self.data: "list[bytes | None]" = [None]
        self.tiles = bytearray(BANK_RECORD_SIZE * len(banks))
        for bank in range(1, len(banks)):
            packed = banks[bank]
            if not packed:
                self.data.append(None)
                continue
            w, h, bits, count, data = packed
            self.data.append(data)
            pitch = (w * bits + 7) // 8
            lists = 0  # the size in bytes of the colour lists, which precede the pictures
            if bits == 0:
                pitch = (w - 1) // 8
                count //= 4
            elif bits > 1:
                lists = count << bits
                count = (len(data) - lists) // (h * pitch)
            at = BANK_RECORD_SIZE * bank
            self.tiles[at : at + BANK_RECORD_SIZE] = bytes((w, h, bits, pitch, count, lists))

    def invalidate(self) -> None:
        """Make the next show draw the whole screen, because the panel shows something else now."""
        for i in range(len(self.shown_cells)):
            self.shown_cells[i] = -1

    def _load_theme(self, theme: int) -> None:
        from firmware.draw.themes import palette  # imported here, because most players keep the usual colours

        self.theme = theme
        dyed = palette(theme)
        for c in range(len(self.colours)):
            self.colours[c] = swapped_rgb565(c, dyed)
        self.invalidate()

    def _set_rotation(self, rotated: bool) -> None:
        from firmware.draw.rotate180 import rotate_pixels  # imported here, because few games need it

        self.rotate = rotate_pixels if rotated else None
        self.invalidate()

    def show(self, scene: "Scene") -> None:
        """Show the scene on the panel."""
        if scene.theme != self.theme:
            self._load_theme(scene.theme)
        if scene.rotated != (self.rotate is not None):
            self._set_rotation(scene.rotated)
        hash_cells(scene.buf, scene.n, self.tiles, self.grid, self.cells, self.spans)
        run = self.run
        k = 0
        while True:
            k = next_run(self.grid, self.cells, self.shown_cells, self.spans, k, run)
            if not k:
                break
            strip, parts = self.strips[self.turn]
            compose(strip, 0, 0, scene.buf, self.tiles, self.data, run, self.colours)
            if self.rotate:
                self.rotate(strip, run[4])
                run[0] = self.panel.width - run[0] - run[2]
                run[1] = self.panel.height - run[1] - run[3]
            if self.sender:
                self.sender.begin_write(run, parts[run[4]])
                self.turn ^= 1
            else:
                self.panel.write(run[0], run[1], run[2], run[3], parts[run[4]])
        if self.sender:
            self.sender.finish()


def swapped_rgb565(colour: int, palette: "bytes | bytearray" = S.PALETTE) -> int:
    """Return a palette's colour as the number whose low byte is the high byte of its RGB565."""
    r, g, b = palette[3 * colour], palette[3 * colour + 1], palette[3 * colour + 2]
    return (g & 0x1C) << 11 | (b & 0xF8) << 5 | r & 0xF8 | g >> 5
