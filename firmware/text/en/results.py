"""English texts of the result of a game, and of the records."""

# Screens: the result
# By the same keys as PEOPLE of table.py.
WINS_GAME = {
    "you": "You win the game!", "opponent": "Your opponent wins", "left": "Left wins the game",
    "right": "Right wins the game", "side": "Side {0} wins the game", "named": "{0} wins!",
}  # fmt: skip
SCORES = {
    "you": "You score", "opponent": "Your opponent scores", "left": "Left scores", "right": "Right scores",
    "side": "Side {0} scores", "named": "{0} scores",
}  # fmt: skip
PATIENCE_SOLVED = "It came out!"
STALEMATE = "Stalemate"
STALEMATE_WHY = "No progress: the lowest count scores."
DRAW = "A draw"
DRAW_WHY = "Too many turns without progress."
RESIGNED = "Given up"
OPPONENT_RESIGNS = "Your opponent gives up"
NEXT_WINS = "{0}, who is next in turn, wins."
WINS_MATCH = {
    "you": "You win the match!", "opponent": "You lose the match", "left": "You lose the match",
    "right": "You lose the match", "side": "Side {0} wins the match", "named": "{0} wins the match!",
}  # fmt: skip
MATCH_SHARED = "The match is a draw"
CARDS_COUNT = {
    "you": "Your cards count", "opponent": "Your opponent's cards count", "left": "Left's cards count",
    "right": "Right's cards count", "side": "Side {0}'s cards count", "named": "{0}'s cards count",
}  # fmt: skip
NOBODY_SCORES = "Nobody scores"
SCORE_LABELS = {"game": "The game", "forfeit": "The penalty for giving up", "difference": "The difference"}
DIFFERENCES = "The differences"
# Your cards, the opponent's, those of the other side, those of both others. {0}: how many cards, by CARDS of table.py.
CARDS_LEFT = {
    "reserve": {
        "you": "{0} in your reserve, 2 each", "opponent": "{0} in opponent's reserve, 2 each",
        "other": "{0} in the other's reserve, 2 each", "others": "{0} in the others' reserves, 2 each",
    },
    "hand": {
        "you": "{0} in your hand", "opponent": "{0} in opponent's hand", "other": "{0} in the other's hand",
        "others": "{0} in the others' hands",
    },
    "waste": {
        "you": "{0} on your waste", "opponent": "{0} on opponent's waste", "other": "{0} on the other's waste",
        "others": "{0} on the others' wastes",
    },
}  # fmt: skip
NEXT_GAME = "Next game"
NEW_MATCH = "New match"
LOOK_AT_TABLE = "Look at the table"
PATIENCE_RESIGNED = "Given up"
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
COACH_HEADING = "One thing to learn"
COACH_BETTER = "In turn {0} this was better: {1} ({2})."
COACH_NOTHING = "Well played! No decision of yours cost you a card."
TRY_POSITION = "Try it"
# Two players score: the person and {0}, or two others.
BOTH_SCORE = ("You and {0} score", "{0} and {1} score")
PLAYER_RESIGNS = "{0} gives up."

# Screens: a duplicate match, the deal of the day
FIRST_OF_TWO = "The same cards come again, from the other seat."
FROM_OTHER_SEAT = "Before, from the other seat"
BOTH_SEATS = "Same cards, both seats"
SAME_CARDS = "The same cards, from the other seat"

# Screens: records
NO_RECORDS = "No game is finished yet."
RECORDS_PAGE = "Page"
RECORDS_OF = "{0}, {1}"
PLAYED = "Games"
WON_LOST = "Won, lost"
DRAWN_RESIGNED = "Drawn, given up"
SOLVED_RESIGNED = "Solved, given up"
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
TWO_NUMBERS = "{0}, {1}"
RESET_ROW = "Reset"
RESET_RECORDS = "Reset all records"
RESET_COSTS = "Records, rating and calendar are erased."
RECORDS_OF_HOT_SEAT = "people"
