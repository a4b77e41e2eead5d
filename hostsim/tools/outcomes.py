"""Learn weights from who won, for `tune --by outcomes`: self-play and a logistic regression.

In a round, each game is played with the weights of the previous round and some random moves, so that positions occur
that good play avoids. The samples are the positions in which a player turned up a card or ended the turn. The value of
a term is what the engine's own evaluation returns with a weight of 1 for that term and 0 for all others; the same tells
which of the two rows of weights applies.
"""

import importlib.util
import struct
from collections.abc import Iterable

from engine import moves
from engine.dealing import deal
from engine.opponent import Opponent
from engine.position import DRAW, FAMILY, OVER, SHOW, TURN, WASTE
from engine.rng import Rng
from engine.search import EVALUATORS
from engine.weights import ONE_TEMPO, W_TEMPO
from hostsim.arguments import not_installed

Job = tuple[str, int, str, tuple[int, ...], int]  # rules, seed, level, weights of both rows, terms of a row

_RANDOM_PERCENT = 3  # random moves in 100
_LAID_DOWN = 4  # of 100 showing cards in the one-pack game, how many are laid on the waste to learn from that, too
_LARGEST = 120  # the largest weight of a row, because weights are bytes
_REGULARIZATION = 20.0  # the strength of the regularization towards 0, in positions; it matters for rare terms


def check_installed() -> None:
    """Raise CommandError if numpy is not installed."""
    if not importlib.util.find_spec("numpy"):
        raise not_installed("numpy", "tools")


def game(job: Job) -> tuple[int, bytes]:
    """Play a game of a level against itself; return its seed and its samples as bytes.

    job: rules, seed, level, weights, number of terms. A sample has a byte for its row, one for whether its player won,
    and the terms, 16 bits each. A game without a winner has no samples.
    """
    rules, seed, level, weights, terms = job
    pos = deal(rules, seed)
    players = [Opponent(level, (2 * seed + seat) % (1 << 48)) for seat in (0, 1)]
    for player in players:
        player.search.weights = bytes(weight + 128 for weight in weights)
    score_of = EVALUATORS[pos[FAMILY]]
    alone = [bytes(128 + (at % terms == i) for at in range(2 * terms)) for i in range(terms)]
    tempo = ONE_TEMPO if pos[FAMILY] else W_TEMPO
    turn_continues = bytes(128 + (at == terms + tempo) for at in range(2 * terms))
    rng = Rng(seed ^ 0x5555)
    seen = []
    while not pos[OVER]:
        player = players[pos[TURN]]
        player.choose(pos)
        src, dst = player.src, player.dst
        if rng.below(100) < _RANDOM_PERCENT:
            n = moves.generate_moves(pos, player.work)
            i = 2 * rng.below(n)
            src, dst = player.work.moves[i], player.work.moves[i + 1]
        elif pos[FAMILY] and src == SHOW and rng.below(100) < _LAID_DOWN:
            dst = WASTE
        if moves.turns_up_or_ends(src, dst):
            view = player._view
            seen.append((pos[TURN], score_of(view, turn_continues), [score_of(view, one) for one in alone]))
        moves.make_move(pos, src, dst)
    if pos[OVER] >= DRAW:
        return seed, b""
    return seed, b"".join(
        struct.pack("<BB%dh" % terms, row, pos[OVER] == player + 1, *values) for player, row, values in seen)


def fit_weights(games: Iterable[tuple[int, bytes]], terms: int) -> tuple[int, ...]:
    """Return the weights of both rows, of a turn that ends and of one that continues, from what game() returned.

    Each row is scaled so that its largest weight is 120, because a search only compares scores.
    """
    import numpy as np  # imported here, so that other ways to tune do not need it

    # The games are sorted by seed, because sums of floats depend on the order.
    data = np.frombuffer(
        b"".join(said for _, said in sorted(games)),
        dtype=[("row", "u1"), ("won", "u1"), ("terms", "<i2", (terms,))])
    found: list[int] = []
    for row in (0, 1):
        of_row = data[data["row"] == row]
        x = of_row["terms"].astype(float)
        spread = x.std(axis=0) if len(x) else np.zeros(terms)
        spread[spread == 0] = 1
        x /= spread
        weights = np.zeros(terms)
        for _ in range(12):  # Newton's method; 6 steps are enough
            probability = 1 / (1 + np.exp(-x @ weights))
            slope = x.T @ (of_row["won"] - probability) - _REGULARIZATION * weights
            weights += np.linalg.solve(
                (x.T * (probability * (1 - probability))) @ x + _REGULARIZATION * np.eye(terms), slope
            )
        weights /= spread
        largest = max(abs(weights).max(), 1e-9)
        found += [round(float(weight)) for weight in weights * (_LARGEST / largest)]
    return tuple(found)

