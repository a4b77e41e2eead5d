"""The terminal player: block characters, keys, and restoring the terminal.

The terminal is restored however the game ends.
"""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from types import SimpleNamespace

import pytest

from firmware import text as words
from firmware.app import actions
from firmware.draw.scene import Scene
from firmware.draw.sprites import sprite_index
from firmware.draw.themes import palette
from firmware.text.fr import menus
from firmware.text.languages import LANGUAGE_CODES
from hostsim.players.block_panel import BlockPanel
from hostsim.players.host_handheld import Quit
from hostsim.players.terminal import ENTER, LEAVE, SIGNALS, Terminal, keys_line
from hostsim.players.terminal_abilities import FAR_ESCAPE_MS, HALVES, SEXTANTS, SPACES, Abilities
from hostsim.players.terminal_colours import colour_code, colour_number, on_panel
from hostsim.players.terminal_graphics import DELETE_IMAGES
from hostsim.players.terminal_renderer import TerminalRenderer, split_text
from tests.support.app_driver import look_for
from tests.support.paths import ROOT
from tests.support.refusals import refused_with
from tests.support.timeouts import until

RED, GREEN = b"\xf8\x00", b"\x07\xe0"
# What decides what a terminal shows, and an environment with all of it.
ASKED = ("TERM", "COLORTERM", "NO_COLOR", "LC_ALL", "LC_CTYPE", "LANG", "TERM_PROGRAM", "VTE_VERSION",
         "KITTY_WINDOW_ID", "GHOSTTY_RESOURCES_DIR", "WEZTERM_PANE", "TMUX", "STY", "XTERM_VERSION", "KONSOLE_VERSION",
         "ALACRITTY_WINDOW_ID", "SSH_CONNECTION", "SSH_TTY")
FULL = {"TERM": "xterm-kitty", "COLORTERM": "truecolor", "LANG": "en_US.UTF-8"}
FRAME_END = b"\x1b[?2026l"


# Pixels to characters


def renderer(size=(80, 24), *more):
    """Return a renderer in a window of this size, in characters; more: of the Abilities, if not all."""
    strip = TerminalRenderer(BlockPanel(240, 240, *more), look_for(240, 240).banks())
    assert strip.panel.fit(*size)
    return strip


def text(panel):
    """Return the changed lines of a panel without their colours."""
    return [re.sub("\x1b\\[[0-9;]*m", "", line) for _, line in panel.changed_lines()]


def test_large_window_shows_two_pixels_per_character():
    panel = BlockPanel(4, 4)
    assert panel.fit(4, 2)
    panel.write(1, 1, 2, 1, RED + RED)
    first = panel.changed_lines()[0][1]
    assert re.sub("\x1b\\[[0-9;]*m", "", first) == " ▄▄ "
    assert "\x1b[38;2;255;0;0m" in first and "\x1b[48;2;0;0;0m" in first


def test_smaller_window_shows_sextants():
    panel = BlockPanel(8, 6)
    assert panel.fit(4, 2)
    assert (panel.columns, panel.lines) == (4, 2)
    # Fill the left half of the first character, the upper left block of the second, and all of the third.
    for i in range(6):
        panel.write(i % 2 + 0, i // 2, 1, 1, RED if i % 2 == 0 else bytes(2))
    panel.write(2, 0, 1, 1, RED)
    panel.write(4, 0, 2, 3, RED * 6)
    assert text(panel)[0] == "▌\U0001fb00  "


def test_thin_stroke_survives_in_a_window_with_few_lines():
    panel = BlockPanel(8, 10)
    assert panel.fit(4, 2)  # each line has five rows of pixels
    for row in range(10):
        panel.write(0, 0, 8, 10, bytes(160))
        panel.write(0, row, 8, 1, RED * 8)
        assert any(line.strip() for line in text(panel)), row


def test_panel_returns_changed_lines_only():
    panel = BlockPanel(240, 240)
    assert panel.fit(240, 120)
    assert len(panel.changed_lines()) == 120
    assert panel.changed_lines() == []
    panel.write(7, 9, 3, 2, GREEN * 6)
    assert [number for number, _ in panel.changed_lines()] == [4, 5]


def test_small_window_shows_text_as_characters_unless_covered():
    strip = renderer()
    scene = Scene()
    scene.card(0x5A, 30, 40)  # ten of hearts
    scene.text("Your turn", 120, 203, sprite_index.GOLD)
    scene.text("hidden", 120, 100, sprite_index.PAPER)
    scene.rect(sprite_index.NAVY, 100, 90, 100, 30)
    strip.show(scene)
    lines = text(strip.panel)
    assert any("10♥" in line for line in lines)
    assert "Your turn" in lines[20]
    assert not any("h" in line for line in lines)
    scene.clear()
    strip.show(scene)
    assert not any("10" in line or "turn" in line for line in text(strip.panel))
    assert strip.panel.fit(240, 120)
    scene.text("Your turn", 120, 203, sprite_index.GOLD)
    strip.show(scene)
    lines = text(strip.panel)
    assert set("".join(lines)) <= set(" ▀▄█")


def test_small_window_shows_suits_as_characters():
    strip = renderer()
    scene = Scene()
    for suit in range(4):
        scene.card(7 | suit << 4, 30 * suit + 1, 20)
        scene.card(1 | suit << 4, 30 * suit + 1, 80)
        scene.empty_place(suit, 30 * suit + 1, 140)
    strip.show(scene)
    lines = [line for line in text(strip.panel) if set(line) & set("♠♥♦♣")]
    # The five lines have the corners and pips of the sevens, those of the aces, and the empty places.
    assert [[c for c in line if c in "♠♥♦♣"] for line in lines] == [list("♠♥♦♣")] * 5
    assert strip.panel.fit(240, 120)
    strip.show(scene)
    assert not set("".join(text(strip.panel))) & set("♠♥♦♣")


@pytest.mark.parametrize("code", LANGUAGE_CODES)
def test_line_of_keys_fits_the_least_window_in_every_language(code):
    try:
        words.set_language(LANGUAGE_CODES.index(code))
        line = keys_line()
    finally:
        words.set_language(0)
    assert len(line) <= 80 and all(key in line for key in ("Enter", "Esc", "T:", "S:", "M:", "Q:"))


def test_least_window_of_a_240_by_240_panel():
    panel = BlockPanel(240, 240)
    columns, lines = panel.least()
    assert not panel.fit(columns - 1, lines)
    assert not panel.fit(columns, lines - 1)
    assert panel.fit(columns, lines)
    assert len(panel.changed_lines()) == lines


# A game in a pseudo-terminal


def take(master):
    """Return the bytes that a pseudo-terminal has sent until now."""
    return os.read(master, 65536) if select.select([master], [], [], 0)[0] else b""


class Game:
    """`play` in a pseudo-terminal of a given size."""

    def __init__(self, state, *args, columns=130, lines=60, shell='exec "$@"', env=FULL):
        self.master, self.slave = pty.openpty()
        self.resize(columns, lines)
        self.before = termios.tcgetattr(self.slave)
        self.process = subprocess.Popen(
            # Unlike bash, sh says nothing of a locale that is not there.
            ["bash" if "set -m" in shell else "sh", "-c", shell, "sh", sys.executable, "-m", "hostsim", "play", *args],
            cwd=ROOT, stdin=self.slave, stdout=self.slave, stderr=subprocess.PIPE,
            start_new_session=True, preexec_fn=self._take_terminal,
            env=dict({name: os.environ[name] for name in os.environ if name not in ASKED}, XDG_STATE_HOME=str(state),
                     PYTHONIOENCODING="utf-8", **env))
        self.seen = b""

    def _take_terminal(self):
        fcntl.ioctl(self.slave, termios.TIOCSCTTY, 0)

    def resize(self, columns, lines):
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def until(self, what, after=0):
        """Read until `what` comes after the first `after` bytes.

        Return the bytes from there to its end.
        """

        def there():
            ended = self.process.poll() is not None
            self.seen += take(self.master)
            assert what in self.seen[after:] or not ended, self.seen[-300:]
            return what in self.seen[after:]

        until(there)
        return self.seen[after : self.seen.index(what, after) + len(what)]

    def until_like(self, pattern):
        """Read until what matches a pattern has come."""

        def there():
            ended = self.process.poll() is not None
            self.seen += take(self.master)
            assert re.search(pattern, self.seen) or not ended, self.seen[-300:]
            return re.search(pattern, self.seen)

        until(there)

    def press(self, keys, what=FRAME_END):
        """Press keys and read until `what` comes; return all that came until then."""
        before = len(self.seen)
        os.write(self.master, keys)
        return self.until(what, before)

    def press_unseen(self, keys):
        """Press keys and wait until the game has taken them."""
        os.write(self.master, keys)
        until(lambda: struct.unpack("i", fcntl.ioctl(self.slave, termios.FIONREAD, bytes(4))) == (0,))

    def end(self, keys=b""):
        """Press keys and wait for the end; return the exit status and the text of stderr."""
        os.write(self.master, keys)

        def ended():
            self.seen += take(self.master)
            return self.process.poll() is not None

        until(ended)
        assert termios.tcgetattr(self.slave) == self.before
        # The last output of the game may not have arrived yet; this byte arrives after it.
        os.write(self.slave, b"\0")
        while not self.seen.endswith(b"\0"):
            self.seen += os.read(self.master, 65536)
        self.seen = self.seen[:-1]
        with self.process.stderr as stderr:
            return self.process.returncode, stderr.read().decode()

    def close(self):
        """Kill the game if it still runs, and close the terminal."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self.process.stderr.close()
        os.close(self.master)
        os.close(self.slave)


@pytest.fixture
def game(tmp_path):
    """Return a function that starts a Game; all are closed after the test."""
    games = []

    def start(*args, **size):
        games.append(Game(tmp_path / "state", *args, **size))
        return games[-1]

    yield start
    for one in games:
        one.close()


def title(one):
    """Wait for the title, which follows an empty picture.

    Return the bytes that drew it.
    """
    empty = len(one.until(FRAME_END))
    return one.until(FRAME_END, empty)


def is_restored(one):
    """Return whether the game entered the alternate screen once and left it."""
    return one.seen.count(ENTER) == 1 and one.seen.endswith(LEAVE)


def test_q_leaves_and_restores_the_terminal(game):
    one = game()
    one.until("▌".encode())
    assert termios.tcgetattr(one.slave) != one.before
    assert one.end(b"q") == (0, "")
    assert is_restored(one)


def test_keys_change_the_picture_line_by_line(game):
    one = game()
    whole = title(one)
    one.press(b"\x1b[A")  # a button closes the message of the first start
    down = one.press(b"\x1b[B")  # moves the cursor in the menu
    assert down.count(FRAME_END) == 1
    assert 0 < len(down) < len(whole) / 3
    up = one.press(b"\x1bOA")
    assert one.press(b"\x1b[B") == down
    assert one.press(b"x\x1b[5~\x1b[1;5P" + b"\x1b[A") == up  # the keys before the arrow have no meaning
    menu = one.press(b"\r")
    assert one.press(b"\x7f") != menu
    assert one.end(b"Q") == (0, "")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGQUIT])
def test_signal_restores_the_terminal(game, number):
    one = game("--seed", "5")
    one.until(FRAME_END)
    one.process.send_signal(number)
    assert one.end() == (128 + number, "")
    assert is_restored(one)


def test_ctrl_c_ends_and_ctrl_s_is_ignored(game):
    one = game()
    title(one)
    one.press(b"\x13\x1b[B")  # the game must still react
    assert one.end(b"\x03") == (128 + signal.SIGINT, "")
    assert is_restored(one)


def test_error_in_the_game_restores_the_terminal():
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    before = termios.tcgetattr(slave)
    handlers = [signal.getsignal(number) for number in SIGNALS]
    seen = b""
    try:
        strip = TerminalRenderer(BlockPanel(30, 32), look_for(240, 240).banks())
        with pytest.raises(ZeroDivisionError), Terminal(slave, slave, strip):
            assert termios.tcgetattr(slave) != before
            raise ZeroDivisionError
        os.write(slave, b"\0")  # arrives after all other output
        while not seen.endswith(b"\0"):
            seen += os.read(master, 65536)
        assert seen.startswith(ENTER) and seen.endswith(LEAVE + b"\0")
        assert termios.tcgetattr(slave) == before
        assert [signal.getsignal(number) for number in SIGNALS] == handlers
    finally:
        os.close(master)
        os.close(slave)


def test_ctrl_z_suspends_and_the_game_resumes(game):
    # A shell with job control starts the game, because only a game that a shell can resume is suspended.
    one = game(shell='exec 3>&2 2>/dev/tty; set -m; "$@" 2>&3; echo suspended; read _; fg')
    one.until(FRAME_END)
    one.press(b"\x1a", b"suspended\r\n")
    assert one.seen.count(LEAVE) == 1
    assert one.press(b"m", b"m") == b"m"  # the terminal is restored, so it echoes keys
    one.press(b"\n", ENTER)
    one.until(FRAME_END, one.seen.rindex(ENTER))
    assert one.end(b"q") == (0, "")
    assert one.seen.endswith(LEAVE)


def test_resized_window_redraws_the_picture(game):
    one = game()
    whole = title(one)
    before = len(one.seen)
    one.resize(60, 20)
    one.until(b"60\xc3\x9720", before)
    one.press_unseen(b"\x1b[B")
    before = len(one.seen)
    one.resize(130, 60)
    assert one.until(FRAME_END, before).endswith(whole)  # keys had no effect while the picture was hidden
    before = len(one.seen)
    one.resize(240, 120)
    assert "▄".encode() in one.until(FRAME_END, before)
    assert one.end(b"q") == (0, "")


def test_least_window_shows_the_keys_until_one_is_pressed(game):
    one = game("--ui", "picture", columns=80, lines=24)
    at_last_line = "\x1b[24;1H\x1b[0;2m" + keys_line().center(80)
    title(one)
    assert one.seen.count(at_last_line.encode()) == 1
    assert b"\x1b[24;1H" in one.press(b"\x1b[A")
    assert b"Q: Quit" not in one.press(b"\x1b[B")
    assert one.end(b"q") == (0, "")


def test_too_small_window_is_refused_in_one_line(game):
    for ui in "terminal", "picture":
        one = game("--ui", ui, columns=79, lines=24)
        refused_with(*one.end(), "79×24", "80×24")
        assert one.seen == b""


XTERM = {"TERM": "xterm-256color", "LANG": "C.UTF-8"}  # a terminal that may have no sextants


def test_window_of_80_by_24_shows_a_table_of_characters_and_the_keys(game):
    one = game("--rules", "classic", "--seed", "7", env=XTERM, columns=80, lines=24)
    one.until("♠".encode())
    one.until(b"Esc")
    one.until(b"Q: Quit")
    assert b"\x1b[24;1H" in one.seen and "╰".encode() in one.seen and "▀".encode() not in one.seen
    one.press(b"\r")  # closes the first lesson's dialog
    assert b"Quit" not in one.press(b"\x1b[C")  # the keys stay where they are
    assert one.end(b"q") == (0, "")
    assert is_restored(one)


def test_table_of_characters_follows_the_window(game):
    one = game("--rules", "classic", "--seed", "7", env=XTERM, columns=80, lines=24)
    one.until(b"Q: Quit")
    one.until(FRAME_END)
    before = len(one.seen)
    one.resize(79, 24)
    one.until("80×24".encode(), before)
    before = len(one.seen)
    one.resize(110, 40)
    one.until(b"\x1b[40;1H", before)
    assert b"\x1b[39;" in one.until(FRAME_END, before)
    assert one.end(b"q") == (0, "")


def test_board_that_is_named_is_shown_as_a_picture(game):
    one = game("--board", "picosystem", env=XTERM, columns=80, lines=24)
    one.until("▄".encode())
    assert one.end(b"q") == (0, "")


def test_saved_game_is_resumed_and_locked_while_played(game):
    one = game("--seed", "5")
    one.until(FRAME_END)
    other = game()
    refused_with(*other.end(), "--save")
    assert other.seen == b""
    assert one.end(b"q")[0] == 0
    again = game()
    again.until(FRAME_END)
    assert again.end(b"q") == (0, "")


def test_held_arrow_differs_from_quick_presses():
    one = Terminal(0, 1, SimpleNamespace(panel=SimpleNamespace(can=Abilities())))

    def told(*times, key=b"\x1b[C"):
        out = []
        for one._came in times:
            one._typed = key
            out.append(one._next())
        return out

    right = actions.RIGHT
    assert told(1.0, 1.5, 1.54, 1.58, 1.62) == [right] * 3 + [right + actions.REPEATED] * 2
    assert told(2.0, 2.12, 2.24, 2.36, 2.48) == [right] * 5  # as fast as a player can press
    assert told(3.0, 3.04, 3.08, 3.12, key=b"t") == [actions.TURN] * 4
    assert told(4.0, key=b"\x1b[C" * 9) == [right]  # all at once, like a paste
    assert [one._next() for _ in range(8)] == [right] * 8


@pytest.mark.parametrize("bank", [sprite_index.FONT, sprite_index.BOLD])
@pytest.mark.parametrize("said", [
    "You: A\2, 10\1", "„Über“, groß", "cœur « N° »", "“Não”", "«¿Señor?»", "„Żółć gęślą jaźń”"
])  # fmt: skip
def test_terminal_text_matches_the_words_in_every_language(said, bank):
    scene = Scene()
    scene.text(said, 5, 5, sprite_index.PAPER, bank)
    banks = look_for(240, 240).banks()
    sizes = [tiles and tiles[:2] for tiles in banks]
    words = split_text(scene, sizes, Scene())
    assert [word[3] for word in words] == [said.replace("\1", "♠").replace("\2", "♥")]


# What the terminal can show


def test_dumb_terminal_gets_one_line_and_status_2(game):
    one = game(env={"TERM": "dumb"})
    refused_with(*one.end(), "--ui text")
    assert one.seen == b""


TRUE, OF_256, OF_16, BRIGHT = rb"\x1b\[[34]8;2;", rb"\x1b\[[34]8;5;", rb"\x1b\[[34][0-7]m", rb"\x1b\[(9|10)[0-7]m"
REVERSED, SEXTANT, BLOCK = rb"\x1b\[7m", rb"\xf0\x9f\xac", rb"\xe2\x96[\x80-\x93]"
FULL_HEART, HOLLOW_HEART, SHADE, OTHER_BYTE = "♥".encode(), "♡".encode(), "▒".encode(), rb"[\x80-\xff]"
NO_COLOURS = (TRUE, OF_256, OF_16, BRIGHT, FULL_HEART)
LETTERS = (BLOCK, SEXTANT, OTHER_BYTE)
EIGHT = rb"8(\x1b\[[0-9;]*m)*H"  # of hearts: each of its characters is made bold
STOP = menus.CALL_STOP  # in the line of keys, with signs that are in Latin-1, but not in ASCII


@pytest.mark.parametrize("env, wanted, unwanted", [
    (FULL, (TRUE, SEXTANT, FULL_HEART), (OF_256, OF_16, BRIGHT, REVERSED)),
    ({"TERM": "xterm-256color", "LANG": "C.UTF-8"}, (OF_256, BLOCK, FULL_HEART),
     (TRUE, OF_16, BRIGHT, SEXTANT, REVERSED)),
    ({"TERM": "xterm-16color", "LANG": "C.UTF-8"}, (OF_16, BRIGHT, BLOCK), (TRUE, OF_256, SEXTANT, REVERSED)),
    ({"TERM": "screen", "LANG": "C.UTF-8"}, (OF_16, BLOCK, FULL_HEART), (TRUE, OF_256, BRIGHT, SEXTANT, REVERSED)),
    ({**FULL, "NO_COLOR": "1"}, (REVERSED, SEXTANT, HOLLOW_HEART, SHADE), NO_COLOURS),
    ({"TERM": "xterm", "LANG": "C.UTF-8", "NO_COLOR": "1"}, (REVERSED, BLOCK, HOLLOW_HEART, SHADE),
     (SEXTANT, *NO_COLOURS)),
    ({**FULL, "LC_ALL": "de_DE.ISO-8859-1"}, (TRUE, EIGHT, STOP.encode("iso8859-1")), (BLOCK, SEXTANT, HOLLOW_HEART)),
    ({"TERM": "xterm-256color", "LC_ALL": "en_US.US-ASCII"}, (OF_256, EIGHT, b"Crier"), LETTERS),
    ({"TERM": "xterm", "LANG": "en_US.US-ASCII", "LC_ALL": "C.UTF-8"}, (OF_256, BLOCK, FULL_HEART), (TRUE, SEXTANT)),
    ({"TERM": "xterm-256color"}, (OF_256, BLOCK, FULL_HEART), (TRUE, OF_16, BRIGHT, SEXTANT, REVERSED)),
    ({"TERM": "linux", "LANG": "en_US.UTF-8"}, (OF_16, EIGHT, STOP.encode()), (BLOCK, SEXTANT, TRUE, OF_256, BRIGHT)),
    ({"TERM": "vt100", "LC_ALL": "en_US.US-ASCII"}, (REVERSED, EIGHT, b"#"), (*NO_COLOURS, *LETTERS)),
])
def test_terminal_gets_only_what_it_can_show(game, env, wanted, unwanted):
    words = ("--ui", "picture", "--rules", "classic", "--seed", "4", "--language", "fr")
    one = game(*words, env=env, columns=80, lines=24)
    for sign in wanted:
        one.until_like(sign)
    one.press(b"t")
    assert one.end(b"q") == (0, "")
    shown = one.seen[one.seen.index(ENTER) : one.seen.index(LEAVE)]
    assert [sign for sign in unwanted if re.search(sign, shown)] == []


@pytest.mark.parametrize("env, size", [
    ({"TERM": "xterm", "LANG": "C.UTF-8"}, "128×32"), ({"TERM": "xterm", "LC_ALL": "en_US.US-ASCII"}, "128×64")])
def test_one_bit_screen_that_would_lose_pixels_is_refused_and_names_text_play(game, env, size):
    one = game("--board", "pico_ssd1306", env=env, columns=80, lines=24)
    status, said = one.end(b"q")
    assert status == 2 and size in said and "--ui text" in said and said.count("\n") == 1


@pytest.mark.parametrize("env", [FULL, {**FULL, "NO_COLOR": "1"}])
def test_one_bit_screen_keeps_every_pixel_in_sextants(game, env):
    one = game("--board", "pico_ssd1306", env=env, columns=80, lines=24)
    title(one)
    assert one.end(b"q") == (0, "")
    lines = {int(line) for line in re.findall(rb"\x1b\[([0-9]+);9H", one.seen)}
    assert len(lines - {24}) == 22  # 64 columns in the middle of 80, three rows of pixels each


def test_arrow_key_in_two_pieces_is_an_arrow_key(game):
    for _ in range(20):
        one = game(env={**FULL, "SSH_TTY": "/dev/pts/1"})  # This lets the second piece come later.
        title(one)
        one.press(b"\x1b[A")
        down = one.press(b"\x1b[B")
        one.press(b"\x1b[A")
        before = len(one.seen)
        begun = time.monotonic()
        one.press_unseen(b"\x1b")
        os.write(one.master, b"[B")
        if time.monotonic() - begun < FAR_ESCAPE_MS / 1000:
            break
        one.end(b"q")  # The machine was so busy that the pieces may have been two keys.
    assert one.until(FRAME_END, before) == down
    assert one.end(b"q") == (0, "")


@pytest.mark.parametrize("typed, expected", [
    ("t е т ш τ א ف T Е Τ", actions.TURN), ("s ы і с σ ד س S Ы Σ", actions.STOP),
    ("m ь м п μ צ ة M Ь Μ", actions.MENU)])
def test_letters_of_other_scripts_are_those_of_their_keys(typed, expected):
    one = Terminal(0, 1, SimpleNamespace(panel=SimpleNamespace(can=Abilities())))
    for letter in typed.split():
        one._typed = letter.encode()
        assert one._next() == expected, letter
    for letter in "qQйЙљض\x04":
        one._typed = letter.encode()
        with pytest.raises(Quit):
            one._next()


@pytest.mark.parametrize("letter, sign, other", [("τ", ";", "/"), ("א", "/", ";")])
def test_sign_on_the_key_q_leaves_after_a_letter_of_that_alphabet_only(letter, sign, other):
    one = Terminal(0, 1, SimpleNamespace(panel=SimpleNamespace(can=Abilities())))
    for typed in (sign, letter, other, "t", sign, letter):
        one._typed = typed.encode()
        one._next()
    one._typed = sign.encode()
    with pytest.raises(Quit):
        one._next()


def test_letter_in_the_terminals_own_character_set_is_known_at_once():
    one = Terminal(0, 1, SimpleNamespace(panel=SimpleNamespace(can=Abilities(encoding="koi8-r"))))
    one._typed = "еы".encode("koi8-r")
    assert one._next() == actions.TURN and one._next() == actions.STOP


def test_letter_that_comes_in_two_pieces_is_waited_for():
    one = Terminal(0, 1, SimpleNamespace(panel=SimpleNamespace(can=Abilities())))
    one._typed = "е".encode()[:1]
    assert one._next() == 0 and one._typed
    one._typed += "е".encode()[1:]
    assert one._next() == actions.TURN


def test_panel_without_colours_has_hollow_red_suits_and_reversed_cards():
    strip = TerminalRenderer(BlockPanel(240, 240, Abilities(0)), look_for(240, 240).banks())
    assert strip.panel.fit(240, 120) and strip.panel.small
    scene = Scene()
    scene.card(0x5A, 30, 40)  # ten of hearts
    scene.card(0x0A, 90, 40)  # ten of spades
    strip.show(scene)
    lines = [line for _, line in strip.panel.changed_lines()]
    corner = next(line for line in lines if "♡" in line)
    assert "♠" in corner and "♥" not in "".join(lines) and "\x1b[7m" in corner
    assert not re.search("\x1b\\[[34]8;", "".join(lines))


@pytest.mark.parametrize("blocks", [SEXTANTS, HALVES, SPACES])
def test_large_window_without_colours_shows_a_square_panel_as_a_square(blocks):
    panel = BlockPanel(240, 240, Abilities(0, blocks))
    assert panel.fit(300, 150) and panel.small
    assert (panel.columns, panel.lines) == (119, 60)  # A character is about twice as high as wide.


def frame_on(can, size, draw=Scene.mark_cursor):
    """Return the lines of a small window with a marked card on it, without what is beside the card."""
    strip = renderer(size, can)
    scene = Scene()
    scene.rect(sprite_index.FELT, 0, 0, 240, 240)
    scene.card(0x5A, 91, 91)  # ten of hearts
    draw(scene, 91, 91, sprite_index.CARD_W, sprite_index.CARD_H)
    strip.show(scene)
    return [line for number, line in strip.panel.changed_lines() if 9 <= number <= 12]


def columns_of(rgb, line, colours):
    """Return the columns of a line in which a colour is seen, as paper or in a block."""
    columns, ink, paper, column = set(), "", "", 0
    for code, character in re.findall("(\x1b\\[[0-9;]*m)|(.)", line):
        if not code:
            if (paper == colour_code(rgb, colours, True) and character != "█"
                    or ink == colour_code(rgb, colours, False) and character != " "):
                columns.add(column)
            column += 1
        elif re.match("\x1b\\[(3[0-8]|9)", code):
            ink = code
        elif re.match("\x1b\\[(4|10)", code):
            paper = code
    return columns


@pytest.mark.parametrize("can", [Abilities(256, HALVES), Abilities(16, HALVES), Abilities(8, HALVES), Abilities()])
def test_cursor_is_seen_on_all_sides_of_a_card_in_a_small_window(can):
    gold = on_panel(palette(0), sprite_index.STRONG)
    top, *middle, bottom = [columns_of(gold, line, can.colours) for line in frame_on(can, (80, 24))]
    left, right = 90 * 80 // 240, (91 + sprite_index.CARD_W) * 80 // 240
    assert all(len(columns) >= 5 and {left, right} <= columns for columns in (top, bottom)), (top, bottom)
    assert all(columns == {left, right} for columns in middle), middle


@pytest.mark.parametrize("draw, utf8, plain", [
    (Scene.mark_cursor, "▒", "#"), (Scene.mark_picked_up, "░", "+"),
    (Scene.mark_hint, "▓", "="), (Scene.mark_target, "░", "+"),
])
def test_mark_of_a_place_is_a_shade_without_colours(draw, utf8, plain):
    for can, shade in ((Abilities(0, HALVES), utf8), (Abilities(0, SPACES, "ascii"), plain)):
        lines = frame_on(can, (80, 24), draw)
        assert shade in lines[0] and shade in lines[-1]
        assert draw is Scene.mark_target or all(line.count(shade) >= 2 for line in lines), (can, lines)


def test_frame_under_a_dialog_is_not_seen():
    def draw(scene, *card):
        scene.mark_cursor(*card)
        scene.rect(sprite_index.NAVY, 60, 60, 120, 120)
        scene.rect(sprite_index.STRONG, 0, 0, 9, 9)  # The panel knows the colour of the frame.

    assert "▒" not in "".join(frame_on(Abilities(0, HALVES), (80, 24), draw))


def test_gaps_between_cards_are_seen_where_there_are_no_blocks():
    strip = renderer((80, 24), Abilities(0, SPACES, "ascii"))
    scene = Scene()
    scene.rect(sprite_index.FELT, 0, 0, 240, 240)
    for i in range(8):
        scene.card(0x15, 1 + 30 * i, 100)
    strip.show(scene)
    line = dict(strip.panel.changed_lines())[12]
    assert line.count("\x1b[7m") == 8


def test_letter_whose_colour_is_that_of_its_paper_is_shown():
    strip = renderer((80, 24), Abilities(8, HALVES))
    scene = Scene()
    scene.rect(sprite_index.INK, 0, 0, 240, 240)
    scene.text("dark", 10, 100, sprite_index.EDGE)  # black, as the paper
    strip.show(scene)
    line = next(line for _, line in strip.panel.changed_lines() if "dark" in line)
    assert "\x1b[40m" in line and "\x1b[37m" in line and "\x1b[30m" not in line


@pytest.mark.parametrize("blocks", [HALVES, SPACES])
def test_letter_on_the_frame_of_another_row_keeps_its_paper(blocks):
    strip = renderer((80, 24), Abilities(256, blocks))
    scene = Scene()
    scene.rect(sprite_index.FELT, 0, 0, 240, 240)
    scene.frame(sprite_index.STRONG, 10, 105, 200, 30, 2)
    scene.text("New game", 30, 102, sprite_index.TEXT)  # its middle is in the line of the frame's upper side
    strip.show(scene)
    line = dict(strip.panel.changed_lines())[10]
    gold = "48;5;%d" % colour_number(on_panel(palette(0), sprite_index.STRONG), 256)
    papers = re.findall(r"\x1b\[(48;5;[0-9]+)m", line[: line.index("New game")])
    assert gold.removeprefix("48") in line and papers[-1] != gold


# Pixels, where the terminal answers that it has them

KITTY_AND_SIZE = b"\x1b_Gi=31;OK\x1b\\\x1b[6;20;10t\x1b[?62;4c"
SIXEL_AND_SIZE = b"\x1b[6;20;10t\x1b[?62;4c"


def answering(game, answer, *args):
    """Return a Game whose terminal answered before it was asked, however busy the machine is."""
    one = game(*args, env=XTERM, columns=80, lines=30)
    os.write(one.master, answer)
    return one


@pytest.mark.parametrize("answer, image, left", [
    (KITTY_AND_SIZE, b"\x1b_Ga=T", DELETE_IMAGES), (SIXEL_AND_SIZE, b"\x1bP", b""),
], ids=["kitty", "sixel"])  # fmt: skip
def test_terminal_with_pixels_gets_them_and_is_restored_by_ctrl_c(game, answer, image, left):
    one = answering(game, answer, "--seed", "5")
    one.until(image)
    one.until(b"Q: Quit")
    one.until(FRAME_END)
    assert "▀".encode() not in one.seen
    before = len(one.seen)
    one.resize(60, 26)
    one.until(image, before)
    assert one.end(b"\x03") == (128 + signal.SIGINT, "")
    assert one.seen.count(ENTER) == 1 and one.seen.endswith(left + LEAVE)


def test_pixels_are_forbidden_or_demanded_by_an_option(game):
    one = game("--graphics", "blocks", env=XTERM, columns=80, lines=30)
    one.until(b"Q: Quit")
    assert b"\x1b[c" not in one.seen
    assert one.end(b"q") == (0, "")
    one = answering(game, b"\x1b[6;20;10t\x1b[?62c", "--graphics", "kitty")  # without an answer on the protocol
    one.until(b"\x1b_Ga=T")
    assert one.end(b"q") == (0, "")
    one = game("--graphics", "sixel", env=XTERM, columns=80, lines=30)
    refused_with(*one.end(), "how large its characters are")
    refused_with(*game("--graphics", "sixel", "--ui", "text").end(), "--graphics")


def test_keys_typed_before_the_answers_are_keys(game):
    one = answering(game, b"q" + KITTY_AND_SIZE)
    assert one.end() == (0, "")
    assert b"\x1b_Ga=T" in one.seen and is_restored(one)
