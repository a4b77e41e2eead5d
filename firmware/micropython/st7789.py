"""Drive the display controllers ST7789, GC9107 and ST7365P, on SPI or eight lines, under MicroPython."""

import time

from machine import PWM, SPI, Pin

from firmware import panels
from firmware.micropython import cpu_clock

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable

    from boards import Wiring
    from firmware.micropython.spi_dma import SpiDma

CASET = b"\x2a"  # the command that sets the window's columns
RASET = b"\x2b"  # the command that sets the window's rows
RAMWR = b"\x2c"  # the command before the window's pixels


class ST7789:
    """A panel of `width` x `height` pixels, wired as the board's PANEL says. It is dark until `light`.

    The constructor initialises it, which takes 126 ms. With wakes=False it only resets the panel; `wake` then has to be
    called before anything else, and waits for the rest of that time. dim(percent): sets the light of a panel whose
    light has no pin.

    dma: what sends a renderer's pixels while the program goes on; None if this MicroPython cannot. After it, `write`
        would not know the window; so a panel with one is used by either of the two.
    """

    def __init__(
        self, width: int, height: int, wiring: "Wiring", wakes: bool = True, dim: "Callable[[int], None] | None" = None
    ) -> None:
        self.width = width
        self.height = height
        self.dim = dim
        self.backlight: "PWM | None" = None if dim else PWM(Pin(wiring["backlight"]), freq=1000, duty_u16=0)
        # Stock MicroPython clocks the SPI of an RP2040 from 48 MHz, which allows 24 MHz, so set_full_speed gives it the
        # processor's clock. USB keeps its own clock; a UART follows at its next init.
        cpu_clock.set_full_speed()
        self.cs = Pin(wiring["cs"], Pin.OUT, value=1)
        self.dc = Pin(wiring["dc"], Pin.OUT, value=1)
        if "wr" in wiring:
            from firmware.micropython.parallel_bus import (  # imported here, because few boards have such a panel
                ParallelBus
            )

            bus: "ParallelBus | SPI" = ParallelBus(wiring)
        else:
            bus = SPI(
                wiring["spi"],
                baudrate=wiring.get("hz", panels.SPI_HZ),
                sck=Pin(wiring["sck"]),
                mosi=Pin(wiring["mosi"]),
                # MISO is not read, but its default pin may be DC or a button.
                miso=Pin(wiring["miso"]) if "miso" in wiring else None,
                **panels.clock(wiring)
            )
        self.dma: "SpiDma | None" = None if "wr" in wiring else dma_of(wiring)
        # Looking up a method allocates a bound method, so this is done once.
        self.send = bus.write
        self.window = bytearray(4)
        self.column_offset, self.row_offset = wiring.get("offset", (0, 0))
        # The window that `write` sent last, without the offsets.
        self.window_x = self.window_y = -1
        self.window_width = self.window_height = 0
        # The delays here are the data sheet's.
        if "reset" in wiring:
            reset = Pin(wiring["reset"], Pin.OUT, value=0)
            time.sleep_ms(1)  # at least 10 us
            reset(1)
        else:
            self.command(b"\x01", b"")  # SWRESET
        self.reset_at = time.ticks_ms()
        if wakes:
            self.wake(wiring)

    def wake(self, wiring: "Wiring") -> None:
        """Initialise the panel after its reset."""
        # If the panel was awake before the reset, it cannot wake within 120 ms of it.
        time.sleep_ms(max(1, 121 - time.ticks_diff(time.ticks_ms(), self.reset_at)))
        setup = panels.st7789(wiring)
        at = 0
        while at < len(setup):
            end = at + 2 + setup[at + 1]
            self.command(setup[at : at + 1], setup[at + 2 : end])
            at = end
        self.command(b"\x11", b"")  # SLPOUT
        time.sleep_ms(panels.awake_ms(wiring))
        self.command(b"\x29", b"")  # DISPON

    def command(self, code: bytes, values: "bytes | bytearray") -> None:
        """Send a command byte and its parameters."""
        self.cs(0)
        self.dc(0)
        self.send(code)
        self.dc(1)
        if values:
            self.send(values)
        self.cs(1)

    def write(self, x: int, y: int, w: int, h: int, buf: "bytes | bytearray | memoryview") -> None:
        """Show w x h pixels, the top left one at (x, y).

        buf: 2 * w * h bytes or more, RGB565, big endian, row by row. Nothing is allocated if it has exactly that
            length.
        """
        self.cs(0)
        # The panel keeps its columns and rows until it gets others; writing begins at the first (data sheet, RAMWR).
        if x != self.window_x or w != self.window_width:
            self.window_x = x
            self.window_width = w
            self.send_range(CASET, x + self.column_offset, w)
        if y != self.window_y or h != self.window_height:
            self.window_y = y
            self.window_height = h
            self.send_range(RASET, y + self.row_offset, h)
        self.dc(0)
        self.send(RAMWR)
        self.dc(1)
        n = 2 * w * h
        self.send(buf if len(buf) == n else memoryview(buf)[:n])
        self.cs(1)

    def send_range(self, code: bytes, first: int, n: int) -> None:
        """Send a command with the first and the last of n columns or rows."""
        # This and `write` are short so that their frames need not be allocated on the heap (scene.py).
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
        """Set the light from 0 (off) to 100."""
        if self.dim:
            self.dim(percent)
        else:
            self.backlight.duty_u16(percent * 65535 // 100)


def dma_of(wiring: "Wiring") -> "SpiDma | None":
    """Return the DMA of a board's PANEL, None if this chip's MicroPython has none or all channels are taken."""
    try:
        from firmware.micropython.spi_dma import SpiDma

        return SpiDma(wiring)
    except (ImportError, OSError):
        return None
