"""The view into piles: a cursor over those with more than one visible card, one of which can be spread out."""

from engine.position import FACE_DOWN, HOUSES, MAX_PILE_CARDS, RESERVE, read_pile
from firmware import text
from firmware.app import actions as A
from firmware.app.base_screen import BaseScreen
from firmware.table.cursor import index_on_next_line
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App, TableScreen


class PileView(BaseScreen):
    """The screen over the table, until BACK.

    pile_count: the number of piles to look into
    spread: whether a pile is spread out
    """

    opens_menu = True

    def __init__(self, app: "App", table: "TableScreen") -> None:
        self.app = app
        self.table = table
        session = table.session
        pos = session.game.pos
        self.visible = bytearray(MAX_PILE_CARDS)
        self.piles = bytearray(20)
        self.pile_count = 0
        self.at = 0
        self.spread = False
        self.status = ""
        own_reserve = RESERVE + 3 * session.seat
        piles = list(range(1, pos[HOUSES] + 1))
        for i in range(session.players):
            reserve = RESERVE + 3 * ((session.seat + i) % session.players)
            piles += [reserve, reserve + 2]
        for p in piles:
            if self.read_visible(p) > 1:
                if p == own_reserve + 2:
                    self.at = self.pile_count
                self.piles[self.pile_count] = p
                self.pile_count += 1

    def read_visible(self, p: int) -> int:
        """Write the visible cards of a pile into self.visible; return how many there are."""
        n = read_pile(self.table.session.game.pos, p, self.visible)
        down = 0
        while down < n and self.visible[down] & FACE_DOWN:
            down += 1
        for i in range(down, n):
            self.visible[i - down] = self.visible[i]
        return n - down

    def open(self, now: int) -> None:
        self.app.changed = True

    def press(self, action: int, now: int) -> None:
        if self.spread:
            self.spread = False
            if action == A.BACK or action == A.OK:
                self.app.changed = True
                return
        if action == A.OK:
            self.spread = True
        elif action == A.LEFT:
            self.at = (self.at - 1) % self.pile_count
        elif action == A.RIGHT:
            self.at = (self.at + 1) % self.pile_count
        elif action == A.UP or action == A.DOWN:
            self.at = index_on_next_line(self.table.view, self, self.pile_count, -1 if action == A.UP else 1)
        elif action == A.MENU:
            self.app.show_pause()
            return
        else:
            self.app.show_table()
            return
        self.app.changed = True

    def touch(self, x: int, y: int) -> int:
        """Choose the pile at a pixel, if it can be spread out; return OK, which does so, or else BACK."""
        from firmware.table.touch import pile_index_at

        at = -1 if self.spread else pile_index_at(self.table.view, self, self.pile_count, x, y)
        if at < 0:
            return A.BACK
        self.at = at
        return A.OK

    def release(self) -> None:
        self.app.show_table()

    def touch_words(self) -> int:
        return 0

    def pile_at(self, at: int) -> int:
        return self.piles[at]

    def draw(self) -> None:
        """Draw the table with the cursor on a pile, or with that pile spread out."""
        session = self.table.session
        view = self.table.view
        p = self.piles[self.at]
        n = self.read_visible(p)
        name = phrases.capitalize(phrases.pile_name(session.game.pos, p, session.viewer))
        if self.spread:
            self.status = text.menus().PILE_SPREAD.format(name, n)
            view.show_spread(p, self.visible, n, self.status)
        else:
            self.status = phrases.with_buttons(text.menus().PILE_LOOK, name, n)
            view.show_pile_choice(p, n, self.status)
