# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Two apps that play one game, with a cable between them: bytes in, bytes out. It knows no port and no screen."""

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Protocol

    from firmware.link.link import Link

    class Cable(Protocol):
        """One that is open: bytes in, bytes out."""

        def read(self, buf: bytearray) -> int | None: ...
        def write(self, buf: bytearray, n: int) -> object: ...
        def close(self) -> None: ...


class Cables:
    """What a port hands over as Features.cables where there may be a cable.

    kinds: which, as bytes: places in text.words.BY_CABLE; plug(kind): opens one, OSError where it is not there. A cable
    has `.read(buf)`, which returns how many bytes came, `.write(buf, n)` and `.close()`. link: the end of one that is
    in use, or None; resting: whether the app waits for a button, or to hear something.
    """

    def __init__(self, kinds: bytes, plug: "Callable[[int], Cable]") -> None:
        self.kinds = kinds
        self.plug = plug
        self.link: "Link | None" = None
        self.resting = False

    def hear(self, now: int) -> None:
        """Let the other end be heard."""
        self.resting = False
        if self.link and self.link.on:
            self.link.tick(now)

    def wait(self, ms: int) -> int:
        """Return for how long the app may wait that would wait for so many ms, -1 for a button."""
        self.resting = ms < 0
        return self.link.wait(ms) if self.link and self.link.on else ms


def linked(app: "Any") -> "Link":
    """Return the app's end of a cable, a Link; it is made when it is first asked for."""
    if not app.features.cables:
        app.features.cables = Cables(b"", _no_cable)
    if not app.features.cables.link:
        from firmware.link.link import Link

        app.features.cables.link = Link(app)
    return app.features.cables.link


def _no_cable(kind: int) -> "Cable":
    raise OSError(19)
