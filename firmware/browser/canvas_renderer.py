"""Have the page draw scenes on its canvas, because its JavaScript composes a screen faster than bytecode does."""

import page
from uctypes import addressof

from firmware.draw.sprites.sprite_index import PALETTE

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.draw.scene import Scene
    from firmware.draw.strip_renderer import Bank


class CanvasRenderer:
    """A renderer for the tiles of a look; banks: as for StripRenderer."""

    def __init__(self, banks: "tuple[Bank | None, ...]") -> None:
        self._theme = 0
        page.take_colours(addressof(PALETTE), len(PALETTE) // 3)
        for number in range(len(banks)):
            bank = banks[number]
            if bank:
                width, height, bits, count, data = bank
                page.take_bank(number, width, height, bits, count, addressof(data), len(data))

    def show(self, scene: "Scene") -> None:
        """Have the page draw the scene."""
        if scene.theme != self._theme:
            from firmware.draw.themes import palette  # loaded here, because most players keep the usual colours

            self._theme = scene.theme
            dyed = palette(scene.theme)
            page.take_colours(addressof(dyed), len(dyed) // 3)
        page.draw(addressof(scene.buf), scene.n, scene.rotated)
