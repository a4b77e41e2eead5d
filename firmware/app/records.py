# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The records: finished games by rule set and level, each counted once.

They are read when they are needed and then dropped, as a game in play needs the memory.
"""

from binascii import crc32

from engine.const import const
from engine.dealing import deal
from engine.opponent import level_name
from engine.position import DRAW, OVER, STALEMATE
from firmware import text
from firmware.app.save_format.numbers import DEALT, dealt, records_body
from firmware.app.save_format.reader import read_records
from firmware.app.save_format.writer import PERSON, RECORDS, Slots

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.save_format.numbers import Columns
    from firmware.app.save_format.writer import Store
    from firmware.app.session import Session


# The columns of a row, after its rule set and its level. The level is PERSON for games of several persons, which any of
# them wins and nobody loses, and "" where the person has no opponent.
WON = const(2)
LOST = const(3)
DRAWN = const(4)
ABANDONED = const(5)
BEST = const(6)  # most points in a game
SHORTEST = const(7)  # fewest moves of a game that was won, 0 for none
STREAK = const(8)  # games won in a row, up to now
LONGEST = const(9)
UNHELPED = const(10)  # games without a hint or an undo, with cards that were not known before
UNHELPED_WON = const(11)
COLUMNS = const(12)
_MOST = const(65535)
KNOWN = const(64)  # deals that are remembered


class Records:
    """The records in a store, which has read(name) and write(name, data).

    rows: a list [rule set, level, WON, …] for each, in the order of their first games; note: one line on what could not
    be read or saved, or "". No method raises, whatever the store holds or refuses.
    """

    def __init__(self, store: "Store") -> None:
        self.slots = Slots(store, RECORDS)
        self.rows: "list[Columns]" = []
        self.last = 0  # the game that was counted last, by its number from game_number
        # The deals whose cards are known, the latest one first, KNOWN at most: DEALT bytes of numbers.dealt for each.
        self.known = bytearray()
        kept, self.note = read_records(self.slots)
        if kept:
            self.last, self.known, self.rows = kept

    def count(self, session: "Session") -> None:
        """Count the game of a Session once; a game that is not over counts as given up.

        Practice, games by cable, and games in which one person plays all sides, are not counted. The cards of each are
        known from now on.
        """
        game = session.game
        this = game_number(session)
        persons = len(session.persons) > 0
        if this == self.last or not game.ply:
            return
        helped = self.was_helped(session)
        if session.practice or session.solitaire and not persons or session.remote:
            self.help(session)
            return
        self._know(session)
        self.last = this
        level = level_name(session.level) if session.opponents else ""
        row = self._row(session.rules.split("+")[0], PERSON if persons else level)
        points = session.gained() if game.pos[OVER] else [0]
        gained = max(points) if persons else points[0]
        what = result_of(session)
        _add(row, what)
        if what != ABANDONED:  # Points for what another person gave up are no score of a game.
            row[BEST] = max(row[BEST], min(gained, _MOST))
        if what == WON:
            row[SHORTEST] = min(row[SHORTEST] or game.ply, game.ply)
            if not persons:
                _add(row, STREAK)
                row[LONGEST] = max(row[LONGEST], row[STREAK])
        else:
            row[STREAK] = 0
        if not helped:
            _add(row, UNHELPED)
            if what == WON:
                _add(row, UNHELPED_WON)
        self._keep()

    def help(self, session: "Session") -> None:
        """Note that the person had help in the game of a Session, or knows its cards."""
        if not self.was_helped(session):
            self._know(session)
            self._keep()

    def was_helped(self, session: "Session") -> bool:
        """Return whether the person had help in the game of a Session, or knew its cards."""
        return self._place(_deal_of(session)) < len(self.known)

    def _know(self, session: "Session") -> None:
        # Put the deal of a session first among the known ones, and let go of the oldest one if there is no room.
        this = _deal_of(session)
        at = self._place(this)
        self.known = (bytearray(this) + self.known[:at] + self.known[at + DEALT :])[: KNOWN * DEALT]

    def _place(self, this: bytes) -> int:
        # Return where a deal is among the known ones, or where they end.
        for at in range(0, len(self.known), DEALT):
            if self.known[at : at + DEALT] == this:
                return at
        return len(self.known)

    def reset(self) -> None:
        """Delete all records except for which game was counted last, and which deals are known."""
        self.rows = []
        self._keep()

    def _row(self, rule_set: str, level: str) -> "Columns":
        for row in self.rows:
            if row[0] == rule_set and row[1] == level:
                return row
        row = [rule_set, level] + [0] * (COLUMNS - WON)
        self.rows.append(row)
        return row

    def _keep(self) -> None:
        try:
            self.slots.write(records_body(self.last, self.known, self.rows))
        except (OSError, MemoryError):
            self.note = text.troubles().RECORDS_NOT_KEPT


def played(row: "Columns") -> int:
    """Return how many games a row counts."""
    return row[WON] + row[LOST] + row[DRAWN] + row[ABANDONED]


def _deal_of(session: "Session") -> bytes:
    # Return numbers.dealt of the deal that a game comes from. Practice may have begun in the middle of it.
    base = session.game.base if not session.practice else deal(session.rules, session.seed)
    return dealt(base).to_bytes(DEALT, "little")


def _add(row: "Columns", column: int) -> None:
    row[column] = min(row[column] + 1, _MOST)


def result_of(session: "Session") -> int:
    """Return the column of a Session's game: WON, LOST, DRAWN or ABANDONED, as which an unfinished game counts.

    Of several persons any one wins.
    """
    over = session.game.pos[OVER]
    persons = len(session.persons) > 0
    if not over or session.abandoned() and (persons or not session.gained()[0]):
        return ABANDONED
    if over == STALEMATE or over == DRAW:
        return DRAWN
    return WON if persons or over - 1 == session.seat else LOST


def game_number(session: "Session") -> int:
    """Return a number that identifies a game of a match, by its deal, the points before it and its moves."""
    game = session.game
    number = dealt(game.base)
    for points in session.score:
        number = crc32(points.to_bytes(2, "little"), number)
    return crc32(memoryview(game.log)[: 2 * game.ply], number) & 0xFFFFFFFF
