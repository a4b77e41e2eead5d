"""The lowest layer of a Link: opens and closes the cable, sends lines, and measures time."""

from firmware.app.clock import CLOCK_MASK
from firmware.link.frames import MAX_LINE, MAX_MESSAGE, LineParser, encode_line
from firmware.link.messages import MESSAGE_SIZES, PROTOCOL_VERSION

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Protocol

    from firmware.app.app import App
    from firmware.app.remote_session import RemoteSession
    from firmware.link import Cable

    class RemoteListener(Protocol):
        """What a Link tells the table of its game, after the game has changed."""

        def show_agreed_undo(self, now: int) -> None: ...
        def show_refused_undo(self) -> None: ...
        def show_other_ply(self, now: int) -> None: ...
        def show_stop_by_opponent(self, src: int, dst: int, now: int) -> None: ...



class Transport:
    """One end of a cable.

    app: its features.cables opens a cable on request
    cable: the open cable, or None
    cable_kind: its kind
    is_open: whether it is in use
    session: the game played over it, or None
    listener: what is told of the changes that the other end made to it, or None
    own_offer: the game that this end offers, or None
    peer_offer: the game that the other end offers and that waits for an answer, or None
    accepted: whether it was accepted
    """

    def __init__(self, app: "App") -> None:
        self.app = app
        self.cable: "Cable | None" = None
        self.cable_kind = -1
        self.is_open = False
        # It is None while no game is played; most methods run only during one.
        self.session: "RemoteSession" = None  # type: ignore[assignment]
        self.listener: "RemoteListener | None" = None
        self.own_offer: "RemoteSession | None" = None
        self.peer_offer: "RemoteSession | None" = None
        self.accepted = False
        self._negotiating = False  # whether this end is agreeing on a game
        self._parser = LineParser()
        self._read_buffer = bytearray(32)
        self._message = bytearray(MAX_MESSAGE)
        self._line_buffer = bytearray(MAX_LINE)

    def plug(self, kind: int) -> bool:
        """Open the cable of a kind unless it is open; return whether there is one."""
        if self.cable is None or self.cable_kind != kind:
            self.unplug()
            cables = self.app.features.cables
            try:
                self.cable = cables.plug(kind) if cables else None
                self.cable_kind = kind
            except OSError:
                self.cable = None
        self.is_open = self.cable is not None
        return self.is_open

    def unplug(self) -> None:
        """Close the cable."""
        if self.cable is not None:
            self.cable.close()
            self.cable = None
        self.is_open = False

    def withdraw(self) -> None:
        """Stop offering a game, and ignore offers."""
        self.own_offer = self.peer_offer = None
        self.accepted = self._negotiating = False
        if not self.session:
            self.unplug()

    def _send(self, kind: int) -> None:
        m = self._message
        m[0] = PROTOCOL_VERSION
        m[1] = kind
        n = encode_line(m, MESSAGE_SIZES[kind], self._line_buffer)
        if self.cable is not None:
            self.cable.write(self._line_buffer, n)

    def _since(self, then: int, now: int) -> int:
        return now - then & CLOCK_MASK

    def _shown_listener(self) -> "RemoteListener | None":
        # The game's listener; None while another table, such as a lesson's, is on the screen.
        table = self.app.table
        return self.listener if table and table.session is self.session else None
