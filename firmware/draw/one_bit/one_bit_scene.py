"""The scene of a one-bit screen.

Its entries are those of scene.py, its banks those of sprites_one_bit.py, its colours DARK and LIGHT.
"""

from firmware.draw.scene import Scene
from firmware.draw.sprites import sprites_one_bit as sprites
from firmware.draw.sprites.sprite_index import FOREIGN_RANKS

DARK = 0
LIGHT = 1
GLYPHS_BEFORE_ASCII = 16  # the number of glyphs that the fonts have before those of ASCII
WIDTHS = (b"", sprites.FONT_WIDTHS, sprites.TINY_WIDTHS)  # the widths of the glyphs of each font, by its bank
LATIN = (b"", sprites.FONT_LATIN, sprites.TINY_LATIN)  # in each font, the glyphs of the codes from 0xA0 to 0x17F
MAX_ENTRIES = 192  # the fullest known picture, a question about a call of stop at 128 x 64, has 181


class OneBitScene(Scene):
    """A scene with one font for text: the tiny one, which has no small letters, or the small one."""

    def __init__(self, font: int) -> None:
        Scene.__init__(self, MAX_ENTRIES)
        self.font = font
        self.line_pitch = 6 if font == sprites.TINY else 9  # pixels from a line of text to the next

    def _glyph(self, code: int, font: int) -> int:
        if code < 32:
            return code - 1 if 0 < code <= GLYPHS_BEFORE_ASCII else GLYPHS_BEFORE_ASCII + 31
        if code & -4 == 0x201C:  # “ ” „, from U+201C on, have the numbers from 0xAC on
            code -= 0x201C - 0xAC
        if font == sprites.TINY and 96 < code < 123:
            code -= 32
        if 0x9F < code < 0x180 and LATIN[font][code - 160]:
            return LATIN[font][code - 160] + GLYPHS_BEFORE_ASCII + (63 if font == sprites.TINY else 94)
        at = GLYPHS_BEFORE_ASCII + code - 32
        return at if code < 127 and at < len(WIDTHS[font]) else GLYPHS_BEFORE_ASCII + 31

    def text(self, s: str, x: int, y: int, ink: int, bank: int = 0) -> int:
        """Write `s` with its top left at x, y; return the x after it. bank: another font than the scene's."""
        font = bank or self.font
        for c in s:
            at = self._glyph(ord(c), font)
            if at < 4 and font == sprites.FONT:
                self.tile(sprites.PIP, at, x, y, 0, ink)  # red suits are hollow, as on the cards
            elif c != " ":
                self.tile(font, at, x, y, 0, ink)
            x += WIDTHS[font][at]
        return x

    def clipped_text(self, s: str, x: int, y: int, ink: int, right: int) -> None:
        """Write as many letters of the text as end before `right`."""
        while s and x + self.text_width(s) > right + 1:
            s = s[:-1]
        self.text(s, x, y, ink)

    def text_width(self, s: str, bank: int = 0) -> int:
        """Return the width of `s` in pixels."""
        font = bank or self.font
        x = 0
        for c in s:
            x += WIDTHS[font][self._glyph(ord(c), font)]
        return x

    def line_end(self, s: str, width: int, font: int) -> int:
        end = x = 0
        for i, c in enumerate(s):
            if c == " ":
                if x > width:
                    return end or i
                end = i
            x += WIDTHS[font][self._glyph(ord(c), font)]
        return end if end and x > width else len(s)

    def number(self, n: int, x: int, y: int, ink: int, bank: int = 0) -> int:
        """Write a number from 0 on in the tiny font without making a string; return the x after it."""
        unit = 1
        while n // unit >= 10:
            unit *= 10
        while unit:
            at = GLYPHS_BEFORE_ASCII + 16 + n // unit % 10
            self.tile(sprites.TINY, at, x, y, 0, ink)
            x += sprites.TINY_WIDTHS[at]
            unit //= 10
        return x

    def rank(self, rank: int, x: int, y: int, ink: int) -> None:
        """Write the rank of a card, given its rank byte, 1 to 13."""
        rank = (rank + self.lowest_rank - 1) % 13
        if rank > 9 and self.court_letters:
            rank = 13 + FOREIGN_RANKS[3 * self.court_letters + rank - 13]
        self.tile(sprites.RANK, rank, x, y, 0, ink)
