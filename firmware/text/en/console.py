"""The texts that only the console has, in English, and the words that can be typed there."""

CARD_NAME = "{0} of {1}"  # at most 20; {0} a rank: queen; {1} a suit: diamonds
RANK_NAMES = ("ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")  # at most 10
SUIT_NAMES = ("spades", "hearts", "diamonds", "clubs")  # at most 10
SUIT_LETTERS = "SHDC"  # at most 5
SIGN_LEFT = "left"  # at most 10
SIGN_RIGHT = "to"  # at most 5
NUMBERED_ROW = "{0}. {1}"  # at most 15; {0} a number: 3; {1} a row: Sound: loud
SAID_AFTER = "{0} {1}"  # at most 15; {0} a name: house 4; {1} what is said: empty
PAGE_READ = "Page {0} of {1}. Enter: the next one. back: leave"  # at most 55; {0} a page: 3; {1} pages: 12
LAST_PAGE_READ = "Page {0} of {1}. back: leave"  # at most 35; {0} a page: 12; {1} pages: 12
DIALOG_READ = "Enter: continue"  # at most 20
DIGITS_READ = "Type the number, or Enter to leave it as it is."  # at most 55
NAME_READ = "Type a name of up to {0} letters, or back to leave it as it is."  # at most 80; {0} letters: 8
# For you, and for anybody else.
LOG_TURNS_UP = ("You turn up {1}", "{0} turns up {1}")  # at most 25; {0} a name: Opponent; {1} a card: 10\1
# at most 50; {0} a name: Opponent; {1} a card: 10\1
LOG_TURNS_OVER_AND_UP = ("You turn your waste over, and up comes {1}", "{0} turns the waste over, and up comes {1}")
LOG_LAYS_ON_WASTE = "You lay {1} on your waste"  # at most 30; {1} a card: 10\1
LOG_TURNS_OVER = "You turn your waste over"  # at most 30
LOG_PASSES = ("You pass", "{0} passes")  # at most 15; {0} a name: Opponent
# at most 35; {0} a name: Opponent; {1} a card: 10\1
LOG_TURNS_UP_RESERVE = ("You turn up your reserve: {1}", "{0} turns up the reserve: {1}")
LOG_RESIGNS = ("You give up", "{0} gives up")  # at most 20; {0} a name: Opponent
MOVES_TO_PLAY = "{0}: {1} moves"  # at most 25; {0} whose turn: Your turn; {1} moves: 12
# at most 50; {0} whose turn: Your turn; {1} a move: 10\1 from house 4 \6 house 8
ONE_MOVE_TO_PLAY = "{0}. One move: {1}"
NO_LONGER = "Undone: {0}"  # at most 30; {0} what was told: 10\1 \6 house 8
LOG_TWO_SENTENCES = "{0}. {1}"  # at most 25; {0} a sentence; {1} a sentence
NO_CARD = "no card"  # at most 15
PILE_READ = "{0}: {1}"  # at most 20; {0} a pile: house 4; {1} its cards
PILE_UNDER = "{0}: {1}; under it {2}"  # at most 35; {0} a pile: house 4; {1} its top: 10\1; {2} the rest
PILE_TOP = "{0}, {1}"  # at most 10; {0} a card: 10\1; {1} a card: 9\2
PILE_EMPTY = "empty"  # at most 10
PILE_SPACE = "a space"  # at most 10
PILE_CLOSED = "closed, not in use"  # at most 25
PILE_UNDEALT = "not dealt yet"  # at most 20
PILE_DOWN = "face down"  # at most 10
PILES_DOWN = "{0} face down"  # at most 20; {0} cards: 12 cards
PILE_LOCKED = "{0}, locked while a card is turned up"  # at most 45; {0} a card: 10\1
TURNED_UP_READ = "Turned up: {0}"  # at most 15; {0} a card: 10\1
FOUNDATIONS_READ = "Foundations: {0}"  # at most 20; {0} cards: 10\1, 9\2
DEAL_READ = "{0}, deal {1}"  # at most 30; {0} rules: Foster 1922; {1} a deal: 123456
# In place of the label of a button.
TYPE_WORD = "type {0}"  # at most 15; {0} a word: turn
PROMPT = "> "  # at most 5
TO_PLAY_AGAIN = "Ctrl-D starts the game again."  # at most 35
WELCOME = "Russian Bank as text. Type help for commands."  # at most 60
WELCOME_AT_TABLE = "Type moves to hear what you can play, or a move such as 3 to 7."  # at most 80
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
# at most 105
TYPE_A_MOVE = "Not understood. Type a move such as 3 to 7, or: moves, table, turn, hint, undo, menu, help, quit"
TYPE_A_ROW = "Not understood. Type a row's number from 1 to {0}, or: back, help, quit"  # at most 85; {0} rows: 12
TYPE_ENTER = "Not understood. Type Enter, back, help or quit"  # at most 55
TYPE_DIGITS = "Not understood. Type a number of up to {0} digits, or Enter"  # at most 70; {0} digits: 6
TYPE_NAME = "Not understood. Type a name of up to {0} letters, A to Z, or back"  # at most 85; {0} letters: 8
NOT_AT_TABLE = "That works only at the table. Type back to get there"  # at most 55
NO_TABLE = "There is no game yet"  # at most 30
NO_MOVES = "No move can be made now"  # at most 35
WHICH_MOVE = "That could be {0}. Type the one before the colon"  # at most 70; {0} moves: a: 37, b: 34
MOVES_OR = "{0} or {1}"  # at most 20; {0} moves; {1} a move
ANYTHING_GOES = "In stop play you may try anything; type a move such as 3 to 7"  # at most 75
NO_SUCH_CARD = "That card is not on top of a pile"  # at most 45
NOT_THERE = "That cannot be moved there"  # at most 30
NOTHING_ABOUT = "There is no more to say about it"  # at most 35
ROWS_SHOWN = "Rows {0} to {1} of {2}"  # at most 30; {0} a row: 390; {1} a row: 409; {2} rows: 412
LETTERS_NOW = "Cards now read like 7H"  # at most 35
WORDS_NOW = "Cards now read like 7 of hearts"  # at most 45
GOODBYE = "Saved. Goodbye"  # at most 30
# The last key in the line of keys, below a game in a terminal.
QUIT = "Quit"  # at most 10
CONSOLE_HELP = (  # at most 140
    "Type a move: 3 to 7, reserve to house 4, 7h to 8c, hand to waste. 3 up plays the top of house 3 to a foundation.",
    "turn turns up a card from your hand, or lays it on your waste, which ends your turn.",
    "moves lists what you can play, each with a short name to type. table reads all piles; house 3 or waste reads one.",
    "hint shows a good move, undo takes one back. stop calls an opponent's mistake in stop play. menu has everything "
    "else.",
    "In a menu type a row's number. Enter turns a page; anywhere else it repeats the last message.",
    "about 3 tells more of row 3. letters makes cards read like 7H, words like 7 of hearts. quit leaves; the game "
    "is saved.",
)
