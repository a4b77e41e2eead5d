"""What is said in German at the table on one-bit screens, in one line of some 20 letters."""

SHORT_OVER = "Spiel zu Ende"
SHORT_NO_MOVE = "Kein Zug. {OK}: Ende"
SHORT_TURN_UP_OR_PASS = "Aufdecken, passen"
SHORT_OPPONENT = "Gegner"
SHORT_THINKS = ("Gegner denkt", "Gegner denkt.", "Gegner denkt..", "Gegner denkt...")
SHORT_THEY_TURN_UP = "Geg. deckt auf"
SHORT_THEY_PASS = "Gegner passt"
SHORT_THEY_MOVE = "Geg. {0}"
SHORT_FITS = ("{0} passt: {1}", "{0}: {1}")
SHORT_TURN_ENDS = "{0}. {TURN}: Ende"
SHORT_IN_HOUSES = ("Haus {0}", "{0}")
SHORT_PILE_AND_CARD = "{0} {1}"  # a letter of CAPTIONS, and the card there
SHORT_SEQUENCE_OF = "{0}-{1}"  # where a run begins, and its last card
SHORT_STILL_FITS = ("{0} passt! {TURN}: Ende", "Passt! {TURN}: Ende")
SHORT_MOVES_LEFT = "Noch {TURN}: passen"
SHORT_WHERE_TO = "{0}: wohin?"
SHORT_MUST = "Spiel {0}"
SHORT_PASS = "Passen"
SHORT_TURN_UP = "Aufdecken"
SHORT_TURN_OVER = ("Ablage umdrehen", "A umdrehen")
SHORT_TURN_UP_RESERVE = ("Reserve aufdecken", "R aufdecken")
SHORT_SEQUENCE = "{0} Karten \6 {1}"
SHORT_FOUNDATION = ("Familie", "hoch")
SHORT_WASTE = ("Ablage", "A")
SHORT_WASTE_ENDS = ("Ablage, Ende", "A, Ende")
SHORT_TO = (
    (
        ("deine Res.", "deine Abl."),
        ("Geg. Res.", "Geg. Abl."),
        ("Res. links", "Abl. links"),
        ("Res. rechts", "Abl. rechts"),
        ("Res. von A", "Abl. von A"),
        ("Res. von B", "Abl. von B"),
        ("Res. von C", "Abl. von C"),
        ("Res. von {0}", "Abl. von {0}"),
    ),
    (
        ("dein R", "dein A"),
        ("Geg. R", "Geg. A"),
        ("R links", "A links"),
        ("R rechts", "A rechts"),
        ("R von A", "A von A"),
        ("R von B", "A von B"),
        ("R von C", "A von C"),
        ("{0}: R", "{0}: A"),
    ),
)
SHORT_PILES = (
    (
        ("Deine Reserve", "Dein Talon", "Deine Ablage"),
        ("Geg. Reserve", "Geg. Talon", "Geg. Ablage"),
        ("Reserve links", "Talon links", "Ablage links"),
        ("Reserve rechts", "Talon rechts", "Ablage rechts"),
        ("Reserve von A", "Talon von A", "Ablage von A"),
        ("Reserve von B", "Talon von B", "Ablage von B"),
        ("Reserve von C", "Talon von C", "Ablage von C"),
        ("Reserve von {0}", "Talon von {0}", "Ablage von {0}"),
    ),
    (
        ("Dein R", "Dein T", "Dein A"),
        ("Geg. R", "Geg. T", "Geg. A"),
        ("R links", "T links", "A links"),
        ("R rechts", "T rechts", "A rechts"),
        ("R von A", "T von A", "A von A"),
        ("R von B", "T von B", "A von B"),
        ("R von C", "T von C", "A von C"),
        ("{0}: R", "{0}: T", "{0}: A"),
    ),
)
SHORT_HOUSE = "Haus {0}"
SHORT_LOOK = "{0}, {1}"
SHORT_SPREAD = "{0}: {1}"
