"""English texts of better moves: hints, their reasons, and the review of a game."""

# Screens: a game looked at again when it is over
REVIEW_PROGRESS = "Reviewing the game: {0} %"
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
RETRY_DECISION = "Try it again"
NOT_SAVED = "Nothing of this is saved."
TO_REVIEW = "To the review"
# {0}: the label of a button, {1}: how many decisions.
LOOK_AT_ONE = "{0}: look at {1}"
LOOK_AT_ALL = "{0}: look at 1-{1}"
PLAY_ON = "Play on from here. Nothing is saved"
# The table as it was then. {0}: the better move, {1}: the reason, {2}: how much better it is.
TURN_NUMBER = "{0}, turn {1}:"
BETTER = "Better: {0}: {1}"
BETTER_BY = "{2} better: {0}: {1}"
WORTH_THE_GAME = "It decided the game: {0}: {1}"
BETTER_GOES_ON = "And then:"

# The table: hints
# {0}: the move; the reasons are by the numbers of engine/hint_reason.py, {0} in them what is bared.
LOOKING_FOR_HINT = "Looking for a good move"
HINT_GIVES_UP = "Hint: this leads nowhere. Undo, or give up"
HINT_SAYS = "Hint: {0}: {1}"
REASONS = (
    "nothing is better",
    "it must be played",
    "plays a card up",
    "rids you of a reserve card",
    "loads the other side's reserve",
    "loads the other side's waste",
    "makes a space",
    "turns up a hidden card",
    "uncovers {0}, which goes up",
    "uncovers {0} for your reserve",
    "uncovers {0} for your card",
    "uncovers {0}, to load it",
    "prepares a space",
    "blocks the other side's reserve",
    "makes a place for your reserve",
    "makes a place for your card",
    "rids you of a card",
    "fills the space",
    "to see a new card",
    "to see a new card",
    "it fits nowhere",
    "nothing else is left",
)
REASON_CARD_UP = "plays a card up"
REASON_THEN = "a later move {0}"
