"""The layout of the table on a colour screen; table_packer.py computes it."""

from firmware.draw.sprites.sprite_index import FONT

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Sequence

    Spot = tuple[int, int, int, int, int]
    Columns = Sequence[int]

BATTERY_SIZE = (14, 7)
LINE_PITCH = 9  # pixels from a line of the small font to the next


def is_tall(width: int, height: int) -> bool:
    """Return whether a screen is so much higher than wide that all piles stand in rows, one below the other."""
    return 2 * height >= 3 * width


def is_wide(width: int) -> bool:
    """Return whether a screen is wider than that of any board, as the window of a page may be."""
    return width >= 400


class TableLayout:
    """The places of everything on a table, in pixels.

    player_rows: for the player, the next one and the third one: the spots of reserve, hand, waste and showing card,
        each (x, y, rows of the card that show, 0 for all, x and y of its count) or None
    foundations: (y of each, two for a suit; rows of a card that show; x of each), or None
    houses: (top, height of their room, x of each)
    house_number_limit: the lowest y at which a house's number may stand
    text_box: (x, y, width, number of lines) of the text
    text_font, line_pitch: its font, and pixels from a line to the next
    opponent_names: (x, y, x and y of the mark of the turn) of each opponent's name
    by_letter: whether a name is its first letter
    width, height: the size of a card
    fan: rows of a covered card that show: in an open fan, in a closed one, folded in the middle of a long one (0: none
        is folded); then of face-down cards, open and closed; last of a fan that has room for half cards
    battery: (x, y) of the mark of the battery, which has BATTERY_SIZE, or None if there is no room
    captions: (y of the names of the player's piles, 0 for none; 1 for a letter each instead of names)
    """

    player_rows: "tuple[tuple[Spot, ...], ...]"
    foundations: "tuple[Columns, int, Columns]"  # a game never asks for the piles that it does not have
    houses: "tuple[int, int, Columns]"
    house_number_limit: int
    text_box: "tuple[int, int, int, int]"
    text_font = FONT
    line_pitch = LINE_PITCH
    opponent_names: "tuple[tuple[int, int, int, int], ...]" = ()
    by_letter = False
    width: int
    height: int
    fan: "tuple[int, ...]"
    battery: "tuple[int, int] | None" = None
    captions = (0, 0)
