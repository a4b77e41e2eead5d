"""Foster's illustrative hand of the single-pack game, as moves.

R. F. Foster, Foster's Russian Bank (1922), "The single-pack game", section "An illustrative hand". The
non-dealer, who starts, is A here, the dealer B. Each of Foster's sentences, abridged, stands with its moves.
Foster's "under" is played as explained there: the card into a space, and the whole sequence onto it.
"""

# fmt: off

# Both hands as Foster lists them, in the order in which the cards are turned up.
DEALER = "6H 5C 8S 5H 8H AH 6S 3D 4D 2D TD 9D QC TH 4H 5D 7D 5S 3C QD QS JC 2C KH AD 8D".split(" ")
NON_DEALER = "2H 8C 6D 9C AC TC KS 2S QH 4C 7H JD JS AS KC 9H 3H 4S 6C TS JH 9S 7C 3S 7S KD".split(" ")


def hand(cards):
    """A hand's text: the first card to come up is its top."""
    return "".join([cards[len(cards) - 1 - i] for i in range(len(cards))]).lower()


# A's first turn has begun, so A's four houses are laid out.
START = (
    "rules=onepack turn=A A.R=- A.H=%s A.W=- B.R=- B.H=%s B.W=- show=- 1=2H 2=8C 3=6D 4=9C 5=. 6=. 7=. 8=. "
    "F=- idle=0 quiet=0 runs=0,0 flags=-" % (hand(NON_DEALER[4:]), hand(DEALER))
)

# Diagram No. 7 (page 69): the houses and discards as the first turn of each has left them.
DIAGRAM_7 = (
    "rules=onepack turn=A A.R=- A.H=%s A.W=TC B.R=- B.H=%s B.W=6S show=- "
    "1=2HAH 2=AC 3=6D 4=9C8C 5=6H5H 6=5C 7=8S 8=8H F=- idle=1 quiet=1 runs=0,0 flags=-"
    % (hand(NON_DEALER[6:]), hand(DEALER[7:]))
)

# "leaving the non-dealer with three cards to pay for". He alone has turned his discards, once.
END = (
    "rules=onepack turn=over:B A.R=- A.H=- A.W=KSKDAD B.R=- B.H=- B.W=- show=- "
    "1=9H8H7H6H5H4H3H2HAHKHQHJHTH 2=QDJDTD9D 3=8D 4=7D6D5D4D3D2D 5=QSJSTS9S8S7S6S 6=- "
    "7=KCAC2C3C4C5C6C7C8C9CTCJCQC 8=AS2S3S4S5S F=- idle=0 quiet=0 runs=1,0 flags=-"
)

OPENING = (
    ("the eight of clubs on the nine", "24"),
    ("the ace of clubs fills the space", "t h2"),
    ("the ten cannot be played", "t hw"),
    # the dealer: 6H 5C 8S 5H are laid out
    ("the five of hearts on the six", "85"),
    ("the eight of hearts fills the space", "t h8"),
    ("the ace of hearts on the deuce", "t h1"),
    ("the six of spades begins the discards", "t hw"),
)

MIDDLE = (
    ("the spade king is discarded", "t hw"),
    ("dealer: the three of diamonds, discarded", "t hw"),
    ("the deuce of spades, discarded", "t hw"),
    ("dealer: the four of diamonds, discarded", "t hw"),
    ("the heart queen, discarded", "t hw"),
    ("dealer: the deuce of diamonds, discarded", "t hw"),
    ("the four of clubs on the five", "t h6"),
    ("the seven of hearts on the eight, the six and five on the seven", "t h8 58*"),
    ("the space must be filled from the discards", "w5"),
    ("the jack of diamonds cannot be played", "t hw"),
    ("dealer: the ten of diamonds on the non-dealer's discards", "t hW"),
    ("the nine on the ten", "t hW"),
    ("the club queen, discarded", "t hw"),
    ("the jack of spades, discarded", "t hw"),
    ("dealer: the ten of hearts, discarded", "t hw"),
    ("the ace of spades, discarded", "t hw"),
    ("dealer: the four of hearts on the five", "t h8"),
    ("the five of diamonds on the six", "t h3"),
    ("the seven of diamonds, discarded", "t hw"),
    ("the club king on the ace", "t h2"),
    ("the nine of hearts, discarded", "t hw"),
    ("dealer: the five of spades, discarded", "t hw"),
    ("the three of hearts on the four, ace and deuce onto the three", "t h8 18*"),
    ("the nine of hearts under the eight", "w1 81*"),
    ("the ace of spades goes into the space", "w8"),
    ("the four of spades on the opponent's discards", "t hW"),
    ("the six of clubs, discarded", "t hw"),
    ("dealer: the three of clubs on the four", "t h6"),
    ("the diamond queen, discarded", "t hw"),
    ("the ten of spades, discarded", "t hw"),
    ("dealer: the queen of spades, discarded", "t hw"),
    ("the jack of hearts on the queen", "t h5"),
    ("the nine of spades on the eight, freeing the ten", "t h7 w7"),
    ("the seven of clubs on the eight", "t h4"),
    ("the six from the discards on the seven, then the five, four and three", "w4 64*"),
)

# "Clever as this play to shut out the spade jack appears, it is unnecessary, and lost the game."
CLEVER = (
    ("the spade jack on the opponent's discards", "wW"),
    ("the ten, nine, eight of spades reversed", "76 76 76"),
    ("the clubs reversed, the nine to the top", "47 47 47 47 47 47 47"),
    ("the space filled with the nine of diamonds, on it ten and jack", "w4 w4 w4"),
    ("the deuce of spades on the ace", "w8"),
    ("the three on the deuce", "t h8"),
    ("the seven of spades on the eight", "t h6"),
    ("the diamond king on the discards", "t hw"),
    ("dealer: the club jack, discarded", "t hw"),
    ("the discards turned; the club ten on the nine", "t h7"),
    ("the spade king, discarded", "t hw"),
    ("dealer: the club jack on the ten", "w7"),
    ("the deuce of clubs, discarded", "t hw"),
    ("the diamond king, discarded", "t hw"),
)

# The dealer's last turn, in which he "got rid of sixteen cards".
LAST_TURN = (
    ("dealer: the heart king on the ace, the queen and jack on it", "t h1 51*"),
    ("the club deuce under the trey", "w5 75*"),
    ("ace and king separated, and put under the deuce", "27 52* 27*"),
    ("the jack and queen of spades under the ten", "w2 62* w5 25*"),
    ("the diamond queen on the jack", "w4"),
    ("and that sequence reversed", "42 42 42 42"),
    ("four and five of spades on the three", "w8 w8"),
    ("the diamond seven under the six", "w4 34*"),
    ("the heart ten on the jack completes the suit", "w1"),
    ("the club queen on the jack", "w7"),
    ("the deuce of diamonds in a space", "w3"),
    ("the four on the five, the three and two on the four", "w4 w4 34"),
    ("the spade six on the seven; the discards are exhausted", "w5"),
    ("the ace of diamonds on the opponent's discards", "t hW"),
    ("the last card, the eight, into a space, wins", "t h3"),
)

# "The correct play, therefore": the non-dealer's turn again, in place of CLEVER.
CORRECT = (
    ("the clubs reversed, the nine to the top", "46 46 46 46 46 46 46"),
    ("the spade jack on the ten", "w7"),
    ("the three diamonds come next", "w4 w4 w4"),
    ("the dealer's spade queen borrowed", "W7"),
    ("the deuce of spades on the ace, the king to the sequence", "w8 w7"),
    ("ace and deuce of spades shifted, making a space", "87*"),
    ("the club ten on the nine: the discards are exhausted", "w6"),
    ("the three of spades on the deuce", "t h7"),
    ("the seven into the space", "t h8"),
    ("the diamond king given to the dealer", "t hW"),
)
