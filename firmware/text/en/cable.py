"""What is said in English in a game by cable, at the table and in its menus."""

# The state of the cable, on the table: the opponent is to move; no answer; the opponent has left; the games differ; no
# cable. Then the same as headings.
CABLE_STATES = (  # at most 50
    "Waiting for your opponent's move",
    "No answer on the cable: paused",
    "Your opponent has left: paused",
    "The two games differ: start a new one",
    "There is no cable here: paused",
)
CABLE_HEADS = ("", "No answer", "Opponent left", "Games differ", "No cable")  # at most 20
CABLE_AGAIN = "Your opponent is back"  # at most 30
UNDO_REQUEST_SENT = "Undo requested: your opponent must agree"  # at most 45
UNDO_DECLINED = "Your opponent does not agree"  # at most 35
NO_HINT = "No hints against a person"  # at most 35
# Indexed by the kind of cable: what the opponent is called in a new game, and its explanation.
BY_CABLE = ("by cable", "by USB")  # at most 10
BY_CABLE_ABOUT = (  # at most 70
    "Against another person, whose device is joined to this one by a cable.",
    "Against a person at a computer that this board is plugged into.",
)
CABLE_HEAD = "By cable"  # at most 10
CABLE_WAITS = "Offered to your opponent:"  # at most 25
CABLE_HOW_TO_ACCEPT = "On the other device: New game, opponent by cable."  # at most 60
CABLE_OFFERED = "An offer"  # at most 15
CABLE_OFFERS = "Your opponent offers:"  # at most 30
CABLE_GOES_ON = "Your opponent wants to resume:"  # at most 35
CABLE_AGREED = "Waiting for your opponent to start."  # at most 40
CABLE_BEGINS = ("You play first", "Your opponent plays first")  # at most 25
CABLE_SCORE = "You have {0}, your opponent {1}"  # at most 30; {0} points: 12; {1} points: 34
CABLE_YES = "Play it"  # at most 10
CABLE_STOP = "Leave"  # at most 10
CABLE_ANSWERS = (  # at most 80
    "Your opponent said no.",
    "The other device does not have this game.",
    "The other device's screen is too small for this game.",
    "The two versions deal different cards: update the older one.",
    "Your opponent has left.",
    "The other device has another version of the game: update the older one.",
    "There is no cable here.",
)
UNDO_REQUEST_HEADING = "Your opponent asks"  # at most 25
UNDO_REQUESTED = "Your opponent asks to undo the last move."  # at most 55
UNDO_REQUESTED_MOVES = "Your opponent undid {0} moves. Undo them here too?"  # at most 50; {0} moves: 12
ALLOW_UNDO = "Yes"  # at most 5
REQUEST_UNDO = "Ask to undo"  # at most 20
