"""The look of a terminal: a table of characters, in lines and colours."""

from firmware.draw.terminal.terminal_scene import TerminalScene
from firmware.draw.terminal.terminal_table_view import TerminalTableView

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.draw.looks import Seating
    from firmware.draw.terminal.terminal_pages import TerminalMenuView, TerminalPages

LEAST_WIDTH = 80  # columns and lines of the smallest window, without the terminal's own line of keys
LEAST_HEIGHT = 23


class TerminalLook:
    """The look of width x height characters. Raise ValueError if they are too few."""

    one_bit = False
    log_lines = 8
    unsupported_settings = ("marks", "left_handed", "turned_round")
    brief = False
    run_gestures = (True, False)  # buttons can pick up several cards of a house

    def __init__(self, width: int, height: int) -> None:
        if width < LEAST_WIDTH or height < LEAST_HEIGHT:
            raise ValueError("%dx%d characters are too few for the table" % (width, height))
        self.width = width
        self.height = height
        self.scene = TerminalScene(width, height)

    def resize(self, width: int, height: int) -> None:
        """Follow a window that has another size now."""
        self.width = width
        self.height = height
        self._fit_scene()

    def _fit_scene(self) -> None:
        # The window may have another size now (App.resize).
        if (self.scene.width, self.scene.height) != (self.width, self.height):
            self.scene.resize(self.width, self.height)

    def make_page_kit(self) -> "TerminalPages":
        """Return the TerminalPages that draw pages."""
        from firmware.draw.terminal.terminal_pages import TerminalPages

        self._fit_scene()
        return TerminalPages(self.scene, self.width, self.height)

    def make_menu_view(self, read_first: bool) -> "TerminalMenuView":
        """Return a TerminalMenuView; read_first: whether the menu begins with its text if not everything fits."""
        from firmware.draw.terminal.terminal_pages import TerminalMenuView

        self._fit_scene()
        return TerminalMenuView(self.scene, self.width, self.height, read_first)

    def why_too_large(self, rules: str) -> str:
        """Return "", because the smallest window has room for every table."""
        return ""

    def make_table_view(self, session: "Seating") -> "TerminalTableView":
        """Return the view that draws the table of a session."""
        self._fit_scene()
        return TerminalTableView(self.scene, session)
