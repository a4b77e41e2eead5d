# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""A game of two apps with a cable between them: what the package says, from one end.

Both ends hold the deal and the log and say ever again how far they are; who is ahead sends the next move. So nothing
need arrive, and whatever comes twice, late or after a reset finds both where they were, or is passed over.

A Link is made of layers, each of which knows those below it: end.py the cable, back.py what is taken back, moves.py a
move, progress.py how far the game is, offers.py how one begins. Each is a class that the next one inherits from.
"""

from engine.const import const
from firmware.link.messages import ACCEPT, DECLINE, MOVE, OFFER, OTHER_VERSION, SIZES, STATUS, VERSION, four
from firmware.link.offers import Offers

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from firmware.app.app import App

LOOK_MS = const(10)  # from one look at the cable to the next
MOST_AT_ONCE = const(256)  # bytes taken in one look


class Link(Offers):
    """What the app has of it: time, and which layer takes what came."""

    def __init__(self, app: "App") -> None:
        Offers.__init__(self, app)
        self._forget()

    def tick(self, now: int) -> None:
        """Hear what came and say what is due."""
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
        """Return for how long the app may wait that would wait for so many ms, -1 for a button."""
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
                self._begin(theirs, self.going_on, now)
            mine = self.mine
            if mine and id == mine.remote.id and data[6] == 1 - mine.seat:
                self._begin(mine, False, now)  # the yes itself was lost
            session = self.session
            if not session or id != session.remote.id or data[6] != 1 - session.seat:
                return  # another game, or the echo of what this end says
            self._hear(now)
            if self.app.apart:
                return  # the game waits
            if kind == STATUS:
                self._take_status(data, now)
            else:
                self._take_move(data, now)
