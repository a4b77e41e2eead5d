"""The calendar of the deals of the day: a month at a time."""

from firmware import text
from firmware.app import actions as A
from firmware.app.days import add_months, day_number, days_in_month, weekday
from firmware.app.player_stats import DEAL_MASK, PUZZLE_MASK
from firmware.screens.menu import Page

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App


class CalendarPage(Page):
    """A month of the calendar.

    heading: names the month
    brief: the same in fewer letters
    day_count: how many days it has
    first_weekday: the day of the week of its first day, 0 for Monday
    today: the day of the month that is today, 0 in another month
    """

    page_kind = "calendar"
    touch_action = A.LEFT

    def __init__(self, app: "App") -> None:
        self.app = app
        self.career = app.load_player_stats()
        self.date = app.features.today()
        self.months_ago = 0  # how many months before this one
        self._fill()

    def _fill(self) -> None:
        month = add_months(self.date // 100, -self.months_ago)
        self.brief = "%d/%d" % (month % 100, 2000 + month // 100)
        self.heading = text.results().CALENDAR_OF.format(self.brief)
        self.day_count = days_in_month(month)
        self.day_before_first = day_number(100 * month)  # the number of the day before the first
        self.first_weekday = weekday(self.day_before_first + 1)
        self.today = 0 if self.months_ago else self.date % 100
        self.app.changed = True

    @property
    def status(self) -> str:
        return self.heading

    def marks_of_day(self, day: int) -> int:
        """Return what a day of the month has, as firmware.app.player_stats says."""
        return self.career.marks_of_day(self.day_before_first + day) & (DEAL_MASK | PUZZLE_MASK)

    @property
    def streak(self) -> str:
        """The days in a row, now and at most."""
        career = self.career
        return text.results().STREAK_OF.format(career.streak_at(day_number(self.date)), career.longest_streak)

    @property
    def foot(self) -> str:
        """What the buttons do here."""
        labels = self.app.controls.labels
        months = text.results().MONTHS_FOOT.format(labels[A.LEFT])
        return text.menus().FOOT_OF_TWO_TEXTS.format(months, text.menus().FOOT_LEAVE.format(labels[A.BACK]))

    def press(self, action: int, now: int) -> None:
        if action in (A.LEFT, A.RIGHT, A.UP, A.DOWN):
            self.months_ago = 1 - self.months_ago  # Two months are kept.
            self._fill()
        else:
            self.app.show("records")
