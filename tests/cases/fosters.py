# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""`foster`, `foster36` and `foster32` (RULES 5), their end (RULES 7), verdicts and stop (RULES 9)."""

# fmt: off

# What it shows, position, its legal moves. Houses that are not given hold the kings: S S C C H H D D; with the short
# packs the aces, which rank above them. No reserve unless one is given.
MOVES = (
    # group 1
    ("every foundation play, from every pile that is open",
     "foster A.R=AS A.W=AD 1=AH B.R=AS B.W=AC", "1f Rf Wf rf wf"),
    ("... the showing card's too, beside the reserve's", "foster A.R=AS show=AC 1=AH", "1f hf rf"),
    ("... and nothing else: no turning up, no pass, no load", "foster A.R=9d A.H=5c A.W=8S 1=AH B.W=9S", "1f"),
    ("... with a space open", "foster A.R=9D A.H=5c 1=- B.W=AH", "Wf"),
    ("a reserve's top that lies face down is nobody's to play", "foster A.R=as A.H=5c B.R=ah", "p t u"),
    ("a covered card is not available", "foster A.R=9D A.W=AS5C B.R=AS6S B.W=AC4D", "p t"),
    # houses
    ("a house's top goes onto a house", "foster A.H=5c 1=QH", "12 13 14 15 p t"),
    ("the own reserve's top, face up, does", "foster A.R=QD A.H=5c", "p r1 r2 r3 r4 t"),
    ("the showing card does", "foster show=QC", "h5 h6 h7 h8 hw"),
    ("the own waste's top does", "foster A.W=QD", "p t w1 w2 w3 w4"),
    ("the opponent's waste's top does", "foster A.H=5c B.W=QD 7=3C 8=4C", "W1 W2 W3 W4 p t"),
    ("... while a card shows", "foster show=5C B.W=QD 7=3C 8=8C", "W1 W2 W3 W4 hw"),
    ("the opponent's reserve's top does not", "foster A.H=5c B.R=QD", "7R 8R p t"),
    # spaces
    ("a house's top goes into a space", "foster A.H=5c 1=- 2=KS5H", "21 p t"),
    ("... not the only card of a house", "foster A.H=5c 1=- 2=5H", "p t"),
    ("the own reserve's top does, and while there is one nothing is turned up", "foster A.R=5D A.H=5c 1=- 3=-",
     "p r1 r3"),
    ("the showing card does", "foster show=5C 1=-", "h1 hw"),
    ("no card from a waste does", "foster A.H=3c A.W=7D B.W=4C 1=-", "p t"),
    ("without a reserve a space does not bar turning up", "foster A.W=5C 1=-", "p t"),
    # loads
    ("the reserve's top loads the opponent's reserve and waste", "foster A.R=9D A.H=5c B.R=TD B.W=8D", "p rR rW t"),
    ("a house's top does", "foster A.H=5c 5=9H B.R=8H B.W=TH", "5R 5W p t"),
    ("the showing card does", "foster show=9S B.R=8S B.W=TS", "hR hW hw"),
    ("the own waste's top does", "foster A.W=9S B.R=8S B.W=TS", "p t wR wW"),
    ("the opponent's waste's top does not go onto the reserve", "foster A.H=5c B.R=8S B.W=9S", "p t"),
    ("nothing goes onto a reserve that lies face down", "foster A.R=9D A.H=5c B.R=td", "p t"),
    ("nor onto the own waste or reserve", "foster A.R=9D A.H=5c A.W=TD 1=8D", "p t"),
    # turning up the reserve, the hand; passing
    ("u while the reserve lies face down", "foster A.R=4c9d A.H=5c", "p t u"),
    ("... with a space open: no t", "foster A.R=4c9d A.H=5c 1=-", "p u"),
    ("... not when it is up", "foster A.R=4c9D A.H=5c", "p t"),
    ("... not while a card shows", "foster A.R=4c9d show=5C", "hw"),
    ("... not without a reserve", "foster A.H=5c", "p t"),
    ("nothing to turn up", "foster A.R=9D", "p"),
    ("... but the reserve", "foster A.R=9d", "p u"),
    ("a waste alone is turned up", "foster A.W=9D", "p t"),
    # held
    ("a held reserve goes nowhere", "foster A.R=QD show=5C flags=h", "hw"),
    ("... not into a space", "foster A.R=QD show=5C 1=- flags=h", "h1 hw"),
    ("... not onto the opponent", "foster A.R=9D show=5C B.R=TD flags=h", "hw"),
    ("... but to a foundation", "foster A.R=AD show=5C flags=h", "rf"),
    ("... the others are as free as ever", "foster A.R=QD A.W=QH show=QC B.W=QD flags=h",
     "7W 8W W1 W2 W3 W4 h5 h6 h7 h8 hw w1 w2 w3 w4"),
    ("not held, it may go while a card shows", "foster A.R=QD show=5C", "hw r1 r2 r3 r4"),
    # third run
    ("third run: no pass while the reserve fits a house", "foster A.R=QD A.H=5c runs=2,0", "r1 r2 r3 r4 t"),
    ("... a space", "foster A.R=5D A.H=3c 1=- runs=2,0", "r1"),
    ("... while the own waste fits a house", "foster A.W=QD runs=2,0", "t w1 w2 w3 w4"),
    ("... no leaving a card that fits a house", "foster show=QD runs=2,0", "h1 h2 h3 h4"),
    ("... a space", "foster show=5D 1=- runs=2,0", "h1"),
    ("... nor while another fits", "foster A.W=QD show=5C runs=2,0", "w1 w2 w3 w4"),
    ("... nor while the reserve does", "foster A.R=QD show=5C runs=2,0", "r1 r2 r3 r4"),
    ("... nor after the second new hand alone", "foster A.W=QD runs=3,0", "t w1 w2 w3 w4"),
    ("... nor after the 256th", "foster A.W=QD runs=256,0", "t w1 w2 w3 w4"),
    ("... B's", "foster turn=B B.W=QD runs=0,2", "t w1 w2 w3 w4"),
    ("... before it a pass is free", "foster A.R=QD A.H=5c runs=1,9", "p r1 r2 r3 r4 t"),
    ("... and leaving a card", "foster show=QD runs=1,9", "h1 h2 h3 h4 hw"),
    ("... a held reserve does not count", "foster A.R=QD show=5C flags=h runs=2,0", "hw"),
    ("... nor one that lies face down", "foster A.R=qd A.H=5c runs=2,0", "p t u"),
    ("... nor a space for the waste, which may not go there", "foster A.W=5D 1=- runs=2,0", "p t"),
    ("... nor what fits nowhere", "foster A.R=9D A.W=9D A.H=5c runs=2,0", "p t"),
    ("... nor a load", "foster A.R=9D A.H=5c B.R=TD runs=2,0", "p rR t"),
    ("... nor a house's card", "foster A.H=5c 1=QH runs=2,0", "12 13 14 15 p t"),
    ("... nor the opponent's waste", "foster A.H=5c B.W=QD 7=3C 8=4C runs=2,0", "W1 W2 W3 W4 p t"),
    # the other seat
    ("for B the opponent's piles are A's", "foster turn=B B.R=AS A.R=AH A.W=AD", "Rf Wf rf"),
    ("... onto houses", "foster turn=B B.H=5c A.W=QD 7=3C 8=4C", "W1 W2 W3 W4 p t"),
    # short packs
    ("36: the six starts a foundation", "foster36 A.H=7c 1=6S", "1f"),
    ("... the ace closes it", "foster36 A.H=7c F=S80H00D00C00 8=7D", "1f 2f"),
    ("... and is the rank above the king: in houses", "foster36 A.H=7c 1=KH", "12 13 14 15 p t"),
    ("... and as a load", "foster36 A.H=7c B.R=KD B.W=KC", "3W 4W 7R 8R W5 W6 W7 W8 p t"),
    ("... the king no longer leads", "foster36 A.H=7c F=S70H00D00C00 1=KS", "1f"),
    ("... the next rank up", "foster36 A.H=8c F=S10H00D00C00 1=7S", "1f"),
    ("32: the seven starts a foundation", "foster32 A.H=8c 1=7S", "1f"),
    ("... the ace closes it", "foster32 A.H=8c F=S70H00D00C00 8=8D", "1f 2f"),
    ("... and is the rank above the king", "foster32 A.H=8c 1=KH", "12 13 14 15 p t"),
    ("a game that is over", "foster turn=over:- A.R=4c9d 1=AC", ""),
)

# What it shows, position, moves to play, what has changed in the line.
PLAYS = (
    ("u turns the reserve up and does nothing else", "foster A.R=4c9d A.H=5c idle=4 quiet=5", "u", "A.R=4c9D"),
    ("nothing else turns it up: the card beneath stays face down", "foster A.R=4c9D A.H=5c 1=TS", "r1",
     "A.R=4c 1=TS9D"),
    ("... after a load", "foster A.R=4c9D A.H=5c B.W=TD", "rW", "A.R=4c B.W=TD9D"),
    ("... after a foundation play", "foster A.R=4cAD A.H=5c", "rf", "A.R=4c F=S00H00D10C00"),
    ("... a card loaded upon it bares a face-up one", "foster A.R=4c9D8D A.H=5c 1=9S", "r1", "A.R=4c9D 1=9S8D"),
    ("... nor the opponent's, taken to a foundation", "foster A.R=9D A.H=5c B.R=4cAD", "Rf",
     "B.R=4c F=S00H00D10C00"),
    ("t holds a reserve that is face up", "foster A.R=9D A.H=5c", "t", "A.H=- show=5C flags=h"),
    ("... not one that is face down", "foster A.R=9d A.H=5c", "t", "A.H=- show=5C"),
    ("... nor an empty one", "foster A.H=5c", "t", "A.H=- show=5C"),
    ("... while that card shows: it goes onto a house", "foster A.R=9D show=QC 5=KH flags=h", "h5",
     "show=- 5=KHQC flags=-"),
    ("... into a space", "foster A.R=9D show=QC 1=- flags=h", "h1", "show=- 1=QC flags=-"),
    ("... onto the opponent", "foster A.R=9D show=QC B.W=JC flags=h", "hW", "show=- B.W=JCQC flags=-"),
    ("... to a foundation", "foster A.R=9D show=AC flags=h", "hf", "show=- F=S00H00D00C10 flags=-"),
    ("... to the waste", "foster A.R=9D show=QC flags=h", "hw", "turn=B A.W=QC show=- idle=1 quiet=1 flags=-"),
    ("... another card's moves change nothing", "foster A.R=9D show=5C 1=QH flags=h", "13", "1=- 3=KSQH"),
    ("held, it goes to a foundation; then nothing is held", "foster A.R=QDAD show=5C flags=h", "rf",
     "A.R=QD F=S00H00D10C00 flags=-"),
    ("... and what lay under it face up may go", "foster A.R=QDAD show=5C 1=KS flags=h", "rf r1",
     "A.R=- 1=KSQD F=S00H00D10C00 flags=-"),
    ("a pass ends the turn, with cards in hand", "foster A.R=9D A.H=5c idle=4 quiet=5", "p", "turn=B idle=5 quiet=6"),
    ("a new hand is made as ever", "foster A.R=9D A.W=2D7S9C", "t",
     "A.H=9c7s A.W=- show=2D runs=1,0 flags=h"),
    # counters
    ("idle: set to 0 as the opponent's waste's top goes to a house", "foster A.H=5c B.W=3CQD 1=KS idle=4 quiet=5", "W1",
     "B.W=3C 1=KSQD idle=0"),
    ("... to a foundation", "foster A.H=5c B.W=3CAD idle=4 quiet=5", "Wf", "B.W=3C F=S00H00D10C00 idle=0 quiet=0"),
    ("... the opponent's reserve's top", "foster A.H=5c B.R=3CAD idle=4 quiet=5", "Rf",
     "B.R=3C F=S00H00D10C00 idle=0 quiet=0"),
    ("... the own waste's top to a house", "foster A.H=5c A.W=3CQD 1=KS idle=4 quiet=5", "w1",
     "A.W=3C 1=KSQD idle=0"),
    ("... as a load", "foster A.H=5c A.W=3CQD B.W=JD idle=4 quiet=5", "wW", "A.W=3C B.W=JDQD idle=0"),
    ("not as the reserve is turned up, nor as a card goes from house to house",
     "foster A.R=9d A.H=5c 1=QH 2=KS idle=4 quiet=5", "u 12", "A.R=9D 1=- 2=KSQH"),
    # won
    ("won with the last card", "foster A.W=QD 1=KS", "w1", "turn=over:A A.W=- 1=KSQD"),
    ("not with a reserve left", "foster A.R=9d A.W=QD 1=KS", "w1", "A.W=- 1=KSQD"),
    ("the opponent has won whose last card is taken from the waste", "foster rest=A.H B.W=QD 1=KS", "W1",
     "turn=over:B B.W=- 1=KSQD"),
    ("... to a foundation", "foster rest=A.H B.W=AD", "Wf", "turn=over:B B.W=- F=S00H00D10C00"),
    ("... from the reserve", "foster rest=A.H B.R=AD", "Rf", "turn=over:B B.R=- F=S00H00D10C00"),
    ("... a card that shows going back to the hand", "foster rest=A.W A.H=4c A.R=9D show=5C B.R=AD flags=h", "Rf",
     "turn=over:B A.H=4c5c show=- B.R=- F=S00H00D10C00 flags=-"),
    ("... not while another card is left", "foster rest=A.H B.R=4cAD", "Rf", "B.R=4c F=S00H00D10C00"),
    # drawn
    ("idle beyond the limit is a draw",
     "foster F=SddHddDddC00 rest=1 1=9C A.R=4C A.H=5c show=7C B.H=2c3c8c 2=6C 3=6C 4=3C "
     "5=5C 6=7C 7=8C 8=9C idle=8", "hw", "turn=over:- A.W=7C show=- idle=9 quiet=1"),
    ("... at it on it goes",
     "foster F=SddHddDddC00 rest=1 1=9C A.R=4C A.H=5c show=7C B.H=2c3c8c 2=6C 3=6C 4=3C "
     "5=5C 6=7C 7=8C 8=9C idle=7", "hw", "turn=B A.W=7C show=- idle=8 quiet=1"),
    ("quiet 200 is a draw", "foster A.R=9D show=5D flags=h quiet=199", "hw",
     "turn=over:- A.W=5D show=- idle=1 quiet=200 flags=-"),
    ("... by a pass", "foster36 A.R=9D A.H=7c quiet=199", "p", "turn=over:- idle=1 quiet=200"),
    ("abandoning, the opponent has won", "foster A.R=9D show=5C flags=h", "ab",
     "turn=over:B A.H=5c show=- flags=-"),
    # short packs
    ("36: a six, an ace", "foster36 A.H=7c F=S80H00D00C00 1=AS 2=6D 3=8D", "1f 2f",
     "1=- 2=- F=S90H00D10C00"),
    ("32: a second foundation", "foster32 A.H=8c F=S00H30D00C00 1=7H", "1f", "1=- F=S00H31D00C00"),
    ("32: a king onto an ace", "foster32 A.H=8c 1=KH 2=AS", "12", "1=- 2=ASKH"),
)

# What it shows, position, then by turns a verdict and the attempts that get it.
VERDICTS = (
    ("the reserve has no priority: any missed foundation play is the same", "foster A.R=AS A.H=5c 1=AH 2=QH",
     "ok", "1f rf", "foundation-first", "23 t p r3 2f"),
    ("... the opponent's piles' too", "foster A.H=5c B.W=AS B.R=AH", "ok", "Wf Rf", "foundation-first", "t p W1 R1 1W"),
    ("... while one is held", "foster A.R=AS show=5C flags=h", "ok", "rf", "not-available", "r1 rR t p u",
     "foundation-first", "hw h1 1f"),
    ("a held reserve is not available but for a foundation", "foster A.R=QD show=5C flags=h",
     "not-available", "r1 r9 rR rW rw", "no-fit", "rf", "ok", "hw"),
    ("turning up", "foster A.R=4c9d show=5C", "not-available", "u t p r1 rf", "ok", "hw"),
    ("... the reserve is up", "foster A.R=4c9D A.H=5c", "not-available", "u hw h1 hf", "ok", "t p"),
    ("... a reserve face down", "foster A.R=4c9d A.H=5c", "not-available", "r1 rf rW R1 w1 W1 Q1 Vf", "ok", "u t p"),
    ("space-first for turning up alone", "foster A.R=4c9D A.H=5c 1=-", "space-first", "t", "ok", "p r1"),
    ("... with the reserve face down", "foster A.R=4c9d A.H=5c 1=-", "space-first", "t", "ok", "p u"),
    ("a card from a waste into a space", "foster A.H=3c A.W=7D B.W=4C 1=-", "no-fit", "w1 W1", "ok", "t p"),
    ("the opponent's waste is no source of loads, nor his reserve of anything but foundation plays",
     "foster A.H=5c B.R=8S B.W=9S 1=9H", "no-fit", "WR WW Ww Rw R1 RW Rf Wf", "ok", "t p"),
    ("the third run: ending the turn", "foster A.R=QD A.H=5c runs=2,0", "duty", "p", "ok", "t r1"),
    ("... leaving a card", "foster show=QD A.W=QD runs=2,0", "duty", "hw", "not-available", "p"),
    ("no third player", "foster A.R=9D A.W=6C A.H=5c", "not-available", "Q1 V1 Qf Vf QR VW", "no-fit", "rQ rV"),
    ("groups, whole houses", "foster A.H=5c 1=TH9S8D 2=TD", "not-available", "12x2 12*"),
    ("a game that is over", "foster turn=over:- A.R=4c9d A.H=5c", "not-available", "u t p ab"),
)

# What it shows, position, attempt, its verdict, what has changed when the opponent has called stop.
STOPS = (
    ("a missed foundation play ends the turn, and is not made", "foster A.R=4c9D A.H=5c 1=AC idle=3 quiet=4", "t",
     "foundation-first", "turn=B idle=4 quiet=5"),
    ("... the reserve's no less", "foster A.R=AD A.H=5c idle=3 quiet=4", "p", "foundation-first",
     "turn=B idle=4 quiet=5"),
    ("... the showing card goes back", "foster A.R=9D A.H=5c show=4S 1=AC flags=h", "hw", "foundation-first",
     "turn=B A.H=5c4s show=- idle=1 quiet=1 flags=-"),
    ("... the missed card itself", "foster A.R=9D A.H=5c show=AS", "hw", "foundation-first",
     "turn=B A.H=5cas show=- idle=1 quiet=1"),
    ("... from the opponent's waste", "foster A.R=9D A.H=5c B.W=AS", "p", "foundation-first",
     "turn=B idle=1 quiet=1"),
    ("... the turn that ends so may be the last", "foster A.R=9D A.H=5c 1=AC quiet=199", "p", "foundation-first",
     "turn=over:- idle=1 quiet=200"),
    ("what does not fit is put back, and the player goes on", "foster A.R=9D show=5C", "h1", "no-fit", ""),
    ("... what is not available", "foster A.R=9D show=5C flags=h", "r1", "not-available", ""),
    ("... turning up with a space open", "foster A.R=9D A.H=5c 1=-", "t", "space-first", ""),
    ("... ending the third run", "foster A.R=QD A.H=5c runs=2,0", "p", "duty", ""),
    ("a wrong call costs nothing", "foster A.R=9D A.H=5c", "p", "ok", ""),
    ("a game that is over stays as it is", "foster turn=over:A B.H=5c 1=AC", "t", "not-available", ""),
    ("36: likewise", "foster36 A.R=9D A.H=7c 1=6C", "t", "foundation-first", "turn=B idle=1 quiet=1"),
    ("32: likewise", "foster32 A.R=9D A.H=8c", "r1", "no-fit", ""),
)

# What it shows, finished game, points of A and B, the reckoning (RULES 7).
SCORES = (
    ("30, 2 for a reserve card, 1 for a hand or waste card", "foster turn=over:A rest=1 B.R=2c3cTH B.H=5c4d B.W=6C",
     (39, 0), [("game", 1, 30), ("reserve", 3, 6), ("hand", 2, 2), ("waste", 1, 1)]),
    ("abandoned: 20 more, and the cards that the other has left",
     "foster turn=over:B rest=1 A.R=2c9D A.H=5c4d B.R=2c3cTH",
     (0, 56), [("game", 1, 30), ("forfeit", 1, 20), ("reserve", 2, 4), ("hand", 2, 2), ("waste", 0, 0)]),
    ("drawn: nothing is scored", "foster turn=over:- rest=1 A.R=2c9D B.W=2D", (0, 0), []),
    ("36: abandoned", "foster36 turn=over:A rest=1 A.W=8S B.R=7c9D", (54, 0),
     [("game", 1, 30), ("forfeit", 1, 20), ("reserve", 2, 4), ("hand", 0, 0), ("waste", 0, 0)]),
    ("32: won", "foster32 turn=over:B rest=1 A.H=9d", (0, 31),
     [("game", 1, 30), ("reserve", 0, 0), ("hand", 1, 1), ("waste", 0, 0)]),
)

# What it shows, position that is read, fields that spoil it, field that the message names.
REFUSED = (
    ("held, with no card showing", "foster A.R=9D A.H=5c", "flags=h", "flags"),
    ("held, face down", "foster A.R=9d show=5C", "flags=h", "flags"),
    ("held, without a reserve", "foster show=5C", "flags=h", "flags"),
    ("held, the other player's", "foster turn=B A.R=9D show=5C", "flags=h", "flags"),
    ("held twice", "foster A.R=9D show=5C", "flags=hh", "flags"),
    ("a fresh turn", "foster A.R=9D A.H=5c", "flags=o", "flags"),
    ("a face-down card above a face-up one", "foster A.R=2c3C9D", "A.R=2C3c9D", "A.R"),
    ("... at the top", "foster A.R=2c3C9D", "A.R=2c3C9d", "A.R"),
    ("a face-down card in a house", "foster 1=9C8D", "1=9c8D", "1"),
    ("a house not dealt", "foster 5=-", "5=.", "5"),
    ("a house out of use", "foster 5=-", "5=#", "5"),
    ("options", "foster A.R=9D", "rules=foster+waste", "rules"),
    ("36: a card below the six", "foster36 A.W=6C", "A.W=5C", "A.W"),
    ("36: a foundation of ten", "foster36 A.W=7C", "F=Sa0H00D00C00", "F"),
    ("32: a card below the seven", "foster32 A.W=7C", "A.W=6C", "A.W"),
    ("32: a foundation of nine", "foster32 A.W=8C", "F=S90H00D00C00", "F"),
    ("32: one foundation of a suit", "foster32 A.W=8C", "F=S0H0D0C0", "F"),
)

# What it shows, position that is read and written back as it stands.
READ = (
    ("a reserve face down", "foster A.R=2c3c9d B.R=4cTD A.H=5c"),
    ("held", "foster A.R=2c9D show=5C flags=h"),
    ("... B's", "foster turn=B B.R=2c9D show=5C flags=h"),
    ("36: all foundations complete but one card", "foster36 turn=over:A rest=B.W F=S99H99D99C98"
     " 1=- 2=- 3=- 4=- 5=- 6=- 7=- 8=-"),
    ("32: the same", "foster32 turn=over:A rest=B.W F=S88H88D88C87 1=- 2=- 3=- 4=- 5=- 6=- 7=- 8=-"),
    ("drawn", "foster turn=over:- A.R=2c9d A.H=5c B.W=6C"),
)
