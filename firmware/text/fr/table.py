"""What is said in French at the table, in every game."""

FORMS = ((0, 1, 0),)

NAME_AND_TEXT = "{0} : {1}"
PEOPLE = {
    "you": "Vous", "opponent": "L'adversaire", "left": "Gauche", "right": "Droite", "side": "Camp {0}", "named": "{0}",
}
UNNAMED_PLAYER = "Joueur {0}"
NO_CARDS = "Aucune carte"
CARDS = ("1 carte", "{0} cartes")
SEQUENCE = "{0} cartes {1}-{2}"
WHOLE_SEQUENCE = "suite {0}-{1}"
PILES = {
    "you": ("votre réserve", "votre talon", "votre écart"),
    "opponent": ("la réserve adverse", "le talon adverse", "l'écart adverse"),
    "left": ("la réserve de Gauche", "le talon de Gauche", "l'écart de Gauche"),
    "right": ("la réserve de Droite", "le talon de Droite", "l'écart de Droite"),
    "side": ("la réserve de {0}", "le talon de {0}", "l'écart de {0}"),
    "named": ("la réserve de {0}", "le talon de {0}", "l'écart de {0}"),
}
PILES_OF_MOVER = ("sa réserve", "son talon", "son écart")
SHOWING = "talon"
HOUSE = "case {0}"
SPACE = "case {0}"
FOUNDATION = "fondation"
CAPTIONS = "RTE"
PILE_NAMES = ("réserve", "talon", "écart", "carte")

MOVE = "{0} \6 {1}"
MOVE_ENDS = "{0} \6 {1} : fin du tour"
MUST = "Jouez {0} sur la fondation"
CARD_OF = "{0} ({1})"
CARD_PLACES = "{0} : {1} places"
CARD_TO = "{0} : {1}"
OR = " ou "
TURN_UP_OR_PASS = "Votre talon : retourner ou passer"
PASS = "Passer"
PASS_ENDS = "Passer : fin du tour"
HAND_TURNS_UP = "Votre talon : retourne une carte"
TURN_UP = "Retourner une carte du talon"
LAY_ON_WASTE = "Poser une carte du talon à l'écart"
TURN_OVER = "Retourner l'écart"
TURN_OVER_AND_UP = "Retourner l'écart, puis une carte"
TURN_UP_RESERVE = "Retourner le dessus de la réserve"

THEY_TURN_UP = "{0} retourne une carte"
THEY_PASS = "{0} passe"
THEY_TURN_UP_RESERVE = "{0} retourne sa réserve"
THEY_MOVE = "{0} : {1}"
THEY_MOVE_BRIEF = "Adv. {1}"
MOVE_FROM = "{0} ({1}) \6 {2}"
THEY_THINK = "{0} réfléchit"

TURN_OF = {
    "you": "À vous", "opponent": "Tour de l'adversaire", "left": "Tour de Gauche", "right": "Tour de Droite",
    "side": "Tour de {0}", "named": "Tour de {0}",
}
END_HEADING = "Fin"
OK_PLAYS = "{OK} : jouer"
YOU_MAY = "Jouables"
LOOK = "Voir"
NO_LAST_TURN = "Aucun autre n'a encore joué"
STEP_OF = "{0} sur {1}"
SHORT_STEP = "{0}/{1}"

GAME_OVER = "La partie est finie"
GAME_OVER_SCORE = "La partie est finie. {OK} : les points"
OPPONENT_PLAYS = "L'adversaire joue. {OK} : accélérer"
WATCHING = "Vous regardez. {OK} : accélérer"
SKIP_TURN = "{OK} : à votre tour"
MOVE_UNDONE = "Coup annulé"
NOTHING_TO_STOP = "Inutile : les coups interdits sont refusés"
COULD_BE_PLAYED = "{0} est encore jouable. L'écarter quand même et finir le tour : {TURN} encore"
FITS_NOWHERE = "{0} ne va nulle part. L'écarter et finir le tour : {TURN}"
MOVES_LEFT = "Il reste des coups. Pour passer : {TURN} encore"
ONLY_PLACE = "C'est la seule place. {OK} : jouer. {BACK} : reposer"
OFFER_ALL_UP = "Toutes vos cartes peuvent monter. {OK} : les monter"
OFFER_AUTO_FINISH = "Plus rien n'est caché. {OK} : tout monte tout seul"
NO_MOVE_RESIGN = "Plus de coup. {OK} encore : abandonner. {MENU} : annuler"
NO_MOVE = "Plus de coup. {OK} : abandonner"
LOCKED_MARK = "fixe"
OK_CONTINUES = "{OK} : continuer"
MOVE_LIMIT = "Fin de la partie après {} coups. {MENU} : annuler le coup ou abandonner"
NO_PROGRESS = "Deux passages du talon sans rien jouer. {MENU} : abandonner"
DEAL_OF_THE_DAY = "Donne du jour : {0}"
PRACTICE = "Entraînement : hors records"

SUMMARY = {"opponent": "L'adversaire a {0}.", "opponents": "Les adversaires ont {0}.", "named": "{1} a {0}."}
SUMMARY_MOVES = ("joué 1 coup", "joué {0} coups")
SUMMARY_LOADED = "chargé {0} sur vous"
SUMMARY_RESERVE = "chargé {0} sur votre réserve"
SUMMARY_WASTE = "chargé {0} sur votre écart"
SUMMARY_UP = "monté {0}"
SUMMARY_DISCARDED = "écarté {0}"
AND_LAST = "{0} et {1}"
REPLAY = "{SEE} : voir."
SHORT_REPLAY = "{0}. {SEE} : voir"
SUMMARY_BRIEF_BOTH = "Adv. R +{0}, E +{1}"
SUMMARY_BRIEF_RESERVE = "Votre réserve : +{0}"
SUMMARY_BRIEF_WASTE = "Votre écart : +{0}"
SUMMARY_BRIEF_MOVES = ("Adv. : 1 coup", "Adv. : {0} coups")
