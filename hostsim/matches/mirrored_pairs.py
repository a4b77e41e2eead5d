"""Mirrored pairs: each deal played twice with the seats swapped, so that luck cancels out, and their statistics.

The confidence in a win rate depends on the pairs, not on the games, because the two games of a deal are correlated.
Between equal players the better seat usually wins both games, one for each player, so the rate is more precise than
that of equally many independent games (in `classic` as if they were 1.6 times as many). A deal that suits one player's
style has the opposite effect. So the interval is Wilson's, for the number of independent games that would be as
precise: their variance rate·(1 − rate)/n is set to the variance of the rate, measured on the pairs. Wilson's interval
also holds near 0 and 1, where "rate ± 1.96 standard errors" does not.
"""

import array
import contextlib
import math
import time
from collections.abc import Sequence
from typing import Self

from engine import moves
from engine.dealing import deal
from engine.opponent import Opponent
from engine.position import DRAW, OVER, STALEMATE, TURN
from engine.score import points
from hostsim.lines.audit import opponents
from hostsim.matches import programs

# This many pairs of independent games are added to the measured pairs for the variance. Otherwise three pairs with
# equal results would have no variance. With them, the interval contains the true rate in 87 to 99 of 100 trials, for
# every rate and correlation, from 3 pairs to 500.
_PRIOR_PAIRS = 10


_Level = tuple[str, Sequence[int] | None]  # the name, and the weights
_Ready = _Level | programs.Program
Player = _Level | programs.Command
Job = tuple[str, int, Player, Player]  # rules, seed of the deal, player 0, player 1


class Tally:
    """Totals over the mirrored pairs of players 0 and 1, and the time of each move in ns.

    wins, score: for each player
    draws, stalemates, turns, plies: their numbers in all games
    squares: sums over pairs of w², w·d and d², where w is how many games player 0 won and d how many were decided
    pairs: how many pairs player 0 won, split and lost
    """

    def __init__(self) -> None:
        self.games = 0
        self.wins = [0, 0]
        self.score = [0, 0]
        self.draws = self.stalemates = self.turns = self.plies = 0
        self.squares = [0, 0, 0]
        self.pairs = [0, 0, 0]
        self.ns = [array.array("Q"), array.array("Q")]

    def add(self, other: Self) -> None:
        """Add the games of another tally."""
        self.games += other.games
        for who in (0, 1):
            self.wins[who] += other.wins[who]
            self.score[who] += other.score[who]
            self.ns[who].extend(other.ns[who])
        for i in range(3):
            self.squares[i] += other.squares[i]
            self.pairs[i] += other.pairs[i]
        self.draws += other.draws
        self.stalemates += other.stalemates
        self.turns += other.turns
        self.plies += other.plies

    def decided(self) -> int:
        """Return the number of games that one of the two won."""
        return sum(self.wins)

    def rate(self) -> float | None:
        """Return the share of the decided games that player 0 won, or None if there are none."""
        return self.wins[0] / self.decided() if self.decided() else None

    def interval(self) -> list[float] | None:
        """Return [low, high], the 95 % interval of rate(), or None if no game was decided."""
        n = self.decided()
        if not n:
            return None
        rate = self.wins[0] / n
        separate = rate * (1 - rate)  # the variance of one game
        if separate:
            ww, wd, dd = self.squares
            of_pairs = ww - 2 * rate * wd + rate * rate * dd
            more = 2 * _PRIOR_PAIRS * separate
            return wilson(rate, n * (n * separate + more) / (of_pairs + more))
        return wilson(rate, n)

    def deal_takes(self) -> float | None:
        """Return the share of the variance that is due to the deal, 1 if every pair is split.

        It is negative if deals suit one player in both seats, and None if one player won everything.
        """
        pairs = sum(self.pairs)
        rate = (self.pairs[0] + self.pairs[1] / 2) / max(pairs, 1)
        separate = rate * (1 - rate) / 2  # the variance of the mean of two independent games
        if not separate:
            return None
        return 1 - (((self.pairs[0] + self.pairs[1] / 4) / pairs) - rate * rate) / separate

    def likelihood(self, low: float, high: float) -> float:
        """Return the log-likelihood ratio of the win rates `high` and `low` of player 0, given the pairs.

        It is the ratio in the sequential test of pairs that chess engines use (fishtest): the mean of the pairs is
        taken as normal, with their measured variance. Half a pair of each kind is added, so that the variance is not 0.
        """
        won, split, lost = [n + 0.5 for n in self.pairs]
        pairs = won + split + lost
        rate = (won + split / 2) / pairs
        variance = (won + split / 4) / pairs - rate * rate
        return pairs * (high - low) * (2 * rate - low - high) / (2 * variance)


def wilson(rate: float, games: float) -> list[float]:
    """Return [low, high], Wilson's 95 % interval of a win rate in this many independent games."""
    z = 1.959964
    middle = rate + z * z / (2 * games)
    half = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return [max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)]


def rate_text(rate: float | None, interval: list[float] | None, decided: int) -> str:
    """Return a win rate and its interval as text."""
    if rate is None or interval is None:
        return "no game was decided"
    return "%.1f %% of %d decided games (95 %%: %.1f to %.1f)" % (
        100 * rate, decided, 100 * interval[0], 100 * interval[1])


def play(job: Job) -> Tally:
    """Play a pair of games and return its Tally.

    job: rules, seed of the deal, and two players, each a Command or (level, weights). weights: for a searching level, a
    sequence of ints as weights.weights_of returns them, less 128; None for its own. Raise CommandError if a program
    breaks the protocol.
    """
    rules, seed, a, b = job
    tally = Tally()
    with contextlib.ExitStack() as end:
        first, second = [
            end.enter_context(contextlib.closing(programs.Program(player)))
            if isinstance(player, programs.Command) else player for player in (a, b)]
        _game(rules, seed, (first, second), 0, tally)
        _game(rules, seed, (second, first), 1, tally)
    won, decided = tally.wins[0], tally.decided()
    tally.squares = [won * won, won * decided, decided * decided]
    tally.pairs[1 + (decided > 2 * won) - (decided < 2 * won)] = 1
    return tally


def _seat_players(players: tuple[_Ready, _Ready], pos: bytearray, seed: int) -> list[Opponent | programs.Program]:
    seats: list[Opponent | programs.Program] = list(opponents(
        ["random" if isinstance(player, programs.Program) else player[0] for player in players], seed))
    for seat, player in enumerate(players):
        if isinstance(player, programs.Program):
            player.begin(pos, seed)
            seats[seat] = player
        elif player[1] is not None:
            seats[seat].search.weights = bytes(weight + 128 for weight in player[1])  # type: ignore[union-attr]
    return seats


def _game(rules: str, seed: int, players: tuple[_Ready, _Ready], swapped: int, tally: Tally) -> None:
    """Play one game and count it; swapped: 1 if player 1 sits in seat A."""
    pos = deal(rules, seed)
    # The second game has other seeds. Otherwise a level against itself would repeat the first game.
    seats = _seat_players(players, pos, (seed + (swapped << 45)) % (1 << 48))
    told = [player for player in players if isinstance(player, programs.Program)]
    clock = time.perf_counter_ns
    turn = -1
    tally.games += 1
    while not pos[OVER]:
        if pos[TURN] != turn:
            turn = pos[TURN]
            tally.turns += 1
        player = seats[turn]
        begun = clock()
        player.choose(pos)
        tally.ns[turn ^ swapped].append(clock() - begun)
        moves.make_move(pos, player.src, player.dst)
        for program in told:
            program.tell(player.src, player.dst)
        tally.plies += 1
    over = pos[OVER]
    if over == DRAW:
        tally.draws += 1
    elif over == STALEMATE:
        tally.stalemates += 1
    else:
        tally.wins[(over - 1) ^ swapped] += 1
    for seat, score in enumerate(points(pos)):
        tally.score[seat ^ swapped] += score
