# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Tables at which what is left can go up by itself, and one press does it: of a patience, and of a game that is as good
as won.
"""

from engine.const import const
from engine.moves import HAND, apply, legal
from engine.position import COUNT, FOUNDATION, OVER, RESERVE, SIZE, TURN, pile
from firmware import text
from firmware.app import actions as A
from firmware.draw.shown import NOTE
from firmware.table.table import BEGIN, Table
from firmware.text import phrases

_MOST = const(16)  # cards of the person's at which it is worth a look whether they all go up
_FEWEST = const(3)  # moves that are worth an offer


class RunUpTable(Table):
    """offer: whether OK lets all go up; can_finish() says whether it can."""

    def __init__(self, app, session):
        Table.__init__(self, app, session)
        self._offered = False  # it was said
        self._running = False  # all goes up

    def finish(self):
        """Let all go up when the table is opened."""
        self._running = True
        self.cursor.held = -1
        self.state = BEGIN

    def _offer(self, said):
        if not self._offered and self.can_finish():
            self._offered = True
            if self.shown.kind != NOTE:
                self.say(said, NOTE)
                self.offer = True

    def press(self, action, now):
        """Answer a button: any but the two that hurry stops what runs."""
        if action != A.OK and action != A.TURN:
            self._running = False
        Table.press(self, action, now)

    def _press_in_turn(self, action, now):
        if self.offer and action == A.OK:
            self.finish()
            self._next(now)
        else:
            self.offer = False
            Table._press_in_turn(self, action, now)

    def _next(self, now):
        if self._running and self._at_next() >= 0:
            at = self._at_next()
            moves = self.session.game.moves
            self._mover_is_person = True
            self._play(moves[at], moves[at + 1], now)
        else:
            Table._next(self, now)

    def _at_next(self):
        # Where in game.moves the next of them is, -1 for none: what fits, else a card is turned up.
        return _next_of(self.session.game.moves, self.session.game.n)


class WonTable(RunUpTable):
    """The table of a game for two or three."""

    # room
    def __init__(self, app, session):
        RunUpTable.__init__(self, app, session)
        self._then = bytearray(SIZE)

    # room
    def can_finish(self):
        """Return whether the person has won once all that fits, and each card that is turned up, has gone up."""
        game = self.session.game
        pos = self._then
        pos[:] = game.pos
        turn = pos[TURN]
        own = COUNT + pile(pos, RESERVE)
        if pos[OVER] or pos[own] + pos[own + 1] + pos[own + 2] > _MOST:
            return False
        work = game.work
        n = game.n
        made = 0
        while not pos[OVER]:
            at = _next_of(work.moves, n)
            if at < 0:
                break
            apply(pos, work.moves[at], work.moves[at + 1])
            n = legal(pos, work)
            made += 1
        game.n = legal(game.pos, work)
        return made >= _FEWEST and pos[OVER] == turn + 1

    # room
    def _ready(self):
        RunUpTable._ready(self)
        self._offer(phrases.by_keys(text.words.ALL_GOES_UP))


def _next_of(moves, n):
    # Where among n moves one to a foundation is, else one that turns up a card, else -1.
    found = -1
    for i in range(0, 2 * n, 2):
        if moves[i + 1] == FOUNDATION:
            return i
        if moves[i] == HAND or moves[i + 1] == RESERVE:
            found = i
    return found
