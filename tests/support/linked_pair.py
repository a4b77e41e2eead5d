"""Two apps joined by a cable, which may be bad, and robots that press buttons."""

from collections.abc import Callable
from typing import Any, Self

from engine.rules import rule_set
from firmware import text
from firmware.app.app import App
from firmware.app.settings import SETTING_RULE_SET, SETTING_STARTER, SETTING_STYLE
from firmware.link import Cables
from firmware.screens import make
from hostsim.players.driver import MemoryStore
from hostsim.torture.link_campaign import STEP_MS, CableEnd, FaultyCable
from tests.support.app_driver import AppDriver, look_for
from tests.support.menus import choose


class CableEndDriver(AppDriver):
    """An app at one end of the cable, and a robot that presses its buttons."""

    def __init__(
        self, cable: FaultyCable, end: int, store: MemoryStore | None = None, seed: int | None = None
    ) -> None:
        AppDriver.__init__(self, store)
        self.cable = cable
        self.end = end
        self.switch_on(100 + end if seed is None else seed)

    def switch_on(self, seed: int = 7) -> None:
        """Start the app as after a reset, with the saves of its store."""
        self.app = App(look_for(240, 240), self.store, lambda: seed, make)
        self.cables = self.app.features.cables = Cables(b"\0", self.plug)
        self.at_once()
        self.tick()

    def plug(self, kind: int) -> CableEnd:
        """Open this end of the cable."""
        wire = self.cable.ends[self.end]
        wire.received.clear()
        return wire

    def at_rest(self) -> bool:
        """Return whether nothing moves; an open cable is asked for ever."""
        return self.cables.resting

    @property
    def link(self) -> Any:
        return self.cables.link

    @property
    def said(self) -> str:
        """Return all texts of the open menu."""
        menu: Any = self.app.screen
        return " | ".join([menu.heading, *menu.lines])

    choose = choose

    def offer(self, rules: str = "classic", stop: bool = False, starter: int = 0, seed: int | None = None) -> None:
        """Offer a game from the menu."""
        app = self.app
        app.show("new_game")
        self.press(0)
        numbers = app.settings.numbers
        numbers[SETTING_RULE_SET] = rule_set(rules).id
        numbers[SETTING_STYLE] = 1 if stop else 0
        numbers[SETTING_STARTER] = starter
        screen: Any = app.screen
        screen.cable_index = 0
        if seed is not None:
            screen.digits = bytes(map(int, "%06d" % seed))
        screen.fill()
        self.choose(text.new_game().DEAL)
        screen = app.screen
        if screen.rows[-1].label == text.new_game().DEAL_NEW:
            self.choose(text.new_game().DEAL_NEW)


class LinkedPair:
    """Two Ends and the cable between them."""

    def __init__(self, seed: object = 0, faults: int = 0, echo: bool = False) -> None:
        self.cable = FaultyCable(seed, faults, echo)
        self.a = CableEndDriver(self.cable, 0)
        self.b = CableEndDriver(self.cable, 1)
        self.ends = [self.a, self.b]
        self.ms = 0

    def go(self, ms: int = STEP_MS, until: Callable[[], object] | None = None) -> bool:
        """Let time pass until until() is true; return whether it became true."""
        for _ in range(max(1, ms // STEP_MS)):
            self.ms += STEP_MS
            for end in self.ends:
                end.ms += STEP_MS
                end.tick()
            if until and until():
                return True
        return False

    def must(self, until: Callable[[], object], ms: int = 60_000) -> None:
        """Let time pass until until() is true; AssertionError if it does not become true."""
        assert self.go(ms, until), "it never came"

    def begin(self, rules: str = "classic", stop: bool = False, seed: int | None = None, starter: int = 0) -> Self:
        """Start a game: one end offers it, the other accepts; return this pair."""
        self.a.offer(rules, stop, starter, seed)
        self.go(3000)
        self.b.offer()
        self.must(lambda: self.b.link.agreement.peer_offer)
        self.go()
        self.b.choose(text.cable().CABLE_YES)
        self.must(self.both_play)
        return self

    def both_play(self) -> bool:
        """Return whether both ends are at the table of one game."""
        return all(e.app.session and e.session.remote and e.app.screen is e.app.table for e in self.ends) and (
            self.a.session.remote.id == self.b.session.remote.id)

    def same(self) -> bool:
        """Return whether both ends have the same game, and know that they do."""
        a, b = self.a.session, self.b.session
        return (a.remote.id, a.game.base, a.remote.epoch) == (b.remote.id, b.game.base, b.remote.epoch) and (
            a.game.pos == b.game.pos and a.game.log[: 2 * a.game.ply] == b.game.log[: 2 * b.game.ply])

    def other(self, end: CableEndDriver) -> CableEndDriver:
        """Return the other end."""
        return self.ends[1 - end.end]

    def mover(self) -> CableEndDriver | None:
        """Return the end whose turn it is, or None if the game is over.

        Both ends must agree.
        """
        for end in self.ends:
            if end.session.is_local_turn():
                return end
        return None
