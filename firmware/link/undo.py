"""Agree on an undo: the player at one end asks, the other one answers."""

from engine.position import OVER, TURN
from firmware.link.messages import ASKS_UNDO, DENIES_UNDO, GRANTS_UNDO

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.remote_session import RemoteSession
    from firmware.link.peer import Peer


class Undo:
    """The requests for an undo of both players.

    asking: whether this end asks to undo its last move
    asked: whether the other end asks, back to the ply `asked_ply`, and waits for an answer
    granted_ply: the ply back to which the other end may undo, -1 for none
    denied: whether this end has refused the request
    """

    def __init__(self, session: "RemoteSession", peer: "Peer") -> None:
        self.session = session
        self.peer = peer
        self.asked_ply = -1
        self.settle()

    def settle(self) -> None:
        """Forget all requests, because the game has changed."""
        self.asking = self.asked = self.denied = False
        self.granted_ply = -1

    def ask(self) -> None:
        """Ask the other end for permission to undo the last move."""
        self.asking = True
        self.peer.status_due = True

    def answer(self, yes: bool) -> None:
        """Answer the other end's request for an undo."""
        if self.asked:
            self.asked = False
            self.granted_ply = self.asked_ply if yes else -1
            self.denied = not yes
            self.peer.status_due = True

    def hear_request(self, flags: int) -> bool:
        """Handle the flags of a STATUS; return whether the player is to be asked from now on."""
        session = self.session
        game = session.game
        if not flags & ASKS_UNDO:
            self.asked = self.denied = False
            self.granted_ply = -1
        elif self.granted_ply < 0 and not self.denied:
            if game.pos[TURN] != session.seat and game.ply > game.undo_limit and not game.pos[OVER]:
                return self.ask_player(game.ply - 1)
        return False

    def ask_player(self, ply: int) -> bool:
        """Have the player asked whether the game may go back to a ply; return whether the request is new."""
        if self.asked and self.asked_ply == ply:
            return False
        self.asked = True
        self.asked_ply = ply
        return True

    def flags(self) -> int:
        """Return the flags of a STATUS."""
        flags = ASKS_UNDO if self.asking else 0
        if self.granted_ply >= 0:
            flags |= GRANTS_UNDO
        return flags | DENIES_UNDO if self.denied else flags
