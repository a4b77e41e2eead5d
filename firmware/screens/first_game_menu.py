"""The one question before a player's first game: the simplified game or Russian Bank itself."""

from engine.rules import BEGINNER_RULE_SET, RULE_SET_NAMES, rule_set
from firmware import text
from firmware.app.settings import SETTING_RULE_SET
from firmware.screens.menu import Menu

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App


def make_new_game(app: "App") -> "Menu":
    """Return the menu of a new game, or the one question before a first game."""
    if app.is_before_first_game():
        return FirstGame(app)
    menu: "Menu" = app.make_screen(app, "new_game")
    return menu


class FirstGame(Menu):
    """A row for each of two games, which begins it, and one for all that can be chosen."""

    def __init__(self, app: "App") -> None:
        Menu.__init__(self, app, text.new_game().FIRST_GAME)
        for name in (BEGINNER_RULE_SET, RULE_SET_NAMES[0]):
            self.add_game(name)
        self.add(text.new_game().FIRST_MORE, self.show_all, about=text.new_game().FIRST_MORE_ABOUT)

    def add_game(self, name: str) -> None:
        """Add the row of a rule set."""

        def begin() -> None:
            from firmware.screens.new_game_menu import NewGame

            self.app.settings.numbers[SETTING_RULE_SET] = rule_set(name).id
            NewGame(self.app).begin()

        self.add(text.menus().RULE_SETS[name], begin, about=text.new_game().RULE_SETS_ABOUT[name],
                 brief=text.menus().RULE_SETS_BRIEF.get(name, ""))

    def show_all(self) -> None:
        """Show the menu of a new game, with all its choices."""
        self.app.show("new_game")
