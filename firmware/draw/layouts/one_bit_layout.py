"""What the layout of a one-bit screen is made of."""


class OneBitLayout:
    """Where everything stands on a one-bit screen, in pixels.

    page_count: 1, or 2 if foundations and houses are on one page and the piles of both players on the other
    card_size: width and height of a card
    rank, pip: where these stand on a card
    pitch: from one house to the next
    pile_pitch: from one pile of a player to the next
    card_offset: from the start of a pile's room to its card
    row_tops: y of the opponent's piles, the foundations, the houses, the player's piles and the words
    text_box: x, y, width and number of lines of the text
    """

    def __init__(
        self, pages: int, cell: "tuple[int, int]", rank: "tuple[int, int]", pip: "tuple[int, int]", pitch: int,
        slot: int, lead: int, y: "tuple[int, ...]", words: "tuple[int, int, int, int]",
    ) -> None:
        self.page_count = pages
        self.card_size = cell
        self.rank = rank
        self.pip = pip
        self.pitch = pitch
        self.pile_pitch = slot
        self.card_offset = lead
        self.row_tops = y
        self.text_box = words
