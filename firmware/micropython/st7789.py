# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The ST7789 display controller on SPI, under MicroPython."""

import time

from machine import PWM, SPI, Pin

from firmware import panels
from firmware.micropython import clock

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from typing import Any

CASET = b"\x2a"  # columns, rows of the window; then its pixels
RASET = b"\x2b"
RAMWR = b"\x2c"


class ST7789:
    """A panel of `width` x `height` pixels, wired as the board's PANEL says. Dark until `light`.

    Its pins are set up, and it shows what is written to it, by the time it is made: after 126 ms. With wakes=False it
    is reset alone, and `wake` has to be called before anything else, which waits for what is left of that time.
    """

    def __init__(self, width: int, height: int, wiring: "Any", wakes: bool = True) -> None:
        self.width = width
        self.height = height
        self.backlight = PWM(Pin(wiring["backlight"]), freq=1000, duty_u16=0)
        # Stock MicroPython feeds the SPI of an RP2040 from 48 MHz, of which 24 come: so it gets the processor's clock
        # here. USB keeps its own; a UART would be set anew by its next init.
        clock.full()
        self.cs = Pin(wiring["cs"], Pin.OUT, value=1)
        self.dc = Pin(wiring["dc"], Pin.OUT, value=1)
        spi = SPI(
            wiring["spi"],
            baudrate=wiring.get("hz", panels.SPI_HZ),
            sck=Pin(wiring["sck"]),
            mosi=Pin(wiring["mosi"]),
            miso=None,  # not the default pin: on these boards it is DC, or a button
        )
        # Kept, because each look-up of a method makes a new object.
        self.send = spi.write
        self.window = bytearray(4)
        self.left, self.top = wiring.get("offset", (0, 0))
        # Times are the data sheet's.
        if "reset" in wiring:
            reset = Pin(wiring["reset"], Pin.OUT, value=0)
            time.sleep_ms(1)  # 10 us at least
            reset(1)
        else:
            self.command(b"\x01", b"")  # SWRESET
        self.reset_at = time.ticks_ms()
        if wakes:
            self.wake(wiring)

    def wake(self, wiring: "Any") -> None:
        """Set up what was reset."""
        # It may have been awake, and is then 120 ms long unable to wake.
        time.sleep_ms(max(1, 121 - time.ticks_diff(time.ticks_ms(), self.reset_at)))
        setup = panels.st7789(wiring)
        at = 0
        while at < len(setup):
            end = at + 2 + setup[at + 1]
            self.command(setup[at : at + 1], setup[at + 2 : end])
            at = end
        self.command(b"\x11", b"")  # SLPOUT
        time.sleep_ms(5)
        self.command(b"\x29", b"")  # DISPON

    def command(self, code: bytes, values: "Any") -> None:
        """Send a command byte and what belongs to it."""
        self.cs(0)
        self.dc(0)
        self.send(code)
        self.dc(1)
        if values:
            self.send(values)
        self.cs(1)

    def write(self, x: int, y: int, w: int, h: int, buf: "Any") -> None:
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

    def span(self, code: bytes, first: int, n: int) -> None:
        """Send a command with the first and the last of n columns or rows."""
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

    def light(self, percent: int) -> None:
        """Set the backlight from 0 (off) to 100."""
        self.backlight.duty_u16(percent * 65535 // 100)
