"""What a finger reads in French, in place of the texts with these names elsewhere."""

TABLE = {
    "OK_PLAYS": "Où la poser ?",
    "GAME_OVER_SCORE": "Partie finie. Touchez pour les points",
    "OPPONENT_PLAYS": "L'adversaire joue. Touchez pour accélérer",
    "WATCHING": "Vous regardez. Touchez pour accélérer",
    "SKIP_TURN": "Touchez pour jouer",
    "COULD_BE_PLAYED": "{0} peut encore se jouer. Touchez encore votre écart pour l'y poser et finir",
    "FITS_NOWHERE": "{0} ne va nulle part. Touchez-le, puis l'écart, pour finir",
    "MOVES_LEFT": "Il reste des coups. Touchez le talon pour passer",
    "ONLY_PLACE": "La seule place. Touchez-la, ou la carte pour la reposer",
    "OFFER_ALL_UP": "Toutes vos cartes peuvent monter. Touchez ici",
    "OFFER_AUTO_FINISH": "Plus rien n'est caché. Touchez ici, et tout monte",
    "NO_MOVE_RESIGN": "Plus de coup. Retouchez les cartes pour abandonner, ici pour le menu",
    "NO_MOVE": "Plus rien. Touchez les cartes pour abandonner",
    "OK_CONTINUES": "Touchez l'écran",
    "MOVE_LIMIT": "La partie finit après {} coups. Touchez ici pour annuler ou abandonner",
    "NO_PROGRESS": "Deux fois le talon sans rien jouer. Touchez ici pour abandonner",
    "REPLAY": "Touchez ici pour voir.",
    "SHORT_REPLAY": "{0}. Touchez",
}
SHORT = {
    "SHORT_NO_MOVE": "Rien : touchez",
    "SHORT_TURN_ENDS": "{0}, E finit",
    "SHORT_STILL_FITS": ("{0} va ; E finit", "Va ; E finit"),
    "SHORT_MOVES_LEFT": "T pour passer",
}
STOP_PLAY = {
    "OVER_BUT_STOP": "Partie finie. Une faute ? Touchez ici. Sinon, touchez les cartes",
    "WHERE_TO": "{0} : où ? Encore : reposer",
    "OK_TRIES": "Où la poser ?",
    "STEPS_CHOOSE": "Touchez une place",
}
LEARN = {
    "LEARN_BEGINS": "Touchez pour commencer",
    "LESSON_CALLS": "Touchez ici, criez « Crapette ! » et choisissez : {0}",
}
MENUS = {
    "HOW_TO_CHOOSE": "Touchez une ligne",
    "FOOT_LEAVE": "Haut : fin",
    "FIRST_START": "Débutant ? « Apprendre »",
    "PILE_LOOK": "{0}, {1} cartes. Touchez pour étaler, à côté pour quitter",
    "PAGE_FOOT": "{0} sur {1}   Touchez à droite; en haut : quitter",
    "PAGE_FOOT_BRIEF": "{0}/{1}   En haut : quitter",
    "ONE_PAGE_FOOT": "Touchez l'écran",
}
NEW_GAME = {
    "HOW_TO_SET_DIGITS": "Touchez un chiffre, encore : +1. À côté : fin",
    "NAME_ABOUT": "Touchez le nom pour l'écrire, lettre par lettre.",
    "HOW_TO_SET_LETTERS": "La lettre en haut ou en bas ; _ : suivante ; à côté : fini",
}
RESULTS = {
    "MONTHS_FOOT": "Touchez pour le mois d'avant",
}
ADVICE = {
    "LOOK_AT_ONE": "Touchez pour {1}",
    "LOOK_AT_ALL": "Touchez pour 1-{1}",
    "STEP_BY_TURN": "La barre à droite défile",
}
HELP = {
    "HELP_BUTTONS": "Toucher",
    "KEY_STEPS": (
        "Touchez une carte, puis sa place, ou glissez-la. Touchée deux fois, elle monte sur une fondation ou joue "
        "son seul coup."
    ),
    "KEY_OK": "Touchez le talon pour retourner une carte. Touchez-la, puis votre écart, pour finir votre tour.",
    "KEY_RUN": (
        "Touchez une carte sous d'autres : elles la suivent s'il y a assez de cases vides pour les passer une à une."
    ),
    "KEY_LAST_TURN": (
        "Touchez les mots en bas pour le menu : conseil, annuler et plus. Au début de votre tour, ils montrent le "
        "tour précédent de l'adversaire."
    ),
    "KEY_MENU": (
        "Dans un menu, touchez une ligne pour la choisir, une flèche pour changer une valeur, le titre pour "
        "revenir. Touchez une page pour la tourner."
    ),
}
LESSONS = {
    "HOUSES": {
        "lay": "Les cases sont les colonnes. Touchez 8\2 sur la réserve, puis un neuf noir",
    },
    "FOUNDATIONS": {
        "ace": "Trois as sont aux cases. Chacun ouvre une fondation : touchez-en un, puis une fondation",
    },
    "SPACES": {
        "run": "Autre table. Servez-vous des cases vides : touchez 8\2, les cartes dessus suivent, puis 9\4",
    },
    "TURNING": {
        "turn": "Le talon est la pile cachée. Rien d'autre ne va : touchez-le pour retourner une carte",
        "nowhere": "5\3 ne va nulle part. Touchez-le, puis l'écart, la pile ouverte près du talon",
    },
    "TURNED_OVER": {
        "over": "Le talon est épuisé. Touchez sa place : l'écart se retourne, tel quel",
        "next": "Maintenant, 8\3 doit venir : touchez le talon",
    },
    "ENDGAME": {
        "count": "Plus de réserve. Trois cartes au talon, trois cases vides : place pour toutes. Touchez le talon",
    },
    "STOP_PLAY": {
        "err": "Ici, tentez tout. 2\1 de la case 6 doit monter. Commettez la faute : touchez le talon",
        "rule": "Ce serait juste. Pour une fois, commettez la faute : touchez le talon",
        "call": "L'adversaire a écarté une carte, mais 3\1 en case 1 devait monter. Touchez ici et criez",
        "look": "Permis, mais alors la faute passe. Criez d'abord « Crapette ! » : touchez ici",
    },
    "FOSTER_TWO": {
        "start": "La partie de Foster. A est en bas. Touchez pour avancer, à gauche pour revenir, en haut le menu",
    },
    "FOSTER_ONE": {
        "start": "Foster avec un jeu. A est en bas. Touchez pour avancer, à gauche pour revenir, en haut le menu",
    },
}
