# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The cable of a CircuitPython board, to play against somebody at the other end: a UART on the pins of its LINK."""

import busio

from firmware.circuitpython.pins import off, pin

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from typing import Any

    from boards import Board

WAITING = 256  # bytes that are kept while a picture is drawn; what is lost is said again


def plug(board: "Board", kind: int) -> "Any":
    """Return the cable, open. OSError where the board has none, or something else has its pins."""
    if kind or not hasattr(board, "LINK"):
        raise OSError(19)
    try:
        return Wire(board.LINK)
    except (ValueError, RuntimeError):
        raise OSError(16) from None


class Wire:
    """A UART; `wiring` is the board's LINK."""

    def __init__(self, wiring: "Any") -> None:
        self.high = off(wiring["high"]) if "high" in wiring else None
        self.uart = busio.UART(
            pin(wiring["tx"]), pin(wiring["rx"]), baudrate=wiring["baud"], timeout=0, receiver_buffer_size=WAITING
        )

    def read(self, buf: "Any") -> int:
        """Fill buf with what came; return how many bytes that are."""
        if not self.uart.in_waiting:
            return 0
        return self.uart.readinto(buf) or 0

    def write(self, buf: "Any", n: int) -> None:
        """Send the first n bytes of buf."""
        self.uart.write(memoryview(buf)[:n])

    def close(self) -> None:
        """Let go of the pins."""
        self.uart.deinit()
        if self.high:
            self.high.deinit()
