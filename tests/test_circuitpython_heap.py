# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The heap that the game takes under CircuitPython."""

from hostsim import circuitpython
from tests import micropython

STAND_INS = 16  # kB of the script itself


def test_a_game_is_played_within_the_heap_that_is_said_to_be_enough(tmp_path):
    micropython.require(32)
    for name, data in circuitpython.contents("waveshare_pico_lcd_1_3").items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"M" + data[1:] if name.endswith(".mpy") else data)  # MicroPython's letter
    script = str(micropython.ROOT / "tests" / "circuitpython_heap.py")
    heap = "%dk" % (circuitpython.HEAP + STAND_INS)
    env = {"MICROPYPATH": "%s:.frozen" % tmp_path}
    done = micropython.run([script], bits=32, heap=heap, cwd=tmp_path, env=env)
    assert done.returncode == 0, done.stderr + done.stdout
    plies, table, most = (int(n) for n in done.stdout.split())
    print("heap", table, most)
    assert plies > 40
    assert table < 140_000
