# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The display of a board under CircuitPython: an ST7789 or a one-bit OLED.

How busdisplay is to talk to an OLED is as in adafruit_displayio_ssd1306.py and adafruit_displayio_sh1107.py of
Adafruit's library bundle.
"""

import time

import board
import busdisplay
import busio
import displayio

from firmware import panels
from firmware.app.start import BoardError
from firmware.circuitpython.pins import pin
from firmware.text import before

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from typing import Any

WHOLE = 255  # the highest contrast of an OLED

# As busdisplay wants it: command, number of values (0x80 more: then ms to wait), values, ms.
RESET = b"\x01\x80\x78"
RESTS = b"\x00\x80\x78"  # nothing, after a reset by its pin: 5 ms till it listens, 120 till it can wake
TRIES = 20  # of an OLED on I2C that may not be awake yet,
RETRY = 0.025  # and seconds from one to the next
ON = b"\x11\x80\x05\x29\x00"


class Panel:
    """A screen of `width` x `height` pixels, wired as the board's PANEL says. Off until `light`. BoardError.

    display: the displayio display, which is drawn by its `refresh` alone.
    """

    def __init__(self, width: int, height: int, wiring: "Any") -> None:
        self.oled = None  # the bus of an OLED, which is switched on and off
        self.most = 1.0  # brightness at 100 percent
        # CircuitPython's build for a board may have begun to use the display, or the last run of the game has.
        displayio.release_displays()
        if "grounded" in wiring and not any(is_at_ground(gpio) for gpio in wiring["grounded"]):
            wiring = dict(wiring, **wiring["otherwise"])
        if "kind" in wiring:
            self.oled = bus(wiring, panels.OLED_SPI_HZ)
            self.display = oled(self.oled, width, height, wiring)
            self.most = wiring["contrast"] / WHOLE
        else:
            self.display = st7789(bus(wiring, wiring.get("hz", panels.SPI_HZ)), width, height, wiring)

    def light(self, percent: int) -> None:
        """Set the brightness from 0 (off) to 100."""
        self.display.brightness = self.most * percent / 100
        if self.oled:
            self.oled.send(0xAF if percent else 0xAE, b"")


def is_at_ground(gpio: int) -> bool:
    """Return whether a pin that tells one make of a board from another is wired to ground."""
    from digitalio import DigitalInOut, Pull

    with DigitalInOut(pin(gpio)) as line:
        line.switch_to_input(Pull.UP)
        return not line.value


def bus(wiring: "Any", hz: int) -> "Any":
    """Return the bus of a display: I2C where the wiring names it, else SPI of that speed. BoardError for none."""
    reset = pin(wiring["reset"]) if "reset" in wiring else None
    if "i2c" in wiring:
        from i2cdisplaybus import I2CDisplayBus

        address, sda, scl = wiring["address"], wiring["sda"], wiring["scl"]
        i2c = why = None
        for _ in range(TRIES):
            try:
                i2c = i2c or busio.I2C(scl=pin(scl), sda=pin(sda), frequency=panels.I2C_HZ)
                return I2CDisplayBus(i2c, device_address=address, reset=reset)
            except (ValueError, RuntimeError) as error:
                why = error
                time.sleep(RETRY)
        raise BoardError((before.NO_OLED + before.NEEDS_PULL_UPS).format(address, sda, scl, why))
    from fourwire import FourWire

    try:
        return FourWire(spi(wiring), command=pin(wiring["dc"]), chip_select=pin(wiring["cs"]), reset=reset, baudrate=hz)
    except (ValueError, RuntimeError) as error:
        raise BoardError(before.NO_PINS.format(error)) from None


def spi(wiring: "Any") -> "Any":
    """Return the SPI at these pins. ValueError if they are in use."""
    try:
        return busio.SPI(clock=pin(wiring["sck"]), MOSI=pin(wiring["mosi"]))
    except ValueError:
        # A build for a board that has a display holds them for good (Thumby's: CircuitPython's
        # ports/raspberrypi/boards/tinycircuits_thumby/board.c), and lends them out.
        if not hasattr(board, "SPI"):
            raise
        return board.SPI()


def st7789(wires: "Any", width: int, height: int, wiring: "Any") -> "Any":
    """Return an ST7789 at the end of these wires."""
    setup = (RESTS if "reset" in wiring else RESET) + panels.st7789(wiring) + ON
    left, top = wiring.get("offset", (0, 0))
    return busdisplay.BusDisplay(
        wires,
        setup,
        width=width,
        height=height,
        colstart=left,
        rowstart=top,
        backlight_pin=pin(wiring["backlight"]),
        brightness=0,
        auto_refresh=False,
    )


def oled(wires: "Any", width: int, height: int, wiring: "Any") -> "Any":
    """Return an SSD1306 or SH1107 at the end of these wires."""
    upright = wiring["kind"] == "sh1107"  # its glass is mounted so: rows are columns
    setup = panels.oled(wiring, height)
    return busdisplay.BusDisplay(
        wires,
        bytes((setup[0], len(setup) - 1)) + setup[1:],  # values are sent as commands are
        width=width,
        height=height,
        colstart=wiring.get("column", 0),
        rotation=90 if upright else 0,
        color_depth=1,
        grayscale=True,
        pixels_in_byte_share_row=False,
        set_column_command=0x21,
        set_row_command=0x22,
        data_as_commands=True,
        brightness_command=0x81,
        brightness=0,
        single_byte_bounds=True,
        SH1107_addressing=upright,
        auto_refresh=False,
    )
