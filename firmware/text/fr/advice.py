"""What is said in French of better moves: hints, their reasons, and the review of a game."""

REVIEW_PROGRESS = "Analyse de la partie : {0} %"
AHEAD = ("Vous devant", "Adversaire devant", "Autres devant")
SOMEBODY_AHEAD = "{0} devant"
TURNS = "Tours"
COST_GAME = "a coûté la partie"
COST_BOTH = "a coûté {0} et le tour"
COST_TURN = "a coûté le tour"
COST_CARDS = "a coûté {0}"
COST_LITTLE = "a coûté moins d'une carte"
REVIEW_CLEAN = "Aucun de vos choix n'a coûté une carte."
REVIEW_CLEAN_BRIEF = "Rien de perdu"
AHEAD_FOR = "{0} après les tours {2} à {3}, de {1} au plus"
AHEAD_ONCE = "{0} après le tour {2}, de {1}"
REVIEW_READ = "Entrée : revoir ces tours. back : quitter"
TURN_OF_COST = "Tour {0} : {1}"
GRAPH = "À la courbe"
NEXT_DECISION = "Le choix suivant"
RETRY_DECISION = "Réessayer"
NOT_SAVED = "Rien de tout cela n'est sauvegardé."
TO_REVIEW = "À l'analyse"
LOOK_AT_ONE = "{0} : voir {1}"
LOOK_AT_ALL = "{0} : voir 1-{1}"
PLAY_ON = "Continuez d'ici. Rien n'est sauvegardé"
TURN_NUMBER = "{0}, tour {1} :"
BETTER = "Mieux : {0} : {1}"
BETTER_BY = "{2} de mieux : {0} : {1}"
WORTH_THE_GAME = "Cela décidait la partie : {0} : {1}"
BETTER_GOES_ON = "Et ensuite :"

LOOKING_FOR_HINT = "Recherche d'un bon coup"
HINT_GIVES_UP = "Conseil : c'est sans issue. Annulez, ou abandonnez"
HINT_SAYS = "Conseil : {0} : {1}"
REASONS = (
    "il n'y a pas mieux",
    "c'est obligatoire",
    "monte une carte",
    "une carte de réserve en moins",
    "charge la réserve adverse",
    "charge l'écart adverse",
    "vide une case",
    "découvre une carte cachée",
    "libère {0}, qui monte",
    "libère {0} pour votre réserve",
    "libère {0} pour votre carte",
    "libère {0}, pour charger",
    "prépare une case vide",
    "bloque la réserve adverse",
    "une place pour votre réserve",
    "une place pour votre carte",
    "une carte de moins pour vous",
    "remplit la case vide",
    "pour voir une autre carte",
    "pour voir une autre carte",
    "elle ne va nulle part",
    "il ne reste rien d'autre",
)
REASON_CARD_UP = "monte une carte"
REASON_THEN = "un coup suivant : {0}"
