"""What help says in English: pages are (heading, paragraph …)."""

HELP_OPPONENTS = "Opponents"  # at most 15
HELP_OPTIONS = "Options in this game"  # at most 20
HELP_OPTION = "{0}: {1}"  # at most 25; {0} an option: Must load; {1} what it is
HELP_BUTTONS = "Buttons"  # at most 10
HELP_STOP_PLAY = "Stop play"  # at most 15
HELP_AIM = (  # at most 170
    (
        "The aim",
        "Be the first to get rid of all your cards: your reserve, your hand and your waste.",
        "Cards go to the foundations (one for each suit of each pack, ace up to king), onto the houses, or onto "
        "your opponent's piles.",
        "Both players use the houses. They are built downwards, red on black and black on red, one card at a "
        "time. A house without cards is a space: any card may go there.",
    ),
)
HELP_TURN = (  # at most 115
    (
        "Your turn",
        "You may play the top of your reserve, the top of every house, and the card turned up.",
        "First: if your reserve's card fits a foundation, it must go there. Then every other card that fits one must.",
        "While you have a reserve, you must fill the spaces before you turn up a card.",
        "Lay the turned-up card on your waste, and your turn ends. When your hand is used up, your waste is "
        "turned over.",
    ),
)
HELP_LOADING = (  # at most 185
    (
        "Loading",
        "You may lay a card on your opponent's reserve or waste, if its top card is of the same suit and one "
        "higher or one lower: one more for your opponent to get rid of.",
        "The winner scores 30, plus 2 per card in the opponent's reserve and 1 per other card. After too many turns "
        "without progress, the player with the lower total scores the difference.",
    ),
)
HELP_SIMPLE = (  # at most 135
    (
        "Simplified",
        "One pack for both: A has the hearts and clubs, B the spades and diamonds. Reserves of six, hands of 17, "
        "six houses, four foundations.",
        "All else is as in Russian Bank.",
    ),
)
HELP_THREE = (  # at most 140
    (
        "Three players",
        "You play after Right and before Left. Reserves of eight, hands of 24, nine houses.",
        "The first house to be emptied is closed with a cross and stays so. A joker that turns up is set aside, "
        "and the next card takes its place.",
        "Load either of them. The winner scores for the cards of both. A player who gives up loses, and the next "
        "player wins.",
    ),
)
HELP_FOSTER_IS = (  # at most 135
    (
        "Foster's game",
        "A card that fits a foundation must go there first. All else is free, in any order, and you end your turn "
        "when you like.",
        "You may use more than in Russian Bank: your waste, and your opponent's.",
        "With short packs it is the same game: foundations start with the six (36 cards each) or the seven (32) and "
        "end with the ace.",
    ),
)
HELP_FOSTER = (  # at most 165
    (
        "Reserve and wastes",
        "A reserve of 12, face down. Choose it to turn up its top card, whenever no hand card is turned up. You "
        "need not play that card.",
        "You may also play from your waste, and from your opponent's, onto houses and foundations; not into "
        "spaces. Your opponent's open reserve card may go to a foundation.",
    ),
    (
        "Your turn",
        "With a space open and a reserve left you may not turn up a hand card, but you may pass: choose your hand, "
        "with no card turned up.",
        "Once a hand card is turned up, an open reserve card is locked: it can only go to a foundation.",
        "When your waste has been turned over twice, you must play the cards that fit before your turn ends.",
        "Giving up costs 20 more. After too many turns without progress the game is a draw.",
    ),
)
HELP_CATS = (  # at most 185
    (
        "Reserve first",
        "Get rid of your hand and your waste. Houses are built downwards, red on black and black on red.",
        "The reserve comes first: to a foundation; then other cards to foundations; then your reserve into a space, "
        "then onto a house. Everything else comes after that.",
        "You may play from your waste onto houses and foundations.",
        "You may load your opponent's waste only, one higher or lower in any suit. A house card that fits another "
        "house goes there instead.",
    ),
    (
        "Your turn",
        "A turned-up card that fits a house must go there. If it fits none, it goes on your waste, the next card "
        "of your hand on top of it, and your turn ends.",
        "Without cards in hand and waste you win, whatever is left in your reserve.",
        "With a reserve of 12, cards in order move together, and your cards are dealt as your first turn starts. "
        "With one of 13, cards move one at a time, and all are dealt at the start.",
    ),
)
HELP_ONE_PACK = (  # at most 185
    (
        "One pack",
        "No foundations, no reserve. Houses are runs in one suit, up or down, and go round from king to ace. "
        "Houses marked ? are dealt later, when the second player starts.",
        "You may also play the top of your waste, and move that of your opponent's onto a run. Whole runs may be "
        "joined.",
        "Only one thing is compulsory: while you have a waste, fill the spaces before you turn up a card.",
    ),
    (
        "Loading, and the end",
        "The top of your waste, or the card turned up, may go onto your opponent's waste if its top is of the "
        "same suit and one higher or one lower; king and ace are neighbours.",
        "A player without cards wins, and scores 1 for each card the opponent has.",
    ),
)
HELP_PATIENCE = (  # at most 160
    (
        "Patience",
        "Bring all cards to the foundations, one per suit, from ace up to king.",
        "Houses are built downwards, red on black and black on red; cards in order move together. Only a king, or "
        "a run that starts with one, goes into a space.",
        "Choose your hand to lay one of its cards on the waste, whose top may be played. When the hand is used up "
        "the waste is turned over, as often as you like.",
        "Nothing is compulsory. When no card is hidden any more, all can go up by themselves.",
    ),
)
HELP_STOP = (  # at most 175
    (
        "Stop play",
        "Choose it for a new game, as its style. You may then try anything. A wrong move is stopped: it is "
        "undone, and your turn is over.",
        "If a card could have gone to a foundation, it goes there now. If a space had to be filled, your reserve "
        "fills it.",
        "Under Foster's rules only a missed foundation is stopped; anything else is just put back.",
        "The lower levels do not see everything: a mistake that they overlook stands.",
    ),
    (
        "Calling stop",
        "Opponents make mistakes too. Call stop, in the menu, while they play and afterwards, until you touch a card.",
        "Say what was wrong: Foundation first, Reserve first, Space first and so on. If you are right, the game "
        "goes back to that move, and your opponent's turn is over.",
        "A wrong call costs nothing, unless you chose for the game that it costs you a turn.",
    ),
)
HELP_HOT_SEAT = (  # at most 195
    (
        "One device for all",
        "In a new game the Opponent may be a person. Hand the device over when a turn ends; the player to move is "
        "at the bottom.",
        "Set your names there too. Settings can skip the hand-over screen, or flip the picture for a player opposite.",
        "You can undo within your own turn.",
    ),
    (
        "Stop play between people",
        "A card that fits nowhere is stopped at once. A missed foundation, reserve or space stands until somebody "
        "sees it.",
        "While another player is playing, call stop, by its button or in the menu, for a mistake in this turn. "
        "When you are handed the device, you may call one in the turn before, until you touch a card.",
    ),
)
# What the buttons do.
# at most 150; {0} a button: BACK
KEY_STEPS = "{0}: go through the cards you can play, then through the places for one. Hold to repeat."
# at most 150; {0} a button: BACK
KEY_OK = "{0}: take a card, lay it down; on your hand, turn up a card. In menus, choose or change."
# at most 130; {0} a button: up
KEY_RUN = "{0}, with a card of a house taken: take the one above it, too. They move one by one, by way of spaces."
KEY_BACK = "{0}: put the card back. With no card taken, look into a pile."  # at most 70; {0} a button: BACK
# at most 90; {0} a button: BACK
KEY_BACK_MENU = "{0}: put the card back. With no card taken, open the menu: hint, undo and more."
KEY_LAST_TURN = "{0} at the start of your turn: replay your opponent's turn."  # at most 150; {0} a button: BACK
KEY_TURN = "{0}: turn up a hand card, or lay it on your waste."  # at most 60; {0} a button: BACK
KEY_MENU = "{0}: the menu, with hint, undo and more."  # at most 150; {0} a button: BACK
KEY_STOP = "{0}: call stop, in stop play."  # at most 50; {0} a button: BACK
NO_KEY_STOP = "To call stop, in stop play, choose it in the menu."  # at most 70
PILE_LETTERS = "On this screen R, H and W stand for reserve, hand and waste."  # at most 70
