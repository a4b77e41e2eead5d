# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""English, without menus. A language has a file like this one, and like those for menus, help, lessons and the console:
the same names, each with its words and no code.

{0}, {1} and so on are places for str.format; a language may change their order, and leave one out where it says the
same without. {OK}, {BACK}, {TURN}, {STOP}, {MENU}, {STEPS}, {LR} and {SEE} stand for what the buttons here are
labelled, or for what a finger does. Tuples have as many entries in each language, dicts the same keys, and lessons the
same ids. In the fonts \\1 to \\4 are the suits S H D C, \\5 and \\6 point left and right.
"""

# Texts that depend on a number have several forms. For each but the last, (first, last, modulus) says which numbers
# have it; with the modulus 10 their last digit counts, and numbers that end in 11 to 19 have the last form. English has
# two forms, for 1 and for the rest. ((1, 1, 10), (2, 4, 10)) would be Russian: 1, 21, …; 2 to 4, 22 to 24, …; the rest.
FORMS = ((1, 1, 0),)

# Screens: what is said on several
SAID_OF = "{0}: {1}"
SAVED_TOO_LARGE = "The saved game needs a larger screen."
THREE_TOO_LARGE = "Three players need a larger screen."
TOO_LARGE = "{0}: this screen is too small"
NOTHING_TO_LOOK_INTO = "No pile has cards to look through yet"
# Indexed by text.phrases.who: the person, the opponent, the next to play of two opponents, the other of them, and the
# three sides. The last text, here and in all tuples like this one, is for one of several persons, whose name is {0}.
PEOPLE = ("You", "Opponent", "Left", "Right", "Side A", "Side B", "Side C", "{0}")

RULE_SETS = {
    "classic": "Russian Bank / Crapette",
    "foster": "Foster 1922",
    "foster36": "Foster, 36 cards each",
    "foster32": "Foster, 32 cards each",
    "cats": "Reserve first",
    "catsfull": "Reserve first, 13 cards",
    "onepack": "One pack",
    "simple": "Simplified",
    "three": "Three players",
    "klondike": "Patience",
}

# By cable
# The state of the cable, on the table: the opponent is to move; no answer; the opponent has left; the games differ; no
# cable. Then the same as headings.
CABLE_IS = (
    "Waiting for your opponent's move",
    "No answer on the cable: paused",
    "Your opponent has left: paused",
    "The two games differ: start a new one",
    "There is no cable here: paused",
)
CABLE_HEADS = ("", "No answer", "Opponent left", "Games differ", "No cable")
CABLE_AGAIN = "Your opponent is back"
ASKED_BACK = "Asked: your opponent must agree to an undo"
NOT_TAKEN_BACK = "Your opponent does not agree"
NO_HINT = "No hints against a person"

# Screens: the result
# Indexed like PEOPLE.
WINS_GAME = (
    "You win the game!", "Your opponent wins", "Left wins the game", "Right wins the game", "Side A wins the game",
    "Side B wins the game", "Side C wins the game", "{0} wins!",
)  # fmt: skip
SCORES = (
    "You score", "Your opponent scores", "Left scores", "Right scores", "Side A scores", "Side B scores",
    "Side C scores", "{0} scores",
)  # fmt: skip
ENDLESS = "This game ends after {} moves. {MENU}: undo, or give up"
GOES_ROUND = "Twice through your hand, and nothing played. {MENU}: give up"
PATIENCE_SOLVED = "It came out!"

# Screens: a game looked at again when it is over
REVIEW_GOES = "Reviewing the game: {0} %"

# Screens: a duplicate match, the deal of the day
DEAL_OF_THE_DAY = "Deal of the day: {0}"

# Screens: records
RECORDS_NOT_KEPT = "The records cannot be saved"

# Persons who share one device
PERSON = "Player {0}"  # who has no name: nine letters at most
TURN_OR_STOP = "{0}, or Stop!"
STOP_BY_ANYBODY = "Stop!"
NO_PERSONS = "Patience is for one player"

# With a form for each number, see FORMS; {0}, or the last place, is the number.
NO_CARDS = "No cards"
CARDS = ("1 card", "{0} cards")
GAME_WITH_OPTIONS = ("{0}, 1 option", "{0}, {1} options")
# Two players score: the person and {0}, or two others.
BOTH_SCORE = ("You and {0} score", "{0} and {1} score")

# Saved data could not be read: for the game, the settings, the lessons, the records and the puzzles, whether the save
# before is used, nothing can be used, it is from another version, or the power failed and all is lost.
NOT_READ = (
    (
        "The last save was damaged: using the one before",
        "The saved game was damaged and has been set aside",
        "The saved game is from another version and has been set aside",
        "The power failed during a save: the saved game is lost",
    ),
    (
        "The settings were damaged: using the previous save",
        "The settings were damaged and have been reset",
        "The settings are from another version and have been reset",
        "",
    ),
    (
        "Lesson progress was damaged: using the previous save",
        "Lesson progress was damaged and has been reset",
        "Lesson progress is from another version and has been reset",
        "",
    ),
    (
        "The records were damaged: using the previous save",
        "The records were damaged and have been set aside",
        "The records are from another version and have been set aside",
        "",
    ),
    (
        "Puzzle progress was damaged: using the previous save",
        "Puzzle progress was damaged and has been reset",
        "Puzzle progress is from another version and has been reset",
        "",
    ),
    (
        "Your career was damaged: using the previous save",
        "Your career was damaged and has been set aside",
        "Your career is from another version and has been set aside",
        "",
    ),
)
GAME_NOT_SAVED = "The game cannot be saved: no room, or read-only"
BATTERY_LOW = "The battery is low: {0} %. The game is saved"
SETTINGS_NOT_SAVED = "The settings cannot be saved"
LESSONS_NOT_SAVED = "Your progress cannot be saved"

# The table: cards, players and places. Suits are \1 to \4; in what follows {0} of a move is its card, or cards.
RUN = "{0} cards {1}-{2}"
WHOLE_RUN = "whole run {0}-{1}"
# Indexed like PEOPLE: reserve, hand and waste of each; then those of an opponent who is moving.
PILES = (
    ("your reserve", "your hand", "your waste"),
    ("opponent's reserve", "opponent's hand", "opponent's waste"),
    ("Left's reserve", "Left's hand", "Left's waste"),
    ("Right's reserve", "Right's hand", "Right's waste"),
    ("side A's reserve", "side A's hand", "side A's waste"),
    ("side B's reserve", "side B's hand", "side B's waste"),
    ("side C's reserve", "side C's hand", "side C's waste"),
    ("{0}'s reserve", "{0}'s hand", "{0}'s waste"),
)
PILES_OF_MOVER = ("the reserve", "the hand", "the waste")
SHOWING = "hand"
HOUSE = "house {0}"
SPACE = "space {0}"
FOUNDATION = "foundation"

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

# The table: what an opponent does. {0}: who, as PEOPLE has it.
THEY_TURN_UP = "{0} turns up a card"
THEY_PASS = "{0} passes"
THEY_TURN_UP_RESERVE = "{0} turns up the reserve"
THEY_MOVE = "{0}: {1}"
THEY_MOVE_BRIEF = "Opp. {1}"
MOVE_FROM = "{0} from {1} \6 {2}"
THEY_THINK = "{0} thinks"

# The table: headings
TURN_OF = (
    "Your turn", "Opponent's turn", "Left's turn", "Right's turn", "A's turn", "B's turn", "C's turn", "{0}'s turn",
)  # fmt: skip
THE_END = "The end"
OK_PLAYS = "{OK}: play"
OK_TRIES = "{OK}: try"
STEPS_CHOOSE = "{STEPS}: choose"
YOU_MAY = "You may play"
YOUR_TURN_OR_STOP = "Your turn, or Stop!"
LOOK = "Look"
NO_LAST_TURN = "Nobody else has moved yet"
STEP_OF = "{0} of {1}"

# The table: notes
GAME_OVER = "The game is over"
GAME_OVER_SCORE = "The game is over. {OK}: the score"
OPPONENT_PLAYS = "Your opponent is playing. {OK}: hurry"
# The heading of a long turn of the opponent's; on small screens the line that is said in it.
SKIP_TURN = "{OK}: to your turn"
TAKEN_BACK = "Move undone"
NOTHING_TO_STOP = "Nothing to stop: illegal moves are refused"
COULD_BE_PLAYED = "{0} can still be played. To lay it on your waste, which ends your turn: {TURN} again"
FITS_NOWHERE = "{0} fits nowhere. Discard it and end your turn: {TURN}"
MOVES_LEFT = "There are moves left. To pass: {TURN} again"
ONLY_PLACE = "This is the only place. {OK}: play it. {BACK}: put it back"
ALL_GOES_UP = "All your cards can go up. {OK}: play them"
ALL_RUN_UP = "No card is hidden any more. {OK}: all run up by themselves"
NO_MOVE_GIVE_UP = "No moves left. {OK} again: give up. {MENU}: undo"
NO_MOVE = "No moves left. {OK}: give up"
HELD_MARK = "held"  # on a reserve: three or four letters, as wide as a card
GOES_ON = "{OK}: continue"

# The table: hints. {0}: the move; the reasons are by the numbers of engine/hint_reason.py, {0} in them what is bared.
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

# The table: stop play
NOTHING_TO_CALL = "Nothing to stop: call it before you touch a card"
NOT_SO = "Not so. A wrong call costs nothing"
OVER_BUT_STOP = "The game is over. Was something wrong? Call stop. {OK}: the score"
CARD_SHOWING = "{0} turned up"
WHERE_TO = "{0}: where to? {OK}: put it back"
STOPS = (
    "You: Stop!", "Opponent: Stop!", "Left: Stop!", "Right: Stop!", "A: Stop!", "B: Stop!", "C: Stop!", "{0}: Stop!",
)  # fmt: skip
# Indexed like PEOPLE: whose turn ends. With two players it is then the other player's turn.
TURN_IS_OVER = (
    "your turn is over", "the turn is yours", "Left's turn is over", "Right's turn is over", "A's turn is over",
    "B's turn is over", "C's turn is over", "{0}'s turn is over",
)  # fmt: skip
IT_DOES_NOW = "{0}. It does now, and {1}."
GOES_UP_NOW = "{0}. It goes up now, and {1}."
STOPPED = "{0}. {1}."

# The table on one-bit screens, in one line of some 20 letters. Of two texts the second is used where the first has no
# room.
SHORT_OVER = "Game over"
SHORT_NO_MOVE = "No move. {OK}: end"
SHORT_TURN_UP_OR_PASS = "Turn up or pass"
SHORT_OPPONENT = "Opponent"
SHORT_THINKS = ("Opp. thinks", "Opp. thinks.", "Opp. thinks..", "Opp. thinks...")
SHORT_THEY_TURN_UP = "Opp. turns up"
SHORT_THEY_PASS = "Opp. passes"
SHORT_THEY_MOVE = "Opp. {0}"
SHORT_STEP = "{0}/{1}"
SHORT_FITS = ("{0} fits {1}", "{0}: {1}")
SHORT_TURN_ENDS = "{0}. {TURN}: end"
SHORT_IN_HOUSES = ("house {0}", "{0}")
SHORT_OF = "{0} {1}"  # a letter of CAPTIONS, and the card there
SHORT_RUN_OF = "{0}-{1}"  # where a run begins, and its last card
SHORT_STILL_FITS = ("{0} fits. {TURN}: end", "Fits! {TURN}: end")
SHORT_MOVES_LEFT = "{TURN} again: pass"
SHORT_WHERE_TO = "{0}: where to?"
SHORT_MUST = "Play {0}"
SHORT_PASS = "Pass"
SHORT_TURN_UP = "Turn up"
SHORT_TURN_OVER = ("Turn waste over", "Turn W over")
SHORT_TURN_UP_RESERVE = ("Turn up reserve", "Turn up R")
SHORT_RUN = "{0} cards \6 {1}"
SHORT_FOUNDATION = ("foundation", "up")
SHORT_WASTE = ("waste", "W")
SHORT_WASTE_ENDS = ("waste, end", "W, end")
# Indexed like PEOPLE: reserve and waste, as places for a load; then reserve, hand and waste, to look into.
SHORT_TO = (
    (
        ("your res.", "your waste"),
        ("opp. res.", "opp. waste"),
        ("Left's res.", "Left's waste"),
        ("Right's res.", "Right's waste"),
        ("A's res.", "A's waste"),
        ("B's res.", "B's waste"),
        ("C's res.", "C's waste"),
        ("{0}'s res.", "{0}'s waste"),
    ),
    (
        ("your res.", "your W"),
        ("opp. res.", "opp. W"),
        ("Left's res.", "Left's W"),
        ("Right's res.", "Right's W"),
        ("A's res.", "A's W"),
        ("B's res.", "B's W"),
        ("C's res.", "C's W"),
        ("{0}: R", "{0}: W"),
    ),
)
SHORT_PILES = (
    (
        ("Your reserve", "Your hand", "Your waste"),
        ("Opp. reserve", "Opp. hand", "Opp. waste"),
        ("Left's reserve", "Left's hand", "Left's waste"),
        ("Right's reserve", "Right's hand", "Right's waste"),
        ("Side A's reserve", "Side A's hand", "Side A's waste"),
        ("Side B's reserve", "Side B's hand", "Side B's waste"),
        ("Side C's reserve", "Side C's hand", "Side C's waste"),
        ("{0}'s reserve", "{0}'s hand", "{0}'s waste"),
    ),
    (
        ("Your R", "Your H", "Your W"),
        ("Opp. R", "Opp. H", "Opp. W"),
        ("Left's R", "Left's H", "Left's W"),
        ("Right's R", "Right's H", "Right's W"),
        ("Side A's R", "Side A's H", "Side A's W"),
        ("Side B's R", "Side B's H", "Side B's W"),
        ("Side C's R", "Side C's H", "Side C's W"),
        ("{0}: R", "{0}: H", "{0}: W"),
    ),
)
SHORT_HOUSE = "House {0}"
SHORT_LOOK = "{0}, {1}"
SHORT_SPREAD = "{0}: {1}"
CAPTIONS = "RHW"  # reserve, hand, waste, beside the piles
# Beside the piles of all players; last, at the place of the card turned up.
PILE_NAMES = ("reserve", "hand", "waste", "card")

# The table: what the others did before your turn opens. Of one opponent, of more, of {1}, a name; {0}: the parts that
# follow, joined by commas and by AND_LAST.
TOLD = ("Your opponent {0}.", "Your opponents {0}.", "{1} {0}.")
TOLD_MOVES = ("made 1 move", "made {0} moves")
TOLD_LOADED = "loaded {0} on you"  # on both piles; else
TOLD_RESERVE = "loaded {0} on your reserve"
TOLD_WASTE = "loaded {0} on your waste"
TOLD_UP = "played {0} up"
TOLD_DISCARDED = "discarded {0}"
AND_LAST = "{0} and {1}"
REPLAY = "{SEE}: see it."  # the button that leads through those moves
# The same in one line of some 20 letters.
BRIEF_BOTH = "Opp. R +{0}, W +{1}"
BRIEF_RESERVE = "Opp. R +{0}"
BRIEF_WASTE = "Opp. W +{0}"
BRIEF_MOVES = ("Opp.: 1 move", "Opp.: {0} moves")
SHORT_REPLAY = "{0}. {SEE}: see"
