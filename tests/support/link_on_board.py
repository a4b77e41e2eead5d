"""A robot at one end of a cable that plays like `greedy`.

It runs on a board or elsewhere.

It uses the app: offers or accepts a game, and moves at the table. `main` is a board's main.py: it prints a line per ply
on the console, and continues after a reset.
"""

from engine.notation import move_text
from engine.opponent import Opponent
from firmware.app.app import App
from firmware.app.remote_session import RemoteSession
from firmware.app.session import STARTER_BY_RULES
from firmware.app.settings import SETTING_SPEED
from firmware.draw import look_factory
from firmware.link import Cables
from firmware.screens import make
from firmware.table.opponents import AT_ONCE
from firmware.table.states import PLAY

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from firmware.app.save_format.writer import Store
    from firmware.draw.looks import Look
    from firmware.table.table import Table


class BlindApp(App):
    """An app that draws nothing.

    Drawing takes an emulated board most of its time.
    """

    changed = property(lambda self: False, lambda self, value: None)


class LinkRobot:
    """A robot that plays by cable.

    offers: (rules, seed) of the game to offer, None to wait for one
    kind: of cable
    """

    def __init__(
        self, look: "Look", store: "Store", plug: "Callable[[int], Any]", number: int,
        offers: "tuple[str, int] | None" = None, kind: int = 0
    ) -> None:
        self.app = BlindApp(look, store, lambda: number, make)
        self.cables = self.app.features.cables = Cables(bytes((kind,)), plug)
        self.app.settings.numbers[SETTING_SPEED] = AT_ONCE
        self.adviser = Opponent("greedy", number)
        self.offers = offers
        self.told = 0

    def begin(self, now: int) -> None:
        """Resume the saved game, or offer one, or wait for an offer."""
        app = self.app
        app.tick(now, 0)
        if not app.session or not app.session.remote:
            rules, seed = self.offers or ("classic", 0)
            id = 1000 + app.seed_source()
            session = RemoteSession(rules, "greedy", seed, STARTER_BY_RULES, 300, False, id, self.cables.kinds[0])
            app.show("cable", session)

    def step(self, now: int) -> str:
        """Do the next step; return the line of a new ply, or ""."""
        app = self.app
        app.tick(now, 0)
        link = self.cables.link
        if link and link.agreement.peer_offer and not link.agreement.accepted:
            if self.offers:
                # The other end began earlier and offered first; it is its turn to hear this end's offer.
                link.agreement.decline()
            else:
                link.agreement.accept()
        session = app.session
        if not session or not session.remote or app.screen is not app.table:
            return self.line()
        table: "Table" = app.table  # type: ignore[assignment]
        if table.state == PLAY and session.is_local_turn():
            self.adviser.choose(session.game.pos)
            table.mode.play(self.adviser.src, self.adviser.dst, now)
        return self.line()

    def line(self) -> str:
        """Return the next ply that was not printed, as `12 5W`."""
        session = self.app.session
        if not session or self.told >= session.game.ply:
            return ""
        log = session.game.log
        self.told += 1
        return "%d %s" % (self.told, move_text(log[2 * self.told - 2], log[2 * self.told - 1]))

    def is_over(self) -> bool:
        """Return whether the game is over and all of it was printed."""
        session = self.app.session
        return bool(session and session.is_over() and self.told == session.game.ply)


def main(board: "Any", number: int, kind: int, offers: "tuple[str, int] | None" = None) -> None:
    """Play on a MicroPython board by a cable of this kind.

    Prints a line when the game is over.
    """
    from time import sleep_ms, ticks_ms

    from firmware.app.file_store import FileStore
    from firmware.micropython.uart_and_usb import open_cable

    look = look_factory.make_look(board.SCREEN, board.WIDTH, board.HEIGHT)
    robot = LinkRobot(look, FileStore("saves"), lambda kind: open_cable(board, kind), number, offers, kind)
    robot.begin(ticks_ms())
    over = False
    while True:  # the other end may still lack the last moves
        line = robot.step(ticks_ms())
        if line:
            print(line)
        if robot.is_over() and not over:
            over = True
            print("over", robot.app.current_session().remote.epoch)
        sleep_ms(20)
