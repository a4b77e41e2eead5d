"""The engine's memory belongs to its caller.

Neither threads nor interrupted calls affect each other.
"""

import sys
import threading

import pytest

from engine.dealing import deal
from engine.game import Game
from engine.moves import generate_moves
from engine.opponent import Opponent
from engine.position import OVER, TURN
from engine.verdict import judge
from engine.workspace import Workspace

RULES = ("classic+waste", "onepack", "classic+strict+groups", "cats")


def played(rules, seed):
    """Play two opponents, with slips and verdicts on the way.

    Return the log of the game.
    """
    game = Game(deal(rules, seed))
    players = [Opponent("greedy", seed), Opponent("random", seed)]
    while not game.pos[OVER] and game.ply < 150:
        player = players[game.pos[TURN]]
        player.slip(game.pos)
        player.choose(game.pos)
        judge(game.pos, 1, 2, game.work)
        game.play(player.src, player.dst)
    return bytes(game.log[: 2 * game.ply])


def test_games_in_threads_equal_games_played_alone():
    alone = {rules: played(rules, 1) for rules in RULES}
    found = {}

    def play(rules):
        found[rules] = played(rules, 1)

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)  # so that the threads take turns within a move
    try:
        threads = [threading.Thread(target=play, args=(rules,)) for rules in RULES]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(interval)
    assert found == alone


class Cut(bytearray):
    """A position whose byte at `at` cannot be read."""

    at = -1

    def __getitem__(self, i):
        if i == self.at:
            raise KeyboardInterrupt
        return bytearray.__getitem__(self, i)


@pytest.mark.source  # its position is no bytearray
@pytest.mark.parametrize("rules", RULES)
def test_interrupted_call_does_not_affect_the_next(rules):
    pos = middle(rules)
    starts = [middle(each) for each in RULES]
    fresh = Workspace()
    expected = bytes(fresh.moves[: 2 * generate_moves(pos, fresh)])
    assert len(expected) > 4
    work = Workspace()
    cuts = 0
    for at in range(len(pos)):
        for start in starts:
            cut = Cut(start)
            cut.at = at
            try:
                generate_moves(cut, work)
            except KeyboardInterrupt:
                cuts += 1
        assert bytes(work.moves[: 2 * generate_moves(pos, work)]) == expected, at
    assert cuts > 20


def middle(rules):
    """Return a position with at least four legal moves from amid a random game."""
    game = Game(deal(rules, 2))
    player = Opponent("random", 2)
    while game.ply < 60 or game.n < 4:
        player.choose(game.pos)
        game.play(player.src, player.dst)
    return game.pos
