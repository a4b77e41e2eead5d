"""Measure the engine on the board, after app_on_board.py; cases.bin holds positions.

If levels.txt names levels, measure_levels_only measures only these.
"""

import gc
from time import ticks_diff, ticks_us


def measure_engine(say):
    """Report the times of the engine's functions by say(name, number)."""
    from engine import moves
    from engine.opponent import LEVELS
    from engine.position import ALL, POSITION_SIZE
    from engine.workspace import Workspace

    say("position", POSITION_SIZE)
    cases = _cases()
    work = Workspace()
    out = work.moves
    _measure_overhead(say)
    for case in cases:
        gc.collect()
        t = ticks_us()
        n = moves.generate_moves(case, work)
        say("legal", ticks_diff(ticks_us(), t))
        i = n // 2 * 2
        saved = bytearray(case)
        src = out[i]
        dst = out[i + 1]
        t = ticks_us()
        moves.make_move(case, src, dst)
        case[ALL] = saved
        say("apply", ticks_diff(ticks_us(), t))
    measure_levels(say, LEVELS, cases)


def measure_levels(say, levels, cases):
    """Report each level's time for a move, by position, and its working memory."""
    # All code is loaded first, because otherwise it would count as memory of the first level that uses it.
    from engine import card_memory, playouts, search  # noqa: F401
    from engine.opponent import Opponent

    for level in levels:
        player = None
        gc.collect()
        before = gc.mem_alloc()
        player = Opponent(level, 1)
        for case in cases:
            gc.collect()
            t = ticks_us()
            player.choose(case)
            say("level " + level, ticks_diff(ticks_us(), t))
        t = case = None
        gc.collect()
        say("memory " + level, gc.mem_alloc() - before)


def _measure_overhead(say):
    for _ in range(9):
        t = ticks_us()
        say("nothing", ticks_diff(ticks_us(), t))


def _cases():
    from engine.position import POSITION_SIZE

    with open("cases.bin", "rb") as f:
        data = f.read()
    return [bytearray(data[i : i + POSITION_SIZE]) for i in range(0, len(data), POSITION_SIZE)]


def measure_levels_only():
    """Print the measurements of only the levels that levels.txt names."""
    with open("levels.txt") as f:
        levels = f.read().split()

    def say(name, *values):
        print("=", name, *values)

    _measure_overhead(say)
    measure_levels(say, levels, _cases())
    say("done")
