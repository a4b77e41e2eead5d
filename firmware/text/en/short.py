"""What is said in English at the table on one-bit screens, in one line of some 20 letters.

Of two texts the second is used where the first has no room.
"""

SHORT_OVER = "Game over"  # at most 15
SHORT_NO_MOVE = "No move. {OK}: end"  # at most 20
SHORT_TURN_UP_OR_PASS = "Turn up or pass"  # at most 20
SHORT_OPPONENT = "Opponent"  # at most 10
SHORT_THINKS = ("Opp. thinks", "Opp. thinks.", "Opp. thinks..", "Opp. thinks...")  # at most 15
SHORT_THEY_TURN_UP = ("Opponent turns up", "Opp. turns up")  # at most 25
SHORT_THEY_PASS = ("Opponent passes", "Opp. passes")  # at most 20
SHORT_THEY_MOVE = ("Opponent: {0}", "Opp. {0}")  # at most 30; {0} a move: 10\1 \6 house 8
SHORT_FITS = ("{0} fits {1}", "{0}: {1}")  # at most 15; {0} a card: 10\1; {1} piles: 3, 8
SHORT_TURN_ENDS = "{0}. {TURN}: end"  # at most 20; {0} a card: 10\1
SHORT_IN_HOUSES = ("house {0}", "{0}")  # at most 15; {0} houses: 3, 8
SHORT_PILE_AND_CARD = "{0} {1}"  # at most 5; {0} a letter of CAPTIONS: R; {1} the card there: 10\1
SHORT_SEQUENCE_OF = "{0}-{1}"  # at most 10; {0} the first card of a run: 10\1; {1} its last: 10\1
SHORT_STILL_FITS = ("{0} fits. {TURN}: end", "Fits! {TURN}: end")  # at most 25; {0} a card: 10\1
SHORT_MOVES_LEFT = "{TURN} again: pass"  # at most 20
SHORT_WHERE_TO = "{0}: where to?"  # at most 15; {0} a card: 10\1
SHORT_MUST = "Play {0}"  # at most 15; {0} a move: 10\1 \6 up
SHORT_PASS = "Pass"  # at most 10
SHORT_TURN_UP = "Turn up"  # at most 15
SHORT_TURN_OVER = ("Turn waste over", "Turn W over")  # at most 20
SHORT_TURN_UP_RESERVE = ("Turn up reserve", "Turn up R")  # at most 20
SHORT_SEQUENCE = "{0} cards \6 {1}"  # at most 15; {0} cards: 3; {1} a pile: 8
SHORT_FOUNDATION = ("foundation", "up")  # at most 10
SHORT_WASTE = ("waste", "W")  # at most 10
SHORT_WASTE_ENDS = ("waste, end", "W, end")  # at most 15
# By the same keys as PEOPLE of table.py: reserve and waste, as places for a load; then reserve, hand and waste, to look
# into.
SHORT_TO = (  # at most 20; {0} a name: Bertolt
    {
        "you": ("your res.", "your waste"),
        "opponent": ("opp. res.", "opp. waste"),
        "left": ("Left's res.", "Left's waste"),
        "right": ("Right's res.", "Right's waste"),
        "side": ("{0}'s res.", "{0}'s waste"),
        "named": ("{0}'s res.", "{0}'s waste"),
    },
    {
        "you": ("your res.", "your W"),
        "opponent": ("opp. res.", "opp. W"),
        "left": ("Left's res.", "Left's W"),
        "right": ("Right's res.", "Right's W"),
        "side": ("{0}'s res.", "{0}'s W"),
        "named": ("{0}: R", "{0}: W"),
    },
)
SHORT_PILES = (  # at most 20; {0} a name: Bertolt
    {
        "you": ("Your reserve", "Your hand", "Your waste"),
        "opponent": ("Opp. reserve", "Opp. hand", "Opp. waste"),
        "left": ("Left's reserve", "Left's hand", "Left's waste"),
        "right": ("Right's reserve", "Right's hand", "Right's waste"),
        "side": ("Side {0}'s reserve", "Side {0}'s hand", "Side {0}'s waste"),
        "named": ("{0}'s reserve", "{0}'s hand", "{0}'s waste"),
    },
    {
        "you": ("Your R", "Your H", "Your W"),
        "opponent": ("Opp. R", "Opp. H", "Opp. W"),
        "left": ("Left's R", "Left's H", "Left's W"),
        "right": ("Right's R", "Right's H", "Right's W"),
        "side": ("Side {0}'s R", "Side {0}'s H", "Side {0}'s W"),
        "named": ("{0}: R", "{0}: H", "{0}: W"),
    },
)
SHORT_HOUSE = "House {0}"  # at most 10; {0} its number: 8
SHORT_LOOK = "{0}, {1}"  # at most 20; {0} a pile: your reserve; {1} cards: 12
SHORT_SPREAD = "{0}: {1}"  # at most 20; {0} a pile: your reserve; {1} cards: 12
