"""The names of players who pass the device round, set letter by letter."""

from firmware import text
from firmware.app import actions as A
from firmware.app.hot_seat import saved_name
from firmware.app.save_format.writer import ALPHABET_SIZE, NAME_LENGTH
from firmware.app.settings import SETTING_NAME_LETTERS
from firmware.screens.menu import Menu

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App


class NamesMenu(Menu):
    """The names of so many persons, a row each.

    letter_index: the index of the letter that is being set, -1 for none
    """

    def __init__(self, app: "App", players: int) -> None:
        Menu.__init__(self, app, text.new_game().NAMES_ROW)
        self.numbers = app.settings.numbers
        self.letter_index = -1
        self.numbers_before = b""  # the numbers before the change
        for i in range(players):
            self.add_name(i)
        self.add(text.menus().DONE, self.back, about=text.new_game().NAMES_ABOUT)

    def add_name(self, i: int) -> None:
        """Add the row of a player."""
        self.add(text.words.UNNAMED_PLAYER.format(i + 1), self.edit, lambda: self.name_text(i), about=self.about_name)

    def name_text(self, i: int) -> str:
        """Return a player's name, with the letter that is being set in brackets."""
        if i != self.cursor or self.letter_index < 0:
            return saved_name(self.numbers, i) or text.new_game().NO_NAME
        said = ""
        for k in range(NAME_LENGTH):
            n = self.numbers[self.number_index(k)]
            letter = chr((96 if k else 64) + n) if n else text.new_game().NO_LETTER
            if k == self.letter_index:
                said += text.new_game().LETTER_SET.format(letter)
            elif n:
                said += letter
            if not n and k >= self.letter_index:
                break
        if self.has_next_letter():
            said += text.new_game().NO_LETTER
        return said

    def has_next_letter(self) -> bool:
        """Return whether a finger can go on to a letter that is not set yet, which the name then ends with."""
        at = self.letter_index + 1
        return self.app.controls.uses_touch and at < NAME_LENGTH and not self.numbers[self.number_index(at)]

    def number_index(self, letter: int) -> int:
        """Return the index in Settings.numbers of a letter of the name under the cursor."""
        return SETTING_NAME_LETTERS + NAME_LENGTH * self.cursor + letter

    def about_name(self) -> str:
        """Say how a name is changed, or how its letters are set."""
        labels = self.app.controls.labels
        said = text.new_game().NAME_ABOUT if self.letter_index < 0 else text.new_game().HOW_TO_SET_LETTERS
        return said.format(labels[A.OK] if self.letter_index < 0 else labels[A.LEFT], labels[A.OK])

    def edit(self) -> None:
        """Begin to set the letters of the name under the cursor."""
        self.numbers_before = bytes(self.numbers)
        self.letter_index = 0

    def press(self, action: int, now: int) -> None:
        if self.letter_index < 0:
            Menu.press(self, action, now)
            return
        if self.app.controls.steps_sideways and (action == A.RIGHT or action == A.LEFT):
            action = A.UP if action == A.RIGHT else A.DOWN
        at = self.number_index(self.letter_index)
        if action == A.UP or action == A.DOWN:
            self.numbers[at] = (self.numbers[at] + (1 if action == A.UP else -1)) % (ALPHABET_SIZE + 1)
        elif action == A.LEFT:
            self.letter_index = max(0, self.letter_index - 1)
        elif action == A.BACK:
            self.numbers[:] = self.numbers_before
            self.letter_index = -1
        elif (action == A.OK or action == A.RIGHT) and self.numbers[at] and self.letter_index < NAME_LENGTH - 1:
            self.letter_index += 1
        elif action != A.RIGHT:
            self.finish()
        self.app.changed = True

    def finish(self) -> None:
        """Accept the name, up to the first place without a letter."""
        ends = False
        for k in range(NAME_LENGTH):
            ends = ends or not self.numbers[self.number_index(k)]
            if ends:
                self.numbers[self.number_index(k)] = 0
        self.letter_index = -1
        self.app.settings.save()

    def touch(self, x: int, y: int) -> int:
        """Answer a touch as any menu does, or set a letter.

        A touch on the letter that is being set goes up in the alphabet, or down in the lower half of the row. A touch
        on another letter goes there, and a touch elsewhere accepts the name.
        """
        if self.letter_index < 0:
            return Menu.touch(self, x, y)
        top, pitch, first, _, right = self.row_geometry[:5]
        row = (y - top) // pitch
        said = self.name_text(self.cursor)
        scene = self.app.look.scene
        left = right - scene.text_width(said)
        for k in range(NAME_LENGTH):
            n = k + (1 if k < self.letter_index else 3)  # From the letter in brackets on, these count, too.
            if first + row == self.cursor and left <= x < left + scene.text_width(said[:n]):
                if k == self.letter_index:
                    return A.UP if (y - top) % pitch * 2 < pitch else A.DOWN
                if k < self.letter_index or self.numbers[self.number_index(self.letter_index)]:
                    self.letter_index = k
                self.app.changed = True
                return 0
        self.finish()
        self.app.changed = True
        return 0
