"""What is said in English at the table, in every game."""

# Texts that depend on a number have several forms. For each but the last, (first, last, modulus) says which numbers
# have it; with the modulus 10 their last digit counts, and numbers that end in 11 to 19 have the last form. English has
# two forms, for 1 and for the rest; Polish has ((1, 1, 0), (2, 4, 10)): 1; 2 to 4, 22 to 24, …; the rest.
FORMS = ((1, 1, 0),)

# The table: cards, players and places
NAME_AND_TEXT = "{0}: {1}"  # at most 15; {0} a name: house 4; {1} what is said: empty
# By how a player is related to the reader (text.phrases.Relation): the reader, the opponent, the next to play of two
# opponents, the other of them, a side of one player who plays all sides, and one of several players. {0} is the letter
# of the side, or the name of the player, here and in all texts by the same keys.
# at most 15; {0} a name: Bertolt
PEOPLE = {"you": "You", "opponent": "Opponent", "left": "Left", "right": "Right", "side": "Side {0}", "named": "{0}"}
UNNAMED_PLAYER = "Player {0}"  # at most 9; {0} a number: 2; a player who has no name
# With a form for each number (FORMS).
NO_CARDS = "No cards"  # at most 15
CARDS = ("1 card", "{0} cards")  # at most 10; {0} cards: 12
# Suits are \1 to \4; in what follows {0} of a move is its card, or cards.
SEQUENCE = "{0} cards {1}-{2}"  # at most 20; {0} cards: 3; {1} a card: 10\1; {2} a card: 10\1
WHOLE_SEQUENCE = "whole run {0}-{1}"  # at most 20; {0} a card: 10\1; {1} a card: 10\1
# Reserve, hand and waste of each; then those of an opponent who is moving.
PILES = {  # at most 25; {0} a name: Bertolt
    "you": ("your reserve", "your hand", "your waste"),
    "opponent": ("opponent's reserve", "opponent's hand", "opponent's waste"),
    "left": ("Left's reserve", "Left's hand", "Left's waste"),
    "right": ("Right's reserve", "Right's hand", "Right's waste"),
    "side": ("side {0}'s reserve", "side {0}'s hand", "side {0}'s waste"),
    "named": ("{0}'s reserve", "{0}'s hand", "{0}'s waste"),
}
PILES_OF_MOVER = ("the reserve", "the hand", "the waste")  # at most 15
SHOWING = "hand"  # at most 5
HOUSE = "house {0}"  # at most 10; {0} its number: 8
SPACE = "space {0}"  # at most 10; {0} its number: 8
FOUNDATION = "foundation"  # at most 10
CAPTIONS = "RHW"  # at most 3; for reserve, hand and waste, beside the piles
# Beside the piles of all players; last, at the place of the card turned up.
PILE_NAMES = ("reserve", "hand", "waste", "card")  # at most 10

# The table: what OK would do
MOVE = "{0} \6 {1}"  # at most 30; {0} a card and its pile: 10\1 from house 4; {1} a pile: house 8
MOVE_ENDS = "{0} \6 {1}: ends your turn"  # at most 35; {0} a card: 10\1; {1} a pile: your waste
MUST = "Play {0} to the {1}"  # at most 45; {0} a card and its pile: 10\1 from your reserve; {1} FOUNDATION: foundation
CARD_OF = "{0} from {1}"  # at most 25; {0} a card: 10\1; {1} a pile: your reserve
CARD_PLACES = "{0}: {1} places"  # at most 30; {0} a card and its pile: 10\1 from house 4; {1} places: 5
CARD_TO = "{0}: {1}"  # at most 50; {0} a card and its pile: 10\1 from house 4; {1} piles: house 7, space 8 or house 3
OR = " or "  # at most 10
TURN_UP_OR_PASS = "Your hand: turn up a card, or pass"  # at most 35
PASS = "Pass"  # at most 10
PASS_ENDS = "Pass: ends your turn"  # at most 25
HAND_TURNS_UP = "Your hand: turns up a card"  # at most 35
TURN_UP = "Turn up a card from your hand"  # at most 30
LAY_ON_WASTE = "Lay a card from your hand on the waste"  # at most 40
TURN_OVER = "Turn your waste over"  # at most 20
TURN_OVER_AND_UP = "Turn your waste over and turn up a card"  # at most 40
TURN_UP_RESERVE = "Turn up the top of your reserve"  # at most 35

# The table: what an opponent does
THEY_TURN_UP = "{0} turns up a card"  # at most 30; {0} a name: Opponent
THEY_PASS = "{0} passes"  # at most 15; {0} a name: Opponent
THEY_TURN_UP_RESERVE = "{0} turns up the reserve"  # at most 30; {0} a name: Opponent
THEY_MOVE = "{0}: {1}"  # at most 40; {0} a name: Opponent; {1} a move: 10\1 from house 4 \6 house 8
THEY_MOVE_BRIEF = "Opp. {1}"  # at most 35; {1} a move: 10\1 from house 4 \6 house 8
MOVE_FROM = "{0} from {1} \6 {2}"  # at most 30; {0} a card: 10\1; {1} a pile: house 4; {2} a pile: house 8
THEY_THINK = "{0} thinks"  # at most 20; {0} a name: Opponent

# The table: headings
TURN_OF = {  # at most 20; {0} a name: Bertolt
    "you": "Your turn", "opponent": "Opponent's turn", "left": "Left's turn", "right": "Right's turn",
    "side": "{0}'s turn", "named": "{0}'s turn",
}  # fmt: skip
END_HEADING = "The end"  # at most 10
OK_PLAYS = "{OK}: play"  # at most 15
YOU_MAY = "You may play"  # at most 15
LOOK = "Look"  # at most 10
NO_LAST_TURN = "Nobody else has moved yet"  # at most 30
STEP_OF = "{0} of {1}"  # at most 10; {0} a step: 3; {1} steps: 12
SHORT_STEP = "{0}/{1}"  # at most 5; {0} a step: 3; {1} steps: 12

# The table: notes
GAME_OVER = "The game is over"  # at most 25
GAME_OVER_SCORE = "The game is over. {OK}: the score"  # at most 40
OPPONENT_PLAYS = "Your opponent plays. {OK}: speed up"  # at most 45
WATCHING = "You are watching. {OK}: speed up"  # at most 45
# The heading of a long turn of the opponent's; on small screens the line that is said in it.
SKIP_TURN = "{OK}: skip ahead"  # at most 25
MOVE_UNDONE = "Move undone"  # at most 15
NOTHING_TO_STOP = "Nothing to stop: illegal moves are refused"  # at most 50
# at most 85; {0} a card: 10\1
COULD_BE_PLAYED = "{0} can still be played. To lay it on your waste, which ends your turn: {TURN} again"
FITS_NOWHERE = "{0} fits nowhere. Discard it and end your turn: {TURN}"  # at most 65; {0} a card: 10\1
MOVES_LEFT = "There are moves left. To pass: {TURN} again"  # at most 50
ONLY_PLACE = "This is the only place. {OK}: play it. {BACK}: put it back"  # at most 60
OFFER_ALL_UP = "All your cards can go up. {OK}: play them"  # at most 50
OFFER_AUTO_FINISH = "No card is hidden any more. {OK}: all go up by themselves"  # at most 65
NO_MOVE_RESIGN = "No moves left. {OK} again: give up. {MENU}: undo"  # at most 70
NO_MOVE = "No moves left. {OK}: give up"  # at most 45
LOCKED_MARK = "lock"  # at most 4; on a reserve, no wider than a card
OK_CONTINUES = "{OK}: continue"  # at most 15
MOVE_LIMIT = "This game ends after {} moves. {MENU}: undo, or give up"  # at most 75; {0} moves: 1500
NO_PROGRESS = "Twice through your hand, and nothing played. {MENU}: give up"  # at most 65
DEAL_OF_THE_DAY = "Deal of the day: {0}"  # at most 25; {0} a date: 261122
PRACTICE = "Practice: not counted in the records"  # at most 40

# The table: what the others did before your turn opens
# Of one opponent, of more, of one who has a name. What they did is joined by commas and by AND_LAST.
# at most 85; {0} what they did: 12 an deine Reserve gehängt, 10 hochgespielt und 10\1 abgelegt; {1} a name: Bertolt
SUMMARY = {"opponent": "Your opponent {0}.", "opponents": "Your opponents {0}.", "named": "{1} {0}."}
SUMMARY_MOVES = ("made 1 move", "made {0} moves")  # at most 20; {0} moves: 12
SUMMARY_LOADED = "loaded {0} on you"  # at most 35; {0} cards: 12; on both piles
SUMMARY_RESERVE = "loaded {0} on your reserve"  # at most 35; {0} cards: 3
SUMMARY_WASTE = "loaded {0} on your waste"  # at most 35; {0} cards: 3
SUMMARY_UP = "played {0} up"  # at most 35; {0} cards: 3
SUMMARY_DISCARDED = "discarded {0}"  # at most 20; {0} a card: 10\1
# at most 70; {0} what they did: loaded 3 on your reserve, played 3 up; {1} the same: discarded 10\1
AND_LAST = "{0} and {1}"
REPLAY = "{SEE}: see it."  # at most 25
# The same in one line of some 20 letters.
SHORT_REPLAY = "{0}. {SEE}: see"  # at most 40; {0} a text above: Opp. R +12, W +3
SUMMARY_BRIEF_BOTH = "Opp. R +{0}, W +{1}"  # at most 20; {0} cards: 2; {1} cards: 3
SUMMARY_BRIEF_RESERVE = "Your reserve: +{0}"  # at most 20; {0} cards: 2
SUMMARY_BRIEF_WASTE = "Your waste: +{0}"  # at most 20; {0} cards: 2
SUMMARY_BRIEF_MOVES = ("Opponent: 1 move", "Opponent: {0} moves")  # at most 20; {0} moves: 12
