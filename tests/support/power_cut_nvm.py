"""An nvm that tells what a power cut would leave."""

import itertools

from hostsim.players.fake_nvm import FakeNvm

# bits of a byte that are not yet written when the power fails
UNWRITTEN_BITS = (255, 0xAA, 0x55, 0xF0, 0x0F, 0x7F, 0xFE, 0)


class PowerCutNvm(FakeNvm):
    """An Nvm that collects what it would hold after a power cut.

    cuts: a list of these images, one before each erasure and one while each byte is written; None collects nothing.
    """

    def __init__(self, size: int = 4096) -> None:
        super().__init__(b"\xff" * size)
        self.cuts: "list[bytes] | None" = None
        self.halves = itertools.cycle(UNWRITTEN_BITS)

    def erase(self) -> None:
        if self.cuts is not None:
            self.cuts.append(bytes(self))
        super().erase()

    def write(self, first: int, data: bytearray) -> None:
        if self.cuts is not None:
            written = bytearray(self)
            for i, byte in enumerate(data, first):
                if written[i] != byte:
                    cut = written[:]
                    cut[i] &= byte | next(self.halves)
                    self.cuts.append(bytes(cut))
                    written[i] = byte
        super().write(first, data)
