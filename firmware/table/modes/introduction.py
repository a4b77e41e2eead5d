"""The mode that says who plays against the player, before the first turn of a game's opponents.

It leaves the table afterwards, so that it takes no memory in the rest of the game.
"""

from engine.const import const
from engine.opponent import level_name
from engine.position import OVER
from firmware import text
from firmware.app import actions as A
from firmware.app.settings import NEWCOMER_LEVEL
from firmware.draw.table_view_state import LABEL, NOTE
from firmware.table.mode import Mode
from firmware.table.states import THINK
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.app.session import Session

# How long the sentence is shown.
_SHOWN_MS = const(500)
_SHOWN_MS_PER_LETTER = const(45)


def introduction(session: "Session", is_first_game: bool) -> str:
    """Return a sentence on who plays against the player, "" for nobody, or for a player by cable."""
    count = len(session.opponents)
    if not count or session.remote:
        return ""
    name = level_name(session.level)
    words = text.menus()
    said = words.FIRST_OPPONENT if is_first_game and name == NEWCOMER_LEVEL else phrases.plural(
        words.OPPONENT_IS, count)
    return said.format(words.LEVELS[name])


def introduce(app: "App", session: "Session", mode: "Mode") -> "Mode":
    """Return the mode, with an Introduction on it if there is somebody to introduce."""
    said = introduction(session, app.teaches_first_game)
    app.introduces = False
    text.unload_parts()  # The menus have the names of the levels.
    return Introduction(mode, said) if said else mode


class Introduction(Mode):
    """A mode on the BaseMode, until the opponents' first turn has begun. said: its sentence"""

    def __init__(self, under: "Mode", said: str) -> None:
        Mode.__init__(self, under)
        self.said = said
        self._is_shown = False

    def advance(self, now: int) -> None:
        table = self.table
        self.under.advance(now)
        if self._is_shown or table.state != THINK or self.session.game.pos[OVER]:
            return
        if not table.mode.speed()[1]:
            self._leave()  # A player who sees no moves wants no words either.
            return
        self._is_shown = True
        table.say(self.said, NOTE)
        table.enter(THINK, _SHOWN_MS + _SHOWN_MS_PER_LETTER * len(self.said), now)

    def press(self, action: int, now: int) -> None:
        """End the sentence with any button that does not open a menu."""
        if self._is_shown and self.table.state == THINK and action != A.MENU and action != A.BACK:
            self.table.wait = 0
        else:
            self.under.press(action, now)

    def heading(self) -> str:
        """Return the heading of the turn, because a press now skips nothing."""
        return self.table.turn_heading if self._is_shown else self.under.heading()

    def continue_opponent_move(self, now: int) -> None:
        self._leave()
        self.table.say("", LABEL)
        self.under.continue_opponent_move(now)

    def _leave(self) -> None:
        mode = self.table.mode
        if mode is self:
            self.table.mode = self.under
            return
        while mode.under is not self:
            mode = mode.under
        mode.under = self.under
