# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The command torture: campaigns that look for what is lost, stuck or broken, by cases with a number each."""

import importlib
import multiprocessing
import os
import sys
import time
from argparse import ArgumentParser, Namespace
from collections import Counter
from concurrent import futures

from hostsim import arguments
from hostsim.torture.report import Clock, Late, Report

# Of the time; a soak has first to be built.
SHARES = {"cuts": 1, "saves": 1, "buttons": 1, "lines": 1, "link": 1, "soak": 2}
GRACE = 90  # s after the end in which a case must have seen it: one that has not hangs
TOLD_EVERY = 10  # s


def add_options(parser: ArgumentParser) -> None:
    """Add the options of the command to its parser."""
    parser.add_argument("campaign", nargs="?", choices=tuple(SHARES), help="run only this one (default: all in turn)")
    parser.add_argument("--seed", type=arguments.seed, default=0, help="the first case; others count up (default 0)")
    either = parser.add_mutually_exclusive_group()
    either.add_argument("--minutes", type=arguments.positive, help="time for all campaigns together (default 1)")
    either.add_argument("--cases", type=arguments.positive, help="cases per campaign, however long they take")
    parser.add_argument("--jobs", type=arguments.positive, default=os.cpu_count(),
                        help="processes (default %(default)s)")


def run(args: Namespace) -> int:
    """Run the campaigns; return 1 if anything was found. Failures and the table go to stdout, the rest to stderr."""
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
    # Run so many cases, or cases for so long; return how many, what was found, the counts and what was left out.
    begun = told = time.monotonic()
    end = None if seconds is None else begun + seconds
    done = found = 0
    counts: Counter[str] = Counter()
    left_out: list[str] = []
    # Spawned, so that each begins alike; no Pool, which waits for ever for a process that was killed.
    context = multiprocessing.get_context("spawn")
    with futures.ProcessPoolExecutor(jobs, mp_context=context, initializer=_quiet) as pool:
        running: dict[futures.Future[Report], int] = {}
        number = seed
        while True:
            more = (cases is None or number < seed + cases) and (end is None or time.monotonic() < end)
            while more and len(running) < jobs:
                running[pool.submit(_case, name, number, end)] = number
                number += 1
                more = cases is None or number < seed + cases
            if not running:
                break
            ready, _ = futures.wait(running, 1, futures.FIRST_COMPLETED)
            for future in ready:
                case = running.pop(future)
                try:
                    report = future.result()
                except futures.BrokenExecutor:
                    report = Report(found=["the process was killed"])
                    running.clear()
                    cases = 0
                done += report.whole
                counts += report.counts
                found += len(report.found)
                if report.left_out and report.left_out not in left_out:
                    left_out.append(report.left_out)
                for line in report.found:
                    print("%s %s; again by: torture %s --seed %d --cases 1" % (name, line, name, case), flush=True)
            now = time.monotonic()
            if now - told >= TOLD_EVERY:
                told = now
                print("%s: %.0f s, %d cases, %d found" % (name, now - begun, done, found), file=sys.stderr, flush=True)
            if end is not None and now > end + GRACE:
                for case in running.values():
                    found += 1
                    print("%s hangs; again by: torture %s --seed %d --cases 1" % (name, name, case), flush=True)
                for process in multiprocessing.active_children():
                    process.terminate()
                break
    print("%s: %.0f s, %d cases, %d found" % (name, time.monotonic() - begun, done, found), file=sys.stderr, flush=True)
    return done, found, counts, left_out


def _quiet() -> None:
    # What a worker says of itself is not ours to say; Ctrl-C is the parent's.
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)


def _case(name: str, number: int, end: float | None) -> Report:
    # One case of a campaign, in a worker.
    report = Report()
    try:
        importlib.import_module("hostsim.torture." + name).case(number, Clock(end), report)
    except Late:
        report.whole = False
    return report
