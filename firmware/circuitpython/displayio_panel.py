# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The display of a board under CircuitPython: an ST7789, a one-bit OLED, or one that CircuitPython itself knows.

What is sent to an ST7789, and why, is in st7789.py, for an OLED in oled.py; how busdisplay is to talk to an OLED is as
in adafruit_displayio_ssd1306.py and adafruit_displayio_sh1107.py of Adafruit's library bundle.
"""

import board
import busdisplay
import busio
import displayio

from firmware.circuitpython.pins import pin

SPI_HZ = 62_500_000
OLED_SPI_HZ = 10_000_000
I2C_HZ = 400_000
WHOLE = 255  # the highest contrast of an OLED

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
)
RESET = b"\x01\x80\x78"
ON = b"\x11\x80\x05\x29\x00"

SSD1306 = b"\xae\x20\x00\x40\xd3\x00\xa1\xc8\xda\x12\xd5\x80\xd9\xf1\xa4\xa6\xad\x30\x8d\x14"
SH1107 = b"\xae\xd5\x51\x20\xad\x8a\xa0\xc0\xdc\x00\xd9\x22\xdb\x35\xa4\xa6"


class Panel:
    """A screen of `width` x `height` pixels, wired as the board's PANEL says. Off until `light`.

    display: the displayio display, which is drawn by its `refresh` alone.
    """

    def __init__(self, width, height, wiring):
        self.oled = None  # the bus of an OLED, which is switched on and off
        self.most = 1.0  # brightness at 100 percent
        if "display" in wiring:
            self.display = getattr(board, wiring["display"])
            self.display.auto_refresh = False
            self.display.brightness = 0
            return
        # CircuitPython's build for a board may have begun to use the display, or the last run of the game has.
        displayio.release_displays()
        if "grounded" in wiring and not any(is_at_ground(gpio) for gpio in wiring["grounded"]):
            wiring = dict(wiring, **wiring["otherwise"])
        if "kind" in wiring:
            self.oled = bus(wiring, OLED_SPI_HZ)
            self.display = oled(self.oled, width, height, wiring)
            self.most = wiring["contrast"] / WHOLE
        else:
            self.display = st7789(bus(wiring, SPI_HZ), width, height, wiring)

    def light(self, percent):
        """Brightness from 0 (off) to 100."""
        self.display.brightness = self.most * percent / 100
        if self.oled:
            self.oled.send(0xAF if percent else 0xAE, b"")


def is_at_ground(gpio):
    """Whether a pin that tells one make of a board from another is wired to ground."""
    from digitalio import DigitalInOut, Pull

    with DigitalInOut(pin(gpio)) as line:
        line.switch_to_input(Pull.UP)
        return not line.value


def bus(wiring, hz):
    """The bus of a display: I2C where the wiring names it, else SPI of that speed."""
    reset = pin(wiring["reset"]) if "reset" in wiring else None
    if "i2c" in wiring:
        from i2cdisplaybus import I2CDisplayBus

        i2c = busio.I2C(scl=pin(wiring["scl"]), sda=pin(wiring["sda"]), frequency=I2C_HZ)
        return I2CDisplayBus(i2c, device_address=wiring["address"], reset=reset)
    from fourwire import FourWire

    spi = busio.SPI(clock=pin(wiring["sck"]), MOSI=pin(wiring["mosi"]))
    return FourWire(spi, command=pin(wiring["dc"]), chip_select=pin(wiring["cs"]), reset=reset, baudrate=hz)


def st7789(wires, width, height, wiring):
    """An ST7789 at the end of these wires."""
    gate, common = wiring["voltages"]
    setup = b"" if "reset" in wiring else RESET
    setup += bytes((0x36, 1, wiring["madctl"], 0xB7, 1, gate, 0xBB, 1, common)) + SETUP
    for code, data in wiring.get("setup", ()):
        setup += code + bytes((len(data),)) + data
    left, top = wiring.get("offset", (0, 0))
    return busdisplay.BusDisplay(
        wires,
        setup + ON,
        width=width,
        height=height,
        colstart=left,
        rowstart=top,
        backlight_pin=pin(wiring["backlight"]),
        brightness=0,
        auto_refresh=False,
    )


def oled(wires, width, height, wiring):
    """An SSD1306 or SH1107 at the end of these wires."""
    upright = wiring["kind"] == "sh1107"  # its glass is mounted so: rows are columns
    if upright:
        setup = SH1107 + bytes((0xA8, height - 1, 0xD3, wiring["offset"]))
    else:
        setup = SSD1306 + bytes((0xA8, height - 1, 0xDB, wiring["vcomh"]))
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
