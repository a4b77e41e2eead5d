"""A stand-in for MicroPython's `rp2.DMA`: a channel whose bytes reach an SPI only while the program waits for them."""

from collections.abc import Callable
from typing import Any

# By chip: the registers SSPDR of SPI 0 and 1, and the signals that they have room (hardware/regs of pico-sdk).
SPI_REGISTERS = {"RP2040": (0x4003C008, 0x40040008), "RP2350": (0x40080008, 0x40088008)}
SPI_REQUESTS = {"RP2040": (16, 18), "RP2350": (24, 26)}
POLLS = 3  # questions that a busy channel answers with yes


class FakeDma:
    """machine.mem32, and rp2.DMA as `channel`; sent(data) is called when the bytes have been sent.

    spi: the number of the SPI that the channel must be set up for
    """

    def __init__(self, chip: str, spi: int, sent: Callable[[bytes], None]) -> None:
        fake = self
        self.transfers = 0
        self.shifting = 0  # how often the SPI still says that it is busy
        self.status = SPI_REGISTERS[chip][spi] + 4

        class DMA:
            def __init__(self) -> None:
                self.left = 0
                self.read: Any = None
                self.count = 0

            def pack_ctrl(self, **fields: Any) -> dict[str, Any]:
                return fields

            def config(self, write: int, ctrl: dict[str, Any]) -> None:
                assert write == SPI_REGISTERS[chip][spi]
                assert ctrl == {"size": 0, "inc_write": False, "treq_sel": SPI_REQUESTS[chip][spi]}

            def active(self, start: int = 0) -> bool:
                if start:
                    assert not self.left and not fake.shifting
                    self.left = POLLS
                elif self.left:
                    self.left -= 1
                    if not self.left:
                        fake.transfers += 1
                        fake.shifting = POLLS
                        sent(bytes(memoryview(self.read)[: self.count]))
                return self.left > 0

        self.channel = DMA

    def __getitem__(self, address: int) -> int:
        """Return the register SSPSR of the SPI, which is all that is read from mem32."""
        assert address == self.status
        self.shifting = max(0, self.shifting - 1)
        return 16 * (self.shifting > 0)
