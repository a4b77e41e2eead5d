"""Positions of played games, and their moves as sets, for the tests of the engine."""

from collections.abc import Iterator

from engine.dealing import deal
from engine.moves import make_move
from engine.opponent import Opponent
from engine.position import OVER, PLAYERS, TURN


def played_positions(rules: str, seeds: int) -> Iterator[bytearray]:
    """Yield every position of games between a random and a greedy player; each is that of the game, not a copy."""
    for seed in range(seeds):
        pos = deal(rules, seed)
        players = [Opponent(("random", "greedy")[i % 2], 3 * seed + i) for i in range(pos[PLAYERS])]
        for _ in range(300):
            if pos[OVER]:
                break
            yield pos
            player = players[pos[TURN]]
            player.choose(pos)
            make_move(pos, player.src, player.dst)


def move_set(moves: bytearray, n: int) -> set[tuple[int, int]]:
    """Return the first n moves of a list as a set of (source, destination)."""
    return {(moves[i], moves[i + 1]) for i in range(0, 2 * n, 2)}
