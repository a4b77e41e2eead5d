"""The checks of a position read from text (RULES 2)."""

# fmt: off

from tests.cases.foster import DEALER, NON_DEALER, START, hand
from tests.cases.onepack import THREE_SUITS

_C = "A.R=2c9D A.H=5c4d A.W=6C B.R=3dTD B.W=7C8C"
_O = "onepack A.H=kc A.W=TC B.W=9S 1=7S8S"
_LATER = hand(DEALER)
START_OF_B = (
    "rules=onepack turn=B A.R=- A.H=%s A.W=- B.R=- B.H=%s B.W=- show=- 1=. 2=. 3=. 4=. 5=2H 6=8C 7=6D 8=9C "
    "F=- idle=0 quiet=0 runs=0,0 flags=-" % (_LATER, hand(NON_DEALER[4:]))
)
_COMPLETE = THREE_SUITS + "1=AS2S3S4S5S6S A.H=7s8s9s B.H=jsqsksts"

# Columns: what it shows, a valid position, fields that damage it, the field that the message names.
REFUSED = (
    # rules
    ("no such rule set", _C, "rules=bridge", "rules"),
    ("an empty rule set", _C, "rules=", "rules"),
    ("rule sets are lower case", _C, "rules=Classic", "rules"),
    ("no such option", _C, "rules=classic+nonsense", "rules"),
    ("an option of another rule set", _O, "rules=onepack+backs", "rules"),
    ("an empty option", _C, "rules=classic+", "rules"),
    # turn
    ("no third player", _C, "turn=C", "turn"),
    ("nor a third who has won", _C, "turn=over:C", "turn"),
    ("players are upper case", _C, "turn=a", "turn"),
    ("over, but how", _C, "turn=over:", "turn"),
    ("an end that there is not", _C, "turn=over:AB", "turn"),
    ("no player", _C, "turn=", "turn"),
    ("both players", _C, "turn=AB", "turn"),
    # piles
    ("half a card", _C, "A.W=6C7", "A.W"),
    ("an empty pile is a dash", _C, "A.W=", "A.W"),
    ("a dash between cards", _C, "A.W=6C--", "A.W"),
    ("no such rank", _C, "A.W=1C", "A.W"),
    ("ten is T", _C, "A.W=10C6", "A.W"),
    ("no such suit", _C, "A.W=6X", "A.W"),
    ("suit before rank", _C, "A.W=C6", "A.W"),
    ("half up, half down", _C, "A.W=tC", "A.W"),
    ("half down, half up", _C, "A.W=Tc", "A.W"),
    ("no joker in these packs", _C, "A.W=xx", "A.W"),
    ("a face-up card in a hand", _C, "A.H=5C4d", "A.H"),
    ("... at its top", _C, "A.H=5c4D", "A.H"),
    ("a face-down card in a waste", _C, "A.W=6c", "A.W"),
    ("... the opponent's", _C, "B.W=7C8c", "B.W"),
    ("a reserve's top face down", _C, "A.R=2c9d", "A.R"),
    ("... the opponent's", _C, "B.R=3dtd", "B.R"),
    ("a face-down card above a face-up one in a reserve", "A.R=2c3c9D A.H=5c", "A.R=2C3c9D", "A.R"),
    ("a house's card face down", "1=9C8D", "1=9c8D", "1"),
    ("a house's top face down", "1=9C8D", "1=9C8d", "1"),
    ("a house not dealt: the deal is not staggered here", "5=-", "5=.", "5"),
    ("a house out of use", "5=-", "5=#", "5"),
    ("a hand not dealt", _C, "A.H=.", "A.H"),
    # the showing card
    ("two cards showing", "show=5C B.W=6C", "show=5C6C B.W=-", "show"),
    ("a card showing face down", "show=5C", "show=5c", "show"),
    ("a card showing when the game is over", "show=5C", "turn=over:A", "show"),
    ("... drawn", "show=5C", "turn=over:-", "show"),
    # foundations
    ("a foundation of fourteen", _C, "F=Se0H00D00C00", "F"),
    ("the smaller foundation first", _C, "F=S01H00D00C00", "F"),
    ("upper-case hexadecimal", _C, "F=SD0H00D00C00", "F"),
    ("suits out of order", _C, "F=H00S00D00C00", "F"),
    ("a suit short", _C, "F=S00H00D00", "F"),
    ("one foundation of a suit", _C, "F=S0H0D0C0", "F"),
    ("three foundations of a suit", _C, "F=S000H00D00C00", "F"),
    ("no foundations", _C, "F=-", "F"),
    ("empty", _C, "F=", "F"),
    # counters
    ("a leading zero", _C, "idle=01", "idle"),
    ("two zeros", _C, "quiet=00", "quiet"),
    ("a sign", _C, "idle=-1", "idle"),
    ("another sign", _C, "quiet=+1", "quiet"),
    ("a fraction", _C, "idle=1.5", "idle"),
    ("a letter", _C, "quiet=1o", "quiet"),
    ("an underscore, which Python would read", _C, "quiet=1_0", "quiet"),
    ("nothing", _C, "idle=", "idle"),
    ("one player's runs", _C, "runs=0", "runs"),
    ("three players' runs", _C, "runs=0,0,0", "runs"),
    ("runs with a leading zero", _C, "runs=0,01", "runs"),
    ("runs without a number", _C, "runs=0,", "runs"),
    ("runs without numbers", _C, "runs=,", "runs"),
    # flags
    ("nothing is held here", "A.R=9D show=5C", "flags=h", "flags"),
    ("no turn is fresh here", _C, "flags=o", "flags"),
    ("no such flag", _C, "flags=x", "flags"),
    ("no flag is a dash", _C, "flags=", "flags"),
    ("two dashes", _C, "flags=--", "flags"),
    # onepack
    ("no reserve in onepack", _O, "A.R=KC A.H=-", "A.R"),
    ("... of B's", _O, "B.R=9S B.W=-", "B.R"),
    ("no foundations in onepack", _O, "F=S0H0D0C0", "F"),
    ("a face-down card in a house", _O, "1=7s8S", "1"),
    ("a house of two suits", "onepack 1=7S8S B.W=8C", "1=7S8C B.W=8S", "1"),
    ("... in its third card", "onepack 1=7S8S9S B.W=9C", "1=7S8S9C B.W=9S", "1"),
    ("a house that leaves a rank out", "onepack 1=7S8S9S A.W=TS", "1=7S8STS A.W=9S", "1"),
    ("a house that turns back", "onepack 1=7S8S9S", "1=8S9S7S", "1"),
    ("a house that begins with a gap", "onepack 1=7S8S9S A.W=5S", "1=5S7S8S9S A.W=-", "1"),
    ("a house out of use in onepack", "onepack 5=-", "5=#", "5"),
    # a staggered deal
    ("one house not dealt", _COMPLETE, "5=.", "5"),
    ("the houses of the player to move not dealt", START, "turn=B", "turn"),
    ("one house dealt, three not", START, "5=6H B.H=" + _LATER[:-2], "5"),
    ("a waste before the houses are dealt", START, "B.W=6H B.H=" + _LATER[:-2], "B.W"),
)

# What the case shows, and a position that is read and written back unchanged.
READ = (
    ("every field of its own", _C + " show=TC 1=- 2=KSQD idle=12 quiet=34 runs=5,6 F=S21H00D00C00"),
    ("B to move", _C.replace("A.R", "turn=B A.R")),
    ("A has won", "turn=over:A " + _C),
    ("B has won", "turn=over:B " + _C),
    ("a draw", "turn=over:- " + _C),
    ("a stalemate", "turn=over:= " + _C),
    ("several cards of a reserve face up", "A.R=2c3c9D8D7D A.H=5c"),
    ("a house need be no run in classic", "1=9S9SAH2D"),
    ("all foundations complete", "turn=over:A rest=B.W F=SddHddDddCd0"
     " 1=- 2=- 3=- 4=- 5=- 6=- 7=- 8=-"),
    ("counters of 16 bits", "onepack idle=65535 quiet=199 runs=65535,256"),
    ("a complete house, upwards", _COMPLETE),
    ("... downwards, across the ace", "onepack 1=5S4S3S2SASKSQSJSTS9S8S7S6S"),
    ("a staggered deal", START),
    ("... begun by B", START_OF_B),
    ("... that ended at once", START.replace("turn=A", "turn=over:B")),
)
