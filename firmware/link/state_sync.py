"""The layer of a Link that keeps both ends in step, through a pulled cable, a reset and a power cut."""

from binascii import crc32

from engine.const import const
from firmware.app.remote_session import EPOCH_LIMIT
from firmware.link.messages import (
    ASKS_UNDO, DENIES_UNDO, GAMES_DIFFER, GRANTS_UNDO, HAS_NEXT_MOVE, MASK_30, STATUS, STOP_CALLED, is_newer,
    log_checksum, read_u16, read_u30, write_number
)
from firmware.link.move_sync import MoveSync

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from engine.game import Game
    from firmware.app.app import App

STATUS_MS = const(1000)  # between two STATUS while nothing happens
# What is not answered is sent again after RESEND_MS; the second seat waits STAGGER_MS longer, so that two ends which
# collide on a half-duplex wire do not collide for ever.
RESEND_MS = const(240)
STAGGER_MS = const(90)
PEER_LOST_MS = const(3500)  # of silence, after which the other end counts as lost


class StateSync(MoveSync):
    """The layer that keeps both ends in step.

    peer_lost: whether the other end has been silent for long
    peer_left: whether it said that it left
    """

    def __init__(self, app: "App") -> None:
        MoveSync.__init__(self, app)
        self._last_heard = 0  # when the other end last spoke in this game
        self._last_sent = 0  # when this end last did; -1: not yet
        self._checksum = 0  # the check sum of log and position, cached for this game, ply and epoch:
        self._checksum_game: "Game | None" = None
        self._checksum_ply = -1
        self._checksum_epoch = -1

    def _forget(self) -> None:
        MoveSync._forget(self)
        self.peer_lost = False
        self.peer_left = False

    def _tick_game(self, now: int) -> None:
        session = self.session
        remote = session.remote
        game = session.game
        if not self.peer_lost and self._since(self._last_heard, now) >= PEER_LOST_MS:
            self.peer_lost = True
            self.app.changed = True
        if game.ply != self.seen_ply or remote.epoch != self._seen_epoch:
            # A move was played or shown here.
            if remote.has_move and game.ply == remote.move_ply + 1:
                remote.has_move = False
            else:
                self._takes_own_moves = False
                self._move_due = True
            self._settle()
        since = self._since(self._last_sent, now)
        again = RESEND_MS + STAGGER_MS * session.seat
        if self._is_peer_behind() and (self._move_due or since >= (STATUS_MS if self.peer_lost else again)):
            self._move_due = False
            self._last_sent = now
            self._send_move()
        if self._status_due or since >= (again if self.asking_undo else STATUS_MS):
            self._status_due = False
            self._last_sent = now
            self._send_status()

    def _note_peer(self, now: int) -> None:
        self._last_heard = now
        self.peer_left = False
        if self.peer_lost:
            self.peer_lost = False
            self._status_due = True
            self.app.changed = True

    def _send_status(self) -> None:
        remote = self.session.remote
        m = self._game_message()
        write_number(m, 9, 2, remote.undo_ply)
        write_number(m, 11, 2, self.seen_ply)
        write_number(m, 13, 4, self._current_checksum())
        flags = HAS_NEXT_MOVE if remote.has_move else 0
        if self.asking_undo:
            flags |= ASKS_UNDO
        if self._granted_ply >= 0:
            flags |= GRANTS_UNDO
        if self._denied:
            flags |= DENIES_UNDO
        if self.games_differ:
            flags |= GAMES_DIFFER
        if self._last_undo_was_stop():
            flags |= STOP_CALLED
        m[17] = flags
        self._send(STATUS)

    def _handle_status(self, data: bytearray, now: int) -> None:
        session = self.session
        remote = session.remote
        game = session.game
        epoch = read_u16(data, 7)
        mark = read_u16(data, 9)
        ply = read_u16(data, 11)
        flags = data[17]
        waits = flags & HAS_NEXT_MOVE != 0
        # If the other end got further, it has taken a move: send the next one at once.
        if ply > self._peer_ply or waits != self._peer_has_next_move or epoch != self._peer_epoch:
            self._move_due = True
        self._peer_epoch = epoch
        self._peer_ply = ply
        self._peer_has_next_move = waits
        self._peer_mark = mark
        if epoch == remote.epoch:
            if ply == game.ply:
                self._set_differs(read_u30(data, 13) != self._current_checksum())
                self._handle_undo_request(flags)
                self._handle_undo_answer(flags, now)
            remote.more_moves_wait = ply > game.ply + 3
        elif is_newer(epoch, remote.epoch):
            if ply == game.ply and read_u30(data, 13) == self._checksum_at(epoch, mark):
                self._follow_undo(ply, epoch, mark, now)
            elif game.ply <= mark or flags & STOP_CALLED and epoch == (remote.epoch + 1) % EPOCH_LIMIT:
                pass  # The MOVEs that follow will prove it.
            elif self._granted_ply == mark:
                self._follow_undo(mark, epoch, mark, now)
            elif self._denied:
                self._set_differs(True)
            else:
                self._ask_player(mark)
        else:
            self._status_due = self._status_due or self._since(self._last_sent, now) >= RESEND_MS

    def _current_checksum(self) -> int:
        # The check sum of this end's game: equal at both ends only if logs and positions are.
        game: "Game" = self.session.game
        remote = self.session.remote
        if self._checksum_game is not game or self._checksum_ply != game.ply or self._checksum_epoch != remote.epoch:
            self._checksum_game = game
            self._checksum_ply = game.ply
            self._checksum_epoch = remote.epoch
            self._checksum = self._checksum_at(remote.epoch, remote.undo_ply)
        return self._checksum

    def _checksum_at(self, epoch: int, mark: int) -> int:
        # As if the last undo had been made in this epoch, back to this ply.
        game = self.session.game
        head = bytes((epoch & 255, epoch >> 8, mark & 255, mark >> 8))
        return crc32(game.pos, crc32(head, log_checksum(game, game.ply))) & MASK_30
