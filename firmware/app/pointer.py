"""A finger or a mouse on the screen, for the page and the window; no board has one."""

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App


class Pointer:
    """A pointer that touches the app's screen at a pixel (x, y) of the picture.

    A method that returns an action, 0 for none, has already moved the cursor to the place that the action needs; the
    caller passes the action to App.tick. A screen has methods of the same names.
    """

    def __init__(self, app: "App") -> None:
        self.app = app

    def touch(self, x: int, y: int) -> int:
        """Handle a touch; return the action."""
        app = self.app
        if not app.is_shown():
            return 0
        app.name_controls(True)
        return self.note_touch(app.current_screen().touch(*self._unrotated(x, y)))

    def touch_words(self) -> int:
        """Handle a touch of the words, where the port repeats them outside the screen; return the action."""
        app = self.app
        if not app.is_shown():
            return 0
        app.name_controls(True)
        return self.note_touch(app.current_screen().touch_words())

    def touch_again(self, x: int, y: int) -> int:
        """Handle the second touch of a double touch: at a table, it sends the card to where it can go."""
        app = self.app
        if not app.is_shown():
            return 0
        app.name_controls(True)
        return self.note_touch(app.current_screen().touch_again(*self._unrotated(x, y)))

    def drag(self, x: int, y: int) -> "tuple[int, int, int, int] | None":
        """Pick up the card at a pixel. Return its left, top, width and height, or None for no card."""
        app = self.app
        if not app.is_shown():
            return None
        app.name_controls(True)
        card = app.current_screen().drag(*self._unrotated(x, y))
        if card and app.scene.rotated:
            left, top, wide, high = card
            return app.look.width - left - wide, app.look.height - top - high, wide, high
        return card

    def hold(self, x: int, y: int) -> bool:
        """Show more of what is at a pixel, on which a finger rests; return whether there is more to show."""
        app = self.app
        if not app.is_shown():
            return False
        app.name_controls(True)
        return app.current_screen().hold(*self._unrotated(x, y))

    def release(self) -> None:
        """Stop showing it, because the finger has left."""
        if self.app.is_shown():
            self.app.current_screen().release()

    def carry(self) -> None:
        """Take the dragged card off its pile; a port calls this once it draws the card at the pointer."""
        if self.app.screen:
            self.app.screen.carry()

    def drag_over(self, x: int, y: int) -> None:
        """Move the cursor to the place at a pixel, if the dragged card may go there."""
        if self.app.screen:
            self.app.screen.drag_over(*self._unrotated(x, y))

    def drop(self, x: int, y: int) -> int:
        """Release the dragged card at a pixel; return the action."""
        return self.note_touch(self.app.screen.drop(*self._unrotated(x, y))) if self.app.screen else 0

    def row_pitch(self) -> int:
        """Return the pixels from row to row of a list that a finger can move, 0 if there is none."""
        return self.app.current_screen().row_pitch if self.app.is_shown() else 0

    def scroll(self, rows: int) -> None:
        """Scroll such a list by this many rows, down if positive."""
        if self.app.is_shown():
            self.app.current_screen().scroll(rows)

    def note_touch(self, action: int) -> int:
        """Note that an action comes from a touch, and return it."""
        self.app.controls.action_is_touch = action != 0
        return action

    def _unrotated(self, x: int, y: int) -> "tuple[int, int]":
        # Return a pixel in the scene's coordinates; the picture may be turned round.
        look = self.app.look
        if self.app.scene.rotated:
            return look.width - 1 - x, look.height - 1 - y
        return x, y
