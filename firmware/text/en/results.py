"""English texts of the result of a game, and of the records."""

# Screens: the result
# By the same keys as PEOPLE of table.py.
WINS_GAME = {  # at most 20; {0} a name: Bertolt
    "you": "You win the game!", "opponent": "Your opponent wins", "left": "Left wins the game",
    "right": "Right wins the game", "side": "Side {0} wins the game", "named": "{0} wins!",
}  # fmt: skip
SCORES = {  # at most 20; {0} a name: Bertolt
    "you": "You score", "opponent": "Your opponent scores", "left": "Left scores", "right": "Right scores",
    "side": "Side {0} scores", "named": "{0} scores",
}  # fmt: skip
PATIENCE_SOLVED = "It came out!"  # at most 15
STALEMATE = "Stalemate"  # at most 10
STALEMATE_WHY = "No progress: the lower total scores."  # at most 50
DRAW = "A draw"  # at most 15
DRAW_WHY = "Too many turns without progress."  # at most 35
RESIGNED = "Given up"  # at most 15
OPPONENT_RESIGNS = "Your opponent gives up"  # at most 25
NEXT_WINS = "{0}, who is next in turn, wins."  # at most 45; {0} a name: Opponent
WINS_MATCH = {  # at most 30; {0} a name: Bertolt
    "you": "You win the match!", "opponent": "You lose the match", "left": "You lose the match",
    "right": "You lose the match", "side": "Side {0} wins the match", "named": "{0} wins the match!",
}  # fmt: skip
MATCH_SHARED = "The match is a draw"  # at most 20
CARDS_COUNT = {  # at most 30; {0} a name: Bertolt
    "you": "Your cards count", "opponent": "Your opponent's cards count", "left": "Left's cards count",
    "right": "Right's cards count", "side": "Side {0}'s cards count", "named": "{0}'s cards count",
}  # fmt: skip
NOBODY_SCORES = "Nobody scores"  # at most 20
# at most 25
SCORE_LABELS = {"game": "The game", "forfeit": "The penalty for giving up", "difference": "The difference"}
DIFFERENCES = "The differences"  # at most 15
# Your cards, the opponent's, those of the other side, those of both others.
CARDS_LEFT = {  # at most 40; {0} cards: 12 cards
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
NEXT_GAME = "Next game"  # at most 15
NEW_MATCH = "New match"  # at most 15
LOOK_AT_TABLE = "Look at the table"  # at most 20
PATIENCE_RESIGNED = "Given up"  # at most 15
ALL_UP = "All 52 cards are up."  # at most 30
CARDS_UP = "{0} of 52 cards are up."  # at most 30; {0} cards: 48
DEAL_IN_MOVES = "Deal {0}, in {1} moves"  # at most 30; {0} a deal: 123456; {1} moves: 120
NEXT_DEAL = "Next deal"  # at most 15
DEAL_AGAIN = "This deal again"  # at most 20
OTHER_SEAT = "This deal, other seat"  # at most 25
# After a heavy loss: what to try, one thing or EITHER_OR of two.
HARD_GAME = "A hard game? Try: {0}"  # at most 60; {0} what to try: Learn, or Simplified
EITHER_OR = "{0}, or {1}"  # at most 30; {0} a row of the title: Learn; {1} rules: Simplified
# What is to be learned from one of the first games.
COACH_HEADING = "One thing to learn"  # at most 20
# at most 75; {0} a turn: 12; {1} a move: 10\1 from house 4 \6 house 8; {2} a reason: makes a space
COACH_BETTER = "In turn {0} this was better: {1} ({2})."
COACH_NOTHING = "Well played! No decision of yours cost you a card."  # at most 65
TRY_POSITION = "Try it"  # at most 15
# Two players score: the player and another, or two others.
BOTH_SCORE = ("You and {0} score", "{0} and {1} score")  # at most 30; {0} a name: Opponent; {1} a name: Opponent
PLAYER_RESIGNS = "{0} gives up."  # at most 20; {0} a name: Bertolt

# Screens: a duplicate match, the deal of the day
FIRST_OF_TWO = "The same cards come again, from the other seat."  # at most 65
FROM_OTHER_SEAT = "Before, from the other seat"  # at most 30
BOTH_SEATS = "Same cards, both seats"  # at most 25
SAME_CARDS = "The same cards, from the other seat"  # at most 40

# Screens: records
NO_RECORDS = "No game is finished yet."  # at most 35
RECORDS_PAGE = "Page"  # at most 10
RECORDS_OF = "{0}, {1}"  # at most 20; {0} rules: Foster 1922; {1} opponent: Medium
PLAYED = "Games"  # at most 10
WON_LOST = "Won, lost"  # at most 20
DRAWN_RESIGNED = "Drawn, given up"  # at most 20
SOLVED_RESIGNED = "Solved, given up"  # at most 20
BEST_SCORE = "Best score"  # at most 15
SHORTEST_WIN = "Shortest win"  # at most 25
MOVES = "{0} moves"  # at most 15; {0} moves: 120
TIME_PLAYED = "Time, per game"  # at most 20
MINUTES = "{0} min"  # at most 10; {0} minutes: 12
HOURS = "{0} h {1} min"  # at most 20; {0} hours: 120; {1} minutes: 12
STREAKS = "Wins in a row"  # at most 20
STREAK_OF = "{0} (best {1})"  # at most 20; {0} now: 3; {1} at most: 12
RATING = "Rating"  # at most 10
RATING_OF = "{0} ({1}-{2})"  # at most 20; {0} a rating: 1480; {1} at least: 1380; {2} at most: 1580
RATING_CURVE = "Rating, {0}"  # at most 40; {0} rules: Foster 1922
RATING_FROM = "From {0} games and puzzles"  # at most 40; {0} how many: 120
CALENDAR = "Calendar"  # at most 15
CALENDAR_OF = "Deal of the day, {0}"  # at most 35; {0} month and year: 11/2026
WEEKDAYS = "MTWTFSS"  # at most 7; the first letters of Monday to Sunday
DAYS_IN_A_ROW = "Days in a row"  # at most 20
DAY_MARKS = ("lost", "won with help", "won")  # at most 15
MONTHS_FOOT = "{0}: month"  # at most 35; {0} a button: Stick
UNHELPED = "Without help"  # at most 15
WON_OF = "{0} won of {1}"  # at most 20; {0} won: 12; {1} games: 34
TWO_NUMBERS = "{0}, {1}"  # at most 10; {0} a number: 12; {1} a number: 34
RESET_ROW = "Reset"  # at most 10
RESET_RECORDS = "Reset all records"  # at most 20
RESET_COSTS = "Records, rating and calendar are erased."  # at most 45
RECORDS_OF_HOT_SEAT = "people"  # at most 10
