# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""How far the game is at either end, said ever again: so it goes on after a pulled cable, a reset, a power cut."""

from binascii import crc32

from engine.const import const
from firmware.app.by_cable import EPOCHS
from firmware.link.messages import (
    ASKS,
    CALLED,
    DENIES,
    DIFFERS,
    GRANTS,
    HAS_NEXT,
    LOW_30,
    STATUS,
    four,
    is_newer,
    log_sum,
    put,
    two,
)
from firmware.link.moves import Moves

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from typing import Any

    from firmware.app.app import App

SAY_MS = const(1000)  # from one STATUS to the next where nothing happens
AGAIN_MS = const(240)  # until what was not answered is sent again; the second seat takes longer, so that two who
STAGGER_MS = const(90)  # speak at the same moment on one wire do not do so for ever
LOST_MS = const(3500)  # without a word from the other


class Progress(Moves):
    """lost: whether nothing was heard of the other for long; left: whether it said that it plays no more."""

    def __init__(self, app: "App") -> None:
        Moves.__init__(self, app)
        self._heard = 0  # when the other was, in the game
        self._spoke = 0  # when this end did, -1 for not yet
        self._sum = 0  # of log and position,
        self._sum_of: "Any" = None  # of this Game
        self._sum_ply = -1  # after so many plies
        self._sum_epoch = -1

    def _forget(self) -> None:
        Moves._forget(self)
        self.lost = False
        self.left = False

    def _play_on(self, now: int) -> None:
        session = self.session
        remote = session.remote
        game = session.game
        if not self.lost and self._since(self._heard, now) >= LOST_MS:
            self.lost = True
            self.app.changed = True
        if game.ply != self.ply or remote.epoch != self._epoch:
            # Something was played here, or shown; what was asked is past.
            if remote.ready and game.ply == remote.number + 1:
                remote.ready = False
            else:
                self._fresh = False
                self._next = True
            self.ply = game.ply
            self._epoch = remote.epoch
            self.asking = self.asked = self._denied = False
            self._granted = -1
            self._due = True
        since = self._since(self._spoke, now)
        again = AGAIN_MS + STAGGER_MS * session.seat
        if self._behind() and (self._next or since >= (SAY_MS if self.lost else again)):
            self._next = False
            self._spoke = now
            self._send_next()
        if self._due or since >= (again if self.asking else SAY_MS):
            self._due = False
            self._spoke = now
            self._send_status()

    def _hear(self, now: int) -> None:
        self._heard = now
        self.left = False
        if self.lost:
            self.lost = False
            self._due = True
            self.app.changed = True

    def _send_status(self) -> None:
        remote = self.session.remote
        m = self._game_message()
        put(m, 9, 2, remote.mark)
        put(m, 11, 2, self.ply)
        put(m, 13, 4, self._sum_now())
        flags = HAS_NEXT if remote.ready else 0
        if self.asking:
            flags |= ASKS
        if self._granted >= 0:
            flags |= GRANTS
        if self._denied:
            flags |= DENIES
        if self.differs:
            flags |= DIFFERS
        if self._was_called():
            flags |= CALLED
        m[17] = flags
        self._send(STATUS)

    def _take_status(self, data: bytearray, now: int) -> None:
        session = self.session
        remote = session.remote
        game = session.game
        epoch = two(data, 7)
        mark = two(data, 9)
        ply = two(data, 11)
        flags = data[17]
        waits = flags & HAS_NEXT != 0
        # What it has taken was the answer to a move: there may be another.
        self._next = self._next or ply > self._peer_ply or waits != self._peer_waits or epoch != self._peer_epoch
        self._peer_epoch = epoch
        self._peer_ply = ply
        self._peer_waits = waits
        self._peer_mark = mark
        if epoch == remote.epoch:
            if ply == game.ply:
                self._set_differs(four(data, 13) != self._sum_now())
                self._take_question(flags)
                self._take_answer(flags, now)
            remote.hurry = ply > game.ply + 3
        elif is_newer(epoch, remote.epoch):
            if ply == game.ply and four(data, 13) == self._sum_at(epoch, mark):
                self._go_back(ply, epoch, mark, now)
            elif game.ply <= mark or flags & CALLED and epoch == (remote.epoch + 1) % EPOCHS:
                pass  # the moves that come show that it is so
            elif self._granted == mark:
                self._go_back(mark, epoch, mark, now)
            elif self._denied:
                self._set_differs(True)
            else:
                self._ask_person(mark)
        else:
            self._due = self._due or self._since(self._spoke, now) >= AGAIN_MS

    def _sum_now(self) -> int:
        # Of the game as it is here; the same only where log and position are.
        game = self.session.game
        if self._sum_of is not game or self._sum_ply != game.ply or self._sum_epoch != self.session.remote.epoch:
            self._sum_of = game
            self._sum_ply = game.ply
            self._sum_epoch = self.session.remote.epoch
            remote = self.session.remote
            self._sum = self._sum_at(remote.epoch, remote.mark)
        return self._sum

    def _sum_at(self, epoch: int, mark: int) -> int:
        # The same, if the last that went back were another.
        game = self.session.game
        head = bytes((epoch & 255, epoch >> 8, mark & 255, mark >> 8))
        return crc32(game.pos, crc32(head, log_sum(game, game.ply))) & LOW_30
