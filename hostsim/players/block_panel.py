"""Show the pixels of a panel as block characters of a terminal, in colour if it has colours.

If the window is large enough, every character shows two pixels, one above the other. In a smaller one a character is a
*sextant*, 2 × 3 small blocks in two colours, which takes half the columns and far fewer lines. A small block that
stands for several pixels shows the one that differs most from the colour around it: averaging would turn thin strokes
grey, and this keeps them whole. The frame of the cursor takes precedence. If sextants cannot be expected, a character
of a smaller window shows two blocks, and in a character set without blocks only its background.

A terminal without colours shows light colours by reverse video, frames by shade, letters as characters in any window,
and red suits hollow.
"""

import array
from collections.abc import Iterable, Sequence
from typing import Any

from hostsim.players.terminal_abilities import ALL, HALVES, SEXTANTS, SPACES, Abilities
from hostsim.players.terminal_colours import RGB, TRUE_COLOUR, colour_code, colour_number, distance, is_light

Word = tuple[int, int, int, str, RGB, bool]  # x, y of the middle, width in pixels, text, colour, bold
# left, top, right, bottom in pixels, colour, and the shade that replaces the colour
Frame = tuple[int, int, int, int, RGB, str]
Letter = tuple[str, RGB, bool]
Cell = tuple[int, int, str]  # ink, background, character


class BlockPanel:
    """A panel (`.width`, `.height`, `.write`) that can be read as lines of text, after a call of `fit`.

    columns, lines: the size of the text
    small: whether a small block stands for several pixels, so that letters are better `put` as characters
    whole: whether every pixel is needed, because no letters will be `put`
    """

    def __init__(self, width: int, height: int, can: Abilities = ALL, whole: bool = False) -> None:
        self.can = can
        self.whole = whole
        self.width = width
        self.height = height
        self.pixels = bytearray(width * height)  # the number of a colour for each pixel
        self.columns = self.lines = 0
        self.small = False
        self._numbers: dict[int, int] = {}  # the number of each RGB565 colour
        self._rgb: list[RGB] = []
        self._apart: dict[tuple[int, int], int] = {}
        self._changed: set[int] = set()  # changed rows of pixels
        self._cells: dict[tuple[Any, ...], Cell] = {}  # the cell for each combination of pixels around a character
        self._rows: list[list[int]] = []  # for each line of text: where its small blocks begin and end
        self._spots: list[list[int]] = []  # the same for each column
        self._letters: dict[int, dict[int, Letter]] = {}  # for each line and column: (character, colour, bold)
        self._frames: list[Frame] = []
        self.write(0, 0, 1, 1, bytes(2))

    def write(self, x: int, y: int, w: int, h: int, buf: bytes | bytearray | memoryview) -> None:
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

    def put(self, letters: Iterable[Word], frames: Iterable[Frame] = ()) -> None:
        """Show only these texts as characters, and apart from these frames no frame narrower than a small block."""
        self._frames = list(frames)  # their pixels have been written, so their lines have changed
        lines: dict[int, dict[int, Letter]] = {}
        for x, y, _, text, rgb, bold in letters:
            line = lines.setdefault(y * self.lines // self.height, {})
            column = x * self.columns // self.width
            if not self.can.colours:
                text = text.translate(HOLLOW_SUITS)
            for character in self.can.shown(text):
                line[column] = (character, rgb, bold)
                column += 1
        for number in lines.keys() | self._letters.keys():
            if lines.get(number) != self._letters.get(number):
                self._changed.add(self._rows[number][0])
        self._letters = lines

    def least(self) -> tuple[int, int]:
        """Return the columns and lines of the smallest window: one line per ten rows, a fanned card."""
        if self.whole:
            across, down = _BLOCKS[self.can.blocks]
            return -(-self.width // across), -(-self.height // down)
        return -(-self.width // 3), -(-self.height // 10)

    def fit(self, columns: int, lines: int) -> bool:
        """Choose the characters for a window of that size; return False if the window is too small."""
        least_columns, least_lines = self.least()
        if columns < least_columns or lines < least_lines:
            return False
        # without colours, red and black letters differ only as characters, which need room
        if not (self.can.colours or self.whole):
            columns, lines = min(columns, self.width // 2 - 1), min(lines, self.height // 4)
        across, down = _BLOCKS[HALVES if self.can.blocks == SEXTANTS else self.can.blocks]
        if columns < self.width or lines < -(-self.height // 2):
            across, down = _BLOCKS[self.can.blocks]
        self.columns = min(columns, -(-self.width // across))
        self.lines = min(lines, -(-self.height // down))
        self.small = self.columns * across < self.width or self.lines * down < self.height or across * down == 1
        self._rows = _cuts(self.height, self.lines, down)
        self._spots = _cuts(self.width, self.columns, across)
        self._characters = _SEXTANTS if across == 2 else _HALVES if down == 2 else _SPACES
        self._cells.clear()
        self._letters = {}
        self._changed.update(range(self.height))
        return True

    def changed_lines(self) -> list[tuple[int, str]]:
        """Return (number, text with colours) of each line that may have changed since the last call."""
        around = 4 if self.small else 0
        result = []
        for line, cuts in enumerate(self._rows):
            if not self._changed.isdisjoint(range(cuts[0] - around, cuts[-1] + around)):
                result.append((line, self._line(line, around)))
        self._changed.clear()
        return result

    def _line(self, line: int, around: int) -> str:
        cuts: Sequence[int] = self._rows[line]
        letters = self._letters.get(line, {})
        frames = [frame for frame in self._frames if frame[1] < cuts[-1] and cuts[0] < frame[3]]
        top, bottom = max(0, cuts[0] - around), min(self.height, cuts[-1] + around)
        rows = [self.pixels[y * self.width : (y + 1) * self.width] for y in range(top, bottom)]
        cuts = tuple([cut - top for cut in cuts])
        parts = []
        ink_now = paper_now = ""
        for column, spots in enumerate(self._spots):
            left = max(0, spots[0] - around)
            near = [row[left : spots[-1] + around] for row in rows]
            here = tuple([spot - left for spot in spots])
            key = (cuts, here, b"".join(near))
            cell = self._cells.get(key)
            if cell is None:
                cell = self._cells[key] = self._cell(cuts, here, near)
            letter = letters.get(column)
            if frames and not letter:  # a letter on its neighbour's frame would be hard to read
                cell = self._framed(cell, self._rows[line], spots, frames)
            number, paper, character = cell
            ink = self._rgb[number]
            if letter:
                character, ink, bold = letter
                ink = self._apart_from(ink, paper)
                if bold:
                    character = "\x1b[1m" + character + "\x1b[22m"
            elif not self.can.colours and character in self._characters and is_light(ink) == is_light(self._rgb[paper]):
                character = " "
            papered = colour_code(self._rgb[paper], self.can.colours, True)
            if papered != paper_now:
                paper_now = papered
                parts.append(papered)
            inked = colour_code(ink, self.can.colours, False)
            if inked != ink_now and character != " ":
                ink_now = inked
                parts.append(inked)
            parts.append(character)
        parts.append("\x1b[0m")
        return "".join(parts)

    def _apart_from(self, ink: RGB, paper: int) -> RGB:
        """Return an ink that is visible on a background: black or white, if few colours make both the same."""
        colours, rgb = self.can.colours, self._rgb[paper]
        if colours in (0, TRUE_COLOUR) or colour_number(ink, colours) != colour_number(rgb, colours):
            return ink
        return _BLACK if is_light(rgb) else _WHITE

    def _framed(self, cell: Cell, cuts: Sequence[int], spots: Sequence[int], frames: list[Frame]) -> Cell:
        """Return a cell with the first of these frames that is visible in it."""
        blocks = [(left, upper, right, lower) for upper, lower in zip(cuts, cuts[1:])
                  for left, right in zip(spots, spots[1:])]
        for *rect, rgb, shade in frames:
            if rect[0] >= spots[-1] or spots[0] >= rect[2] or rgb not in self._rgb:
                continue
            number = self._rgb.index(rgb)
            mask = sum(1 << i for i, block in enumerate(blocks) if self._is_seen(number, rect, block))
            if mask:
                paper = cell[1] if cell[1] != number else cell[0]
                if not self.can.colours:
                    return number, paper, self.can.shown(shade)
                return (number, number, " ") if self.can.blocks == SPACES else (number, paper, self._characters[mask])
        return cell

    def _is_seen(self, number: int, rect: Sequence[int], block: Sequence[int]) -> bool:
        """Return whether a frame is visible: whether pixels of its colour are both in its rectangle and in a block."""
        left, right = max(rect[0], block[0]), min(rect[2], block[2])
        rows = range(max(rect[1], block[1]), min(rect[3], block[3]))
        return left < right and any(
            number in self.pixels[y * self.width + left : y * self.width + right] for y in rows)

    def _cell(self, cuts: Sequence[int], spots: Sequence[int], rows: list[bytearray]) -> Cell:
        """Return (ink, paper, character) for the part of these rows between the cuts and the spots."""
        around = b"".join(rows)
        ground = max(set(around), key=around.count)
        if self.can.blocks == SPACES:
            # Only the left side is taken: over the whole width, the narrow gaps between cards would be lost.
            here = b"".join([row[spots[0] : spots[0] + 1] for row in rows[cuts[0] : cuts[-1]]]) or bytes([ground])
            most = max(set(here), key=here.count)
            return most, most, " "
        blocks = []
        for upper, lower in zip(cuts, cuts[1:]):
            for left, right in zip(spots, spots[1:]):
                here = b"".join([row[left:right] for row in rows[upper:lower]]) or bytes([ground])
                blocks.append(max(here, key=lambda colour: self._distance(colour, ground)))
        # Of more than two colours, the pair with the smallest error stays, and the others become the nearer of the two.
        colours = sorted(set(blocks))
        _, ink, paper = min(
            (sum(min(self._distance(c, a), self._distance(c, b)) for c in blocks), a, b)
            for a in colours for b in colours if a < b or len(colours) == 1)
        if ink == ground:  # the neighbours probably have the same background, which makes the line shorter
            ink, paper = paper, ink
        mask = 0
        for i, colour in enumerate(blocks):
            if self._distance(colour, ink) < self._distance(colour, paper):
                mask |= 1 << i
        return ink, paper, self._characters[mask]

    def _distance(self, a: int, b: int) -> int:
        apart = self._apart.get((a, b))
        if apart is None:
            self._apart[(a, b)] = apart = distance(self._rgb[a], self._rgb[b])
        return apart


def _cuts(size: int, characters: int, blocks: int) -> list[list[int]]:
    """Return, for each character, where its small blocks begin and end in `size` pixels."""
    whole = max(size, characters * blocks)  # the last character may extend beyond the edge
    cuts = [min(size, i * whole // (characters * blocks)) for i in range(characters * blocks + 1)]
    return [cuts[i * blocks : (i + 1) * blocks + 1] for i in range(characters)]


_BLOCKS = {SEXTANTS: (2, 3), HALVES: (1, 2), SPACES: (1, 1)}  # the blocks of a character, across and down
_BLACK, _WHITE = (0, 0, 0), (255, 255, 255)
HOLLOW_SUITS = str.maketrans("♥♦", "♡♢")
_SPACES = "  "
_HALVES = " ▀▄█"
_SEXTANTS = [chr(0x1FB00 + mask - 1 - (mask > 21) - (mask > 42)) for mask in range(64)]
for _mask, _character in ((0, " "), (21, "▌"), (42, "▐"), (63, "█")):  # Unicode has these four in another block
    _SEXTANTS[_mask] = _character
