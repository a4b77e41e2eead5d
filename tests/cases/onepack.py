"""`onepack` (RULES 8) and its end (RULES 7, 8).

Houses that are not given hold hearts and diamonds three ranks apart, so the rows are about spades and clubs.
"""

# fmt: off

from tests.cases.foster import NON_DEALER, START, hand

# Three suits complete: what is left are the spades of the row.
THREE_SUITS = (
    "onepack 6=AH2H3H4H5H6H7H8H9HTHJHQHKH 7=AD2D3D4D5D6D7D8D9DTDJDQDKD 8=AC2C3C4C5C6C7C8C9CTCJCQCKC "
    "2=- 3=- 4=- 5=- "
)
_DEALT = "24 t h2 t hw"  # Foster's first turn

# Columns: what it shows, position, legal moves.
MOVES = (
    # what fits
    ("a single card takes its neighbours in suit, up or down", "onepack A.H=kc 1=8S 2=9S", "12 21 t"),
    ("not another suit of the same colour", "onepack A.H=kc 1=8S 2=9C", "t"),
    ("nor of the other", "onepack A.H=kc 1=8S 2=9D 7=2D 8=5D", "t"),
    ("not two ranks off", "onepack A.H=kc 1=8S 2=TS", "t"),
    ("ace and king are neighbours", "onepack A.H=kc 1=AS 2=KS", "12 21 t"),
    ("two cards upwards take the next up", "onepack A.H=kc 1=7S8S show=9S", "h1 hw"),
    ("... not the next down", "onepack A.H=kc 1=7S8S show=6S", "hw"),
    ("two cards downwards take the next down", "onepack A.H=kc 1=8S7S show=6S", "h1 hw"),
    ("... not the next up", "onepack A.H=kc 1=8S7S show=9S", "hw"),
    ("upwards across the king", "onepack A.H=kc 1=QSKSAS show=2S", "h1 hw"),
    ("downwards across the ace", "onepack A.H=kc 1=2SASKS show=QS", "h1 hw"),
    # a house's top card
    ("the top card of a longer house onto a house that it fits", "onepack A.H=kc 1=7C8C 2=9C", "12 21 t"),
    ("... into a space", "onepack A.H=kc 1=9C8C 2=-", "12 t"),
    ("... into each", "onepack A.H=kc 1=9C8C 2=- 8=-", "12 18 t"),
    ("not the only card of a house into a space", "onepack A.H=kc 1=9C 2=-", "t"),
    # a whole house
    ("a whole house upwards onto the next below its bottom card", "onepack A.H=kc 1=7S8S 2=6S", "12* t"),
    ("a whole house downwards onto the next above it", "onepack A.H=kc 1=8S7S 2=9S", "12* t"),
    ("beside the moves of top cards", "onepack A.H=kc 1=7S8S 2=9S 3=6S", "12 13* 21 t"),
    ("onto a house of several cards", "onepack A.H=kc 1=8C7C 2=JCTC9C", "12* t"),
    ("across the king", "onepack A.H=9c 1=AC2C 2=QCKC", "12* t"),
    ("not onto a house that runs the other way", "onepack A.H=kc 1=7S8S9S 2=4S5S 3=6S", "13* 23 32 t"),
    ("not into a space", "onepack A.H=kc 1=8C7C 2=-", "12 t"),
    ("a single card is no whole house", "onepack A.H=kc 1=8C 2=7C6C", "21* t"),
    ("twelve cards are not complete", "onepack A.H=kc 1=2S3S4S5S6S7S8S9STSJSQSKS 2=AS", "12 12* 21 t"),
    ("thirteen are: they stay, whatever spaces there are", "onepack A.H=kc 1=AS2S3S4S5S6S7S8S9STSJSQSKS 2=-",
     "t"),
    ("... wherever they begin and whichever way they run",
     "onepack A.H=kc 1=5S4S3S2SASKSQSJSTS9S8S7S6S 2=-", "t"),
    # the showing card
    ("the showing card onto a house that it fits or into a space; or it is left",
     "onepack A.H=kc show=9S 1=8S 2=-",
     "h1 h2 hw"),
    ("... onto the opponent's waste, a neighbour in suit", "onepack A.H=kc show=9S B.W=TS", "hW hw"),
    ("... king on ace", "onepack A.H=kc show=KS B.W=AS", "hW hw"),
    ("... ace on king", "onepack A.H=kc show=AS B.W=KS", "hW hw"),
    ("... not in another suit", "onepack A.H=kc show=9S B.W=TC", "hw"),
    ("... not on an empty one", "onepack A.H=kc show=9S", "hw"),
    # the own waste
    ("the own waste's top onto a house that it fits", "onepack A.H=kc A.W=9S 1=8S", "t w1"),
    ("... into a space", "onepack A.H=kc A.W=9S 1=- 2=-", "w1 w2"),
    ("... onto the opponent's waste", "onepack A.H=kc A.W=9S B.W=8S", "t wW"),
    ("... its top alone", "onepack A.H=kc A.W=9S3C 1=8S", "t"),
    ("... while a card shows too", "onepack A.H=kc A.W=9S 1=8S show=3C", "hw w1"),
    # the opponent's waste
    ("the opponent's waste's top onto a house that it fits", "onepack A.H=kc B.W=9S 1=8S", "W1 t"),
    ("... not into a space", "onepack A.H=kc B.W=9S 1=-", "t"),
    ("... nor onto the own waste", "onepack A.H=kc B.W=9S A.W=TC", "t"),
    ("... while a card shows too", "onepack A.H=kc B.W=9S 1=8S show=3C", "W1 hw"),
    ("house cards do not go to wastes", "onepack A.H=kc 1=9S A.W=TC B.W=TS 2=9C", "W1 t w2"),
    # turning up
    ("no space: t", "onepack A.H=kc A.W=9C", "t"),
    ("a space and no own waste: t", "onepack A.H=kc 1=-", "t"),
    ("a space and an own waste: no t", "onepack A.H=kc A.W=9C 1=-", "w1"),
    ("an empty hand: t makes a new one", "onepack A.W=9C", "t"),
    ("a card showing: no t", "onepack A.H=kc show=9S A.W=5C", "hw"),
    # the other seat
    ("B plays all houses and loads A", "onepack turn=B B.H=kc show=9S 1=8S 8=TS A.W=8C B.W=9C",
     "h1 h8 hw wW"),
    ("B takes from A's waste", "onepack turn=B B.H=kc A.W=9S 1=8S", "W1 t"),
    ("the other's houses are no spaces before they are dealt", START, "24 42 t"),
    ("a game that is over has no moves", "onepack turn=over:A 1=8S 2=9S", ""),
)

# Columns: what it shows, position, moves to play, the changed fields.
PLAYS = (
    ("a whole house moves as it lies", "onepack A.H=kc 1=7S8S9S 2=6S idle=2 quiet=3", "12*",
     "1=- 2=6S7S8S9S"),
    ("a top card moves, and neither counter", "onepack A.H=kc 1=7S8S 2=9S idle=2 quiet=3", "12",
     "1=7S 2=9S8S"),
    ("a run is turned round card by card", "onepack A.H=kc 1=8C7C6C 2=-", "12 12 12", "1=- 2=6C7C8C"),
    ("turning up", "onepack A.H=kc3c idle=2 quiet=3", "t", "A.H=kc show=3C"),
    ("a new hand: the waste's bottom card becomes the top of the hand", "onepack A.W=9C3C7S", "t",
     "A.H=7s3c A.W=- show=9C runs=1,0"),
    ("leaving a card ends the turn", "onepack A.H=kc show=3C A.W=7S idle=2 quiet=3", "hw",
     "turn=B A.W=7S3C show=- idle=3 quiet=4"),
    # counters (RULES 7)
    ("the showing card to a house sets both counters to 0", "onepack A.H=kc show=9S 1=8S idle=2 quiet=3",
     "h1",
     "1=8S9S show=- idle=0 quiet=0"),
    ("... into a space too", "onepack A.H=kc show=9S 1=- idle=2 quiet=3", "h1", "1=9S show=- idle=0 quiet=0"),
    ("the own waste to a house: both", "onepack A.H=kc A.W=3C9S 1=8S idle=2 quiet=3", "w1",
     "1=8S9S A.W=3C idle=0 quiet=0"),
    ("the opponent's waste to a house: both", "onepack A.H=kc B.W=3C9S 1=8S idle=2 quiet=3", "W1",
     "1=8S9S B.W=3C idle=0 quiet=0"),
    ("the showing card onto the opponent's waste: idle alone", "onepack A.H=kc show=9S B.W=8S idle=2 quiet=3",
     "hW", "B.W=8S9S show=- idle=0"),
    ("the own waste onto the opponent's: idle alone", "onepack A.H=kc A.W=9S B.W=8S idle=2 quiet=3", "wW",
     "A.W=- B.W=8S9S idle=0"),
    ("a card given away may be taken back", "onepack A.H=kc A.W=9S B.W=8S 1=TS", "wW W1", "A.W=- 1=TS9S"),
    # the staggered deal (RULES 3)
    ("the other's houses are dealt, in number order, as that player's first turn begins", START, _DEALT,
     "turn=B A.H=kd7s3s7c9sjhts6c4s3h9hkcasjsjd7h4cqh2sks A.W=TC "
     "B.H=8dadkh2cjcqsqd3c5s7d5d4hthqc9dtd2d4d3d6sah8h "
     "2=AC 4=9C8C 5=6H 6=5C 7=8S 8=5H idle=1 quiet=1"),
    ("... and not when the game ends before", START, "ab", "turn=over:B"),
    # won (RULES 8)
    ("won with the last card, onto a house", "onepack show=9S 1=8S", "h1",
     "turn=over:A 1=8S9S show=- idle=0 quiet=0"),
    ("... into a space", "onepack show=9S 1=-", "h1", "turn=over:A 1=9S show=-"),
    ("... given to the opponent", "onepack show=9S B.W=8S quiet=9", "hW", "turn=over:A B.W=8S9S show=-"),
    ("... from the waste", "onepack A.W=9S 1=8S", "w1", "turn=over:A A.W=- 1=8S9S"),
    ("... from the waste to the opponent", "onepack A.W=9S B.W=8S", "wW", "turn=over:A A.W=- B.W=8S9S"),
    ("not with a card in hand", "onepack A.H=kc show=9S 1=8S", "h1", "1=8S9S show=-"),
    ("not with a card in the waste", "onepack A.W=3C show=9S 1=8S", "h1", "1=8S9S show=-"),
    ("not with a card showing", "onepack A.W=9S show=3C 1=8S", "w1", "A.W=- 1=8S9S"),
    ("the opponent's last card taken: the opponent has won",
     THREE_SUITS + "1=AS2S3S4S5S6S7S B.W=8S A.H=9sjsqsksts", "W1", "turn=over:B B.W=- 1=AS2S3S4S5S6S7S8S"),
    ("... and the mover's showing card goes back face down onto the hand",
     THREE_SUITS + "1=AS2S3S4S5S6S7S B.W=8S A.H=9sjsqsks show=TS", "W1",
     "turn=over:B A.H=9sjsqsksts B.W=- show=- 1=AS2S3S4S5S6S7S8S"),
    ("... not while there is one in hand",
     THREE_SUITS + "1=AS2S3S4S5S6S7S B.H=js B.W=8S A.H=9sqsksts", "W1", "B.W=- 1=AS2S3S4S5S6S7S8S"),
    ("B wins likewise", "onepack turn=B show=9S 1=8S", "h1", "turn=over:B 1=8S9S show=-"),
    ("abandoning, the other has won; the showing card goes back", "onepack A.H=kc show=3C", "ab",
     "turn=over:B A.H=kc3c show=-"),
    # stalemate (RULES 7, 8)
    ("quiet 199: on it goes", "onepack A.H=kc show=3C quiet=198", "hw",
     "turn=B A.W=3C show=- idle=1 quiet=199"),
    ("quiet 200: over", "onepack A.H=kc show=3C quiet=199", "hw",
     "turn=over:= A.W=3C show=- idle=1 quiet=200"),
    ("idle ends nothing here", "onepack A.H=kc show=3C idle=255", "hw",
     "turn=B A.W=3C show=- idle=256 quiet=1"),
    ("houses of a staggered deal are not dealt when the game ends", START.replace("quiet=0", "quiet=199"), "t hw",
     "turn=over:= A.H=%s A.W=AC idle=1 quiet=200" % hand(NON_DEALER[5:])),
)

# Columns: what it shows, finished game, points of A and B, the reckoning (RULES 8).
SCORES = (
    ("1 for every card of the loser's hand and waste",
     THREE_SUITS + "turn=over:A 1=AS2S3S4S B.H=5s6s7s8s9sts B.W=JSQSKS",
     (9, 0), [("hand", 6, 6), ("waste", 3, 3)]),
    ("abandoned: the other's own cards do not count",
     THREE_SUITS + "turn=over:B 1=AS2S3S4S A.H=js B.H=5s6s7s8s9sts A.W=QSKS",
     (0, 3), [("hand", 1, 1), ("waste", 2, 2)]),
    ("stalemate: the lower count scores the difference",
     THREE_SUITS + "turn=over:= 1=AS2S3S4S A.H=js B.H=5s6s7s8s9sts A.W=QSKS", (3, 0),
     [("count", 3, 3), ("count", 6, 6), ("difference", 0, 3)]),
)
