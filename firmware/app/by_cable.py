# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""A session whose opponent is a person at the other end of a cable."""

from engine.const import const
from engine.dealing import position_rules
from engine.rules import CUT
from firmware.app.session import BY_THE_RULES, Session

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from engine.game import Game

IDS = const(1 << 30)  # Game numbers are below this.
EPOCHS = const(1 << 16)
START = const(5)  # bytes of a saved Remote that stay the same during a game
STATE = const(4)  # bytes of a saved Remote that change during a game


class Remote:
    """The player at the other end, and what both ends know of their game.

    id: the game's number, below IDS, chosen by the player who offered it. cable: the kind of cable. epoch: how often
    either player has undone a move or called one; mark: the ply that the game went back to the last time. ready:
    whether a move has come, for the ply `number`: src and dst, with flags for ATTEMPT_STOPPED and ATTEMPT_STANDS of
    engine.game. hurry: whether many more moves are waiting.
    """

    search = None

    def __init__(self, id: int, cable: int) -> None:
        self.id = id
        self.cable = cable
        self.epoch = 0
        self.mark = 0
        self.src = self.dst = self.flags = 0
        self.number = 0
        self.ready = False
        self.hurry = False

    def begin(self, pos: bytearray) -> None:
        """Do nothing: an Opponent would look at the position here."""

    def rejoin(self, game: "Game") -> None:
        """Do nothing: an Opponent would look at the game so far here."""

    def think(self, nodes: int) -> bool:
        """Return whether the move has come."""
        return self.ready

    def rewound(self, ply: int) -> None:
        """Note that this end took the game back to a ply; the other end will be told."""
        self.epoch = (self.epoch + 1) % EPOCHS
        self.mark = ply
        self.ready = False

    def start(self) -> bytes:
        """Return the part of a save that stays the same during a game, START bytes."""
        return self.id.to_bytes(4, "little") + bytes((self.cable,))

    def state(self) -> bytes:
        """Return the part of a save that changes during a game, STATE bytes."""
        return self.epoch.to_bytes(2, "little") + self.mark.to_bytes(2, "little")

    def restore(self, state: bytes) -> None:
        """Continue from the bytes that `state` returned."""
        self.epoch = state[0] | state[1] << 8
        self.mark = state[2] | state[3] << 8


class ByCable(Session):
    """A Session of two, one of them a Remote. ValueError for rules not for two."""

    remote: Remote

    def __init__(
        self, rules: str, level: str, seed: int, starter: int, target: int, stop_play: bool, remote: Remote
    ) -> None:
        self.remote = remote
        Session.__init__(self, rules, level, seed, starter, target, False, stop_play)
        if self.players != 2:
            raise ValueError("session: not for two")

    def _seat_opponents(self) -> None:
        self.opponents = [self.remote]  # type: ignore[list-item]  # It has what a game by cable uses of an Opponent.

    def further(self) -> "ByCable":
        """Return the next game of the match, as both ends work it out from this one."""
        remote = self.remote
        following = ByCable(self.rules, self.level, self.seed, BY_THE_RULES, self.target, self.stop_play,
                            Remote((remote.id * 69069 + 1) % IDS, remote.cable))
        following.game = self.game
        following.seat = self.seat
        following.score = list(self.score)
        following.next_game()
        if position_rules(following.game.pos).starter != CUT:
            following.seat = self.seat
        return following


def read(start: bytes, rules: str, level: str, seed: int, target: int, stop_play: bool) -> "ByCable":
    """Return the saved ByCable with these START bytes. ValueError if they are not one."""
    id = int.from_bytes(start[:4], "little")
    if len(start) != START or id >= IDS:
        raise ValueError("session: no such game by cable")
    return ByCable(rules, level, seed, BY_THE_RULES, target, stop_play, Remote(id, start[4]))
