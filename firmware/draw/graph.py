# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What the graph of a game is on every screen that is drawn: its scale, and where its marks are."""

from engine.const import const
from engine.review import EVEN

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from engine.review import Decision

STEP = const(5)  # cards: what a scale is a multiple of


def scale(leads: "bytes | bytearray") -> "tuple[int, int]":
    """Return how many cards up and how many down a graph of these leads reaches: what there is, rounded up."""
    up = down = 0
    for lead in leads:
        up = max(up, lead - EVEN)
        down = max(down, EVEN - lead)
    least = max(STEP, max(up, down) // 4)
    up = (max(up, least) + STEP - 1) // STEP * STEP
    down = (max(down, least) + STEP - 1) // STEP * STEP
    return up, down


def marked(decisions: "list[Decision]", bars: int, n: int, left: int, width: int, wide: int) -> "list[tuple[int, int]]":
    """Return of each decision the bar that it is marked at, of so many, and the x of a mark `wide` pixels wide."""
    found: "list[tuple[int, int]]" = []
    right = left + width
    for k in range(len(decisions) - 1, -1, -1):
        bar = (decisions[k].turn + 1) * bars // n
        right = min(right - wide, left + bar * width // bars)
        found.insert(0, (bar, right))
    return found
