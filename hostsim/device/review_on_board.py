"""Measure a review on the board, after engine_on_board.py.

game.bin holds a game: its position after the deal, and its moves.
"""

import gc
from time import ticks_diff, ticks_us


def measure_review(say):
    """Report the cost of a review by say(name, number, …).

    The total time and the longest slices are in µs, the heap that it keeps is in bytes.
    """
    from engine.game import Game
    from engine.position import POSITION_SIZE
    from engine.review import Review

    with open("game.bin", "rb") as f:
        data = f.read()
    game = Game(data[:POSITION_SIZE])
    game.log = bytearray(data[POSITION_SIZE:])
    game.ply = len(game.log) // 2
    game.rewind(game.ply)
    review = Review(game, (0,), 0)
    review = None  # its code is loaded now
    gc.collect()
    before = gc.mem_alloc()
    review = Review(game, (0,), 0)
    gc.collect()
    say("review memory", gc.mem_alloc() - before)
    slices = []
    total = 0
    done = False
    while not done:
        t = ticks_us()
        done = review.go()
        t = ticks_diff(ticks_us(), t)
        total += t
        slices.append(t)
    slices.sort()
    say("review", total, slices[-1], slices[len(slices) * 95 // 100], len(slices), game.ply)
