"""Draw the table on a colour screen: the piles, and the marks over them.

Piles are given by their number in position.py; FOUNDATION + 0 to 7 are the foundations, two for each suit.
"""

from engine.const import const
from engine.one_pack import COMPLETE_HOUSE
from engine.position import (
    COUNT, FACE_DOWN, FAMILY, FLAGS, FOUNDATION, FOUNDATION_COUNTS, HOUSES, MAX_PILE_CARDS, NO_FOUNDATION, ORDER, OVER,
    PLAYERS, RESERVE, RESERVE_LOCKED, SHOW, STYLE, TOP, TURN, UNDER, read_pile
)
from engine.rules import HIDDEN_HOUSE_CARDS, PATIENCE
from firmware import text
from firmware.draw.layouts.table_layout import LINE_PITCH
from firmware.draw.sprites import sprite_index as S
from firmware.draw.table_view_state import LABEL, NOTE, REFUSAL, WIN_CARDS
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    from firmware.draw.layouts.table_layout import Spot, TableLayout
    from firmware.draw.looks import Seating
    from firmware.draw.scene import Scene
    from firmware.draw.table_view_state import Slide, TableViewState

_MORE_WIDTH = const(36)  # pixels of the sign that UP picks up more cards
SHOWING_INDEX = const(3)  # the index of the showing card in a row of table_layout.TableLayout


class LargeTableView:
    """Draws a Session's position, and a TableViewState over it, into a scene.

    width, height: the size of a card
    lines: the text, broken into lines
    pile_entries: the number of entries of the scene that draw the piles; marks and text come after them
    """

    says_task = True  # the task of a lesson is shown before the label, which stands beside it or gives way
    marks_places = False  # the places of a card that is not picked up are not marked
    dialog_hides_table = False
    animates = True  # cards leap when a game is won, and the last turn replays itself
    is_first_page = False  # there is only one page
    note_padding = 1  # rows of a note above and below its text
    lift = 4  # pixels by which a picked-up card moves away from its pile
    spread_top = 4  # y of the text above a pile that is spread out

    def __init__(self, scene: "Scene", session: "Seating", width: int, height: int, layout: "TableLayout") -> None:
        self.scene = scene
        self.session = session
        self.layout = layout
        self.width = self.layout.width
        self.height = self.layout.height
        self.screen = (width, height)
        self.lines: "list[str] | tuple[str, ...]" = ()
        self._text = ""  # the text before it was broken into lines
        self._text_prefix = ""  # the sentence shown before it
        self._names = False  # whether the piles have their names beside them
        self._cards = bytearray(MAX_PILE_CARDS)
        self.pile_entries = 0
        # Measurements of one house, the last one that was asked for.
        self._face_down_count = 0  # the number of its face-down cards
        self._face_down_pitch = 0  # pixels from one face-down card to the next
        self._face_up_pitch = 0  # pixels from one face-up card to the next
        self._folded_count = 0  # the number of cards after the first face-up one that are folded
        self._folded_pitch = 0  # pixels from one folded card to the next

    def _row(self, p: int) -> "tuple[Spot, ...]":
        # Return the row of the layout in which a player's pile stands.
        pos = self.session.game.pos
        player = pos[TURN] if p == SHOW else (p - RESERVE) // 3
        return self.layout.player_rows[(player - self.session.seat) % pos[PLAYERS]]

    def _spot(self, p: int) -> "Spot":
        return self._row(p)[SHOWING_INDEX if p == SHOW else (p - RESERVE) % 3]

    def table_row(self, p: int) -> int:
        """Return the line of the table with pile p: 0 opponents, 1 foundations, 2 houses, 3 the player."""
        if p >= FOUNDATION:
            return 1
        if SHOW < p < RESERVE:
            return 2
        return 3 if self._spot(p)[1] > self.layout.houses[0] else 0

    def x(self, p: int) -> int:
        """Return the left edge of pile p."""
        if p >= FOUNDATION:
            return self.layout.foundations[2][p - FOUNDATION]
        if SHOW < p < RESERVE:
            return self.layout.houses[2][p - 1]
        return self._spot(p)[0]

    def _measure(self, house: int, more: int = 0) -> None:
        # Measure the distances between the cards of a house: face-down cards close up first, then all. more: how many
        # cards are still to come.
        pos = self.session.game.pos
        n = pos[COUNT + house]
        down = 0
        if n and (pos[STYLE] & HIDDEN_HOUSE_CARDS or pos[ORDER] & PATIENCE):
            up = 1
            card = pos[UNDER + pos[TOP + house]]
            while card and card < FACE_DOWN:
                card = pos[UNDER + card]
                up += 1
            down = n - up
        n += more
        room = self.layout.houses[1] - self.height
        steps = n - 1 - down
        wide, closed, fold, thin, thin_closed, widest = self.layout.fan
        self._face_down_count = down
        self._face_down_pitch = thin if steps * wide + down * thin <= room else thin_closed
        self._face_up_pitch = wide
        self._folded_count = 0
        self._folded_pitch = fold
        if steps > 0:
            room -= down * self._face_down_pitch
            if self.scene.wide_fan and steps * widest <= room:
                self._face_up_pitch = widest
            else:
                self._face_up_pitch = min(wide, max(closed, room // steps))
            if fold and steps * closed > room:
                self._folded_count = min(steps - 1, (steps * closed - room + closed - fold - 1) // (closed - fold))

    def pitch(self, p: int, more: int) -> int:
        """Return how many pixels apart the face-up cards of pile p will be after `more` cards have come."""
        if not SHOW < p < RESERVE:
            return self.layout.fan[0]
        self._measure(p, more)
        return self._face_up_pitch

    def y(self, p: int, below: int = 0, more: int = 0) -> int:
        """Return the top edge of pile p's top card.

        below: for the card this many places below it; more: after this many cards have come.
        """
        if p >= FOUNDATION:
            return self.layout.foundations[0][p - FOUNDATION]
        if SHOW < p < RESERVE:
            pos = self.session.game.pos
            n = pos[COUNT + p] + more
            top = self.layout.houses[0]
            if pos[FAMILY] and n == COMPLETE_HOUSE:
                return top + 5
            self._measure(p, more)
            return top + self._depth(n - 1 - below) if n else top
        return self._spot(p)[1]

    def _depth(self, i: int) -> int:
        # Return how many pixels below the first card of the measured house card i is.
        down = self._face_down_count
        if i < down:
            return self._face_down_pitch * i
        depth = self._face_down_pitch * down + self._face_up_pitch * (i - down)
        folded = min(self._folded_count, i - down - 1)
        return depth - folded * (self._face_up_pitch - self._folded_pitch) if folded > 0 else depth

    def visible_height(self, p: int) -> int:
        """Return how many rows of pile p's top card are visible."""
        if p >= FOUNDATION:
            return self.layout.foundations[1]
        if SHOW < p < RESERVE:
            return min(self.height, self.layout.houses[0] + self.layout.houses[1] - self.y(p))
        return self._spot(p)[2] or self.height

    def hits_pile(self, p: int, x: int, y: int) -> bool:
        """Return whether a touch of a pixel means pile p.

        Each foundation stands for all of them, and the whole column belongs to the house.
        """
        if p >= FOUNDATION:
            tops, rows, lefts = self.layout.foundations
            return any([_near(x - lefts[f], self.width) and _near(y - tops[f], rows) for f in range(8)])
        top = self.y(p)
        rows = self.visible_height(p)
        if SHOW < p < RESERVE:
            top, rows = self.layout.houses[:2]
        return _near(x - self.x(p), self.width) and _near(y - top, rows)

    def hits_text(self, x: int, y: int) -> bool:
        """Return whether a touch of a pixel means the text."""
        left, top, wide, room = self.layout.text_box
        bottom = self.layout.captions[0]
        if bottom < top:
            bottom = self.screen[1]  # The player's piles stand beside the text, or above it.
        if len(self.lines) > room:
            top = self._text_top(len(self.lines))
        return left <= x < left + wide and top <= y < bottom

    def clear(self) -> None:
        """Clear the scene and set the ranks and backs of this game's cards."""
        self.scene.clear()
        self.scene.lowest_rank = self.session.low
        self.scene.back_swap = self.session.back_swap

    def next_page(self) -> bool:
        """Show the other page of a table with two; return whether there is one."""
        return False

    # Drawing

    def show(self, view_state: "TableViewState") -> None:
        """Draw the marks and texts, and the piles if they have changed."""
        if view_state.stale:
            view_state.stale = False
            self._names = view_state.shows_pile_names
            slide = view_state.slide
            if slide:
                self.draw(slide.to_pile, slide.added)
            elif view_state.is_carried:
                self.draw(view_state.picked_up, view_state.picked_up_depth + 1)
            else:
                self.draw()
        self.scene.n = self.pile_entries
        self._marks(view_state)
        if view_state.slide:
            self._slide(view_state.slide)
        elif view_state.thinking_frame >= 0:
            self.draw_thinking(view_state.thinking_frame)
        elif view_state.win_frame >= 0:
            self._draw_win_frame(view_state.win_animation, view_state.win_frame)
        before = view_state.turn_summary or view_state.task
        if view_state.text is not self._text or before is not self._text_prefix:
            # The text is broken into lines once, not for each frame of a slide.
            self._text = view_state.text
            self._text_prefix = before
            self.lines = self._wrap(view_state.text) if view_state.text else ()
            if before:
                if view_state.task:
                    self.lines = list(self._wrap(before)) + list(self.lines)  # Each begins a line of its own.
                else:
                    self.lines = self._wrap(before + " " + view_state.text)
                if len(self.lines) > self.layout.text_box[3]:
                    self.lines = self._wrap(before)
                if len(self.lines) > self.layout.text_box[3] and view_state.turn_summary and view_state.replay_prompt:
                    self.lines = self._wrap(view_state.replay_prompt)
        self._draw_text(view_state.heading, self.lines, view_state.text_kind, view_state.more_cards)

    def show_pile_choice(self, p: int, n: int, message: str) -> None:
        """Draw the table with pile p framed as the one to look into; n: the number of its visible cards."""
        self.draw()
        self._mark(self.scene.mark_cursor, p)
        self._draw_text(text.words.LOOK, self._wrap(message), LABEL)

    def show_spread(self, p: int, cards: bytearray, n: int, message: str) -> None:
        """Draw the n cards of pile p in rows, the top card last; rows overlap if there are many."""
        scene = self.scene
        w, h = self.screen
        self.clear()
        scene.rect(S.NAVY, 0, 0, w, h)
        top = self.spread_top
        font = self.layout.text_font
        for line in scene.wrap(message, w - 6, font):
            scene.text(line, 4, top, S.GOLD, font)
            top += self.layout.line_pitch + 1
        top += 2
        step = scene.card_w + 2
        across = w // step
        lines = (n + across - 1) // across
        room = h - top - self.height - 3
        pitch = self.height + 3
        if lines > 1:
            pitch = min(pitch, room // (lines - 1))
        for i in range(n):
            covered = i + across < n and pitch < self.height
            scene.card(cards[i], i % across * step + 1, top + i // across * pitch, pitch if covered else 0)
        x = (n - 1) % across * step
        y = top + (n - 1) // across * pitch - 1
        scene.frame(S.GOLD, x, y, step, self.height + 2, 2)

    def show_dialog(self, heading: str, message: str, seen: int = -1) -> str:
        """Draw a dialog over the table; return the text that did not fit: here always "".

        seen: a pile whose top card stays in sight, because the dialog lies on the other half of the table; -1 for none
        """
        from firmware.draw.large.table_dialog import draw_dialog

        draw_dialog(self, heading, message, seen)
        return ""

    def _mark(self, mark: "Callable[[int, int, int, int], None]", p: int) -> None:
        mark(self.x(p), self.y(p), self.width, self.visible_height(p))

    def _marks(self, view_state: "TableViewState") -> None:
        scene = self.scene
        if view_state.last_from >= 0:
            self._mark(scene.mark_last_from, view_state.last_from)
        if view_state.last_to >= 0:
            self._mark(scene.mark_last_to, view_state.last_to)
        p = view_state.picked_up
        if p >= 0:
            for i in range(view_state.target_count):
                self._mark(scene.mark_target, view_state.targets[i])
            if not view_state.is_carried:
                self._lift(p, view_state.picked_up_depth)
        if not view_state.choosing:
            return
        if view_state.hint_from >= 0:
            self._mark(scene.mark_hint, view_state.hint_from)
            if view_state.hint_to >= 0:
                self._mark(scene.mark_hint, view_state.hint_to)
            return
        if view_state.point_from >= 0 and view_state.point_from != view_state.cursor:
            self._mark(scene.mark_hint, view_state.point_from)
        if view_state.point_to >= 0 and view_state.point_to != view_state.cursor:
            self._mark(scene.mark_hint, view_state.point_to)
        if view_state.cursor >= 0:
            self._mark(scene.mark_cursor, view_state.cursor)

    def card_depth(self, p: int, y: int) -> int:
        """Return how many cards of a house lie on the one that shows at a row of pixels."""
        depth = 0
        while depth < self.session.game.pos[COUNT + p] - 1 and y < self.y(p, depth):
            depth += 1
        return depth

    def lift_offset(self, p: int, depth: int = 0) -> int:
        """Return by how many pixels the top card of pile p, with `depth` cards under it, moves down when picked up.

        In a house it moves away from the card above it, whose rank stays in sight; elsewhere it moves up.
        """
        if SHOW < p < RESERVE and self.session.game.pos[COUNT + p] > depth + 1:
            top, room, _ = self.layout.houses
            return min(self.lift, top + room - self.y(p) - self.visible_height(p))
        return -min(self.lift, self.y(p, depth))

    def _lift(self, p: int, depth: int) -> None:
        # Draw the top card of pile p, and the `depth` cards under it, a little away from the pile, over their shadow.
        scene = self.scene
        pos = self.session.game.pos
        x = self.x(p)
        y = self.y(p, depth)
        top = self.y(p)
        rows = self.visible_height(p)
        by = self.lift_offset(p, depth)
        lift = self.lift
        cards = self._cards
        i = 0  # the index of the lowest lifted card
        if SHOW < p < RESERVE:
            read_pile(pos, p, cards)
            i = pos[COUNT + p] - 1 - depth
        else:
            cards[0] = pos[TOP + p]
        if i:
            under = self.y(p, depth + 1)
            scene.card(cards[i - 1], x, under, y + by - under)
            if top + rows < self.layout.house_number_limit:
                # Half of the house's number would still show.
                scene.rect(S.FELT, x, top + rows, self.width, LINE_PITCH)
            self._shadow(x + lift, top + by + rows, self.width, lift - 1)
        else:
            self._shadow(x, top + by + rows, self.width + lift - 1, lift)
        self._shadow(x + self.width, y + by + lift, lift - 1, top + rows - y - lift)
        while depth:
            here = self.y(p, depth)
            depth -= 1
            scene.card(cards[i], x, here + by, self.y(p, depth) - here)
            i += 1
        scene.card(cards[i], x, top + by, rows if rows < self.height else 0)
        scene.mark_picked_up(x, y + by, self.width, top + rows - y)

    def _shadow(self, x: int, y: int, w: int, h: int) -> None:
        # Draw part of a shadow as far as it lies on the screen.
        w = min(w, self.screen[0] - x)
        h = min(h, self.screen[1] - y)
        if w > 0 and h > 0:
            self.scene.rect(S.INK, x, y, w, h)

    def _slide(self, slide: "Slide") -> None:
        # Draw the sliding cards.
        x = slide.between(slide.x0, slide.x1)
        y = slide.between(slide.y0, slide.y1)
        for i in range(slide.size):
            self.scene.card(slide.cards[i], x, y)
            y += slide.pitch

    def _draw_win_frame(self, win_animation: "ModuleType", frame: int) -> None:
        # Draw the top cards of the foundations, which leap across the screen.
        pos = self.session.game.pos
        for i in range(WIN_CARDS):
            if frame >= 2 * i:
                suit = i & 3
                n = pos[FOUNDATION_COUNTS + 2 * suit + (i >> 2)]
                x = win_animation.card_x(frame, i, self.screen[0] - self.width)
                y = win_animation.card_y(frame, i, self.screen[1] - self.height)
                self.scene.card(suit << 4 | (n if 0 < n < 14 else 1), x, y)

    def _wrap(self, message: str) -> "list[str]":
        return self.scene.wrap(message, self.layout.text_box[2] - 2, self.layout.text_font)

    def _draw_text(
        self, heading: str, lines: "list[str] | tuple[str, ...]", kind: int, more_cards: int = 0
    ) -> None:
        scene = self.scene
        x, y, w, room = self.layout.text_box
        font = self.layout.text_font
        pitch = self.layout.line_pitch
        ink = S.TEXT
        if len(lines) > room:
            # A text that is too long covers more of the table.
            y = self._text_top(len(lines))
            room = len(lines)
            kind = kind or NOTE
        if kind:
            scene.rect(S.MAROON if kind == REFUSAL else S.NAVY, x, y, w, pitch * room + self.note_padding)
            ink = S.WHITE
            y += self.note_padding
        elif len(lines) < room:
            right = scene.text(heading, x + 1, y, S.STRONG, font)
            if more_cards and right + _MORE_WIDTH <= x + w:
                right = scene.text(S.GLYPH_UP, right + 8, y, S.STRONG, font)
                scene.number(more_cards, scene.text("+", right, y, S.STRONG, font), y, S.STRONG, font)
            y += pitch
        for line in lines:
            scene.text(line, x + 1, y, ink, font)
            y += pitch

    def _text_top(self, lines: int) -> int:
        # Return the y of a text with more lines than there is room for.
        _, y, _, room = self.layout.text_box
        return y - self.layout.line_pitch * (lines - room)

    def draw(self, hidden: int = -1, size: int = 0) -> None:
        """Draw all piles; pile `hidden` without its top `size` cards, which are sliding."""
        scene = self.scene
        pos = self.session.game.pos
        layout = self.layout
        if self.height != scene.usual_h:  # as that of three in a narrow window, beside the others
            scene.use_huge_cards(self.height == S.CARD_HUGE_H)
        self.clear()
        scene.card_w = self.width
        self._draw_separator()
        if layout.foundations:
            for f in range(8):
                if pos[FOUNDATION_COUNTS + f] != NO_FOUNDATION:
                    self._foundation(pos, f, 1 if hidden == FOUNDATION + f else 0)
        houses_bottom = 0
        for house in range(1, pos[HOUSES] + 1):
            y = self._house(pos, house, size if house == hidden else 0)
            if y > houses_bottom:
                houses_bottom = y
            if y < layout.house_number_limit:
                # The number to which texts refer stands right under the house, unless the house is too long.
                scene.number(house, self.x(house) + (self.width >> 1) - 2, y + 2, S.OUTLINE)
        if self._names and layout.captions[0]:
            self._draw_own_captions(houses_bottom)
        for player in range(pos[PLAYERS]):
            self._player(pos, player, hidden, size)
        if scene.battery_percent >= 0 and layout.battery:
            self._battery(scene.battery_percent, *layout.battery)
        self.pile_entries = scene.n

    def _battery(self, percent: int, x: int, y: int) -> None:
        # Draw a battery that is filled up to its charge, bright when the charge is low.
        scene = self.scene
        ink = S.STRONG if percent < 10 else S.OUTLINE
        scene.frame(ink, x, y, 13, 7)
        scene.rect(ink, x + 13, y + 2, 1, 3)
        scene.rect(ink, x + 2, y + 2, max(1, 9 * percent // 100), 3)

    def draw_thinking(self, picture: int) -> None:
        """Mark the player to move as thinking: a dash that moves under the name; picture: 0 to 3."""
        pos = self.session.game.pos
        x, y, _, mark_y = self.layout.opponent_names[(pos[TURN] - self.session.seat) % pos[PLAYERS] - 1]
        step = 2 if picture == 3 else picture + 1
        if self.layout.by_letter:
            self.scene.rect(S.STRONG, x + 3 * step - 3, max(y + 10, mark_y + 8), 3, 2)
        else:
            self.scene.rect(S.STRONG, x + 14 * step - 14, y + 8, 14, 2)

    def _foundation(self, pos: bytearray, f: int, hidden: int) -> None:
        n = pos[FOUNDATION_COUNTS + f] - hidden
        y, rows, x = self.layout.foundations
        if rows == self.height:
            rows = 0
        if n > 0:
            self.scene.card(f >> 1 << 4 | n, x[f], y[f], rows)
        else:
            self.scene.empty_place(f >> 1, x[f], y[f], rows)

    def _draw_own_captions(self, houses_bottom: int) -> None:
        # Draw the names of the player's piles if the houses, which end at `houses_bottom`, leave room for them.
        y, by_letter = self.layout.captions
        scene = self.scene
        row = self.layout.player_rows[0]
        for kind in range(3):
            free = houses_bottom + LINE_PITCH < y
            if row[kind] and by_letter and (free or y > row[kind][1]):
                scene.text(text.words.CAPTIONS[kind], row[kind][0], y, S.FAINT)
            elif row[kind] and free and not by_letter:
                name = text.words.PILE_NAMES[kind]
                x = self.width - scene.text_width(name)
                x = row[kind][0] + (x >> 1 if x > 0 else x)
                scene.text(name, x if x > 0 else 0, y, S.FAINT)

    def _draw_opponent_caption(self, row: "tuple[Spot, ...]", kind: int) -> None:
        # Draw the name of an opponent's pile below its count, or a letter, unless it would cover another pile.
        scene = self.scene
        left, top, rows, x, y = row[kind]
        y += LINE_PITCH - 1
        right = self.screen[0]
        if scene.battery_percent >= 0 and self.layout.battery and self.layout.battery[0] > x:
            right = self.layout.battery[0]
        for each in self.layout.player_rows[1:]:
            for spot in each:
                if spot and x < spot[0] < right:
                    right = spot[0]
        if x == left or y + LINE_PITCH - 2 > top + (rows or self.height):
            return  # the count lies on the card, or there is no line below it
        for message in (text.words.PILE_NAMES[kind], text.words.CAPTIONS[kind]):
            if x + scene.text_width(message) < right:
                scene.text(message, x, y, S.FAINT)
                return

    def _house(self, pos: bytearray, house: int, hidden: int) -> int:
        # Draw a house and return the y under it.
        scene = self.scene
        x = self.x(house)
        top = self.layout.houses[0]
        card = pos[TOP + house]
        n = pos[COUNT + house]
        if n <= hidden:
            scene.card(0 if n else card, x, top)
            return top + self.height
        if pos[FAMILY] and n == COMPLETE_HOUSE and not hidden:
            # A complete house is closed: the back of its pack shows under its last card.
            scene.card(card | FACE_DOWN, x, top, 6)
            scene.card(card, x, top + 5)
            x += max(0, self.width - 17)
            scene.rect(S.INK, x, top + self.height - 5, min(16, self.width), 9)
            scene.text("13", x + 2, top + self.height - 4, S.GOLD)
            return top + self.height + 5
        held = self._cards
        read_pile(pos, house, held)
        self._measure(house)
        last = n - hidden - 1
        for i in range(last):
            depth = self._depth(i)
            scene.card(held[i], x, top + depth, self._depth(i + 1) - depth)
        depth = self._depth(last)
        left = self.layout.houses[1] - depth
        scene.card(held[last], x, top + depth, 0 if left >= self.height else left)
        return top + depth + self.height

    def _player(self, pos: bytearray, player: int, hidden: int, size: int) -> None:
        # Draw a player's piles and name.
        scene = self.scene
        seat = (player - self.session.seat) % pos[PLAYERS]
        row = self.layout.player_rows[seat]
        for kind in range(3):
            p = RESERVE + 3 * player + kind
            if row[kind]:
                self._pile(pos, p, row[kind], size if p == hidden else 0)
                if seat and self._names:
                    self._draw_opponent_caption(row, kind)
        turn = not pos[OVER] and pos[TURN] == player
        spot = row[SHOWING_INDEX]
        if spot:
            if turn and pos[TOP + SHOW] and hidden != SHOW:
                scene.card(pos[TOP + SHOW], spot[0], spot[1], spot[2])
            elif not seat:
                scene.frame(S.SHADE, spot[0] + 2, spot[1] + 2, self.width - 4, (spot[2] or self.height) - 4)
                message = text.words.PILE_NAMES[SHOWING_INDEX]
                x = self.width - scene.text_width(message) >> 1
                if self._names and x >= 0 and not spot[2]:
                    scene.text(message, spot[0] + x, spot[1] + (self.height - LINE_PITCH) // 2, S.FAINT)
        if turn and pos[FLAGS] & RESERVE_LOCKED:
            # The reserve may not go to the houses while this card shows (RULES 5).
            spot = row[0]
            self._draw_locked_mark(spot[0], spot[1], spot[2])
        if seat:
            x, y, mark_x, mark_y = self.layout.opponent_names[seat - 1]
            ink = S.STRONG if turn else S.TEXT
            name = phrases.player_name(pos, player, self.session.viewer)
            if self.layout.by_letter:
                # There is room for a letter, and for a star before the player to move.
                sign = phrases.player_initial(pos, player, self.session.viewer)
                scene.tile(S.BOLD, len(S.BOLD_WIDTHS) - S.LATIN_GLYPHS - 95 + ord(sign) - 32, x, y, 0, ink)
                if turn:
                    scene.text(S.GLYPH_STAR, mark_x, mark_y, S.STRONG)
            else:
                scene.text(name, x, y, ink)
                if turn and not self.session.plays_all_sides:
                    scene.tile(S.ICON, S.ICON_TOKEN, mark_x, mark_y)

    def _draw_separator(self) -> None:
        # Draw the line between the houses and what is above, unless the space there is narrow or nothing is above.
        if self.layout.houses[0] > 30:
            self.scene.rect(S.SHADE, 0, self.layout.houses[0] - 3, self.screen[0], 2)

    def _draw_locked_mark(self, x: int, y: int, rows: int) -> None:
        self.scene.rect(S.MAROON, x, y + 12, self.width, 9)
        self.scene.text(text.words.LOCKED_MARK, x + 3, y + 12, S.WHITE)

    def _pile(self, pos: bytearray, p: int, spot: "Spot", hidden: int) -> None:
        scene = self.scene
        n = pos[COUNT + p]
        card = pos[TOP + p]
        if hidden:
            read_pile(pos, p, self._cards)
            n -= hidden
            card = self._cards[n - 1] if n > 0 else 0
        large = scene.large_ranks
        if spot[2] and spot[3] == spot[0]:
            scene.large_ranks = 0  # the count would cover half of a large mark
        scene.card(card, spot[0], spot[1], spot[2])
        scene.large_ranks = large
        if n > 0:
            ink = S.TEXT
            if spot[3] == spot[0]:
                scene.rect(S.INK, spot[3], spot[4] - 1, 16, 10)
                ink = S.PAPER
            scene.number(n, spot[3] + (2 if n > 9 else 5), spot[4], ink)


def _near(at: int, size: int) -> bool:
    # Return whether a coordinate is within `size` pixels, or at most two pixels outside.
    return -2 <= at < size + 2
