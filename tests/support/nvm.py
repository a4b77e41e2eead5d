# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""CircuitPython's microcontroller.nvm for CPython."""

import itertools

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any

HALVES = (255, 0xAA, 0x55, 0xF0, 0x0F, 0x7F, 0xFE, 0)  # bits of a byte that are not yet written when the power fails


class Flash(bytearray):
    """microcontroller.nvm as on an RP2350.

    A byte of 0xFF can be written; to change any other byte, all of the nvm is erased first.

    cuts: a list that collects what it would hold after a power cut, before it is erased and while each byte is written,
    or None.
    """

    def __init__(self, size: int = 4096) -> None:
        super().__init__(b"\xff" * size)
        self.erasures = 0
        self.cuts = None
        self.halves = itertools.cycle(HALVES)

    def hold(self, data: "bytes | bytearray", at: int = 0) -> None:
        """Replace the bytes from `at` on, without recording cuts."""
        super().__setitem__(slice(at, at + len(data)), data)

    def __setitem__(self, at: "Any", value: "Any") -> None:
        first, last, _ = at.indices(len(self))
        assert last - first == len(value)
        image = bytearray(self)
        image[first:last] = value
        if self[first:last].strip(b"\xff"):
            if self.cuts is not None:
                self.cuts.append(bytes(self))
            self.erasures += 1
            self.hold(b"\xff" * len(self))
            first, last = 0, len(self)
        written = bytearray(self)
        for i in range(first, last):
            if written[i] != image[i]:
                if self.cuts is not None:
                    cut = written[:]
                    cut[i] &= image[i] | next(self.halves)
                    self.cuts.append(cut)
                written[i] &= image[i]
        self.hold(written)
