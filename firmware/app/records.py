"""The records: finished games by rule set and level, each counted once.

They are read when they are needed and then dropped, because a game in play needs the memory.
"""

from binascii import crc32

from engine.const import const
from engine.dealing import deal
from engine.opponent import level_name
from engine.position import DRAW, OVER, STALEMATE
from firmware import text
from firmware.app.save_format.schemas import BYTES, HOT_SEAT_LEVEL, KIND_RECORDS, PLAYED_LEVEL, RULE_SET
from firmware.app.save_format.writer import Slots
from firmware.app.session import deal_checksum

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any

    from firmware.app.save_format.schemas import Schema
    from firmware.app.save_format.writer import Store
    from firmware.app.session import Session

    RecordsRow = list[Any]  # the columns below, which have two types

# The columns of a row. The level is HOT_SEAT_LEVEL for games of several players on one device, which always count as
# won, and "" if the player has no opponent.
WON = const(2)
LOST = const(3)
DRAWN = const(4)
RESIGNED = const(5)
BEST_POINTS = const(6)  # most points in a game
SHORTEST_WIN = const(7)  # fewest moves of a won game, 0 if there is none
STREAK = const(8)  # the current number of games won in a row
LONGEST_STREAK = const(9)
UNHELPED = const(10)  # games won without a hint or an undo, with cards that were not known before
UNHELPED_WON = const(11)
SECONDS = const(12)  # the time that the games took; this column has four bytes, those before it have two
COLUMN_COUNT = const(13)
MAX_COUNT = const(65535)  # the largest number that two bytes hold
SECOND_MS = const(1000)
MAX_SECONDS = const(0x3FFFFFFF)
DEAL_CHECKSUM_BYTES = const(4)  # bytes of each known deal
MAX_KNOWN_DEALS = const(64)  # deals that are remembered

# The saved fields; save_format.schemas describes their kinds.
RECORDS: "Schema" = (
    ("last_counted", 4),
    ("known_deals", BYTES),
    ("rows", (RULE_SET, PLAYED_LEVEL) + (SECONDS - WON) * (2,) + (4,)),
)


class Records:
    """The records in a store, which has read(name) and write(name, data).

    rows: a list [rule set, level, WON, …] for each rule set and level, in the order of their first games
    note: one line on what could not be read or saved, or "". No method raises, whatever the store holds or refuses.
    """

    def __init__(self, store: "Store") -> None:
        from firmware.app.save_format.reader import read_record  # imported here, because it is needed once

        self.slots = Slots(store, KIND_RECORDS, RECORDS)
        self.rows: "list[RecordsRow]" = []
        self.last_counted = 0  # the checksum (game_checksum) of the game that was counted last
        # The deal_checksum of each deal whose cards are known, the latest first, MAX_KNOWN_DEALS at most.
        self.known_deals: "bytes | bytearray" = b""
        self.note = read_record(self.slots, self, _check)

    def count(self, session: "Session") -> None:
        """Count the game of a Session, once; a game that is not over counts as resigned.

        Practice, games by cable and games in which one player plays all sides are not counted. The cards of each game
        are known from now on.
        """
        game = session.game
        this = game_checksum(session)
        persons = len(session.hot_seat_names) > 0
        if this == self.last_counted or not game.ply:
            return
        helped = self.was_helped(session)
        if session.practice or session.plays_all_sides and not persons or session.remote:
            self.note_help(session)
            return
        self._remember_deal(session)
        self.last_counted = this
        level = level_name(session.level) if session.opponents else ""
        row = self._find_or_add_row(session.rules.split("+")[0], HOT_SEAT_LEVEL if persons else level)
        points = session.points_won() if game.pos[OVER] else [0]
        gained = max(points) if persons else points[0]
        what = result_of(session)
        _increment(row, what)
        row[SECONDS] = min(row[SECONDS] + session.played_ms // SECOND_MS, MAX_SECONDS)
        if what != RESIGNED:  # points won because the other player resigned are not a score of the game
            row[BEST_POINTS] = max(row[BEST_POINTS], min(gained, MAX_COUNT))
        if what == WON:
            row[SHORTEST_WIN] = min(row[SHORTEST_WIN] or game.ply, game.ply)
            if not persons:
                _increment(row, STREAK)
                row[LONGEST_STREAK] = max(row[LONGEST_STREAK], row[STREAK])
        else:
            row[STREAK] = 0
        if not helped:
            _increment(row, UNHELPED)
            if what == WON:
                _increment(row, UNHELPED_WON)
        self._save()

    def note_help(self, session: "Session") -> None:
        """Note that the player had help in the game of a Session, or knows its cards."""
        if not self.was_helped(session):
            self._remember_deal(session)
            self._save()

    def was_helped(self, session: "Session") -> bool:
        """Return whether the player had help in the game of a Session, or knew its cards."""
        return self._deal_index(_deal_checksum_of(session)) < len(self.known_deals)

    def _remember_deal(self, session: "Session") -> None:
        # Put the deal of a session first among the known ones; drop the oldest if there is no room.
        this = _deal_checksum_of(session)
        at = self._deal_index(this)
        self.known_deals = (bytearray(this) + self.known_deals[:at]
            + self.known_deals[at + DEAL_CHECKSUM_BYTES :])[: MAX_KNOWN_DEALS * DEAL_CHECKSUM_BYTES]

    def _deal_index(self, this: bytes) -> int:
        # Return the index of a deal among the known ones, or the index where they end.
        for at in range(0, len(self.known_deals), DEAL_CHECKSUM_BYTES):
            if self.known_deals[at : at + DEAL_CHECKSUM_BYTES] == this:
                return at
        return len(self.known_deals)

    def reset(self) -> None:
        """Delete all records, but remember the game that was counted last and the known deals."""
        self.rows = []
        self._save()

    def _find_or_add_row(self, rule_set: str, level: str) -> "RecordsRow":
        for row in self.rows:
            if row[0] == rule_set and row[1] == level:
                return row
        row = [rule_set, level] + [0] * (COLUMN_COUNT - WON)
        self.rows.append(row)
        return row

    def _save(self) -> None:
        if not self.slots.save(self):
            self.note = text.errors().RECORDS_NOT_SAVED


def _check(fields: "dict[str, Any]") -> None:
    # Raise ValueError for records that no games can leave.
    if len(fields["known_deals"]) % DEAL_CHECKSUM_BYTES:
        raise ValueError("records: wrong length")
    rows = fields["rows"]
    for i in range(len(rows)):
        row = rows[i]
        if row[:WON] in [other[:WON] for other in rows[:i]]:
            raise ValueError("records: two rows alike")
        wins = row[WON]
        if not row[STREAK] <= row[LONGEST_STREAK] <= wins or (wins == 0) != (row[SHORTEST_WIN] == 0):
            raise ValueError("records: wins")
        if not row[UNHELPED_WON] <= min(row[UNHELPED], wins) or row[UNHELPED] > games_played(row):
            raise ValueError("records: games")


def games_played(row: "RecordsRow") -> int:
    """Return the number of games in a row."""
    return row[WON] + row[LOST] + row[DRAWN] + row[RESIGNED]


def seconds_per_game(row: "RecordsRow") -> int:
    """Return the mean duration of the games in a row that has games, in seconds."""
    seconds: int = row[SECONDS]
    games = games_played(row)
    return (seconds + games // 2) // games


def _deal_checksum_of(session: "Session") -> bytes:
    # Return the checksum of the deal from which a game comes. Practice may have begun in the middle of it.
    practice = session.practice
    number = deal_checksum(deal(session.rules, session.seed)) if practice else session.start_checksum
    return number.to_bytes(DEAL_CHECKSUM_BYTES, "little")


def _increment(row: "RecordsRow", column: int) -> None:
    row[column] = min(row[column] + 1, MAX_COUNT)


def result_of(session: "Session") -> int:
    """Return the column in which a Session's game counts: WON, LOST, DRAWN or RESIGNED.

    An unfinished game counts as RESIGNED. In a game of several players on one device, somebody always wins.
    """
    over = session.game.pos[OVER]
    persons = len(session.hot_seat_names) > 0
    if not over or session.was_resigned() and (persons or not session.points_won()[0]):
        return RESIGNED
    if over == STALEMATE or over == DRAW:
        return DRAWN
    return WON if persons or over - 1 == session.seat else LOST


def game_checksum(session: "Session") -> int:
    """Return a checksum of a game's deal, the points before it, and its moves, which identifies the game."""
    number = session.start_checksum
    for points in session.score:
        number = crc32(points.to_bytes(2, "little"), number)
    return crc32(session.log, number) & 0xFFFFFFFF
