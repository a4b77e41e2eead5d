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
# Indexed like PEOPLE of table.py: reserve and waste, as places for a load; then reserve, hand and waste, to look
# into.
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
