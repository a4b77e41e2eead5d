# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The displayio renderer draws what the strip renderer draws, pixel for pixel, and sends little."""

import subprocess
import sys

import pytest

from tests.conftest import ROOT

FULL = 240 * 240 * 2


def shown(*script):
    """What tests/displayio_screen.py says of a script, in a process of its own: [name, verdict, numbers …] a line."""
    command = [sys.executable, "-m", "tests.displayio_screen", *script]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=600)
    assert done.returncode == 0, done.stderr
    return [line.split()[:2] + [int(n) for n in line.split()[2:]] for line in done.stdout.splitlines()]


def test_every_screen_is_the_same_picture_and_little_is_sent():
    lines = shown("screens")
    assert [line[1] for line in lines] == ["same"] * len(lines)
    sent = {name: count for name, _, count, *_ in lines}
    assert set(sent) == {"title", "classic", "cursor", "again", "held", "menu", "menu-step", "back"}
    assert sent["again"] == 0
    assert sent["cursor"] < FULL / 10
    assert sent["held"] < FULL / 10
    assert sent["menu-step"] < FULL / 4


@pytest.mark.parametrize("rules, seed", [("classic", 5), ("onepack", 8), ("klondike", 2), ("three", 4)])
def test_every_picture_of_a_game_to_its_result_is_the_same(rules, seed):
    ((_, verdict, sent, pictures, layers),) = shown(rules, str(seed))
    assert verdict == "same"
    assert pictures > 100
    assert sent / pictures < FULL / 5
    assert layers < 300


def test_any_change_anywhere_in_the_list_leaves_the_picture_right():
    lines = shown("changes")
    assert [line[:2] for line in lines] == [["everything", "same"], ["changes", "same"]]
