"""Hash positions for the transposition table, with which a search recognises positions."""

from engine import micropython
from engine.const import const
from engine.micropython import ptr8, ptr16
from engine.position import COUNT, FOUNDATION_COUNTS, TOP, UNDER

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any as object

TABLE_SLOTS = const(1024)  # the positions that a table has room for, a power of two
TABLE_SIZE = const(2 * TABLE_SLOTS)  # its size in 16-bit numbers: the tags of the slots, then their checks


@micropython.viper
def position_hash(pos: object, check: object) -> int:
    """Return 24 bits of a position, and write 16 more into check.

    check: 2 bytes. Both are made from the foundations, the numbers of cards in the piles and the two top cards of each
    pile. The 24 bits are a multiplicative hash in the manner of FNV-1a: an xor and a multiplication for each byte. The
    16 bits are the sum of its intermediate values, each times its index. Identical cards hash equally, because notation
    does not tell them apart either.
    """
    p = ptr8(pos)
    c = ptr8(check)
    h = 1
    total = 0
    for i in range(FOUNDATION_COUNTS, UNDER):
        v = p[i] & 0xBF
        if v and TOP <= i and i < COUNT:
            v |= (p[UNDER + (p[i] & 127)] & 0xBF) << 8
        h = ((h ^ v) * 31) & 0xFFFFFF
        h ^= h >> 11
        # Without the index the sum would often be the same when the cards of neighbouring houses are swapped.
        total += (h & 0xFFFF) * i
    c[0] = total & 255
    c[1] = (total >> 8) & 255
    return h


@micropython.viper
def clear_table(table: object) -> object:
    """Empty a table of TABLE_SIZE 16-bit numbers."""
    t = ptr16(table)
    for i in range(TABLE_SLOTS):
        t[i] = 0


@micropython.viper
def enter_if_new(table: object, key: int, check: object) -> int:
    """Return whether a position is not in a table yet, and enter it if there is room.

    key, check: what position_hash returns and writes. Collisions go to the next free slot (linear probing). A full
    table enters nothing and still finds what it has.
    """
    t = ptr16(table)
    c = ptr8(check)
    more = c[0] | (c[1] << 8)
    tag = (key >> 10) + 1
    i = key & (TABLE_SLOTS - 1)
    left = TABLE_SLOTS
    while left:
        if not t[i]:
            t[i] = tag
            t[TABLE_SLOTS + i] = more
            return 1
        if t[i] == tag and t[TABLE_SLOTS + i] == more:
            return 0
        i = (i + 1) & (TABLE_SLOTS - 1)
        left -= 1
    return 1
