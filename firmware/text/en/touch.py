"""What a finger reads in English, in place of the texts with these names elsewhere.

They are by the part of the language that has the other text. No sentence here names a button. "Here" in one is where it
stands: the words can be touched, too.
"""

TABLE = {
    "OK_PLAYS": "Tap its place",
    "GAME_OVER_SCORE": "The game is over. Tap for the score",
    "OPPONENT_PLAYS": "Your opponent is playing. Tap to hurry",
    "WATCHING": "You are watching. Tap to hurry",
    "SKIP_TURN": "Tap for your turn",
    "COULD_BE_PLAYED": "{0} can still be played. Tap your waste again to lay it there and end your turn",
    "FITS_NOWHERE": "{0} fits nowhere. Tap it, then your waste: your turn ends",
    "MOVES_LEFT": "There are moves left. To pass, tap your hand",
    "ONLY_PLACE": "The only place. Tap it, or the card to put it back",
    "OFFER_ALL_UP": "All your cards can go up. Tap here to play them",
    "OFFER_AUTO_FINISH": "No card is hidden any more. Tap here, and all run up",
    "NO_MOVE_RESIGN": "No moves left. Tap the cards again to give up, here for the menu",
    "NO_MOVE": "No moves left. Tap the cards to give up",
    "OK_CONTINUES": "Tap to continue",
    "MOVE_LIMIT": "This game ends after {} moves. Tap here to undo or give up",
    "NO_PROGRESS": "Twice through your hand, and nothing played. Tap here to give up",
    "REPLAY": "Tap here to see it.",
    "SHORT_REPLAY": "{0}. Tap here",
}
SHORT = {
    "SHORT_NO_MOVE": "No move: tap to end",
    "SHORT_TURN_ENDS": "{0}, W ends",
    "SHORT_STILL_FITS": ("{0} fits; W ends", "It fits; W ends"),
    "SHORT_MOVES_LEFT": "Tap H to pass",
}
STOP_PLAY = {
    "OVER_BUT_STOP": "The game is over. Was something wrong? Tap here. If not, tap the cards",
    "WHERE_TO": "{0}: where to? Tap it: back",
    "OK_TRIES": "Tap its place",
    "STEPS_CHOOSE": "Tap a place",
}
LEARN = {
    "LEARN_BEGINS": "Tap for the first lesson",
    "LESSON_CALLS": "Tap here and choose Call stop, then: {0}",
}
MENUS = {
    "HOW_TO_CHOOSE": "Tap a row to choose it",
    "FOOT_LEAVE": "Top: leave",
    "FIRST_START": "New? Tap Learn",
    "PILE_LOOK": "{0}, {1} cards. Tap it to spread it, beside it to leave",
    "PAGE_FOOT": "{0} of {1}   Tap right, left; top: leave",
    "PAGE_FOOT_BRIEF": "{0} of {1}   Top: leave",
    "ONE_PAGE_FOOT": "Tap to leave",
}
NEW_GAME = {
    "HOW_TO_SET_DIGITS": "Tap a digit, again to raise it; beside: done",
    "NAME_ABOUT": "Tap the name to set it, letter by letter.",
    "HOW_TO_SET_LETTERS": "Tap the letter's upper or lower half; _: next; beside: done",
}
RESULTS = {
    "MONTHS_FOOT": "Tap for the month before",
}
ADVICE = {
    "LOOK_AT_ONE": "Tap to see {1}",
    "LOOK_AT_ALL": "Tap to see 1-{1}",
    "STEP_BY_TURN": "The bar at the right scrolls",
}
HELP = {
    "HELP_BUTTONS": "Touch",
    "KEY_STEPS": (
        "Tap a card, then its place, or drag it there. Tap it twice to send it to a foundation or play its only "
        "move."
    ),
    "KEY_OK": "Tap your hand to turn up a card. Tap that card, then your waste, to end your turn.",
    "KEY_RUN": "Tap or drag a card with others on it: they come along, if there are spaces to move them one by one.",
    "KEY_LAST_TURN": (
        "Tap the words at the bottom for the menu: hint, undo and more. As your turn starts, they replay your "
        "opponent's last turn."
    ),
    "KEY_MENU": (
        "In menus tap a row to choose it, an arrow to change a value, the heading to go back. Tap a page to turn "
        "it, at its left to turn back."
    ),
}
LESSONS = {
    "HOUSES": {
        "lay": "Houses are the columns. Tap 8\2 on your reserve, then a black nine",
    },
    "FOUNDATIONS": {
        "ace": "Three aces lie in the houses. Each starts a foundation: tap one, then a foundation",
    },
    "SPACES": {
        "run": "Another table. Use both spaces first: tap 8\2, which takes along what lies on it, then 9\4",
    },
    "TURNING": {
        "turn": "Your hand is the pile face down. Nothing else fits: tap it to turn up a card",
        "nowhere": "5\3 fits nowhere. Tap it, then your waste, the open pile by your hand",
    },
    "TURNED_OVER": {
        "over": "Your hand is used up. Tap its place: your waste is turned over, as it lies",
        "next": "The next one must be 8\3: tap your hand",
    },
    "ENDGAME": {
        "count": "Your reserve is gone. Three cards in hand, three spaces: they all have a place. Tap your hand",
    },
    "STOP_PLAY": {
        "err": "In stop play you can try anything. 2\1 from house 6 must go up. Break that rule: tap your hand",
        "rule": "That would be right. Just this once, do it wrong: tap your hand",
        "call": "Your opponent laid down a card, but 3\1 in house 1 had to go up. Tap here and call stop",
        "look": "Allowed, but then the error stands. Call stop first: tap here",
    },
    "FOSTER_TWO": {
        "start": "Foster's hand, 1922. A sits below. Tap to go on, the left to go back, the top for the menu",
    },
    "FOSTER_ONE": {
        "start": "Foster's hand, one pack. A sits below. Tap to go on, the left to go back, the top for the menu",
    },
}
