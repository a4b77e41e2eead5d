# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""English. A language is one file like this one: the same names, each with its words.

{0}, {1} and so on are places for str.format. In the fonts \\5 and \\6 point left and right.
"""

# Screens: what is said on several
GAME_NAME = "Pocket Bank"
DONE = "Done"
TITLE = "Title"
NEW_GAME = "New game"
SETTINGS = "Settings"
HOW_TO_PLAY = "How to play"
ON = "on"
OFF = "off"
ROW_WITH_VALUE = "{0}: {1}"
HOW_TO_CHOOSE = "OK chooses, up and down step"
MORE_LINES = "More lines"
SAVED_TOO_LARGE = "The game that is saved needs a larger screen."
THREE_TOO_LARGE = "Three players need a larger screen."
TOO_LARGE = "{0}: this screen is too small"
NOTHING_TO_LOOK_INTO = "No pile has cards to look through yet"
LEVELS = {
    "random": "Random",
    "novice": "Novice",
    "easy": "Easy",
    "greedy": "Medium",
    "strong": "Strong",
    "expert": "Expert",
}
# By text.phrases.who: the person, the opponent, of two opponents the next to play and the other, the sides.
PEOPLE = ("You", "Opponent", "Left", "Right", "Side A", "Side B", "Side C")

# Screens: the title
TITLE_FOOT = ("Russian Bank, also called Crapette,", "against the machine.")
SCORE = "Score"
CONTINUE = "Continue"

# Screens: a question before something is lost
SURE = "Sure?"
NO = "No, go back"

# Screens: pause
PAUSE = "Pause"
GO_ON = "Go on"
HINT = "Hint"
TAKE_BACK = "Take back"
RUN_UP = "Run all cards up"
CALL_STOP = "Call stop"
LOOK_INTO_PILE = "Look into a pile"
RESTART_DEAL = "Restart this deal"
RESTART = "Restart"
RESTART_COSTS = "The same cards are dealt again, and the game starts over."
ABANDON = "Abandon"
ABANDON_GAME = "Abandon the game"
ABANDON_COSTS = "The game is lost, and the opponent scores."
ABANDON_FORFEIT = "The game is lost. The opponent scores 20 extra, and for your cards as usual."
ABANDON_PATIENCE = "You give up this patience."
ABANDON_SIDE = "{0} gives up, and the other side scores."
ABANDON_THREE = "The game is lost, and the next player, Left, wins it."
DEAL_NUMBER = "Deal {0}"
WITH_STOP_PLAY = "stop play"
MATCH_SCORES = "Match to {0}: {1}"
SCORE_OF = "{0} {1}"

# Screens: settings
SPEED = "Opponent moves"
SPEEDS = ("slow", "normal", "fast", "at once")
TARGET = "Next match to"
POINTS = "{0} points"
ASKS = "TURN asks"
ASKS_IF_FITS = "if a card fits"
ASKS_NEVER = "never"
NEXT_OPPONENT = "Next opponent"

# Screens: a new game
DEAL = "Deal"
GAME = "Game"
OPTIONS_ROW = "Options"
OPTIONS_ON = "{0} on"
NO_OPTIONS = "none"
OPTIONS_DONE_ABOUT = "BACK also keeps the options as they are set."
OPPONENT = "Opponent"
NO_OPPONENT = "none, you play both"
NO_OPPONENT_ABOUT = "You play both sides; nobody plays against you."
BEGINS_ROW = "Begins"
BEGINS = ("by the rules", "you", "the opponent")
STYLE = "Style"
STYLES = ("Assisted", "Stop play")
STYLES_ABOUT = (
    "Assisted: what is not legal is refused, with the reason.",
    "Stop play: you may try anything. What is wrong is stopped and ends your turn, and you call the opponent's errors.",
)
DEAL_NO = "Deal no."
BY_CHANCE = "by chance"
HOW_TO_SET_DIGITS = "Up and down change the digit, OK takes it."
NEW_GAME_COSTS = "The game in play is given up."
DEAL_NEW = "Deal a new one"

RULE_SETS = {
    "classic": "Russian Bank / Crapette",
    "foster": "Foster 1922",
    "foster36": "Short packs, 36 cards",
    "foster32": "Short packs, 32 cards",
    "cats": "CatsAtCards",
    "catsfull": "CatsAtCards, full layout",
    "onepack": "One pack",
    "simple": "Simplified",
    "three": "Three players",
    "klondike": "Patience",
}
# Where there is little room.
RULE_SETS_BRIEF = {
    "classic": "Russian Bank",
    "foster36": "36 cards each",
    "foster32": "32 cards each",
    "catsfull": "Cats, full",
}
RULE_SETS_ABOUT = {
    "classic": "Two packs. Get rid of a reserve of 13, your hand and your waste. What fits a foundation must "
    "go up, your reserve's card first; spaces are filled before a card is turned up.",
    "foster": "As R. F. Foster wrote it down: a reserve of 12, face down, turned up when you like. Your waste "
    "and the opponent's can be played from. A turn may end at any time.",
    "foster36": "Foster's game from six to ace, 36 cards a player. The six starts a foundation, the ace lies "
    "on the king. Quicker, with small hands.",
    "foster32": "Foster's game from seven to ace, 32 cards a player. The seven starts a foundation, the ace "
    "lies on the king. The quickest of the three.",
    "cats": "The reserve comes before the rest, into spaces, then onto houses. Cards in order move together. "
    "Loads go on the waste alone, in any suit. Whoever has no hand and no waste left wins.",
    "catsfull": "CatsAtCards with everything dealt at the start and a reserve of 13. Cards move one at a time, and "
    "house cards may go into spaces.",
    "onepack": "Foster's game with a single pack: runs in one suit, up or down, round from king to ace. "
    "Nothing is compulsory but to fill spaces.",
    "simple": "Half a pack each, hearts and clubs against spades and diamonds. A reserve of six, three houses "
    "each, the usual rules: a good first game.",
    "three": "You against two, with two packs and a joker that nobody plays. A reserve of 8, three houses "
    "each; the first house that is emptied stays closed. Load whom you like.",
    "klondike": "For you alone: seven houses with hidden cards. One card at a time is turned up, as often "
    "as you like. Only a king goes into a space.",
}

LEVELS_ABOUT = {
    "novice": "Novice is learning: it overlooks much of what it could play, and in stop play most of your errors.",
    "easy": "Easy overlooks a move now and then, and in stop play about half of your errors.",
    "greedy": "Medium sees every move, and makes the one that looks best at a glance.",
    "strong": "Strong thinks its turn through before it moves.",
    "expert": "Expert thinks further, counts the cards and remembers every one it has seen. No error escapes it.",
}

OPTIONS = {
    "waste": "Play from your waste",
    "groups": "Move groups",
    "peek": "Turn up at once",
    "closed": "Closed reserve",
    "strict": "Strict",
    "release": "Must release",
    "mustload": "Must load",
    "mustspace": "Must make spaces",
    "fewest": "Release the nearest",
    "backs": "Hidden house cards",
    "uncover": "Must uncover",
    "r12": "Reserve of 12",
    "r11": "Reserve of 11",
    "cut": "Begins: by cut",
    "high": "Begins: high card",
    "houses": "Begins: by houses",
    "cards": "1 a card",
    "thirty": "30, and 2 a card",
}
OPTIONS_BRIEF = {
    "waste": "Play waste",
    "mustspace": "Make spaces",
    "fewest": "Nearest first",
    "backs": "Hidden cards",
}
OPTIONS_ABOUT = {
    "waste": "The top of your waste may be played, wherever it fits.",
    "groups": "Cards of a house that lie in order may move as one.",
    "peek": "A turn may begin by turning up a card, whatever else should come first.",
    "closed": "The reserve lies face down. You turn its top up when you want it, and before you turn up a card of "
    "your hand.",
    "strict": "The next three together: release, load, make spaces.",
    "release": "A card that could go up, but is covered, must be released where the cards on it can be moved away.",
    "mustload": "While any card can be loaded on an opponent, only loads may be played.",
    "mustspace": "With a reserve left, no card is turned up while a house could be emptied onto others.",
    "fewest": "Like Must release, beginning with the card that has the fewest others on it.",
    "backs": "A face-down card lies under each house. Strict, and the hidden cards must be uncovered.",
    "uncover": "What lies on a hidden house card must be moved away where it can be. It needs Hidden house cards.",
    "r12": "The reserve has one card fewer, the hand one more.",
    "r11": "The reserve has two cards fewer, the hand two more.",
    "cut": "Chance says who begins.",
    "high": "The higher reserve card begins, and the ace is highest.",
    "houses": "The lower house cards begin; the reserves do not count.",
    "cards": "The winner scores 1 for each card the other has left. The same holds when neither is on.",
    "thirty": "The winner scores 30, and 2 for each card the other has left.",
}

# Screens: the result
STALEMATE = "Stalemate"
STALEMATE_WHY = "No progress: the lowest count scores."
DRAW = "A draw"
DRAW_WHY = "Too many turns without progress."
ABANDONED = "Abandoned"
OPPONENT_GIVES_UP = "The opponent gives up"
NEXT_WINS = "{0}, who is next in turn, wins."
# By people, as PEOPLE.
WINS_GAME = (
    "You win the game!", "The opponent wins", "Left wins the game", "Right wins the game", "Side A wins the game",
    "Side B wins the game", "Side C wins the game",
)  # fmt: skip
WINS_MATCH = (
    "You win the match!", "The match is lost", "The match is lost", "The match is lost", "Side A wins the match",
    "Side B wins the match", "Side C wins the match",
)  # fmt: skip
MATCH_SHARED = "The match is shared"
CARDS_COUNT = (
    "Your cards count", "The opponent's cards count", "Left's cards count", "Right's cards count",
    "Side A's cards count", "Side B's cards count", "Side C's cards count",
)  # fmt: skip
SCORES = (
    "You score", "The opponent scores", "Left scores", "Right scores", "Side A scores", "Side B scores",
    "Side C scores",
)  # fmt: skip
NOBODY_SCORES = "Nobody scores"
RECKONED = {"game": "The game", "forfeit": "The forfeit for giving up", "difference": "The difference"}
DIFFERENCES = "The differences"
# Yours, the opponent's, those of the other side or of both others; {0}: cards(n).
CARDS_LEFT = {
    "reserve": (
        "{0} in your reserve, 2 each", "{0} in opponent's reserve, 2 each", "{0} in the other's reserve, 2 each",
        "{0} in the others' reserves, 2 each",
    ),
    "hand": ("{0} in your hand", "{0} in opponent's hand", "{0} in the other's hand", "{0} in the others' hands"),
    "waste": ("{0} on your waste", "{0} on opponent's waste", "{0} on the other's waste", "{0} on the others' wastes"),
}  # fmt: skip
MATCH_TO = "Match to {0}"
NEXT_GAME = "Next game"
NEW_MATCH = "New match"
LOOK_AT_TABLE = "Look at the table"
ENDLESS = "After {} moves this game ends. MENU: take back, or abandon it"
GOES_ROUND = "You went through the stock twice and played nothing. MENU: give up"
PATIENCE_SOLVED = "It came out!"
GIVEN_UP = "Given up"
ALL_UP = "All 52 cards are up."
CARDS_UP = "{0} of 52 cards are up."
DEAL_IN_MOVES = "Deal {0}, in {1} moves"
NEXT_DEAL = "Next deal"
DEAL_AGAIN = "This deal again"

# Screens: calling stop
CALL = "Stop! What was wrong?"
CALL_BRIEF = "What was wrong?"
OFFENCES = ("Foundation first", "Reserve first", "Space first", "It does not fit", "Not available, or other")
CALL_NOTHING = "Nothing: go on"
CALL_COSTS = "A wrong call costs nothing."
OTHER_MOVES = "Other moves"
EARLIER_AND_LATER = "\5\6 earlier and later moves"

# Screens: about the game
ABOUT = "About"
GAME_AND_VERSION = "{0} {1}"
LICENCE = "Free software, MIT licence"

# On a MicroPython board, without the game. CRASHED is in ASCII, and has room on a Thumby: five lines of nine letters.
CRASHED = "Game stopped, saved. Press a button."
NO_GAME = "BACK is held: no game. To play: import main, or reset."
CRASH_NOTE = "pocket-bank {0}, {1}, {2}\n"

# Screens: help. Pages are (heading, paragraph ...).
PAGE_FOOT = "{0} of {1}   \5\6 turn the page, BACK leaves"
PAGE_FOOT_BRIEF = "{0} of {1}   \5\6 turn, BACK leaves"
PAGE_NUMBER = "{0}/{1}"
HELP_OPPONENTS = "Opponents"
HELP_OPTIONS = "Options in this game"
HELP_OPTION = "{0}: {1}"
HELP_BUTTONS = "Buttons"
HELP_AIM = (
    (
        "The aim",
        "Be the first to get rid of your reserve, your hand and your waste.",
        "Cards go to the foundations (one a suit and pack, ace up to king), onto the houses, or onto the "
        "opponent's piles.",
        "Houses are shared. They are built downwards, red on black and black on red, one card at a time. "
        "Any card may go into a space.",
    ),
)
HELP_TURN = (
    (
        "Your turn",
        "You may play the top of your reserve, the top of every house, and the card turned up.",
        "First: a reserve card that fits a foundation must go there. Then every other card that fits one.",
        "While you have a reserve, spaces must be filled before you turn up a card.",
        "Laying the turned-up card on your waste ends your turn. When your hand is used up, your waste is "
        "turned over.",
    ),
)
HELP_LOADING = (
    (
        "Loading",
        "A card may go onto the opponent's reserve or waste if its top is of the same suit and one higher "
        "or one lower: one more for the opponent to get rid of.",
        "The winner scores 30, 2 for every card left in the opponent's reserve and 1 for every other one. "
        "After too many turns without progress, the lower count scores the difference.",
    ),
)
HELP_SIMPLE = (
    (
        "Simplified",
        "One pack for both: A has the hearts and clubs, B the spades and diamonds. Reserves of six, hands of 17, "
        "six houses, four foundations.",
        "All else is as in Russian Bank.",
    ),
)
HELP_THREE = (
    (
        "Three players",
        "You play after Right and before Left. Reserves of eight, hands of 24, nine houses.",
        "The first house that is emptied is closed with a cross and stays so. The joker is set aside where it "
        "turns up, and the next card takes its place.",
        "Load either of them. The winner scores for the cards of both; whoever gives up loses, and the "
        "next player wins.",
    ),
)
HELP_FOSTER = (
    (
        "Foster 1922",
        "A reserve of 12, face down. Turn its top up with OK, whenever no hand card is turned up. What lies "
        "open may be played or left.",
        "You may also play from your waste, and from the opponent's, onto houses and foundations; not into spaces. "
        "The opponent's open reserve card may go to a foundation.",
        "What fits a foundation must go there first. The rest is free, in any order.",
        "Short packs start foundations with the six or seven and end them with the ace.",
    ),
    (
        "Your turn",
        "With a space open and a reserve left you may not turn up a hand card, but you may pass: OK on your hand, "
        "with no card turned up.",
        "Once a hand card is turned up, an open reserve card is held: it can only go to a foundation.",
        "When your waste has been turned over twice, a card that has a place must be played before the turn ends.",
        "Giving up costs 20 more. After too many turns without progress it is a draw.",
    ),
)
HELP_CATS = (
    (
        "CatsAtCards",
        "Get rid of your hand and your waste. Houses are built downwards, red on black and black on red.",
        "The reserve comes first: to a foundation; then other cards to foundations; then your reserve into a space, "
        "then onto a house. Only then all the rest.",
        "Your waste may be played onto houses and foundations.",
        "A load goes on the opponent's waste alone, one higher or lower in any suit. A house card that fits another "
        "house goes there instead.",
    ),
    (
        "Your turn",
        "A card turned up that fits a house must go there. If it fits none it goes to your waste, the next card "
        "of your hand on top of it, and your turn ends.",
        "Whoever has no cards left in hand and waste has won, whatever is left in the reserve.",
        "CatsAtCards moves cards in order together, and deals your cards as your first turn begins. The full layout "
        "moves one at a time, and everything is dealt at once.",
    ),
)
HELP_ONE_PACK = (
    (
        "One pack",
        "No foundations, no reserve. Houses are runs in one suit, up or down, and go round from king to ace.",
        "Your waste's top can be played too, and the opponent's taken. Whole runs may be joined.",
        "Fill spaces from your waste before you turn up a card. Whoever has no cards left wins, and scores 1 for "
        "each card the opponent has.",
    ),
)
HELP_PATIENCE = (
    (
        "Patience",
        "Bring all cards to the foundations, one a suit, from ace up to king.",
        "Houses are built downwards, red on black and black on red; cards in order move together. Only a king, "
        "or a run led by one, goes into a space.",
        "TURN lays a card of your hand on the waste, whose top may be played. When the hand is used up the waste "
        "is turned over, as often as you like.",
        "When nothing is hidden any more, all cards can run up by themselves.",
    ),
)
HELP_STOP = (
    (
        "Stop play",
        "You may try anything. What the rules do not allow is stopped: it is taken back, and your turn is over.",
        "If a card could have gone to a foundation, it goes there now. If a space was to be filled, your "
        "reserve fills it.",
        "Under Foster's rules only a missed foundation is stopped; anything else is just put back.",
        "The lower levels do not see everything: what they overlook stands.",
    ),
    (
        "Calling stop",
        "Opponents make mistakes too. STOP, or Call stop in the menu, calls it: while they play, and then until you "
        "touch a card.",
        "Say what was wrong: Foundation first, Reserve first, Space first and so on. If you are right, the game "
        "goes back to that move, and their turn is over.",
        "A wrong call costs nothing.",
    ),
)
HELP_BUTTONS_USUAL = (
    "Arrows step through what can be played.",
    "OK picks a card up, arrows choose the place, OK plays it, BACK puts it down.",
    "TURN turns up a card of your hand, or lays it on your waste.",
    "BACK, with no card picked up, looks into a pile.",
    "MENU: hint, take back, settings and the rest.",
)


# Screens: words that depend on numbers and people


def game_name(rules):
    """Return what a rule set with its options is called: `Foster 1922`, `Simplified, 2 options`."""
    parts = rules.split("+")
    n = len(parts) - 1
    return RULE_SETS[parts[0]] + (", %d option%s" % (n, "s" if n > 1 else "") if n else "")


def cards(n):
    """Return so many cards in words, at the head of a line."""
    return "No cards" if n == 0 else "1 card" if n == 1 else "%d cards" % n


def scores(people):
    """Return that these, indices of PEOPLE, score."""
    if len(people) == 1:
        return SCORES[people[0]]
    return " and ".join([PEOPLE[i] for i in people]) + " score"


# What is kept: for the game, for the settings: damaged, so that the one before is taken; damaged; of another version;
# torn by a power cut, with all that was kept.
NOT_READ = (
    (
        "The last save was damaged: the game goes on from the one before",
        "The saved game was damaged and has been put aside",
        "The saved game is from another version and has been put aside",
        "The power went in the midst of a save: what was saved is lost",
    ),
    (
        "The last settings were damaged: the ones before are used",
        "The settings were damaged and start afresh",
        "The settings are from another version and start afresh",
        "",
    ),
)
GAME_NOT_SAVED = "The game cannot be saved: no room, or read-only"
SETTINGS_NOT_SAVED = "The settings cannot be saved"
# Of a game given as a line of text.
NO_GAMES_TEXT = "This is no game's text"
# Of what a link asks for.
LINK_NOT_YES = "The link's {0} can only be yes"
LINK_NOT_ALONE = "In these rules nobody plays alone for both sides"
LINK_NO_STOP = "These rules have no stop play, or nobody to call it"
LINK_NOT_BEGINS = "The link's begins is none of: you opponent other"
LINK_OTHER_RULES = "The link's rules are not its position's"
LINK_OVER = "In the link's position there is no move to make"
GAMES_TEXT_DAMAGED = "The game's text is damaged, or of another version"

# The table: cards, players and places. Suits are \1 to \4; in what follows {0} of a move is its card, or cards.
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
RUN = "{0} cards {1}-{2}"
WHOLE_RUN = "whole run {0}-{1}"
# By people, as PEOPLE: reserve, hand, waste; then those of an opponent who moves.
PILES = (
    ("your reserve", "your hand", "your waste"),
    ("opponent's reserve", "opponent's hand", "opponent's waste"),
    ("Left's reserve", "Left's hand", "Left's waste"),
    ("Right's reserve", "Right's hand", "Right's waste"),
    ("side A's reserve", "side A's hand", "side A's waste"),
    ("side B's reserve", "side B's hand", "side B's waste"),
    ("side C's reserve", "side C's hand", "side C's waste"),
)
PILES_OF_MOVER = ("the reserve", "the hand", "the waste")
SHOWING = "hand"
HOUSE = "house {0}"
SPACE = "space {0}"
FOUNDATION = "foundation"

# The table: what OK would do
MOVE = "{0} \6 {1}"
MOVE_ENDS = "{0} \6 {1}: ends your turn"
MUST = "Must: {0}"
CARD_OF = "{0} of {1}"
CARD_PLACES = "{0}: {1} places"
TURN_UP_OR_PASS = "Turn up a card, or pass"
PASS = "Pass"
PASS_ENDS = "Pass: ends your turn"
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
TURN_OF = ("Your turn", "Opponent's turn", "Left's turn", "Right's turn", "A's turn", "B's turn", "C's turn")
THE_END = "The end"
OK_PLAYS = "OK plays it:"
OK_TRIES = "OK tries it:"
YOUR_TURN_OR_STOP = "Your turn, or STOP"
LOOK = "Look"

# The table: notes
GAME_OVER = "The game is over"
GAME_OVER_SCORE = "The game is over. OK: the score"
OPPONENT_PLAYS = "Opponent is playing: OK hurries"
TAKEN_BACK = "Taken back"
NOTHING_TO_STOP = "Nothing to stop: illegal moves are refused"
COULD_BE_PLAYED = "{0} could still be played. TURN again: to your waste, ends your turn"
MOVES_LEFT = "There are moves left. TURN again: pass"
ONLY_PLACE = "It can go nowhere else: OK plays it, BACK puts it down"
NO_MOVE_FROM_THERE = "No move leaves from there now"
NOTHING_ELSE = "Nothing else can be done now"
ALL_RUN_UP = "Nothing is hidden any more. OK: all cards run up by themselves"
NO_MOVE_GIVE_UP = "No move is left. OK again: give up. MENU: take back"
NO_MOVE = "No move is left: OK gives up"
PILE_LOOK = "{0}, {1} cards. OK spreads it, BACK leaves"
PILE_SPREAD = "{0}: {1} cards, the last lies on top"
HELD_MARK = "held"  # on a reserve: three or four letters, as wide as a card
GOES_ON = "\x09 goes on"  # OK does

# The table: hints. {0}: the move; the reasons are by the numbers of engine/hint_reason.py, {0} in them what is bared.
LOOKING_FOR_HINT = "Looking for a good move"
HINT_GIVES_UP = "Hint: this leads nowhere. Take back, or abandon"
HINT_SAYS = "Hint: {0}: {1}"
REASONS = (
    "nothing is better",
    "it must be played",
    "up for good",
    "rids you of a reserve card",
    "loads the reserve",
    "loads the waste",
    "frees a space",
    "shows a hidden card",
    "bares {0}, which goes up",
    "bares {0} for your reserve",
    "bares {0} for your card",
    "bares {0}, to load it",
    "soon frees a space",
    "blocks the other reserve",
    "a place for your reserve",
    "a place for your card",
    "one card less for you",
    "fills the space first",
    "for a new card",
    "for a new card",
    "it fits nowhere",
    "nothing is left",
)
REASON_CARD_UP = "a card goes up"
REASON_THEN = "then {0}"

# The table: what is refused, and why
RESERVE_FIRST = "Reserve first: {0} can go up"
RESERVE_FIRST_FROM = "Reserve first: {0} can go up from {1}"
FOUNDATION_FIRST = "Foundation first: {0} can go up"
FOUNDATION_FIRST_FROM = "Foundation first: {0} can go up from {1}"
SPACE_FIRST_RESERVE = "Space first: your reserve fills space {0}"
SPACE_FIRST_WASTE = "Space first: your waste fills space {0}"
NO_CARD_TO_TURN_UP = "There is no card to turn up"
# {0}: a move that the rule asks for
RESERVE_GOES_FIRST = "Your reserve goes first: {0}"
HOUSE_GOES_FIRST = "What fits a house goes there first: {0}"
THIRD_RUN = "In your third run a card with a place must be played: {0}"
LOAD_FIRST = "Load first what can be loaded: {0}"
TURN_UP_RESERVE_FIRST = "Turn up the top of your reserve first"
RELEASE_FIRST = "Release first what can go up: {0}"
UNCOVER_FIRST = "Uncover the hidden cards first: {0}"
MAKE_SPACE_FIRST = "Make a space first: a house can be emptied"
COMES_FIRST = "Another move comes first: {0}"
SEEN_HAND = "A card was turned up: what was seen cannot be unseen"
SEEN_RESERVE = "A reserve card was turned up: what was seen cannot be unseen"
SEEN_HOUSE = "A card was turned up: what was seen cannot be unseen"
NOTHING_TO_TAKE_BACK = "There is nothing to take back in this turn"

# The table: stop play
NOTHING_TO_CALL = "Nothing to stop: it can be called until you touch a card"
NOT_SO = "Not so. A wrong call costs nothing"
OVER_BUT_STOP = "The game is over. STOP: something was wrong. OK: the score"
CARD_SHOWING = "{0} turned up"
STOPS = ("You: Stop!", "Opponent: Stop!", "Left: Stop!", "Right: Stop!")
COULD_GO_UP_RESERVE = "{0} could go up: reserve first"
COULD_GO_UP_FOUNDATION = "{0} could go up: foundation first"
MUST_FILL_SPACE = "{0} must fill space {1} first"
RUN_DOES_NOT_FIT = "That run does not fit there"
NO_FIT_FOUNDATION = "{0} does not fit a foundation"
MAY_NOT_GO = "{0} may not go to {1}"
ALREADY_TURNED_UP = "A card is turned up already"
CARDS_LEFT_IN_HAND = "There are cards left to turn up"
RESERVE_HELD = "Your reserve is held while a card is turned up"
RESERVE_STAYS_DOWN = "Your reserve cannot be turned up now"
NOT_PLAYED_FROM = "{0} cannot be played from"
CANNOT_MOVE = "That card cannot be moved"
# By people: whose turn ends. Of two players the turn is then the other's.
TURN_IS_OVER = ("your turn is over", "the turn is yours", "Left's turn is over", "Right's turn is over")
IT_DOES_NOW = "{0}. It does now, and {1}."
GOES_UP_NOW = "{0}. It goes up now, and {1}."
STOPPED = "{0}. {1}."

# The table on one-bit screens, in one line of some 20 letters. Of two forms the second is for where the first has no
# room.
SHORT_OVER = "Game over"
SHORT_NO_MOVE = "No move. OK: end"
SHORT_TURN_UP_OR_PASS = "Turn up or pass"
SHORT_OPPONENT = "Opponent"
SHORT_THINKS = ("Opp. thinks", "Opp. thinks.", "Opp. thinks..", "Opp. thinks...")
SHORT_THEY_TURN_UP = "Opp. turns up"
SHORT_THEY_PASS = "Opp. passes"
SHORT_THEY_MOVE = "Opp. {0}"
SHORT_MUST = "Must {0}"
SHORT_PASS = "Pass"
SHORT_TURN_UP = "Turn up"
SHORT_TURN_OVER = ("Turn waste over", "Turn W over")
SHORT_TURN_UP_RESERVE = ("Turn up reserve", "Turn up R")
SHORT_RUN = "{0} cards \6 {1}"
SHORT_FOUNDATION = ("foundation", "found.")
SHORT_WASTE = ("waste", "W")
SHORT_WASTE_ENDS = ("waste, end", "W, end")
# By people: reserve and waste, as places of a load; then reserve, hand and waste to be looked into.
SHORT_TO = (
    (
        ("your res.", "your waste"),
        ("opp. res.", "opp. waste"),
        ("Left's res.", "Left's waste"),
        ("Right's res.", "Right's waste"),
        ("A's res.", "A's waste"),
        ("B's res.", "B's waste"),
        ("C's res.", "C's waste"),
    ),
    (
        ("your res.", "your W"),
        ("opp. res.", "opp. W"),
        ("Left's res.", "Left's W"),
        ("Right's res.", "Right's W"),
        ("A's res.", "A's W"),
        ("B's res.", "B's W"),
        ("C's res.", "C's W"),
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
    ),
    (
        ("Your R", "Your H", "Your W"),
        ("Opp. R", "Opp. H", "Opp. W"),
        ("Left's R", "Left's H", "Left's W"),
        ("Right's R", "Right's H", "Right's W"),
        ("Side A's R", "Side A's H", "Side A's W"),
        ("Side B's R", "Side B's H", "Side B's W"),
        ("Side C's R", "Side C's H", "Side C's W"),
    ),
)
SHORT_HOUSE = "House {0}"
SHORT_LOOK = "{0}, {1}"
SHORT_SPREAD = "{0}: {1}"
CAPTIONS = "RHW"  # reserve, hand, waste, beside the piles


# The table: words that depend on numbers


def moves_made(others, n, then):
    """Return that one opponent, or more, made n moves, and what the cursor would do then."""
    who = "Opponents" if others > 1 else "Opponent"
    return "%s made %d %s. %s" % (who, n, "move" if n == 1 else "moves", then)
