# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What happens on a table, by number. App.tell tells it once, to whoever listens: sound, the text player, the cable."""

from engine.const import const

# A ply of a game's log is told as one of these, when it has been played:
TURNED = const(1)  # a card was turned up
LAID = const(2)  # one, or a group, was laid on a house or on the own waste
UP = const(3)  # went up, to a foundation
LOADED = const(4)  # was laid on another player's pile
PASSED = const(5)
STOPPED = const(6)  # an attempt was stopped, and taken back
GIVEN_UP = const(7)
LAST_PLY = const(7)
# and what comes of it:
TURN = const(8)  # another player's turn begins
WON = const(9)  # the game is over, as the person sees it
LOST = const(10)
DRAWN = const(11)
# What is no ply:
TAKEN_BACK = const(12)  # the last one is gone
REFUSED = const(13)  # the person tried what is not to be done, and was told why
DEALT = const(14)
LEARNED = const(15)  # a lesson is done
SOLVED = const(16)  # a puzzle is
