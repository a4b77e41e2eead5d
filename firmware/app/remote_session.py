"""A session whose opponent is a person at the other end of a cable."""

from engine.const import const
from engine.dealing import position_rules
from engine.game import ATTEMPT_STOPPED
from engine.rules import CUT
from firmware.app.session import STARTER_BY_RULES, Session

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from engine.game import Game

GAME_ID_LIMIT = const(1 << 30)  # Game numbers are below this.
EPOCH_LIMIT = const(1 << 16)


class RemoteOpponent:
    """The player at the other end, and what both ends know of their game.

    id: the game's number, below GAME_ID_LIMIT, chosen by the player who offered it
    cable: the kind of cable
    epoch: how often either player has undone a move or called one
    undo_ply: the ply that the game went back to the last time
    has_move: whether a move has come, for the ply `move_ply`: src and dst, with flags for ATTEMPT_STOPPED and
        ATTEMPT_STANDS of engine.game
    more_moves_wait: whether many more moves are waiting
    """

    search = None

    def __init__(self, id: int, cable: int) -> None:
        self.id = id
        self.cable = cable
        self.epoch = 0
        self.undo_ply = 0
        self.src = self.dst = self.flags = 0
        self.move_ply = 0
        self.has_move = False
        self.more_moves_wait = False

    def begin(self, pos: bytearray) -> None:
        """Do nothing: an Opponent would look at the position here."""

    def rejoin(self, game: "Game") -> None:
        """Do nothing: an Opponent would look at the game so far here."""

    def think(self, nodes: int) -> bool:
        """Return whether the move has come."""
        return self.has_move

    def note_undo(self, ply: int) -> None:
        """Note that this end took the game back to a ply; the other end will be told."""
        self.epoch = (self.epoch + 1) % EPOCH_LIMIT
        self.undo_ply = ply
        self.has_move = False

    def state(self) -> bytes:
        """Return the part of a save that changes during a game."""
        return self.epoch.to_bytes(2, "little") + self.undo_ply.to_bytes(2, "little")

    def restore(self, state: bytes) -> None:
        """Continue from the bytes that `state` returned."""
        self.epoch = state[0] | state[1] << 8
        self.undo_ply = state[2] | state[3] << 8


class RemoteSession(Session):
    """A Session of two, one of them a RemoteOpponent. ValueError for rules not for two."""

    remote: RemoteOpponent

    def __init__(
        self, rules: str, level: str, seed: int, starter: int, target: int, stop_play: bool, remote: RemoteOpponent
    ) -> None:
        self.remote = remote
        Session.__init__(self, rules, level, seed, starter, target, False, stop_play)
        if self.players != 2:
            raise ValueError("session: not for two")

    def _seat_opponents(self) -> None:
        self.opponents = [self.remote]  # type: ignore[list-item]  # It has what a game by cable uses of an Opponent.

    def last_undo_was_stop(self) -> bool:
        """Return whether the game last went back because of a call of stop."""
        at = self.remote.undo_ply
        return self.game.ply > at and self.game.log[2 * at] & ATTEMPT_STOPPED != 0

    def next_session(self) -> "RemoteSession":
        """Return the next game of the match, as both ends work it out from this one."""
        remote = self.remote
        following = RemoteSession(self.rules, self.level, self.seed, STARTER_BY_RULES, self.target, self.stop_play,
                            RemoteOpponent((remote.id * 69069 + 1) % GAME_ID_LIMIT, remote.cable))
        following.game = self.game
        following.seat = self.seat
        following.score = list(self.score)
        following.next_game()
        if position_rules(following.game.pos).starter != CUT:
            following.seat = self.seat
        return following


def restore_remote_session(terms: "tuple[str, str, int, int, int]", stop_play: bool,
    rows: "list[list[int]]") -> "RemoteSession":
    """Return a saved RemoteSession. ValueError for what is none.

    terms: what comes before stop_play in its constructor; rows: as schemas.SESSION has `remote`
    """
    id, cable = rows[0]
    if len(rows) > 1 or id >= GAME_ID_LIMIT:
        raise ValueError("session: no such game by cable")
    return RemoteSession(*terms, stop_play, RemoteOpponent(id, cable))
