"""The calendar of the deals of the day as text (the interface is in looks.py)."""

from firmware import text
from firmware.draw.text.text_scene import PAGE_SCREEN

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.draw.text.text_look import TextLook
    from firmware.screens.calendar_page import CalendarPage


def show(look: "TextLook", calendar: "CalendarPage") -> None:
    """Tell a CalendarPage: the days of the month that were played, and the days in a row."""
    scene = look.scene
    menus, results = text.menus(), text.results()
    scene.begin(PAGE_SCREEN)
    scene.add_line(calendar.heading)
    for day in range(1, calendar.day_count + 1):
        what = calendar.marks_of_day(day)
        message = [results.DAY_MARKS[(what & 3) - 1]] if what & 3 else []
        if what > 3:
            message.append(menus.PUZZLE_OF_THE_DAY)
        if message:
            scene.add_line(menus.ROW_WITH_VALUE.format("%d" % day, ", ".join(message)))
    scene.add_line(menus.ROW_WITH_VALUE.format(results.DAYS_IN_A_ROW, calendar.streak))
