"""The scene of a low screen: small cards, and marks that leave them legible."""

from firmware.draw.scene import PLACE_EMPTY, PLACE_OUT_OF_USE, PLACE_UNDEALT, SUIT_INKS, TITLE_TILES, Scene
from firmware.draw.sprites import sprite_index as S


class SmallScene(Scene):
    """A Scene whose cards are CARD_SMALL_W pixels wide, or one less, and CARD_SMALL_H high.

    corner_w: the width of a corner, which is drawn in the middle
    corner_y, middle_y: the y of corner and middle of an open card
    """

    usual_w = S.CARD_SMALL_W
    usual_h = S.CARD_SMALL_H
    corner_w = 16
    corner_y = 2
    middle_y = 10

    def card(self, card: int, x: int, y: int, rows: int = 0) -> None:
        rank = card & 15
        if rank == 0 or rank > 13:
            kind = PLACE_EMPTY if card == 0 else PLACE_OUT_OF_USE if card == 0x1F else PLACE_UNDEALT
            self.empty_place(kind, x, y, rows)
            return
        rank += self.lowest_rank
        if rank > 13:
            rank -= 13
        h = rows or self.usual_h
        w = self.card_w
        self.rect(S.EDGE, x + 1, y, w - 2, h)
        self.rect(S.PAPER, x, y + 1, w, h - 1 if rows else h - 2)
        if card & 0x80:
            pack = (card ^ self.back_swap) >> 6 & 1
            self.rect(S.BLUE if pack else S.MAROON, x + 1, y + 1, w - 2, h - (1 if rows else 2))
            if h > 2:
                x += w - 14 >> 1
                self.tile(S.BACK, pack, x, y + 2, rows - 2 if rows else 0, S.SKY if pack else S.EDGE)
            return
        suit = card >> 4 & 3
        ink = SUIT_INKS[suit]
        corner = suit * 13 + rank - 1
        to_translated = 0
        if rank > 10 and self.court_letters:
            corner = suit * S.FOREIGN_RANK_COUNT + S.FOREIGN_RANKS[3 * self.court_letters + rank - 14]
            to_translated = S.CORNER_TRANSLATED - S.CORNER
        x += w - self.corner_w >> 1
        if 0 < rows < 9:
            if rows > 5:
                self.tile(S.CORNER_CLOSED + to_translated, corner, x, y + 1, 0, ink)
            return
        self.tile(S.CORNER + to_translated, corner, x, y + (1 if 0 < rows < 11 else self.corner_y), 0, ink)
        if 0 < rows < 14:
            return
        y += self.middle_y
        self.tile(S.PIP, rank - 7 if rank > 10 else suit, x + 1, y, rows - self.middle_y if rows else 0, ink)

    def mark_cursor(self, x: int, y: int, w: int, h: int) -> None:
        self.outline(S.STRONG, x, y, w, h)

    def mark_hint(self, x: int, y: int, w: int, h: int) -> None:
        self.outline(S.SKY, x, y, w, h)

    def mark_target(self, x: int, y: int, w: int, h: int) -> None:
        """Mark a place where the card may go: a bar above and a bar below."""
        self.rect(S.LIME, x - 1, y - 1 if y else 0, w + 2, 2)
        self.rect(S.LIME, x - 1, y + h - 1, w + 2, 2)

    def mark_last_to(self, x: int, y: int, w: int, h: int) -> None:
        self.rect(S.SKY, x - 1, y, 2, h)
        self.rect(S.SKY, x + w - 1, y, 2, h)

    def mark_last_from(self, x: int, y: int, w: int, h: int) -> None:
        self.rect(S.SKY, x - 1, y, 3, 3)
        self.rect(S.SKY, x + w - 2, y, 3, 3)
        self.rect(S.SKY, x - 1, y + h - 3, 3, 3)
        self.rect(S.SKY, x + w - 2, y + h - 3, 3, 3)

    def title(self, width: int, y: int) -> None:
        """Draw the banner: a line of letters, 30 rows high, or on a screen under 240 pixels wide two, 61 rows high."""
        lines = width < 240
        pitch = min(25, width // 6)
        w = pitch - 1 if lines else 22
        for i in range(12):
            if lines:
                cx = (width - 6 * pitch) // 2 + i % 6 * pitch
            elif i == 6 or i == 11:
                continue
            else:
                cx = (width - 238) // 2 + (i * 23 if i < 6 else i * 23 - 15)
            cy = y + (31 if lines and i > 5 else 0) + (i & 1) * 2
            if i == 6 or i == 11:
                self.card(0xC1 if i == 6 else 0x81, cx + (w - self.usual_w) // 2, cy + 2)
                continue
            self.rect(S.EDGE, cx + 1, cy, w - 2, 28)
            self.rect(S.PAPER, cx, cy + 1, w, 26)
            self.tile(S.LETTER, TITLE_TILES[i], cx + (w - 19) // 2, cy + 2, 0, S.RED if i & 1 else S.INK)
