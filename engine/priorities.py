# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The ranks of the kinds of moves, for the greedy player and the playouts; higher is better.

They are at least 16 apart, which leaves room for preferences among moves of a kind.
"""

from engine.const import const

PLAY_UP = const(1600)  # a card to a foundation
JOIN = const(1500)  # onepack: two houses become one
LOAD_CARD = const(1200)  # a card of the mover onto the opponent's reserve or waste
RESERVE_OUT = const(1000)  # the reserve onto a house
LOAD_RESERVE = const(850)  # a house card onto the opponent's reserve
MAKE_SPACE = const(800)  # a move that empties a house
CARD_OUT = const(700)  # the showing card or the top of the mover's waste onto a house
UNCOVER = const(650)  # a house card onto a house, to uncover a useful card
FILL = const(600)  # the reserve into a space
LOAD_WASTE = const(550)  # a house card onto the opponent's waste
CARD_TO_SPACE = const(400)
TURN_UP = const(200)
END = const(100)
NONE = const(0)  # what helps only the opponent, or nobody

PREFERRED = const(8)  # added to a load on the reserve rather than the waste, and to a house card that leaves a space
