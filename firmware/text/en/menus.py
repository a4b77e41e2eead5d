"""What is said in English in the title, in the pause, and in several other menus."""

# Screens: what is said on several
RULE_SETS = {
    "classic": "Russian Bank / Crapette",
    "foster": "Foster 1922",
    "foster36": "Foster, 36 cards each",
    "foster32": "Foster, 32 cards each",
    "cats": "Reserve first",
    "catsfull": "Reserve first, 13 cards",
    "onepack": "One pack",
    "simple": "Simplified",
    "three": "Three players",
    "klondike": "Patience",
}
# With a form for each number (FORMS of table.py), which is {1}.
GAME_WITH_OPTIONS = ("{0}, 1 option", "{0}, {1} options")
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
# Shorter names for small screens.
RULE_SETS_BRIEF = {
    "classic": "Russian Bank",
    "foster36": "Foster, 36",
    "foster32": "Foster, 32",
    "catsfull": "Res. first, 13",
}
MATCH_TO = "Match to {0}"
REVIEW = "Review"
FOOT_OF_TWO_TEXTS = "{0}   {1}"
FOOT_LEAVE = "{0}: leave"
RECORDS = "Records"
LEARN = "Learn"
LESSON_DONE_ROW = "{0}, done"
LESSON_AGAIN = "Start again"
PUZZLES = "Puzzles"
PUZZLE_OF_THE_DAY = "Puzzle of the day"
DEAL_NUMBER = "Deal {0}"

# Screens: the title
TITLE_FOOT = "Russian Bank, also called Crapette"
SCORE = "Score"
CONTINUE = "Continue"
FIRST_START = "New? {OK}: the first lesson"

# Screens: a question before something is lost
CONFIRM_HEADING = "Sure?"
NO = "No, go back"

# Screens: pause
PAUSE = "Pause"
GO_ON = "Go on"
HINT = "Hint"
UNDO = "Undo"
AUTO_FINISH = "Run all cards up"
CALL_STOP = "Call stop"
LAST_TURN = "Last turn"
LOOK_INTO_PILE = "Look into a pile"
RESTART_DEAL = "Restart this deal"
RESTART = "Restart"
RESTART_COSTS = "The same cards are dealt again, and the game starts over."
RESIGN = "Give up"
RESIGN_GAME = "Give up the game"
RESIGN_COSTS = "You lose the game, and your opponent scores."
RESIGN_FORFEIT = "You lose the game. Your opponent scores 20 extra, and for your cards as usual."
RESIGN_PATIENCE = "You give up this patience."
RESIGN_SIDE = "{0} gives up, and the other side scores."
RESIGN_THREE = "You lose the game, and the next player, Left, wins it."
WITH_STOP_PLAY = "stop play"
GAME_OF_TWO = ("first seat", "other seat")
MATCH_SCORES = "Match to {0}: {1}"
SCORE_OF = "{0} {1}"
REVIEW_LAST = "Review last game"
RESIGN_HOT_SEAT = "{0} gives up, and {1} scores."
RESIGN_HOT_SEAT_THREE = "{0} gives up, and {1}, who is next, wins."

# Screens: about the game
ABOUT = "About"
GAME_AND_VERSION = "{0} {1}"
LICENCE = "Free software, MIT licence"

# Persons who share one device
HAND_OVER_TO = "Hand the device to {0}."
OR_STOP = "Was something wrong? Call stop."
BEGINS_GAME = "{0} plays first"

# The table: notes
PILE_LOOK = "{0}, {1} cards. {OK}: spread it. {BACK}: leave"
PILE_SPREAD = "{0}: {1} cards, the last is on top"

# Screens: help
PAGE_FOOT = "{0} of {1}   {LR}: turn the page   {2}: leave"
PAGE_FOOT_BRIEF = "{0} of {1}   {LR}: turn   {2}: leave"
ONE_PAGE_FOOT = "{2}: leave"
PAGE_NUMBER = "{0}/{1}"

# Buttons
# How buttons are called. {0}: the label of one.
DIRECTIONS = {"stick": "Stick", "cross": "D-pad", "arrows": "Left and right", "keys": "Arrow keys"}
TWO_KEYS = "{0} and {1}"
KEY_HELD = "{0} held"
STICK_PRESSED = "Stick pressed"
# Instead of the label of a button that a board does not have; {0}: the label of OK.
TURN_BY_OK = "select it, {0}"
STOP_BY_MENU = "in the menu"
