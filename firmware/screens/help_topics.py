"""The list of help topics."""

from engine.rules import rule_sets
from firmware import text
from firmware.screens.help_pages import Help, button_pages, opponent_pages, rule_pages
from firmware.screens.menu import Menu

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.rules import RuleSet
    from firmware.app.app import App
    from firmware.screens.help_pages import Pages


class HelpTopics(Menu):
    """The topics: each rule set, stop play, opponents, buttons."""

    is_long_list = True

    def __init__(self, app: "App") -> None:
        Menu.__init__(self, app, text.menus().HOW_TO_PLAY)
        said = text.help_pages()  # for the labels; each topic loads it again when it is opened
        self.add_topic(said.HELP_BUTTONS, lambda: button_pages(text.help_pages(), app))
        for rule_set in rule_sets():
            self.add_rules(rule_set)
        self.add_topic(said.HELP_STOP_PLAY, lambda: text.help_pages().HELP_STOP)
        self.add_topic(said.HELP_OPPONENTS, lambda: opponent_pages(text.help_pages()))
        self.add_topic(said.HELP_HOT_SEAT[0][0], lambda: text.help_pages().HELP_HOT_SEAT)

    def add_rules(self, rule_set: "RuleSet") -> None:
        """Add the row of a rule set."""
        brief = text.menus().RULE_SETS_BRIEF.get(rule_set.name, "")
        self.add_topic(text.menus().RULE_SETS[rule_set.name], lambda: rule_pages(text.help_pages(), rule_set), brief)

    def add_topic(self, label: str, made: "Callable[[], Pages]", brief: str = "") -> None:
        """Add a row that opens the pages of help returned by made()."""
        app = self.app
        self.add(label, lambda: app.push(Help(app, made())), brief=brief)
