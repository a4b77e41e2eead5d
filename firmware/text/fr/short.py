"""What is said in French at the table on one-bit screens, in one line of some 20 letters."""

SHORT_OVER = "Partie finie"
SHORT_NO_MOVE = "Rien. {OK} : fin"
SHORT_TURN_UP_OR_PASS = "Retourner, passer"
SHORT_OPPONENT = "Adversaire"
SHORT_THINKS = ("Adv. pense", "Adv. pense.", "Adv. pense..", "Adv. pense...")
SHORT_THEY_TURN_UP = "Adv. retourne"
SHORT_THEY_PASS = "Adv. passe"
SHORT_THEY_MOVE = "Adv. {0}"
SHORT_FITS = ("{0} va : {1}", "{0} : {1}")
SHORT_TURN_ENDS = "{0}. {TURN} : fin"
SHORT_IN_HOUSES = ("case {0}", "{0}")
SHORT_PILE_AND_CARD = "{0} {1}"  # a letter of CAPTIONS, and the card there
SHORT_SEQUENCE_OF = "{0}-{1}"  # where a run begins, and its last card
SHORT_STILL_FITS = ("{0} va ! {TURN} : fin", "Va ! {TURN} : fin")
SHORT_MOVES_LEFT = "{TURN} : passer"
SHORT_WHERE_TO = "{0} : où ?"
SHORT_MUST = "Jouez {0}"
SHORT_PASS = "Passer"
SHORT_TURN_UP = "Retourner"
SHORT_TURN_OVER = ("Retourner l'écart", "Retourner E")
SHORT_TURN_UP_RESERVE = ("Retourner la rés.", "Retourner R")
SHORT_SEQUENCE = "{0} cartes \6 {1}"
SHORT_FOUNDATION = ("fondation", "haut")
SHORT_WASTE = ("écart", "E")
SHORT_WASTE_ENDS = ("écart, fin", "E, fin")
SHORT_TO = (
    (
        ("votre rés.", "votre écart"),
        ("rés. adv.", "écart adv."),
        ("rés. Gauche", "écart Gauche"),
        ("rés. Droite", "écart Droite"),
        ("rés. de A", "écart de A"),
        ("rés. de B", "écart de B"),
        ("rés. de C", "écart de C"),
        ("rés. {0}", "écart {0}"),
    ),
    (
        ("votre R", "votre E"),
        ("R adv.", "E adv."),
        ("R Gauche", "E Gauche"),
        ("R Droite", "E Droite"),
        ("R de A", "E de A"),
        ("R de B", "E de B"),
        ("R de C", "E de C"),
        ("{0}: R", "{0}: E"),
    ),
)
SHORT_PILES = (
    (
        ("Votre réserve", "Votre talon", "Votre écart"),
        ("Réserve adv.", "Talon adv.", "Écart adv."),
        ("Réserve Gauche", "Talon Gauche", "Écart Gauche"),
        ("Réserve Droite", "Talon Droite", "Écart Droite"),
        ("Réserve de A", "Talon de A", "Écart de A"),
        ("Réserve de B", "Talon de B", "Écart de B"),
        ("Réserve de C", "Talon de C", "Écart de C"),
        ("Réserve {0}", "Talon {0}", "Écart {0}"),
    ),
    (
        ("Votre R", "Votre T", "Votre E"),
        ("R adv.", "T adv.", "E adv."),
        ("R Gauche", "T Gauche", "E Gauche"),
        ("R Droite", "T Droite", "E Droite"),
        ("R de A", "T de A", "E de A"),
        ("R de B", "T de B", "E de B"),
        ("R de C", "T de C", "E de C"),
        ("{0}: R", "{0}: T", "{0}: E"),
    ),
)
SHORT_HOUSE = "Case {0}"
SHORT_LOOK = "{0}, {1}"
SHORT_SPREAD = "{0} : {1}"
