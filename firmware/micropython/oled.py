"""Drivers of one-bit OLED displays on I2C or SPI, under MicroPython: the controllers SSD1306 and SH1107."""

import time

from machine import Pin

from firmware import panels
from firmware.app.start import BoardError
from firmware.text import boot_messages

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    from boards import Wiring

    T = TypeVar("T")

WAKE_MS = 250  # ms from power-on until an OLED is awake, as in Adafruit's Adafruit_SH1107.cpp
RETRY_MS = 25  # ms between two attempts to send something on I2C


def is_at_ground(gpio: int) -> bool:
    """Return whether a pin is wired to ground, which tells one make of a board from another."""
    pin = Pin(gpio, Pin.IN, Pin.PULL_UP)
    grounded = pin() == 0
    Pin(gpio, Pin.IN, None)  # a pull-up would draw current from the battery
    return grounded


class OLED:
    """A panel of `width` x `height` pixels, wired as the board's PANEL says. It is off until `light`.

    sideways: whether `show` takes eight pixels of a row in a byte instead of eight of a column. The SH1107's glass is
    mounted upright, so its pages run down the picture.
    """

    def __init__(self, width: int, height: int, wiring: "Wiring") -> None:
        if "grounded" in wiring and not any(is_at_ground(gpio) for gpio in wiring["grounded"]):
            wiring = dict(wiring, **wiring["otherwise"])
        self.width = width
        self.height = height
        self.sideways = wiring["kind"] == "sh1107"
        self.contrast = wiring["contrast"]
        self.i2c = None
        if "i2c" in wiring:
            from machine import I2C

            if time.ticks_ms() < WAKE_MS:
                time.sleep_ms(WAKE_MS - time.ticks_ms())
            self.i2c = I2C(wiring["i2c"], scl=Pin(wiring["scl"]), sda=Pin(wiring["sda"]), freq=panels.I2C_HZ)
            self.address = wiring["address"]
            self.wiring = wiring
        else:
            from machine import SPI

            self.cs = Pin(wiring["cs"], Pin.OUT, value=1)
            self.dc = Pin(wiring["dc"], Pin.OUT, value=1)
            # MISO is not assigned, because its default pin may be one of the others.
            self.spi = SPI(
                wiring["spi"],
                baudrate=panels.OLED_SPI_HZ,
                sck=Pin(wiring["sck"]),
                mosi=Pin(wiring["mosi"]),
                miso=None,
            )
        if "reset" in wiring:
            reset = Pin(wiring["reset"], Pin.OUT, value=1)
            time.sleep_ms(1)
            reset(0)
            time.sleep_ms(10)
            reset(1)
            time.sleep_ms(10)
        self.on = False
        self.contrast_command = bytearray((0x81, 0))
        self._retry(self.command, panels.oled(wiring, height))
        if self.sideways:
            self.page_buffer = bytearray(height)  # a page in the order in which the panel takes it
            self.page_command = bytearray((0xB0, 0x00, 0x10))
        else:
            first = wiring["column"]
            self.window_command = bytes((0x21, first, first + width - 1, 0x22, 0, height // 8 - 1))

    def command(self, codes: "bytes | bytearray") -> None:
        """Send command bytes."""
        if self.i2c:
            self.i2c.writeto_mem(self.address, 0x00, codes)
            return
        self.dc(0)
        self.cs(0)
        self.spi.write(codes)
        self.cs(1)

    def send(self, data: "bytes | bytearray | memoryview") -> None:
        """Send bytes of the picture."""
        if self.i2c:
            self.i2c.writeto_mem(self.address, 0x40, data)
            return
        self.dc(1)
        self.cs(0)
        self.spi.write(data)
        self.cs(1)

    def _retry(self, do: "Callable[[T], None]", what: "T") -> None:
        # On I2C, a panel that is not awake yet or whose wires are disturbed does not answer: try again from the start.
        for left in range(panels.I2C_TRIES - 1, -1, -1):
            try:
                do(what)
                return
            except OSError as error:
                if not left or not self.i2c:
                    raise BoardError(
                        boot_messages.NO_OLED.format(self.address, self.wiring["sda"], self.wiring["scl"], error)
                    ) from None
                time.sleep_ms(RETRY_MS)

    def show(self, pages: bytearray) -> None:
        """Show a picture, as FramebufRenderer has it. Raise BoardError if the panel never answers."""
        self._retry(self._send_picture, pages)

    def _send_picture(self, pages: bytearray) -> None:
        if not self.sideways:
            self.command(self.window_command)
            self.send(pages)
            return
        # The columns of an upright panel are the picture's rows, the lowest first.
        across = self.width // 8
        column = self.page_buffer
        for p in range(across):
            at = p
            for i in range(self.height - 1, -1, -1):
                column[i] = pages[at]
                at += across
            self.page_command[0] = 0xB0 | p
            self.command(self.page_command)
            self.send(column)

    def invert(self, inverted: bool) -> None:
        """Invert the picture, or show it as it is. Raise BoardError if the panel never answers."""
        self._retry(self.command, b"\xa7" if inverted else b"\xa6")

    def light(self, percent: int) -> None:
        """Set the brightness from 0 (off) to 100. Raise BoardError if the panel never answers."""
        if percent:
            self.contrast_command[1] = self.contrast * percent // 100
            self._retry(self.command, self.contrast_command)
        if self.on != (percent > 0):
            self.on = percent > 0
            self._retry(self.command, b"\xaf" if self.on else b"\xae")
