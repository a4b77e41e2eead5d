"""What is said in French in the title, in the pause, and in several other menus."""

RULE_SETS = {
    "classic": "Crapette",
    "foster": "Foster 1922",
    "foster36": "Foster, 36 cartes chacun",
    "foster32": "Foster, 32 cartes chacun",
    "cats": "Réserve d'abord",
    "catsfull": "Réserve d'abord, 13 cartes",
    "onepack": "Un seul jeu",
    "simple": "Simplifié",
    "three": "À trois",
    "klondike": "Réussite",
}
GAME_WITH_OPTIONS = ("{0}, 1 option", "{0}, {1} options")
GAME_NAME = "Pocket Bank"
DONE = "Terminé"
TITLE = "Accueil"
NEW_GAME = "Nouvelle partie"
SETTINGS = "Réglages"
HOW_TO_PLAY = "Règles du jeu"
ON = "oui"
OFF = "non"
ROW_WITH_VALUE = "{0} : {1}"
HOW_TO_CHOOSE = "{0} : choisir   {1} : changer"
LEVELS = {
    "random": "Hasard",
    "novice": "Novice",
    "easy": "Facile",
    "greedy": "Moyen",
    "strong": "Fort",
    "expert": "Expert",
    "adaptive": "Adaptatif",
}
OPPONENT_IS = ("Votre adversaire : {0}", "Vos adversaires : {0}")
FIRST_OPPONENT = "En face de vous joue {0}, qui apprend aussi et oublie bien des coups"
RULE_SETS_BRIEF = {
    "classic": "Crapette",
    "foster36": "Foster, 36",
    "foster32": "Foster, 32",
    "catsfull": "Rés. d'abord, 13",
}
MATCH_TO = "Match à {0}"
REVIEW = "Analyse"
FOOT_OF_TWO_TEXTS = "{0}   {1}"
FOOT_LEAVE = "{0} : quitter"
RECORDS = "Records"
LEARN = "Apprendre"
LESSON_DONE_ROW = "{0}, faite"
LESSON_AGAIN = "Recommencer"
PUZZLES = "Problèmes"
PUZZLE_OF_THE_DAY = "Problème du jour"
DEAL_NUMBER = "Donne {0}"

TITLE_FOOT = "La Crapette, ou Banque russe"
SCORE = "Points"
CONTINUE = "Continuer"
FIRST_START = "Débutant ? {OK} : une leçon"

CONFIRM_HEADING = "Vraiment ?"
NO = "Non, retour"

PAUSE = "Pause"
GO_ON = "Continuer"
HINT = "Conseil"
UNDO = "Annuler le coup"
AUTO_FINISH = "Tout monter"
CALL_STOP = "Crier « Crapette ! »"
LAST_TURN = "Tour précédent"
LOOK_INTO_PILE = "Voir une pile"
MOVE_LIST = "Coups, tour par tour"
MOVE_LIST_BRIEF = "Coups"
RESTART_DEAL = "Rejouer la donne"
RESTART = "Rejouer"
RESTART_COSTS = "Les mêmes cartes sont redistribuées, et la partie recommence."
RESIGN = "Abandonner"
RESIGN_GAME = "Abandonner la partie"
RESIGN_COSTS = "Vous perdez la partie, et l'adversaire marque."
RESIGN_FORFEIT = "Vous perdez la partie. L'adversaire marque 20 de plus, et pour vos cartes comme d'habitude."
RESIGN_PATIENCE = "Vous abandonnez cette réussite."
RESIGN_SIDE = "{0} abandonne, et l'autre camp marque."
RESIGN_THREE = "Vous perdez la partie, et Gauche, le joueur suivant, la gagne."
WITH_STOP_PLAY = "mode Crapette"
GAME_OF_TWO = ("aller", "retour")
MATCH_SCORES = "Match à {0} : {1}"
SCORE_OF = "{0} {1}"
REVIEW_LAST = "Revoir la dernière"
RESIGN_HOT_SEAT = "{0} abandonne, et {1} marque."
RESIGN_HOT_SEAT_THREE = "{0} abandonne, et {1}, qui joue ensuite, gagne."

ABOUT = "Infos"
GAME_AND_VERSION = "{0} {1}"
LICENCE = "Logiciel libre, licence MIT"

HAND_OVER_TO = "Passez l'appareil à {0}."
OR_STOP = "Une faute ? Criez « Crapette ! »"
BEGINS_GAME = "{0} commence"

PILE_LOOK = "{0}, {1} cartes. {OK} : étaler. {BACK} : quitter"
PILE_SPREAD = "{0} : {1} cartes, la dernière dessus"

PAGE_FOOT = "{0} sur {1}   {LR} : tourner la page   {2} : quitter"
PAGE_FOOT_BRIEF = "{0}/{1}   {LR} : page   {2} : quitter"
ONE_PAGE_FOOT = "{2} : quitter"
PAGE_NUMBER = "{0}/{1}"

DIRECTIONS = {"stick": "Stick", "cross": "Croix", "arrows": "Gauche, droite", "keys": "Flèches"}
TWO_KEYS = "{0} et {1}"
KEY_HELD = "Tenir {0}"
STICK_PRESSED = "Stick pressé"
TURN_BY_OK = "choisissez-le, {0}"
STOP_BY_MENU = "dans le menu"
