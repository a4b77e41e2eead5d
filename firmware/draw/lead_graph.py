"""The graph of a game as every look but text draws it: its scale, and where its marks stand."""

from engine.const import const
from engine.review import EVEN_LEAD

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from engine.review import Decision

SCALE_STEP = const(5)  # cards; both ends of the scale are multiples of it


def scale(leads: "bytes | bytearray") -> "tuple[int, int]":
    """Return how many cards the graph reaches up and down: the largest leads, rounded up.

    leads: a byte a turn, EVEN_LEAD plus the player's lead in cards.
    """
    up = down = 0
    for lead in leads:
        up = max(up, lead - EVEN_LEAD)
        down = max(down, EVEN_LEAD - lead)
    least = max(SCALE_STEP, max(up, down) // 4)
    up = (max(up, least) + SCALE_STEP - 1) // SCALE_STEP * SCALE_STEP
    down = (max(down, least) + SCALE_STEP - 1) // SCALE_STEP * SCALE_STEP
    return up, down


def place_markers(
    decisions: "list[Decision]", bars: int, n: int, left: int, width: int, wide: int
) -> "list[tuple[int, int]]":
    """Return the bar of each decision and the x of its marker, `wide` pixels wide, so that no two marks overlap.

    bars: how many the graph has for its n turns; left, width: of the graph, in pixels.
    """
    found: "list[tuple[int, int]]" = []
    right = left + width
    for k in range(len(decisions) - 1, -1, -1):
        bar = (decisions[k].turn + 1) * bars // n
        right = min(right - wide, left + bar * width // bars)
        found.insert(0, (bar, right))
    return found
