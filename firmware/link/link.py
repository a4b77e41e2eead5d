"""Run one end of a game that two apps play over a cable.

Both ends hold the deal and the log, and repeatedly report their progress; the end that is ahead resends the next move
until it is acknowledged. So any line may be lost, and a line that arrives twice, late or after a reset is harmless or
ignored.
"""

from engine.const import const
from firmware.link.agreement import Agreement
from firmware.link.game_sync import GameSync
from firmware.link.messages import (
    ACCEPT, DECLINE, DECLINE_REASONS, MESSAGE_SIZES, MOVE, OFFER, OTHER_VERSION, PEER_LEFT, PROTOCOL_VERSION, STATUS,
    read_u30
)
from firmware.link.wire import Wire

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.app.remote_session import RemoteSession

POLL_MS = const(10)  # ms between two reads of the cable
MAX_READ_BYTES = const(256)  # bytes handled in one tick


class Link:
    """The end of a cable as the app sees it: it reads messages, and passes each to the part that handles it.

    wire: the cable
    agreement: the Agreement of both ends before a game
    game: the GameSync of the game in play, or None
    """

    def __init__(self, app: "App") -> None:
        self.app = app
        self.wire = Wire(app)
        self.agreement = Agreement(app, self.wire)
        self.game: "GameSync | None" = None

    def play(self, session: "RemoteSession") -> "GameSync":
        """Play a game over the cable, from its current position; return its GameSync."""
        game = self.game
        if game and game.session is session:
            game.resume()
        else:
            game = self.game = GameSync(self.app, self.wire, session)
        self.agreement.end()
        self.agreement.plug(session)
        return game

    def leave(self) -> None:
        """Leave the game, and tell the other end."""
        if self.game and self.wire.cable is not None:
            self.agreement.send_decline(self.game.session.remote.id, PEER_LEFT)
        self.game = None
        if not self.agreement.is_sought:
            self.wire.unplug()

    def withdraw(self) -> None:
        """Stop offering a game, and ignore offers."""
        self.agreement.end()
        if not self.game:
            self.wire.unplug()

    def tick(self, now: int) -> None:
        """Handle the messages that have arrived, and send those that are due."""
        agreement = self.agreement
        if self.game:
            if self.app.session is not self.game.session and not agreement.is_sought:
                self.leave()
                return
            self.game.start_clock(now)
        agreement.start_clock(now)
        self._read(now)
        if self.wire.cable is None:
            return
        if self.game:
            self.game.tick(now)
        if agreement.is_sought or agreement.peer_offer:
            agreement.tick(now)

    def wait(self, ms: int) -> int:
        """Return how many ms the app may wait; ms: how many it wants to wait (-1: until a button is pressed)."""
        return POLL_MS if ms < 0 or ms > POLL_MS else ms

    def _read(self, now: int) -> None:
        wire = self.wire
        parser = wire.parser
        left = MAX_READ_BYTES
        while left > 0:
            n = wire.read()
            if not n:
                break
            left -= n
            for i in range(n):
                if parser.feed(wire.read_buffer[i]):
                    self._handle_message(parser.data, parser.n, now)

    def _handle_message(self, data: bytearray, n: int, now: int) -> None:
        agreement = self.agreement
        if data[0] != PROTOCOL_VERSION:
            if agreement.is_sought and not agreement.peer_offer:
                agreement.notice = OTHER_VERSION
            return
        kind = data[1] if n > 1 else 0
        if not OFFER <= kind <= MOVE or n != MESSAGE_SIZES[kind]:
            return
        id = read_u30(data, 2)
        game = self.game
        is_on = game is not None and id == game.session.remote.id
        if kind == OFFER:
            if not is_on:  # an offer of the current game is an echo, or the other end does not know about the game yet
                self._handle_offer(data, id, now)
        elif kind == ACCEPT:
            if not is_on:
                self._begin(agreement.handle_accept(data, id), False, now)
            elif game and not agreement.accepted:
                game.peer.status_due = True
        elif kind == DECLINE:
            self._handle_decline(id, data[6])
        else:
            self._handle_state(kind, data, id, now)

    def _handle_offer(self, data: bytearray, id: int, now: int) -> None:
        agreement = self.agreement
        session = self.game.session if self.game else None
        if session and not session.is_over() and not agreement.is_sought:
            if data[29] == data[30] == 0:
                agreement.send_offer(session, session.game.ply + 1)  # an end that has lost the game can resume it
            return
        self._begin(agreement.handle_offer(data, id, now), False, now)

    def _handle_decline(self, id: int, why: int) -> None:
        game = self.game
        if why == PEER_LEFT:
            if game and id == game.session.remote.id:
                game.peer.has_left = game.peer.is_lost = True
                self.app.changed = True
        elif why < DECLINE_REASONS:
            self.agreement.handle_decline(id, why)

    def _handle_state(self, kind: int, data: bytearray, id: int, now: int) -> None:
        agreement = self.agreement
        begun = agreement.game_begun(id, data[6])
        self._begin(begun, begun is agreement.peer_offer and agreement.resuming, now)
        game = self.game
        if not game or id != game.session.remote.id or data[6] != 1 - game.session.seat:
            return  # the message belongs to another game, or is an echo
        game.hear_peer(now)
        if self.app.activity:
            return  # the game waits while a lesson or puzzle is on the screen
        if kind == STATUS:
            game.handle_status(data, now)
        elif game.handle_move(data, now) and agreement.is_sought:
            self.withdraw()  # the current game continues, so no next one is offered

    def _begin(self, session: "RemoteSession | None", resuming: bool, now: int) -> None:
        if session:
            self.app.begin(session)
            game = self.play(session)
            game.takes_own_moves = resuming
            game.hear_peer(now)
