# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Rank moves by their kind, for the greedy player and the playouts: the higher the better.

A step of 16 leaves room for the preference among moves of a kind.
"""

from engine.const import const

PLAY_UP = const(1600)  # a card to a foundation
JOIN = const(1500)  # onepack: two houses become one
LOAD_CARD = const(1200)  # a card of the mover's, onto the opponent
RESERVE_OUT = const(1000)  # the reserve onto a house
LOAD_RESERVE = const(850)  # a house card, onto the opponent's reserve
MAKE_SPACE = const(800)  # a move that empties a house
CARD_OUT = const(700)  # the showing card or the mover's waste's top, onto a house
UNCOVER = const(650)  # a house card onto a house, to uncover one that has a use
FILL = const(600)  # the reserve into a space
LOAD_WASTE = const(550)  # a house card, onto the opponent's waste
CARD_TO_SPACE = const(400)
TURN_UP = const(200)
END = const(100)
NONE = const(0)  # what only helps the opponent, or nobody

PREFERRED = const(8)  # more: of two loads the one onto the reserve, of two house cards the one that leaves a space
