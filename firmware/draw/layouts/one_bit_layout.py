"""Place everything on a one-bit screen, size by size, because there is no pixel to spare for a formula."""


class OneBitLayout:
    """The places of everything on a one-bit screen, in pixels.

    page_count: 1, or 2 if foundations and houses are on one page and the piles of both players on the other
    card_size: width and height of a card
    rank, pip: their places on a card
    pitch: from one house to the next
    pile_pitch: from one pile of a player to the next
    card_offset: from the start of a pile's room to its card
    row_tops: y of the opponent's piles, the foundations, the houses, the player's piles and the text
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


def one_bit_layout_for(width: int, height: int) -> OneBitLayout:
    """Return the layout of a one-bit screen of this size. Raise ValueError if there is none."""
    if (width, height) == (128, 64):
        # The whole table at once.
        return OneBitLayout(1, (15, 9), (1, 1), (7, 1), 16, 32, 5, (1, 11, 22, 43, 55), (1, 0, 126, 6))
    if (width, height) == (72, 40):
        return OneBitLayout(2, (9, 17), (2, 1), (1, 9), 9, 18, 0, (0, 0, 10, 17, 35), (1, 0, 71, 6))
    raise ValueError("no layout for a one-bit screen of %d x %d" % (width, height))
