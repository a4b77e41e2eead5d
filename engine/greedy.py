"""Score a legal move by what a card player sees at a glance. The greedy player plays the best one.

It plays its reserve first, loads the opponent, makes spaces and fills them. It moves a house card to another house
only to make a space or to uncover a card that can be used at once. Using that card always scores more than uncovering
one, so houses are not shuffled back and forth and every turn ends.
"""

from engine import one_pack
from engine.const import const
from engine.placement import fits, fits_foundation, fitting_houses
from engine.position import (
    ABANDON, COUNT, FACE_DOWN, FAMILY, FOUNDATION, GROUP, HAND, HOUSES, PASS, QUIET, RESERVE, SHOW, TOP, UNDER, WASTE,
    pile
)
from engine.priorities import (
    BONUS, CARD_TO_HOUSE, CARD_TO_SPACE, END_TURN, FOUNDATION_PLAY, JOIN_HOUSES, LOAD_OWN_CARD, LOAD_RESERVE_FROM_HOUSE,
    LOAD_WASTE_FROM_HOUSE, MAKE_SPACE, NO_GAIN, RESERVE_TO_HOUSE, RESERVE_TO_SPACE, TURN_UP, UNCOVER_CARD
)

_LOADS_UNTIL = const(40)  # `quiet` turns after which the one-pack player no longer prefers loads


def move_score(pos: bytearray, source: int, destination: int) -> int:
    """Return the score of a legal move of a view (position.view) for the player to move."""
    if destination == FOUNDATION:
        return FOUNDATION_PLAY + _space_bonus(pos, source)
    if source == HAND:
        return TURN_UP
    if source == PASS or source == ABANDON or (source == SHOW and destination == WASTE):
        return END_TURN
    if pos[FAMILY]:
        return _one_pack_score(pos, source, destination)
    if source & GROUP:
        return _group_score(pos, source & 15, destination)
    if source == RESERVE and destination == RESERVE:
        return TURN_UP + BONUS
    if source > WASTE:
        return NO_GAIN
    if source >= RESERVE:
        return _card_score(pos, source, destination, RESERVE_TO_HOUSE if source == RESERVE else CARD_TO_HOUSE)
    if source == SHOW:
        return _card_score(pos, source, destination, CARD_TO_HOUSE)
    return _house_score(pos, source, destination)


def _space_bonus(pos: bytearray, source: int) -> int:
    # The only card of a house goes first, because it leaves a space.
    return BONUS if 0 < source < RESERVE and pos[COUNT + source] == 1 else 0


def _card_score(pos: bytearray, source: int, destination: int, onto_house: int) -> int:
    if destination >= RESERVE:
        return LOAD_OWN_CARD + (BONUS if destination == RESERVE + 3 else 0)
    if pos[TOP + destination]:
        # Build on long houses, because short ones can still be emptied.
        return onto_house + min(pos[COUNT + destination], 15)
    return RESERVE_TO_SPACE if source == RESERVE else CARD_TO_SPACE


def _house_score(pos: bytearray, source: int, destination: int) -> int:
    if destination == RESERVE + 3:
        return LOAD_RESERVE_FROM_HOUSE + _space_bonus(pos, source)
    if destination == WASTE + 3:
        return LOAD_WASTE_FROM_HOUSE + (MAKE_SPACE - LOAD_WASTE_FROM_HOUSE if pos[COUNT + source] == 1 else 0)
    if not pos[TOP + destination]:
        return NO_GAIN
    if pos[COUNT + source] == 1:
        return MAKE_SPACE
    bared = pos[UNDER + pos[TOP + source]]
    return UNCOVER_CARD if bared >= FACE_DOWN or _is_useful(pos, bared, source) else NO_GAIN


def _group_score(pos: bytearray, house: int, destination: int) -> int:
    # A whole house leaves a space. Part of one matters only for the card that it bares.
    if not pos[TOP + (destination & 15)]:
        return NO_GAIN
    size = destination >> 4
    if size == pos[COUNT + house]:
        return MAKE_SPACE
    card = pos[TOP + house]
    for _ in range(size):
        card = pos[UNDER + card]
    return UNCOVER_CARD if card >= FACE_DOWN or _is_useful(pos, card, 0) else NO_GAIN


def _is_useful(pos: bytearray, bared: int, house: int) -> bool:
    """Return whether a card that a move would bare in a house can be used at once."""
    if fits_foundation(pos, bared):
        return True
    if _needs(pos, pos[TOP + pile(pos, RESERVE)], bared) or _needs(pos, pos[TOP + SHOW], bared):
        return True
    # If the house has two cards and the lower one has a place too, moving both makes a space.
    return house != 0 and pos[COUNT + house] == 2 and fitting_houses(pos, bared) != 0


def _needs(pos: bytearray, card: int, bared: int) -> bool:
    # Return whether the mover has a card that fits the bared one, and none of the houses.
    return 0 < card < FACE_DOWN and fits(card, bared) and not fitting_houses(pos, card)


def _one_pack_score(pos: bytearray, source: int, destination: int) -> int:
    if source & GROUP:
        return JOIN_HOUSES
    if destination == WASTE + 3:
        return LOAD_OWN_CARD if pos[QUIET] < _LOADS_UNTIL else CARD_TO_HOUSE - 1
    top = pos[TOP + destination]
    if 0 < source < RESERVE:
        # Of two houses whose tops are neighbours, the shorter one moves onto the longer card by card, and never back.
        if not top:
            return NO_GAIN
        mine = pos[COUNT + source]
        other = pos[COUNT + destination]
        return JOIN_HOUSES if mine < other or (mine == other and source > destination) else NO_GAIN
    card = pos[TOP + pile(pos, source)]
    if source == WASTE + 3:
        return NO_GAIN  # the mover has a card that would fit on it, but that can be loaded onto the waste instead
    if top:
        return CARD_TO_HOUSE + min(pos[COUNT + destination], 13)
    # The best card for a space is one that a whole house can be laid on, because that leaves a space again.
    return CARD_TO_SPACE + (MAKE_SPACE - CARD_TO_SPACE if _goes_under(pos, card) else source == SHOW)


def _goes_under(pos: bytearray, card: int) -> bool:
    for house in range(1, pos[HOUSES] + 1):
        if 1 < pos[COUNT + house] < one_pack.COMPLETE_HOUSE:
            first = one_pack.house_bottom(pos, house)
            if one_pack.card_before(pos, house, first) == card:
                return True
    return False
