"""What is said in Spanish at the table on one-bit screens, in one line of some 20 letters."""

SHORT_OVER = "Se acabó"
SHORT_NO_MOVE = "Sin jugada. {OK}: fin"
SHORT_TURN_UP_OR_PASS = "Destapar o pasar"
SHORT_OPPONENT = "Rival"
SHORT_THINKS = ("Rival piensa", "Rival piensa.", "Rival piensa..", "Rival piensa...")
SHORT_THEY_TURN_UP = ("Rival destapa", "Rival destapa")
SHORT_THEY_PASS = ("Rival pasa", "Rival pasa")
SHORT_THEY_MOVE = ("Rival: {0}", "Riv. {0}")
SHORT_FITS = ("{0} va: {1}", "{0}: {1}")
SHORT_TURN_ENDS = "{0}. {TURN}: fin"
SHORT_IN_HOUSES = ("columna {0}", "{0}")
SHORT_PILE_AND_CARD = "{0} {1}"
SHORT_SEQUENCE_OF = "{0}-{1}"
SHORT_STILL_FITS = ("{0} encaja. {TURN}: fin", "¡Encaja! {TURN}: fin")
SHORT_MOVES_LEFT = "{TURN}: pasar"
SHORT_WHERE_TO = "{0}: ¿adónde?"
SHORT_MUST = "Juega {0}"
SHORT_PASS = "Pasar"
SHORT_TURN_UP = "Destapar"
SHORT_TURN_OVER = ("Voltear descarte", "Voltear D")
SHORT_TURN_UP_RESERVE = ("Destapar reserva", "Destapar R")
SHORT_SEQUENCE = "{0} cartas \6 {1}"
SHORT_FOUNDATION = ("base", "base")
SHORT_WASTE = ("descarte", "D")
SHORT_WASTE_ENDS = ("descarte, fin", "D, fin")
SHORT_TO = (
    {
        "you": ("tu res.", "tu desc."),
        "opponent": ("res. rival", "desc. rival"),
        "left": ("res. Izq.", "desc. Izq."),
        "right": ("res. Der.", "desc. Der."),
        "side": ("res. de {0}", "desc. de {0}"),
        "named": ("res. de {0}", "desc. de {0}"),
    },
    {
        "you": ("tu R", "tu D"),
        "opponent": ("R rival", "D rival"),
        "left": ("R Izq.", "D Izq."),
        "right": ("R Der.", "D Der."),
        "side": ("R de {0}", "D de {0}"),
        "named": ("{0}: R", "{0}: D"),
    },
)
SHORT_PILES = (
    {
        "you": ("Tu reserva", "Tu mazo", "Tu descarte"),
        "opponent": ("Reserva rival", "Mazo rival", "Descarte rival"),
        "left": ("Reserva Izq.", "Mazo Izq.", "Descarte Izq."),
        "right": ("Reserva Der.", "Mazo Der.", "Descarte Der."),
        "side": ("Reserva de {0}", "Mazo de {0}", "Descarte de {0}"),
        "named": ("Reserva de {0}", "Mazo de {0}", "Descarte de {0}"),
    },
    {
        "you": ("Tu R", "Tu M", "Tu D"),
        "opponent": ("R rival", "M rival", "D rival"),
        "left": ("R Izq.", "M Izq.", "D Izq."),
        "right": ("R Der.", "M Der.", "D Der."),
        "side": ("R de {0}", "M de {0}", "D de {0}"),
        "named": ("{0}: R", "{0}: M", "{0}: D"),
    },
)
SHORT_HOUSE = "Columna {0}"
SHORT_LOOK = "{0}, {1}"
SHORT_SPREAD = "{0}: {1}"
