# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The lowest layer of a Link: opens and closes the cable, sends lines, and measures time."""

from engine.const import const
from firmware.link.frames import LINE, MOST, Lines, put_line
from firmware.link.messages import SIZES, VERSION

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.app.by_cable import ByCable
    from firmware.link import Cable
    from firmware.table.far import FarStop

WRAP = const(0x3FFFFFFF)  # The app's clock wraps after this value.


class End:
    """One end of a cable.

    app: its features.cables opens a cable on request; wire: the open cable, or None; kind: its kind; on: whether it is
    in use; session: the game played over it, or None; mine: the game that this end offers, or None; theirs: the game
    that the other end offers and that waits for an answer, or None; agreed: whether it was accepted.
    """

    def __init__(self, app: "App") -> None:
        self.app = app
        self.wire: "Cable | None" = None
        self.kind = -1
        self.on = False
        # It is None while no game is played; most methods run only during one.
        self.session: "ByCable" = None  # type: ignore[assignment]
        self.mine: "ByCable | None" = None
        self.theirs: "ByCable | None" = None
        self.agreed = False
        self._waits = False  # whether this end is agreeing on a game
        self._lines = Lines()
        self._got = bytearray(32)
        self._message = bytearray(MOST)
        self._line = bytearray(LINE)

    def plug(self, kind: int) -> bool:
        """Open the cable of a kind unless it is open; return whether there is one."""
        if self.wire is None or self.kind != kind:
            self.unplug()
            cables = self.app.features.cables
            try:
                self.wire = cables.plug(kind) if cables else None
                self.kind = kind
            except OSError:
                self.wire = None
        self.on = self.wire is not None
        return self.on

    def unplug(self) -> None:
        """Close the cable."""
        if self.wire is not None:
            self.wire.close()
            self.wire = None
        self.on = False

    def withdraw(self) -> None:
        """Stop offering a game, and ignore offers."""
        self.mine = self.theirs = None
        self.agreed = self._waits = False
        if not self.session:
            self.unplug()

    def _send(self, kind: int) -> None:
        m = self._message
        m[0] = VERSION
        m[1] = kind
        n = put_line(m, SIZES[kind], self._line)
        if self.wire is not None:
            self.wire.write(self._line, n)

    def _since(self, then: int, now: int) -> int:
        return now - then & WRAP

    def _mode(self) -> "FarStop | None":
        # The mode of the game's table, FarStop or Far; None while another table, such as a lesson's, is on the screen.
        table = self.app.table
        return table.mode if table and table.session is self.session else None  # type: ignore
