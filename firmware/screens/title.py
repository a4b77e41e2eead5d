"""The title, which is the first screen."""

from firmware import text
from firmware.screens.menu import Menu
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App


class Title(Menu):
    """The title; at_power_on: whether it is the first screen; offers_lesson: whether OK begins a lesson."""

    parent = ""

    def __init__(self, app: "App", at_power_on: bool = False) -> None:
        offers = at_power_on and app.teach_newcomer() and not app.saves.note
        self.offers_lesson = offers = offers and app.lesson_progress().slots.is_empty()
        Menu.__init__(self, app, text.menus().GAME_NAME)
        self.shows_banner = True
        self.foot = () if offers else (text.menus().TITLE_FOOT,)
        if app.session:
            self.add(text.menus().SCORE if app.session.is_over() else text.menus().CONTINUE, app.show_table)
        self.add(text.menus().NEW_GAME, lambda: app.show("first_game"))
        if offers:
            self.cursor = len(self.rows)
        self.add(text.menus().LEARN, lambda: app.show("learn", self.offers_lesson))
        self.add(text.menus().PUZZLES, lambda: app.show("puzzles"))
        self.add(text.menus().RECORDS, lambda: app.show("records"))
        self.add(text.menus().SETTINGS, lambda: app.show("settings"))
        self.add(text.menus().HOW_TO_PLAY, lambda: app.show("topics"))
        self.add(text.menus().ABOUT, lambda: app.show("about"))

    def open(self, now: int) -> None:
        Menu.open(self, now)
        if not self.note:
            self.rename_controls()

    def rename_controls(self) -> None:
        """Say how to begin the first lesson with the controls that the player uses now."""
        if self.offers_lesson:
            self.note = phrases.with_buttons(text.menus().FIRST_START)  # This replaces the foot.

    def show_attract_mode(self) -> bool:
        self.app.open("attract")
        return True

    def press(self, action: int, now: int) -> None:
        Menu.press(self, action, now)
        if self.offers_lesson and self.app.screen is self:
            self.offers_lesson = False
            self.foot = (text.menus().TITLE_FOOT,)
