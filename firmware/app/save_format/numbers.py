# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The numbers by which rule sets, options and levels are kept, and what is written with them.

A number that was given once stays, and is given to nothing else: what is new takes the next one, wherever it stands in
the lists of the engine and on the screen.
"""

from binascii import crc32

from engine.const import const
from engine.opponent import LEVELS
from engine.position import FOUNDS
from engine.rules import OPTIONS
from firmware.app.save_format.writer import BY_CABLE, DUPLICATE, OWN_START, PERSON, PERSONS, SOLITAIRE, STOP_PLAY

RULE_SET_NUMBERS = {
    "classic": 0, "foster": 1, "foster36": 2, "foster32": 3, "cats": 4, "catsfull": 5, "simple": 6, "three": 7,
    "onepack": 8, "klondike": 9,
}  # fmt: skip
OPTION_NUMBERS = {  # the bit of an option is 1 << its number: 0 to 31
    "backs": 0, "cards": 1, "closed": 2, "cut": 3, "fewest": 4, "groups": 5, "high": 6, "houses": 7, "mustload": 8,
    "mustspace": 9, "peek": 10, "r11": 11, "r12": 12, "release": 13, "strict": 14, "thirty": 15, "uncover": 16,
    "waste": 17,
}  # fmt: skip
LEVEL_NUMBERS = {"random": 0, "novice": 1, "easy": 2, "greedy": 3, "strong": 4, "expert": 5}
NO_LEVEL = const(255)
BY_PERSONS = const(254)  # in place of a level, in the records
BEFORE_ROWS = const(8)  # bytes of the records
RECORD = const(22)  # bytes of a row of them


def named(numbers, number):
    """Return the name that has a number in one of the tables. ValueError if none has."""
    for name in numbers:
        if numbers[name] == number:
            return name
    raise ValueError("number: %d is not given" % number)


def rules_bytes(rule_set, options):
    """Return a rule set and its options (names) as 5 bytes."""
    bits = 0
    for option in options:
        bits |= 1 << OPTION_NUMBERS[option]
    return bytes((RULE_SET_NUMBERS[rule_set],)) + bits.to_bytes(4, "little")


def names_of(data):
    """Return the rule set and the list of its options of which these 5 bytes are. ValueError for unknown numbers."""
    bits = int.from_bytes(data[1:5], "little")
    return named(RULE_SET_NUMBERS, data[0]), [named(OPTION_NUMBERS, i) for i in range(32) if bits >> i & 1]


def start_of(session):
    """Return what of a Session stays the same in a game: START bytes, the start where it was not dealt, names."""
    parts = session.rules.split("+")
    base = session.game.base
    flags = (STOP_PLAY if session.stop_play else 0) | (DUPLICATE if session.duplicate else 0)
    own = b""
    names = b""
    if session.persons:
        flags |= PERSONS
        names = b"".join([bytes((len(name),)) + name.encode() for name in session.persons])
    elif session.solitaire:
        flags |= SOLITAIRE
    if not session.was_dealt():
        from engine.notation import text

        flags |= OWN_START
        own = text(base).encode()
        own = len(own).to_bytes(2, "little") + own
    if session.remote:
        flags |= BY_CABLE
        own += session.remote.start()
    return (
        rules_bytes(parts[0], parts[1:])
        + session.seed.to_bytes(6, "little")
        + bytes((LEVEL_NUMBERS[session.level],))
        + session.target.to_bytes(2, "little")
        + bytes((flags,))
        + dealt(base).to_bytes(4, "little")
        + own
        + names
    )


START = 19


def dealt(pos):
    """Return the CRC-32 of how the cards of a position lie."""
    return crc32(bytes(pos[FOUNDS:])) & 0xFFFFFFFF


def settings_body(settings, targets, offered):
    """Return a Settings as bytes: speed, points that win a match (2; 0 for what fits the game), whether
    TURN asks, and of the last new game the rule set, options (4), level, who begins, whether alone, whether in stop
    play; and its numbers (1 each, by their places in firmware.app.settings.NUMBERS).

    targets: the points of which those are some; offered: the rule sets of which the game chosen is one.
    """
    game = settings.game
    options = [OPTIONS[i] for i in range(len(OPTIONS)) if game.options >> i & 1]
    return (
        bytes((settings.speed,))
        + targets[settings.target].to_bytes(2, "little")
        + bytes((1 if settings.asks else 0,))
        + rules_bytes(offered[game.rules], options)
        + bytes((LEVEL_NUMBERS[LEVELS[game.level]], game.begins, game.alone, game.stop))
        + settings.numbers
    )


def records_body(last, helped, rows):
    """Return records (firmware.app.records) as bytes: the game counted last (4), the deal helped in last (4), and of
    each row RECORD bytes: the rule set, the level, BY_PERSONS or NO_LEVEL, its numbers (2 each)."""
    out = bytearray(BEFORE_ROWS + RECORD * len(rows))
    out[:4] = last.to_bytes(4, "little")
    out[4:BEFORE_ROWS] = helped.to_bytes(4, "little")
    at = BEFORE_ROWS
    for row in rows:
        out[at] = RULE_SET_NUMBERS[row[0]]
        out[at + 1] = BY_PERSONS if row[1] == PERSON else LEVEL_NUMBERS[row[1]] if row[1] else NO_LEVEL
        for i in range(2, len(row)):
            out[at + 2 * i - 2 : at + 2 * i] = row[i].to_bytes(2, "little")
        at += RECORD
    return out
