"""Plan how to move several cards of a house together, as single moves by way of spaces.

No rule moves them together, unless a rule set has groups; with enough spaces the single moves come to the same.
"""

from engine.const import const
from engine.moves import generate_moves, make_move
from engine.placement import first_space, fitting_houses, spaces
from engine.position import COUNT, FACE_DOWN, FAMILY, HOUSES, POSITION_SIZE, STYLE, TOP, UNDER
from engine.rules import GROUPS

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from engine.workspace import Workspace

_MAX_MOVES = const(64)  # 13 cards by way of four spaces take 49


class RunPlan:
    """The single moves that move the top cards of a house, found in memory of its own.

    moves, n: the moves found last, 2 bytes each, and their number
    """

    def __init__(self, work: "Workspace") -> None:
        self.moves = bytearray(2 * _MAX_MOVES)
        self.n = 0
        self._trial = bytearray(POSITION_SIZE)
        self._work = work

    def find(self, pos: bytearray, house: int, size: int, to: int) -> bool:
        """Find moves that bring the top `size` cards of a house to another one in their order.

        Return whether there are any: each move must be legal when its turn comes. The Workspace then has the moves of
        another position.
        """
        self.n = 0
        self._trial[:] = pos
        free = spaces(pos) & ~(1 << to)
        return self._move(house, size, to, free)

    def _move(self, house: int, size: int, to: int, free: int) -> bool:
        # Move cards by way of the spaces `free`, bit i for house i.
        if size == 1:
            return self._play(house, to)
        if not free:
            return False
        via = 1
        while not free >> via & 1:
            via += 1
        free &= ~(1 << via)
        # Half of the cards at most go by way of the other spaces, which double what one space less can do.
        most = 1
        for i in range(1, 10):
            if free >> i & 1:
                most *= 2
        aside = max(1, size - most)
        if aside > most:
            return False
        return self._move(house, aside, via, free) and self._move(house, size - aside, to, free) and self._move(
            via, aside, to, free
        )

    def _play(self, src: int, dst: int) -> bool:
        # Play a move in the trial position if it is legal there.
        moves = self._work.moves
        for i in range(0, 2 * generate_moves(self._trial, self._work), 2):
            if moves[i] == src and moves[i + 1] == dst and self.n < _MAX_MOVES:
                make_move(self._trial, src, dst)
                self.moves[2 * self.n] = src
                self.moves[2 * self.n + 1] = dst
                self.n += 1
                return True
        return False


def run_length(pos: bytearray, house: int) -> int:
    """Return how many cards of a house could move together: its face-up ones, 0 where the rules need no plan."""
    card = pos[TOP + house]
    if pos[FAMILY] or pos[STYLE] & GROUPS or not spaces(pos):
        return 0
    n = 0
    while card and card < FACE_DOWN:
        n += 1
        card = pos[UNDER + card]
    return n


def run_places(pos: bytearray, house: int, size: int, plan: RunPlan) -> int:
    """Return the houses to which the top `size` cards of a house can move as bits, bit i for house i."""
    card = pos[TOP + house]
    for _ in range(size - 1):
        card = pos[UNDER + card]
    places = fitting_houses(pos, card)
    for to in range(1, pos[HOUSES] + 1):
        if places >> to & 1 and not plan.find(pos, house, size, to):
            places &= ~(1 << to)
    if size < pos[COUNT + house] and plan.find(pos, house, size, first_space(pos)):
        places |= spaces(pos)  # One is as good as another.
    return places
