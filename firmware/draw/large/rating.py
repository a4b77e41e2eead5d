# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The curve of a rating on any colour screen (the interface is in looks.py)."""

from engine.const import const
from firmware.draw import sprites as S

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any

    from firmware.screens.rating import Rating

HIGH = const(200)  # rows of the lowest screen with wide margins
LINE = const(11)


def show_rating(look: "Any", rating: "Rating") -> None:
    """Draw a firmware.screens.rating.Rating: the number, where it comes from, and a bar for each of the last games."""
    scene = look.scene
    w = look.width
    high = look.height >= HIGH
    scene.clear()
    edge = 12 if high else 4
    heading = rating.heading
    if scene.text_width(heading, S.BOLD) > w - 2 * edge:
        heading = rating.brief
    scene.text(heading, edge, 10 if high else 2, S.STRONG, S.BOLD)
    y = 25 if high else 14
    scene.rect(S.STRONG, edge, y, w - 2 * edge, 1)
    y += 5
    scene.text(rating.value, edge, y, S.TEXT)
    x = w - edge - scene.text_width(rating.source)
    if x > edge + scene.text_width(rating.value) + 8:
        scene.text(rating.source, x, y, S.FAINT)
    foot = look.height - (14 if high else 9)
    top = y + LINE + 4
    tall = foot - 6 - top
    left = edge + scene.text_width("%d" % rating.high) + 3
    width = w - edge - left
    scene.rect(S.SHADE, left, top, width, tall)
    for value, y in ((rating.high, top), (rating.low, top + tall)):
        scene.text("%d" % value, edge, y - (8 if y > top else 0), S.FAINT)
        scene.rect(S.LIGHT, left, y, width, 1)
    n = len(rating.points)
    for i in range(n):
        x = left + i * width // n
        h = max(1, (rating.points[i] - rating.low) * tall // (rating.high - rating.low))
        wide = max(1, left + (i + 1) * width // n - x - 1)
        scene.rect(S.STRONG if i == n - 1 else S.LIME, x, top + tall - h, wide, h)
    scene.text(rating.foot, edge, foot, S.FAINT)
