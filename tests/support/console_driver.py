"""A simulated person who types and reads lines, also on MicroPython."""

from engine.moves import ABANDON
from engine.notation import move_text
from firmware import text
from firmware.app.app import App
from firmware.app.session import STARTER_BY_RULES, Session
from firmware.console.text_console import TextConsole
from firmware.draw import look_factory
from firmware.screens import make
from hostsim.players.driver import MemoryStore

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any

    from engine.game import Game
    from engine.opponent import Opponent


class Typist:
    """An app that is played by lines.

    said: the lines of the last answer
    all: every line so far
    """

    def __init__(self, store: "MemoryStore | None" = None, seed: int = 7) -> None:
        self.store = store or MemoryStore()
        self.app = App(look_factory.make_look("text", 0, 0), self.store, lambda: seed, make)
        self.console = TextConsole(self.app, self.hear)
        self.said: "list[str]" = []
        self.all: "list[str]" = []

    def hear(self, line: str) -> None:
        """Record a line. AssertionError if a screen reader or a script could not read it."""
        if not line or line.strip() != line or not all(32 <= ord(sign) for sign in line):
            raise AssertionError("this was told: %r" % line)
        if text.language == 0 and not all(ord(sign) < 127 for sign in line):
            raise AssertionError("this was told: %r" % line)
        self.said.append(line)
        self.all.append(line)

    def begin(self) -> "list[str]":
        """Start the app; return the lines that it prints."""
        self.said = []
        self.console.begin()
        return self.said

    def start(
        self, rules: str, seed: int, level: str = "greedy", starter: int = STARTER_BY_RULES, **more: "Any"
    ) -> "list[str]":
        """Start a game without the menus; return the lines that it prints."""
        self.app.begin(Session(rules, level, seed, starter, 300, **more))
        return self.begin()

    def type(self, line: str) -> "list[str]":
        """Type a line; return the lines of the answer."""
        self.said = []
        if self.console.handle_line(line) is False:
            self.said.append("")  # the app has ended
        return self.said

    @property
    def game(self) -> "Game":
        return self.app.current_session().game

    def move_as(self, adviser: "Opponent") -> None:
        """Type the move of an Opponent. AssertionError if another move was played."""
        if getattr(self.app.table, "offers_auto_finish", False):
            self.type("ok")
            return
        adviser.choose(self.game.pos)
        if adviser.src == ABANDON:
            self.app.current_session().resign()
            self.app.show_table()
            self.type("")
            return
        before = self.game.ply
        self.type(move_text(adviser.src, adviser.dst))
        log = self.game.log
        if log[2 * before] != adviser.src or log[2 * before + 1] != adviser.dst:
            raise AssertionError("another move was played")

    def play_as(self, adviser: "Opponent", most: int = 1000) -> int:
        """Play the game to its end by lines with the moves of an Opponent.

        Returns the number of moves.
        """
        for made in range(most):
            if self.app.current_session().is_over():
                return made
            self.move_as(adviser)
        raise AssertionError("the game did not end")


def main(rules: str, seed: int) -> None:
    """Play a game by lines.

    Print the plies, the result, the number of lines and their checksum.

    The heap of a board has no room for all of them at once.
    """
    from binascii import crc32

    from engine.opponent import Opponent

    t = Typist()
    t.start(rules, seed)
    adviser = Opponent("greedy", 5)
    crc = lines = 0
    while t.all:
        for line in t.all:
            crc = crc32(line.encode(), crc) & 0xFFFFFFFF
        lines += len(t.all)
        t.all = []
        if not t.app.current_session().is_over():
            t.move_as(adviser)
    print(t.game.ply, t.app.current_session().points_won(), lines, "%08x" % crc)
