# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The command torture: campaigns of numbered cases that look for lost saves, hangs and crashes.

A campaign is a module of this package with `run(case)`.
"""

import importlib
import multiprocessing
import os
import sys
import time
from argparse import ArgumentParser, Namespace
from collections import Counter
from concurrent import futures

from hostsim import arguments
from hostsim.torture.case import Case, Late

# The campaigns, and their shares of the time; a soak has to be built first.
SHARES = {"cuts": 1, "saves": 1, "buttons": 1, "lines": 1, "link": 1, "soak": 2}
GRACE = 90  # s after the end of the time; a case that still runs then hangs
TOLD_EVERY = 10  # s between two lines of progress


def add_options(parser: ArgumentParser) -> None:
    """Add the options of the command to its parser."""
    parser.add_argument("campaign", nargs="?", choices=tuple(SHARES),
                        help="run only this campaign (default: all in turn)")
    parser.add_argument("--seed", type=arguments.seed, default=0, metavar="NUMBER",
                        help="the first case; later ones count up (default 0)")
    either = parser.add_mutually_exclusive_group()
    either.add_argument("--minutes", type=arguments.positive, metavar="N",
                        help="time for all campaigns together (default 1)")
    either.add_argument("--cases", type=arguments.positive, metavar="N",
                        help="cases per campaign, however long they take")
    parser.add_argument("--jobs", type=arguments.positive, default=os.cpu_count(), metavar="N",
                        help="processes (default %(default)s)")


def run(args: Namespace) -> int:
    """Run the campaigns; return 1 if anything is found. Failures and the table go to stdout, progress to stderr."""
    names = [args.campaign] if args.campaign else list(SHARES)
    whole = 60.0 * (args.minutes or 1) / sum(SHARES[name] for name in names)
    rows = []
    for name in names:
        seconds = None if args.cases else whole * SHARES[name]
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
    # Run so many cases, or cases for so long; return how many ended and failed, the counts and what was left out.
    begun = told = time.monotonic()
    end = None if seconds is None else begun + seconds
    done = found = 0
    counts: Counter[str] = Counter()
    left_out: list[str] = []
    # Spawned, so that all start alike. multiprocessing.Pool would wait forever for a process that was killed.
    context = multiprocessing.get_context("spawn")
    with futures.ProcessPoolExecutor(jobs, mp_context=context, initializer=_quiet) as pool:
        running: dict[futures.Future[Case], int] = {}
        number = seed
        while True:
            more = (cases is None or number < seed + cases) and (end is None or time.monotonic() < end)
            while more and len(running) < jobs:
                running[pool.submit(_run, Case(name, number, end))] = number
                number += 1
                more = cases is None or number < seed + cases
            if not running:
                break
            ready, _ = futures.wait(running, 1, futures.FIRST_COMPLETED)
            for future in ready:
                first = running.pop(future)
                try:
                    case = future.result()
                except futures.BrokenExecutor:
                    case = Case(name, first, found=["the process was killed"])
                    running.clear()
                    cases = 0
                done += case.whole
                counts += case.counts
                found += len(case.found)
                if case.left_out and case.left_out not in left_out:
                    left_out.append(case.left_out)
                for line in case.found:
                    _tell(case.campaign, case.number, line)
            now = time.monotonic()
            if now - told >= TOLD_EVERY:
                told = now
                print("%s: %.0f s, %d cases, %d found" % (name, now - begun, done, found), file=sys.stderr, flush=True)
            if end is not None and now > end + GRACE:
                for number in running.values():
                    found += 1
                    _tell(name, number, "hangs")
                for process in multiprocessing.active_children():
                    process.terminate()
                break
    print("%s: %.0f s, %d cases, %d found" % (name, time.monotonic() - begun, done, found), file=sys.stderr, flush=True)
    return done, found, counts, left_out


def _quiet() -> None:
    # Leave Ctrl-C to the parent.
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)


def _run(case: Case) -> Case:
    # Run a case, in a worker; return it with its report.
    try:
        importlib.import_module("hostsim.torture." + case.campaign).run(case)
    except Late:
        case.whole = False
    return case


def _tell(name: str, number: int, line: str) -> None:
    print("%s %s; again by: torture %s --seed %d --cases 1" % (name, line, name, number), flush=True)
