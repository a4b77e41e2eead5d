"""What is said in English in stop play, at the table and when stop is called."""

# The table: stop play
NOTHING_TO_CALL = "Nothing to stop: call it before you touch a card"
WRONG_CALL = "Not so. A wrong call costs nothing"
OVER_BUT_STOP = "The game is over. Was something wrong? Call stop. {OK}: the score"
CARD_SHOWING = "{0} turned up"
WHERE_TO = "{0}: where to? {OK}: put it back"
STOPS = {
    "you": "You: Stop!", "opponent": "Opponent: Stop!", "left": "Left: Stop!", "right": "Right: Stop!",
    "side": "{0}: Stop!", "named": "{0}: Stop!",
}  # fmt: skip
# By the same keys as PEOPLE of table.py: whose turn ends. With two players it is then the other player's turn.
TURN_IS_OVER = {
    "you": "your turn is over", "opponent": "the turn is yours", "left": "Left's turn is over",
    "right": "Right's turn is over", "side": "{0}'s turn is over", "named": "{0}'s turn is over",
}  # fmt: skip
STOPPED_SPACE_FILLED = "{0}. It does now, and {1}."
STOPPED_CARD_UP = "{0}. It goes up now, and {1}."
STOPPED = "{0}. {1}."
TURN_OR_STOP = "{0}, or Stop!"
STOP_BY_ANYBODY = "Stop!"
OK_TRIES = "{OK}: try"
STEPS_CHOOSE = "{STEPS}: choose"
YOUR_TURN_OR_STOP = "Your turn, or Stop!"

# Screens: calling stop
CALL = "Stop! What was wrong?"
CALL_BRIEF = "What was wrong?"
CALL_NOTHING = "Nothing: continue"
CALL_COSTS = "A wrong call costs nothing."
OTHER_MOVES = "Other moves"
EARLIER_AND_LATER = "{LR}: earlier and later moves"
# By the name of a verdict (engine/verdict.py); the last is for all others, too.
OFFENCES = {
    "foundation-first": "Foundation first", "reserve-first": "Reserve first", "space-first": "Space first",
    "no-fit": "It does not fit", "not-available": "Not available, or other",
}  # fmt: skip
