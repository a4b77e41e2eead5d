"""Send pixels to an ST7789 on SPI while the program goes on, with DMA of an RP2040 or RP2350, under MicroPython.

Machine code writes the registers of the chip, because for each run of cells the calls to pins and bus would take 0.6
ms. The registers' addresses and bits are those of pico-sdk, hardware/regs: spi.h, sio.h, dma.h, dreq.h, addressmap.h.
"""

import sys
from array import array

from _rp2 import DMA  # the part of rp2 that is written in C; rp2 would load its assembler, 1.6 kB of memory

from engine import micropython
from firmware.pointers import ptr8, ptr32

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any as object

    from boards import Wiring

BYTE_TRANSFERS = 0  # the size of a transfer in CTRL_TRIG
SIO = 0xD0000000
DMA_CHANNELS = 0x50000000
DMA_CHANNEL_SIZE = 0x40
# Registers by their numbers, four bytes each.
SSPDR = 2  # takes the bytes to send
SSPSR = 3  # the status of the SPI
SENDING = 16  # the bit of SSPSR that is set until the last bit was sent
TRANS_COUNT = 2
AL1_CTRL = 4
AL3_READ_ADDR_TRIG = 15  # takes the address to read from, and starts the transfer
# Commands of the panel. Between these two is RASET, which sets the window's rows.
CASET = 0x2A  # set the window's columns
RAMWR = 0x2C  # the window's pixels follow


@micropython.viper
def begin_run(chip: object, run: object, pixels: object) -> object:
    """Wait for the end of the last run, and begin to send the pixels of this one.

    chip: SpiDma.chip; run: its left edge, top, width, height and number of pixels
    """
    c = ptr32(chip)
    spi = ptr32(c[0])
    high = ptr32(c[1])
    low = ptr32(c[2])
    cs = c[3]
    dc = c[4]
    channel = ptr32(c[5])
    place = ptr32(run)
    while channel[AL1_CTRL] & c[6]:
        pass
    while spi[SSPSR] & SENDING:
        pass
    low[0] = cs | dc
    command = CASET
    first = place[0] + c[7]
    last = first + place[2] - 1
    while command < RAMWR:
        spi[SSPDR] = command
        while spi[SSPSR] & SENDING:
            pass
        high[0] = dc
        spi[SSPDR] = first >> 8
        spi[SSPDR] = first & 255
        spi[SSPDR] = last >> 8
        spi[SSPDR] = last & 255
        while spi[SSPSR] & SENDING:
            pass
        low[0] = dc
        command += 1
        first = place[1] + c[8]
        last = first + place[3] - 1
    spi[SSPDR] = command
    while spi[SSPSR] & SENDING:
        pass
    high[0] = dc
    channel[TRANS_COUNT] = 2 * place[4]
    channel[AL3_READ_ADDR_TRIG] = int(ptr8(pixels))


@micropython.viper
def end_runs(chip: object) -> object:
    """Wait for the end of the last run, and let go of the panel."""
    c = ptr32(chip)
    spi = ptr32(c[0])
    high = ptr32(c[1])
    channel = ptr32(c[5])
    while channel[AL1_CTRL] & c[6]:
        pass
    while spi[SSPSR] & SENDING:
        pass
    high[0] = c[3]


class SpiDma:
    """A channel that feeds the SPI of a board's PANEL, which machine.SPI has opened.

    Raise OSError if all channels are taken.

    chip: addresses of the chip's registers (SPI, those that set and clear pins, the channel's), the bits of CS, DC and
        a busy channel, and the panel's offset
    """

    def __init__(self, wiring: "Wiring") -> None:
        spi = wiring["spi"]
        if "RP2350" in sys.implementation._machine:
            base = (0x40080000, 0x40088000)[spi]
            request = (24, 26)[spi]  # the signal that the SPI has room for a byte
            set_pins, clear_pins, busy = 0x18, 0x20, 1 << 26
        else:
            base = (0x4003C000, 0x40040000)[spi]
            request = (16, 18)[spi]
            set_pins, clear_pins, busy = 0x14, 0x18, 1 << 24
        channel = DMA()
        channel.config(
            write=base + 4 * SSPDR, ctrl=channel.pack_ctrl(size=BYTE_TRANSFERS, inc_write=False, treq_sel=request)
        )
        registers = DMA_CHANNELS + channel.channel * DMA_CHANNEL_SIZE
        bits = 1 << wiring["cs"], 1 << wiring["dc"]
        offset = wiring.get("offset", (0, 0))
        self.chip = array("I", (base, SIO + set_pins, SIO + clear_pins) + bits + (registers, busy) + offset)

    def begin_write(self, run: "array[int]", pixels: memoryview) -> None:
        """Do as StripRenderer's Sender does."""
        begin_run(self.chip, run, pixels)

    def finish(self) -> None:
        """Do as StripRenderer's Sender does."""
        end_runs(self.chip)
