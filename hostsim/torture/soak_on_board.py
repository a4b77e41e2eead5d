"""Run the soak test on the 32-bit MicroPython: game after game by buttons, then an idle week.

Between games it goes through screens, languages and settings. It prints `plies N` from time to time, and at the end of
each part a line `same WHAT BEFORE AFTER`.
"""

import gc
import os
import sys
import time

import micropython

from engine import moves  # noqa: F401  first, because the unix port's stack has no room for deeper nested imports
from engine.opponent import LEVELS, Opponent
from engine.rng import Rng
from engine.rules import RULE_SET_NAMES, rule_set
from firmware import text
from firmware.app import actions as A
from firmware.app.app import App
from firmware.app.events import MOVE_EVENTS
from firmware.app.file_store import FileStore
from firmware.app.session import STARTER_BY_RULES, Session
from firmware.app.settings import SETTING_ASKS_TO_DISCARD, SETTING_SPEED
from firmware.draw.look_factory import look_for_board
from firmware.link import Cables
from firmware.screens import make, unload
from hostsim.players.driver import Driver, NullPanel
from hostsim.players.fake_machine import TICKS_PERIOD, FakeMachine, FakeModule

CLASSIC_OPTIONS = ("", "+waste", "+strict", "+backs+closed", "+groups+peek")  # options for classic
SEARCHING_EVERY = [level for level in LEVELS if Opponent(level, 0).search]
QUICK_LEVELS = [level for level in LEVELS if level not in SEARCHING_EVERY]
FIRST_PRESSES = 25  # presses in each of the games that load all modules
MAX_PRESSES = 600  # the most presses in a game, which is then resigned
MAX_FILE_BYTES = 4096  # the most bytes of a file that is not a game's
TOUR_SCREENS = (
    "languages", "settings", "accessibility", "new_game", "help", "about", "topics", "records", "learn", "puzzles"
)
WANDER_PRESSES = 40  # presses on other screens after a game
WEEK_MS = 7 * 24 * 3600 * 1000  # ms
LIKELY_ACTIONS = bytes([A.OK] * 6 + [A.TURN] * 3 + [A.RIGHT, A.DOWN, A.LEFT, A.UP, A.BACK, A.MENU])
SEARCHES = 6  # one game in this many is against a searching level, because those games take most of the time
KINDS_OF_GAME = 8  # in this many games, one is stop play, one is played by several players, and one by a single player
DRAWN_EVERY = 8  # one game in this many draws its table
COLLECT_EVERY = 32  # one press in this many is followed by a pause, in which memory is collected
UNDO_EVERY = 16  # after one press in this many a move is undone, if possible


class SoakPlayer(Driver):
    """A robot that presses the buttons of the app, with a simulated clock."""

    def __init__(self, board, seed):
        from firmware.draw.strip_renderer import StripRenderer

        look = look_for_board(board)
        Driver.__init__(self, App(look, FileStore("saves"), lambda: 7, make), self.picture)
        self.app.features.cables = Cables(b"\1", self.unplugged)
        self.app.features.unload = unload
        self.app.controls.connect(board)
        self.app.listeners.append(self.moved)
        self.strip = StripRenderer(NullPanel(board.WIDTH, board.HEIGHT), look.banks())
        self.rng = Rng(seed)
        self.ms = TICKS_PERIOD - 100_000
        self.plies = self.undone = self.searched = self.pictures = 0
        self.stack = 0
        self.press(0)
        self.app.settings.numbers[SETTING_SPEED] = 3
        self.first_settings = bytes(self.app.settings.numbers)

    def unplugged(self, kind):
        raise OSError(19)

    def moved(self, event, session):
        if event not in MOVE_EVENTS:
            return
        self.plies += 1
        if session.opponents and session.level in SEARCHING_EVERY:
            self.searched += 1
        used = micropython.stack_use()
        if used > self.stack:
            self.stack = used

    def picture(self, scene):
        self.strip.show(scene)
        self.pictures += 1

    def game(self, session, presses, seen=True):
        """Play a game to its end; seen: whether its table is drawn."""
        app = self.app
        app.begin(session)
        self.press(0)
        for i in range(presses):
            if session.is_over():
                break
            if app.session is not session or app.screen is not app.table and i % 5 == 0:
                app.resume(session)
            if not seen and app.table:
                app.table.draw = draw_nothing
            self.press(LIKELY_ACTIONS[self.rng.below(len(LIKELY_ACTIONS))])
            if app.screen is app.table and session.can_undo() and not self.rng.below(UNDO_EVERY):
                app.table.mode.undo()  # as the menu does
                self.press(0)
                self.undone += 1
            if not self.rng.below(COLLECT_EVERY):
                gc.collect()  # as the board's loop does
        if app.session is not session or app.screen is not app.table:
            app.resume(session)
            self.press(0)
        if not session.is_over() and session.is_local_turn():
            session.resign()
        app.show_result()
        self.press(0)
        self.wander(WANDER_PRESSES)

    def tour(self):
        """Open each screen that needs no game from the title, as a player would, and press a few buttons there."""
        app = self.app
        for name in TOUR_SCREENS:
            for _ in range(2):
                app.show_title()
                self.press(0)
                app.show(name)
                self.press(0)
                self.wander(WANDER_PRESSES // 2)

    def wander(self, presses):
        """Press random buttons."""
        for _ in range(presses):
            self.press(LIKELY_ACTIONS[self.rng.below(len(LIKELY_ACTIONS))])
        if self.app.activity:
            self.app.activity = None

    def reset_settings(self):
        """Reset all settings."""
        app = self.app
        app.settings.numbers[:] = self.first_settings
        app.settings.numbers[SETTING_SPEED] = 3
        app.settings.numbers[SETTING_ASKS_TO_DISCARD] = 1
        app.settings.save()
        text.set_language(0)
        app.apply_settings()

    def measure(self):
        """Return the heap in use, the deepest stack since the last call, and the sizes of files, at the same deal."""
        self.reset_settings()
        self.stack = 0
        for name in ("onepack", "classic"):  # restores both slots
            self.app.begin(Session(name, "greedy", 5, STARTER_BY_RULES, 300))
            self.press(0)
        self.press(A.OK)
        self.press(A.OK)
        stack = self.stack
        # The memory of searches does not count as growth, nor do the moves of the last game, which is kept for review.
        self.app.session.spare_tables.clear()
        self.app.last_game = None
        gc.collect()
        gc.collect()
        heap = gc.mem_alloc()
        return heap, stack, sizes()


def draw_nothing():
    """Draw nothing."""


def session_of(rules, seed, rng):
    """Return a session of these rules, with a random level and kind."""
    levels = QUICK_LEVELS if rng.below(SEARCHES) else SEARCHING_EVERY
    level = levels[rng.below(len(levels))]
    kind = rng.below(KINDS_OF_GAME)
    stop = kind == 0 and rule_set(rules).has_stop_play()
    persons = ("Al", "Wilhelmi", "")[: rule_set(rules).players] if kind == 1 and rule_set(rules).players > 1 else ()
    return Session(rules, level, seed, STARTER_BY_RULES, 300, kind == 2, stop, persons)


def sizes():
    """Return the names of the game's slots, and their sorted sizes, because either may be the newer.

    Other files have an entry for each rule set that was played. Raise ValueError if one is larger than that.
    """
    names = os.listdir("saves")
    for name in names:
        if os.stat("saves/" + name)[6] > MAX_FILE_BYTES and not name.startswith("save"):
            raise ValueError("%s has grown to %d bytes" % (name, os.stat("saves/" + name)[6]))
    names = [name for name in names if name.startswith("save")]
    return sorted(names), sorted([os.stat("saves/" + name)[6] for name in names])


def games(name, seed, plies, seconds):
    """Play `plies` plies or for `seconds`, and open the other screens between games."""
    board = getattr(__import__("boards." + name), name)
    sys.modules["machine"] = FakeMachine().module
    collect_as_boot_does()
    player = SoakPlayer(board, seed)
    player.tour()
    n = 0
    # the loaded modules stay
    for rules in ["classic" + options for options in CLASSIC_OPTIONS] + list(RULE_SET_NAMES):
        if not player.app.too_large(rules):
            player.game(Session(rules, LEVELS[n % len(LEVELS)], seed, STARTER_BY_RULES, 300), FIRST_PRESSES)
        n += 1
    player.tour()  # again, because now there are records
    player.measure()
    loaded: "set[str]" = set()
    played = 0
    player.plies = player.undone = player.searched = player.pictures = 0
    end = time.time() + seconds
    while True:
        if not loaded.issuperset(sys.modules):  # code comes into the heap when it is used for the first time
            loaded.update(sys.modules)
            before = player.measure()
        if player.plies >= plies or time.time() >= end:
            break
        rules = RULE_SET_NAMES[n % len(RULE_SET_NAMES)]
        if rules == "classic":
            rules += CLASSIC_OPTIONS[n // len(RULE_SET_NAMES) % len(CLASSIC_OPTIONS)]
        if not player.app.too_large(rules):
            player.game(session_of(rules, seed + n, player.rng), MAX_PRESSES, not player.rng.below(DRAWN_EVERY))
            played += 1
        n += 1
        print("plies", player.plies)
    print("games %d, taken back %d, against a search %d, pictures %d" % (
        played, player.undone, player.searched, player.pictures))
    after = player.measure()
    for i in range(3):
        print("same", ("heap", "stack", "files")[i], str(before[i]).replace(" ", ""), str(after[i]).replace(" ", ""))


# A week on the board's own loop, buttons and panel, with a simulated clock.


class WeekOver(Exception):
    pass


class WeekMachine(FakeMachine):
    """A FakeMachine that is left alone until `end` ms have passed; each sleep takes at least `step` ms."""

    def __init__(self, step):
        FakeMachine.__init__(self, TICKS_PERIOD - 60_000)
        self.passed = 0
        self.step = step
        self.end = WEEK_MS

    def sleep(self, ms):
        ms = max(ms, self.step)
        self.ms = (self.ms + ms) % TICKS_PERIOD
        self.passed += ms
        if self.passed > self.end:
            raise WeekOver


def collect_as_boot_does():
    """Collect memory when boot.py would; boot.py itself needs the module machine."""
    from firmware.micropython.boot import COLLECT_AFTER

    gc.threshold(COLLECT_AFTER)


def week(name, step):
    """Leave a game alone for a week, in steps of `step` ms."""
    clock = WeekMachine(1)
    sys.modules["machine"] = clock.module
    collect_as_boot_does()
    sys.modules["time"] = time = FakeModule()
    for function, does in clock.time_functions().items():
        setattr(time, function, does)
    from firmware.micropython.screen_handheld import ScreenHandheld

    board = getattr(__import__("boards." + name), name)
    handheld = ScreenHandheld(board)
    handheld.app.begin(Session("classic", "greedy", 5, STARTER_BY_RULES, 300))
    at = []
    for end in 90_000, WEEK_MS:  # after the first, the screen is dim
        clock.end = end
        try:
            handheld.run()
        except WeekOver:
            pass
        gc.collect()
        gc.collect()
        light = clock.pwm[board.PANEL["backlight"]][1]
        at.append((gc.mem_alloc(), light, handheld.app.session.game.ply, sizes()))
        clock.step = step
    for i in range(4):
        said = [str(each[i]).replace(" ", "") for each in at]
        print("same", ("idle-heap", "light", "ply", "files")[i], said[0], said[1])
    print("idle", clock.passed)
