"""What is said in French at the table on one-bit screens, in one line of some 20 letters."""

SHORT_OVER = "Partie finie"
SHORT_NO_MOVE = "Rien. {OK} : fin"
SHORT_TURN_UP_OR_PASS = "Retourner, passer"
SHORT_OPPONENT = "Adversaire"
SHORT_THINKS = ("Adv. pense", "Adv. pense.", "Adv. pense..", "Adv. pense...")
SHORT_THEY_TURN_UP = ("Adversaire retourne", "Adv. retourne")
SHORT_THEY_PASS = ("Adversaire passe", "Adv. passe")
SHORT_THEY_MOVE = ("Adversaire : {0}", "Adv. {0}")
SHORT_FITS = ("{0} va : {1}", "{0} : {1}")
SHORT_TURN_ENDS = "{0}. {TURN} : fin"
SHORT_IN_HOUSES = ("case {0}", "{0}")
SHORT_PILE_AND_CARD = "{0} {1}"
SHORT_SEQUENCE_OF = "{0}-{1}"
SHORT_STILL_FITS = ("{0} va ! {TURN} : fin", "Va ! {TURN} : fin")
SHORT_MOVES_LEFT = "{TURN} : passer"
SHORT_WHERE_TO = "{0} : où ?"
SHORT_MUST = "Jouez {0}"
SHORT_PASS = "Passer"
SHORT_TURN_UP = "Retourner"
SHORT_TURN_OVER = ("Retourner l'écart", "Retourner E")
SHORT_TURN_UP_RESERVE = ("Retourner la réserve", "Retourner R")
SHORT_SEQUENCE = "{0} cartes \6 {1}"
SHORT_FOUNDATION = ("fondation", "haut")
SHORT_WASTE = ("écart", "E")
SHORT_WASTE_ENDS = ("écart, fin", "E, fin")
SHORT_TO = (
    {
        "you": ("votre rés.", "votre écart"),
        "opponent": ("rés. adv.", "écart adv."),
        "left": ("rés. Gauche", "écart Gauche"),
        "right": ("rés. Droite", "écart Droite"),
        "side": ("rés. de {0}", "écart de {0}"),
        "named": ("rés. {0}", "écart {0}"),
    },
    {
        "you": ("votre R", "votre E"),
        "opponent": ("R adv.", "E adv."),
        "left": ("R Gauche", "E Gauche"),
        "right": ("R Droite", "E Droite"),
        "side": ("R de {0}", "E de {0}"),
        "named": ("{0}: R", "{0}: E"),
    },
)
SHORT_PILES = (
    {
        "you": ("Votre réserve", "Votre talon", "Votre écart"),
        "opponent": ("Réserve adv.", "Talon adv.", "Écart adv."),
        "left": ("Réserve Gauche", "Talon Gauche", "Écart Gauche"),
        "right": ("Réserve Droite", "Talon Droite", "Écart Droite"),
        "side": ("Réserve de {0}", "Talon de {0}", "Écart de {0}"),
        "named": ("Réserve {0}", "Talon {0}", "Écart {0}"),
    },
    {
        "you": ("Votre R", "Votre T", "Votre E"),
        "opponent": ("R adv.", "T adv.", "E adv."),
        "left": ("R Gauche", "T Gauche", "E Gauche"),
        "right": ("R Droite", "T Droite", "E Droite"),
        "side": ("R de {0}", "T de {0}", "E de {0}"),
        "named": ("{0}: R", "{0}: T", "{0}: E"),
    },
)
SHORT_HOUSE = "Case {0}"
SHORT_LOOK = "{0}, {1}"
SHORT_SPREAD = "{0} : {1}"
