"""The command bench: measure the budgets of a board as far as a laptop can.

Random play is measured by replaying recorded random games, generating and making the moves of every ply, so that
choosing them does not count. Each figure is the best of several rounds, in processor time, because other work on the
machine can only make it slower.
"""

import math
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from types import ModuleType
from typing import Any

from engine import moves
from engine.dealing import deal
from engine.opponent import Opponent
from engine.position import OVER, POSITION_SIZE, TURN
from engine.rules import RULE_SET_NAMES
from engine.search import MAX_NODES
from engine.workspace import Workspace
from hostsim import arguments, fast
from hostsim.lines.audit import opponents
from hostsim.players.scripted_handheld import ScriptedHandheld

Game = tuple[bytearray, list[tuple[int, int]]]  # a deal and its moves


def add_options(parser: ArgumentParser) -> None:
    """Add the options of the command to its parser."""
    parser.add_argument("--games", type=arguments.positive, default=6, metavar="N",
                        help="games per rule set (default %(default)s)")
    parser.add_argument("--rounds", type=arguments.positive, default=20, metavar="N",
                        help="repetitions of each redraw, four times those of each game (default %(default)s)")


def run(args: Namespace) -> None:
    """Print the figures, one line per rule set and board."""
    rounds = max(1, args.rounds // 4)
    print("engine: " + fast.engine_in_use())
    print("position: %d bytes" % POSITION_SIZE)
    for rules in RULE_SET_NAMES:
        games = [record(rules, seed) for seed in range(args.games)]
        plies = sum(len(played) for _, played in games)
        seconds = min(replay(games, moves.generate_moves, moves.make_move, Workspace()) for _ in range(rounds))
        applying = min(replay(games, None, moves.make_move, Workspace()) for _ in range(rounds))
        greedy = sorted(_greedy(games))
        print(
            "%s: %d random moves a second: legal moves %.1f µs, apply %.1f µs; greedy: median %.0f, 95 in 100 %.0f µs"
            % (rules, plies / seconds, 1e6 * (seconds - applying) / plies, 1e6 * applying / plies,
               greedy[len(greedy) // 2], greedy[len(greedy) * 95 // 100])
        )
    for rules in ("classic", "onepack"):
        for level in ("strong", "expert"):
            times, nodes = _searches(rules, level, max(1, args.games // 3))
            print("%s: %s thinks: median %.1f, 95 in 100 %.1f ms; %d nodes a second" % (
                rules, level, times[len(times) // 2] / 1e6, times[len(times) * 95 // 100] / 1e6,
                1e9 * nodes / sum(times)))
    for name in arguments.board_names():
        board = arguments.board(name)
        print("%s: full redraw of %d×%d %.1f ms" % (name, board.WIDTH, board.HEIGHT, _redraw(board, args.rounds)))


def record(rules: str, seed: int) -> Game:
    """Return the deal and the moves of one random game."""
    start = deal(rules, seed)
    pos = bytearray(start)
    player = Opponent("random", seed)
    played = []
    while not pos[OVER]:
        player.choose(pos)
        played.append((player.src, player.dst))
        moves.make_move(pos, player.src, player.dst)
    return start, played


def replay(
    games: list[Game], generate_moves: Callable[..., int] | None, make_move: Callable[..., object], work: object
) -> float:
    """Replay games, without generating moves if generate_moves is None; return the CPU seconds."""
    begun = time.process_time()
    for start, played in games:
        pos = bytearray(start)
        for src, dst in played:
            if generate_moves:
                generate_moves(pos, work)
            make_move(pos, src, dst)
    return time.process_time() - begun


def _greedy(games: list[Game]) -> list[float]:
    """Return the µs of each move of greedy, in games against itself."""
    times = []
    for seed, (start, _) in enumerate(games):
        pos = bytearray(start)
        player = Opponent("greedy", seed)
        while not pos[OVER]:
            begun = time.perf_counter_ns()
            player.choose(pos)
            times.append((time.perf_counter_ns() - begun) / 1e3)
            moves.make_move(pos, player.src, player.dst)
    return times


def _searches(rules: str, level: str, games: int) -> tuple[list[int], int]:
    """Return the sorted ns of each search of a level against itself, and the sum of their nodes."""
    times = []
    nodes = 0
    for seed in range(games):
        pos = deal(rules, seed)
        seats = opponents((level, level), seed)
        while not pos[OVER]:
            player = seats[pos[TURN]]
            begun = time.process_time_ns()
            player.begin(pos)
            if not player.think(1):  # no search was needed if think() returns True
                while not player.think(MAX_NODES):
                    pass
                times.append(time.process_time_ns() - begun)
                nodes += player.search.nodes
            moves.make_move(pos, player.src, player.dst)
    return sorted(times), nodes


def _redraw(board: ModuleType, rounds: int) -> float:
    """Return the ms needed to draw the whole table of a new game."""
    handheld = ScriptedHandheld(board)
    strip: Any = handheld.renderer
    handheld.app.start("classic", "greedy", 1)
    handheld.press()
    best = math.inf
    for _ in range(rounds):
        strip.invalidate()
        begun = time.process_time()
        strip.show(handheld.app.scene)
        best = min(best, time.process_time() - begun)
    return 1e3 * best
