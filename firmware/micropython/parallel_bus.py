"""Drive a bus of eight data lines to a panel with a PIO of the RP2350, under MicroPython.

The panel takes a byte as its write line rises (the ST7789's data sheet calls this the 8080 interface).
"""

# The assembler defines the names of the instructions.
# ruff: noqa: F821
# mypy: disable-error-code="name-defined, call-overload"

import rp2
from machine import Pin

from firmware.app.start import BoardError
from firmware.text import boot_messages

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from boards import Wiring

DATA_LINES = 8
OUTPUTS = b"\xff"  # makes all lines outputs
PIO_GPIOS = 32  # GPIOs that a PIO reaches: those from 0 on or, on an RP2350B, those from BASE on
PIO_HIGH_BASE = 16
# The clock of the PIO. A byte takes three cycles, 80 ns, and the write line is low for one of them; an ST7789 needs 66
# ns, of which 15 low (its data sheet, 7.4.1). A whole divisor of 150 MHz keeps the cycles equally long.
PIO_HZ = 37_500_000


@rp2.asm_pio(
    out_init=(rp2.PIO.OUT_LOW,) * DATA_LINES,
    set_init=rp2.PIO.OUT_HIGH,
    sideset_init=rp2.PIO.OUT_HIGH,
    out_shiftdir=rp2.PIO.SHIFT_RIGHT,
    fifo_join=rp2.PIO.JOIN_TX,
)
def send_bytes() -> None:
    """Make the lines outputs with the first byte, and send all further bytes.

    MicroPython before 1.27 sets the directions of the wrong lines where a PIO begins at GPIO 16 (its commit 2db2f536).
    """
    set(pindirs, 1).side(1)
    pull(block).side(1)
    out(pindirs, 8).side(1)
    wrap_target()
    pull(block).side(1)
    out(pins, 8).side(0)
    nop().side(1)
    wrap()


class ParallelBus:
    """The bus of a board's PANEL: `data`, the first of eight consecutive GPIOs, and `wr` and `rd`, the lines to write
    and read.

    Raise BoardError if this MicroPython has no such GPIOs.
    """

    def __init__(self, wiring: "Wiring") -> None:
        first = wiring["data"]
        try:
            data = Pin(first)
        except ValueError:
            raise BoardError(boot_messages.NO_GPIO.format(first)) from None
        if first + DATA_LINES > PIO_GPIOS:
            rp2.PIO(0).gpio_base(Pin(PIO_HIGH_BASE))
        self.read = Pin(wiring["rd"], Pin.OUT, value=1)
        write = Pin(wiring["wr"])
        self.state_machine = rp2.StateMachine(
            0, send_bytes, freq=PIO_HZ, out_base=data, set_base=write, sideset_base=write
        )
        self.state_machine.active(1)
        self.state_machine.put(OUTPUTS)

    def write(self, buf: "bytes | bytearray | memoryview") -> None:
        """Send these bytes; the last one has arrived when this returns."""
        self.state_machine.put(buf)
        # A byte leaves the queue when its transfer begins, and this loop takes longer to notice than the transfer
        # takes.
        while self.state_machine.tx_fifo():
            pass
