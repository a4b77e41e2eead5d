# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The events at a table.

App.tell tells each event once to every listener: sound, the text player, the cable.

To add an event, add its row here and tell it: app.tell(events.NEW, session).
"""

from collections import namedtuple

# tune: pairs of Hz and ms; 0 Hz is a rest, and an empty tune is silent.
Event = namedtuple("Event", ("name", "tune"))

# A move of the game's log, once it was played, is told as one of these:
TURNED = Event("turned", (1200, 10))  # A card was turned up.
LAID = Event("laid", (620, 16))  # A card, or a group, was laid on a house or on the player's own waste.
UP = Event("up", (1050, 35, 1400, 50))  # A card went to a foundation.
LOADED = Event("loaded", (740, 35, 520, 60))  # A card was laid on another player's pile.
PASSED = Event("passed", (440, 40))
STOPPED = Event("stopped", (880, 70, 0, 30, 880, 70, 0, 30, 590, 160))  # An attempt was stopped and taken back.
RESIGNED = Event("resigned", ())  # It is silent because LOST follows.
MOVES = (TURNED, LAID, UP, LOADED, PASSED, STOPPED, RESIGNED)

# What follows from the move is told next:
TURN = Event("turn", (880, 30, 0, 40, 1320, 40))  # Another player's turn begins.
WON = Event("won", (520, 90, 660, 90, 780, 90, 1050, 180, 780, 90, 1050, 300))
LOST = Event("lost", (390, 140, 370, 140, 350, 140, 330, 320))
DRAWN = Event("drawn", (520, 120, 0, 40, 520, 200))

# Events that are not moves:
UNDONE = Event("undone", (620, 16, 0, 20, 470, 16))
REFUSED = Event("refused", (190, 70))  # The person tried an illegal move and was told why.
DEALT = Event("dealt", (900, 8, 0, 30, 950, 8, 0, 30, 1000, 8, 0, 30, 1050, 8))
LEARNED = Event("learned", (660, 80, 780, 80, 1050, 220))  # A lesson was finished.
SOLVED = Event("solved", (660, 80, 780, 80, 1050, 220))  # A puzzle was solved.
