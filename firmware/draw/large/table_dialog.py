"""A dialog over the table of a colour screen. It is loaded for the first dialog, because most games have none."""

from firmware import text
from firmware.draw.sprites import sprite_index as S
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any


def dialog_top(view: "Any", tall: int, seen: int, margin: int) -> int:
    """Return the top edge of a dialog: in the middle or, if pile `seen` is to stay in sight, low or else high.

    view: a large_table_view.LargeTableView
    tall: the dialog's height
    seen: -1 for none
    margin: how many pixels the dialog keeps from the edge of the screen
    """
    room = max(0, view.screen[1] - tall)
    if seen < 0:
        return room // 2
    margin = min(margin, room)
    return room - margin if view.y(seen) + view.visible_height(seen) <= room - margin else margin


def draw_dialog(view: "Any", heading: str, message: str, seen: int) -> None:
    """Draw a dialog with a border; view: a large_table_view.LargeTableView"""
    scene = view.scene
    w = view.screen[0] - 16
    font = view.layout.text_font
    pitch = view.layout.line_pitch + 2
    lines = scene.wrap(message, w - 28, font)
    tall = 26 + pitch * (len(lines) + 2)
    y = dialog_top(view, tall, seen, 4)
    scene.dialog(8, y, w, tall)
    heading_font = S.BOLD if scene.text_width(heading, S.BOLD) <= w - 24 else S.FONT
    scene.text(heading, 20, y + 10, S.GOLD, heading_font)
    y += 26
    for line in lines:
        scene.text(line, 20, y, S.WHITE, font)
        y += pitch
    scene.text(phrases.with_buttons(text.words.OK_CONTINUES), 20, y + 4, S.EDGE, font)
