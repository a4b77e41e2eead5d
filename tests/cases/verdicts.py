# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Verdicts on attempts (RULES 9).

Columns: what it shows, position, then alternately a verdict and the attempts that get it. In STOPS: what it shows,
position, the attempt that the opponent stops, its verdict, and the fields that this changes.
"""

# fmt: off

from tests.cases.foster import START
from tests.cases.onepack import THREE_SUITS

CLASSIC = (
    ("every legal move, and abandoning", "A.R=QD show=9S B.R=8S B.W=JD 1=TH 2=- 3=KSTD",
     "ok", "32 3W h1 h2 h3 hR hw r2 r4 r5 r6 rW ab"),
    # not-available
    ("the wastes and the opponent's reserve are never offered", "A.R=9D A.W=QD A.H=5c B.R=QH B.W=QD 1=KS",
     "not-available", "w1 wf wW ww W1 Wf Ww R1 Rf RR Rw"),
    ("there is no third player", "A.R=9D A.H=5c", "not-available", "Q1 V1 Qf Vw"),
    ("no card shows", "A.R=9D A.H=5c", "not-available", "h1 hf hw hR"),
    ("a card shows: nothing is turned up, nobody passes", "A.R=9D show=5C A.H=6c", "not-available", "t p",
     "ok", "hw"),
    ("nothing is left to turn up", "A.R=9D", "not-available", "t", "ok", "p"),
    ("no pass with a hand", "A.R=9D A.H=5c", "not-available", "p"),
    ("no pass with a waste", "A.R=9D A.W=5C", "not-available", "p"),
    ("no reserve is face down here", "A.R=4c9D A.H=5c", "not-available", "u"),
    ("the own reserve is empty", "A.H=5c", "not-available", "r1 rf rW"),
    ("an empty house has no card", "A.R=9D A.H=5c 3=-", "not-available", "31 3f 3R"),
    ("there is no ninth house", "A.R=9D A.H=5c", "not-available", "91 9f"),
    ("groups are not in these rules", "A.R=9D A.H=5c 1=QH 2=JHTS9H 3=QC",
     "not-available", "23x2 23x3 23x4 23* 13* 99x2"),
    # reserve-first, foundation-first
    ("the reserve's foundation play missed, whatever else is done", "A.R=AS 1=AH show=AD 2=- 3=KSQD B.W=JD",
     "reserve-first", "1f hf h2 3W 32 r2 rW 12 hw", "ok", "rf ab"),
    ("... but a card that is not available comes before that", "A.R=AS 1=AH A.W=AD 2=-",
     "not-available", "w1 2f h1 hw p"),
    ("another foundation play missed, whatever else is done", "A.R=9D 1=AH show=AD 2=- 3=KSQD B.W=JD",
     "foundation-first", "h2 3W 32 r2 rf 12 hw 45", "ok", "1f hf ab"),
    ("... turning up", "A.R=9D A.H=5c 1=AH", "foundation-first", "t"),
    ("... passing", "A.R=9D 1=AH", "foundation-first", "p"),
    ("... before the space", "A.R=9D A.H=5c 1=AH 2=-", "foundation-first", "t r2"),
    ("... but a card that is not available comes before that", "A.R=9D A.H=5c 1=AH 2=-",
     "not-available", "2f h2 hw p u w1"),
    # no-fit
    ("not on this house", "A.R=9D A.H=5c 1=TD 2=TS", "no-fit", "r1 21 12 r3", "ok", "r2"),
    ("not on a foundation", "A.R=9D show=3D 1=4S F=S20H00D10C00", "no-fit", "rf hf 1f"),
    ("a move that changes nothing", "A.R=9D 1=- 2=QHJS A.H=5c", "no-fit", "22 31 33", "ok", "21"),
    ("a house that is not there", "A.R=9D show=5C", "no-fit", "r9 19 h9"),
    ("a load that does not fit", "A.R=9D A.H=5c B.R=TH B.W=9D 1=2D", "no-fit", "rR rW 1R 1W"),
    ("a load on an empty pile", "A.R=9D show=5C", "no-fit", "rR rW 1R 1W hR hW"),
    ("no third player's piles", "A.R=9D show=5C", "no-fit", "rQ rV 1Q 1V hQ hV"),
    ("the own waste takes the showing card alone", "A.R=9D A.W=8D show=5C", "no-fit", "rw 1w", "ok", "hw"),
    ("a card that does not fit comes before the space", "A.R=9D A.H=5c 1=-", "no-fit", "r2 23"),
    # space-first
    ("turning up with a space and a reserve", "A.R=9D A.H=5c 1=-", "space-first", "t", "ok", "r1"),
    ("... making a new hand", "A.R=9D A.W=5C 8=-", "space-first", "t", "ok", "r8"),
    ("passing with a space and a reserve", "A.R=9D 1=-", "space-first", "p", "ok", "r1"),
    ("... not while a card shows: it is not available then", "A.R=9D A.H=6c show=5C 1=-", "not-available",
     "t p"),
    ("leaving a card with a space is free", "A.R=9D show=5C 1=-", "ok", "hw h1 r1"),
    ("a space without a reserve", "A.H=5c 1=-", "ok", "t"),
    # over
    ("a game that is over", "turn=over:B A.R=9D A.H=5c 1=-", "not-available", "r1 t ab p hw 12"),
)

ONEPACK = (
    ("every legal move, and abandoning", "onepack A.H=kc A.W=TC B.W=9C 1=8C 2=7S8S 3=6S 4=-",
     "ok", "23* 24 W1 w4 wW ab"),
    # not-available
    ("there are no reserves and no third player", "onepack A.H=kc", "not-available", "r1 rf R1 Rf Q1 V1 u"),
    ("nobody passes", "onepack A.H=kc", "not-available", "p"),
    ("no card shows", "onepack A.H=kc", "not-available", "h1 hw hW"),
    ("a card shows", "onepack A.H=kc show=9S A.W=5C 1=-", "not-available", "t"),
    ("nothing is left to turn up", "onepack show=9S", "not-available", "t"),
    ("the wastes are empty", "onepack A.H=kc", "not-available", "w1 wW W1"),
    ("a complete house", THREE_SUITS + "1=AS2S3S4S5S6S A.H=7s8s9s B.H=jsqsksts", "not-available",
     "62 61 6f 67* 61*"),
    ("a group of some cards", "onepack A.H=kc 1=7S8S9S 2=6S 3=7C", "not-available", "12x2 12x3 12x4 32x2"),
    ("a whole house of one card, or of none", "onepack A.H=kc 1=7S 2=6S 3=-", "not-available", "12* 32*"),
    ("a house not dealt yet", START, "not-available", "51 5f 51*"),
    # no-fit: nothing is compulsory, so no foundation-first and no duty
    ("there are no foundations", "onepack A.H=kc show=AS A.W=AC B.W=3C 1=2S", "no-fit", "1f hf wf Wf"),
    ("not on this house", "onepack A.H=kc show=9S A.W=TC B.W=3C 1=7S8S", "no-fit", "h2 w1 W1 12 21",
     "ok", "h1 hw"),
    ("... nor as a whole", "onepack A.H=kc 1=7S8S 2=9S 3=6S 4=-", "no-fit", "12* 11* 14* 19*", "ok", "13*"),
    ("nor against its direction", "onepack A.H=kc show=6S 1=7S8S", "no-fit", "h1"),
    ("a complete house takes nothing", THREE_SUITS + "1=AS2S3S4S5S6S A.H=8s9s show=7S B.H=jsqsksts", "no-fit",
     "h6 16 16*"),
    ("a move that changes nothing", "onepack A.H=kc 1=7S 2=- 3=3C4C", "no-fit", "11 12 33", "ok", "32"),
    ("a house that is not dealt, or not there", START, "no-fit", "15 18 19 11"),
    ("no load from a house", "onepack A.H=kc B.W=9S A.W=7S 1=8S", "no-fit", "1W 1w 1R"),
    ("nor of another suit, or two ranks off, or on nothing", "onepack A.H=kc A.W=9S show=2C B.W=7S", "no-fit",
     "wW hW hR wR hQ hV"),
    ("the opponent's waste's top goes to houses that it fits alone", "onepack A.H=kc A.W=TS B.W=9S 1=-",
     "no-fit",
     "W1 W2 WW Ww WR"),
    ("the own waste's top does not go back onto itself", "onepack A.H=kc A.W=TS", "no-fit", "ww"),
    # space-first
    ("turning up with a space and an own waste", "onepack A.H=kc A.W=9S 1=-", "space-first", "t"),
    ("... with an empty hand", "onepack A.W=9S 1=-", "space-first", "t"),
    ("a space without an own waste", "onepack A.H=kc 1=-", "ok", "t"),
    # over
    ("a game that is over", "onepack turn=over:B A.H=kc A.W=9S 1=-", "not-available", "w1 t ab p hw 12"),
)

STOPS = (
    ("the reserve's missed foundation play is made, and the turn passes",
     "A.R=4cAD A.H=5c 1=AH idle=3 quiet=3", "1f", "reserve-first",
     "turn=B A.R=4C F=S00H00D10C00 idle=1 quiet=1"),
    ("of other missed foundation plays the first in the list", "A.R=9D A.H=5c 3=AH 5=AC idle=3 quiet=3", "t",
     "foundation-first",
     "turn=B 3=- F=S00H10D00C00 idle=1 quiet=1"),
    ("the showing card goes back face down onto the hand", "A.R=9D A.H=5c show=4S 3=AH", "hw",
     "foundation-first",
     "turn=B A.H=5c4s show=- 3=- F=S00H10D00C00 idle=1 quiet=1"),
    ("... unless it was the missed play", "A.R=9D A.H=5c show=AS", "hw", "foundation-first",
     "turn=B show=- F=S10H00D00C00 idle=1 quiet=1"),
    ("the reserve's top goes into the lowest space", "A.R=4c9D A.H=5c 2=- 7=- idle=3 quiet=3", "t",
     "space-first",
     "turn=B A.R=4C 2=9D idle=1 quiet=4"),
    ("... at a pass too", "A.R=4c9D 1=- idle=3 quiet=3", "p", "space-first",
     "turn=B A.R=4C 1=9D idle=1 quiet=4"),
    ("what does not fit is taken back", "A.R=9D A.H=5c idle=3 quiet=3", "r1", "no-fit",
     "turn=B idle=4 quiet=4"),
    ("... the showing card onto the hand", "A.R=9D A.H=5c show=4S idle=3 quiet=3", "h1", "no-fit",
     "turn=B A.H=5c4s show=- idle=4 quiet=4"),
    ("what is not available likewise", "A.R=9D A.H=5c A.W=QD idle=3 quiet=3", "w1", "not-available",
     "turn=B idle=4 quiet=4"),
    ("B is stopped likewise", "turn=B B.R=9D B.H=5c show=4S", "rf", "no-fit",
     "turn=A B.H=5c4s show=- idle=1 quiet=1"),
    ("a wrong call costs nothing", "A.R=9D A.H=5c 1=TS", "r1", "ok", ""),
    ("the play made for the player may win", "A.R=AD", "p", "reserve-first",
     "turn=over:A A.R=- F=S00H00D10C00"),
    ("... and so may the last reserve card", "A.R=9D 4=-", "p", "space-first", "turn=over:A A.R=- 4=9D"),
    ("the turn counts as ended: stalemate", "A.R=9D A.H=5c show=4S quiet=199", "h1", "no-fit",
     "turn=over:= A.H=5c4s show=- idle=1 quiet=200"),
    ("a game that is over stays as it is", "turn=over:B A.R=9D A.H=5c", "t", "not-available", ""),
    ("onepack has no stop: what does not fit is put back", "onepack A.H=kc show=9S A.W=TC", "h1", "no-fit",
     ""),
    ("... nor for a space", "onepack A.H=kc A.W=9S 1=-", "t", "space-first", ""),
    ("... nor for what is not available", "onepack A.H=kc A.W=9S", "h1", "not-available", ""),
)
