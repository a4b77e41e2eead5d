"""What is said in French of better moves: hints, their reasons, and the review of a game."""

REVIEW_PROGRESS = "Analyse de la partie : {0} %"
AHEAD = ("Vous menez", "L'adversaire mène", "D'autres mènent")
SOMEBODY_AHEAD = "{0} mène"
TURNS = "Tours"
COST_GAME = "a coûté la partie"
COST_WIN = "victoire manquée"
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
GRAPH = "Voir la courbe"
NEXT_DECISION = "Le choix suivant"
RETRY_DECISION = "Réessayer"
NOT_SAVED = "Rien de tout cela n'est sauvegardé."
TO_REVIEW = "Voir l'analyse"
LOOK_AT_ONE = "{0} : voir {1}"
LOOK_AT_ALL = "{0} : voir 1-{1}"
PLAY_ON = "Continuez d'ici. Rien n'est sauvegardé"
TURN_NUMBER = "{0}, tour {1} :"
BETTER = "Mieux : {0} ({1})"
BETTER_BY = "{2} de mieux : {0} ({1})"
WORTH_THE_GAME = "C'était décisif : {0} ({1})"
WOULD_HAVE_WON = "C'était gagné : {0} ({1})"
BETTER_GOES_ON = "Et ensuite :"
MOVE_ROW = "{0} {1}"
MOVE_STOPPED = "{0} (Crapette !)"
STEP_BY_TURN = "{LR} : tour par tour"
MOVES_AS_TEXT = "Coups en texte"
COPIED = "Copié"
WRITTEN_TO = "Écrit dans {0}"

LOOKING_FOR_HINT = "Recherche d'un bon coup"
HINT_GIVES_UP = "Conseil : c'est sans issue. Annulez, ou abandonnez"
HINT_SAYS = "Conseil : {0} ({1})"
REASONS = {
    "nothing-better": "il n'y a pas mieux",
    "must": "c'est obligatoire",
    "up": "monte une carte",
    "reserve": "une carte de réserve en moins",
    "loads-reserve": "charge la réserve adverse",
    "loads-waste": "charge l'écart adverse",
    "space": "vide une case",
    "hidden": "découvre une carte cachée",
    "bares-foundation": "libère {0}, qui monte",
    "bares-reserve": "libère {0} pour votre réserve",
    "bares-card": "libère {0} pour votre carte",
    "bares-load": "libère {0}, pour charger",
    "towards-space": "prépare une case vide",
    "blocks": "bloque la réserve adverse",
    "place-reserve": "une place pour votre réserve",
    "place-card": "une place pour votre carte",
    "card": "une carte de moins pour vous",
    "turn-goes-on": "votre tour continue",
    "reserve-later": "votre réserve peut attendre",
    "fills": "remplit la case vide",
    "new-card": "pour voir une autre carte",
    "new-reserve": "pour voir une autre carte",
    "no-place": "elle ne va nulle part",
    "nothing-left": "il ne reste rien d'autre",
}
REASON_CARD_UP = "monte une carte"
REASON_THEN = "un coup suivant : {0}"
