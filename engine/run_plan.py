"""Plan how to move several cards of a house together, as single moves by way of spaces.

No rule moves them together, unless a rule set has groups; with enough spaces the single moves come to the same.
"""

from engine.const import const
from engine.moves import generate_moves, has_move, make_move
from engine.placement import first_space, fitting_houses, lowest_card, spaces
from engine.position import COUNT, FACE_DOWN, FAMILY, HOUSES, POSITION_SIZE, STYLE, TOP, UNDER
from engine.rules import GROUPS
from engine.workspace import Workspace

_MAX_MOVES = const(64)  # 13 cards by way of four spaces take 49


class RunPlan:
    """The single moves that move the top cards of a house, found in memory of its own.

    moves, n: the moves found last, 2 bytes each, and their number
    """

    def __init__(self) -> None:
        self.moves = bytearray(2 * _MAX_MOVES)
        self.n = 0
        self._trial = bytearray(POSITION_SIZE)
        self._work = Workspace()
        self._spaces = bytearray()

    def find(self, pos: bytearray, house: int, size: int, to: int) -> bool:
        """Find moves that bring the top `size` cards of a house to another one in their order.

        Return whether there are any: each move must be legal when its turn comes.
        """
        self.n = 0
        self._trial[:] = pos
        self._spaces = bytearray([i for i in range(1, pos[HOUSES] + 1) if not pos[TOP + i] and i != to])
        return self._move(house, size, to, 0)

    def _move(self, house: int, size: int, to: int, first: int) -> bool:
        # Move cards by way of the spaces from index `first` on.
        if size == 1:
            return self._play(house, to)
        rest = len(self._spaces) - first - 1
        if rest < 0:
            return False
        # One space less moves half as many cards: so many wait in it at most, while the others move.
        half = 1 << rest
        aside = max(1, size - half)
        if aside > half:
            return False
        via = self._spaces[first]
        first += 1
        return (
            self._move(house, aside, via, first)
            and self._move(house, size - aside, to, first)
            and self._move(via, aside, to, first)
        )

    def _play(self, src: int, dst: int) -> bool:
        # Play a move in the trial position if it is legal there.
        trial = self._trial
        if self.n >= _MAX_MOVES or not has_move(self._work.moves, generate_moves(trial, self._work), src, dst):
            return False
        make_move(trial, src, dst)
        self.moves[2 * self.n] = src
        self.moves[2 * self.n + 1] = dst
        self.n += 1
        return True


def run_length(pos: bytearray, house: int) -> int:
    """Return how many cards of a house could move together: its face-up ones, 0 where the rules need no plan."""
    if pos[FAMILY] or pos[STYLE] & GROUPS or not spaces(pos):
        return 0
    card = pos[TOP + house]
    n = 0
    while card and card < FACE_DOWN:
        n += 1
        card = pos[UNDER + card]
    return n


def run_places(pos: bytearray, house: int, size: int, plan: RunPlan) -> int:
    """Return the houses to which the top `size` cards of a house can move as bits, bit i for house i."""
    places = fitting_houses(pos, lowest_card(pos, house, size))
    for to in range(1, pos[HOUSES] + 1):
        if places >> to & 1 and not plan.find(pos, house, size, to):
            places &= ~(1 << to)
    if size < pos[COUNT + house] and plan.find(pos, house, size, first_space(pos)):
        places |= spaces(pos)  # One is as good as another.
    return places
