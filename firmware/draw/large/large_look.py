"""The look of colour screens with large cards."""

from firmware import text
from firmware.draw.large.large_table_view import LargeTableView
from firmware.draw.layouts.layout_finder import layout_of_size, table_fits
from firmware.draw.picture_look import PictureLook
from firmware.draw.scene import Scene

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.draw.looks import Seating
    from firmware.draw.pages.page_style import PageStyle
    from firmware.draw.strip_renderer import Bank


class LargeLook(PictureLook):
    """The look of a screen of width x height pixels. ValueError if the size has no layout."""

    one_bit = False
    log_lines = 5
    unsupported_settings: "tuple[str, ...]" = ()
    brief = False

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        layout_of_size(width, height)
        self.scene = self.new_scene()

    def new_scene(self) -> "Scene":
        """Return an empty scene."""
        return Scene()

    def page_style(self) -> "type[PageStyle]":
        """Return the style of menus and pages."""
        from firmware.draw.pages.page_style import PageStyle

        return PageStyle

    def banks(self) -> "tuple[Bank | None, ...]":
        """Return the banks of its scenes' tiles, packed as in sprites_common.py; the first one is None."""
        from firmware.draw.sprites.sprites_common import BANKS
        from firmware.draw.sprites.sprites_large import BANKS as CARDS
        from firmware.draw.sprites.sprites_large_variants import BANKS as MARKS

        return (None,) + BANKS + CARDS + MARKS

    def why_too_large(self, rules: str) -> str:
        """Return why the table of a rule set does not fit the screen, in one line, or "" if it does."""
        return "" if table_fits(self.width, self.height, rules) else text.errors().THREE_TOO_LARGE

    def make_table_view(self, session: "Seating") -> "LargeTableView":
        """Return the view that draws the table of a session."""
        return LargeTableView(self.scene, session, self.width, self.height)
