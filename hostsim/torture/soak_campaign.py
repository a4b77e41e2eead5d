"""Run a soak test: a million plies in one process of the 32-bit MicroPython with a board's heap, then an idle week.

It plays the build for a board (hostsim/device/board_build.py). At the same deal, heap, stack and files must be as large
at the end as at the beginning. If there is less time, it plays as many plies as fit.

The heap is the least that `make flash` accepts on a board which runs the game as files, because the code is in the heap
here, too.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from hostsim.device import unix_port
from hostsim.device.board_build import ROOT
from hostsim.device.flash import MIN_HEAP
from hostsim.torture.case import Case, CheckFailed, TimeUp

SOAK_PLIES = 1_000_000
BOARD_MODULE = "hostsim.torture.soak_on_board"
# The build runs in a process of its own, which can be ended when the time is up.
BUILD_CODE = (
    "from hostsim.device.board_build import build; "
    "build(%r, [%r], march='x86', more=('hostsim.__init__', 'hostsim.players.__init__', 'hostsim.players.driver', "
    "'hostsim.players.fake_machine', 'hostsim.torture.__init__', %r))"
)
CLOCK_STEPS_MS = (250, 60_000)  # the least and the most ms between two looks at the clock
# Saves go to this folder if it exists: a disk would take half of the time, and a million plies would wear it out.
RAM_DISK = "/dev/shm"
HEAP_LEEWAY = 512  # bytes: MicroPython keeps whatever looks like an address
SOAK_BOARDS = ("waveshare_pico_lcd_1_3", "pimoroni_display_pack_2_0", "pimoroni_display_pack")
GAMES_SHARE = 0.6  # the part of the time for games; the rest is for loading, and for the week


def run(case: Case, plies: int = SOAK_PLIES) -> None:
    """Soak one process, as far as the time allows."""
    try:
        unix_port.command(32)
    except unix_port.MicroPythonUnavailable as reason:
        case.skipped = "a 32-bit MicroPython: %s" % reason
        return
    try:
        with tempfile.TemporaryDirectory(dir=RAM_DISK if os.access(RAM_DISK, os.W_OK) else None) as folder:
            case.passes(lambda: _soak(case, Path(folder) / "board", plies))
    except TimeUp:
        case.skipped = "the end of a soak: too little time to build, play and idle for a week; give more --minutes"
        raise


def _soak(case: Case, folder: Path, plies: int) -> None:
    rng, counts = case.rng, case.counts
    board = rng.choice(SOAK_BOARDS)
    _ran([sys.executable, "-c", BUILD_CODE % (str(folder), board, BOARD_MODULE)], ROOT, case)
    seconds = int(min(case.seconds_left() * GAMES_SHARE, 10**8))
    call = "games(%r, %d, %d, %d)" % (board, rng.randrange(1 << 29), plies, seconds)
    out = _run(folder, call, case)
    counts["plies"] += max((int(line.split()[1]) for line in out if line.startswith("plies ")), default=0)
    _same(out, ("heap", "stack", "files"), board)
    out = _run(folder, "week(%r, %d)" % (board, rng.randrange(*CLOCK_STEPS_MS)), case)
    _same(out, ("idle-heap", "light", "ply", "files"), board)
    counts["weeks left alone"] += 1


def _run(folder: Path, call: str, case: Case) -> list[str]:
    # Return the lines that it prints. Raise CheckFailed if its exit status is not 0.
    source = "from %s import *\n%s" % (BOARD_MODULE, call)
    return _ran([*unix_port.command(32), "-X", "heapsize=%d" % MIN_HEAP, "-c", source], folder, case)


def _ran(words: list[str], folder: Path, case: Case) -> list[str]:
    case.check()
    path = {} if folder == ROOT else {"MICROPYPATH": "%s:.frozen" % folder}
    try:
        done = subprocess.run(
            words, capture_output=True, text=True, cwd=folder, env={**os.environ, **path}, timeout=case.seconds_left())
    except subprocess.TimeoutExpired:
        raise TimeUp from None
    lines = done.stdout.splitlines()
    if done.returncode:
        last = (done.stderr.splitlines() or ["ended with %d" % done.returncode])[-1]
        raise CheckFailed("%s: %s after %s" % (last, words[-1], lines[-1] if lines else "nothing"))
    return lines


def _same(out: list[str], names: tuple[str, ...], board: str) -> None:
    # Raise CheckFailed if one of these has grown or is missing.
    for name in names:
        said = [line.split() for line in out if line.startswith("same %s " % name)]
        if len(said) != 1:
            raise CheckFailed("nothing is said of the %s on %s" % (name, board))
        before, after = said[0][2:]
        if before == after:
            continue
        if "heap" in name and int(after) <= int(before) + HEAP_LEEWAY or name == "stack" and int(after) <= int(before):
            continue
        raise CheckFailed("%s on %s: %s at first, then %s" % (name, board, before, after))
