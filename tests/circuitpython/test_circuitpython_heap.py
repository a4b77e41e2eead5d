"""Tests of the heap that the game needs under CircuitPython."""

import shutil

import pytest

from tests.support import unix_micropython
from tests.support.circuitpython_drive import HEAP_KB

pytestmark = pytest.mark.slow

@pytest.mark.parametrize("board", ["waveshare_pico_lcd_1_3", "pico_ssd1306"])
def test_game_on_the_smallest_heap_makes_as_many_saves_as_with_plenty(drive_of, board):
    """Play with plenty of heap and on the smallest, and compare the saves."""
    drive = drive_of(board)
    # The program runs as a module, because a script's folder would be part of each module's path, and paths are on the
    # heap. So they are as short as on a board, wherever these sources are.
    shutil.copy(unix_micropython.ROOT / "tests" / "support" / "circuitpython_heap.py", drive)
    script = ["-m", "circuitpython_heap"]
    env = {"MICROPYPATH": ".:.frozen"}

    def played(heap):
        done = unix_micropython.run(script, bits=32, heap=heap, cwd=drive, env=env)
        assert done.returncode == 0, done.stderr + done.stdout
        return [int(n) for n in done.stdout.split()]

    stand_ins, *plenty = played("600k")
    _, *told = played(stand_ins + 1024 * HEAP_KB)
    print("saves, heap at the table, at most:", *told)
    assert told[0] == plenty[0] > 50
