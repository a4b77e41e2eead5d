"""`simple`: the game of `classic` with one pack and six houses (RULES 3, 4, 7)."""

# fmt: off

# Columns: what it shows, position, legal moves. Houses that are not given hold KS KC KH KD TS TC.
MOVES = (
    ("the reserve's foundation play first", "simple A.R=AS 1=AH show=AD", "rf"),
    ("then the others", "simple A.R=9D 1=AH show=AD", "1f hf"),
    ("there is one foundation of a suit: the next rank up alone", "simple F=S3H0D0C0 A.R=5D A.H=5c 1=4S", "1f"),
    ("houses, spaces, loads", "simple A.R=9D show=8S B.W=8D 1=- 2=KSQH", "21 23 h1 hw r1 r6 rW"),
    ("six houses", "simple A.R=9D A.H=5c", "r5 r6 t"),
    ("a space bars turning up", "simple A.R=5D A.H=5c 6=-", "r6"),
    ("waste: its top", "simple+waste A.R=5D A.W=9D", "t w5 w6"),
    ("groups", "simple+groups A.R=5D A.H=3s 1=9S8D 2=TD", "12x2 t"),
    ("backs", "simple+backs A.R=5D A.H=3s 1=4cQC", "14 15"),
    ("closed", "simple+closed A.R=4c9d A.H=5c", "u"),
    ("peek", "simple+peek A.R=9D A.H=5c 1=AC flags=o", "1f t"),
    ("mustload", "simple+mustload A.R=9D A.H=5c B.W=8D", "rW"),
    ("release", "simple+release F=S0H1D0C0 A.R=5D A.H=3s 1=2HQC", "14 15"),
)

# Columns: what it shows, position, moves to play, the changed fields.
PLAYS = (
    ("the first card of a foundation", "simple A.R=4cAD A.H=5c idle=3 quiet=4", "rf",
     "A.R=4C F=S0H0D1C0 idle=0 quiet=0"),
    ("the last one", "simple F=ScH0D0C0 A.R=9D A.H=5c 1=KS 2=KC", "1f", "1=- F=SdH0D0C0"),
    ("leaving a card", "simple A.R=9D show=5C", "hw", "turn=B A.W=5C show=- idle=1 quiet=1"),
    ("backs: a bared card is turned up", "simple+backs A.R=5D A.H=3s 1=4cQC 4=KH", "14", "1=4C 4=KHQC"),
    ("won", "simple A.R=9D 5=TS", "r5", "turn=over:A A.R=- 5=TS9D"),
    ("idle at the limit: on it goes",
     "simple F=SdHdDdC0 rest=1 1=9C A.R=4C A.H=5c show=7C B.H=2c3c8c 2=6C 3=JC 4=TC 5=QC 6=KC idle=7", "hw",
     "turn=B A.W=7C show=- idle=8 quiet=1"),
    ("idle beyond it: a stalemate",
     "simple F=SdHdDdC0 rest=1 1=9C A.R=4C A.H=5c show=7C B.H=2c3c8c 2=6C 3=JC 4=TC 5=QC 6=KC idle=8", "hw",
     "turn=over:= A.W=7C show=- idle=9 quiet=1"),
    ("quiet 200", "simple A.R=9D show=5D quiet=199", "hw", "turn=over:= A.W=5D show=- idle=1 quiet=200"),
    ("abandoned", "simple A.R=9D show=5D", "ab", "turn=over:B A.H=5d show=-"),
)

# Columns: what it shows, position, then alternately a verdict and the attempts that get it.
VERDICTS = (
    ("there are no seventh and eighth house", "simple A.R=9D A.H=5c", "no-fit", "r7 r8 17", "not-available", "71 8f",
     "ok", "r5 t"),
    ("a second ace there is not: a foundation takes the next rank alone", "simple F=S3H0D0C0 A.R=9D 1=5S A.H=5c",
     "no-fit", "1f rf"),
)

# Columns: what it shows, position, attempt, its verdict, the fields that a call of stop changes.
STOPS = (
    ("a missed foundation play is made", "simple A.R=9D A.H=5c 3=AH", "t", "foundation-first",
     "turn=B 3=- F=S0H1D0C0 idle=1 quiet=1"),
    ("the reserve's top into a space", "simple A.R=4c9D A.H=5c 6=-", "t", "space-first",
     "turn=B A.R=4C 6=9D idle=1 quiet=1"),
)

# Columns: what it shows, finished game, points of A and B, the reckoning (RULES 7).
SCORES = (
    ("won", "simple turn=over:A rest=1 B.R=2c9D B.H=5c B.W=6C", (36, 0),
     [("game", 1, 30), ("reserve", 2, 4), ("hand", 1, 1), ("waste", 1, 1)]),
    ("a stalemate", "simple turn=over:= rest=1 A.R=2c9D A.H=5c B.W=2D", (0, 4),
     [("count", 5, 5), ("count", 1, 1), ("difference", 0, 4)]),
)

# Columns: what it shows, a valid position, fields that damage it, the field that the message names.
REFUSED = (
    ("a card twice", "simple A.R=9D A.W=5C", "A.W=9D", "A.W"),
    ("two foundations of a suit", "simple A.R=9D", "F=S00H00D00C00", "F"),
    ("a reserve of 11 or 12", "simple A.R=9D", "rules=simple+r12", "rules"),
    ("a house not dealt", "simple 6=-", "6=.", "6"),
    ("a house out of use", "simple 6=-", "6=#", "6"),
    ("a face-down house card without backs", "simple 1=3H5C", "1=3h5C", "1"),
)

READ = (
    ("as it is played", "simple A.R=2c9D A.W=5C6H F=S2H0D1C0 runs=3,1 idle=1 quiet=2"),
    ("backs", "simple+backs A.R=2c9D 1=3h5C 2=6dTH"),
)
