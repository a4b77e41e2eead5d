"""English texts of better moves: hints, their reasons, and the review of a game."""

# Screens: a game looked at again when it is over
REVIEW_PROGRESS = "Reviewing the game: {0} %"  # at most 30; {0} percent: 99
AHEAD = ("You ahead", "Opponent ahead", "Others ahead")  # at most 20
SOMEBODY_AHEAD = "{0} ahead"  # at most 20; {0} a name: Bertolt
TURNS = "Turns"  # at most 10
# What a decision cost.
COST_GAME = "cost the game"  # at most 20
COST_WIN = "missed a win"  # at most 20
COST_BOTH = "cost {0} and the turn"  # at most 30; {0} cards: 12 cards
COST_TURN = "cost the turn"  # at most 20
COST_CARDS = "cost {0}"  # at most 20; {0} cards: 12 cards
COST_LITTLE = "cost less than a card"  # at most 30
REVIEW_CLEAN = "No decision of yours cost a card."  # at most 50
REVIEW_CLEAN_BRIEF = "Nothing lost"  # at most 15
# at most 55; {0} who is ahead: You ahead; {1} cards: 12 cards; {2} a turn: 12; {3} a turn: 19
AHEAD_FOR = "{0} after turns {2} to {3}, by {1} at most"
# at most 40; {0} who is ahead: You ahead; {1} cards: 12 cards; {2} a turn: 12
AHEAD_ONCE = "{0} after turn {2}, by {1}"
REVIEW_READ = "Enter: look at these turns. back: leave"  # at most 45
TURN_OF_COST = "Turn {0}: {1}"  # at most 25; {0} a turn: 12; {1} its cost: cost 3 cards
GRAPH = "To the graph"  # at most 15
NEXT_DECISION = "The next decision"  # at most 25
RETRY_DECISION = "Try it again"  # at most 20
NOT_SAVED = "Nothing of this is saved."  # at most 35
TO_REVIEW = "To the review"  # at most 15
LOOK_AT_ONE = "{0}: look at {1}"  # at most 15; {0} a button: BACK; {1} decisions: 1
LOOK_AT_ALL = "{0}: look at 1-{1}"  # at most 20; {0} a button: BACK; {1} decisions: 5
PLAY_ON = "Play on from here. Nothing is saved"  # at most 45
# The table as it was then.
TURN_NUMBER = "{0}, turn {1}:"  # at most 20; {0} a name: Opponent; {1} a turn: 12
BETTER = "Better: {0} ({1})"  # at most 50; {0} a move: 10\1 from house 4 \6 house 8; {1} a reason: makes a space
# at most 65; {0} a move: 10\1 from house 4 \6 house 8; {1} a reason: makes a space; {2} cards: 12 cards
BETTER_BY = "{2} better: {0} ({1})"
# at most 70; {0} a move: 10\1 from house 4 \6 house 8; {1} a reason: makes a space
WORTH_THE_GAME = "It decided the game: {0} ({1})"
# at most 70; {0} a move: 10\1 from house 4 \6 house 8; {1} a reason: makes a space
WOULD_HAVE_WON = "It would have won: {0} ({1})"
BETTER_GOES_ON = "And then:"  # at most 15
# The list of a game's moves.
MOVE_ROW = "{0} {1}"  # at most 45; {0} a turn: 12; {1} a move: Opponent: 10\1 from house 4 \6 house 8
# at most 50; {0} a move: Opponent: 10\1 from house 4 \6 house 8
MOVE_STOPPED = "{0} (Stop!)"
STEP_BY_TURN = "{LR}: turn by turn"  # at most 35
MOVES_AS_TEXT = "Moves as text"  # at most 20
COPIED = "Copied"  # at most 15
WRITTEN_TO = "Written to {0}"  # at most 30; {0} a file: moves.txt

# The table: hints
# The reasons are by the names of engine/hint_reason.py.
LOOKING_FOR_HINT = "Looking for a good move"  # at most 30
HINT_GIVES_UP = "Hint: this leads nowhere. Undo, or give up"  # at most 55
HINT_SAYS = "Hint: {0} ({1})"  # at most 55; {0} a move: 10\1 from house 4 \6 house 8; {1} a reason: makes a space
REASONS = {  # at most 35; {0} the card that the move bares: 10\1
    "nothing-better": "nothing is better",
    "must": "it must be played",
    "up": "plays a card up",
    "reserve": "gets rid of a reserve card",
    "loads-reserve": "loads another player's reserve",
    "loads-waste": "loads another player's waste",
    "space": "makes a space",
    "hidden": "turns up a hidden card",
    "bares-foundation": "uncovers {0}, which goes up",
    "bares-reserve": "uncovers {0} for your reserve",
    "bares-card": "uncovers {0} for your card",
    "bares-load": "uncovers {0}, to load it",
    "towards-space": "prepares a space",
    "blocks": "blocks another player's reserve",
    "place-reserve": "makes a place for your reserve",
    "place-card": "makes a place for your card",
    "card": "gets rid of a card",
    "turn-goes-on": "keeps your turn going",
    "reserve-later": "your reserve can wait",
    "fills": "fills the space",
    "new-card": "to see a new card",
    "new-reserve": "to see a new card",
    "no-place": "it fits nowhere",
    "nothing-left": "nothing else is left",
}
REASON_CARD_UP = "plays a card up"  # at most 25
REASON_THEN = "a later move {0}"  # at most 35; {0} a reason: makes a space
