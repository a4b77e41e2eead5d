# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The searching player: it looks through the ways to play the turn on, as far as no hidden card comes up.

What turns a card up is not searched: `t`, `u`, `p` and `hw` stay possible whatever else is played first, so the search
asks what is best done before. The ways are kept as nodes of 6 bytes, a move and the node before; the most promising
node is looked into first, and its position is come by again by playing its moves. What has been reached in another
order is not looked at twice.
"""

from array import array

from engine import micropython
from engine.const import const
from engine.fit_tables import CLASS, WANTS
from engine.micropython import ptr8, ptr16
from engine.moves import apply, legal, turns_up_or_ends
from engine.onepack import COMPLETE, HIGHER, LOWER
from engine.position import (
    ALL,
    COUNT,
    DUTIES,
    DUTIES_HIGH,
    FACE_DOWN,
    FAMILY,
    FOUNDATION,
    FOUNDS,
    HAND,
    HOUSES,
    MASKS,
    ORDER,
    ORDER_HIGH,
    OVER,
    PLAYERS,
    RESERVE,
    SHOW,
    SIZE,
    STYLE,
    STYLE_HIGH,
    TOP,
    TURN,
    UNDEALT,
    UNDER,
    UNKNOWN,
    WASTE,
)
from engine.rules import ANY_SUIT, COMPULSORY, FOSTER, MAY_PASS, RESERVE_PRIORITY, SPACE_BARS_TURN, TO_FOUNDATION
from engine.weights import (
    ONE_CLOSED,
    ONE_ENDS,
    ONE_HAND,
    ONE_HIS_ENDS,
    ONE_HIS_HAND,
    ONE_HIS_UNDER_FITS,
    ONE_HIS_WASTE,
    ONE_HIS_WASTE_FITS,
    ONE_JOINS,
    ONE_LOADS,
    ONE_NEXT_FITS,
    ONE_ROW,
    ONE_SINGLES,
    ONE_SPACE_FITS,
    ONE_SPACES,
    ONE_TEMPO,
    ONE_UNDER_FITS,
    ONE_WASTE,
    ONE_WASTE_FITS,
    ONE_WASTE_WANTED,
    W_FOUNDS,
    W_HAND,
    W_HIS_HAND,
    W_HIS_RESERVE,
    W_HIS_RESERVE_EMPTY,
    W_HIS_RESERVE_FITS_FOUNDATION,
    W_HIS_RESERVE_FITS_HOUSE,
    W_KINGS,
    W_LOADS_RESERVE,
    W_LOADS_WASTE,
    W_NEXT_FAILS,
    W_NEXT_FITS,
    W_RESERVE,
    W_ROW,
    W_SINGLES,
    W_SPACES,
    W_TEMPO,
    weights_of,
)
from engine.workspace import Workspace

PLAN = const(12)  # moves kept of the way that was chosen; what comes after them is searched again
STATE = const(28)  # bytes: of the plan what it expects, its length, its moves

NODES = const(800)  # that _SEEN has room for

_SEEN = const(1024)
_USUAL = const(360)  # nodes that tables have room for at least: so they serve every level
_NOTHING = const(-32768)
_WON = const(32000)
_MOVE = const(2)  # what a move must bring more than none: nothing is moved for little
_FEW = const(6)  # cards: the one-pack game nears its end
_KEPT = const(16)  # positions kept, a power of two: of nodes looked into, so that fewer moves are played again
_DEEPEST = const(40)  # moves of a way that is looked at further
_LONGEST = const(144)  # and with one more, and all cards to the foundations after it
_SHOWN = UNKNOWN & 127  # a hidden card that has come up
_CLASSIC = RESERVE_PRIORITY | COMPULSORY | SPACE_BARS_TURN | MAY_PASS
_THEN_ENDS = const(128)  # with the length of a plan in a save

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from engine.playouts import Playouts


@micropython.viper
def signature(pos: object) -> int:
    """Return 24 bits from the piles of a position, their numbers and two top cards each, and the foundations.

    Of two cards alike it is the same which lies there: notation does not tell them apart either.
    """
    p = ptr8(pos)
    h = 1
    i = FOUNDS
    while i < UNDER:
        v = p[i] & 0xBF
        if v and TOP <= i and i < COUNT:
            v |= (p[UNDER + (p[i] & 127)] & 0xBF) << 8
        h = ((h ^ v) * 31) & 0xFFFFFF
        h ^= h >> 11
        i += 1
    return h


@micropython.viper
def compulsory_source(pos: object) -> int:
    """Return the source of the first foundation play that comes before all else (RULES 4-6), -1 for none."""
    p = ptr8(pos)
    order = p[ORDER]
    if not order & COMPULSORY or p[OVER]:
        return -1
    mine = RESERVE + 3 * p[TURN]
    other = mine + 3
    if other >= RESERVE + 3 * p[PLAYERS]:
        other = RESERVE
    first = 0 if order & RESERVE_PRIORITY else 1
    houses = p[HOUSES]
    # The order of the list of legal moves: r, houses, R and W, h, r, w.
    i = first
    while i <= houses + 5:
        source = i
        at = i
        if i == 0 or i == houses + 4:
            source = RESERVE
            at = mine
        elif i == houses + 1:
            source = RESERVE + 3 if order & FOSTER else SHOW
            at = other if order & FOSTER else SHOW
        elif i == houses + 2:
            source = WASTE + 3 if order & FOSTER else SHOW
            at = other + 2 if order & FOSTER else SHOW
        elif i == houses + 3:
            source = SHOW
            at = SHOW
        elif i == houses + 5:
            if not p[MASKS + 3] & TO_FOUNDATION:
                return -1
            source = WASTE
            at = mine + 2
        card = p[TOP + at]
        if card and card < FACE_DOWN:
            f = FOUNDS + (card >> 3 & 6)
            below = (card & 15) - 1
            if p[f] == below or p[f + 1] == below:
                return source
        i += 1
    return -1


@micropython.viper
def evaluate(pos: object, weights: object) -> int:
    """Return what a position of the two-pack family is worth to the player to move.

    weights: bytes, a row of weights.NAMES for a turn that ends with it and one for a turn that goes on, each + 128.
    """
    p = ptr8(pos)
    w = ptr8(weights)
    kinds = ptr8(CLASS)
    wants = ptr8(WANTS)
    mine = RESERVE + 3 * p[TURN]
    other = mine + 3
    if other >= RESERVE + 3 * p[PLAYERS]:
        other = RESERVE
    if p[OVER]:
        return _WON if p[OVER] == p[TURN] + 1 else 0 - _WON
    same = 15 if p[STYLE] & ANY_SUIT else 63
    showing = p[TOP + SHOW]
    hand = p[COUNT + mine + 1] + p[COUNT + mine + 2]
    row = W_ROW
    waste = p[TOP + mine + 2]
    if showing:
        hand += 1
        waste = showing
        row = 0
    elif not hand:
        row = 0
    v = (w[row + W_RESERVE] - 128) * p[COUNT + mine]
    v += (w[row + W_HAND] - 128) * hand
    v += (w[row + W_HIS_RESERVE] - 128) * p[COUNT + other]
    v += (w[row + W_HIS_HAND] - 128) * (p[COUNT + other + 1] + p[COUNT + other + 2])
    if not p[COUNT + other]:
        v += w[row + W_HIS_RESERVE_EMPTY] - 128
    top = p[TOP + other]
    other_kind = 0
    if top and top < FACE_DOWN:
        other_kind = kinds[top]
        f = FOUNDS + (top >> 3 & 6)
        below = (top & 15) - 1
        if p[f] == below or p[f + 1] == below:
            v += w[row + W_HIS_RESERVE_FITS_FOUNDATION] - 128
    own = p[TOP + mine]
    own = own & same if own and own & 15 < 14 else 99
    waste = waste & same if waste and waste & 15 < 14 else 99
    # The next card, where it is known: of a hand that card_memory.py filled in, or of a waste to be turned over.
    following = 0
    if row:
        following = p[TOP + mine + 1]
        if not p[COUNT + mine + 1]:
            card = p[TOP + mine + 2]
            while card:
                following = card
                card = p[UNDER + card]
        following &= 127
        if following & 15 > 13:
            following = 0
    finds = 0
    if following:
        f = FOUNDS + (following >> 3 & 6)
        below = (following & 15) - 1
        d = (following & same) - (p[TOP + other + 2] & same)
        if p[f] == below or p[f + 1] == below or (p[TOP + other + 2] and (d == 1 or d == -1)):
            finds = 1
    house = p[HOUSES]
    fits = 0
    while house:
        card = p[TOP + house]
        if not card:
            v += w[row + W_SPACES] - 128
        else:
            if other_kind and wants[card] == other_kind:
                fits = 1
            if following and wants[card] == kinds[following]:
                finds = 1
            d = (card & same) - waste
            if d == 1 or d == -1:
                v += w[row + W_LOADS_WASTE] - 128
            d = (card & same) - own
            if d == 1 or d == -1:
                v += w[row + W_LOADS_RESERVE] - 128
            if card & 15 == 13:
                v += w[row + W_KINGS] - 128
            if not p[UNDER + (card & 127)]:
                v += w[row + W_SINGLES] - 128
        house -= 1
    if fits:
        v += w[row + W_HIS_RESERVE_FITS_HOUSE] - 128
    if following:
        v += (w[row + W_NEXT_FITS] if finds else w[row + W_NEXT_FAILS]) - 128
    founds = 0
    i = 0
    while i < 8:
        if p[FOUNDS + i] < 14:
            founds += p[FOUNDS + i]
        i += 1
    v += (w[row + W_FOUNDS] - 128) * founds
    return v + w[row + W_TEMPO] - 128


@micropython.viper
def evaluate_one_pack(pos: object, weights: object) -> int:
    """Return what a position of the one-pack game is worth; weights: as evaluate's, by weights.ONE_PACK_NAMES."""
    p = ptr8(pos)
    w = ptr8(weights)
    up = ptr8(HIGHER)
    down = ptr8(LOWER)
    if p[OVER]:
        return _WON if p[OVER] == p[TURN] + 1 else 0 - _WON
    mine = HAND + 3 * p[TURN]
    other = HAND + 3 - 3 * p[TURN]
    # Where the turn ends the showing card is laid on the waste, and the other player turns the next one up.
    showing = p[TOP + SHOW]
    row = ONE_ROW
    mover = mine
    waste = p[TOP + mine + 1]
    under = p[UNDER + waste]
    cards = p[COUNT + mine + 1]
    if showing:
        row = 0
        mover = other
        under = waste
        waste = showing
        cards += 1
    v = (w[row + ONE_HAND] - 128) * p[COUNT + mine] + (w[row + ONE_WASTE] - 128) * cards
    cards += p[COUNT + mine]
    if cards < _FEW:
        v += (w[row + ONE_ENDS] - 128) * (_FEW - cards)
    v += (w[row + ONE_HIS_HAND] - 128) * p[COUNT + other] + (w[row + ONE_HIS_WASTE] - 128) * p[COUNT + other + 1]
    cards = p[COUNT + other] + p[COUNT + other + 1]
    if cards < _FEW:
        v += (w[row + ONE_HIS_ENDS] - 128) * (_FEW - cards)

    # Sets of cards: in sight, and wanted by houses; each of two suits to an int, bit card & 31.
    low = high = 0
    wanted_low = wanted_high = 0
    if showing and showing < 32:
        low = 1 << showing
    elif showing:
        high = 1 << (showing & 31)
    following = 0
    spaces = 0
    houses = p[HOUSES]
    house = 1
    while house <= houses:
        card = p[TOP + house]
        if not card:
            spaces += 1
        elif card != UNDEALT:
            if p[COUNT + house] == COMPLETE:
                v += w[row + ONE_CLOSED] - 128
            else:
                beneath = p[UNDER + card]
                if not beneath:
                    v += w[row + ONE_SINGLES] - 128
                if up[card] != beneath:
                    if card < 32:
                        wanted_low |= 1 << up[card]
                    else:
                        wanted_high |= 1 << (up[card] & 31)
                if down[card] != beneath:
                    if card < 32:
                        wanted_low |= 1 << down[card]
                    else:
                        wanted_high |= 1 << (down[card] & 31)
            while card:
                if card < 32:
                    low |= 1 << card
                else:
                    high |= 1 << (card & 31)
                card = p[UNDER + card]
        house += 1
    v += (w[row + ONE_SPACES] - 128) * spaces
    house = 1
    while house <= houses:
        card = p[TOP + house]
        if card and card != UNDEALT and p[COUNT + house] < COMPLETE:
            wanted = wanted_low if card < 32 else wanted_high
            bits = 1 << (card & 31)
            while p[UNDER + card]:
                card = p[UNDER + card]
            if wanted & (bits | 1 << (card & 31)):
                v += w[row + ONE_JOINS] - 128
        house += 1
    i = 0
    while i < 2:
        at = other if i else mine
        card = p[TOP + at + 1]
        last = 0
        while card:
            last = card
            if card < 32:
                low |= 1 << card
                wanted = wanted_low
            else:
                high |= 1 << (card & 31)
                wanted = wanted_high
            if wanted >> (card & 31) & 1:
                v += w[row + ONE_WASTE_WANTED + i] - 128
            card = p[UNDER + card]
        if at == mover:
            # The next card, where it is known: of a hand that card_memory.py filled in, or a waste to be turned over.
            following = p[TOP + at] & 127 if p[COUNT + at] else last
        i += 1
    if (wanted_low if waste < 32 else wanted_high) >> (waste & 31) & 1:
        v += w[row + ONE_WASTE_FITS] - 128
    if (wanted_low if under < 32 else wanted_high) >> (under & 31) & 1:
        v += w[row + ONE_UNDER_FITS] - 128
    card = p[TOP + other + 1]
    if card:
        if up[waste] == card or down[waste] == card:
            v += w[row + ONE_LOADS] - 128
        if (wanted_low if card < 32 else wanted_high) >> (card & 31) & 1:
            v += w[row + ONE_HIS_WASTE_FITS] - 128
        card = p[UNDER + card]
        if (wanted_low if card < 32 else wanted_high) >> (card & 31) & 1:
            v += w[row + ONE_HIS_UNDER_FITS] - 128

    cards = p[COUNT + HAND] + p[COUNT + HAND + 3]
    chance = 0
    if following and following & 15 < 14:
        if (wanted_low if following < 32 else wanted_high) >> (following & 31) & 1:
            chance = 32
    elif cards:
        wanted_low ^= wanted_low & low
        while wanted_low:
            wanted_low &= wanted_low - 1
            chance += 32
        wanted_high ^= wanted_high & high
        while wanted_high:
            wanted_high &= wanted_high - 1
            chance += 32
        chance = chance // cards
    v += (w[row + ONE_NEXT_FITS] - 128) * chance + (w[row + ONE_SPACE_FITS] - 128) * (spaces * chance >> 3)
    return v + w[row + ONE_TEMPO] - 128


@micropython.viper
def must_play_on(pos: object) -> int:
    """Return whether a card must be laid into a space before the turn can go on (RULES 4, 8) or end."""
    p = ptr8(pos)
    at = RESERVE + 3 * p[TURN]
    if p[FAMILY]:
        at += 2
    elif not p[ORDER] & SPACE_BARS_TURN:
        return 0
    if p[TOP + SHOW] or not p[TOP + at]:
        return 0
    house = p[HOUSES]
    while house:
        if not p[TOP + house]:
            return 1
        house -= 1
    return 0


@micropython.viper
def highest(worths: object, n: int) -> int:
    """Return the index of the highest of n numbers (16 bits, + 32768), -1 if all are 0."""
    w = ptr16(worths)
    best = 0
    at = -1
    i = 0
    while i < n:
        if w[i] > best:
            best = w[i]
            at = i
        i += 1
    return at


@micropython.viper
def is_new(seen: object, mark: int) -> int:
    """Return whether this signature is not yet in a table of _SEEN tags (16 bits), and put it there."""
    tags = ptr16(seen)
    tag = (mark >> 10) + 1
    i = mark & _SEEN - 1
    while tags[i]:
        if tags[i] == tag:
            return 0
        i = i + 1 & _SEEN - 1
    tags[i] = tag
    return 1


@micropython.viper
def trace(before: object, at: int, path: object) -> int:
    """Write the nodes of the way to a node into path, the last first; return how many. Both: 16 bits a node."""
    b = ptr16(before)
    p = ptr16(path)
    n = 0
    while at:
        p[n] = at
        n += 1
        at = b[at]
    return n


@micropython.viper
def kept_on(path: object, n: int, kept: object) -> int:
    """Return how many moves of a way of n nodes are to be played from its last node in kept, all n if none is there."""
    p = ptr16(path)
    k = ptr16(kept)
    i = 0
    while i < n:
        if k[p[i] & _KEPT - 1] == p[i]:
            return i
        i += 1
    return n


@micropython.viper
def plays_reserve(moves: object, path: object, n: int) -> int:
    """Return whether a way of n nodes plays the mover's reserve; moves: 2 bytes a node."""
    m = ptr8(moves)
    p = ptr16(path)
    while n:
        n -= 1
        if m[2 * p[n]] == RESERVE:
            return 1
    return 0


@micropython.viper
def shows_nothing(pos: object, source: int) -> int:
    """Return whether the card that a move from a source has bared, if any, was in sight before."""
    p = ptr8(pos)
    if source == RESERVE:
        return 1 if p[TOP + RESERVE + 3 * p[TURN]] != _SHOWN else 0
    source &= 127
    return 0 if source and source < RESERVE and p[TOP + source] == _SHOWN else 1


_SPARE: list = []  # tables that no search looks with at the moment
# In their place, for one that has not looked yet.
_NONE: tuple = (bytearray(),) * 3 + (array("H"), bytearray()) + (array("H"),) * 3 + ([], array("H"), [])


def _numbers(n: int) -> array:
    # Of 16 bits, whatever they are: a search writes them before it reads them. Out of zeros they would take twice the
    # room for a moment.
    return array("H", range(n))


def _tables(nodes: int) -> tuple:
    nodes = max(nodes, _USUAL)
    seen = _numbers(_SEEN)  # first, as the largest piece
    return (
        bytearray(SIZE),  # the root
        bytearray(SIZE),  # the position of a node, and what comes next
        bytearray(SIZE),
        _numbers(nodes),  # by node: the node that it comes from
        bytearray(2 * nodes),  # by node: the move that leads to it
        _numbers(nodes),  # by node: its worth + 32768, 0 when there is nothing more to see
        seen,  # tags of signatures
        _numbers(_LONGEST),  # the way to a node
        [bytearray(SIZE) for _ in range(_KEPT)],  # positions,
        _numbers(_KEPT),  # and whose they are, 0 for none
        [],  # Playouts, once ways are compared
    )


def forget() -> None:
    """Let go of the memory of searches that are done; those that look go on."""
    _SPARE.clear()


def may_compare(view: bytearray) -> bool:
    """Return whether playouts.py is for the game of a view: `classic`, with options of the deal alone."""
    return (
        view[HOUSES] == 8 and view[FAMILY] == 0 and view[ORDER] == _CLASSIC and view[STYLE] == 0
        and view[DUTIES] == 0 and view[MASKS + 3] == 0
        and view[ORDER_HIGH] == 0 and view[STYLE_HIGH] == 0 and view[DUTIES_HIGH] == 0
    )


class Search:
    """Looks for the best way to play on; memory is taken at the first look, by all searches together if none waits in
    the middle.

    nodes: how many moves it looks at, at most NODES; after a search, how many it did. limit: the first of these, which
    may be set lower. src, dst: the move, after play(). weights: bytes of weights.weights_of, of the rules of the first
    position unless they are set before. thorough: whether all is looked at that can be done before a card is turned up,
    and not only what gets the mover's reserve away. compares: whether the best ways are compared by playouts.py, in the
    games that it is for.
    """

    def __init__(self, nodes: int) -> None:
        self.limit = nodes
        self.nodes = 0
        self.src = 0
        self.dst = 0
        self.thorough = False
        self.compares = False
        self._plan = bytearray(2 * PLAN)
        self._size = 0  # bytes of the plan
        self._at = 0  # bytes of it that are played
        self._expected = 0  # the signature of the view in which it goes on
        self.weights = b""
        self._after = bytearray(SIZE)
        # Those of _tables while it looks, the same for all who look one after the other.
        self._tables: object = None
        self._use(_NONE)
        self._ways: "Playouts | None" = None  # that this search compares at its end, if it does
        self._then_ends = False  # after the plan the turn goes on, or ends, with nothing more to think about
        self._chance = 0
        self._depth = 0
        self._best = 0
        self._worth = 0
        self._may_turn = False
        self._evaluate = evaluate

    def state(self) -> bytes:
        """Return what a save must keep, as bytes of STATE."""
        left = self._plan[self._at : self._size]
        length = len(left) | (_THEN_ENDS if self._then_ends else 0)
        return self._expected.to_bytes(3, "little") + bytes((length,)) + left + bytes(2 * PLAN - len(left))

    def restore(self, state: bytes) -> None:
        """Go on from what `state` returned."""
        self._expected = int.from_bytes(state[:3], "little")
        self._at = 0
        self._size = min(state[3] & 127, 2 * PLAN)
        self._then_ends = state[3] >= _THEN_ENDS
        self._plan[:] = state[4:STATE]

    def plan(self) -> bytes:
        """Return the moves of the plan, those played too, as 2 bytes each; none where a search found no better way."""
        return bytes(self._plan[: self._size])

    def has_plan(self, view: bytearray) -> bool:
        """Return whether something is left of the plan, and this is the view that it expects."""
        return (self._at < self._size or self._then_ends) and signature(view) == self._expected

    def play(self, view: bytearray) -> bool:
        """Leave the plan's next move in src and dst; return whether there is one."""
        if self._at == self._size:
            self._then_ends = False
            return False
        self.src = self._plan[self._at]
        self.dst = self._plan[self._at + 1]
        self._at += 2
        self._after[ALL] = view
        apply(self._after, self.src, self.dst)
        self._expected = signature(self._after)
        return True

    def leave(self) -> None:
        """Look no further, if it does; begin() is next."""
        if self._tables:
            _SPARE.append(self._tables)
            self._tables = None

    def _take_tables(self) -> None:
        if self._tables:
            return
        found = _SPARE.pop() if _SPARE else None
        if not found or len(found[3]) < self.limit:
            found = _tables(self.limit)
        self._tables = found
        self._use(found)

    def _use(self, tables: tuple) -> None:
        # At once: slices of it would be taken from the heap, at each move.
        (self._root, self._pos, self._next, self._before, self._moves,
         self._open, self._seen, self._path, self._kept, self._kept_nodes, self._playouts) = tables

    def is_looking(self) -> bool:
        """Return whether it was begun, and neither ended nor was left."""
        return self._tables is not None

    def rest(self) -> None:
        """Let go of the memory that searches look with until one begins again; what end() returned goes with it."""
        self.leave()
        self._use(_NONE)
        self._ways = None
        forget()

    def begin(self, view: bytearray, moves: bytearray, n: int, chance: int) -> None:
        """Look at a view (position.view) with its legal moves, n of them; chance, 16 bits, decides between equals."""
        self._chance = chance
        self._take_tables()
        self._root[ALL] = view
        if not self.weights:
            self.weights = weights_of(view)
        for i in range(_SEEN):
            self._seen[i] = 0
        for i in range(_KEPT):
            self._kept_nodes[i] = 0
        may_stop = False
        self._may_turn = False
        for i in range(0, 2 * n, 2):
            source = moves[i]
            if turns_up_or_ends(source, moves[i + 1]):
                may_stop = True
                if source == HAND or moves[i + 1] == RESERVE:
                    self._may_turn = True
        self._evaluate = evaluate_one_pack if view[FAMILY] else evaluate
        worth = self._evaluate(view, self.weights)
        self._best = 0
        # What is played must be better, not equal: so no two positions are gone to and fro between.
        self._worth = worth + 3 if may_stop else _NOTHING
        self._before[0] = 0
        self._open[0] = 32768
        # With the hand a player turns the waste over, and what lies on it goes.
        if self.thorough or view[FAMILY] and not view[COUNT + HAND + 3 * view[TURN]]:
            self._may_turn = False
        self._ways = None
        if self.compares and may_compare(view):
            self._take_ways(may_stop)
        self.nodes = 1
        is_new(self._seen, signature(view))

    def go(self, nodes: int, work: Workspace) -> bool:
        """Look at about that many moves more, fewer where nothing new is found; return whether the search is at its
        end, the plan then made.

        work: a workspace.Workspace for its use.
        """
        until = self.nodes + nodes
        while self.nodes < self.limit:
            at = highest(self._open, self.nodes)
            if at < 0:
                break
            if self.nodes >= until:
                return False
            self._open[at] = 0
            self._expand(at, work)
            until -= 1  # what shows nothing new takes its time, too
        if self._ways and not self._compare(self._ways, until - self.nodes):
            return False
        self._make_plan()
        self.leave()
        return True

    def end(self) -> bytearray:
        """Return the position that the best way found leads to, until the next search."""
        self._follow(self._best)
        return self._pos

    def _take_ways(self, may_stop: bool) -> None:
        if not self._playouts:
            from engine.playouts import Playouts  # here, so that other games and levels need no memory for it

            self._playouts.append(Playouts())
        self._ways = ways = self._playouts[0]
        ways.clear()
        if may_stop:
            ways.keep(0, self._worth)

    def _compare(self, ways: "Playouts", playouts: int) -> bool:
        if not ways.begun:
            # Where positions were kept for the search their room is for those that the ways lead to.
            for i in range(_KEPT):
                self._kept_nodes[i] = 0
            for i in range(ways.ways):
                self._follow(ways.nodes[i])
                self._kept[i][ALL] = self._pos
            ways.begin(self._root, self._kept, self._chance)
        if not ways.go(playouts, self._next, self._evaluate, self.weights):
            return False
        self._best = ways.node
        return True

    def _follow(self, at: int) -> int:
        """Come to the position of a node, in _pos; return whether its way plays the mover's reserve."""
        path = self._path
        moves = self._moves
        n = self._depth = trace(self._before, at, path)
        i = kept_on(path, n, self._kept_nodes)
        pos = self._pos
        pos[ALL] = self._root if i == n else self._kept[path[i] & _KEPT - 1]
        while i:
            i -= 1
            k = 2 * path[i]
            apply(pos, moves[k], moves[k + 1])
        return plays_reserve(moves, path, n)

    def _expand(self, at: int, work: Workspace) -> None:
        uses_reserve = self._follow(at)
        pos = self._pos
        i = at & _KEPT - 1
        self._kept[i][ALL] = pos
        self._kept_nodes[i] = at
        child = self._next
        found = work.moves
        before = self._before
        moves = self._moves
        worths = self._open
        limit = self.limit
        chance = self._chance
        depth = self._depth
        n = legal(pos, work)
        for i in range(0, 2 * n, 2):
            source = found[i]
            destination = found[i + 1]
            if turns_up_or_ends(source, destination):
                continue
            end = self.nodes
            if end >= limit:
                return
            child[ALL] = pos
            node = at
            reserve = uses_reserve
            while True:
                apply(child, source, destination)
                known = shows_nothing(child, source)
                before[end] = node
                moves[2 * end] = source
                moves[2 * end + 1] = destination
                worths[end] = 0
                node = end
                end += 1
                if source == RESERVE:
                    reserve = 1
                # What must be played at once is no choice.
                source = compulsory_source(child) if known and end < limit else -1
                if source < 0:
                    break
                destination = FOUNDATION
            mark = signature(child)
            if not is_new(self._seen, mark):
                continue
            self.nodes = end
            worth = self._evaluate(child, self.weights) + ((mark ^ chance) * 31 >> 7 & 3) - _MOVE * depth
            # Before a card is turned up only what gets the mover's reserve away is done: all else can wait.
            if (reserve or not self._may_turn) and not (known and must_play_on(child)):
                if self._ways:
                    self._ways.keep(node, worth)
                if worth > self._worth:
                    self._worth = worth
                    self._best = node
            if known and not child[OVER] and depth < _DEEPEST:
                worths[node] = worth + 32768

    def _make_plan(self) -> None:
        n = trace(self._before, self._best, self._path)
        self._at = self._size = 0
        while n and self._size < 2 * PLAN:
            n -= 1
            i = 2 * self._path[n]
            self._plan[self._size] = self._moves[i]
            self._plan[self._size + 1] = self._moves[i + 1]
            self._size += 2
        self._then_ends = False
        if self._ways and self._size and not n:
            self._follow(self._best)
            self._then_ends = self._pos[TOP + RESERVE + 3 * self._root[TURN]] != _SHOWN
