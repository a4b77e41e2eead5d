"""Say why a move is good, by the first reason that a card player would give."""

from engine.const import const
from engine.families import family_of
from engine.moves import free_moves, generate_moves
from engine.placement import fits, fits_load, fitting_houses, spaces
from engine.position import (
    ABANDON, COUNT, FACE_DOWN, FLAGS, FOUNDATION, GROUP, HAND, MASKS, ORDER, PASS, PLAYERS, RESERVE, RESERVE_LOCKED,
    SHOW, STYLE, TOP, UNDER, WASTE, WHOLE_HOUSE, pile
)
from engine.rules import ANY_SUIT, COMPULSORY, LOAD_LAST, LOAD_RESERVE, LOAD_WASTE, TO_HOUSE
from engine.workspace import Workspace

REASON_NAMES = (
    "nothing-better", "must", "up", "reserve", "loads-reserve", "loads-waste", "space", "hidden", "bares-foundation",
    "bares-reserve", "bares-card", "bares-load", "towards-space", "blocks", "place-reserve", "place-card", "card",
    "fills", "new-card", "new-reserve", "no-place", "nothing-left",
)  # fmt: skip
NOTHING_BETTER = const(0)
MUST = const(1)  # compulsory, or a duty that leaves nothing else
PLAYS_TO_FOUNDATION = const(2)  # to a foundation, where that is not compulsory
PLAYS_RESERVE = const(3)  # the reserve has one card less
LOADS_RESERVE = const(4)
LOADS_WASTE = const(5)
MAKES_SPACE = const(6)  # a house becomes empty
REVEALS_CARD = const(7)  # a face-down card of a house is turned up
UNCOVERS_FOR_FOUNDATION = const(8)  # the card that it bares fits a foundation
UNCOVERS_FOR_RESERVE = const(9)  # the mover's reserve fits on the card that it bares
UNCOVERS_FOR_CARD = const(10)  # the showing card or the top of the mover's waste does
UNCOVERS_LOAD = const(11)  # the card that it bares can be loaded on another player
TOWARDS_SPACE = const(12)  # the rest of the house has a place, too
BLOCKS_RESERVE = const(13)  # it covers the only place of another player's reserve
PLACE_FOR_RESERVE = const(14)  # the mover's reserve fits on the moved card
PLACE_FOR_CARD = const(15)  # the showing card or the top of the mover's waste does
PLAYS_CARD = const(16)  # hand and waste have one card less
FILLS_SPACE = const(17)  # it fills the last space, so that a card may be turned up (RULES 8, onepack)
TURNS_UP_CARD = const(18)
TURNS_UP_RESERVE = const(19)  # the reserve's next card is shown
NO_PLACE = const(20)  # the showing card goes to the waste because it fits nowhere
NOTHING_LEFT = const(21)  # a pass, because nothing else is possible

def move_reason(view: bytearray, source: int, destination: int, work: Workspace) -> int:
    """Return the reason for a legal move as an index into REASON_NAMES.

    view: the position as the player to move sees it (position.view), or a whole position, because face-down cards are
    not looked at; work: a workspace.Workspace, overwritten.
    """
    moves = work.moves
    n = generate_moves(view, work)
    if source == ABANDON:
        return NOTHING_BETTER
    if source == PASS:
        return NOTHING_LEFT if n == 1 else NOTHING_BETTER
    if source == HAND:
        return TURNS_UP_CARD
    if destination == FOUNDATION:
        return MUST if view[ORDER] & COMPULSORY else PLAYS_TO_FOUNDATION
    if source == SHOW and destination == WASTE:
        for i in range(0, 2 * n, 2):
            if moves[i] == SHOW and moves[i + 1] != WASTE:
                return NOTHING_BETTER
        return NO_PLACE
    bound = n < free_moves(view, work)
    if bound and n == 1:
        return MUST
    found = _gain(view, source, destination)
    return MUST if bound and found == NOTHING_BETTER else found


def uncovered_card(view: bytearray, source: int, destination: int) -> int:
    """Return the card that a move bares in its pile: 0 for none, with FACE_DOWN if it is not known."""
    card = view[TOP + pile(view, source & ~GROUP)]
    if source & GROUP:
        size = destination >> 4
        if size == WHOLE_HOUSE:
            return 0
        for _ in range(size - 1):
            card = view[UNDER + card]
    return view[UNDER + (card & 127)]


def _gain(view: bytearray, source: int, destination: int) -> int:
    # Return what a move between piles gains.
    group = source & GROUP
    if not group:
        if destination == RESERVE:
            return TURNS_UP_RESERVE
        if source == RESERVE:
            return PLAYS_RESERVE
        if destination > WASTE:
            return LOADS_WASTE if (destination - RESERVE) % 3 == 2 else LOADS_RESERVE
    to = destination & 15 if group else destination
    source &= ~GROUP
    house = 0 < source < RESERVE
    under = uncovered_card(view, source | group, destination)
    if house:
        if not under:
            return MAKES_SPACE if view[TOP + to] else NOTHING_BETTER
        if under & FACE_DOWN:
            return REVEALS_CARD
        found = _use(view, source, under)
        if found:
            return found
    elif source == SHOW or source == WASTE:
        if source == family_of(view).space_filler() and spaces(view) == 1 << to:
            return FILLS_SPACE
        return PLAYS_CARD
    elif 0 < under < FACE_DOWN and family_of(view).fits_foundation(view, under):
        return UNCOVERS_FOR_FOUNDATION
    if house and family_of(view).leads_to_space(view, source, to, under):
        return TOWARDS_SPACE
    card = view[TOP + pile(view, source)]
    if _takes_reserve(view, card):
        return PLACE_FOR_RESERVE
    if _takes_card(view, card):
        return PLACE_FOR_CARD
    return BLOCKS_RESERVE if _blocks(view, to, card, under) else NOTHING_BETTER


def _use(view: bytearray, house: int, card: int) -> int:
    # Return what the card that is bared in a house is good for.
    family = family_of(view)
    if family.fits_foundation(view, card):
        return UNCOVERS_FOR_FOUNDATION
    if _takes_reserve(view, card):
        return UNCOVERS_FOR_RESERVE
    if _takes_card(view, card) and not family.has_direction(view[COUNT + house] - 1):
        return UNCOVERS_FOR_CARD
    mask = view[MASKS + 1]
    if not (mask & LOAD_LAST and fitting_houses(view, card) & ~(1 << house)):
        for player in range(3, 3 * view[PLAYERS], 3):
            if mask & LOAD_RESERVE and _may_load(view, card, RESERVE + player):
                return UNCOVERS_LOAD
            if mask & LOAD_WASTE and _may_load(view, card, WASTE + player):
                return UNCOVERS_LOAD
    return NOTHING_BETTER


def _takes_reserve(view: bytearray, card: int) -> bool:
    # Return whether the top of the mover's reserve may go on a card of a house.
    top = view[TOP + pile(view, RESERVE)]
    if not 0 < top < FACE_DOWN or view[FLAGS] & RESERVE_LOCKED:
        return False
    return fits(top, card)


def _takes_card(view: bytearray, card: int) -> bool:
    # Return whether the showing card, or the top of the mover's waste, may.
    return _goes_upon(view, SHOW, view[MASKS], card) or _goes_upon(view, pile(view, WASTE), view[MASKS + 3], card)


def _goes_upon(view: bytearray, p: int, mask: int, card: int) -> bool:
    top = view[TOP + p]
    return top != 0 and mask & TO_HOUSE != 0 and family_of(view).fits(top, card)


def _may_load(view: bytearray, card: int, code: int) -> bool:
    return fits_load(card, view[TOP + pile(view, code)], view[STYLE] & ANY_SUIT)


def _blocks(view: bytearray, to: int, card: int, under: int) -> bool:
    # Return whether the covered house was the only place of another player's reserve.
    if spaces(view) & ~(1 << to):
        return False
    for player in range(3, 3 * view[PLAYERS], 3):
        top = view[TOP + pile(view, RESERVE + player)]
        if 0 < top < FACE_DOWN and (not view[TOP + to] or fits(top, view[TOP + to])):
            if not (fits(top, card) or fits(top, under) or fitting_houses(view, top) & ~(1 << to)):
                return True
    return False
