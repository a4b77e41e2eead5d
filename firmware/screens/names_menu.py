"""The names of players who share the device, set letter by letter."""

from firmware import text
from firmware.app import actions as A
from firmware.app.hot_seat import saved_name
from firmware.app.save_format.schemas import NAME_LENGTH
from firmware.app.settings import SETTING_NAME_LETTERS
from firmware.screens.field_editor import FieldEditor
from firmware.screens.menu import Menu

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App


class NamesMenu(Menu):
    """A menu with one row for each player's name."""

    def __init__(self, app: "App", players: int) -> None:
        Menu.__init__(self, app, text.new_game().NAMES_ROW)
        self.numbers = app.settings.numbers
        for i in range(players):
            self.add_name(i)
        self.add(text.menus().DONE, self.back, about=text.new_game().NAMES_ABOUT)

    def add_name(self, i: int) -> None:
        """Add the row of a player."""
        self.add(text.words.UNNAMED_PLAYER.format(i + 1), self.edit, lambda: self.name_text(i),
                 about=lambda: text.new_game().NAME_ABOUT.format(self.app.controls.labels[A.OK]))

    def name_text(self, i: int) -> str:
        """Return a player's name, in its current state if it is being edited."""
        if self.editor and i == self.cursor:
            return self.editor.text()
        return saved_name(self.numbers, i) or text.new_game().NO_NAME

    def edit(self) -> None:
        """Begin to edit the name under the cursor."""
        first = SETTING_NAME_LETTERS + NAME_LENGTH * self.cursor
        self.editor = FieldEditor(self, self.numbers[first : first + NAME_LENGTH], True, self.set_name)

    def set_name(self, letters: bytearray) -> None:
        """Save the letters of the name under the cursor."""
        first = SETTING_NAME_LETTERS + NAME_LENGTH * self.cursor
        self.numbers[first : first + NAME_LENGTH] = letters
        self.app.settings.save()
