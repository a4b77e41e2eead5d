"""What is said in German at the table on one-bit screens, in one line of some 20 letters."""

SHORT_OVER = "Spiel zu Ende"
SHORT_NO_MOVE = "Kein Zug. {OK}: Ende"
SHORT_TURN_UP_OR_PASS = "Aufdecken, passen"
SHORT_OPPONENT = "Gegner"
SHORT_THINKS = ("Gegner denkt", "Gegner denkt.", "Gegner denkt..", "Gegner denkt...")
SHORT_THEY_TURN_UP = ("Gegner deckt auf", "Geg. deckt auf")
SHORT_THEY_PASS = ("Gegner passt", "Gegner passt")
SHORT_THEY_MOVE = ("Gegner: {0}", "Geg. {0}")
SHORT_FITS = ("{0} passt: {1}", "{0}: {1}")
SHORT_TURN_ENDS = "{0}. {TURN}: Ende"
SHORT_IN_HOUSES = ("Haus {0}", "{0}")
SHORT_PILE_AND_CARD = "{0} {1}"
SHORT_SEQUENCE_OF = "{0}-{1}"
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
    {
        "you": ("deine Res.", "deine Abl."),
        "opponent": ("Geg. Res.", "Geg. Abl."),
        "left": ("Res. links", "Abl. links"),
        "right": ("Res. rechts", "Abl. rechts"),
        "side": ("Res. von {0}", "Abl. von {0}"),
        "named": ("Res. von {0}", "Abl. von {0}"),
    },
    {
        "you": ("dein R", "dein A"),
        "opponent": ("Geg. R", "Geg. A"),
        "left": ("R links", "A links"),
        "right": ("R rechts", "A rechts"),
        "side": ("R von {0}", "A von {0}"),
        "named": ("{0}: R", "{0}: A"),
    },
)
SHORT_PILES = (
    {
        "you": ("Deine Reserve", "Dein Talon", "Deine Ablage"),
        "opponent": ("Geg. Reserve", "Geg. Talon", "Geg. Ablage"),
        "left": ("Reserve links", "Talon links", "Ablage links"),
        "right": ("Reserve rechts", "Talon rechts", "Ablage rechts"),
        "side": ("Reserve von {0}", "Talon von {0}", "Ablage von {0}"),
        "named": ("Reserve von {0}", "Talon von {0}", "Ablage von {0}"),
    },
    {
        "you": ("Dein R", "Dein T", "Dein A"),
        "opponent": ("Geg. R", "Geg. T", "Geg. A"),
        "left": ("R links", "T links", "A links"),
        "right": ("R rechts", "T rechts", "A rechts"),
        "side": ("R von {0}", "T von {0}", "A von {0}"),
        "named": ("{0}: R", "{0}: T", "{0}: A"),
    },
)
SHORT_HOUSE = "Haus {0}"
SHORT_LOOK = "{0}, {1}"
SHORT_SPREAD = "{0}: {1}"
