"""Open and close the cable of a Link, send messages as lines, and read them."""

from engine.const import const
from firmware.link.frames import MAX_LINE, MAX_MESSAGE, LineParser, encode_line
from firmware.link.messages import MESSAGE_SIZES, PROTOCOL_VERSION

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Protocol

    from firmware.app.app import App

    class Cable(Protocol):
        """An open cable: bytes in, bytes out."""

        def read(self, buf: bytearray) -> int | None: ...
        def write(self, buf: bytearray, n: int) -> object: ...
        def close(self) -> None: ...

READ_BYTES = const(32)  # bytes that one read of the cable returns at most


class Wire:
    """A cable that carries messages.

    app: its features.cables opens a cable on request
    cable: the open cable, or None
    cable_kind: its kind
    is_open: whether it is in use
    message: the message to be sent next, MAX_MESSAGE bytes
    read_buffer: the bytes that were read last, at most READ_BYTES
    parser: the parser for them
    """

    def __init__(self, app: "App") -> None:
        self.app = app
        self.cable: "Cable | None" = None
        self.cable_kind = -1
        self.is_open = False
        self.message = bytearray(MAX_MESSAGE)
        self.read_buffer = bytearray(READ_BYTES)
        self.parser = LineParser()
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

    def send(self, kind: int) -> None:
        """Send `message` as a kind; its version and kind are filled in here."""
        m = self.message
        m[0] = PROTOCOL_VERSION
        m[1] = kind
        n = encode_line(m, MESSAGE_SIZES[kind], self._line_buffer)
        if self.cable is not None:
            self.cable.write(self._line_buffer, n)

    def read(self) -> int:
        """Read into `read_buffer`; return the number of bytes."""
        return self.cable.read(self.read_buffer) or 0 if self.cable is not None else 0
