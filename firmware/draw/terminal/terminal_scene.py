"""The scene of a terminal: a grid of characters, each with the colours of its ink and its paper.

A place is a column and a line. The colours are those of sprites/sprite_index.py, which a theme may change. Frames are
box-drawing characters of Unicode; a renderer replaces what its terminal lacks.
"""

from engine.const import const
from firmware.draw.sprites import sprite_index as S
from firmware.text import phrases

SIGNS = "♠♥♦♣◂▸▴▾↵⌫↻≡■✓★•"  # the glyphs of the fonts before ASCII, in their order
SUIT_INKS = (S.INK, S.RED, S.DIAMONDS, S.CLUBS)
BACK_PAPERS = (S.MAROON, S.BLUE)  # those of the two packs
BOLD = const(64)  # is added to an ink

# The characters of frames: upper left, upper right, lower left, lower right, across, down.
PLAIN_FRAME = "╭╮╰╯─│"
CURSOR_FRAME = "╔╗╚╝═║"
PICKED_UP_FRAME = "┏┓┗┛━┃"
TARGET_FRAME = "┌┐└┘┄┆"
DIALOG_FRAME = "╔╗╚╝═║"


class TerminalScene:
    """A grid of `width` x `height` characters.

    signs: the character of each place, line by line
    inks, papers: its colours; BOLD is added to the ink of a bold one
    font: the font of texts, which has no meaning here
    theme, large_ranks, court_letters, mirrored, wide_fan, battery_percent, rotated, dropped: as in other scenes
    """

    rotated = False
    dropped = 0
    font = S.FONT

    def __init__(self, width: int, height: int) -> None:
        self.theme = self.large_ranks = self.court_letters = self.mirrored = self.wide_fan = 0
        self.battery_percent = -1
        self.resize(width, height)

    def resize(self, width: int, height: int) -> None:
        """Set the size of the grid, and clear it."""
        self.width = width
        self.height = height
        self.clear()

    def clear(self) -> None:
        """Fill the grid with felt."""
        n = self.width * self.height
        self.signs = [" "] * n
        self.inks = bytearray([S.TEXT]) * n
        self.papers = bytearray([S.FELT]) * n
        self.back_swap = 0  # 64 if the two packs swap their backs
        self.lowest_rank = 0  # as in scene.py

    def put(self, sign: str, x: int, y: int, ink: int, paper: int = -1) -> None:
        """Put a character at a place; paper: -1 to keep that of the place."""
        if 0 <= x < self.width and 0 <= y < self.height:
            at = y * self.width + x
            self.signs[at] = sign
            self.inks[at] = ink
            if paper >= 0:
                self.papers[at] = paper

    def rect(self, colour: int, x: int, y: int, w: int, h: int) -> None:
        """Fill a rectangle with paper of a colour."""
        for line in range(y, y + h):
            for column in range(x, x + w):
                self.put(" ", column, line, S.TEXT, colour)

    def tile(self, bank: int, index: int, x: int, y: int, rows: int = 0, ink: int = 0) -> None:
        """Do nothing: a terminal has no pictures."""

    def frame(self, ink: int, x: int, y: int, w: int, h: int, signs: str = PLAIN_FRAME, paper: int = -1) -> None:
        """Draw the outline of a rectangle inside its edges, in these characters."""
        right = x + w - 1
        bottom = y + h - 1
        for column in range(x + 1, right):
            self.put(signs[4], column, y, ink, paper)
            self.put(signs[4], column, bottom, ink, paper)
        for line in range(y + 1, bottom):
            self.put(signs[5], x, line, ink, paper)
            self.put(signs[5], right, line, ink, paper)
        self.put(signs[0], x, y, ink, paper)
        self.put(signs[1], right, y, ink, paper)
        self.put(signs[2], x, bottom, ink, paper)
        self.put(signs[3], right, bottom, ink, paper)

    def text(self, s: str, x: int, y: int, ink: int, bank: int = S.FONT) -> int:
        """Write `s` from a place on; return the column after it. Codes 1 to 16 are the signs of the fonts."""
        if bank == S.BOLD:
            ink |= BOLD
        for c in s:
            code = ord(c)
            self.put(SIGNS[code - 1] if 0 < code <= len(SIGNS) else c, x, y, ink)
            x += 1
        return x

    def text_width(self, s: str, bank: int = S.FONT) -> int:
        """Return the number of columns that `s` takes."""
        return len(s)

    def number(self, n: int, x: int, y: int, ink: int, bank: int = S.FONT) -> int:
        """Write a number; return the column after it."""
        return self.text(str(n), x, y, ink, bank)

    def wrap(self, s: str, width: int, bank: int = 0) -> "list[str]":
        """Break `s` between words into lines of at most `width` columns, and a longer word inside."""
        lines = []
        line = ""
        for word in s.split(" "):
            if line and len(line) + 1 + len(word) > width:
                lines.append(line)
                line = ""
            line += " " + word if line else word
            while len(line) > width:
                lines.append(line[:width])
                line = line[width:]
        lines.append(line)
        return lines

    # Cards

    def card_name(self, card: int) -> str:
        """Return the rank of a card and its suit."""
        rank = ((card & 15) + self.lowest_rank - 1) % 13
        if rank > 9:
            rank += 3 * self.court_letters
        return phrases.RANK_LABELS[rank] + SIGNS[card >> 4 & 3]

    def card(self, card: int, x: int, y: int, w: int, h: int) -> None:
        """Draw a card of w x h characters, at least 5 x 3.

        A byte that is no card draws an empty place, as in scene.py.
        """
        if not 0 < card & 15 < 14:
            self.frame(S.FAINT if card == 0x1F else S.OUTLINE, x, y, w, h)
            if card:
                self.put("×" if card == 0x1F else "?", x + w // 2, y + h // 2, S.OUTLINE)
            return
        self.card_edge(card, x, y, w, True)
        self.card_bottom(card, x, y + 1, w, h - 1)

    def card_bottom(self, card: int, x: int, y: int, w: int, h: int) -> None:
        """Draw the h lines of a card below its upper edge."""
        self.card_line(card, x, y, w)
        for line in range(y + 1, y + h - 1):
            self.card_line(card, x, line, w, False)
        self.card_edge(card, x, y + h - 1, w, False)
        if card < 0x80 and h > 3:
            name = self.card_name(card)
            self.text(name, x + w - 1 - len(name), y + h - 2, SUIT_INKS[card >> 4 & 3], S.BOLD)

    def _paper(self, card: int) -> int:
        return BACK_PAPERS[(card ^ self.back_swap) >> 6 & 1] if card & 0x80 else S.PAPER

    def card_edge(self, card: int, x: int, y: int, w: int, is_upper: bool) -> None:
        """Draw the upper or the lower edge of a card."""
        paper = self._paper(card)
        ink = S.WHITE if card & 0x80 else S.WOOD
        corners = PLAIN_FRAME[:2] if is_upper else PLAIN_FRAME[2:4]
        self.put(corners[0], x, y, ink, paper)
        for column in range(x + 1, x + w - 1):
            self.put(PLAIN_FRAME[4], column, y, ink, paper)
        self.put(corners[1], x + w - 1, y, ink, paper)

    def card_line(self, card: int, x: int, y: int, w: int, is_named: bool = True) -> None:
        """Draw one line of a card in a fan: its name, or nothing, between its edges; or its back."""
        paper = self._paper(card)
        ink = S.WHITE if card & 0x80 else S.WOOD
        self.put(PLAIN_FRAME[5], x, y, ink, paper)
        for column in range(x + 1, x + w - 1):
            self.put("▒" if card & 0x80 else " ", column, y, S.EDGE, paper)
        self.put(PLAIN_FRAME[5], x + w - 1, y, ink, paper)
        if is_named and card < 0x80:
            self.text(self.card_name(card), x + 1, y, SUIT_INKS[card >> 4 & 3], S.BOLD)
