# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""A game to walk through, forwards and back, with a sentence at every turn that matters.

A step of its module (firmware/lessons/README.md) is the position it begins at, or "", the id of its sentence, and the
moves that this is said of.
"""

from engine.moves import GROUP, HAND, PASS
from engine.notation import parse_move
from engine.position import RESERVE, SHOW, TURN, pile
from firmware import text
from firmware.app import actions as A
from firmware.app import events
from firmware.app.learned import learned
from firmware.draw.shown import NOTE, Shown
from firmware.lessons import LESSONS, NUMBERS
from firmware.table.lesson import session_of
from firmware.table.slide import landing


class Walk:
    """Both sides face up, A's at the bottom. at: of the steps, the one that is being told; made: so many of its moves
    are played. OK and RIGHT play the next move, LEFT takes one back; DOWN and UP go to the next sentence and back."""

    kind = None  # no table to play at

    def __init__(self, app, name, module):
        self.app = app
        self.name = name
        self.steps = module.STEPS
        self._words = module.words()
        self.at = 0
        self.made = 0
        self.session = self._begun(0)
        self.view = app.look.view(self.session)
        self.shown = Shown()

    def _begun(self, at):
        # The session that a step, or one before it, begins.
        while not self.steps[at][0]:
            at -= 1
        session = session_of(self.steps[at][0])
        session.solitaire = True
        return session

    @property
    def aim(self):
        """The sentence of the step."""
        return self._words[self.steps[self.at][1]]

    @property
    def status(self):
        """The words of the moment, as a line."""
        return self.shown.text

    def _tokens(self, at):
        return self.steps[at][2].split(" ") if self.steps[at][2] else []

    def tell(self, said):
        """Say something until the next button."""
        self.shown.text = said
        self.shown.kind = NOTE

    def leave(self):
        """Give the table back to the match."""
        self.app.table = self.waiting
        self.app.lesson = None

    def open(self, now):
        self._show()

    def tick(self, now):
        return -1

    def press(self, action, now):
        """Go on, or back."""
        if action == A.MENU:
            self.app.show_pause()
        elif action == A.BACK:
            self.app.show_back()
        elif action == A.LEFT:
            self._back()
        elif action == A.UP:
            self._to(self.at - 1)
        elif action == A.DOWN:
            if self.made == len(self._tokens(self.at)):
                self._on()
            if self.app.screen is self:
                while self.made < len(self._tokens(self.at)):
                    self._play()
                self._show()
        else:
            self._on()

    # touch
    def touch(self, x, y):
        """The left of the screen goes back, the rest on."""
        return A.LEFT if x < self.app.width // 4 else A.OK

    def _on(self):
        # The next move, or the end.
        if self.made < len(self._tokens(self.at)):
            self._play()
        elif self.at + 1 < len(self.steps):
            self.at += 1
            self.made = 0
            if self.steps[self.at][0]:
                self._deal()
            elif self._tokens(self.at):
                self._play()
        else:
            learned(self.app).add(NUMBERS[LESSONS.index(self.name)])
            self.app.tell(events.LEARNED, self.session)
            self.app.show("lesson_end", self.name)
            return
        self._show()

    def _back(self):
        if self.made > 1 or self.made and (not self.at or self.steps[self.at][0]):
            self.session.game.undo()
            self.made -= 1
            self._mark_last()
            self._show()
        else:
            self._to(self.at - 1, True)

    def _to(self, at, end=False):
        # To the beginning of a step, or to its end.
        self.at = max(0, at)
        self.made = 0
        self._deal()
        if end and at >= 0:
            while self.made < len(self._tokens(self.at)):
                self._make()
        elif not self.steps[self.at][0]:
            self._make()
        self._show()

    def _deal(self):
        # Play all that comes before this step, from the position that it goes back to.
        session = self._begun(self.at)
        self.session.game = session.game
        self.session.seat = 0
        first = self.at
        while not self.steps[first][0]:
            first -= 1
        for at in range(first, self.at):
            for token in self._tokens(at):
                session.game.play(*parse_move(token))
        self._mark_last()

    def _play(self):
        # The next move, as at a table.
        turn = self.session.game.pos[TURN]
        self._make()
        self.app.moved(self.session, turn)

    def _make(self):
        src, dst = parse_move(self._tokens(self.at)[self.made])
        self._mark(src, dst)
        self.session.game.play(src, dst)
        self.made += 1

    def _mark_last(self):
        # Without replaying it is not known where the last move came from: nothing is marked.
        self.shown.came = self.shown.last = -1

    def _mark(self, src, dst):
        # Where a move that is about to be played comes from and goes to.
        pos = self.session.game.pos
        shown = self.shown
        shown.came = shown.last = -1
        if src == PASS or dst == RESERVE:
            return
        if src != HAND and src != SHOW:
            shown.came = pile(pos, src & ~GROUP)
        shown.last = landing(pos, src, dst)

    def _show(self):
        shown = self.shown
        pos = self.session.game.pos
        shown.stale = True
        shown.focus = shown.last
        shown.heading = text.words.TURN_OF[4 + pos[TURN]]
        self.tell(self.aim)
        self.app.changed = True

    def draw(self):
        """Have the look draw the table as it is at this move."""
        self.view.show(self.shown)
