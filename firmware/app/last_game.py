"""The last finished game, kept for a review during the next one."""

from engine.const import const
from engine.game import ATTEMPT_STANDS, ATTEMPT_STOPPED
from engine.position import PASS, SHOW, WASTE
from firmware.app.session import copy_match

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.session import Session


MIN_TURNS_TO_REVIEW = const(2)  # turns that a finished game must have to be worth a review


def is_worth_reviewing(session: "Session") -> bool:
    """Return whether a session's finished game had several players and MIN_TURNS_TO_REVIEW turns."""
    game = session.game
    ended = 0
    for i in range(0, 2 * game.ply, 2):
        source = game.log[i] & ~ATTEMPT_STANDS
        ended += source & ATTEMPT_STOPPED != 0 or source == PASS or source == SHOW and game.log[i + 1] == WASTE
    return ended >= MIN_TURNS_TO_REVIEW and session.players > 1 and not session.plays_against_self()


class LastGame:
    """The part of a Session that a review of its finished game needs.

    It takes some 200 bytes, plus 2 for each move.

    base: the position at which the game began
    log: its moves. The other attributes are app.session.MATCH_FIELDS.
    """

    def __init__(self, session: "Session") -> None:
        self.base = bytes(session.game.base)
        self.log = bytes(session.log)
        copy_match(session, self)
