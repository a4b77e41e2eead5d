# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""A session with somebody at the other end of a cable, who sits where the machine's opponent would."""

from engine.const import const
from engine.dealing import row_of
from engine.rules import CUT
from firmware.app.session import BY_THE_RULES, Session

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from engine.game import Game

IDS = const(1 << 30)  # numbers of games
EPOCHS = const(1 << 16)
START = const(5)  # bytes of a Remote that stay the same in a game
STATE = const(4)  # and those that do not


class Remote:
    """The other person, and what both sides know of their game beside its deal and its moves.

    id: the game's number, below IDS, chosen by who offered it; cable: the kind of cable; epoch: how often moves were
    taken back or called, by either; mark: to which ply the last time. src, dst: the move that came, `flags` what of
    engine.game's STOPPED and WRONG was on it; ready: whether there is one, which is for the ply `number`; hurry:
    whether there are many more.
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
        """As of an Opponent; there is nothing to look at."""

    def rejoin(self, game: "Game") -> None:
        """As of an Opponent; a person knows the game."""

    def think(self, nodes: int) -> bool:
        """Return whether the move has come."""
        return self.ready

    def rewound(self, ply: int) -> None:
        """Take note that this end took the game back to a ply, which the other hears of."""
        self.epoch = (self.epoch + 1) % EPOCHS
        self.mark = ply
        self.ready = False

    def start(self) -> bytes:
        """Return what a save must keep and what stays the same, as START bytes."""
        return self.id.to_bytes(4, "little") + bytes((self.cable,))

    def state(self) -> bytes:
        """Return what else a save must keep, as STATE bytes."""
        return self.epoch.to_bytes(2, "little") + self.mark.to_bytes(2, "little")

    def restore(self, state: bytes) -> None:
        """Go on from what `state` returned."""
        self.epoch = state[0] | state[1] << 8
        self.mark = state[2] | state[3] << 8


class ByCable(Session):
    """A Session of two players with a Remote. ValueError for rules that are not for two, too."""

    def __init__(
        self, rules: str, level: str, seed: int, starter: int, target: int, stop_play: bool, remote: Remote
    ) -> None:
        self.remote = remote
        Session.__init__(self, rules, level, seed, starter, target, False, stop_play)
        if self.players != 2:
            raise ValueError("session: not for two")

    def _seat_opponents(self) -> None:
        self.opponents = [self.remote]

    def further(self) -> "ByCable":
        """Return the next game of the match, as both ends come to it by themselves; this one stays as it is."""
        remote = self.remote
        following = ByCable(self.rules, self.level, self.seed, BY_THE_RULES, self.target, self.stop_play,
                            Remote((remote.id * 69069 + 1) % IDS, remote.cable))
        following.game = self.game
        following.seat = self.seat
        following.score = list(self.score)
        following.next_game()
        if row_of(following.game.pos).starter != CUT:
            following.seat = self.seat
        return following


def read(start: bytes, rules: str, level: str, seed: int, target: int, stop_play: bool) -> "ByCable":
    """Return the ByCable that is kept with these START bytes. ValueError for what is none."""
    id = int.from_bytes(start[:4], "little")
    if len(start) != START or id >= IDS:
        raise ValueError("session: no such game by cable")
    return ByCable(rules, level, seed, BY_THE_RULES, target, stop_play, Remote(id, start[4]))
