"""Draw a picture with every kind of sprite, to compare the runtimes.

The strip renderer draws it.
"""

import gc
from binascii import crc32

from firmware.draw.scene import Scene
from firmware.draw.sprites import sprite_index as S
from firmware.draw.sprites.sprites_common import BANKS
from firmware.draw.sprites.sprites_large import BANKS as CARDS
from firmware.draw.strip_renderer import StripRenderer

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from types import ModuleType

TILES = (None,) + BANKS + CARDS


def draw(scene: "Scene", S: "ModuleType", k: int) -> None:
    """Draw a table into a scene, slightly different for each k from 0 to 7.

    S: firmware.draw.sprites.sprite_index.
    """
    scene.clear()
    scene.rect(S.SHADE, 0, 0, 240, 21)
    for c in range(8):
        for i in range(5):
            scene.card((c * 7 + i * 3) % 13 + 1 | (c + i & 3) << 4, 30 * c + 1, 45 + 13 * i, 10 + i)
        scene.card(c + 4 | (c & 3) << 4, 30 * c + 1, 45 + 13 * 5)
        scene.empty_place(c >> 1, 30 * c + 1, 22, 21)
    scene.card(0x81, 1, 203)
    scene.card(0xC1, 31, 203, 20)
    scene.card(0x0F, 61, 203)
    scene.card(0x1F, 91, 203)
    scene.card(0, 121, 203)
    scene.card(0xC5, -9, 203)
    scene.card(0x1D, 225, 210)
    scene.text("Load \1\2\3\4 on?", 130, 3, S.PAPER)
    scene.text("Bold \3", 180, 3, S.GOLD, S.BOLD)
    scene.number(35 + k, 152, 205, S.PAPER, S.BOLD)
    scene.mark_cursor(30 * k + 1, 110, S.CARD_W, S.CARD_H)
    scene.mark_target(31, 110, S.CARD_W, S.CARD_H)
    scene.mark_last_to(61, 110, S.CARD_W, S.CARD_H)
    scene.mark_last_from(91, 110, S.CARD_W, S.CARD_H)
    scene.mark_picked_up(121, 0, S.CARD_W, 21)
    scene.mark_hint(151, 110, S.CARD_W, S.CARD_H)
    scene.dialog(160, 170, 60, 30)
    scene.title(242, 150 if k & 1 else 149)
    # Tiles that are cut by the edge of a run or of the screen.
    for i in range(6):
        scene.card((0x1B, 0x01, 0x0B, 0x81, 0xC2, 0x34)[i], 16 + 37 * i + k, 60 + 3 * i)
    scene.card(0x2C, 229, 60)
    scene.card(0x91, -20, 60)
    scene.text("over the edge", 200, 100 + k, S.GOLD, S.BOLD)
    scene.text("over the edge", -12, 120 + k, S.GOLD)


class KeepingPanel:
    """A panel that keeps what was sent to it, unless it has no wire."""

    width = height = 240
    wire: "bytearray | None" = None

    def write(self, x: int, y: int, w: int, h: int, buf: memoryview) -> None:
        if self.wire:
            for k in range(h):
                at = 2 * ((y + k) * 240 + x)
                self.wire[at : at + 2 * w] = buf[2 * w * k : 2 * w * (k + 1)]


def pictures() -> None:
    """Print the number of dropped entries and the checksum of some pictures."""
    panel = KeepingPanel()
    wire = panel.wire = bytearray(2 * 240 * 240)
    strip = StripRenderer(panel, TILES)
    scene = Scene()
    for k in (3, 4, 6):
        draw(scene, S, k)
        strip.show(scene)
        print(scene.dropped, crc32(wire))


def allocated() -> None:
    """Print the bytes that drawing and showing take from MicroPython's heap."""
    strip = StripRenderer(KeepingPanel(), TILES)
    scene = Scene()
    for again in range(2):
        gc.collect()
        gc.disable()
        before = gc.mem_alloc()
        for k in range(8):
            draw(scene, S, k)
            strip.show(scene)
        strip.invalidate()
        strip.show(scene)
        if again:
            print(gc.mem_alloc() - before)
