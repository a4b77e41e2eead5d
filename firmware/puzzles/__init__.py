"""The puzzles: each is a position from a game, a task for this one turn, and a solution.

They are packed in packed.py, in the format that the README describes. The hidden cards of a puzzle do not matter: they
are dealt at random, but always in the same way.
"""

from engine.const import const
from engine.dealing import empty_position
from engine.notation import assign_packs
from engine.position import (
    COUNT, FACE_DOWN, FAMILY, FOUNDATION_COUNTS, HOUSES, OVER, RESERVE, SHOW, TOP, TURN, WASTE, has_foundations, push
)
from engine.rng import Rng
from engine.rules import Rules
from firmware.puzzles.packed import PACKED_PUZZLES, PUZZLE_GRADES

EASIEST = const(0)  # the grades
GRADE_COUNT = const(3)
PUZZLE_RULE_SETS = ("classic", "onepack")

# The parts of a task, by their index in a Puzzle's aim. All parts are required at once.
AIM_RESERVE = const(0)  # 1: play a card of the reserve
AIM_CARD = const(1)  # 1: play the card turned up
AIM_WIN = const(2)  # 1: win the game
AIM_SPACES = const(3)  # the number of empty houses to have
AIM_LOADS = const(4)  # the number of cards to load on the opponent
AIM_WASTE = const(5)  # the number of cards of the waste to play
AIM_PARTS = const(6)


def puzzle_count() -> int:
    """Return the number of puzzles, which is also the last one's number."""
    return len(PUZZLE_GRADES)


def puzzle_for_day(day: int) -> int:
    """Return the number of the puzzle of a day; day: days since any fixed date."""
    # The step has no common divisor with the number of puzzles, as long as that is no multiple of 53, so every puzzle
    # comes once before any comes again.
    return 1 + 53 * day % len(PUZZLE_GRADES)


def puzzle_grades() -> bytes:
    """Return the grade of each puzzle as bytes: puzzle n has index n - 1."""
    return PUZZLE_GRADES


def load_puzzle(number: int) -> "Puzzle":
    """Return the Puzzle with a number. Raise ValueError with one line if there is none."""
    if not 1 <= number <= len(PUZZLE_GRADES):
        raise ValueError("puzzle: not a number from 1 to %d" % len(PUZZLE_GRADES))
    at = 0
    for _ in range(number - 1):
        at += 1 + PACKED_PUZZLES[at]
    return Puzzle(number, PUZZLE_GRADES[number - 1], PACKED_PUZZLES, at)


class Puzzle:
    """A puzzle, unpacked from index `at` of the packed bytes.

    grade: 0 (easiest) to GRADE_COUNT - 1
    pos: the position, a bytearray; the player is A, and A is to move
    aim: AIM_PARTS bytes, see above
    solution: its moves, two bytes each
    """

    def __init__(self, number: int, grade: int, packed: bytes, at: int) -> None:
        self.number = number
        self.grade = grade
        reader = _Reader(packed, at + 1)
        what = reader.byte()
        many = reader.byte()
        self.aim = bytes((what >> 1 & 1, what >> 2 & 1, what >> 3 & 1, what >> 4 & 3, many & 15, many >> 4))
        self.pos = reader.position(PUZZLE_RULE_SETS[what & 1], number)
        self.solution = packed[reader.at : at + 1 + packed[at]]

    def is_solved(self, pos: bytearray) -> bool:
        """Return whether a position of this turn fulfils the task."""
        return reaches_aim(self.aim, self.pos, pos)


class _Reader:
    # A reader of the bytes of a puzzle, in their order.

    def __init__(self, packed: bytes, at: int) -> None:
        self.packed = packed
        self.at = at
        self.used = bytearray(64)  # how many copies of each card were placed

    def byte(self) -> int:
        self.at += 1
        return self.packed[self.at - 1]

    def lay_next(self, pos: bytearray, p: int) -> None:
        # Put the next card on pile p.
        push(pos, p, self.with_pack(self.byte()))

    def with_pack(self, card: int) -> int:
        # Return a card, of the second pack if that of the first is already placed.
        self.used[card] += 1
        return card if self.used[card] == 1 else card | 64

    def position(self, rules: str, number: int) -> bytearray:
        parsed = Rules(rules)
        pos = empty_position(parsed)
        if has_foundations(pos):
            for suit in range(4):
                founds = self.byte()
                for i in range(2):
                    n = founds >> 4 * i & 15
                    pos[FOUNDATION_COUNTS + 2 * suit + i] = n
                    for rank in range(1, n + 1):
                        self.used[suit << 4 | rank] += 1
        counts = [self.byte() for _ in range(6)]
        if self.packed[self.at]:
            self.lay_next(pos, SHOW)
        else:
            self.at += 1
        for house in range(1, pos[HOUSES] + 1):
            for _ in range(self.byte()):
                self.lay_next(pos, house)
        tops = [0] * 6
        if pos[FAMILY]:
            for i in 2, 5:
                for _ in range(counts[i]):
                    self.lay_next(pos, RESERVE + i)
        else:
            for i in 0, 2, 3, 5:
                if counts[i]:
                    tops[i] = self.with_pack(self.byte())
        self.lay_hidden(pos, parsed, counts, tops, number)
        if parsed.each_has_a_pack():
            assign_packs(pos, True)
        return pos

    def lay_hidden(self, pos: bytearray, rules: Rules, counts: list[int], tops: list[int], number: int) -> None:
        # Place all other cards at random, where they are hidden or do not matter in a waste.
        left = [
            pack << 6 | suit << 4 | rank
            for pack in range(rules.packs) for suit in range(4) for rank in range(1, 14)
            if self.used[suit << 4 | rank] <= pack
        ]  # fmt: skip
        Rng(number).shuffle(left)
        for i in range(6):
            p = RESERVE + i
            down = 0 if i % 3 == 2 else FACE_DOWN
            while pos[COUNT + p] + (tops[i] != 0) < counts[i]:
                push(pos, p, left.pop() | down)
            if tops[i]:
                push(pos, p, tops[i])


def aim_progress(start: bytearray, pos: bytearray) -> bytes:
    """Return how much of each part of a task a position reaches, as AIM_PARTS bytes.

    start: the position at the start of the turn.
    """
    mine = RESERVE + 3 * start[TURN]
    other = RESERVE + 3 - 3 * start[TURN]
    over = pos[OVER]
    played = start[TOP + SHOW] and (over or pos[TURN] == start[TURN] and not pos[TOP + SHOW])
    loaded = spaces = 0
    for i in range(3):
        loaded += pos[COUNT + other + i] - start[COUNT + other + i]
    for house in range(1, pos[HOUSES] + 1):
        spaces += not pos[TOP + house]
    waste = COUNT + mine + WASTE - RESERVE
    return bytes((
        start[COUNT + mine] - pos[COUNT + mine], 1 if played else 0, 1 if over == start[TURN] + 1 else 0, spaces,
        max(0, loaded), max(0, start[waste] - pos[waste]),
    ))  # fmt: skip


def reaches_aim(aim: bytes, start: bytearray, pos: bytearray) -> bool:
    """Return whether a task is fulfilled in a position of a turn that began at start."""
    there = aim_progress(start, pos)
    for i in range(AIM_PARTS):
        if there[i] < aim[i]:
            return False
    return True
