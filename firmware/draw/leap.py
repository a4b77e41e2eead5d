# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""How cards leap when a game is won: card i of them in a picture, 0 from the top on. No card leaves the screen."""

from engine.const import const
from firmware.draw.shown import LEAPING

_PERIOD = const(22)  # pictures from one touch of the ground to the next


def x(frame: int, i: int, room: int) -> int:
    """Return where it is from left to right, of so many pixels."""
    at = (i * room // LEAPING + (frame - 2 * i) * (3 + i % 3)) % (2 * room)
    return at if at < room else 2 * room - at


def y(frame: int, i: int, room: int) -> int:
    """Return where it is from the top, of so many pixels."""
    period = _PERIOD + i
    t = (frame - 2 * i + period // 2) % period
    return room - 4 * room * t * (period - t) // (period * period)
