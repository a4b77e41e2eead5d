# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""One move over a cable, with its number and the sum of the log, till the other says that it has it."""

from engine.game import STOPPED, WRONG
from engine.position import OVER, TURN
from firmware.app.session import MOST_PLIES
from firmware.link.back import Back
from firmware.link.messages import MOVE, four, is_newer, log_sum, put, two
from firmware.link.trust import is_call, is_possible

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from engine.game import Game


class Moves(Back):
    """differs: whether the two games are not the same."""

    def _forget(self) -> None:
        Back._forget(self)
        self.differs = False
        self._fresh = True  # nothing was played here since this end was switched on: what it lost it is given
        self._next = False  # a MOVE is due
        self._peer_ply = 0
        self._peer_waits = False  # it has the next move, and shows the one before
        self._peer_mark = 0
        self._peer_epoch = -1  # nothing heard yet

    def _behind(self) -> bool:
        # Whether the other lacks a move that is here.
        remote = self.session.remote
        if self._peer_waits:
            return False
        if self._peer_epoch == remote.epoch:
            return self._peer_ply < self.session.game.ply
        if self._peer_epoch < 0 or not is_newer(remote.epoch, self._peer_epoch):
            return False
        return self._peer_ply <= remote.mark < self.session.game.ply or self._peer_ply < remote.mark or (
            self._was_called())

    def _send_next(self) -> None:
        session = self.session
        remote = session.remote
        ply = self._peer_ply
        if self._peer_epoch != remote.epoch:
            ply = min(ply, remote.mark)
        m = self._game_message()
        put(m, 9, 2, ply)
        m[11] = session.game.log[2 * ply]
        m[12] = session.game.log[2 * ply + 1]
        put(m, 13, 4, self._move_sum(session.game, ply, m[11], m[12], remote.epoch))
        self._send(MOVE)

    def _take_move(self, data: bytearray, now: int) -> None:
        session = self.session
        remote = session.remote
        game = session.game
        epoch = two(data, 7)
        number = two(data, 9)
        src = data[11]
        dst = data[12]
        self._due = True  # it is answered, whatever it is
        told = four(data, 13)
        right = number <= game.ply and told == self._move_sum(game, number, src, dst, epoch)
        if epoch != remote.epoch:
            if not right or not is_newer(epoch, remote.epoch):
                return
            if number < game.ply:
                if is_call(session, number, src, dst):
                    self._take_call(number, epoch, src, dst, now)
                return
            # This end was behind as moves went back.
            self._go_back(number, epoch, self._peer_mark if self._peer_epoch == epoch else number, now)
        if number != game.ply or remote.ready or game.pos[OVER] or number > MOST_PLIES:
            return
        if not right or not is_possible(session, src, dst):
            self._set_differs(True)
            return
        if game.pos[TURN] == session.seat:
            if self._fresh:
                game.play(src, dst)
                self._after_change()
                if self._table():
                    self._table().mode.set_back(now)
            return  # nobody else plays for this end
        remote.src = src & ~(STOPPED | WRONG)
        remote.dst = dst
        remote.flags = src & (STOPPED | WRONG)
        remote.number = number
        remote.ready = True
        self.app.changed = True

    def _move_sum(self, game: "Game", ply: int, src: int, dst: int, epoch: int) -> int:
        # Of a move in its place, after all that were before.
        return log_sum(game, ply, src, dst, epoch & 255, epoch >> 8)

    def _game_message(self) -> bytearray:
        m = self._message
        remote = self.session.remote
        put(m, 2, 4, remote.id)
        m[6] = self.session.seat
        put(m, 7, 2, remote.epoch)
        return m

    def _set_differs(self, differs: bool) -> None:
        if differs != self.differs:
            self.differs = differs
            self._due = True
            self.app.changed = True
