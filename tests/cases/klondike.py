"""`klondike`, a patience for one (RULES 8)."""

# fmt: off

# Nothing is left to turn up and nothing fits, so the game can only be resigned.
STUCK = (
    "klondike F=SdHdD0C0 1=adac2d2c3d3c4d4c5d5c6d6c7d7c8d8c9d9cJD 2=tdtcjcqckcQD 3=KD 4=- 5=- 6=- 7=-"
)

# Columns: what it shows, position, legal moves. Houses not given hold KS KC KH KD TS TC 7S; the hand has the rest.
MOVES = (
    ("turning up", "klondike", "t"),
    ("nothing is compulsory", "klondike 1=AS A.W=AH", "1f t wf"),
    ("the next rank up", "klondike F=S1H0D0C0 1=2S A.W=3S", "1f t"),
    ("a house's card onto a house", "klondike 7=QH", "71 72 t"),
    ("the waste's top onto a house", "klondike A.W=ASQH", "t w1 w2"),
    ("... a king into a space", "klondike A.W=KS 1=-", "t w1"),
    ("... no other card", "klondike A.W=9S 1=- 2=5H 3=4H 4=3H", "t"),
    ("a house's king into a space, if it is not alone", "klondike 1=- 2=5hKS 3=KC", "21 t"),
    ("... no other card", "klondike 1=- 2=5hQS 3=7C 4=7H 5=7D", "t"),
    ("several cards onto a house that the undermost fits", "klondike 1=2h9S8D7C 2=TD", "12x3 t"),
    ("... a whole house", "klondike 1=9S8D7C 2=TD", "12x3 t"),
    ("... led by a king into a space, a face-down card being left", "klondike 1=2hKSQHJC 2=- 3=5D 4=4D 5=3D 6=2D 7=6H",
     "12x3 t"),
    ("... led by no other card", "klondike 1=2hQHJC 2=- 3=5D 4=4D 5=3D 6=2D 7=6H", "t"),
    ("... not the whole house", "klondike 1=KSQHJC 2=- 3=5D 4=4D 5=3D 6=2D 7=6H", "t"),
    ("... the face-up cards alone", "klondike 1=9d8S 2=TS 3=9H", "13 32 t"),
    ("with a group and its top card going to different places", "klondike 1=2hJSTH 2=QD 3=JC", "12x2 13 24 25 32 t"),
    ("a waste alone is turned over", "klondike rest=A.W A.W=4D 7=7S", "t"),
    ("every kind of move in the order of the notation",
     "klondike F=S1H0D0C0 1=3d2S 2=6dKD 3=QS 4=JH 5=- 6=3H 7=4C A.W=KH",
     "16 1f 25 32 43 67 t w5"),
    ("no move is left", STUCK, ""),
    ("a game that is over", "klondike turn=over:- 1=AS", ""),
)

# Columns: what it shows, position, moves to play, the changed fields.
PLAYS = (
    ("t lays the top of the hand on the waste", "klondike rest=7 7=7S A.H=5c4d A.W=2C", "t", "A.H=5c A.W=2C4D"),
    ("... the last one", "klondike rest=7 7=7S A.H=4d A.W=2C", "t", "A.H=- A.W=2C4D"),
    ("... with an empty hand it turns the waste over and lays none", "klondike rest=7 7=7S A.W=2C4D9S", "t",
     "A.H=9s4d2c A.W=- runs=1"),
    ("... then the first of them again", "klondike rest=7 7=7S A.W=2C4D9S", "t t", "A.H=9s4d A.W=2C runs=1"),
    ("a bared face-down card is turned up", "klondike 1=2h3s9H 5=TS", "15", "1=2h3S 5=TS9H"),
    ("... by a foundation play", "klondike 1=2h3sAH", "1f", "1=2h3S F=S0H1D0C0"),
    ("... by a group", "klondike 1=2h3s9H8S 5=TS", "15x2", "1=2h3S 5=TS9H8S"),
    ("a house emptied is a space", "klondike 1=9H 5=TS", "15", "1=- 5=TS9H"),
    ("a group led by a king into a space", "klondike 1=2hKSQH 2=-", "12x2", "1=2H 2=KSQH"),
    ("the waste's top", "klondike A.W=5C9H 5=TS", "w5", "A.W=5C 5=TS9H"),
    ("the counters stay 0, however long it lasts", "klondike rest=7 7=7S A.W=2C4D", "t t t t t t t",
     "A.H=4d2c A.W=- runs=3"),
    ("won when the foundations hold all cards",
     "klondike F=SdHdDdCc 1=KC 2=- 3=- 4=- 5=- 6=- 7=-", "1f", "turn=over:A 1=- F=SdHdDdCd"),
    ("... the waste's", "klondike F=SdHdDdCc A.W=KC 1=- 2=- 3=- 4=- 5=- 6=- 7=-", "wf", "turn=over:A A.W=- F=SdHdDdCd"),
    ("not before, though hand and waste are empty",
     "klondike F=SdHdDdCb 1=KCQC 2=- 3=- 4=- 5=- 6=- 7=-", "1f", "1=KC F=SdHdDdCc"),
    ("given up", "klondike 1=AS", "ab", "turn=over:-"),
    ("... where no move is left", STUCK, "ab", "turn=over:-"),
)

# Columns: what it shows, position, then alternately a verdict and the attempts that get it.
VERDICTS = (
    ("the foundation verdicts do not occur", "klondike 1=AS A.W=AH 7=QH", "ok", "1f wf 72 t", "no-fit", "12 17 w2"),
    ("no space-first: turning up is free", "klondike 1=-", "ok", "t", "no-fit", "23 51"),
    ("kings alone into a space", "klondike A.W=QS 1=- 2=5hKS 3=6hQH 4=KC 5=QCJH", "no-fit",
     "w1 31 41 51 51x2", "ok", "21", "not-available", "54x3 33x2 12 1f"),
    ("a whole house into a space, led by a king", "klondike 1=KSQHJC 2=-", "no-fit", "12x3 12x2 12"),
    ("nothing shows, nobody passes, no reserve, nobody else", "klondike A.W=5C", "not-available",
     "h1 hw hf p u r1 rf R1 W1 Qf V1 12*", "no-fit", "wR wW wQ wV ww 1W 1R 1w"),
    ("nothing left to turn up", "klondike F=SdHdDdCb 1=KCQC 2=- 3=- 4=- 5=- 6=- 7=-", "not-available", "t w1",
     "ok", "1f ab", "no-fit", "12 19"),
    ("no move is left but to give up", STUCK, "ok", "ab", "not-available", "t p u w1 41", "no-fit", "1f 12 14 34"),
    ("groups longer than the face-up cards", "klondike 1=9d8S7H 2=TC 3=9H", "not-available", "12x3 13x3", "ok", "13x2",
     "no-fit", "12x2 13 11x2"),
    ("a game that is over", "klondike turn=over:- 1=AS", "not-available", "1f t ab"),
)

# Columns: what it shows, position, attempt, its verdict, the changed fields: none, because there is no stop.
STOPS = (
    ("what does not fit is put back", "klondike A.W=5C", "w1", "no-fit", ""),
    ("what is not available too", "klondike A.W=5C", "p", "not-available", ""),
)

# Columns: what it shows, finished game, points, the reckoning: none.
SCORES = (
    ("no score for a patience won", "klondike turn=over:A F=SdHdDdCd 1=- 2=- 3=- 4=- 5=- 6=- 7=-", (0,), []),
    ("... nor for one given up", "klondike turn=over:- 1=AS", (0,), []),
)

# Columns: what it shows, a valid position, fields that damage it, the field that the message names.
REFUSED = (
    ("a reserve", "klondike A.W=5C", "A.R=5C A.W=-", "A.R"),
    ("... face down", "klondike A.W=5C", "A.R=5c A.W=-", "A.R"),
    ("a card showing", "klondike A.W=5C", "show=5C A.W=-", "show"),
    ("a second player", "klondike A.W=5C", "turn=B", "turn"),
    ("won by a second player", "klondike A.W=5C", "turn=over:B", "turn"),
    ("a counter", "klondike A.W=5C", "idle=1", "idle"),
    ("the other counter", "klondike A.W=5C", "quiet=1", "quiet"),
    ("two players' runs", "klondike A.W=5C", "runs=0,0", "runs"),
    ("a house's top face down", "klondike 1=3h5C", "1=3h5c", "1"),
    ("a face-down card above a face-up one", "klondike 1=3h5C6C", "1=3h5C6c", "1"),
    ("two foundations of a suit", "klondike A.W=5C", "F=S00H00D00C00", "F"),
    ("options", "klondike A.W=5C", "rules=klondike+groups", "rules"),
    ("a flag", "klondike A.W=5C", "flags=o", "flags"),
    ("a house not dealt", "klondike 7=-", "7=.", "7"),
)

READ = (
    ("as it is played", "klondike A.W=5C6H 1=3h2d9SKC 2=- F=S2H0D1C0 runs=3"),
    ("won", "klondike turn=over:A F=SdHdDdCd 1=- 2=- 3=- 4=- 5=- 6=- 7=-"),
)
