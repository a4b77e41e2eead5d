# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""A panel whose pixels become coloured block characters of a terminal.

In a window that is large enough every character shows two pixels, one above the other. In a smaller one a
character is a *sextant*, 2 × 3 small blocks in two colours: half the columns and far fewer lines. Where a
small block stands for several pixels it takes the one that differs most from the colour around it: averaging
would turn the thin strokes of ranks and letters to grey, this keeps them whole.
"""

import array

LEAST_LINES = 5  # pixels a line of text may hold at most: with more, sixes and eights look alike


class BlockPanel:
    """A panel (`.width`, `.height`, `.write`) that can be read as lines of text; `fit` comes first."""

    def __init__(self, width, height):
        self.width = width
        self.height = height
        self.pixels = bytearray(width * height)  # a colour's number each
        self.columns = self.lines = 0  # of text
        self._numbers = {}  # colour as the panel gets it -> its number
        self._rgb = []
        self._changed = set()  # rows of pixels
        self._cells = {}  # what a character came out as, by the pixels around it
        self._rows = []
        self.write(0, 0, 1, 1, bytes(2))

    def write(self, x, y, w, h, buf):
        """Take w × h pixels, RGB565 big endian, row by row."""
        values = array.array("H", bytes(buf[: w * h * 2]))
        for value in set(values) - self._numbers.keys():
            high, low = array.array("H", [value]).tobytes()
            word = high << 8 | low
            red, green, blue = word >> 11, word >> 5 & 63, word & 31
            self._numbers[value] = len(self._rgb)
            self._rgb.append((red << 3 | red >> 2, green << 2 | green >> 4, blue << 3 | blue >> 2))
        numbers = bytes(map(self._numbers.__getitem__, values))
        for row in range(h):
            start = (y + row) * self.width + x
            self.pixels[start : start + w] = numbers[row * w : row * w + w]
        self._changed.update(range(y, y + h))

    def least(self):
        """Return the columns and lines of the smallest window that shows the picture readably."""
        return -(-self.width // 2), -(-self.height // LEAST_LINES)

    def fit(self, columns, lines):
        """Choose the characters for a window of that size; return False where it is too small."""
        least_columns, least_lines = self.least()
        if columns < least_columns or lines < least_lines:
            return False
        if columns >= self.width and lines >= -(-self.height // 2):
            self.columns, self.lines, across, down = self.width, -(-self.height // 2), 1, 2
        else:
            self.columns, self.lines, across, down = least_columns, min(lines, -(-self.height // 3)), 2, 3
        self._across = across
        self._exact = self.lines * down >= self.height
        self._rows = []
        for line in range(self.lines):
            cuts = range(line * down, line * down + down + 1)
            if not self._exact:
                cuts = [cut * self.height // (self.lines * down) for cut in cuts]
            self._rows.append([min(cut, self.height) for cut in cuts])
        self._cells.clear()
        self._changed.update(range(self.height))
        return True

    def changed_lines(self):
        """Return (number, text with its colours) of each line that may have changed since the last call."""
        around = 0 if self._exact else 4
        result = []
        for line, cuts in enumerate(self._rows):
            if not self._changed.isdisjoint(range(cuts[0] - around, cuts[-1] + around)):
                result.append((line, self._line(cuts, around)))
        self._changed.clear()
        return result

    def _line(self, cuts, around):
        top, bottom = max(0, cuts[0] - around), min(self.height, cuts[-1] + around)
        rows = [self.pixels[y * self.width : (y + 1) * self.width] for y in range(top, bottom)]
        spans = tuple(cut - top for cut in cuts)
        side = 5 if around else 0
        parts = []
        ink = paper = None
        for x in range(0, self.width, self._across):
            left = max(0, x - side)
            around_it = [row[left : x + self._across + side] for row in rows]
            key = (spans, x - left, b"".join(around_it))
            cell = self._cells.get(key)
            if cell is None:
                cell = self._cells[key] = self._cell(spans, x - left, around_it)
            if cell[1] != paper:
                paper = cell[1]
                parts.append("\x1b[48;2;%d;%d;%dm" % self._rgb[paper])
            if cell[0] != ink and cell[2] != " ":
                ink = cell[0]
                parts.append("\x1b[38;2;%d;%d;%dm" % self._rgb[ink])
            parts.append(cell[2])
        parts.append("\x1b[0m")
        return "".join(parts)

    def _cell(self, spans, x, rows):
        """Return (ink, paper, character) for what of these rows is at column x, cut at the spans."""
        around = b"".join(rows)
        ground = max(set(around), key=around.count)
        blocks = []
        for upper, lower in zip(spans, spans[1:]):
            for column in range(x, x + self._across):
                here = [row[column] for row in rows[upper:lower] if column < len(row)] or [ground]
                blocks.append(max(here, key=lambda colour: self._distance(colour, ground)))
        # Of more than two colours the pair stays that is least wrong; the others become the nearer one.
        colours = sorted(set(blocks))
        _, ink, paper = min(
            (sum(min(self._distance(c, a), self._distance(c, b)) for c in blocks), a, b)
            for a in colours for b in colours if a < b or len(colours) == 1)
        if ink == ground:  # the paper of the neighbours too, most likely, so that the line grows shorter
            ink, paper = paper, ink
        mask = 0
        for i, colour in enumerate(blocks):
            if self._distance(colour, ink) < self._distance(colour, paper):
                mask |= 1 << i
        return ink, paper, (_SEXTANTS if self._across == 2 else _HALVES)[mask]

    def _distance(self, a, b):
        return sum(weight * (p - q) ** 2 for weight, p, q in zip((2, 4, 3), self._rgb[a], self._rgb[b]))


_HALVES = " ▀▄█"
_SEXTANTS = [chr(0x1FB00 + mask - 1 - (mask > 21) - (mask > 42)) for mask in range(64)]
for _mask, _character in ((0, " "), (21, "▌"), (42, "▐"), (63, "█")):  # these are older and stand elsewhere
    _SEXTANTS[_mask] = _character
