# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Several persons who pass the device round, and their names: letters kept as numbers among the settings."""

from engine.rules import Row
from firmware import text
from firmware.app.save_format.writer import LETTERS
from firmware.app.settings import NAME_LETTERS
from firmware.text import phrases


def name(numbers, i):
    """Return the name of person i, 0-2, kept in the numbers of a Settings, "" for none."""
    said = ""
    for n in numbers[NAME_LETTERS + LETTERS * i : NAME_LETTERS + LETTERS * (i + 1)]:
        if not n:
            break
        said += chr((96 if said else 64) + n)
    return said


def names(settings, rules):
    """Return the names of the persons who play a rule set, as Session takes them. ValueError where one plays alone."""
    players = Row(rules).players
    if players == 1:
        raise ValueError(text.words.NO_PERSONS)
    return tuple([name(settings.numbers, i) for i in range(players)])


def introduce(session):
    """Have all that is said from now on tell the persons of a session by their names."""
    called = [session.names[i] or text.words.PERSON.format(i + 1) for i in range(session.players)]
    initials = [name[0] for name in called]
    phrases.persons[:] = []
    phrases.signs[:] = []
    for player in range(session.players):
        i = (player - session.first) % session.players
        phrases.persons.append(called[i])
        phrases.signs.append(initials[i] if initials.count(initials[i]) == 1 else str(i + 1))
