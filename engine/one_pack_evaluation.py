"""Evaluate a position of the one-pack game for the player to move.

A set of cards is two ints, one for spades and hearts and one for diamonds and clubs; its bits are card & 31.
"""

from engine import micropython
from engine.const import const
from engine.evaluation import WIN_SCORE, bottom_card
from engine.micropython import ptr8
from engine.one_pack import COMPLETE_HOUSE, HIGHER, LOWER
from engine.position import COUNT, HAND, HOUSES, KING, OVER, SHOW, TOP, TURN, UNDEALT, UNDER
from engine.weights import (
    ONE_CLOSED, ONE_ENDS, ONE_HAND, ONE_JOINS, ONE_LOADS, ONE_NEXT_FITS, ONE_OPPONENT_ENDS, ONE_OPPONENT_HAND,
    ONE_OPPONENT_UNDER_FITS, ONE_OPPONENT_WASTE, ONE_OPPONENT_WASTE_FITS, ONE_ROW, ONE_SINGLES, ONE_SPACE_FITS,
    ONE_SPACES, ONE_TEMPO, ONE_UNDER_FITS, ONE_WASTE, ONE_WASTE_FITS, ONE_WASTE_WANTED, ZERO
)

_FEW = const(6)  # cards: with fewer, the game is near its end
_CERTAINTY = const(32)  # the probability 1


@micropython.viper
def evaluate_one_pack(pos: object, weights: object) -> int:
    """Return the score of a position for the player to move.

    weights: bytes, a row of the ONE_… of weights.py for a turn that ends with the position and one for a turn that
    continues, each weight plus ZERO.
    """
    p = ptr8(pos)
    w = ptr8(weights)
    up = ptr8(HIGHER)
    down = ptr8(LOWER)
    if p[OVER]:
        return WIN_SCORE if p[OVER] == p[TURN] + 1 else 0 - WIN_SCORE
    mine = HAND + 3 * p[TURN]
    other = HAND + 3 - 3 * p[TURN]

    # With a showing card the turn ends: the card goes to the waste, and the opponent turns up the next one.
    row = 0 if p[TOP + SHOW] else ONE_ROW
    cards = p[COUNT + mine + 1]
    if p[TOP + SHOW]:
        cards += 1
    v = w[row + ONE_TEMPO] - ZERO
    v += (w[row + ONE_HAND] - ZERO) * p[COUNT + mine] + (w[row + ONE_WASTE] - ZERO) * cards
    cards += p[COUNT + mine]
    if cards < _FEW:
        v += (w[row + ONE_ENDS] - ZERO) * (_FEW - cards)
    v += (w[row + ONE_OPPONENT_HAND] - ZERO) * p[COUNT + other]
    v += (w[row + ONE_OPPONENT_WASTE] - ZERO) * p[COUNT + other + 1]
    cards = p[COUNT + other] + p[COUNT + other + 1]
    if cards < _FEW:
        v += (w[row + ONE_OPPONENT_ENDS] - ZERO) * (_FEW - cards)

    # The houses, and the set of cards that fit them.
    low = high = spaces = 0
    house = p[HOUSES]
    while house:
        card = p[TOP + house]
        if not card:
            spaces += 1
        elif card != UNDEALT:
            beneath = p[UNDER + card]
            if p[COUNT + house] == COMPLETE_HOUSE:
                v += w[row + ONE_CLOSED] - ZERO
            else:
                if not beneath:
                    v += w[row + ONE_SINGLES] - ZERO
                wanted = 0
                if up[card] != beneath:
                    wanted = 1 << (up[card] & 31)
                if down[card] != beneath:
                    wanted |= 1 << (down[card] & 31)
                if card < 32:
                    low |= wanted
                else:
                    high |= wanted
        house -= 1
    # Houses that can be joined to another as a whole, by their top or their bottom card.
    house = p[HOUSES]
    while house:
        card = p[TOP + house]
        if card and card != UNDEALT and p[COUNT + house] != COMPLETE_HOUSE:
            end_cards = 1 << (card & 31)
            wanted = low if card < 32 else high
            while p[UNDER + card]:
                card = p[UNDER + card]
            if wanted & (end_cards | (1 << (card & 31))):
                v += w[row + ONE_JOINS] - ZERO
        house -= 1
    v += (w[row + ONE_SPACES] - ZERO) * spaces
    return v + int(_waste_score(pos, weights, row, low, high)) + int(_next_score(pos, weights, row, low, high, spaces))


@micropython.viper
def _waste_score(pos: object, weights: object, row: int, low: int, high: int) -> int:
    # Return the terms of both wastes; low, high: the set of cards that fit a house.
    p = ptr8(pos)
    w = ptr8(weights)
    up = ptr8(HIGHER)
    down = ptr8(LOWER)
    mine = HAND + 3 * p[TURN]
    other = HAND + 3 - 3 * p[TURN]
    v = 0
    i = 0
    while i < 2:
        card = p[TOP + (other if i else mine) + 1]
        while card:
            if (low if card < 32 else high) >> (card & 31) & 1:
                v += w[row + ONE_WASTE_WANTED + i] - ZERO
            card = p[UNDER + card]
        i += 1
    waste = p[TOP + mine + 1]
    under = p[UNDER + waste]
    if p[TOP + SHOW]:
        under = waste
        waste = p[TOP + SHOW]
    if (low if waste < 32 else high) >> (waste & 31) & 1:
        v += w[row + ONE_WASTE_FITS] - ZERO
    if (low if under < 32 else high) >> (under & 31) & 1:
        v += w[row + ONE_UNDER_FITS] - ZERO
    card = p[TOP + other + 1]
    if card:
        if up[waste] == card or down[waste] == card:
            v += w[row + ONE_LOADS] - ZERO
        if (low if card < 32 else high) >> (card & 31) & 1:
            v += w[row + ONE_OPPONENT_WASTE_FITS] - ZERO
        card = p[UNDER + card]
        if (low if card < 32 else high) >> (card & 31) & 1:
            v += w[row + ONE_OPPONENT_UNDER_FITS] - ZERO
    return v


@micropython.viper
def _next_score(pos: object, weights: object, row: int, low: int, high: int, spaces: int) -> int:
    # Return the terms of the probability that the next card fits a house; low, high: the set of cards that do.
    p = ptr8(pos)
    w = ptr8(weights)
    # The card is known if card_memory.py filled in the hand, or if the open waste will be turned over.
    hand = HAND + 3 * p[TURN]
    if p[TOP + SHOW]:
        hand = HAND + 3 - 3 * p[TURN]
    following = p[TOP + hand] & 127 if p[COUNT + hand] else int(bottom_card(pos, hand + 1))
    hidden = p[COUNT + HAND] + p[COUNT + HAND + 3]
    probability = 0
    if following and following & 15 <= KING:
        if (low if following < 32 else high) >> (following & 31) & 1:
            probability = _CERTAINTY
    elif hidden:
        # Visible cards cannot come: the showing card, the houses, both wastes.
        pile = p[HOUSES] + 2
        while pile >= 0:
            card = p[TOP + pile]
            if pile > p[HOUSES]:
                card = p[TOP + HAND + 1 + 3 * (pile - p[HOUSES] - 1)]
            while card and card != UNDEALT:
                bit = 1 << (card & 31)
                if card < 32:
                    low = (low | bit) ^ bit
                else:
                    high = (high | bit) ^ bit
                card = p[UNDER + card]
            pile -= 1
        while low:
            low &= low - 1
            probability += _CERTAINTY
        while high:
            high &= high - 1
            probability += _CERTAINTY
        probability = probability // hidden
    fits = (w[row + ONE_NEXT_FITS] - ZERO) * probability
    return fits + (w[row + ONE_SPACE_FITS] - ZERO) * ((spaces * probability) >> 3)
