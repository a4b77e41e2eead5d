# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Runs on the board, after measures_on_board.py: what the engine takes. cases.bin holds positions."""

import gc
from time import ticks_diff, ticks_us


def of_the_engine(say):
    """Print times of moves by say(name, number)."""
    from engine import moves
    from engine.opponent import LEVELS, Opponent
    from engine.position import ALL, SIZE
    from engine.workspace import Workspace

    say("position", SIZE)
    with open("cases.bin", "rb") as f:
        data = f.read()
    cases = [bytearray(data[i : i + SIZE]) for i in range(0, len(data), SIZE)]
    work = Workspace()
    out = work.moves
    for _ in range(9):
        t = ticks_us()
        say("nothing", ticks_diff(ticks_us(), t))
    for case in cases:
        gc.collect()
        t = ticks_us()
        n = moves.legal(case, work)
        say("legal", ticks_diff(ticks_us(), t))
        i = n // 2 * 2
        saved = bytearray(case)
        src = out[i]
        dst = out[i + 1]
        t = ticks_us()
        moves.apply(case, src, dst)
        case[ALL] = saved
        say("apply", ticks_diff(ticks_us(), t))
    for level in LEVELS:
        player = Opponent(level, 1)  # whose code is loaded then
        player = None
        gc.collect()
        before = gc.mem_alloc()
        player = Opponent(level, 1)
        gc.collect()
        say("memory " + level, gc.mem_alloc() - before)
        for case in cases:
            gc.collect()
            t = ticks_us()
            player.choose(case)
            say("level " + level, ticks_diff(ticks_us(), t))
