# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The cables of a MicroPython board, to play against somebody at the other end: a UART, and the console on USB.

On USB the lines of the link go over MicroPython's own console, beside whatever else is printed there. They are of
printable letters, so Ctrl-C still leads to the prompt, for mpremote too.
"""

import sys
from select import POLLIN, poll

from machine import UART, Pin

from firmware.micropython import clock

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from typing import Any

    from boards import Board

ON_WIRE = 0  # the kinds, as text.words.BY_CABLE has them
ON_USB = 1
WAITING = 512  # bytes that a UART keeps while a picture is drawn


def plug(board: "Board", kind: int) -> "Any":
    """Return a cable of that kind, open. OSError where the board has none."""
    if kind == ON_USB:
        return Usb()
    if kind == ON_WIRE and hasattr(board, "LINK"):
        return Wire(board.LINK)
    raise OSError(19)


class Wire:
    """A UART; `wiring` is the board's LINK."""

    def __init__(self, wiring: "Any") -> None:
        clock.full()  # its speed follows the clock of now
        if "high" in wiring:
            Pin(wiring["high"], Pin.OUT, value=1)
        rx = Pin(wiring["rx"], Pin.IN, Pin.PULL_UP)  # quiet while nothing is plugged in
        self.uart = UART(wiring["uart"], wiring["baud"], tx=Pin(wiring["tx"]), rx=rx, rxbuf=WAITING)

    def read(self, buf: "Any") -> int:
        """Fill buf with what came; return how many bytes that are."""
        if not self.uart.any():
            return 0
        return self.uart.readinto(buf) or 0

    def write(self, buf: "Any", n: int) -> None:
        """Send the first n bytes of buf."""
        self.uart.write(buf, n)

    def close(self) -> None:
        """Let go of the pins."""
        self.uart.deinit()


class Usb:
    """The console."""

    def __init__(self) -> None:
        self.poll = poll()
        self.poll.register(sys.stdin, POLLIN)
        self.byte = bytearray(1)

    def read(self, buf: "Any") -> int:
        """Fill buf with what came; return how many bytes that are."""
        n = 0
        byte = self.byte
        while n < len(buf):
            ready = False
            for _ in self.poll.ipoll(0):
                ready = True
            if not ready:
                break
            sys.stdin.buffer.readinto(byte)  # more at once would wait for them
            buf[n] = byte[0]
            n += 1
        return n

    def write(self, buf: "Any", n: int) -> None:
        """Send the first n bytes of buf; lost where nobody listens."""
        sys.stdout.buffer.write(buf, n)

    def close(self) -> None:
        """Nothing is to be let go of."""
