"""The first screen of a first start: the choice of a language."""

from firmware import text
from firmware.screens.menu import Menu
from firmware.text.languages import LANGUAGES

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App


class LanguageMenu(Menu):
    """The languages, each by its own name. The choice is saved, and then the title opens."""

    parent = ""

    def __init__(self, app: "App") -> None:
        Menu.__init__(self, app, text.menus().GAME_NAME)
        self.shows_banner = True
        for i in range(len(LANGUAGES)):
            _, name, _, _ = LANGUAGES[i]
            self.add_language(i, name)

    def add_language(self, language: int, name: str) -> None:
        """Add the row of a language."""

        def choose() -> None:
            self.app.set_language(language)
            self.app.show("title", True)  # The title asks whether there are saves, so it comes first.
            self.app.settings.save()

        self.add(name, choose)
