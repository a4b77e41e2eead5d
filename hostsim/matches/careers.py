"""The command careers: levels take the place of players, and play game after game against the adaptive level.

A career begins as a newcomer's does, and its first games only let the level find the player's strength. The games of
one career are not independent, because a win makes the next game harder. So the interval is computed from the careers,
which are independent.
"""

import math
import statistics
from argparse import ArgumentParser, Namespace

from engine.dealing import deal
from engine.moves import make_move
from engine.opponent import STRENGTH_STEP, Opponent, adaptive_level
from engine.position import DRAW, OVER, TURN
from engine.rules import Rules
from firmware.app.player_stats import FIRST_STRENGTH, next_strength
from hostsim import arguments, fast
from hostsim.matches import parallel_games

# rules, player, first deal, number of games before, number of games that are counted
Job = tuple[str, str, int, int, int]
_PLAYERS = "novice,easy,greedy,strong"
_MOST_GAMES = 1000  # the most games in a career; the deals of the next career begin after them


def add_options(parser: ArgumentParser) -> None:
    """Add the options of the command to its parser."""
    parser.add_argument("--rules", type=arguments.rules, default="classic", help="default %(default)s")
    parser.add_argument("--players", type=arguments.levels, default=_PLAYERS.split(","), metavar="LEVELS",
                        help="the levels that play the careers (default %s)" % _PLAYERS)
    parser.add_argument("--careers", type=arguments.positive, default=100, metavar="N", help="default %(default)s")
    parser.add_argument("--before", type=arguments.positive, default=30, metavar="N",
                        help="games before those that are counted (default %(default)s)")
    parser.add_argument("--games", type=arguments.positive, default=10, metavar="N",
                        help="games of a career that are counted (default %(default)s)")
    parser.add_argument("--seed", type=arguments.seed, default=1, metavar="NUMBER",
                        help="the seed of the first career (default %(default)s)")
    arguments.add_spread_options(parser, 1)


def run(args: Namespace) -> None:
    """Play the careers of each player and print a row of a table for each."""
    if Rules(args.rules).players != 2:
        raise arguments.CommandError("a career needs rules for two players; %s is not for two" % args.rules)
    if args.before + args.games > _MOST_GAMES:
        raise arguments.CommandError("a career has at most %d games" % _MOST_GAMES)
    print("%s, %d careers: games %d to %d against the adaptive level, %s engine" % (
        args.rules, args.careers, args.before + 1, args.before + args.games, fast.engine_in_use()))
    print("| player | won | decided | won of the decided | 95 % | strength after, in levels |")
    print("|---|--:|--:|--:|--:|--:|")
    with parallel_games.parallel_map(args.jobs, args.cluster) as spread:
        for player in args.players:
            jobs = [
                (args.rules, player, (args.seed + i) * _MOST_GAMES, args.before, args.games)
                for i in range(args.careers)
            ]
            print(row(player, list(spread(play, jobs))), flush=True)


def play(job: Job) -> tuple[int, int, int]:
    """Play a career; return how many of the counted games were won and how many decided, and the strength after it."""
    rules, player, first, before, games = job
    strength = FIRST_STRENGTH
    won = decided = 0
    for i in range(before + games):
        pos = deal(rules, first + i)
        seat = i % 2
        seats = [Opponent(adaptive_level(strength), first + i)]
        seats.insert(seat, Opponent(player, 2 * (first + i) + 1))
        while not pos[OVER]:
            mover = seats[pos[TURN]]
            mover.choose(pos)
            make_move(pos, mover.src, mover.dst)
        if pos[OVER] >= DRAW:
            continue
        wins = pos[OVER] - 1 == seat
        strength = next_strength(strength, i, wins, False, 1)
        if i >= before:
            decided += 1
            won += wins
    return won, decided, strength


def row(player: str, careers: list[tuple[int, int, int]]) -> str:
    """Return the row of a player: the share of games won, its interval, and the mean strength."""
    won, decided = (sum(each[i] for each in careers) for i in (0, 1))
    rate = won / max(decided, 1)
    # The error of a ratio of sums follows from the residuals of the careers.
    left = [each[0] - rate * each[1] for each in careers]
    half = 1.96 * math.sqrt(len(left) * statistics.pvariance(left, 0)) / max(decided, 1)
    strengths = [each[2] / STRENGTH_STEP for each in careers]
    return "| %s | %d | %d | %.1f %% | %.1f to %.1f | %.2f ± %.2f |" % (
        player, won, decided, 100 * rate, 100 * (rate - half), 100 * (rate + half),
        statistics.fmean(strengths), statistics.pstdev(strengths))
