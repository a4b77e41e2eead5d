# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The app on MicroPython with a board's heap: same games, same pixels, nothing allocated by a frame."""

import subprocess
import sys

import pytest

from tests import micropython

STEADY = """
import gc, micropython
from firmware import actions as A
from firmware.table import SLIDE
from tests.app_driver import Driver
d = Driver()
d.start("classic", 5)
locked = 0
def frames():
    global locked
    while d.table.state == SLIDE and d.table._frame + 1 < d.table._frames:
        d.ms += d.wait
        micropython.heap_lock()
        try:
            d.wait = d.app.tick(d.ms, 0)
        finally:
            micropython.heap_unlock()
        locked += 1
while locked < 60:
    d.tick(A.OK if d.wait < 0 else 0)
    d.ms += max(1, d.wait)
    frames()
d.press(0)
def idle():
    micropython.heap_lock()
    try:
        for i in range(100):
            d.app.tick(d.ms + i, 0)
    finally:
        micropython.heap_unlock()
idle()
print(locked)
"""


@pytest.mark.parametrize("rules, seed", [("classic", 3), ("onepack", 4)])
def test_a_whole_game_within_190_kb_is_drawn_like_the_hosts(rules, seed):
    micropython.require(32)
    arguments = ["tests/app_game.py", rules, str(seed)]
    host = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, cwd=micropython.ROOT)
    board = micropython.run(arguments, bits=32, heap="190k")
    assert board.returncode == 0, board.stderr
    lines = board.stdout.splitlines()
    assert lines[0] == host.stdout.splitlines()[0], host.stderr
    first, most, last = (int(n) for n in lines[1].split()[1:])
    print("heap", first, most, last)
    assert last < 150_000


def test_frames_and_idle_ticks_allocate_nothing():
    micropython.require(32)
    done = micropython.run(["-c", STEADY], bits=32, heap="190k")
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) >= 60
