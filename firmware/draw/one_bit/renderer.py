# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The renderer of one-bit screens.

Such a screen is small enough to be drawn whole, into a buffer that is sent when its content has changed.
"""

import framebuf

from firmware.draw import sprites_one_bit as M
from firmware.draw.one_bit.scene import DARK
from firmware.draw.scene import BANK, SIZE, TILE_AT

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Protocol

    from firmware.draw.scene import Scene

    class Panel(Protocol):
        """A one-bit panel, as Mono describes it."""

        width: int
        height: int
        sideways: bool

        def show(self, pages: bytearray) -> None: ...
        def invert(self, inverted: bool) -> None: ...


class Mono:
    """Draws scenes on a panel with `.width`, `.height`, `.sideways`, `.show(pages)` and `.invert(on)`.

    pages: a byte holds eight pixels below one another, the lowest bit at the top, and `width` bytes are a page; for a
    panel mounted sideways a byte holds eight pixels of a row, the lowest bit on the left. `show` allocates nothing.
    """

    def __init__(self, panel: "Panel") -> None:
        self.panel = panel
        size = panel.width * ((panel.height + 7) // 8)
        self.pages = bytearray(size)
        self.shown = bytearray(size)
        self.fresh = True
        self.dress = 0
        kind = framebuf.MONO_HMSB if panel.sideways else framebuf.MONO_VLSB
        self.frame = framebuf.FrameBuffer(self.pages, panel.width, panel.height, kind)
        # The palette of dark ink: the set pixels of a tile become dark, the others stay as they are.
        self.dark = framebuf.FrameBuffer(bytearray(b"\x80"), 2, 1, framebuf.MONO_HLSB)
        # For each bank: its bytes, a buffer for the tile that is drawn, and the frame buffer over that buffer.
        self.banks: "list[tuple[bytes, bytearray, framebuf.FrameBuffer]]" = [None]  # type: ignore[list-item]
        for w, h, count, data in M.BANKS[1:]:
            tile = bytearray(len(data) // count)
            self.banks.append((data, tile, framebuf.FrameBuffer(tile, w, h, framebuf.MONO_HLSB)))

    def forget(self) -> None:
        """Let the next show send everything, for the panel shows something else now."""
        self.fresh = True

    def show(self, scene: "Scene") -> None:
        """Show the scene on the panel: light on dark in dress 0, otherwise dark on light."""
        if scene.dress != self.dress:
            self.dress = scene.dress
            self.panel.invert(scene.dress > 0)
            self.fresh = True
        frame = self.frame
        frame.fill(DARK)
        b = scene.buf
        for at in range(0, scene.n * SIZE, SIZE):
            bank = b[at] & BANK
            x = b[at + 1]
            y = b[at + 2]
            if not bank:
                frame.fill_rect(x, y, b[at + 4], b[at + 3], b[at] >> TILE_AT)
                continue
            data, tile, source = self.banks[bank]
            first = (b[at] >> TILE_AT) * len(tile)
            for i in range(len(tile)):
                tile[i] = data[first + i]
            if b[at + 4]:
                frame.blit(source, x, y, 0)
            else:
                frame.blit(source, x, y, 1, self.dark)
        if scene.turned:
            from firmware.draw.turned_round import turn_pages  # loaded here, because few games need it

            turn_pages(self.pages, len(self.pages))
        if self.fresh or self.pages != self.shown:
            self.fresh = False
            self.shown[:] = self.pages
            self.panel.show(self.pages)
