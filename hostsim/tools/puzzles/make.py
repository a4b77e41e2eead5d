"""The command puzzles: find puzzles in games of strong against itself, and print them as lines of puzzles.txt.

All lines of a turn are enumerated, up to where a hidden card turns up. The position becomes a puzzle if the best result
is clearly better than all others, if no line achieves more, and if it is not obvious: always making the best next move,
by three ways to judge moves, misses it. So all lines that reach the aim are equally good.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from engine.dealing import deal
from engine.game import Game
from engine.notation import move_text
from engine.opponent import Opponent
from engine.position import (
    COUNT, FAMILY, FOUNDATION, HAND, HOUSES, IDLE, OVER, PASS, RESERVE, RUNS, SHOW, TOP, TURN, WASTE
)
from engine.search import position_score
from firmware.puzzles import (
    AIM_CARD, AIM_LOADS, AIM_PARTS, AIM_RESERVE, AIM_SPACES, AIM_WASTE, AIM_WIN, EASIEST, GRADE_COUNT, aim_progress
)
from hostsim import arguments
from hostsim.arguments import CommandError, seeds
from hostsim.tools.puzzles import pack
from hostsim.tools.puzzles.reachable import (
    Reachable, best_score_reaches, greedy_value_reaches, level_reaches, seen_by_mover, share_of_playouts
)

MAX_POSITIONS = 12_000  # the most positions that a turn may reach
MIN_POSITIONS = 24
_MARGIN = (20, 15)  # by family: the score by which the best line must beat all that miss the aim, some two cards
_MIN_MOVES = 3  # moves
_MAX_MOVES = 14
_PLAYOUTS = 200
# By grade: the largest share of random playouts that may reach the aim; for an easy puzzle also the smallest.
_MAX_SHARE = (0.75, 0.35, 0.03)
_EASY_SHARE = 0.08
_FEW_MOVES = 6
_MANY_MOVES = 7
_SEEDS = 3  # seeds to try with a level that chooses at random between equal moves
_MIN_PLIES_BETWEEN = 60  # plies between two puzzles of a game


class PuzzleAnalysis:
    """The analysis of a position.

    aim: bytes as in firmware.puzzles, b"" if the position makes no puzzle; way: the shortest line
    positions: the number of enumerated positions
    margin: the score by which the best line beats all that miss the aim
    share: the share of playouts that reach the aim
    """

    def __init__(self, pos: bytearray) -> None:
        self.aim = b""
        self.solution: list[tuple[int, int]] = []
        self.margin = 0
        self.share = 0.0
        self.start = seen_by_mover(pos)
        self.reachable = Reachable(self.start, MAX_POSITIONS)
        self.positions = len(self.reachable.positions)
        if self.reachable.complete and self.positions >= MIN_POSITIONS:
            self.aim = self._most()
        if self.aim and not self._is_clear():
            self.aim = b""

    def _most(self) -> bytes:
        # Return what the best line achieves, provided that no line achieves more.
        start = self.start
        stops = [pos for pos, stop in zip(self.reachable.positions, self.reachable.stops, strict=True) if stop]
        best = aim_progress(start, max(stops, key=position_score))
        others = self._had = [aim_progress(start, pos) for pos in self.reachable.positions]
        aim = bytearray(AIM_PARTS)
        if best[AIM_WIN]:
            aim[AIM_WIN] = 1
        elif start[FAMILY]:
            for i in (AIM_CARD, AIM_SPACES, AIM_WASTE):
                aim[i] = best[i]
        elif start[COUNT + RESERVE + 3 * start[TURN]] > 1 and any(each[AIM_RESERVE] for each in others):
            # The next card turns up, and nothing beyond it can be foreseen.
            aim[AIM_RESERVE] = 1
        else:
            aim[AIM_RESERVE] = best[AIM_RESERVE]
            aim[AIM_CARD] = best[AIM_CARD]
            if start[TOP + SHOW]:  # otherwise they can wait until a card is turned up
                aim[AIM_LOADS] = best[AIM_LOADS]
        for i in range(AIM_PARTS):
            if max(each[i] for each in others if all(each[k] >= aim[k] for k in range(i))) > aim[i] and (
                aim[i] or i in (AIM_RESERVE, AIM_CARD)
            ):
                return b""
        return bytes(aim) if any(aim) else b""

    def _is_clear(self) -> bool:
        # Check that the aim is clearly better, and that its line is neither too short nor too long.
        start = self.start
        depth = self.reachable.depth
        there = [all(each[i] >= self.aim[i] for i in range(AIM_PARTS)) for each in self._had]
        first = there.index(True)
        ends = range(len(there))
        last = max((at for at in ends if there[at] and depth[at] == depth[first]),
                   key=lambda at: (position_score(self.reachable.positions[at]), -at))
        self.solution = self.reachable.line(last)
        if not _MIN_MOVES <= len(self.solution) <= _MAX_MOVES:
            return False
        stops = [at for at in ends if self.reachable.stops[at]]
        with_it = [position_score(self.reachable.positions[at]) for at in stops if there[at]]
        without = [position_score(self.reachable.positions[at]) for at in stops if not there[at]]
        if not with_it or not without:
            return False
        self.margin = max(with_it) - max(without)
        if self.margin < _MARGIN[start[FAMILY]]:
            return False
        if any(naive_players_reaching(start, self.aim)):
            return False
        self.share = share_of_playouts(start, self.aim, _PLAYOUTS)
        return self.share <= _MAX_SHARE[self.grade]

    @property
    def grade(self) -> int:
        """Return the grade: easy if short and often found at random, hard if long and hardly ever, else medium."""
        if self.share > _EASY_SHARE and len(self.solution) <= _FEW_MOVES:
            return EASIEST
        return GRADE_COUNT - 1 if self.share <= _MAX_SHARE[-1] and len(self.solution) >= _MANY_MOVES else EASIEST + 1


def naive_players_reaching(start: bytearray, aim: bytes) -> list[bool]:
    """Return which short-sighted players reach an aim: greedy with some seeds, by a glance, by score."""
    levels = [level_reaches(start, aim, "greedy", seed) for seed in range(_SEEDS)]
    return [*levels, greedy_value_reaches(start, aim), best_score_reaches(start, aim)]


def games(rules: str, seed: int) -> Iterator[Game]:
    """Play a game of strong against itself; yield it whenever a side has a new decision."""
    game = Game(deal(rules, seed))
    players = [Opponent("strong", seed), Opponent("strong", seed + 1)]
    fresh = True
    while not game.pos[OVER]:
        if fresh and not (game.n and game.moves[1] == FOUNDATION):
            yield game
            fresh = False
        player = players[game.pos[TURN]]
        player.choose(game.pos)
        game.play(player.src, player.dst)
        fresh = fresh or player.src in (HAND, PASS) or player.src == SHOW and player.dst == WASTE


def with_mover_as_a(pos: bytearray) -> bytearray:
    """Return a position with the player to move as A and the counters at 0."""
    out = bytearray(pos)
    if pos[TURN]:
        for part in (TOP, COUNT):
            for i in range(3):
                p = part + RESERVE + i
                out[p], out[p + 3] = pos[p + 3], pos[p]
            half = pos[HOUSES] // 2
            for house in range(1, half + 1):
                p = part + house
                out[p], out[p + half] = pos[p + half], pos[p]
        out[TURN] = 0
    for i in range(IDLE, RUNS + 6):
        out[i] = 0
    return out


def candidates(rules: str, seed: int) -> Iterator[tuple[str, PuzzleAnalysis]]:
    """Yield the puzzles of a game and their sources."""
    for game in games(rules, seed):
        pos = game.pos
        own = RESERVE + 3 * pos[TURN]
        if not pos[COUNT + own + 1] and pos[COUNT + own + 2]:
            continue  # a player who remembers the waste knows the next card, which would make another puzzle
        if any(pos[TOP + house] == 15 for house in range(1, pos[HOUSES] + 1)):
            continue  # some houses are not dealt yet
        found = PuzzleAnalysis(with_mover_as_a(pos))
        if found.aim:
            yield "%s:%d:%d" % (rules, seed, game.ply), found


def line(number: int, source: str, found: PuzzleAnalysis) -> pack.PuzzleLine:
    """Return a puzzle as a line of puzzles.txt, with its hidden cards laid as the board lays them."""
    way = [move_text(*move) for move in found.solution]
    return pack.with_hidden_cards(pack.PuzzleLine(number, found.grade, found.aim, source, found.start, way))


def add_options(parser: ArgumentParser) -> None:
    """Add the options of the command to its parser."""
    parser.add_argument("--rules", type=arguments.rules, metavar="NAME", help="classic or onepack (default: classic)")
    parser.add_argument("--seed", type=arguments.seed, metavar="NUMBER",
                        help="the seed of the first deal; each further game adds 1")
    parser.add_argument("--games", type=arguments.positive, default=10, metavar="N",
                        help="games to search (default %(default)s)")
    parser.add_argument("--first", type=arguments.positive, default=1, metavar="N",
                        help="the number of the first puzzle (default %(default)s)")
    parser.add_argument("--check", action="store_true", help="print what the search finds in each existing puzzle")


def run(args: Namespace) -> None:
    """Print new puzzles, or figures about the existing ones."""
    if args.check:
        check()
        return
    if args.seed is None:
        raise CommandError("puzzles: give --seed or --check")
    number = args.first
    for seed in seeds(args.seed, args.games):
        last = -_MIN_PLIES_BETWEEN
        for source, found in candidates(args.rules or "classic", seed):
            ply = int(source.split(":")[2])
            if ply >= last + _MIN_PLIES_BETWEEN:
                last = ply
                print(line(number, source, found).text(), flush=True)
                number += 1


def check() -> None:
    """Print what enumerating the turn shows about each puzzle of puzzles.txt."""
    print("no.\tgrade\taim\tmoves\tpositions\tmargin\tby chance\tstrong\texpert")
    for each in pack.read():
        found = PuzzleAnalysis(each.pos)
        same = found.aim == each.aim and found.grade == each.grade
        searched = [level_reaches(found.start, each.aim, level, 1) for level in ("strong", "expert")]
        print(*(
            each.number, each.grade, pack.aim_text(each.aim), len(each.solution), found.positions, found.margin,
            found.share,
            *("finds it" if finds else "misses" for finds in searched), *(() if same else ("NOT SOUND",))
        ), sep="\t")  # fmt: skip
