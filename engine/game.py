"""Record a game as its starting position and its moves; play, undo and replay it."""

from engine.const import const
from engine.families import family_of
from engine.moves import generate_moves, has_move, make_move
from engine.position import ABANDON, ALL, FACE_DOWN, GROUP, HAND, OVER, SHOW, TOP, TURN, UNDER, WASTE, pile
from engine.verdict import LEGAL, call_stop, can_stand, judge
from engine.workspace import Workspace

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Iterator

# Flags on the source of a logged attempt that was not legal (stop play, RULES 9):
ATTEMPT_STOPPED = const(64)  # the other player called stop
ATTEMPT_STANDS = const(32)  # nobody did, and it stands

# The source and destination of a log's entry for a turn that is lost: the stopped attempt to lay the showing card on
# the waste where no card shows. It moves nothing and ends the turn, except in foster, where such a stop does not.
LOST_TURN_SOURCE = const(64)  # SHOW | ATTEMPT_STOPPED
LOST_TURN_DESTINATION = WASTE

_LOG = const(1024)  # bytes allocated at a time; games of two `greedy` players need no more


class Game:
    """A game from a starting position (bytes of position.POSITION_SIZE).

    base: that position
    pos: the current one
    moves, n: its legal moves, 2 bytes each, and their number
    ply: how many moves were played
    log: those moves, 2 bytes each, in its first 2 * ply bytes
    undo_limit: the ply down to which a player may undo, because a card that a move turned up cannot be unseen
    work: the Workspace that holds the moves
    """

    def __init__(self, start: bytes | bytearray) -> None:
        self.base = bytearray(start)
        self.pos = bytearray(start)
        self.work = Workspace()
        self.moves = self.work.moves
        self.log = bytearray(_LOG)
        self.ply = 0
        self.undo_limit = 0
        self.n = generate_moves(self.pos, self.work)

    def is_legal(self, source: int, destination: int) -> bool:
        """Return whether a move is legal now; ABANDON is legal until the game is over."""
        return has_move(self.moves, self.n, source, destination) or (source == ABANDON and not self.pos[OVER])

    def play(self, source: int, destination: int) -> None:
        """Play a move, or with ATTEMPT_STOPPED or ATTEMPT_STANDS on its source an attempt of stop play.

        Raise ValueError if the move is not legal, or the attempt is; then nothing has changed.
        """
        if source & (ATTEMPT_STOPPED | ATTEMPT_STANDS):
            verdict = judge(self.pos, source & ~(ATTEMPT_STOPPED | ATTEMPT_STANDS), destination, self.work)
            if verdict == LEGAL or self.pos[OVER]:
                raise ValueError("attempt: the move is legal here")
            if source & ATTEMPT_STANDS and not can_stand(self.pos, verdict, source & ~ATTEMPT_STANDS, destination):
                raise ValueError("attempt: this error cannot stand")
        elif not self.is_legal(source, destination):
            raise ValueError("move: not legal here")
        if 2 * self.ply == len(self.log):
            self.log.extend(bytes(_LOG))
        self.log[2 * self.ply] = source
        self.log[2 * self.ply + 1] = destination
        self._step(source, destination)
        self.n = generate_moves(self.pos, self.work)

    def _step(self, source: int, destination: int) -> None:
        pos = self.pos
        turn = pos[TURN]
        plain = source & ~ATTEMPT_STANDS
        shows = source & ATTEMPT_STOPPED or plain == HAND or reveals(pos, plain, destination)
        replay_move(pos, source, destination, self.work)
        self.ply += 1
        if shows or pos[TURN] != turn:
            self.undo_limit = self.ply

    def positions(self, first: int = 0) -> "Iterator[tuple[int, bytearray, int, int]]":
        """Yield the ply, the position, and the move played in it, source and destination, from ply `first` on.

        The moves have the flags of the log. To allocate nothing for each, all positions are yielded in one buffer and
        all fours in one list: unpack it, change nothing, and copy what is to last.
        """
        pos = bytearray(self.base)
        log = self.log
        step = [0, pos, 0, 0]
        for ply in range(self.ply):
            source = log[2 * ply]
            destination = log[2 * ply + 1]
            if ply >= first:
                step[0] = ply
                step[2] = source
                step[3] = destination
                yield step  # type: ignore[misc]  # It is unpacked as a tuple is.
            replay_move(pos, source, destination)

    def position_at(self, ply: int) -> bytearray:
        """Return the position after the first `ply` moves, in a buffer of its own."""
        for _, pos, _, _ in self.positions(ply):
            return pos
        return bytearray(self.pos)

    def rewind(self, ply: int) -> None:
        """Return to the position after that many moves and drop the rest. Raise ValueError if there are fewer."""
        if not 0 <= ply <= self.ply:
            raise ValueError("ply: %d is not between 0 and %d" % (ply, self.ply))
        log = self.log
        self.pos[ALL] = self.base
        self.ply = 0
        self.undo_limit = 0
        for i in range(0, 2 * ply, 2):
            self._step(log[i], log[i + 1])
        self.n = generate_moves(self.pos, self.work)

    def undo(self) -> None:
        """Undo the last move. Raise ValueError at the start of the game."""
        if not self.ply:
            raise ValueError("undo: no move has been played")
        self.rewind(self.ply - 1)


def replay_move(pos: bytearray, source: int, destination: int, work: "Workspace | None" = None) -> None:
    """Make a move of a log in place, also an attempt that was stopped or stands.

    work: where a stop may generate moves, by default in memory taken for it
    """
    if source & ATTEMPT_STOPPED:
        call_stop(pos, source & ~ATTEMPT_STOPPED, destination, work or Workspace())
    else:
        make_move(pos, source & ~ATTEMPT_STANDS, destination)


def is_lost_turn(pos: bytearray, source: int) -> bool:
    """Return whether the entry of a log with this source, in the position before it, is a turn that is lost."""
    return source == LOST_TURN_SOURCE and not pos[TOP + SHOW]


def reveals(pos: bytearray, source: int, destination: int) -> bool:
    """Return whether a move turns up a face-down card: the one it takes, or the one beneath."""
    if source & GROUP:
        card = family_of(pos).group_bottom(pos, source & 15, destination >> 4)
    elif source < HAND:
        card = pos[TOP + pile(pos, source)]
    else:
        card = 0
    return card >= FACE_DOWN or pos[UNDER + card] >= FACE_DOWN
