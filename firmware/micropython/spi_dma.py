"""Send bytes by SPI while the program goes on, with DMA of an RP2040 or RP2350, under MicroPython."""

import sys

from machine import mem32
from rp2 import DMA

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any

# From the headers hardware/regs of pico-sdk: spi.h, addressmap.h and dreq.h.
SSPDR = 8  # the offset of the register that takes the bytes to send
SSPSR = 12  # the offset of the status register
BUSY = 16  # the bit of SSPSR that is set until the last bit was sent
BYTE_TRANSFERS = 0  # the size of a transfer in CTRL_TRIG


class SpiDma:
    """A channel that feeds the SPI of this number, which machine.SPI has opened.

    Raise OSError if all channels are taken.
    """

    def __init__(self, spi: int) -> None:
        if "RP2350" in sys.implementation._machine:
            base = (0x40080000, 0x40088000)[spi]
            request = (24, 26)[spi]  # the signal that the SPI has room for a byte
        else:
            base = (0x4003C000, 0x40040000)[spi]
            request = (16, 18)[spi]
        self.status = base + SSPSR
        self.channel: "Any" = DMA()
        self.channel.config(
            write=base + SSPDR, ctrl=self.channel.pack_ctrl(size=BYTE_TRANSFERS, inc_write=False, treq_sel=request)
        )

    def start(self, buf: "bytes | bytearray | memoryview", n: int) -> None:
        """Begin to send n bytes of a buffer, which must not change until `wait` returns."""
        channel = self.channel
        channel.read = buf
        channel.count = n
        channel.active(1)

    def wait(self) -> None:
        """Wait until the last byte was sent."""
        while self.channel.active():
            pass
        while mem32[self.status] & BUSY:
            pass
