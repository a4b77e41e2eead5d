"""Games that are finished: replayed up to the result, or at the table and won or lost at once."""

import functools
from typing import Any, TypeVar

from engine.game import Game
from engine.moves import end_if_won
from engine.opponent import Opponent
from engine.position import COUNT, RESERVE, SHOW, TOP
from firmware.app.app import App
from firmware.app.session import STARTER_BY_RULES, STARTER_YOU, Session
from hostsim.players.driver import MemoryStore
from tests.support.app_driver import AppDriver
from tests.support.reviewed import played

AnyDriver = TypeVar("AnyDriver", bound=AppDriver)

@functools.cache
def finished_game(rules: str = "simple", seed: int = 4, level: str = "novice") -> Game:
    """Return the Game of a deal that A has played at this level, and the others at `greedy`."""
    return played(rules, seed, (level, "greedy", "greedy")[: 3 if rules == "three" else 2])


def finish(app: App, rules: str = "simple", seed: int = 4, level: str = "novice", **how: Any) -> None:
    """Show the result of finished_game(rules, seed, level) in an app.

    how: more arguments of the Session.
    """
    game = finished_game(rules, seed, level)
    session = Session(rules, "greedy", seed, STARTER_BY_RULES, 300, **how)
    for i in range(0, 2 * game.ply, 2):
        session.game.play(game.log[i], game.log[i + 1])
    app.begin(session)
    app.show_result()


def to_result(d: AnyDriver, *which: Any, **how: Any) -> AnyDriver:
    """Show the result of a finished game, as finish() does, on a Driver; return the Driver."""
    finish(d.app, *which, **how)
    d.press(0)
    return d


def seated(
    rules: str = "classic", level: str = "greedy", seed: int = 4, store: MemoryStore | None = None,
    starter: int = STARTER_YOU, **how: Any
) -> AppDriver:
    """Return a driver at the table of a new game, where moves are shown at once; how: more of the Session."""
    return AppDriver(store).at_once().begin(Session(rules, level, seed, starter, 300, **how))


def play_ply(session: Session, adviser: Opponent) -> None:
    """Play a move of a Session: the adviser's in the player's turn, else the opponent's."""
    player = adviser if session.is_local_turn() or session.remote else session.opponent
    player.choose(session.game.pos)
    session.game.play(player.src, player.dst)


def one_move(d: AppDriver) -> None:
    """Make a move for the player."""
    adviser = Opponent("greedy", 5)
    ply = d.game.ply
    while d.game.ply == ply:
        d.move_as(adviser)


def let_win(d: AppDriver, after: int, after_move: bool = False) -> None:
    """Let whoever sits that many seats after the player win, and show the result.

    after_move: whether the player makes a move before, without which the game does not count.
    """
    if after_move:
        one_move(d)
    pos = d.game.pos
    for kind in range(3):
        p = RESERVE + 3 * ((d.session.seat + after) % d.session.players) + kind
        pos[TOP + p] = pos[COUNT + p] = 0
    pos[TOP + SHOW] = pos[COUNT + SHOW] = 0
    end_if_won(pos)
    d.call(d.app.show_table)
