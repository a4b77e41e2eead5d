# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The terminal player: block characters, keys, and a terminal given back whatever ends the game."""

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

import pytest

from firmware.draw import sprites
from firmware.draw.scene import Scene
from hostsim.players.block_panel import BlockPanel
from hostsim.players.terminal import ENTER, LEAVE, SIGNALS, Terminal
from hostsim.players.terminal_renderer import TerminalRenderer
from tests.app_driver import look_for
from tests.conftest import ROOT

RED, GREEN = b"\xf8\x00", b"\x07\xe0"


# Pixels to characters


def text(panel):
    return [re.sub("\x1b\\[[0-9;]*m", "", line) for _, line in panel.changed_lines()]


def test_a_large_window_shows_two_pixels_a_character():
    panel = BlockPanel(4, 4)
    assert panel.fit(4, 2)
    panel.write(1, 1, 2, 1, RED + RED)
    first = panel.changed_lines()[0][1]
    assert re.sub("\x1b\\[[0-9;]*m", "", first) == " ▄▄ "
    assert "\x1b[38;2;255;0;0m" in first and "\x1b[48;2;0;0;0m" in first


def test_a_smaller_window_shows_sextants():
    panel = BlockPanel(8, 6)
    assert panel.fit(4, 2)
    assert (panel.columns, panel.lines) == (4, 2)
    for i in range(6):  # in the characters of the first line: left half, upper left block, all
        panel.write(i % 2 + 0, i // 2, 1, 1, RED if i % 2 == 0 else bytes(2))
    panel.write(2, 0, 1, 1, RED)
    panel.write(4, 0, 2, 3, RED * 6)
    assert text(panel)[0] == "▌\U0001fb00  "


def test_a_thin_stroke_survives_a_window_with_few_lines():
    panel = BlockPanel(8, 10)
    assert panel.fit(4, 2)  # five rows of pixels a line
    for row in range(10):
        panel.write(0, 0, 8, 10, bytes(160))
        panel.write(0, row, 8, 1, RED * 8)
        assert any(line.strip() for line in text(panel)), row


def test_only_changed_lines_are_told():
    panel = BlockPanel(240, 240)
    assert panel.fit(240, 120)
    assert len(panel.changed_lines()) == 120
    assert panel.changed_lines() == []
    panel.write(7, 9, 3, 2, GREEN * 6)
    assert [number for number, _ in panel.changed_lines()] == [4, 5]


def test_a_small_window_shows_letters_as_letters_but_not_what_is_covered():
    strip = TerminalRenderer(BlockPanel(240, 240), look_for(240, 240).banks())
    assert strip.panel.fit(80, 24)
    scene = Scene()
    scene.card(0x5A, 30, 40)  # ten of hearts
    scene.text("Your turn", 120, 203, sprites.GOLD)
    scene.text("hidden", 120, 100, sprites.PAPER)
    scene.rect(sprites.NAVY, 100, 90, 100, 30)
    strip.show(scene)
    lines = text(strip.panel)
    assert any("10♥" in line for line in lines)
    assert "Your turn" in lines[20]
    assert not any("h" in line for line in lines)
    scene.clear()
    strip.show(scene)
    assert not any("10" in line or "turn" in line for line in text(strip.panel))
    assert strip.panel.fit(240, 120)
    scene.text("Your turn", 120, 203, sprites.GOLD)
    strip.show(scene)
    lines = text(strip.panel)
    assert set("".join(lines)) <= set(" ▀▄█")


def test_least_window_of_a_240_by_240_panel():
    panel = BlockPanel(240, 240)
    columns, lines = panel.least()
    assert not panel.fit(columns - 1, lines)
    assert not panel.fit(columns, lines - 1)
    assert panel.fit(columns, lines)
    assert len(panel.changed_lines()) == lines


# A game in a pseudo-terminal


class Game:
    """`play` in a pseudo-terminal of a given size."""

    def __init__(self, state, *args, columns=130, lines=60, shell='exec "$@"'):
        self.master, self.slave = pty.openpty()
        self.resize(columns, lines)
        self.before = termios.tcgetattr(self.slave)
        self.process = subprocess.Popen(
            ["bash", "-c", shell, "bash", sys.executable, "-m", "hostsim", "play", *args], cwd=ROOT,
            stdin=self.slave, stdout=self.slave, stderr=subprocess.PIPE,
            start_new_session=True, preexec_fn=self._take_terminal,
            env=dict(os.environ, XDG_STATE_HOME=str(state)))
        self.seen = b""

    def _take_terminal(self):
        fcntl.ioctl(self.slave, termios.TIOCSCTTY, 0)

    def resize(self, columns, lines):
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def read(self, quiet=0.3, seconds=8):
        """Read until nothing came for a while; return what came."""
        new = b""
        end = time.monotonic() + seconds
        while time.monotonic() < end and select.select([self.master], [], [], quiet)[0]:
            new += os.read(self.master, 65536)
        self.seen += new
        return new

    def until(self, what, seconds=20):
        """Read until it was seen."""
        end = time.monotonic() + seconds
        while what not in self.seen:
            assert time.monotonic() < end and self.process.poll() is None, self.seen[-300:]
            self.read(0.02, 0.1)

    def press(self, keys):
        os.write(self.master, keys)
        return self.read()

    def end(self):
        """Wait for the end; return the exit status and what stderr said."""
        end = time.monotonic() + 20
        while self.process.poll() is None:
            assert time.monotonic() < end
            self.read(0.02, 0.1)
        self.read(0.02)
        after = termios.tcgetattr(self.slave)
        assert after == self.before
        with self.process.stderr as stderr:
            return self.process.returncode, stderr.read().decode()

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self.process.stderr.close()
        os.close(self.master)
        os.close(self.slave)


@pytest.fixture
def game(tmp_path):
    games = []

    def start(*args, **size):
        games.append(Game(tmp_path / "state", *args, **size))
        return games[-1]

    yield start
    for one in games:
        one.close()


def given_back(one):
    return one.seen.count(ENTER) == 1 and one.seen.endswith(LEAVE)


def test_q_leaves_and_gives_the_terminal_back(game):
    one = game()
    one.until("▌".encode())
    assert termios.tcgetattr(one.slave) != one.before
    one.press(b"q")
    assert one.end() == (0, "")
    assert given_back(one)


def test_keys_change_the_picture_line_by_line(game):
    one = game()
    one.until(b"\x1b[?2026l")
    one.read()
    whole = len(one.seen)
    assert 0 < len(one.press(b"\x1b[B")) < whole / 3  # the cursor in the menu
    assert one.press(b"\r")
    assert one.press(b"\x7f")
    assert one.press(b"\x1bOA")
    assert one.press(b"x\x1b[5~\x1b[1;5P") == b""  # keys that mean nothing
    one.press(b"Q")
    assert one.end() == (0, "")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGQUIT])
def test_a_signal_gives_the_terminal_back(game, number):
    one = game("--seed", "5")
    one.until(b"\x1b[?2026l")
    one.process.send_signal(number)
    assert one.end() == (128 + number, "")
    assert given_back(one)


def test_ctrl_c_and_ctrl_s(game):
    one = game("--seed", "5")
    one.until(b"\x1b[?2026l")
    one.press(b"\x13")
    one.press(b"\x03")
    assert one.end() == (128 + signal.SIGINT, "")
    assert given_back(one)


def test_an_error_in_the_game_gives_the_terminal_back():
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    before = termios.tcgetattr(slave)
    handlers = [signal.getsignal(number) for number in SIGNALS]
    try:
        strip = TerminalRenderer(BlockPanel(30, 32), look_for(240, 240).banks())
        with pytest.raises(ZeroDivisionError), Terminal(slave, slave, strip):
            assert termios.tcgetattr(slave) != before
            assert os.read(master, 65536).startswith(ENTER)
            raise ZeroDivisionError
        assert os.read(master, 65536).endswith(LEAVE)
        assert termios.tcgetattr(slave) == before
        assert [signal.getsignal(number) for number in SIGNALS] == handlers
    finally:
        os.close(master)
        os.close(slave)


def test_suspended_and_resumed(game):
    # A shell with job control in between: a game without one to resume it is not suspended.
    one = game(shell='exec 3>&2 2>/dev/tty; set -m; "$@" 2>&3; echo suspended; read _; fg')
    one.until(b"\x1b[?2026l")
    os.write(one.master, b"\x1a")
    one.until(b"suspended")
    assert one.seen.count(LEAVE) == 1
    assert one.press(b"m") == b"m"  # echoed: the terminal is as it was
    one.seen = b""
    os.write(one.master, b"\n")
    one.until(ENTER)
    one.until(b"\x1b[?2026l")
    one.press(b"q")
    assert one.end() == (0, "")
    assert one.seen.endswith(LEAVE)


def test_the_window_may_change_its_size(game):
    one = game()
    one.until(b"\x1b[?2026l")
    one.read()
    one.resize(60, 20)
    assert b"60\xc3\x9720" in one.read(1.0)
    assert one.press(b"\x1b[B") == b""
    one.resize(240, 120)
    assert "▄".encode() in one.read(1.0)
    one.press(b"q")
    assert one.end() == (0, "")


def test_a_window_that_is_too_small_is_refused_in_one_line(game):
    one = game(columns=79, lines=24)
    status, said = one.end()
    assert status == 2
    assert said.startswith("error: ") and said.count("\n") == 1
    assert "79×24" in said and "80×24" in said
    assert one.seen == b""


def test_the_game_goes_on_the_next_time_and_nobody_else_plays_it(game):
    one = game("--seed", "5")
    one.until(b"\x1b[?2026l")
    other = game()
    status, said = other.end()
    assert status == 2 and said.startswith("error: ") and said.count("\n") == 1 and "--save" in said
    assert other.seen == b""
    one.press(b"q")
    assert one.end()[0] == 0
    again = game()
    again.until(b"\x1b[?2026l")
    again.press(b"q")
    assert again.end() == (0, "")
