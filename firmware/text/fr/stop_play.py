"""What is said in French in stop play, at the table and when stop is called."""

NOTHING_TO_CALL = "Rien à arrêter : criez avant de toucher une carte"
WRONG_CALL = "Non, ce n'est pas cela. Crier à tort ne coûte rien"
NEXT_TURN_LOST = "Crié à tort : vous perdez le tour suivant"
WRONG_CALL_HEADING = "Crié à tort"
TURN_LOST = "Cela vous coûte ce tour."
LOST_TURN = "crié à tort"
OVER_BUT_STOP = "La partie est finie. Une faute ? Criez « Crapette ! » {OK} : les points"
CARD_SHOWING = "Carte retournée : {0}"
WHERE_TO = "{0} : où ? {OK} : reposer"
STOPS = {
    "you": "Vous : Crapette !", "opponent": "Adversaire : Crapette !", "left": "Gauche : Crapette !",
    "right": "Droite : Crapette !", "side": "{0} : Crapette !", "named": "{0} : Crapette !",
}
TURN_IS_OVER = {
    "you": "votre tour est fini", "opponent": "c'est à vous", "left": "Gauche a fini son tour",
    "right": "Droite a fini son tour", "side": "{0} a fini son tour", "named": "{0} a fini son tour",
}
STOPPED_SPACE_FILLED = "{0}. C'est fait, et {1}."
STOPPED_CARD_UP = "{0}. La carte monte, et {1}."
STOPPED = "{0}. {1}."
TURN_OR_STOP = "{0}, ou Crapette !"
STOP_BY_ANYBODY = "Crapette !"
OK_TRIES = "{OK} : tenter"
STEPS_CHOOSE = "{STEPS} : choisir"
YOUR_TURN_OR_STOP = "À vous, ou Crapette !"

CALL = "Crapette ! Quelle faute ?"
CALL_BRIEF = "Quelle faute ?"
CALL_NOTHING = "Rien : continuer"
CALL_COSTS = "Crier à tort ne coûte rien."
CALL_COSTS_TURN = "Crier à tort coûte un tour."
OTHER_MOVES = "Autres coups"
EARLIER_AND_LATER = "{LR} : coups d'avant et d'après"
OFFENCES = {
    "foundation-first": "Fondation d'abord", "reserve-first": "Réserve d'abord", "space-first": "Case vide d'abord",
    "no-fit": "La carte ne va pas", "not-available": "Une autre faute",
}
