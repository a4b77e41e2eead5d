"""Remember the positions of a turn, so that no player goes back and forth.

Within a turn a position can recur only by reversible moves: a house card onto another house and, where another player's
waste can be both loaded and taken from, a card to it and back. All other moves change something for the rest of the
turn: a hand, the mover's reserve or waste, another player's reserve, a foundation. So only the positions since the last
of those have to be remembered.
"""

from engine import micropython
from engine.const import const
from engine.game import reveals
from engine.micropython import ptr8
from engine.moves import generate_moves, make_move
from engine.option_duties import has_duties
from engine.position import (
    ALL, COUNT, FOUNDATION_COUNTS, GROUP, HAND, ORDER, PLAYERS, POSITION_SIZE, RESERVE, RUNS, SHOW, TOP, TURN, WASTE
)
from engine.position_hash import enter_if_new, position_hash
from engine.rules import PATIENCE
from engine.workspace import Workspace

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from array import array
    from typing import Any as object

    from engine.game import Game

# How many positions are remembered. In 60 games of each level in six rule sets, no turn reversed more than 24 times in
# a row. When they are full, reversible moves are over until another move has been made.
MAX_VISITED = const(32)
_ENTRY = const(5)  # bytes: the 24-bit hash and its 16-bit check (position_hash.py)


class Visited:
    """The positions of a turn since the last move that cannot be reversed."""

    def __init__(self) -> None:
        self._n = 0
        self._progress = -1  # the progress_hash of the positions in _hashes
        self._hashes = bytearray(_ENTRY * MAX_VISITED)
        self._check = bytearray(2)  # a buffer for position_hash
        self._child = bytearray(POSITION_SIZE)
        self._work: "Workspace" = None  # type: ignore[assignment]  # for rules with duties, and so is
        self._next = bytearray()  # the position after a move from _child

    def add(self, view: bytearray) -> None:
        """Remember a position that the turn has come to, as the player to move sees it (position.view)."""
        if not self._work and has_duties(view):
            self._work = Workspace()
            self._next = bytearray(POSITION_SIZE)
        progress = progress_hash(view)
        if progress != self._progress:
            self._progress = progress
            self._n = 0
        key = position_hash(view, self._check)
        if self._n < MAX_VISITED and not self._has(key):
            at = _ENTRY * self._n
            self._hashes[at] = key & 255
            self._hashes[at + 1] = key >> 8 & 255
            self._hashes[at + 2] = key >> 16
            self._hashes[at + 3] = self._check[0]
            self._hashes[at + 4] = self._check[1]
            self._n += 1

    def is_full(self) -> bool:
        """Return whether no further position can be remembered before an irreversible move."""
        return self._n == MAX_VISITED

    def has_several(self) -> bool:
        """Return whether the turn has been through other positions to which a move could lead back."""
        return self._n > 1

    def has(self, view: bytearray) -> bool:
        """Return whether a position is one of them."""
        return self._has(position_hash(view, self._check))

    def leads_back(self, view: bytearray, source: int, destination: int) -> bool:
        """Return whether a legal move leads back to a position; view: the one that was added last.

        A move counts, too, if an option allows only such moves after it.
        """
        duties = has_duties(view)
        if not is_reversible(source, destination) or (self._n < 2 and not duties):
            return False
        if self._n == MAX_VISITED:
            return True
        self._child[ALL] = view
        make_move(self._child, source, destination)
        return self._has(position_hash(self._child, self._check)) or (duties and self._must_go_back())

    def _must_go_back(self) -> bool:
        # Return whether each legal move of _child leads back.
        moves = self._work.moves
        n = generate_moves(self._child, self._work)
        for i in range(0, 2 * n, 2):
            if not is_reversible(moves[i], moves[i + 1]):
                return False
            self._next[ALL] = self._child
            make_move(self._next, moves[i], moves[i + 1])
            if not self._has(position_hash(self._next, self._check)):
                return False
        return n > 0

    def enter(self, table: "array[int]") -> None:
        """Enter all positions into a table of position_hash.py, so that a search does not return to them."""
        hashes = self._hashes
        for at in range(0, _ENTRY * self._n, _ENTRY):
            self._check[0] = hashes[at + 3]
            self._check[1] = hashes[at + 4]
            enter_if_new(table, hashes[at] | hashes[at + 1] << 8 | hashes[at + 2] << 16, self._check)

    def _has(self, key: int) -> bool:
        # The rest of the hash is in _check.
        return has_entry(self._hashes, self._n, key, self._check) != 0


def is_reversible(source: int, destination: int) -> bool:
    """Return whether a move, given as two codes, could be reversed later in the same turn."""
    if source & GROUP:
        return True
    shared = 0 < source < RESERVE or source == WASTE + 3
    return shared and (0 < destination < RESERVE or destination == WASTE + 3 or destination == WASTE + 6)


def is_house_move(source: int, destination: int) -> bool:
    """Return whether a move is from house to house."""
    return source & GROUP != 0 or (0 < source < RESERVE and 0 < destination < RESERVE)


def visited_hashes(game: "Game") -> "list[int]":
    """Return the hashes of all positions of a game's current turn, the current position last.

    Unlike Visited, this forgets nothing: it replays the log. A patience has no turns, and its hand can be gone through
    again and again, so there all positions count to which moves can lead back.
    """
    check = bytearray(2)
    first = _first_of_patience(game) if game.pos[ORDER] & PATIENCE else game.undo_limit
    hashes = [position_hash(pos, check) for _, pos, _, _ in game.positions(first)]
    hashes.append(position_hash(game.pos, check))
    return hashes


def _first_of_patience(game: "Game") -> int:
    # Return the ply after the last move that neither comes from the hand nor can be reversed between houses.
    first = 0
    for ply, pos, src, dst in game.positions():
        if src != HAND and (not is_house_move(src, dst) or reveals(pos, src, dst)):
            first = ply + 1
    return first


@micropython.viper
def has_entry(hashes: object, n: int, key: int, check: object) -> int:
    """Return whether a hash is one of the first n entries."""
    h = ptr8(hashes)
    c = ptr8(check)
    at = 0
    end = _ENTRY * n
    while at < end:
        if h[at] == key & 255 and h[at + 1] == (key >> 8) & 255 and h[at + 2] == (key >> 16) & 255:
            if h[at + 3] == c[0] and h[at + 4] == c[1]:
                return 1
        at += _ENTRY
    return 0


@micropython.viper
def progress_hash(pos: object) -> int:
    """Return a hash of 24 bits of all that never recurs within a turn.

    That is whose turn it is, how many new hands were made, the foundations, the showing card, and the numbers of cards
    in the piles other than the houses and the other players' wastes.
    """
    p = ptr8(pos)
    h = p[TURN] + 1
    i = RUNS
    while i < RUNS + 6:
        h = ((h ^ p[i]) * 31) & 0xFFFFFF
        i += 1
    i = FOUNDATION_COUNTS
    while i < TOP:
        h = ((h ^ p[i]) * 31) & 0xFFFFFF
        h ^= h >> 11
        i += 1
    h = ((h ^ p[TOP + SHOW]) * 31) & 0xFFFFFF
    h ^= h >> 11
    i = COUNT + RESERVE
    player = 0
    while player < p[PLAYERS]:
        h = ((h ^ p[i]) * 31) & 0xFFFFFF
        h ^= h >> 11
        h = ((h ^ p[i + 1]) * 31) & 0xFFFFFF
        h ^= h >> 11
        if player == p[TURN]:
            h = ((h ^ p[i + 2]) * 31) & 0xFFFFFF
            h ^= h >> 11
        i += 3
        player += 1
    return h
