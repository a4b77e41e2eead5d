"""Foster's illustrative hand of the two-pack game, as moves.

R. F. Foster, Russian Bank (1922), "Description of the two-pack game", section "An illustrative hand", from its start
to Diagram No. 6. The player with the red cards, who starts, is A here, the blue one B. Each of Foster's sentences,
abridged, stands with its moves, with a card's suit before or after it as in the book.

Where the text does not say which space a card goes to, the diagrams decide. Two things in them cannot be as they are
drawn:

    Diagrams No. 5 and 6 have the second and third pile of the left column the other way round. The third house
    (the ten of spades in Diagram No. 4) is the only space when the knave of clubs goes there, and that card leaves
    it only after the seven of hearts has gone to the space it stays in.
    Diagram No. 6 has an eight of hearts where Diagram No. 5 has the nine, which no card of the turn between moves.
"""

# fmt: off

# In the order in which he lists them; the twelve cards of the stock, the four of the tableau, the hand.
RED = (
    "8S 2C QS AC JC 3D 7D 9C 4C 4H TD 2D 3C 7H 6C AS 6D 8C 9S 5C 7S 6S 3S 7C AD 5S JH 2S KS 5H KC KH".split(" ")
)
BLUE = "TS 9H TC JD 3D 2S 4D AD 9D QS 8D KH KD 2D 5D 6S 3C 9S QC 4S KS QH JC 6H".split(" ")

# "take the remaining twenty cards of this pack, lay them face down … do the same with the twenty-eight": they come
# up after the others, in an order that he leaves to the reader.
_PACK = [rank + suit for suit in "SHDC" for rank in "A23456789TJQK"]
RED_LEFT = [card for card in _PACK if card not in RED]
BLUE_LEFT = [card for card in _PACK if card not in BLUE]


def hand(cards, left):
    """A hand's text of the cards in the order in which they come up: the first is its top."""
    order = cards + left
    return "".join([order[len(order) - 1 - i] for i in range(len(order))]).lower()


def stock(cards):
    """A stock's text: dealt face down one on the other, so the first one dealt lies at the bottom."""
    return "".join(cards).lower()


def _line(turn, red, blue, houses, rest):
    # red, blue: stock, cards of the hand that have come up, discards.
    fields = ["rules=foster", "turn=" + turn]
    for name, cards, left, (reserve, up, waste) in (("A", RED, RED_LEFT, red), ("B", BLUE, BLUE_LEFT, blue)):
        fields += [name + ".R=" + reserve, name + ".H=" + hand(cards[16 + up:], left), name + ".W=" + waste]
    fields.append("show=-")
    houses = houses.split(" ")
    fields += ["%d=%s" % (i + 1, houses[i]) for i in range(8)]
    return " ".join(fields) + " " + rest


# The layout of each diagram: the left column is houses 1 to 4 from the top, the right one 5 to 8.
DIAGRAM_1 = _line(
    "A", (stock(RED[:12]), 0, "-"), (stock(BLUE[:12]), 0, "-"),
    "3C 7H 6C AS KD 2D 5D 6S", "F=S00H00D00C00 idle=0 quiet=0 runs=0,0 flags=-")
DIAGRAM_2 = _line(
    "A", (stock(RED[:12]), 0, "-"), (stock(BLUE[:12]), 0, "-"),
    "3C2D 7H6C - - KD - - 6S5D", "F=S10H00D00C00 idle=0 quiet=0 runs=0,0 flags=-")
DIAGRAM_3 = _line(
    "B", (stock(RED[:4]) + "JC", 1, "6D"), (stock(BLUE[:12]), 0, "-"),
    "3C2D 7H6C 2D TD9C KD 4H 7D 6S5D4C3D", "F=S10H00D00C00 idle=1 quiet=1 runs=0,0 flags=-")
DIAGRAM_4 = _line(
    "A", (stock(RED[:4]) + "JC", 1, "6D7D8D9D"), ("-", 2, "9S"),
    "3C 7H6C TS TD9C KDQSJDTC9H 4H3C2D KH 6S5D4C3D", "F=S20H00D40C00 idle=1 quiet=1 runs=0,0 flags=-")
DIAGRAM_5 = _line(
    "B", ("-", 16, "KH"), ("-", 2, "9STS9S8S7S6S5S"),
    "KS 7H6S5H 2S 9H KDQSJH 4H3C KHQS KC", "F=S30H00Db3Cb0 idle=1 quiet=1 runs=0,0 flags=-")
DIAGRAM_6 = _line(
    "A", ("-", 16, "KH"), ("-", 8, "9S6H"),
    "KSQHJC 7H6S5H 2S 9H KDQSJH 4H3C KHQS KS", "F=Sa0H00Db3Cd0 idle=1 quiet=1 runs=0,0 flags=-")

# "There are open to him four moves in the tableau."
TO_DIAGRAM_2 = (
    ("the ace of spades into place", "4f"),
    ("the remaining three moves are optional; but let us suppose they are made", "61 32 78"),
)

TO_DIAGRAM_3 = (
    ("the diamond deuce must go into one of the spaces", "u r3"),
    ("the ten of diamonds and the four of hearts fill two more", "u r4 u r6"),
    ("the four and the nine of clubs on descending sequences", "u r8 u r4"),
    ("the seven of diamonds fills the last space", "u r7"),
    ("the three of diamonds goes on the four of clubs", "u r8"),
    ("the club knave is unplayable; he turns attention to his hand", "u t"),
    ("the six of diamonds cannot be played: the discard pile begins", "hw"),
)

TO_DIAGRAM_4 = (
    ("blue: the seven of diamonds on his opponent's discard", "7W"),
    ("the heart king into the space just made", "u r7"),
    ("the eight of diamonds on the nine of clubs", "u r4"),
    ("the spade queen on the diamond king", "u r5"),
    ("the nine of diamonds comes: eight and nine on his opponent's discard", "u 4W rW"),
    ("the ace of diamonds; on it at once the deuce and the trey", "u rf 1f 8f"),
    ("the club three on the heart four, the other deuce on it: two spaces", "16 36"),
    ("the four of diamonds, to the foundation, which is at the trey", "u rf"),
    ("the deuce of spades, to the foundation", "u rf"),
    ("the three of diamonds, on the four of clubs", "u r8"),
    ("the diamond knave, the club ten, the heart nine, on the long sequence", "u r5 u r5 u r5"),
    ("the spade ten, the last card of his stock, into a space", "u r3"),
    ("from his hand the three of clubs, which fills the last space", "t h1"),
    ("the nine of spades is unplayable", "t hw"),
)

# The turn that he describes at most length, in the parts that he pauses at.
RED_STOCK = (
    ("red: a space by the spade ten on the nine in his opponent's discards", "3W"),
    ("the club knave from the top of his own stock into it", "r3"),
    ("the ace of clubs starts another foundation", "u rf"),
    ("the spade queen goes on the heart king", "u r7"),
    ("the club deuce on the ace, and the three makes a space", "u rf 1f"),
    ("the spade eight, the last of his stock, on the long sequence", "u r5"),
    ("the heart seven and the club six added to it, by way of the space", "21 25 15"),
    ("nine of clubs and ten of diamonds rebuilt on the knave in the same way: three spaces", "41 43 13"),
)
# "He uses these spaces to dig out the heart nine … and replace it with the diamond nine from his discard pile."
RED_DIGS_OUT_THE_NINE = (
    ("first he puts the 6, 7 and 8 each in a different space", "51 52 54"),
    ("then the 6 on the 7 and the heart nine in the space", "12 51"),
    ("the spade eight goes on the heart nine", "41"),
    ("separating the 6 and 7 again, and rebuilding them", "24 21 41"),
    ("his discards: the nine on the club ten, the eight on the club nine", "w5 w3"),
    ("the diamond three in a space, four of clubs and five of diamonds on the foundations", "82 8f 8f"),
)
RED_HAND = (
    ("the club eight on the long sequence gets the diamond seven off", "t h5 w5"),
    ("and the diamond foundation is run up to the eight", "wf 5f 3f"),
    ("by shifting the club eight into the space he adds the nine", "54 5f"),
    ("the spade nine is added to his opponent's discard pile", "t hW"),
    ("the club five runs the club foundation up to the six", "t hf 1f"),
    ("the heart seven to the club eight, the spade eight to his opponent's discards", "14 1W"),
    ("the heart nine goes back to the long sequence", "15"),
    ("the spade seven on his opponent's discards, and the six with it: two spaces", "t hW 8W"),
    ("two spaces separate club ten and heart nine, which are joined again elsewhere", "51 58 18"),
    ("the club nine into the space, and the diamonds run up to the knave", "31 3f 5f"),
    ("the spade six, on the heart seven", "t h4"),
    ("the spade three, to the foundation", "t hf"),
    ("the club seven, to the foundation", "t hf"),
    ("the diamond ace, built up to the trey, leaving a space", "t hf 6f 2f"),
    ("the spade five on his opponent's discards, so that the six can be added", "t hW 4W"),
    ("the heart seven into the space, the clubs built up to the nine", "42 4f 1f"),
    ("moving the heart nine to a space runs the clubs to the knave, leaving three spaces", "84 8f 3f"),
    ("the heart knave on the spade queen", "t h5"),
    ("the spades go into spaces: the deuce", "t h3"),
    ("... and the king", "t h1"),
    ("the heart five comes: the spade six back from his opponent's discards, and the five on it", "t W2 h2"),
    ("the club king is left in a space", "t h8"),
    ("the heart king as a discard", "t hw"),
)

TO_DIAGRAM_6 = (
    ("blue: the club queen closes the club sequence and gives him a space", "t hf 8f"),
    ("the spade four releases all his discards up to the nine", "t hf wf wf wf wf wf wf"),
    ("the spade king, into the space", "t h8"),
    ("the heart queen and the club knave on the spade king", "t h1 t h1"),
    ("the heart six is a stopper, placed on the nine in the discards", "t hw"),
)
