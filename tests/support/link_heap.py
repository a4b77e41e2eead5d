"""Play by cable on MicroPython, both ends in one process.

The heap is locked in frames and idle ticks.
"""

from engine.opponent import Opponent
from firmware.app.remote_session import RemoteSession
from firmware.app.session import STARTER_BY_RULES
from firmware.link import Cables
from firmware.table.states import PLAY, SLIDE
from tests.support.app_driver import AppDriver
from tests.support.app_game import ticked_locked

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any

LOCKED_FRAMES = 60  # frames at each end with the heap locked
IDLE_TICKS = 1000  # idle ticks of 10 ms


class RingCable:
    """One direction of a cable: a ring buffer of bytes, like a UART's."""

    def __init__(self) -> None:
        self.ring = bytearray(256)
        self.head = 0
        self.n = 0
        self.lines = 0  # the number of lines sent
        self.other: RingCable = self  # itself until two wires are crossed

    def read(self, buf: bytearray) -> int:
        n = min(self.n, len(buf))
        for i in range(n):
            buf[i] = self.ring[self.head + i & 255]
        self.head = self.head + n & 255
        self.n -= n
        return n

    def write(self, buf: bytearray, n: int) -> None:
        other = self.other
        for i in range(n):
            other.ring[other.head + other.n + i & 255] = buf[i]
        other.n += n
        other.lines += 1

    def close(self) -> None:
        pass


class CableEndDriver(AppDriver):
    """An app at one end of the cable.

    locked: how many frames it ran with the heap locked.
    """

    def __init__(self, wire: "RingCable") -> None:
        AppDriver.__init__(self)
        self.wire = wire
        self.cables = self.app.features.cables = Cables(b"\0", lambda kind: wire)
        self.locked = 0
        self.tick()

    @property
    def link(self) -> "Any":
        return self.cables.link

    def step(self) -> None:
        """Advance by 10 ms.

        The heap is locked while a card slides and no move is sent or received.
        """
        self.ms += 10
        table = self.table
        slides = table and table.state == SLIDE and table.slide.frame + 1 < table.slide.frames
        game = self.link.game
        is_quiet = slides and not self.wire.n and not game.peer.lacks_move(game.session)
        if is_quiet and game._checksum_ply == game.seen_ply == self.game.ply:
            ticked_locked(self)
            self.locked += 1
        else:
            self.tick()


def main() -> None:
    """Play by cable; print the plies and the number of idle lines.

    The idle lines go over the cable in idle ticks, with the heap locked.
    """
    wires = RingCable(), RingCable()
    wires[0].other, wires[1].other = wires[1], wires[0]
    a, b = CableEndDriver(wires[0]), CableEndDriver(wires[1])
    b.app.show("cable", None)
    b.link.agreement.offer(RemoteSession("onepack", "greedy", 1, STARTER_BY_RULES, 300, False, 99, 0))
    a.app.show("cable", RemoteSession("classic", "greedy", 5, STARTER_BY_RULES, 300, False, 5, 0))
    adviser = Opponent("greedy", 1)
    while min(a.locked, b.locked) < LOCKED_FRAMES:
        for end in (a, b):
            end.step()
            if end.link.agreement.peer_offer and not end.link.agreement.accepted:
                end.link.agreement.accept()
            table = end.table
            if table and end.app.screen is table and table.state == PLAY and end.session.is_local_turn():
                adviser.choose(end.game.pos)
                table.mode.play(adviser.src, adviser.dst, end.ms)
    while not a.game.ply == b.game.ply or a.session.remote.has_move or b.session.remote.has_move:
        a.step()
        b.step()
    for _ in range(300):
        a.step()
        b.step()
    before = wires[0].lines + wires[1].lines
    for _ in range(IDLE_TICKS):
        for end in (a, b):
            end.ms += 10
            ticked_locked(end)
    print(a.game.ply, wires[0].lines + wires[1].lines - before)
