# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""How to play, in a few pages for each rule set."""

from engine.opponent import LEVELS
from firmware.app import actions as A
from firmware.draw import sprites as S
from firmware.text import phrases

# Pages are (heading, paragraphs).
USUAL = (
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
        "When too many turns bring nothing, the lower count scores the difference.",
    ),
)
SIMPLE = (
    (
        "Simplified",
        "One pack for both: A has the hearts and clubs, B the spades and diamonds. Reserves of six, hands of 17, "
        "six houses, four foundations.",
        "All else is as in Russian Bank.",
    ),
)
THREE = (
    (
        "Three players",
        "You play after Right and before Left. Reserves of eight, hands of 24, nine houses.",
        "The first house that is emptied is closed with a cross and stays so. The joker is set aside where it "
        "turns up, and the next card takes its place.",
        "Load either of them. The winner scores for the cards of both; who gives up loses, and the next "
        "player wins.",
    ),
)
FOSTER = (
    (
        "Foster 1922",
        "A reserve of 12, face down. Turn its top up with OK, whenever no hand card is turned up. What lies "
        "open may be played or left.",
        "You may also play from your waste, and from the opponent's, onto houses and foundations; not into spaces. "
        "The opponent's open reserve card may go to a foundation.",
        "What fits a foundation must go there first. The rest is free, in any order.",
        "Short packs start foundations with the six or seven and end them with the ace.",
    ),
    (
        "Your turn",
        "With a space open and a reserve left you may not turn up a hand card, but you may pass: OK on your hand, "
        "with no card turned up.",
        "Once a hand card is turned up, an open reserve card is held: it can only go to a foundation.",
        "When your waste has been turned over twice, a card that has a place must be played before the turn ends.",
        "Giving up costs 20 more. When too many turns bring nothing, it is a draw.",
    ),
)
CATS = (
    (
        "CatsAtCards",
        "Get rid of your hand and your waste. Houses are built downwards, red on black and black on red.",
        "The reserve comes first: to a foundation; then other cards to foundations; then your reserve into a space, "
        "then onto a house. Only then all the rest.",
        "Your waste may be played onto houses and foundations.",
        "A load goes on the opponent's waste alone, one higher or lower in any suit. A house card that fits another "
        "house goes there instead.",
    ),
    (
        "Your turn",
        "A card turned up that fits a house must go there. If it fits none it goes to your waste, the next card "
        "of your hand on top of it, and your turn ends.",
        "Who has no card in hand and waste has won, whatever is left in the reserve.",
        "CatsAtCards moves cards in order together, and deals your cards as your first turn begins. The full layout "
        "moves one at a time, and has all dealt at once.",
    ),
)
ONE_PACK = (
    (
        "One pack",
        "No foundations, no reserve. Houses are runs in one suit, up or down, and go round from king to ace.",
        "Your waste's top can be played too, and the opponent's taken. Whole runs may be joined.",
        "Fill spaces from your waste before you turn up a card. Who has no cards left wins, and scores 1 for "
        "each card the opponent has.",
    ),
)
PATIENCE = (
    (
        "Patience",
        "Bring all cards to the foundations, one a suit, from ace up to king.",
        "Houses are built downwards, red on black and black on red; cards in order move together. Only a king, "
        "or a run led by one, goes into a space.",
        "TURN lays a card of your hand on the waste, whose top may be played. When the hand is used up the waste "
        "is turned over, as often as you like.",
        "When nothing is hidden any more, all cards can run up by themselves.",
    ),
)
STOP = (
    (
        "Stop play",
        "You may try anything. What the rules do not allow is stopped: it is taken back, and your turn is over.",
        "If a card could have gone to a foundation, it goes there now. If a space was to be filled, your "
        "reserve fills it.",
        "Under Foster's rules only a missed foundation is stopped; anything else is just put back.",
        "The lower levels do not see all: what they overlook stands.",
    ),
    (
        "Calling stop",
        "The opponents err as well. STOP, or Call stop in the menu, calls it: while they play, and then until you "
        "touch a card.",
        "Say what was wrong: Foundation first, Reserve first, Space first and so on. If you are right, the game "
        "goes back to that move, and their turn is over.",
        "A wrong call costs nothing.",
    ),
)
BUTTONS = (
    (
        "Buttons",
        "Arrows step through what can be played.",
        "OK takes a card up, arrows choose the place, OK plays it, BACK puts it down.",
        "TURN turns up a card of your hand, or lays it on your waste.",
        "BACK, with nothing taken up, looks into a pile.",
        "MENU: hint, take back, settings and the rest.",
    ),
)
OPTIONS_A_PAGE = 3


def pages(rules, stop_play):
    """Return the pages for a rule set with its options, as a tuple."""
    from firmware.text.rulebook import LEVELS as LEVEL_WORDS

    options = rules.split("+")
    base = options[0]
    if base == "klondike":
        return PATIENCE + BUTTONS
    end = (("Opponents",) + tuple([LEVEL_WORDS[level] for level in LEVELS[1:]]),) + BUTTONS
    if base == "onepack":
        return ONE_PACK + end
    if base.startswith("foster"):
        out = USUAL[:1] + FOSTER + USUAL[2:]
    elif base.startswith("cats"):
        out = CATS
    else:
        out = USUAL + (SIMPLE if base == "simple" else THREE if base == "three" else ())
    texts = []
    if len(options) > 1:
        from firmware.text.rulebook import OPTIONS

        texts = ["%s: %s" % (label, text) for option, label, text in OPTIONS if option in options]
    for i in range(0, len(texts), OPTIONS_A_PAGE):
        out += (("Options in this game",) + tuple(texts[i : i + OPTIONS_A_PAGE]),)
    return out + (STOP if stop_play else ()) + end


class Help:
    """The pages for a rule set, one at a time; back: called when they are left."""

    def __init__(self, app, back, rules, stop_play):
        self.app = app
        self.back = back
        self.pages = pages(rules, stop_play)
        if app.keys:
            self.pages = self.pages[:-1] + (BUTTONS[0][:1] + app.keys,)
        if app.mono:
            self.pages = app.mono.pages(app, self.pages)
        elif app.scene.small:
            from firmware.draw.small.menus import pages as cut

            self.pages = cut(app, self.pages)
        self.at = 0

    @property
    def status(self):
        return self.pages[self.at][0]

    def open(self, now):
        self.show()

    def tick(self, now):
        return -1

    def press(self, action, now):
        if action in (A.LEFT, A.UP):
            self.at = (self.at - 1) % len(self.pages)
        elif action in (A.RIGHT, A.DOWN):
            self.at = (self.at + 1) % len(self.pages)
        elif action == A.OK and self.at + 1 < len(self.pages):
            self.at += 1
        else:
            self.back()
            return
        self.show()

    def show(self):
        """Draw the page."""
        if self.app.mono:
            self.app.mono.show_help(self)
            return
        scene = self.app.scene
        if scene.small:
            from firmware.draw.small.menus import show_help

            show_help(self)
            return
        w = self.app.width
        scene.clear()
        scene.text(self.pages[self.at][0], 12, 10, S.GOLD, S.BOLD)
        scene.rect(S.GOLD, 12, 25, w - 24, 1)
        y = 34
        for paragraph in self.pages[self.at][1:]:
            for line in phrases.wrap(scene, paragraph, w - 24):
                scene.text(line, 12, y, S.PAPER)
                y += 11
            y += 5
        foot = "%d of %d   %s%s turn the page, BACK leaves"
        foot %= (self.at + 1, len(self.pages), S.GLYPH_LEFT, S.GLYPH_RIGHT)
        scene.text(foot, 12, self.app.height - 14, S.EDGE)
        self.app.changed = True
