"""Defaults of a screen for all that the app, a pointer, the page or the console asks of it (app.Screen)."""

from firmware.app import actions as A

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Protocol

    class FieldEditor(Protocol):
        """What sets the value of a row sign by sign: see firmware.screens.field_editor.FieldEditor."""

        letters: bool
        values: bytearray
        index: int

        def text(self) -> str: ...
        def about(self) -> str: ...
        def press(self, action: int) -> None: ...
        def touch(self, x: int, y: int) -> int: ...

    class Snapshot(Protocol):
        """An earlier position of a session."""

        pos: bytearray


class BaseScreen:
    """A screen that is only read: a touch continues, as OK does.

    parent: the name of the screen to which BACK leads if no other lies under this one
    remade_as: the name by which it is made anew when it is uncovered, "" if it is kept while it is covered
    opens_menu: whether MENU opens a menu here
    is_demo: whether it shows a game that plays itself
    editor: the editor with which the player sets a value here, None if there is none
    percent_done: the progress of a long computation, in percent
    snapshot: the earlier position that the screen shows, as a session, or None
    """

    parent = "title"
    remade_as = ""
    opens_menu = False
    is_demo = False
    editor: "FieldEditor | None" = None
    percent_done = 0
    snapshot: "Snapshot | None" = None

    def tick(self, now: int) -> int:
        """Advance what moves by itself; return the ms until the next call, -1 to wait for a button."""
        return -1

    @property
    def table_changed(self) -> bool:
        """Return whether the whole table of the snapshot has changed."""
        return False

    def touch(self, x: int, y: int) -> int:
        """Move the cursor to a pixel; return the action that the touch means, 0 for none."""
        return A.OK

    def touch_words(self) -> int:
        """Return the action that a touch of the words means, 0 for none. The page repeats them below the screen."""
        return A.OK

    def touch_again(self, x: int, y: int) -> int:
        """Handle the second touch of a double touch; return the action."""
        return self.touch(x, y)

    def drag(self, x: int, y: int) -> "tuple[int, int, int, int] | None":
        """Pick up the card at a pixel. Return its left, top, width and height, or None for no card."""
        return None

    def hold(self, x: int, y: int) -> bool:
        """Show more of what is at a pixel, on which a finger rests; return whether there is more to show."""
        return False

    def release(self) -> None:
        """Stop showing it, because the finger has left."""

    def carry(self) -> None:
        """Take the dragged card off its pile, because the port draws it at the pointer from now on."""

    def drag_over(self, x: int, y: int) -> None:
        """Move the cursor to the place at a pixel, if the dragged card may go there."""

    def drop(self, x: int, y: int) -> int:
        """Release the dragged card at a pixel; return the action that this means, 0 for none."""
        return 0

    @property
    def row_pitch(self) -> int:
        """The pixels from row to row of a list that can be scrolled; 0 if there is none."""
        return 0

    def scroll(self, rows: int) -> None:
        """Scroll such a list by this many rows, down if positive."""

    def rename_controls(self) -> None:
        """Name in sentences the controls that the player uses from now on."""

    def resize(self) -> None:
        """Follow a look whose width and height have changed."""

    def show_attract_mode(self) -> bool:
        """Show a game that plays itself, if this screen offers that; return whether it does."""
        return False
