"""The commands without what Python lacks on Windows (tests/support/windows.py)."""

import os
import subprocess
import sys

import pytest

from hostsim.__main__ import COMMANDS
from tests.support import windows
from tests.support.paths import ROOT
from tests.support.refusals import refused
from tests.support.timeouts import PROGRAM_TIMEOUT_S

pytestmark = pytest.mark.slow


@pytest.fixture
def there(tmp_path):
    """Return a function that runs a command as on Windows, and returns the finished process."""
    env = dict(os.environ, XDG_STATE_HOME=str(tmp_path / "state"), SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy",
               POCKET_BANK_FAST="0", **windows.ENVIRONMENT)

    def run(*args, stdin=""):
        done = subprocess.run([sys.executable, "-m", "tests.support.windows", *args], input=stdin, capture_output=True,
                              text=True, encoding="cp1252", timeout=PROGRAM_TIMEOUT_S, cwd=ROOT, env=env)
        assert "Traceback" not in done.stderr, done.stderr
        return done

    run.env = env
    return run


def test_no_command_opens_the_window(there, tmp_path):
    done = there("--quit")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert (tmp_path / "state" / "pocket-bank" / "lock").exists()


def test_no_command_without_pygame_plays_as_text(there, tmp_path):
    done = there("--without", "pygame", stdin="quit\n")
    assert (done.returncode, done.stderr) == (0, "") and "Pocket Bank" in done.stdout
    done = there("--without", "pygame", "play", "--seed", "5", "--level", "easy", stdin="table\nquit\n")
    assert (done.returncode, done.stderr) == (0, "") and "reserve" in done.stdout
    assert (tmp_path / "state" / "pocket-bank" / "save0").exists()


@pytest.mark.parametrize("ui", ["terminal", "picture"])
def test_terminal_is_refused_with_the_ways_that_there_are(there, ui):
    assert refused(there("play", "--ui", ui)) == (
        "error: the game cannot draw on this system's terminal: use --ui window or --ui text\n")


def test_circuitpython_writes_the_drive_and_keeps_its_owners_program(there, tmp_path):
    drive = tmp_path / "E"
    drive.mkdir()
    told = "Adafruit CircuitPython 10.0.3 on 2025-10-17; Raspberry Pi Pico 2 with rp2350a\n"
    (drive / "boot_out.txt").write_text(told)
    (drive / "code.py").write_text("import mine\n")
    done = there("circuitpython", str(drive))
    assert (done.returncode, done.stderr) == (0, "") and "its code.py is now code.bak" in done.stdout
    assert (drive / "code.bak").read_text() == "import mine\n"
    assert (drive / "code.py").read_bytes() == (ROOT / "firmware" / "code.py").read_bytes()


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_each_command(there, command):
    done = there(command, "--help")
    assert (done.returncode, done.stderr) == (0, "")


DEAL = "deal --rules onepack --seed 1"


@pytest.mark.parametrize("words", [
    "--version", DEAL, "moves", "perft --rules onepack --depth 2", "audit --rules onepack --seed 1 --games 1",
    "match --rules onepack --a random --b random --games 4 --seed 1 --jobs 2", "records", "records --json",
    "torture lines --cases 1 --jobs 1", "shot OUT/x.png", "build OUT/board", "build --board lilygo_t_deck OUT/board",
    "annotate --rules onepack --seed 1 --a greedy --b greedy",
])  # fmt: skip
def test_command_works(there, tmp_path, words):
    done = there(*words.replace("OUT", str(tmp_path)).split())
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("words, said", [
    ("uf2 OUT", "error: firmware is built on Linux: on Windows, run this in WSL\n"),
    ("review", "error: "), ("circuitpython E:\\", "error: E:\\: no such drive"),
])  # fmt: skip
def test_command_that_cannot_is_refused_in_one_line(there, tmp_path, words, said):
    assert refused(there(*words.replace("OUT", str(tmp_path)).split())).startswith(said)


def test_reader_that_closes_early_causes_no_error(there):
    command = "%s -m tests.support.windows audit --rules onepack --seed 1 --games 99 | head -1" % sys.executable
    done = subprocess.run(["sh", "-c", command], cwd=ROOT, capture_output=True, text=True, timeout=PROGRAM_TIMEOUT_S,
                          env=there.env)
    assert done.stdout.startswith("rules=onepack ") and done.stdout.count("\n") == 1 and done.stderr == ""


