# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The first screen of a first start: in which language it is all to be said."""

from firmware import text
from firmware.screens.menu import Menu
from firmware.text.languages import NAMES

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from firmware.app.app import App


class Languages(Menu):
    """Each language by its own name. What is chosen is kept with the settings, and the title follows."""

    def __init__(self, app: "App") -> None:
        Menu.__init__(self, app, text.words.GAME_NAME, None)
        self.banner = True
        for i in range(len(NAMES)):
            self.add_language(i)

    def add_language(self, language: int) -> None:
        """Add the row of a language."""

        def choose() -> None:
            self.app.speak(language)
            self.app.show("title", True)  # which looks whether anything was ever kept
            self.app.settings.save()

        self.add(NAMES[language], choose)
