"""The state of the other end of a game, as this end knows it."""

from engine.const import const
from firmware.app.clock import CLOCK_MASK
from firmware.link.messages import is_newer

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.remote_session import RemoteSession

PEER_LOST_MS = const(3500)  # ms of silence after which the other end counts as lost


class Peer:
    """The other end, according to its last STATUS.

    epoch: the epoch of its game, -1 before the first STATUS
    ply: the ply of its game
    undo_ply: the ply back to which its last undo went
    has_next_move: whether it has the next move but still shows the one before
    status_due: whether this end is to send its STATUS at once
    is_lost: whether it has been silent for PEER_LOST_MS
    has_left: whether it has left the game
    last_heard: when its last message in this game arrived, in ms
    """

    def __init__(self) -> None:
        self.epoch = -1
        self.ply = 0
        self.undo_ply = 0
        self.has_next_move = False
        self.status_due = True
        self.is_lost = False
        self.has_left = False
        self.last_heard = 0

    def hear(self, now: int) -> bool:
        """Note that a message arrived; return whether the other end had been lost."""
        self.last_heard = now
        self.has_left = False
        if not self.is_lost:
            return False
        self.is_lost = False
        self.status_due = True
        return True

    def falls_silent(self, now: int) -> bool:
        """Return whether it counts as lost from now on."""
        if self.is_lost or now - self.last_heard & CLOCK_MASK < PEER_LOST_MS:
            return False
        self.is_lost = True
        return True

    def note_status(self, epoch: int, ply: int, undo_ply: int, has_next_move: bool) -> bool:
        """Note its progress; return whether it got further, so that it has taken a move."""
        moved = ply > self.ply or has_next_move != self.has_next_move or epoch != self.epoch
        self.epoch = epoch
        self.ply = ply
        self.undo_ply = undo_ply
        self.has_next_move = has_next_move
        return moved

    def lacks_move(self, session: "RemoteSession") -> bool:
        """Return whether it lacks a move of this end's game."""
        remote = session.remote
        if self.has_next_move:
            return False
        if self.epoch == remote.epoch:
            return self.ply < session.game.ply
        if self.epoch < 0 or not is_newer(remote.epoch, self.epoch):
            return False
        return self.ply <= remote.undo_ply < session.game.ply or self.ply < remote.undo_ply or (
            session.last_undo_was_stop())

    def next_ply(self, session: "RemoteSession") -> int:
        """Return the ply of the first move of this end's game that it may lack."""
        remote = session.remote
        return self.ply if self.epoch == remote.epoch else min(self.ply, remote.undo_ply)
