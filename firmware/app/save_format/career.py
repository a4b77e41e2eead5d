# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The career (firmware.app.career) as bytes.

They are the number of its format, the game counted last (4), the latest day (2), the days in a row, now and at most (2
each), after their number what the latest days have, after the number of its bytes a bit for each puzzle that was
tried, and for each rule set its id, the strength of the adaptive level by ids (2), the games that this has followed,
the rating, its deviation and the games of it (2 each), and CURVE_POINTS bytes of the curve.
"""

from engine.const import const
from engine.opponent import ids_of_strength, strength_by_ids
from engine.rules import rule_set, rule_set_by_id
from firmware.app.rating import FIRST_DEVIATION, HIGHEST, LEAST_DEVIATION, LOWEST
from firmware.app.save_format.reader import Pieces, newest
from firmware.app.save_format.writer import VERSION

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any

    from firmware.app.save_format.reader import Body
    from firmware.app.save_format.writer import Slots

    Columns = list[Any]  # the columns of firmware.app.career, of several types
    Kept = tuple[int, int, int, int, bytearray, int, list[Columns]]  # in the order of career_body's arguments

_FORMAT = const(1)
CURVE_POINTS = const(32)
DAYS = const(62)  # that are saved: at most this month and the one before


def career_body(
    last: int, day: int, streak: int, longest: int, days: "bytes | bytearray", tried: int, rows: "list[Columns]"
) -> bytearray:
    """Return a career as bytes; what is given is as in firmware.app.career.Career."""
    out = bytearray((_FORMAT,))
    out.extend(last.to_bytes(4, "little"))
    for number in (day, streak, longest):
        out.extend(number.to_bytes(2, "little"))
    out.append(len(days))
    out.extend(days)
    size = 0
    while tried >> 8 * size:
        size += 1
    out.append(size)
    out.extend(tried.to_bytes(size, "little"))
    for name, strength, games, rating, deviation, rated, curve in rows:
        out.append(rule_set(name).id)
        out.extend(ids_of_strength(strength).to_bytes(2, "little"))
        out.append(games)
        for number in (rating, deviation, rated):
            out.extend(number.to_bytes(2, "little"))
        out.extend(curve)
    return out


def read_career(slots: "Slots") -> "tuple[Kept | None, str]":
    """Return the newest career that the slots hold, or None, and a line as reader.read_session does."""
    return (None, "") if slots.is_empty() else newest(slots, _career)


def _career(version: int, body: "Body") -> "Kept":
    pieces = Pieces(body)
    if version != VERSION or pieces.number() != _FORMAT:
        raise ValueError("career: another format")
    last = pieces.number(4)
    day, streak, longest = pieces.numbers(3)
    days = bytearray(pieces.take(pieces.number()))
    if len(days) != DAYS or streak > longest:
        raise ValueError("career: days")
    tried = pieces.number(pieces.number())
    rows: "list[Columns]" = []
    while len(pieces.rest()):
        name = rule_set_by_id(pieces.number()).name
        strength = strength_by_ids(pieces.number(2))
        games = pieces.number()
        rating, deviation, rated = pieces.numbers(3)
        if not LOWEST <= rating <= HIGHEST or not LEAST_DEVIATION <= deviation <= FIRST_DEVIATION:
            raise ValueError("career: a rating")
        if strength < 0 or name in [row[0] for row in rows]:
            raise ValueError("career: a row")
        rows.append([name, strength, games, rating, deviation, rated, bytearray(pieces.take(CURVE_POINTS))])
    return last, day, streak, longest, days, tried, rows
