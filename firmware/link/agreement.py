"""Agree on a game: one end offers it, the other accepts."""

from engine.const import const
from engine.rules import rule_set
from firmware.app.clock import CLOCK_MASK
from firmware.app.remote_session import RemoteSession
from firmware.app.save_format.packing import pack_rules
from firmware.app.save_format.unpacking import unpack_rules
from firmware.app.session import STARTER_BY_RULES
from firmware.link.game_sync import RESEND_MS
from firmware.link.messages import (
    ACCEPT, DECLINE, MASK_30, NO_CABLE, OFFER, OTHER_DEAL, PLAYER_DECLINED, TOO_LARGE, UNKNOWN_GAME, read_u16, read_u30,
    write_number
)
from firmware.link.peer import PEER_LOST_MS

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.link.wire import Wire

LISTEN_MS = const(1200)  # ms of listening before the first offer; an end that already waits sends one within this time
OFFER_MS = const(700)  # ms between two offers


class Agreement:
    """The negotiation of both ends before a game.

    is_sought: whether this end is agreeing on a game
    own_offer: the game that this end offers, or None
    peer_offer: the game that the other end offers and that waits for an answer, or None
    accepted: whether this end has accepted that offer
    resuming: whether the other end already plays the offered game
    has_offered: whether this end has sent an offer yet
    notice: an index into text.cable().CABLE_ANSWERS, or -1
    """

    def __init__(self, app: "App", wire: "Wire") -> None:
        self.app = app
        self.wire = wire
        self.resuming = False
        self.notice = -1
        self.has_offered = False
        self._declined_id = -1  # the number of the game that was declined last
        self._declined_why = PLAYER_DECLINED
        self._offer_heard = 0  # when the other end's offer last arrived
        self._offer_sent = 0  # when this end last sent an offer or an ACCEPT; -1: not yet
        self.end()

    def end(self) -> None:
        """Stop offering, and ignore offers."""
        self.own_offer: "RemoteSession | None" = None
        self.peer_offer: "RemoteSession | None" = None
        self.accepted = self.is_sought = False

    def offer(self, session: "RemoteSession") -> None:
        """Offer a game, unless the other end offers one first."""
        self.end()
        self.own_offer = session
        self.is_sought = True
        self.notice = -1
        self.has_offered = False
        self._declined_id = -1
        self._offer_sent = -1
        self.plug(session)

    def plug(self, session: "RemoteSession") -> None:
        """Open the cable of a game, or leave a notice that there is none."""
        if not self.wire.plug(session.remote.cable):
            self.notice = NO_CABLE

    def accept(self) -> None:
        """Accept the other end's offer."""
        self.accepted = True
        self.notice = -1
        self._offer_sent = -1

    def decline(self) -> None:
        """Decline the other end's offer."""
        if self.peer_offer:
            self._decline_game(self.peer_offer.remote.id, PLAYER_DECLINED)
        self.peer_offer = None
        self.accepted = False

    def start_clock(self, now: int) -> None:
        """Start to measure time, unless that was done before."""
        if self._offer_sent < 0:
            self._offer_sent = self._offer_heard = now

    def tick(self, now: int) -> None:
        """Send the messages that are due."""
        since = now - self._offer_sent & CLOCK_MASK
        if self.peer_offer:
            if now - self._offer_heard & CLOCK_MASK >= PEER_LOST_MS:
                self.peer_offer = None
                self.accepted = False
                self.app.changed = True
            elif self.accepted and since >= RESEND_MS:
                self._send_accept(self.peer_offer)
                self._offer_sent = now
        elif self.own_offer and since >= (OFFER_MS if self.has_offered else LISTEN_MS):
            self.has_offered = True
            self.send_offer(self.own_offer, 0)
            self._offer_sent = now

    def send_offer(self, session: "RemoteSession", ply: int) -> None:
        """Offer a game; ply: 0, or the game's ply plus 1 if this end already plays it."""
        m = self.wire.message
        remote = session.remote
        write_number(m, 2, 4, remote.id)
        m[6] = session.seat
        write_number(m, 7, 5, pack_rules(session.rules))
        m[12:18] = session.seed.to_bytes(6, "little")
        m[18] = 1 if session.stop_play else 0
        write_number(m, 19, 2, session.target)
        write_number(m, 21, 2, session.score[0])
        write_number(m, 23, 2, session.score[1])
        write_number(m, 25, 4, session.start_checksum & MASK_30)
        write_number(m, 29, 2, ply)
        self.wire.send(OFFER)

    def _send_accept(self, session: "RemoteSession") -> None:
        write_number(self.wire.message, 2, 4, session.remote.id)
        write_number(self.wire.message, 6, 4, session.start_checksum & MASK_30)
        self.wire.send(ACCEPT)

    def send_decline(self, id: int, why: int) -> None:
        """Decline the game with this number, or leave it; why: one of DECLINE_REASONS."""
        write_number(self.wire.message, 2, 4, id)
        self.wire.message[6] = why
        self.wire.send(DECLINE)

    def _decline_game(self, id: int, why: int) -> None:
        self._declined_id = id
        self._declined_why = why
        self.send_decline(id, why)

    def handle_offer(self, data: bytearray, id: int, now: int) -> "RemoteSession | None":
        """Handle an OFFER of a game that is not in play here; return the game that begins with it, or None."""
        mine = self.own_offer
        if mine and id == mine.remote.id:
            # Both ends offer the same game.
            return mine if data[6] == 1 - mine.seat and _has_deal(mine, read_u30(data, 25)) else None
        resuming = data[29] or data[30]
        if id == self._declined_id:
            # The DECLINE was lost. Until the other end receives it, it keeps offering, and may ignore this end's offer.
            self.send_decline(id, self._declined_why)
            return None
        if self.accepted or self.peer_offer and id != self.peer_offer.remote.id and not resuming:
            return None
        if mine and self.has_offered and not resuming and id > mine.remote.id:
            return None  # both ends offer: the lower number wins
        if self.peer_offer and id == self.peer_offer.remote.id:
            self._offer_heard = now
            return None
        why, offered = _read_offer(self.app, self.wire.cable_kind, data, id)
        if offered is None:
            self._decline_game(id, why)
            self.notice = why
        else:
            self._offer_heard = now
            self.peer_offer = offered
            self.resuming = resuming != 0
            self.notice = -1
        self.app.changed = True
        return None

    def handle_accept(self, data: bytearray, id: int) -> "RemoteSession | None":
        """Handle an ACCEPT of a game that is not in play here; return the game that begins with it, or None."""
        mine = self.own_offer
        return mine if mine and id == mine.remote.id and _has_deal(mine, read_u30(data, 6)) else None

    def handle_decline(self, id: int, why: int) -> None:
        """Handle a DECLINE; why: one of DECLINE_REASONS."""
        if self.own_offer and id == self.own_offer.remote.id:
            self.notice = why
            self.own_offer = None
            self.app.changed = True

    def game_begun(self, id: int, seat: int) -> "RemoteSession | None":
        """Return the game that the other end already plays, in `seat`, if its ACCEPT may have been lost; else None."""
        theirs = self.peer_offer
        if self.accepted and theirs and id == theirs.remote.id and seat == 1 - theirs.seat:
            return theirs
        mine = self.own_offer
        return mine if mine and id == mine.remote.id and seat == 1 - mine.seat else None


def _has_deal(session: "RemoteSession", checksum: int) -> bool:
    return session.start_checksum & MASK_30 == checksum


def _read_offer(app: "App", cable: int, data: bytearray, id: int) -> "tuple[int, RemoteSession | None]":
    # Return 0 and the offered game as this end sees it, or the reason to decline it and None.
    seat = data[6]
    target = read_u16(data, 19)
    score = [read_u16(data, 23), read_u16(data, 21)]
    try:
        rules = unpack_rules(int.from_bytes(bytes(data[7:12]), "little"))
        seed = int.from_bytes(bytes(data[12:18]), "little")
        session = RemoteSession(rules, app.level_with_strength(rules), seed, STARTER_BY_RULES, target, data[18] == 1,
            id, cable)
    except ValueError:
        return UNKNOWN_GAME, None
    if seat > 1 or data[18] > 1 or not 0 < target or max(score) >= target:
        return UNKNOWN_GAME, None
    if session.stop_play and not rule_set(rules).has_stop_play():
        return UNKNOWN_GAME, None
    if app.too_large(rules):
        return TOO_LARGE, None
    if session.start_checksum & MASK_30 != read_u30(data, 25):
        return OTHER_DEAL, None
    session.seat = 1 - seat
    session.score = score
    return 0, session
