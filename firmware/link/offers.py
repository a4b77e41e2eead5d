# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The layer of a Link that agrees on a game: one end offers, the other accepts; it also starts and leaves one."""

from engine.const import const
from engine.rules import rule_set
from firmware.app.by_cable import IDS, ByCable, Remote
from firmware.app.save_format.numbers import dealt, rules_bytes, rules_of
from firmware.app.session import BY_THE_RULES
from firmware.link.messages import (
    ACCEPT,
    DECLINE,
    HAS_LEFT,
    LOW_30,
    NO_CABLE,
    OFFER,
    OTHER_DEAL,
    REASONS,
    SAID_NO,
    TOO_LARGE,
    UNKNOWN,
    four,
    put,
    two,
)
from firmware.link.progress import AGAIN_MS, LOST_MS, Progress

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App

LISTEN_MS = const(1200)  # of listening before the first offer: an end that waits already sends one within this time
OFFER_MS = const(700)  # between two offers


class Offers(Progress):
    """Agreeing on a game.

    resuming: whether the offered game is one that the other end already plays; offering: whether this end has sent an
    offer yet; said: an index into CABLE_SAYS of the menus' words, or -1.
    """

    def __init__(self, app: "App") -> None:
        Progress.__init__(self, app)
        self.resuming = False
        self.said = -1
        self.offering = False
        self._refused = -1  # the game that was declined last
        self._refused_why = SAID_NO
        self._offered = 0  # when the other end's offer was last heard
        self._called = 0  # when this end last sent an offer or an ACCEPT; -1: not yet

    def offer(self, session: "ByCable") -> None:
        """Offer a game, unless the other end offers one first."""
        self.mine = session
        self.theirs = None
        self.agreed = False
        self.said = -1
        self._waits = True
        self.offering = False
        self._refused = -1
        self._called = -1
        if not self.plug(session.remote.cable):
            self.said = NO_CABLE

    def accept(self) -> None:
        """Accept the other end's offer."""
        self.agreed = True
        self.said = -1
        self._called = -1

    def decline(self) -> None:
        """Decline the other end's offer."""
        if self.theirs:
            self._refuse(self.theirs.remote.id, SAID_NO)
        self.theirs = None
        self.agreed = False

    def play(self, session: "ByCable") -> None:
        """Play a game over the cable, from where it stands."""
        if session is not self.session:
            self._forget()
        self.session = session
        self.mine = self.theirs = None
        self.agreed = self._waits = False
        self._spoke = -1
        self.ply = session.game.ply
        self._epoch = session.remote.epoch
        if not self.plug(session.remote.cable):
            self.said = NO_CABLE

    def leave(self) -> None:
        """Leave the game, and tell the other end."""
        if self.session and self.wire is not None:
            self._decline(self.session.remote.id, HAS_LEFT)
        self.session = None  # type: ignore[assignment]
        if not self._waits:
            self.unplug()

    def _offer_on(self, now: int) -> None:
        since = self._since(self._called, now)
        if self.theirs:
            if self._since(self._offered, now) >= LOST_MS:
                self.theirs = None
                self.agreed = False
                self.app.changed = True
            elif self.agreed and since >= AGAIN_MS:
                self._accept(self.theirs)
                self._called = now
        elif self.mine and since >= (OFFER_MS if self.offering else LISTEN_MS):
            self.offering = True
            self._offer(self.mine, 0)
            self._called = now

    def _offer(self, session: "ByCable", ply: int) -> None:
        m = self._message
        remote = session.remote
        put(m, 2, 4, remote.id)
        m[6] = session.seat
        m[7:12] = rules_bytes(session.rules)
        m[12:18] = session.seed.to_bytes(6, "little")
        m[18] = 1 if session.stop_play else 0
        put(m, 19, 2, session.target)
        put(m, 21, 2, session.score[0])
        put(m, 23, 2, session.score[1])
        put(m, 25, 4, dealt(session.game.base) & LOW_30)
        put(m, 29, 2, ply)
        self._send(OFFER)

    def _accept(self, session: "ByCable") -> None:
        put(self._message, 2, 4, session.remote.id)
        put(self._message, 6, 4, dealt(session.game.base) & LOW_30)
        self._send(ACCEPT)

    def _decline(self, id: int, why: int) -> None:
        put(self._message, 2, 4, id)
        self._message[6] = why
        self._send(DECLINE)

    def _refuse(self, id: int, why: int) -> None:
        self._refused = id
        self._refused_why = why
        self._decline(id, why)

    def _take_offer(self, data: bytearray, id: int, now: int) -> None:
        session = self.session
        mine = self.mine
        if session and id == session.remote.id:
            return  # The game is on already: an echo, or the other end does not know yet.
        if mine and id == mine.remote.id:
            if data[6] == 1 - mine.seat:
                self._take_yes_to(mine, four(data, 25), now)  # Both ends offer the same game.
            return
        if session and not session.is_over() and not self._waits:
            if data[29] == data[30] == 0:
                self._offer(session, session.game.ply + 1)  # An end that has lost the game can resume it.
            return
        resuming = data[29] or data[30]
        if id == self._refused:
            # The DECLINE was lost. Until the other end hears it, it keeps offering, and may ignore this end's offer.
            self._decline(id, self._refused_why)
            return
        if self.agreed or self.theirs and id != self.theirs.remote.id and not resuming:
            return
        if mine and self.offering and not resuming and id > mine.remote.id:
            return  # Both ends offer: the lower number wins.
        if self.theirs and id == self.theirs.remote.id:
            self._offered = now
            return
        why, offered = _read_offer(self.app, self.kind, data, id)
        if offered is None:
            self._refuse(id, why)
            self.said = why
        else:
            self._offered = now
            self.theirs = offered
            self.resuming = resuming != 0
            self.said = -1
        self.app.changed = True

    def _take_yes(self, data: bytearray, id: int, now: int) -> None:
        mine = self.mine
        session = self.session
        if session and id == session.remote.id:
            if not self.agreed:
                self._due = True
        elif mine and id == mine.remote.id:
            self._take_yes_to(mine, four(data, 6), now)

    def _take_yes_to(self, mine: "ByCable", deal: int, now: int) -> None:
        if dealt(mine.game.base) & LOW_30 == deal:
            self._begin(mine, False, now)

    def _take_no(self, data: bytearray, id: int) -> None:
        why = data[6]
        if why >= REASONS:
            return
        session = self.session
        if why == HAS_LEFT:
            if session and id == session.remote.id:
                self.left = True
                self.lost = True
        elif self.mine and id == self.mine.remote.id:
            self.said = why
            self.mine = None
        else:
            return
        self.app.changed = True

    def _begin(self, session: "ByCable", resuming: bool, now: int) -> None:
        self.app.begin(session)
        self.play(session)
        self._fresh = resuming
        self._hear(now)


def _read_offer(app: "App", cable: int, data: bytearray, id: int) -> "tuple[int, ByCable | None]":
    # Return 0 and the offered game as this end sees it, or the reason to decline it and None.
    seat = data[6]
    target = two(data, 19)
    score = [two(data, 23), two(data, 21)]
    try:
        rules = rules_of(data[7:12])
        seed = int.from_bytes(bytes(data[12:18]), "little")
        session = ByCable(rules, app.level(rules), seed, BY_THE_RULES, target, data[18] == 1,
                          Remote(id, cable))
    except ValueError:
        return UNKNOWN, None
    if id >= IDS or seat > 1 or data[18] > 1 or not 0 < target or max(score) >= target:
        return UNKNOWN, None
    if session.stop_play and not rule_set(rules).has_stop_play():
        return UNKNOWN, None
    if app.too_large(rules):
        return TOO_LARGE, None
    if dealt(session.game.base) & LOW_30 != four(data, 25):
        return OTHER_DEAL, None
    session.seat = 1 - seat
    session.score = score
    return 0, session
