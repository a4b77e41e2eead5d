"""Generate the moves of the one-pack game (RULES 8), whose houses are sequences in one suit, up or down.

The rules are Foster's "The single-pack game". moves.py makes these moves.
"""

from engine.const import const
from engine.placement import write_house_moves
from engine.position import (
    ALL, COUNT, GROUP, HAND, HOUSES, MASKS, PLAYERS, RESERVE, SHOW, TOP, TURN, UNDER, WASTE, WHOLE_HOUSE
)
from engine.rules import TO_HOUSE
from engine.workspace import Workspace

COMPLETE_HOUSE = const(13)  # cards of a house that is closed


def _circle(step: int) -> bytes:
    # Ranks form a circle: ace and king are neighbours.
    table = bytearray(128)
    for card in range(128):
        if 1 <= card & 15 <= 13:
            table[card] = (card & 0x30) | ((card & 15) - 1 + step) % 13 + 1
    return bytes(table)


HIGHER = _circle(1)  # by card: the card (pack 0) of its suit one rank up
LOWER = _circle(12)

_NONE = bytes(64)


def fits(card: int, top: int) -> bool:
    """Return whether a card fits a house of one card, that top card: they are neighbours in suit."""
    return HIGHER[top] == card or LOWER[top] == card


def fits_foundation(pos: bytearray, card: int) -> bool:
    """Return False: there are no foundations."""
    return False


def may_place(pos: bytearray, source: int, destination: int) -> bool:
    """Return whether an available card may go to a place; that is then legal if no other move must come first."""
    return False


def mask_of(pos: bytearray, source: int) -> int:
    """Return the mask (rules.py) of the places where a card of a source may go, 0 for a pile never taken from."""
    if source == SHOW:
        return pos[MASKS]
    if source < RESERVE or source & GROUP:
        return pos[MASKS + 1]
    if source == WASTE:
        return pos[MASKS + 3]
    return TO_HOUSE if source == WASTE + 3 else 0


def group_bottom(pos: bytearray, house: int, size: int) -> int:
    """Return the bottom card of a house if it may move as a whole, else 0."""
    if size == WHOLE_HOUSE and 2 <= pos[COUNT + house] < COMPLETE_HOUSE:
        return house_bottom(pos, house)
    return 0


def is_closed(pos: bytearray, house: int) -> bool:
    """Return whether a house is complete, so that no card leaves it or is laid on it."""
    return pos[COUNT + house] == COMPLETE_HOUSE


def has_direction(size: int) -> bool:
    """Return whether the cards that fit a house of that size depend on those under its top."""
    return size > 1


def leads_to_space(pos: bytearray, house: int, to: int, under: int) -> bool:
    """Return whether a house can be emptied after its top card has gone to another: the rest follows card by card.

    under: the card that is then the top.
    """
    return pos[TOP + to] != 0


def space_filler() -> int:
    """Return the code of the pile whose card must fill a space before a card is turned up."""
    return WASTE


def is_ascending(pos: bytearray, house: int) -> bool:
    """Return whether a house of at least two cards goes upwards."""
    top = pos[TOP + house]
    return HIGHER[pos[UNDER + top]] == top


def house_bottom(pos: bytearray, house: int) -> int:
    """Return the bottom card of a house that is not empty."""
    card = pos[TOP + house]
    while pos[UNDER + card]:
        card = pos[UNDER + card]
    return card


def card_before(pos: bytearray, house: int, first: int) -> int:
    """Return the card (pack 0) on which a house of at least two cards can be laid; first: its bottom card."""
    top = pos[TOP + house]
    return LOWER[first] if HIGHER[pos[UNDER + top]] == top else HIGHER[first]


def one_pack_moves(pos: bytearray, work: Workspace) -> int:
    """Write the legal moves of the one-pack game into a Workspace, sorted; return how many."""
    out = work.moves
    fitting = work.loadable_piles  # here by card: the houses that it fits, bit i for house i + 1
    fitting[ALL] = _NONE
    waste = WASTE + 3 * pos[TURN]
    next_waste = waste + 3
    if next_waste >= RESERVE + 3 * pos[PLAYERS]:
        next_waste = WASTE
    houses = pos[HOUSES]
    spaces = 0
    for house in range(1, houses + 1):
        top = pos[TOP + house]
        size = pos[COUNT + house]
        if top == 0:
            spaces |= 1 << house
        elif size == 1:
            fitting[HIGHER[top]] |= 1 << house - 1
            fitting[LOWER[top]] |= 1 << house - 1
        elif 1 < size < COMPLETE_HOUSE:
            fitting[HIGHER[top] if is_ascending(pos, house) else LOWER[top]] |= 1 << house - 1

    n = 0
    for house in range(1, houses + 1):
        size = pos[COUNT + house]
        if 0 < size < COMPLETE_HOUSE:
            card = pos[TOP + house]
            single = fitting[card] << 1 & ~(1 << house)
            whole = 0
            if size > 1:
                single |= spaces
                # A whole house moves with its bottom card first, so both houses must have the same direction.
                first = house_bottom(pos, house)
                before = card_before(pos, house, first)
                fit = fitting[first] << 1 & ~(1 << house)
                other = 1
                while fit >> other:
                    if fit >> other & 1 and pos[TOP + other] == before:
                        whole |= 1 << other
                    other += 1
            to = single | whole
            other = 1
            while to >> other:
                if single >> other & 1:
                    out[n] = house
                    out[n + 1] = other
                    n += 2
                if whole >> other & 1:
                    out[n] = house | GROUP
                    out[n + 1] = WHOLE_HOUSE << 4 | other
                    n += 2
                other += 1
    card = pos[TOP + next_waste]
    if card:
        n = write_house_moves(out, n, WASTE + 3, fitting[card] << 1)
    showing = pos[TOP + SHOW]
    if showing:
        n = write_house_moves(out, n, SHOW, fitting[showing] << 1 | spaces)
        if card and fits(showing, card):
            out[n] = SHOW
            out[n + 1] = WASTE + 3
            n += 2
        out[n] = SHOW
        out[n + 1] = WASTE
        n += 2
    own = pos[TOP + waste]
    if not showing and (own or pos[TOP + waste - 1]) and not (spaces and own):
        out[n] = HAND
        out[n + 1] = SHOW
        n += 2
    if own:
        n = write_house_moves(out, n, WASTE, fitting[own] << 1 | spaces)
        if card and fits(own, card):
            out[n] = WASTE
            out[n + 1] = WASTE + 3
            n += 2
    return n >> 1
