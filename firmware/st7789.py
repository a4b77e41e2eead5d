# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The ST7789 display controller on SPI, under MicroPython.

Command codes and times are the ST7789V data sheet's (Sitronix, version 1.3). The set-up values that
are not the controller's defaults are those both vendors of our boards send, Waveshare and Pimoroni;
what differs between them is in the board's file.
"""

import time

from machine import PWM, SPI, Pin, freq

# The data sheet's limit, a cycle of 16 ns when written to (table 7), and what both vendors' drivers use. Stock
# MicroPython feeds the SPI of an RP2040 from 48 MHz, of which 24 come: so it gets the processor's clock here.
# USB keeps its own; a UART would be set anew by its next init.
SPI_HZ = 62_500_000

CASET = b"\x2a"  # columns, rows of the window; then its pixels
RASET = b"\x2b"
RAMWR = b"\x2c"

SETUP = (
    (b"\x3a", b"\x05"),  # COLMOD: 16 bits a pixel
    (b"\xb2", b"\x0c\x0c\x00\x33\x33"),  # PORCTRL
    (b"\xc0", b"\x2c"),  # LCMCTRL
    (b"\xc2", b"\x01"),  # VDVVRHEN
    (b"\xc3", b"\x12"),  # VRHS
    (b"\xc4", b"\x20"),  # VDVS
    (b"\xc6", b"\x0f"),  # FRCTRL2: 60 frames a second
    (b"\xd0", b"\xa4\xa1"),  # PWCTRL1
    (b"\xe0", b"\xd0\x04\x0d\x11\x13\x2b\x3f\x54\x4c\x18\x0d\x0b\x1f\x23"),  # PVGAMCTRL
    (b"\xe1", b"\xd0\x04\x0c\x11\x13\x2c\x3f\x44\x51\x2f\x1f\x1f\x20\x23"),  # NVGAMCTRL
    (b"\x21", b""),  # INVON: in-plane switching glass shows its colours inverted
)


class ST7789:
    """A panel of `width` x `height` pixels, wired as the board's PANEL says. Dark until `light`."""

    def __init__(self, width, height, wiring):
        self.width = width
        self.height = height
        self.backlight = PWM(Pin(wiring["backlight"]), freq=1000, duty_u16=0)
        freq(freq(), freq())
        self.cs = Pin(wiring["cs"], Pin.OUT, value=1)
        self.dc = Pin(wiring["dc"], Pin.OUT, value=1)
        spi = SPI(
            wiring["spi"],
            baudrate=SPI_HZ,
            sck=Pin(wiring["sck"]),
            mosi=Pin(wiring["mosi"]),
            miso=None,  # not the default pin: on these boards it is DC, or a button
        )
        # Kept, because each look-up of a method makes a new object.
        self.send = spi.write
        self.window = bytearray(4)
        self.left, self.top = wiring.get("offset", (0, 0))
        if "reset" in wiring:
            reset = Pin(wiring["reset"], Pin.OUT, value=0)
            time.sleep_ms(1)  # 10 us at least
            reset(1)
        else:
            self.command(b"\x01", b"")  # SWRESET
        time.sleep_ms(120)  # it may have been awake, and is then this long unable to wake
        gate, common = wiring["voltages"]
        self.command(b"\x36", bytes((wiring["madctl"],)))
        self.command(b"\xb7", bytes((gate,)))
        self.command(b"\xbb", bytes((common,)))
        for code, values in SETUP:
            self.command(code, values)
        for code, values in wiring.get("setup", ()):
            self.command(code, values)
        self.command(b"\x11", b"")  # SLPOUT
        time.sleep_ms(5)
        self.command(b"\x29", b"")  # DISPON

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
