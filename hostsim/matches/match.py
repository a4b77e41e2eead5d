"""The command match: two levels, or other programs, against each other.

Each deal is played twice, with the seats swapped. PROTOCOL.md describes the lines that a program reads and writes.
"""

import json
import math
import re
import shlex
import shutil
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterable
from typing import Any

from engine.opponent import LEVELS, strength_of
from engine.rules import Rules
from hostsim import arguments, fast
from hostsim.matches import mirrored_pairs, parallel_games, programs
from hostsim.matches.progress_line import ProgressLine

_PAIRS_BETWEEN_TESTS = 50  # pairs between two evaluations of the sequential test
_SPRT_BOUND = math.log(0.95 / 0.05)  # the test errs in 5 of 100 matches, either way
_LADDER = (
    "| level | against | games | won | lost | drawn | rate of the decided | 95 % | ms a move, median | 95 in 100 |",
    "|---|---|--:|--:|--:|--:|--:|--:|--:|--:|",
)


def add_options(parser: ArgumentParser) -> None:
    """Add the options of the command to its parser."""
    parser.add_argument("--rules", type=arguments.rules, required=True, metavar="NAME", help="the rule set")
    for name in ("--a", "--b"):
        parser.add_argument(name, type=_level_or_program, metavar="LEVEL",
                            help="a level, or the command line of a program that speaks the protocol of `engine`")
    parser.add_argument("--patience", type=arguments.positive, default=60, metavar="SECONDS",
                        help="time limit for each answer of a program (default %(default)s)")
    parser.add_argument("--sprt", type=_rates, metavar="LOW,HIGH",
                        help="stop as soon as a test with 5 %% error decides which win rate of a, in %%, holds: 50,53")
    parser.add_argument("--ladder", action="store_true", help="play every level against the one below; print a table")
    parser.add_argument("--games", type=arguments.even, required=True, metavar="N",
                        help="how many games to play: an even number")
    parser.add_argument("--seed", type=arguments.seed, required=True, metavar="NUMBER",
                        help="the seed of the first deal; each further game adds 1")
    arguments.add_spread_options(parser, 1)
    parser.add_argument("--json", action="store_true", help="print a JSON object, or with --ladder a list of them")


def run(args: Namespace) -> None:
    """Play the match, or with --ladder every level against the one below it, and print the report."""
    if args.ladder != (args.a is None) or args.ladder != (args.b is None):
        raise arguments.CommandError("match needs --a and --b, or else --ladder for all levels")
    if Rules(args.rules).players != 2:
        raise arguments.CommandError("a match needs rules for two players; %s is not for two" % args.rules)
    couples = list(zip(LEVELS[1:], LEVELS)) if args.ladder else [(args.a, args.b)]
    players = {name: _player(name, args.patience) for couple in couples for name in couple}
    seeds = arguments.seeds(args.seed, args.games // 2)
    results = []
    with parallel_games.parallel_map(min(args.jobs, len(seeds)), args.cluster) as spread:
        for a, b in couples:
            results.append(report(args, a, b, _play_all(
                spread, args.rules, seeds, (a, b), [players[a], players[b]], args.sprt)))
            if args.ladder and not args.json:
                # Each row is printed at once, because hours may lie between rows if the levels think.
                print("\n".join((_LADDER if len(results) == 1 else ()) + (row(results[-1]),)), flush=True)
    if args.json:
        print(json.dumps(results if args.ladder else results[0]))
    elif not args.ladder:
        print(text(results[0]))


def _level_or_program(text: str) -> str:
    # The type of an argument: a level, or the command line of an existing program.
    if _is_level(text):
        return text
    try:
        words = shlex.split(text)
    except ValueError:
        words = []
    if not words or not shutil.which(words[0]):
        raise ArgumentTypeError("'%s' is neither a level nor a program; the levels are: %s" % (text, " ".join(LEVELS)))
    return text


def _is_level(text: str) -> bool:
    try:
        strength_of(text)
    except ValueError:
        return False
    return True


def _rates(text: str) -> tuple[float, float]:
    # The type of an argument: two win rates in %, the lower one first; returned as fractions.
    both = 0.0, 0.0
    if re.fullmatch(r"[0-9]+(\.[0-9]+)?,[0-9]+(\.[0-9]+)?", text):
        low, high = map(float, text.split(","))
        both = low / 100, high / 100
    if not 0 < both[0] < both[1] < 1:
        raise ArgumentTypeError("'%s' is not LOW,HIGH: two percentages, such as 50,53" % text)
    return both


def report(args: Namespace, a: str, b: str, tally: mirrored_pairs.Tally) -> dict[str, Any]:
    """Return the result for --json: score, turns and plies as means per game, times in ms per move."""
    return {
        "rules": args.rules, "engine": fast.engine_in_use(), "a": a, "b": b, "games": tally.games,
        "wins_a": tally.wins[0], "wins_b": tally.wins[1],
        "draws": tally.draws, "stalemates": tally.stalemates,
        "rate_a": tally.rate(), "ci95": tally.interval(),
        "score_a": tally.score[0] / tally.games, "score_b": tally.score[1] / tally.games,
        "turns": tally.turns / tally.games, "plies": tally.plies / tally.games,
        "pairs": tally.pairs, "deal_takes": tally.deal_takes(), "sprt": _decided(args.sprt, tally),
        "ms_a": _times(tally.ns[0]), "ms_b": _times(tally.ns[1]),
    }


def text(result: dict[str, Any]) -> str:
    """Return the report as text."""
    lines = [
        "%(rules)s: a = %(a)s against b = %(b)s, %(games)d games, %(engine)s engine" % result,
        "wins      a %(wins_a)d, b %(wins_b)d, draws %(draws)d, stalemates %(stalemates)d" % result,
        "rate of a " + mirrored_pairs.rate_text(result["rate_a"], result["ci95"], result["wins_a"] + result["wins_b"]),
        "pairs     a %d, split %d, b %d" % tuple(result["pairs"]) + (
            "" if result["deal_takes"] is None else
            "; the deal takes %.0f %% of the variance" % (100 * result["deal_takes"])),
        "score     a %(score_a).1f, b %(score_b).1f a game" % result,
        "length    %(turns).1f turns, %(plies).1f plies a game" % result,
    ]
    if result["sprt"]:
        lines.insert(3, "test      " + result["sprt"])
    for who in "ab":
        lines.append("time of %s p50 %.3f ms, p95 %.3f ms, max %.3f ms a move" % (
            who, *(result["ms_" + who][key] for key in ("p50", "p95", "max"))))
    return "\n".join(lines)


def row(result: dict[str, Any]) -> str:
    """Return a result as a row of the ladder's Markdown table."""
    rate, interval = "", ""
    if result["rate_a"] is not None:
        rate = "%.1f %%" % (100 * result["rate_a"])
        interval = "%.1f to %.1f" % (100 * result["ci95"][0], 100 * result["ci95"][1])
    return "| %s | %s | %d | %d | %d | %d | %s | %s | %.3f | %.3f |" % (
        result["a"], result["b"], result["games"], result["wins_a"], result["wins_b"],
        result["draws"] + result["stalemates"], rate, interval, result["ms_a"]["p50"], result["ms_a"]["p95"])


def _player(name: str, patience: int) -> mirrored_pairs.Player:
    return (name, None) if _is_level(name) else programs.Command(name, patience)


def _play_all(spread: parallel_games.MapFunction, rules: str, seeds: range, names: tuple[str, str],
              players: list[mirrored_pairs.Player], sprt: tuple[float, float] | None) -> mirrored_pairs.Tally:
    total = mirrored_pairs.Tally()
    # The test is evaluated after fixed numbers of pairs. Otherwise the result would depend on which game ends first.
    each = _PAIRS_BETWEEN_TESTS if sprt else len(seeds)
    with ProgressLine("%s – %s" % names, 2 * len(seeds), "games") as progress:
        for i in range(0, len(seeds), each):
            for tally in spread(mirrored_pairs.play, [(rules, seed, *players) for seed in seeds[i: i + each]]):
                total.add(tally)
                progress.add(2)
            if sprt and abs(total.likelihood(*sprt)) > _SPRT_BOUND:
                break
    return total


def _decided(sprt: tuple[float, float] | None, tally: mirrored_pairs.Tally) -> str | None:
    """Return the decision of the sequential test as text, or None."""
    if sprt is None:
        return None
    low, high = (100 * rate for rate in sprt)
    found = tally.likelihood(*sprt)
    if abs(found) <= _SPRT_BOUND:
        return "not decided between %g and %g %%: log-likelihood ratio %.2f" % (low, high, found)
    if found < 0:
        low, high = high, low
    return "a wins %g %% rather than %g: log-likelihood ratio %.2f" % (high, low, found)


def _times(ns: Iterable[int]) -> dict[str, float]:
    """Return p50, p95 and max in ms of times in ns."""
    ordered = sorted(ns)

    def at(share: float) -> float:
        return ordered[max(0, math.ceil(share * len(ordered)) - 1)] / 1e6 if ordered else 0.0

    return {"p50": at(0.5), "p95": at(0.95), "max": at(1)}
