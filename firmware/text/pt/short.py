"""What is said in Portuguese at the table on one-bit screens, in one line of some 20 letters."""

SHORT_OVER = "Fim do jogo"
SHORT_NO_MOVE = "Sem jogada. {OK}: fim"
SHORT_TURN_UP_OR_PASS = "Virar ou passar"
SHORT_OPPONENT = "Adversário"
SHORT_THINKS = ("Adv. pensa", "Adv. pensa.", "Adv. pensa..", "Adv. pensa...")
SHORT_THEY_TURN_UP = "Adv. vira carta"
SHORT_THEY_PASS = "Adv. passa"
SHORT_THEY_MOVE = "Adv. {0}"
SHORT_FITS = ("{0} serve: {1}", "{0}: {1}")
SHORT_TURN_ENDS = "{0}. {TURN}: fim"
SHORT_IN_HOUSES = ("casa {0}", "{0}")
SHORT_PILE_AND_CARD = "{0} {1}"  # a letter of CAPTIONS, and the card there
SHORT_SEQUENCE_OF = "{0}-{1}"  # where a run begins, and its last card
SHORT_STILL_FITS = ("{0} serve! {TURN}: fim", "Serve! {TURN}: fim")
SHORT_MOVES_LEFT = "{TURN}: passar"
SHORT_WHERE_TO = "{0}: onde?"
SHORT_MUST = "Jogue {0}"
SHORT_PASS = "Passar"
SHORT_TURN_UP = "Virar carta"
SHORT_TURN_OVER = ("Virar descarte", "Virar D")
SHORT_TURN_UP_RESERVE = ("Virar reserva", "Virar R")
SHORT_SEQUENCE = "{0} cartas \6 {1}"
SHORT_FOUNDATION = ("base", "base")
SHORT_WASTE = ("descarte", "D")
SHORT_WASTE_ENDS = ("descarte, fim", "D, fim")
SHORT_TO = (
    (
        ("sua res.", "seu desc."),
        ("res. adv.", "desc. adv."),
        ("res. Esq.", "desc. Esq."),
        ("res. Dir.", "desc. Dir."),
        ("res. de A", "desc. de A"),
        ("res. de B", "desc. de B"),
        ("res. de C", "desc. de C"),
        ("res. de {0}", "desc. de {0}"),
    ),
    (
        ("sua R", "seu D"),
        ("R adv.", "D adv."),
        ("R Esq.", "D Esq."),
        ("R Dir.", "D Dir."),
        ("R de A", "D de A"),
        ("R de B", "D de B"),
        ("R de C", "D de C"),
        ("{0}: R", "{0}: D"),
    ),
)
SHORT_PILES = (
    (
        ("Sua reserva", "Seu monte", "Seu descarte"),
        ("Reserva adv.", "Monte adv.", "Descarte adv."),
        ("Reserva Esq.", "Monte Esq.", "Descarte Esq."),
        ("Reserva Dir.", "Monte Dir.", "Descarte Dir."),
        ("Reserva de A", "Monte de A", "Descarte de A"),
        ("Reserva de B", "Monte de B", "Descarte de B"),
        ("Reserva de C", "Monte de C", "Descarte de C"),
        ("Reserva de {0}", "Monte de {0}", "Descarte de {0}"),
    ),
    (
        ("Sua R", "Seu M", "Seu D"),
        ("R adv.", "M adv.", "D adv."),
        ("R Esq.", "M Esq.", "D Esq."),
        ("R Dir.", "M Dir.", "D Dir."),
        ("R de A", "M de A", "D de A"),
        ("R de B", "M de B", "D de B"),
        ("R de C", "M de C", "D de C"),
        ("{0}: R", "{0}: M", "{0}: D"),
    ),
)
SHORT_HOUSE = "Casa {0}"
SHORT_LOOK = "{0}, {1}"
SHORT_SPREAD = "{0}: {1}"
