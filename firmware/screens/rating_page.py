"""The rating of a player, rule set by rule set, with its curve."""

from firmware import text
from firmware.app import actions as A
from firmware.app.player_stats import CURVE_STEP, RATED_GAMES, RATING_CURVE
from firmware.screens.menu import Page
from firmware.screens.records_menu import rating_text

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App

_SCALE_STEP = 50  # both ends of the scale are multiples of it


class RatingPage(Page):
    """The curve of a rating.

    heading, brief: the rule set, the latter without a title
    value: the rating as text
    points: the ratings after the last games, at least one
    low, high: the ends of the scale
    """

    page_kind = "rating"
    touch_action = A.RIGHT

    def __init__(self, app: "App", rule_set: str) -> None:
        self.app = app
        self.rows = [row for row in app.load_player_stats().rows if row[RATED_GAMES]]
        self.at = 0
        for i in range(len(self.rows)):
            if self.rows[i][0] == rule_set:
                self.at = i
        self._fill()

    def _fill(self) -> None:
        row = self.rows[self.at]
        self.brief = text.menus().RULE_SETS_BRIEF.get(row[0], text.menus().RULE_SETS[row[0]])
        self.heading = text.results().RATING_CURVE.format(self.brief)
        self.value = rating_text(row)
        self.source = text.results().RATING_FROM.format(row[RATED_GAMES])
        self.points = [CURVE_STEP * point for point in row[RATING_CURVE] if point]
        self.low = min(self.points) // _SCALE_STEP * _SCALE_STEP
        self.high = max(max(self.points) // _SCALE_STEP + 1, self.low // _SCALE_STEP + 2) * _SCALE_STEP
        self.app.changed = True

    @property
    def status(self) -> str:
        return text.menus().ROW_WITH_VALUE.format(self.heading, self.value)

    @property
    def foot(self) -> str:
        """What the buttons do here."""
        return text.menus().FOOT_LEAVE.format(self.app.controls.labels[A.BACK])

    def press(self, action: int, now: int) -> None:
        if action in (A.RIGHT, A.DOWN, A.LEFT, A.UP):
            self.at = (self.at + (1 if action in (A.RIGHT, A.DOWN) else -1)) % len(self.rows)
            self._fill()
        else:
            self.app.show("records")
