"""The look of one-bit screens: designed for two colours, not shrunk."""

from engine.rules import rule_set
from firmware import text
from firmware.draw.layouts.one_bit_layout import one_bit_layout_for
from firmware.draw.one_bit.one_bit_scene import OneBitScene
from firmware.draw.one_bit.one_bit_table_view import OneBitTableView
from firmware.draw.picture_look import PictureLook
from firmware.draw.sprites import sprites_one_bit as sprites

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.draw.looks import Seating
    from firmware.draw.pages.page_style import PageStyle


class OneBitLook(PictureLook):
    """The look of a screen of width x height pixels. Raise ValueError if the size has no layout."""

    scene: "OneBitScene"
    one_bit = True
    run_gestures = (True, False)  # Only the top card of a house shows.
    log_lines = 1000  # all lines, because the menu scrolls through them
    # Piles have letters instead of names on these screens.
    unsupported_settings = ("names_of_piles", "suit_colours", "marks", "left_handed")
    brief = True

    def __init__(self, width: int, height: int) -> None:
        one_bit_layout_for(width, height)
        self.width = width
        self.height = height
        self.scene = OneBitScene(sprites.FONT if width > 100 else sprites.TINY)

    def page_style(self) -> "type[PageStyle]":
        """Return the style of menus and pages."""
        from firmware.draw.one_bit.one_bit_style import OneBitStyle, TinyOneBitStyle

        return OneBitStyle if self.scene.font == sprites.FONT else TinyOneBitStyle

    def banks(self) -> "tuple[tuple[int, int, int, bytes] | None, ...]":
        """Return the banks of tiles for its scenes, each (width, height, tiles, data); the first one is None."""
        return sprites.BANKS

    def why_too_large(self, rules: str) -> str:
        """Return why the table of a rule set does not fit these screens, in one line, or "" if it does."""
        found = rule_set(rules)
        # A game of three has nine houses, and a patience has face-down cards under long runs.
        return "" if found.has_two_sides() else text.errors().TOO_LARGE.format(text.menus().RULE_SETS[found.name])

    def make_table_view(self, session: "Seating") -> "OneBitTableView":
        """Return the view that draws the table of a session."""
        return OneBitTableView(self.scene, session, self.width, self.height)
