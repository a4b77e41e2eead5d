"""Show the pixels of a panel as pixels of a terminal, in bands of the height of a character."""

from collections.abc import Iterable
from typing import Any

from hostsim.players.terminal_abilities import ALL, Abilities
from hostsim.players.terminal_graphics import KITTY, kitty_image, sixel_image
from hostsim.players.virtual_panel import VirtualPanel


class PixelPanel(VirtualPanel):
    """A panel that can be read as bands of escape sequences, after a call of `fit`.

    protocol: KITTY or SIXEL
    columns, lines: the characters that the picture covers
    scale: the width and height of the panel's pixels on the terminal's
    small: False, as for a BlockPanel whose letters are legible
    """

    small = False

    def __init__(self, width: int, height: int, protocol: str, can: Abilities = ALL) -> None:
        VirtualPanel.__init__(self, width, height)
        self.protocol = protocol
        self.can = can
        self.columns = self.lines = self.scale = 0
        self._band_rows = 1  # pixels of the terminal in a band
        self._sent: dict[int, list[bytes]] = {}  # the rows of each band that is shown

    def put(self, letters: Iterable[Any], frames: Iterable[Any] = ()) -> None:
        """Do nothing: no text is shown as characters."""

    def least(self, cell: tuple[int, int]) -> tuple[int, int]:
        """Return the characters, of `cell` pixels, that the picture covers if its pixels are the terminal's."""
        return -(-self.width // cell[0]), -(-self.height // cell[1])

    def fit(self, columns: int, lines: int, cell: tuple[int, int], least: int = 1) -> bool:
        """Choose the scale for a window of that many characters of `cell` pixels.

        Return False if the scale would be less than `least`.
        """
        wide, high = cell
        self.scale = min(columns * wide // self.width, lines * high // self.height)
        if self.scale < least:
            return False
        self.columns = -(-self.width * self.scale // wide)
        self.lines = -(-self.height * self.scale // high)
        self._band_rows = high
        self._sent.clear()
        return True

    def changed_bands(self) -> list[tuple[int, bytes]]:
        """Return (line, escape sequence) for each band that changed since the last call."""
        out = []
        for line in range(self.lines):
            top = line * self._band_rows
            below = min(top + self._band_rows, self.height * self.scale)
            rows = [self._row(y // self.scale) for y in range(top, below)]
            if self._sent.get(line) != rows:
                self._sent[line] = rows
                out.append((line, self._image(line, rows)))
        return out

    def _row(self, y: int) -> bytes:
        return bytes(self.rgb565[2 * self.width * y : 2 * self.width * (y + 1)])

    def _image(self, line: int, rows: list[bytes]) -> bytes:
        if self.protocol == KITTY:
            return kitty_image(line, self.width, self.scale, rows)
        return sixel_image(self.width, self.scale, rows)
