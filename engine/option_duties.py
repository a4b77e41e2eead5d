"""Apply the options that demand some moves before others, or forbid some (RULES 4, options).

Most ask one question: can the top d cards of a house be moved away one at a time, the top one first, each once, to
other houses (and as loads)? Only the tops of the piles matter for that, so the search changes only the tops in the
position, and restores them.
"""

from engine.placement import fits_foundation, fits_load, fitting_houses, spaces
from engine.position import (
    AT_TURN_START, COUNT, DUTIES, DUTIES_HIGH, FACE_DOWN, FLAGS, GROUP, HAND, HOUSES, LOAD_CODES, PLAYERS, RESERVE,
    SHOW, STYLE, TOP, TURN, UNDER, WASTE, pile
)
from engine.rules import CLOSED, FEWEST, JOKER_PACK, MUST_LOAD, MUST_SPACE, RELEASE, UNCOVER
from engine.three_players import has_house_out_of_use
from engine.workspace import Workspace

_CODES = bytes(range(1, RESERVE)) + LOAD_CODES  # the places of a card, in the alphabetical order of their letters


def has_duties(pos: bytearray) -> bool:
    """Return whether an option of the rules demands some moves before others."""
    return pos[DUTIES] != 0 or pos[DUTIES_HIGH] != 0


def required_moves(pos: bytearray, work: Workspace) -> int:
    """Write the moves that come before all but compulsory ones into a Workspace; return how many."""
    n = release_moves(pos, work) if pos[DUTIES] & RELEASE else 0
    if not n and pos[DUTIES] & UNCOVER:
        n = uncover_moves(pos, work)
    return n


def apply_duties(pos: bytearray, work: Workspace, n: int, compulsory: int, free: bool) -> int:
    """Drop those of n moves in a Workspace that the options forbid, and add those that they allow; return how many.

    compulsory: whether the moves are foundation plays that come before all others; free: whether they are free moves.
    """
    out = work.moves
    duty = pos[DUTIES]
    reserve_top = pos[TOP + RESERVE + 3 * pos[TURN]]
    closed = duty & CLOSED and reserve_top >= FACE_DOWN
    if free:
        loads = _keep(out, n, True) if duty & MUST_LOAD else 0
        if loads:
            n = loads
        elif closed or (duty & MUST_SPACE and reserve_top and can_make_space(pos)):
            n = _keep(out, n, False)
    hand = COUNT + HAND + 3 * pos[TURN]
    if pos[FLAGS] & AT_TURN_START and (pos[hand] or pos[hand + 1]) and not pos[TOP + SHOW]:
        n = _insert(out, _keep(out, n, False), HAND, SHOW)
    if closed and not compulsory:
        n = _insert(out, n, RESERVE, RESERVE)
    return n


def _keep(out: bytearray, n: int, only_loads: bool) -> int:
    # Keep those of n moves that are loads, or those that do not turn up a card; return how many.
    kept = 0
    for i in range(0, 2 * n, 2):
        if RESERVE + 3 <= out[i + 1] <= WASTE + 6 and not out[i] & GROUP if only_loads else out[i] != HAND:
            out[2 * kept] = out[i]
            out[2 * kept + 1] = out[i + 1]
            kept += 1
    return kept


def _insert(out: bytearray, n: int, source: int, destination: int) -> int:
    # `t` and `u` sort before the moves of the mover's waste, after all others.
    i = 2 * n
    while i and out[i - 2] == WASTE:
        out[i] = out[i - 2]
        out[i + 1] = out[i - 1]
        i -= 2
    out[i] = source
    out[i + 1] = destination
    return n + 1


def _loads(pos: bytearray, card: int) -> int:
    # Return where a card can be loaded as bits, by the codes of a move.
    found = 0
    for code in LOAD_CODES:
        if code < RESERVE + 3 * pos[PLAYERS] and fits_load(card, pos[TOP + pile(pos, code)], 0):
            found |= 1 << code
    return found


def _can_clear(pos: bytearray, house: int, card: int, size: int, onto_houses: bool) -> bool:
    # Return whether the top `size` cards of a house can be moved away; card: the top one; onto_houses: only onto others
    # that are not empty.
    if not size:
        return True
    places = fitting_houses(pos, card)
    if not onto_houses:
        empty = spaces(pos)
        places |= (empty & -empty) | _loads(pos, card)  # One space is as good as another.
    places &= ~(1 << house)
    code = 0
    while places:
        if places & 1 and _can_clear_after(pos, house, card, size, code, onto_houses):
            return True
        places >>= 1
        code += 1
    return False


def _can_clear_after(pos: bytearray, house: int, card: int, size: int, code: int, onto_houses: bool) -> bool:
    # Return whether the rest can be moved away after the top card has gone to a place; pos is unchanged afterwards.
    at = TOP + pile(pos, code)
    top = pos[at]
    pos[at] = card
    done = _can_clear(pos, house, pos[UNDER + card] & 127, size - 1, onto_houses)
    pos[at] = top
    return done


def _first_moves(pos: bytearray, work: Workspace, n: int, house: int, size: int) -> int:
    # Add the moves of a house's top card after which the rest of its top `size` cards can be moved away, too.
    out = work.moves
    card = pos[TOP + house]
    places = fitting_houses(pos, card) | spaces(pos) | _loads(pos, card)
    for code in _CODES:
        if code != house and places >> code & 1 and _can_clear_after(pos, house, card, size, code, False):
            out[2 * n] = house
            out[2 * n + 1] = code
            n += 1
    return n


def release_moves(pos: bytearray, work: Workspace) -> int:
    """Write the moves that begin to release a card for a foundation (`release`, `fewest`); return how many."""
    fewest = 99
    n = 0
    for house in range(1, pos[HOUSES] + 1):
        # The nearest card that fits is enough, because a line to a deeper one begins with a line to it.
        card = pos[TOP + house]
        size = 0
        while card and card < FACE_DOWN and not (size and fits_foundation(pos, card)):
            card = pos[UNDER + card]
            size += 1
        if not card or card >= FACE_DOWN:
            continue
        if not pos[DUTIES] & FEWEST or size == fewest:
            n = _first_moves(pos, work, n, house, size)
        elif size < fewest:
            found = _first_moves(pos, work, 0, house, size)
            if found:
                fewest = size
                n = found
    return n


def uncover_moves(pos: bytearray, work: Workspace) -> int:
    """Write the moves that begin to uncover a face-down house card (`uncover`); return how many."""
    n = 0
    for house in range(1, pos[HOUSES] + 1):
        card = pos[TOP + house]
        size = 0
        while card and card < FACE_DOWN:
            card = pos[UNDER + card]
            size += 1
        if card:
            n = _first_moves(pos, work, n, house, size)
    return n


def can_make_space(pos: bytearray) -> bool:
    """Return whether some house could be moved away onto others that are not empty (`mustspace`)."""
    if pos[STYLE] & JOKER_PACK and not has_house_out_of_use(pos):
        return False
    for house in range(1, pos[HOUSES] + 1):
        card = pos[TOP + house]
        size = 0
        while card and card < FACE_DOWN and card & 15 < 14:
            card = pos[UNDER + card]
            size += 1
        if size and not card and _can_clear(pos, house, pos[TOP + house], size, True):
            return True
    return False
