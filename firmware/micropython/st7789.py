# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The ST7789 display controller on SPI, under MicroPython.

Command codes are the ST7789V data sheet's (Sitronix, version 1.3). How it is set up is in st7789_setup.py.
"""

from firmware.micropython.st7789_setup import set_up

CASET = b"\x2a"  # columns, rows of the window; then its pixels
RASET = b"\x2b"
RAMWR = b"\x2c"


class ST7789:
    """A panel of `width` x `height` pixels, wired as the board's PANEL says. Dark until `light`."""

    def __init__(self, width, height, wiring):
        self.width = width
        self.height = height
        set_up(self, wiring)

    def command(self, code, values):
        self.cs(0)
        self.dc(0)
        self.send(code)
        self.dc(1)
        if values:
            self.send(values)
        self.cs(1)

    def write(self, x, y, w, h, buf):
        """Show w x h pixels with their top left one at (x, y): w*h*2 bytes from the start of buf, RGB565,
        big endian, row by row. Allocates nothing where buf has just that length."""
        if len(buf) != 2 * w * h:
            buf = memoryview(buf)[: 2 * w * h]
        self.cs(0)
        self.span(CASET, x + self.left, w)
        self.span(RASET, y + self.top, h)
        self.dc(0)
        self.send(RAMWR)
        self.dc(1)
        self.send(buf)
        self.cs(1)

    def span(self, code, first, n):
        # Columns or rows of the window. Small, and so is `write`, for their frames not to be on the heap (scene.py).
        window = self.window
        window[0] = first >> 8
        window[1] = first & 255
        first += n - 1
        window[2] = first >> 8
        window[3] = first & 255
        self.dc(0)
        self.send(code)
        self.dc(1)
        self.send(window)

    def light(self, percent):
        """Backlight from 0 (off) to 100."""
        self.backlight.duty_u16(percent * 65535 // 100)
