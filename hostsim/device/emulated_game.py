"""The command emulate-game: play one game on the host and on the emulated board, and compare their pictures.

The presses follow from the labels of the menus and the moves of an adviser, so a changed menu needs no new recording. A
press takes seconds on the emulated board, so the seed is that of a short game; --find looks for another seed after the
opponent has changed.
"""

import os
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Any

from engine.notation import parse_move
from engine.opponent import Opponent
from firmware import text
from firmware.app import actions as A
from firmware.app.app import App
from firmware.app.features import Features
from firmware.app.sounds import Beeper
from firmware.app.start import DEFAULT_BOARD
from firmware.draw.look_factory import look_for_board
from firmware.draw.strip_renderer import StripRenderer
from firmware.screens import make
from firmware.table.opponents import AT_ONCE
from firmware.text import menus
from hostsim import arguments
from hostsim.device.keyboard_controllers import BATTERY_PERCENT
from hostsim.players.driver import Driver, MemoryStore
from hostsim.players.host_handheld import make_renderer
from hostsim.players.virtual_panel import VirtualPanel

if TYPE_CHECKING:  # an extra, which --host does not need
    from hostsim.device.emulator import EmulatedBoard

SEED = 33  # the seed of a game of about fifty presses; most games take 300 to 400
ANSWER_MS = 60_000  # ms of the board's time within which it must answer a press
SETTLED_MS = 200  # ms without a new pixel before the next press
SLICE_MS = 20
TURN_ENDING_MOVES = (parse_move("hw"), parse_move("p"))


class PicturesDiffer(Exception):
    """The board does not show what the host shows."""


class MuteBeeper(Beeper):
    """A speaker that nobody hears, so that the host has the settings of a board with one."""

    def tone(self, hz: int, level: int) -> None:
        """Do nothing."""


class TwinPlayer(Driver):
    """A player who presses the same buttons in the host's app and on a machine.

    The pictures of both are compared.

    on_milestone: called with a name at each point of interest, when both show the same; saves: the host's store.
    """

    def __init__(
        self, board: ModuleType, machine: "EmulatedBoard | None" = None,
        on_milestone: Callable[[str], None] | None = None,
        saves: Mapping[str, bytes] | None = None,
    ) -> None:
        self.panel = VirtualPanel(board.WIDTH, board.HEIGHT)
        self.strip = make_renderer(look_for_board(board), self.panel, StripRenderer)
        self.store = MemoryStore()
        self.store.data.update(saves or {})
        Driver.__init__(self, App(look_for_board(board), self.store, lambda: 1, make, Features(asks_language=True)),
                        self.strip.show)
        self.app.controls.connect(board)
        self.machine = machine
        if hasattr(board, "SPEAKER"):
            self.app.play_on(MuteBeeper())
        if hasattr(board, "BATTERY"):
            self.app.scene.battery_percent = BATTERY_PERCENT
        self.on_milestone = on_milestone or (lambda name: None)
        self.pressed_buttons: list[str] = []

    def press(self, action: int) -> None:
        """Press a button on both.

        Raise PicturesDiffer if the board's picture does not become the same as the host's.
        """
        Driver.press(self, action)
        if action:
            self.pressed_buttons.append(A.ACTION_NAMES[action])
        if self.machine:
            self._press_on_board(self.machine, action)

    def _press_on_board(self, machine: "EmulatedBoard", action: int) -> None:
        if action:
            machine.press(action)
        end = machine.ms + ANSWER_MS
        rest = 0
        while rest < SETTLED_MS or machine.is_too_early_to_press:
            before = machine.pixels
            machine.run(SLICE_MS)
            still = machine.pixels == before and machine.comes_to_sleep()
            same = still and machine.display.rgb565() == self.panel.rgb565
            rest = rest + SLICE_MS if same else 0
            if machine.ms > end:
                raise PicturesDiffer(
                    "the board does not show what the host shows after %s" % " ".join(self.pressed_buttons)
                )

    # Menus, by their labels

    def to_row(self, label: str) -> None:
        """Step to a row of the menu."""
        menu: Any = self.app.screen
        rows = len(menu.rows)
        at = [row.label for row in menu.rows].index(label)
        down = (at - menu.cursor) % rows
        for _ in range(min(down, rows - down)):
            self.press(A.DOWN if down <= rows - down else A.UP)

    def choose(self, label: str) -> None:
        """Press OK on a row of the menu."""
        self.to_row(label)
        self.press(A.OK)

    def set_row(self, label: str, value: str) -> None:
        """Set a row of the menu to a value."""
        self.to_row(label)
        menu: Any = self.app.screen
        for _ in range(20):
            if menu.rows[menu.cursor].value() == value:
                return
            self.press(A.RIGHT)
        raise AssertionError("%s cannot be set to %s" % (label, value))

    def set_seed(self, seed: int) -> None:
        """Enter the deal number in the menu of a new game."""
        self.choose("Deal no.")
        digits = bytes(int(digit) for digit in "%06d" % seed)
        for place, digit in enumerate(digits):
            for _ in range(min(digit, 10 - digit)):
                self.press(A.UP if digit <= 5 else A.DOWN)
            if place < 5:
                self.press(A.RIGHT)
        self.press(A.OK)
        menu: Any = self.app.screen
        self.must(menu.digits == digits, "another deal was entered")


def play(person: TwinPlayer, seed: int) -> None:
    """Play from the title to the score; person.on_milestone hears each point of interest."""
    person.press(0)
    person.press(A.OK)  # chooses the first language
    person.on_milestone("title")
    person.choose("Settings")
    person.set_row(text.settings().SPEED, text.settings().SPEED_VALUES[AT_ONCE])
    person.set_row(text.settings().TEACHES, menus().OFF)
    person.choose("Done")
    person.choose("New game")
    person.choose(text.new_game().FIRST_MORE)
    person.set_row("Game", text.menus().RULE_SETS["classic"])
    person.set_row("Opponent", menus().LEVELS["greedy"])
    person.set_seed(seed)
    person.on_milestone("new game")
    person.choose("Deal")
    person.on_milestone("deal")
    adviser = Opponent("greedy", 5)
    session = person.session
    while not session.is_over():
        person.move_as(adviser)
        if (adviser.src, adviser.dst) in TURN_ENDING_MOVES and not session.is_over():
            person.on_milestone("turn")
    person.on_milestone("result")


def shortest(board: ModuleType, seeds: Iterable[int]) -> tuple[int, int]:
    """Return (presses, seed) of the game that takes the fewest presses."""
    found = []
    for seed in seeds:
        person = TwinPlayer(board)
        person.show = None
        play(person, seed)
        found.append((len(person.pressed_buttons), seed))
    return min(found)


class Album:
    """A folder for the pictures of host and board at points of interest."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.n = 0
        self.person: Any = None

    def save_pictures(self, name: str) -> None:
        """Save both pictures."""
        person = self.person
        panels = [("host", person.panel)]
        if person.machine:
            from hostsim.device.emulate import PanelMirror  # imported here, because it needs the emulator

            panel = VirtualPanel(person.panel.width, person.panel.height)
            PanelMirror(person.machine.display, panel).show()
            panels.append(("board", panel))
        for who, panel in panels:
            panel.png(os.path.join(self.folder, "%02d-%s-%s.png" % (self.n, name.replace(" ", "-"), who)))
        self.n += 1


def add_options(parser: ArgumentParser) -> None:
    """Add the options of the command to its parser."""
    arguments.add_emulator_options(parser)
    parser.add_argument("--seed", type=arguments.seed, default=SEED, metavar="NUMBER",
                        help="the deal (default %(default)s: a short one)")
    parser.add_argument("--pictures", metavar="FOLDER", default="build/emulated-game",
                        help="the folder for the pictures (default %(default)s)")
    parser.add_argument("--host", action="store_true", help="play on this computer only, without an emulated board")
    parser.add_argument("--find", type=arguments.positive, metavar="N",
                        help="instead print which of the first N deals makes the shortest game")


def run(args: Namespace) -> int:
    """Play, and print how long it took.

    Return 1 if the board shows a different picture than the host.
    """
    board = args.board or arguments.board(DEFAULT_BOARD)
    if args.find:
        print("%d presses with seed %d" % shortest(board, range(1, args.find + 1)))
        return 0
    begun = time.monotonic()
    machine = None
    if not args.host:
        from hostsim.device import emulator

        firmware, board = emulator.find_firmware(args.uf2, args.board)
        machine = emulator.EmulatedBoard(firmware, board)
    os.makedirs(args.pictures, exist_ok=True)
    album = Album(args.pictures)
    album.person = person = TwinPlayer(board, machine, album.save_pictures)
    try:
        play(person, args.seed)
    except PicturesDiffer as error:
        album.save_pictures("unequal")
        print("error: %s; see %s" % (error, args.pictures), file=sys.stderr)
        return 1
    print("%d presses, %d plies, gained %s; pictures in %s" % (
        len(person.pressed_buttons), person.game.ply, person.session.points_won(), args.pictures))
    if machine:
        print("the board showed the same picture after each press; %.0f s of its time, %.0f s here" % (
            machine.ms / 1000, time.monotonic() - begun))
    return 0
