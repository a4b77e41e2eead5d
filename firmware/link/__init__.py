"""Play one game between two apps over a cable that carries bytes. Nothing here knows a port or a screen."""

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware.app.app import App
    from firmware.link.link import Link
    from firmware.link.wire import Cable


class Cables:
    """The cables of a port, which hands them to the app as Features.cables.

    kinds: a byte for each kind of cable, an index into text.cable().BY_CABLE; plug(kind): opens a cable of that kind
        and returns it; raises OSError if there is none. A cable has `.read(buf)`, which returns the number of bytes
        read, `.write(buf, n)` and `.close()`
    link: this end of the cable in use, or None
    resting: whether the app is waiting for a button or for the other end
    """

    def __init__(self, kinds: bytes, plug: "Callable[[int], Cable]") -> None:
        self.kinds = kinds
        self.plug = plug
        self.link: "Link | None" = None
        self.resting = False

    def poll(self, now: int) -> None:
        """Handle the messages from the other end, and send what is due."""
        self.resting = False
        if self.link and self.link.wire.is_open:
            self.link.tick(now)

    def wait(self, ms: int) -> int:
        """Return how many ms the app may wait; ms: how many it wants to wait (-1: until a button is pressed)."""
        self.resting = ms < 0
        return self.link.wait(ms) if self.link and self.link.wire.is_open else ms


def link_of(app: "App") -> "Link":
    """Return the app's end of a cable, made on the first call."""
    if not app.features.cables:
        app.features.cables = Cables(b"", _no_cable)
    if not app.features.cables.link:
        from firmware.link.link import Link

        app.features.cables.link = Link(app)
    return app.features.cables.link


def _no_cable(kind: int) -> "Cable":
    raise OSError(19)
