# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""One end of a game that two apps play over a cable.

Both ends hold the deal and the log, and repeatedly report how far they are; the end that is ahead resends the next
move until it is acknowledged. So no line has to arrive, and a line that arrives twice, late or after a reset is
either harmless or ignored.

A Link is built of layers, each a class that the next one inherits from: end.py opens the cable, back.py undoes moves
at both ends, moves.py sends a move, progress.py keeps both ends in step, offers.py agrees on a game and starts it.
"""

from engine.const import const
from firmware.link.messages import ACCEPT, DECLINE, MOVE, OFFER, OTHER_VERSION, SIZES, STATUS, VERSION, four
from firmware.link.offers import Offers

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App

LOOK_MS = const(10)  # between two reads of the cable
MOST_AT_ONCE = const(256)  # bytes handled in one tick


class Link(Offers):
    """The end of a cable as the app sees it: runs the layers and gives each message to the one that handles it."""

    def __init__(self, app: "App") -> None:
        Offers.__init__(self, app)
        self._forget()

    def tick(self, now: int) -> None:
        """Handle what has come in, and send what is due."""
        app = self.app
        session = self.session
        if session and app.session is not session and not self._waits:
            self.leave()
            return
        if self._spoke < 0:
            self._spoke = self._heard = now
        if self._called < 0:
            self._called = self._offered = now
        self._read(now)
        if self.wire is None:
            return
        if self.session:
            self._play_on(now)
        if self._waits or self.theirs:
            self._offer_on(now)

    def wait(self, ms: int) -> int:
        """Return how many ms the app may wait, given how many it wants to (-1: until a button is pressed)."""
        return LOOK_MS if ms < 0 or ms > LOOK_MS else ms

    def _read(self, now: int) -> None:
        lines = self._lines
        got = self._got
        left = MOST_AT_ONCE
        while left > 0 and self.wire is not None:
            n = self.wire.read(got)
            if not n:
                break
            left -= n
            for i in range(n):
                if lines.take(got[i]):
                    self._take(lines.data, lines.n, now)

    def _take(self, data: bytearray, n: int, now: int) -> None:
        if data[0] != VERSION:
            if self._waits and not self.theirs:
                self.said = OTHER_VERSION
            return
        kind = data[1] if n > 1 else 0
        if not OFFER <= kind <= MOVE or n != SIZES[kind]:
            return
        id = four(data, 2)
        if kind == OFFER:
            self._take_offer(data, id, now)
        elif kind == ACCEPT:
            self._take_yes(data, id, now)
        elif kind == DECLINE:
            self._take_no(data, id)
        else:
            theirs = self.theirs
            if self.agreed and theirs and id == theirs.remote.id and data[6] == 1 - theirs.seat:
                self._begin(theirs, self.resuming, now)
            mine = self.mine
            if mine and id == mine.remote.id and data[6] == 1 - mine.seat:
                self._begin(mine, False, now)  # The ACCEPT was lost, but the other end already plays.
            session = self.session
            if not session or id != session.remote.id or data[6] != 1 - session.seat:
                return  # It belongs to another game, or echoes what this end said.
            self._hear(now)
            if self.app.apart:
                return  # The game waits while a lesson or puzzle is on the screen.
            if kind == STATUS:
                self._take_status(data, now)
            else:
                self._take_move(data, now)
