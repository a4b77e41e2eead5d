"""Drive the app only by buttons, with a simulated clock and saves in memory. This runs on MicroPython, too."""

from engine.moves import ABANDON, PASS
from engine.position import FOUNDATION, HAND, RESERVE
from firmware.app import actions as A
from firmware.app.clock import CLOCK_MASK
from firmware.app.settings import SETTING_PLAYS_FORCED
from firmware.draw.look_factory import make_look
from firmware.table.cursor import source_of

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from engine.game import Game
    from engine.opponent import Opponent
    from firmware.app.app import App
    from firmware.app.session import Session
    from firmware.draw.looks import Look
    from firmware.draw.scene import Scene
    from firmware.table.table import Table

MAX_TICKS = 30_000  # ticks after which an app that still moves counts as hanging


class MemoryStore:
    """Saves in memory; writes_left: the writes until one raises OSError, or -1 if none does."""

    is_log = False

    def __init__(self, data: "Mapping[str, bytes] | None" = None) -> None:
        self.data: "dict[str, bytes]" = dict(data or {})
        self.writes_left = -1

    def read(self, name: str) -> "bytes | None":
        """Return the bytes saved under this name, or None."""
        return self.data.get(name)

    def write(self, name: str, data: "bytes | bytearray") -> None:
        """Save data under this name."""
        if self.writes_left == 0:
            raise OSError(28)
        self.writes_left -= 1
        self.data[name] = bytes(data)


class NullPanel:
    """A panel that shows nothing."""

    def __init__(self, width: int = 240, height: int = 240) -> None:
        self.width = width
        self.height = height

    def write(self, x: int, y: int, w: int, h: int, buf: memoryview) -> None:
        """Show nothing."""


def look_for(width: int, height: int) -> "Look":
    """Return the Look with the largest cards that fit a screen of this size."""
    for kind in ("large", "small", "tiny"):
        try:
            return make_look(kind, width, height)
        except ValueError:
            pass  # the next look has smaller cards
    return make_look("one_bit", width, height)


class Driver:
    """A robot that presses the buttons of an app; show(scene): called when the scene has changed."""

    def __init__(self, app: "App", show: "Callable[[Scene], object] | None" = None) -> None:
        self.app = app
        self.show = show
        self.ms = 0
        self.dropped = 0
        self.wait = 0

    def tick(self, action: int = 0) -> None:
        """Tick the app once, with an action or without."""
        self.wait = self.app.tick(self.ms, action)
        self.dropped += self.app.scene.dropped
        if self.app.changed:
            self.app.changed = False
            if self.show:
                self.show(self.app.scene)

    def press(self, action: int) -> None:
        """Press a button, and tick until nothing moves any more."""
        self.tick(action)
        self.rest()

    def rest(self, ms: int = -1) -> None:
        """Tick until nothing moves any more, or with `ms` until that time has passed."""
        for _ in range(MAX_TICKS):
            step = max(1, self.wait)
            if self.at_rest() or 0 <= ms < step:
                self.ms = (self.ms + max(0, ms)) & CLOCK_MASK
                return
            if ms > 0:
                ms -= step
            self.ms = (self.ms + step) & CLOCK_MASK
            self.tick()
        raise AssertionError("the app never came to rest")

    def at_rest(self) -> bool:
        """Return whether nothing moves until a button is pressed."""
        return self.wait < 0

    @property
    def session(self) -> "Session":
        return self.app.current_session()

    @property
    def game(self) -> "Game":
        return self.app.current_session().game

    @property
    def table(self) -> "Table":
        return self.app.table  # type: ignore[return-value]  # What plays by a Driver's table is at no Playback.

    def step_to(self, wanted: "Callable[[], bool]") -> bool:
        """Step the cursor until wanted() is true; return whether it became true."""
        for _ in range(120):
            if wanted():
                return True
            self.press(A.RIGHT)
        return False

    def reach(self, src: int, dst: int) -> None:
        """Move the cursor by buttons to where OK plays this move. AssertionError if that is impossible."""
        table = self.table
        code = source_of(src)
        self.must(self.step_to(lambda: table.cursor.sources[table.cursor.at] == code), "no way to the card")
        at_once = src == HAND or src == PASS or dst == FOUNDATION or dst == RESERVE
        if self.places(src) == 1 and (at_once or self.app.settings.numbers[SETTING_PLAYS_FORCED]):
            return
        self.press(A.OK)
        self.must(table.cursor.held == code, "not picked up")
        self.must(self.step_to(lambda: self.at_place(src, dst)), "no way to the place")

    def at_place(self, src: int, dst: int) -> bool:
        """Return whether OK would play this move now, with its card picked up."""
        cursor = self.table.cursor
        i = 2 * cursor.places[cursor.at]
        return cursor.moves[i] == src and cursor.moves[i + 1] == dst

    def must(self, done: bool, complaint: str) -> None:
        """Raise AssertionError unless `done`; builds for boards would drop an `assert` together with the step in it."""
        if not done:
            raise AssertionError(complaint)

    def places(self, src: int) -> int:
        """Return the number of legal moves from the source pile of this move."""
        moves = self.game.moves
        return len([0 for i in range(self.game.n) if source_of(moves[2 * i]) == source_of(src)])

    def play(self, src: int, dst: int) -> None:
        """Play a legal move by buttons."""
        before = self.game.ply
        self.reach(src, dst)
        self.press(A.OK)
        log = self.game.log
        self.must(log[2 * before] == src and log[2 * before + 1] == dst, "another move was played")

    def move_as(self, adviser: "Opponent") -> None:
        """Play the move of an Opponent by buttons; accept the offer to finish, and resign if it does."""
        if self.table.offers_auto_finish:
            self.press(A.OK)
            return
        adviser.choose(self.game.pos)
        if adviser.src == ABANDON:
            self.session.resign()
            self.app.show_table()
            self.press(0)
        else:
            self.play(adviser.src, adviser.dst)
