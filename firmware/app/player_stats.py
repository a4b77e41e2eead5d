"""A player's statistics: the strength of the adaptive level, the rating, and the days of the
calendar.

Like the records, they are read when needed and then dropped.
"""

from engine.const import const
from engine.opponent import ADAPTIVE, MAX_STRENGTH, level_name, strength_of
from engine.position import FAMILY
from firmware import text
from firmware.app.days import day_number, is_date
from firmware.app.glicko import (
    INITIAL_DEVIATION, INITIAL_RATING, MAX_RATING, MIN_DEVIATION, MIN_RATING, PUZZLE_RATINGS, level_rating,
    updated_rating
)
from firmware.app.records import DRAWN, LOST, MAX_COUNT, RESIGNED, WON, game_checksum, result_of
from firmware.app.save_format.schemas import BITS, BYTES, KIND_PLAYER_STATS, RULE_SET, STRENGTH_ID
from firmware.app.save_format.writer import Slots

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any

    from firmware.app.save_format.schemas import Schema
    from firmware.app.save_format.writer import Store
    from firmware.app.session import Session

    StatsRow = list[Any]  # the columns below, which have several types

# The saved fields; save_format.schemas describes their kinds.
PLAYER_STATS: "Schema" = (
    ("last_counted", 4),
    ("longest_streak", 2),
    ("streaks", (2, 2)),  # each: the last day, and the number of days
    ("days", (2, 1)),  # each: the day, and its flags
    ("tried_puzzles", BITS),
    ("helped_puzzles", BITS),
    ("rows", (RULE_SET, STRENGTH_ID, 1, 2, 2, 2, BYTES)),  # each: the columns below
)

# the strength of the adaptive level's next game
STRENGTH = const(1)  # the strength of the adaptive level in the next game
ADAPTIVE_GAMES = const(2)  # games that the strength has followed, up to _MAX_ADAPTIVE_GAMES
RATING = const(3)  # the player's rating, see glicko.py
DEVIATION = const(4)  # the rating's deviation
RATED_GAMES = const(5)  # the number of games and puzzles that the rating comes from
RATING_CURVE = const(6)  # the last ratings in steps of CURVE_STEP, the latest one last; 0 for none

# The flags of a day. The low bits are the result of its deal:
DEAL_LOST = const(1)  # lost or drawn
DEAL_HELPED = const(2)  # won with help
DEAL_WON = const(3)
DEAL_MASK = const(3)
# These bits say that its puzzle was solved, with help or without:
PUZZLE_HELPED = const(4)
PUZZLE_SOLVED = const(8)
PUZZLE_MASK = const(12)
# This bit says that the deal was begun on its own day:
DEAL_BEGUN = const(32)

CURVE_POINTS = const(32)
CURVE_STEP = const(10)
MAX_DAYS = const(93)  # days saved at most: this month, the month before, and 31 from a clock that was wrong
MAX_STREAKS = const(8)  # rows of days that are saved
FIRST_STRENGTH = strength_of("easy")  # the strength with which a newcomer begins
_MAX_ADAPTIVE_GAMES = const(255)
# A game moves the strength by _STEP_DIVIDEND / (_STEP_OFFSET + games before) steps, at least by _MIN_STEP: two thirds
# of a level after the first game, a sixth from the tenth on. A loss moves it down as far as a win moves it up, so a
# player ends up winning every other game.
_STEP_DIVIDEND = const(512)
_STEP_OFFSET = const(3)
_MIN_STEP = const(40)


def next_strength(strength: int, games: int, won: bool, helped: bool, opponents: int) -> int:
    """Return the strength of the adaptive level after one more game.

    games: the number of games that it has followed before. A game with help moves it half as far. Against two opponents
        a player is expected to win every third game, so a win counts as much as two losses.
    """
    step = max(_MIN_STEP, _STEP_DIVIDEND // (_STEP_OFFSET + games)) // (2 if helped else 1)
    return min(max(0, strength + (opponents * step if won else -step)), MAX_STRENGTH)


def update_rating(row: "StatsRow", opponent: int, what: int, games: int) -> None:
    """Update the rating of a row by a result, or by the same result of several games.

    opponent: the rating of the level or the puzzle; what: as records.result_of returns it; all but WON and DRAWN count
        as lost.
    """
    halves = 2 if what == WON else 1 if what == DRAWN else 0
    for _ in range(games):
        row[RATING], row[DEVIATION] = updated_rating(row[RATING], row[DEVIATION], opponent, halves)
    row[RATED_GAMES] = min(row[RATED_GAMES] + 1, MAX_COUNT)
    row[RATING_CURVE] = row[RATING_CURVE][1:] + bytes((min(row[RATING] // CURVE_STEP, 255),))


class PlayerStats:
    """The statistics in a store, which has read(name) and write(name, data).

    rows: a list [rule set, STRENGTH, …] for each rule set, in the order of their first games
    days: [day, flags] for each day that has any, MAX_DAYS at most, the latest entry first
    streaks: [last day, number of days] for days in a row on which the deal of the day was finished, MAX_STREAKS at
        most, the one that grew last first
    longest_streak: the most days in a row
    tried_puzzles, helped_puzzles: bit i for puzzle i, if it no longer counts for the rating, or if the player had help
    note: one line on what could not be read or saved, or ""

    A wrong clock gives days that are far from the others. Such days and their streaks are kept, too: a day is dropped
    because newer entries need its place, never because of its date. No method raises, whatever the store holds or
    refuses.
    """

    def __init__(self, store: "Store") -> None:
        from firmware.app.save_format.reader import read_record  # imported here, because it is needed once

        self.slots = Slots(store, KIND_PLAYER_STATS, PLAYER_STATS)
        self.rows: "list[StatsRow]" = []
        self.last_counted = 0  # the checksum (records.game_checksum) of the game that was counted last
        self.days: "list[list[int]]" = []  # a day is its number from days.day_number
        self.streaks: "list[list[int]]" = []
        self.longest_streak = 0
        self.tried_puzzles = self.helped_puzzles = 0
        self.note = read_record(self.slots, self, _check)

    def strength(self, rules: str) -> int:
        """Return the strength at which the adaptive level plays its next game by these rules."""
        row = self.find(rules.split("+")[0])
        return row[STRENGTH] if row else FIRST_STRENGTH

    def find(self, rule_set: str) -> "StatsRow | None":
        """Return the row of a rule set, or None."""
        for row in self.rows:
            if row[0] == rule_set:
                return row
        return None

    def marks_of_day(self, day: int) -> int:
        """Return the flags of a day, given by its number."""
        for each in self.days:
            if each[0] == day:
                return each[1]
        return 0

    def streak_at(self, day: int) -> int:
        """Return how many days in a row, up to a day or the one before it, have a finished deal of the day."""
        for last, length in self.streaks:
            first = last - length + 1
            if first <= day <= last + 1:
                return min(day, last) - first + 1
        return 0

    def count(self, session: "Session", helped: bool, today: int) -> None:
        """Count the game of a Session, as Records.count does, once.

        helped: whether the player had help in it; today: the number of the deal of the day, -1 for none
        """
        this = game_checksum(session)
        alone = session.plays_all_sides or session.remote
        if alone or session.practice or this == self.last_counted or not session.game.ply:
            return
        self.last_counted = this
        what = result_of(session)
        won = what == WON
        if self._is_of_the_day(session.seed, today) and what != RESIGNED:
            self._count_day(day_number(session.seed), (DEAL_HELPED if helped else DEAL_WON) if won else DEAL_LOST)
        if session.opponents:
            row = self._find_or_add_row(session.rules.split("+")[0])
            if not helped:
                update_rating(row, level_rating(session.level, session.game.pos[FAMILY]), what, session.players - 1
                    if won else 1)
        if session.opponents and level_name(session.level) == ADAPTIVE and what != DRAWN:
            row[STRENGTH] = next_strength(row[STRENGTH], row[ADAPTIVE_GAMES], won, helped, session.players - 1)
            row[ADAPTIVE_GAMES] = min(row[ADAPTIVE_GAMES] + 1, _MAX_ADAPTIVE_GAMES)
        self._save()

    def note_deal(self, seed: int, today: int) -> None:
        """Note whether a deal that begins is today's, so that it counts for today if it ends on a later day."""
        if not is_date(seed):
            return
        day = day_number(seed)
        dealt = DEAL_BEGUN if seed == today else 0
        if self.marks_of_day(day) & DEAL_BEGUN != dealt:
            if dealt:
                self._mark_day(day, DEAL_BEGUN, DEAL_BEGUN)
            else:
                self.days = [[each[0], each[1] & ~DEAL_BEGUN if each[0] == day else each[1]] for each in self.days]
            self._save()

    def _is_of_the_day(self, seed: int, today: int) -> bool:
        return seed == today or is_date(seed) and self.marks_of_day(day_number(seed)) & DEAL_BEGUN != 0

    def note_puzzle_of_the_day(self, today: int, number: int) -> None:
        """Note that the puzzle of the day was solved; today: the number of that day's deal."""
        self._mark_day(day_number(today), PUZZLE_HELPED if self.helped_puzzles >> number & 1 else PUZZLE_SOLVED,
            PUZZLE_MASK)
        self._save()

    def count_attempt(self, number: int, grade: int, rule_set: str, solved: bool) -> None:
        """Rate the first attempt at a puzzle, if the player had no help before it."""
        if not self.tried_puzzles >> number & 1:
            update_rating(self._find_or_add_row(rule_set), PUZZLE_RATINGS[grade], WON if solved else LOST, 1)
            self.tried_puzzles |= 1 << number
            self._save()

    def note_puzzle_help(self, number: int) -> None:
        """Note that the player had help with a puzzle, so that it no longer counts for the rating."""
        if not self.helped_puzzles >> number & 1:
            self.tried_puzzles |= 1 << number
            self.helped_puzzles |= 1 << number
            self._save()

    def _count_day(self, day: int, result: int) -> None:
        self._extend_streak(day)
        self._mark_day(day, result, DEAL_MASK)

    def _extend_streak(self, day: int) -> None:
        # Add a day to the streak that it continues or precedes, or begin a new one.
        first = last = day
        others = []
        for run in self.streaks:
            if run[0] - run[1] < day <= run[0]:
                return
            if run[0] == day - 1:
                first = day - run[1]
            elif run[0] - run[1] == day:
                last = run[0]
            else:
                others.append(run)
        self.streaks = [[last, last - first + 1]] + others[: MAX_STREAKS - 1]
        self.longest_streak = max(self.longest_streak, last - first + 1)

    def _mark_day(self, day: int, what: int, mask: int) -> None:
        # Set the marks of a day, but keep a better result that it already has.
        for each in self.days:
            if each[0] == day:
                if each[1] & mask < what:
                    each[1] = each[1] & ~mask | what
                return
        self.days = [[day, what]] + self.days[: MAX_DAYS - 1]

    def reset(self) -> None:
        """Delete the statistics, but remember the game that was counted last and the puzzles that the player knows."""
        self.rows = []
        self.days = []
        self.streaks = []
        self.longest_streak = 0
        self._save()

    def _find_or_add_row(self, rule_set: str) -> "StatsRow":
        row = self.find(rule_set)
        if not row:
            row = [rule_set, FIRST_STRENGTH, 0, INITIAL_RATING, INITIAL_DEVIATION, 0, bytes(CURVE_POINTS)]
            self.rows.append(row)
        return row

    def _save(self) -> None:
        if not self.slots.save(self):
            self.note = text.errors().RECORDS_NOT_SAVED


def _check(fields: "dict[str, Any]") -> None:
    # Raise ValueError for statistics that no player can have.
    days = fields["days"]
    streaks = fields["streaks"]
    if len(streaks) > MAX_STREAKS or len(days) > MAX_DAYS or len({each[0] for each in days}) < len(days):
        raise ValueError("career: days")
    for day, length in streaks:
        if not 1 <= length <= min(day + 1, fields["longest_streak"]):
            raise ValueError("career: days in a row")
    rows = fields["rows"]
    for row in rows:
        if not MIN_RATING <= row[RATING] <= MAX_RATING or not MIN_DEVIATION <= row[DEVIATION] <= INITIAL_DEVIATION:
            raise ValueError("career: a rating")
        if len(row[RATING_CURVE]) != CURVE_POINTS or [other[0] for other in rows].count(row[0]) > 1:
            raise ValueError("career: a row")
