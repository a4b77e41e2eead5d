# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The table of a patience: it may come to a dead end, and once nothing is hidden all cards run up by themselves."""

from engine.moves import HAND
from engine.position import COUNT, FACE_DOWN, FOUNDATION, HOUSES, OVER, TOP, UNDER, WASTE
from firmware import text
from firmware.app import actions as A
from firmware.draw.shown import LABEL, NOTE, STUCK
from firmware.table.table import BEGIN, Table


class PatienceTable(Table):
    """The table of a patience. offer: whether OK runs all cards up."""

    def __init__(self, app, session):
        Table.__init__(self, app, session)
        self._offered = False  # all can run up: it was said
        self._running = False  # all run up

    def can_finish(self):
        """Return whether no house hides a card any more, so that all can run up."""
        pos = self.session.game.pos
        if pos[OVER]:
            return False
        for house in range(1, pos[HOUSES] + 1):
            card = pos[TOP + house]
            for _ in range(pos[COUNT + house]):
                if card & FACE_DOWN:
                    return False
                card = pos[UNDER + card]
        return True

    def finish(self):
        """Run all cards up, none of which is hidden any more, when the table is opened."""
        self._running = True
        self.cursor.held = -1
        self.state = BEGIN

    def _ready(self):
        Table._ready(self)
        if _goes_round(self.session.game) and self.shown.kind != NOTE:
            self._say(text.words.GOES_ROUND, NOTE)
        if not self._offered and self.can_finish():
            self._offered = True
            if self.shown.kind != NOTE:
                self._say(text.words.ALL_RUN_UP, NOTE)
                self.offer = True

    def _press_in_turn(self, action, now):
        warned = self._warned
        if self.offer and action == A.OK:
            self.finish()
            self._next(now)
        elif self.cursor.n or action == A.BACK:
            self.offer = False
            Table._press_in_turn(self, action, now)
        elif action == A.OK:
            self._give_up(warned, now)
        else:
            self._describe()

    def _give_up(self, warned, now):
        if warned:
            self.session.abandon()
            self.app.moved(self.session, 0)
            self._next(now)
        else:
            self._say(text.words.NO_MOVE_GIVE_UP, NOTE)
            self._warned = True

    def _describe(self):
        if self.cursor.n:
            Table._describe(self)
        else:
            self.shown.what = STUCK
            self._say(text.words.NO_MOVE, LABEL)

    def _next(self, now):
        game = self.session.game
        if self._running and game.n and not _goes_round(game):
            self._run(now)
        else:
            Table._next(self, now)

    def _run(self, now):
        # All cards up, one by one; what a foundation wants next lies open or comes out of the hand.
        game = self.session.game
        moves = game.moves
        at = 0
        for i in range(0, 2 * game.n, 2):
            if moves[i] == HAND or moves[i + 1] == FOUNDATION:
                at = i
                if moves[i + 1] == FOUNDATION:
                    break
        self._mover_is_person = True
        self._play(moves[at], moves[at + 1], now)


def _goes_round(game):
    # Whether the stock has just been turned over a second time, and in between nothing else was done.
    n = game.pos[COUNT + HAND]
    if game.pos[COUNT + WASTE] or not n or game.ply < 2 * n + 2:
        return False
    for i in range(game.ply - 2 * n - 2, game.ply):
        if game.log[2 * i] != HAND:
            return False
    return True
