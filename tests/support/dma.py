"""A stand-in for the registers that firmware/micropython/spi_dma.py writes, and for MicroPython's `rp2.DMA`."""

from collections.abc import Callable
from typing import Any

# By chip, from pico-sdk's hardware/regs: the bases of SPI 0 and 1, the signals that they have room, the registers that
# set and clear pins, and the bit of a busy channel.
SPI_BASES = {"RP2040": (0x4003C000, 0x40040000), "RP2350": (0x40080000, 0x40088000)}
SPI_REQUESTS = {"RP2040": (16, 18), "RP2350": (24, 26)}
PIN_REGISTERS = {"RP2040": (0xD0000014, 0xD0000018), "RP2350": (0xD0000018, 0xD0000020)}
BUSY_BITS = {"RP2040": 1 << 24, "RP2350": 1 << 26}
CHANNEL = 3  # the number of the channel that is free
CHANNEL_BASE = 0x50000000 + 0x40 * CHANNEL
POLLS = 3  # questions that a busy channel or SPI answers with yes


class FakeDma:
    """The registers of a chip; its bytes reach the SPI only while the program waits for them.

    spi: the number of the SPI that the channel must be set up for
    sent: called with the bytes that have been sent
    set_pin: called with the number of a pin and its level
    """

    def __init__(self, chip: str, spi: int, sent: Callable[[bytes], None], set_pin: Callable[[int, int], None]) -> None:
        self.transfers = 0
        self._sent = sent
        self._set_pin = set_pin
        self._busy_bit = BUSY_BITS[chip]
        self._channel_left = self._spi_left = 0  # how often each still says that it is busy
        self._bytes = bytearray()  # single bytes that the SPI has taken
        self._count = 0
        self._pixels: Any = None
        self._taken: list[Any] = []  # buffers whose addresses the program has
        high, low = PIN_REGISTERS[chip]
        self._registers = {
            SPI_BASES[chip][spi]: ({3: self._spi_status}, {2: self._spi_data}),
            high: ({}, {0: lambda bits: self._set_pins(bits, 1)}),
            low: ({}, {0: lambda bits: self._set_pins(bits, 0)}),
            CHANNEL_BASE: ({4: self._channel_status}, {2: self._set_count, 15: self._start}),
        }

        class DMA:
            channel = CHANNEL

            def pack_ctrl(self, **fields: Any) -> dict[str, Any]:
                return fields

            def config(self, write: int, ctrl: dict[str, Any]) -> None:
                assert write == SPI_BASES[chip][spi] + 8
                assert ctrl == {"size": 0, "inc_write": False, "treq_sel": SPI_REQUESTS[chip][spi]}

        self.channel = DMA

    def ptr32(self, place: Any) -> Any:
        """Return the registers at an address, or the numbers of an array."""
        return Registers(*self._registers[place]) if isinstance(place, int) else place

    def ptr8(self, buf: Any) -> int:
        """Return the address of a buffer."""
        self._taken.append(buf)
        return len(self._taken) - 1

    def _spi_status(self) -> int:
        if self._spi_left:
            self._spi_left -= 1
            if not self._spi_left and self._bytes:
                self._sent(bytes(self._bytes))
                self._bytes.clear()
        return 16 * (self._spi_left > 0)

    def _spi_data(self, byte: int) -> None:
        assert not self._channel_left and 0 <= byte < 256
        self._bytes.append(byte)
        assert len(self._bytes) <= 8  # the room of its queue
        self._spi_left = POLLS

    def _set_pins(self, bits: int, level: int) -> None:
        assert not self._spi_left and not self._channel_left
        for number in range(32):
            if bits >> number & 1:
                self._set_pin(number, level)

    def _channel_status(self) -> int:
        if self._channel_left:
            self._channel_left -= 1
            if not self._channel_left:
                self.transfers += 1
                self._spi_left = POLLS
                self._sent(bytes(memoryview(self._pixels)[: self._count]))
        return self._busy_bit * (self._channel_left > 0)

    def _set_count(self, count: int) -> None:
        self._count = count

    def _start(self, address: int) -> None:
        assert not self._channel_left and not self._spi_left
        self._pixels = self._taken[address]
        self._channel_left = POLLS


class Registers:
    """Registers by their numbers: functions that read them, and functions that take what is written."""

    def __init__(self, read: dict[int, Callable[[], int]], write: dict[int, Callable[[int], None]]) -> None:
        self._read = read
        self._write = write

    def __getitem__(self, number: int) -> int:
        return self._read[number]()

    def __setitem__(self, number: int, value: int) -> None:
        self._write[number](value)
