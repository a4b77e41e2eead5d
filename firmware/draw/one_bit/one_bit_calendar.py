"""The calendar of the deals of the day on a one-bit screen (the interface is in looks.py)."""

from engine.const import const
from firmware.draw.one_bit.one_bit_scene import LIGHT
from firmware.draw.one_bit.one_bit_table_view import draw_heading_bar

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.draw.one_bit.one_bit_look import OneBitLook
    from firmware.draw.one_bit.one_bit_scene import OneBitScene
    from firmware.screens.calendar_page import CalendarPage

WEEK = const(7)
STREAK_WIDTH = const(100)  # columns of the narrowest screen with room for the days in a row


def show(look: "OneBitLook", calendar: "CalendarPage") -> None:
    """Draw a CalendarPage: a mark for each day of the month."""
    scene = look.scene
    w = look.width
    scene.clear()
    wide = w > STREAK_WIDTH
    draw_heading_bar(scene, calendar.heading if scene.text_width(calendar.heading) < w - 2 else calendar.brief, w)
    top = scene.line_pitch + 3
    bottom = look.height - (scene.line_pitch + 1 if wide else 0)
    weeks = (calendar.first_weekday + calendar.day_count + WEEK - 1) // WEEK
    pitch = (bottom - top) // weeks
    for day in range(1, calendar.day_count + 1):
        at = calendar.first_weekday + day - 1
        x = 2 + at % WEEK * (w - 2) // WEEK
        y = top + at // WEEK * pitch
        _show_day(scene, calendar.marks_of_day(day), x, y, 2 * pitch - 4, pitch - 2, day == calendar.today)
    if wide:
        scene.clipped_text(calendar.streak, 1, look.height - scene.line_pitch, LIGHT, w)


def _show_day(scene: "OneBitScene", what: int, x: int, y: int, wide: int, tall: int, is_today: bool) -> None:
    # A game that was won is a full field, with help a frame, a lost one a stroke, none a dot. Today is underlined.
    mark = what & 3
    middle = y + tall // 2
    if mark == 3:
        scene.rect(LIGHT, x, y, wide, tall)
    elif mark == 2:
        scene.frame(LIGHT, x, y, wide, tall)
    else:
        scene.rect(LIGHT, x if mark else x + wide // 2, middle, wide if mark else 1, 1)
    if what > 3:
        scene.rect(LIGHT, x + wide + 1, y, 1, tall)
    if is_today:
        scene.rect(LIGHT, x, y + tall, wide, 1)
