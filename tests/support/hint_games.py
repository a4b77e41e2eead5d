"""Play games by following the hints, against every level.

Each turn must end without repeating a position.

    python -m tests.support.hint_games GAMES [PERCENT] [RULES ...]

plays GAMES games of each rule set against each level, with the compiled engine if it exists, and prints a line for each
rule set. PERCENT of the player's moves do not follow the hint: some are random legal moves, some are undone, and
sometimes the hints forget the turn, as they do after a restart. The exit status is 1 if a hint led back to a position
of the turn, or a turn did not end.
"""

import os
import sys
import time

if __name__ == "__main__":
    from hostsim import fast

    os.environ.pop(fast.ENGINE_VARIABLE, None)
    fast.use_compiled_engine()

from engine.opponent import LEVELS
from engine.position import FOUNDATION_COUNTS, OVER, PILES, TOP, TURN, read_pile
from engine.rng import Rng
from engine.rules import RULE_SET_NAMES, rule_set
from firmware.app.session import STARTER_BY_RULES, Session
from firmware.table.hint_planner import HintPlanner

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Iterable

MAX_HINTS = 400  # hints in one turn: the longest turn of 9,000 games had 213
_room = bytearray(105)


def as_seen(pos: bytearray) -> bytes:
    """Return the cards on the table as bytes.

    Two cards of the same suit and rank are equal.
    """
    piles = [bytes(card & 0xBF for card in _room[: read_pile(pos, p, _room)]) for p in range(PILES)]
    return bytes((pos[TURN],)) + bytes(pos[FOUNDATION_COUNTS:TOP]) + b"|".join(piles)


class HintFollower:
    """A simulated person who plays the hints of a session.

    percent: how many of 100 moves do not follow the hint
    turns, hints: how many there were so far
    longest: the most hints of a turn. AssertionError if a hint leads back to a position of the turn, or a turn has more
        than MOST hints.
    """

    def __init__(self, session: "Session", percent: int) -> None:
        self.session = session
        self.percent = percent
        self.rng = Rng(session.seed)
        self.turns = self.hints = self.longest = 0
        self.begin_turn()

    def begin_turn(self) -> None:
        self.advice: "HintPlanner | None" = None
        self.path: "list[bytes]" = []
        self.in_turn = 0

    def move(self) -> bool:
        """Play a move, or undo one; return whether the game continues."""
        session = self.session
        game = session.game
        if not self.path:
            self.turns += 1
            self.path.append(as_seen(game.pos))
        if self.rng.below(100) < self.percent:
            self._stray()
            return True
        if not self.advice:
            self.advice = HintPlanner(session)
        self.advice.begin()
        while not self.advice.think(1000):
            pass
        if self.advice.advises_resigning():
            session.resign()
            return False
        game.play(self.advice.src, self.advice.dst)
        here = as_seen(game.pos)
        assert here not in self.path, "%s %s %d: the hint of ply %d repeats a position" % (
            session.rules, session.level, session.seed, game.ply)
        self.path.append(here)
        self.hints += 1
        self.in_turn += 1
        self.longest = max(self.longest, self.in_turn)
        assert self.in_turn <= MAX_HINTS, "%s %s %d: the turn of ply %d does not end" % (
            session.rules, session.level, session.seed, game.ply)
        return True

    def _stray(self) -> None:
        game = self.session.game
        what = self.rng.below(4)
        if what == 0 and self.session.can_undo():
            game.undo()
            self.path.pop()
        elif what == 1:
            self.advice = None
        else:
            i = 2 * self.rng.below(game.n)
            game.play(game.moves[i], game.moves[i + 1])
            self.path.append(as_seen(game.pos))


def play(rules: str, level: str, seed: int, percent: int = 0) -> "HintFollower":
    """Play a game; return the Follower."""
    session = Session(rules, level, seed, STARTER_BY_RULES, 300)
    follower = HintFollower(session, percent)
    game = session.game
    while not game.pos[OVER]:
        if session.is_local_turn():
            if not follower.move():
                break
        else:
            follower.begin_turn()
            session.opponent.choose(game.pos)
            game.play(session.opponent.src, session.opponent.dst)
    return follower


def levels_of(rules: str) -> "tuple[str, ...]":
    """Return the levels to play against.

    A patience has no opponent, so any one level will do.
    """
    return LEVELS if rule_set(rules).players > 1 else LEVELS[-1:]


def main(games: int, percent: int, names: "Iterable[str]") -> None:
    """Play the games, and print a line of figures for each rule set."""
    for rules in names:
        for level in levels_of(rules):
            began = time.time()
            turns = hints = longest = 0
            for seed in range(games):
                follower = play(rules, level, seed, percent)
                turns += follower.turns
                hints += follower.hints
                longest = max(longest, follower.longest)
            print("%-8s against %-6s %5d games, %6d turns, %7d hints, at most %3d in a turn, %4d s" % (
                rules, level, games, turns, hints, longest, time.time() - began), flush=True)


if __name__ == "__main__":
    numbers = [int(argument) for argument in sys.argv[1:] if argument.isdigit()]
    named = [argument for argument in sys.argv[1:] if not argument.isdigit()]
    main(numbers[0], (numbers[1:] + [0])[0], named or RULE_SET_NAMES)
