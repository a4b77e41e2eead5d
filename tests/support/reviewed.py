"""Print a review, to compare the runtimes.

Run it with `python tests/support/reviewed.py RULES SEED LEVEL`.
"""

import sys

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.game import Game
    from engine.review import Review

sys.path.insert(0, ".")


def played(rules: str, seed: int, levels: "Sequence[str]") -> "Game":
    """Return a Game that opponents of these levels have played to its end."""
    from engine.dealing import deal
    from engine.game import Game
    from engine.opponent import Opponent
    from engine.position import OVER, TURN

    game = Game(deal(rules, seed))
    seats = [Opponent(levels[i], seed * 4 + i + 1) for i in range(len(levels))]
    while not game.pos[OVER]:
        player = seats[game.pos[TURN]]
        player.choose(game.pos)
        game.play(player.src, player.dst)
    return game


def reviewed(game: "Game", judged: "tuple[int, ...]", seat: int = 0) -> "Review":
    """Return the finished Review of a Game."""
    from engine.review import Review

    review = Review(game, judged, seat)
    while not review.go():
        pass
    return review


def told(review: "Review") -> str:
    """Return the findings of a Review as a line."""
    while not review.go():
        pass
    return repr([bytes(review.leads)] + [
        (decision.player, decision.turn, decision.ply, decision.cost, decision.cards, decision.plan)
        for decision in review.decisions])


if __name__ == "__main__":
    from engine.review import Review

    game = played(sys.argv[1], int(sys.argv[2]), (sys.argv[3], sys.argv[3]))
    print(told(Review(game, (0, 1), 0)))
