# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What was achieved: finished games by rule set and level, counted once each.

Made when it is needed, and forgotten: a game that is played has no memory for it.
"""

from binascii import crc32

from engine.const import const
from engine.position import DRAW, OVER, STALEMATE
from firmware import text
from firmware.app.save_format.numbers import dealt, records_body
from firmware.app.save_format.reader import read_records
from firmware.app.save_format.writer import PERSON, RECORDS, Slots

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from typing import Any

    from firmware.app.save_format.writer import Store
    from firmware.app.session import Session


# What a row counts, after its rule set and its level (PERSON for games of several persons, which are won by any of them
# and lost by none; "" where nobody plays against the person):
WON = const(2)
LOST = const(3)
DRAWN = const(4)
ABANDONED = const(5)
BEST = const(6)  # points of a game
SHORTEST = const(7)  # moves of a game won, 0 for none
STREAK = const(8)  # games won one after the other, up to now
LONGEST = const(9)
UNHELPED = const(10)  # games without hint and take back, with cards not known before
UNHELPED_WON = const(11)
COLUMNS = const(12)
_MOST = const(65535)


class Records:
    """The records in a store (`.read(name)`, `.write(name, data)`), as they are now.

    rows: a list [rule set, level, WON, …] each, in the order in which they were begun; note: one line on what could not
    be read or kept, or "". No method raises, whatever the store holds or refuses.
    """

    def __init__(self, store: "Store") -> None:
        self.slots = Slots(store, RECORDS)
        self.rows: "list[list[Any]]" = []
        self.last = 0  # the game that was counted last, as _game tells it
        self.helped = 0  # the deal in which the person was helped last, as numbers.dealt tells it
        kept, self.note = read_records(self.slots)
        if kept:
            self.last, self.helped, self.rows = kept

    def count(self, session: "Session") -> None:
        """Count the game of a Session, given up if it is not over; once, and none that one person plays with herself
        or by cable."""
        game = session.game
        this = _game(session)
        persons = len(session.persons) > 0
        if session.solitaire and not persons or session.remote or this == self.last or not game.ply:
            return
        self.last = this
        row = self._row(session.rules.split("+")[0], PERSON if persons else session.level if session.opponents else "")
        over = game.pos[OVER]
        points = session.gained() if over else [0]
        gained = max(points) if persons else points[0]
        if not over or session.abandoned() and (persons or not gained):
            what = ABANDONED
        elif over == STALEMATE or over == DRAW:
            what = DRAWN
        else:
            what = WON if persons or over - 1 == session.seat else LOST
        _add(row, what)
        row[BEST] = max(row[BEST], min(gained, _MOST))
        if what == WON:
            row[SHORTEST] = min(row[SHORTEST] or game.ply, game.ply)
            if not persons:
                _add(row, STREAK)
                row[LONGEST] = max(row[LONGEST], row[STREAK])
        else:
            row[STREAK] = 0
        if self.helped != dealt(game.base):
            _add(row, UNHELPED)
            if what == WON:
                _add(row, UNHELPED_WON)
        self._keep()

    def help(self, session: "Session") -> None:
        """Note that the person has had help in the game of a Session, or knows its cards."""
        deal = dealt(session.game.base)
        if self.helped != deal:
            self.helped = deal
            self._keep()

    def reset(self) -> None:
        """Forget all of it but which game was counted last."""
        self.rows = []
        self._keep()

    def _row(self, rule_set: str, level: str) -> "list[Any]":
        for row in self.rows:
            if row[0] == rule_set and row[1] == level:
                return row
        row = [rule_set, level] + [0] * (COLUMNS - WON)
        self.rows.append(row)
        return row

    def _keep(self) -> None:
        try:
            self.slots.write(records_body(self.last, self.helped, self.rows))
        except (OSError, MemoryError):
            self.note = text.words.RECORDS_NOT_KEPT


def played(row: "list[Any]") -> int:
    """Return how many games a row counts."""
    return row[WON] + row[LOST] + row[DRAWN] + row[ABANDONED]


def _add(row: "list[Any]", column: int) -> None:
    row[column] = min(row[column] + 1, _MOST)


def _game(session: "Session") -> int:
    # A number for a game of a match: its deal, the points before it, its moves.
    game = session.game
    number = dealt(game.base)
    for points in session.score:
        number = crc32(points.to_bytes(2, "little"), number)
    return crc32(memoryview(game.log)[: 2 * game.ply], number) & 0xFFFFFFFF
