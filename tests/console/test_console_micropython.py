"""Tests of a board without a screen: the console on MicroPython's unix port, and on the emulated RP2040."""

import contextlib
import io
import subprocess
import sys

import pytest

from engine.notation import move_text
from engine.opponent import Opponent
from firmware import text
from firmware.text import boot_messages
from hostsim import arguments
from tests.support import console_driver, emulated_device, unix_micropython
from tests.support.console_driver import Typist
from tests.support.emulated_device import CRASHING_BOOT, ROOT, takes_long, uf2

pytestmark = pytest.mark.slow

BOARD = "pico_console"
HEAP = "360k"  # as tests/micropython/test_app_micropython.py has it
RUN = (
    "from firmware.micropython.console_handheld import ConsoleHandheld\nfrom boards import pico_console\n"
    "ConsoleHandheld(pico_console).run()"
)


@pytest.fixture
def there(built):
    """Return a folder with the game and a typist, as a board gets them except for the processor."""
    return built("x86")


def run_there(folder, source, stdin="", heap=HEAP):
    return unix_micropython.printed(source, folder=folder, heap=heap, input=stdin)


@pytest.mark.parametrize("rules, seed", [("classic", 6), ("onepack", 4), ("three", 4), ("klondike", 8)])
def test_console_game_on_micropython_is_told_as_on_the_host(there, rules, seed):
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        console_driver.main(rules, seed)
    call = "from tests.support.console_driver import main\nmain(%r, %d)" % (rules, seed)
    assert run_there(there, call) == out.getvalue()


def lines_of_a_game(seed=5):
    """Return the lines that play a short game from the title to its end, each with what is told after it."""
    t = Typist()
    t.begin()
    lines = ["new", "more choices", "game", "simplified", "deal no", str(seed), "deal"]
    for line in lines:
        t.type(line)
    adviser = Opponent("greedy", 5)
    while not t.app.session.is_over():
        adviser.choose(t.game.pos)
        lines.append(move_text(adviser.src, adviser.dst))
        t.type(lines[-1])
    return lines, t


def test_console_board_reads_lines_and_saves_the_game(there):
    lines, t = lines_of_a_game()
    half = len(lines) // 2
    # At the end of its input it leaves, and the next run resumes the game.
    first = run_there(there, RUN, "".join(line + "\n" for line in lines[:half]))
    said = text.console()
    assert first.splitlines()[-2:] == [said.PROMPT + said.GOODBYE, said.TO_PLAY_AGAIN]
    second = run_there(there, RUN, "".join(line + "\n" for line in lines[half:]) + "quit\n")
    # The unix port echoes its input.
    told = [line.removeprefix(text.console().PROMPT) for line in second.splitlines()]
    at = told.index(t.app.screen.heading)
    expected = t.said[t.said.index(t.app.screen.heading) :]
    assert told[at : at + len(expected)] == expected


class Talk:
    """The console of an emulated board, with somebody who types there."""

    def __init__(self, machine):
        self.machine = machine
        self.told = bytearray()
        machine.on_print = self.told.extend

    def wait(self, most=60_000):
        """Run until the board prompts for a line; return what it printed since the last time."""
        end = self.machine.ms + most
        while not self.told.endswith(b"\n" + text.console().PROMPT.encode()) and self.machine.ms < end:
            self.machine.run(20)
        said = self.told.decode().replace("\r", "").split("\n")
        self.told[:] = b""
        return said[:-1]

    def type(self, line):
        self.machine.type(line.encode() + b"\r")
        return self.wait()[1:]  # without the line itself, which the board echoes


def test_emulated_console_tells_a_game_as_on_the_host():
    """Play from the title through menus for four moves; the long test plays the whole game."""
    emulator = emulated_device.emulator()
    play_there(emulator.EmulatedBoard(uf2(BOARD), arguments.any_board(BOARD)), 11)


@takes_long
def test_emulated_console_plays_a_whole_game():
    emulator = emulated_device.emulator()
    play_there(emulator.EmulatedBoard(uf2(BOARD), arguments.any_board(BOARD)), 10_000)


def play_there(machine, most):
    """Play this many lines of a game on a board, which must answer each as the host does."""
    talk = Talk(machine)
    t = Typist()
    told = talk.wait()
    assert told[-len(t.begin()) :] == t.said
    lines, _ = lines_of_a_game()
    for line in lines[:most]:
        t.app.controls.board = arguments.any_board(BOARD).NAME
        assert talk.type(line) == t.type(line), line
    talk.machine.type(b"quit\r")
    machine.run(1000)
    assert text.console().TO_PLAY_AGAIN.encode() in talk.told and b">>> " in talk.told


def test_crash_is_reported_and_enter_restarts():
    emulator = emulated_device.emulator()
    machine = emulator.EmulatedBoard(uf2(BOARD), arguments.any_board(BOARD), {"boot.py": CRASHING_BOOT})
    talk = Talk(machine)
    first = talk.wait()
    machine.type(b"right\r")
    machine.run(60_000, lambda: boot_messages.CRASHED_IN_WORDS.encode() in talk.told)
    machine.run(200)
    assert b"ValueError: of the test" in talk.told
    assert emulator.unpack(machine.image())["crash.txt"].endswith(b"ValueError: of the test\n")
    talk.told[:] = b""
    machine.type(b"\r")
    told = talk.wait()
    assert first[0] == text.console().WELCOME and told[-len(first) :] == first


def test_emulate_prints_the_console(tmp_path):
    emulated_device.emulator()
    done = subprocess.run(
        [sys.executable, "-m", "hostsim", "emulate", "--uf2", uf2(BOARD)], input="about\nquit\n", capture_output=True,
        text=True, cwd=ROOT)
    assert done.returncode == 0 and not done.stderr, done.stderr
    assert text.console().WELCOME in done.stdout and text.console().TO_PLAY_AGAIN in done.stdout
