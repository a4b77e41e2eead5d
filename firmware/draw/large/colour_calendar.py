"""The calendar of the deals of the day on any colour screen (the interface is in looks.py)."""

from engine.const import const
from firmware import text
from firmware.draw.large.colour_page import LINE_PITCH, WIDE_MARGIN_HEIGHT, begin_page
from firmware.draw.sprites import sprite_index as S

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.draw.large.large_look import LargeLook
    from firmware.draw.scene import Scene
    from firmware.screens.calendar_page import CalendarPage

WEEK = const(7)
_MARKS = const(3)  # as firmware.app.player_stats numbers them: lost, won with help, won


def show(look: "LargeLook", calendar: "CalendarPage") -> None:
    """Draw a CalendarPage: the month, what the marks mean, and the days in a row."""
    scene = look.scene
    w = look.width
    high = look.height >= WIDE_MARGIN_HEIGHT
    edge, y, foot = begin_page(look, calendar.heading, calendar.brief)
    streak = foot - (LINE_PITCH + 4 if high else 10)
    below = streak - (LINE_PITCH if high else 10)
    _show_month(scene, calendar, y + 4, below - 2, edge, w - 2 * edge)
    x = edge
    for mark in range(_MARKS, 0, -1):
        message = text.results().DAY_MARKS[mark - 1]
        wide = scene.text_width(message)
        if x + 10 + wide > w - 2:
            break  # The last ones go without saying.
        _show_mark(scene, mark, x, below + 1, 7, 7)
        x = scene.text(message, x + 10, below, S.TEXT) + 8
    message = text.menus().PUZZLE_OF_THE_DAY
    if x + 6 + scene.text_width(message) <= w - 2:
        scene.rect(S.LIME, x, below + 3, 3, 3)
        scene.text(message, x + 6, below, S.TEXT)
    message = text.results().DAYS_IN_A_ROW
    scene.text(message, edge, streak, S.TEXT)
    scene.text(calendar.streak, w - edge - scene.text_width(calendar.streak), streak, S.TEXT)
    scene.text(calendar.foot, edge, foot, S.FAINT)


def _show_month(scene: "Scene", calendar: "CalendarPage", top: int, bottom: int, left: int, width: int) -> None:
    weeks = (calendar.first_weekday + calendar.day_count + WEEK - 1) // WEEK
    pitch = (bottom - top) // weeks
    for day in range(1, calendar.day_count + 1):
        at = calendar.first_weekday + day - 1
        x = left + at % WEEK * width // WEEK
        wide = left + (at % WEEK + 1) * width // WEEK - x - 2
        y = top + at // WEEK * pitch
        what = calendar.marks_of_day(day)
        mark = what & 3
        _show_mark(scene, mark, x, y, wide, pitch - 2)
        if day == calendar.today:
            scene.rect(S.TEXT, x, y + pitch - 2, wide, 1)
        if what > 3:
            scene.rect(S.FELT if mark == 3 else S.LIME, x + wide - 4, y + 1, 3, 3)
        message = "%d" % day
        ink = S.FELT if mark == 3 else S.TEXT if mark or day == calendar.today else S.FAINT
        scene.number(day, x + (wide - scene.text_width(message)) // 2, y + (pitch - 9) // 2, ink)


def _show_mark(scene: "Scene", mark: int, x: int, y: int, wide: int, tall: int) -> None:
    # A game that was won is a full field, with help a frame, a lost one a dark field.
    if mark == 2:
        scene.frame(S.STRONG, x, y, wide, tall)
    elif mark:
        scene.rect(S.STRONG if mark == 3 else S.SHADE, x, y, wide, tall)
