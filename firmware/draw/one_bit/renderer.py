# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Draws the scenes of one-bit screens.

Such a screen is so small that it is drawn whole, into a buffer that is sent when it has become another.
"""

import framebuf

from firmware.draw import sprites_one_bit as M
from firmware.draw.one_bit.scene import DARK

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from typing import Any


class Mono:
    """Draws scenes on a panel with `.width`, `.height`, `.sideways`, `.show(pages)` and `.invert(whether)`.

    pages: a byte is eight pixels one below the other, the lowest bit on top, width of them a page; for a panel that is
    sideways eight pixels beside each other, the lowest bit on the left, row by row. `show` allocates nothing.
    """

    def __init__(self, panel: "Any") -> None:
        self.panel = panel
        size = panel.width * ((panel.height + 7) // 8)
        self.pages = bytearray(size)
        self.shown = bytearray(size)
        self.fresh = True
        self.dress = 0
        kind = framebuf.MONO_HMSB if panel.sideways else framebuf.MONO_VLSB
        self.frame = framebuf.FrameBuffer(self.pages, panel.width, panel.height, kind)
        # In dark ink what is set becomes dark, and the rest stays as it is.
        self.dark = framebuf.FrameBuffer(bytearray(b"\x80"), 2, 1, framebuf.MONO_HLSB)
        # Of each bank: its bytes, those of the one tile that is drawn, the frame buffer over these.
        self.banks: "list[Any]" = [None]
        for w, h, count, data in M.BANKS[1:]:
            tile = bytearray(len(data) // count)
            self.banks.append((data, tile, framebuf.FrameBuffer(tile, w, h, framebuf.MONO_HLSB)))

    def forget(self) -> None:
        """The panel shows something else now: the next show sends it all."""
        self.fresh = True

    def show(self, scene: "Any") -> None:
        """Bring the panel to show the scene, in any dress but 0 dark on light."""
        if scene.dress != self.dress:
            self.dress = scene.dress
            self.panel.invert(scene.dress > 0)
            self.fresh = True
        frame = self.frame
        frame.fill(DARK)
        b = scene.buf
        for at in range(0, scene.n * 8, 8):
            bank = b[at]
            x = (b[at + 2] | b[at + 3] << 8 ^ 0x8000) - 0x8000
            if not bank:
                frame.fill_rect(x, b[at + 4], b[at + 6] | b[at + 7] << 8, b[at + 5], b[at + 1])
                continue
            data, tile, source = self.banks[bank]
            first = b[at + 1] * len(tile)
            for i in range(len(tile)):
                tile[i] = data[first + i]
            if b[at + 6]:
                frame.blit(source, x, b[at + 4], 0)
            else:
                frame.blit(source, x, b[at + 4], 1, self.dark)
        if scene.turned:
            from firmware.draw.turned_round import turn_pages  # here, as few games need it

            turn_pages(self.pages, len(self.pages))
        if self.fresh or self.pages != self.shown:
            self.fresh = False
            self.shown[:] = self.pages
            self.panel.show(self.pages)
