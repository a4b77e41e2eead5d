"""The editor for a row's value, character by character: the digits of a deal, or the letters of a name."""

from firmware import text
from firmware.app import actions as A
from firmware.app.save_format.schemas import ALPHABET_SIZE

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware.screens.menu import Menu


class FieldEditor:
    """The editor of the row under a menu's cursor, by buttons or touch.

    values: the characters as numbers, which OK hands to accept(values); BACK calls nothing
    letters: whether they are letters (1 for A; the first 0 ends the value) or digits
    index: the index of the character that is being set
    """

    def __init__(self, menu: "Menu", values: bytearray, letters: bool, accept: "Callable[[bytearray], None]") -> None:
        self.menu = menu
        self.values = values
        self.letters = letters
        self.accept = accept
        self.index = 0

    def text(self) -> str:
        """Return the value as text, with the character that is being set in brackets."""
        values = self.values
        shown = ""
        for i in range(len(values)):
            n = values[i]
            sign = str(n)
            if self.letters:
                sign = chr((96 if i else 64) + n) if n else text.new_game().NO_LETTER
            if i == self.index:
                shown += text.new_game().LETTER_SET.format(sign)
            elif n or not self.letters:
                shown += sign
            if self.letters and not n and i >= self.index:
                break
        return shown + text.new_game().NO_LETTER if self._has_next_letter() else shown

    def _has_next_letter(self) -> bool:
        # Return whether a touch can add one more letter after the last one that is set.
        at = self.index + 1
        touched = self.menu.app.controls.uses_touch
        return touched and self.letters and at < len(self.values) and not self.values[at]

    def about(self) -> str:
        """Return the text that explains how characters are set."""
        labels = self.menu.app.controls.labels
        about = text.new_game().HOW_TO_SET_LETTERS if self.letters else text.new_game().HOW_TO_SET_DIGITS
        return about.format(labels[A.LEFT], labels[A.OK])

    def press(self, action: int) -> None:
        """Answer a button."""
        if self.menu.app.controls.steps_sideways and (action == A.RIGHT or action == A.LEFT and self.letters):
            action = A.UP if action == A.RIGHT else A.DOWN
        i = self.index
        value = self.values[i]
        if action == A.UP or action == A.DOWN:
            base = ALPHABET_SIZE + 1 if self.letters else 10
            self.values[i] = (value + (1 if action == A.UP else base - 1)) % base
        elif action == A.LEFT:
            self.index = max(0, i - 1)
        elif action == A.BACK:
            self.menu.editor = None
        elif (action == A.OK or action == A.RIGHT) and i + 1 < len(self.values) and (value or not self.letters):
            self.index += 1
        elif action != A.RIGHT:
            self._finish()

    def _finish(self) -> None:
        # Accept the value, a name only up to its first empty place.
        self.menu.editor = None
        if self.letters:
            for i in range(1, len(self.values)):
                if not self.values[i - 1]:
                    self.values[i] = 0
        self.accept(self.values)

    def touch(self, x: int, y: int) -> int:
        """Set a character by touch.

        A touch on the character that is being set changes it to the next one, in the lower half of the row to the
        previous one. A touch on another character moves there, and a touch anywhere else accepts the value.
        """
        menu = self.menu
        menu.app.changed = True
        rows = menu.row_geometry
        row, below = divmod(y - rows.top, rows.pitch)
        shown = self.text()
        scene = menu.app.look.scene
        left = rows.right - scene.text_width(shown)
        for i in range(len(self.values)):
            n = i + (1 if i < self.index else 3)  # From the character in brackets on, the brackets are counted, too.
            if rows.first + row == menu.cursor and left <= x < left + scene.text_width(shown[:n]):
                if i == self.index:
                    return A.DOWN if self.letters and 2 * below >= rows.pitch else A.UP
                if i < self.index or not self.letters or self.values[self.index]:
                    self.index = i
                return 0
        self._finish()
        return 0
