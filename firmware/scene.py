# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The scene: a display list of rectangles and tiles in painter's order.

Screens write it, renderers read it; nobody here touches a pixel. An entry is eight bytes:

    0  RECT, or the tile's bank        4    y, 0..255
    1  colour of a rect, or the tile   5    height of a rect, rows of a tile to show (0: all)
    2  x, little endian, signed        6-7  width of a rect, ink of a one-bit tile
"""

from struct import pack_into

from firmware import sprites as S
from firmware.sprites import BOLD_WIDTHS, FONT_WIDTHS

RECT = 0
SIZE = 8
ENTRY = "<BBhBBH"

# What `place` can show beside the foundation of suit 0..3.
EMPTY = 4
UNDEALT = 5
OUT = 6

BLACK_OR_RED = (S.INK, S.RED, S.RED, S.INK)

SMALL_BELOW = 200  # rows; screens of fewer have small cards


def banks(width, height):
    """The banks of tiles that the scenes of a screen are made of."""
    from firmware.sprites import BANKS  # here, so that nothing else holds on to them

    if height >= SMALL_BELOW:
        return BANKS
    from firmware import sprites_small

    return BANKS + sprites_small.BANKS


class Scene:
    """A display list of at most `entries` entries in `buf`, `n` of them in use.

    An entry that does not fit, or whose y, height, width or tile cannot be stored, is left out and
    counted in `dropped`: a picture with a hole is better than a game that stops. Nothing here
    allocates after the construction. Setting `n` back cuts off what was drawn last.
    """

    small = False  # whether its cards are small ones (small_scene.py)

    def __init__(self, entries=640):
        self.buf = bytearray(SIZE * entries)
        self.limit = entries
        self.clear()

    def clear(self):
        """Begin anew, with cards of the usual width and ranks."""
        self.n = 0
        self.dropped = 0
        self.card_w = S.CARD_W  # of the cards from here on: 25 to CARD_W pixels
        self.low = 0  # rank, 0 for the ace, of the cards whose rank byte is 1 (rules.Row.low)

    def rect(self, colour, x, y, w, h):
        """A filled rectangle, w 0..65535, h 0..255 pixels."""
        n = self.n
        if n >= self.limit or not (0 <= y <= 255 and 0 <= h <= 255 and 0 <= w <= 65535):
            self.dropped += 1
            return
        pack_into(ENTRY, self.buf, n * SIZE, RECT, colour, x, y, h, w)
        self.n = n + 1

    def tile(self, bank, index, x, y, rows=0, ink=0):
        """Tile `index` of `bank`, or its top `rows` rows; one-bit tiles are drawn in `ink`."""
        n = self.n
        if n >= self.limit or not (0 <= y <= 255 and 0 <= rows <= 255 and 0 <= index <= 255):
            self.dropped += 1
            return
        pack_into(ENTRY, self.buf, n * SIZE, bank, index, x, y, rows, ink)
        self.n = n + 1

    def frame(self, colour, x, y, w, h, thick=1):
        """The outline of a rectangle, `thick` pixels inwards."""
        self.rect(colour, x, y, w, thick)
        self.rect(colour, x, y + h - thick, w, thick)
        self.rect(colour, x, y + thick, thick, h - 2 * thick)
        self.rect(colour, x + w - thick, y + thick, thick, h - 2 * thick)

    # Text: ASCII, chr 1..4 the suits S H D C, in the small font also the icons of sprites.GLYPH_*.

    def text(self, s, x, y, ink, bank=S.FONT):
        """Writes `s` from x on, y its top; the x after it. What the font has not is shown as `?`."""
        widths = BOLD_WIDTHS if bank == S.BOLD else FONT_WIDTHS
        signs = len(widths) - 95
        for c in s:
            at = glyph(ord(c), signs)
            if c != " ":
                self.tile(bank, at, x, y, 0, ink)
            x += widths[at]
        return x

    def text_width(self, s, bank=S.FONT):
        widths = BOLD_WIDTHS if bank == S.BOLD else FONT_WIDTHS
        signs = len(widths) - 95
        x = 0
        for c in s:
            x += widths[glyph(ord(c), signs)]
        return x

    def number(self, n, x, y, ink, bank=S.FONT):
        """Writes a whole number without making a string of it; the x after it."""
        widths = BOLD_WIDTHS if bank == S.BOLD else FONT_WIDTHS
        zero = len(widths) - 95 + 16
        if n < 0:
            self.tile(bank, zero - 3, x, y, 0, ink)
            x += widths[zero - 3]
            n = -n
        unit = 1
        while n // unit >= 10:
            unit *= 10
        while unit:
            at = zero + n // unit % 10
            self.tile(bank, at, x, y, 0, ink)
            x += widths[at]
            unit //= 10
        return x

    # The table

    def card(self, card, x, y, rows=0):
        """A card, or its top `rows` rows (a fan, a half card); for a byte that is no card, the
        place where none lies: 0 empty, 0x0F not dealt yet, 0x1F out of use."""
        rank = card & 15
        if rank == 0 or rank > 13:
            self.place(EMPTY if card == 0 else OUT if card == 0x1F else UNDEALT, x, y, rows)
            return
        rank += self.low
        if rank > 13:
            rank -= 13
        h = rows or S.CARD_H
        w = self.card_w
        # Two rects make a card with its corners off: the edge above and below, the paper between.
        self.rect(S.EDGE, x + 1, y, w - 2, h)
        self.rect(S.PAPER, x, y + 1, w, h - 1 if rows else h - 2)
        x -= S.CARD_W - w >> 1
        if card & 0x80:
            self.tile(S.BACK, card >> 6 & 1, x + 2, y + 2, rows - 2 if rows else 0)
            return
        suit = card >> 4 & 3
        ink = BLACK_OR_RED[suit]
        # A fan closed up to ten rows has smaller corners, to keep clear of the next card.
        if 0 < rows < 12:
            self.tile(S.CLOSED, suit * 13 + rank - 1, x + 3, y + 1, rows - 1 if rows < 9 else 0, ink)
        else:
            self.tile(S.CORNER, suit * 13 + rank - 1, x + 3, y + (1 if rows == 12 else 2), 0, ink)
        if 0 < rows < 16:
            return
        if rank > 10:
            black = 0 if ink == S.RED else 3
            self.tile(S.FACE, rank - 11 + black, x + 2, y + 12, rows - 12 if rows else 0)
        elif rank == 1:
            self.tile(S.ACE, suit, x + 2, y + 12, rows - 12 if rows else 0)
        else:
            self.tile(S.PIP, suit, x + 4, y + 14, rows - 14 if rows else 0)

    def place(self, kind, x, y, rows=0):
        """Where no card lies: kind 0..3 the foundation of that suit, EMPTY, UNDEALT, OUT."""
        h = rows or S.CARD_H
        self.rect(S.SHADE, x + 1, y, self.card_w - 2, h)
        self.rect(S.SHADE, x, y + 1, self.card_w, h - 2)
        if kind == EMPTY:
            self.frame(S.LIGHT, x + 2, y + 2, self.card_w - 4, h - 4)
        elif h >= 16:
            ghost = kind if kind < EMPTY else S.GHOST_UNDEALT if kind == UNDEALT else S.GHOST_OUT
            ink = S.EDGE if kind == OUT else S.LIGHT
            self.tile(S.GHOST, ghost, x + (self.card_w - 16 >> 1), y + (h - 16) // 2, 0, ink)

    # Marks, drawn after what they mark: x, y, w, h is the card or the part of it that shows.

    def cursor(self, x, y, w, h):
        """Where the buttons act: a bright frame and a hand."""
        self.band(S.GOLD, x, y, w, h)
        self.tile(S.ICON, S.ICON_HAND, x + w - 11, y + h - 12)

    def picked(self, x, y, w, h):
        """The card that is held."""
        self.band(S.LIME, x, y, w, h)

    def hint(self, x, y, w, h):
        """What a hint names."""
        self.band(S.WHITE, x, y, w, h)
        self.tile(S.ICON, S.ICON_BULB, x + w - 12, y + h - 15)

    def band(self, colour, x, y, w, h):
        """A frame around a card: bright outside, dark inside, to stand out on felt and on paper."""
        top = y - 1 if y else 0
        self.frame(colour, x - 1, top, w + 2, y + h + 1 - top, 2)
        self.frame(S.INK, x + 1, y + 1, w - 2, h - 2)

    def target(self, x, y, w, h):
        """Four corners: a card may go here."""
        top = y - 1 if y else 0
        self.tile(S.MARK, S.MARK_TARGET_NW, x - 1, top, 0, S.LIME)
        self.tile(S.MARK, S.MARK_TARGET_NE, x + w - 7, top, 0, S.LIME)
        self.tile(S.MARK, S.MARK_TARGET_SW, x - 1, y + h - 7, 0, S.LIME)
        self.tile(S.MARK, S.MARK_TARGET_SE, x + w - 7, y + h - 7, 0, S.LIME)

    def last(self, x, y, w, h):
        """The last move came to here: two bars, joined by a wedge at the lower left."""
        self.rect(S.SKY, x - 1, y, 3, h)
        self.rect(S.SKY, x + w - 2, y, 3, h)
        self.tile(S.MARK, S.MARK_LAST, x + 2, y + h - 8, 0, S.SKY)

    def came(self, x, y, w, h):
        """The last move left from here: four studs."""
        self.rect(S.SKY, x - 1, y, 4, 4)
        self.rect(S.SKY, x + w - 3, y, 4, 4)
        self.rect(S.SKY, x - 1, y + h - 4, 4, 4)
        self.rect(S.SKY, x + w - 3, y + h - 4, 4, 4)

    def dialog(self, x, y, w, h):
        """A panel for text, with a border of 4 pixels."""
        self.rect(S.INK, x, y, w, h)
        self.frame(S.GOLD, x + 1, y + 1, w - 2, h - 2)
        self.rect(S.NAVY, x + 3, y + 3, w - 6, h - 6)
        self.tile(S.MARK, S.MARK_STUD, x, y, 0, S.GOLD)
        self.tile(S.MARK, S.MARK_STUD, x + w - 8, y, 0, S.GOLD)
        self.tile(S.MARK, S.MARK_STUD, x, y + h - 8, 0, S.GOLD)
        self.tile(S.MARK, S.MARK_STUD, x + w - 8, y + h - 8, 0, S.GOLD)

    def title(self, x, y):
        """The banner, 184 x 90: the name of the game laid out in cards."""
        for i in range(12):
            cx = x + i % 6 * 31
            cy = y + (0 if i < 6 else 46) + (i & 1) * 5
            self.rect(S.SHADE, cx + 2, cy + 3, S.CARD_W, S.CARD_H)
            if i == 6 or i == 11:
                self.card(0xC1 if i == 6 else 0x81, cx, cy)
                continue
            self.rect(S.EDGE, cx + 1, cy, S.CARD_W - 2, S.CARD_H)
            self.rect(S.PAPER, cx, cy + 1, S.CARD_W, S.CARD_H - 2)
            self.tile(S.LETTER, TITLE[i], cx + 4, cy + 7, 0, S.RED if i & 1 else S.INK)


# POCKET and BANK, between two backs, in the letters of the sheet.
TITLE = b"\0\1\2\3\4\5\0\6\7\x08\3\0"


def glyph(code, signs):
    """The tile of a character in a font that begins with `signs` glyphs of its own."""
    if code < 32:
        return code - 1 if 0 < code <= signs else signs + 31
    return signs + (code - 32 if code < 127 else 31)
