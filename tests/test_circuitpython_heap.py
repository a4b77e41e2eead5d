# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The heap that the game takes under CircuitPython."""

import pytest

from hostsim import arguments, circuitpython
from tests import micropython

STAND_INS = 16  # kB of the script itself


@pytest.mark.parametrize("board", ["waveshare_pico_lcd_1_3", "adafruit_pygamer", "pico_ssd1306"])
def test_a_game_is_played_within_the_heap_that_is_said_to_be_enough(tmp_path, board):
    """As it is played where there is plenty: nothing is lost, no save either."""
    micropython.require(32)
    for name, data in circuitpython.contents(board).items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"M" + data[1:] if name.endswith(".mpy") else data)  # MicroPython's letter
    script = str(micropython.ROOT / "tests" / "circuitpython_heap.py")
    env = {"MICROPYPATH": "%s:.frozen" % tmp_path}
    told = []
    for heap in (circuitpython.heap(arguments.board(board)), 400):
        done = micropython.run([script], bits=32, heap="%dk" % (heap + STAND_INS), cwd=tmp_path, env=env)
        assert done.returncode == 0, done.stderr + done.stdout
        told.append([int(n) for n in done.stdout.split()])
    print("saves, heap at the table, at most:", *told[0])
    assert told[0][0] == told[1][0] > 100
