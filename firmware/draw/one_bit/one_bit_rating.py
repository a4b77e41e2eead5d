"""The curve of a rating on a one-bit screen (the interface is in looks.py)."""

from firmware.draw.one_bit.one_bit_scene import LIGHT
from firmware.draw.one_bit.one_bit_table_view import draw_heading_bar

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.draw.one_bit.one_bit_look import OneBitLook
    from firmware.screens.rating_page import RatingPage


def show(look: "OneBitLook", rating: "RatingPage") -> None:
    """Draw a RatingPage: the number, and a bar for each of the last games."""
    scene = look.scene
    w = look.width
    line = scene.line_pitch
    scene.clear()
    draw_heading_bar(scene, rating.heading if scene.text_width(rating.heading) < w - 2 else rating.brief, w)
    scene.clipped_text(rating.value, 1, look.height - line, LIGHT, w)
    top = line + 3
    tall = look.height - line - 3 - top
    left = 4 * len("%d" % rating.high) + 3
    scene.tiny_text("%d" % rating.high, 0, top)
    scene.tiny_text("%d" % rating.low, 0, top + tall - 5)
    scene.rect(LIGHT, left - 2, top, 1, tall + 1)
    n = len(rating.points)
    for i in range(n):
        x = left + i * (w - left) // n
        h = max(1, (rating.points[i] - rating.low) * tall // (rating.high - rating.low))
        scene.rect(LIGHT, x, top + tall - h, max(1, left + (i + 1) * (w - left) // n - x - 1), h)
