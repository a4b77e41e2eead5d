"""Search a turn of `classic` whose cards are all known for a win, depth first: see solver.py.

Moves are made, hashed and undone in one function of machine code. It plays `classic` and `simple`, without options that
change a turn. solver.py proves wins with it, from what a player has seen. playouts.py looks for wins with it: once the
hidden cards are dealt, all turns have open cards.
"""

from engine import micropython
from engine.const import const
from engine.micropython import ptr8, ptr16
from engine.option_duties import has_duties
from engine.placement import CARD_CLASS, WANTED_CLASS
from engine.position import (
    COUNT, FACE_DOWN, FOUNDATION, FOUNDATION_COUNTS, HOUSES, MASKS, ORDER, ORDER_HIGH, PLAYERS, RESERVE, SHOW, STYLE,
    STYLE_HIGH, TOP, TURN, UNDER
)
from engine.rules import COMPULSORY, MAY_PASS, RESERVE_PRIORITY, SPACE_BARS_TURN

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any as object

_CLASSIC = RESERVE_PRIORITY | COMPULSORY | SPACE_BARS_TURN | MAY_PASS
MAX_LINE_MOVES = const(127)  # the longest line, in moves

# The bytes of a plain search: a header, and then by ply, 128 each for the positions of the longest line.
PLY = const(0)  # how many moves the line has
_NODES = const(1)  # the positions so far; 16 bits, low byte first
_LIMIT = const(3)  # the most positions, likewise
_ROW_LIMIT = const(5)  # the most moves from house to house in a row
_CARDS = const(6)  # the card that moves
SOURCES = const(6 + 128)  # the pile that it comes from
TARGETS = const(6 + 256)  # the pile that it goes to, or FOUNDATION
_NEXT = const(6 + 384)  # the next candidate of the position before the move, see below
_ROWS = const(6 + 512)  # how many moves from house to house came just before
PLAIN_SIZE = const(6 + 640)
HASHES = const(2 * 128)  # numbers of 16 bits, two by ply

# The candidates of a position, by number. The card that shows goes to houses 1 to 8 that it fits.
_NEW = const(0)  # The position has not been looked at.
_TRY_TURN_UP = const(1)  # where no card shows
_TRY_LOAD_RESERVE = const(9)  # with the card that shows, and so are the next two
_TRY_LOAD_WASTE = const(10)
_TRY_TO_SPACE = const(11)
_TRY_LOADS = const(12)  # of each house's top, two each
_TRY_HOUSES = const(32)  # from each house to each house, eight each
_TRY_SPACES = const(96)  # from each house to a space
_TRIED_ALL = const(104)

# The results of search_plain.
GOES_ON = const(0)
WON = const(1)
_REFUTED = const(2)
_SHOWING = const(126)  # in a hash: the card beneath the card that shows


def is_plain(view: bytearray) -> bool:
    """Return whether search_plain() can play the turn of a view: `classic` or `simple`, with options of the deal."""
    return (
        view[PLAYERS] == 2 and view[ORDER] == _CLASSIC and view[STYLE] == 0 and view[MASKS + 3] == 0
        and not has_duties(view) and view[ORDER_HIGH] == 0 and view[STYLE_HIGH] == 0
    )


@micropython.viper
def clear_slots(table: object, n: int) -> object:
    """Empty a table of n numbers of 16 bits."""
    t = ptr16(table)
    while n:
        n -= 1
        t[n] = 0


@micropython.viper
def begin_plain(pos: object, plies: object, hashes: object, limit: int, row_limit: int) -> object:
    """Prepare a plain search from a position: lay the mover's waste, turned over, under the hand.

    plies: PLAIN_SIZE bytes; hashes: HASHES numbers of 16 bits; limit: the most positions to look at, after which the
    verdict is _REFUTED; row_limit: the most moves from house to house in a row, less than 256.
    """
    p = ptr8(pos)
    q = ptr8(plies)
    h = ptr16(hashes)
    hand = RESERVE + 1 + 3 * p[TURN]
    card = p[TOP + hand + 1]
    above = 0
    while card:
        under = p[UNDER + card]
        p[UNDER + card] = above
        above = card | FACE_DOWN
        card = under
    at = TOP + hand
    while p[at]:
        at = UNDER + (p[at] & 127)
    p[at] = above
    p[COUNT + hand] += p[COUNT + hand + 1]
    p[TOP + hand + 1] = 0
    p[COUNT + hand + 1] = 0
    i = 0
    while i < _CARDS:
        q[i] = 0
        i += 1
    q[_LIMIT] = limit & 255
    q[_LIMIT + 1] = limit >> 8
    q[_ROW_LIMIT] = row_limit
    q[_NEXT] = _NEW
    q[_ROWS] = 0
    h[0] = 1
    h[1] = 1


@micropython.viper
def search_plain(pos: object, plies: object, hashes: object, table: object, slots: int, steps: int) -> int:
    """Search a turn of `classic` depth-first for that many steps; return GOES_ON, WON or _REFUTED.

    pos: the position after the moves of the line so far, changed in place; plies, hashes: see begin_plain; table: so
    many slots, which are numbers of 16 bits, empty at first; a power of two, at most 2048.

    Each step looks for the next candidate of the position and makes it, or undoes the last move where none is left. A
    position's hash is the sum of a number for each card that has moved and the card beneath it, so the order of the
    houses does not count, and a move changes two of these numbers. It is one function because a call of machine code
    takes about as long as a step.
    """
    p = ptr8(pos)
    q = ptr8(plies)
    hs = ptr16(hashes)
    t = ptr16(table)
    kinds = ptr8(CARD_CLASS)
    wants = ptr8(WANTED_CLASS)
    hand = RESERVE + 1 + 3 * p[TURN]
    other = RESERVE + 3 - 3 * p[TURN]
    ply = q[PLY]
    nodes = q[_NODES] | q[_NODES + 1] << 8
    limit = q[_LIMIT] | q[_LIMIT + 1] << 8
    result = GOES_ON
    while steps and not result:
        steps -= 1
        showing = p[TOP + SHOW]
        k = q[_NEXT + ply]
        source = -1
        target = 0
        if ply == MAX_LINE_MOVES:
            k = _TRIED_ALL
        if k == _NEW:
            # Compulsory foundation plays are no choice. Otherwise the position counts, unless it is in the table.
            i = p[HOUSES]
            while i >= 0:
                card = p[TOP + i]
                if card:
                    f = FOUNDATION_COUNTS + (card >> 3 & 6)
                    below = (card & 15) - 1
                    if p[f] == below or p[f + 1] == below:
                        source = i
                        target = FOUNDATION
                        k = _TRIED_ALL
                i -= 1
            if source < 0:
                high = hs[2 * ply + 1]
                i = hs[2 * ply] & (slots - 1)
                mark = (hs[2 * ply] >> 11 | high << 5) & 0xFFFF
                if not mark:
                    mark = 1
                k = _TRY_TURN_UP
                if t[i] == mark:
                    k = _TRIED_ALL
                elif nodes == limit:
                    result = _REFUTED
                else:
                    nodes += 1
                    t[i] = mark
        if source < 0 and k < _TRY_LOADS:
            if showing:
                kind = kinds[showing]
                while k <= 8 and source < 0:
                    if wants[p[TOP + k]] == kind:
                        source = SHOW
                        target = k
                    k += 1
                while k <= _TRY_LOAD_WASTE and source < 0:
                    target = other + (k - _TRY_LOAD_RESERVE) * 2
                    d = (showing & 63) - (p[TOP + target] & 63)
                    if p[TOP + target] and (d == 1 or d == -1):
                        source = SHOW
                    k += 1
                if k == _TRY_TO_SPACE and source < 0:
                    k += 1
                    i = 1
                    while i < p[HOUSES] and p[TOP + i]:
                        i += 1
                    if not p[TOP + i]:
                        source = SHOW
                        target = i
            else:
                card = p[TOP + hand] & 127
                if k == _TRY_TURN_UP:
                    source = hand
                    target = SHOW
                    k += 1
                else:
                    # A card that will go to a foundation may force others to follow it.
                    f = FOUNDATION_COUNTS + (card >> 3 & 6)
                    below = (card & 15) - 1
                    k = _TRY_LOADS if p[f] == below or p[f + 1] == below else _TRIED_ALL
        if source < 0 and k < _TRY_HOUSES:
            while k < _TRY_LOADS + 16 and source < 0:
                i = (k - _TRY_LOADS >> 1) + 1
                card = p[TOP + i]
                target = other + (k & 1) * 2
                d = (card & 63) - (p[TOP + target] & 63)
                if card and p[TOP + target] and (d == 1 or d == -1):
                    source = i
                k += 1
            if source < 0:
                k = _TRY_HOUSES if q[_ROWS + ply] < q[_ROW_LIMIT] else _TRIED_ALL
        if source < 0 and k < _TRY_SPACES and k >= _TRY_HOUSES:
            takes = 0  # the kinds of cards that fit a house, bit CARD_CLASS
            i = p[HOUSES]
            while i:
                takes |= 1 << wants[p[TOP + i]]
                i -= 1
            while k < _TRY_SPACES and source < 0:
                i = (k - _TRY_HOUSES >> 3) + 1
                card = p[TOP + i]
                if card and (takes >> kinds[card]) & 1:
                    target = (k & 7) + 1
                    if wants[p[TOP + target]] == kinds[card]:
                        source = i
                    k += 1
                else:
                    k = (k | 7) + 1
        if source < 0 and k < _TRIED_ALL and k >= _TRY_SPACES:
            target = 1
            while target < p[HOUSES] and p[TOP + target]:
                target += 1
            if p[TOP + target]:
                k = _TRIED_ALL
            while k < _TRIED_ALL and source < 0:
                i = k - _TRY_SPACES + 1
                card = p[TOP + i]
                if card and p[UNDER + card]:
                    source = i
                k += 1
        if result:
            pass
        elif source >= 0:
            # Make the move.
            q[_NEXT + ply] = k
            q[SOURCES + ply] = source
            q[TARGETS + ply] = target
            card = p[TOP + source] & 127
            q[_CARDS + ply] = card
            under = p[UNDER + card]
            p[TOP + source] = under
            p[COUNT + source] -= 1
            h = hs[2 * ply] | hs[2 * ply + 1] << 16
            if source != hand:
                v = (((card & 63) << 7 | (under if source else _SHOWING)) * 7919) & 0xFFFFFF
                v ^= ((v ^ (v >> 9)) & 0x7FFF) * 27449
                h += 0x10000000 - (v & 0xFFFFFFF)
            row = 0
            if target == FOUNDATION:
                p[UNDER + card] = 0
                f = FOUNDATION_COUNTS + (card >> 3 & 6)
                if p[f] != (card & 15) - 1:
                    f += 1
                p[f] += 1
                h += ((card & 63) + 1) * 40503
            else:
                under = p[TOP + target]
                p[UNDER + card] = under
                p[TOP + target] = card
                p[COUNT + target] += 1
                v = (((card & 63) << 7 | (under if target else _SHOWING)) * 7919) & 0xFFFFFF
                v ^= ((v ^ (v >> 9)) & 0x7FFF) * 27449
                h += v & 0xFFFFFFF
                if source and source < RESERVE and target < RESERVE:
                    row = q[_ROWS + ply] + 1
            ply += 1
            hs[2 * ply] = h & 0xFFFF
            hs[2 * ply + 1] = h >> 16 & 0xFFF
            q[_NEXT + ply] = _NEW
            q[_ROWS + ply] = row
            if not p[COUNT + hand] and not p[TOP + SHOW]:
                result = WON
        elif not ply:
            result = _REFUTED
        else:
            # Undo the last move.
            ply -= 1
            source = q[SOURCES + ply]
            target = q[TARGETS + ply]
            card = q[_CARDS + ply]
            if target == FOUNDATION:
                f = FOUNDATION_COUNTS + (card >> 3 & 6)
                if p[f + 1] == card & 15:  # The larger number comes first.
                    f += 1
                p[f] -= 1
            else:
                p[TOP + target] = p[UNDER + card]
                p[COUNT + target] -= 1
            p[UNDER + card] = p[TOP + source]
            p[TOP + source] = card | FACE_DOWN if source == hand else card
            p[COUNT + source] += 1
    q[PLY] = ply
    q[_NODES] = nodes & 255
    q[_NODES + 1] = nodes >> 8
    return result


def plain_nodes(plies: bytearray) -> int:
    """Return how many positions a plain search has looked at."""
    return plies[_NODES] | plies[_NODES + 1] << 8
