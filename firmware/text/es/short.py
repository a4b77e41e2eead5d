"""What is said in Spanish at the table on one-bit screens, in one line of some 20 letters."""

SHORT_OVER = "Se acabó"
SHORT_NO_MOVE = "Sin jugada. {OK}: fin"
SHORT_TURN_UP_OR_PASS = "Destapar o pasar"
SHORT_OPPONENT = "Rival"
SHORT_THINKS = ("Rival piensa", "Rival piensa.", "Rival piensa..", "Rival piensa...")
SHORT_THEY_TURN_UP = "Rival destapa"
SHORT_THEY_PASS = "Rival pasa"
SHORT_THEY_MOVE = "Riv. {0}"
SHORT_FITS = ("{0} va: {1}", "{0}: {1}")
SHORT_TURN_ENDS = "{0}. {TURN}: fin"
SHORT_IN_HOUSES = ("col. {0}", "{0}")
SHORT_PILE_AND_CARD = "{0} {1}"  # a letter of CAPTIONS, and the card there
SHORT_SEQUENCE_OF = "{0}-{1}"  # where a run begins, and its last card
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
    (
        ("tu res.", "tu desc."),
        ("res. rival", "desc. rival"),
        ("res. Izq.", "desc. Izq."),
        ("res. Der.", "desc. Der."),
        ("res. de A", "desc. de A"),
        ("res. de B", "desc. de B"),
        ("res. de C", "desc. de C"),
        ("res. de {0}", "desc. de {0}"),
    ),
    (
        ("tu R", "tu D"),
        ("R rival", "D rival"),
        ("R Izq.", "D Izq."),
        ("R Der.", "D Der."),
        ("R de A", "D de A"),
        ("R de B", "D de B"),
        ("R de C", "D de C"),
        ("{0}: R", "{0}: D"),
    ),
)
SHORT_PILES = (
    (
        ("Tu reserva", "Tu mazo", "Tu descarte"),
        ("Reserva rival", "Mazo rival", "Descarte rival"),
        ("Reserva Izq.", "Mazo Izq.", "Descarte Izq."),
        ("Reserva Der.", "Mazo Der.", "Descarte Der."),
        ("Reserva de A", "Mazo de A", "Descarte de A"),
        ("Reserva de B", "Mazo de B", "Descarte de B"),
        ("Reserva de C", "Mazo de C", "Descarte de C"),
        ("Reserva de {0}", "Mazo de {0}", "Descarte de {0}"),
    ),
    (
        ("Tu R", "Tu M", "Tu D"),
        ("R rival", "M rival", "D rival"),
        ("R Izq.", "M Izq.", "D Izq."),
        ("R Der.", "M Der.", "D Der."),
        ("R de A", "M de A", "D de A"),
        ("R de B", "M de B", "D de B"),
        ("R de C", "M de C", "D de C"),
        ("{0}: R", "{0}: M", "{0}: D"),
    ),
)
SHORT_HOUSE = "Columna {0}"
SHORT_LOOK = "{0}, {1}"
SHORT_SPREAD = "{0}: {1}"
