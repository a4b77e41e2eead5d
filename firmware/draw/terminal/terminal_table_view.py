"""Draw the table on a terminal: cards as boxes of characters, houses as fans with a card in each line.

The opponents' piles and the foundations are at the top, the houses under them, the player's piles and the texts at the
bottom. Everything is computed from the size of the window; 80 x 23 has room for a house of 13 cards.
"""

from engine.const import const
from engine.one_pack import COMPLETE_HOUSE
from engine.position import (
    COUNT, FACE_DOWN, FAMILY, FLAGS, FOUNDATION, FOUNDATION_COUNTS, HOUSES, MAX_PILE_CARDS, NO_FOUNDATION, OVER,
    PLAYERS, RESERVE, RESERVE_LOCKED, SHOW, TOP, TURN, has_foundations, has_reserve, read_pile
)
from firmware import text
from firmware.draw.sprites import sprite_index as S
from firmware.draw.table_view_state import LABEL, REFUSAL, WIN_CARDS
from firmware.draw.terminal.terminal_scene import (
    BOLD, CURSOR_FRAME, DIALOG_FRAME, PICKED_UP_FRAME, PLAIN_FRAME, SIGNS, TARGET_FRAME
)
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from types import ModuleType

    from firmware.draw.looks import Seating
    from firmware.draw.table_view_state import Slide, TableViewState
    from firmware.draw.terminal.terminal_scene import TerminalScene

    Box = tuple[int, int, int, int]  # the left column, the top line, the width and the height of a card

_SHOWING = const(3)
# The places of reserve, hand, waste and showing card in a player's row, counted from the left.
_SLOTS = (0, 3, 2, 1)
_SLOT_COUNT = const(4)
_LEAST_CARD = const(5)  # columns of the narrowest card
_WIDEST_HOUSE = const(15)  # columns from house to house
_WIDEST_CARD = const(11)
_SPREAD_WIDTH = const(7)  # columns of a card of a pile that is spread out
_DIALOG_WIDTH = const(60)
_STAR = SIGNS[14]
_EDGE_SIGNS = PLAIN_FRAME + TARGET_FRAME + CURSOR_FRAME + PICKED_UP_FRAME


class TerminalTableView:
    """Draws a Session's position, and a TableViewState over it, into a TerminalScene.

    Its methods are those of LargeTableView; lengths are in columns and lines.
    lines: the text, broken into lines
    """

    says_task = True
    marks_places = False
    animates = True
    dialog_hides_table = False
    is_first_page = False  # there is only one page

    def __init__(self, scene: "TerminalScene", session: "Seating") -> None:
        self.scene = scene
        self.session = session
        self.lines: "list[str]" = []
        self._cards = bytearray(MAX_PILE_CARDS)
        pos = session.game.pos
        w = scene.width
        h = scene.height
        houses = pos[HOUSES]
        self.height = 3 if h < 28 else 4 if h < 40 else 5
        self._house_pitch = min(w // houses, _WIDEST_HOUSE)
        gap = 2 if self._house_pitch > 8 else 1
        self.width = min(self._house_pitch - gap, _WIDEST_CARD)
        self._left = (w - self._house_pitch * houses + gap) // 2
        right = self._left + self._house_pitch * (houses - 1) + self.width
        if pos[PLAYERS] > 2:
            right = w
        self._foundation_pitch = max(_LEAST_CARD, self._house_pitch * houses // 16)
        self._foundation_width = max(_LEAST_CARD, self._foundation_pitch - 1)
        self._foundation_left = right - 7 * self._foundation_pitch - self._foundation_width
        self._top = self.height + 1  # the line in which the houses begin
        self._room = h - 2 * self._top  # the lines of a house
        # The opponents' piles.
        self._others_left = 0 if pos[PLAYERS] > 2 else self._left
        slots = _SLOT_COUNT * max(1, pos[PLAYERS] - 1)
        self._other_pitch = min(self._house_pitch, (self._foundation_left - self._others_left) // slots)
        self._other_width = max(_LEAST_CARD, min(self.width, self._other_pitch - 1))
        self._text_left = self._left + _SLOT_COUNT * self._house_pitch

    # Places

    def table_row(self, p: int) -> int:
        """Return the line of the table with pile p: 0 opponents, 1 foundations, 2 houses, 3 the player."""
        if p >= FOUNDATION:
            return 1
        if SHOW < p < RESERVE:
            return 2
        return 0 if self._seat(p) else 3

    def _seat(self, p: int) -> int:
        # Return how many seats to the left of the player the owner of pile p sits.
        pos = self.session.game.pos
        player = pos[TURN] if p == SHOW else (p - RESERVE) // 3
        return int((player - self.session.seat) % pos[PLAYERS])

    def x(self, p: int) -> int:
        """Return the left edge of pile p."""
        if p >= FOUNDATION:
            return self._foundation_left + self._foundation_pitch * (p - FOUNDATION)
        if SHOW < p < RESERVE:
            return self._left + self._house_pitch * (p - 1)
        slot = _SLOTS[_SHOWING if p == SHOW else (p - RESERVE) % 3]
        seat = self._seat(p)
        if seat:
            return self._others_left + self._other_pitch * (_SLOT_COUNT * (seat - 1) + slot)
        return self._left + self._house_pitch * slot

    def y(self, p: int, below: int = 0, more: int = 0) -> int:
        """Return the top edge of pile p's top card, as in LargeTableView; in a fan it lies on the card above."""
        if p >= FOUNDATION:
            return 0
        if SHOW < p < RESERVE:
            n = self.session.game.pos[COUNT + p] + more
            return self._top + (self._fan(p, n)[max(0, n - 1 - below)] - 1 if n else 0)
        return 0 if self._seat(p) else self.scene.height - self.height

    def pitch(self, p: int, more: int) -> int:
        """Return how many lines apart the cards of pile p are."""
        return 1

    def card_depth(self, p: int, y: int) -> int:
        """Return how many cards of a house lie on the one that shows in a line."""
        depth = 0
        while depth < self.session.game.pos[COUNT + p] - 1 and y <= self.y(p, depth):
            depth += 1
        return depth

    def lift_offset(self, p: int, depth: int = 0) -> int:
        """Return 0, because a picked-up card stays where it is."""
        return 0

    def hits_pile(self, p: int, x: int, y: int) -> bool:
        """Return whether a place belongs to pile p."""
        left, top, w, h = self._box(p)
        if SHOW < p < RESERVE:
            top, h = self._top, self._room
        return left <= x < left + w and top <= y < top + h

    def hits_text(self, x: int, y: int) -> bool:
        """Return whether a place belongs to the text."""
        return x >= self._text_left and y >= self.scene.height - max(self.height + 1, len(self.lines))

    def next_page(self) -> bool:
        """Return False, because the table has no other page."""
        return False

    def _down(self, p: int) -> int:
        # Return how many cards of a house lie face down, and read it into _cards.
        n = read_pile(self.session.game.pos, p, self._cards)
        down = 0
        while down < n and self._cards[down] & FACE_DOWN:
            down += 1
        return down

    def _fan(self, p: int, n: int) -> "list[int]":
        # Return the line, counted from the house's top, with the name of each of n cards of a house. If there are too
        # few lines, the face-down cards share one, and then some cards after the first that is face up.
        room = self._room - self.height + 1  # the lines for names
        if 2 * n - 1 <= room and self.height > 4:
            return [2 * i + 1 for i in range(n)]
        if n <= room:
            return [i + 1 for i in range(n)]
        down = min(self._down(p), n - 1)
        folded = max(0, down - 1)
        out = [max(1, i + 1 - folded) for i in range(n)]
        excess = out[-1] - room if n else 0
        if excess > 0:
            first = out[down] + 1
            out = [line if line <= first else max(first, line - excess) for line in out]
        return out

    def _box(self, p: int, depth: int = 0) -> "Box":
        # Return the box of the top card of pile p, with `depth` cards under it.
        w = self.width
        if p >= FOUNDATION:
            w = self._foundation_width
        elif not SHOW < p < RESERVE and self._seat(p):
            w = self._other_width
        top = self.y(p, depth)
        return self.x(p), top, w, self.y(p) + self.height - top

    # Drawing

    def show(self, view_state: "TableViewState") -> None:
        """Draw the piles, the marks and the texts."""
        view_state.stale = False
        slide = view_state.slide
        if slide:
            self._draw(view_state.shows_pile_names, slide.to_pile, slide.added)
        else:
            self._draw(view_state.shows_pile_names)
        self._marks(view_state)
        if slide:
            self._slide(slide)
        elif view_state.thinking_frame >= 0:
            self._draw_thinking(view_state.thinking_frame)
        elif view_state.win_frame >= 0:
            self._draw_win_frame(view_state.win_animation, view_state.win_frame)
        lines = self._wrap(view_state.text) if view_state.text else []
        before = view_state.turn_summary or view_state.task
        room = self.height  # one line less than there are, for the heading
        if before:
            if view_state.task:
                lines = self._wrap(before) + lines  # Each begins a line of its own.
            else:
                lines = self._wrap(before + " " + view_state.text)
            if len(lines) > room:
                lines = self._wrap(before)
            if len(lines) > room + 1 and view_state.turn_summary and view_state.replay_prompt:
                lines = self._wrap(view_state.replay_prompt)
        self._draw_text(view_state.heading, lines, view_state.text_kind, view_state.more_cards)

    def show_pile_choice(self, p: int, n: int, message: str) -> None:
        """Draw the table with pile p framed as the one to look into."""
        self._draw(True)
        self._mark(p, CURSOR_FRAME, S.FELT, S.STRONG)
        self._draw_text(text.words.LOOK, self._wrap(message), LABEL)

    def show_spread(self, p: int, cards: bytearray, n: int, message: str) -> None:
        """Draw the n cards of pile p in rows, the top card last and framed."""
        scene = self.scene
        self.clear()
        scene.rect(S.NAVY, 0, 0, scene.width, scene.height)
        y = 0
        for line in scene.wrap(message, scene.width - 4):
            scene.text(line, 2, y, S.GOLD)
            y += 1
        across = (scene.width - 4) // (_SPREAD_WIDTH + 1)
        rows = (n + across - 1) // across
        pitch = self.height
        if rows > 1:
            pitch = min(pitch, (scene.height - y - self.height) // (rows - 1))
        for i in range(n):
            x = 2 + i % across * (_SPREAD_WIDTH + 1)
            scene.card(cards[i], x, y + i // across * pitch, _SPREAD_WIDTH, self.height)
        if n:
            x = 2 + (n - 1) % across * (_SPREAD_WIDTH + 1)
            scene.frame(S.INK, x, y + (rows - 1) * pitch, _SPREAD_WIDTH, self.height, CURSOR_FRAME, S.GOLD)

    def show_dialog(self, heading: str, message: str, seen: int = -1) -> str:
        """Draw a dialog over the table; return the text that did not fit: here always "".

        seen: a pile whose top card stays in sight if there is room, or -1
        """
        scene = self.scene
        w = min(_DIALOG_WIDTH, scene.width - 4)
        lines = scene.wrap(message, w - 6)
        h = len(lines) + 6
        x = (scene.width - w) // 2
        y = max(0, (scene.height - h) // 2)
        if seen >= 0:
            _, top, _, tall = self._box(seen)
            if top < y + h and top + tall + h <= scene.height:
                y = max(y, top + tall)
        scene.rect(S.NAVY, x, y, w, h)
        scene.frame(S.GOLD, x, y, w, h, DIALOG_FRAME)
        scene.text(heading, x + 3, y + 1, S.GOLD, S.BOLD)
        y += 3
        for line in lines:
            scene.text(line, x + 3, y, S.WHITE)
            y += 1
        scene.text(phrases.with_buttons(text.words.OK_CONTINUES), x + 3, y + 1, S.EDGE)
        return ""

    def clear(self) -> None:
        """Clear the scene and set the ranks and backs of this game's cards."""
        self.scene.clear()
        self.scene.lowest_rank = self.session.low
        self.scene.back_swap = self.session.back_swap

    def _draw(self, names: bool, hidden: int = -1, size: int = 0) -> None:
        # Draw all piles; pile `hidden` without its top `size` cards, which are sliding.
        pos = self.session.game.pos
        self.clear()
        if has_foundations(pos):
            for f in range(8):
                if pos[FOUNDATION_COUNTS + f] != NO_FOUNDATION:
                    self._foundation(pos, f, 1 if hidden == FOUNDATION + f else 0)
        for house in range(1, pos[HOUSES] + 1):
            self._house(pos, house, size if house == hidden else 0)
        for player in range(pos[PLAYERS]):
            self._player(pos, player, names, hidden, size)

    def _foundation(self, pos: bytearray, f: int, hidden: int) -> None:
        scene = self.scene
        n = pos[FOUNDATION_COUNTS + f] - hidden
        x, y, w, h = self._box(FOUNDATION + f)
        scene.card(f >> 1 << 4 | n if n > 0 else 0, x, y, w, h)
        if n <= 0:
            scene.put(SIGNS[f >> 1], x + w // 2, y + h // 2, S.OUTLINE)

    def _house(self, pos: bytearray, house: int, hidden: int) -> None:
        scene = self.scene
        x = self.x(house)
        w = self.width
        n = pos[COUNT + house]
        card = pos[TOP + house]
        if n <= hidden:
            scene.card(0 if n else card, x, self._top, w, self.height)
        elif pos[FAMILY] and n == COMPLETE_HOUSE and not hidden:
            # A complete house is closed: its last card lies on the back of its pack.
            scene.card(card | FACE_DOWN, x, self._top, w, self.height)
            scene.card_line(card, x, self._top + 1, w)
            self._count(n, x, self._top + self.height - 1, w, card | FACE_DOWN)
        else:
            self._draw_fan(house, n, n - hidden, x)
        ink = S.OUTLINE if n <= hidden else S.WHITE if self._down(house) else S.INK
        scene.text("%d" % house, x + w // 2, self._top, ink)

    def _draw_fan(self, house: int, n: int, shown: int, x: int) -> None:
        # Draw the first `shown` of the n cards of a house.
        scene = self.scene
        w = self.width
        lines = self._fan(house, n)
        cards = self._cards
        read_pile(self.session.game.pos, house, cards)
        scene.card_edge(cards[0], x, self._top, w, True)
        first = 0  # the first card in this line
        for i in range(shown):
            y = self._top + lines[i]
            if lines[i] != lines[first]:
                first = i
            if i == shown - 1:
                scene.card_bottom(cards[i], x, y, w, self.height - 1)
            elif lines[i + 1] != lines[i]:
                scene.card_line(cards[i], x, y, w)
                for line in range(y + 1, self._top + lines[i + 1]):
                    scene.card_line(cards[i], x, line, w, False)
            if i > first:
                message = "\5%d\6" % (i - first + 1)  # the number of cards that share the line
                scene.card_line(cards[i], x, y, w, False)
                scene.text(message, x + 1, y, S.WHITE if cards[i] & FACE_DOWN else S.INK)

    def _player(self, pos: bytearray, player: int, names: bool, hidden: int, size: int) -> None:
        # Draw a player's piles with their counts, and names for them.
        scene = self.scene
        seat = (player - self.session.seat) % pos[PLAYERS]
        turn = not pos[OVER] and pos[TURN] == player
        for kind in range(3):
            p = RESERVE + 3 * player + kind
            if not kind and not has_reserve(pos):
                continue
            x, y, w, h = self._box(p)
            n = pos[COUNT + p]
            card = pos[TOP + p]
            if p == hidden:
                read_pile(pos, p, self._cards)
                n -= size
                card = self._cards[n - 1] if n > 0 else 0
            scene.card(card, x, y, w, h)
            if n > 0:
                self._count(n, x, y + h - 1, w, card)
            if names:
                name = text.words.PILE_NAMES[kind]
                room = self._other_pitch - 1 if seat else w + 1
                if len(name) > room or seat and kind != 1 and len(self._name(pos, player, turn)) > self._other_pitch:
                    name = text.words.CAPTIONS[kind]
                self._caption(name, p, w)
            if not kind and turn and pos[FLAGS] & RESERVE_LOCKED:
                # The reserve may not go to the houses while this card shows (RULES 5).
                mark = text.words.LOCKED_MARK
                at = x + 1 + max(0, w - 2 - len(mark)) // 2
                scene.rect(S.MAROON, at, y, len(mark), 1)
                scene.text(mark, at, y, S.WHITE)
        if turn:
            x, y, w, h = self._box(SHOW)
            if pos[TOP + SHOW] and hidden != SHOW:
                scene.card(pos[TOP + SHOW], x, y, w, h)
            elif not seat:
                scene.frame(S.SHADE, x, y, w, h, TARGET_FRAME)
            if names and not seat:
                self._caption(text.words.PILE_NAMES[_SHOWING], SHOW, w)
        if seat:
            # The name of the opponent stands under the place of the card that they turn up.
            x = self._others_left + self._other_pitch * (_SLOT_COUNT * (seat - 1) + _SLOTS[_SHOWING])
            name = self._name(pos, player, turn)
            ink = (S.STRONG if turn else S.TEXT) | BOLD
            scene.text(name, max(0, x + (self._other_width - len(name)) // 2), self.height, ink)

    def _count(self, n: int, x: int, y: int, w: int, card: int) -> None:
        # Write the number of cards of a pile into the lower edge of its top card.
        message = " %d " % n if w > _LEAST_CARD else "%d" % n
        self.scene.text(message, x + (w - len(message) + 1) // 2, y, (S.WHITE if card & FACE_DOWN else S.INK) | BOLD)

    def _caption(self, name: str, p: int, w: int) -> None:
        # Write the name of a pile on the side of it that the houses are on.
        x, y, _, h = self._box(p)
        self.scene.text(name, max(0, x + (w - len(name)) // 2), y + h if self._seat(p) else y - 1, S.FAINT)

    def _name(self, pos: bytearray, player: int, turn: bool) -> str:
        # Return the name of an opponent, with a star if it is their turn.
        name = phrases.player_name(pos, player, self.session.viewer)
        if len(name) >= self._other_pitch and self._other_width == _LEAST_CARD:
            name = phrases.player_initial(pos, player, self.session.viewer)
        return S.GLYPH_STAR + name if turn and not self.session.plays_all_sides else name

    def _draw_thinking(self, picture: int) -> None:
        # Mark the player to move as thinking: dots that move over the name; picture: 0 to 3.
        x, y, w, h = self._box(SHOW)
        step = 2 if picture == 3 else picture + 1
        self.scene.put(SIGNS[-1], x + w // 2 + 2 * step - 4, y + h - 1, S.STRONG)

    # Marks

    def _mark(self, p: int, signs: str, ink: int, paper: int, depth: int = 0) -> None:
        # Draw a frame over the edges of the top card of pile p, with `depth` cards under it.
        scene = self.scene
        x, y, w, h = self._box(p, depth)
        right = x + w - 1
        bottom = y + h - 1
        # In a fan the upper edge is the card above.
        if not (SHOW < p < RESERVE and self.session.game.pos[COUNT + p] > depth + 1):
            scene.put(signs[0], x, y, ink, paper)
            scene.put(signs[1], right, y, ink, paper)
            for column in range(x + 1, right):
                self._tint(signs[4], column, y, ink, paper)
        for line in range(y + 1, bottom):
            scene.put(signs[5], x, line, ink, paper)
            scene.put(signs[5], right, line, ink, paper)
        for column in range(x + 1, right):
            self._tint(signs[4], column, bottom, ink, paper)
        scene.put(signs[2], x, bottom, ink, paper)
        scene.put(signs[3], right, bottom, ink, paper)

    def _tint(self, sign: str, x: int, y: int, ink: int, paper: int) -> None:
        # Put a character of a frame at a place, unless there is a letter or a digit, which gets the frame's paper.
        scene = self.scene
        there = scene.signs[y * scene.width + x]
        scene.put(sign if there in _EDGE_SIGNS else there, x, y, ink, paper)

    def _marks(self, view_state: "TableViewState") -> None:
        for p in (view_state.last_from, view_state.last_to):
            if p >= 0:
                self._mark(p, PLAIN_FRAME, S.INK, S.SKY)
        p = view_state.picked_up
        if p >= 0:
            for i in range(view_state.target_count):
                self._mark(view_state.targets[i], TARGET_FRAME, S.FELT, S.LIME)
            self._mark(p, PICKED_UP_FRAME, S.FELT, S.LIME, view_state.picked_up_depth)
        if not view_state.choosing:
            return
        if view_state.hint_from >= 0:
            self._hint(view_state.hint_from)
            if view_state.hint_to >= 0:
                self._hint(view_state.hint_to)
            return
        if view_state.point_from >= 0 and view_state.point_from != view_state.cursor:
            self._hint(view_state.point_from)
        if view_state.point_to >= 0 and view_state.point_to != view_state.cursor:
            self._hint(view_state.point_to)
        if view_state.cursor >= 0:
            self._mark(view_state.cursor, CURSOR_FRAME, S.FELT, S.STRONG)

    def _hint(self, p: int) -> None:
        # Mark a place that a hint or a lesson names.
        self._mark(p, CURSOR_FRAME, S.GOLD, S.NAVY)
        x, y, w, h = self._box(p)
        self.scene.put(_STAR, x + w - 1, y + h - 1, S.GOLD | BOLD, S.NAVY)

    def _slide(self, slide: "Slide") -> None:
        # Draw the sliding cards.
        x = slide.between(slide.x0, slide.x1)
        y = slide.between(slide.y0, slide.y1)
        for i in range(slide.size):
            self.scene.card(slide.cards[i], x, y, self.width, self.height)
            y += slide.pitch

    def _draw_win_frame(self, win_animation: "ModuleType", frame: int) -> None:
        # Draw the top cards of the foundations, which leap across the screen.
        pos = self.session.game.pos
        scene = self.scene
        for i in range(WIN_CARDS):
            if frame >= 2 * i:
                suit = i & 3
                n = pos[FOUNDATION_COUNTS + 2 * suit + (i >> 2)]
                x = win_animation.card_x(frame, i, scene.width - self.width)
                y = win_animation.card_y(frame, i, scene.height - self.height)
                scene.card(suit << 4 | (n if 0 < n < 14 else 1), x, y, self.width, self.height)

    # Texts

    def _wrap(self, message: str) -> "list[str]":
        return self.scene.wrap(message, self.scene.width - self._text_left - 1)

    def _draw_text(self, heading: str, lines: "list[str]", kind: int, more_cards: int = 0) -> None:
        scene = self.scene
        self.lines = lines
        room = self.height + 1
        x = self._text_left
        h = max(room, len(lines))  # A text that is too long covers more of the table.
        y = scene.height - h
        ink = S.TEXT
        if kind or h > room:
            scene.rect(S.MAROON if kind == REFUSAL else S.NAVY, x - 1, y, scene.width - x + 1, h)
            ink = S.WHITE
        elif len(lines) < room:
            right = scene.text(heading, x, y, S.STRONG | BOLD)
            if more_cards:
                scene.text("%s+%d" % (S.GLYPH_UP, more_cards), right + 2, y, S.STRONG | BOLD)
            y += 1
        for line in lines:
            scene.text(line, x, y, ink)
            y += 1
