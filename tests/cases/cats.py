"""`cats` and `catsfull` (RULES 6), their end (RULES 7), verdicts and stop (RULES 9)."""

# fmt: off

# Columns: what it shows, position, legal moves. Houses that are not given hold the kings: S S C C H H D D.
MOVES = (
    # groups 1 and 2
    ("the reserve's foundation play first", "cats A.R=AS A.W=AD 1=AH show=AC", "rf"),
    ("then the others", "cats A.R=9D A.W=AD 1=AH show=AC", "1f hf wf"),
    ("... before the reserve into a space", "cats A.R=9D A.H=5c 1=AH 2=-", "1f"),
    ("the opponent's piles are not available", "cats A.R=9D A.H=5c B.R=AS B.W=AH", "t"),
    # group 3
    ("the reserve into every space", "cats A.R=9D A.H=5c 1=- 5=-", "r1 r5"),
    ("... before anything else", "cats A.R=9D A.W=QD show=8C 1=- 2=TS 3=KSQH B.W=9S", "r1"),
    # group 4
    ("the reserve onto every house that it fits", "cats A.R=QD A.H=5c 8=QH", "r1 r2 r3 r4"),
    ("... before anything else", "cats A.R=9D A.W=QD show=QC 2=TS B.W=8C", "r2"),
    # group 5
    ("a house's top card onto a house that it fits", "cats A.R=9D A.H=5c 8=QH", "81 82 83 84 t"),
    ("... several together", "cats A.R=4D A.H=5c 1=TS9D8C 2=JH", "12x3 t"),
    ("... a part of a house", "cats A.R=4D A.H=5c 1=QS9S8D7C 2=TD", "12x3 17x4 18x4 t"),
    ("... not into a space", "cats A.H=5c 1=TS9D8C 2=-", "t"),
    ("catsfull: one at a time", "catsfull A.R=4D A.H=5c 1=TS9D8C 2=JH 3=9H", "13 t"),
    ("catsfull: without a reserve a house's top card goes into a space", "catsfull A.H=5c 1=TS9D8C 2=-", "12 t"),
    ("... not a house's only card", "catsfull A.H=5c 1=TS 2=-", "t"),
    ("catsfull: with a reserve that goes there", "catsfull A.R=4D A.H=5c 1=TS9D8C 2=-", "r2"),
    ("the showing card onto a house: it may not be left", "cats A.R=9D show=QC", "h5 h6 h7 h8"),
    ("the own waste's top onto a house", "cats A.R=9D A.W=QD", "t w1 w2 w3 w4"),
    ("... while a card shows", "cats A.R=9D A.W=QD show=5C", "hw w1 w2 w3 w4"),
    ("without a reserve the showing card into a space: it may not be left", "cats show=5C 1=- 2=-", "h1 h2"),
    ("the own waste's top never into a space", "cats A.W=5C 1=-", "t"),
    ("... in catsfull neither", "catsfull A.W=5C 1=-", "t"),
    # loads
    ("the reserve loads the opponent's waste, in any suit", "cats A.R=9D A.H=5c B.W=TS", "rW t"),
    ("... downwards", "cats A.R=9D A.H=5c B.W=8D", "rW t"),
    ("... not with the same rank", "cats A.R=9D A.H=5c B.W=9S", "t"),
    ("... nor across ace and king", "cats A.R=4D A.H=5c 1=KS B.W=AS", "t"),
    ("... nor onto the opponent's reserve", "cats A.R=9D A.H=5c B.R=TD", "t"),
    ("a house's top card does", "cats A.R=4D A.H=5c 1=9D B.W=TS", "1W t"),
    ("... if it fits no house", "cats A.R=4D A.H=5c 1=9D 2=TC B.W=TS", "12 t"),
    ("... a lone one onto an empty house is no fit", "catsfull A.H=5c 1=9D 2=- B.W=TS", "1W t"),
    ("... whose group fits one, but not it alone", "cats A.R=4D A.H=5c 1=TS9D8C 2=JH B.W=9S", "12x3 1W t"),
    ("the kings on a queen", "cats A.R=4D A.H=5c B.W=QC", "1W 2W 3W 4W 5W 6W 7W 8W t"),
    ("the showing card and the own waste's top load nothing", "cats A.R=4D A.W=9S show=9D B.W=TS", "hw"),
    # turning up, leaving
    ("turning up: a hand", "cats A.R=9D A.H=5c", "t"),
    ("... a waste", "cats A.R=9D A.W=5C", "t"),
    ("... a space without a reserve does not bar it", "cats A.H=5c 1=-", "t"),
    ("a card is left that fits nowhere", "cats A.R=9D A.H=5c show=5C", "hw"),
    ("... without a reserve", "cats show=5C", "hw"),
    ("... though another card could move", "cats A.R=9D show=5C 1=QC", "16 17 18 hw"),
    ("... though it is not left from beneath a load", "cats A.R=9D show=5C B.W=TD", "hw rW"),
    # the other seat
    ("B", "cats turn=B B.R=9D B.H=5c A.W=TS 8=QH", "81 82 83 84 rW t"),
    ("catsfull: the order is the same", "catsfull A.R=QD A.W=QH show=8C B.W=JC", "r1 r2 r3 r4"),
)

# Columns: what it shows, position, moves to play, the changed fields.
PLAYS = (
    ("the reserve's next card is turned up as it is bared", "cats A.R=4c7h9D A.H=5c 1=-", "r1", "A.R=4c7H 1=9D"),
    ("leaving a card lays the next one of the hand on it", "cats A.R=9D A.H=2c3d A.W=6C show=5C idle=3 quiet=4", "hw",
     "turn=B A.H=2c A.W=6C5C3D show=- idle=4 quiet=5"),
    ("... the last one", "cats A.R=9D A.H=3d show=5C", "hw", "turn=B A.H=- A.W=5C3D show=- idle=1 quiet=1"),
    ("... none where there is none", "cats A.R=9D show=5C", "hw", "turn=B A.W=5C show=- idle=1 quiet=1"),
    ("... catsfull too", "catsfull turn=B B.R=9D B.H=3d show=5C", "hw",
     "turn=A B.H=- B.W=5C3D show=- idle=1 quiet=1"),
    ("... that card may be played in the next turn", "cats rest=1 A.R=9D A.H=qd show=5C B.R=9D B.H=5d4d7c8c 2=KS",
     "hw t hw w2", "A.H=- A.W=5C 2=KSQD show=- idle=0 quiet=2 B.H=5d4d B.W=8C7C"),
    ("a group", "cats A.R=4D A.H=5c 1=QS9S8D7C 2=TD idle=3 quiet=4", "12x3", "1=QS 2=TD9S8D7C"),
    ("... of ten and more", "cats A.R=4D A.H=5c 1=QHJSTH9S8H7S6H5S4H3S2H 2=KS", "12x11",
     "1=- 2=KSQHJSTH9S8H7S6H5S4H3S2H"),
    ("idle: set to 0 by a load from a house", "cats A.R=4D A.H=5c 1=9D B.W=TS idle=3 quiet=4", "1W",
     "1=- B.W=TS9D idle=0"),
    ("... by a card from the waste", "cats A.R=9D A.W=3CQD 1=KS idle=3 quiet=4", "w1",
     "A.W=3C 1=KSQD idle=0"),
    # won
    ("won with hand and waste empty, whatever the reserve: the showing card", "cats A.R=4c9D show=QC 5=KH", "h5",
     "turn=over:A show=- 5=KHQC"),
    ("... the waste's last card", "cats A.R=4c9D A.W=QD 1=KS", "w1", "turn=over:A A.W=- 1=KSQD"),
    ("... to a foundation", "catsfull A.R=4c9D show=AC", "hf", "turn=over:A show=- F=S00H00D00C10"),
    ("... not while a card shows", "cats A.R=4c9D A.W=QD show=5C 1=KS", "w1", "A.W=- 1=KSQD"),
    ("... nor with the reserve alone", "cats A.R=9D A.H=5c 1=-", "r1", "A.R=- 1=9D"),
    # run dry
    ("idle beyond the limit is a stalemate",
     "cats F=SddHddDddC00 rest=1 1=9C A.R=KC A.H=5c show=7C B.H=2c3c4c 2=6C 3=6C 4=3C "
     "5=5C 6=7C 7=8C 8=9C idle=8", "hw", "turn=over:= A.H=- A.W=7C5C show=- idle=9 quiet=1"),
    ("... at it on it goes",
     "cats F=SddHddDddC00 rest=1 1=9C A.R=KC A.H=5c show=7C B.H=2c3c4c 2=6C 3=6C 4=3C "
     "5=5C 6=7C 7=8C 8=9C idle=7", "hw", "turn=B A.H=- A.W=7C5C show=- idle=8 quiet=1"),
    ("quiet 200 is a stalemate", "catsfull A.R=9D show=5D quiet=199", "hw",
     "turn=over:= A.W=5D show=- idle=1 quiet=200"),
    ("abandoning, the opponent has won", "cats A.R=9D show=5C", "ab", "turn=over:B A.H=5c show=-"),
)

# Columns: what it shows, position, then alternately a verdict and the attempts that get it.
VERDICTS = (
    ("the foundation plays missed", "cats A.R=AS A.W=AD 1=AH A.H=5c", "reserve-first", "1f wf t r1", "ok", "rf"),
    ("... another's", "cats A.R=9D A.W=AD A.H=5c 2=-", "foundation-first", "t r2 w2 rf", "ok", "wf",
     "not-available", "p u h1 hw W1 R1"),
    ("the order: the reserve into a space", "cats A.R=9D A.W=QD A.H=5c 1=- 2=TS 8=QH B.W=8C", "duty", "r2 83 w3 rW",
     "space-first", "t", "ok", "r1", "no-fit", "w1 81 21 8W"),
    ("... while a card shows", "cats A.R=9D show=QC 1=-", "duty", "h1 h6 hw", "no-fit", "21 h2", "ok", "r1",
     "not-available", "t"),
    ("... the reserve onto houses", "cats A.R=9D A.W=QD A.H=5c 2=TS 8=QH B.W=8C", "duty", "81 w1 rW t", "ok", "r2"),
    ("a house's top that fits a house loads no waste", "cats A.R=4D A.H=5c 1=9D 2=TC B.W=TS", "duty", "1W",
     "ok", "12 t", "no-fit", "2W"),
    ("loads that the rules do not have", "cats A.R=4D A.W=9S show=9D B.R=8D B.W=TS 1=9H 2=7D",
     "no-fit", "hW hR wW wR rR rW 1R 2R 2W", "ok", "1W hw"),
    ("a card that fits a house may not be left", "cats A.R=9D show=QC", "duty", "hw", "ok", "h5"),
    ("... nor with a space and no reserve", "cats show=5C 1=-", "duty", "hw", "ok", "h1"),
    ("spaces: for the reserve and the showing card", "cats A.W=5C A.H=5c 1=- 2=KS6C 3=9S8D7C", "no-fit",
     "w1 21 31x2 31x3 31", "ok", "t"),
    ("... catsfull: for a house's top card too", "catsfull A.W=5C A.H=5c 1=- 2=KS6C", "no-fit", "w1", "ok", "t 21"),
    ("... catsfull: but the reserve's first", "catsfull A.R=4D A.H=5c 1=- 2=KS6C", "duty", "21", "ok", "r1",
     "space-first", "t"),
    ("groups: cats", "cats A.R=4D A.H=5c 1=TS9D8C 2=JH", "ok", "12x3", "no-fit", "13x2 12x2 13x3",
     "not-available", "12x4 12*"),
    ("... catsfull has none", "catsfull A.R=4D A.H=5c 1=TS9D8C 2=JH", "not-available", "12x3 12x2 12*"),
    ("nobody passes", "cats A.R=9D A.H=5c", "not-available", "p u", "ok", "ab t"),
    ("the opponent's piles, houses not dealt",
     "cats A.R=9D A.H=5c B.R=QD B.W=QD", "not-available", "R1 W1 Rf Wf"),
    ("a game that is over", "cats turn=over:= A.R=9D A.H=5c", "not-available", "t ab"),
)

# Columns: what it shows, position, attempt, its verdict, the fields that a call of stop changes.
STOPS = (
    ("the reserve's missed foundation play is made", "cats A.R=4cAD A.H=5c 1=AH idle=3 quiet=3", "1f", "reserve-first",
     "turn=B A.R=4C F=S00H00D10C00 idle=1 quiet=1"),
    ("another one is: the waste's", "cats A.R=9D A.W=3CAD A.H=5c idle=3 quiet=3", "t", "foundation-first",
     "turn=B A.W=3C F=S00H00D10C00 idle=1 quiet=1"),
    ("the reserve's top goes into the lowest space", "cats A.R=4c9D A.H=5c 3=- 6=- idle=3 quiet=3", "t", "space-first",
     "turn=B A.R=4C 3=9D idle=1 quiet=4"),
    ("what is out of order is taken back, the showing card with it", "cats A.R=9D A.H=5c show=QC 1=- idle=3 quiet=3",
     "h1", "duty", "turn=B A.H=5cqc show=- idle=4 quiet=4"),
    ("a card left that fits goes back too, and no second one is laid", "cats A.R=9D A.H=5c show=QC", "hw", "duty",
     "turn=B A.H=5cqc show=- idle=1 quiet=1"),
    ("what does not fit", "cats A.R=9D A.H=5c show=5D", "h1", "no-fit", "turn=B A.H=5c5d show=- idle=1 quiet=1"),
    ("what is not available", "cats A.R=9D A.H=5c B.W=QD", "W1", "not-available", "turn=B idle=1 quiet=1"),
    ("the play made for the player may win", "cats A.R=4c9D show=AC", "hw", "foundation-first",
     "turn=over:A show=- F=S00H00D00C10"),
    ("... the waste's", "catsfull A.R=4c9D A.W=AC", "t", "foundation-first",
     "turn=over:A A.W=- F=S00H00D00C10"),
    ("stalemate by a stop", "cats A.R=9D A.H=5c quiet=199", "r1", "no-fit", "turn=over:= idle=1 quiet=200"),
    ("a wrong call costs nothing", "catsfull A.R=9D A.H=5c", "t", "ok", ""),
)

# Columns: what it shows, finished game, points of A and B, the reckoning (RULES 7).
SCORES = (
    ("won with a reserve left: it does not count", "cats turn=over:A rest=1 A.R=2c9D B.R=2c3cTH B.H=5c4d B.W=6C",
     (39, 0), [("game", 1, 30), ("reserve", 3, 6), ("hand", 2, 2), ("waste", 1, 1)]),
    ("abandoning is losing, without more", "catsfull turn=over:B rest=1 A.R=2c9D A.H=5c B.H=4d", (0, 35),
     [("game", 1, 30), ("reserve", 2, 4), ("hand", 1, 1), ("waste", 0, 0)]),
    ("a stalemate", "cats turn=over:= rest=1 A.R=2c9D A.H=5c B.W=2D", (0, 4),
     [("count", 5, 5), ("count", 1, 1), ("difference", 0, 4)]),
)

_A = "6d7d8d9dtdjdqdkdac2c3c4c5c6c7c8c9ctcjcqckc"
_PACK = "as2s3s4s5s6s7s8s9stsjsqsksah2h3h4h5h6h7h8h9hthjhqhkhad2d3d4d5d6d7d8d9dtdjdqdkdac2c3c4c5c6c7c8c9ctcjcqckc"
# A's first turn; B is not dealt yet.
STAGGERED = (
    "rules=cats turn=A A.R=as2s3s4s5s6s7s8s9stsjsQS A.H=ksah2h3h4h5h6h7h8h9hthjhqhkhad" + _A
    + " A.W=- B.R=- B.H=" + _PACK + " B.W=- show=- 1=2D 2=3D 3=4D 4=5D 5=. 6=. 7=. 8=. F=S00H00D00C00 "
    "idle=0 quiet=0 runs=0,0 flags=-"
)

# Columns: what it shows, a valid position, fields that damage it, the field that the message names.
REFUSED = (
    ("one house not dealt", "cats 5=-", "5=.", "5"),
    ("catsfull has no staggered deal", "catsfull 5=-", "5=.", "5"),
    ("the houses of the player to move not dealt", STAGGERED, "turn=B", "turn"),
    ("one house dealt, three not", STAGGERED, "5=KC B.H=" + _PACK[:-2], "5"),
    ("a reserve before the houses are dealt", STAGGERED, "B.R=KC B.H=" + _PACK[:-2], "B.R"),
    ("a waste before the houses are dealt", STAGGERED, "B.W=KC B.H=" + _PACK[:-2], "B.W"),
    ("not the whole pack", STAGGERED, "A.W=KC B.H=" + _PACK[:-2], "B.H"),
    ("a reserve face down", "cats A.R=2c9D", "A.R=2c9d", "A.R"),
    ("a face-down card in a house", "cats 1=9C8D", "1=9c8D", "1"),
    ("held", "cats A.R=9D show=5C", "flags=h", "flags"),
    ("options", "cats A.R=9D", "rules=cats+groups", "rules"),
    ("a house out of use", "catsfull 5=-", "5=#", "5"),
)

READ = (
    ("a staggered deal", STAGGERED),
    ("... given up at once", STAGGERED.replace("turn=A", "turn=over:B")),
    ("several cards of a waste", "cats A.R=2c9D A.W=5C6C7H B.R=3cTD"),
)
