"""What is said in French of a game that is over, and in the records."""

WINS_GAME = {
    "you": "Vous gagnez !", "opponent": "L'adversaire gagne", "left": "Gauche gagne", "right": "Droite gagne",
    "side": "Le camp {0} gagne", "named": "{0} gagne !",
}
SCORES = {
    "you": "Vous marquez", "opponent": "L'adversaire marque", "left": "Gauche marque", "right": "Droite marque",
    "side": "Le camp {0} marque", "named": "{0} marque",
}
PATIENCE_SOLVED = "C'est réussi !"
STALEMATE = "Blocage"
STALEMATE_WHY = "Rien n'avance : le plus petit total marque."
DRAW = "Partie nulle"
DRAW_WHY = "Trop de tours sans progrès."
RESIGNED = "Abandon"
OPPONENT_RESIGNS = "L'adversaire abandonne"
NEXT_WINS = "{0}, qui joue ensuite, gagne."
WINS_MATCH = {
    "you": "Vous gagnez le match !", "opponent": "Vous perdez le match", "left": "Vous perdez le match",
    "right": "Vous perdez le match", "side": "Match au camp {0}", "named": "{0} gagne le match !",
}
MATCH_SHARED = "Match nul"
CARDS_COUNT = {
    "you": "Vos cartes comptent", "opponent": "Cartes adverses", "left": "Cartes de Gauche",
    "right": "Cartes de Droite", "side": "Cartes du camp {0}", "named": "Cartes de {0}",
}
NOBODY_SCORES = "Personne ne marque"
SCORE_LABELS = {"game": "La partie", "forfeit": "Pénalité d'abandon", "difference": "La différence"}
DIFFERENCES = "Les différences"
CARDS_LEFT = {
    "reserve": {
        "you": "{0} dans votre réserve, 2 chacune", "opponent": "{0} en réserve adverse, 2 chacune",
        "other": "{0} à l'autre réserve, 2 chacune", "others": "{0} aux autres réserves, 2 chacune",
    },
    "hand": {
        "you": "{0} à votre talon", "opponent": "{0} au talon adverse", "other": "{0} à l'autre talon",
        "others": "{0} aux autres talons",
    },
    "waste": {
        "you": "{0} à votre écart", "opponent": "{0} à l'écart adverse", "other": "{0} à l'autre écart",
        "others": "{0} aux autres écarts",
    },
}
NEXT_GAME = "Partie suivante"
NEW_MATCH = "Nouveau match"
LOOK_AT_TABLE = "Voir la table"
PATIENCE_RESIGNED = "Abandonnée"
ALL_UP = "Les 52 cartes sont montées."
CARDS_UP = "{0} cartes sur 52 montées."
DEAL_IN_MOVES = "Donne {0}, en {1} coups"
NEXT_DEAL = "Donne suivante"
DEAL_AGAIN = "Rejouer la donne"
OTHER_SEAT = "À l'autre place"
HARD_GAME = "Partie difficile ? Essayez : {0}"
EITHER_OR = "{0} ou {1}"
COACH_HEADING = "À retenir"
COACH_BETTER = "Au tour {0}, il y avait mieux : {1} ({2})."
COACH_NOTHING = "Bien joué ! Aucune de vos décisions n'a coûté de carte."
TRY_POSITION = "Essayer"
BOTH_SCORE = ("{0} et vous marquez", "{0} et {1} marquent")
PLAYER_RESIGNS = "{0} abandonne."

FIRST_OF_TWO = "Les mêmes cartes reviennent, à l'autre place."
FROM_OTHER_SEAT = "À l'aller"
BOTH_SEATS = "Aller et retour"
SAME_CARDS = "Les mêmes cartes, à l'autre place"

NO_RECORDS = "Aucune partie n'est encore finie."
RECORDS_PAGE = "Page"
RECORDS_OF = "{0}, {1}"
PLAYED = "Parties"
WON_LOST = "Gagnées, perdues"
DRAWN_RESIGNED = "Nulles, abandons"
SOLVED_RESIGNED = "Réussies, abandons"
BEST_SCORE = "Meilleur score"
SHORTEST_WIN = "Victoire la plus courte"
MOVES = "{0} coups"
TIME_PLAYED = "Temps, par partie"
MINUTES = "{0} min"
HOURS = "{0} h {1} min"
STREAKS = "Victoires d'affilée"
STREAK_OF = "{0} (max. {1})"
RATING = "Cote"
RATING_OF = "{0} ({1}-{2})"
RATING_CURVE = "Cote, {0}"
RATING_FROM = "Sur {0} parties et problèmes"
CALENDAR = "Calendrier"
CALENDAR_OF = "Donne du jour, {0}"
WEEKDAYS = "LMMJVSD"
DAYS_IN_A_ROW = "Jours d'affilée"
DAY_MARKS = ("perdue", "avec aide", "gagnée")
MONTHS_FOOT = "{0} : mois"
UNHELPED = "Sans aide"
WON_OF = "{0} sur {1}"
TWO_NUMBERS = "{0}, {1}"
RESET_ROW = "Effacer"
RESET_RECORDS = "Effacer tout"
RESET_COSTS = "Cela efface records, cote et calendrier."
RECORDS_OF_HOT_SEAT = "personnes"
