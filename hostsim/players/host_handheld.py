"""Run the handheld on a laptop: the app and its renderer, driven as on a board."""

import secrets
from argparse import Namespace
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.opponent import level_name
from firmware.app.app import App
from firmware.app.features import Features
from firmware.app.remote_opponent import GAME_ID_LIMIT
from firmware.app.remote_session import RemoteSession
from firmware.app.session import STARTER_BY_RULES
from firmware.link import Cables
from firmware.screens import make
from hostsim.arguments import CommandError
from hostsim.players.host_cables import HostCable
from hostsim.players.protocols import Panel, Renderer

if TYPE_CHECKING:
    from firmware.app.save_format.writer import Store
    from firmware.draw.looks import Look

CABLE_KIND = 0  # the kind of cable, an index into text.cable().BY_CABLE


class Quit(Exception):
    """Raised by a source of actions to end the driver loop."""


def make_renderer(look: "Look", panel: Panel, colour: Callable[..., Any]) -> Any:
    """Return a renderer for the scenes of a look; colour: the class for colour screens."""
    if not look.one_bit:
        return colour(panel, look.banks())
    from hostsim.players.one_bit_panel import OneBitRenderer

    return OneBitRenderer(panel)


class HostHandheld:
    """The app of firmware/ with a renderer on a panel of the host.

    look: a Look of firmware/draw/looks.py; strip: has `.show(scene)`, which draws on a panel of that size
    store: has `.read(name)` and `.write(name, data)`
    seed_source: returns the seed of a random deal
    """

    def __init__(self, look: "Look", renderer: Renderer, store: "Store", seed_source: Callable[[], int],
                 features: Features | None = None) -> None:
        self.app = App(look, store, seed_source, make, features)
        self.renderer = renderer

    def start_from_arguments(self, args: Namespace, any_seed: int, cable: HostCable | None = None) -> None:
        """Use the board's buttons and --language; start --puzzle, or the game of --rules, --level, --seed.

        cable: a cable to another device, to which that game is offered. If no game is named, a saved game by cable is
            resumed, or the player chooses one.
        """
        self.app.controls.connect(args.board)
        if args.language is not None:
            self.app.set_language(args.language)
        if args.puzzle:
            if args.rules or args.level or args.seed is not None or cable:
                raise CommandError("argument --puzzle: not allowed with --rules, --level, --seed or a cable")
            self.app.open_puzzle(args.puzzle)
            return
        if cable:
            self._connect(cable, args, any_seed)
            return
        if args.rules or args.level or args.seed is not None:
            seed = any_seed if args.seed is None else args.seed
            try:
                self.app.start(args.rules or "classic", args.level or "greedy", seed)
            except ValueError as error:  # the engine has rule sets that this screen cannot show
                raise CommandError(error) from None

    def _connect(self, cable: HostCable, args: Namespace, any_seed: int) -> None:
        app = self.app
        app.features.cables = Cables(bytes((CABLE_KIND,)), lambda kind: cable)
        if args.level:
            raise CommandError("--level chooses a computer opponent; by cable you play against a person")
        if not args.rules and args.seed is None:
            app.tick(0, 0)  # resumes a saved game
            if not app.session or not app.session.remote:
                app.show("new_game", True)
            return
        rules = args.rules or "classic"
        try:
            session = RemoteSession(rules, app.level_with_strength(rules), any_seed if args.seed is None else args.seed,
                STARTER_BY_RULES, app.settings.match_points(rules), False, secrets.randbelow(GAME_ID_LIMIT), CABLE_KIND)
        except ValueError:
            raise CommandError("%s is not for two players" % rules) from None
        if app.too_large(rules):
            raise CommandError(app.too_large(rules))
        app.show("cable", session)

    def resumes(self, args: Namespace) -> bool:
        """Resume the saved game if it is that of --rules, --level and --seed; return whether it is."""
        session = self.app.saves.load()
        if not session or session.is_over() or session.seed != args.seed or self.app.too_large(session.rules):
            return False
        if args.rules not in (None, session.rules):
            return False
        if args.level not in (None, session.level, level_name(session.level)):
            return False
        self.app.controls.connect(args.board)
        self.app.resume(session)
        return True

    def run(
        self, clock: Callable[[], int], actions: Callable[[int], int], shown: Callable[[], None] | None = None
    ) -> None:
        """Drive the app until `actions` raises Quit.

        clock() returns the time in ms. actions(wait) waits for at most that many ms, -1 without limit, and returns an
        action, 0 if none came. shown() is called after drawing on the panel.
        """
        action = 0
        try:
            while True:
                wait = self.app.tick(clock(), action)
                if self.app.changed:
                    self.app.changed = False
                    self.renderer.show(self.app.scene)
                    if shown:
                        shown()
                action = actions(wait)
        except Quit:
            pass
