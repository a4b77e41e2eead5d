# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Who is who for the person: an index into what a language says of people (text.words.PEOPLE and the like)."""

from engine.const import const

YOU = const(0)
OPPONENT = const(1)
LEFT = const(2)  # of two opponents the next to play
RIGHT = const(3)
SIDE_A = const(4)  # of one person who plays both; B follows


def who(session, player):
    """Return who a player (0 for A) of a session is."""
    if session.solitaire:
        return SIDE_A + player
    if player == session.seat:
        return YOU
    if session.players < 3:
        return OPPONENT
    return LEFT if (session.seat + 1) % 3 == player else RIGHT
