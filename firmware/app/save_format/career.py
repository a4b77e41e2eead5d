# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The career (firmware.app.career) as bytes.

They are the number of its format, the game counted last (4), and ROW bytes for each rule set: its id, the strength of
the adaptive level (2), the games that this has followed.
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
_BEFORE_ROWS = const(5)
_ROW = const(4)


def career_body(last: int, rows: "list[list[Any]]") -> bytearray:
    """Return a career as bytes."""
    out = bytearray(_BEFORE_ROWS + _ROW * len(rows))
    out[0] = _FORMAT
    out[1:_BEFORE_ROWS] = last.to_bytes(4, "little")
    at = _BEFORE_ROWS
    for name, strength, games in rows:
        out[at : at + _ROW] = bytes((rule_set(name).id,)) + strength.to_bytes(2, "little") + bytes((games,))
        at += _ROW
    return out


def read_career(slots: "Slots") -> "tuple[tuple[int, list[list[Any]]] | None, str]":
    """Return the newest career that the slots hold, or None, and a line as reader.read_session does."""
    return (None, "") if slots.is_empty() else newest(slots, _career)


def _career(version: int, body: "bytes | memoryview") -> "tuple[int, list[list[Any]]]":
    pieces = Pieces(body)
    if version != VERSION or pieces.number() != _FORMAT:
        raise ValueError("career: another format")
    last = pieces.number(4)
    rows: "list[list[Any]]" = []
    while len(pieces.rest()):
        row: "list[Any]" = [rule_set_by_id(pieces.number()).name, pieces.number(2), pieces.number()]
        if row[1] > STRONGEST or row[0] in [each[0] for each in rows]:
            raise ValueError("career: a row")
        rows.append(row)
    return last, rows
