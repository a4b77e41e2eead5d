# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""A game, recorded as its starting position and its moves; playing, undo and replay use that record."""

from engine.const import const
from engine.moves import generate_moves, make_move, undermost
from engine.position import ABANDON, ALL, FACE_DOWN, FAMILY, GROUP, HAND, OVER, TOP, TURN, UNDER, pile
from engine.verdict import OK, can_stand, judge, stop
from engine.workspace import Workspace

# Flags on the source of a logged attempt that was not legal (stop play, RULES 9):
STOPPED = const(64)  # the other player called stop
WRONG = const(32)  # nobody did, and it stands

_LOG = const(1024)  # bytes allocated at a time; games of two `greedy` players need no more


class Game:
    """A game from a starting position (bytes of position.SIZE).

    base: that position; pos: the present one; moves, n: its legal moves, 2 bytes each, and their number; ply: how many
    moves were played; log: those moves, 2 bytes each, in its first 2 * ply bytes; floor: the ply down to which a player
    may undo, because a card that a move turned up cannot be unseen; work: the Workspace that holds the moves.
    """

    def __init__(self, start: bytes | bytearray) -> None:
        self.base = bytearray(start)
        self.pos = bytearray(start)
        self.work = Workspace()
        self.moves = self.work.moves
        self.log = bytearray(_LOG)
        self.ply = 0
        self.floor = 0
        self.n = generate_moves(self.pos, self.work)

    def is_legal(self, source: int, destination: int) -> bool:
        """Return whether a move is legal now; ABANDON is legal until the game is over."""
        for i in range(0, 2 * self.n, 2):
            if self.moves[i] == source and self.moves[i + 1] == destination:
                return True
        return source == ABANDON and not self.pos[OVER]

    def play(self, source: int, destination: int) -> None:
        """Play a move, or with STOPPED or WRONG on its source an attempt of stop play.

        ValueError if the move is not legal, or the attempt is; then nothing has changed.
        """
        if source & (STOPPED | WRONG):
            verdict = judge(self.pos, source & ~(STOPPED | WRONG), destination, self.work)
            if verdict == OK or self.pos[OVER]:
                raise ValueError("attempt: legal here")
            if source & WRONG and not can_stand(self.pos, verdict, source & ~WRONG, destination):
                raise ValueError("attempt: cannot stand")
        elif not self.is_legal(source, destination):
            raise ValueError("move: not legal here")
        if 2 * self.ply == len(self.log):
            self.log.extend(bytes(_LOG))
        self.log[2 * self.ply] = source
        self.log[2 * self.ply + 1] = destination
        self._step(source, destination)
        self.n = generate_moves(self.pos, self.work)

    def _step(self, source: int, destination: int) -> None:
        pos = self.pos
        turn = pos[TURN]
        self.ply += 1
        if source & STOPPED:
            stop(pos, source & ~STOPPED, destination, self.work)
            self.floor = self.ply
            return
        source &= ~WRONG
        shows = source == HAND or bares(pos, source, destination)
        make_move(pos, source, destination)
        if shows or pos[TURN] != turn:
            self.floor = self.ply

    def rewind(self, ply: int) -> None:
        """Return to the position after so many moves and drop the rest. ValueError if there are fewer."""
        if not 0 <= ply <= self.ply:
            raise ValueError("ply: %d is not from 0 to %d" % (ply, self.ply))
        log = self.log
        self.pos[ALL] = self.base
        self.ply = 0
        self.floor = 0
        for i in range(0, 2 * ply, 2):
            self._step(log[i], log[i + 1])
        self.n = generate_moves(self.pos, self.work)

    def undo(self) -> None:
        """Undo the last move. ValueError at the start of the game."""
        if not self.ply:
            raise ValueError("undo: no move has been played")
        self.rewind(self.ply - 1)


def bares(pos: bytearray, source: int, destination: int) -> bool:
    """Return whether a move turns up a face-down card: the one it takes, or the one beneath."""
    if source & GROUP:
        card = undermost(pos, source & 15, destination >> 4) if not pos[FAMILY] else 0
    elif source < HAND:
        card = pos[TOP + pile(pos, source)]
    else:
        card = 0
    return card >= FACE_DOWN or pos[UNDER + card] >= FACE_DOWN
