"""Show a one-bit screen on a panel of the host, from the pages that a controller would get."""

from hostsim.device.display_controllers import LIT, UNLIT
from hostsim.players import framebuf
from hostsim.players.protocols import Panel

framebuf.install()  # must come before the renderer, which imports it

from firmware.draw.one_bit.framebuf_renderer import FramebufRenderer  # noqa: E402
from firmware.draw.scene import Scene  # noqa: E402


class OneBitPanel:
    """The panel for firmware.draw.one_bit.framebuf_renderer.FramebufRenderer; panel: shows pixels of 16 bits."""

    sideways = False

    def __init__(self, panel: Panel) -> None:
        self.panel = panel
        self.width = panel.width
        self.height = panel.height
        self._lit, self._unlit = LIT, UNLIT

    def invert(self, inverted: bool) -> None:
        """Swap light and dark from the next picture on, or show them as they are."""
        self._lit, self._unlit = (UNLIT, LIT) if inverted else (LIT, UNLIT)

    def show(self, pages: bytes | bytearray) -> None:
        """Show pages: each byte is eight pixels of a column, the lowest bit at the top."""
        out = bytearray()
        for y in range(self.height):
            first = y // 8 * self.width
            for byte in pages[first : first + self.width]:
                out += self._lit if byte >> (y & 7) & 1 else self._unlit
        self.panel.write(0, 0, self.width, self.height, out)


class OneBitRenderer:
    """A renderer with the interface of the one for colour screens: `.panel`, `.show(scene)`."""

    def __init__(self, panel: Panel) -> None:
        self.panel = panel
        self._mono = FramebufRenderer(OneBitPanel(panel))

    def show(self, scene: Scene) -> None:
        """Draw the scene on the panel."""
        self._mono.show(scene)

    def invalidate(self) -> None:
        """Send the next picture even if it has not changed."""
        self._mono.invalidate()

    def again(self) -> None:
        """Send the same picture again."""
        self._mono.panel.show(self._mono.sent_pages)
