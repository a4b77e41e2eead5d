"""The player at the other end of a cable, who takes the place of an engine.opponent.Opponent."""

from engine.const import const

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from engine.game import Game

GAME_ID_LIMIT = const(1 << 30)  # game numbers are below this
EPOCH_LIMIT = const(1 << 16)


class RemoteOpponent:
    """The player at the other end, with the state of the game by cable.

    id: the game's number, below GAME_ID_LIMIT, chosen by the player who offered it
    cable: the kind of cable
    epoch: how often either player has undone a move or called stop
    undo_ply: the ply to which the game last went back
    has_move: whether a move has arrived for the ply `move_ply`: it is in src and dst, with the flags ATTEMPT_STOPPED
        and ATTEMPT_STANDS of engine.game
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
        """Return whether the move has arrived."""
        return self.has_move

    def note_undo(self, ply: int) -> None:
        """Note that this end undid moves down to a ply, so that the other end will hear of it."""
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
