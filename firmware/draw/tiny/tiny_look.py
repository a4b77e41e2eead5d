"""The look of the smallest colour screens, from 128 x 128 on: tiny cards, otherwise as on a low screen."""

from firmware.draw.small import small_look
from firmware.draw.sprites import sprite_index as S
from firmware.draw.tiny.tiny_scene import TinyScene
from firmware.draw.tiny.tiny_table_view import TinyTableView

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.draw.looks import Seating
    from firmware.draw.pages.page_style import PageStyle
    from firmware.draw.strip_renderer import Bank


class TinyLook(small_look.SmallLook):
    """The look of a low screen with tiny cards."""

    brief = True
    scene_type = TinyScene
    card_sizes = ((S.CARD_TINY_W, S.CARD_TINY_W, S.CARD_TINY_H, 9, 6, 2, 9),)

    def page_style(self) -> "type[PageStyle]":
        from firmware.draw.pages.page_style import TinyStyle

        return TinyStyle

    def banks(self) -> "tuple[Bank | None, ...]":
        from firmware.draw.sprites.sprites_common import BANKS
        from firmware.draw.sprites.sprites_small import BANKS as SMALL
        from firmware.draw.sprites.sprites_tiny import BANKS as CARDS, VARIANT_BANKS

        return (None,) + BANKS + CARDS + SMALL[len(CARDS) :] + (None, None) + VARIANT_BANKS

    def make_table_view(self, session: "Seating") -> "TinyTableView":
        return TinyTableView(self.scene, session, self.width, self.height, self.layout_of(session.game.pos))
