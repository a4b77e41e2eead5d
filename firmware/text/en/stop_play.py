"""What is said in English in stop play, at the table and when stop is called."""

# The table: stop play
NOTHING_TO_CALL = "Nothing to stop: call before you touch a card"  # at most 55
WRONG_CALL = "Wrong call, but it costs nothing"  # at most 50
NEXT_TURN_LOST = "Wrong call: you lose your next turn"  # at most 50
WRONG_CALL_HEADING = "Wrong call"  # at most 20
TURN_LOST = "It costs you this turn."  # at most 35
LOST_TURN = "wrong call"  # at most 15; a row of the list of moves
OVER_BUT_STOP = "The game is over. Was something wrong? Call stop. {OK}: the score"  # at most 70
CARD_SHOWING = "{0} turned up"  # at most 25; {0} a card: 10\1
WHERE_TO = "{0}: where to? {OK}: put it back"  # at most 30; {0} a card: 10\1
STOPS = {  # at most 25; {0} a name: Bertolt
    "you": "You: Stop!", "opponent": "Opponent: Stop!", "left": "Left: Stop!", "right": "Right: Stop!",
    "side": "{0}: Stop!", "named": "{0}: Stop!",
}  # fmt: skip
# By the same keys as PEOPLE of table.py: whose turn ends. With two players it is then the other player's turn.
TURN_IS_OVER = {  # at most 30; {0} a name: Bertolt
    "you": "your turn is over", "opponent": "the turn is yours", "left": "Left's turn is over",
    "right": "Right's turn is over", "side": "{0}'s turn is over", "named": "{0}'s turn is over",
}  # fmt: skip
# at most 80; {0} what was wrong: Your reserve must fill space 4 first; {1} whose turn: your turn is over
STOPPED_SPACE_FILLED = "{0}. It does now, and {1}."
# at most 75; {0} what was wrong: 10\1 could go up: reserve first; {1} whose turn: your turn is over
STOPPED_CARD_UP = "{0}. It goes up now, and {1}."
# at most 50; {0} what was wrong: 10\1 does not fit a foundation; {1} whose turn: Your turn is over
STOPPED = "{0}. {1}."
TURN_OR_STOP = "{0}, or Stop!"  # at most 25; {0} a name: Bertolt
STOP_BY_ANYBODY = "Stop!"  # at most 10
OK_TRIES = "{OK}: try"  # at most 15
STEPS_CHOOSE = "{STEPS}: choose"  # at most 25
YOUR_TURN_OR_STOP = "Your turn, or Stop!"  # at most 25

# Screens: calling stop
CALL = "Stop! What was wrong?"  # at most 25
CALL_BRIEF = "What was wrong?"  # at most 20
CALL_NOTHING = "Nothing: continue"  # at most 20
CALL_COSTS = "A wrong call costs nothing."  # at most 40
CALL_COSTS_TURN = "A wrong call costs you a turn."  # at most 40
OTHER_MOVES = "Other moves"  # at most 15
EARLIER_AND_LATER = "{LR}: earlier and later moves"  # at most 35
# By the name of a verdict (engine/verdict.py); the last is for all others, too.
OFFENCES = {  # at most 25
    "foundation-first": "Foundation first", "reserve-first": "Reserve first", "space-first": "Space first",
    "no-fit": "It does not fit", "not-available": "Some other mistake",
}  # fmt: skip
