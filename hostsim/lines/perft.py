"""The command perft: count the sequences of plies of a given length, to find where two engines differ.

The moves are those that `moves` prints. A position holds the face-down cards, too, so the result of every ply is
determined. A game that ends before the given length is not counted.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from engine.dealing import deal
from engine.moves import generate_moves, make_move
from engine.notation import parse_position
from engine.position import ALL, POSITION_SIZE
from engine.workspace import Workspace
from hostsim import arguments
from hostsim.arguments import CommandError


def add_options(parser: ArgumentParser) -> None:
    """Add the options of the command to its parser."""
    parser.add_argument("--rules", type=arguments.rules, metavar="NAME",
                        help="count from a deal of this rule set, one depth per line")
    parser.add_argument("--seed", type=arguments.seed, metavar="NUMBER", help="the deal (default 0)")
    parser.add_argument("--depth", type=arguments.positive, default=3, metavar="N",
                        help="the largest number of plies (default %(default)s)")


def run(args: Namespace) -> int:
    """Print `DEPTH COUNT` for each depth from a deal, or a line of counts for each position on stdin."""
    if args.rules is not None:
        for depth, count in enumerate(counts(deal(args.rules, args.seed or 0), args.depth), 1):
            print("%d %d" % (depth, count), flush=True)  # flushed, because the next count may take long
        return 0
    if args.seed is not None:
        raise CommandError("--seed chooses a deal, so it needs --rules")
    status = 0
    for line in sys.stdin:
        try:
            result = " ".join(map(str, counts(parse_position(line.rstrip("\r\n")), args.depth)))
        except ValueError as error:
            result = "error: %s" % error
            status = 2
        print(result, flush=True)
    return status


def counts(pos: bytearray, depth: int) -> Iterator[int]:
    """Yield the numbers of sequences of 1, 2, … depth plies from a position."""
    sys.setrecursionlimit(max(sys.getrecursionlimit(), depth + 1000))
    rooms: list[tuple[Workspace, bytearray]] = []
    count = 1
    for plies in range(1, depth + 1):
        rooms.append((Workspace(), bytearray(POSITION_SIZE)))
        count = count and _count(pos, plies, rooms)
        yield count


def _count(pos: bytearray, plies: int, rooms: list[tuple[Workspace, bytearray]]) -> int:
    work, child = rooms[plies - 1]
    n = generate_moves(pos, work)
    if plies == 1:
        return n
    moves = work.moves
    count = 0
    for i in range(0, 2 * n, 2):
        child[ALL] = pos
        make_move(child, moves[i], moves[i + 1])
        count += _count(child, plies - 1, rooms)
    return count
