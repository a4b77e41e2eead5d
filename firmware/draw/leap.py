# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The paths of the cards that leap when a game is won. No card leaves the screen."""

from engine.const import const
from firmware.draw.shown import LEAPING

_PERIOD = const(22)  # frames from one touch of the ground to the next


def x(frame: int, i: int, room: int) -> int:
    """Return the x of card i in a frame, 0 to `room` pixels."""
    at = (i * room // LEAPING + (frame - 2 * i) * (3 + i % 3)) % (2 * room)
    return at if at < room else 2 * room - at


def y(frame: int, i: int, room: int) -> int:
    """Return the y of card i in a frame, 0 to `room` pixels."""
    period = _PERIOD + i
    t = (frame - 2 * i + period // 2) % period
    return room - 4 * room * t * (period - t) // (period * period)
