# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The table as text: what can be done now and, when they are asked for, its piles."""

from engine.position import (
    COUNT,
    FACE_DOWN,
    FAMILY,
    FLAGS,
    FOUNDATION,
    FOUNDATION_COUNTS,
    HOUSES,
    MAX_PILE_CARDS,
    NO_FOUNDATION,
    OUT_OF_USE,
    OVER,
    PLAYERS,
    RESERVE,
    RESERVE_HELD,
    SHOW,
    TOP,
    TURN,
    UNDEALT,
    read_pile,
)
from firmware import text
from firmware.draw.shown import LABEL
from firmware.draw.text.scene import DIALOG, PILE, TABLE
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.session import Session
    from firmware.draw.shown import Shown
    from firmware.draw.text.scene import TextScene


class TableView:
    """Tells a Session's position, and a Shown over it. Its piles count as standing in a row."""

    says_task = True  # A line that was said can be read again.
    marks_places = False  # the places of a card that is not picked up are not marked
    animates = False  # Lines do not move.
    is_first_page = False  # There are none.

    def __init__(self, scene: "TextScene", session: "Session") -> None:
        self.scene = scene
        self.session = session
        self._cards = bytearray(MAX_PILE_CARDS)

    def line(self, p: int) -> int:
        """Return the line of the table that pile p is in: 0 opponents, 1 foundations, 2 houses, 3 the person."""
        if p >= FOUNDATION:
            return 1
        if SHOW < p < RESERVE:
            return 2
        return 3 if p == SHOW or (p - RESERVE) // 3 == self.session.seat else 0

    def x(self, p: int) -> int:
        """Return the place of pile p in its line."""
        return p

    def y(self, p: int, below: int = 0, more: int = 0) -> int:
        """Return 0, because nothing is seen to move."""
        return 0

    def pitch(self, p: int, more: int) -> int:
        """Return 0, for the same reason."""
        return 0

    def flip(self) -> bool:
        """Return False, because the table has no other page."""
        return False

    def show(self, shown: "Shown") -> None:
        """Tell the words of the moment: on the person's turn the moves there are, or where the cursor is."""
        scene = self.scene
        scene.begin(TABLE)
        if shown.opening:
            scene.say(shown.opening)
        if shown.kind != LABEL:
            scene.say(shown.text)
        elif not shown.choosing or shown.held >= 0 or scene.cursor:
            # The heading of a card that is held has a colon already.
            said = text.words.SAID_OF if shown.held < 0 else text.console().SAID_AFTER
            scene.say(said.format(shown.heading, shown.text) if shown.heading else shown.text)
        elif self.session.stop_play:
            scene.say(shown.heading)
        else:
            n = self.session.game.n
            said = text.console().ONE_MOVE_TO_PLAY.format(shown.heading, shown.text)
            if n > 1:
                said = text.console().MOVES_TO_PLAY.format(shown.heading, n)
            elif not n:
                said = text.words.SAID_OF.format(shown.heading, shown.text)
            scene.say(said)

    def show_look(self, p: int, n: int, said: str) -> None:
        """Tell which pile OK would look into."""
        self.scene.begin(PILE)
        self.scene.say(said)

    def show_spread(self, p: int, cards: bytearray, n: int, said: str) -> None:
        """Tell the n cards of pile p that may be seen, from the lowest up."""
        pos = self.session.game.pos
        self.scene.begin(PILE)
        self.scene.say(text.words.SAID_OF.format(said, ", ".join([phrases.card(pos, cards[i]) for i in range(n)])))

    def show_stopped(self, heading: str, said: str) -> str:
        """Tell what was stopped and what follows; return the words that had no room: here always ""."""
        self.scene.begin(DIALOG)
        self.scene.say(heading)
        self.scene.say(said)
        self.scene.say(text.console().DIALOG_READ)
        return ""

    def deal(self) -> str:
        """Return the game's rule set and the number of its deal."""
        return text.console().DEAL_READ.format(phrases.game_name(self.session.rules), self.session.seed)

    # The piles

    def piles(self, pos: bytearray) -> "list[str]":
        """Return the whole table as lines: showing card, the person's piles, houses, foundations, opponents' piles.

        pos: a position of the session's game.
        """
        session = self.session
        lines = []
        if pos[TOP + SHOW]:
            lines.append(self.pile(pos, SHOW))
        lines += self._player(pos, session.seat)
        for house in range(1, pos[HOUSES] + 1):
            lines.append(self.pile(pos, house))
        if not pos[FAMILY]:
            lines.append(self.pile(pos, FOUNDATION))
        for i in range(1, session.players):
            lines += self._player(pos, (session.seat + i) % session.players)
        return lines

    def _player(self, pos: bytearray, player: int) -> "list[str]":
        own = RESERVE + 3 * player
        kinds = (1, 2) if pos[FAMILY] or pos[PLAYERS] == 1 else (0, 1, 2)  # one pack and patience have no reserve
        return [self.pile(pos, own + kind) for kind in kinds]

    def pile(self, pos: bytearray, p: int) -> str:
        """Return what can be seen of pile p; FOUNDATION means all foundations."""
        if p == FOUNDATION:
            return text.console().FOUNDATIONS_READ.format(self._foundations(pos))
        if p == SHOW:
            card = pos[TOP + SHOW]
            return text.console().TURNED_UP_READ.format(phrases.card(pos, card) if card else text.console().NO_CARD)
        n = read_pile(pos, p, self._cards)
        name = _name(pos, p, self.session.reader)
        if p < RESERVE:
            return self._house(pos, name, p, n)
        said = top_of(pos, p)
        if n and p == RESERVE + 3 * pos[TURN] and pos[FLAGS] & RESERVE_HELD and not pos[OVER]:
            said = text.console().PILE_HELD.format(said)
        return text.console().PILE_READ.format(name, said)

    def _house(self, pos: bytearray, name: str, p: int, n: int) -> str:
        if n < 2:
            return text.console().PILE_READ.format(name, top_of(pos, p))
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
        return text.console().PILE_UNDER.format(name, top_of(pos, p), ", ".join(under))

    def _foundations(self, pos: bytearray) -> str:
        tops = []
        for f in range(8):
            n = pos[FOUNDATION_COUNTS + f]
            if 0 < n < NO_FOUNDATION:
                tops.append(phrases.card(pos, f >> 1 << 4 | n))
        return ", ".join(tops) or text.console().PILE_EMPTY


def _name(pos: bytearray, p: int, reader: int) -> str:
    if p < RESERVE:
        return phrases.head(text.words.HOUSE.format(p))
    return phrases.head(phrases.place(pos, p, reader, reader))


def top_of(pos: bytearray, p: int) -> str:
    """Return the top card of a pile, and unless it is a house how many cards it has."""
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
    counted = phrases.cards(n)
    if (p - RESERVE) % 3 == 1:
        return counted
    seen = text.console().PILE_DOWN if card & FACE_DOWN else phrases.card(pos, card)
    return text.console().PILE_TOP.format(seen, counted)
