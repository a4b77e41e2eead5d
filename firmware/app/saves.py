"""Save the game so that it survives a power-off; decide when to write it."""

from engine.game import ATTEMPT_STOPPED
from firmware import text
from firmware.app.save_format.packing import pack
from firmware.app.save_format.schemas import KIND_SESSION, SESSION, SESSION_PROGRESS, SESSION_START
from firmware.app.save_format.writer import Slots

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from engine.game import Game
    from firmware.app.save_format.writer import Store
    from firmware.app.session import Session


class Saves:
    """The saved session in a store (`.read(name)`, `.write(name, data)`).

    note: one line for the screen, or "". No method raises, whatever the store holds or refuses
    """

    def __init__(self, store: "Store") -> None:
        self.slots = Slots(store, KIND_SESSION, SESSION)
        self.note = ""
        self._game: "Game | None" = None  # the game that was saved last
        self._level = ""  # its opponent's level, which may differ in another game with the same deal
        self._start: "bytes | bytearray" = b""  # the part of its save that does not change
        self._opponents_turn = False  # whether it was an opponent's turn at the last save
        self._has_reported = False

    def load(self) -> "Session | None":
        """Return the newest Session that can be read, or None; discard and note unreadable saves."""
        if self.slots.is_empty():
            return None
        from firmware.app.save_format.reader import read_session

        session, self.note = read_session(self.slots)
        return session

    def save(self, session: "Session") -> None:
        """Save the session, but not within an opponent's turn, which would be played the same way again."""
        game = session.game
        turn = not session.is_local_turn() and not session.is_over()
        midst = turn and self._opponents_turn and game is self._game and game.ply > 0
        if midst and not game.log[2 * game.ply - 2] & ATTEMPT_STOPPED:
            return
        self._opponents_turn = turn
        self.write(session)

    def write(self, session: "Session") -> None:
        """Write the session as it is now, even in the middle of an opponent's turn."""
        try:
            if session.game is not self._game or session.level != self._level:
                self._start = pack(SESSION_START, session)
                self._game = session.game
                self._level = session.level
            self.slots.write(self._start, pack(SESSION_PROGRESS, session), session.log)
        except (OSError, MemoryError):
            self._opponents_turn = False  # the next move tries again
            if not self._has_reported:
                self.note = text.errors().GAME_NOT_SAVED
                self._has_reported = True
