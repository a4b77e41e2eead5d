# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""A game's log gone through again, from its start."""

from engine.game import STOPPED, WRONG
from engine.moves import GROUP, apply
from engine.position import FOUNDATION, RESERVE, TURN, pile
from engine.verdict import stop
from engine.workspace import Workspace


def replay(pos, src, dst):
    """Do a move of a log in place, be it an attempt that was stopped, too."""
    if src & STOPPED:
        stop(pos, src & ~STOPPED, dst, Workspace())
    else:
        apply(pos, src & ~WRONG, dst)


def before(game, ply):
    """Return the position after so many moves of a game."""
    pos = bytearray(game.base)
    for i in range(0, 2 * ply, 2):
        replay(pos, game.log[i], game.log[i + 1])
    return pos


# room
def done(session, first):
    """Return of the others' moves from this ply on how many there are, and how many went onto the reserve and the waste
    of the player at the bottom of the table."""
    game = session.game
    first = min(first, game.ply)
    pos = before(game, first)
    moves = 0
    loads = [0, 0]
    for i in range(2 * first, 2 * game.ply, 2):
        src = game.log[i]
        if pos[TURN] != session.seat and not src & STOPPED:
            moves += 1
            dst = game.log[i + 1]
            kind = pile(pos, dst) - RESERVE - 3 * session.seat
            if not src & GROUP and RESERVE <= dst < FOUNDATION and (kind == 0 or kind == 2):
                loads[kind >> 1] += 1
        replay(pos, src, game.log[i + 1])
    return moves, loads[0], loads[1]


def last_turn(session):
    """Return of the others' moves between two turns of the person's the last ones: the first ply, and the ply after."""
    game = session.game
    pos = bytearray(game.base)
    first = end = 0
    for ply in range(game.ply):
        if pos[TURN] != session.seat:
            if end != ply:
                first = ply
            end = ply + 1
        replay(pos, game.log[2 * ply], game.log[2 * ply + 1])
    return first, end
