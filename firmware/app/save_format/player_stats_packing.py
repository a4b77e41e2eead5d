"""A player's statistics (firmware.app.player_stats) as bytes.

They are the number of its format; the game counted last (4); the most days in a row (2); after their number the rows of
days, the latest day of each and how many they are (2 each); after their number the days that have something, each with
its day (2) and what it has; after the number of its bytes a bit for each puzzle that was tried, and after theirs a bit
for each in which the player had help; and for each rule set its id, the strength of the adaptive level by ids (2), the
games that this has followed, the rating, its deviation and the games of it (2 each), and CURVE_POINTS bytes of the
curve.

Version 4 of the saves had the first format: after the game counted last the latest day, the days in a row up to it, and
the most of them (2 each); after their number what the latest days had, the latest one first; and the puzzles tried.
"""

from engine.const import const
from engine.opponent import id_of_strength, strength_of_id
from engine.rules import rule_set, rule_set_by_id
from firmware.app.glicko import INITIAL_DEVIATION, MAX_RATING, MIN_DEVIATION, MIN_RATING
from firmware.app.save_format.reader import V4, ByteReader, load_newest

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any

    from firmware.app.save_format.reader import Body
    from firmware.app.save_format.writer import Slots

    StatsRow = list[Any]  # the columns of firmware.app.player_stats, of several types
    Days = list[list[int]]
    # in the order of pack_player_stats's arguments
    StatsFields = tuple[int, int, Days, Days, int, int, list[StatsRow]]

_FORMAT = const(2)
CURVE_POINTS = const(32)
MAX_DAYS = const(93)  # that are saved at most: this month, the one before, and 31 of a clock that was wrong
MAX_STREAKS = const(8)  # rows of days that are saved
# Of the first format: how many days it had, what each may have (besides help in its puzzle), and what its deal is in.
_OLD_DAYS = const(62)
_OLD_MARKS = const(47)
_OLD_DEAL = const(3)


def pack_player_stats(
    last: int, longest: int, runs: "Days", days: "Days", tried: int, helped: int, rows: "list[StatsRow]"
) -> bytearray:
    """Return statistics as bytes; the arguments are as in firmware.app.player_stats.PlayerStats."""
    out = bytearray((_FORMAT,))
    out.extend(last.to_bytes(4, "little"))
    out.extend(longest.to_bytes(2, "little"))
    out.append(len(runs))
    for day, length in runs:
        out.extend(day.to_bytes(2, "little"))
        out.extend(length.to_bytes(2, "little"))
    out.append(len(days))
    for day, what in days:
        out.extend(day.to_bytes(2, "little"))
        out.append(what)
    for bits in (tried, helped):
        size = 0
        while bits >> 8 * size:
            size += 1
        out.append(size)
        out.extend(bits.to_bytes(size, "little"))
    for name, strength, games, rating, deviation, rated, curve in rows:
        out.append(rule_set(name).id)
        out.extend(id_of_strength(strength).to_bytes(2, "little"))
        out.append(games)
        for number in (rating, deviation, rated):
            out.extend(number.to_bytes(2, "little"))
        out.extend(curve)
    return out


def read_player_stats(slots: "Slots") -> "tuple[StatsFields | None, str]":
    """Return the newest statistics that the slots hold, or None, and a line as reader.read_session does."""
    return (None, "") if slots.is_empty() else load_newest(slots, _unpack_player_stats)


def _unpack_player_stats(version: int, body: "Body") -> "StatsFields":
    pieces = ByteReader(body)
    if pieces.number() != (1 if version == V4 else _FORMAT) or version < V4:
        raise ValueError("career: another format")
    last = pieces.number(4)
    if version == V4:
        longest, runs, days = _old_days(pieces)
    else:
        longest = pieces.number(2)
        runs = [pieces.numbers(2) for _ in range(pieces.number())]
        days = [[pieces.number(2), pieces.number()] for _ in range(pieces.number())]
    if len(runs) > MAX_STREAKS or len(days) > MAX_DAYS or len({each[0] for each in days}) < len(days):
        raise ValueError("career: days")
    for day, length in runs:
        if not 1 <= length <= min(day + 1, longest):
            raise ValueError("career: days in a row")
    tried = pieces.number(pieces.number())
    helped = 0 if version == V4 else pieces.number(pieces.number())
    rows: "list[StatsRow]" = []
    while len(pieces.rest()):
        name = rule_set_by_id(pieces.number()).name
        strength = strength_of_id(pieces.number(2))
        games = pieces.number()
        rating, deviation, rated = pieces.numbers(3)
        if not MIN_RATING <= rating <= MAX_RATING or not MIN_DEVIATION <= deviation <= INITIAL_DEVIATION:
            raise ValueError("career: a rating")
        if strength < 0 or name in [row[0] for row in rows]:
            raise ValueError("career: a row")
        rows.append([name, strength, games, rating, deviation, rated, bytearray(pieces.take(CURVE_POINTS))])
    return last, longest, runs, days, tried, helped, rows


def _old_days(pieces: ByteReader) -> "tuple[int, Days, Days]":
    # Return the most days in a row, the rows and the days of the first format.
    day, streak, longest = pieces.numbers(3)
    marks = pieces.take(pieces.number())
    if len(marks) != _OLD_DAYS or streak > longest:
        raise ValueError("career: days")
    days = [[day - ago, marks[ago] & _OLD_MARKS] for ago in range(min(_OLD_DAYS, day + 1)) if marks[ago] & _OLD_MARKS]
    played = [each[0] for each in days if each[1] & _OLD_DEAL]
    return longest, [[played[0], streak]] if played and streak else [], days
