"""Find the foundation plays that come before all other moves (RULES 4-6)."""

from engine import micropython
from engine.const import const
from engine.micropython import ptr8
from engine.position import (
    FACE_DOWN, FOUNDATION, FOUNDATION_COUNTS, HOUSES, MASKS, ORDER, OVER, RESERVE, SHOW, TOP, TURN, WASTE
)
from engine.rules import COMPULSORY, FOSTER, RESERVE_PRIORITY, TO_FOUNDATION

FIND_ALL = const(15)  # the most foundation plays that a position can have
FIND_FIRST = const(1)


@micropython.viper
def foundation_moves(pos: object, out: object, limit: int) -> int:
    """Write the compulsory foundation plays of a position into out, in the order of RULES 2; return how many.

    out: bytes, 2 for each move; limit: how many to find, FIND_ALL for all, FIND_FIRST for only the first.
    """
    p = ptr8(pos)
    o = ptr8(out)
    order = p[ORDER]
    if not order & COMPULSORY or p[OVER]:
        return 0
    mine = RESERVE + 3 * p[TURN]
    other = RESERVE + RESERVE + 3 - mine  # in `foster` there are two players
    last = p[HOUSES]
    end = last + 5 if p[MASKS + 3] & TO_FOUNDATION else last + 4
    n = 0
    # The reserve if it has priority, then the houses, R and W where they are available, h, r, w.
    i = 0 if order & RESERVE_PRIORITY else 1
    while i <= end:
        source = i
        pile = i
        if i == 0 or i > last:
            if i == last + 1 and not order & FOSTER:
                i += 2
            if i == 0 or i == last + 4:
                source = RESERVE
                pile = mine
            elif i == last + 1:
                source = RESERVE + 3
                pile = other
            elif i == last + 2:
                source = WASTE + 3
                pile = other + 2
            elif i == last + 3:
                source = SHOW
                pile = SHOW
            else:
                source = WASTE
                pile = mine + 2
        card = p[TOP + pile]
        if card and card < FACE_DOWN:
            f = FOUNDATION_COUNTS + ((card >> 3) & 6)
            below = (card & 15) - 1
            if p[f] == below or p[f + 1] == below:
                o[2 * n] = source
                o[2 * n + 1] = FOUNDATION
                n += 1
                if i == 0 or n == limit:
                    return n
        i += 1
    return n
