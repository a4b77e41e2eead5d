"""Draw scenes on a BlockPanel: if a character stands for several pixels, text and suits are shown as characters.

Text and suits become illegible first in a smaller picture, and a terminal has characters for both. So they are taken
out of the scene, the rest is drawn as on any panel, and the panel puts the characters on top.
"""

from array import array
from collections.abc import Iterable, Sequence
from typing import Any

from firmware.draw.scene import BANK_MASK, ENTRY_SIZE, RECT, SUIT_INKS, TILE_SHIFT, Scene
from firmware.draw.sprites import sprite_index as S
from firmware.draw.strip_renderer import StripRenderer
from firmware.draw.themes import palette
from firmware.text.phrases import RANK_LABELS
from hostsim.players.block_panel import BlockPanel, Frame, Word
from hostsim.players.terminal_colours import on_panel

SUITS = "♠♥♦♣"
FOREIGN_RANKS = tuple(RANK_LABELS[13 + S.FOREIGN_RANKS.index(i)] for i in range(S.FOREIGN_RANK_COUNT))
CORNERS = {  # by bank: the texts of its tiles
    S.CORNER: RANK_LABELS[:13], S.CORNER_CLOSED: RANK_LABELS[:13],
    S.CORNER_TRANSLATED: FOREIGN_RANKS, S.CORNER_CLOSED_TRANSLATED: FOREIGN_RANKS,
}  # fmt: skip
MIDDLES = (S.PIP, S.ACE, S.GHOST, S.SUITS, S.PIP_SMALL)  # banks of suits in the middle of a card, tiles 0 to 3
SIGNS = SUITS + "◂▸▴▾↵⌫↻≡■✓★•"  # the glyphs before ASCII, in their order
# ASCII, and the glyphs after it in their order: those of Latin-1 and Latin Extended-A, with three quotation marks in
# the places of others.
AFTER = "".join([chr(32 + i) for i in range(95)] + [
    chr(160 + i) for _, i in sorted((glyph, i) for i, glyph in enumerate(S.LATIN) if glyph)
]).translate(str.maketrans("\xac\xad\xae", "“”„"))


# The frames that mark a place, by colour, with the shade that replaces the colour if there are none.
FRAMES = {S.STRONG: "▒", S.LIME: "░", S.WHITE: "▓"}
TARGETS = (S.MARK_TARGET_NW, S.MARK_TARGET_NE, S.MARK_TARGET_SW, S.MARK_TARGET_SE)
THICK = 2  # pixels, the thickness of the thickest frame


class TerminalRenderer:
    """The strip renderer for a BlockPanel."""

    def __init__(self, panel: BlockPanel, banks: tuple[Any, ...]) -> None:
        self.panel = panel
        self._strip = StripRenderer(panel, banks)
        self._sizes = [bank and bank[:2] for bank in banks]
        self._scene: Scene | None = None
        self._rest = Scene()

    def show(self, scene: Scene) -> None:
        """Draw the scene on the panel."""
        self._scene = scene
        letters: list[Word] = []
        frames: list[Frame] = []
        if self.panel.small:
            letters = split_text(scene, self._sizes, self._rest)
            frames = frames_in(scene, self._sizes)
            self._rest.theme = scene.theme
            scene = self._rest
        self._strip.show(scene)
        self.panel.put(letters, frames)

    def again(self) -> None:
        """Draw the same scene again, because the panel's characters have changed."""
        if self._scene:
            self.show(self._scene)


def frames_in(scene: Scene, sizes: Sequence[tuple[int, int]]) -> list[Frame]:
    """Return the frames that mark places in a scene, the last drawn first: sides of frames, corners of targets."""
    colours = palette(scene.theme)
    found = []
    for at in range((scene.n - 1) * ENTRY_SIZE, -1, -ENTRY_SIZE):
        what, x, y, rows, wide = scene.buf[at : at + ENTRY_SIZE]
        bank, tile = what & BANK_MASK, what >> TILE_SHIFT
        if bank == RECT and tile in FRAMES and min(rows, wide) <= THICK:
            found.append((x, y, x + wide, y + rows, on_panel(colours, tile), FRAMES[tile]))
        elif bank == S.MARK and tile in TARGETS:
            width, height = sizes[bank]
            found.append((x, y, x + width, y + height, on_panel(colours, wide), FRAMES[S.LIME]))
    return found


def split_text(scene: Scene, sizes: Sequence[tuple[int, int]], rest: Scene) -> list[Word]:
    """Copy the scene into rest without its letters and suits and the corners of its cards, and return these.

    sizes: width and height of each bank's tiles. Each is (x, y of the middle, width, text, RGB, bold), in pixels; those
        covered by later rects are omitted.
    """
    colours = palette(scene.theme)
    found = []
    rects = []
    kept: list[int] = []
    for at in range((scene.n - 1) * ENTRY_SIZE, -1, -ENTRY_SIZE):
        what, x, y, rows, wide = scene.buf[at : at + ENTRY_SIZE]
        bank, tile = what & BANK_MASK, what >> TILE_SHIFT
        if bank == S.FONT or bank == S.BOLD:
            widths = S.FONT_WIDTHS if bank == S.FONT else S.BOLD_WIDTHS
            signs = len(widths) - 95 - S.LATIN_GLYPHS
            text = SIGNS[tile] if tile < signs else AFTER[tile - signs]
            width, bold = widths[tile], bank == S.BOLD
        elif bank in CORNERS:
            ranks = CORNERS[bank]
            text = ranks[tile % len(ranks)] + SUITS[tile // len(ranks)]
            width, bold = sizes[bank][0], True
        elif bank in MIDDLES and tile < len(SUITS):
            text, width, bold = SUITS[tile], 1, bank != S.GHOST
            x += sizes[bank][0] // 2
            wide = wide or SUIT_INKS[tile]  # a tile of several colours has no ink
        else:
            if bank == RECT:
                rects.append((x, y, x + wide, y + rows))
            kept += reversed(scene.buf[at : at + ENTRY_SIZE])
            continue
        middle_x, middle_y = x + (0 if bank in MIDDLES else 3), y + (rows or sizes[bank][1]) // 2
        if not any(a <= middle_x < c and b <= middle_y < d for a, b, c, d in rects):
            found.append((x, middle_y, width, text, on_panel(colours, wide), bold))
    rest.buf[: len(kept)] = array("h", reversed(kept))
    rest.n = len(kept) // ENTRY_SIZE
    return _words(reversed(found))


def _words(letters: Iterable[Word]) -> list[Word]:
    """Join letters that follow each other."""
    words: list[Word] = []
    for letter in letters:
        x, y, width, text, ink, bold = letter
        if words:
            left, line, wide, before, *look = words[-1]
            gap = x - left - wide
            if (line, look) == (y, [ink, bold]) and 0 <= gap <= 12 and len(text) == 1:
                words[-1] = left, y, x + width - left, before + " " * (gap > 0) + text, ink, bold
                continue
        words.append(letter)
    return words
