"""The look of colour screens with large cards, or with huge ones where they fit."""

from engine.position import FAMILY, HOUSES, PLAYERS
from engine.rules import rule_set
from firmware import text
from firmware.draw.large.large_table_view import LargeTableView
from firmware.draw.layouts.table_layout import is_tall, is_wide
from firmware.draw.picture_look import PictureLook
from firmware.draw.scene import MAX_ENTRIES, Scene
from firmware.draw.sprites import sprite_index as S

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.draw.layouts.table_layout import TableLayout
    from firmware.draw.layouts.table_packer import Cards
    from firmware.draw.looks import Seating
    from firmware.draw.pages.page_style import PageStyle
    from firmware.draw.strip_renderer import Bank

_PLAYERS_AND_HOUSES = ((2, 8), (1, 7))  # of the tables that need the most room, but for that of three


class LargeLook(PictureLook):
    """The look of a screen of width x height pixels. Raise ValueError if it is too small.

    card_sizes: the sizes of cards that it may have, the largest first; table_packer.py explains their fields
    cards: the one that it has; a table of three that lacks the room for it has the next one
    """

    one_bit = False
    run_gestures = (True, True)
    log_lines = 5
    unsupported_settings: "tuple[str, ...]" = ()
    brief = False
    scene_type: "type[Scene]" = Scene
    card_sizes: "tuple[Cards, ...]" = (
        (S.CARD_HUGE_W, 32, S.CARD_HUGE_H, 16, 8, 0, 27), (S.CARD_W, 25, S.CARD_H, 13, 8, 0, 21)
    )

    def __init__(self, width: int, height: int) -> None:
        # A screen larger than any board's has fans so open that more of each card shows; each part is an entry.
        self.scene = self.scene_type(2 * MAX_ENTRIES if max(width, height) > 320 else MAX_ENTRIES)
        self.resize(width, height)

    def resize(self, width: int, height: int) -> None:
        """Follow a screen that has another size now, in pixels. The banks may be others then."""
        self.width = width
        self.height = height
        at = 0
        self.cards = self.card_sizes[0]
        while at < len(self.card_sizes) - 1 and not self._are_cards_whole():
            at += 1
            self.cards = self.card_sizes[at]
        if at == len(self.card_sizes) - 1:
            self._layout(2, 8, 0)  # all tables but that for three need no more room than this one
        if len(self.card_sizes) > 1:
            self.scene.use_huge_cards(at == 0)

    def _are_cards_whole(self) -> bool:
        # Return whether every table but that of three fits, and the foundations of two players show all of their cards.
        try:
            for players, houses in _PLAYERS_AND_HOUSES:
                layout = self._pack(self.cards, players, houses, 0)
                if players == 2 and layout.foundations[1] < self.cards[2]:
                    return False
        except ValueError:
            return False
        return True

    def page_style(self) -> "type[PageStyle]":
        """Return the style of menus and pages."""
        from firmware.draw.pages.page_style import PageStyle, TouchStyle, WideTouchStyle

        if is_tall(self.width, self.height):
            return TouchStyle
        return WideTouchStyle if is_wide(self.width) else PageStyle

    def banks(self) -> "tuple[Bank | None, ...]":
        """Return the banks of tiles for its scenes, packed as in sprites_common.py; the first one is None."""
        from firmware.draw.sprites.sprites_common import BANKS

        if self.scene.usual_w == S.CARD_HUGE_W:
            from firmware.draw.sprites.sprites_huge import BANKS as CARDS
            from firmware.draw.sprites.sprites_huge_variants import BANKS as MARKS
        else:
            from firmware.draw.sprites.sprites_large import BANKS as CARDS
            from firmware.draw.sprites.sprites_large_variants import BANKS as MARKS
        return (None,) + BANKS + CARDS + MARKS

    def why_too_large(self, rules: str) -> str:
        """Return why the table of a rule set does not fit the screen, in one line, or "" if it does."""
        found = rule_set(rules)
        try:
            self._layout(found.players, found.houses, found.family)
        except ValueError:
            return text.errors().THREE_TOO_LARGE  # every other table fits if that of classic does
        return ""

    def _layout(self, players: int, houses: int, family: int) -> "TableLayout":
        try:
            return self._pack(self.cards, players, houses, family)
        except ValueError:
            smallest = self.card_sizes[-1]
            if self.cards == smallest:
                raise
            return self._pack(smallest, players, houses, family)

    def _pack(self, cards: "Cards", players: int, houses: int, family: int) -> "TableLayout":
        from firmware.draw.layouts.table_packer import pack_table  # which firmware.screens unloads at the table

        return pack_table(cards, self.width, self.height, players, houses, family, self.scene.mirrored)

    def layout_of(self, pos: bytearray) -> "TableLayout":
        """Return the layout of the table of a position. Raise ValueError if it does not fit the screen."""
        return self._layout(pos[PLAYERS], pos[HOUSES], pos[FAMILY])

    def make_table_view(self, session: "Seating") -> "LargeTableView":
        """Return the view that draws the table of a session."""
        return LargeTableView(self.scene, session, self.width, self.height, self.layout_of(session.game.pos))
