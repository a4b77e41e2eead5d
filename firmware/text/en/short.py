"""What is said in English at the table on one-bit screens, in one line of some 20 letters.

Of two texts the second is used where the first has no room.
"""

SHORT_OVER = "Game over"
SHORT_NO_MOVE = "No move. {OK}: end"
SHORT_TURN_UP_OR_PASS = "Turn up or pass"
SHORT_OPPONENT = "Opponent"
SHORT_THINKS = ("Opp. thinks", "Opp. thinks.", "Opp. thinks..", "Opp. thinks...")
SHORT_THEY_TURN_UP = "Opp. turns up"
SHORT_THEY_PASS = "Opp. passes"
SHORT_THEY_MOVE = "Opp. {0}"
SHORT_FITS = ("{0} fits {1}", "{0}: {1}")
SHORT_TURN_ENDS = "{0}. {TURN}: end"
SHORT_IN_HOUSES = ("house {0}", "{0}")
SHORT_PILE_AND_CARD = "{0} {1}"  # a letter of CAPTIONS, and the card there
SHORT_SEQUENCE_OF = "{0}-{1}"  # where a run begins, and its last card
SHORT_STILL_FITS = ("{0} fits. {TURN}: end", "Fits! {TURN}: end")
SHORT_MOVES_LEFT = "{TURN} again: pass"
SHORT_WHERE_TO = "{0}: where to?"
SHORT_MUST = "Play {0}"
SHORT_PASS = "Pass"
SHORT_TURN_UP = "Turn up"
SHORT_TURN_OVER = ("Turn waste over", "Turn W over")
SHORT_TURN_UP_RESERVE = ("Turn up reserve", "Turn up R")
SHORT_SEQUENCE = "{0} cards \6 {1}"
SHORT_FOUNDATION = ("foundation", "up")
SHORT_WASTE = ("waste", "W")
SHORT_WASTE_ENDS = ("waste, end", "W, end")
# By the same keys as PEOPLE of table.py: reserve and waste, as places for a load; then reserve, hand and waste, to look
# into.
SHORT_TO = (
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
SHORT_PILES = (
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
SHORT_HOUSE = "House {0}"
SHORT_LOOK = "{0}, {1}"
SHORT_SPREAD = "{0}: {1}"
