"""Generate moves of several cards of a house at once (rules.GROUPS; RULES 4, 6, 8)."""

from engine.placement import CARD_CLASS
from engine.position import FACE_DOWN, GROUP, KING, MASKS, TOP, UNDER
from engine.rules import KING_TO_SPACE, TO_SPACE
from engine.workspace import MAX_GROUP_SIZE, Workspace

_SIZES = bytes((10, 11, 12, 13, 2, 3, 4, 5, 6, 7, 8, 9))  # sorted by their text


def group_moves(pos: bytearray, work: Workspace, n: int, house: int, single: int, spaces: int) -> int:
    """Write the moves of a house's top card and of its groups into a Workspace; return the byte after them.

    n: the byte to begin at; single: bits of the houses that the top card may go to; spaces: bits of the empty houses.
    The moves are sorted by their text: `12`, then `12x10`, …, `12x2`, ….
    """
    out = work.moves
    fitting = work.fitting_houses
    groups = work.group_houses
    if not pos[MASKS + 1] & TO_SPACE and not pos[MASKS + 1] & KING_TO_SPACE:
        spaces = 0
    kings_only = pos[MASKS + 1] & KING_TO_SPACE
    deepest = 1
    to = single
    card = pos[UNDER + pos[TOP + house]]
    while card and card < FACE_DOWN and deepest < MAX_GROUP_SIZE:
        deepest += 1
        under = pos[UNDER + card]
        fit = fitting[CARD_CLASS[card]] & ~(1 << house)
        if spaces and under and (card & 15 == KING or not kings_only):
            fit |= spaces
        groups[deepest] = fit
        to |= fit
        card = under
    other = 0
    while to:
        if to & 1:
            if single >> other & 1:
                out[n] = house
                out[n + 1] = other
                n += 2
            for size in _SIZES:
                if size <= deepest and groups[size] >> other & 1:
                    out[n] = house | GROUP
                    out[n + 1] = size << 4 | other
                    n += 2
        to >>= 1
        other += 1
    return n
