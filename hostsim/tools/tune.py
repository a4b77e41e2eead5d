"""The command tune: improve the weights of a searching level by self-play.

The method is SPSA, simultaneous perturbation stochastic approximation (Spall, 1992), with which chess programs are
tuned. A step moves every weight a little up or down at random, and plays a match between these weights and those moved
the opposite way. The result gives the direction for all weights at once; the random part of each weight averages out
over the steps. So a step takes the same number of games for two weights as for twenty.

With --by outcomes the method is a regression on who won (outcomes.py): --steps are its rounds, of --games games each.

All random choices come from the seed and the results of a step are sums, so the same command gives the same numbers on
any number of processes or workers. The file --out has the result of every step; run again, the command resumes after
the last one.
"""

import json
import os
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from typing import Any

from engine.dealing import deal
from engine.opponent import Opponent
from engine.position import FAMILY
from engine.rng import Rng
from engine.rules import Rules
from hostsim import arguments, fast
from hostsim.arguments import CommandError
from hostsim.matches import mirrored_pairs, parallel_games
from hostsim.tools import outcomes

# These were found with simulated players of 20 weights, each wrong by half, over 6,400 games; the result is not
# sensitive to them.
_REACH = 0.3  # the share of itself by which a weight is moved in the first step
_REACH_FALLS = 0.101  # the reach falls with this power of the number of steps, the gain with the next; both are Spall's
_GAIN_FALLS = 0.602
_GAIN = 0.7  # the length in reaches of a step that has won all its games
_AVERAGED_PART = 4  # the result is the mean over this last part of the steps, a quarter
_FIRST_DEAL = 1 << 44  # deals that no match uses


# Rules, seed, level, first weights, second weights, opponent.
Job = tuple[str, int, str, tuple[int, ...], tuple[int, ...], str]


class SpsaSteps:
    """The weights, starting from a row of ints, as the results of the steps change them.

    chosen: the indices of the weights to tune
    steps: the number of steps
    seed: the seed of all random choices
    """

    def __init__(self, start: Sequence[int], chosen: Sequence[int], steps: int, seed: int) -> None:
        middle = sorted(abs(weight) for weight in start)[len(start) // 2]
        self._at: list[float] = list(start)
        # A weight near 0 is moved by a third of the usual amount, and each by at least 1, because they are ints.
        self._reach = [max(1, _REACH * max(abs(weight), middle / 3)) if i in chosen else 0
                       for i, weight in enumerate(start)]
        self._steps = steps
        self._seed = seed
        self._sum: list[float] = [0] * len(start)
        self._summed = 0
        self.done = 0

    def candidates(self) -> tuple[tuple[int, ...], ...]:
        """Return the weights of the two players of the next step, as two tuples of ints."""
        rng, signs = self._random_directions()
        reach = (self.done + 1) ** -_REACH_FALLS
        return tuple(
            # Round up or down at random, so that a half counts as a half on average.
            tuple(int(_within((at + side * sign * reach * far + rng.below(1 << 16) / (1 << 16)) // 1))
                  for at, sign, far in zip(self._at, signs, self._reach))
            for side in (1, -1))

    def learn(self, lead: float) -> None:
        """Apply the result of a step: the first player's wins minus the second's, as a share of the games."""
        _, signs = self._random_directions()
        before = self._steps / 10  # keeps the first steps from being much longer than the others
        gain = _GAIN * lead * ((before + 1) / (before + self.done + 1)) ** _GAIN_FALLS
        self._at = [_within(at + gain * sign * far) for at, sign, far in zip(self._at, signs, self._reach)]
        self.done += 1
        if self.done > self._steps - max(1, self._steps // _AVERAGED_PART):
            self._sum = [total + at for total, at in zip(self._sum, self._at)]
            self._summed += 1

    def weights(self) -> tuple[int, ...]:
        """Return the current weights or, after the last step, the result, as a tuple of ints."""
        if self._summed:
            return tuple(round(total / self._summed) for total in self._sum)
        return tuple(round(at) for at in self._at)

    def _random_directions(self) -> tuple[Rng, list[int]]:
        rng = Rng(((self._seed << 24) + self.done) % (1 << 48))
        return rng, [1 - 2 * rng.below(2) for _ in self._at]


def duel(job: Job) -> list[int]:
    """Play one deal of a step and return the games won, [with the first weights, with the second].

    job: rules, seed, level, first weights, second weights, opponent: each other ("self") or another level.
    """
    rules, seed, level, first, second, against = job
    if against == "self":
        return mirrored_pairs.play((rules, seed, (level, first), (level, second))).wins
    return [mirrored_pairs.play((rules, seed, (level, weights), (against, None))).wins[0]
            for weights in (first, second)]


def add_options(parser: ArgumentParser) -> None:
    """Add the options of the command to its parser."""
    parser.add_argument("--rules", type=arguments.rules, required=True, metavar="NAME", help="the rule set")
    parser.add_argument("--level", type=arguments.level, required=True, metavar="LEVEL", help="the level to tune")
    parser.add_argument("--against", type=_level_or_self, default="self", metavar="LEVEL",
                        help="the opponent of both candidates of a step (default: each other)")
    parser.add_argument("--by", choices=("duels", "outcomes"), default="duels",
                        help="duels of weights (default), or --steps rounds of a regression on who won")
    parser.add_argument("--weights", type=lambda text: text.split(","), metavar="NAME,NAME…",
                        help="tune only these (default: all)")
    parser.add_argument("--steps", type=arguments.positive, default=200, metavar="N",
                        help="steps to take (default %(default)s)")
    parser.add_argument("--games", type=arguments.even, default=64, metavar="N",
                        help="games per step (default %(default)s)")
    parser.add_argument("--check", type=arguments.even, default=400, metavar="N",
                        help="games of the new weights against the old, at the end (default %(default)s)")
    parser.add_argument("--seed", type=arguments.seed, required=True, metavar="NUMBER",
                        help="the seed of all random choices")
    arguments.add_spread_options(parser, os.cpu_count())
    parser.add_argument("--out", metavar="FILE", required=True,
                        help="the file for each step's result; if it exists, tuning resumes")


def _level_or_self(text: str) -> str:
    return text if text == "self" else arguments.level(text)


def run(args: Namespace) -> None:
    """Tune, resuming from args.out if it exists, and print the weights as in engine/weights.py."""
    if Rules(args.rules).players != 2:
        raise CommandError("tuning needs rules for two players; %s is not for two" % args.rules)
    names, start = _start(args.rules, args.level)
    if args.by == "outcomes":
        _by_outcomes(args, names, start)
        return
    chosen = _chosen(names, len(start), args.weights)
    record = _RunFile(args, start)
    steps = SpsaSteps(start, chosen, args.steps, args.seed)
    for won in record.won:
        steps.learn((won[0] - won[1]) / args.games)
    with parallel_games.parallel_map(args.jobs, args.cluster) as spread:
        _say("%s engine; tuning %s" % (fast.engine_in_use(), " ".join(names[i % len(names)] for i in chosen)))
        begun, before = time.monotonic(), steps.done
        while steps.done < args.steps:
            first, second = steps.candidates()
            won = [0, 0]
            for one in spread(duel, [(args.rules, seed, args.level, first, second, args.against)
                                     for seed in _deals(args, steps.done, args.games)]):
                won[0] += one[0]
                won[1] += one[1]
            steps.learn((won[0] - won[1]) / args.games)
            record.add(won)
            left = (time.monotonic() - begun) / (steps.done - before) * (args.steps - steps.done)
            _say("step %d of %d, %d min left: won %d and %d; %s" % (
                steps.done, args.steps, round(left / 60), won[0], won[1],
                " ".join(str(steps.weights()[i]) for i in chosen)))
        tuned = steps.weights()
        _check(args, record, spread, tuned, start)
    _print(args, record, names, tuned)


def _by_outcomes(args: Namespace, names: Sequence[str], start: tuple[int, ...]) -> None:
    if args.weights is not None or args.against != "self":
        raise CommandError("--by outcomes learns all weights, from games of the level against itself")
    outcomes.check_installed()
    record = _RunFile(args, start)
    tuned = tuple(record.won[-1]) if record.won else start
    with parallel_games.parallel_map(args.jobs, args.cluster) as spread:
        _say("%s engine; learning %s" % (fast.engine_in_use(), " ".join(names)))
        for done in range(len(record.won), args.steps):
            deals = _deals(args, 2 * done, 2 * args.games)  # each deal is played once, because nothing is compared
            jobs = [(args.rules, seed, args.level, tuned, len(names)) for seed in deals]
            tuned = outcomes.fit_weights(spread(outcomes.game, jobs), len(names))
            record.add(list(tuned))
            _say("round %d of %d: %s" % (done + 1, args.steps, " ".join(map(str, tuned))))
        _check(args, record, spread, tuned, start)
    _print(args, record, names, tuned)


def _check(
    args: Namespace, record: "_RunFile", spread: parallel_games.MapFunction, tuned: Sequence[int], start: Sequence[int]
) -> None:
    if record.check is None:
        _say("%d games against the weights of the start" % args.check)
        total = mirrored_pairs.Tally()
        first = 2 * args.steps if args.by == "outcomes" else args.steps  # after the deals of all steps
        jobs = [(args.rules, seed, (args.level, tuned), (args.level, start))
                for seed in _deals(args, first, args.check)]
        for tally in spread(mirrored_pairs.play, jobs):
            total.add(tally)
        record.finish(tuned, total)


def _print(args: Namespace, record: "_RunFile", names: Sequence[str], tuned: Sequence[int]) -> None:
    print("# %s\n# against those before: %s" % (_command(args), record.check))
    for i in range(0, len(tuned), len(names)):
        print("    (%s)," % ", ".join(map(str, tuned[i: i + len(names)])))


def _start(rules: str, level: str) -> tuple[Sequence[str], tuple[int, ...]]:
    """Return the names of the weights, and the weights of a level for the rules as a tuple."""
    if getattr(Opponent(level, 0), "search", None) is None:
        raise CommandError("the level %s does not search: it has no weights" % level)
    from engine import weights

    pos = deal(rules, 0)
    prefix = "ONE_" if pos[FAMILY] else "W_"
    names = [name.removeprefix(prefix).lower() for name, value in vars(weights).items()
             if name.startswith(prefix) and isinstance(value, int) and not name.endswith("_ROW")]
    return names, tuple(byte - weights.ZERO for byte in weights.weights_of(pos))


def _within(weight: float) -> float:
    return min(max(weight, -128), 127)


def _chosen(names: Sequence[str], number: int, wanted: list[str] | None) -> list[int]:
    # There may be several rows of weights; a name stands for one weight in each.
    for name in wanted or ():
        if name not in names:
            raise CommandError("no weight '%s'; there are: %s" % (name, " ".join(names)))
    return [i for i in range(number) if wanted is None or names[i % len(names)] in wanted]


def _deals(args: Namespace, step: int, games: int) -> list[int]:
    # Each step has its own deals, and so has the check at the end.
    first = _FIRST_DEAL + (args.seed << 24) + step * (args.games // 2)
    return [seed % (1 << 48) for seed in range(first, first + games // 2)]


def _command(args: Namespace) -> str:
    """Return the command line that reproduces these numbers."""
    words = ["hostsim tune"] + (["--by", args.by] if args.by != "duels" else [])
    for name in ("rules", "level", "games", "steps", "seed", "against", "check"):
        words += ["--" + name, str(getattr(args, name))]
    if args.weights is not None:
        words += ["--weights", ",".join(args.weights)]
    return " ".join(words)


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


class _RunFile:
    """The file of a run. won: the games won in each finished step; check: the check as text, or None."""

    def __init__(self, args: Namespace, start: Sequence[int]) -> None:
        self._path = args.out
        self._all: dict[str, Any] = {
            "command": _command(args), "source": parallel_games.SOURCE_DIGEST, "start": list(start), "won": []}
        if os.path.exists(self._path):
            self._resume()
        else:
            self._write()
        self.won: list[list[int]] = self._all["won"]
        self.check: str | None = self._all.get("check")

    def add(self, won: list[int]) -> None:
        """Record a step."""
        self.won.append(won)
        self._write()

    def finish(self, tuned: Sequence[int], tally: mirrored_pairs.Tally) -> None:
        """Record the result and its check."""
        self.check = mirrored_pairs.rate_text(tally.rate(), tally.interval(), tally.decided())
        self._all.update(tuned=list(tuned), check=self.check)
        self._write()

    def _resume(self) -> None:
        try:
            with open(self._path, encoding="utf-8") as file:
                found = json.load(file)
            for key, words in (("command", "another command: %s"), ("start", "other weights to begin with: %s"),
                               ("source", "another state of the source: %s")):
                if found[key] != self._all[key]:
                    raise CommandError("%s is from %s; name another --out" % (self._path, words % found[key]))
            self._all = found
            found["won"]
        except OSError as error:
            raise CommandError("%s: %s" % (self._path, error.strerror)) from None
        except (ValueError, KeyError, TypeError):
            raise CommandError("%s was not written by tune; name another --out" % self._path) from None

    def _write(self) -> None:
        # The file is written atomically, because it holds hours of games.
        new = self._path + ".new"
        try:
            with open(new, "w", encoding="utf-8") as file:
                json.dump(self._all, file)
                file.flush()
                os.fsync(file.fileno())
            os.replace(new, self._path)
        except OSError as error:
            raise CommandError("%s: %s" % (self._path, error.strerror)) from None
