# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What a handheld on a laptop is put together from, as far as the parts know of one another."""

from typing import Any, Protocol


class Panel(Protocol):
    """What is drawn on: width and height in pixels, which come as RGB565, big endian, row by row."""

    width: int
    height: int

    def write(self, x: int, y: int, w: int, h: int, buf: bytes | bytearray | memoryview) -> None:
        """Take w × h pixels from the start of buf."""


class Renderer(Protocol):
    """What draws scenes, on its panel."""

    @property
    def panel(self) -> Panel:
        """What it draws on."""

    def show(self, scene: Any) -> None:
        """Bring the panel to show the scene."""


class Store(Protocol):
    """Where saves are kept, bytes by a name."""

    def read(self, name: str) -> bytes | None:
        """Return what was written last, None if nothing was."""

    def write(self, name: str, data: bytes | bytearray) -> None:
        """Keep the data. OSError."""
