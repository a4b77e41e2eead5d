# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The display controller of the emulated board: an ST7789 as its data sheet has it (Sitronix, version 1.3).

It knows nothing of our driver: it takes the bytes of the bus and keeps its memory of 240 x 320 pixels. What a person
sees of that is the board's affair, and is given by how its glass is mounted.
"""

import array
import sys

COLUMNS = 240
ROWS = 320
SWRESET, SLPIN, SLPOUT, INVOFF, INVON, DISPOFF, DISPON = 0x01, 0x10, 0x11, 0x20, 0x21, 0x28, 0x29
CASET, RASET, RAMWR, MADCTL, COLMOD = 0x2A, 0x2B, 0x2C, 0x36, 0x3A
MY, MX, MV, BGR = 0x80, 0x40, 0x20, 0x08


class ST7789:
    """The controller, and the glass of width x height pixels on it.

    mounted: the MADCTL with which the glass is upright; offset: its first column and row in that orientation.
    changed is set when what is seen may have changed; whoever looks sets it back.
    """

    def __init__(self, width, height, mounted, offset=(0, 0)):
        self.width = width
        self.height = height
        self._mounted = mounted
        self._offset = offset
        self.memory = array.array("H", bytes(2 * COLUMNS * ROWS))
        self.reset()

    def reset(self):
        """What the reset pin and SWRESET do; the memory stays."""
        self.asleep = True
        self.on = self.inverted = False
        self.madctl = 0
        self.colmod = 0x66
        self.columns = (0, COLUMNS - 1)
        self.rows = (0, ROWS - 1)
        self.changed = True
        self._command = None
        self._values = bytearray()
        self._at = 0  # pixels of the window that are written

    def command(self, code):
        """Take a command byte: the bus with D/C low."""
        self._command = code
        self._values.clear()
        self._at = 0
        if code == SWRESET:
            self.reset()
        elif code in (SLPIN, SLPOUT):
            self.asleep = code == SLPIN
        elif code in (INVOFF, INVON):
            self.inverted = code == INVON
        elif code in (DISPOFF, DISPON):
            self.on = code == DISPON
        self.changed = True

    def data(self, values):
        """Take parameters or pixels: the bus with D/C high. Return whether they were pixels."""
        self._values += values
        if self._command == RAMWR:
            self._pixels()
            return True
        if self._command in (CASET, RASET) and len(self._values) == 4:
            first, last = int.from_bytes(self._values[:2], "big"), int.from_bytes(self._values[2:], "big")
            if self._command == CASET:
                self.columns = first, last
            else:
                self.rows = first, last
        elif self._command == MADCTL:
            self.madctl = self._values[0]
        elif self._command == COLMOD:
            self.colmod = self._values[0]
        return False

    def _pixels(self):
        pixels = self._take()
        wide, high = self.columns[1] - self.columns[0] + 1, self.rows[1] - self.rows[0] + 1
        if wide < 1 or high < 1:
            return
        self.changed = True
        done = 0
        while done < len(pixels):
            y, x = divmod(self._at % (wide * high), wide)
            run = min(wide - x, len(pixels) - done)
            here = _row(self.columns[0] + x, self.rows[0] + y, run, self.madctl)
            if here:
                self.memory[here] = pixels[done : done + len(range(*here.indices(len(self.memory))))]
            done += run
            self._at += run

    def _take(self):
        # Takes whole pixels off what came, as 16 bits each.
        size = {5: 2, 6: 3}.get(self.colmod & 7)
        if not size:  # 12 bits: nobody asks it for that
            self._values.clear()
            return array.array("H")
        whole = len(self._values) // size * size
        values, self._values = self._values[:whole], self._values[whole:]
        if size == 3:
            return array.array("H", [
                (r & 0xF8) << 8 | (g & 0xFC) << 3 | b >> 3
                for r, g, b in zip(values[0::3], values[1::3], values[2::3])
            ])
        pixels = array.array("H", bytes(values))
        if sys.byteorder == "little":
            pixels.byteswap()
        return pixels

    def wire(self):
        """Return what a person sees: width * height pixels row by row, RGB565, big endian. Black while it is off."""
        if not self.on or self.asleep:
            return bytes(2 * self.width * self.height)
        seen = array.array("H")
        left, top = self._offset
        for y in range(self.height):
            seen += self.memory[_row(left, top + y, self.width, self._mounted)]
        if self.madctl & BGR:
            seen = array.array("H", [v >> 11 | v & 0x7E0 | (v & 31) << 11 for v in seen])
        if not self.inverted:  # in-plane switching glass: the colours come right with INVON
            seen = array.array("H", [v ^ 0xFFFF for v in seen])
        if sys.byteorder == "little":
            seen.byteswap()
        return seen.tobytes()


def _row(x, y, n, madctl):
    """Return the slice of the memory where n pixels from (x, y) on lie, under this MADCTL; None if outside."""
    across, down = (ROWS, COLUMNS) if madctl & MV else (COLUMNS, ROWS)
    n = min(n, across - x)
    if n <= 0 or y >= down:
        return None
    column, row = (y, x) if madctl & MV else (x, y)
    if madctl & MX:
        column = COLUMNS - 1 - column
    if madctl & MY:
        row = ROWS - 1 - row
    step = (-COLUMNS if madctl & MY else COLUMNS) if madctl & MV else (-1 if madctl & MX else 1)
    first = row * COLUMNS + column
    end = first + n * step
    return slice(first, end if end >= 0 else None, step)
