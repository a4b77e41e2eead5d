"""Tests that the displayio renderer draws the host's pictures, pixel for pixel, and sends little data."""

import importlib
import subprocess
import sys

import pytest

from hostsim.device.circuitpython_drive import board_names
from tests.support.paths import ROOT
from tests.support.timeouts import PROGRAM_TIMEOUT_S

pytestmark = pytest.mark.slow

# For each board a rule set and a deal: a board for each size of screen, and for each format of pixels.
BOARDS = {
    "picosystem": ("classic", 4),
    "pimoroni_display_pack_2_0": ("three", 17),
    "pimoroni_display_pack": ("onepack", 1),
    "pico_ssd1306": ("onepack", 11),
    "feather_oled_featherwing": ("onepack", 1),
    "thumby": ("onepack", 4),
    "thumby_color": ("foster", 1),
}


def whole(board):
    """Return the bytes of a whole picture on a board's screen."""
    module = importlib.import_module("boards." + board)
    return module.WIDTH * module.HEIGHT * 2 // (16 if "kind" in module.PANEL else 1)


def shown(*script):
    """Run tests/support/displayio_screen.py and return its lines as [name, verdict, numbers …]."""
    command = [sys.executable, "-m", "tests.support.displayio_screen", *script]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=PROGRAM_TIMEOUT_S)
    assert done.returncode == 0, done.stderr
    return [line.split()[:2] + [int(n) for n in line.split()[2:]] for line in done.stdout.splitlines()]


def test_boards_tested_include_each_size_and_format_of_pixels():
    sizes = []
    for names in (BOARDS, board_names()):
        modules = [importlib.import_module("boards." + name) for name in names]
        sizes.append({(module.WIDTH, module.HEIGHT, module.PANEL.get("kind")) for module in modules})
    assert sizes[0] == sizes[1]


@pytest.mark.parametrize("board", BOARDS)
def test_renderer_draws_the_hosts_pictures_and_sends_little(board):
    rules, seed = BOARDS[board]
    lines = shown(board, rules, str(seed))
    assert [line[1] for line in lines] == ["same"] * len(lines)
    sent = {name: (count, areas) for name, _, count, _, _, areas in lines}
    assert list(sent) == ["title", "classic", "cursor", "settled", "again", "held", "menu", "menu-step", "back", "look",
                          "plain", "felt", "suits", "marks", "letters", "mirrored", "turned", "upright", "game"]
    assert sent["again"] == (0, 0)
    # An entirely new picture is sent once.
    one_bit = "kind" in importlib.import_module("boards." + board).PANEL
    few = 16 if board == "feather_oled_featherwing" else 1  # This panel gets an area in rows of eight pixels.
    assert sent["title"][0] < 1.1 * whole(board) and sent["title"][1] <= few
    assert sent["back"][0] < 1.1 * whole(board) and sent["back"][1] <= few
    if board != "thumby":  # UP and DOWN on a Thumby show the table's other half.
        # One-bit screens also mark the places for the card under the cursor.
        most, areas = (5 / 8, 34) if board == "feather_oled_featherwing" else (2 / 5, 26)
        assert sent["cursor"][0] < whole(board) * most and sent["cursor"][1] <= areas
        assert sent["held"][0] < whole(board) * 2 / 3 and sent["held"][1] <= 36
    if board == "picosystem":  # On a large screen, small changes cost little.
        assert sent["cursor"][0] < whole(board) / 15 and sent["held"][0] < whole(board) / 4
        assert sent["menu-step"][0] < whole(board) / 4
    _, _, count, pictures, layers, _ = lines[-1]  # of the game
    assert pictures > 90
    assert count / pictures < whole(board) / (2 if one_bit else 5)
    assert layers < 300


def test_renderer_after_any_change_of_the_scene_draws_the_right_picture():
    lines = shown("picosystem", "changes")
    assert [line[:2] for line in lines] == [["everything", "same"], ["changes", "same"]]
