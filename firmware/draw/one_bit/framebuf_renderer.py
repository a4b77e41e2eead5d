"""Render scenes on one-bit screens.

Such a screen is small enough to be drawn whole, into a buffer that is sent when its content has changed.
"""

import framebuf

from firmware.draw.one_bit.one_bit_scene import DARK
from firmware.draw.scene import BANK_MASK, ENTRY_SIZE, TILE_SHIFT
from firmware.draw.sprites import sprites_one_bit as sprites

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Protocol

    from firmware.draw.scene import Scene

    class PagePanel(Protocol):
        """A one-bit panel, as FramebufRenderer describes it."""

        width: int
        height: int
        sideways: bool

        def show(self, pages: bytearray) -> None: ...
        def invert(self, inverted: bool) -> None: ...


class FramebufRenderer:
    """Draw scenes on a panel with `.width`, `.height`, `.sideways`, `.show(pages)` and `.invert(on)`.

    pages: a byte holds eight pixels of a column, the lowest bit at the top, and `width` bytes are a page; for a panel
        mounted sideways, a byte holds eight pixels of a row, the lowest bit on the left. `show` allocates nothing.
    """

    def __init__(self, panel: "PagePanel") -> None:
        self.panel = panel
        size = panel.width * ((panel.height + 7) // 8)
        self.pages = bytearray(size)
        self.sent_pages = bytearray(size)
        self.sends_all = True
        self.theme = 0
        kind = framebuf.MONO_HMSB if panel.sideways else framebuf.MONO_VLSB
        self.frame = framebuf.FrameBuffer(self.pages, panel.width, panel.height, kind)
        # The palette of dark ink: the set pixels of a tile become dark, the others do not change.
        self.dark_palette = framebuf.FrameBuffer(bytearray(b"\x80"), 2, 1, framebuf.MONO_HLSB)
        # For each bank: its bytes, a buffer for the tile being drawn, and the frame buffer over that buffer.
        self.banks: "list[tuple[bytes, bytearray, framebuf.FrameBuffer]]" = [None]  # type: ignore[list-item]
        for w, h, count, data in sprites.BANKS[1:]:
            tile = bytearray(len(data) // count)
            self.banks.append((data, tile, framebuf.FrameBuffer(tile, w, h, framebuf.MONO_HLSB)))

    def invalidate(self) -> None:
        """Make the next show send everything, because the panel shows something else now."""
        self.sends_all = True

    def show(self, scene: "Scene") -> None:
        """Show the scene on the panel: light on dark in theme 0, otherwise dark on light."""
        if scene.theme != self.theme:
            self.theme = scene.theme
            self.panel.invert(scene.theme > 0)
            self.sends_all = True
        frame = self.frame
        frame.fill(DARK)
        b = scene.buf
        for at in range(0, scene.n * ENTRY_SIZE, ENTRY_SIZE):
            bank = b[at] & BANK_MASK
            x = b[at + 1]
            y = b[at + 2]
            if not bank:
                frame.fill_rect(x, y, b[at + 4], b[at + 3], b[at] >> TILE_SHIFT)
                continue
            data, tile, source = self.banks[bank]
            first = (b[at] >> TILE_SHIFT) * len(tile)
            for i in range(len(tile)):
                tile[i] = data[first + i]
            if b[at + 4]:
                frame.blit(source, x, y, 0)
            else:
                frame.blit(source, x, y, 1, self.dark_palette)
        if scene.rotated:
            from firmware.draw.rotate180 import rotate_pages  # imported here, because few games need it

            rotate_pages(self.pages, len(self.pages))
        if self.sends_all or self.pages != self.sent_pages:
            self.sends_all = False
            self.sent_pages[:] = self.pages
            self.panel.show(self.pages)
