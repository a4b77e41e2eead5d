"""The animation of a move: which cards slide where, and how far they have come."""

from engine.moves import GROUP, PASS, WHOLE_HOUSE
from engine.position import (
    COUNT, FACE_DOWN, FOUNDATION, FOUNDATION_COUNTS, HAND, JOKER, ORDER, RESERVE, SHOW, TOP, UNDER, WASTE, pile
)
from engine.rules import LAYS_TWO_CARDS, PATIENCE

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.draw.looks import View
    from firmware.draw.table_view_state import Slide


def destination_pile(pos: bytearray, src: int, dst: int) -> int:
    """Return the pile on which a move's card comes to lie, in the position before the move.

    The eight foundations are numbered from FOUNDATION on.
    """
    if src & GROUP:
        return dst & 15
    if src == PASS or (src == HAND and pos[ORDER] & PATIENCE):
        return pile(pos, WASTE)
    if dst == FOUNDATION:
        card = pos[TOP + pile(pos, src)]
        k = card >> 3 & 6
        # As engine.moves.make_move does, take the foundation of this suit, of two, that needs this card next.
        return FOUNDATION + (k if pos[FOUNDATION_COUNTS + k] == (card & 15) - 1 else k + 1)
    return pile(pos, dst)


def set_slide(slide: "Slide", view: "View", pos: bytearray, src: int, dst: int) -> None:
    """Set up a slide, except its frames, for a move about to be played; view: a look's view of the table."""
    slide.from_pile = -1
    slide.to_pile = -1
    if src == PASS or dst == RESERVE:
        return
    if src == HAND:
        _set_turn_up(slide, pos)
    else:
        _set_pile_move(slide, pos, src, dst)
    if slide.to_pile >= 0:
        slide.x0 = view.x(slide.from_pile)
        slide.y0 = view.y(slide.from_pile, slide.size - 1)
        slide.x1 = view.x(slide.to_pile)
        slide.y1 = view.y(slide.to_pile, slide.added - 1, slide.added)
        slide.pitch = view.pitch(slide.to_pile, slide.added)


def _set_pile_move(slide: "Slide", pos: bytearray, src: int, dst: int) -> None:
    # Set up the slide for cards that move from pile to pile.
    p = pile(pos, src & ~GROUP)
    size = 1
    if src & GROUP:
        size = pos[COUNT + p] if dst >> 4 == WHOLE_HOUSE else dst >> 4
    card = pos[TOP + p]
    for i in range(size - 1, -1, -1):
        slide.cards[i] = card
        card = pos[UNDER + (card & 127)]
    slide.size = size
    slide.added = size
    if src == SHOW and dst == WASTE and pos[ORDER] & LAYS_TWO_CARDS and pos[TOP + pile(pos, HAND)]:
        slide.added = 2  # The new card from the hand slides together with it (RULES 6).
    slide.from_pile = p
    slide.to_pile = destination_pile(pos, src, dst)


def _set_turn_up(slide: "Slide", pos: bytearray) -> None:
    # Set up the slide for a card of the hand, which is face down until it arrives. If the hand is empty, the waste is
    # turned over first.
    hand = pile(pos, HAND)
    card = pos[TOP + hand]
    above = pos[UNDER + (card & 127)]
    slide.from_pile = hand
    slide.to_pile = destination_pile(pos, HAND, SHOW)
    slide.size = 1
    slide.added = 1
    if not card:
        under = pos[TOP + hand + 1]
        while under:
            above = card
            card = under
            under = pos[UNDER + card]
        if pos[ORDER] & PATIENCE:
            slide.from_pile, slide.to_pile = slide.to_pile, hand  # No card is turned up: the waste goes back.
            slide.added = pos[COUNT + hand + 1]
    if card & 127 == JOKER & 127:
        card = above  # The joker is set aside (RULES 3, three), so the card above it is the one to show.
        slide.added = 1 if card else 0
    slide.cards[0] = card | FACE_DOWN
