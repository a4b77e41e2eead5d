"""The command audit: print whole games, each ply with its legal moves, so that other programs can check them."""

import functools
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable

from engine import moves, notation
from engine.dealing import deal
from engine.opponent import Opponent
from engine.position import OVER, PLAYERS, TURN
from engine.workspace import Workspace
from hostsim import arguments

_token = functools.cache(notation.move_text)  # each of the few hundred moves is converted to text only once


def opponents(levels: Iterable[str], seed: int) -> list[Opponent]:
    """Return an opponent for each level; its seed is derived from the game's seed and the seat."""
    return [Opponent(level, (seed * 4 + seat + 1) % (1 << 48)) for seat, level in enumerate(levels)]


def add_options(parser: ArgumentParser) -> None:
    """Add the options of the command to its parser."""
    parser.add_argument("--rules", type=arguments.rules, required=True, metavar="NAME", help="the rule set")
    parser.add_argument("--seed", type=arguments.seed, required=True, metavar="NUMBER",
                        help="the seed of the first deal; each further game adds 1")
    parser.add_argument("--games", type=arguments.positive, required=True, metavar="N", help="how many games to play")
    parser.add_argument("--a", type=arguments.level, default="random", metavar="LEVEL",
                        help="the level of A (default %(default)s)")
    parser.add_argument("--b", type=arguments.level, default="random", metavar="LEVEL",
                        help="the level of B, and of C (default %(default)s)")


def run(args: Namespace) -> None:
    """Print the games from args.seed on; the plies per second go to stderr at the end."""
    plies = 0
    begun = time.perf_counter()
    for seed in arguments.seeds(args.seed, args.games):
        lines = _game(args.rules, seed, (args.a, args.b))
        plies += len(lines) - 1
        sys.stdout.write("".join(lines))
    sys.stdout.flush()
    seconds = time.perf_counter() - begun
    print("%d games, %d plies in %.2f s: %d plies a second" % (args.games, plies, seconds, plies / seconds),
          file=sys.stderr)


def _game(rules: str, seed: int, levels: tuple[str, str]) -> list[str]:
    pos = deal(rules, seed)
    a, b = levels
    seats = opponents((a, b, b)[: pos[PLAYERS]], seed)
    work = Workspace()
    out = work.moves
    lines = []
    while not pos[OVER]:
        legal = [_token(out[2 * i], out[2 * i + 1]) for i in range(moves.generate_moves(pos, work))]
        player = seats[pos[TURN]]
        player.choose(pos)
        lines.append("%s\t%s\t%s\n" % (notation.position_text(pos), " ".join(legal), _token(player.src, player.dst)))
        moves.make_move(pos, player.src, player.dst)
    lines.append("%s\t\t\n" % notation.position_text(pos))
    return lines
