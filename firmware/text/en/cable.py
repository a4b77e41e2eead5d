"""What is said in English in a game by cable, at the table and in its menus."""

# The state of the cable, on the table: the opponent is to move; no answer; the opponent has left; the games differ; no
# cable. Then the same as headings.
CABLE_STATES = (
    "Waiting for your opponent's move",
    "No answer on the cable: paused",
    "Your opponent has left: paused",
    "The two games differ: start a new one",
    "There is no cable here: paused",
)
CABLE_HEADS = ("", "No answer", "Opponent left", "Games differ", "No cable")
CABLE_AGAIN = "Your opponent is back"
UNDO_REQUEST_SENT = "Asked: your opponent must agree to an undo"
UNDO_DECLINED = "Your opponent does not agree"
NO_HINT = "No hints against a person"
# Indexed by the kind of cable: what the opponent is called in a new game, and its explanation.
BY_CABLE = ("by cable", "by USB")
BY_CABLE_ABOUT = (
    "Against another person, whose device is joined to this one by a cable.",
    "Against a person at a computer that this board is plugged into.",
)
CABLE_HEAD = "By cable"
CABLE_WAITS = "Offered to your opponent:"
CABLE_HOW_TO_ACCEPT = "Over there: New game, opponent by cable."
CABLE_OFFERED = "An offer"
CABLE_OFFERS = "Your opponent offers:"
CABLE_GOES_ON = "Your opponent wants to resume:"
CABLE_AGREED = "Waiting for your opponent to start."
CABLE_BEGINS = ("You play first", "Your opponent plays first")
CABLE_SCORE = "You have {0}, your opponent {1}"
CABLE_YES = "Play it"
CABLE_STOP = "Leave"
CABLE_ANSWERS = (
    "Your opponent said no.",
    "The other device does not have this game.",
    "This game does not fit the other screen.",
    "The two versions deal different cards: update the older one.",
    "Your opponent has left.",
    "The other device has another version of the game: update the older one.",
    "There is no cable here.",
)
UNDO_REQUEST_HEADING = "Your opponent asks"
UNDO_REQUESTED = "Your opponent asks to undo the last move."
UNDO_REQUESTED_MOVES = "Your opponent has undone {0} moves. Follow?"
ALLOW_UNDO = "Yes"
REQUEST_UNDO = "Ask to undo"
