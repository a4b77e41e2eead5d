"""The layer of a Link that agrees on a game: one end offers, the other accepts; it also starts and leaves one."""

from engine.const import const
from engine.rules import rule_set
from firmware.app.remote_session import GAME_ID_LIMIT, RemoteOpponent, RemoteSession
from firmware.app.save_format.packing import deal_checksum, pack_rules, unpack_rules
from firmware.app.session import STARTER_BY_RULES
from firmware.link.messages import (
    ACCEPT, DECLINE, DECLINE_REASONS, MASK_30, NO_CABLE, OFFER, OTHER_DEAL, PEER_LEFT, PLAYER_DECLINED, TOO_LARGE,
    UNKNOWN_GAME, read_u16, read_u30, write_number
)
from firmware.link.state_sync import PEER_LOST_MS, RESEND_MS, StateSync

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App

LISTEN_MS = const(1200)  # of listening before the first offer: an end that waits already sends one within this time
OFFER_MS = const(700)  # between two offers


class Offers(StateSync):
    """Agreeing on a game.

    resuming: whether the offered game is one that the other end already plays
    has_offered: whether this end has sent an offer yet
    notice: an index into CABLE_ANSWERS of the menus' words, or -1
    """

    def __init__(self, app: "App") -> None:
        StateSync.__init__(self, app)
        self.resuming = False
        self.notice = -1
        self.has_offered = False
        self._declined_id = -1  # the game that was declined last
        self._declined_why = PLAYER_DECLINED
        self._offer_heard = 0  # when the other end's offer was last heard
        self._offer_sent = 0  # when this end last sent an offer or an ACCEPT; -1: not yet

    def offer(self, session: "RemoteSession") -> None:
        """Offer a game, unless the other end offers one first."""
        self.own_offer = session
        self.peer_offer = None
        self.accepted = False
        self.notice = -1
        self._negotiating = True
        self.has_offered = False
        self._declined_id = -1
        self._offer_sent = -1
        if not self.plug(session.remote.cable):
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

    def play(self, session: "RemoteSession") -> None:
        """Play a game over the cable, from where it stands."""
        if session is not self.session:
            self._forget()
        self.session = session
        self.own_offer = self.peer_offer = None
        self.accepted = self._negotiating = False
        self._last_sent = -1
        self.seen_ply = session.game.ply
        self._seen_epoch = session.remote.epoch
        if not self.plug(session.remote.cable):
            self.notice = NO_CABLE

    def leave(self) -> None:
        """Leave the game, and tell the other end."""
        if self.session and self.cable is not None:
            self._send_decline(self.session.remote.id, PEER_LEFT)
        self.session = None  # type: ignore[assignment]
        self.listener = None
        if not self._negotiating:
            self.unplug()

    def _tick_offers(self, now: int) -> None:
        since = self._since(self._offer_sent, now)
        if self.peer_offer:
            if self._since(self._offer_heard, now) >= PEER_LOST_MS:
                self.peer_offer = None
                self.accepted = False
                self.app.changed = True
            elif self.accepted and since >= RESEND_MS:
                self._send_accept(self.peer_offer)
                self._offer_sent = now
        elif self.own_offer and since >= (OFFER_MS if self.has_offered else LISTEN_MS):
            self.has_offered = True
            self._send_offer(self.own_offer, 0)
            self._offer_sent = now

    def _send_offer(self, session: "RemoteSession", ply: int) -> None:
        m = self._message
        remote = session.remote
        write_number(m, 2, 4, remote.id)
        m[6] = session.seat
        m[7:12] = pack_rules(session.rules)
        m[12:18] = session.seed.to_bytes(6, "little")
        m[18] = 1 if session.stop_play else 0
        write_number(m, 19, 2, session.target)
        write_number(m, 21, 2, session.score[0])
        write_number(m, 23, 2, session.score[1])
        write_number(m, 25, 4, deal_checksum(session.game.base) & MASK_30)
        write_number(m, 29, 2, ply)
        self._send(OFFER)

    def _send_accept(self, session: "RemoteSession") -> None:
        write_number(self._message, 2, 4, session.remote.id)
        write_number(self._message, 6, 4, deal_checksum(session.game.base) & MASK_30)
        self._send(ACCEPT)

    def _send_decline(self, id: int, why: int) -> None:
        write_number(self._message, 2, 4, id)
        self._message[6] = why
        self._send(DECLINE)

    def _decline_game(self, id: int, why: int) -> None:
        self._declined_id = id
        self._declined_why = why
        self._send_decline(id, why)

    def _handle_offer(self, data: bytearray, id: int, now: int) -> None:
        session = self.session
        mine = self.own_offer
        if session and id == session.remote.id:
            return  # The game is on already: an echo, or the other end does not know yet.
        if mine and id == mine.remote.id:
            if data[6] == 1 - mine.seat:
                self._begin_if_accepted(mine, read_u30(data, 25), now)  # Both ends offer the same game.
            return
        if session and not session.is_over() and not self._negotiating:
            if data[29] == data[30] == 0:
                self._send_offer(session, session.game.ply + 1)  # An end that has lost the game can resume it.
            return
        resuming = data[29] or data[30]
        if id == self._declined_id:
            # The DECLINE was lost. Until the other end hears it, it keeps offering, and may ignore this end's offer.
            self._send_decline(id, self._declined_why)
            return
        if self.accepted or self.peer_offer and id != self.peer_offer.remote.id and not resuming:
            return
        if mine and self.has_offered and not resuming and id > mine.remote.id:
            return  # Both ends offer: the lower number wins.
        if self.peer_offer and id == self.peer_offer.remote.id:
            self._offer_heard = now
            return
        why, offered = _read_offer(self.app, self.cable_kind, data, id)
        if offered is None:
            self._decline_game(id, why)
            self.notice = why
        else:
            self._offer_heard = now
            self.peer_offer = offered
            self.resuming = resuming != 0
            self.notice = -1
        self.app.changed = True

    def _handle_accept(self, data: bytearray, id: int, now: int) -> None:
        mine = self.own_offer
        session = self.session
        if session and id == session.remote.id:
            if not self.accepted:
                self._status_due = True
        elif mine and id == mine.remote.id:
            self._begin_if_accepted(mine, read_u30(data, 6), now)

    def _begin_if_accepted(self, mine: "RemoteSession", deal: int, now: int) -> None:
        if deal_checksum(mine.game.base) & MASK_30 == deal:
            self._begin(mine, False, now)

    def _handle_decline(self, data: bytearray, id: int) -> None:
        why = data[6]
        if why >= DECLINE_REASONS:
            return
        session = self.session
        if why == PEER_LEFT:
            if session and id == session.remote.id:
                self.peer_left = True
                self.peer_lost = True
        elif self.own_offer and id == self.own_offer.remote.id:
            self.notice = why
            self.own_offer = None
        else:
            return
        self.app.changed = True

    def _begin(self, session: "RemoteSession", resuming: bool, now: int) -> None:
        self.app.begin(session)
        self.play(session)
        self._takes_own_moves = resuming
        self._note_peer(now)


def _read_offer(app: "App", cable: int, data: bytearray, id: int) -> "tuple[int, RemoteSession | None]":
    # Return 0 and the offered game as this end sees it, or the reason to decline it and None.
    seat = data[6]
    target = read_u16(data, 19)
    score = [read_u16(data, 23), read_u16(data, 21)]
    try:
        rules = unpack_rules(data[7:12])
        seed = int.from_bytes(bytes(data[12:18]), "little")
        session = RemoteSession(rules, app.level_with_strength(rules), seed, STARTER_BY_RULES, target, data[18] == 1,
                          RemoteOpponent(id, cable))
    except ValueError:
        return UNKNOWN_GAME, None
    if id >= GAME_ID_LIMIT or seat > 1 or data[18] > 1 or not 0 < target or max(score) >= target:
        return UNKNOWN_GAME, None
    if session.stop_play and not rule_set(rules).has_stop_play():
        return UNKNOWN_GAME, None
    if app.too_large(rules):
        return TOO_LARGE, None
    if deal_checksum(session.game.base) & MASK_30 != read_u30(data, 25):
        return OTHER_DEAL, None
    session.seat = 1 - seat
    session.score = score
    return 0, session
