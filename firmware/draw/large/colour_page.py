"""The page that calendar, rating and graph draw on: its margins, its heading and the row of its foot."""

from engine.const import const
from firmware.draw.sprites import sprite_index as S

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.draw.large.large_look import LargeLook

WIDE_MARGIN_HEIGHT = const(200)  # rows of the lowest screen with wide margins
LINE_PITCH = const(11)  # rows from one line of text to the next


def begin_page(look: "LargeLook", heading: str, brief: str) -> "tuple[int, int, int]":
    """Clear the scene of a look and draw a heading with a line below it.

    brief: the heading in fewer letters, for a screen that the heading is too wide for. Return the width of the
    margins, and the y of the line and of the foot.
    """
    scene = look.scene
    high = look.height >= WIDE_MARGIN_HEIGHT
    margin = 12 if high else 4
    width = look.width - 2 * margin
    y = 25 if high else 14
    scene.clear()
    if scene.text_width(heading, S.BOLD) > width:
        heading = brief
    scene.text(heading, margin, 10 if high else 2, S.STRONG, S.BOLD)
    scene.rect(S.STRONG, margin, y, width, 1)
    return margin, y, look.height - (14 if high else 9)
