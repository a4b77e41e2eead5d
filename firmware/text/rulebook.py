# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What the rule sets, their options and the opponent's levels are, in the words of the new game's screens."""

# In the order in which they are offered.
OFFERED = (
    "classic", "foster", "foster36", "foster32", "cats", "catsfull", "onepack", "simple", "three", "klondike",
)  # fmt: skip

ABOUT = {
    "classic": "Two packs. Get rid of a reserve of 13, your hand and your waste. What fits a foundation must "
    "go up, your reserve's card first; spaces are filled before a card is turned up.",
    "foster": "As R. F. Foster wrote it down: a reserve of 12, face down, turned up when you like. Your waste "
    "and the opponent's can be played from. A turn may end at any time.",
    "foster36": "Foster's game from six to ace, 36 cards a player. The six starts a foundation, the ace lies "
    "on the king. Quicker, with small hands.",
    "foster32": "Foster's game from seven to ace, 32 cards a player. The seven starts a foundation, the ace "
    "lies on the king. The quickest of the three.",
    "cats": "The reserve goes before the rest, into spaces, then onto houses. Cards in order move together. "
    "Loads go on the waste alone, in any suit. Who has no hand and no waste wins.",
    "catsfull": "CatsAtCards with all dealt at the start and a reserve of 13. Cards move one at a time, and "
    "house cards may go into spaces.",
    "onepack": "Foster's game with a single pack: runs in one suit, up or down, round from king to ace. "
    "Nothing is compulsory but to fill spaces.",
    "simple": "Half a pack each, hearts and clubs against spades and diamonds. A reserve of six, three houses "
    "each, the usual rules: a good first game.",
    "three": "You against two, with two packs and a joker that nobody plays. A reserve of 8, three houses "
    "each; the first house that is emptied stays closed. Load whom you like.",
    "klondike": "For you alone: seven houses with hidden cards. One card at a time is turned up, as often "
    "as you like. Only a king goes into a space.",
}

# What the levels do, from the weakest to the strongest.
LEVELS = {
    "novice": "Novice is learning: it overlooks much of what it could play, and in stop play most of your errors.",
    "easy": "Easy overlooks a move now and then, and in stop play about half of your errors.",
    "greedy": "Medium sees every move, and makes the one that looks best at a glance.",
    "strong": "Strong thinks its turn through before it moves.",
    "expert": "Expert thinks further, counts the cards and remembers all that were shown. No error escapes it.",
}

# (option, what it is called, what it does), in the order in which they are offered.
OPTIONS = (
    ("waste", "Play from your waste", "The top of your own waste may be played, wherever it fits."),
    ("groups", "Move groups", "Cards of a house that lie in order may move as one."),
    ("peek", "Turn up at once", "A turn may begin with turning up a card, whatever should come first."),
    ("closed", "Closed reserve", "The reserve lies face down. You turn its top up when you want it, and "
     "before you turn up a card of your hand."),
    ("strict", "Strict", "The next three together: release, load, make spaces."),
    ("release", "Must release", "A card that could go up, but is covered, must be released where the cards "
     "on it can be moved away."),
    ("mustload", "Must load", "While any card can be loaded on an opponent, only loads may be played."),
    ("mustspace", "Must make spaces", "With a reserve left, no card is turned up while a house could be "
     "emptied onto others."),
    ("fewest", "Release the nearest", "As Must release: first the card with the fewest others on it."),
    ("backs", "Hidden house cards", "A face-down card lies under each house. Strict, and the hidden cards "
     "must be uncovered."),
    ("uncover", "Must uncover", "What lies on a hidden house card must be moved away where it can be. It needs "
     "Hidden house cards."),
    ("r12", "Reserve of 12", "The reserve has one card less, the hand one more."),
    ("r11", "Reserve of 11", "The reserve has two cards less, the hand two more."),
    ("cut", "Begins: by cut", "Chance says who begins."),
    ("high", "Begins: high card", "The higher reserve card begins, and the ace is highest."),
    ("houses", "Begins: by houses", "The lower house cards begin; the reserves do not count."),
    ("cards", "1 a card", "The winner scores 1 for each card the other has left. So it is, too, with neither on."),
    ("thirty", "30, and 2 a card", "The winner scores 30, and 2 for each card the other has left."),
)  # fmt: skip
