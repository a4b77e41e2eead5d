# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What the layout of a one-bit screen is made of."""


class Layout:
    """Where everything stands on a one-bit screen, in pixels.

    pages: 1, or 2 if foundations and houses are on one page and the piles of both players on the other; cell: width
    and height of a card; rank, pip: where these stand in a cell; pitch: from one house to the next; slot: from one pile
    of a player to the next; lead: from the start of a slot to its card; y: of the opponent's piles, the foundations,
    the houses, the person's piles and the words; words: x, y, width and number of lines of the text.
    """

    def __init__(
        self, pages: int, cell: "tuple[int, int]", rank: "tuple[int, int]", pip: "tuple[int, int]", pitch: int,
        slot: int, lead: int, y: "tuple[int, ...]", words: "tuple[int, int, int, int]",
    ) -> None:
        self.pages = pages
        self.cell = cell
        self.rank = rank
        self.pip = pip
        self.pitch = pitch
        self.slot = slot
        self.lead = lead
        self.y = y
        self.words = words
