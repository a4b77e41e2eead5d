# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""After a game: who stood how, turn by turn, and the way to the decisions that cost most (engine/review.py)."""

from engine.review import WINS, Review
from firmware import text
from firmware.app import actions as A
from firmware.screens.menu import HEADING, Menu
from firmware.text import phrases


def lost(decision):
    """Return in words what a decision cost."""
    if decision.cards >= WINS:
        return text.words.COST_GAME
    if not decision.cards:
        return text.words.COST_TURN if decision.goes_on else text.words.COST_LITTLE
    said = text.words.COST_BOTH if decision.goes_on else text.words.COST_CARDS
    return said.format(phrases.cards(decision.cards))


class Graph:
    """The lead of the person after every turn, once it is reckoned; until then a bar that grows, and BACK leaves.

    share: how much is reckoned, in percent, 100 for all; leads, decisions: of engine.review.Review; names: who is
    ahead above the line, and who below.
    """

    def __init__(self, app):
        self.app = app
        session = self.session = app.session
        game = session.game
        self.review = Review(game.base, game.log, game.ply, (session.seat,), session.seat)
        self.share = 0
        self.leads = b""
        self.decisions = ()
        self.names = text.words.AHEAD[0], text.words.AHEAD[1 if session.players == 2 else 2]

    @property
    def status(self):
        return text.words.REVIEW

    @property
    def foot(self):
        """What the buttons do here."""
        labels = self.app.labels
        leaves = text.words.LEAVES.format(labels[A.BACK])
        n = len(self.decisions)
        if not n:
            return leaves
        look = text.words.LOOK_AT_ONE if n == 1 else text.words.LOOK_AT_ALL
        return text.words.TWO_FEET.format(look.format(labels[A.OK], n), leaves)

    @property
    def brief(self):
        """The same in few letters."""
        labels = self.app.labels
        n = len(self.decisions)
        if not n:
            return text.words.LEAVES.format(labels[A.BACK])
        return (text.words.LOOK_AT_ONE if n == 1 else text.words.LOOK_AT_ALL).format(labels[A.OK], n)

    def line(self, i):
        """Return in words which of the turns a decision belongs to, and what was lost."""
        decision = self.decisions[i]
        return text.words.TURN_OF_COST.format(decision.turn + 1, lost(decision))

    def open(self, now):
        self.app.changed = True

    def tick(self, now):
        if not self.review:
            return -1
        if self.review.go():
            self.leads = self.review.leads
            self.decisions = self.review.decisions
            self.review = None  # and all that it worked with
            self.share = 100
            self.app.changed = True
            return -1
        share = self.review.share()
        if share != self.share:
            self.share = share
            self.app.changed = True
        return 0

    def press(self, action, now):
        if action == A.BACK or action == A.MENU:
            if self.review:
                self.review.leave()
            self.app.show("result")
        elif not self.review:
            if self.decisions:
                self.app.show("turned", self)
            else:
                self.app.show("result")

    # touch
    def touch(self, x, y):
        """The heading leaves, the rest goes on."""
        return A.BACK if y < self.app.height // HEADING else A.OK

    def draw(self):
        self.app.look.graph(self)


class ReviewMenu(Menu):
    """The menu of a decision that is looked at."""

    def __init__(self, app, turned):
        Menu.__init__(self, app, text.words.REVIEW, lambda: app.go(turned))
        self.add(text.words.GO_ON, lambda: app.go(turned))
        self.add(text.words.GRAPH, lambda: app.go(turned.graph))
        self.add(text.words.SCORE, lambda: app.show("result"))
        self.add(text.words.TITLE, app.show_title)
