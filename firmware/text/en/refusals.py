"""What refusals say in English: which move is illegal at the table, and what would be right."""

# Screens: what is said on several
NOTHING_TO_LOOK_INTO = "No pile has cards to look through yet"  # at most 45

RESERVE_FIRST = "Reserve first: play {0} to the foundation"  # at most 45; {0} a card: 10\1
# at most 60; {0} a card: 10\1; {1} a pile: your reserve
RESERVE_FIRST_FROM = "Reserve first: play {0} from {1} to the foundation"
FOUNDATION_FIRST = "Foundation first: play {0} up"  # at most 30; {0} a card: 10\1
# at most 50; {0} a card: 10\1; {1} a pile: your reserve
FOUNDATION_FIRST_FROM = "Foundation first: play {0} up from {1}"
SPACE_FIRST_RESERVE = "Space first: fill space {0} from your reserve"  # at most 60; {0} its number: 8
SPACE_FIRST_WASTE = "Space first: fill space {0} from your waste"  # at most 55; {0} its number: 8
NO_CARD_TO_TURN_UP = "There is no card to turn up"  # at most 35
# The move is one that the rule demands.
RESERVE_GOES_FIRST = "Your reserve goes first: {0}"  # at most 60; {0} a move: 10\1 from house 4 \6 house 8
# at most 75; {0} a move: 10\1 from house 4 \6 house 8
HOUSE_GOES_FIRST = "A card that fits a house goes there first: {0}"
THIRD_RUN = "Third time through your hand: play what fits: {0}"  # at most 85; {0} a move: 10\1 from house 4 \6 house 8
LOAD_FIRST = "Load first: {0}"  # at most 45; {0} a move: 10\1 from house 4 \6 house 8
TURN_UP_RESERVE_FIRST = "Turn up the top of your reserve first"  # at most 40
RELEASE_FIRST = "First release the card that can go up: {0}"  # at most 70; {0} a move: 10\1 from house 4 \6 house 8
UNCOVER_FIRST = "First uncover the hidden cards: {0}"  # at most 65; {0} a move: 10\1 from house 4 \6 house 8
MAKE_SPACE_FIRST = "Make a space first: a house can be emptied"  # at most 55
COMES_FIRST = "Another move comes first: {0}"  # at most 60; {0} a move: 10\1 from house 4 \6 house 8
SEEN_HAND = "Can't undo: a card was turned up"  # at most 50
SEEN_RESERVE = "Can't undo: a reserve card was turned up"  # at most 50
SEEN_HOUSE = "Can't undo: a card was turned up"  # at most 50
NOTHING_TO_UNDO = "There is nothing to undo in this turn"  # at most 45
COULD_GO_UP_RESERVE = "{0} could go up: reserve first"  # at most 55; {0} a card and its pile: 10\1 from your reserve
COULD_GO_UP_FOUNDATION = "{0} could go up: foundation first"  # at most 55; {0} a card and its pile: 10\1 from house 4
MUST_FILL_SPACE = "{0} must fill space {1} first"  # at most 45; {0} a pile: your reserve; {1} its number: 8
# at most 45; {0} a card: 10\1; {1} what it needs: it needs 9\1
NO_FIT_FOUNDATION = "{0} does not fit a foundation: {1}"
# at most 55; {0} a card: 10\1; {1} a pile: your reserve; {2} what it needs: it needs a black 9
MAY_NOT_GO = "{0} may not go to {1}: {2}"
# What is needed or in the way, at the end of the two above.
NEEDS_BLACK = "it needs a black {0}"  # at most 25; {0} a rank: 10
NEEDS_RED = "it needs a red {0}"  # at most 25; {0} a rank: 10
NEEDS_SPACE = "it needs a space"  # at most 25
NEEDS_ONE = "it needs {0}"  # at most 15; {0} a card: 10\1
NEEDS_EITHER = "it needs {0} or {1}"  # at most 25; {0} a card: 10\1; {1} a card: 10\1
NOT_A_SPACE = "{0}, not a space"  # at most 45; {0} what it needs: it needs a black 9
OR_SPACE = "{0} or a space"  # at most 45; {0} what it needs: it needs a black 9
KINGS_TO_SPACES = "only a {0} fills a space"  # at most 30; {0} a rank: K
CHANGES_NOTHING = "that changes nothing"  # at most 20
SPACE_CHANGES_NOTHING = "a space changes nothing"  # at most 30
ONLY_TURNED_UP = "only the turned-up card goes there"  # at most 40
NO_CARD_THERE = "there is no card there"  # at most 25
FACE_DOWN_THERE = "the card there is face down"  # at most 30
HOUSE_IS_COMPLETE = "that house is complete"  # at most 25
NOT_IN_PLAY = "that house is not in play"  # at most 30
NOT_IN_THESE_RULES = "these rules do not allow it"  # at most 30
RUN_NEEDS_SPACES = "Too few spaces to move {0} cards there"  # at most 55; {0} cards: 3
# at most 65; {0} a card: 10\1; {1} what it needs: it needs a black 9, not a space
HAS_NO_PLACE = "{0} fits nowhere now: {1}"
ALREADY_TURNED_UP = "A card is already turned up"  # at most 35
CARDS_LEFT_IN_HAND = "There are cards left to turn up"  # at most 40
NO_PASS = "These rules know no pass"  # at most 40
RESERVE_LOCKED = "Your reserve is locked until you play the turned-up card"  # at most 60
RESERVE_STAYS_DOWN = "Your reserve cannot be turned up now"  # at most 55
NOT_PLAYED_FROM = "{0}: you can't play from it"  # at most 45; {0} a pile: your reserve
NOTHING_ELSE = "No other card can be played"  # at most 40
NOTHING_ELSE_NO_WASTE = "No other card can be played, and you can't play from your waste"  # at most 80
CANNOT_MOVE = "That card cannot be moved"  # at most 30
ONE_AT_A_TIME = "These rules move one card at a time"  # at most 45
