"""The longest possible game in a board's heap, saved at its end and loaded again.

main(rules) prints its moves, the bytes of a slot, and whether the loaded game is the same.
"""

import gc

from engine.opponent import Opponent, is_house_move
from firmware.app import actions as A
from firmware.app.session import MAX_PLIES
from tests.support.app_driver import AppDriver, booted

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Iterator

    from firmware.app.session import Session


def longest(session: "Session") -> "Iterator[int]":
    """Play the longest possible game; yield the number of moves after each.

    The player moves cards between houses for as long as possible.
    """
    game = session.game
    adviser = Opponent("random", 1)
    while not session.is_over() and not (session.is_local_turn() and game.ply >= MAX_PLIES):
        player = adviser if session.is_local_turn() else session.opponent
        player.choose(game.pos)
        src = player.src
        dst = player.dst
        if session.is_local_turn():
            for i in range(0, 2 * game.n, 2):
                if is_house_move(game.moves[i], game.moves[i + 1]):
                    src = game.moves[i]
                    dst = game.moves[i + 1]
        game.play(src, dst)
        yield game.ply


def main(rules: str) -> None:
    """Play at the table the longest possible game, save it, and load it again."""
    d = AppDriver().start(rules, 10, "expert")
    for ply in longest(d.session):
        if ply % 100 == 0:
            d.app.save()
    d.app.save()
    d.must(d.app.saves.note == "", d.app.saves.note)
    d.press(A.RIGHT)  # there must be room to draw
    data = d.store.data
    ply = d.game.ply
    pos = bytes(d.game.pos)
    size = max(len(data["save0"]), len(data["save1"]))
    d.app = None  # type: ignore[assignment]  # switched off and on again
    gc.collect()
    store = d.store
    d = booted(store)
    print(ply, size, d.game.ply == ply and bytes(d.game.pos) == pos)
