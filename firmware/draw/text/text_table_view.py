"""Print the table as text: the possible moves and, on request, its piles."""

from engine.position import (
    COUNT, FACE_DOWN, FLAGS, FOUNDATION, FOUNDATION_COUNTS, HOUSES, MAX_PILE_CARDS, NO_FOUNDATION, OUT_OF_USE, OVER,
    RESERVE, RESERVE_LOCKED, SHOW, TOP, TURN, UNDEALT, has_foundations, has_reserve, read_pile
)
from firmware import text
from firmware.draw.table_view_state import LABEL
from firmware.draw.text.text_scene import DIALOG_SCREEN, PILE_SCREEN, TABLE_SCREEN
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Protocol

    from firmware.draw.looks import Game, Seating
    from firmware.draw.table_view_state import TableViewState
    from firmware.draw.text.text_scene import TextScene

    class GameWithMoves(Game, Protocol):
        """A Game that knows how many moves are legal."""

        @property
        def n(self) -> int: ...

    class MatchSeating(Seating, Protocol):
        """A Seating that can tell its deal and its moves, too."""

        @property
        def game(self) -> GameWithMoves: ...
        @property
        def rules(self) -> str: ...
        @property
        def seed(self) -> int: ...
        @property
        def stop_play(self) -> bool: ...


class TextTableView:
    """Print a Session's position, and a TableViewState over it. The piles of a line count as standing in a row."""

    says_task = True  # a line that was printed can be read again
    marks_places = False  # the places of a card that is not picked up are not marked
    dialog_hides_table = False
    animates = False  # lines do not move
    is_first_page = False  # there are no pages

    def __init__(self, scene: "TextScene", session: "MatchSeating") -> None:
        self.scene = scene
        self.session = session
        self._cards = bytearray(MAX_PILE_CARDS)

    def table_row(self, p: int) -> int:
        """Return the line of the table with pile p: 0 opponents, 1 foundations, 2 houses, 3 the player."""
        if p >= FOUNDATION:
            return 1
        if SHOW < p < RESERVE:
            return 2
        return 3 if p == SHOW or (p - RESERVE) // 3 == self.session.seat else 0

    def x(self, p: int) -> int:
        """Return the place of pile p in its line."""
        return p

    def y(self, p: int, below: int = 0, more: int = 0) -> int:
        """Return 0, because no card visibly moves."""
        return 0

    def pitch(self, p: int, more: int) -> int:
        """Return 0, because no card visibly moves."""
        return 0

    def next_page(self) -> bool:
        """Return False, because the table has no other page."""
        return False

    def show(self, view_state: "TableViewState") -> None:
        """Print the current texts: on the player's turn the possible moves, or where the cursor is."""
        scene = self.scene
        scene.begin(TABLE_SCREEN)
        if view_state.turn_summary:
            scene.add_line(view_state.turn_summary)
        if view_state.text_kind != LABEL:
            scene.add_line(view_state.text)
        elif not view_state.choosing or view_state.picked_up >= 0 or scene.tells_cursor:
            # The heading of a held card already ends with a colon.
            message = text.words.NAME_AND_TEXT if view_state.picked_up < 0 else text.console().SAID_AFTER
            heading = view_state.heading
            scene.add_line(message.format(heading, view_state.text) if heading else view_state.text)
        elif self.session.stop_play:
            scene.add_line(view_state.heading)
        else:
            n = self.session.game.n
            message = text.console().ONE_MOVE_TO_PLAY.format(view_state.heading, view_state.text)
            if n > 1:
                message = text.console().MOVES_TO_PLAY.format(view_state.heading, n)
            elif not n:
                message = text.words.NAME_AND_TEXT.format(view_state.heading, view_state.text)
            scene.add_line(message)

    def show_pile_choice(self, p: int, n: int, message: str) -> None:
        """Print which pile OK would spread out."""
        self.scene.begin(PILE_SCREEN)
        self.scene.add_line(message)

    def show_spread(self, p: int, cards: bytearray, n: int, message: str) -> None:
        """Print the n visible cards of pile p, the lowest first."""
        pos = self.session.game.pos
        self.scene.begin(PILE_SCREEN)
        names = [phrases.card(pos, cards[i]) for i in range(n)]
        self.scene.add_line(text.words.NAME_AND_TEXT.format(message, ", ".join(names)))

    def show_dialog(self, heading: str, message: str, seen: int = -1) -> str:
        """Print what was stopped and what follows; return the text that did not fit: here always ""."""
        self.scene.begin(DIALOG_SCREEN)
        self.scene.add_line(heading)
        self.scene.add_line(message)
        self.scene.add_line(text.console().DIALOG_READ)
        return ""

    def deal(self) -> str:
        """Return the game's rule set and the number of its deal."""
        return text.console().DEAL_READ.format(phrases.game_name(self.session.rules), self.session.seed)

    # The piles

    def piles(self, pos: bytearray) -> "list[str]":
        """Return the whole table as lines: showing card, the player's piles, houses, foundations, opponents' piles.

        pos: a position of the session's game.
        """
        session = self.session
        lines = []
        if pos[TOP + SHOW]:
            lines.append(self.pile(pos, SHOW))
        lines += self._player(pos, session.seat)
        for house in range(1, pos[HOUSES] + 1):
            lines.append(self.pile(pos, house))
        if has_foundations(pos):
            lines.append(self.pile(pos, FOUNDATION))
        for i in range(1, session.players):
            lines += self._player(pos, (session.seat + i) % session.players)
        return lines

    def _player(self, pos: bytearray, player: int) -> "list[str]":
        own = RESERVE + 3 * player
        kinds = (0, 1, 2) if has_reserve(pos) else (1, 2)
        return [self.pile(pos, own + kind) for kind in kinds]

    def pile(self, pos: bytearray, p: int) -> str:
        """Return what can be seen of pile p; FOUNDATION means all foundations."""
        if p == FOUNDATION:
            return text.console().FOUNDATIONS_READ.format(self._foundations(pos))
        if p == SHOW:
            card = pos[TOP + SHOW]
            return text.console().TURNED_UP_READ.format(phrases.card(pos, card) if card else text.console().NO_CARD)
        n = read_pile(pos, p, self._cards)
        if p < RESERVE and n > 1:
            return self._house(pos, p, n)
        said = describe_pile(pos, p, self.session.viewer)
        if n and p == RESERVE + 3 * pos[TURN] and pos[FLAGS] & RESERVE_LOCKED and not pos[OVER]:
            return text.console().PILE_LOCKED.format(said)
        return said

    def _house(self, pos: bytearray, p: int, n: int) -> str:
        # Return the text of a house with several cards.
        down = 0
        under = []
        for i in range(n - 2, -1, -1):
            card = self._cards[i]
            if card & FACE_DOWN:
                down += 1
            else:
                under.append(phrases.card(pos, card))
        if down:
            under.append(text.console().PILES_DOWN.format(down))
        name = _name(pos, p, self.session.viewer)
        return text.console().PILE_UNDER.format(name, _top_card(pos, p), ", ".join(under))

    def _foundations(self, pos: bytearray) -> str:
        tops = []
        for f in range(8):
            n = pos[FOUNDATION_COUNTS + f]
            if 0 < n < NO_FOUNDATION:
                tops.append(phrases.card(pos, f >> 1 << 4 | n))
        return ", ".join(tops) or text.console().PILE_EMPTY


def _name(pos: bytearray, p: int, reader: int) -> str:
    if p < RESERVE:
        return phrases.capitalize(text.words.HOUSE.format(p))
    return phrases.capitalize(phrases.pile_name(pos, p, reader))


def describe_pile(pos: bytearray, p: int, viewer: int) -> str:
    """Return the name of pile p, its top card and, unless it is a house, its number of cards."""
    return text.console().PILE_READ.format(_name(pos, p, viewer), _top_card(pos, p))


def _top_card(pos: bytearray, p: int) -> str:
    card = pos[TOP + p]
    n = pos[COUNT + p]
    if p < RESERVE:
        if card == UNDEALT:
            return text.console().PILE_UNDEALT
        if card == OUT_OF_USE:
            return text.console().PILE_CLOSED
        return phrases.card(pos, card) if card else text.console().PILE_SPACE
    if not n:
        return text.console().PILE_EMPTY
    counted = phrases.card_count(n)
    if (p - RESERVE) % 3 == 1:
        return counted
    seen = text.console().PILE_DOWN if card & FACE_DOWN else phrases.card(pos, card)
    return text.console().PILE_TOP.format(seen, counted)
