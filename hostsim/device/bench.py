# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The command device-bench: the budgets of the design, measured on an emulated RP2040 with stock MicroPython.

The board runs 40 to 50 times slower there than in life, so a few dozen positions stand for a game: they are spread
evenly over games of two greedy players. measures_on_board.py is what runs on the board.
"""

import collections
import os
import re
import sys
import tempfile
from argparse import Namespace
from collections.abc import Collection, Iterable
from types import ModuleType

from engine import moves
from engine.dealing import deal
from engine.opponent import LEVELS, Opponent
from engine.position import OVER
from firmware.app import actions
from hostsim.arguments import Refused
from hostsim.device import build, emulator

GAMES = 6
QUIET_MS = 1000  # no stop play is measured, so nothing waits longer
STEPS = (actions.RIGHT, actions.RIGHT, actions.LEFT, actions.RIGHT, actions.DOWN, actions.UP, actions.RIGHT)


def run(args: Namespace) -> None:
    """Print the table, a row as soon as it is measured."""
    firmware = emulator.find_firmware(args.uf2)
    with tempfile.TemporaryDirectory() as folder:
        game = emulator.built(args.board, os.path.join(folder, "game"))
        measures = _with_measures(args.board, os.path.join(folder, "measures"), args.cases)
    print("%s, %d positions of classic, %s" % (args.board.NAME, args.cases, os.path.basename(firmware)))
    _row("what", "measured", "at most", "stretch")
    _played(emulator.Machine(firmware, args.board, game))
    found = _measured(emulator.Machine(firmware, args.board, measures))
    nothing = _median(found["nothing"])
    _row("full redraw", "%.0f ms" % (max(found["redraw"]) / 1000), "160 ms", "80 ms")
    _row("allocated by a redraw", "%d B" % max(found["allocated"]), "", "0 B")
    used, empty = found["heap"]
    _row("heap after the first deal", "%.1f kB" % (used / 1000), "90 kB", "60 kB")
    _row("  of which MicroPython's own", "%.1f kB" % (empty / 1000))
    growth, plies, presses = found["growth"]
    _row("heap growth over %d moves" % plies, "%d B" % growth, "0 B")
    _row("position", "%d B" % found["position"][0], "256 B", "200 B")
    for name, words, most, stretch in (
        ("legal", "legal moves", "3 ms", "1 ms"),
        ("apply", "apply + undo", "0.5 ms", "0.2 ms"),
    ):
        _row(words, _times(found[name], nothing), most, stretch)
    for level in LEVELS:
        most, stretch = ("2 s", "1 s") if level in ("strong", "expert") else ("60 ms", "20 ms")
        _row("%s, one move" % level, _times(found["level " + level], nothing), most, stretch)
    for level in ("strong", "expert"):
        _row("%s, working memory" % level, "%.1f kB" % (found["memory " + level][0] / 1000), "8 kB")


def _with_measures(board: ModuleType, folder: str, n: int) -> bytes:
    """Return the file system of a board that measures instead of playing."""
    name = board.__name__.split(".")[1]
    build.build(folder, [name], more=("hostsim.device.measures_on_board", "hostsim.device.engine_on_board"))
    return emulator.pack(folder, {
        "main.py": b"import hostsim.device.measures_on_board",
        "board.txt": name.encode(),
        "cases.bin": b"".join(cases(n)),
    })


def cases(n: int) -> list[bytes]:
    """Return n positions, spread evenly over some games of two greedy players."""
    positions = []
    for seed in range(GAMES):
        pos = deal("classic", seed)
        players = [Opponent("greedy", seed), Opponent("greedy", seed + 1)]
        while not pos[OVER]:
            positions.append(bytes(pos))
            player = players[len(positions) % 2]
            player.choose(pos)
            moves.apply(pos, player.src, player.dst)
    return [positions[i * len(positions) // n] for i in range(n)]


def _played(machine: emulator.Machine) -> None:
    """Measure what a person sees: from the button to the last pixel."""
    machine.settle(QUIET_MS)
    _row("boot to title", "%.2f s" % (machine.drawn / 1000), "2.5 s", "1 s")
    for _ in range(2):  # the title's first row, then the new game's
        machine.press(actions.OK)
        machine.settle(QUIET_MS)
    times = []
    for action in STEPS:
        begun, pixels = machine.ms, machine.pixels
        machine.press(action)
        machine.settle(QUIET_MS)
        if machine.pixels > pixels:
            times.append(1000 * (machine.drawn - begun))
    _row("cursor step, button to pixels", _times(times), "50 ms", "20 ms")


def _measured(machine: emulator.Machine) -> dict[str, list[int]]:
    """Let the board measure itself; return {name: numbers}."""
    said = bytearray()
    machine.on_print = said.extend
    machine.run(500)
    machine.type(b"\r")  # what was said before USB was ready comes with the next answer
    while not machine.run(60_000, lambda: b"= done" in said or b"Error" in said):
        if machine.ms > 3_600_000:
            raise Refused("the emulated board did not come to an end")
    if b"= done" not in said:
        machine.run(100)
        errors = [line for line in bytes(said).decode("utf8", "replace").splitlines() if "Error" in line]
        raise Refused("measuring failed on the board: %s" % errors[0].strip())
    found: dict[str, list[int]] = collections.defaultdict(list)
    for name, values in re.findall(r"^= (.*?)((?: -?\d+)+)\r?$", said.decode(), re.MULTILINE):
        found[name] += [int(value) for value in values.split()]
    return found


def _times(us: Iterable[float], nothing: float = 0) -> str:
    ordered = sorted(us)
    late = ordered[len(ordered) * 95 // 100]
    return "%.2f ms (95 in 100: %.2f)" % ((_median(ordered) - nothing) / 1000, (late - nothing) / 1000)


def _median(numbers: Collection[float]) -> float:
    return sorted(numbers)[len(numbers) // 2]


def _row(what: str, measured: str, most: str = "", stretch: str = "") -> None:
    print(("%-30s %-30s %-8s %s" % (what, measured, most, stretch)).rstrip())
    sys.stdout.flush()
