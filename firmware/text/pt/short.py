"""What is said in Portuguese at the table on one-bit screens, in one line of some 20 letters."""

SHORT_OVER = "Fim do jogo"
SHORT_NO_MOVE = "Sem jogada. {OK}: fim"
SHORT_TURN_UP_OR_PASS = "Virar ou passar"
SHORT_OPPONENT = "Adversário"
SHORT_THINKS = ("Adv. pensa", "Adv. pensa.", "Adv. pensa..", "Adv. pensa...")
SHORT_THEY_TURN_UP = ("Adversário vira carta", "Adv. vira carta")
SHORT_THEY_PASS = ("Adversário passa", "Adv. passa")
SHORT_THEY_MOVE = ("Adversário: {0}", "Adv. {0}")
SHORT_FITS = ("{0} serve: {1}", "{0}: {1}")
SHORT_TURN_ENDS = "{0}. {TURN}: fim"
SHORT_IN_HOUSES = ("casa {0}", "{0}")
SHORT_PILE_AND_CARD = "{0} {1}"
SHORT_SEQUENCE_OF = "{0}-{1}"
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
    {
        "you": ("sua res.", "seu desc."),
        "opponent": ("res. adv.", "desc. adv."),
        "left": ("res. Esq.", "desc. Esq."),
        "right": ("res. Dir.", "desc. Dir."),
        "side": ("res. de {0}", "desc. de {0}"),
        "named": ("res. de {0}", "desc. de {0}"),
    },
    {
        "you": ("sua R", "seu D"),
        "opponent": ("R adv.", "D adv."),
        "left": ("R Esq.", "D Esq."),
        "right": ("R Dir.", "D Dir."),
        "side": ("R de {0}", "D de {0}"),
        "named": ("{0}: R", "{0}: D"),
    },
)
SHORT_PILES = (
    {
        "you": ("Sua reserva", "Seu monte", "Seu descarte"),
        "opponent": ("Reserva adv.", "Monte adv.", "Descarte adv."),
        "left": ("Reserva Esq.", "Monte Esq.", "Descarte Esq."),
        "right": ("Reserva Dir.", "Monte Dir.", "Descarte Dir."),
        "side": ("Reserva de {0}", "Monte de {0}", "Descarte de {0}"),
        "named": ("Reserva de {0}", "Monte de {0}", "Descarte de {0}"),
    },
    {
        "you": ("Sua R", "Seu M", "Seu D"),
        "opponent": ("R adv.", "M adv.", "D adv."),
        "left": ("R Esq.", "M Esq.", "D Esq."),
        "right": ("R Dir.", "M Dir.", "D Dir."),
        "side": ("R de {0}", "M de {0}", "D de {0}"),
        "named": ("{0}: R", "{0}: M", "{0}: D"),
    },
)
SHORT_HOUSE = "Casa {0}"
SHORT_LOOK = "{0}, {1}"
SHORT_SPREAD = "{0}: {1}"
