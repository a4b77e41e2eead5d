"""Enumerate the positions that a turn can reach before a hidden card turns up; a board has no time for this."""

import random
from collections.abc import Callable

from engine.greedy import move_score
from engine.moves import generate_moves, make_move, turns_up_or_ends
from engine.opponent import Opponent
from engine.position import (
    COUNT, FOUNDATION_COUNTS, HOUSES, OVER, PILES, POSITION_SIZE, RESERVE, SHOW, TOP, UNDER, view
)
from engine.search import position_score, reveals_nothing
from engine.workspace import Workspace
from firmware.puzzles import aim_progress, reaches_aim

Move = tuple[int, int]
_WORST_SCORE = -(1 << 20)
_MAX_PLAYOUT_MOVES = 40  # moves of a playout
_work = Workspace()


def seen_by_mover(pos: bytearray) -> bytearray:
    """Return a position as the player to move sees it (position.view)."""
    seen = bytearray(POSITION_SIZE)
    view(pos, seen)
    return seen


def moves_of(pos: bytearray) -> tuple[list[Move], bool]:
    """Return the moves that turn nothing up and do not end the turn, and whether there are other moves."""
    n = generate_moves(pos, _work)
    moves = [(_work.moves[2 * i], _work.moves[2 * i + 1]) for i in range(n)]
    kept = [move for move in moves if not turns_up_or_ends(*move)]
    return kept, len(kept) < n


def position_key(pos: bytearray) -> bytes:
    """Return bytes that identify a position of a turn, whichever house a sequence is in."""
    tops = sorted(pos[TOP + 1 : TOP + 1 + pos[HOUSES]])
    return b"".join((bytes(tops), pos[UNDER:], pos[TOP + RESERVE : TOP + PILES], pos[COUNT + RESERVE : COUNT + PILES],
                     pos[TOP + SHOW : TOP + SHOW + 1], pos[FOUNDATION_COUNTS:TOP]))  # fmt: skip


class Reachable:
    """All positions that a turn can reach from a view, each by a shortest line of moves (breadth-first search).

    complete: whether there were at most `limit`
    positions: the start first
    depth: by position, the number of moves;
    stops: by position, whether the turn can end there, a card can be turned up, or a hidden card has been turned up
    """

    def __init__(self, start: bytearray, limit: int) -> None:
        self.positions = [start]
        self.stops = [False]
        self.depth = [0]
        self.complete = True
        self._before = [-1]
        self._moves: list[Move] = [(0, 0)]
        seen = {position_key(start)}
        at = 0
        while at < len(self.positions):
            pos = self.positions[at]
            if pos[OVER] or at and not reveals_nothing(pos, self._moves[at][0]):
                self.stops[at] = True
                at += 1
                continue
            moves, self.stops[at] = moves_of(pos)
            for move in moves:
                child = bytearray(pos)
                make_move(child, *move)
                mark = position_key(child)
                if mark in seen:
                    continue
                if len(self.positions) == limit:
                    self.complete = False
                    return
                seen.add(mark)
                self.positions.append(child)
                self.stops.append(False)
                self.depth.append(self.depth[at] + 1)
                self._before.append(at)
                self._moves.append(move)
            at += 1

    def line(self, at: int) -> list[Move]:
        """Return the moves that lead to a position."""
        out = []
        while at:
            out.append(self._moves[at])
            at = self._before[at]
        return out[::-1]


# Players that do not look far ahead


def _turn(start: bytearray, aim: bytes, choose: Callable[[bytearray], Move | None]) -> bool:
    """Make the moves that choose() returns until the turn is over or it returns None; return whether an aim is met."""
    pos = bytearray(start)
    for _ in range(_MAX_PLAYOUT_MOVES):
        move = None if pos[OVER] or reaches_aim(aim, start, pos) else choose(pos)
        if not move:
            break
        make_move(pos, *move)
        if not reveals_nothing(pos, move[0]):
            break
    return reaches_aim(aim, start, pos)


def _after(pos: bytearray, move: Move) -> bytearray:
    child = bytearray(pos)
    make_move(child, *move)
    return child


def level_reaches(start: bytearray, aim: bytes, level: str, seed: int) -> bool:
    """Return whether a level reaches an aim in this turn."""
    player = Opponent(level, seed)

    def choose(pos: bytearray) -> Move | None:
        player.choose(pos)
        return None if turns_up_or_ends(player.src, player.dst) else (player.src, player.dst)

    return _turn(start, aim, choose)


def best_score_reaches(start: bytearray, aim: bytes) -> bool:
    """Return whether always making the move with the best score after it reaches an aim."""

    def choose(pos: bytearray) -> Move | None:
        moves, stops = moves_of(pos)
        best = max(moves, key=lambda move: position_score(_after(pos, move)), default=None)
        least = position_score(pos) if stops else _WORST_SCORE
        return best if best and position_score(_after(pos, best)) > least else None

    return _turn(start, aim, choose)


def greedy_value_reaches(start: bytearray, aim: bytes) -> bool:
    """Return whether always making the best move at a glance (engine.greedy.move_score) reaches an aim."""

    def choose(pos: bytearray) -> Move | None:
        best = max(moves_of(pos)[0], key=lambda move: move_score(pos, *move), default=None)
        return best if best and move_score(pos, *best) > 0 else None

    return _turn(start, aim, choose)


def share_of_playouts(start: bytearray, aim: bytes, n: int) -> float:
    """Return the share of n random playouts that reach an aim.

    A playout never repeats a position, and makes a move that brings the aim nearer if there is one, like a player who
    knows the task and experiments.
    """
    rng = random.Random(1)
    been: set[bytes] = set()

    def choose(pos: bytearray) -> Move | None:
        been.add(position_key(pos))
        here = aim_progress(start, pos)
        nearer: list[Move] = []
        others: list[Move] = []
        for move in moves_of(pos)[0]:
            child = _after(pos, move)
            if position_key(child) not in been:
                there = aim_progress(start, child)
                gains = any(there[i] > here[i] and here[i] < aim[i] for i in range(len(aim)))
                (nearer if gains else others).append(move)
        return rng.choice(nearer or others) if nearer or others else None

    hits = 0
    for _ in range(n):
        been.clear()
        hits += _turn(start, aim, choose)
    return hits / n
