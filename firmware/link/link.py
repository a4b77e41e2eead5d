"""One end of a game that two apps play over a cable.

Both ends hold the deal and the log, and repeatedly report how far they are; the end that is ahead resends the next
move until it is acknowledged. So no line has to arrive, and a line that arrives twice, late or after a reset is
either harmless or ignored.

A Link is built of layers, each a class that the next one inherits from: transport.py opens the cable, undo_sync.py
undoes moves at both ends, move_sync.py sends a move, state_sync.py keeps both ends in step, offers.py agrees on a game
and starts it.
"""

from engine.const import const
from firmware.link.messages import (
    ACCEPT, DECLINE, MESSAGE_SIZES, MOVE, OFFER, OTHER_VERSION, PROTOCOL_VERSION, STATUS, read_u30
)
from firmware.link.offers import Offers

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App

POLL_MS = const(10)  # between two reads of the cable
MAX_READ_BYTES = const(256)  # bytes handled in one tick


class Link(Offers):
    """The end of a cable as the app sees it: runs the layers and gives each message to the one that handles it."""

    def __init__(self, app: "App") -> None:
        Offers.__init__(self, app)
        self._forget()

    def tick(self, now: int) -> None:
        """Handle what has come in, and send what is due."""
        app = self.app
        session = self.session
        if session and app.session is not session and not self._negotiating:
            self.leave()
            return
        if self._last_sent < 0:
            self._last_sent = self._last_heard = now
        if self._offer_sent < 0:
            self._offer_sent = self._offer_heard = now
        self._read(now)
        if self.cable is None:
            return
        if self.session:
            self._tick_game(now)
        if self._negotiating or self.peer_offer:
            self._tick_offers(now)

    def wait(self, ms: int) -> int:
        """Return how many ms the app may wait, given how many it wants to (-1: until a button is pressed)."""
        return POLL_MS if ms < 0 or ms > POLL_MS else ms

    def _read(self, now: int) -> None:
        lines = self._parser
        got = self._read_buffer
        left = MAX_READ_BYTES
        while left > 0 and self.cable is not None:
            n = self.cable.read(got)
            if not n:
                break
            left -= n
            for i in range(n):
                if lines.feed(got[i]):
                    self._handle_message(lines.data, lines.n, now)

    def _handle_message(self, data: bytearray, n: int, now: int) -> None:
        if data[0] != PROTOCOL_VERSION:
            if self._negotiating and not self.peer_offer:
                self.notice = OTHER_VERSION
            return
        kind = data[1] if n > 1 else 0
        if not OFFER <= kind <= MOVE or n != MESSAGE_SIZES[kind]:
            return
        id = read_u30(data, 2)
        if kind == OFFER:
            self._handle_offer(data, id, now)
        elif kind == ACCEPT:
            self._handle_accept(data, id, now)
        elif kind == DECLINE:
            self._handle_decline(data, id)
        else:
            theirs = self.peer_offer
            if self.accepted and theirs and id == theirs.remote.id and data[6] == 1 - theirs.seat:
                self._begin(theirs, self.resuming, now)
            mine = self.own_offer
            if mine and id == mine.remote.id and data[6] == 1 - mine.seat:
                self._begin(mine, False, now)  # The ACCEPT was lost, but the other end already plays.
            session = self.session
            if not session or id != session.remote.id or data[6] != 1 - session.seat:
                return  # It belongs to another game, or echoes what this end said.
            self._note_peer(now)
            if self.app.activity:
                return  # The game waits while a lesson or puzzle is on the screen.
            if kind == STATUS:
                self._handle_status(data, now)
            else:
                self._handle_move(data, now)
