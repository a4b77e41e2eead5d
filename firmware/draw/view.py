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
    FLAGS,
    FOUNDATION,
    FOUNDS,
    HELD,
    HOUSES,
    NO_PACK,
    ORDER,
    OVER,
    PACK_ROOM,
    PLAYERS,
    RESERVE,
    SHOW,
    STYLE,
    TOP,
    TURN,
    UNDER,
    cards,
)
from engine.rules import BACKS, PATIENCE
from firmware.draw import sprites as S
from firmware.draw.layout import table
from firmware.text import phrases

SHOW_KIND = const(3)  # of a row of layout_table.Table: reserve, hand, waste, showing card


def slot(pos, card):
    """Return the number of the foundation, 0-7, that a card goes to (as engine.moves.apply has it)."""
    k = card >> 3 & 6
    return k if pos[FOUNDS + k] == (card & 15) - 1 else k + 1


class View:
    """Draws the position of a Session into a scene. x, y, rows: of what can be framed of a pile; width: of a card."""

    def __init__(self, scene, session, width, height):
        self.scene = scene
        self.session = session
        self.layout = table(width, height, session.game.pos)
        self.width = self.layout.width
        self.height = self.layout.height
        self.screen = width
        self._cards = bytearray(PACK_ROOM)
        self.base = 0  # entries of the scene that are the table; what comes after may change without it
        # Of the house measured last: face-down cards, and how far apart these and the others lie.
        self._down = 0
        self._thin = 0
        self._wide = 0
        self._folded = 0  # cards folded after the first that is face up
        self._fold = 0

    def _row(self, p):
        # The row of the layout that a player's pile stands in.
        pos = self.session.game.pos
        player = pos[TURN] if p == SHOW else (p - RESERVE) // 3
        return self.layout.rows[(player - self.session.seat) % pos[PLAYERS]]

    def _spot(self, p):
        return self._row(p)[SHOW_KIND if p == SHOW else (p - RESERVE) % 3]

    def line(self, p):
        """Return the line of the table p is in: 0 the opponents', 1 foundations, 2 houses, 3 the person's."""
        if p >= FOUNDATION:
            return 1
        if SHOW < p < RESERVE:
            return 2
        return 3 if self._spot(p)[1] > self.layout.houses[0] else 0

    def x(self, p):
        """Return the left edge of pile p."""
        if p >= FOUNDATION:
            return self.layout.foundations[2][p - FOUNDATION]
        if SHOW < p < RESERVE:
            return self.layout.houses[2][p - 1]
        return self._spot(p)[0]

    def _measure(self, house):
        # The face-down cards of a house close up first, then all.
        pos = self.session.game.pos
        n = pos[COUNT + house]
        down = 0
        if n and (pos[STYLE] & BACKS or pos[ORDER] & PATIENCE):
            up = 1
            card = pos[UNDER + pos[TOP + house]]
            while card and card < FACE_DOWN:
                card = pos[UNDER + card]
                up += 1
            down = n - up
        room = self.layout.houses[1] - self.height
        steps = n - 1 - down
        wide, closed, fold, thin, thin_closed = self.layout.fan
        self._down = down
        self._thin = thin if steps * wide + down * thin <= room else thin_closed
        self._wide = wide
        self._folded = 0
        self._fold = fold
        if steps > 0:
            room -= down * self._thin
            self._wide = min(wide, max(closed, room // steps))
            if fold and steps * closed > room:
                self._folded = min(steps - 1, (steps * closed - room + closed - fold - 1) // (closed - fold))

    def pitch(self, p):
        """Return how far apart the face-up cards of pile p lie."""
        if not SHOW < p < RESERVE:
            return self.layout.fan[0]
        self._measure(p)
        return self._wide

    def y(self, p, below=0):
        """Return the top edge of pile p's top card, or of the one that lies so many cards below it."""
        if p >= FOUNDATION:
            return self.layout.foundations[0][p - FOUNDATION]
        if SHOW < p < RESERVE:
            pos = self.session.game.pos
            n = pos[COUNT + p]
            top = self.layout.houses[0]
            if pos[FAMILY] and n == COMPLETE:
                return top + 5
            self._measure(p)
            return top + self._depth(n - 1 - below) if n else top
        return self._spot(p)[1]

    def _depth(self, i):
        # How far under the first card of the house measured card i lies.
        down = self._down
        if i < down:
            return self._thin * i
        depth = self._thin * down + self._wide * (i - down)
        folded = min(self._folded, i - down - 1)
        return depth - folded * (self._wide - self._fold) if folded > 0 else depth

    def rows(self, p):
        """Return how many rows of pile p's top card show."""
        if p >= FOUNDATION:
            return self.layout.foundations[1]
        if SHOW < p < RESERVE:
            return min(self.height, self.layout.houses[0] + self.layout.houses[1] - self.y(p))
        return self._spot(p)[2] or self.height

    def clear(self):
        """Begin a scene whose cards are of this game's ranks."""
        self.scene.clear()
        self.scene.low = self.session.low

    def draw(self, hidden=-1, size=0):
        """Draw the table anew, pile `hidden` without its top `size` cards."""
        scene = self.scene
        pos = self.session.game.pos
        layout = self.layout
        self.clear()
        scene.card_w = self.width
        if layout.houses[0] > 30 or not scene.small:
            scene.rect(S.SHADE, 0, layout.houses[0] - 3, self.screen, 2)
        if layout.foundations:
            for f in range(8):
                if pos[FOUNDS + f] != NO_PACK:
                    self._foundation(pos, f, 1 if hidden == FOUNDATION + f else 0)
        for house in range(1, pos[HOUSES] + 1):
            # Under the houses, for the words to refer to; a long house covers its own.
            scene.number(house, self.x(house) + (self.width >> 1) - 2, layout.numbers, S.LIGHT)
            self._house(pos, house, size if house == hidden else 0)
        for player in range(pos[PLAYERS]):
            self._player(pos, player, hidden, size)
        self.base = scene.n

    def thinks(self, picture):
        """Mark who is to move as one who thinks: a dash that goes to and fro under the name, 4 pictures of it."""
        pos = self.session.game.pos
        x, y = self.layout.names[(pos[TURN] - self.session.seat) % pos[PLAYERS] - 1]
        step = 2 if picture == 3 else picture + 1
        if pos[PLAYERS] == 3:
            self.scene.rect(S.GOLD, x + 3 * step - 3, y + 19, 3, 2)
        else:
            self.scene.rect(S.GOLD, x + 14 * step - 14, y + 8, 14, 2)

    def _foundation(self, pos, f, hidden):
        n = pos[FOUNDS + f] - hidden
        y, rows, x = self.layout.foundations
        if rows == self.height:
            rows = 0
        if n > 0:
            self.scene.card(f >> 1 << 4 | n, x[f], y[f], rows)
        else:
            self.scene.place(f >> 1, x[f], y[f], rows)

    def _house(self, pos, house, hidden):
        scene = self.scene
        x = self.x(house)
        top = self.layout.houses[0]
        card = pos[TOP + house]
        n = pos[COUNT + house]
        if n <= hidden:
            scene.card(0 if n else card, x, top)
            return
        if pos[FAMILY] and n == COMPLETE and not hidden:
            # A complete house is closed: the pack's back under its last card.
            scene.card(card | FACE_DOWN, x, top, 6)
            scene.card(card, x, top + 5)
            scene.rect(S.INK, x + self.width - 17, top + self.height - 5, 16, 9)
            scene.text("13", x + self.width - 15, top + self.height - 4, S.GOLD)
            return
        held = self._cards
        cards(pos, house, held)
        self._measure(house)
        last = n - hidden - 1
        for i in range(last):
            depth = self._depth(i)
            scene.card(held[i], x, top + depth, self._depth(i + 1) - depth)
        depth = self._depth(last)
        left = self.layout.houses[1] - depth
        scene.card(held[last], x, top + depth, 0 if left >= self.height else left)

    def _player(self, pos, player, hidden, size):
        # A player's piles, and who that is.
        scene = self.scene
        seat = (player - self.session.seat) % pos[PLAYERS]
        row = self.layout.rows[seat]
        for kind in range(3):
            p = RESERVE + 3 * player + kind
            if row[kind]:
                self._pile(pos, p, row[kind], size if p == hidden else 0)
        turn = not pos[OVER] and pos[TURN] == player
        spot = row[SHOW_KIND]
        if spot:
            if turn and pos[TOP + SHOW] and hidden != SHOW:
                scene.card(pos[TOP + SHOW], spot[0], spot[1], spot[2])
            elif not seat:
                scene.frame(S.SHADE, spot[0] + 2, spot[1] + 2, self.width - 4, (spot[2] or self.height) - 4)
        if turn and pos[FLAGS] & HELD:
            # RULES 5: the reserve may not go to the houses while this card shows.
            spot = row[0]
            if scene.small:
                tall = 2 if spot[2] else 5
                scene.rect(S.MAROON, spot[0], spot[1] + (spot[2] or self.height) - tall, self.width, tall)
            else:
                scene.rect(S.MAROON, spot[0], spot[1] + 12, self.width, 9)
                scene.text("held", spot[0] + 3, spot[1] + 12, S.WHITE)
        if seat:
            x, y = self.layout.names[seat - 1]
            ink = S.GOLD if turn else S.PAPER
            name = phrases.name(pos, player, self.session.seat)
            if self.session.solitaire:
                scene.text(phrases.side(self.session, player), x, y, ink)
            elif pos[PLAYERS] == 3:
                # By its first letter; whose turn it is a star shows.
                scene.tile(S.BOLD, len(S.BOLD_WIDTHS) - 95 + ord(name[0]) - 32, x, y, 0, ink)
                if turn:
                    scene.text(S.GLYPH_STAR, x, y + 11, S.GOLD)
            else:
                scene.text(name, x, y, ink)
                if turn and x + 51 + 16 <= self.screen:
                    scene.tile(S.ICON, S.ICON_TOKEN, x + 51, y)

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
            if spot[3] == spot[0]:
                scene.rect(S.INK, spot[3], spot[4] - 1, 16, 10)
            scene.number(n, spot[3] + (2 if n > 9 else 5), spot[4], S.PAPER)
