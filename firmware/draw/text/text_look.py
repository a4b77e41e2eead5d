"""The look without a picture: lines of text for a console, a screen reader or a script."""

from firmware.draw.text.text_scene import TextScene
from firmware.draw.text.text_table_view import TextTableView

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.draw.text.text_pages import TextMenuView, TextPages
    from firmware.draw.text.text_table_view import MatchSeating


class TextLook:
    """A look whose scene is lines of text of any length; width and height mean nothing."""

    one_bit = False
    run_gestures = (False, False)
    log_lines = 1000  # all lines
    unsupported_settings = ("felt", "suit_colours", "marks", "left_handed", "turned_round")
    brief = False

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.scene = TextScene()

    def make_page_kit(self) -> "TextPages":
        """Return the TextPages that print pages."""
        from firmware.draw.text.text_pages import TextPages

        return TextPages(self.scene)

    def make_menu_view(self, read_first: bool) -> "TextMenuView":
        """Return a TextMenuView that prints a menu."""
        from firmware.draw.text.text_pages import TextMenuView

        return TextMenuView(self.scene)

    def why_too_large(self, rules: str) -> str:
        """Return "", because text has room for every table."""
        return ""

    def make_table_view(self, session: "MatchSeating") -> "TextTableView":
        """Return the view that prints the table of a session."""
        return TextTableView(self.scene, session)
