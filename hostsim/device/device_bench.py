"""The command device-bench: measure the budgets of the design on an emulated RP2040.

A busy board runs 10 to 15 times slower there than in reality, so a few dozen positions stand for a game. They are
spread evenly over games of two greedy players. app_on_board.py runs on the emulated board, beside our firmware.
"""

import collections
import os
import re
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Collection, Iterable, Sequence
from types import ModuleType
from typing import TYPE_CHECKING

from engine import moves
from engine.dealing import deal
from engine.opponent import LEVELS, Opponent
from engine.position import OVER, TURN
from firmware.app import actions
from hostsim import arguments
from hostsim.arguments import CommandError
from hostsim.device import board_build

if TYPE_CHECKING:  # an extra, which the help of the command does not need
    from hostsim.device.emulator import EmulatedBoard

CASE_GAMES = 6
SETTLED_MS = 1000  # ms, longer than any pause outside stop play
CURSOR_KEYS = (actions.RIGHT, actions.RIGHT, actions.LEFT, actions.RIGHT, actions.DOWN, actions.UP, actions.RIGHT)
STEPS = {actions.UP: actions.LEFT, actions.DOWN: actions.RIGHT}  # for boards with four buttons
PRESS_SHIFT_MS = 0.37  # ms by which each press is later in the period of the board's loop than the one before
MEASURES = (
    "hostsim.device.app_on_board", "hostsim.device.engine_on_board", "hostsim.device.review_on_board",
)  # fmt: skip
_MEASURE_ALL = (
    b"import gc, hostsim.device as d; gc.collect(); d.empty = gc.mem_alloc(); "
    b"import hostsim.device.app_on_board"
)
_MEASURE_LEVELS = b"from hostsim.device.engine_on_board import measure_levels_only as m; m()"
REVIEW_GAME = "simple", 3, ("easy", "greedy")  # the game to review: rules, seed, levels


def add_options(parser: ArgumentParser) -> None:
    """Add the options of the command to its parser."""
    arguments.add_emulator_options(parser)
    parser.add_argument("--cases", type=arguments.positive, default=36, metavar="N",
                        help="positions to measure (default %(default)s)")
    parser.add_argument("--rules", type=arguments.rules, default="classic", metavar="NAME",
                        help="the rule set of the positions (default %(default)s)")
    parser.add_argument("--levels", type=arguments.levels, metavar="LEVEL,LEVEL…",
                        help="measure only the moves of these levels")
    parser.add_argument("--moments", type=arguments.positive, default=50, metavar="N",
                        help="button presses to measure (default %(default)s)")


def run(args: Namespace) -> None:
    """Print the table, each row as soon as it is measured."""
    from hostsim.device import emulator

    firmware, board = emulator.find_firmware(args.uf2, args.board)
    if board.SCREEN == "text":
        raise CommandError("%s has no screen to measure" % board.NAME)
    measures = measuring_files(args, board)
    moments = "" if args.levels else "%d moments of press, " % args.moments
    print("%s, %d positions of %s, %s%s" % (
        board.NAME, args.cases, args.rules, moments, os.path.basename(firmware)))
    _row("what", "measured", "at most", "stretch")
    if args.levels:
        machine = emulator.EmulatedBoard(firmware, board, measures)
        _start_measuring(machine, _MEASURE_LEVELS)
        _levels(_read_measures(machine), args.levels)
        return
    _row("firmware image", "%.0f KiB" % (os.path.getsize(firmware) / 2048), "1536 KiB", "1024 KiB")
    _played(emulator.EmulatedBoard(firmware, board), args.moments)
    machine = emulator.EmulatedBoard(firmware, board, measures)
    _start_measuring(machine, _MEASURE_ALL)
    found = _read_measures(machine)
    nothing = _median(found["nothing"])
    _row("full redraw", "%.0f ms" % (max(found["redraw"]) / 1000), "45 ms", "35 ms")
    _row("allocated by a redraw", "%d B" % max(found["allocated"]), "", "0 B")
    used, empty = found["heap"]
    _row("heap after the first deal", "%.1f kB" % (used / 1000), "60 kB", "45 kB")
    _row("  of which MicroPython's own", "%.1f kB" % (empty / 1000))
    growth, plies, presses = found["growth"]
    _row("heap growth over %d moves" % plies, "%d B" % growth, "0 B")
    _row("position", "%d B" % found["position"][0], "256 B", "200 B")
    for name, words, most, stretch in (
        ("legal", "legal moves", "3 ms", "1 ms"),
        ("apply", "apply + undo", "0.5 ms", "0.2 ms"),
    ):
        _row(words, _times(found[name], nothing), most, stretch)
    _levels(found, LEVELS)
    total, longest, late, slices, plies = found["review"]
    _row("review of %d moves of simple" % plies, "%.1f s, %d slices" % (total / 1e6, slices), "120 s")
    _row("  a slice, 95 in 100", "%.0f ms (longest %.0f)" % (late / 1000, longest / 1000), "40 ms")
    _row("  working memory", "%.1f kB" % (found["review memory"][0] / 1000), "24 kB")


def _levels(found: dict[str, list[int]], levels: Sequence[str]) -> None:
    nothing = _median(found["nothing"])
    searching = [level for level in levels if Opponent(level, 0).search]
    for level in levels:
        most, stretch = ("1 s", "0.5 s") if level in searching else ("60 ms", "20 ms")
        _row("%s, one move" % level, _times(found["level " + level], nothing), most, stretch)
    for level in searching:
        _row("%s, working memory" % level, "%.1f kB" % (found["memory " + level][0] / 1000), "24 kB")


def measuring_files(args: Namespace, board: ModuleType) -> dict[str, bytes]:
    """Return the files of a board that measures instead of playing, {path: bytes}."""
    files = {"cases.bin": b"".join(cases(args.rules, args.cases)), "board.txt": board.__name__.split(".")[1].encode()}
    if args.levels:
        files["levels.txt"] = " ".join(args.levels).encode()
    else:
        files["game.bin"] = review_game()
    return files | board_build.compile_modules(*MEASURES)


def _start_measuring(machine: "EmulatedBoard", words: bytes) -> None:
    # If BACK is held, the board starts with the prompt instead of the game.
    machine.hold(actions.BACK)
    machine.run(1000)
    machine.release(actions.BACK)
    machine.type(words + b"\r")


def cases(rules: str, n: int) -> list[bytes]:
    """Return n positions, spread evenly over GAMES games of two greedy players."""
    positions = []
    for seed in range(CASE_GAMES):
        pos = deal(rules, seed)
        players = [Opponent("greedy", seed), Opponent("greedy", seed + 1)]
        while not pos[OVER]:
            positions.append(bytes(pos))
            player = players[len(positions) % 2]
            player.choose(pos)
            moves.make_move(pos, player.src, player.dst)
    return [positions[i * len(positions) // n] for i in range(n)]


def review_game() -> bytes:
    """Return a game as review_on_board.py reads it.

    The position after the deal is followed by the moves.
    """
    rules, seed, levels = REVIEW_GAME
    pos = deal(rules, seed)
    out = bytearray(pos)
    players = [Opponent(level, 4 * seed + 1 + i) for i, level in enumerate(levels)]
    while not pos[OVER]:
        player = players[pos[TURN]]
        player.choose(pos)
        out += bytes((player.src, player.dst))
        moves.make_move(pos, player.src, player.dst)
    return bytes(out)


def _played(machine: "EmulatedBoard", moments: int) -> None:
    """Print how long a player waits for the title and for a cursor step.

    A step is timed from the button to the last pixel; moments: how many times buttons are pressed.
    """
    machine.settle(SETTLED_MS)
    _row("boot to title", "%.2f s" % (machine.last_pixel_ms / 1000), "0.5 s", "0.3 s")
    # Choose a language, the first row of the title, the last row of a first game's question, and the first row of a new
    # game; close two rule tips.
    for action in (actions.OK, actions.UP, actions.OK, actions.UP, *[actions.OK] * 4):
        press(machine, action)
        machine.settle(SETTLED_MS)
    times = []
    for i in range(moments):
        machine.run(PRESS_SHIFT_MS * i)
        begun, pixels = machine.ms, machine.pixels
        press(machine, CURSOR_KEYS[i % len(CURSOR_KEYS)])
        machine.settle(SETTLED_MS)
        if machine.pixels > pixels:
            times.append(1000 * (machine.last_pixel_ms - begun))
    words = "%.1f ms (worst of %d: %.1f)" % (_median(times) / 1000, len(times), max(times) / 1000)
    _row("cursor step, button to pixels", words, "20 ms", "16.7 ms")
    bottom, top = machine.stack
    stack = top - bottom
    _row("stack, at its deepest", "%d B" % machine.stack_used(), "%d B" % (3 * stack // 4),
         "%d B" % (stack // 2))
    bottom, top = machine.frames
    frames = top - bottom
    _row("frames, at their deepest", "%d B" % machine.frames_used(), "%d B" % (3 * frames // 4),
         "%d B" % (frames // 2))


def press(machine: "EmulatedBoard", action: int) -> None:
    """Press the button of an action, or the one that steps where a board has four buttons."""
    machine.press(action if machine.has_button(action) else STEPS[action])


def _read_measures(machine: "EmulatedBoard") -> dict[str, list[int]]:
    """Let the board measure itself, and return {name: numbers}."""
    said = bytearray()
    machine.on_print = said.extend
    machine.run(500)
    machine.type(b"\r")  # output from before USB was ready comes with the next answer
    while not machine.run(60_000, lambda: b"= done" in said or b"Error" in said):
        if machine.ms > 3_600_000:
            raise CommandError("the emulated board did not finish within an hour of emulated time")
    if b"= done" not in said:
        machine.run(100)
        errors = [line for line in bytes(said).decode("utf8", "replace").splitlines() if "Error" in line]
        raise CommandError("measuring failed on the board: %s" % errors[0].strip())
    found: dict[str, list[int]] = collections.defaultdict(list)
    for name, values in re.findall(r"^= (.*?)((?: -?\d+)+)\r?$", said.decode("utf8", "replace"), re.MULTILINE):
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
