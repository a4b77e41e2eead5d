"""English texts of puzzles, and of ways to play a turn."""

PUZZLE_NEXT = "Next unsolved"  # at most 15
PUZZLE_GRADES = ("Easy", "Medium", "Hard")  # at most 10
PUZZLE_SOLVED_OF = "{0} of {1}"  # at most 10; {0} solved: 3; {1} puzzles: 24
PUZZLES_ABOUT = "Each is one turn, with the cards you can see."  # at most 50
PUZZLE_HINT = "Next move"  # at most 20
PUZZLE_SOLUTION = "Show the solution"  # at most 20
PUZZLE_AGAIN = "Start again"  # at most 15
PUZZLE_LEAVE = "All puzzles"  # at most 15
PUZZLE_SOLVED = "Solved!"  # at most 10
PUZZLE_MISSED = "Not yet"  # at most 10
PUZZLE_MOVES = ("In 1 move.", "In {0} moves.")  # at most 15; {0} moves: 12
# at most 30; {0} moves: 12; {1} the fewest: 9
PUZZLE_FEWEST = ("In {0} moves; 1 is the fewest.", "In {0} moves; {1} is the fewest.")
PUZZLE = "Puzzle {0}"  # at most 15; {0} its number: 24
# In the order of firmware/puzzles; what is counted has a form for each number.
PUZZLE_AIMS = (  # at most 30; {0} a card: 10\1
    "play the {0} from your reserve",
    "play the {0} you turned up",
    "win this turn",
)
PUZZLE_COUNTS = (  # at most 30; {0} how many: 2
    ("have a space", "have {0} spaces"),
    ("load a card", "load {0} cards"),
    ("play a card from your waste", "play {0} cards from your waste"),
)
PUZZLE_AND = "{0} and {1}"  # at most 30; {0} an aim: load a card; {1} an aim: win this turn
# What is missing from each aim.
PUZZLE_MISSING = (  # at most 45; {0} a card, or how many: 10\1; {1} of how many: 3
    "The {0} from your reserve was not played.",
    "The {0} you turned up was not played.",
    "The game was not won.",
    "{0} of {1} spaces.",
    "{0} of {1} cards loaded.",
    "{0} of {1} cards from your waste played.",
)
PUZZLE_OFF_SOLUTION = "The known solution starts differently: undo, or start again"  # at most 70
# What a way to play a turn brings.
TURN_BRINGS = "{0}: {1}"  # at most 30; {0} moves: 12 moves; {1} what they bring: makes a space, wins
TURN_MOVES = ("1 move", "{0} moves")  # at most 10; {0} moves: 12
TURN_RESERVE = ("plays your reserve card", "plays {0} reserve cards")  # at most 30; {0} cards: 3
TURN_RESERVE_EMPTY = ("empties your reserve", "empties your reserve")  # at most 20
TURN_CARD = "plays the {0}"  # at most 15; {0} a card: 10\1
TURN_SPACES = ("makes a space", "makes {0} spaces")  # at most 20; {0} spaces: 2
TURN_LOADS = ("loads a card", "loads {0} cards")  # at most 20; {0} cards: 3
TURN_CARDS_UP = ("plays a card up", "plays {0} cards up")  # at most 25; {0} cards: 3
TURN_WASTE = ("one card less on your waste", "{0} cards less on your waste")  # at most 30; {0} cards: 3
TURN_WINS = "wins"  # at most 10
