"""What is said in English at the table, in every game."""

# Texts that depend on a number have several forms. For each but the last, (first, last, modulus) says which numbers
# have it; with the modulus 10 their last digit counts, and numbers that end in 11 to 19 have the last form. English has
# two forms, for 1 and for the rest. ((1, 1, 10), (2, 4, 10)) would be Russian: 1, 21, …; 2 to 4, 22 to 24, …; the rest.
FORMS = ((1, 1, 0),)

# The table: cards, players and places
NAME_AND_TEXT = "{0}: {1}"
# By how a player is related to the reader (text.phrases.Relation): the reader, the opponent, the next to play of two
# opponents, the other of them, a side of one player who plays all sides, and one of several players. {0} is the letter
# of the side, or the name of the player, here and in all texts by the same keys.
PEOPLE = {"you": "You", "opponent": "Opponent", "left": "Left", "right": "Right", "side": "Side {0}", "named": "{0}"}
UNNAMED_PLAYER = "Player {0}"  # who has no name: nine letters at most
# With a form for each number (FORMS).
NO_CARDS = "No cards"
CARDS = ("1 card", "{0} cards")
# Suits are \1 to \4; in what follows {0} of a move is its card, or cards.
SEQUENCE = "{0} cards {1}-{2}"
WHOLE_SEQUENCE = "whole run {0}-{1}"
# Reserve, hand and waste of each; then those of an opponent who is moving.
PILES = {
    "you": ("your reserve", "your hand", "your waste"),
    "opponent": ("opponent's reserve", "opponent's hand", "opponent's waste"),
    "left": ("Left's reserve", "Left's hand", "Left's waste"),
    "right": ("Right's reserve", "Right's hand", "Right's waste"),
    "side": ("side {0}'s reserve", "side {0}'s hand", "side {0}'s waste"),
    "named": ("{0}'s reserve", "{0}'s hand", "{0}'s waste"),
}
PILES_OF_MOVER = ("the reserve", "the hand", "the waste")
SHOWING = "hand"
HOUSE = "house {0}"
SPACE = "space {0}"
FOUNDATION = "foundation"
CAPTIONS = "RHW"  # reserve, hand, waste, beside the piles
# Beside the piles of all players; last, at the place of the card turned up.
PILE_NAMES = ("reserve", "hand", "waste", "card")

# The table: what OK would do
MOVE = "{0} \6 {1}"
MOVE_ENDS = "{0} \6 {1}: ends your turn"
MUST = "Play {0} to the {1}"
CARD_OF = "{0} from {1}"
CARD_PLACES = "{0}: {1} places"
CARD_TO = "{0}: {1}"
OR = " or "
TURN_UP_OR_PASS = "Your hand: turn up a card, or pass"
PASS = "Pass"
PASS_ENDS = "Pass: ends your turn"
HAND_TURNS_UP = "Your hand: turns up a card"
TURN_UP = "Turn up a card of your hand"
LAY_ON_WASTE = "Lay a card of your hand on the waste"
TURN_OVER = "Turn your waste over"
TURN_OVER_AND_UP = "Turn your waste over and turn up a card"
TURN_UP_RESERVE = "Turn up the top of your reserve"

# The table: what an opponent does
# {0}: who, as PEOPLE has it.
THEY_TURN_UP = "{0} turns up a card"
THEY_PASS = "{0} passes"
THEY_TURN_UP_RESERVE = "{0} turns up the reserve"
THEY_MOVE = "{0}: {1}"
THEY_MOVE_BRIEF = "Opp. {1}"
MOVE_FROM = "{0} from {1} \6 {2}"
THEY_THINK = "{0} thinks"

# The table: headings
TURN_OF = {
    "you": "Your turn", "opponent": "Opponent's turn", "left": "Left's turn", "right": "Right's turn",
    "side": "{0}'s turn", "named": "{0}'s turn",
}  # fmt: skip
END_HEADING = "The end"
OK_PLAYS = "{OK}: play"
YOU_MAY = "You may play"
LOOK = "Look"
NO_LAST_TURN = "Nobody else has moved yet"
STEP_OF = "{0} of {1}"
SHORT_STEP = "{0}/{1}"

# The table: notes
GAME_OVER = "The game is over"
GAME_OVER_SCORE = "The game is over. {OK}: the score"
OPPONENT_PLAYS = "Your opponent is playing. {OK}: hurry"
# The heading of a long turn of the opponent's; on small screens the line that is said in it.
SKIP_TURN = "{OK}: to your turn"
MOVE_UNDONE = "Move undone"
NOTHING_TO_STOP = "Nothing to stop: illegal moves are refused"
COULD_BE_PLAYED = "{0} can still be played. To lay it on your waste, which ends your turn: {TURN} again"
FITS_NOWHERE = "{0} fits nowhere. Discard it and end your turn: {TURN}"
MOVES_LEFT = "There are moves left. To pass: {TURN} again"
ONLY_PLACE = "This is the only place. {OK}: play it. {BACK}: put it back"
OFFER_ALL_UP = "All your cards can go up. {OK}: play them"
OFFER_AUTO_FINISH = "No card is hidden any more. {OK}: all run up by themselves"
NO_MOVE_RESIGN = "No moves left. {OK} again: give up. {MENU}: undo"
NO_MOVE = "No moves left. {OK}: give up"
LOCKED_MARK = "held"  # on a reserve: three or four letters, as wide as a card
OK_CONTINUES = "{OK}: continue"
MOVE_LIMIT = "This game ends after {} moves. {MENU}: undo, or give up"
NO_PROGRESS = "Twice through your hand, and nothing played. {MENU}: give up"
DEAL_OF_THE_DAY = "Deal of the day: {0}"
PRACTICE = "Practice: not counted in the records"

# The table: what the others did before your turn opens
# Of one opponent, of more, of {1}, a name; {0}: the parts that follow, joined by commas and by AND_LAST.
SUMMARY = {"opponent": "Your opponent {0}.", "opponents": "Your opponents {0}.", "named": "{1} {0}."}
SUMMARY_MOVES = ("made 1 move", "made {0} moves")
SUMMARY_LOADED = "loaded {0} on you"  # on both piles; else
SUMMARY_RESERVE = "loaded {0} on your reserve"
SUMMARY_WASTE = "loaded {0} on your waste"
SUMMARY_UP = "played {0} up"
SUMMARY_DISCARDED = "discarded {0}"
AND_LAST = "{0} and {1}"
REPLAY = "{SEE}: see it."  # the button that leads through those moves
# The same in one line of some 20 letters.
SHORT_REPLAY = "{0}. {SEE}: see"
SUMMARY_BRIEF_BOTH = "Opp. R +{0}, W +{1}"
SUMMARY_BRIEF_RESERVE = "Opp. R +{0}"
SUMMARY_BRIEF_WASTE = "Opp. W +{0}"
SUMMARY_BRIEF_MOVES = ("Opp.: 1 move", "Opp.: {0} moves")
