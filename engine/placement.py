"""Say where a card may go in the two-pack family (RULES 1, 4-6), for moves, verdicts, hints and all others that ask.

Modules that cannot afford a call for each card repeat the same conditions: the generator (moves.py, group_moves.py),
and foundation_moves.py, evaluation.py and playouts.py. tests/engine/test_placement.py compares them.
"""

from engine import micropython
from engine.micropython import ptr8
from engine.position import (
    FACE_DOWN, FOUNDATION, FOUNDATION_COUNTS, GROUP, HOUSES, KING, MASKS, ORDER, PLAYERS, RESERVE, SHOW, STYLE, TOP,
    UNDER, WASTE, WHOLE_HOUSE, pile
)
from engine.rules import (
    ANY_SUIT, FOSTER, GROUPS, KING_TO_SPACE, LOAD_RESERVE, LOAD_WASTE, TO_FOUNDATION, TO_HOUSE, TO_SPACE
)

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any as object


def _fit_table() -> tuple[bytes, bytes]:
    # CARD_CLASS is 2 * rank + colour. A card fits a house if its CARD_CLASS is the WANTED_CLASS of the house's top.
    classes = bytearray(128)
    wants = bytearray(256)
    for card in range(128):
        rank = card & 15
        if 1 <= rank <= 13:
            red = 1 if (card >> 4 & 3) in (1, 2) else 0
            classes[card] = 2 * rank + red
            if rank > 1:
                wants[card] = 2 * (rank - 1) + 1 - red
    return bytes(classes), bytes(wants)


CARD_CLASS, WANTED_CLASS = _fit_table()


def fits(card: int, top: int) -> bool:
    """Return whether a face-up card fits a house with that top card."""
    return WANTED_CLASS[top] == CARD_CLASS[card]


def fits_foundation(pos: bytearray, card: int) -> bool:
    """Return whether a face-up card fits a foundation."""
    at = FOUNDATION_COUNTS + (card >> 3 & 6)
    below = (card & 15) - 1
    return pos[at] == below or pos[at + 1] == below


def fits_load(card: int, top: int, any_suit: int) -> bool:
    """Return whether a face-up card may be loaded on a pile with that top card.

    any_suit: whether it fits in any suit (rules.ANY_SUIT).
    """
    if not 0 < top < FACE_DOWN or not (any_suit or card & 48 == top & 48):
        return False
    return abs((card & 15) - (top & 15)) == 1


def fills_space(card: int, mask: int) -> bool:
    """Return whether a mask (rules.py) lets a card go into a space."""
    return mask & TO_SPACE != 0 or (mask & KING_TO_SPACE != 0 and card & 15 == KING)


@micropython.viper
def spaces(pos: object) -> int:
    """Return the spaces of any rule set as bits, bit i for house i."""
    p = ptr8(pos)
    found = 0
    house = p[HOUSES]
    while house:
        if not p[TOP + house]:
            found |= 1 << house
        house -= 1
    return found


def first_space(pos: bytearray) -> int:
    """Return the space with the lowest number, 0 if there is none."""
    for house in range(1, pos[HOUSES] + 1):
        if not pos[TOP + house]:
            return house
    return 0


@micropython.viper
def fitting_houses(pos: object, card: int) -> int:
    """Return the houses that a face-up card fits as bits, bit i for house i."""
    p = ptr8(pos)
    wants = ptr8(WANTED_CLASS)
    kinds = ptr8(CARD_CLASS)
    kind = kinds[card]
    found = 0
    house = p[HOUSES]
    while house:
        if wants[p[TOP + house]] == kind:
            found |= 1 << house
        house -= 1
    return found


def mask_of(pos: bytearray, source: int) -> int:
    """Return the mask (rules.py) of the places where a card of a source may go, 0 for a pile never taken from."""
    if source == SHOW:
        return pos[MASKS]
    if source == RESERVE:
        return pos[MASKS + 2]
    if source == WASTE:
        return pos[MASKS + 3]
    if source < RESERVE or source & GROUP:
        return pos[MASKS + 1]
    if not pos[ORDER] & FOSTER:
        return 0
    return TO_FOUNDATION | TO_HOUSE if source == WASTE + 3 else TO_FOUNDATION  # the opponent's piles (RULES 5)


def group_bottom(pos: bytearray, house: int, size: int) -> int:
    """Return the lowest card of a group of a house, 0 unless all its cards are there and face up."""
    if not pos[STYLE] & GROUPS or size == WHOLE_HOUSE:
        return 0
    return lowest_card(pos, house, size)


def lowest_card(pos: bytearray, house: int, size: int) -> int:
    """Return the lowest of the top `size` cards of a house, 0 unless all of them are there and face up."""
    card = pos[TOP + house]
    while size > 1 and card:
        card = pos[UNDER + card]
        if card >= FACE_DOWN:
            return 0
        size -= 1
    return card


def may_place(pos: bytearray, source: int, destination: int) -> bool:
    """Return whether the masks let an available card go to a place, whatever must come first."""
    mask = mask_of(pos, source)
    if source & GROUP:
        source &= 15
        card = group_bottom(pos, source, destination >> 4)
        destination &= 15
    else:
        card = pos[TOP + pile(pos, source)]
    if destination == FOUNDATION:
        return mask & TO_FOUNDATION != 0 and fits_foundation(pos, card)
    if destination < RESERVE:
        if not 1 <= destination <= pos[HOUSES] or destination == source:
            return False
        if pos[TOP + destination]:
            return mask & TO_HOUSE != 0 and fits(card, pos[TOP + destination])
        # Moving the only card of a house would change nothing.
        return fills_space(card, mask) and (source == SHOW or source >= RESERVE or pos[UNDER + card] != 0)
    if destination < RESERVE + 3 or destination >= RESERVE + 3 * pos[PLAYERS] or destination % 3 == (RESERVE + 1) % 3:
        return False
    if not mask & (LOAD_RESERVE if destination % 3 == RESERVE % 3 else LOAD_WASTE):
        return False
    return fits_load(card, pos[TOP + pile(pos, destination)], pos[STYLE] & ANY_SUIT)


def is_closed(pos: bytearray, house: int) -> bool:
    """Return False: no house of the two-pack family is ever complete."""
    return False


def has_direction(size: int) -> bool:
    """Return False: the cards that fit a house never depend on those under its top."""
    return False


def leads_to_space(pos: bytearray, house: int, to: int, under: int) -> bool:
    """Return whether a house can be emptied after its top card has gone to another: the last card has a place, too.

    under: the card that is then the top.
    """
    return pos[UNDER + under] == 0 and fitting_houses(pos, under) & ~(1 << house) != 0


def space_filler() -> int:
    """Return the code of the pile whose card must fill a space before a card is turned up."""
    return RESERVE


@micropython.viper
def write_house_moves(out: object, n: int, source: int, to: int) -> int:
    """Write a move from source to each house of the bits `to` into out at byte n; return the byte after them."""
    o = ptr8(out)
    house = 0
    while to:
        if to & 1:
            o[n] = source
            o[n + 1] = house
            n += 2
        to >>= 1
        house += 1
    return n
