# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""`classic` without options (RULES 4) and its end (RULES 7)."""

# fmt: off

# Columns: what it shows, position, legal moves. Houses that are not given hold the kings: S S C C H H D D.
MOVES = (
    # group 1
    ("the reserve's foundation play comes before every other", "A.R=AS 1=AH show=AD", "rf"),
    ("... and before a load", "A.R=AS B.W=2S A.H=5c", "rf"),
    # group 2
    ("then every other foundation play, and nothing else", "A.R=9D B.R=8D 1=AH 5=AC show=AD", "1f 5f hf"),
    ("the showing card's foundation play bars leaving it", "A.R=9D show=AD", "hf"),
    ("a foundation play bars turning up", "A.R=9D A.H=5c 8=AC", "8f"),
    ("a foundation play bars passing", "A.R=9D 8=AC", "8f"),
    ("the own waste is not available for foundations", "A.R=9D A.W=AS", "t"),
    ("... nor are the opponent's reserve and waste", "A.R=9D A.H=5c B.R=AH B.W=AS", "t"),
    ("a covered house card is not available", "A.R=9D A.H=5c 1=ASQD", "12 13 14 15 t"),
    # what fits a foundation (RULES 1)
    ("the second ace starts the second foundation", "F=S10H00D00C00 1=AS", "1f"),
    ("the next rank up on the taller or the shorter foundation", "F=S31H00D00C00 1=4S 2=2S", "1f 2f"),
    ("not the rank between them", "F=S31H00D00C00 A.R=9D A.H=5c 1=3S", "t"),
    ("not a rank already there", "F=S30H00D00C00 A.R=9D A.H=5c 1=3S", "t"),
    ("not another suit of the same colour", "F=S30H00D00C00 A.R=9D A.H=5c 1=4C", "t"),
    ("two foundations that both fit are one move", "F=S00H00D22C00 1=3D", "1f"),
    ("a king closes a foundation, either king", "F=S00H00D00Cc0 5=9H", "3f 4f"),
    # cards to houses
    ("a house's card goes onto the next rank up of the other colour", "A.R=9D A.H=5c 8=QH", "81 82 83 84 t"),
    ("a black one onto a red one", "A.R=9D A.H=5c 1=QS", "16 17 18 t"),
    ("the reserve's top does", "A.R=QD A.H=5c", "r1 r2 r3 r4 t"),
    ("the showing card does", "A.R=9D show=QC", "h5 h6 h7 h8 hw"),
    ("the own waste's top does not", "A.R=9D A.W=QD", "t"),
    ("nor do the opponent's piles' tops", "A.R=9D A.H=5c B.R=7D B.W=4C 1=8C 8=5H", "t"),
    ("not onto a card two ranks up", "A.R=JD A.H=5c", "t"),
    ("not onto a card one rank down", "A.R=4C A.H=5c 8=3D", "t"),
    ("a king fits no ace", "A.R=KD A.H=5c 8=7C B.W=AD", "t"),
    ("a card fits its house's top, not the cards beneath", "A.R=QD A.H=5c 1=KS7H", "r2 r3 r4 t"),
    # spaces
    ("any available card goes into a space: here the reserve's", "A.R=9D 1=-", "r1"),
    ("... the showing card, which may also be left", "A.R=9D show=3C 1=-", "h1 hw r1"),
    ("... the top of a house of two cards, not the only card of a house", "A.R=9D 1=- 2=QH3C", "21 r1"),
    ("each of several spaces", "A.R=9D 1=- 7=-", "r1 r7"),
    ("a space takes no card from a waste", "A.H=5c A.W=3C B.W=4C B.R=9D 1=-", "t"),
    # loads
    ("the reserve's top loads either pile, up or down in suit", "A.R=9D A.H=5c B.R=TD B.W=8D", "rR rW t"),
    ("a house's top does", "A.R=4C A.H=5c 5=9H B.R=8H B.W=TH", "5R 5W t"),
    ("the showing card does", "A.R=4C show=9S B.R=8S B.W=TS", "hR hW hw"),
    ("the own waste's top does not", "A.R=4C A.W=9S B.R=8S B.W=TS", "t"),
    ("not in another suit", "A.R=9D A.H=5c B.R=TH B.W=8C", "t"),
    ("not the same rank", "A.R=9D show=4S 1=6C B.R=9D B.W=4S", "hw"),
    ("... nor another house's", "A.R=9D show=4S 1=6C B.R=6C", "hw"),
    ("not two ranks off: the reserve's", "A.R=9D A.H=5c B.R=JD B.W=7D", "t"),
    ("... and the other way", "A.R=9D A.H=5c B.R=7D B.W=JD", "t"),
    ("... a house's", "A.R=9D A.H=5c 1=6C B.R=8C B.W=4C", "t"),
    ("... and the other way", "A.R=9D A.H=5c 1=6C B.R=4C B.W=8C", "t"),
    ("... the showing card", "A.R=9D show=6C B.R=8C B.W=4C", "hw"),
    ("... and the other way", "A.R=9D show=6C B.R=4C B.W=8C", "hw"),
    ("not a king on an ace", "A.R=KD A.H=5c 8=7C B.R=AD", "t"),
    ("not on an empty pile", "A.R=9D A.H=5c", "t"),
    ("not on the own reserve", "A.R=TD A.H=5c 1=9D", "t"),
    ("not on the own waste", "A.R=4C A.H=5c 1=9D A.W=8D", "t"),
    ("only the top of the opponent's piles counts", "A.R=9D A.H=5c B.R=td4C B.W=8D2C", "t"),
    # turning up, leaving, passing
    ("cards in hand alone: t", "A.R=9D A.H=5c", "t"),
    ("cards in the waste alone: t", "A.R=9D A.W=5C", "t"),
    ("neither: p", "A.R=9D", "p"),
    ("a card showing: hw, neither t nor p", "A.R=9D A.H=5c A.W=6C show=4D", "hw"),
    ("a card showing, nothing left to turn: still no p", "A.R=9D show=4D", "hw"),
    ("a card may be left though it fits a house", "A.R=9D show=5C 1=6D", "h1 hw"),
    ("a space bars t while there is a reserve", "A.R=9D A.H=5c 1=-", "r1"),
    ("a space bars p while there is a reserve", "A.R=9D 1=-", "r1"),
    ("without a reserve a space does not bar t", "A.H=5c 1=-", "t"),
    ("... which may make a new hand", "A.W=5C 1=-", "t"),
    ("every kind of move, in the order of the notation", "A.R=QD show=9S B.R=8S B.W=JD 1=TH 2=- 3=KSTD",
     "32 3W h1 h2 h3 hR hw r2 r4 r5 r6 rW"),
    # the other seat
    ("for B the opponent is A", "turn=B B.R=9D B.H=5c A.R=TD A.W=8D", "rR rW t"),
    ("B plays all houses", "turn=B B.R=9D B.H=5c 1=QH", "12 13 14 15 t"),
    ("B's own waste is not available", "turn=B B.R=9D B.W=AS", "t"),
    ("a game that is over has no moves", "turn=over:A B.R=9D 1=AS", ""),
)

# Columns: what it shows, position, moves to play, the changed fields.
PLAYS = (
    ("turning up takes the hand's top", "A.R=9D A.H=5c4d", "t", "A.H=5c show=4D"),
    ("the hand's last card leaves the waste as it is", "A.R=9D A.H=5c A.W=2D3C", "t", "A.H=- show=5C"),
    ("a new hand: the waste's bottom card becomes the top of the hand", "A.R=9D A.W=2D7S9C", "t",
     "A.H=9c7s A.W=- show=2D runs=1,0"),
    ("... counted for the player who makes it", "turn=B B.R=9D B.W=2D7S9C runs=3,9", "t",
     "B.H=9c7s B.W=- show=2D runs=3,10"),
    ("leaving the showing card ends the turn", "A.R=9D A.W=3C show=5C", "hw",
     "turn=B A.W=3C5C show=- idle=1 quiet=1"),
    ("... B's too", "turn=B B.R=9D show=5C", "hw", "turn=A B.W=5C show=- idle=1 quiet=1"),
    ("passing ends the turn", "A.R=9D", "p", "turn=B idle=1 quiet=1"),
    ("nothing else ends it", "A.R=9D A.H=5c B.W=8D 1=TS", "rW", "A.R=- B.W=8D9D"),
    # the reserve
    ("the reserve's next card is turned up as it is bared: to a house", "A.R=4c7h9D A.H=5c 1=TS", "r1",
     "A.R=4c7H 1=TS9D"),
    ("... to a space", "A.R=4c7h9D A.H=5c 1=-", "r1", "A.R=4c7H 1=9D"),
    ("... to a foundation", "A.R=4c7hAD A.H=5c", "rf", "A.R=4c7H F=S00H00D10C00"),
    ("... as a load", "A.R=4c7h9D A.H=5c B.R=8c8D", "rR", "A.R=4c7H B.R=8c8D9D"),
    ("a reserve loaded upon bares a face-up card", "A.R=4c9D8D A.H=5c 1=9S", "r1", "A.R=4c9D 1=9S8D"),
    ("the opponent's reserve is turned up by its owner alone", "A.R=9D A.H=5c B.R=4cTD", "rR t",
     "A.R=- B.R=4cTD9D A.H=- show=5C"),
    # foundations: the larger first
    ("a first card", "A.R=9D 1=AS", "1f", "1=- F=S10H00D00C00"),
    ("the second ace", "A.R=9D 1=AH F=S00H50D00C00", "1f", "1=- F=S00H51D00C00"),
    ("on the taller", "A.R=9D 1=3D F=S00H00D21C00", "1f", "1=- F=S00H00D31C00"),
    ("on the shorter", "A.R=9D 1=2C F=S00H00D00C31", "1f", "1=- F=S00H00D00C32"),
    ("on one of two alike", "A.R=9D 1=3S F=S22H00D00C00", "1f", "1=- F=S32H00D00C00"),
    ("a king, in hexadecimal d", "A.R=9D F=S00H00D00Cc0 3=KC 4=9H", "3f", "3=- F=S00H00D00Cd0"),
    # cards between piles
    ("house to house", "A.R=9D A.H=5c 1=3C8S 2=9H", "12", "1=3C 2=9H8S"),
    ("house to space", "A.R=9D A.H=5c 1=3C8S 2=-", "12", "1=3C 2=8S"),
    ("showing card to a house; then more may be turned up", "A.R=9D A.H=5c show=8S 2=9H", "h2 t",
     "2=9H8S show=5C A.H=-"),
    ("showing card as a load", "A.R=9D A.H=5c show=8S B.W=7S", "hW", "show=- B.W=7S8S"),
    ("B loads A", "turn=B B.R=9D A.R=2cTD", "rR", "B.R=- A.R=2cTD9D turn=over:B"),
    # counters (RULES 7)
    ("idle: set to 0 as a reserve card goes to a house", "A.R=4c9D 1=TS idle=7 quiet=9", "r1",
     "A.R=4C 1=TS9D idle=0"),
    ("... as a load", "A.R=4c9D B.W=TD idle=7 quiet=9", "rW", "A.R=4C B.W=TD9D idle=0"),
    ("... the showing card to a house", "A.R=4C show=9D 1=TS idle=7 quiet=9", "h1", "show=- 1=TS9D idle=0"),
    ("... as a load", "A.R=4C show=9D B.R=TD idle=7 quiet=9", "hR", "show=- B.R=TD9D idle=0"),
    ("... a house's card as a load", "A.R=4C 1=9D B.R=TD idle=7 quiet=9", "1R", "1=- B.R=TD9D idle=0"),
    ("... and both counters as a house's card goes to a foundation", "A.R=4C 1=AD idle=7 quiet=9", "1f",
     "1=- F=S00H00D10C00 idle=0 quiet=0"),
    ("... the reserve's", "A.R=4cAD idle=7 quiet=9", "rf", "A.R=4C F=S00H00D10C00 idle=0 quiet=0"),
    ("... the showing card", "A.R=4C show=AD idle=7 quiet=9", "hf", "show=- F=S00H00D10C00 idle=0 quiet=0"),
    ("not as a card goes from house to house", "A.R=4C 1=9D 2=TS idle=7 quiet=9", "12", "1=- 2=TS9D"),
    ("not as a card is turned up", "A.R=4C A.H=5d idle=7 quiet=9", "t", "A.H=- show=5D"),
    ("not as a new hand is made", "A.R=4C A.W=5D idle=7 quiet=9", "t", "A.W=- show=5D runs=1,0"),
    ("not as a card is left", "A.R=4C show=5D idle=7 quiet=9", "hw", "turn=B A.W=5D show=- idle=8 quiet=10"),
    ("the turn in which they were set to 0 counts too", "1=AD show=5D A.R=4C A.H=2c idle=7 quiet=9",
     "1f r1 hw", "turn=B 1=4C A.R=- A.W=5D show=- F=S00H00D10C00 idle=1 quiet=1"),
    # won (RULES 7)
    ("won with the reserve's last card, nothing else left", "A.R=AD B.R=4C quiet=5", "rf",
     "turn=over:A A.R=- F=S00H00D10C00 quiet=0"),
    ("... with a load", "A.R=9D B.W=8D", "rW", "turn=over:A A.R=- B.W=8D9D"),
    ("... with the showing card, onto a house", "show=9D 1=TS", "h1", "turn=over:A show=- 1=TS9D"),
    ("... into a space", "show=9D 1=-", "h1", "turn=over:A show=- 1=9D"),
    ("not while a card shows", "A.R=AD show=4C", "rf", "A.R=- F=S00H00D10C00"),
    ("... but when that has gone too", "A.R=AD show=4C 1=5D", "rf h1",
     "turn=over:A A.R=- show=- 1=5D4C F=S00H00D10C00"),
    ("not with a card in hand", "A.R=AD A.H=4c", "rf", "A.R=- F=S00H00D10C00"),
    ("not with a card in the waste", "A.R=AD A.W=4C", "rf", "A.R=- F=S00H00D10C00"),
    ("not with a card in the reserve", "A.R=4D show=9D 1=TS", "h1", "show=- 1=TS9D"),
    ("B wins likewise", "turn=B B.R=AD A.R=4C", "rf", "turn=over:B B.R=- F=S00H00D10C00"),
    # abandoned
    ("abandoning, the next player has won", "A.R=9D A.H=5c idle=3 quiet=4", "ab", "turn=over:B"),
    ("... with a card showing, which goes back face down onto the hand", "A.R=9D A.H=5c show=4D", "ab",
     "turn=over:B A.H=5c4d show=-"),
    ("... by B", "turn=B B.R=9D show=4D", "ab", "turn=over:A B.H=4d show=-"),
    # stalemate: idle > 2 * (1 + the most cards a player has in hand and waste)
    ("idle at the limit: on it goes",
     "F=SddHddDddC00 rest=1 1=9C A.R=4C A.H=5c show=7C B.H=2c3c8c 2=6C 3=6C 4=3C "
     "5=5C 6=7C 7=8C 8=9C idle=7", "hw", "turn=B A.W=7C show=- idle=8 quiet=1"),
    ("idle beyond it: over", "F=SddHddDddC00 rest=1 1=9C A.R=4C A.H=5c show=7C B.H=2c3c8c 2=6C 3=6C 4=3C "
     "5=5C 6=7C 7=8C 8=9C idle=8", "hw", "turn=over:= A.W=7C show=- idle=9 quiet=1"),
    ("hand and waste of a player count together",
     "F=SddHddDddC00 rest=1 1=9C A.R=4C A.H=5c show=7C B.H=2c B.W=3C8C "
     "2=6C 3=6C 4=3C 5=5C 6=7C 7=8C 8=9C idle=7", "hw", "turn=B A.W=7C show=- idle=8 quiet=1"),
    ("the most may be the mover's, the card just left among them",
     "F=SddHddDddC00 rest=1 1=9C A.R=4C A.H=5c3c show=7C "
     "B.H=2c B.R=8C 2=6C 3=6C 4=3C 5=5C 6=7C 7=8C 8=9C idle=7", "hw", "turn=B A.W=7C show=- idle=8 quiet=1"),
    ("... and is no more than that",
     "F=SddHddDddC00 rest=1 1=9C A.R=4C A.H=5c3c show=7C B.H=2c B.R=8C 2=6C 3=6C "
     "4=3C 5=5C 6=7C 7=8C 8=9C idle=8", "hw", "turn=over:= A.W=7C show=- idle=9 quiet=1"),
    ("reserves do not count",
     "F=SddHddDddC00 rest=1 1=9C A.R=4C B.R=2c3c4cKC B.H=8c 2=6C 3=6C 4=3C 5=5C 6=7C 7=8C "
     "8=9C idle=4", "p", "turn=over:= idle=5 quiet=1"),
    ("... a pass at the limit",
     "F=SddHddDddC00 rest=1 1=9C A.R=4C B.R=2c3c4cKC B.H=8c 2=6C 3=6C 4=3C 5=5C 6=7C 7=8C "
     "8=9C idle=3", "p", "turn=B idle=4 quiet=1"),
    # stalemate: quiet >= 200
    ("quiet 199: on it goes", "A.R=4C show=5D quiet=198", "hw", "turn=B A.W=5D show=- idle=1 quiet=199"),
    ("quiet 200: over", "A.R=4C show=5D quiet=199", "hw", "turn=over:= A.W=5D show=- idle=1 quiet=200"),
    ("... by a pass", "turn=B B.R=4C quiet=199", "p", "turn=over:= idle=1 quiet=200"),
    ("a foundation play in the last turn saves the game", "A.R=4c9D show=5D 1=AC quiet=199", "1f r1 hw",
     "turn=B A.R=4C A.W=5D 1=9D show=- F=S00H00D00C10 idle=1 quiet=1"),
)

# Columns: what it shows, finished game, points of A and B, the reckoning (RULES 7).
SCORES = (
    ("30, 2 for a reserve card, 1 for a hand or waste card",
     "turn=over:A rest=1 B.R=2c3c9D B.H=5c6c7c8cac B.W=JCQC", (43, 0),
     [("game", 1, 30), ("reserve", 3, 6), ("hand", 5, 5), ("waste", 2, 2)]),
    ("B wins", "turn=over:B rest=1 A.R=2c9D A.W=JC", (0, 35),
     [("game", 1, 30), ("reserve", 2, 4), ("hand", 0, 0), ("waste", 1, 1)]),
    ("abandoning loses, without more: the winner's own cards do not count",
     "turn=over:B rest=1 A.R=9D A.H=5c4d B.R=2c3cTH B.H=ah2h", (0, 34),
     [("game", 1, 30), ("reserve", 1, 2), ("hand", 2, 2), ("waste", 0, 0)]),
    ("stalemate: the lower count scores the difference",
     "turn=over:= rest=1 A.R=2c9D A.H=5c B.R=9C B.W=2D3D4D5D6DJD",
     (3, 0), [("count A", 5, 5), ("count B", 8, 8), ("difference", 0, 3)]),
    ("... B's", "turn=over:= rest=1 A.R=2c9D A.H=5c B.W=2D", (0, 4),
     [("count A", 5, 5), ("count B", 1, 1), ("difference", 0, 4)]),
    ("... equal counts score nothing", "turn=over:= rest=1 A.R=9D B.W=2D B.H=5c", (0, 0),
     [("count A", 2, 2), ("count B", 2, 2), ("difference", 0, 0)]),
    ("a draw scores nothing", "turn=over:- rest=1 A.R=9D B.W=2D", (0, 0), []),
    ("a game that goes on scores nothing yet", "A.R=9D A.H=5c", (0, 0), []),
)
