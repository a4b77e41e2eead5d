# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""How to play, in a few pages for each rule set."""

from engine.opponent import LEVELS
from firmware import text
from firmware.app import actions as A
from firmware.screens.menu import HEADING
from firmware.screens.new_game import OPTIONS

OPTIONS_A_PAGE = 3


def pages(rules, stop_play, keys=()):
    """Return the pages for a rule set with its options, each (heading, paragraph, …).

    keys: what the board's own buttons do, as paragraphs; () for what they usually do.
    """
    options = rules.split("+")
    base = options[0]
    buttons = ((text.words.HELP_BUTTONS,) + (keys or text.words.HELP_BUTTONS_USUAL),)
    if base == "klondike":
        return text.words.HELP_PATIENCE + buttons
    levels = tuple([text.words.LEVELS_ABOUT[level] for level in LEVELS[1:]])
    end = ((text.words.HELP_OPPONENTS,) + levels,) + buttons
    if base == "onepack":
        return text.words.HELP_ONE_PACK + end
    if base.startswith("foster"):
        out = text.words.HELP_AIM + text.words.HELP_FOSTER + text.words.HELP_LOADING
    elif base.startswith("cats"):
        out = text.words.HELP_CATS
    else:
        out = text.words.HELP_AIM + text.words.HELP_TURN + text.words.HELP_LOADING
        if base == "simple":
            out += text.words.HELP_SIMPLE
        elif base == "three":
            out += text.words.HELP_THREE
    texts = []
    for option in OPTIONS:
        if option in options[1:]:
            texts.append(text.words.HELP_OPTION.format(text.words.OPTIONS[option], text.words.OPTIONS_ABOUT[option]))
    for i in range(0, len(texts), OPTIONS_A_PAGE):
        out += ((text.words.HELP_OPTIONS,) + tuple(texts[i : i + OPTIONS_A_PAGE]),)
    return out + (text.words.HELP_STOP if stop_play else ()) + end


class Help:
    """The pages for the game in hand, without one for what is usually played; one page at a time.

    back: called when they are left. pages: as the look has cut them; at: the one that is shown.
    """

    def __init__(self, app, back, rules="", stop_play=True):
        self.app = app
        self.back = back
        session = app.session
        if not rules and session:
            rules = session.rules
            stop_play = session.stop_play
        self.pages = app.look.menus.cut(app.look, pages(rules or "classic", stop_play, app.keys))
        self.at = 0

    @property
    def status(self):
        return self.pages[self.at][0]

    def open(self, now):
        self.app.changed = True

    def tick(self, now):
        return -1

    def press(self, action, now):
        self.app.changed = True
        if action in (A.LEFT, A.UP):
            self.at = (self.at - 1) % len(self.pages)
        elif action in (A.RIGHT, A.DOWN):
            self.at = (self.at + 1) % len(self.pages)
        elif action == A.OK and self.at + 1 < len(self.pages):
            self.at += 1
        else:
            self.back()

    # touch
    def touch(self, x, y):
        """Turn back at the left edge, on elsewhere; the heading leaves them."""
        if y < self.app.height // HEADING:
            return A.BACK
        return A.LEFT if 4 * x < self.app.width else A.OK

    def draw(self):
        """Draw the page."""
        self.app.look.menus.show_page(self.app.look, self.pages, self.at)
