"""`three`: three players, the joker, the house out of use (RULES 3, 4, 7, 9)."""

# fmt: off

# Columns: what it shows, position, legal moves. Houses not given hold the kings, S S C C H H D D, and the ninth
# the ten of spades; the next player has the cards that are left, the one after that two of them.
MOVES = (
    ("the next player's piles are R W, the other one's Q V", "three A.R=9D A.H=5c B.R=TD B.W=8D C.R=8D C.W=TD 9=7C",
     "rQ rR rV rW t"),
    ("... for B the next is C", "three turn=B B.R=9D B.H=5c C.R=TD A.W=8D 9=7C", "rR rV t"),
    ("... for C the next is A", "three turn=C C.R=9D C.H=5c A.R=TD B.W=8D 9=7C", "rR rV t"),
    ("... of a house's card, after the houses", "three A.R=4C A.H=5c 1=9D 9=TS B.W=8D C.W=TD", "19 1V 1W t"),
    ("... of the showing card", "three A.R=4C show=9D B.R=8D C.R=TD 9=7C", "hQ hR hw"),
    ("nobody else's piles are available", "three A.R=9D A.H=5c B.R=AS B.W=AH C.R=AD C.W=AC 9=7C", "t"),
    ("the ninth house is as the others", "three A.R=9D A.H=5c 9=TS 1=KSQH", "12 13 14 r9 t"),
    ("a house out of use is no space", "three A.R=9D A.H=5c 9=#", "t"),
    ("... the next one to become empty is", "three A.R=9D A.H=5c 8=- 9=#", "r8"),
    ("the reserve's foundation play first", "three A.R=AS 1=AH show=AD", "rf"),
    ("then the others", "three A.R=9D 1=AH show=AD", "1f hf"),
    ("passing", "three A.R=9D 9=7C", "p"),
    # options
    ("waste: loads on both", "three+waste A.R=4C A.W=9D B.R=8D C.W=TD 9=7C", "t wR wV"),
    ("release: a load on either opponent", "three+release F=S00H10D00C00 A.R=9D A.H=3s 1=2H5C 9=7C B.W=4C C.R=6C",
     "1Q 1W"),
    ("... for C: A is the next player, B the other", "three+release turn=C F=S00H10D00C00 C.R=9D C.H=3s 1=2H5C 9=7C "
     "A.W=4C B.R=6C", "1Q 1W"),
    ("mustload: on either opponent", "three+mustload A.R=9D A.H=5c C.R=TD", "rQ"),
    ("closed: the third player's face-down reserve takes no load", "three+closed A.R=9D A.H=5c C.R=td 9=7C", "t"),
    ("a joker that lies face down is turned up like any card", "three+closed A.R=4cxx A.H=5c", "u"),
    ("... a hand of the joker alone", "three A.R=9D A.H=xx 9=7C", "t"),
)

# Columns: what it shows, position, moves to play, the changed fields.
PLAYS = (
    ("the turn goes round", "three A.R=9D show=5C", "hw", "turn=B A.W=5C show=- idle=1 quiet=1"),
    ("... to C", "three turn=B B.R=9D show=5C", "hw", "turn=C B.W=5C show=- idle=1 quiet=1"),
    ("... to A", "three turn=C C.R=9D 9=7C", "p", "turn=A idle=1 quiet=1"),
    ("loads on the player after the next", "three A.R=4c9D C.W=TD 9=7C idle=3 quiet=4", "rV",
     "A.R=4C C.W=TD9D idle=0"),
    ("... C's on B", "three turn=C C.R=4c9D B.R=TD 9=7C idle=3 quiet=4", "rQ", "C.R=4C B.R=TD9D idle=0"),
    ("a new hand is counted for its player", "three turn=C C.R=9D C.W=2D7S runs=1,2,3", "t",
     "C.H=7s C.W=- show=2D runs=1,2,4"),
    # the house out of use
    ("the first house to become empty goes out of use", "three A.R=9D A.H=5c 1=QH 2=KS", "12", "1=# 2=KSQH"),
    ("... by a foundation play", "three A.R=9D A.H=5c 7=AH", "7f", "7=# F=S00H10D00C00"),
    ("... by a load", "three A.R=9D A.H=5c 7=7H C.W=8H", "7V", "7=# C.W=8H7H"),
    ("... the second one stays", "three A.R=9D A.H=5c 1=QH 2=KS 9=#", "12", "1=- 2=KSQH"),
    ("... whichever the first one was", "three A.R=9D A.H=5c 1=# 2=QH 3=KS", "23", "2=- 3=KSQH"),
    ("... a house that has cards left too", "three A.R=9D A.H=5c 1=KSQH 2=KS", "12", "1=KS 2=KSQH"),
    # the joker
    ("the joker turned up from the hand: the next card takes its place", "three A.R=9D A.H=2c5cxx idle=3 quiet=4", "t",
     "A.H=2c show=5C idle=0"),
    ("... where there is none, nothing shows, and the turn goes on", "three A.R=9D A.H=xx A.W=4C6C idle=3 quiet=4",
     "t", "A.H=- idle=0"),
    ("... a new hand then", "three A.R=9D A.H=xx A.W=4C6C idle=3 quiet=4", "t t",
     "A.H=6c A.W=- show=4C idle=0 runs=1,0,0"),
    ("... a pass, where there is no waste either", "three A.R=9D A.H=xx 9=7C idle=3 quiet=4", "t p",
     "turn=B A.H=- idle=1 quiet=5"),
    ("... it may be the last card of all", "three A.H=xx idle=3 quiet=4", "t", "turn=over:A A.H=- idle=0"),
    ("the joker bared in a reserve", "three A.R=4c7hxx9D A.H=5c 1=TS idle=3 quiet=4", "r1",
     "A.R=4c7H 1=TS9D idle=0"),
    ("... where it is the last one", "three A.R=xx9D A.H=5c 1=TS idle=3 quiet=4", "r1", "A.R=- 1=TS9D idle=0"),
    ("... the last of all", "three A.R=xx9D 1=TS", "r1", "turn=over:A A.R=- 1=TS9D"),
    ("... by a foundation play", "three A.R=4cxxAD A.H=5c", "rf", "A.R=4C F=S00H00D10C00"),
    ("closed: turned up by u", "three+closed A.R=4c7hxx A.H=5c idle=3 quiet=4", "u", "A.R=4c7H idle=0"),
    ("... the last one", "three+closed A.R=xx A.H=5c", "u", "A.R=-"),
    ("... the last of all", "three+closed A.R=xx", "u", "turn=over:A A.R=-"),
    ("... as the reserve's next card", "three+closed A.R=4cxx9D A.H=5c 1=TS", "r1", "A.R=4C 1=TS9D"),
    ("backs: bared in a house, the owner's hand gives the next card", "three+backs A.R=9D A.H=5c2s 1=xxQC 8=KD idle=3",
     "18", "A.H=5c 1=2S 8=KDQC idle=0"),
    ("... of another player's house", "three+backs rest=C.H A.R=9D A.H=5c B.H=4d2s 5=xxQC 8=KD idle=3", "58",
     "B.H=4d 5=2S 8=KDQC idle=0"),
    ("... the third player's", "three+backs A.R=9D A.H=5c C.H=4d2s 7=xxQC 8=KD idle=3", "78",
     "C.H=4d 7=2S 8=KDQC idle=0"),
    ("... the owner without a hand: the house is empty, and out of use", "three+backs A.R=9D A.W=5C 1=xxQC 8=KD", "18",
     "1=# 8=KDQC"),
    ("... or a space", "three+backs A.R=9D A.W=5C 1=xxQC 8=KD 9=#", "18", "1=- 8=KDQC"),
    ("... the owner's last card", "three+backs A.R=9D A.H=5c C.H=2s 7=xxQC 8=KD", "78",
     "turn=over:C C.H=- 7=2S 8=KDQC"),
    # the end
    ("won", "three turn=C C.R=9D 1=TS", "r1", "turn=over:C C.R=- 1=TS9D"),
    ("abandoned: the next player has won", "three A.R=9D show=5C", "ab", "turn=over:B A.H=5c show=-"),
    ("... after C it is A", "three turn=C C.R=9D C.H=5c", "ab", "turn=over:A"),
    ("idle at three times the limit: on it goes",
     "three F=SddHddDddC00 rest=1 1=9C A.R=4C A.H=5c show=7C B.H=2c3c8c C.W=2C3C 2=6C 3=6C 4=4C "
     "5=5C 6=7C 7=8C 8=9C 9=# idle=11", "hw", "turn=B A.W=7C show=- idle=12 quiet=1"),
    ("... beyond it a stalemate",
     "three F=SddHddDddC00 rest=1 1=9C A.R=4C A.H=5c show=7C B.H=2c3c8c C.W=2C3C 2=6C 3=6C 4=4C "
     "5=5C 6=7C 7=8C 8=9C 9=# idle=12", "hw", "turn=over:= A.W=7C show=- idle=13 quiet=1"),
    ("... the most may be C's",
     "three F=SddHddDddC00 rest=1 1=9C A.R=4C A.H=5c show=7C C.H=2c3c C.W=8C2C B.W=3C 2=6C 3=6C 4=4C "
     "5=5C 6=7C 7=8C 8=9C 9=# idle=14", "hw", "turn=B A.W=7C show=- idle=15 quiet=1"),
    ("quiet 200", "three A.R=9D show=5D quiet=199", "hw", "turn=over:= A.W=5D show=- idle=1 quiet=200"),
    ("peek: the next turn is fresh", "three+peek turn=B B.R=9D show=5C", "hw",
     "turn=C B.W=5C show=- idle=1 quiet=1 flags=o"),
)

# Columns: what it shows, position, then alternately a verdict and the attempts that get it.
VERDICTS = (
    ("the opponents' piles are no sources", "three A.R=9D A.H=5c B.R=QH B.W=QD C.R=QH C.W=QD", "not-available",
     "R1 W1 Q1 V1 Rf Wf Qf Vf"),
    ("... but may be loaded, all four", "three A.R=9D A.H=5c B.R=TD B.W=8D C.R=8D C.W=TD", "ok", "rR rW rQ rV",
     "no-fit", "1R 1W 1Q 1V rw"),
    ("a house out of use", "three A.R=9D A.H=5c 9=#", "no-fit", "r9 19 12", "not-available", "91 9f 9R 92x2",
     "ok", "t"),
    ("... no space: turning up is free, nothing is missed", "three A.R=9D A.H=5c 9=#", "ok", "t", "not-available", "p"),
    ("a space beside it", "three A.R=9D A.H=5c 8=- 9=#", "space-first", "t", "ok", "r8"),
    ("release: a load that would not release a card", "three+release F=S00H10D00C00 A.R=9D A.H=3s 1=2HQC C.R=TD C.W=8D "
     "9=7C", "duty", "rQ rV t", "no-fit", "rR rW 1Q", "ok", "16"),
    ("the joker can be turned up", "three A.R=9D A.H=xx 9=7C", "ok", "t", "not-available", "h1 p"),
)

# What it shows, position, attempt, its verdict, what has changed when an opponent has called stop.
STOPS = (
    ("the turn passes to the next player", "three turn=B B.R=9D B.H=5c show=4S", "hf", "no-fit",
     "turn=C B.H=5c4s show=- idle=1 quiet=1"),
    ("the missed play empties a house, which goes out of use", "three A.R=9D A.H=5c 3=AH", "t", "foundation-first",
     "turn=B 3=# F=S00H10D00C00 idle=1 quiet=1"),
    ("closed: the reserve's top is turned up and goes into the space",
     "three+closed A.R=4c9d A.H=5c 8=- 9=# idle=3", "t", "space-first", "turn=B A.R=4C 8=9D idle=1 quiet=1"),
    ("... the joker aside, the next card", "three+closed A.R=4c9dxx A.H=5c 8=- 9=# idle=3", "t", "space-first",
     "turn=B A.R=4C 8=9D idle=1 quiet=1"),
    ("... the joker aside, and no next card", "three+closed A.R=xx A.H=5c 8=- 9=# idle=3", "t", "space-first",
     "turn=B A.R=- idle=1 quiet=1"),
    ("... with which the game is won", "three+closed A.R=xx 8=- 9=# idle=3", "p", "space-first",
     "turn=over:A A.R=- idle=0"),
)

# Columns: what it shows, finished game, points of A, B and C, the reckoning (RULES 7).
SCORES = (
    ("the winner scores 30 and the cards of both others",
     "three turn=over:B rest=1 A.R=2c9D A.H=5c C.H=4d C.W=6C7C", (0, 38, 0),
     [("game", 1, 30), ("reserve", 2, 4), ("hand", 2, 2), ("waste", 2, 2)]),
    ("stalemate: the lowest count scores the sum of the differences",
     "three turn=over:= rest=1 A.R=9D B.W=6C7C8C C.H=2c3c4c5c", (3, 0, 0),
     [("count", 2, 2), ("count", 3, 3), ("count", 4, 4), ("difference", 0, 3)]),
    ("... two lowest both score so", "three turn=over:= rest=1 A.R=9D4D B.W=6C7C C.H=2c3c", (0, 2, 2),
     [("count", 4, 4), ("count", 2, 2), ("count", 2, 2), ("difference", 0, 2)]),
)

# Columns: what it shows, a valid position, fields that damage it, the field that the message names.
REFUSED = (
    ("the joker face up in a waste", "three A.H=xx A.W=4C", "A.H=- A.W=4CXX", "A.W"),
    ("... showing", "three A.H=xx show=4C", "A.H=- show=XX", "show"),
    ("... in a house", "three A.H=xx 1=4C", "A.H=- 1=4CXX", "1"),
    ("... a reserve's top, face down", "three A.H=xx A.R=4C", "A.H=- A.R=xx", "A.R"),
    ("... below a face-up card of a house", "three A.H=xx 1=4C", "A.H=- 1=xx4C", "1"),
    ("two jokers", "three A.H=xx A.R=9D", "B.R=xx9D A.R=-", "B.R"),
    ("no joker in classic", "classic A.H=5c", "A.H=5cxx", "A.H"),
    ("two houses out of use", "three 8=- 9=#", "8=#", "9"),
    ("a house out of use with cards", "three 9=9D", "9=#9D", "9"),
    ("a house not dealt", "three 9=-", "9=.", "9"),
    ("no fourth player", "three A.R=9D", "turn=D", "turn"),
    ("two players' runs", "three A.R=9D", "runs=0,0", "runs"),
    ("a house's card face down", "three 1=4C9D", "1=4c9D", "1"),
)

# What the case shows, and a position that is read and written back unchanged.
READ = (
    ("the joker in a hand", "three turn=C A.H=5cxx2d A.R=9D"),
    ("... in a reserve", "three A.R=2cxx9D"),
    ("... in a house", "three+backs A.R=2c9D 1=xxQC 2=4cQH"),
    ("... its top, closed", "three+closed A.R=2c9D B.R=4cxx"),
    ("the joker aside, a house out of use, C has won", "three turn=over:C rest=1 5=# A.R=9D B.W=6C runs=1,0,2"),
)
