# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""A driver of the ILI9488 display controller on SPI, under MicroPython: 18 bits a pixel, in three bytes."""

from firmware.draw.widened import widen
from firmware.micropython.st7789 import ST7789

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

CHUNK = 512  # pixels that are widened and sent at once: a cell of a strip on this panel (strip.py)


class ILI9488(ST7789):
    """A panel of `width` x `height` pixels, wired as the board's PANEL says.

    The controller takes windows, and is set up, as an ST7789.
    """

    def __init__(
        self, width: int, height: int, wiring: "Any", wakes: bool = True, dim: "Callable[[int], None] | None" = None
    ) -> None:
        self.wide = bytearray(3 * CHUNK)
        super().__init__(width, height, wiring, wakes, dim)

    def pixels(self, n: int, buf: "Any") -> None:
        """Send the n pixels that buf begins with; nothing is allocated for whole chunks."""
        first = 0
        while first < n:
            some = min(CHUNK, n - first)
            widen(self.wide, 0, 3, buf, first, some)
            self.send(self.wide if some == CHUNK else memoryview(self.wide)[: 3 * some])
            first += some
