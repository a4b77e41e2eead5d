"""What is said in English in the title, in the pause, and in several other menus."""

# Screens: what is said on several
RULE_SETS = {  # at most 30
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
# With a form for each number (FORMS of table.py).
GAME_WITH_OPTIONS = ("{0}, 1 option", "{0}, {1} options")  # at most 25; {0} rules: Foster 1922; {1} how many: 3
GAME_NAME = "Pocket Bank"  # at most 15
DONE = "Done"  # at most 10
TITLE = "Main menu"  # at most 10
NEW_GAME = "New game"  # at most 15
SETTINGS = "Settings"  # at most 10
HOW_TO_PLAY = "How to play"  # at most 15
ON = "on"  # at most 5
OFF = "off"  # at most 5
ROW_WITH_VALUE = "{0}: {1}"  # at most 15; {0} a row: Sound; {1} its value: loud
HOW_TO_CHOOSE = "{0}: choose   {1}: step"  # at most 35; {0} a button: BACK; {1} a button: Stick
LEVELS = {  # at most 10
    "random": "Random",
    "novice": "Novice",
    "easy": "Easy",
    "greedy": "Medium",
    "strong": "Strong",
    "expert": "Expert",
    "adaptive": "Adaptive",
}
# Who plays, with a form for each number (FORMS of table.py); and in the first game of all.
OPPONENT_IS = ("Your opponent: {0}", "Your opponents: {0}")  # at most 40; {0} a level: Adaptive
# at most 80; {0} a level: Novice
FIRST_OPPONENT = "{0} plays opposite you: it is learning, too, and overlooks a lot"
# Shorter names for small screens.
RULE_SETS_BRIEF = {  # at most 20
    "classic": "Russian Bank",
    "foster36": "Foster, 36",
    "foster32": "Foster, 32",
    "catsfull": "Res. first, 13",
}
MATCH_TO = "Match to {0}"  # at most 15; {0} points: 150
REVIEW = "Review"  # at most 10
FOOT_OF_TWO_TEXTS = "{0}   {1}"  # at most 25; {0} what a button does: A: look at 1; {1} what another does: B: leave
FOOT_LEAVE = "{0}: leave"  # at most 15; {0} a button: BACK
RECORDS = "Records"  # at most 10
LEARN = "Learn"  # at most 10
LESSON_DONE_ROW = "{0}, done"  # at most 15; {0} a lesson: Spaces
LESSON_AGAIN = "Start again"  # at most 15
PUZZLES = "Puzzles"  # at most 10
PUZZLE_OF_THE_DAY = "Puzzle of the day"  # at most 20
DEAL_NUMBER = "Deal {0}"  # at most 15; {0} a deal: 123456

# Screens: the title
TITLE_FOOT = "Russian Bank, also called Crapette"  # at most 35
SCORE = "Score"  # at most 10
CONTINUE = "Continue"  # at most 10
FIRST_START = "New? {OK}: the first lesson"  # at most 25

# Screens: a question before something is lost
CONFIRM_HEADING = "Sure?"  # at most 10
NO = "No, go back"  # at most 15

# Screens: pause
PAUSE = "Pause"  # at most 5
GO_ON = "Continue"  # at most 10
HINT = "Hint"  # at most 10
UNDO = "Undo"  # at most 15
AUTO_FINISH = "Finish: all cards up"  # at most 20
CALL_STOP = "Call stop"  # at most 20
LAST_TURN = "Replay turn"  # at most 15
LOOK_INTO_PILE = "Look into a pile"  # at most 20
MOVE_LIST = "Moves, turn by turn"  # at most 25
MOVE_LIST_BRIEF = "Moves"  # at most 10
RESTART_DEAL = "Restart this deal"  # at most 20
RESTART = "Restart"  # at most 10
RESTART_COSTS = "The same cards are dealt again, and the game starts over."  # at most 80
RESIGN = "Give up"  # at most 10
RESIGN_GAME = "Give up the game"  # at most 20
RESIGN_COSTS = "You lose the game, and your opponent scores."  # at most 50
RESIGN_FORFEIT = "You lose the game. Your opponent scores 20 extra, and for your cards as usual."  # at most 95
RESIGN_PATIENCE = "You give up this patience."  # at most 35
RESIGN_SIDE = "{0} gives up, and the other side scores."  # at most 50; {0} a side: Side A
RESIGN_THREE = "You lose the game, and the next player, Left, wins it."  # at most 70
WITH_STOP_PLAY = "stop play"  # at most 15
GAME_OF_TWO = ("first seat", "other seat")  # at most 10
MATCH_SCORES = "Match to {0}: {1}"  # at most 35; {0} points: 150; {1} scores: You 12, Opponent 34
SCORE_OF = "{0} {1}"  # at most 15; {0} who: Opponent; {1} points: 34
REVIEW_LAST = "Review last game"  # at most 25
RESIGN_HOT_SEAT = "{0} gives up, and {1} scores."  # at most 40; {0} a name: Bertolt; {1} a name: Bertolt
# at most 60; {0} a name: Bertolt; {1} a name: Bertolt
RESIGN_HOT_SEAT_THREE = "{0} gives up, and {1}, who is next, wins."

# Screens: about the game
ABOUT = "About"  # at most 10
GAME_AND_VERSION = "{0} {1}"  # at most 20; {0} the game: Pocket Bank; {1} its version: 1.2.3
LICENCE = "Free software, MIT licence"  # at most 30

# Persons who share one device
HAND_OVER_TO = "Hand the device to {0}."  # at most 30; {0} a name: Bertolt
OR_STOP = "Was something wrong? Call stop."  # at most 35
BEGINS_GAME = "{0} plays first"  # at most 20; {0} a name: Bertolt

# The table: notes
PILE_LOOK = "{0}, {1} cards. {OK}: spread it. {BACK}: leave"  # at most 65; {0} a pile: your reserve; {1} cards: 12
PILE_SPREAD = "{0}: {1} cards, the last is on top"  # at most 50; {0} a pile: your reserve; {1} cards: 12

# Screens: help
# at most 50; {0} a page: 3; {1} pages: 12; {2} a button: BACK
PAGE_FOOT = "{0} of {1}   {LR}: turn the page   {2}: leave"
PAGE_FOOT_BRIEF = "{0} of {1}   {LR}: turn   {2}: leave"  # at most 35; {0} a page: 3; {1} pages: 12; {2} a button: BACK
ONE_PAGE_FOOT = "{2}: leave"  # at most 15; {2} a button: BACK
PAGE_NUMBER = "{0}/{1}"  # at most 5; {0} a page: 3; {1} pages: 12

# Buttons
# How buttons are called.
DIRECTIONS = {"stick": "Stick", "cross": "D-pad", "arrows": "Left and right", "keys": "Arrow keys"}  # at most 20
TWO_KEYS = "{0} and {1}"  # at most 10; {0} a button: X; {1} a button: Y
KEY_HELD = "{0} held"  # at most 10; {0} a button: A
STICK_PRESSED = "Stick pressed"  # at most 20
# Instead of the label of a button that a board does not have.
TURN_BY_OK = "select it, {0}"  # at most 20; {0} the button OK: A
STOP_BY_MENU = "in the menu"  # at most 15
