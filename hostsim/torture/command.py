"""The command torture: campaigns of numbered cases that look for lost saves, hangs and crashes.

A campaign is a module of this package with `run(case)`.
"""

import importlib
import os
import sys
import time
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from hostsim import arguments, fast
from hostsim.arguments import CommandError
from hostsim.torture.case import Case, TimeUp, exception_line


class Campaign(NamedTuple):
    """A campaign: its share of the time, and the minutes after which one of its cases hangs."""

    share: int
    limit: float


CAMPAIGNS = {
    "cuts": Campaign(1, 60),  # one case in eight is on the emulated board, which is slow
    "saves": Campaign(1, 20),
    "buttons": Campaign(1, 20),
    "lines": Campaign(1, 20),
    "link": Campaign(1, 20),
    "soak": Campaign(2, 180),  # it is built first, and a million plies take 24 minutes
}
GRACE_S = 90  # seconds after the end of the time; a case that still runs then hangs
PROGRESS_S = 10  # seconds between two lines of progress


def add_options(parser: ArgumentParser) -> None:
    """Add the options of the command to its parser."""
    parser.add_argument("campaign", nargs="?", choices=tuple(CAMPAIGNS),
                        help="run only this campaign (default: all in turn)")
    parser.add_argument("--seed", type=arguments.seed, default=0, metavar="NUMBER",
                        help="the first case; the next cases follow it (default 0)")
    either = parser.add_mutually_exclusive_group()
    either.add_argument("--minutes", type=arguments.positive, metavar="N",
                        help="time for all campaigns together (default 1)")
    either.add_argument("--cases", type=arguments.positive, metavar="N",
                        help="cases per campaign, however long they take together")
    parser.add_argument("--jobs", type=arguments.positive, default=os.cpu_count(), metavar="N",
                        help="processes (default %(default)s)")


def run(args: Namespace) -> int:
    """Run the campaigns; return 1 if there is a failure. Failures and the table go to stdout, progress to stderr."""
    # The source is used, because a bad index is an error there, while the compiled engine does not notice it.
    os.environ.setdefault(fast.ENGINE_VARIABLE, "0")
    names = [args.campaign] if args.campaign else list(CAMPAIGNS)
    whole = 60.0 * (args.minutes or 1) / sum(CAMPAIGNS[name].share for name in names)
    rows = []
    for name in names:
        seconds = None if args.cases else whole * CAMPAIGNS[name].share
        rows.append((name, *_campaign(name, args.seed, args.cases, seconds, args.jobs)))
    print("%-8s %6s %6s  %s" % ("campaign", "cases", "found", "what was run"))
    for name, cases, found, counts, _ in rows:
        print("%-8s %6d %6d  %s" % (name, cases, found, ", ".join("%d %s" % (n, what) for what, n in counts.items())))
    for name, _, _, _, left_out in rows:
        for what in left_out:
            print("left out of %s: %s" % (name, what))
    return 1 if any(row[2] for row in rows) else 0


def _campaign(
    name: str, seed: int, cases: int | None, seconds: float | None, jobs: int
) -> tuple[int, int, Counter[str], list[str]]:
    # Run that many cases, or cases for that long; return how many ended and failed, the counts and what was left out.
    from hostsim.matches.parallel_games import (  # imported here, because it decides which engine is used
        JobLost, JobTimedOut, Pool
    )

    begun = told = time.monotonic()
    end = None if seconds is None else begun + seconds
    done = found = 0
    counts: Counter[str] = Counter()
    left_out: list[str] = []

    def numbered() -> Iterator[Case]:
        number = seed
        while (cases is None or number < seed + cases) and (end is None or time.monotonic() < end):
            yield Case(name, number, end)
            number += 1

    def limit() -> float:
        most = 60 * CAMPAIGNS[name].limit
        return most if end is None else min(most, end + GRACE_S - time.monotonic())

    def tell(least: float) -> None:
        nonlocal told
        now = time.monotonic()
        if now - told >= least:
            told = now
            print("%s: %.0f s, %d cases, %d found" % (name, now - begun, done, found), file=sys.stderr, flush=True)

    with Pool(jobs, _nice) as pool:
        for case, report in pool.results(_run, numbered(), limit, lambda: tell(PROGRESS_S)):
            if isinstance(report, JobLost):
                what = "hangs" if isinstance(report, JobTimedOut) else "crashes: %s" % report
                report = Case(name, case.number, failures=[what], is_complete=False)
            done += report.is_complete
            counts += report.counts
            found += len(report.failures)
            if report.skipped and report.skipped not in left_out:
                left_out.append(report.skipped)
            for line in report.failures:
                print("%s %s; again by: torture %s --seed %d --cases 1" % (name, line, name, case.number), flush=True)
    tell(0)
    return done, found, counts, left_out


def _nice() -> None:
    if hasattr(os, "nice"):
        os.nice(5)


def _run(case: Case) -> Case:
    # Run a case, in a process of the pool; return it with its report.
    try:
        importlib.import_module("hostsim.torture.%s_campaign" % case.campaign).run(case)
    except TimeUp:
        case.is_complete = False
    except CommandError:  # the case needs something that is not here
        raise
    except Exception as error:
        case.failures.append(exception_line(error))
    return case
