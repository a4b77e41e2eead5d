"""A session whose opponent is a player at the other end of a cable."""

from engine.dealing import position_rules
from engine.game import ATTEMPT_STOPPED
from engine.rules import CUT
from firmware.app.remote_opponent import GAME_ID_LIMIT, RemoteOpponent
from firmware.app.session import STARTER_BY_RULES, Session


class RemoteSession(Session):
    """A Session of two, one of them a RemoteOpponent.

    id, cable: as in RemoteOpponent. Raise ValueError for an id out of range, or for rules that are not for two players.
    """

    remote: RemoteOpponent

    def __init__(
        self, rules: str, level: str, seed: int, starter: int, target: int, stop_play: bool, id: int, cable: int
    ) -> None:
        if id >= GAME_ID_LIMIT:
            raise ValueError("session: the game's id is too large")
        self.remote = RemoteOpponent(id, cable)
        Session.__init__(self, rules, level, seed, starter, target, False, stop_play)
        if self.players != 2:
            raise ValueError("session: rules not for two")

    def _seat_opponents(self) -> None:
        self.opponents = [self.remote]  # type: ignore[list-item]  # It has all that such a game uses.

    def last_undo_was_stop(self) -> bool:
        """Return whether the game last went back because of a stop."""
        at = self.remote.undo_ply
        return self.game.ply > at and self.game.log[2 * at] & ATTEMPT_STOPPED != 0

    def next_session(self) -> "RemoteSession":
        """Return the next game of the match; both ends derive the same one."""
        remote = self.remote
        following = RemoteSession(self.rules, self.level, self.seed, STARTER_BY_RULES, self.target, self.stop_play,
            (remote.id * 69069 + 1) % GAME_ID_LIMIT, remote.cable)
        following.game = self.game
        following.seat = self.seat
        following.score = list(self.score)
        following.next_game()
        if position_rules(following.game.pos).starter != CUT:
            following.seat = self.seat
        return following
