# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The heap that the game takes under CircuitPython."""

import pathlib
import re
import shutil

import pytest

from hostsim import arguments
from hostsim.device import circuitpython_drive as circuitpython
from hostsim.device.lean import tricks
from tests.support import micropython

pytestmark = pytest.mark.slow

# Prints of each name that it reads how many names there are, once there is this one.
COUNTS = """
import gc, micropython, sys
for name in sys.stdin:
    getattr(gc, name.strip(), None)
    micropython.qstr_info()
"""


@pytest.fixture(scope="module")
def rom(shared):
    """A list of the names that the MicroPython which stands in has in ROM."""
    micropython.require(32)
    return shared("rom", names_in_rom) / "names.txt"


def names_in_rom(folder):
    """Write that list into a folder."""
    program = pathlib.Path(micropython.command(32)[-1]).read_bytes()
    every = re.findall(r"\0([A-Za-z_][A-Za-z0-9_]{1,30})(?=\0)", program.decode("latin-1"))
    every = sorted({*every, *tricks.CIRCUITPYTHON.read_text().split()})
    told = micropython.run(["-c", COUNTS], bits=32, input="\n".join(["gc", *every])).stdout
    counts = [int(n) for n in re.findall(r"n_qstr=(\d+)", told)]
    assert len(counts) == len(every) + 1
    print(len(every), "names,", sum(n == before for n, before in zip(counts[1:], counts)), "of them in ROM")
    there = "\n".join(name for name, n, before in zip(every, counts[1:], counts) if n == before)
    (folder / "names.txt").write_text(there)


@pytest.mark.parametrize("board", ["waveshare_pico_lcd_1_3", "adafruit_pygamer", "pico_ssd1306"])
def test_a_game_is_played_within_the_heap_that_is_said_to_be_enough(tmp_path, monkeypatch, rom, board):
    """As it is played where there is plenty: nothing is lost, no save either."""
    monkeypatch.setattr(tricks, "CIRCUITPYTHON", rom)
    for name, data in circuitpython.contents(board).items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"M" + data[1:] if name.endswith(".mpy") else data)  # MicroPython's letter
    # As a module, not as a script, whose folder would be in the path of each module: paths are in the heap, and here as
    # short as on a board, wherever these sources lie.
    shutil.copy(micropython.ROOT / "tests" / "support" / "circuitpython_heap.py", tmp_path)
    script = ["-m", "circuitpython_heap"]
    env = {"MICROPYPATH": ".:.frozen"}

    def played(heap):
        done = micropython.run(script, bits=32, heap=heap, cwd=tmp_path, env=env)
        assert done.returncode == 0, done.stderr + done.stdout
        return [int(n) for n in done.stdout.split()]

    stand_ins, *plenty = played("400k")
    _, *told = played(stand_ins + 1024 * circuitpython.heap(arguments.board(board)))
    print("saves, heap at the table, at most:", *told)
    assert told[0] == plenty[0] > 50
