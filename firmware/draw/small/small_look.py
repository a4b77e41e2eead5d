"""The look of low colour screens: small cards, and lists that scroll."""

from firmware.draw.large import large_look
from firmware.draw.small.small_scene import SmallScene
from firmware.draw.small.small_table_view import SmallTableView
from firmware.draw.sprites import sprite_index as S

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.draw.looks import Seating
    from firmware.draw.pages.page_style import PageStyle
    from firmware.draw.strip_renderer import Bank


class SmallLook(large_look.LargeLook):
    """The look of a large screen with small cards."""

    log_lines = 2
    scene_type = SmallScene
    card_sizes = ((S.CARD_SMALL_W, 17, S.CARD_SMALL_H, 9, 7, 2, 14),)
    scene: "SmallScene"
    unsupported_settings = ("marks",)  # small cards have no room for large marks

    def page_style(self) -> "type[PageStyle]":
        from firmware.draw.pages.page_style import LowStyle

        return LowStyle

    def banks(self) -> "tuple[Bank | None, ...]":
        from firmware.draw.sprites.sprites_common import BANKS
        from firmware.draw.sprites.sprites_small import BANKS as CARDS
        from firmware.draw.sprites.sprites_small_variants import BANKS as MARKS

        return (None,) + BANKS + CARDS + (None, None) + MARKS

    def make_table_view(self, session: "Seating") -> "SmallTableView":
        return SmallTableView(self.scene, session, self.width, self.height, self.layout_of(session.game.pos))
