# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The table as the person sees it: where each pile stands, and drawing the piles into the scene.

Piles by their number in position.py; FOUNDATION + slot (0-7, two a suit) are the foundations one by one.
"""

from engine.const import const
from engine.onepack import COMPLETE
from engine.position import (
    COUNT,
    FACE_DOWN,
    FAMILY,
    FOUNDATION,
    FOUNDS,
    HOUSES,
    OVER,
    PACK_ROOM,
    RESERVE,
    SHOW,
    TOP,
    TURN,
    UNDEALT,
    cards,
)
from firmware import sprites as S
from firmware.layout import table

OPEN = const(13)  # rows of a card that show in a fan with room
CLOSED = const(10)  # and at least
COLUMN = const(30)
SHOW_KIND = const(3)  # of layout.Table.own: reserve, hand, waste, showing card


def slot(pos, card):
    """Return the number of the foundation, 0-7, that a card goes to (as engine.moves.apply has it)."""
    k = card >> 3 & 6
    return k if pos[FOUNDS + k] == (card & 15) - 1 else k + 1


class View:
    """Draws the position of a Session into a scene. x, y, rows: of what can be framed of a pile."""

    def __init__(self, scene, session, width, height):
        self.scene = scene
        self.session = session
        self.layout = table(width, height, session.game.pos[FAMILY])
        self._cards = bytearray(PACK_ROOM)
        self.base = 0  # entries of the scene that are the table; what comes after may change without it

    def _row(self, p):
        # The person's row of the layout, or the opponent's.
        if p == SHOW:
            return self.layout.own if self.session.game.pos[TURN] == self.session.seat else self.layout.other
        return self.layout.own if (p - RESERVE) // 3 == self.session.seat else self.layout.other

    def _spot(self, p):
        return self._row(p)[SHOW_KIND if p == SHOW else (p - RESERVE) % 3]

    def line(self, p):
        """Return the line of the table p is in: 0 the opponent's, 1 foundations, 2 houses, 3 the person's."""
        if p >= FOUNDATION:
            return 1
        if SHOW < p < RESERVE:
            return 2
        return 3 if self._row(p) is self.layout.own else 0

    def x(self, p):
        """Return the left edge of pile p."""
        if p >= FOUNDATION:
            return COLUMN * (p - FOUNDATION) + 1
        if SHOW < p < RESERVE:
            return COLUMN * (p - 1) + 1
        return self._spot(p)[0]

    def pitch(self, n):
        """Return how far apart the cards of a house of n cards lie."""
        if n < 2:
            return OPEN
        return min(OPEN, max(CLOSED, (self.layout.houses[1] - S.CARD_H) // (n - 1)))

    def y(self, p, below=0):
        """Return the top edge of pile p's top card, or of the one that lies so many cards below it."""
        if p >= FOUNDATION:
            return self.layout.foundations
        if SHOW < p < RESERVE:
            pos = self.session.game.pos
            n = pos[COUNT + p]
            top = self.layout.houses[0]
            if pos[FAMILY] and n == COMPLETE:
                return top + 5
            return top + self.pitch(n) * (n - 1 - below) if n else top
        return self._spot(p)[1]

    def rows(self, p):
        """Return how many rows of pile p's top card show."""
        if p >= FOUNDATION:
            return 21
        if SHOW < p < RESERVE:
            return min(S.CARD_H, self.layout.houses[0] + self.layout.houses[1] - self.y(p))
        return self._spot(p)[2] or S.CARD_H

    def draw(self, hidden=-1, size=0):
        """Draw the table anew, pile `hidden` without its top `size` cards."""
        scene = self.scene
        session = self.session
        pos = session.game.pos
        layout = self.layout
        scene.clear()
        scene.rect(S.SHADE, 0, layout.houses[0] - 3, 240, 2)
        if layout.foundations >= 0:
            for f in range(8):
                self._foundation(pos, f, 1 if hidden == FOUNDATION + f else 0)
        for house in range(1, pos[HOUSES] + 1):
            # Under the houses, for the words to refer to; a long house covers its own.
            scene.number(house, COLUMN * house - COLUMN + 13, layout.numbers, S.LIGHT)
            self._house(pos, house, size if house == hidden else 0)
        for player in range(2):
            row = layout.own if player == session.seat else layout.other
            for kind in range(3):
                p = RESERVE + 3 * player + kind
                if kind or not pos[FAMILY]:
                    self._pile(pos, p, row[kind], size if p == hidden else 0)
        spot = self._spot(SHOW)
        if pos[TOP + SHOW] and hidden != SHOW:
            scene.card(pos[TOP + SHOW], spot[0], spot[1], spot[2])
        else:
            spot = layout.own[SHOW_KIND]
            scene.frame(S.SHADE, spot[0] + 2, spot[1] + 2, S.CARD_W - 4, S.CARD_H - 4)
        x, y = layout.name
        theirs = not pos[OVER] and pos[TURN] != session.seat
        scene.text("Opponent", x, y, S.GOLD if theirs else S.PAPER)
        if theirs:
            scene.tile(S.ICON, S.ICON_TOKEN, x + 51, y)
        self.base = scene.n

    def _foundation(self, pos, f, hidden):
        suit = f >> 1
        n = pos[FOUNDS + f] - hidden
        x = COLUMN * f + 1
        if n > 0:
            self.scene.card(suit << 4 | n, x, self.layout.foundations, 21)
        else:
            self.scene.place(suit, x, self.layout.foundations, 21)

    def _house(self, pos, house, hidden):
        scene = self.scene
        x = COLUMN * house - COLUMN + 1
        top, room = self.layout.houses
        card = pos[TOP + house]
        n = pos[COUNT + house]
        if n <= hidden:
            scene.card(card if card == UNDEALT else 0, x, top)
            return
        if pos[FAMILY] and n == COMPLETE and not hidden:
            # A complete house is closed: the pack's back under its last card.
            scene.card(card | FACE_DOWN, x, top, 6)
            scene.card(card, x, top + 5)
            scene.rect(S.INK, x + 11, top + 32, 16, 9)
            scene.text("13", x + 13, top + 33, S.GOLD)
            return
        held = self._cards
        cards(pos, house, held)
        pitch = self.pitch(n)
        y = top
        for i in range(n - hidden - 1):
            scene.card(held[i], x, y, pitch)
            y += pitch
        left = top + room - y
        scene.card(held[n - hidden - 1], x, y, 0 if left >= S.CARD_H else left)

    def _pile(self, pos, p, spot, hidden):
        scene = self.scene
        n = pos[COUNT + p]
        card = pos[TOP + p]
        if hidden:
            cards(pos, p, self._cards)
            n -= hidden
            card = self._cards[n - 1] if n > 0 else 0
        scene.card(card, spot[0], spot[1], spot[2])
        if n > 0:
            if not spot[2]:
                scene.rect(S.INK, spot[3], spot[4] - 1, 16, 10)
            scene.number(n, spot[3] + (2 if n > 9 else 5), spot[4], S.PAPER)
