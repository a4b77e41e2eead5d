# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Tables apart from the match, which waits: a lesson, a puzzle, a turn that is tried again. No game is saved there."""

from engine.dealing import rules_name
from engine.game import Game
from engine.position import OVER, PLAYERS, RULES
from engine.rules import rule_set_by_id
from firmware import text
from firmware.app import events
from firmware.app.session import BY_THE_RULES, Session
from firmware.draw.shown import LABEL, NOTE
from firmware.table.table import BEGIN, Table
from firmware.text import phrases
from firmware.text.refusals import cannot_undo


class Begun(Session):
    """A Session that begins at a position (bytes of engine.position.SIZE), nobody's in a store; no opponents are seated
    before it is restarted: nothing is dealt that is not played."""

    def __init__(self, pos, seat=0):
        self.pos = pos
        Session.__init__(self, rules_name(pos), "easy", 0, BY_THE_RULES, 1)
        self.seat = seat

    def _deal(self, seed, begins):
        self.seed = seed
        self.game = Game(self.pos)
        self.players = self.pos[PLAYERS]
        self.low = rule_set_by_id(self.pos[RULES]).low
        self.opponents = []


def show_me(table, src, dst):
    """Answer `Show me` in a lesson or a puzzle with a move."""
    session = table.session
    how = phrases.held(session.game.pos, src, dst, session.reader, False)
    table.show_move(src, dst, text.words.LESSON_SHOWS.format(how))


class Apart:
    """What makes a table one apart. App.begin_apart opens it. menu: the name of its menu; waiting: the table of
    the match."""

    menu = ""
    waiting = None

    def leave(self):
        """Give the table back to the match."""
        self.app.table = self.waiting
        self.app.lesson = None


class Attempt(Apart, Table):
    """One turn from a position, played freely and as often as one likes. It is over when a hidden card comes up, when
    the turn or the game ends, or when what was asked for is reached; Table's cursor, words and moves are as ever.

    A kind of attempt has, beside `menu`: `aim`, the sentence said first; `brief`, the same as a heading; `reached()`,
    whether what is asked for is there; `over(reached)`, which shows what comes then, and is called once each time.
    pos: the position, seat: whose turn in it is the person's.
    """

    kind = Table
    aim = ""
    brief = ""

    def __init__(self, app, pos, seat=0):
        self.start = bytes(pos)
        Table.__init__(self, app, Begun(pos, seat))

    def reached(self):
        """Return whether what is asked for is there."""
        return False

    def is_over(self):
        """Return whether there is nothing more to play in this attempt."""
        game = self.session.game
        return game.ply > 0 and (game.floor > 0 or game.pos[OVER] != 0 or self.reached())

    def again(self):
        """Begin the turn again."""
        self._back_to(0, self.aim)

    def take_back(self):
        """Take the last move back, also the one that ended the attempt."""
        ply = self.session.game.ply
        if ply:
            self._back_to(ply - 1, text.words.TAKEN_BACK)
            self.app.tell(events.UNDONE, self.session)
        else:
            self.tell(cannot_undo(self.session))
            self.app.go(self)

    undo = take_back

    def _back_to(self, ply, said):
        self.session.game.rewind(ply)
        self.cursor.put_down()
        self._near = 0
        self.shown.came = self.shown.last = -1
        self._ready()
        self.say(said, NOTE)
        self.app.go(self)

    def _ready(self):
        Table._ready(self)
        if not self.session.game.ply:
            self.say(self.aim, NOTE)

    def _change(self):
        Table._change(self)
        self._whose = self.brief

    def _next(self, now):
        if not self.is_over():
            Table._next(self, now)
            return
        self.state = BEGIN
        self.say("", LABEL)
        self._change()
        self.over(self.reached())
