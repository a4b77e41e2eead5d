"""Evaluate a position of the two-pack family for the player to move."""

from engine import micropython
from engine.const import const
from engine.micropython import ptr8
from engine.placement import CARD_CLASS, WANTED_CLASS
from engine.position import (
    COUNT, FACE_DOWN, FOUNDATION_COUNTS, HOUSES, KING, NO_FOUNDATION, OVER, PLAYERS, RESERVE, SHOW, STYLE, TOP, TURN,
    UNDER
)
from engine.rules import ANY_SUIT
from engine.weights import (
    W_FOUNDS, W_HAND, W_KINGS, W_LOADS_RESERVE, W_LOADS_WASTE, W_NEXT_FAILS, W_NEXT_FITS, W_OPPONENT_HAND,
    W_OPPONENT_RESERVE, W_OPPONENT_RESERVE_EMPTY, W_OPPONENT_RESERVE_FITS_FOUNDATION, W_OPPONENT_RESERVE_FITS_HOUSE,
    W_RESERVE, W_ROW, W_SINGLES, W_SPACES, W_TEMPO, ZERO
)

WIN_SCORE = const(32000)
_NO_NEIGHBOUR = const(99)  # in place of a top that no card can be loaded on


@micropython.viper
def evaluate(pos: object, weights: object) -> int:
    """Return the score of a position for the player to move.

    weights: bytes, a row of the W_… of weights.py for a turn that ends with the position and one for a turn that
    continues, each weight plus ZERO.

    It is one function because a single call would take as long as the whole evaluation (MicroPython 1.26, 32 bit). Its
    sections: the piles, the opponent's reserve, the next card, the houses.
    """
    p = ptr8(pos)
    w = ptr8(weights)
    kinds = ptr8(CARD_CLASS)
    wants = ptr8(WANTED_CLASS)
    mine = RESERVE + 3 * p[TURN]
    other = mine + 3
    if other >= RESERVE + 3 * p[PLAYERS]:
        other = RESERVE
    if p[OVER]:
        return WIN_SCORE if p[OVER] == p[TURN] + 1 else 0 - WIN_SCORE

    # The piles. With a showing card the turn ends, because the card goes to the waste; without cards it ends, too.
    hand = p[COUNT + mine + 1] + p[COUNT + mine + 2]
    waste = p[TOP + SHOW]
    row = W_ROW if hand and not waste else 0
    if waste:
        hand += 1
    else:
        waste = p[TOP + mine + 2]
    v = w[row + W_TEMPO] - ZERO
    v += (w[row + W_RESERVE] - ZERO) * p[COUNT + mine]
    v += (w[row + W_HAND] - ZERO) * hand
    v += (w[row + W_OPPONENT_RESERVE] - ZERO) * p[COUNT + other]
    v += (w[row + W_OPPONENT_HAND] - ZERO) * (p[COUNT + other + 1] + p[COUNT + other + 2])
    founds = 0
    i = 0
    while i < 8:
        if p[FOUNDATION_COUNTS + i] < NO_FOUNDATION - 1:
            founds += p[FOUNDATION_COUNTS + i]
        i += 1
    v += (w[row + W_FOUNDS] - ZERO) * founds

    # What the opponent's reserve can do next.
    if not p[COUNT + other]:
        v += w[row + W_OPPONENT_RESERVE_EMPTY] - ZERO
    card = p[TOP + other]
    opponent_kind = 0
    if card and card < FACE_DOWN:
        opponent_kind = kinds[card]
        f = FOUNDATION_COUNTS + ((card >> 3) & 6)
        below = (card & 15) - 1
        if p[f] == below or p[f + 1] == below:
            v += w[row + W_OPPONENT_RESERVE_FITS_FOUNDATION] - ZERO

    # The next card, if it is known and the turn continues: from a hand that card_memory.py filled in, or the bottom of
    # an open waste that will be turned over.
    same = 15 if p[STYLE] & ANY_SUIT else 63
    following = 0
    finds = 0
    if row:
        following = p[TOP + mine + 1] if p[COUNT + mine + 1] else int(bottom_card(pos, mine + 2))
        following &= 127
        if following & 15 > KING:
            following = 0
    if following:
        f = FOUNDATION_COUNTS + ((following >> 3) & 6)
        below = (following & 15) - 1
        d = (following & same) - (p[TOP + other + 2] & same)
        if p[f] == below or p[f + 1] == below or (p[TOP + other + 2] and (d == 1 or d == -1)):
            finds = 1

    # The houses: spaces, what fits them and what can be loaded from them.
    own = p[TOP + mine]
    own = own & same if own and own & 15 <= KING else _NO_NEIGHBOUR
    waste = waste & same if waste and waste & 15 <= KING else _NO_NEIGHBOUR
    fits = 0
    house = p[HOUSES]
    while house:
        card = p[TOP + house]
        if not card:
            v += w[row + W_SPACES] - ZERO
        else:
            if opponent_kind and wants[card] == opponent_kind:
                fits = 1
            if following and wants[card] == kinds[following]:
                finds = 1
            d = (card & same) - waste
            if d == 1 or d == -1:
                v += w[row + W_LOADS_WASTE] - ZERO
            d = (card & same) - own
            if d == 1 or d == -1:
                v += w[row + W_LOADS_RESERVE] - ZERO
            if card & 15 == KING:
                v += w[row + W_KINGS] - ZERO
            if not p[UNDER + (card & 127)]:
                v += w[row + W_SINGLES] - ZERO
        house -= 1
    if fits:
        v += w[row + W_OPPONENT_RESERVE_FITS_HOUSE] - ZERO
    if following:
        v += (w[row + W_NEXT_FITS] if finds else w[row + W_NEXT_FAILS]) - ZERO
    return v


@micropython.viper
def bottom_card(pos: object, pile: int) -> int:
    """Return the bottom card of a face-up pile, 0 if it is empty."""
    p = ptr8(pos)
    below = p[TOP + pile]
    card = 0
    while below:
        card = below
        below = p[UNDER + card]
    return card
