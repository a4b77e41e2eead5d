"""A player's rating, by the Glicko system: M. E. Glickman, "The Glicko system", glicko.net/glicko/glicko.pdf.

A rating has a deviation: in 95 of 100 cases the true strength is within two deviations of it. Each game is a period of
its own, and the opponent's rating is known exactly, so g(RD) is 1. As there may be no clock, a deviation does not grow
while nobody plays; instead it never falls below MIN_DEVIATION. All is computed in integers, with the same results on
every runtime.
"""

from engine.const import const
from engine.opponent import LEVELS, STRENGTH_STEP, strength_of

INITIAL_RATING = const(1500)
INITIAL_DEVIATION = const(350)
MIN_DEVIATION = const(50)
MIN_RATING = const(100)
MAX_RATING = const(3000)
# The ratings of each level: in classic, for all games with foundations, and in the one-pack game. They follow from the
# share of games that the level won against a weaker one (engine/README.md, Strength): its rating is 400 * log10(won /
# lost) points higher, with greedy at 1500.
LEVEL_RATINGS = {
    "random": (525, 637),
    "novice": (1230, 1224),
    "easy": (1364, 1363),
    "greedy": (1500, 1500),
    "strong": (1647, 1634),
    "expert": (1806, 1747),
}
PUZZLE_RATINGS = (1200, 1500, 1800)  # by grade; these are chosen, not measured

# By steps of 50 points: how many of 10,000 games a player wins who is rated 0, 50, 100, … points above the opponent,
# that is 10000 / (1 + 10 ** (-points / 400)).
_EXPECTED_SCORES = (
    5000, 5715, 6401, 7034, 7597, 8083, 8490, 8823, 9091, 9302, 9468,
    9595, 9693, 9768, 9825, 9868, 9901, 9926, 9944, 9958, 9968,
)  # fmt: skip
_EXPECTED_INTERVAL = const(50)
_EXPECTED_SCALE = const(10000)
_Q = const(17372)  # 100 / q, where q = ln 10 / 400
_Q2 = const(30178)  # 1 / q²


def level_rating(level: str, family: int) -> int:
    """Return the rating of a level; family: 0 for games with foundations, 1 for the one-pack game."""
    strength = strength_of(level)
    at = strength // STRENGTH_STEP
    share = strength % STRENGTH_STEP
    lower = LEVEL_RATINGS[LEVELS[at]][family]
    return lower + (LEVEL_RATINGS[LEVELS[at + 1]][family] - lower) * share // STRENGTH_STEP if share else lower


def expected_score(points: int) -> int:
    """Return how many of 10,000 games a player wins who is rated `points` above the opponent."""
    if points < 0:
        return _EXPECTED_SCALE - expected_score(-points)
    at = points // _EXPECTED_INTERVAL
    if at >= len(_EXPECTED_SCORES) - 1:
        return _EXPECTED_SCORES[-1]
    return _EXPECTED_SCORES[at] + (_EXPECTED_SCORES[at
        + 1] - _EXPECTED_SCORES[at]) * (points % _EXPECTED_INTERVAL) // _EXPECTED_INTERVAL


def updated_rating(rating: int, deviation: int, opponent: int, half_points: int) -> "tuple[int, int]":
    """Return rating and deviation after a game against an opponent's rating; half_points: 0 lost, 1 drawn, 2 won"""
    e = expected_score(rating - opponent)
    variance = deviation * deviation
    whole = _Q2 * _EXPECTED_SCALE * _EXPECTED_SCALE
    variance = variance * whole // (whole + variance * e * (_EXPECTED_SCALE - e))
    parts = 2 * _EXPECTED_SCALE * _Q
    change = (100 * variance * (half_points * _EXPECTED_SCALE - 2 * e) + parts // 2) // parts  # rounded to the nearest
    while deviation > MIN_DEVIATION and (2 * deviation - 1) ** 2 > 4 * variance:  # also rounded to the nearest
        deviation -= 1
    return min(max(MIN_RATING, rating + change), MAX_RATING), deviation
