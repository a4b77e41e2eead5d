# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The display of a board under CircuitPython: an ST7789 on SPI, or one that CircuitPython itself knows.

What is sent to an ST7789, and why, is in st7789.py.
"""

import board
import busdisplay
import busio
import displayio
import fourwire

from firmware.circuit_pins import pin

SPI_HZ = 62_500_000

# As busdisplay wants it: command, number of values (0x80 more: then ms to wait), values, ms.
SETUP = (
    b"\x3a\x01\x05"
    b"\xb2\x05\x0c\x0c\x00\x33\x33"
    b"\xc0\x01\x2c"
    b"\xc2\x01\x01"
    b"\xc3\x01\x12"
    b"\xc4\x01\x20"
    b"\xc6\x01\x0f"
    b"\xd0\x02\xa4\xa1"
    b"\xe0\x0e\xd0\x04\x0d\x11\x13\x2b\x3f\x54\x4c\x18\x0d\x0b\x1f\x23"
    b"\xe1\x0e\xd0\x04\x0c\x11\x13\x2c\x3f\x44\x51\x2f\x1f\x1f\x20\x23"
    b"\x21\x00"
    b"\x11\x80\x05"
    b"\x29\x00"
)


def display(width, height, wiring):
    """The display of a board, wired as its PANEL says. Dark until its `brightness` is set."""
    if "display" in wiring:
        known = getattr(board, wiring["display"])
        known.auto_refresh = False
        known.brightness = 0
        return known
    # CircuitPython's build for a board may have begun to use the display, or the last run of the game has.
    displayio.release_displays()
    spi = busio.SPI(clock=pin(wiring["sck"]), MOSI=pin(wiring["mosi"]))
    wires = fourwire.FourWire(
        spi,
        command=pin(wiring["dc"]),
        chip_select=pin(wiring["cs"]),
        reset=pin(wiring["reset"]) if "reset" in wiring else None,
        baudrate=SPI_HZ,
    )
    gate, common = wiring["voltages"]
    left, top = wiring.get("offset", (0, 0))
    return busdisplay.BusDisplay(
        wires,
        bytes((0x36, 1, wiring["madctl"], 0xB7, 1, gate, 0xBB, 1, common)) + SETUP,
        width=width,
        height=height,
        colstart=left,
        rowstart=top,
        backlight_pin=pin(wiring["backlight"]),
        brightness=0,
        auto_refresh=False,
    )
