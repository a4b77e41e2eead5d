"""The calendar of the deals of the day, one month at a time."""

from firmware import text
from firmware.app import actions as A
from firmware.app.days import add_months, day_number, days_in_month, weekday
from firmware.app.player_stats import DEAL_MASK, PUZZLE_MASK
from firmware.draw.pages.page_data import MonthPage
from firmware.screens.menu import Page

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App


class CalendarPage(Page):
    """The calendar; page: the MonthPage that is shown."""

    parent = "records"
    touch_action = A.LEFT

    def __init__(self, app: "App") -> None:
        self.app = app
        self.career = app.load_player_stats()
        self.date = app.features.today()
        self.months_ago = 0  # how many months before this one
        self.rename_controls()

    def rename_controls(self) -> None:
        """Fill in the page, with the names of the controls that the player uses now."""
        month = add_months(self.date // 100, -self.months_ago)
        brief = "%d/%d" % (month % 100, 2000 + month // 100)
        first = day_number(100 * month + 1)
        labels = self.app.controls.labels
        turns = text.results().MONTHS_FOOT.format(labels[A.LEFT])
        foot = text.menus().FOOT_OF_TWO_TEXTS.format(turns, text.menus().FOOT_LEAVE.format(labels[A.BACK]))
        marks = [self.career.marks_of_day(first + i) & (DEAL_MASK | PUZZLE_MASK) for i in range(days_in_month(month))]
        self.page = MonthPage(
            text.results().CALENDAR_OF.format(brief), brief, weekday(first), bytes(marks),
            0 if self.months_ago else self.date % 100, self._streak(), foot, turns
        )
        self.app.changed = True

    @property
    def status(self) -> str:
        return self.page.heading

    def draw(self) -> None:
        """Draw the month."""
        self.app.look.make_page_kit().draw_month(self.page)

    def _streak(self) -> str:
        # Return the text of the current and the longest streak of days.
        career = self.career
        return text.results().STREAK_OF.format(career.streak_at(day_number(self.date)), career.longest_streak)

    def press(self, action: int, now: int) -> None:
        if action in (A.LEFT, A.RIGHT, A.UP, A.DOWN):
            self.months_ago = 1 - self.months_ago  # Only two months are kept.
            self.rename_controls()
        else:
            self.app.pop()
