# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Layouts for the left hand: the tables of the usual ones, mirrored."""

from firmware.draw.layout_table import BATTERY, Table

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.draw.layout_table import Columns, Spot

COUNT = 13  # width of a count in pixels,
NAME = 67  # of a name with the mark of the turn beside it,
LETTER = 10  # and of a name's first letter


def mirrored(table: "Table", screen: int) -> "Table":
    """Return a Table with left and right exchanged; screen: the width of the screen in pixels."""
    width = table.width

    def place(spot: "Spot | None") -> "Spot | None":
        if not spot:
            return spot
        x, y, rows, count_x, count_y = spot
        left = screen - x - width
        if x <= count_x < x + width:  # the count is on the card, or under it
            count_x += left - x
        elif count_x >= 0:
            count_x = screen - count_x - COUNT
        return left, y, rows, count_x, count_y

    def beside(lefts: "Columns") -> "tuple[int, ...]":
        return tuple([screen - x - width for x in lefts])

    x, y, wide, lines = table.words
    name = LETTER if len(table.names) > 1 else NAME
    founds = table.foundations
    return Table(
        tuple([tuple([place(spot) for spot in row]) for row in table.rows]),
        founds and (founds[0], founds[1], beside(founds[2])),
        table.houses[:2] + (beside(table.houses[2]),),
        table.numbers,
        (screen - x - wide, y, wide, lines),
        tuple([(max(0, screen - left - min(name, screen - left)), top) for left, top in table.names]),
        width,
        table.height,
        table.fan,
        table.captions,
        table.battery and (screen - table.battery[0] - BATTERY[0], table.battery[1]),
    )
