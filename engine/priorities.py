"""The ranks of the kinds of moves, for the greedy player and the playouts; higher is better.

They are at least 16 apart, which leaves room for preferences among moves of a kind.
"""

from engine.const import const

FOUNDATION_PLAY = const(1600)  # a card to a foundation
JOIN_HOUSES = const(1500)  # onepack: two houses become one
LOAD_OWN_CARD = const(1200)  # a card of the mover onto the opponent's reserve or waste
RESERVE_TO_HOUSE = const(1000)  # the reserve onto a house
LOAD_RESERVE_FROM_HOUSE = const(850)  # a house card onto the opponent's reserve
MAKE_SPACE = const(800)  # a move that empties a house
CARD_TO_HOUSE = const(700)  # the showing card or the top of the mover's waste onto a house
UNCOVER_CARD = const(650)  # a house card onto a house, to uncover a useful card
RESERVE_TO_SPACE = const(600)  # the reserve into a space
LOAD_WASTE_FROM_HOUSE = const(550)  # a house card onto the opponent's waste
CARD_TO_SPACE = const(400)
TURN_UP = const(200)
END_TURN = const(100)
NO_GAIN = const(0)  # the move helps only the opponent, or nobody

BONUS = const(8)  # added to a load on the reserve rather than the waste, and to a house card that leaves a space
