"""The interfaces between the parts of a handheld on a laptop."""

from typing import Any, Protocol


class Panel(Protocol):
    """A panel of width × height pixels: RGB565, big endian, row by row."""

    width: int
    height: int

    def write(self, x: int, y: int, w: int, h: int, buf: bytes | bytearray | memoryview) -> None:
        """Take w × h pixels from the start of buf."""


class Renderer(Protocol):
    """A renderer: it draws scenes on its panel."""

    @property
    def panel(self) -> Panel:
        """Return the panel on which it draws."""

    def show(self, scene: Any) -> None:
        """Draw the scene on the panel."""
