# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The table of a game by cable: the other's moves come from there, and what is taken back is asked for first.

That of stop play is in far_stop.py, whose code a board has no room for where it is not played.
"""

from engine.game import STOPPED, WRONG
from engine.position import ABANDON, TURN
from engine.verdict import judge
from firmware import text
from firmware.draw.shown import NOTE
from firmware.link import linked
from firmware.table.table import AT_ONCE, PLAY, SHOWN_AFTER, SPEEDS, THINK, WRAP_MS, Table
from firmware.text.refusals import cannot_undo

# How the cable is: places in text.words.CABLE_IS.
FINE, LOST, LEFT, DIFFERS, NONE = range(5)


class Far:
    """What is otherwise where the opponent is a Remote. kind: the table that it is beside that; cable: how it is."""

    kind = None

    def __init__(self, app, session):
        self.link = linked(app)
        self.link.play(session)
        self.cable = FINE
        self._seen = -1  # the ply that was drawn last while the other was to move
        self.kind.__init__(self, app, session)

    def tick(self, now):
        self._look_at_cable()
        session = self.session
        state = self.state
        if self.link.asked and (state == PLAY or state == THINK):
            self.app.show("asks_back", self.session.game.ply - self.link.back_to)
            return -1
        if state == THINK and not (session.remote.ready and session.remote.number == session.game.ply):
            if session.game.ply != self._seen:
                self._seen = session.game.ply
                self._change()  # what went at once is to be seen while the other ponders
            if not self.status and now - self._asked & WRAP_MS >= SHOWN_AFTER:
                self.say(text.words.CABLE_IS[self.cable], NOTE)
            return -1
        return self.kind.tick(self, now)

    def _look_at_cable(self):
        link = self.link
        if not link.on:
            cable = NONE
        elif link.differs:
            cable = DIFFERS
        elif link.lost:
            cable = LEFT if link.left else LOST
        else:
            cable = FINE
        if cable != self.cable:
            self.cable = cable
            if self.state == PLAY or self.state == THINK:
                self.say(text.words.CABLE_IS[cable] if cable else text.words.CABLE_AGAIN, NOTE)

    def undo(self):
        """Ask the other whether the last move may be taken back, or say why it cannot be."""
        if not self.session.can_undo():
            self.say(cannot_undo(self.session), NOTE)
        elif self.cable:
            self.say(text.words.CABLE_IS[self.cable], NOTE)
        else:
            self.link.ask()
            self.say(text.words.ASKED_BACK, NOTE)

    # thinks
    def hint(self):
        """There is none against a person."""
        self.say(text.words.NO_HINT, NOTE)

    # What the Link calls

    def take_back(self, now):
        """The other agreed, and the move is back."""
        self.set_back(now)
        self.say(text.words.TAKEN_BACK, NOTE)

    def refuse_undo(self):
        """The other did not agree."""
        self.say(text.words.NOT_TAKEN_BACK, NOTE)

    def set_back(self, now):
        """The game is at another ply."""
        shown = self.shown
        shown.came = shown.last = shown.cheer = -1
        self.cursor.held = -1
        self._near = 0
        self._mark = 0
        self._thinking = False
        self._mover_is_person = self.session.persons_turn()
        self._change()
        self._next(now)

    # The other's moves

    def _choose(self, now):
        # What is not shown as a card on its way is done at once.
        remote = self.session.remote
        if remote.src == ABANDON:
            turn = self.session.game.pos[TURN]
            self.session.abandon()
            self.app.moved(self.session, turn)
            self._next(now)
        elif remote.flags & STOPPED:
            self._since = now
            self._stop(judge(self.session.game.pos, remote.src, remote.dst, self.session.game.work),
                       remote.src, remote.dst)
        else:
            self.kind._choose(self, now)

    def _speed(self):
        if self.session.remote.hurry and not self._mover_is_person:
            return SPEEDS[AT_ONCE]
        return self.kind._speed(self)

    def _begin(self, opponent):
        self._mark = opponent.flags & WRONG
        return True

    def _heading(self):
        return text.words.CABLE_HEADS[self.cable] if self.cable else self.kind._heading(self)


class FarTable(Far, Table):
    """In assisted play."""

    kind = Table
