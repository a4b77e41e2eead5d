"""The look without a picture: lines of words for a console, a screen reader or a script."""

from firmware.draw.text.text_scene import TextScene
from firmware.draw.text.text_table_view import TextTableView

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from types import ModuleType

    from firmware.draw.text.text_table_view import MatchSeating
    from firmware.screens.menu import Page


class TextLook:
    """A look whose scene is lines of words of any length; width and height mean nothing."""

    one_bit = False
    log_lines = 1000  # all lines
    unsupported_settings = ("felt", "suit_colours", "marks", "left_handed", "turned_round")
    brief = False

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.scene = TextScene()

    @property
    def menus(self) -> "ModuleType":
        from firmware.draw.text import text_menus

        return text_menus

    def draw_page(self, name: str, page: "Page") -> None:
        """Draw a Calendar, a Rating or a Graph (firmware.screens) by the module `text_NAME` here."""
        module = "text_" + name
        __import__("firmware.draw.text." + module, None, None, (module,)).show(self, page)

    def why_too_large(self, rules: str) -> str:
        """Return "", because words have room for every table."""
        return ""

    def make_table_view(self, session: "MatchSeating") -> "TextTableView":
        """Return the view that tells the table of a session."""
        return TextTableView(self.scene, session)
