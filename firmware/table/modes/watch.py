"""Watch a game between levels in all seats. The match waits meanwhile, and nothing is saved or counted."""

from engine.opponent import Opponent
from engine.position import TURN
from firmware import text
from firmware.app import actions as A
from firmware.app.session import SEED_LIMIT, STARTER_BY_RULES, Session
from firmware.draw.table_view_state import NOTE
from firmware.table.activity import Activity
from firmware.table.base_mode import BaseMode
from firmware.table.mode import Mode
from firmware.table.states import END
from firmware.table.table import Table
from firmware.text import phrases
from firmware.text.phrases import VIEWER_ALL_SIDES, VIEWER_NOBODY

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Sequence

    from firmware.app.app import App


class WatchedSession(Session):
    """A session between levels, one for each seat; levels: their names, A's first"""

    def __init__(self, rules: str, levels: "Sequence[str]", seed: int) -> None:
        self.levels = levels
        Session.__init__(self, rules, levels[0], seed, STARTER_BY_RULES, 1)

    def _seat_opponents(self) -> None:
        self.opponents = [
            Opponent(self.levels[i], (self.seed + i) % SEED_LIMIT, self.spare_tables) for i in range(self.players)
        ]

    @property
    def opponent(self) -> Opponent:
        """The level whose turn it is."""
        player: Opponent = self.opponents[self.game.pos[TURN]]
        return player

    @property
    def viewer(self) -> int:
        return VIEWER_ALL_SIDES | VIEWER_NOBODY

    def is_local_turn(self) -> bool:
        return False


class Watch(Activity, Mode):
    """The mode of a game that is watched. A turn is hurried, and skipped, as an opponent's."""

    menu = "watch_pause"
    accepts_moves = False
    table: "Table"
    session: "WatchedSession"

    def __init__(self, app: "App", session: WatchedSession) -> None:
        Mode.__init__(self, BaseMode())
        self._player = -1  # whose turn it is
        Table(app, session, self)

    def advance(self, now: int) -> None:
        player = self.session.game.pos[TURN]
        if player != self._player:
            self._player = player
            self.table.opponents.finish_turns(False)
            self.table.mover_is_person = True  # so that the pace of this turn is its own
        self.under.advance(now)

    def press(self, action: int, now: int) -> None:
        table = self.table
        if table.state >= END:
            self.show_end()
        elif action == A.MENU:
            self.app.show_pause()
        elif action in (A.OK, A.TURN, A.BACK):
            self.under.press(action, now)
        else:
            table.say(phrases.with_buttons(text.words.WATCHING), NOTE)

    def show_game_end(self, now: int) -> None:
        self.table.mark_changed()
        self.show_end()

    def show_end(self) -> None:
        """Open the menu of the finished game."""
        self.table.show_finished_game()
        self.app.open("watch_end", self)

    def begin_next(self) -> None:
        """Watch the same levels play the next deal."""
        app = self.app
        session = self.session
        app.begin_activity(Watch(app, WatchedSession(session.rules, session.levels, (session.seed + 1) % SEED_LIMIT)))

    def leave(self) -> None:
        """Go to the choices for a new game."""
        self.app.activity = None
        self.app.show("new_game")
