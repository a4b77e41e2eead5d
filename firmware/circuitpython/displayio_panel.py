"""The display of a board under CircuitPython: an ST7789 or a one-bit OLED.

The parameters of an OLED's BusDisplay are those of adafruit_displayio_ssd1306.py and adafruit_displayio_sh1107.py in
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
from firmware.text import boot_messages

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any  # for buses and displays of several kinds, each imported where it is needed

    from boards import Wiring

MAX_CONTRAST = 255  # the highest contrast of an OLED

# The format of busdisplay: command, number of parameters (plus 0x80 if ms to wait follow), parameters, ms.
RESET_COMMAND = b"\x01\x80\x78"
WAIT_COMMAND = b"\x00\x80\x78"  # a NOP after a reset by pin: the panel listens after 5 ms and can wake after 120 ms
RETRY_S = 0.025  # seconds between two attempts to reach an OLED on I2C


class DisplayioPanel:
    """A screen of `width` x `height` pixels, wired as the board's PANEL says. It is off until `light`.

    display: the displayio display, which draws only when its `refresh` is called. Raise BoardError if the panel cannot
    be reached.
    """

    def __init__(self, width: int, height: int, wiring: "Wiring") -> None:
        self.oled_bus = None  # the bus of an OLED, needed to switch it on and off
        self.full_brightness = 1.0  # brightness at 100 percent
        # CircuitPython's build for the board, or the previous run of the game, may still be using the display.
        displayio.release_displays()
        if "grounded" in wiring and not any(is_at_ground(gpio) for gpio in wiring["grounded"]):
            wiring = dict(wiring, **wiring["otherwise"])
        if "kind" in wiring:
            self.oled_bus = make_bus(wiring, panels.OLED_SPI_HZ)
            self.display = make_oled(self.oled_bus, width, height, wiring)
            self.full_brightness = wiring["contrast"] / MAX_CONTRAST
        else:
            self.display = make_st7789(make_bus(wiring, wiring.get("hz", panels.SPI_HZ)), width, height, wiring)

    def light(self, percent: int) -> None:
        """Set the brightness from 0 (off) to 100."""
        self.display.brightness = self.full_brightness * percent / 100
        if self.oled_bus:
            self.oled_bus.send(0xAF if percent else 0xAE, b"")


def is_at_ground(gpio: int) -> bool:
    """Return whether a pin is wired to ground, which tells one make of a board from another."""
    from digitalio import DigitalInOut, Pull

    with DigitalInOut(pin(gpio)) as line:
        line.switch_to_input(Pull.UP)
        return not line.value


def make_bus(wiring: "Wiring", hz: int) -> "Any":
    """Return a display's bus: I2C or eight lines if the wiring names them, else SPI at this speed.

    Raise BoardError if there is none.
    """
    reset = pin(wiring["reset"]) if "reset" in wiring else None
    if "i2c" in wiring:
        from i2cdisplaybus import I2CDisplayBus

        address, sda, scl = wiring["address"], wiring["sda"], wiring["scl"]
        i2c = why = None
        for _ in range(panels.I2C_TRIES):
            try:
                i2c = i2c or busio.I2C(scl=pin(scl), sda=pin(sda), frequency=panels.I2C_HZ)
                return I2CDisplayBus(i2c, device_address=address, reset=reset)
            except (ValueError, RuntimeError) as error:
                why = error
                time.sleep(RETRY_S)
        raise BoardError((boot_messages.NO_OLED + boot_messages.NEEDS_PULL_UPS).format(address, sda, scl, why))
    try:
        if "wr" in wiring:
            from paralleldisplaybus import ParallelBus

            return ParallelBus(
                data0=pin(wiring["data"]), command=pin(wiring["dc"]), chip_select=pin(wiring["cs"]),
                write=pin(wiring["wr"]), read=pin(wiring["rd"]), reset=reset, frequency=panels.PARALLEL_HZ
            )
        from fourwire import FourWire

        return FourWire(
            make_spi(wiring), command=pin(wiring["dc"]), chip_select=pin(wiring["cs"]), reset=reset, baudrate=hz,
            **panels.clock(wiring)
        )
    except (ValueError, RuntimeError) as error:
        raise BoardError(boot_messages.NO_PINS.format(error)) from None


def make_spi(wiring: "Wiring") -> "busio.SPI":
    """Return the SPI at these pins. Raise ValueError if they are in use."""
    try:
        return busio.SPI(clock=pin(wiring["sck"]), MOSI=pin(wiring["mosi"]))
    except ValueError:
        # CircuitPython's build for a board with a display reserves these pins for it and lends them out as board.SPI
        # (for a Thumby: ports/raspberrypi/boards/tinycircuits_thumby/board.c).
        if not hasattr(board, "SPI"):
            raise
        return board.SPI()


def make_st7789(wires: "Any", width: int, height: int, wiring: "Wiring") -> "Any":
    """Return the display of an ST7789 or GC9107 on a bus."""
    wakes = b"\x11\x80" + bytes((panels.awake_ms(wiring),)) + b"\x29\x00"
    setup = (WAIT_COMMAND if "reset" in wiring else RESET_COMMAND) + panels.st7789(wiring) + wakes
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


def make_oled(wires: "Any", width: int, height: int, wiring: "Wiring") -> "Any":
    """Return the display of an SSD1306 or SH1107 on a bus."""
    upright = wiring["kind"] == "sh1107"  # its glass is mounted upright: rows are columns
    setup = panels.oled(wiring, height)
    return busdisplay.BusDisplay(
        wires,
        bytes((setup[0], len(setup) - 1)) + setup[1:],  # parameters are sent in the same way as commands
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
