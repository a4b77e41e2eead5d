"""The player's rating in each rule set, as a curve."""

from firmware import text
from firmware.app import actions as A
from firmware.app.player_stats import CURVE_STEP, RATED_GAMES, RATING_CURVE
from firmware.draw.pages.page_data import CurvePage
from firmware.screens.menu import Page
from firmware.screens.records_menu import rating_text

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App

_SCALE_STEP = 50  # Both ends of the scale are multiples of this.


class RatingPage(Page):
    """The curve of a rating; page: the CurvePage that is shown."""

    parent = "records"
    touch_action = A.RIGHT

    def __init__(self, app: "App", rule_set: str) -> None:
        self.app = app
        self.rows = [row for row in app.load_player_stats().rows if row[RATED_GAMES]]
        self.at = 0
        for i in range(len(self.rows)):
            if self.rows[i][0] == rule_set:
                self.at = i
        self.rename_controls()

    def rename_controls(self) -> None:
        """Fill in the page, with the names of the controls that the player uses now."""
        row = self.rows[self.at]
        brief = text.menus().RULE_SETS_BRIEF.get(row[0], text.menus().RULE_SETS[row[0]])
        points = [CURVE_STEP * point for point in row[RATING_CURVE] if point]
        low = min(points) // _SCALE_STEP * _SCALE_STEP
        self.page = CurvePage(
            text.results().RATING_CURVE.format(brief), brief, rating_text(row),
            text.results().RATING_FROM.format(row[RATED_GAMES]), points, low,
            max(max(points) // _SCALE_STEP + 1, low // _SCALE_STEP + 2) * _SCALE_STEP,
            text.menus().FOOT_LEAVE.format(self.app.controls.labels[A.BACK])
        )
        self.app.changed = True

    @property
    def status(self) -> str:
        return text.menus().ROW_WITH_VALUE.format(self.page.heading, self.page.value)

    def draw(self) -> None:
        """Draw the curve."""
        self.app.look.make_page_kit().draw_curve(self.page)

    def press(self, action: int, now: int) -> None:
        if action in (A.RIGHT, A.DOWN, A.LEFT, A.UP):
            self.at = (self.at + (1 if action in (A.RIGHT, A.DOWN) else -1)) % len(self.rows)
            self.rename_controls()
        else:
            self.app.pop()
