"""The scene: a display list of rectangles and tiles in painter's order.

Looks write it and renderers read it; no pixel is touched here. An entry is five signed numbers of 16 bits:

    0  32 times the colour of a rect, or 32 times the number of the tile plus its bank (RECT is bank 0)
    1  x of its left edge, which may be negative
    2  y of its top edge, 0 to 959
    3  height of a rect, or how many rows of the tile to show (0: all), 0 to 959
    4  width of a rect, or the ink of a one-bit tile, 0 to 1023

The functions that are called for every card and letter are machine code, because its frames are not on the heap, where
finding room for a frame takes up to half a millisecond.
"""

from array import array

from engine import micropython
from firmware.draw.sprites import sprite_index as S
from firmware.draw.sprites.sprite_index import (
    BOLD_WIDTHS, FONT_WIDTHS, FOREIGN_RANK_COUNT, FOREIGN_RANKS, LATIN, LATIN_GLYPHS
)
from firmware.pointers import ptr8, ptr16

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any as object

RECT = 0
ENTRY_SIZE = 5  # numbers per entry
BANK_MASK = 31  # the bits of an entry's first number that are the bank

# Empty places that `empty_place` can show besides the foundations, whose numbers are their suits 0 to 3.
PLACE_EMPTY = 4
PLACE_UNDEALT = 5
PLACE_OUT_OF_USE = 6

SUIT_INKS = (S.INK, S.RED, S.DIAMONDS, S.CLUBS)
LARGE_RANK_HEIGHT = 21  # rows that a card must show for a large rank
GLYPH_WIDTHS = (b"", FONT_WIDTHS, BOLD_WIDTHS)
MAX_ENTRIES = 416  # enough for the fullest picture of any screen, with some to spare (tests/draw/test_scene.py)
DIGITS = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9")

# Shifts of the fields in the two arguments of `add_entry`.
TILE_SHIFT = 5
THICKNESS_SHIFT = 13
X_SHIFT = 16
HEIGHT_SHIFT = 10
WIDTH_SHIFT = 20
# Shifts of the fields in the last argument of `write_text`.
BANK_SHIFT = 5
MEASURE_ONLY = 512
FIND_LINE_END = 1024
Y_SHIFT = 11


@micropython.viper
def add_entry(scene: object, what: int, where: int) -> object:
    """Add a rect, a tile, or the four sides of a frame; count entries that do not fit or cannot be stored.

    what: bank + (tile or colour << TILE_SHIFT) + (thickness of the sides << THICKNESS_SHIFT, 0 unless it is a frame) +
    (x << X_SHIFT); where: y + (height or rows << HEIGHT_SHIFT) + (width or ink << WIDTH_SHIFT). The fields are packed
    because a caller in Python that passes more arguments needs a frame of more than 11 words.
    """
    x = what >> X_SHIFT
    where += (64 << HEIGHT_SHIFT) + 64  # The 10 bits of y and of the height stand for -64 to 959.
    y = (where & 1023) - 64
    h = (where >> HEIGHT_SHIFT & 1023) - 64
    w = where >> WIDTH_SHIFT
    thick = what >> THICKNESS_SHIFT & 7
    what &= 0x1FFF
    b = ptr16(scene.buf)
    n = int(scene.n)
    limit = int(scene.limit)
    sides = 1
    below = 0
    beside = 0
    if thick:
        # The sides of a frame in order: left, right, top, bottom.
        sides = 4
        below = h - thick
        beside = w - thick
        w = thick
    while sides:
        if (y | h | w) < 0 or n >= limit:
            scene.dropped = int(scene.dropped) + 1
        else:
            k = n * 5
            b[k] = what
            b[k + 1] = x
            b[k + 2] = y
            b[k + 3] = h
            b[k + 4] = w
            n += 1
        sides -= 1
        x += beside
        if sides == 2:
            x -= beside * 2
            w += beside
            h = thick
            beside = 0
        elif sides == 1:
            y += below
    scene.n = n


@micropython.viper
def write_text(scene: object, s: object, x: int, how: int) -> int:
    """Add the letters of a text from x on; return the x after it.

    how: ink + (bank of the font << BANK_SHIFT) + (MEASURE_ONLY to add nothing) + (y << Y_SHIFT). With MEASURE_ONLY +
    FIND_LINE_END, return instead how many letters the words have that end at x = 0 or before, or the first word.
    """
    y = how >> Y_SHIFT
    fonts = GLYPH_WIDTHS[how >> BANK_SHIFT & 15]
    widths = ptr8(fonts)
    signs = int(len(fonts)) - 95 - LATIN_GLYPHS
    latin = ptr8(LATIN)
    c = ptr8(s)
    b = ptr16(scene.buf)
    n = int(scene.n)
    limit = int(scene.limit)
    if y < 0 or y > 959:
        limit = 0
    remaining = int(len(s))
    line_end = 0
    i = 0
    while remaining:
        code = c[i]
        i += 1
        if code & 0xC0 == 0x80:
            continue  # a later byte of a character that is not ASCII
        if code == 32 and how & FIND_LINE_END:
            if x > 0:
                break
            line_end = int(len(s)) - remaining
        remaining -= 1
        at = code + signs - 32
        if code < 32:
            at = code - 1
            if at >= signs:
                at = -1
        elif code > 126:
            at = -1
            if code & 0xF8 == 0xC0:
                code = (code & 31) << 6 | c[i] & 63
            elif code == 0xE2 and c[i] == 0x80 and c[i + 1] & 0xFC == 0x9C:
                code = (c[i + 1] & 3) + 0xAC  # “ ” „, from U+201C on, have the numbers from 0xAC on
            else:
                code = 0
            if code > 0x9F and code < 0x180 and latin[code - 160]:
                at = latin[code - 160] + signs + 94
        if at < 0:
            at = signs + 31
        if code != 32 and how & MEASURE_ONLY == 0:
            if n < limit:
                k = n * 5
                b[k] = how >> BANK_SHIFT & 15 | at << TILE_SHIFT
                b[k + 1] = x
                b[k + 2] = y
                b[k + 3] = 0
                b[k + 4] = how & 31
                n += 1
            else:
                scene.dropped = int(scene.dropped) + 1
        x += widths[at]
    scene.n = n
    if how & FIND_LINE_END:
        if x > 0 and line_end:
            return line_end
        return int(len(s)) - remaining
    return x


def write_number(scene: "Scene", n: int, x: int, how: int) -> int:
    """Add the digits of a number from 0 on as `write_text` would, without making a string."""
    unit = 1
    while n // unit >= 10:
        unit *= 10
    while unit:
        x = write_text(scene, DIGITS[n // unit % 10], x, how)
        unit //= 10
    return x


@micropython.viper
def add_card(scene: object, card: int, x: int, y: int, rows: int) -> object:
    """Add a card with its usual marks; the arguments are those of Scene.card."""
    rank = (card & 15) + int(scene.lowest_rank)
    if rank > 13:
        rank -= 13
    w = int(scene.card_w)
    corner = int(scene.corner_h)
    h = rows
    if rows == 0:
        h = int(scene.card_h)
    # Two rects make a card without its corners: the edge above and below, and the paper in between.
    k = h
    if rows:
        k = 1
    add_entry(scene, (x + 1 << X_SHIFT) + (S.EDGE << TILE_SHIFT), y + (k << HEIGHT_SHIFT) + (w - 2 << WIDTH_SHIFT))
    k = h - 1
    if rows == 0:
        k -= 1
    add_entry(scene, (x << X_SHIFT) + (S.PAPER << TILE_SHIFT), y + 1 + (k << HEIGHT_SHIFT) + (w << WIDTH_SHIFT))
    x = x + 2 - (int(scene.usual_w) - w >> 1) << X_SHIFT
    h -= 1
    if card & 0x80:
        if rows:
            y += rows - 2 << HEIGHT_SHIFT
        add_entry(scene, x + S.BACK + (((card ^ int(scene.back_swap)) >> 6 & 1) << TILE_SHIFT), y + 2)
        return
    suit = card >> 4 & 3
    ink = S.INK << WIDTH_SHIFT
    middle = rank - 8
    if suit == 1 or suit == 2:
        ink = S.RED << WIDTH_SHIFT
        middle = rank - 11
    if suit == 2:
        ink = S.DIAMONDS << WIDTH_SHIFT
    if suit == 3:
        ink = S.CLUBS << WIDTH_SHIFT
    # If a fan shows no more rows of a card than its corners have, they are smaller: the next card must not touch them.
    what = suit * 13 + rank - 1 << TILE_SHIFT
    k = S.CORNER
    if rank > 10 and int(scene.court_letters):
        foreign = ptr8(FOREIGN_RANKS)
        what = suit * FOREIGN_RANK_COUNT + foreign[3 * int(scene.court_letters) + rank - 14] << TILE_SHIFT
        k = S.CORNER_TRANSLATED
    what += x + (1 << X_SHIFT) + k
    if h <= corner:
        what += S.CORNER_CLOSED - S.CORNER  # the banks of foreign letters are equally far apart
        if h < 8:
            ink += h << HEIGHT_SHIFT
    h -= corner
    if h > 1:
        ink += 1
    add_entry(scene, what, y + 1 + ink)
    if h < 5:
        return
    corner += 2
    y += corner
    if rows:
        y += rows - corner << HEIGHT_SHIFT
    if rank > 10:
        x += S.FACE
    elif rank > 1:
        x += S.PIP + (int(scene.pip_inset) << X_SHIFT)
        y += 2
        if rows:
            y -= 2 << HEIGHT_SHIFT
        middle = suit
    else:
        x += S.ACE
        middle = suit
    add_entry(scene, x + (middle << TILE_SHIFT), y)


class Scene:
    """A display list of at most `entries` entries in `buf`, `n` of them in use.

    An entry that does not fit, or whose y, height or width cannot be stored, is left out and counted in `dropped`: a
    picture with a hole is better than a game that stops. Nothing is allocated after the construction. Resetting `n` to
    an earlier value removes what was drawn after it.

    usual_w, usual_h: the size of its cards
    corner_h: the height of the rank in the corner of a card
    pip_inset: how much further to the right the pip in the middle of a card begins than a court does
    theme: the number of its colours (themes.py)
    large_ranks: whether cards have large ranks
    court_letters: the set of letters on court cards (text.phrases)
    mirrored: whether tables are laid out for the left hand
    wide_fan: whether houses may fan out to half cards
    rotated: whether renderers show the scene upside down
    shows_hand: whether a hand points at the cursor, as it does for a player with buttons
    """

    usual_w = S.CARD_W
    usual_h = S.CARD_H
    corner_h = 10
    pip_inset = 2
    rotated = False
    shows_hand = True
    font = S.FONT  # the one of texts

    def __init__(self, entries: int = MAX_ENTRIES) -> None:
        self.buf = array("h", bytes(2 * ENTRY_SIZE * entries))
        self.limit = entries
        self.theme = self.large_ranks = self.court_letters = self.mirrored = self.wide_fan = 0
        self.battery_percent = -1
        self.clear()

    def use_huge_cards(self, huge: bool) -> None:
        """Draw huge cards from now on, or large ones."""
        self.usual_w = S.CARD_HUGE_W if huge else S.CARD_W
        self.usual_h = S.CARD_HUGE_H if huge else S.CARD_H
        self.corner_h = 13 if huge else 10
        self.pip_inset = 3 if huge else 2

    def clear(self) -> None:
        """Remove all entries; cards have their usual width and ranks again."""
        self.n = 0
        self.dropped = 0
        self.card_w = self.usual_w  # the width in pixels of the cards drawn from now on, a little less on some tables
        self.card_h = self.usual_h
        self.back_swap = 0  # 64 if the two packs swap their backs
        self.lowest_rank = 0  # the rank, 0 for the ace, of the cards whose rank byte is 1 (rules.RuleSet.lowest_rank)

    def rect(self, colour: int, x: int, y: int, w: int, h: int) -> None:
        """Draw a filled rectangle, at most 1023 pixels wide and 959 high."""
        y += (h << HEIGHT_SHIFT) + (w << WIDTH_SHIFT)
        add_entry(self, (colour << TILE_SHIFT) + (x << X_SHIFT), y)

    def tile(self, bank: int, index: int, x: int, y: int, rows: int = 0, ink: int = 0) -> None:
        """Draw tile `index` of `bank`, or its top `rows` rows; one-bit tiles take their colour from `ink`."""
        y += (rows << HEIGHT_SHIFT) + (ink << WIDTH_SHIFT)
        add_entry(self, bank + (index << TILE_SHIFT) + (x << X_SHIFT), y)

    def frame(self, colour: int, x: int, y: int, w: int, h: int, thick: int = 1) -> None:
        """Draw the outline of a rectangle, 1 to 7 pixels thick, inside its edges."""
        y += (h << HEIGHT_SHIFT) + (w << WIDTH_SHIFT)
        add_entry(self, (colour << TILE_SHIFT) + (thick << THICKNESS_SHIFT) + (x << X_SHIFT), y)

    # A text consists of ASCII, Latin-1, Latin Extended-A and “ ” „; chr 1 to 4 are the suits S, H, D and C, and the
    # small font also has the signs sprites.GLYPH_*.

    def text(self, s: str, x: int, y: int, ink: int, bank: int = S.FONT) -> int:
        """Write `s` with its top left at x, y; return the x after it. A letter that the font lacks becomes `?`."""
        ink += (bank << BANK_SHIFT) + (y << Y_SHIFT)
        return write_text(self, s, x, ink)

    def text_width(self, s: str, bank: int = S.FONT) -> int:
        """Return the width of `s` in pixels."""
        return write_text(self, s, 0, (bank << BANK_SHIFT) + MEASURE_ONLY)

    def line_end(self, s: str, width: int, font: int) -> int:
        """Return how many letters the words have that a line of `width` pixels takes: the first, and as many as fit."""
        return write_text(self, s, -width, (font << BANK_SHIFT) + MEASURE_ONLY + FIND_LINE_END)

    def wrap(self, s: str, width: int, bank: int = 0) -> "list[str]":
        """Break `s` between words into lines of at most `width` pixels; bank: another font than the scene's."""
        font = bank or self.font
        lines = []
        end = self.line_end(s, width, font)
        while end < len(s):
            lines.append(s[:end])
            s = s[end + 1:]
            end = self.line_end(s, width, font)
        lines.append(s)
        return lines

    def number(self, n: int, x: int, y: int, ink: int, bank: int = S.FONT) -> int:
        """Write a number from 0 on without making a string; return the x after it."""
        ink += (bank << BANK_SHIFT) + (y << Y_SHIFT)
        return write_number(self, n, x, ink)

    # The table

    def card(self, card: int, x: int, y: int, rows: int = 0) -> None:
        """Draw a card, or its top `rows` rows (in a fan, or half a card).

        A byte that is no card draws an empty place: 0 a free one, 0x0F one not dealt yet, 0x1F one out of use.
        """
        if 0 < card & 15 < 14:
            if self.large_ranks and (not rows or rows >= LARGE_RANK_HEIGHT) and card < 0x80:
                self._large_rank_card(card, x, y, rows)
                return
            add_card(self, card, x, y, rows)
        else:
            kind = PLACE_EMPTY if card == 0 else PLACE_OUT_OF_USE if card == 0x1F else PLACE_UNDEALT
            self.empty_place(kind, x, y, rows)

    def _large_rank_card(self, card: int, x: int, y: int, rows: int) -> None:
        # Draw a rank of twice the usual size, and the suit under it, or beside it if only some rows show.
        w = self.card_w
        h = rows or self.card_h
        self.rect(S.EDGE, x + 1, y, w - 2, h)
        self.rect(S.PAPER, x, y + 1, w, h - 1 if rows else h - 2)
        x += 1 - (self.usual_w - w >> 1)
        suit = card >> 4 & 3
        ink = SUIT_INKS[suit]
        rank = ((card & 15) + self.lowest_rank - 1) % 13
        if rank > 9 and self.court_letters:
            rank = 13 + FOREIGN_RANKS[3 * self.court_letters + rank - 13]
        self.tile(S.RANKS_LARGE, rank, x, y + 1, 0, ink)
        if rows:
            self.tile(S.SUITS, suit, x + self.usual_w - 12, y + 2, 0, ink)
        else:
            self.tile(S.PIP_SMALL, suit, x + self.usual_w - 17, y + h - 15, 0, ink)

    def empty_place(self, kind: int, x: int, y: int, rows: int = 0) -> None:
        """Draw a place without a card; kind: 0 to 3 for the foundation of that suit, or one of PLACE_*."""
        h = rows or self.card_h
        self.rect(S.SHADE, x + 1, y, self.card_w - 2, h)
        self.rect(S.SHADE, x, y + 1, self.card_w, h - 2)
        if kind == PLACE_EMPTY:
            self.frame(S.OUTLINE, x + 2, y + 2, self.card_w - 4, h - 4)
        elif h >= 16:
            ghost = kind if kind < PLACE_EMPTY else S.GHOST_UNDEALT if kind == PLACE_UNDEALT else S.GHOST_OUT
            ink = S.FAINT if kind == PLACE_OUT_OF_USE else S.OUTLINE
            self.tile(S.GHOST, ghost, x + (self.card_w - 16 >> 1), y + (h - 16) // 2, 0, ink)
        elif kind < PLACE_EMPTY:
            self.tile(S.FONT, kind, x + (self.card_w - 7 >> 1), y + (h - 7) // 2, 0, S.OUTLINE)

    # Marks are drawn after the cards that they mark; x, y, w, h is the visible part of the card.

    def mark_cursor(self, x: int, y: int, w: int, h: int) -> None:
        """Mark the place on which the buttons act: a bright frame and a hand."""
        self.highlight(S.STRONG, x, y, w, h)
        if self.shows_hand:
            self._icon_on_card(S.ICON_HAND, x, y, w, h)

    def mark_picked_up(self, x: int, y: int, w: int, h: int) -> None:
        """Mark a picked-up card, whose shadow makes it stand out."""
        self.outline(S.LIME, x, y, w, h)

    def mark_hint(self, x: int, y: int, w: int, h: int) -> None:
        """Mark a place that a hint names."""
        self.highlight(S.WHITE, x, y, w, h)
        self._icon_on_card(S.ICON_BULB, x, y, w, h)

    def _icon_on_card(self, icon: int, x: int, y: int, w: int, h: int) -> None:
        # Draw an icon over a lower corner of a card, or between the rank and the suit if these are large.
        if self.large_ranks and h == self.card_h:
            self.tile(S.ICON, icon, x + w - 11, y + 6)
        else:
            self.tile(S.ICON, icon, x + w - 11, y + h - (12 if icon == S.ICON_HAND else 15))

    def highlight(self, colour: int, x: int, y: int, w: int, h: int) -> None:
        """Draw a frame that stands out on felt and on paper: bright outside, dark inside."""
        self.outline(colour, x, y, w, h)
        self.frame(S.INK, x + 1, y + 1, w - 2, h - 2)

    def outline(self, colour: int, x: int, y: int, w: int, h: int) -> None:
        """Draw a frame of two pixels over the edges of a card, one of them outside unless the screen ends there."""
        top = y - 1 if y else 0
        self.frame(colour, x - 1, top, w + 2, y + h + 1 - top, 2)

    def mark_target(self, x: int, y: int, w: int, h: int) -> None:
        """Mark a place where the card may go: four corners."""
        top = y - 1 if y else 0
        self.tile(S.MARK, S.MARK_TARGET_NW, x - 1, top, 0, S.LIME)
        self.tile(S.MARK, S.MARK_TARGET_NE, x + w - 7, top, 0, S.LIME)
        self.tile(S.MARK, S.MARK_TARGET_SW, x - 1, y + h - 7, 0, S.LIME)
        self.tile(S.MARK, S.MARK_TARGET_SE, x + w - 7, y + h - 7, 0, S.LIME)

    def mark_last_to(self, x: int, y: int, w: int, h: int) -> None:
        """Mark the destination of the last move: two bars, and a wedge at the lower left."""
        self.rect(S.SKY, x - 1, y, 3, h)
        self.rect(S.SKY, x + w - 2, y, 3, h)
        self.tile(S.MARK, S.MARK_LAST, x + 2, y + h - 8, 0, S.SKY)

    def mark_last_from(self, x: int, y: int, w: int, h: int) -> None:
        """Mark the source of the last move: four studs."""
        self.rect(S.SKY, x - 1, y, 4, 4)
        self.rect(S.SKY, x + w - 3, y, 4, 4)
        self.rect(S.SKY, x - 1, y + h - 4, 4, 4)
        self.rect(S.SKY, x + w - 3, y + h - 4, 4, 4)

    def dialog(self, x: int, y: int, w: int, h: int) -> None:
        """Draw a box for text, with a border of 4 pixels."""
        self.rect(S.INK, x, y, w, h)
        self.frame(S.GOLD, x + 1, y + 1, w - 2, h - 2)
        self.rect(S.NAVY, x + 3, y + 3, w - 6, h - 6)
        self.tile(S.MARK, S.MARK_STUD, x, y, 0, S.GOLD)
        self.tile(S.MARK, S.MARK_STUD, x + w - 8, y, 0, S.GOLD)
        self.tile(S.MARK, S.MARK_STUD, x, y + h - 8, 0, S.GOLD)
        self.tile(S.MARK, S.MARK_STUD, x + w - 8, y + h - 8, 0, S.GOLD)

    def title(self, width: int, y: int) -> None:
        """Draw the banner, 184 x 90 pixels, in the middle of a width: the name of the game spelt in cards."""
        for i in range(12):
            cx = (width - 186) // 2 + i % 6 * 31
            cy = y + (0 if i < 6 else 46) + (i & 1) * 5
            self.rect(S.SHADE, cx + 2, cy + 3, S.CARD_W, S.CARD_H)
            is_letter = i != 6 and i != 11
            if not is_letter and self.usual_w == S.CARD_W:
                self.card(0xC1 if i == 6 else 0x81, cx, cy)
                continue
            self.rect(S.EDGE, cx + 1, cy, S.CARD_W - 2, S.CARD_H)
            self.rect(S.PAPER, cx, cy + 1, S.CARD_W, S.CARD_H - 2)
            if is_letter:
                self.tile(S.LETTER, TITLE_TILES[i], cx + 4, cy + 7, 0, S.RED if i & 1 else S.INK)
            else:
                self.tile(S.PIP_SMALL, i & 1, cx + 8, cy + 12, 0, SUIT_INKS[i & 1])  # the backs are too large here


# The numbers of the letters of POCKET and BANK in the sheet; BANK stands between two card backs.
TITLE_TILES = b"\0\1\2\3\4\5\0\6\7\x08\3\0"
