# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The layer of a Link that keeps both ends in step, through a pulled cable, a reset and a power cut."""

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

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from engine.game import Game
    from firmware.app.app import App

SAY_MS = const(1000)  # between two STATUS while nothing happens
# What is not answered is sent again after AGAIN_MS; the second seat waits STAGGER_MS longer, so that two ends which
# collide on a half-duplex wire do not collide for ever.
AGAIN_MS = const(240)
STAGGER_MS = const(90)
LOST_MS = const(3500)  # of silence, after which the other end counts as lost


class Progress(Moves):
    """Keeping in step. lost: whether the other end has been silent for long; left: whether it said that it left."""

    def __init__(self, app: "App") -> None:
        Moves.__init__(self, app)
        self._heard = 0  # when the other end last spoke in this game
        self._spoke = 0  # when this end last did; -1: not yet
        self._sum = 0  # the check sum of log and position, cached for this game, ply and epoch:
        self._sum_of: "Game | None" = None
        self._sum_ply = -1
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
            # A move was played or shown here.
            if remote.ready and game.ply == remote.number + 1:
                remote.ready = False
            else:
                self._fresh = False
                self._next = True
            self._settle()
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
        # If the other end got further, it has taken a move: send the next one at once.
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
                pass  # The MOVEs that follow will prove it.
            elif self._granted == mark:
                self._go_back(mark, epoch, mark, now)
            elif self._denied:
                self._set_differs(True)
            else:
                self._ask_person(mark)
        else:
            self._due = self._due or self._since(self._spoke, now) >= AGAIN_MS

    def _sum_now(self) -> int:
        # The check sum of this end's game: equal at both ends only if logs and positions are.
        game: "Game" = self.session.game
        if self._sum_of is not game or self._sum_ply != game.ply or self._sum_epoch != self.session.remote.epoch:
            self._sum_of = game
            self._sum_ply = game.ply
            self._sum_epoch = self.session.remote.epoch
            remote = self.session.remote
            self._sum = self._sum_at(remote.epoch, remote.mark)
        return self._sum

    def _sum_at(self, epoch: int, mark: int) -> int:
        # The same as if the last undo had been this epoch's, to the ply `mark`.
        game = self.session.game
        head = bytes((epoch & 255, epoch >> 8, mark & 255, mark >> 8))
        return crc32(game.pos, crc32(head, log_sum(game, game.ply))) & LOW_30
