"""The animation of a move: which cards slide where, and how far they have come."""

from engine.moves import GROUP, PASS, WHOLE_HOUSE
from engine.position import (
    COUNT, FACE_DOWN, FOUNDATION, FOUNDATION_COUNTS, HAND, JOKER, ORDER, RESERVE, SHOW, TOP, UNDER, WASTE, pile
)
from engine.rules import LAYS_TWO_CARDS, PATIENCE

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.draw.looks import View


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
        # Like engine.moves.make_move, take that one of the two in a suit which waits for this card.
        return FOUNDATION + (k if pos[FOUNDATION_COUNTS + k] == (card & 15) - 1 else k + 1)
    return pile(pos, dst)


class Slide:
    """Cards on their way.

    cards, size: the cards, the lowest first, and their number
    from_pile, to_pile: piles, -1 if nothing is seen to move
    added: by how many cards to_pile grows
    x0, y0, x1, y1: where the lowest card starts and ends, in pixels
    pitch: pixels from one card to the next
    frame, frames: how far they have come, of how many steps
    """

    def __init__(self) -> None:
        self.cards = bytearray(16)
        self.size = 0
        self.added = 0
        self.from_pile = -1
        self.to_pile = -1
        self.x0 = self.y0 = self.x1 = self.y1 = self.pitch = 0
        self.frame = self.frames = 0

    def set_move(self, view: "View", pos: bytearray, src: int, dst: int) -> None:
        """Set everything but the frames for a move that is about to be played; view: a look's view of the table."""
        self.from_pile = -1
        self.to_pile = -1
        if src == PASS or dst == RESERVE:
            return
        if src == HAND:
            self._set_turn_up(pos)
        else:
            self._set_pile_move(pos, src, dst)
        if self.to_pile >= 0:
            self.x0 = view.x(self.from_pile)
            self.y0 = view.y(self.from_pile, self.size - 1)
            self.x1 = view.x(self.to_pile)
            self.y1 = view.y(self.to_pile, self.added - 1, self.added)
            self.pitch = view.pitch(self.to_pile, self.added)

    def _set_pile_move(self, pos: bytearray, src: int, dst: int) -> None:
        # Set cards that move from pile to pile.
        p = pile(pos, src & ~GROUP)
        size = 1
        if src & GROUP:
            size = pos[COUNT + p] if dst >> 4 == WHOLE_HOUSE else dst >> 4
        card = pos[TOP + p]
        for i in range(size - 1, -1, -1):
            self.cards[i] = card
            card = pos[UNDER + (card & 127)]
        self.size = size
        self.added = size
        if src == SHOW and dst == WASTE and pos[ORDER] & LAYS_TWO_CARDS and pos[TOP + pile(pos, HAND)]:
            self.added = 2  # a card of the hand goes with it (RULES 6)
        self.from_pile = p
        self.to_pile = destination_pile(pos, src, dst)

    def _set_turn_up(self, pos: bytearray) -> None:
        # Set a card of the hand, which is face down until it arrives. If the hand is empty, the waste is turned over
        # first.
        hand = pile(pos, HAND)
        card = pos[TOP + hand]
        above = pos[UNDER + (card & 127)]
        self.from_pile = hand
        self.to_pile = destination_pile(pos, HAND, SHOW)
        self.size = 1
        self.added = 1
        if not card:
            under = pos[TOP + hand + 1]
            while under:
                above = card
                card = under
                under = pos[UNDER + card]
            if pos[ORDER] & PATIENCE:
                self.from_pile, self.to_pile = self.to_pile, hand  # no card is turned up then
                self.added = pos[COUNT + hand + 1]
        if card & 127 == JOKER & 127:
            card = above  # the joker is set aside (RULES 3, three)
            self.added = 1 if card else 0
        self.cards[0] = card | FACE_DOWN
