"""The cables of a MicroPython board to another player: a UART, and the console on USB.

On USB, the lines of the link share MicroPython's own console with all other output. They consist of printable
characters, so Ctrl-C still leads to the prompt, for mpremote too.
"""

import sys
from select import POLLIN, poll

from machine import UART, Pin

from firmware.micropython import cpu_clock

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from boards import Board, Wiring
    from firmware.link.wire import Cable

CABLE_UART = 0  # the kinds of cable, as indices into text.cable().BY_CABLE
CABLE_USB = 1
RX_BUFFER = 512  # bytes that a UART can buffer while a picture is drawn


def open_cable(board: "Board", kind: int) -> "Cable":
    """Open a cable of a kind and return it. Raise OSError if the board has none."""
    if kind == CABLE_USB:
        return UsbCable()
    if kind == CABLE_UART and hasattr(board, "LINK"):
        return UartCable(board.LINK)
    raise OSError(19)


class UartCable:
    """A UART; `wiring` is the board's LINK."""

    def __init__(self, wiring: "Wiring") -> None:
        cpu_clock.set_full_speed()  # the UART takes its speed from the current clock
        if "high" in wiring:
            Pin(wiring["high"], Pin.OUT, value=1)
        rx = Pin(wiring["rx"], Pin.IN, Pin.PULL_UP)  # the pull-up keeps the line quiet while nothing is plugged in
        self.uart = UART(wiring["uart"], wiring["baud"], tx=Pin(wiring["tx"]), rx=rx, rxbuf=RX_BUFFER)

    def read(self, buf: bytearray) -> int:
        """Read what has arrived into buf; return the number of bytes."""
        if not self.uart.any():
            return 0
        return self.uart.readinto(buf) or 0

    def write(self, buf: bytearray, n: int) -> None:
        """Send the first n bytes of buf."""
        self.uart.write(buf, n)

    def close(self) -> None:
        """Release the pins."""
        self.uart.deinit()


class UsbCable:
    """The console on USB as a cable."""

    def __init__(self) -> None:
        self.poll = poll()
        self.poll.register(sys.stdin, POLLIN)
        self.byte = bytearray(1)

    def read(self, buf: bytearray) -> int:
        """Read what has arrived into buf; return the number of bytes."""
        n = 0
        byte = self.byte
        while n < len(buf):
            ready = False
            for _ in self.poll.ipoll(0):
                ready = True
            if not ready:
                break
            sys.stdin.buffer.readinto(byte)  # asking for more bytes would wait for all of them
            buf[n] = byte[0]
            n += 1
        return n

    def write(self, buf: bytearray, n: int) -> None:
        """Send the first n bytes of buf; they are lost if nobody listens."""
        sys.stdout.buffer.write(buf, n)

    def close(self) -> None:
        """Do nothing: the console stays open."""
