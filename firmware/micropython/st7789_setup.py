# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Waking an ST7789 and setting it up with its pins. By itself, for it is needed but once.

Command codes and times are the ST7789V data sheet's (Sitronix, version 1.3). The set-up values that
are not the controller's defaults are those both vendors of our boards send, Waveshare and Pimoroni;
what differs between them is in the board's file.
"""

import time

from machine import PWM, SPI, Pin, freq

# The data sheet's limit, a cycle of 16 ns when written to (table 7), and what Pimoroni's driver uses; Waveshare's
# example in MicroPython asks for 100 MHz. Stock MicroPython feeds the SPI of an RP2040 from 48 MHz, of which 24 come:
# so it gets the processor's clock here. USB keeps its own; a UART would be set anew by its next init.
SPI_HZ = 62_500_000

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


def set_up(self, wiring):
    """Give an ST7789 its pins, and bring it to show what is written to it; wiring: the board's PANEL."""
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
