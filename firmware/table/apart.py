# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Lessons, puzzles and turns tried again: play apart from the match, which waits and is not saved anew."""

from engine.dealing import rules_name
from engine.game import Game
from engine.position import OVER, PLAYERS, RULES
from engine.rules import rule_set_by_id
from firmware import text
from firmware.app import events
from firmware.app.session import BY_THE_RULES, Session
from firmware.draw.shown import LABEL, NOTE
from firmware.table.assisted import Assisted
from firmware.table.mode import Mode
from firmware.table.states import BEGIN, PLAY
from firmware.table.table import Table
from firmware.text import phrases
from firmware.text.refusals import cannot_undo

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware.app.app import App
    from firmware.table.walk import Walk


class Begun(Session):
    """A Session that begins at a position (bytes of engine.position.SIZE) and is never saved.

    It has no opponents before restart() seats them, because most such sessions need none.
    """

    def __init__(self, pos: bytearray, seat: int = 0) -> None:
        self.pos = pos
        Session.__init__(self, rules_name(pos), "easy", 0, BY_THE_RULES, 1)
        self.seat = seat

    def _deal(self, seed: int, starter: int) -> None:
        self.seed = seed
        self.game = Game(self.pos)
        self.players = self.pos[PLAYERS]
        self.low = rule_set_by_id(self.pos[RULES]).low
        self.opponents = []


def show_me(table: "Table", src: int, dst: int) -> None:
    """Show a move on the table, as the answer to "Show me" in a lesson or a puzzle."""
    session = table.session
    how = phrases.held(session.game.pos, src, dst, session.reader, False)
    table.show_move(src, dst, text.learn().LESSON_SHOWS.format(how))


class Apart:
    """What App.begin_apart puts on the screen while the match waits.

    table: its screen, a Table or a Walk; plays: whether the person plays there; menu: the name of its menu; waiting:
    the table of the match.
    """

    menu = ""
    plays = True
    waiting: "Table"
    app: "App"
    session: "Session"
    table: "Table | Walk"

    def reword(self) -> None:
        """Say everything once more, because the language has changed."""
        self.table.reword()

    def leave(self) -> None:
        """Give the screen back to the match."""
        self.app.table = self.waiting
        self.app.apart = None


class Attempt(Apart, Mode):
    """One turn from a position, which the person may play freely and as often as they like.

    It is over when a hidden card is turned up, when the turn or the game ends, or when the aim is reached. A subclass
    defines, beside `menu`: `aim`, the sentence that is said first; `brief`, the same as a heading; `reached()`; and
    `over(reached)`, which shows the next screen and is called once for each end. pos: the position; seat: the player in
    it whose part the person takes.
    """

    table: "Table"
    aim = ""
    brief = ""
    over: "Callable[[bool], None]"

    def __init__(self, app: "App", pos: bytearray, seat: int = 0) -> None:
        Mode.__init__(self, Assisted())
        Table(app, Begun(pos, seat), self)

    def reached(self) -> bool:
        """Return whether the aim is reached."""
        return False

    def is_over(self) -> bool:
        """Return whether this attempt is over."""
        game = self.session.game
        return game.ply > 0 and (game.floor > 0 or game.pos[OVER] != 0 or self.reached())

    def undo(self) -> None:
        """Undo the last move, even if it ended the attempt."""
        ply = self.session.game.ply
        if ply:
            self._back_to(ply - 1, text.words.TAKEN_BACK)
            self.app.tell(events.UNDONE, self.session)
        else:
            self.table.tell(cannot_undo(self.session))
            self.app.go(self.table)

    def _back_to(self, ply: int, said: str) -> None:
        table = self.table
        self.session.game.rewind(ply)
        table.cursor.put_down()
        table.near = 0
        table.shown.came = table.shown.last = -1
        table.mode.ready()
        table.say(said, NOTE)
        self.app.go(table)

    def reword(self) -> None:
        Apart.reword(self)
        if self.table.state == PLAY and not self.session.game.ply:
            self.table.say(self.aim, NOTE)

    def ready(self) -> None:
        self.under.ready()
        if not self.session.game.ply:
            self.table.say(self.aim, NOTE)

    def turn_heading(self) -> str:
        return self.brief

    def next(self, now: int) -> None:
        if not self.is_over():
            self.under.next(now)
            return
        table = self.table
        table.state = BEGIN
        table.say("", LABEL)
        table.change()
        self.over(self.reached())
