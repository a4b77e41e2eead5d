# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""How to play, in a few pages."""

from firmware import actions as A
from firmware import sprites as S
from firmware import words

# (heading, paragraphs)
PAGES = (
    (
        "The aim",
        "Be the first to get rid of your reserve, your hand and your waste.",
        "Cards go to the foundations (one a suit and pack, ace up to king), onto the houses, or onto the "
        "opponent's piles.",
        "Houses are shared. They are built downwards, red on black and black on red, one card at a time. "
        "Any card may go into a space.",
    ),
    (
        "Your turn",
        "You may play the top of your reserve, the top of every house, and the card turned up.",
        "First: a reserve card that fits a foundation must go there. Then every other card that fits one.",
        "While you have a reserve, spaces must be filled before you turn up a card.",
        "Laying the turned up card on your waste ends your turn. When your hand is used up, your waste is "
        "turned over.",
    ),
    (
        "Loading",
        "A card may go onto the opponent's reserve or waste if its top is of the same suit and one higher "
        "or one lower: one more for the opponent to get rid of.",
        "The winner scores 30, 2 for every card left in the opponent's reserve and 1 for every other one. "
        "A match goes to 300.",
    ),
    (
        "One pack",
        "No foundations, no reserve. Houses are runs in one suit, up or down, and go round from king to ace.",
        "Your waste's top can be played too, and the opponent's taken. Whole runs may be joined.",
        "Fill spaces from your waste before you turn up a card. Who has no cards left wins, and scores 1 for "
        "each card the opponent has.",
    ),
    (
        "Buttons",
        "Arrows step through what can be played.",
        "OK takes a card up, arrows choose the place, OK plays it, BACK puts it down.",
        "TURN turns up a card of your hand, or lays it on your waste.",
        "BACK, with nothing taken up, looks into a pile.",
        "MENU: hint, take back, settings and the rest.",
    ),
)


class Help:
    """The pages, one at a time; back: called when they are left."""

    def __init__(self, app, back):
        self.app = app
        self.back = back
        self.at = 0

    @property
    def status(self):
        return PAGES[self.at][0]

    def open(self, now):
        self.show()

    def tick(self, now):
        return -1

    def press(self, action, now):
        if action in (A.LEFT, A.UP):
            self.at = (self.at - 1) % len(PAGES)
        elif action in (A.RIGHT, A.DOWN):
            self.at = (self.at + 1) % len(PAGES)
        elif action == A.OK and self.at + 1 < len(PAGES):
            self.at += 1
        else:
            self.back()
            return
        self.show()

    def show(self):
        """Draw the page."""
        scene = self.app.scene
        w = self.app.width
        scene.clear()
        scene.text(PAGES[self.at][0], 12, 10, S.GOLD, S.BOLD)
        scene.rect(S.GOLD, 12, 25, w - 24, 1)
        y = 34
        for paragraph in PAGES[self.at][1:]:
            for line in words.wrap(scene, paragraph, w - 24):
                scene.text(line, 12, y, S.PAPER)
                y += 11
            y += 5
        foot = "%d of %d   %s%s turn the page, BACK leaves"
        foot %= (self.at + 1, len(PAGES), S.GLYPH_LEFT, S.GLYPH_RIGHT)
        scene.text(foot, 12, self.app.height - 14, S.EDGE)
        self.app.changed = True
