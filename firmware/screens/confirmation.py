"""The question that is asked before something is lost."""

from firmware import text
from firmware.screens.menu import Menu

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware.app.app import App


class Confirmation(Menu):
    """A question, with the cursor on No.

    yes: the label of the row that calls do()
    """

    def __init__(self, app: "App", question: str, yes: str, do: "Callable[[], None]") -> None:
        Menu.__init__(self, app, text.menus().CONFIRM_HEADING)
        self.lines = [question]
        self.add(text.menus().NO, self.back)
        self.add(yes, do)
