# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The table on a one-bit screen: the top card of every pile, and a line of words.

A layout of one page shows everything at once: the opponent's piles, foundations, houses, the person's piles. A layout
of two pages has foundations and houses on one, and the piles of both players on the other; the page of the cursor
shows, and UP and DOWN show the other. The cursor exchanges light and dark; a card that is picked up has a frame, and
the places that it may go to have bars.
"""

from engine.position import (
    COUNT,
    FAMILY,
    FOUNDATION,
    FOUNDATION_COUNTS,
    HOUSES,
    MAX_PILE_CARDS,
    NO_FOUNDATION,
    OVER,
    PLAYERS,
    RESERVE,
    SHOW,
    TOP,
    TURN,
    read_pile,
)
from firmware import text
from firmware.draw import sprites_one_bit as M
from firmware.draw.layout import of_size
from firmware.draw.one_bit.labels import label, pile_name
from firmware.draw.one_bit.scene import DARK, LIGHT
from firmware.draw.shown import LABEL, LEAPING, SOURCE, WARNING
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from types import ModuleType

    from firmware.app.session import Session
    from firmware.draw.one_bit.layout import Layout
    from firmware.draw.one_bit.scene import MonoScene
    from firmware.draw.shown import Shown

# The slots of reserve, hand, waste and showing card; from left to right they are reserve, showing card, waste, hand.
SLOTS = (0, 3, 2, 1)


class TableView:
    """Draws a Session's position, and a Shown over it, into a MonoScene.

    Its methods are those of draw.large.table.TableView; lines: the words, broken into lines.
    """

    says_task = False  # A label has one line.
    marks_places = True
    animates = True

    def __init__(self, scene: "MonoScene", session: "Session", width: int, height: int) -> None:
        self.scene = scene
        self.session = session
        self.layout: Layout = of_size(width, height).LAYOUT
        self.screen = (width, height)
        self.width, self.height = self.layout.cell
        self.lines: "list[str] | tuple[str, ...]" = ()
        self.page = 0
        self._flipped = False
        self._cards = bytearray(MAX_PILE_CARDS)
        self._lit = -1  # the piles with light and dark exchanged
        self._lit_too = -1

    def line(self, p: int) -> int:
        """Return the line of the table that pile p is in: 0 opponent, 1 foundations, 2 houses, 3 the person."""
        if p >= FOUNDATION:
            return 1
        if SHOW < p < RESERVE:
            return 2
        pos = self.session.game.pos
        player = pos[TURN] if p == SHOW else (p - RESERVE) // 3
        return 3 if player == self.session.seat else 0

    def x(self, p: int) -> int:
        """Return the left edge of pile p's card."""
        layout = self.layout
        if p >= FOUNDATION:
            f = p - FOUNDATION
            if layout.pages == 1:
                return layout.pitch * f
            return 18 * (f >> 1) + (11 if f & 1 else 0)
        if SHOW < p < RESERVE:
            return layout.pitch * (p - 1)
        return layout.slot * SLOTS[3 if p == SHOW else (p - RESERVE) % 3] + layout.lead

    def y(self, p: int, below: int = 0, more: int = 0) -> int:
        """Return the top edge of pile p's card."""
        return self.layout.y[self.line(p)]

    def pitch(self, p: int, more: int) -> int:
        """Return 0, because only the top card of a pile shows."""
        return 0

    def covers(self, p: int, x: int, y: int) -> bool:
        """Return whether a touch of a pixel means pile p; each foundation stands for all of them."""
        if not self._seen(p):
            return False
        w, h = self.layout.cell
        y -= self.y(p)
        if p >= FOUNDATION:
            return 0 <= y < 9
        return 0 <= x - self.x(p) + 1 < w + 2 and -1 <= y < h + (7 if SHOW < p < RESERVE else 1)

    def covers_words(self, x: int, y: int) -> bool:
        """Return whether a touch of a pixel means the words. Long ones leave the uppermost line to the cards."""
        return y >= max(self.scene.line, self.layout.y[4] - self.scene.line * max(0, len(self.lines) - 1))

    @property
    def is_first_page(self) -> bool:
        """Whether a second page follows the one that shows. A touch of the words then shows it."""
        return self.layout.pages > 1 and not self.page

    def clear(self) -> None:
        """Clear the scene and set the ranks and backs of this game's cards."""
        self.scene.clear()
        self.scene.low = self.session.low
        self.scene.backs = self.session.backs

    def flip(self) -> bool:
        """Show the other page until the next press; return whether there is one."""
        if self.layout.pages == 1:
            return False
        self.page = 1 - self.page
        self._flipped = True
        return True

    # Drawing

    def show(self, shown: "Shown") -> None:
        """Draw the table with cursor, marks and words."""
        shown.stale = False
        if shown.focus >= 0 and not self._flipped:
            # A person who is about to pick up a card looks at the houses.
            picks = shown.choosing and shown.held < 0 and shown.hint_from < 0
            self.page = 0 if picks or 1 <= self.line(shown.focus) <= 2 else 1
        self._flipped = False
        self._lit = shown.cursor
        self._lit_too = -1
        if shown.choosing and shown.hint_from >= 0:
            self._lit = shown.hint_from
            self._lit_too = shown.hint_to
        elif shown.choosing:
            # Either the card or its place: the one that the cursor has not reached yet.
            self._lit_too = shown.point_to if shown.cursor == shown.point_from else shown.point_from
            if self._lit_too < 0:
                self._lit_too = shown.point_to
        self._table()
        self._marks(shown)
        if shown.cheer >= 0:
            self._cheer(shown.leap, shown.cheer)
        if shown.kind == LABEL or shown.kind == WARNING:
            self.lines = (label(self.session, shown, 0),)
            if self._is_long(self.lines[0]):
                self.lines = self._lower(shown)
            self._words(self.lines)
        else:
            self.lines = self.scene.wrap(shown.text, self.layout.words[2] - 2)
            self._note(self.lines)

    def show_look(self, p: int, n: int, said: str) -> None:
        """Draw the table with pile p marked, to be looked into; n: how many of its cards may be seen."""
        self.page = 0 if 1 <= self.line(p) <= 2 else 1
        self._lit = p
        self._lit_too = -1
        self._table()
        said = text.short().SHORT_LOOK.format(pile_name(self.session, p, 0), n)
        if self._is_long(said):
            said = text.short().SHORT_LOOK.format(pile_name(self.session, p, 1), n)
        self._words((said,))

    def _lower(self, shown: "Shown") -> "list[str] | tuple[str, ...]":
        # Returns a label that is too long for a line: in two lines if they cover only counts, or in fewer letters.
        if self.layout.pages > 1 and not self.page:
            for brief in (0, 1):
                lines = self.scene.wrap(label(self.session, shown, brief), self.screen[0])
                if len(lines) < 3:
                    return lines
        said = label(self.session, shown, 1)
        return (label(self.session, shown, 2) if shown.what == SOURCE and self._is_long(said) else said,)

    def show_spread(self, p: int, cards: bytearray, n: int, said: str) -> None:
        """Draw the n cards of pile p, the top card last; if they are too many, the lowest are left out."""
        scene = self.scene
        pos = self.session.game.pos
        w, h = self.screen
        self.clear()
        bar(scene, text.short().SHORT_SPREAD.format(pile_name(self.session, p, 0), n), w)
        lines = (h - scene.line - 2) // scene.line
        step = scene.text_width("10\1") + 2
        across = w // step
        first = max(0, n - lines * across)
        for i in range(first, n):
            k = i - first
            name = phrases.card(pos, cards[i])
            x = k % across * step
            y = scene.line + 3 + k // across * scene.line
            ink = LIGHT
            if i == n - 1:
                scene.rect(LIGHT, x, y - 1, scene.text_width(name) + 1, 9 if scene.line == 9 else 7)
                ink = DARK
            scene.text(name, x + 1, y, ink)

    def show_stopped(self, heading: str, said: str) -> str:
        """Draw a page in place of the table; return the words that had no room."""
        scene = self.scene
        w, h = self.screen
        scene.clear()
        bar(scene, heading, w)
        y = scene.line + 3
        lines = scene.wrap(said, w - 2)
        room = (h - scene.line - 2) // scene.line
        for line in lines[:room]:
            scene.text(line, 1, y, LIGHT)
            y += scene.line
        return " ".join(lines[room:])

    def _seen(self, p: int) -> bool:
        # Returns whether pile p is on the page that shows.
        return self.layout.pages == 1 or (1 <= self.line(p) <= 2) == (self.page == 0)

    def _table(self) -> None:
        self.clear()
        pos = self.session.game.pos
        both = self.layout.pages == 1
        if both or not self.page:
            if not pos[FAMILY]:
                for f in range(8):
                    if pos[FOUNDATION_COUNTS + f] != NO_FOUNDATION:
                        self._foundation(pos, f)
            for house in range(1, pos[HOUSES] + 1):
                self._house(pos, house)
        if both or self.page:
            for player in range(pos[PLAYERS]):
                self._player(pos, player)

    def _card(self, card: int, p: int) -> None:
        # Draws a card, or the sign of a place without one.
        scene = self.scene
        layout = self.layout
        x = self.x(p)
        y = self.y(p)
        w, h = layout.cell
        ink = LIGHT
        if p == self._lit or p == self._lit_too:
            scene.rect(LIGHT, x, y, w, h)
            ink = DARK
        rank = card & 15
        if 0 < rank < 14 and not card & 0x80:
            scene.rank(rank, x + layout.rank[0], y + layout.rank[1], ink)
            scene.tile(M.PIP, card >> 4 & 3, x + layout.pip[0], y + layout.pip[1], 0, ink)
            return
        if 0 < rank < 14:
            sign = M.SIGN_BACK_A + ((card ^ self.scene.backs) >> 6 & 1)
        else:
            sign = M.SIGN_EMPTY if not card else M.SIGN_OUT if card == 0x1F else M.SIGN_UNDEALT
        scene.tile(M.SIGN, sign, x + (w - 7 >> 1), y + (h - 7 >> 1), 0, ink)

    def _foundation(self, pos: bytearray, f: int) -> None:
        scene = self.scene
        n = pos[FOUNDATION_COUNTS + f]
        p = FOUNDATION + f
        x = self.x(p)
        y = self.y(p)
        ink = LIGHT
        if self.layout.pages == 1:
            if n:
                self._card(f >> 1 << 4 | n, p)
                return
            if p == self._lit or p == self._lit_too:
                scene.rect(LIGHT, x, y, 15, 9)
                ink = DARK
            scene.tile(M.PIP, f >> 1, x + 7, y + 1, 0, ink)
            return
        # The two foundations of a suit have its pip between them.
        if not f & 1:
            scene.tile(M.TINY, f >> 1, x + 6, y + 2, 0, LIGHT)
        if p == self._lit or p == self._lit_too:
            scene.rect(LIGHT, x, y, 6, 9)
            ink = DARK
        if n:
            scene.rank(n, x + (f & 1), y + 1, ink)
        else:
            scene.rect(ink, x + 1 + (f & 1), y + 4, 3, 1)

    def _house(self, pos: bytearray, house: int) -> None:
        self._card(pos[TOP + house], house)
        n = pos[COUNT + house]
        if n > 1:
            x = self.x(house) + (self.width - (3 if n < 10 else 7) >> 1)
            self.scene.number(n, x, self.y(house) + self.layout.cell[1] + 2, LIGHT)
            if pos[FAMILY]:
                # A run may go up or down, so its first rank stands above its last, where the other games have their
                # foundations, and dots lead from one to the other.
                read_pile(pos, house, self._cards)
                rank = phrases.rank(pos, self._cards[0])
                x = self.x(house) + (self.width - (7 if len(rank) > 1 else 3) >> 1)
                y = self.y(house) - 10
                self.scene.tiny(rank, x, y)
                x = self.x(house) + (self.width >> 1)
                self.scene.rect(LIGHT, x, y + 6, 1, 1)
                self.scene.rect(LIGHT, x, y + 8, 1, 1)

    def _player(self, pos: bytearray, player: int) -> None:
        scene = self.scene
        layout = self.layout
        w = layout.cell[0]
        for kind in range(3):
            p = RESERVE + 3 * player + kind
            if pos[FAMILY] and not kind:
                continue
            x = self.x(p)
            y = self.y(p)
            self._card(pos[TOP + p], p)
            if layout.lead:
                scene.tiny(text.words.CAPTIONS[kind], x - layout.lead, y + 2)
                scene.number(pos[COUNT + p], x + w + 1, y + 2, LIGHT)
            else:
                scene.tiny(text.words.CAPTIONS[kind], x + w + 1, y + 2)
                scene.number(pos[COUNT + p], x + w + 1, y + 10, LIGHT)
        if pos[TURN] == player and not pos[OVER]:
            if pos[TOP + SHOW] or self._lit == SHOW:
                self._card(pos[TOP + SHOW], SHOW)

    def _marks(self, shown: "Shown") -> None:
        # Marks the card that is picked up, the places that it may go to, and the last move.
        scene = self.scene
        w, h = self.layout.cell
        if not shown.choosing:
            self._bars(shown.came)
            self._bars(shown.last)
        elif shown.held >= 0:
            p = shown.held
            if self._seen(p) and p != self._lit:
                # The frame goes around the card, but not over the edge of the screen.
                x = max(0, self.x(p) - 1)
                y = max(0, self.y(p) - 1)
                right = min(self.screen[0], self.x(p) + w + 1)
                scene.frame(LIGHT, x, y, right - x, self.y(p) + h + 1 - y)
        else:
            self._bars(shown.last, 3)
        for i in range(shown.n):
            if shown.targets[i] != self._lit:
                self._bars(shown.targets[i])

    def _bars(self, p: int, wide: int = 0) -> None:
        # Draws bars above and below a pile, a row away so that the card stays legible; wide: instead a mark of that
        # width below it.
        if p < 0 or not self._seen(p):
            return
        w, h = self.layout.cell
        x = self.x(p) + 1
        y = self.y(p)
        if self.layout.pages == 1 or SHOW < p < RESERVE:
            self.scene.rect(LIGHT, x, y + h, wide or w - 2, 1)
            if not wide:
                self.scene.rect(LIGHT, x, y - 1, w - 2, 1)
        elif p >= FOUNDATION:
            self.scene.rect(LIGHT, x - 1, y + 9, wide or 6, 1)
        else:
            self.scene.rect(LIGHT, x + w, y + 8, wide or 7, 1)  # between the letter and the count

    def _cheer(self, leap: "ModuleType", frame: int) -> None:
        # Draws the suits that leap across the screen.
        for i in range(LEAPING):
            if frame >= 2 * i:
                x = leap.x(frame, i, self.screen[0] - 9)
                y = leap.y(frame, i, self.layout.y[4] - 9)
                self.scene.rect(LIGHT, x, y, 9, 9)
                self.scene.tile(M.PIP, i & 3, x + 1, y + 1, 0, DARK)

    def _is_long(self, said: str) -> bool:
        return self.scene.text_width(said) > self.screen[0]

    def _words(self, lines: "list[str] | tuple[str, ...]") -> None:
        scene = self.scene
        y = self.layout.y[4] - scene.line * (len(lines) - 1)
        if len(lines) > 1:
            scene.rect(DARK, 0, y - 1, self.screen[0], self.screen[1] + 1 - y)
        for line in lines:
            scene.text(line, 0, y, LIGHT)
            y += scene.line

    def _note(self, lines: "list[str] | tuple[str, ...]") -> None:
        # Draws a note over the table, which stays until the next press.
        scene = self.scene
        w, h = self.screen
        y = max(0, h - scene.line * len(lines) - 3)
        scene.rect(DARK, 0, y, w, h - y)
        scene.frame(LIGHT, 0, y, w, h - y)
        y += 2
        for line in lines[: (h - 3) // scene.line]:
            scene.text(line, 2, y, LIGHT)
            y += scene.line


def bar(scene: "MonoScene", text: str, w: int) -> None:
    """Draw a heading in dark letters on a light bar."""
    scene.rect(LIGHT, 0, 0, w, scene.line + 1)
    scene.clipped(text, 1, 1, DARK, w)
