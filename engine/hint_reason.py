"""Say why a move is good, by the first reason that a card player would give."""

from engine.families import family_of
from engine.moves import free_moves, generate_moves
from engine.placement import fits, fits_load, fitting_houses, spaces
from engine.position import (
    ABANDON, COUNT, FACE_DOWN, FLAGS, FOUNDATION, GROUP, HAND, MASKS, ORDER, PASS, PLAYERS, RESERVE, RESERVE_LOCKED,
    SHOW, STYLE, TOP, UNDER, WASTE, WHOLE_HOUSE, pile
)
from engine.rules import ANY_SUIT, COMPULSORY, LOAD_LAST, LOAD_RESERVE, LOAD_WASTE, TO_HOUSE
from engine.workspace import Workspace

# The reasons by name. Each language says them by these names, in REASONS of its advice.py.
REASON_NAMES = (
    "nothing-better",
    "must",  # compulsory, or a duty that leaves nothing else
    "up",  # to a foundation, where that is not compulsory
    "reserve",  # the reserve has one card less
    "loads-reserve",
    "loads-waste",
    "space",  # a house becomes empty
    "hidden",  # a face-down card of a house is turned up
    "bares-foundation",  # the card that it bares fits a foundation
    "bares-reserve",  # the mover's reserve fits on the card that it bares
    "bares-card",  # the showing card or the top of the mover's waste does
    "bares-load",  # the card that it bares can be loaded on another player
    "towards-space",  # the rest of the house has a place, too
    "blocks",  # it covers the only place of another player's reserve
    "place-reserve",  # the mover's reserve fits on the moved card
    "place-card",  # the showing card or the top of the mover's waste does
    "card",  # hand and waste have one card less
    "turn-goes-on",  # ... in a space where the reserve could go, too: the turn would end if the card went to the waste
    "reserve-later",  # a house card goes into such a space, for no better reason
    "fills",  # it fills the last space, so that a card may be turned up (RULES 8, onepack)
    "new-card",
    "new-reserve",  # the reserve's next card is shown
    "no-place",  # the showing card goes to the waste because it fits nowhere
    "nothing-left",  # a pass, because nothing else is possible
)


def move_reason(view: bytearray, source: int, destination: int, work: Workspace) -> str:
    """Return the reason for a legal move, one of REASON_NAMES.

    view: the position as the player to move sees it (position.view), or a whole position, because face-down cards are
    not looked at; work: a workspace.Workspace, overwritten.
    """
    moves = work.moves
    n = generate_moves(view, work)
    if source == ABANDON:
        return "nothing-better"
    if source == PASS:
        return "nothing-left" if n == 1 else "nothing-better"
    if source == HAND:
        return "new-card"
    if destination == FOUNDATION:
        return "must" if view[ORDER] & COMPULSORY else "up"
    if source == SHOW and destination == WASTE:
        for i in range(0, 2 * n, 2):
            if moves[i] == SHOW and moves[i + 1] != WASTE:
                return "nothing-better"
        return "no-place"
    bound = n < free_moves(view, work)
    if bound and n == 1:
        return "must"
    found = _gain(view, source, destination)
    return "must" if bound and found in ("nothing-better", "reserve-later") else found


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


def _gain(view: bytearray, source: int, destination: int) -> str:
    # Return what a move between piles gains.
    group = source & GROUP
    if not group:
        if destination == RESERVE:
            return "new-reserve"
        if source == RESERVE:
            return "reserve"
        if destination > WASTE:
            return "loads-waste" if (destination - RESERVE) % 3 == 2 else "loads-reserve"
    to = destination & 15 if group else destination
    source &= ~GROUP
    house = 0 < source < RESERVE
    under = uncovered_card(view, source | group, destination)
    if house:
        if not under:
            return "space" if view[TOP + to] else "nothing-better"
        if under & FACE_DOWN:
            return "hidden"
        found = _use(view, source, under)
        if found:
            return found
    elif source == SHOW or source == WASTE:
        if source == family_of(view).space_filler() and spaces(view) == 1 << to:
            return "fills"
        return "turn-goes-on" if source == SHOW and _reserve_could_go(view, to) else "card"
    elif 0 < under < FACE_DOWN and family_of(view).fits_foundation(view, under):
        return "bares-foundation"
    if house and family_of(view).leads_to_space(view, source, to, under):
        return "towards-space"
    card = view[TOP + pile(view, source)]
    if _takes_reserve(view, card):
        return "place-reserve"
    if _takes_card(view, card):
        return "place-card"
    if _blocks(view, to, card, under):
        return "blocks"
    return "reserve-later" if house and _reserve_could_go(view, to) else "nothing-better"


def _reserve_could_go(view: bytearray, to: int) -> bool:
    # Return whether a house is a space into which the mover's reserve could go.
    return view[TOP + to] == 0 and _open_reserve(view) != 0


def _open_reserve(view: bytearray) -> int:
    # Return the top of the mover's reserve if it may be played, else 0.
    top = view[TOP + pile(view, RESERVE)]
    return top if top < FACE_DOWN and not view[FLAGS] & RESERVE_LOCKED else 0


def _use(view: bytearray, house: int, card: int) -> str:
    # Return what the card that is bared in a house is good for, "" for nothing.
    family = family_of(view)
    if family.fits_foundation(view, card):
        return "bares-foundation"
    if _takes_reserve(view, card):
        return "bares-reserve"
    if _takes_card(view, card) and not family.has_direction(view[COUNT + house] - 1):
        return "bares-card"
    mask = view[MASKS + 1]
    if not (mask & LOAD_LAST and fitting_houses(view, card) & ~(1 << house)):
        for player in range(3, 3 * view[PLAYERS], 3):
            if mask & LOAD_RESERVE and _may_load(view, card, RESERVE + player):
                return "bares-load"
            if mask & LOAD_WASTE and _may_load(view, card, WASTE + player):
                return "bares-load"
    return ""


def _takes_reserve(view: bytearray, card: int) -> bool:
    # Return whether the top of the mover's reserve may go on a card of a house.
    top = _open_reserve(view)
    return top != 0 and fits(top, card)


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
