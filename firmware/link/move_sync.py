"""The layer of a Link that sends moves, each with its ply and the log's check sum, and judges those received."""

from engine.game import ATTEMPT_STANDS, ATTEMPT_STOPPED
from engine.position import OVER, TURN
from firmware.app.session import MAX_PLIES
from firmware.link.messages import MOVE, is_newer, log_checksum, read_u16, read_u30, write_number
from firmware.link.undo_sync import UndoSync
from firmware.link.validation import may_call_stop, may_play

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from engine.game import Game


class MoveSync(UndoSync):
    """Moves in both directions. games_differ: whether the two games are not the same."""

    def _forget(self) -> None:
        UndoSync._forget(self)
        self.games_differ = False
        # Until a move is played here after a reset, this end accepts its own lost moves from the other.
        self._takes_own_moves = True
        self._move_due = False  # whether a MOVE is due
        self._peer_ply = 0
        self._peer_has_next_move = False  # whether the peer has the next move but still shows the one before
        self._peer_mark = 0
        self._peer_epoch = -1  # -1: nothing heard yet

    def _is_peer_behind(self) -> bool:
        # Whether the other end lacks a move that this end has.
        remote = self.session.remote
        if self._peer_has_next_move:
            return False
        if self._peer_epoch == remote.epoch:
            return self._peer_ply < self.session.game.ply
        if self._peer_epoch < 0 or not is_newer(remote.epoch, self._peer_epoch):
            return False
        return self._peer_ply <= remote.undo_ply < self.session.game.ply or self._peer_ply < remote.undo_ply or (
            self._last_undo_was_stop())

    def _send_move(self) -> None:
        session = self.session
        remote = session.remote
        ply = self._peer_ply
        if self._peer_epoch != remote.epoch:
            ply = min(ply, remote.undo_ply)
        m = self._game_message()
        write_number(m, 9, 2, ply)
        m[11] = session.game.log[2 * ply]
        m[12] = session.game.log[2 * ply + 1]
        write_number(m, 13, 4, self._move_checksum(session.game, ply, m[11], m[12], remote.epoch))
        self._send(MOVE)

    def _handle_move(self, data: bytearray, now: int) -> None:
        session = self.session
        remote = session.remote
        game = session.game
        epoch = read_u16(data, 7)
        number = read_u16(data, 9)
        src = data[11]
        dst = data[12]
        self._status_due = True  # Every MOVE is answered by a STATUS, even one that is ignored.
        checksum = read_u30(data, 13)
        right = number <= game.ply and checksum == self._move_checksum(game, number, src, dst, epoch)
        if epoch != remote.epoch:
            if not right or not is_newer(epoch, remote.epoch):
                return
            if number < game.ply:
                if may_call_stop(session, number, src, dst):
                    self._handle_stop(number, epoch, src, dst, now)
                return
            # This end missed an undo.
            self._follow_undo(number, epoch, self._peer_mark if self._peer_epoch == epoch else number, now)
        if number != game.ply or remote.has_move or game.pos[OVER] or number > MAX_PLIES:
            return
        if not right or not may_play(session, src, dst):
            self._set_differs(True)
            return
        if game.pos[TURN] == session.seat:
            if self._takes_own_moves:
                game.play(src, dst)
                self._after_change()
                listener = self._shown_listener()
                if listener:
                    listener.show_other_ply(now)
            return  # The other end may not play for this one.
        remote.src = src & ~(ATTEMPT_STOPPED | ATTEMPT_STANDS)
        remote.dst = dst
        remote.flags = src & (ATTEMPT_STOPPED | ATTEMPT_STANDS)
        remote.move_ply = number
        remote.has_move = True
        self.app.changed = True

    def _move_checksum(self, game: "Game", ply: int, src: int, dst: int, epoch: int) -> int:
        # The check sum of a move with all moves before it.
        return log_checksum(game, ply, src, dst, epoch & 255, epoch >> 8)

    def _game_message(self) -> bytearray:
        m = self._message
        remote = self.session.remote
        write_number(m, 2, 4, remote.id)
        m[6] = self.session.seat
        write_number(m, 7, 2, remote.epoch)
        return m

    def _set_differs(self, differs: bool) -> None:
        if differs != self.games_differ:
            self.games_differ = differs
            self._status_due = True
            self.app.changed = True
