# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The career (firmware.app.career) as bytes.

They are the number of its format, the game counted last (4), the latest day (2), the days in a row, now and at most (2
each), after their number what the latest days have, and for each rule set its id, the strength of the adaptive level
(2), the games that this has followed.
"""

from engine.const import const
from engine.opponent import STRONGEST
from engine.rules import rule_set, rule_set_by_id
from firmware.app.save_format.reader import Pieces, newest
from firmware.app.save_format.writer import VERSION

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from typing import Any

    from firmware.app.save_format.writer import Slots

_FORMAT = const(1)
DAYS = const(62)  # that are kept: this month and the one before, whichever they are


def career_body(
    last: int, day: int, streak: int, longest: int, days: "bytes | bytearray", rows: "list[list[Any]]"
) -> bytearray:
    """Return a career as bytes; what is given is as in firmware.app.career.Career."""
    out = bytearray((_FORMAT,))
    out.extend(last.to_bytes(4, "little"))
    for number in (day, streak, longest):
        out.extend(number.to_bytes(2, "little"))
    out.append(len(days))
    out.extend(days)
    for name, strength, games in rows:
        out.append(rule_set(name).id)
        out.extend(strength.to_bytes(2, "little"))
        out.append(games)
    return out


def read_career(slots: "Slots") -> "tuple[Any, str]":
    """Return the newest career that the slots hold, or None, and a line as reader.read_session does."""
    return (None, "") if slots.is_empty() else newest(slots, _career)


def _career(version: int, body: "bytes | memoryview") -> "tuple[Any, ...]":
    pieces = Pieces(body)
    if version != VERSION or pieces.number() != _FORMAT:
        raise ValueError("career: another format")
    last = pieces.number(4)
    day, streak, longest = pieces.numbers(3, 2)
    days = bytearray(pieces.take(pieces.number()))
    if len(days) != DAYS or streak > longest:
        raise ValueError("career: days")
    rows: "list[list[Any]]" = []
    while len(pieces.rest()):
        row: "list[Any]" = [rule_set_by_id(pieces.number()).name, pieces.number(2), pieces.number()]
        if row[1] > STRONGEST or row[0] in [each[0] for each in rows]:
            raise ValueError("career: a row")
        rows.append(row)
    return last, day, streak, longest, days, rows
