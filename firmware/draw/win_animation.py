"""Compute the paths of the cards that leap when a game is won. No card leaves the screen."""

from engine.const import const
from firmware.draw.table_view_state import WIN_CARDS

_BOUNCE_FRAMES = const(22)  # frames between two bounces


def card_x(frame: int, i: int, room: int) -> int:
    """Return the x of card i in a frame, 0 to `room` pixels."""
    at = (i * room // WIN_CARDS + (frame - 2 * i) * (3 + i % 3)) % (2 * room)
    return at if at < room else 2 * room - at


def card_y(frame: int, i: int, room: int) -> int:
    """Return the y of card i in a frame, 0 to `room` pixels."""
    period = _BOUNCE_FRAMES + i
    t = (frame - 2 * i + period // 2) % period
    return room - 4 * room * t * (period - t) // (period * period)
