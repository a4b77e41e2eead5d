"""Tests of the app on MicroPython with a board's heap: same games, same pixels, no allocation per frame.

It runs what a board gets, which is bytecode: to compile the sources there takes more of the heap than to play.
"""

import pytest

from engine.rules import RULE_SET_NAMES
from firmware.table.states import SLIDE
from tests.support import app_game, unix_micropython

pytestmark = pytest.mark.slow

HEAP = "360k"  # A board that takes the game as files has more; the rest is for panel, buttons and saves.


@pytest.fixture
def bytecode(built):
    """Return a folder with the app and the driver, as a board gets them except for the processor."""
    return built("x86")


def run_there(folder, source, heap=HEAP):
    """Run source on 32-bit MicroPython with this heap, over a folder's modules only; return its output."""
    return unix_micropython.printed(source, folder=folder, heap=heap)


@pytest.fixture
def on_the_host(capsys):
    """Return a function that plays a game of app_game.py here, and returns what it prints."""

    def play(*arguments):
        app_game.main(*arguments)
        return capsys.readouterr().out.strip()

    return play


@pytest.mark.parametrize("rules, seed, plays_all_sides", [
    ("classic", 6, False), ("onepack", 4, True), ("three", 4, False), ("klondike", 8, False), ("foster36", 4, False),
])  # fmt: skip
def test_game_with_menus_on_a_small_heap_is_drawn_like_the_hosts(bytecode, on_the_host, rules, seed, plays_all_sides):
    call = "from tests.support.app_game import main\nmain(%r, %d, %s)" % (rules, seed, plays_all_sides)
    lines = run_there(bytecode, call).splitlines()
    assert lines[0] == on_the_host(rules, seed, plays_all_sides)
    first, most, last = (int(n) for n in lines[1].split()[1:])
    print("heap", first, most, last)
    assert first < 245_000 and most < 296_000  # the games with the most code


def test_sources_play_the_same_game_as_the_build(on_the_host):
    unix_micropython.require(32)
    board = unix_micropython.run(["tests/support/app_game.py", "onepack", "4"], bits=32, heap="600k")
    assert board.returncode == 0, board.stderr
    assert board.stdout.splitlines()[0] == on_the_host("onepack", 4)


def test_cheer_allocates_nothing(bytecode):
    assert int(run_there(bytecode, "from tests.support.app_game import cheering\ncheering()")) > 60


def test_thinking_allocates_nothing(bytecode):
    assert run_there(bytecode, "from tests.support.app_game import thinking\nthinking()") == "True 16\n"


def test_frames_and_idle_ticks_allocate_nothing(bytecode):
    assert int(run_there(bytecode, "from tests.support.app_game import steady\nsteady()")) >= 60


def test_game_by_cable_allocates_nothing_in_frames_and_while_waiting(bytecode):
    """This holds at both ends, with the lines in which each reports how far it is."""
    plies, lines = run_there(bytecode, "from tests.support.link_heap import main\nmain()", "400k").split()
    assert int(plies) > 5 and int(lines) >= 18


@pytest.mark.parametrize("rules", RULE_SET_NAMES)
def test_longest_game_is_saved_and_loaded_on_a_small_heap(bytecode, rules):
    """Here the two slots of saves are on the heap."""
    call = "from tests.support.longest_game import main\nmain(%r)" % rules
    ply, size, same = run_there(bytecode, call, "340k").split()
    assert same == "True" and int(ply) >= 1500 and int(size) > 2 * int(ply)


# Prints the heap at the title after the first game that played itself, after the second, and how much was allocated
# between two moves for all frames of a sliding card.
ATTRACT = """
import gc
from tests.support.app_driver import AppDriver, booted

SLIDE = %d
d = booted()

def used():
    gc.collect()
    return gc.mem_alloc()

def play(plies):
    most = 0
    while d.app.screen.session.game.ply < plies:
        slides = d.app.screen.state == SLIDE
        now = d.ms
        gc.disable()
        before = gc.mem_alloc()
        d.app.screen.tick(now)
        allocated = gc.mem_alloc() - before
        gc.enable()
        if slides and d.app.screen.state == SLIDE:
            most = max(most, allocated)
        d.ms += 30
    return most

for i in range(2):
    d.app.show_attract_mode()
    d.tick()
    most = play(30)
    d.press(1)
    print(used())
print(most)
"""


def test_game_that_plays_itself_on_the_title_leaves_the_heap_as_it_was(bytecode):
    first, second, frame = map(int, run_there(bytecode, ATTRACT % SLIDE).split())
    assert (second - first, frame) == (0, 0)
