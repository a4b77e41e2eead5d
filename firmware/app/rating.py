# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""A person's rating, by the Glicko system: M. E. Glickman, "The Glicko system", glicko.net/glicko/glicko.pdf.

A rating has a deviation: it lies within two of them in 95 of 100 cases. Each game is a period of its own, and the
opponent's rating is known exactly, so g(RD) is 1. As there may be no clock, a deviation does not grow while nobody
plays; instead it never falls below LEAST_DEVIATION. All is reckoned in integers, the same on every runtime.
"""

from engine.const import const
from engine.opponent import LEVELS, STRENGTH_STEP, strength_of

FIRST = const(1500)
FIRST_DEVIATION = const(350)
LEAST_DEVIATION = const(50)
LOWEST = const(100)
HIGHEST = const(3000)
# The ratings of each level: in classic, for all games with foundations, and in the one-pack game. They follow from the
# share of games that it won against a level below it (engine/README.md, Strength): it stands 400 * log10(won / lost)
# points above that one, with greedy at 1500.
RATINGS = {
    "random": (517, 636),
    "novice": (1222, 1223),
    "easy": (1383, 1371),
    "greedy": (1500, 1500),
    "strong": (1605, 1611),
    "expert": (1787, 1714),
}
PUZZLES = (1200, 1500, 1800)  # by grade; a choice, not a measurement

# How many of 10,000 games a player wins who has 0, 50, 100, … points more: 10000 / (1 + 10 ** (-points / 400)).
_EXPECTED = (
    5000, 5715, 6401, 7034, 7597, 8083, 8490, 8823, 9091, 9302, 9468,
    9595, 9693, 9768, 9825, 9868, 9901, 9926, 9944, 9958, 9968,
)  # fmt: skip
_APART = const(50)
_UNIT = const(10000)
_Q = const(17372)  # 100 / q, where q = ln 10 / 400,
_Q2 = const(30178)  # and 1 / q²


def rating_of(level: str, ladder: int) -> int:
    """Return the rating of a level; ladder: 0 for games with foundations, 1 for the one-pack game."""
    strength = strength_of(level)
    at = strength // STRENGTH_STEP
    share = strength % STRENGTH_STEP
    lower = RATINGS[LEVELS[at]][ladder]
    return lower + (RATINGS[LEVELS[at + 1]][ladder] - lower) * share // STRENGTH_STEP if share else lower


def expected(points: int) -> int:
    """Return how many of 10,000 games a player wins who has so many points more than the opponent."""
    if points < 0:
        return _UNIT - expected(-points)
    at = points // _APART
    if at >= len(_EXPECTED) - 1:
        return _EXPECTED[-1]
    return _EXPECTED[at] + (_EXPECTED[at + 1] - _EXPECTED[at]) * (points % _APART) // _APART


def rated(rating: int, deviation: int, opponent: int, halves: int) -> "tuple[int, int]":
    """Return the rating and its deviation after a game against a rating; halves: 0 lost, 1 drawn, 2 won."""
    e = expected(rating - opponent)
    variance = deviation * deviation
    whole = _Q2 * _UNIT * _UNIT
    variance = variance * whole // (whole + variance * e * (_UNIT - e))
    parts = 2 * _UNIT * _Q
    change = (100 * variance * (halves * _UNIT - 2 * e) + parts // 2) // parts  # rounded to the nearest
    while deviation > LEAST_DEVIATION and (2 * deviation - 1) ** 2 > 4 * variance:  # to the nearest, too
        deviation -= 1
    return min(max(LOWEST, rating + change), HIGHEST), deviation
