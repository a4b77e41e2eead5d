# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""A whole game by buttons, from boot to the score, on the host and on the emulated board at once: after each button
both show the same picture.

    python -m tests.support.emulated_game [--board NAME] [--seed N] [--uf2 FILE] [--pictures FOLDER] [--host] [--find N]

The buttons are found on the way, by what the menus say and what an adviser would play, so that nothing is to be
recorded anew when a menu changes. As a button takes the board seconds, the game is one that is soon over: where the
opponent has learnt to play otherwise, --find looks for another.
"""

import argparse
import os
import sys
import tempfile
import time

from engine.notation import parse_move
from engine.opponent import Opponent
from firmware.app import actions as A
from firmware.app.app import App
from firmware.draw.looks import look_of
from firmware.draw.strip import Strip
from firmware.screens import make
from firmware.table.table import AT_ONCE
from firmware.text import words
from hostsim import arguments
from hostsim.players.handheld import renderer
from hostsim.players.virtual_panel import VirtualPanel
from tests.support.app_driver import Driver, MemoryStore

SEED = 33  # some fifty buttons; most games take 300 to 400
PATIENCE_MS = 60_000  # of the board's time, after a button
REST_MS = 200  # without a pixel, before the next
SLICE_MS = 20
ENDS = (parse_move("hw"), parse_move("p"))


class Unequal(Exception):
    """The board does not show what the host shows."""


class Person(Driver):
    """Presses the buttons of the host's app, and of the machine where there is one, and looks at both.

    told: called with a name at the points of interest, when both show the same. saves: what is in the host's store.
    """

    def __init__(self, board, machine=None, told=None, saves=None):
        self.panel = VirtualPanel(board.WIDTH, board.HEIGHT)
        self.strip = renderer(look_of(board), self.panel, Strip)
        Driver.__init__(self, MemoryStore(saves), show=self.strip.show)
        self.app = App(look_of(board), self.store, lambda: 1, make)
        self.app.asks_language = True
        self.app.wire(board)
        self.machine = machine
        self.told = told or (lambda name: None)
        self.pressed = []

    def press(self, action):
        Driver.press(self, action)
        if action:
            self.pressed.append(A.NAMES[action])
        if self.machine:
            self._press_there(action)

    def _press_there(self, action):
        machine = self.machine
        if action:
            machine.press(action)
        end = machine.ms + PATIENCE_MS
        rest = 0
        while rest < REST_MS or machine.pressing:
            before = machine.pixels
            machine.run(SLICE_MS)
            same = machine.pixels == before and machine.sleeping and machine.display.wire() == self.panel.wire
            rest = rest + SLICE_MS if same else 0
            if machine.ms > end:
                raise Unequal("the board does not show what the host shows after %s" % " ".join(self.pressed))

    # Menus, by what stands in them

    def to_row(self, label):
        """Step to a row of the menu."""
        menu = self.app.screen
        rows = len(menu.rows)
        at = [row[0] for row in menu.rows].index(label)
        down = (at - menu.at) % rows
        for _ in range(min(down, rows - down)):
            self.press(A.DOWN if down <= rows - down else A.UP)

    def choose(self, label):
        """Press OK on a row of the menu."""
        self.to_row(label)
        self.press(A.OK)

    def set_row(self, label, value):
        """Change a row of the menu until it has this value."""
        self.to_row(label)
        menu = self.app.screen
        for _ in range(20):
            if menu.rows[menu.at][2]() == value:
                return
            self.press(A.RIGHT)
        raise AssertionError("no value %s of %s" % (value, label))

    def set_seed(self, seed):
        """Type the deal's number into the menu of the new game."""
        self.choose("Deal no.")
        for place, digit in enumerate("%06d" % seed):
            digit = int(digit)
            for _ in range(min(digit, 10 - digit)):
                self.press(A.UP if digit <= 5 else A.DOWN)
            if place < 5:
                self.press(A.RIGHT)
        self.press(A.OK)
        assert self.app.screen.digits == bytes(int(digit) for digit in "%06d" % seed)


def play(person, seed):
    """Play from the title to the score; person.told hears of the points of interest."""
    person.press(0)
    person.press(A.OK)  # the first language
    person.told("title")
    person.choose("Settings")
    person.set_row(words.SPEED, words.SPEEDS[AT_ONCE])
    person.choose("Done")
    person.choose("New game")
    person.set_row("Game", words.RULE_SETS["classic"])
    person.set_row("Opponent", words.LEVELS["greedy"])
    person.set_seed(seed)
    person.told("new game")
    person.choose("Deal")
    person.told("deal")
    adviser = Opponent("greedy", 5)
    session = person.session
    while not session.is_over():
        person.move_as(adviser)
        if (adviser.src, adviser.dst) in ENDS and not session.is_over():
            person.told("turn")
    person.told("result")


def shortest(board, seeds):
    """Return (buttons, seed) of the game that takes the fewest of these."""
    found = []
    for seed in seeds:
        person = Person(board)
        person.show = None
        play(person, seed)
        found.append((len(person.pressed), seed))
    return min(found)


class Album:
    """Keeps a picture of the host's and of the emulated board's in a folder at each point of interest."""

    def __init__(self, folder):
        self.folder = folder
        self.n = 0
        self.person = None

    def told(self, name):
        """Write both."""
        person = self.person
        panels = [("host", person.panel)]
        if person.machine:
            from hostsim.device.emulate import Mirror  # here, as it needs the emulator

            panel = VirtualPanel(person.panel.width, person.panel.height)
            Mirror(person.machine.display, panel).show()
            panels.append(("board", panel))
        for who, panel in panels:
            panel.png(os.path.join(self.folder, "%02d-%s-%s.png" % (self.n, name.replace(" ", "-"), who)))
        self.n += 1


def main():
    """Play it there and here, and say how long it took."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--board", type=arguments.board, default="waveshare_pico_lcd_1_3")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--uf2", help="MicroPython for the Pico")
    parser.add_argument("--pictures", metavar="FOLDER", default="build/emulated-game")
    parser.add_argument("--host", action="store_true", help="without the board")
    parser.add_argument("--find", type=int, metavar="N", help="find, of the first N deals, that of the shortest game")
    args = parser.parse_args()
    try:
        return run(args)
    except arguments.Refused as error:
        print("error: %s" % error, file=sys.stderr)
        return 2


def run(args):
    """Play as the arguments say; return the exit status."""
    if args.find:
        print("%d buttons with seed %d" % shortest(args.board, range(1, args.find + 1)))
        return 0
    begun = time.monotonic()
    machine = None
    if not args.host:
        from hostsim.device import emulator

        firmware = emulator.find_firmware(args.uf2)
        with tempfile.TemporaryDirectory() as folder:
            machine = emulator.Machine(firmware, args.board, emulator.built(args.board, os.path.join(folder, "board")))
    os.makedirs(args.pictures, exist_ok=True)
    album = Album(args.pictures)
    album.person = person = Person(args.board, machine, album.told)
    try:
        play(person, args.seed)
    except Unequal as error:
        album.told("unequal")
        print("error: %s; see %s" % (error, args.pictures), file=sys.stderr)
        return 1
    print("%d buttons, %d plies, gained %s; pictures in %s" % (
        len(person.pressed), person.game.ply, person.session.gained(), args.pictures))
    if machine:
        print("the board showed the host's picture after each; %.0f s of its time, %.0f s here" % (
            machine.ms / 1000, time.monotonic() - begun))
    return 0


if __name__ == "__main__":
    sys.exit(main())
