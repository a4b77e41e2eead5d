"""The curve of a rating on any colour screen (the interface is in looks.py)."""

from firmware.draw.large.colour_page import LINE_PITCH, begin_page
from firmware.draw.sprites import sprite_index as S

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.draw.large.large_look import LargeLook
    from firmware.screens.rating_page import RatingPage


def show(look: "LargeLook", rating: "RatingPage") -> None:
    """Draw a RatingPage: the number, where it comes from, and a bar for each of the last games."""
    scene = look.scene
    w = look.width
    edge, y, foot = begin_page(look, rating.heading, rating.brief)
    y += 5
    scene.text(rating.value, edge, y, S.TEXT)
    x = w - edge - scene.text_width(rating.source)
    if x > edge + scene.text_width(rating.value) + 8:
        scene.text(rating.source, x, y, S.FAINT)
    top = y + LINE_PITCH + 4
    tall = foot - 6 - top
    left = edge + scene.text_width("%d" % rating.high) + 3
    width = w - edge - left
    scene.rect(S.SHADE, left, top, width, tall)
    for value, y in ((rating.high, top), (rating.low, top + tall)):
        scene.text("%d" % value, edge, y - (8 if y > top else 0), S.FAINT)
        scene.rect(S.OUTLINE, left, y, width, 1)
    n = len(rating.points)
    for i in range(n):
        x = left + i * width // n
        h = max(1, (rating.points[i] - rating.low) * tall // (rating.high - rating.low))
        wide = max(1, left + (i + 1) * width // n - x - 1)
        scene.rect(S.STRONG if i == n - 1 else S.LIME, x, top + tall - h, wide, h)
    scene.text(rating.foot, edge, foot, S.FAINT)
