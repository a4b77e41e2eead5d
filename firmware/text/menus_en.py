# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What is said in English away from the table: in menus, results, lessons, puzzles and reviews."""

# Screens: what is said on several
GAME_NAME = "Pocket Bank"
DONE = "Done"
TITLE = "Title"
NEW_GAME = "New game"
SETTINGS = "Settings"
HOW_TO_PLAY = "How to play"
ON = "on"
OFF = "off"
ROW_WITH_VALUE = "{0}: {1}"
# {0}, {1}: labels of buttons.
HOW_TO_CHOOSE = "{0}: choose   {1}: step"
MORE_LINES = "More lines"
LEVELS = {
    "random": "Random",
    "novice": "Novice",
    "easy": "Easy",
    "greedy": "Medium",
    "strong": "Strong",
    "expert": "Expert",
    "adaptive": "Adaptive",
}

# Screens: the title
TITLE_FOOT = "Russian Bank, also called Crapette"
SCORE = "Score"
CONTINUE = "Continue"

# Screens: a question before something is lost
SURE = "Sure?"
NO = "No, go back"

# Screens: pause
PAUSE = "Pause"
GO_ON = "Go on"
HINT = "Hint"
TAKE_BACK = "Undo"
RUN_UP = "Run all cards up"
CALL_STOP = "Call stop"
LAST_TURN = "Last turn"
LOOK_INTO_PILE = "Look into a pile"
RESTART_DEAL = "Restart this deal"
RESTART = "Restart"
RESTART_COSTS = "The same cards are dealt again, and the game starts over."
ABANDON = "Give up"
ABANDON_GAME = "Give up the game"
ABANDON_COSTS = "You lose the game, and your opponent scores."
ABANDON_FORFEIT = "You lose the game. Your opponent scores 20 extra, and for your cards as usual."
ABANDON_PATIENCE = "You give up this patience."
ABANDON_SIDE = "{0} gives up, and the other side scores."
ABANDON_THREE = "You lose the game, and the next player, Left, wins it."
WITH_STOP_PLAY = "stop play"
GAME_OF_TWO = ("first seat", "other seat")
MATCH_SCORES = "Match to {0}: {1}"
SCORE_OF = "{0} {1}"

# Screens: settings
SPEED = "Opponent's pace"
SPEED_VALUES = ("slow", "normal", "fast", "instant")
SOUND = "Sound"
SOUND_VALUES = ("off", "quiet", "loud")
TARGET = "Next match to"
TARGET_ABOUT = "Auto: the match is as long as fits the game you choose."
POINTS = "{0} points"
FITTING_POINTS = "auto"
NAMES_OF_PILES = "Pile names"
ASKS_TO_DISCARD = "Discard playable cards"
ASKS_TO_DISCARD_VALUES = ("at once", "ask")
ASKS_TO_DISCARD_ABOUT = "Ask: before you lay a card on your waste that could be played, you are asked."
PLAYS_FORCED = "Forced moves"
PLAYS_FORCED_VALUES = ("by hand", "automatic")
PLAYS_FORCED_ABOUT = "The only move left plays itself; a card with one place takes one press."
TEACHES = "Teach in play"
TEACHES_ABOUT = "Each rule is explained once, and your first games end with a thing to learn."
LEVEL = "Next opponent"
LANGUAGE = "Language"
CARD_LETTERS = "Card letters"
AS_LANGUAGE = "auto"

# Screens: a new game
DEAL = "Deal"
GAME = "Game"
OPTIONS_ROW = "Options"
OPTIONS_ON = "{0} on"
NO_OPTIONS = "none"
OPTIONS_DONE_ABOUT = "The options stay as you set them."
OPPONENT = "Opponent"
NO_OPPONENT = "none, you play both"
NO_OPPONENT_BRIEF = "none"
NO_OPPONENT_ABOUT = "You play both sides, without an opponent."
STARTER = "First turn"
STARTER_VALUES = ("by the rules", "you", "your opponent")
STYLE = "Style"
STYLE_VALUES = ("Assisted", "Stop play")
STYLE_ABOUT = (
    "Assisted: an illegal move is refused, with the reason.",
    "Stop play: you may try anything. A wrong move is stopped and ends your turn, and you call your opponent's errors.",
)
DEAL_NO = "Deal no."
BY_CHANCE = "random"
TODAYS = "today's, {0}"
DEAL_OF_THE_DAY_ABOUT = "The deal of the day is its date: 261122 is 22 November 2026, the same for everybody."
HOW_TO_SET_DIGITS = "{0}: change the digit   {1}: next"
NEW_GAME_COSTS = "You give up the game in play."
FIRST_GAME = "New here? {0} is a good first game."
DEAL_NEW = "Deal a new game"

# Shorter names for small screens.
RULE_SETS_BRIEF = {
    "classic": "Russian Bank",
    "foster36": "Foster, 36",
    "foster32": "Foster, 32",
    "catsfull": "Res. first, 13",
}
RULE_SETS_ABOUT = {
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
    "cats": "The reserve goes before all else: into spaces, onto houses. Cards in order move together. Load in any "
    "suit, but only on the waste. Win without hand and waste, whatever the reserve.",
    "catsfull": "Like Reserve first, but the reserve has 13, all cards are dealt at the start, they move one at a "
    "time, and house cards may go into spaces.",
    "onepack": "One pack, no reserve, no foundations: houses are runs in one suit, up or down, round from king to "
    "ace. You must fill spaces, and nothing else.",
    "three": "You against two, with two packs and a joker that nobody plays. A reserve of 8, three houses each; the "
    "first house to be emptied stays closed. Load whom you like.",
    "klondike": "For you alone: seven houses with hidden cards. Turn up one card at a time, as often as you like. "
    "Only a king goes into a space.",
}

LEVELS_ABOUT = {
    "novice": "Novice is learning: it overlooks much of what it could play, and in stop play most of your errors.",
    "easy": "Easy overlooks a move now and then, and in stop play about half of your errors.",
    "greedy": "Medium sees every move and makes the one that looks best at a glance.",
    "strong": "Strong thinks its turn through before it moves.",
    "expert": "Expert thinks further, counts the cards and remembers every one it has seen. No error escapes it.",
    "adaptive": "Adaptive follows your results, from level to level, and never looks at the cards.",
}
ADAPTIVE_NEAR = "now about {0}"
ADAPTIVE_BETWEEN = "now between {0} and {1}"

OPTIONS = {
    "waste": "Play from your waste",
    "groups": "Move groups",
    "peek": "Turn up at once",
    "closed": "Closed reserve",
    "strict": "Strict",
    "release": "Must release",
    "mustload": "Must load",
    "mustspace": "Must make spaces",
    "fewest": "Release the nearest",
    "backs": "Hidden house cards",
    "uncover": "Must uncover",
    "r12": "Reserve of 12",
    "r11": "Reserve of 11",
    "cut": "First turn: by cut",
    "high": "First: high card",
    "houses": "First: by houses",
    "cards": "1 point a card",
    "thirty": "30, and 2 a card",
}
OPTIONS_BRIEF = {
    "waste": "Play waste",
    "mustspace": "Make spaces",
    "fewest": "Nearest first",
    "backs": "Hidden cards",
}
OPTIONS_ABOUT = {
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
    "high": "The higher reserve card plays first, and the ace is highest.",
    "houses": "The lower house cards play first; the reserves do not count.",
    "cards": "The winner scores 1 for each card the loser has left. This holds, too, while neither of the two is on.",
    "thirty": "The winner scores 30, and 2 for each card the loser has left.",
}

# By cable. Indexed by the kind of cable: what the opponent is called in a new game, and its explanation.
BY_CABLE = ("by cable", "by USB")
BY_CABLE_ABOUT = (
    "Against another person, whose device is joined to this one by a cable.",
    "Against a person at a computer that this board is plugged into.",
)
CABLE_HEAD = "By cable"
CABLE_WAITS = "Offered to your opponent:"
CABLE_THERE = "Over there: New game, opponent by cable."
CABLE_OFFERED = "An offer"
CABLE_OFFERS = "Your opponent offers:"
CABLE_GOES_ON = "Your opponent wants to resume:"
CABLE_AGREED = "Waiting for your opponent to start."
CABLE_BEGINS = ("You play first", "Your opponent plays first")
CABLE_SCORE = "You have {0}, your opponent {1}"
CABLE_YES = "Play it"
CABLE_STOP = "Leave"
CABLE_SAYS = (
    "Your opponent said no.",
    "The other device does not have this game.",
    "This game does not fit the other screen.",
    "The two versions deal different cards: update the older one.",
    "Your opponent has left.",
    "The other device has another version of the game: update the older one.",
    "There is no cable here.",
)
CABLE_ASKS = "Your opponent asks"
ASKS_BACK = "Your opponent asks to undo the last move."
ASKS_BACK_FURTHER = "Your opponent has undone {0} moves. Follow?"
LET_TAKE_BACK = "Yes"
ASK_TAKE_BACK = "Ask to undo"

# Screens: the result
STALEMATE = "Stalemate"
STALEMATE_WHY = "No progress: the lowest count scores."
DRAW = "A draw"
DRAW_WHY = "Too many turns without progress."
ABANDONED = "Given up"
OPPONENT_GIVES_UP = "Your opponent gives up"
NEXT_WINS = "{0}, who is next in turn, wins."
WINS_MATCH = (
    "You win the match!", "You lose the match", "You lose the match", "You lose the match", "Side A wins the match",
    "Side B wins the match", "Side C wins the match", "{0} wins the match!",
)  # fmt: skip
MATCH_SHARED = "The match is a draw"
CARDS_COUNT = (
    "Your cards count", "Your opponent's cards count", "Left's cards count", "Right's cards count",
    "Side A's cards count", "Side B's cards count", "Side C's cards count", "{0}'s cards count",
)  # fmt: skip
NOBODY_SCORES = "Nobody scores"
RECKONED = {"game": "The game", "forfeit": "The penalty for giving up", "difference": "The difference"}
DIFFERENCES = "The differences"
# Your cards, the opponent's, those of the other side, those of both others. {0}: how many cards, from CARDS.
CARDS_LEFT = {
    "reserve": (
        "{0} in your reserve, 2 each", "{0} in opponent's reserve, 2 each", "{0} in the other's reserve, 2 each",
        "{0} in the others' reserves, 2 each",
    ),
    "hand": ("{0} in your hand", "{0} in opponent's hand", "{0} in the other's hand", "{0} in the others' hands"),
    "waste": (
        "{0} on your waste", "{0} on opponent's waste", "{0} on the other's waste", "{0} on the others' wastes",
    ),
}  # fmt: skip
MATCH_TO = "Match to {0}"
NEXT_GAME = "Next game"
NEW_MATCH = "New match"
LOOK_AT_TABLE = "Look at the table"
GIVEN_UP = "Given up"
ALL_UP = "All 52 cards are up."
CARDS_UP = "{0} of 52 cards are up."
DEAL_IN_MOVES = "Deal {0}, in {1} moves"
NEXT_DEAL = "Next deal"
DEAL_AGAIN = "This deal again"
OTHER_SEAT = "This deal, other seat"
# After a heavy loss; {0}: what to try, EITHER_OR of two things.
HARD_GAME = "A hard game? Try: {0}"
EITHER_OR = "{0}, or {1}"
# What is to be learned from one of the first games. {0}: the turn, {1}: a move, {2}: the reason.
TO_LEARN = "One thing to learn"
LEARN_BETTER = "In turn {0} this was better: {1} ({2})."
LEARN_NOTHING = "Well played! No decision of yours cost you a card."
TRY_IT = "Try it"

# Screens: a game looked at again when it is over
REVIEW = "Review"
REVIEW_LAST = "Review last game"
AHEAD = ("You ahead", "Opponent ahead", "Others ahead")
SOMEBODY_AHEAD = "{0} ahead"
TURNS = "Turns"
# What a decision cost.
COST_GAME = "cost the game"
COST_BOTH = "cost {0} and the turn"
COST_TURN = "cost the turn"
COST_CARDS = "cost {0}"
COST_LITTLE = "cost less than a card"
REVIEW_CLEAN = "No decision of yours cost a card."
REVIEW_CLEAN_BRIEF = "Nothing lost"
# {0}: who, {1}: by how many cards
AHEAD_FOR = "{0} after turns {2} to {3}, by {1} at most"
AHEAD_ONCE = "{0} after turn {2}, by {1}"
REVIEW_READ = "Enter: look at these turns. back: leave"
TURN_OF_COST = "Turn {0}: {1}"
GRAPH = "To the graph"
NEXT_DECISION = "The next decision"
TRY_AGAIN = "Try it again"
NOT_KEPT = "Nothing of this is saved."
TO_REVIEW = "To the review"
# {0}: the label of a button, {1}: how many decisions.
LOOK_AT_ONE = "{0}: look at {1}"
LOOK_AT_ALL = "{0}: look at 1-{1}"
TWO_FEET = "{0}   {1}"
LEAVES = "{0}: leave"

# Screens: for everyone's eyes and hands
EYES_AND_HANDS = "Eyes and hands"
FELT = "Felt"
FELT_VALUES = ("green", "dark", "light")
PICTURE = "Picture"
PICTURE_VALUES = ("light on dark", "dark on light")
SUIT_COLOURS = "Colours of suits"
SUIT_COLOURS_VALUES = ("two", "four")
SUIT_COLOURS_ABOUT = "With four, diamonds are orange and clubs are blue; they still count as red and black."
MARKS = "Ranks and suits"
MARKS_VALUES = ("usual", "large")
LEFT_HANDED = "Left-handed"
LEFT_HANDED_VALUES = ("no", "yes")
LEFT_HANDED_ABOUT = "The table is mirrored, and so are the buttons where they can be: How to play names them."

# Screens: a duplicate match, the deal of the day
MATCH = "Match"
MATCH_VALUES = ("Normal", "Duplicate")
MATCH_ABOUT = (
    "Normal: each game has its own cards.",
    "Duplicate: each deal is played twice, the second time from the other seat. Only the difference counts, not luck.",
)
FIRST_OF_TWO = "The same cards come again, from the other seat."
FROM_OTHER_SEAT = "Before, from the other seat"
BOTH_SEATS = "Same cards, both seats"
SAME_CARDS = "The same cards, from the other seat"

# Screens: records
RECORDS = "Records"
NO_RECORDS = "No game is finished yet."
RECORDS_PAGE = "Page"
RECORDS_OF = "{0}, {1}"
PLAYED = "Games"
WON_LOST = "Won, lost"
DRAWN_ABANDONED = "Drawn, given up"
SOLVED_GIVEN_UP = "Solved, given up"
BEST_SCORE = "Best score"
SHORTEST_WIN = "Shortest win"
MOVES = "{0} moves"
STREAKS = "Wins in a row"
STREAK_OF = "{0} (most {1})"
RATING = "Rating"
RATING_OF = "{0} ({1}-{2})"
RATING_CURVE = "Rating, {0}"
RATING_FROM = "From {0} games and puzzles"
CALENDAR = "Calendar"
CALENDAR_OF = "Deal of the day, {0}"
DAYS_IN_A_ROW = "Days in a row"
DAY_MARKS = ("lost", "won with help", "won")
MONTHS_FOOT = "{0}: month"
UNHELPED = "Without help"
WON_OF = "{0} won of {1}"
PAIR = "{0}, {1}"
FORGET_RECORDS = "Reset"
FORGET = "Reset all records"
FORGET_COSTS = "Records, rating and calendar are erased."

# Persons who share one device
A_PERSON = "a person"  # as an opponent,
TWO_PERSONS = "two people"
PERSONS_ABOUT = "Two people pass one device from hand to hand. The computer does not play."
THREE_PERSONS_ABOUT = "Three people pass one device from hand to hand. The computer does not play."
NAMES_ROW = "Names"
NAMES_ABOUT = "Your names: up to eight letters each. They are saved."
NO_NAME = "no name"
LETTER_SET = "[{0}]"
NO_LETTER = "_"
NAME_ABOUT = "{0}: set the name, letter by letter."
HOW_TO_SET_LETTERS = "{0}: change the letter   {1}: next; at _: done"
ABANDON_PERSON = "{0} gives up, and {1} scores."
ABANDON_PERSONS = "{0} gives up, and {1}, who is next, wins."
PERSON_GIVES_UP = "{0} gives up."
HAND_OVER = "Hand-over screen"
HAND_OVER_ABOUT = "A screen between the turns hides the cards until the next player has the device."
TURNED_ROUND = "Flip the picture"
TURNED_ROUND_ABOUT = "The picture turns for a player opposite, where two people share the device."
RECORDS_OF_PERSONS = "people"

# Screens: calling stop
CALL = "Stop! What was wrong?"
CALL_BRIEF = "What was wrong?"
CALL_NOTHING = "Nothing: continue"
CALL_COSTS = "A wrong call costs nothing."
OTHER_MOVES = "Other moves"
EARLIER_AND_LATER = "{LR}: earlier and later moves"

# Screens: about the game
ABOUT = "About"
GAME_AND_VERSION = "{0} {1}"
LICENCE = "Free software, MIT licence"

# Screens: help
PAGE_FOOT = "{0} of {1}   {LR}: turn the page   {2}: leave"
PAGE_FOOT_BRIEF = "{0} of {1}   {LR}: turn   {2}: leave"
ONE_PAGE_FOOT = "{2}: leave"
PAGE_NUMBER = "{0}/{1}"

# Lessons: their list, and what frames them; lessons_en.py has what is said in each.
LEARN = "Learn"
# The page that opens the lessons: the aim, whose pile is whose, what loading is.
LEARN_AIM = (
    (
        "The aim",
        "You each have a pack. Be the first to play all of your cards, and you win.",
        "Most of them go to the middle of the table, which both of you share. Some can go onto your opponent's "
        "piles: that is called loading, and leaves your opponent one more to play.",
        "The lessons show the piles one after another.",
    ),
)
LESSON_DONE_ROW = "{0}, done"
LESSON_SHOW = "Show me"
LESSON_AGAIN = "Start again"
LESSON_LEAVE = "All lessons"
LESSON_DONE = "Well done!"
LESSON_NEXT = "Next lesson"
FIRST_START = "New? {OK}: the first lesson"
# For each lesson, by its name in firmware/lessons: title, subject, conclusion.
LESSONS = {
    "houses": (
        "Building on houses",
        "Downwards, red on black.",
        "One lower, and of the other colour: that is all there is to the houses, which both players use.",
    ),
    "foundations": (
        "Foundations",
        "Aces start them, and what fits must go up.",
        "Ace to king in suit. A card that fits a foundation goes there before you do anything else.",
    ),
    "reserve": (
        "Reserve first",
        "When two cards can go up.",
        "If two cards can go up, your reserve's goes first. Forgetting that is the error that is called most often.",
    ),
    "spaces": (
        "Spaces",
        "An empty house, and what fills it.",
        "Make spaces and fill them from your reserve: then you are rid of it before your opponent is.",
    ),
    "turning": (
        "Turning up",
        "The hand, and what ends a turn.",
        "A turn goes on while the cards you turn up fit. The first that you lay on your waste ends it.",
    ),
    "loading": (
        "Loading",
        "Your cards for your opponent.",
        "One higher or lower in suit, on your opponent's waste or reserve. A card in the reserve counts two.",
    ),
    "turned_over": (
        "The waste turned over",
        "A new hand, in an order that you know.",
        "The waste turned over comes up in the order in which you laid it down. Remember it, and you can plan.",
    ),
    "endgame": (
        "The endgame",
        "Spaces for the last cards.",
        "Count your cards and your spaces before you turn up a card. The last card wins the game.",
    ),
    "one_pack": (
        "One pack",
        "Runs, joining them, and spaces.",
        "One suit, up or down, and round from king to ace. Join runs, and fill the spaces from your waste.",
    ),
    "stop_play": (
        "Stop play",
        "Errors, and how to call them.",
        "Nothing is refused in stop play: see to your own foundations, and watch your opponent's.",
    ),
    "foster_two": (
        "Foster's hand, two packs",
        "To watch, forwards and back, as printed in 1922.",
        "Loads, spaces that move runs, and a reserve gone in a single turn: all in Foster's own hand.",
    ),
    "foster_one": (
        "Foster's hand, one pack",
        "To watch: how it was lost, and how it is won.",
        "Joining runs and getting cards under them: the art of the one-pack game.",
    ),
}

# Puzzles. Their aims, in the order of firmware/puzzles. {0}: the card, or how many, with a form for each number.
PUZZLES = "Puzzles"
PUZZLE_NEXT = "Next unsolved"
PUZZLE_OF_THE_DAY = "Puzzle of the day"
PUZZLE_GRADES = ("Easy", "Medium", "Hard")
PUZZLE_SOLVED_OF = "{0} of {1}"
PUZZLES_ABOUT = "One turn each, with the cards you see."
PUZZLE_HINT = "Next move"
PUZZLE_WAY = "Show the solution"
PUZZLE_AGAIN = "Start again"
PUZZLE_LEAVE = "All puzzles"
PUZZLE_SOLVED = "Solved!"
PUZZLE_MISSED = "Not yet"
PUZZLE_MOVES = ("In 1 move.", "In {0} moves.")
PUZZLE_FEWEST = ("In {0} moves; 1 is the fewest.", "In {0} moves; {1} is the fewest.")

# Deals, by the number
DEAL_NUMBER = "Deal {0}"

# Screens: a game looked at again when it is over
PLAY_ON = "Play on from here. Nothing is saved"
# The table as it was then. {0}: the better move, {1}: the reason, {2}: how much better it is.
TURN_NUMBER = "{0}, turn {1}:"
BETTER = "Better: {0}: {1}"
BETTER_BY = "{2} better: {0}: {1}"
WORTH_THE_GAME = "It decided the game: {0}: {1}"
BETTER_GOES_ON = "And then:"

# Persons who share one device
PASS_ON = "Hand the device to {0}."
OR_STOP = "Was something wrong? Call stop."
BEGINS_GAME = "{0} plays first"

# Screens: calling stop
OFFENCES = ("Foundation first", "Reserve first", "Space first", "It does not fit", "Not available, or other")

# Screens: help
# How buttons are called. {0}: the label of one.
DIRECTIONS = {"stick": "Stick", "cross": "D-pad", "arrows": "Left and right"}
TWO_KEYS = "{0} and {1}"
KEY_HELD = "{0} held"
STICK_PRESSED = "Stick pressed"

# Lessons: their list, and what frames them; lessons_en.py has what is said in each.
LESSON_RIGHT = "Right!"
LESSON_SHOWS = "{0}"
LESSON_CALLS = "Call stop: {STOP}. Choose: {0}"
# Instead of the label of a button that a board does not have; {0}: the label of OK.
TURN_BY_OK = "select it, {0}"
STOP_BY_MENU = "in the menu"
# Instead of the labels, where the person touches the screen.
BY_TOUCH = {
    "OK": "Tap", "BACK": "Tap beside it", "TURN": "tap it",
    "STEPS": "Tap", "LR": "Tap", "SEE": "Tap here",
}  # fmt: skip

# Puzzles. Their aims, in the order of firmware/puzzles. {0}: the card, or how many, with a form for each number.
PUZZLE = "Puzzle {0}"
PUZZLE_AIMS = (
    "play the {0} of your reserve",
    "play the {0} you turned up",
    "win this turn",
)
PUZZLE_COUNTS = (  # of one, of more
    ("have a space", "have {0} spaces"),
    ("load a card", "load {0} cards"),
    ("play a card of your waste", "play {0} cards of your waste"),
)
PUZZLE_AND = "{0} and {1}"
# What is missing from each aim. {0}: the card, or how many; {1}: of how many.
PUZZLE_SHORT = (
    "The {0} of your reserve was not played.",
    "The {0} you turned up was not played.",
    "The game was not won.",
    "{0} of {1} spaces.",
    "{0} of {1} cards loaded.",
    "{0} of {1} cards of your waste played.",
)
PUZZLE_OFF_THE_WAY = "The known solution starts differently: undo, or start again"
# What a way to play a turn brings. {0}: how many.
WAY_BRINGS = "{0}: {1}"
WAY_MOVES = ("1 move", "{0} moves")
WAY_RESERVE = ("plays your reserve", "plays {0} cards of your reserve")
WAY_RESERVE_EMPTY = ("empties your reserve", "empties your reserve")
WAY_CARD = "plays the {0}"
WAY_SPACES = ("makes a space", "makes {0} spaces")
WAY_LOADS = ("loads a card", "loads {0} cards")
WAY_UP = ("plays a card up", "plays {0} cards up")
WAY_WASTE = ("one card less on your waste", "{0} cards less on your waste")
WAY_WINS = "wins"

# Of a game given as a line of text:
NO_GAMES_TEXT = "This is not the text of a game"
# Of what a link asks for:
LINK_NOT_YES = "In the link, {0} can only be yes"
LINK_NOT_ALONE = "In these rules one person cannot play both sides"
LINK_NOT_DUPLICATE = "Only a game of two, you and the opponent, can be a duplicate match"
LINK_NO_STOP = "These rules have no stop play, or there is nobody to call it"
LINK_NOT_BEGINS = "In the link, begins must be you, opponent or other"
LINK_OTHER_RULES = "The link's rules do not match its position"
LINK_NO_PUZZLE = "In the link, puzzle must be a number from 1 to {0}"
LINK_PUZZLE_ALONE = "A link to a puzzle cannot name a game"
LINK_OVER = "The link's position has no move to make"
GAMES_TEXT_DAMAGED = "The game's text is damaged, or of another version"

# The table: notes
PILE_LOOK = "{0}, {1} cards. {OK}: spread it. {BACK}: leave"
PILE_SPREAD = "{0}: {1} cards, the last is on top"
