# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Walk through a game or a solution, forwards and back, with a sentence for each step."""

from engine.moves import GROUP, HAND, PASS
from engine.position import RESERVE, SHOW, TURN, pile
from firmware import text
from firmware.app import actions as A
from firmware.app.controls import HEADING
from firmware.draw.shown import NOTE, Shown
from firmware.table.apart import Apart, Begun
from firmware.table.slide import landing

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware.app.app import App

    Step = tuple[bytearray | None, str, list[tuple[int, int]]]


class Walk(Apart):
    """A walk through steps.

    A step is the position where it begins (bytes), or None to go on from the step before; its sentence; and its moves,
    a list of (source, destination). at: the index of the present step; made: how many of its moves are played. OK and
    RIGHT play the next move, LEFT undoes one; DOWN and UP go to the next sentence and the one before. both: whether the
    heading says who moves, for a game of two. A is at the bottom of the table. A subclass defines `menu`,
    `worded()`, which returns the steps with sentences in the present language, and `end()`, which shows what comes
    after the last step.
    """

    plays = False
    opens_menu = True
    end: "Callable[[], None]"
    brief = ""  # the heading, if only one side plays

    worded: "Callable[[], list[Step]]"

    def __init__(self, app: "App", both: bool = False) -> None:
        self.app = app
        self.table = self
        self.both = both
        self.at = 0
        self.made = 0
        self.steps = self.worded()
        self.session = self._begun(0)
        self.view = app.look.view(self.session)
        self.shown = Shown()

    def _begun(self, at: int) -> "Begun":
        # Return a session at the position where a step begins, or the last one before it that has a position.
        start = self.steps[at][0]
        while not start:
            at -= 1
            start = self.steps[at][0]
        session = Begun(start)
        session.solitaire = self.both
        return session

    @property
    def aim(self) -> str:
        """The sentence of the step."""
        return self.steps[self.at][1]

    @property
    def status(self) -> str:
        """The words of the moment, as a line."""
        return self.shown.text

    def reword(self) -> None:
        """Say everything once more, because the language has changed."""
        self.steps = self.worded()
        self._show()

    def tell(self, said: str) -> None:
        """Say something until the next button."""
        self.shown.text = said
        self.shown.kind = NOTE

    def open(self, now: int) -> None:
        self._show()

    def tick(self, now: int) -> int:
        return -1

    def press(self, action: int, now: int) -> None:
        """Step on or back, or open a menu."""
        if action == A.MENU:
            self.app.show_pause()
        elif action == A.BACK:
            self.app.show_back()
        elif action == A.LEFT:
            self._back()
        elif action == A.UP:
            self._to(self.at - 1)
        elif action == A.DOWN:
            if self.made == len(self.steps[self.at][2]):
                self._on()
            if self.app.screen is self:
                while self.made < len(self.steps[self.at][2]):
                    self._play()
                self._show()
        else:
            self._on()

    def touch(self, x: int, y: int) -> int:
        """Return MENU for a touch of the screen's top, LEFT for one of its left quarter, else OK."""
        if y < self.app.look.height // HEADING:
            return A.MENU
        return A.LEFT if x < self.app.look.width // 4 else A.OK

    def touch_words(self) -> int:
        """Return OK, which goes on, for a touch of the words."""
        return A.OK

    def _on(self) -> None:
        # Play the next move, or go to the next step or the end.
        if self.made < len(self.steps[self.at][2]):
            self._play()
        elif self.at + 1 < len(self.steps):
            self.at += 1
            self.made = 0
            if self.steps[self.at][0]:
                self._deal()
            elif self.steps[self.at][2]:
                self._play()
        else:
            self.end()
            return
        self._show()

    def _back(self) -> None:
        if self.made > 1 or self.made and (not self.at or self.steps[self.at][0]):
            self.session.game.undo()
            self.made -= 1
            self._mark_last()
            self._show()
        else:
            self._to(self.at - 1, True)

    def _to(self, at: int, end: bool = False) -> None:
        # Go to the beginning of a step, or to its end.
        self.at = max(0, at)
        self.made = 0
        self._deal()
        if end and at >= 0:
            while self.made < len(self.steps[self.at][2]):
                self._make()
        elif not self.steps[self.at][0]:
            self._make()
        self._show()

    def _deal(self) -> None:
        # Play all steps before this one, from the last position that one of them begins at.
        session = self._begun(self.at)
        self.session.game = session.game
        self.session.seat = 0
        first = self.at
        while not self.steps[first][0]:
            first -= 1
        for at in range(first, self.at):
            for src, dst in self.steps[at][2]:
                session.game.play(src, dst)
        self._mark_last()

    def _play(self) -> None:
        # Play the next move, and tell the listeners, as a table does.
        turn = self.session.game.pos[TURN]
        self._make()
        self.app.moved(self.session, turn)

    def _make(self) -> None:
        src, dst = self.steps[self.at][2][self.made]
        self._mark(src, dst)
        self.session.game.play(src, dst)
        self.made += 1

    def _mark_last(self) -> None:
        # Mark nothing, because only replaying would tell where the last move came from.
        self.shown.came = self.shown.last = -1

    def _mark(self, src: int, dst: int) -> None:
        # Mark where a move that is about to be played comes from and goes to.
        pos = self.session.game.pos
        shown = self.shown
        shown.came = shown.last = -1
        if src == PASS or dst == RESERVE:
            return
        if src != HAND and src != SHOW:
            shown.came = pile(pos, src & ~GROUP)
        shown.last = landing(pos, src, dst)

    def _show(self) -> None:
        shown = self.shown
        pos = self.session.game.pos
        shown.stale = True
        shown.focus = shown.last
        shown.heading = self._heading(pos)
        self.tell(self.aim)
        self.app.changed = True

    def _heading(self, pos: bytearray) -> str:
        return text.words.TURN_OF[4 + pos[TURN]] if self.both else self.brief

    def draw(self) -> None:
        """Draw the table at this move."""
        self.view.show(self.shown)
