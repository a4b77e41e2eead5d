"""What is read in French where the game is typed, in place of the texts with these names elsewhere."""

TABLE = {
    "HAND_TURNS_UP": "Retourner une carte du talon",
    "OK_PLAYS": "Tapez ok pour jouer",
    "GAME_OVER_SCORE": "La partie est finie. Entrée : les points",
    "COULD_BE_PLAYED": (
        "{0} est encore jouable. Pour l'écarter quand même, ce qui termine votre tour, tapez turn encore une fois"
    ),
    "FITS_NOWHERE": "{0} ne va nulle part. Pour l'écarter et finir votre tour, tapez turn",
    "MOVES_LEFT": "Il reste des coups. Pour passer, tapez turn encore une fois",
    "ONLY_PLACE": "C'est la seule place. Pour jouer, tapez ok ; pour reposer la carte, tapez back",
    "OFFER_ALL_UP": "Toutes vos cartes peuvent monter. Pour les monter, tapez ok",
    "OFFER_AUTO_FINISH": "Plus rien n'est caché. Pour que tout monte, tapez ok",
    "NO_MOVE_RESIGN": "Plus de coup. Pour abandonner, tapez ok encore une fois ; pour reprendre un coup, tapez annuler",
    "NO_MOVE": "Plus de coup. Pour abandonner, tapez ok",
    "MOVE_LIMIT": "Fin de la partie après {} coups. Pour en reprendre un, tapez annuler ; pour abandonner, tapez menu",
    "NO_PROGRESS": "Deux passages du talon sans rien jouer. Pour abandonner, tapez menu",
    "REPLAY": "Pour l'entendre encore, tapez back.",
}
STOP_PLAY = {
    "OVER_BUT_STOP": "La partie est finie. Une faute ? Alors tapez stop. Entrée : les points",
    "WHERE_TO": "{0} : où ? Pour la reposer, tapez ok",
    "OK_TRIES": "Tapez ok pour tenter",
    "STEPS_CHOOSE": "Tapez gauche ou droite pour choisir.",
    "EARLIER_AND_LATER": "Pour les coups d'avant et d'après, tapez gauche ou droite",
}
LEARN = {
    "LEARN_BEGINS": "Entrée : la première leçon",
    "LESSON_CALLS": "Tapez stop, puis choisissez : {0}",
}
MENUS = {
    "HOW_TO_CHOOSE": "Pour choisir une ligne, tapez son numéro",
    "FIRST_START": "Débutant ? Tapez apprendre",
    "PILE_LOOK": "{0}, {1} cartes. Pour les entendre, tapez ok ; pour quitter, tapez back",
}
NEW_GAME = {
    "NAME_ABOUT": "Pour changer le nom, tapez le numéro de la ligne, puis le nom.",
}
ADVICE = {
    "STEP_BY_TURN": "Pour aller de tour en tour, tapez gauche ou droite",
}
HELP = {
    "HELP_BUTTONS": "Commandes",
}
LESSONS = {
    "HOUSES": {
        "lay": "Les cases sont les colonnes. Posez 8\2 de la réserve sur un neuf noir : tapez 8c sur 9t",
    },
    "FOUNDATIONS": {
        "ace": "Il y a trois as dans les cases. Chacun ouvre une fondation. Pour celui de la case 1, tapez 1 monte",
    },
    "FOSTER_TWO": {
        "start": "La partie de Foster, 1922. Le camp A est en bas. Entrée : coup suivant. Pour revenir, tapez gauche",
    },
    "FOSTER_ONE": {
        "start": "Foster avec un jeu, 1922. Le camp A est en bas. Entrée : coup suivant. Pour revenir, tapez gauche",
    },
}
