# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Russian Bank as bytes: rules, positions, moves, verdicts and the opponent.

Pure: no screen, clock, file or board, and nothing imported but its own modules and ``micropython.const``,
so it runs unchanged on MicroPython, CircuitPython and CPython. Where to read what:

    rules.py           the rule sets, one row of data each
    position.py        what each byte of a position means; what a player can see
    dealing.py         the deal
    fit_tables.py      which card fits where
    moves.py           legal moves and applying them, two-pack family
    group_moves.py     moves of several cards at once
    option_duties.py   the options that ask for moves before others
    three_players.py   the joker of the game for three
    onepack.py         the same for the one-pack game
    verdict.py         what is wrong with an attempt (RULES 9)
    notation.py        positions and moves as text (RULES 2)
    score.py           points of a finished game, matches
    game.py            a deal and its moves: play, undo, replay
    opponent.py        who plays against you, by level
    greedy.py          what a move is worth to it, at a glance
    search.py          how its upper levels look through the ways to play a turn
    weights.py         what a position is worth to those
    card_memory.py     what the best of them remembers and finds by counting
    hint_reason.py     why a move is good, for a hint
    rng.py             the random generator that is the same everywhere
"""


# From the bottom up, so that no import nests deep: MicroPython compiles each level on a small C stack.
from engine import const, rng, rules, position, three_players, dealing, fit_tables  # noqa: E402, F401, I001
from engine import group_moves, onepack, option_duties  # noqa: E402, F401
from engine import moves, verdict, greedy, opponent, game  # noqa: E402, F401
