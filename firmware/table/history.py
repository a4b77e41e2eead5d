"""Earlier positions of a game, found by replaying its log from the start."""

from engine.position import TURN
from engine.replay import replay_move

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from engine.game import Game
    from firmware.app.session import Session


def position_at(game: "Game", ply: int) -> bytearray:
    """Return the position of a game after its first `ply` moves."""
    pos = bytearray(game.base)
    for i in range(0, 2 * ply, 2):
        replay_move(pos, game.log[i], game.log[i + 1])
    return pos


def last_turn_plies(session: "Session") -> "tuple[int, int]":
    """Return the first ply of the opponents' last turns before the player's, and the ply after the last one."""
    game = session.game
    pos = bytearray(game.base)
    first = end = 0
    for ply in range(game.ply):
        if pos[TURN] != session.seat:
            if end != ply:
                first = ply
            end = ply + 1
        replay_move(pos, game.log[2 * ply], game.log[2 * ply + 1])
    return first, end
