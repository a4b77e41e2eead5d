"""The cable of a CircuitPython board to another player: a UART on the pins of LINK."""

import busio

from firmware.circuitpython.pins import pin, set_high

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from boards import Board, Wiring
    from firmware.link.wire import Cable

RX_BUFFER = 256  # bytes that can be buffered while a picture is drawn; the link resends what is lost


def open_cable(board: "Board", kind: int) -> "Cable":
    """Open the cable and return it. Raise OSError if the board has none, or its pins are in use."""
    if kind or not hasattr(board, "LINK"):
        raise OSError(19)
    try:
        return UartCable(board.LINK)
    except (ValueError, RuntimeError):
        raise OSError(16) from None


class UartCable:
    """A UART; `wiring` is the board's LINK."""

    def __init__(self, wiring: "Wiring") -> None:
        self.high = set_high(wiring["high"]) if "high" in wiring else None
        self.uart = busio.UART(
            pin(wiring["tx"]), pin(wiring["rx"]), baudrate=wiring["baud"], timeout=0, receiver_buffer_size=RX_BUFFER
        )

    def read(self, buf: bytearray) -> int:
        """Read what has arrived into buf; return the number of bytes."""
        if not self.uart.in_waiting:
            return 0
        return self.uart.readinto(buf) or 0

    def write(self, buf: bytearray, n: int) -> None:
        """Send the first n bytes of buf."""
        self.uart.write(memoryview(buf)[:n])

    def close(self) -> None:
        """Release the pins."""
        self.uart.deinit()
        if self.high:
            self.high.deinit()
