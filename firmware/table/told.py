# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What the opponents did in their last turns, in a sentence, from the log of the game."""

from engine.game import ATTEMPT_STANDS, ATTEMPT_STOPPED
from engine.moves import GROUP, HAND
from engine.position import FOUNDATION, RESERVE, SHOW, TOP, TURN, WASTE, pile
from engine.replay import replay_move
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.session import Session
    from firmware.table.table import Table


class Told:
    """The moves of the opponents since the person's last turn, or since a ply.

    moves: how many they were; played: how many of them neither turned a card up nor discarded it; reserve, waste: how
    many loaded these piles of the person; up: how many went to a foundation; discarded: the card that was discarded
    last, 0 for none.
    """

    def __init__(self, session: "Session", since: int = -1) -> None:
        self.session = session
        game = session.game
        pos = bytearray(game.base)
        self._forget()
        was_persons = False
        for ply in range(game.ply):
            src = game.log[2 * ply]
            dst = game.log[2 * ply + 1]
            persons = pos[TURN] == session.seat
            if was_persons and not persons and since < 0:
                self._forget()
            was_persons = persons
            if ply >= since and not persons and not src & ATTEMPT_STOPPED:
                self._count(pos, src & ~ATTEMPT_STANDS, dst, session.seat)
            replay_move(pos, src, dst)

    def _forget(self) -> None:
        self.moves = self.played = self.reserve = self.waste = self.up = 0
        self.discarded = 0

    def _count(self, pos: bytearray, src: int, dst: int, seat: int) -> None:
        self.moves += 1
        if src == HAND:
            return
        self.played += 1
        if src & GROUP:
            return
        kind = pile(pos, dst) - RESERVE - 3 * seat if dst >= RESERVE else -1
        if dst == FOUNDATION:
            self.up += 1
        elif kind == 0:
            self.reserve += 1
        elif kind == 2:
            self.waste += 1
        elif src == SHOW and dst == WASTE:
            self.played -= 1
            self.discarded = pos[TOP + SHOW]

    def sentence(self) -> str:
        """Return what they did in a sentence, "" for nothing.

        Of persons who share the device only loads are told, because more has no room in the dialog between turns.
        """
        session = self.session
        pos = session.game.pos
        up = 0 if session.persons else self.up
        discarded = phrases.card(pos, self.discarded) if self.discarded and not session.persons else ""
        name = phrases.name(pos, 1 - session.seat, session.reader) if session.persons else ""
        them = phrases.SEVERAL if session.players > 2 else phrases.BY_THEIR_NAME if name else phrases.ONE
        moves = self.played if discarded else self.moves
        return phrases.told(them, name, moves, self.reserve, self.waste, up, discarded)


def what_they_did(table: "Table") -> Told:
    """Return what was done at a table since the person's last turn, or since that person gave the device away."""
    session = table.session
    return Told(session, min(table.left[session.seat], session.game.ply) if session.persons else -1)
