"""Draw the table on a one-bit screen: the top card of every pile, and a line of text.

A layout of one page shows everything at once: the opponent's piles, foundations, houses, the player's piles. A layout
of two pages has foundations and houses on one page, and the piles of both players on the other. The page with the
cursor is shown; UP and DOWN show the other one. The cursor inverts light and dark; a picked-up card has a frame, and
the places where it may go have bars.
"""

from engine.position import (
    COUNT, FAMILY, FOUNDATION, FOUNDATION_COUNTS, HOUSES, MAX_PILE_CARDS, NO_FOUNDATION, OVER, PLAYERS, RESERVE, SHOW,
    TOP, TURN, has_foundations, has_reserve, read_pile
)
from firmware import text
from firmware.draw.layouts.one_bit_layout import one_bit_layout_for
from firmware.draw.one_bit.one_bit_scene import DARK, LIGHT
from firmware.draw.one_bit.short_labels import IN_WORDS, short_label, short_pile_name
from firmware.draw.sprites import sprites_one_bit as sprites
from firmware.draw.table_view_state import LABEL, LABEL_PICK_UP, WARNING, WIN_CARDS
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from types import ModuleType

    from firmware.draw.looks import Seating
    from firmware.draw.one_bit.one_bit_scene import OneBitScene
    from firmware.draw.table_view_state import TableViewState

# The slots of reserve, hand, waste and showing card; from left to right, the order is reserve, showing card, waste,
# hand.
PILE_SLOTS = (0, 3, 2, 1)


class OneBitTableView:
    """Draw a Session's position, and a TableViewState over it, into a OneBitScene.

    Its methods are those of LargeTableView; lines: the text, broken into lines.
    """

    says_task = False  # a label has only one line
    marks_places = True
    dialog_hides_table = True
    animates = True

    def __init__(self, scene: "OneBitScene", session: "Seating", width: int, height: int) -> None:
        self.scene = scene
        self.session = session
        self.layout = one_bit_layout_for(width, height)
        self.screen = (width, height)
        self.width, self.height = self.layout.card_size
        self.lines: "list[str] | tuple[str, ...]" = ()
        self.page = 0
        self._page_was_chosen = False
        self._cards = bytearray(MAX_PILE_CARDS)
        self._inverted_pile = -1  # the pile with light and dark inverted
        self._other_inverted_pile = -1

    def table_row(self, p: int) -> int:
        """Return the line of the table with pile p: 0 opponent, 1 foundations, 2 houses, 3 the player."""
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
            if layout.page_count == 1:
                return layout.pitch * f
            return 18 * (f >> 1) + (11 if f & 1 else 0)
        if SHOW < p < RESERVE:
            return layout.pitch * (p - 1)
        return layout.pile_pitch * PILE_SLOTS[3 if p == SHOW else (p - RESERVE) % 3] + layout.card_offset

    def y(self, p: int, below: int = 0, more: int = 0) -> int:
        """Return the top edge of pile p's card."""
        return self.layout.row_tops[self.table_row(p)]

    def pitch(self, p: int, more: int) -> int:
        """Return 0, because only the top card of a pile shows."""
        return 0

    def card_depth(self, p: int, y: int) -> int:
        """Return how many cards of a pile lie on the one at a row of pixels: here the top card is all that is shown."""
        return 0

    def lift_offset(self, p: int, depth: int = 0) -> int:
        """Return by how many pixels a card moves when it is picked up: here it is framed instead."""
        return 0

    def hits_pile(self, p: int, x: int, y: int) -> bool:
        """Return whether a touch of a pixel means pile p; each foundation stands for all of them."""
        if not self._is_on_page(p):
            return False
        w, h = self.layout.card_size
        y -= self.y(p)
        if p >= FOUNDATION:
            return 0 <= y < 9
        return 0 <= x - self.x(p) + 1 < w + 2 and -1 <= y < h + (7 if SHOW < p < RESERVE else 1)

    def hits_text(self, x: int, y: int) -> bool:
        """Return whether a touch of a pixel means the text. A long text leaves the top line to the cards."""
        pitch = self.scene.line_pitch
        return y >= max(pitch, self.layout.row_tops[4] - pitch * max(0, len(self.lines) - 1))

    @property
    def is_first_page(self) -> bool:
        """Return whether a second page follows the one shown; a touch of the text then shows it."""
        return self.layout.page_count > 1 and not self.page

    def clear(self) -> None:
        """Clear the scene and set the ranks and backs of this game's cards."""
        self.scene.clear()
        self.scene.lowest_rank = self.session.low
        self.scene.back_swap = self.session.back_swap

    def next_page(self) -> bool:
        """Show the other page until the next press; return whether there is one."""
        if self.layout.page_count == 1:
            return False
        self.page = 1 - self.page
        self._page_was_chosen = True
        return True

    # Drawing

    def show(self, view_state: "TableViewState") -> None:
        """Draw the table with cursor, marks and text."""
        view_state.stale = False
        if view_state.focus >= 0 and not self._page_was_chosen:
            # A player who is about to pick up a card looks at the houses.
            picks = view_state.choosing and view_state.picked_up < 0 and view_state.hint_from < 0
            self.page = 0 if picks or 1 <= self.table_row(view_state.focus) <= 2 else 1
        self._page_was_chosen = False
        self._inverted_pile = view_state.cursor
        self._other_inverted_pile = -1
        if view_state.choosing and view_state.hint_from >= 0:
            self._inverted_pile = view_state.hint_from
            self._other_inverted_pile = view_state.hint_to
        elif view_state.choosing:
            # Point at the card or at its place, whichever the cursor has not reached yet.
            at_card = view_state.cursor == view_state.point_from
            self._other_inverted_pile = view_state.point_to if at_card else view_state.point_from
            if self._other_inverted_pile < 0:
                self._other_inverted_pile = view_state.point_to
        self._table()
        self._marks(view_state)
        if view_state.win_frame >= 0:
            self._draw_win_frame(view_state.win_animation, view_state.win_frame)
        if view_state.text_kind == LABEL or view_state.text_kind == WARNING:
            message = short_label(self.session, view_state, IN_WORDS)
            if self._is_long(message):
                message = short_label(self.session, view_state, 0)
            self.lines = self._shorten_label(view_state) if self._is_long(message) else (message,)
            self._draw_text(self.lines)
        else:
            self.lines = self.scene.wrap(view_state.text, self.layout.text_box[2] - 2)
            self._note(self.lines)

    def show_pile_choice(self, p: int, n: int, message: str) -> None:
        """Draw the table with pile p marked as the one to look into; n: the number of its visible cards."""
        self.page = 0 if 1 <= self.table_row(p) <= 2 else 1
        self._inverted_pile = p
        self._other_inverted_pile = -1
        self._table()
        for brief in (IN_WORDS, 0, 1):
            message = text.short().SHORT_LOOK.format(short_pile_name(self.session, p, brief), n)
            if not self._is_long(message):
                break
        self._draw_text((message,))

    def _shorten_label(self, view_state: "TableViewState") -> "list[str] | tuple[str, ...]":
        # Return a label that is too long for a line: in two lines if they cover only counts, otherwise in fewer
        # letters.
        if self.layout.page_count > 1 and not self.page:
            for brief in (0, 1):
                lines = self.scene.wrap(short_label(self.session, view_state, brief), self.screen[0])
                if len(lines) < 3:
                    return lines
        message = short_label(self.session, view_state, 1)
        if view_state.label_kind == LABEL_PICK_UP and self._is_long(message):
            message = short_label(self.session, view_state, 2)
        return (message,)

    def show_spread(self, p: int, cards: bytearray, n: int, message: str) -> None:
        """Draw the n cards of pile p, the top card last; if there are too many, omit the lowest ones."""
        scene = self.scene
        pos = self.session.game.pos
        w, h = self.screen
        self.clear()
        draw_heading_bar(scene, text.short().SHORT_SPREAD.format(short_pile_name(self.session, p, 0), n), w)
        lines = (h - scene.line_pitch - 2) // scene.line_pitch
        step = scene.text_width("10\1") + 2
        across = w // step
        first = max(0, n - lines * across)
        for i in range(first, n):
            k = i - first
            name = phrases.card(pos, cards[i])
            x = k % across * step
            y = scene.line_pitch + 3 + k // across * scene.line_pitch
            ink = LIGHT
            if i == n - 1:
                scene.rect(LIGHT, x, y - 1, scene.text_width(name) + 1, 9 if scene.line_pitch == 9 else 7)
                ink = DARK
            scene.text(name, x + 1, y, ink)

    def show_dialog(self, heading: str, message: str, seen: int = -1) -> str:
        """Draw a page in place of the table; return the text that did not fit."""
        from firmware.draw.pages.abbreviation import abbreviate
        from firmware.draw.pages.sentence_pages import sentence_pages

        scene = self.scene
        w, h = self.screen
        scene.clear()
        draw_heading_bar(scene, abbreviate(scene, heading, w, scene.font), w)
        y = scene.line_pitch + 3
        pages = sentence_pages(scene, (message,), w - 2, (h - scene.line_pitch - 2) // scene.line_pitch)
        for line in pages[0]:
            scene.text(line, 1, y, LIGHT)
            y += scene.line_pitch
        return " ".join([" ".join(page) for page in pages[1:]])

    def _is_on_page(self, p: int) -> bool:
        # Return whether pile p is on the page shown.
        return self.layout.page_count == 1 or (1 <= self.table_row(p) <= 2) == (self.page == 0)

    def _table(self) -> None:
        self.clear()
        pos = self.session.game.pos
        both = self.layout.page_count == 1
        if both or not self.page:
            if has_foundations(pos):
                for f in range(8):
                    if pos[FOUNDATION_COUNTS + f] != NO_FOUNDATION:
                        self._foundation(pos, f)
            for house in range(1, pos[HOUSES] + 1):
                self._house(pos, house)
        if both or self.page:
            for player in range(pos[PLAYERS]):
                self._player(pos, player)

    def _card(self, card: int, p: int) -> None:
        # Draw a card, or the sign of an empty place.
        scene = self.scene
        layout = self.layout
        x = self.x(p)
        y = self.y(p)
        w, h = layout.card_size
        ink = LIGHT
        if p == self._inverted_pile or p == self._other_inverted_pile:
            scene.rect(LIGHT, x, y, w, h)
            ink = DARK
        rank = card & 15
        if 0 < rank < 14 and not card & 0x80:
            scene.rank(rank, x + layout.rank[0], y + layout.rank[1], ink)
            scene.tile(sprites.PIP, card >> 4 & 3, x + layout.pip[0], y + layout.pip[1], 0, ink)
            return
        if 0 < rank < 14:
            sign = sprites.SIGN_BACK_A + ((card ^ self.scene.back_swap) >> 6 & 1)
        else:
            sign = sprites.SIGN_EMPTY if not card else sprites.SIGN_OUT if card == 0x1F else sprites.SIGN_UNDEALT
        scene.tile(sprites.SIGN, sign, x + (w - 7 >> 1), y + (h - 7 >> 1), 0, ink)

    def _foundation(self, pos: bytearray, f: int) -> None:
        scene = self.scene
        n = pos[FOUNDATION_COUNTS + f]
        p = FOUNDATION + f
        x = self.x(p)
        y = self.y(p)
        ink = LIGHT
        if self.layout.page_count == 1:
            if n:
                self._card(f >> 1 << 4 | n, p)
                return
            if p == self._inverted_pile or p == self._other_inverted_pile:
                scene.rect(LIGHT, x, y, 15, 9)
                ink = DARK
            scene.tile(sprites.PIP, f >> 1, x + 7, y + 1, 0, ink)
            return
        # The two foundations of a suit have its pip between them.
        if not f & 1:
            scene.tile(sprites.TINY, f >> 1, x + 6, y + 2, 0, LIGHT)
        if p == self._inverted_pile or p == self._other_inverted_pile:
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
            self.scene.number(n, x, self.y(house) + self.layout.card_size[1] + 2, LIGHT)
            if pos[FAMILY]:
                # A sequence may go up or down, so its first rank stands above its last, where other games have their
                # foundations, and dots lead from one to the other.
                read_pile(pos, house, self._cards)
                rank = phrases.rank(pos, self._cards[0])
                x = self.x(house) + (self.width - (7 if len(rank) > 1 else 3) >> 1)
                y = self.y(house) - 10
                self.scene.text(rank, x, y, LIGHT, sprites.TINY)
                x = self.x(house) + (self.width >> 1)
                self.scene.rect(LIGHT, x, y + 6, 1, 1)
                self.scene.rect(LIGHT, x, y + 8, 1, 1)

    def _player(self, pos: bytearray, player: int) -> None:
        scene = self.scene
        layout = self.layout
        w = layout.card_size[0]
        for kind in range(3):
            p = RESERVE + 3 * player + kind
            if not kind and not has_reserve(pos):
                continue
            x = self.x(p)
            y = self.y(p)
            self._card(pos[TOP + p], p)
            if layout.card_offset:
                scene.text(text.words.CAPTIONS[kind], x - layout.card_offset, y + 2, LIGHT, sprites.TINY)
                scene.number(pos[COUNT + p], x + w + 1, y + 2, LIGHT)
            else:
                scene.text(text.words.CAPTIONS[kind], x + w + 1, y + 2, LIGHT, sprites.TINY)
                scene.number(pos[COUNT + p], x + w + 1, y + 10, LIGHT)
        if pos[TURN] == player and not pos[OVER]:
            if pos[TOP + SHOW] or self._inverted_pile == SHOW:
                self._card(pos[TOP + SHOW], SHOW)

    def _marks(self, view_state: "TableViewState") -> None:
        # Mark the picked-up card, the places where it may go, and the last move.
        scene = self.scene
        w, h = self.layout.card_size
        if not view_state.choosing:
            self._bars(view_state.last_from)
            self._bars(view_state.last_to)
        elif view_state.picked_up >= 0:
            p = view_state.picked_up
            if self._is_on_page(p) and p != self._inverted_pile:
                # The frame goes around the card, but not over the edge of the screen.
                x = max(0, self.x(p) - 1)
                y = max(0, self.y(p) - 1)
                right = min(self.screen[0], self.x(p) + w + 1)
                scene.frame(LIGHT, x, y, right - x, self.y(p) + h + 1 - y)
        else:
            self._bars(view_state.last_to, 3)
        for i in range(view_state.target_count):
            if view_state.targets[i] != self._inverted_pile:
                self._bars(view_state.targets[i])

    def _bars(self, p: int, wide: int = 0) -> None:
        # Draw bars above and below a pile, one row away so that the card stays legible; wide: draw only a mark of that
        # width below it.
        if p < 0 or not self._is_on_page(p):
            return
        w, h = self.layout.card_size
        x = self.x(p) + 1
        y = self.y(p)
        if self.layout.page_count == 1 or SHOW < p < RESERVE:
            self.scene.rect(LIGHT, x, y + h, wide or w - 2, 1)
            if not wide:
                self.scene.rect(LIGHT, x, y - 1, w - 2, 1)
        elif p >= FOUNDATION:
            self.scene.rect(LIGHT, x - 1, y + 9, wide or 6, 1)
        else:
            self.scene.rect(LIGHT, x + w, y + 8, wide or 7, 1)  # between the letter and the count

    def _draw_win_frame(self, win_animation: "ModuleType", frame: int) -> None:
        # Draw the suits that leap across the screen.
        for i in range(WIN_CARDS):
            if frame >= 2 * i:
                x = win_animation.card_x(frame, i, self.screen[0] - 9)
                y = win_animation.card_y(frame, i, self.layout.row_tops[4] - 9)
                self.scene.rect(LIGHT, x, y, 9, 9)
                self.scene.tile(sprites.PIP, i & 3, x + 1, y + 1, 0, DARK)

    def _is_long(self, message: str) -> bool:
        return self.scene.text_width(message) > self.screen[0]

    def _draw_text(self, lines: "list[str] | tuple[str, ...]") -> None:
        scene = self.scene
        y = self.layout.row_tops[4] - scene.line_pitch * (len(lines) - 1)
        if len(lines) > 1:
            scene.rect(DARK, 0, y - 1, self.screen[0], self.screen[1] + 1 - y)
        for line in lines:
            scene.text(line, 0, y, LIGHT)
            y += scene.line_pitch

    def _note(self, lines: "list[str] | tuple[str, ...]") -> None:
        # Draw a note over the table, until the next press.
        scene = self.scene
        w, h = self.screen
        y = max(0, h - scene.line_pitch * len(lines) - 3)
        scene.rect(DARK, 0, y, w, h - y)
        scene.frame(LIGHT, 0, y, w, h - y)
        y += 2
        for line in lines[: (h - 3) // scene.line_pitch]:
            scene.text(line, 2, y, LIGHT)
            y += scene.line_pitch


def draw_heading_bar(scene: "OneBitScene", text: str, w: int) -> None:
    """Draw a heading in dark letters on a light bar."""
    scene.rect(LIGHT, 0, 0, w, scene.line_pitch + 1)
    scene.clipped_text(text, 1, 1, DARK, w)
