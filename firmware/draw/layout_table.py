# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What a layout is made of. By itself, for while a table is shown nothing else of the layouts is needed."""

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from typing import Any

    Spot = tuple[int, int, int, int, int]


class Table:
    """One table.

    rows: of the person, the next player and the third: where reserve, hand, waste and showing card stand, each
    (x, y, rows of a card that show, 0 for all; x and y of its count) or None; foundations: y of each, two a suit, rows
    of a card that show, x of each, or None; houses: y and height of the room for them, x of each; numbers: the lowest y
    of theirs; words: x, y, width and lines of the text; names: x and y of the others' names; width, height: of a card;
    fan: rows of a card that show in a fan with room, in a closed one, and in one folded in its middle (0: none is),
    then of face-down cards, with room and closed; last where there is most room; captions: y of the names of the
    person's own piles, 0 for none, and 1 for a letter each in place of words.
    """

    def __init__(
        self, rows: "Any", foundations: "Any", houses: "Any", numbers: int, words: "tuple[int, int, int, int]",
        names: "tuple[tuple[int, int], ...]", width: int = 28, height: int = 37,
        fan: "tuple[int, ...]" = (13, 8, 0, 6, 3, 21), captions: "tuple[int, int]" = (0, 0),
    ) -> None:
        self.rows = rows
        self.foundations = foundations
        self.houses = houses
        self.numbers = numbers
        self.words = words
        self.names = names
        self.width = width
        self.height = height
        self.fan = fan
        self.captions = captions
