"""Describe moves in sentences; draw/one_bit/short_labels.py does so in a line of some 20 letters."""

from engine.const import const
from engine.moves import GROUP, PASS, WHOLE_HOUSE
from engine.position import COUNT, FOUNDATION, HAND, ORDER, PLAYERS, RESERVE, SHOW, TOP, TURN, UNDER, WASTE, pile
from engine.rules import COMPULSORY
from firmware import text
from firmware.text import phrases

# The kinds of moves.
TURN_UP = const(0)  # turns up a card of the hand, or turns the waste over
TURN_UP_RESERVE = const(1)
END_TURN = const(2)  # passes
TO_HOUSE = const(3)
SEQUENCE_TO_HOUSE = const(4)  # several cards at once
TO_FOUNDATION = const(5)
TO_WASTE = const(6)  # the mover's own
LOAD = const(7)  # on another player's reserve or waste


class MoveDescription:
    """A move in a position, with all that its descriptions need.

    pos: the position before the move, which must not change while the move is described
    src, dst: the move
    kind: one of the kinds above
    mover: the player to move
    card, size: the top card that is moved or turned up, and how many cards are moved
    from_pile, to_pile: piles
    ends_turn: whether the turn is over after it
    """

    def __init__(self, pos: bytearray, src: int, dst: int) -> None:
        self.pos = pos
        self.src = src
        self.dst = dst
        self.mover = pos[TURN]
        self.size = 1
        self.from_pile = pile(pos, HAND if src == PASS else src & ~GROUP)
        self.to_pile = dst & 15 if src & GROUP else pile(pos, dst)
        self.card = pos[TOP + self.from_pile]
        self.ends_turn = src == PASS or (src == SHOW and dst == WASTE)
        if src == HAND:
            self.kind = TURN_UP
        elif src == PASS:
            self.kind = END_TURN
        elif dst == RESERVE:
            self.kind = TURN_UP_RESERVE
        elif src & GROUP:
            self.kind = SEQUENCE_TO_HOUSE
            self.size = pos[COUNT + self.from_pile] if dst >> 4 == WHOLE_HOUSE else dst >> 4
        elif dst == FOUNDATION:
            self.kind = TO_FOUNDATION
        elif dst < RESERVE:
            self.kind = TO_HOUSE
        else:
            self.kind = TO_WASTE if dst == WASTE else LOAD

    def full(self, viewer: int, tells_turn_end: bool = True, mover: int = -1, names_source: bool = False) -> str:
        """Return what the move does with a held card.

        tells_turn_end: whether to add that it ends the turn; mover: who makes it, if already named; names_source:
        whether to say which pile the card leaves, unless it is turned up
        """
        if self.kind < TO_HOUSE:
            return self._without_card(tells_turn_end)
        to = phrases.pile_name(self.pos, self.to_pile, viewer, mover)
        if names_source and self.src and self.kind != SEQUENCE_TO_HOUSE:
            source = phrases.pile_name(self.pos, self.from_pile, viewer, mover)
            return text.words.MOVE_FROM.format(self._cards(), source, to)
        move = text.words.MOVE_ENDS if tells_turn_end and self.ends_turn else text.words.MOVE
        return move.format(self._cards(), to)

    def choice(self, viewer: int, tells_turn_end: bool = True) -> str:
        """Return what OK does with a card that lies on its pile and has only this move."""
        if self.kind < TO_HOUSE:
            return self._without_card(tells_turn_end)
        what = phrases.card_and_pile(self.pos, self.src & ~GROUP, viewer)
        if self.kind == TO_WASTE and tells_turn_end:
            return phrases.with_buttons(text.words.FITS_NOWHERE, what)
        must = self.kind == TO_FOUNDATION and self.pos[ORDER] & COMPULSORY
        return (text.words.MUST if must else text.words.MOVE).format(what,
            phrases.pile_name(self.pos, self.to_pile, viewer))

    def spoken(self, viewer: int, brief: bool = False) -> str:
        """Return who makes the move and what it does; brief: whether in fewer letters."""
        words = text.words
        name = phrases.player_name(self.pos, self.mover, viewer)
        if self.kind < TO_HOUSE:
            return (words.THEY_TURN_UP, words.THEY_TURN_UP_RESERVE, words.THEY_PASS)[self.kind].format(name)
        brief = brief and self.pos[PLAYERS] < 3 and viewer < phrases.VIEWER_BY_NAME
        said = words.THEY_MOVE_BRIEF if brief else words.THEY_MOVE
        return said.format(name, self.full(viewer, False, self.mover, True))

    def _without_card(self, tells_turn_end: bool) -> str:
        # Return what a move does that names no card.
        words = text.words
        if self.kind == END_TURN:
            return words.PASS_ENDS if tells_turn_end else words.PASS
        if self.kind == TURN_UP_RESERVE:
            return words.TURN_UP_RESERVE
        patience = self.pos[PLAYERS] == 1
        if not self.card:
            return words.TURN_OVER if patience else words.TURN_OVER_AND_UP
        if patience:
            return words.LAY_ON_WASTE
        return words.HAND_TURNS_UP if tells_turn_end else words.TURN_UP

    def _cards(self) -> str:
        # Return the card that is moved, or the cards: `3 cards Q♥-10♥`.
        last = phrases.card(self.pos, self.card)
        if self.kind != SEQUENCE_TO_HOUSE:
            return last
        card = self.card
        for _ in range(self.size - 1):
            card = self.pos[UNDER + (card & 127)]
        first = phrases.card(self.pos, card)
        if self.dst >> 4 == WHOLE_HOUSE:
            return text.words.WHOLE_SEQUENCE.format(first, last)
        return text.words.SEQUENCE.format(self.size, first, last)
