"""The records, one page for each rule set and level that was played."""

from firmware import text
from firmware.app import records as columns
from firmware.app.player_stats import DEVIATION, RATED_GAMES, RATING
from firmware.app.save_format.schemas import HOT_SEAT_LEVEL
from firmware.screens.menu import Menu

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.app.player_stats import StatsRow


class RecordsMenu(Menu):
    """The pages of the records, with a row that deletes them all; page_at: the index of the page shown"""

    read_first = True

    def __init__(self, app: "App") -> None:
        Menu.__init__(self, app, text.menus().RECORDS)
        self.record_rows = app.load_records().rows
        self.page_at = 0
        self.career = app.load_player_stats()
        if not self.record_rows:
            self.lines = [text.results().NO_RECORDS]
        if len(self.record_rows) > 1:
            self.add(text.results().RECORDS_PAGE, None, self.page_text, self.turn_page)
        if [row for row in self.career.rows if row[RATED_GAMES]]:
            self.add(text.results().RATING, self.show_rating)
        if app.features.today() >= 0:
            self.add(text.results().CALENDAR, lambda: app.open("calendar"))
        self.add(text.menus().DONE, self.back)
        if self.record_rows or self.career.rows or self.career.days:
            self.add(text.results().RESET_ROW, self.ask_reset)
        if self.record_rows:
            self.turn_page(0)

    def page_text(self) -> str:
        """Return the number of the page and of all pages as text."""
        return text.menus().PAGE_NUMBER.format(self.page_at + 1, len(self.record_rows))

    def turn_page(self, step: int) -> None:
        """Show the next page (1), or the previous one (-1)."""
        self.page_at = (self.page_at + step) % len(self.record_rows)
        row = self.record_rows[self.page_at]
        rules = text.menus().RULE_SETS_BRIEF.get(row[0], text.menus().RULE_SETS[row[0]])
        persons = row[1] == HOT_SEAT_LEVEL
        level = text.results().RECORDS_OF_HOT_SEAT if persons else text.menus().LEVELS[row[1]] if row[1] else ""
        self.heading = text.results().RECORDS_OF.format(rules, level) if level else rules
        lines = [text.results().PLAYED, "%d" % columns.games_played(row)]
        if persons:
            lines += [text.results().DRAWN_RESIGNED, _pair(row[columns.DRAWN], row[columns.RESIGNED])]
            lines += [text.results().BEST_SCORE, "%d" % row[columns.BEST_POINTS]]
        elif row[1]:
            lines += [text.results().WON_LOST, _pair(row[columns.WON], row[columns.LOST])]
            lines += [text.results().DRAWN_RESIGNED, _pair(row[columns.DRAWN], row[columns.RESIGNED])]
            lines += [text.results().BEST_SCORE, "%d" % row[columns.BEST_POINTS]]
        else:
            lines += [text.results().SOLVED_RESIGNED, _pair(row[columns.WON], row[columns.RESIGNED])]
        if row[columns.SHORTEST_WIN]:
            lines += [text.results().SHORTEST_WIN, text.results().MOVES.format(row[columns.SHORTEST_WIN])]
        if row[columns.SECONDS]:
            times = duration_text(row[columns.SECONDS]), duration_text(columns.seconds_per_game(row))
            lines += [text.results().TIME_PLAYED, text.results().TWO_NUMBERS.format(*times)]
        career = self.career.find(row[0])
        if row[1] and not persons and career and career[RATED_GAMES]:
            lines += [text.results().RATING, rating_text(career)]
        if not persons:
            lines += [text.results().STREAKS,
                text.results().STREAK_OF.format(row[columns.STREAK], row[columns.LONGEST_STREAK])]
            lines += [text.results().UNHELPED,
                text.results().WON_OF.format(row[columns.UNHELPED_WON], row[columns.UNHELPED])]
        self.lines = [lines[i] + "\t" + lines[i + 1] for i in range(0, len(lines), 2)]

    def show_rating(self) -> None:
        """Show the curves of the rating, beginning with the rule set of this page."""
        self.app.open("rating", self.record_rows[self.page_at][0] if self.record_rows else "")

    def ask_reset(self) -> None:
        """Ask whether to delete all records."""
        self.app.open("ask", text.results().RESET_COSTS, text.results().RESET_RECORDS, self.reset)

    def reset(self) -> None:
        """Delete all records."""
        app = self.app
        records = app.load_records()
        career = app.load_player_stats()
        career.reset()
        records.reset()
        app.note = records.note or career.note
        app.show("records")


def duration_text(seconds: int) -> str:
    """Return a duration in whole minutes as text, at least one minute."""
    minutes = max(1, (seconds + 30) // 60)
    if minutes < 60:
        return text.results().MINUTES.format(minutes)
    return text.results().HOURS.format(minutes // 60, minutes % 60)


def rating_text(row: "StatsRow") -> str:
    """Return the rating of a row of PlayerStats as text, with its 95 % interval."""
    off = 2 * row[DEVIATION]
    return text.results().RATING_OF.format(row[RATING], max(0, row[RATING] - off), row[RATING] + off)


def _pair(one: int, other: int) -> str:
    return text.results().TWO_NUMBERS.format(one, other)
