"""English texts of puzzles, and of ways to play a turn."""

PUZZLE_NEXT = "Next unsolved"
PUZZLE_GRADES = ("Easy", "Medium", "Hard")
PUZZLE_SOLVED_OF = "{0} of {1}"
PUZZLES_ABOUT = "One turn each, with the cards you see."
PUZZLE_HINT = "Next move"
PUZZLE_SOLUTION = "Show the solution"
PUZZLE_AGAIN = "Start again"
PUZZLE_LEAVE = "All puzzles"
PUZZLE_SOLVED = "Solved!"
PUZZLE_MISSED = "Not yet"
PUZZLE_MOVES = ("In 1 move.", "In {0} moves.")
PUZZLE_FEWEST = ("In {0} moves; 1 is the fewest.", "In {0} moves; {1} is the fewest.")
PUZZLE = "Puzzle {0}"
# In the order of firmware/puzzles. {0}: the card, or how many, with a form for each number.
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
PUZZLE_MISSING = (
    "The {0} of your reserve was not played.",
    "The {0} you turned up was not played.",
    "The game was not won.",
    "{0} of {1} spaces.",
    "{0} of {1} cards loaded.",
    "{0} of {1} cards of your waste played.",
)
PUZZLE_OFF_SOLUTION = "The known solution starts differently: undo, or start again"
# What a way to play a turn brings. {0}: how many.
TURN_BRINGS = "{0}: {1}"
TURN_MOVES = ("1 move", "{0} moves")
TURN_RESERVE = ("plays your reserve", "plays {0} cards of your reserve")
TURN_RESERVE_EMPTY = ("empties your reserve", "empties your reserve")
TURN_CARD = "plays the {0}"
TURN_SPACES = ("makes a space", "makes {0} spaces")
TURN_LOADS = ("loads a card", "loads {0} cards")
TURN_CARDS_UP = ("plays a card up", "plays {0} cards up")
TURN_WASTE = ("one card less on your waste", "{0} cards less on your waste")
TURN_WINS = "wins"
