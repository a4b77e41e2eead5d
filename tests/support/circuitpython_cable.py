"""Run the files of a CIRCUITPY drive and play by cable.

MicroPython's 32-bit port stands in for CircuitPython.

The test (test_uart_cable.py) is at the other end of standard input and output:

    cd DRIVE && micropython -X heapsize=… /path/to/circuitpython_cable.py

Each step is 10 ms of the game's time. The program reads a byte for the action, a byte for the number of bytes that
arrived by the cable, and these bytes. It writes a byte that is 1 if the game rests, a byte for the number of bytes that
it sends, and these bytes. After the action END it writes three numbers of four bytes, little-endian: the heap that the
stand-ins take, and the game's heap at the table and at most. The content of the nvm follows; a file `nvm` may hold the
content to start with. The stand-ins are those of circuitpython_heap.py, except the UART.
"""

import sys

from circuitpython_heap import Module, Nvm, heap_in_use, stand_in, start_game

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any

END_BYTE = 255
STEP_MS = 10  # ms
REST_MS = 30  # ms without anything to do, after which the heap is measured
UART_BUFFER_SIZE = 256  # bytes that the UART buffers


class Pins:
    """microcontroller.pin: each pin is its name."""

    def __getattr__(self, name: str) -> str:
        return name


class Line:
    """digitalio.DigitalInOut."""

    def __init__(self, pin: str) -> None:
        pass

    def switch_to_output(self, value: "Any") -> None:
        pass

    def deinit(self) -> None:
        pass


class UART:
    """busio.UART; `one` is the only one, or None while none is open."""

    one = None

    def __init__(self, tx: "Any", rx: "Any", *, baudrate: int, timeout: "Any", receiver_buffer_size: "Any") -> None:
        self.kept = bytearray(UART_BUFFER_SIZE)
        self.in_waiting = 0
        self.sent = bytearray(UART_BUFFER_SIZE)
        self.n = 0
        UART.one = self

    def come(self, data: memoryview, n: int) -> None:
        """Receive n bytes; those for which the buffer has no room are lost."""
        for i in range(min(n, UART_BUFFER_SIZE - self.in_waiting)):
            self.kept[self.in_waiting] = data[i]
            self.in_waiting += 1

    def readinto(self, buf: bytearray) -> "int | None":
        n = min(len(buf), self.in_waiting)
        for i in range(n):
            buf[i] = self.kept[i]
        self.in_waiting -= n
        for i in range(self.in_waiting):
            self.kept[i] = self.kept[i + n]
        return n or None

    def write(self, data: bytearray) -> None:
        for byte in data:
            self.sent[self.n] = byte
            self.n += 1

    def deinit(self) -> None:
        UART.one = None


def main() -> None:
    nvm = Nvm()
    try:
        with open("nvm", "rb") as f:
            f.readinto(nvm.data)  # saved by an earlier run
    except OSError:
        pass
    stand_in(nvm)
    sys.modules["busio"] = Module(UART=UART)
    sys.modules["microcontroller"] = Module(nvm=nvm, pin=Pins())
    sys.modules["digitalio"] = Module(DigitalInOut=Line)
    told = bytearray(2)
    came = bytearray(UART_BUFFER_SIZE)
    says = bytearray(2)
    read: "Any" = sys.stdin.buffer.readinto  # type: ignore[union-attr]
    write: "Any" = sys.stdout.buffer.write  # MicroPython takes a length, too
    start = heap_in_use()
    handheld = start_game()
    app = handheld.app
    now = 0
    rest = 0
    table = most = 0
    while True:
        read(told)
        if told[0] == END_BYTE:
            break
        n = told[1]
        if n:
            data = memoryview(came)[:n]
            read(data)
            if UART.one:
                UART.one.come(data, n)
        now += STEP_MS
        wait = app.tick(now, told[0])
        while app.changed or not wait:
            if app.changed:
                app.changed = False
                handheld.show()
            if not wait:
                wait = app.tick(now, 0)
        rest = rest + STEP_MS if app.features.cables.resting and not told[0] else 0
        if rest == REST_MS:
            most = max(most, heap_in_use() - start)
            handheld.collect_garbage()
            if app.screen is app.table:
                table = max(table, heap_in_use() - start)
        uart = UART.one
        says[0] = app.features.cables.resting
        says[1] = uart.n if uart else 0
        write(says)
        if uart and uart.n:
            write(uart.sent, uart.n)
            uart.n = 0
    for number in (start, table, most):
        write(number.to_bytes(4, "little"))
    write(nvm.data)


if __name__ == "__main__":
    main()
