# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The command match: two levels against each other, every deal played twice with the seats changed.

The interval of the win rate is Wilson's: near 1, where a strong player against a weak one ends up, the usual
"rate ± 1.96 standard errors" reaches beyond 1 or has no width at all, and Wilson's does neither.
"""

import array
import json
import math
import multiprocessing
import signal
import sys
import time

from tqdm import tqdm

from engine import moves
from engine.position import DRAW, OVER, STALEMATE, TURN, deal
from engine.rules import Row
from engine.score import points
from hostsim import arguments
from hostsim.audit import players


class Tally:
    """What two players `a` and `b` did in some games: sums, and the ns of every move of each."""

    def __init__(self):
        self.wins = [0, 0]
        self.score = [0, 0]
        self.draws = self.stalemates = self.turns = self.plies = 0
        self.ns = [array.array("Q"), array.array("Q")]

    def add(self, other):
        """Add another tally's games."""
        for who in (0, 1):
            self.wins[who] += other.wins[who]
            self.score[who] += other.score[who]
            self.ns[who].extend(other.ns[who])
        self.draws += other.draws
        self.stalemates += other.stalemates
        self.turns += other.turns
        self.plies += other.plies


def run(args):
    """Play the match and print its report."""
    result = report(args, _play_all(args))
    if args.json:
        print(json.dumps(result))
    else:
        print(text(result))


def report(args, tally):
    """Return the result as a dict for --json: score, turns and plies are means a game, times ms a move."""
    decided = sum(tally.wins)
    rate = tally.wins[0] / decided if decided else None
    return {
        "rules": args.rules, "a": args.a, "b": args.b, "games": args.games,
        "wins_a": tally.wins[0], "wins_b": tally.wins[1],
        "draws": tally.draws, "stalemates": tally.stalemates,
        "rate_a": rate, "ci95": wilson(tally.wins[0], decided),
        "score_a": tally.score[0] / args.games, "score_b": tally.score[1] / args.games,
        "turns": tally.turns / args.games, "plies": tally.plies / args.games,
        "ms_a": _times(tally.ns[0]), "ms_b": _times(tally.ns[1]),
    }


def wilson(wins, games):
    """Return [low, high], the 95 % interval of a win rate (Wilson's), or None without a game."""
    if not games:
        return None
    z = 1.959964
    rate = wins / games
    middle = rate + z * z / (2 * games)
    half = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return [max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)]


def text(result):
    """Return the report for a person."""
    decided = result["wins_a"] + result["wins_b"]
    if decided:
        rate = "%.1f %% of %d decided games (95 %%: %.1f to %.1f)" % (
            100 * result["rate_a"], decided, 100 * result["ci95"][0], 100 * result["ci95"][1])
    else:
        rate = "no game was decided"
    lines = [
        "%(rules)s: a = %(a)s against b = %(b)s, %(games)d games" % result,
        "wins      a %(wins_a)d, b %(wins_b)d, draws %(draws)d, stalemates %(stalemates)d" % result,
        "rate of a %s" % rate,
        "score     a %(score_a).1f, b %(score_b).1f a game" % result,
        "length    %(turns).1f turns, %(plies).1f plies a game" % result,
    ]
    for who in "ab":
        lines.append("time of %s p50 %.3f ms, p95 %.3f ms, max %.3f ms a move" % (
            who, *(result["ms_" + who][key] for key in ("p50", "p95", "max"))))
    return "\n".join(lines)


def _play_all(args):
    if Row(args.rules).players != 2:
        raise arguments.Refused("a match is for two, and %s is not" % args.rules)
    deals = [(args.rules, seed, args.a, args.b) for seed in arguments.seeds(args.seed, args.games // 2)]
    total = Tally()
    # disable=None: no bar where stderr is no terminal.
    with tqdm(total=args.games, unit="game", file=sys.stderr, disable=None, leave=False) as bar:
        if args.jobs == 1:
            for pair in map(_both_ways, deals):
                total.add(pair)
                bar.update(2)
        else:
            jobs = min(args.jobs, len(deals))
            with multiprocessing.Pool(jobs, _leave_ctrl_c_to_parent) as pool:
                for pair in pool.imap_unordered(_both_ways, deals, max(1, len(deals) // (jobs * 20))):
                    total.add(pair)
                    bar.update(2)
    return total


def _leave_ctrl_c_to_parent():
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _both_ways(job):
    rules, seed, a, b = job
    tally = Tally()
    _game(rules, seed, (a, b), 0, tally)
    _game(rules, seed, (b, a), 1, tally)
    return tally


def _game(rules, seed, levels, swapped, tally):
    """Play one game and count it; swapped is 1 where seat A is player b's."""
    pos = deal(rules, seed)
    seats = players(levels, seed)
    clock = time.perf_counter_ns
    turn = -1
    while not pos[OVER]:
        if pos[TURN] != turn:
            turn = pos[TURN]
            tally.turns += 1
        player = seats[turn]
        begun = clock()
        player.choose(pos)
        tally.ns[turn ^ swapped].append(clock() - begun)
        moves.apply(pos, player.src, player.dst)
        tally.plies += 1
    over = pos[OVER]
    if over == DRAW:
        tally.draws += 1
    elif over == STALEMATE:
        tally.stalemates += 1
    else:
        tally.wins[(over - 1) ^ swapped] += 1
    for seat, score in enumerate(points(pos)):
        tally.score[seat ^ swapped] += score


def _times(ns):
    """Return p50, p95 and max of an array of ns, in ms."""
    ordered = sorted(ns)

    def at(share):
        return ordered[max(0, math.ceil(share * len(ordered)) - 1)] / 1e6 if ordered else 0.0

    return {"p50": at(0.5), "p95": at(0.95), "max": at(1)}
