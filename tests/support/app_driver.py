"""A simulated person who drives the app by buttons only.

The clock is simulated. This module also runs on MicroPython.
"""

from engine.position import SHOW, TOP
from firmware.app import actions as A
from firmware.app.app import App
from firmware.app.settings import SETTING_SPEED, SETTING_TARGET, SETTING_TEACHES, setting_by_id
from firmware.draw.look_factory import make_look
from firmware.screens import make
from hostsim.players import driver
from hostsim.players.driver import MemoryStore, look_for

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Self

    from engine.opponent import Opponent
    from firmware.app.session import Session
    from firmware.draw.scene import Scene

DEFAULT_SIZE = (240, 240)
AT_ONCE = 3  # of firmware.table.opponents.MOVE_SPEEDS


class AppDriver(driver.Driver):
    """A driver with an app and a store of its own.

    size: width and height of the screen
    kind: that of the screen, as a board names it; "" for the one with the largest cards that fit
    newcomer: whether the player is taught in play after a first start; by default she knows the rules.
    """

    newcomer = False

    def __init__(
        self, store: "MemoryStore | None" = None, seed: int = 7, show: "Callable[[Scene], Any] | None" = None,
        size: "tuple[int, int]" = DEFAULT_SIZE, kind: str = ""
    ) -> None:
        self.store = store or MemoryStore()
        look = make_look(kind, *size) if kind else look_for(*size)
        driver.Driver.__init__(self, App(look, self.store, lambda: seed, make), show)

    def tick(self, action: int = 0) -> None:
        """Tick the app; a player who knows the rules wants none explained."""
        boots = self.app.screen is None
        driver.Driver.tick(self, action)
        if boots and not self.newcomer:
            self.app.settings.numbers[SETTING_TEACHES] = 0
            self.app.settings.put(setting_by_id(SETTING_TARGET), 0)

    def call(self, function: "Callable[..., Any]", *args: "Any") -> "Self":
        """Call a function, and wait until nothing moves; return this driver."""
        function(*args)
        self.press(0)
        return self

    def boot(self) -> "Self":
        """Switch the app on; return this driver."""
        return self.call(lambda: None)

    def start(self, rules: str, seed: int, level: str = "greedy") -> "Self":
        """Start a game without the menus, and wait until it is the player's turn; return this driver."""
        return self.call(self.app.start, rules, level, seed)

    def begin(self, session: "Session") -> "Self":
        """Begin a Session, and wait until it is the player's turn; return this driver."""
        return self.call(self.app.begin, session)

    def open(self, name: str, *more: "Any") -> "Self":
        """Open a screen by its name in the registry; return this driver."""
        return self.call(self.app.show, name, *more)

    def at_once(self) -> "Self":
        """Set the speed at which moves are shown at once; return this driver."""
        self.app.settings.numbers[SETTING_SPEED] = AT_ONCE
        return self

    def keys(self, names: str) -> str:
        """Press buttons by name, "OK TURN", and return the status line after the last."""
        for name in names.split():
            self.press(A.ACTION_NAMES.index(name))
        return self.app.status

    def play_as(self, adviser: "Opponent", most: int = 1000) -> int:
        """Play the game to its end by buttons with the moves of an Opponent.

        Returns the number of moves.
        """
        for made in range(most):
            if self.session.is_over():
                return made
            self.move_as(adviser)
        raise AssertionError("the game did not end")

    def play_out(self, most: int = 3000) -> int:
        """Play the game to its end by pressing OK and TURN; return the number of presses."""
        for pressed in range(most):
            if self.session.is_over():
                return pressed
            showing = self.game.pos[TOP + SHOW]
            self.press(A.TURN if pressed % 7 == 0 and not showing else A.OK)
        raise AssertionError("the game did not end")


def booted(store: "MemoryStore | None" = None, **how: "Any") -> "AppDriver":
    """Return a driver of an app that was switched on, with this store; how: more of the AppDriver."""
    return AppDriver(store, **how).boot()
