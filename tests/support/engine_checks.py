"""A game as a checksum, and the heap that it takes, for checks that run on every runtime."""

import binascii
import gc

from engine.dealing import deal
from engine.moves import generate_moves, make_move
from engine.opponent import Opponent
from engine.position import OVER, PLAYERS, TURN
from engine.verdict import judge
from engine.workspace import Workspace

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any

def game(rules: str, level: str, seed: int, most: int = 10_000) -> "tuple[int, int]":
    """Play a game; return its plies and a CRC-32.

    The CRC covers the positions, the lists of legal moves and the moves.
    """
    pos = deal(rules, seed)
    players = [Opponent(level, 2 * seed + seat) for seat in range(pos[PLAYERS])]
    work = Workspace()
    out = work.moves
    crc = 0
    plies = 0
    while not pos[OVER] and plies < most:
        n = generate_moves(pos, work)
        player = players[pos[TURN]]
        player.choose(pos)
        crc = binascii.crc32(pos, crc)
        crc = binascii.crc32(out[: 2 * n], crc)
        crc = binascii.crc32(bytes((player.src, player.dst)), crc)
        make_move(pos, player.src, player.dst)
        plies += 1
    return plies, binascii.crc32(pos, crc)


def taken(pos: bytearray, player: "Opponent", work: "Workspace") -> "tuple[Any, ...]":
    """Return the heap that a game of this player takes, by function.

    The functions generate moves, choose, judge and make moves.
    """
    in_legal = in_choose = in_apply = in_judge = 0
    player.choose(pos)  # the first search allocates the memory for all
    gc.collect()
    gc.disable()
    while not pos[OVER]:
        before = gc.mem_alloc()
        generate_moves(pos, work)
        in_legal += gc.mem_alloc() - before
        before = gc.mem_alloc()
        player.choose(pos)
        in_choose += gc.mem_alloc() - before
        before = gc.mem_alloc()
        judge(pos, 1, 2, work)
        in_judge += gc.mem_alloc() - before
        before = gc.mem_alloc()
        make_move(pos, player.src, player.dst)
        in_apply += gc.mem_alloc() - before
    gc.enable()
    return "legal", in_legal, "choose", in_choose, "judge", in_judge, "apply", in_apply
