"""The weights of the evaluation, ints from -128 to 127.

A card of the hand weighs about 10; in the one-pack game 5 to 20, and there a lead of 100 doubles the odds of winning.
"""

from engine.const import const
from engine.position import FAMILY, STYLE
from engine.rules import HAND_WINS

ZERO = const(128)  # added to each weight, so that it fits a byte

# The weights of a row for the two-pack family, by index, and how many they are. `tune` calls them by these names.
W_RESERVE = const(0)  # cards
W_HAND = const(1)  # cards of hand and waste, with the showing one
W_OPPONENT_RESERVE = const(2)
W_OPPONENT_HAND = const(3)
W_OPPONENT_RESERVE_EMPTY = const(4)
W_OPPONENT_RESERVE_FITS_HOUSE = const(5)
W_OPPONENT_RESERVE_FITS_FOUNDATION = const(6)
W_LOADS_WASTE = const(7)  # house tops that the opponent could load on the mover's waste
W_LOADS_RESERVE = const(8)
W_KINGS = const(9)  # as house tops
W_SINGLES = const(10)  # houses of one card
W_SPACES = const(11)
W_FOUNDS = const(12)  # cards on foundations
W_TEMPO = const(13)
W_NEXT_FITS = const(14)  # the next card is known and has a place
W_NEXT_FAILS = const(15)
W_ROW = const(16)
# The first row is for a turn that ends with the position, the second for one that continues by turning up a card.
# hostsim tune --rules classic --level expert --games 64 --steps 300 --seed 1 --against self --check 1000
# against those before: 54.5 % of 998 decided games (95 %: 51.9 to 57.1)
TWO_PACK_WEIGHTS = (
    (-43, -12, 16, 12, -43, -72, -103, -23, -57, 8, -6, -53, -2, 3, 4, 2),
    (-34, -6, 21, 12, -45, -27, -41, -3, -29, 6, -8, 17, 2, 107, 23, -20),
)
# The same for the rule sets in which a player without hand and waste wins, whatever is left in the reserve.
# hostsim tune --rules cats --level expert --games 64 --steps 300 --seed 1 --against self --check 1000
# against those before: 51.2 % of 1000 decided games (95 %: 48.7 to 53.7)
CATS_WEIGHTS = (
    (-23, -29, 17, 16, 0, -43, -54, -16, -1, 9, -7, -27, -3, 3, 3, 3),
    (-27, -13, 15, 22, 0, -21, -41, -6, 1, 6, -9, 15, 2, 125, 30, -19),
)
# The same for the one-pack game.
ONE_HAND = const(0)  # cards
ONE_WASTE = const(1)  # cards, with the showing one
ONE_OPPONENT_HAND = const(2)
ONE_OPPONENT_WASTE = const(3)
ONE_ENDS = const(4)  # by how many the mover has fewer than 6 cards
ONE_OPPONENT_ENDS = const(5)
ONE_SPACES = const(6)
ONE_SINGLES = const(7)  # houses of one card
ONE_CLOSED = const(8)  # houses that are complete
ONE_JOINS = const(9)  # houses that fit another as a whole, which makes a space
ONE_WASTE_FITS = const(10)  # the waste's top fits a house
ONE_UNDER_FITS = const(11)  # so does the card beneath it
ONE_OPPONENT_WASTE_FITS = const(12)
ONE_OPPONENT_UNDER_FITS = const(13)
ONE_WASTE_WANTED = const(14)  # cards of the waste that fit a house now
ONE_OPPONENT_WASTE_WANTED = const(15)
ONE_LOADS = const(16)  # the tops of both wastes are neighbours, so each can be loaded on the other
ONE_NEXT_FITS = const(17)  # the probability in 32nds that the next card fits a house
ONE_SPACE_FITS = const(18)  # the same in quarters, times the number of spaces
ONE_TEMPO = const(19)
ONE_ROW = const(20)
# Found by logistic regression on who won, over 13,000 games of expert against itself in three rounds. Each round played
# with the weights of the one before, with 3 of 100 moves at random and 4 of 100 showing cards laid down. The positions
# are those in which it turned up a card (the second row) or ended its turn (the first). It was done by a script before
# `hostsim tune --by outcomes` existed, which does the same.
ONE_PACK_WEIGHTS = (
    (4, -8, 1, 18, 9, -48, -120, -1, -86, -42, -12, -14, -31, -3, 35, -40, -35, -4, -22, -53),
    (-4, -19, -5, 3, 109, -22, 96, 2, 36, 19, 29, 15, 44, 2, 37, -32, 31, 5, 4, 109),
)


def _bytes(rows: tuple) -> bytes:
    return bytes([weight + ZERO for weight in rows[0] + rows[1]])


_BYTES_BY_FAMILY = _bytes(TWO_PACK_WEIGHTS), _bytes(ONE_PACK_WEIGHTS)
_CATS_BYTES = _bytes(CATS_WEIGHTS)


def weights_of(pos: bytearray) -> bytes:
    """Return the weights for the rules of a position as bytes: both rows, each weight plus ZERO."""
    return _CATS_BYTES if pos[STYLE] & HAND_WINS else _BYTES_BY_FAMILY[pos[FAMILY]]
