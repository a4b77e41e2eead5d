"""How a player is related to the reader (you, opponent, left, …), as an index into text.words.PEOPLE."""

from firmware.text import phrases
from firmware.text.phrases import RELATION_OPPONENT, RELATION_YOU  # noqa: F401

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.session import Session


def player_name(session: "Session", player: int) -> str:
    """Return what a player of a session is called."""
    return phrases.player_name(session.game.pos, player, session.viewer)


def relation(session: "Session", player: int) -> int:
    """Return who a player (0 for A) of a session is."""
    return phrases.relation(session.game.pos, player, session.viewer)
