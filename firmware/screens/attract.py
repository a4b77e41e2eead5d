"""The game that plays itself, which the title shows after a while without a press."""

from engine.const import const
from firmware import text
from firmware.table.base_mode import BaseMode
from firmware.table.mode import Mode
from firmware.table.modes.watch import WatchedSession
from firmware.table.opponents import MOVE_SPEEDS, Opponents
from firmware.table.table import Table

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App

DEMO_LEVEL = "greedy"  # This level needs no time to think, and plays most of its cards.
DEMO_SPEED = const(1)  # an index into SPEEDS
# After this many moves, some five minutes, the title comes back, which needs less of the battery.
MAX_DEMO_MOVES = const(300)


def make_demo_table(app: "App") -> Table:
    """Return the table of a random deal, played by two opponents; any press leads back to the title."""
    table = Table(app, _DemoSession(app.seed_source()), _DemoMode(BaseMode()))
    table.is_demo = True
    table.opens_menu = False
    table.opponents = _DemoOpponents(table)
    return table


class _DemoSession(WatchedSession):
    """A session between two opponents that emits no events."""

    emits_events = False

    def __init__(self, seed: int) -> None:
        WatchedSession.__init__(self, "classic", (DEMO_LEVEL, DEMO_LEVEL), seed)


class _DemoOpponents(Opponents):
    """The two opponents, called A and B. Their turns cannot be skipped."""

    offers_skip = False


class _DemoMode(Mode):
    """The mode of this game: a press, its end, or MAX_DEMO_MOVES moves lead back to the title."""

    def press(self, action: int, now: int) -> None:
        self.app.pop()

    def advance(self, now: int) -> None:
        if self.session.game.ply >= MAX_DEMO_MOVES:
            self.app.pop()
        else:
            self.under.advance(now)

    def show_game_end(self, now: int) -> None:
        self.app.pop()

    def speed(self) -> "tuple[int, ...]":
        return MOVE_SPEEDS[DEMO_SPEED]

    def heading(self) -> str:
        return text.menus().GAME_NAME
