"""Press buttons at random, with a simulated clock, and check the conditions that must always hold."""

import errno
import random
from collections import Counter
from collections.abc import Callable
from types import ModuleType
from typing import TYPE_CHECKING, NoReturn

from engine import notation
from engine.game import ATTEMPT_STANDS
from engine.opponent import LEVELS, Opponent
from engine.position import COUNT, FOUNDATION_COUNTS, JOKER, NO_FOUNDATION, OVER, PILES, TOP, UNDER
from engine.rules import RULE_SET_NAMES, normalise_rules, options_of, rule_set
from firmware.app import settings as settings_table
from firmware.app.actions import ACTION_NAMES as ACTIONS
from firmware.app.app import App
from firmware.app.duplicate import DuplicateSession
from firmware.app.save_format.packing import pack
from firmware.app.save_format.schemas import SESSION
from firmware.app.saves import Saves
from firmware.app.session import MAX_PLIES, STARTER_BY_RULES, STARTER_OPPONENT, STARTER_YOU, Session
from firmware.draw.look_factory import look_for_board
from firmware.draw.scene import BANK_MASK, TILE_SHIFT, Scene
from firmware.link import Cables
from firmware.puzzles import puzzle_count
from firmware.screens import make
from firmware.text.languages import LANGUAGE_CODES
from hostsim.players.driver import Driver, MemoryStore
from hostsim.torture.case import CheckFailed
from hostsim.torture.scene_edges import entries_outside

if TYPE_CHECKING:
    from firmware.app.save_format.writer import Store
    from firmware.draw.looks import Look

MATCH_TARGET = 300
QUICK = tuple(level for level in LEVELS if not Opponent(level, 0).search)  # the other levels take most of the time
# What a save must have in common with the game: the minutes go on after a move is saved.
_SAVED = tuple(field for field in SESSION if field[0] != "minutes")
# The weights with which levels are drawn.
_WEIGHTS = {**dict.fromkeys(LEVELS, 1), **dict.fromkeys(QUICK, 4), "random": 1, "greedy": 6, "strong": 2}


def random_rules(rng: random.Random, look: "Look | None" = None) -> str:
    """Return a random rule set with options whose table fits the look."""
    while True:
        base = rng.choice(RULE_SET_NAMES)
        options = options_of(base)
        some = rng.sample(options, min(len(options), rng.choice((0, 0, 1, 2, 5))))
        try:
            rules = normalise_rules("+".join([base, *some]))
        except ValueError:
            continue  # they exclude each other
        if look is None or not look.why_too_large(rules):
            return rules


def random_session(rng: random.Random, look: "Look | None" = None, levels: tuple[str, ...] = LEVELS) -> Session:
    """Return a random session at its deal."""
    rules = random_rules(rng, look)
    level = rng.choices(levels, [_WEIGHTS[name] for name in levels])[0]
    starter = rng.choice((STARTER_BY_RULES, STARTER_YOU, STARTER_OPPONENT))
    kind = rng.choice(("", "", "solitaire", "stop", "persons", "persons stop", "duplicate", "duplicate stop"))
    solitaire = kind == "solitaire" or rule_set(rules).players == 1
    persons: tuple[str, ...] = ()
    if "persons" in kind and not solitaire:
        persons = tuple(rng.choice(("", "Al", "Wilhelmi")) for _ in range(rule_set(rules).players))
    Match = DuplicateSession if "duplicate" in kind and not solitaire and rule_set(rules).players == 2 else Session
    session = Match(rules, level, rng.randrange(1 << 48), starter, MATCH_TARGET, solitaire, False, persons)
    if "stop" in kind and not solitaire and rule_set(rules).has_stop_play():
        session = Match(rules, level, session.seed, starter, MATCH_TARGET, False, True, persons)
    return session


def play_out(session: Session, rng: random.Random) -> None:
    """Play a session to its end with quick players; resign if it takes too long."""
    player = Opponent(rng.choice(("novice", "easy", "greedy")), rng.randrange(1 << 30))
    game = session.game
    while not session.is_over() and game.ply < MAX_PLIES // 3:
        player.choose(game.pos)
        game.play(player.src, player.dst)
        session.turn_to_mover()
    if not session.is_over():
        session.resign()


def saved_bytes(session: Session | None) -> bytes:
    """Return the saved data of a session without the minutes it was played, b"" for None."""
    return b"" if session is None else bytes(pack(_SAVED, session))


# Conditions that must hold


def _tally(pos: bytearray | bytes) -> Counter[int]:
    # Count the cards of a position by rank and suit. Raise CheckFailed if a card is in two places.
    seen: set[int] = set()
    tally: Counter[int] = Counter()
    for p in range(PILES):
        card = pos[TOP + p]
        n = 0
        while card and card & 15 < 15:
            if card & 127 in seen:
                raise CheckFailed("card 0x%02x is in two places" % card)
            seen.add(card & 127)
            if card & 127 != JOKER & 127:  # the joker is set aside during the game
                tally[card & 63] += 1
            card = pos[UNDER + (card & 127)]
            n += 1
        if n != pos[COUNT + p]:
            raise CheckFailed("pile %d has %d cards and says %d" % (p, n, pos[COUNT + p]))
    for i in range(8):
        n = pos[FOUNDATION_COUNTS + i]
        if n != NO_FOUNDATION:
            for rank in range(1, n + 1):
                tally[rank | i // 2 << 4] += 1
    return tally


def check_session(session: Session) -> None:
    """Raise CheckFailed if cards are missing or doubled, no move is left, or the text is read back differently."""
    game = session.game
    pos = game.pos
    there, dealt = _tally(pos), _tally(game.base)
    if there != dealt:
        raise CheckFailed("cards: %s" % sorted((there - dealt) + (dealt - there)))
    if not pos[OVER] and not game.n:
        raise CheckFailed("no move, and the game is not over: %s" % notation.position_text(pos))
    if any(source & ATTEMPT_STANDS for source in game.log[: 2 * game.ply : 2]):
        return  # after a wrong move that stands, the position breaks the rules
    line = notation.position_text(pos)
    try:
        again = notation.position_text(notation.parse_position(line))
    except ValueError as error:
        raise CheckFailed("%s: %s" % (error, line)) from None
    if again != line:
        raise CheckFailed("read back it is %s: %s" % (again, line))


def check_scene(scene: Scene, board: ModuleType) -> None:
    """Raise CheckFailed if a scene dropped an entry, or extends beyond the edge of the board's screen."""
    if scene.dropped:
        raise CheckFailed("%d entries of the scene are dropped" % scene.dropped)
    for what, x, y, h, w in entries_outside(scene, (board.WIDTH, board.HEIGHT)):
        raise CheckFailed("over the edge: bank %d, %d at %d, %d, %d x %d" % (
            what & BANK_MASK, what >> TILE_SHIFT, x, y, w, h))


def _unplugged(kind: int) -> NoReturn:
    raise OSError(errno.ENODEV)


class RobotPlayer(Driver):
    """Presses the buttons of an app on a board's screen, with its saves in a store, and checks each scene.

    rewire: as in Controls.connect.
    """

    def __init__(
        self, board: ModuleType, store: "Store", seed: int = 7, rewire: Callable[..., None] = lambda *given: None
    ) -> None:
        self.board = board
        self.rewire = rewire
        self.store = store
        self.seed = seed
        self.scenes = 0
        Driver.__init__(self, self._started(), self._check)

    def _started(self) -> App:
        app = App(look_for_board(self.board), self.store, lambda: self.seed, make)
        app.features.cables = Cables(b"\1", _unplugged)
        app.controls.connect(self.board, self.rewire)
        return app

    def switch_on(self) -> None:
        """Start the app again with the contents of the store."""
        self.app = self._started()

    def _check(self, scene: Scene) -> None:
        self.scenes += 1
        check_scene(scene, self.board)

    def randomize_settings(self, rng: random.Random) -> None:
        """Set every setting at random, including names and language."""
        app, settings = self.app, self.app.settings
        for setting in settings_table.all_settings():
            if setting.count == 1:
                settings.put(setting, rng.choice(setting.values))
        letters = settings_table.setting_by_id(settings_table.SETTING_NAME_LETTERS)
        for i in range(letters.count):
            settings.numbers[letters.id + i] = rng.choice(letters.values)
        app.set_language(rng.randrange(len(LANGUAGE_CODES)))
        app.apply_settings()
        settings.save()

    def open_random_screen(self, rng: random.Random) -> None:
        """Open a random screen behind the title or after a game."""
        app = self.app
        name = rng.choice(("languages", "settings", "new_game", "help", "about", "accessibility", "topics", "records",
            "learn",
                           "puzzles", "puzzle", "names", "result", "review"))
        if name == "puzzle":
            app.open_puzzle(rng.randrange(1, puzzle_count() + 1))
        elif name == "names":
            app.show("new_game")
            app.show(name, rng.choice((2, 3)))
        elif name in ("result", "review"):
            session = random_session(rng, app.look, QUICK)
            app.begin(session)
            play_out(session, rng)
            app.save()
            app.count_in_records(session)
            app.show(name)
        else:
            app.show(name)

    def press(self, action: int, ms: int = -1) -> None:
        """Press a button, and let that many ms pass, or with -1 wait until nothing moves."""
        self.tick(action)
        self.rest(ms)

    def check_save(self) -> None:
        """Raise CheckFailed if the save is not the current game or, during an opponent's turn, its beginning."""
        session = self.app.session
        if session is None or not isinstance(self.store, MemoryStore):
            return
        saves = Saves(MemoryStore(self.store.data))
        again = saves.load()
        whole = session.is_local_turn() or session.is_over()
        game = session.game
        continues = again and bytes(game.log[: 2 * game.ply]).startswith(bytes(again.game.log[: 2 * again.game.ply]))
        if saves.note or not continues or whole and saved_bytes(again) != saved_bytes(session):
            raise CheckFailed("the save is not the game: %s" % (saves.note or saved_bytes(again).hex()))


def actions_of(board: ModuleType) -> list[int]:
    """Return the numbers of the actions for which a board has buttons."""
    names = [*board.BUTTONS.values(), *getattr(board, "LONG_PRESSES", {}).values()]
    return sorted({ACTIONS.index(name) for name in names})
