"""Play a game over a wire: send its moves, judge the received ones, and keep both ends in step.

Either end may be unplugged, reset or lose its power at any time.
"""

from binascii import crc32

from engine.const import const
from engine.game import ATTEMPT_STANDS, ATTEMPT_STOPPED
from engine.position import OVER, TURN
from firmware.app.clock import CLOCK_MASK
from firmware.app.remote_opponent import EPOCH_LIMIT
from firmware.app.session import MAX_PLIES
from firmware.link.messages import (
    DENIES_UNDO, GAMES_DIFFER, GRANTS_UNDO, HAS_NEXT_MOVE, MASK_30, MOVE, STATUS, STOP_CALLED, is_newer, log_checksum,
    read_u16, read_u30, write_number
)
from firmware.link.peer import Peer
from firmware.link.undo import Undo
from firmware.link.validation import may_call_stop, may_play

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Protocol

    from engine.game import Game
    from firmware.app.app import App
    from firmware.app.remote_session import RemoteSession
    from firmware.link.wire import Wire

    class RemoteListener(Protocol):
        """The listener to changes that the other end makes to the game."""

        def show_agreed_undo(self, now: int) -> None: ...
        def show_refused_undo(self) -> None: ...
        def show_other_ply(self, now: int) -> None: ...
        def show_stop_by_opponent(self, src: int, dst: int, now: int) -> None: ...


STATUS_MS = const(1000)  # ms between two STATUS messages while nothing happens
# An unanswered message is sent again after RESEND_MS; the second seat waits STAGGER_MS longer, so that two ends which
# collide on a half-duplex wire do not collide forever.
RESEND_MS = const(240)
STAGGER_MS = const(90)


class GameSync:
    """This end of a game.

    session: the game
    peer: the other end
    undo: the requests of the players for an undo
    listener: the table of the game, once there is one
    games_differ: whether the two games differ
    seen_ply: the game's ply when this end last looked
    takes_own_moves: whether this end accepts its own lost moves from the other, as after a reset, until a move is
        played here
    """

    def __init__(self, app: "App", wire: "Wire", session: "RemoteSession") -> None:
        self.app = app
        self.wire = wire
        self.session = session
        self.peer = Peer()
        self.undo = Undo(session, self.peer)
        self.listener: "RemoteListener | None" = None
        self.games_differ = False
        self.takes_own_moves = True
        self._move_due = False  # whether a MOVE is due
        self._checksum = 0  # the checksum of log and position, cached for this game, ply and epoch:
        self._checksum_game: "Game | None" = None
        self._checksum_ply = -1
        self._checksum_epoch = -1
        self.resume()

    def resume(self) -> None:
        """Continue from the current position of the game."""
        self._last_sent = -1  # when this end last sent a message; -1: not yet
        self.seen_ply = self.session.game.ply
        self._seen_epoch = self.session.remote.epoch

    def start_clock(self, now: int) -> None:
        """Start to measure time, unless that was done before."""
        if self._last_sent < 0:
            self._last_sent = self.peer.last_heard = now

    def tick(self, now: int) -> None:
        """Send the messages that are due."""
        session = self.session
        remote = session.remote
        game = session.game
        peer = self.peer
        if peer.falls_silent(now):
            self.app.changed = True
        if game.ply != self.seen_ply or remote.epoch != self._seen_epoch:
            # A move was played or shown here.
            if remote.has_move and game.ply == remote.move_ply + 1:
                remote.has_move = False
            else:
                self.takes_own_moves = False
                self._move_due = True
            self._settle()
        since = now - self._last_sent & CLOCK_MASK
        again = RESEND_MS + STAGGER_MS * session.seat
        if peer.lacks_move(session) and (self._move_due or since >= (STATUS_MS if peer.is_lost else again)):
            self._move_due = False
            self._last_sent = now
            self._send_move()
        if peer.status_due or since >= (again if self.undo.asking else STATUS_MS):
            peer.status_due = False
            self._last_sent = now
            self._send_status()

    def hear_peer(self, now: int) -> None:
        """Note that a message from the other end has arrived."""
        if self.peer.hear(now):
            self.app.changed = True

    # STATUS

    def _send_status(self) -> None:
        session = self.session
        remote = session.remote
        m = self._write_head()
        write_number(m, 9, 2, remote.undo_ply)
        write_number(m, 11, 2, self.seen_ply)
        write_number(m, 13, 4, self._current_checksum())
        flags = self.undo.flags()
        if remote.has_move:
            flags |= HAS_NEXT_MOVE
        if self.games_differ:
            flags |= GAMES_DIFFER
        if session.last_undo_was_stop():
            flags |= STOP_CALLED
        m[17] = flags
        self.wire.send(STATUS)

    def handle_status(self, data: bytearray, now: int) -> None:
        """Handle a STATUS of the other end."""
        session = self.session
        remote = session.remote
        game = session.game
        undo = self.undo
        epoch = read_u16(data, 7)
        undo_ply = read_u16(data, 9)
        ply = read_u16(data, 11)
        flags = data[17]
        if self.peer.note_status(epoch, ply, undo_ply, flags & HAS_NEXT_MOVE != 0):
            self._move_due = True  # send the next move at once
        if epoch == remote.epoch:
            if ply == game.ply:
                self._set_differs(read_u30(data, 13) != self._current_checksum())
                if undo.hear_request(flags):
                    self.app.changed = True
                self._handle_undo_answer(flags, now)
            remote.more_moves_wait = ply > game.ply + 3
        elif is_newer(epoch, remote.epoch):
            if ply == game.ply and read_u30(data, 13) == self._checksum_at(epoch, undo_ply):
                self._follow_undo(ply, epoch, undo_ply, now)
            elif game.ply <= undo_ply or flags & STOP_CALLED and epoch == (remote.epoch + 1) % EPOCH_LIMIT:
                pass  # the MOVEs that follow will prove it
            elif undo.granted_ply == undo_ply:
                self._follow_undo(undo_ply, epoch, undo_ply, now)
            elif undo.denied:
                self._set_differs(True)
            elif undo.ask_player(undo_ply):
                self.app.changed = True
        elif now - self._last_sent & CLOCK_MASK >= RESEND_MS:
            self.peer.status_due = True

    def _handle_undo_answer(self, flags: int, now: int) -> None:
        session = self.session
        undo = self.undo
        if not undo.asking:
            return
        listener = self._shown_listener()
        if flags & DENIES_UNDO:
            undo.asking = False
            self.peer.status_due = True
            if listener:
                listener.show_refused_undo()
        elif flags & GRANTS_UNDO:
            undo.asking = False
            if session.can_undo():
                session.game.undo()
                session.remote.note_undo(session.game.ply)
                self._save_change()
                if listener:
                    listener.show_agreed_undo(now)

    # MOVE

    def _send_move(self) -> None:
        session = self.session
        remote = session.remote
        ply = self.peer.next_ply(session)
        m = self._write_head()
        write_number(m, 9, 2, ply)
        m[11] = session.game.log[2 * ply]
        m[12] = session.game.log[2 * ply + 1]
        write_number(m, 13, 4, _move_checksum(session.game, ply, m[11], m[12], remote.epoch))
        self.wire.send(MOVE)

    def handle_move(self, data: bytearray, now: int) -> bool:
        """Handle a MOVE of the other end; return whether it was a call of stop, which has taken the game back."""
        session = self.session
        remote = session.remote
        game = session.game
        peer = self.peer
        epoch = read_u16(data, 7)
        ply = read_u16(data, 9)
        src = data[11]
        dst = data[12]
        peer.status_due = True  # every MOVE is answered by a STATUS, even an ignored one
        right = ply <= game.ply and read_u30(data, 13) == _move_checksum(game, ply, src, dst, epoch)
        if epoch != remote.epoch:
            if not right or not is_newer(epoch, remote.epoch):
                return False
            if ply < game.ply:
                if not may_call_stop(session, ply, src, dst):
                    return False
                self._handle_stop(ply, epoch, src, dst, now)
                return True
            # this end missed an undo
            self._follow_undo(ply, epoch, peer.undo_ply if peer.epoch == epoch else ply, now)
        if ply != game.ply or remote.has_move or game.pos[OVER] or ply > MAX_PLIES:
            return False
        if not right or not may_play(session, src, dst):
            self._set_differs(True)
            return False
        if game.pos[TURN] == session.seat:
            if self.takes_own_moves:
                game.play(src, dst)
                self._save_change()
                listener = self._shown_listener()
                if listener:
                    listener.show_other_ply(now)
            return False  # the other end may not play for this one
        remote.src = src & ~(ATTEMPT_STOPPED | ATTEMPT_STANDS)
        remote.dst = dst
        remote.flags = src & (ATTEMPT_STOPPED | ATTEMPT_STANDS)
        remote.move_ply = ply
        remote.has_move = True
        self.app.changed = True
        return False

    def _handle_stop(self, ply: int, epoch: int, src: int, dst: int, now: int) -> None:
        self._rewind(ply, epoch, ply)
        self.seen_ply = ply
        listener = self._shown_listener()
        if listener:
            listener.show_stop_by_opponent(src & ~ATTEMPT_STOPPED, dst, now)
        else:
            self.session.game.play(src, dst)
        self._save_change()

    def _follow_undo(self, ply: int, epoch: int, undo_ply: int, now: int) -> None:
        # Undo as the other end has done; the caller has checked that this is allowed.
        self._rewind(ply, epoch, undo_ply)
        self._save_change()
        listener = self._shown_listener()
        if listener:
            listener.show_other_ply(now)

    def _rewind(self, ply: int, epoch: int, undo_ply: int) -> None:
        session = self.session
        if ply < session.game.ply:
            session.game.rewind(ply)
        remote = session.remote
        remote.epoch = epoch
        remote.undo_ply = undo_ply
        remote.has_move = False

    def _save_change(self) -> None:
        # Note the new ply and epoch, so that the change is not taken for a move of the player, and save the game.
        self._settle()
        self.app.saves.write(self.session)

    def _settle(self) -> None:
        # Note the current ply and epoch. They settle any request for an undo.
        self.seen_ply = self.session.game.ply
        self._seen_epoch = self.session.remote.epoch
        self.undo.settle()
        self.peer.status_due = True

    def _shown_listener(self) -> "RemoteListener | None":
        # Return the listener; None while another table, such as a lesson's, is on the screen.
        table = self.app.table
        return self.listener if table and table.session is self.session else None

    def _set_differs(self, differs: bool) -> None:
        if differs != self.games_differ:
            self.games_differ = differs
            self.peer.status_due = True
            self.app.changed = True

    def _write_head(self) -> bytearray:
        # Write the common start of a STATUS and a MOVE, and return the message.
        m = self.wire.message
        remote = self.session.remote
        write_number(m, 2, 4, remote.id)
        m[6] = self.session.seat
        write_number(m, 7, 2, remote.epoch)
        return m

    def _current_checksum(self) -> int:
        # Return the checksum of this end's game: it is equal at both ends only if logs and positions are equal.
        game: "Game" = self.session.game
        remote = self.session.remote
        if self._checksum_game is not game or self._checksum_ply != game.ply or self._checksum_epoch != remote.epoch:
            self._checksum_game = game
            self._checksum_ply = game.ply
            self._checksum_epoch = remote.epoch
            self._checksum = self._checksum_at(remote.epoch, remote.undo_ply)
        return self._checksum

    def _checksum_at(self, epoch: int, undo_ply: int) -> int:
        # Record the last undo as if it had been made in this epoch, back to this ply.
        game = self.session.game
        head = bytes((epoch & 255, epoch >> 8, undo_ply & 255, undo_ply >> 8))
        return crc32(game.pos, crc32(head, log_checksum(game, game.ply))) & MASK_30


def _move_checksum(game: "Game", ply: int, src: int, dst: int, epoch: int) -> int:
    # Return the checksum of a move with all moves before it.
    return log_checksum(game, ply, src, dst, epoch & 255, epoch >> 8)
