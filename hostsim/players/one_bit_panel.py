# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""A one-bit screen on a panel of the host's: takes the pages that a controller gets, shows light on dark."""

from typing import Any

from hostsim.players import framebuf
from hostsim.players.protocols import Panel

framebuf.install()  # before the renderer, which imports it

from firmware.draw.one_bit.renderer import Mono  # noqa: E402

LIT = b"\xff\xff"
UNLIT = b"\0\0"


class OneBitPanel:
    """What firmware.draw.one_bit.renderer.Mono draws on; panel: `.width`, `.height`, `.write` of 16-bit pixels."""

    sideways = False

    def __init__(self, panel: Panel) -> None:
        self.panel = panel
        self.width = panel.width
        self.height = panel.height
        self._lit, self._unlit = LIT, UNLIT

    def invert(self, inverted: bool) -> None:
        """From the next picture on show dark what is light, or as it is."""
        self._lit, self._unlit = (UNLIT, LIT) if inverted else (LIT, UNLIT)

    def show(self, pages: bytes | bytearray) -> None:
        """Show a byte for eight pixels one below the other, the lowest bit on top."""
        out = bytearray()
        for y in range(self.height):
            first = y // 8 * self.width
            for byte in pages[first : first + self.width]:
                out += self._lit if byte >> (y & 7) & 1 else self._unlit
        self.panel.write(0, 0, self.width, self.height, out)


class OneBitRenderer:
    """Stands for the renderer of a colour screen: `.panel` is the host's, `.show` takes a scene."""

    def __init__(self, panel: Panel) -> None:
        self.panel = panel
        self._mono = Mono(OneBitPanel(panel))

    def show(self, scene: Any) -> None:
        """Bring the panel to show the scene."""
        self._mono.show(scene)

    def forget(self) -> None:
        """Send the next picture, whether it changed or not."""
        self._mono.forget()

    def again(self) -> None:
        """Send the same picture anew."""
        self._mono.panel.show(self._mono.shown)
