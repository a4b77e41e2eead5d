# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""A soak: a million plies in one process of the 32-bit MicroPython with a board's heap, then a week left alone.

What is played there is what a board gets (hostsim/device/build.py). At the end heap, stack and files must be as large
as at the beginning, at the same deal. With less time as many plies as fit are played.
"""

import random
import subprocess
import tempfile
from collections import Counter
from pathlib import Path

from hostsim import arguments
from hostsim.device import build, unix_port
from hostsim.torture.report import Broken, Clock, Late, Report, what_broke

PLIES = 1_000_000
HEAP = "225k"  # of the 240 that a board has: the rest is for panel and buttons
MODULE = "hostsim.torture.soak_on_board"
STEPS = (250, 60_000)  # ms between two looks at the clock, at least and at most
LEEWAY = 512  # bytes: MicroPython takes whatever looks like an address for one
BOARDS = ("waveshare_pico_lcd_1_3", "pimoroni_display_pack_2_0", "pimoroni_display_pack")
SHARE = 0.75  # of the time that is left for games: the rest is for the week, and to end in time


def case(number: int, clock: Clock, plies: int = PLIES) -> Report:
    """Soak one process. What does not fit into the time is left out."""
    counts: Counter[str] = Counter()
    try:
        unix_port.command(32)
    except unix_port.Unavailable as reason:
        return Report(counts, [], "a 32-bit MicroPython: %s" % reason)
    with tempfile.TemporaryDirectory() as folder:
        said = what_broke(lambda: _soak(number, Path(folder) / "board", plies, clock, counts))
    return Report(counts, [said] if said else [])


def _soak(number: int, folder: Path, plies: int, clock: Clock, counts: Counter[str]) -> None:
    rng = random.Random("soak %d" % number)
    board = rng.choice(BOARDS)
    try:
        build.build(folder, [board], march="x86", more=("hostsim.__init__", "hostsim.torture.__init__", MODULE))
    except (OSError, arguments.Refused) as reason:
        raise Broken("it cannot be built: %s" % reason) from None
    seconds = int(min(clock.left() * SHARE, 10**8))
    out = _run(folder, "games(%r, %d, %d, %d)" % (board, rng.randrange(1 << 29), plies, seconds), board, clock)
    counts["plies"] += max((int(line.split()[1]) for line in out if line.startswith("plies ")), default=0)
    _same(out, ("heap", "stack", "files"), board)
    out = _run(folder, "week(%r, %d)" % (board, rng.randrange(*STEPS)), board, clock)
    _same(out, ("idle-heap", "light", "ply", "files"), board)
    counts["ms left alone"] += int(out[-1].split()[1])


def _run(folder: Path, call: str, board: str, clock: Clock) -> list[str]:
    # The lines that it prints. Broken if it does not end well.
    try:
        done = subprocess.run(
            [*unix_port.command(32), "-X", "heapsize=" + HEAP, "-c", "from %s import *\n%s" % (MODULE, call)],
            capture_output=True, text=True, cwd=folder, env={"MICROPYPATH": "%s:.frozen" % folder},
            timeout=max(1, clock.left()))
    except subprocess.TimeoutExpired:
        raise Late from None
    if done.returncode:
        last = (done.stderr.splitlines() or ["ended with %d" % done.returncode])[-1]
        raise Broken("%s: %s on %s after %s" % (last, call, board, (done.stdout.splitlines() or ["nothing"])[-1]))
    return done.stdout.splitlines()


def _same(out: list[str], names: tuple[str, ...], board: str) -> None:
    # Broken if a thing of these has grown, or was not told.
    for name in names:
        said = [line.split() for line in out if line.startswith("same %s " % name)]
        if len(said) != 1:
            raise Broken("nothing is said of the %s on %s" % (name, board))
        before, after = said[0][2:]
        if before == after:
            continue
        if "heap" in name and int(after) <= int(before) + LEEWAY or name == "stack" and int(after) <= int(before):
            continue
        raise Broken("%s on %s: %s at first, then %s" % (name, board, before, after))
