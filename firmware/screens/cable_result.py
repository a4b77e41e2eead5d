"""The result of a game by cable."""

from firmware.link import link_of
from firmware.screens.result import Result

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.app.remote_session import RemoteSession


class CableResult(Result):
    """The result, from which the player offers the next game or goes to the other end's offer."""

    app: "App"

    def tick(self, now: int) -> int:
        if link_of(self.app).agreement.peer_offer:
            self.app.show("cable", None)
        return -1

    def go_on(self) -> None:
        """Offer the next game, or accept the other end's offer."""
        session: "RemoteSession" = self.session  # type: ignore[assignment]  # Only a game by cable has this result.
        self.app.show("cable", session.next_session())
