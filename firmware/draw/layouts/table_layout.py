"""What the tables of a layout are made of.

It is a module of its own because nothing else of the layouts is needed while a table is shown.
"""

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Sequence

    Spot = tuple[int, int, int, int, int]
    Columns = Sequence[int]

BATTERY_SIZE = (14, 7)


class TableLayout:
    """Where everything stands on a table of one kind, in pixels.

    player_rows: for the person, the next player and the third one: the spots of reserve, hand, waste and showing card,
        each (x, y, rows of the card that show, 0 for all, x and y of its count) or None
    foundations: (y of each, two for a suit; rows of a card that show; x of each), or None
    houses: (top, height of their room, x of each)
    house_number_limit: the lowest y at which a house's number may stand
    text_box: (x, y, width, number of lines) of the text
    opponent_names: (x, y) of each opponent's name
    width, height: of a card
    fan: rows of a covered card that show: in an open fan, in a closed one, folded in the middle of a long one (0: none
        is folded); then of face-down cards, open and closed; last of a fan that has room for half cards
    battery: (x, y) of the mark of the battery, which has BATTERY_SIZE, or None where it has no room
    captions: (y of the names of the player's piles, 0 for none; 1 for a letter each instead of names)
    """

    def __init__(
        self, rows: "tuple[tuple[Spot | None, ...], ...]", foundations: "tuple[Columns, int, Columns] | None",
        houses: "tuple[int, int, Columns]", numbers: int, words: "tuple[int, int, int, int]",
        names: "tuple[tuple[int, int], ...]", width: int = 28, height: int = 37,
        fan: "tuple[int, ...]" = (13, 8, 0, 6, 3, 21), captions: "tuple[int, int]" = (0, 0),
        battery: "tuple[int, int] | None" = None,
    ) -> None:
        # What a game does not have is never asked for, but by layout_mirror.py.
        self.player_rows: "tuple[tuple[Spot, ...], ...]" = rows  # type: ignore[assignment]
        self.foundations: "tuple[Columns, int, Columns]" = foundations  # type: ignore[assignment]
        self.houses = houses
        self.house_number_limit = numbers
        self.text_box = words
        self.opponent_names = names
        self.width = width
        self.height = height
        self.fan = fan
        self.captions = captions
        self.battery = battery
