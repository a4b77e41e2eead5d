"""Positions of played games, their moves as sets, and written games, for the tests of the engine."""

from collections.abc import Iterable, Iterator

from engine import notation
from engine.dealing import deal
from engine.game import Game
from engine.moves import make_move
from engine.opponent import Opponent
from engine.position import OVER, PLAYERS, TURN
from tests.support import positions


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


def play_part(game: Game, part: Iterable[tuple[str, str]]) -> None:
    """Play a part of a written game, rows of (why, moves); AssertionError if a move is not legal."""
    for why, tokens in part:
        for token in tokens.split(" "):
            legal = positions.moves(game.pos).split(" ")
            assert token in legal, "%s: %s not in %s\n %s" % (why, token, legal, notation.position_text(game.pos))
            game.play(*notation.parse_move(token))
