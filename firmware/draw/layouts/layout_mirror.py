"""Layouts for the left hand: the tables of the usual ones, mirrored."""

from firmware.draw.layouts.table_layout import BATTERY_SIZE, TableLayout

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.draw.layouts.table_layout import Columns, Spot

# Widths in pixels: a count; a name with its turn mark; a name's first letter.
COUNT_WIDTH = 13
NAME_WIDTH = 67
LETTER_WIDTH = 10


def mirror_layout(table: "TableLayout", screen: int) -> "TableLayout":
    """Return a Table with left and right exchanged; screen: the width of the screen in pixels."""
    width = table.width

    def mirror_spot(spot: "Spot | None") -> "Spot | None":
        if not spot:
            return spot
        x, y, rows, count_x, count_y = spot
        left = screen - x - width
        if x <= count_x < x + width:  # the count is on the card, or under it
            count_x += left - x
        elif count_x >= 0:
            count_x = screen - count_x - COUNT_WIDTH
        return left, y, rows, count_x, count_y

    def beside(lefts: "Columns") -> "tuple[int, ...]":
        return tuple([screen - x - width for x in lefts])

    x, y, wide, lines = table.text_box
    name = LETTER_WIDTH if len(table.opponent_names) > 1 else NAME_WIDTH
    founds = table.foundations
    return TableLayout(
        tuple([tuple([mirror_spot(spot) for spot in row]) for row in table.player_rows]),
        founds and (founds[0], founds[1], beside(founds[2])),
        table.houses[:2] + (beside(table.houses[2]),),
        table.house_number_limit,
        (screen - x - wide, y, wide, lines),
        tuple([(max(0, screen - left - min(name, screen - left)), top) for left, top in table.opponent_names]),
        width,
        table.height,
        table.fan,
        table.captions,
        table.battery and (screen - table.battery[0] - BATTERY_SIZE[0], table.battery[1]),
    )
