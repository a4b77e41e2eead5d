# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The scene of a one-bit screen.

Its entries are those of scene.py, its banks those of sprites_one_bit.py, its colours DARK and LIGHT.
"""

from firmware.draw import sprites_one_bit as M
from firmware.draw.scene import Scene

DARK = 0
LIGHT = 1
SIGNS = 16  # how many glyphs the fonts have before ASCII
ENTRIES = 192  # the fullest picture seen, a question about a call at 128 x 64, has 181


class MonoScene(Scene):
    """A scene with one font: the tiny one, which has no small letters, or the small one."""

    def __init__(self, font: int) -> None:
        Scene.__init__(self, ENTRIES)
        self.font = font
        self.widths = M.TINY_WIDTHS if font == M.TINY else M.FONT_WIDTHS
        self.line = 6 if font == M.TINY else 9  # pixels from a line of text to the next

    def _glyph(self, code: int) -> int:
        if code < 32:
            return code - 1 if 0 < code <= SIGNS else SIGNS + 31
        if code == 0x153:  # the oe has the number of ½
            code = 0xBD
        elif code & -4 == 0x201C:  # the quotation marks from U+201C on have the numbers from 0xAC on
            code -= 0x201C - 0xAC
        if self.font == M.TINY and (96 < code < 123 or 0xDF < code < 0x100):
            code -= 32
        if 159 < code < 0x100 and M.LATIN[code - 160]:
            return M.LATIN[code - 160] + SIGNS + (63 if self.font == M.TINY else 94)
        if code > 126:
            return SIGNS + 31
        at = SIGNS + code - 32
        return at if at < len(self.widths) else SIGNS + 31

    def text(self, s: str, x: int, y: int, ink: int, bank: int = 0) -> int:
        """Write `s` with its top left at x, y; return the x after it. bank is ignored: there is one font."""
        for c in s:
            at = self._glyph(ord(c))
            if at < 4 and self.font == M.FONT:
                self.tile(M.PIP, at, x, y, 0, ink)  # red suits are hollow, as on the cards
            elif c != " ":
                self.tile(self.font, at, x, y, 0, ink)
            x += self.widths[at]
        return x

    def clipped(self, s: str, x: int, y: int, ink: int, right: int) -> None:
        """Write as many letters of the text as end before `right`."""
        while s and x + self.text_width(s) > right + 1:
            s = s[:-1]
        self.text(s, x, y, ink)

    def text_width(self, s: str, bank: int = 0) -> int:
        """Return the width of `s` in pixels."""
        x = 0
        for c in s:
            x += self.widths[self._glyph(ord(c))]
        return x

    def number(self, n: int, x: int, y: int, ink: int, bank: int = 0) -> int:
        """Write a number from 0 on in the tiny font, without making a string; return the x after it."""
        unit = 1
        while n // unit >= 10:
            unit *= 10
        while unit:
            at = SIGNS + 16 + n // unit % 10
            self.tile(M.TINY, at, x, y, 0, ink)
            x += M.TINY_WIDTHS[at]
            unit //= 10
        return x

    def rank(self, rank: int, x: int, y: int, ink: int) -> None:
        """Write the rank of a card, given its rank byte, 1 to 13."""
        rank = (rank + self.low - 1) % 13
        if rank > 9:
            rank += 3 * self.letters
        self.tile(M.RANK, rank, x, y, 0, ink)

    def tiny(self, s: str, x: int, y: int) -> None:
        """Write capitals and digits in the tiny font."""
        for c in s:
            at = SIGNS + ord(c) - 32
            self.tile(M.TINY, at, x, y, 0, LIGHT)
            x += M.TINY_WIDTHS[at]
