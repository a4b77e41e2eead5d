"""What is said in English in the menu of a new game, and of what can be chosen there."""

# Screens: a new game
DEAL = "Deal"  # at most 10
GAME = "Game"  # at most 5
OPTIONS_ROW = "Options"  # at most 10
OPTIONS_ON = "{0} on"  # at most 10; {0} how many: 3
NO_OPTIONS = "none"  # at most 10
OPTIONS_DONE_ABOUT = "The options stay as you set them."  # at most 50
OPPONENT = "Opponent"  # at most 10
NO_OPPONENT = "none, you play both"  # at most 25
NO_OPPONENT_BRIEF = "none"  # at most 10
NO_OPPONENT_ABOUT = "You play both sides, without an opponent."  # at most 45
DEAL_NO = "Deal no."  # at most 15
RANDOM_DEAL = "random"  # at most 10
TODAYS_DEAL = "today's, {0}"  # at most 15; {0} a date: 261122
# at most 90
DEAL_OF_THE_DAY_ABOUT = "The deal of the day is its date: 261122 is 22 November 2026, the same for everybody."
HOW_TO_SET_DIGITS = "{0}: change the digit   {1}: next"  # at most 45; {0} a button: Stick; {1} a button: BACK
NEW_GAME_COSTS = "You give up the game in play."  # at most 35
FIRST_GAME = "Which game?"  # at most 15
FIRST_MORE = "More choices"  # at most 15
FIRST_MORE_ABOUT = "Other games, other opponents, two people on one device: all that can be chosen."  # at most 90
DEAL_NEW = "Deal a new game"  # at most 15
WATCH = "Watch a game"  # at most 20
# at most 110
WATCH_ABOUT = "Levels play against each other, and you watch. Your own game waits, and nothing is counted."
STOP_WATCHING = "Stop watching"  # at most 20
RULE_SETS_ABOUT = {  # at most 195
    "classic": "Two packs. Get rid of a reserve of 13, your hand and your waste. A card that fits a foundation must "
    "go up, your reserve's card first; spaces are filled before a card is turned up.",
    "simple": "A good first game: Russian Bank with half a pack each, and half as long. Hearts and clubs against "
    "spades and diamonds, a reserve of six, three houses each.",
    "foster": "Freer: a reserve of 12, face down, turned up when you like. You may play from your waste and from "
    "your opponent's. Foundations come first; you may end your turn at any time.",
    "foster36": "Foster 1922 from six to ace, 36 cards each: less than half as long. The six starts a foundation, "
    "and the ace goes on the king.",
    "foster32": "Foster 1922 from seven to ace, 32 cards each: a third as long. The seven starts a foundation, and "
    "the ace goes on the king.",
    "cats": "The reserve goes first: into spaces, onto houses. Cards in order move together. Load in any suit, but "
    "only on the waste. You win once hand and waste are gone, whatever is in the reserve.",
    "catsfull": "Like Reserve first, but the reserve has 13, all cards are dealt at the start, they move one at a "
    "time, and house cards may go into spaces.",
    "onepack": "One pack, no reserve, no foundations: houses are runs in one suit, up or down, round from king to ace. "
    "The only rule of order: fill spaces first.",
    "three": "You against two, with two packs and a joker that nobody plays. A reserve of 8, three houses each; the "
    "first house to be emptied stays closed. Load whom you like.",
    "klondike": "For you alone: seven houses with hidden cards. Turn up one card at a time, as often as you like. "
    "Only a king goes into a space.",
}
LEVELS_ABOUT = {  # at most 110
    "novice": "Novice is learning: it overlooks much of what it could play, and in stop play most of your mistakes.",
    "easy": "Easy overlooks a move now and then, and in stop play about half of your mistakes.",
    "greedy": "Medium sees every move and makes the one that looks best at a glance.",
    "strong": "Strong thinks its turn through before it moves.",
    "expert": "Expert thinks further, counts the cards and remembers every one it has seen. No mistake escapes it.",
    "adaptive": "Adaptive gets stronger when you win and weaker when you lose. It never peeks at hidden cards.",
}
ADAPTIVE_NEAR = "now about {0}"  # at most 30; {0} a level: Medium
ADAPTIVE_BETWEEN = "now between {0} and {1}"  # at most 40; {0} a level: Easy; {1} the next level: Medium
OPTIONS = {  # at most 20
    "waste": "Play from your waste",
    "groups": "Move groups",
    "peek": "Turn up first",
    "closed": "Face-down reserve",
    "strict": "Strict",
    "release": "Must release",
    "mustload": "Must load",
    "mustspace": "Must make spaces",
    "fewest": "Least covered first",
    "backs": "Hidden house cards",
    "uncover": "Must uncover",
    "r12": "Reserve of 12",
    "r11": "Reserve of 11",
    "cut": "First turn: by cut",
    "high": "First: high card",
    "houses": "First: low houses",
    "cards": "1 point a card",
    "thirty": "30, and 2 a card",
}
OPTIONS_BRIEF = {  # at most 15
    "waste": "Play waste",
    "mustspace": "Make spaces",
    "fewest": "Least covered",
    "backs": "Hidden cards",
}
OPTIONS_ABOUT = {  # at most 115
    "waste": "The top of your waste may be played, wherever it fits.",
    "groups": "Cards of a house that lie in order may move as one.",
    "peek": "A turn may begin by turning up a card, whatever else should come first.",
    "closed": "The reserve lies face down. You turn up its top card when you want it, and before you turn up a card "
    "of your hand.",
    "strict": "The next three together: release, load, make spaces.",
    "release": "A card that could go up but is covered must be released, if the cards on it can be moved away.",
    "mustload": "While any card can be loaded on an opponent, you may do nothing but load.",
    "mustspace": "While you have a reserve, you may not turn up a card as long as a house can be emptied onto others.",
    "fewest": "Like Must release, beginning with the card that has the fewest others on it.",
    "backs": "A face-down card lies under each house. Strict, and the hidden cards must be uncovered.",
    "uncover": "The cards on a hidden house card must be moved away where they can be. Needs Hidden house cards.",
    "r12": "The reserve has one card fewer, the hand one more.",
    "r11": "The reserve has two cards fewer, the hand two more.",
    "cut": "A draw decides who plays first.",
    "high": "Whoever has the higher reserve card plays first; aces are high.",
    "houses": "Whoever has the lower house cards plays first; the reserves do not count.",
    "cards": "The winner scores 1 for each card the loser has left. This is also the rule when neither option is on.",
    "thirty": "The winner scores 30, and 2 for each card the loser has left.",
}

# Persons who share one device
HOT_SEAT_OF_TWO = "a person"  # at most 15
HOT_SEAT_OF_THREE = "two people"  # at most 15
HOT_SEAT_OF_TWO_ABOUT = "Two people pass one device back and forth. The computer does not play."  # at most 80
HOT_SEAT_OF_THREE_ABOUT = "Three people pass one device around. The computer does not play."  # at most 85
NAMES_ROW = "Names"  # at most 10
NAMES_ABOUT = "Your names: up to eight letters each. They are saved."  # at most 65
NO_NAME = "no name"  # at most 10
LETTER_SET = "[{0}]"  # at most 5; {0} a letter: M
NO_LETTER = "_"  # at most 5
NAME_ABOUT = "{0}: set the name, letter by letter."  # at most 50; {0} a button: BACK
# at most 60; {0} a button: Stick; {1} a button: BACK
HOW_TO_SET_LETTERS = "{0}: change the letter   {1}: next; at _: done"
