# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The app in a browser, under MicroPython in WebAssembly: the page has the clock, the buttons and the timers.

`page` is the module that the page registers before it imports this one:

    draw(x, y, w, h, at)   takes pixels of a picture, RGB565 big endian, which lie at this address
    show()                 shows the picture of them, which is whole now
    invert(whether)        from the next picture on shows dark what is light on a one-bit screen
    light(at)              shows a one-bit screen's, as firmware.draw.one_bit.renderer.Mono has them
    mirror(whether)        draws the buttons of one side of the device on the other
    read(name)             what was kept under this name, as hex digits; "" for nothing
    write(name, digits)    keeps it, whole or not at all; returns whether it could
    sound(notes, level, wait)  plays Hz and ms by turns, numbers with a space between, after so many ms; level 1 or 2
    chance(n)              a number from 0 to n - 1
    today()                the number of the deal of the day
"""

from time import ticks_diff, ticks_ms  # type: ignore[attr-defined]

import page
from uctypes import addressof

from engine.const import const
from firmware import text
from firmware.app.app import App
from firmware.app.features import Features
from firmware.app.saves import Saves
from firmware.app.settings import LANGUAGE, Settings
from firmware.app.sounds import Sounds
from firmware.browser.links import asked_by, puzzle_of, same, session_of
from firmware.browser.store import MemoryStore, PageStore
from firmware.draw.looks import look_of
from firmware.draw.sprites import GLYPH_LEFT, GLYPH_OK, GLYPH_RIGHT, GLYPH_STAR
from firmware.screens import make
from firmware.text.languages import CODES

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from typing import Any

    from boards import Board


# What stands for pictures in a text, as letters.
LETTERS = (
    ("\1", "♠"), ("\2", "♥"), ("\3", "♦"), ("\4", "♣"),
    (GLYPH_LEFT, "←"), (GLYPH_RIGHT, "→"), (GLYPH_OK, "OK"), (GLYPH_STAR, "★"),
)  # fmt: skip
# Of the opponent's thoughts, of a hint's, of a review: a call takes so long and a slice of these, which is one move
# looked into here.
THOUGHT_MS = const(5)
RUNS = const(6)  # of cells that a call draws, of the 50 or so of a large screen
SEEDS = 1_000_000  # a deal's number is short enough to be told to a friend


def language_of(asked: str, read: str) -> str:
    """Return the code of the language to begin in, as of firmware.text.languages; "" where nothing decides it.

    asked: the one that a link asks for, "" for none; read: the one that the browser's owner reads, which is taken as
    long as none was chosen in the settings.
    """
    if asked in CODES:
        return asked
    settings = Settings(PageStore())
    if settings.numbers[LANGUAGE]:
        return CODES[settings.language()]
    return read if read in CODES else ""


def open_board(name: str, code: str = "") -> "Handheld":
    """Return the Handheld of a file of boards/, speaking the language of this code, see language_of."""
    handheld = Handheld(getattr(__import__("boards." + name), name))
    if code:
        handheld.app.speak(CODES.index(code))
    return handheld


class Handheld:
    """The app and what draws it, for a module of boards/. The page calls it, never for longer than a tick."""

    def __init__(self, board: "Board") -> None:
        look = look_of(board)
        if look.one_bit:
            from firmware.draw.one_bit.renderer import Mono

            self.renderer: "Any" = Mono(Canvas(board.WIDTH, board.HEIGHT))
            self._most: "tuple[int, ...]" = ()  # it is small enough to be drawn in a call
        else:
            from firmware.draw.strip import Strip

            self.renderer = Strip(Canvas(board.WIDTH, board.HEIGHT), look.banks())
            self._most = (RUNS,)
        # The least slice of a search, as a tick takes as many slices as it has time for.
        features = Features(nodes=1, today=lambda: page.today())
        self.app = App(look, PageStore(), lambda: page.chance(SEEDS), make, features)
        self.app.controls.connect(board)
        Sounds(self.app, Speaker())
        self._mirrored = 0  # whether the page draws the buttons of one side on the other
        self._wished: "Any" = None  # the match that a link asks for,
        self._puzzle = 0  # or the number of the puzzle
        self._due = False  # the picture of the tick before is still to be shown,
        self._wait = 0  # and this is what it wanted

    def tick(self, now: int, action: int) -> int:
        """Go on, at a time in ms; return the ms till it wants to be called again, -1 where it waits for a button.

        What moves by itself is drawn by the call after, and a picture that is large by several: the page is free in
        between, and no call is longer than THOUGHT_MS and a slice of the opponent's thoughts, or than RUNS take. The
        page shows a picture when it is whole.
        """
        app = self.app
        if action:
            self._wait = app.tick(now, action)
        elif not self._due:
            begun = ticks_ms()
            self._wait = app.tick(now, 0)
            while not self._wait and not app.changed and ticks_diff(ticks_ms(), begun) < THOUGHT_MS:
                self._wait = app.tick(now, 0)
            if app.changed:
                self._due = True
                return 0
        self._due = False
        if app.scene.mirrored != self._mirrored:
            self._mirrored = app.scene.mirrored
            page.mirror(self._mirrored)
        if app.changed:
            if self.renderer.show(app.scene, *self._most):
                self._due = True
                return 0
            app.changed = False
            page.show()
        return self._wait

    def touch(self, now: int, x: int, y: int) -> int:
        """Go on as tick does, with a pixel of the screen touched."""
        self._due = False
        return self.tick(now, self.app.touch(x, y))

    def status(self) -> str:
        """Return the words of the moment, in letters alone."""
        words = self.app.status
        for glyph, letter in LETTERS:
            words = words.replace(glyph, letter)
        return words

    def language(self) -> str:
        """Return the code of the language that they are in."""
        return CODES[text.language]

    def title(self) -> None:
        """Show the title."""
        self._due = False
        self.app.show_title()

    def learn(self) -> None:
        """Show the lessons."""
        self._due = False
        self.app.show("learn")

    # Links

    def wish(self, asked: str) -> str:
        """Take what a link asks for, lines of a name, a tab and its value: see links.py. Return "", or one line for
        what there is not.
        """
        given: "dict[str, Any]" = dict([line.split("\t", 1) for line in asked.split("\n")])
        self._puzzle = 0
        try:
            if "puzzle" in given:
                self._puzzle = puzzle_of(given)
                return ""
            given["seed"] = int(given["seed"])
            self._wished = session_of(given, self.app.settings.points)
        except ValueError as error:
            return str(error)
        return self.app.too_large(self._wished.rules)

    def begin(self) -> None:
        """Begin the match that was asked for, or open the puzzle."""
        self._due = False
        if self._puzzle:
            self.app.open_puzzle(self._puzzle)
        else:
            self.app.begin(self._wished)

    def is_on(self) -> bool:
        """Return whether it is the one that is being played."""
        session = self.app.session
        return not self._puzzle and bool(session) and not session.is_over() and same(session, self._wished)

    def costs(self) -> bool:
        """Return whether it would put an end to a game that is another."""
        session = self.app.session
        on = bool(session) and not session.is_over() and session.game.ply > 0 and not self.is_on()
        return on and not self._puzzle  # beside which it waits

    def asked(self, now: bool) -> str:
        """Return what a link to the game at hand asks for, as `wish` takes it: from its start or, for now, as it
        stands. "" for no game, and now for one that is over. A puzzle that is open is asked for by its number.
        """
        puzzle = getattr(self.app.apart, "puzzle", None)
        if puzzle:
            return "puzzle\t%d" % puzzle.number
        session = self.app.session
        if not session or now and session.is_over():
            return ""
        return "\n".join(["\t".join(each) for each in asked_by(session, now)])

    # Games as text

    def export(self) -> str:
        """Return the game at hand as a line of text, "" for none."""
        if not self.app.session:
            return ""
        store = MemoryStore()
        Saves(store).save(self.app.session)
        return store.only().hex()

    def load(self, line: str) -> str:
        """Go on with the game of such a text. Return "", or one line for what is wrong with it."""
        store = MemoryStore()
        try:
            store.write("save0", bytes.fromhex("".join(line.split())))
        except ValueError:
            return text.words.NO_GAMES_TEXT
        saves = Saves(store)
        session = saves.load()
        if not session:
            return text.words.GAMES_TEXT_DAMAGED
        why = self.app.too_large(session.rules)
        if not why:
            self._due = False
            self.app.begin(session)
        return why


class Speaker:
    """The page's speaker: silent till somebody has touched the page, as browsers will have it."""

    def play(self, tune: "tuple[int, ...]", level: str, wait: int) -> None:
        """As firmware.app.sounds.Sounds asks for it."""
        page.sound(" ".join([str(n) for n in tune]), level, wait)


class Canvas:
    """The page's canvas as a panel, for colour screens and one-bit ones."""

    sideways = False

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height

    def write(self, x: int, y: int, w: int, h: int, buf: "bytes | bytearray | memoryview") -> None:
        """Take w x h pixels, as a renderer asks for it."""
        page.draw(x, y, w, h, addressof(buf))

    def invert(self, inverted: bool) -> None:
        """Show dark what is light, or as it is."""
        page.invert(inverted)

    def show(self, pages: "Any") -> None:
        """Show a picture, as firmware.draw.one_bit.renderer.Mono has it."""
        page.light(addressof(pages))
