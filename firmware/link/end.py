# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""One end of a cable: opening it, letting go of it, speaking, and how long ago something was."""

from engine.const import const
from firmware.link.frames import LINE, MOST, Lines, put_line
from firmware.link.messages import SIZES, VERSION

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from typing import Any

    from firmware.app.app import App
    from firmware.link import Cable

WRAP = const(0x3FFFFFFF)  # the app's clock starts again there


class End:
    """app: its `cables` opens a cable when that is asked for; wire: the one that is open, or None, and its kind; on:
    whether there is anything to do; session: the game that is played by it, or None; mine: the ByCable offered to the
    other; theirs: the one that the other offers, which waits for a yes; agreed: whether yes was said.
    """

    def __init__(self, app: "App") -> None:
        self.app = app
        self.wire: "Cable | None" = None
        self.kind = -1
        self.on = False
        self.session: "Any" = None  # these three: a Session by cable, or None
        self.mine: "Any" = None
        self.theirs: "Any" = None
        self.agreed = False
        self._waits = False  # somebody waits for an offer, or to be heard
        self._lines = Lines()
        self._got = bytearray(32)
        self._message = bytearray(MOST)
        self._line = bytearray(LINE)

    def plug(self, kind: int) -> bool:
        """Have the cable of a kind; return whether it is there."""
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
        """Let go of the cable."""
        if self.wire is not None:
            self.wire.close()
            self.wire = None
        self.on = False

    def withdraw(self) -> None:
        """Offer no more, and hear no offers."""
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

    def _table(self) -> "Any":
        # The table that the game is on.
        table = self.app.table
        return table if table and table.session is self.session else None
