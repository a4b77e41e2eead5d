"""Play the game in a terminal: as a table of characters or as a picture, with keys, and colours if there are any.

The picture is of pixels where the terminal answers that it shows them, else of block characters. It takes termios
and a dozen escape sequences; a terminal library would add a second model of a screen besides CharacterRenderer and the
panels. However the game ends, the terminal gets its mode, its cursor and its text back.
"""

import contextlib
import os
import re
import select
import signal
import sys
import termios
import time
import unicodedata
from collections.abc import Callable
from types import ModuleType
from typing import TYPE_CHECKING, Any, Self

from firmware import text
from firmware.app import actions
from firmware.app.features import Features
from firmware.draw.look_factory import look_for_board, make_look
from firmware.draw.terminal.terminal_look import LEAST_HEIGHT, LEAST_WIDTH
from hostsim import arguments
from hostsim.arguments import CommandError
from hostsim.players.block_panel import BlockPanel
from hostsim.players.character_renderer import CharacterRenderer
from hostsim.players.host_handheld import HostHandheld, Quit, make_renderer
from hostsim.players.host_keyboard import keyboard_of
from hostsim.players.pixel_panel import PixelPanel
from hostsim.players.terminal_abilities import SPACES, Abilities, abilities
from hostsim.players.terminal_graphics import BLOCKS, DELETE_IMAGES, KITTY, Answers, ask, cell_size
from hostsim.players.terminal_renderer import TerminalRenderer

if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.draw.looks import Look

    Renderer = TerminalRenderer | CharacterRenderer

# Enter the alternate screen, without a cursor and without wrapping at its edge; and return to the shell's.
ENTER = b"\x1b[?1049h\x1b[?25l\x1b[?7l"
LEAVE = b"\x1b[0m\x1b[?7h\x1b[?25h\x1b[?1049l"

KEYS = {
    b"\x1b[D": actions.LEFT, b"\x1bOD": actions.LEFT,
    b"\x1b[C": actions.RIGHT, b"\x1bOC": actions.RIGHT,
    b"\x1b[A": actions.UP, b"\x1bOA": actions.UP,
    b"\x1b[B": actions.DOWN, b"\x1bOB": actions.DOWN,
    b"\r": actions.OK, b"\n": actions.OK,
    b"\x7f": actions.BACK, b"\b": actions.BACK, b"\x1b": actions.BACK,
}
# Letters, and those on the same keys of other keyboards: Russian and Ukrainian, Serbian and phonetic Bulgarian,
# Bulgarian, Greek, Hebrew, Arabic.
LETTERS = {letter: action for action, letters in (
    (actions.TURN, "tетшτאف"), (actions.STOP, "sыісσדس"), (actions.MENU, "mьмпμצة")) for letter in letters}
QUITS = "qйљض\x04"  # these quit, as does Ctrl-D, which every keyboard has
SIGNS_ON_Q = {"GREEK": ";", "HEBREW": "/"}  # keyboards of these alphabets have no letter on the key Q
SUSPEND = b"\x1a"
# An escape sequence, the answer to a question about graphics, the escape key before another key, or a plain key; in
# UTF-8 also a letter of two bytes.
_KEY = re.compile(rb"\x1b\[[^@-~]*[@-~]|\x1bO.|\x1b_G[^\x1b]*\x1b\\|\x1b(?=[^[O_])|\x1b_(?=[^G])|[^\x1b]", re.DOTALL)
_LATE_ANSWER = b"\x1b_"  # the beginning of one that is not whole yet
_ANSWER_LENGTH = 64  # bytes of the longest
_KEY_UTF_8 = re.compile(rb"[\xc2-\xdf][\x80-\xbf]|(?![\xc2-\xdf]\Z)(?:" + _KEY.pattern + rb")", re.DOTALL)
SIGNALS = (signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTSTP, signal.SIGWINCH)
HELD_S = 0.06  # seconds, the longest time between two repeats of a held key
HELD_TIMES = 2  # repeats in a row before a key counts as held


LOW_BOARD = "pimoroni_display_pack"  # whose picture fits windows that are too low for that of the usual board
PICTURE_LINES = 50  # lines of the lowest window in which a picture is chosen by itself
PICTURE_COLOURS = 256
LEAST_SCALE = 2  # of the terminal's pixels for one of the picture's, if such a picture is chosen by itself
# The terminals, by the first word of TERM, and the variables of programs between, that show the question about the
# kitty protocol as text or take it for a title; and the terminals that have never shown pixels.
_NOT_FOR_KITTY, _BETWEEN = ("screen", "tmux"), ("TMUX", "STY")
_WITHOUT_PIXELS = ("ansi", "cygwin", "linux", "vt100", "vt220")


def play(
    board: ModuleType, begin: "Callable[[Look, Renderer, Features], HostHandheld]", graphics: str | None = None
) -> None:
    """Play in the terminal, by a table of characters or, where it has room and the means for it, by a picture.

    board: the board whose picture is shown; begin(look, renderer, features): returns the HostHandheld; graphics: KITTY,
        SIXEL or BLOCKS for a picture, or None for the first of these that the terminal has
    """
    _check_terminal()
    can = abilities()
    columns, lines = _window(sys.stdout.fileno())
    answers = Answers()
    if columns >= LEAST_WIDTH and lines > LEAST_HEIGHT:
        answers = _ask(can, graphics)
    for pictured in board, arguments.board(LOW_BOARD):
        if answers.protocols and PixelPanel(pictured.WIDTH, pictured.HEIGHT, KITTY).fit(
            columns, lines - 1, answers.cell, 1 if graphics else LEAST_SCALE
        ):
            _play_pixels(pictured, begin, can, answers)
            return
    for pictured in board, arguments.board(LOW_BOARD):
        if shows_whole_picture(can, columns, lines, pictured):
            _play_blocks(pictured, begin, can, answers)
            return
    renderer = CharacterRenderer(can)
    terminal = CharacterTerminal(sys.stdin.fileno(), sys.stdout.fileno(), renderer, answers.typed)
    try:
        look = make_look("terminal", columns, lines - 1)
    except ValueError:
        raise CommandError(terminal.too_small() + ", or play with --ui text") from None
    handheld = begin(look, renderer, Features())
    terminal.app = handheld.app
    _run(handheld, terminal, board)


def play_picture(
    board: ModuleType, begin: "Callable[[Look, Renderer, Features], HostHandheld]", graphics: str | None = None
) -> None:
    """Play in the terminal by the picture on a board's screen, with the arguments of `play`."""
    _check_terminal()
    can = abilities()
    columns, lines = _window(sys.stdout.fileno())
    answers = Answers()
    blocks = BlockPanel(board.WIDTH, board.HEIGHT, can, whole=bool(look_for_board(board).one_bit))
    if graphics or blocks.fit(columns, lines):
        answers = _ask(can, graphics)
    if answers.protocols and PixelPanel(board.WIDTH, board.HEIGHT, KITTY).fit(columns, lines - 1, answers.cell):
        _play_pixels(board, begin, can, answers)
    else:
        _play_blocks(board, begin, can, answers)


def _play_blocks(
    board: ModuleType, begin: "Callable[[Look, Renderer, Features], HostHandheld]", can: Abilities, answers: Answers
) -> None:
    look = look_for_board(board)
    panel = BlockPanel(board.WIDTH, board.HEIGHT, can, whole=bool(look.one_bit))
    strip = make_renderer(look, panel, TerminalRenderer)
    terminal = Terminal(sys.stdin.fileno(), sys.stdout.fileno(), strip, answers.typed)
    if not panel.fit(*terminal.size()):
        raise CommandError(terminal.too_small() + ", or play with --ui text")
    # A terminal's own letters cannot be turned upside down.
    _run(begin(look, strip, Features(unsupported_settings=("turned_round",))), terminal, board)


def _play_pixels(
    board: ModuleType, begin: "Callable[[Look, Renderer, Features], HostHandheld]", can: Abilities, answers: Answers
) -> None:
    look = look_for_board(board)
    strip = make_renderer(look, PixelPanel(board.WIDTH, board.HEIGHT, answers.protocols[0], can), TerminalRenderer)
    terminal = PixelTerminal(sys.stdin.fileno(), sys.stdout.fileno(), strip, answers.typed)
    terminal.cell = answers.cell
    _run(begin(look, strip, Features()), terminal, board)


def _ask(can: Abilities, graphics: str | None) -> Answers:
    # Ask the terminal what it shows; the Answers have no protocol where a picture is not to be of pixels. Raise
    # CommandError if one was demanded whose pixels cannot be placed.
    name = re.split("[-.]", os.environ.get("TERM", ""))[0]
    few = can.colours < PICTURE_COLOURS or name in _WITHOUT_PIXELS
    if graphics == BLOCKS or (few and not graphics):
        return Answers()
    asks_kitty = name not in _NOT_FOR_KITTY and not any(os.environ.get(each) for each in _BETWEEN)
    answers = ask(sys.stdin.fileno(), sys.stdout.fileno(), asks_kitty, can.escape_ms / 1000)
    cell = cell_size(sys.stdout.fileno(), answers.cell)
    if graphics and not all(cell):
        raise CommandError("this terminal does not say how large its characters are: --graphics blocks needs no size")
    return Answers((graphics,) if graphics else answers.protocols if all(cell) else (), cell, answers.typed)


def shows_whole_picture(can: Abilities, columns: int, lines: int, board: ModuleType) -> bool:
    """Return whether a terminal shows every pixel of a board's screen in its colours, above the line of keys."""
    if can.blocks == SPACES or can.colours < PICTURE_COLOURS or lines < PICTURE_LINES:
        return False
    panel = BlockPanel(board.WIDTH, board.HEIGHT, can)
    return panel.fit(columns, lines - 1) and not panel.small


def _check_terminal() -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise CommandError("play needs a terminal for input and output; --ui text and --ui window need none")


def _window(screen: int) -> tuple[int, int]:
    """Return the columns and lines of a terminal."""
    columns, lines = os.get_terminal_size(screen)
    return columns or 80, lines or 24


def _run(handheld: HostHandheld, terminal: "Terminal", board: ModuleType) -> None:
    handheld.app.controls.connect(keyboard_of(board))
    begun = time.monotonic()
    with contextlib.suppress(Quit), terminal:
        handheld.run(lambda: int((time.monotonic() - begun) * 1000), terminal.action, terminal.show)


class Terminal:
    """A terminal that shows a TerminalRenderer's lines and turns keys into actions; a context manager.

    typed: what came from the terminal before
    fits: whether the window is large enough
    redraws: whether the app has to draw again before the next key
    """

    def __init__(self, keyboard: int, screen: int, strip: "Renderer", typed: bytes = b"") -> None:
        self.keyboard = keyboard
        self.screen = screen
        self.strip: Any = strip
        self.panel: Any = strip.panel
        self.can: Abilities = strip.panel.can
        self.fits = True
        self.redraws = False
        self._key = _KEY_UTF_8 if self.can.encoding == "utf-8" else _KEY
        self._alphabet = ""  # the alphabet of the last letter, by its name in Unicode
        self._typed = typed
        self._came = 0.0  # when it was read
        self._last = (b"", 0.0, 0)  # the previous key, when it was read, and how many repeats in a row it was
        self._shown: dict[int, str] = {}
        self._pressed = False  # whether a key was pressed since the start
        self._last_line = ""  # the last line of the picture, which the line of keys may cover

    def size(self) -> tuple[int, int]:
        """Return the window's columns and lines."""
        return _window(self.screen)

    def least(self) -> tuple[int, int]:
        """Return the columns and lines of the smallest window."""
        least: tuple[int, int] = self.panel.least()
        return least

    def too_small(self) -> str:
        """Return the message that says how large the window must be."""
        sizes = (*self.size(), *self.least())
        return "the window is %d×%d characters, the game needs %d×%d: enlarge it or shrink the font" % sizes

    def __enter__(self) -> Self:
        self._before = termios.tcgetattr(self.keyboard)
        # Signals only write to a pipe. The game handles them while it waits, never during a move.
        self._wake, self._writer = os.pipe()
        os.set_blocking(self._wake, False)
        os.set_blocking(self._writer, False)
        self._wakeup_before = signal.set_wakeup_fd(self._writer, warn_on_full_buffer=False)
        self._signals = {}
        for number in SIGNALS:
            self._signals[number] = signal.signal(number, lambda *_: None)
        try:
            self._take()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._give_back()
        for number, handler in self._signals.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(self._wakeup_before)
        os.close(self._wake)
        os.close(self._writer)

    def _take(self) -> None:
        mode = termios.tcgetattr(self.keyboard)
        mode[0] &= ~termios.IXON  # so that Ctrl-S does not freeze the picture
        mode[3] &= ~(termios.ICANON | termios.ECHO)
        # Ctrl-Z arrives as a key. As a signal it would stop `make` first, and the shell would write over the game.
        mode[6][termios.VSUSP] = bytes([os.fpathconf(self.keyboard, "PC_VDISABLE")])
        termios.tcsetattr(self.keyboard, termios.TCSADRAIN, mode)
        self._write(ENTER)
        self._fit()

    def _give_back(self) -> None:
        try:
            self._write(LEAVE)
            # The mode can be set even if the shell has already taken the terminal.
            handler = signal.signal(signal.SIGTTOU, signal.SIG_IGN)
            termios.tcsetattr(self.keyboard, termios.TCSADRAIN, self._before)
            signal.signal(signal.SIGTTOU, handler)
        except (Quit, termios.error):
            pass  # the terminal is gone

    def _write(self, data: bytes) -> None:
        try:
            while data:
                data = data[os.write(self.screen, data) :]
        except OSError:
            raise Quit from None  # the terminal is gone

    def _fit(self) -> None:
        columns, lines = self.size()
        self.fits = self.panel.fit(columns, lines)
        whole = (self.panel.small, self.panel.columns)
        # The line of keys may not cost the picture resolution.
        if self.fits and not (self.panel.fit(columns, lines - 1) and whole == (self.panel.small, self.panel.columns)):
            self.panel.fit(columns, lines)
        self._shown.clear()
        self._write(b"\x1b[0m\x1b[2J\x1b[H")
        if self.fits:
            self.strip.again()
            self.show()
        else:
            self._refuse()

    def _refuse(self) -> None:
        self._write(self._encoded(self.can.shown(self.too_small()[: self.size()[0]])))

    def show(self) -> None:
        """Write the lines that changed."""
        if not self.fits:
            return
        columns, lines = self.size()
        left, top = (columns - self.panel.columns) // 2 + 1, (lines - self.panel.lines) // 2 + 1
        words = self.can.shown(keys_line())
        keys = "\x1b[0;2m%s\x1b[0m" % words.center(self.panel.columns)
        if lines > self.panel.lines and len(words) <= columns - left + 1 and self._shown.get(lines) != keys:
            self._shown[lines] = keys
            self._write(self._encoded("\x1b[%d;%dH%s" % (lines, left, keys)))
        rows = dict(self.panel.changed_lines())
        last = self.panel.lines - 1
        self._last_line = rows.get(last, self._last_line)
        # If there is no spare line, the keys cover the picture's last line until a key is pressed.
        covered = lines == self.panel.lines and len(words) <= self.panel.columns and not self._pressed
        rows[last] = keys if covered else self._last_line
        parts = []
        for number, line in sorted(rows.items()):
            if self._shown.get(number) != line:
                self._shown[number] = line
                parts.append("\x1b[%d;%dH%s" % (top + number, left, line))
        self._write_picture(parts)

    def _write_picture(self, parts: list[str]) -> None:
        if parts:
            # Between these two marks, a terminal that supports them shows nothing half drawn.
            self._write(self._encoded("\x1b[?2026h" + "".join(parts) + "\x1b[?2026l"))

    def _encoded(self, said: str) -> bytes:
        return said.encode(self.can.encoding, "replace")

    def action(self, wait: int) -> int:
        """Wait for an action, at most `wait` ms (-1: forever); return it or 0. Raise Quit at `q`."""
        action = self._next()
        if action:
            return action
        until = None if wait < 0 else time.monotonic() + wait / 1000
        while True:
            seconds = None if until is None else max(0.0, until - time.monotonic())
            if self._typed:  # an escape, or the first bytes of a sequence
                seconds = self.can.escape_ms / 1000
            ready = select.select([self.keyboard, self._wake], [], [], seconds)[0]
            if self._wake in ready:
                self._heed(os.read(self._wake, 64))
                if self.redraws:
                    self.redraws = False
                    return 0
            if self.keyboard in ready:
                self._typed += self._read()
            action = self._next(final=not ready)
            if action or (until is not None and time.monotonic() >= until):
                return action

    def _read(self) -> bytes:
        try:
            typed = os.read(self.keyboard, 1024)
        except OSError:
            typed = b""
        if not typed:
            raise Quit  # the terminal is gone
        self._came = time.monotonic()
        return typed

    def _heed(self, signals: bytes) -> None:
        for number in signals:
            if number == signal.SIGWINCH:
                self._fit()
            elif number == signal.SIGTSTP:
                self._suspend(os.getpid())
            elif number == signal.SIGINT:
                raise KeyboardInterrupt
            elif number in self._signals:
                raise SystemExit(128 + number)

    def _suspend(self, whom: int) -> None:
        self._give_back()
        handler = signal.signal(signal.SIGTSTP, signal.SIG_DFL)
        os.kill(whom, signal.SIGTSTP)  # stops here, and continues here after SIGCONT
        signal.signal(signal.SIGTSTP, handler)
        self._take()

    def _next(self, final: bool = False) -> int:
        """Remove the next key from the input and return its action; final: whether no more bytes will follow."""
        while self._typed:
            whole = self._key.match(self._typed)
            late = self._typed.startswith(_LATE_ANSWER) and len(self._typed) < _ANSWER_LENGTH
            if not whole and (late or not final):
                return 0
            key = whole[0] if whole else self._typed
            self._typed = self._typed[len(key) :]
            letter = key.decode(self.can.encoding, "ignore").lower()
            if letter.isalpha():
                self._alphabet = unicodedata.name(letter[0], "").partition(" ")[0]
            if (letter and letter in QUITS) or letter == SIGNS_ON_Q.get(self._alphabet):
                raise Quit
            if key == SUSPEND:
                self._suspend(0)  # together with all processes in the foreground
            if not self.fits:
                continue  # the player cannot mean keys for a picture that is not shown
            self._pressed = True
            held = self._is_held(key)
            action = KEYS.get(key) or LETTERS.get(letter, 0)
            if action:
                return action + actions.REPEATED * (held and action <= actions.DOWN)
        return 0

    def _is_held(self, key: bytes) -> bool:
        # A terminal does not report held keys, but nobody presses a key as quickly as a held one repeats.
        last, came, times = self._last
        if key == last and came < self._came <= came + HELD_S:
            times += 1
        elif key != last or self._came > came:
            times = 0
        self._last = (key, self._came, times)
        return times >= HELD_TIMES


class PixelTerminal(Terminal):
    """A terminal that shows the bands of a PixelPanel, and a line of keys below them.

    cell: the width and height of a character in pixels, if the system does not know it
    """

    cell = (0, 0)

    def least(self) -> tuple[int, int]:
        """Return the columns and lines of the smallest window."""
        columns, lines = self.panel.least(cell_size(self.screen, self.cell))
        return columns, lines + 1

    def _fit(self) -> None:
        columns, lines = self.size()
        self._shown.clear()
        self._write(self._cleared() + b"\x1b[0m\x1b[2J\x1b[H")
        self.fits = self.panel.fit(columns, lines - 1, cell_size(self.screen, self.cell))
        if self.fits:
            self.strip.again()
            self.show()
        else:
            self._refuse()

    def show(self) -> None:
        """Write the bands that changed."""
        if not self.fits:
            return
        columns, lines = self.size()
        left, top = (columns - self.panel.columns) // 2 + 1, (lines - 1 - self.panel.lines) // 2 + 1
        parts = [b"\x1b[%d;%dH%s" % (top + line, left, image) for line, image in self.panel.changed_bands()]
        keys = self.can.shown(keys_line())
        if len(keys) < columns and self._shown.get(lines) != keys:
            self._shown[lines] = keys
            parts.append(self._encoded("\x1b[%d;1H\x1b[0;2m%s\x1b[0m\x1b[K" % (lines, keys.center(columns - 1))))
        if parts:
            self._write(b"\x1b[?2026h" + b"".join(parts) + b"\x1b[?2026l")

    def _give_back(self) -> None:
        with contextlib.suppress(Quit):
            self._write(self._cleared())
        Terminal._give_back(self)

    def _cleared(self) -> bytes:
        return DELETE_IMAGES if self.panel.protocol == KITTY else b""


class CharacterTerminal(Terminal):
    """A terminal that shows the characters of a CharacterRenderer, and a line of keys below them.

    app: the App whose look follows the size of the window
    """

    app: "App | None" = None

    def least(self) -> tuple[int, int]:
        """Return the columns and lines of the smallest window."""
        return LEAST_WIDTH, LEAST_HEIGHT + 1

    def _fit(self) -> None:
        columns, lines = self.size()
        self.fits = columns >= LEAST_WIDTH and lines > LEAST_HEIGHT
        self._shown.clear()
        self._write(b"\x1b[0m\x1b[2J\x1b[H")
        if not self.fits:
            self._refuse()
            return
        self.strip.again()
        if self.app and (columns, lines - 1) != (self.app.look.width, self.app.look.height):
            self.app.resize(columns, lines - 1)
            self.redraws = True
        else:
            self.show()

    def show(self) -> None:
        """Write the characters that changed."""
        if not self.fits:
            return
        parts = ["\x1b[%d;%dH%s" % (line + 1, column + 1, words) for line, column, words in self.strip.changes()]
        lines = self.size()[1]
        keys = self.can.shown(keys_line())
        if self._shown.get(lines) != keys:
            self._shown[lines] = keys
            parts.append("\x1b[%d;1H\x1b[0;2m %s\x1b[0m\x1b[K" % (lines, keys))
        self._write_picture(parts)


def keys_line() -> str:
    """Return one line that names the keys, in the language of the game."""
    menus = text.menus()
    quits = "Q: " + text.console().QUIT
    letters = ("T: " + text.short().SHORT_TURN_UP, "S: " + menus.CALL_STOP, "M: " + menus.PAUSE, quits)
    return "  ".join(("←↑↓→", "Enter", "Esc") + letters)
