"""The texts that only the console has, in English, and the words that can be typed there."""

CARD_NAME = "{0} of {1}"
RANK_NAMES = ("ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")
SUIT_NAMES = ("spades", "hearts", "diamonds", "clubs")
SUIT_LETTERS = "SHDC"
SIGN_LEFT = "left"
SIGN_RIGHT = "to"
NUMBERED_ROW = "{0}. {1}"
SAID_AFTER = "{0} {1}"
PAGE_READ = "Page {0} of {1}. Enter: the next one. back: leave"
LAST_PAGE_READ = "Page {0} of {1}. Enter: leave"
DIALOG_READ = "Enter: go on"
DIGITS_READ = "Type the number, or Enter to leave it as it is."
NAME_READ = "Type a name of up to {0} letters, or back to leave it as it is."
# For you, and for anybody else, who is {0}. {1}: the card.
LOG_TURNS_UP = ("You turn up {1}", "{0} turns up {1}")
LOG_TURNS_OVER_AND_UP = ("You turn your waste over, and up comes {1}", "{0} turns the waste over, and up comes {1}")
LOG_LAYS_ON_WASTE = "You lay {1} on your waste"
LOG_TURNS_OVER = "You turn your waste over"
LOG_PASSES = ("You pass", "{0} passes")
LOG_TURNS_UP_RESERVE = ("You turn up your reserve: {1}", "{0} turns up the reserve: {1}")
LOG_RESIGNS = ("You give up", "{0} gives up")
MOVES_TO_PLAY = "{0}: {1} moves"
ONE_MOVE_TO_PLAY = "{0}. One move: {1}"
NO_LONGER = "No longer: {0}"
LOG_TWO_SENTENCES = "{0}. {1}"
NO_CARD = "no card"
PILE_READ = "{0}: {1}"
PILE_UNDER = "{0}: {1}; under it {2}"
PILE_TOP = "{0}, {1}"
PILE_EMPTY = "empty"
PILE_SPACE = "a space"
PILE_CLOSED = "closed, not in use"
PILE_UNDEALT = "not dealt yet"
PILE_DOWN = "face down"
PILES_DOWN = "{0} face down"
PILE_LOCKED = "{0}, held while a card is turned up"
TURNED_UP_READ = "Turned up: {0}"
FOUNDATIONS_READ = "Foundations: {0}"
DEAL_READ = "{0}, deal {1}"
PROMPT = "> "
TO_PLAY_AGAIN = "Ctrl-D starts the game again."
WELCOME = "Russian Bank as text. Type help for commands."
WELCOME_AT_TABLE = "Type moves to hear what you can play, or a move such as 3 to 7."
# What can be typed, each word with its other forms, in small letters. The first nine are the buttons, in the order of
# actions.py. Accents may be left out: a word that has one stands here with and without it.
TYPED = (
    "left", "right", "up", "down", "ok", "back b", "turn", "stop", "menu m", "help ?", "table", "moves",
    "hint", "undo", "about", "letters", "words", "quit q exit",
)  # fmt: skip
TYPED_TO = "to on onto into in -> >"
TYPED_UP = "up foundation f foundations"
TYPED_IGNORED = "move play put the of from top house space card"
TYPED_RESERVE = "reserve r"
TYPED_HAND = "hand h it turned showing"
TYPED_WASTE = "waste w"
TYPED_OWN = "my own your"
TYPED_NEXT = "opponent's opponents opponent their other left left's lefts"
TYPED_OTHER = "right right's rights"
TYPED_CARDS = "cards"
TYPED_WHOLE = "whole all run"
TYPED_RANKS = (
    "ace a 1", "two 2", "three 3", "four 4", "five 5", "six 6", "seven 7", "eight 8", "nine 9", "ten 10 t",
    "jack j", "queen q", "king k",
)  # fmt: skip
TYPED_SUITS = ("spades spade s", "hearts heart h", "diamonds diamond d", "clubs club c")
TYPE_A_MOVE = "Not understood. Type a move such as 3 to 7, or: moves, table, turn, hint, undo, menu, help, quit"
TYPE_A_ROW = "Not understood. Type a row's number from 1 to {0}, or: back, help, quit"
TYPE_ENTER = "Not understood. Type Enter, back, help or quit"
TYPE_DIGITS = "Not understood. Type a number of up to {0} digits, or Enter"
TYPE_NAME = "Not understood. Type a name of up to {0} letters, A to Z, or back"
NOT_AT_TABLE = "That is for the table. Type back until you are there"
NO_TABLE = "There is no game yet"
NO_MOVES = "No move can be made now"
WHICH_MOVE = "That could be {0}. Type the one before the colon"
MOVES_OR = "{0} or {1}"
ANYTHING_GOES = "In stop play you may try anything; type a move such as 3 to 7"
NO_SUCH_CARD = "That card does not lie open"
NOT_THERE = "That cannot be moved there"
NOTHING_ABOUT = "There is no more to say about it"
LETTERS_NOW = "Cards now read like 7H"
WORDS_NOW = "Cards now read like 7 of hearts"
GOODBYE = "Saved. Goodbye"
# The last key in the line of keys, below a game in a terminal.
QUIT = "Quit"
CONSOLE_HELP = (
    "Type a move: 3 to 7, reserve to house 4, 7h to 8c, hand to waste. 3 up is to a foundation.",
    "turn turns up a card of your hand, or lays it on your waste, which ends your turn.",
    "moves lists what you can play, each with a short name to type. table reads all piles; house 3 or waste reads one.",
    "hint shows a good move, undo takes one back. stop: your opponent was wrong, in stop play. menu: all the rest.",
    "In a menu type a row's number. Enter goes on where there is a page, and elsewhere repeats what was said.",
    "about 3 tells more of row 3. letters makes cards read like 7H, words like 7 of hearts. quit leaves; the game "
    "is saved.",
)
