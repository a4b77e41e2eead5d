"""What is said in French in a game by cable, at the table and in its menus."""

CABLE_STATES = (
    "On attend le coup de l'adversaire",
    "Pas de réponse par le câble : pause",
    "Votre adversaire est parti : pause",
    "Les parties diffèrent : commencez-en une autre",
    "Pas de câble ici : pause",
)
CABLE_HEADS = ("", "Sans réponse", "Adversaire parti", "Différent", "Sans câble")
CABLE_AGAIN = "Votre adversaire est revenu"
UNDO_REQUEST_SENT = "Demande envoyée : l'adversaire doit accepter"
UNDO_DECLINED = "L'adversaire n'est pas d'accord"
NO_HINT = "Pas de conseil contre une personne"
BY_CABLE = ("par câble", "par USB")
BY_CABLE_ABOUT = (
    "Contre une personne dont l'appareil est relié au vôtre par un câble.",
    "Contre une personne à l'ordinateur auquel cet appareil est branché.",
)
CABLE_HEAD = "Par câble"
CABLE_WAITS = "Proposé à l'adversaire :"
CABLE_HOW_TO_ACCEPT = "Autre appareil : Nouvelle partie, adversaire par câble."
CABLE_OFFERED = "Une offre"
CABLE_OFFERS = "Votre adversaire propose :"
CABLE_GOES_ON = "Votre adversaire veut reprendre :"
CABLE_AGREED = "On attend que l'adversaire commence."
CABLE_BEGINS = ("Vous commencez", "L'adversaire commence")
CABLE_SCORE = "Vous avez {0}, l'adversaire {1}"
CABLE_YES = "Jouer"
CABLE_STOP = "Quitter"
CABLE_ANSWERS = (
    "Votre adversaire a refusé.",
    "L'autre appareil n'a pas ce jeu.",
    "L'autre écran est trop petit.",
    "Les deux versions ne donnent pas les mêmes cartes : mettez à jour l'ancienne.",
    "Votre adversaire est parti.",
    "L'autre appareil a une autre version : mettez à jour l'ancienne.",
    "Il n'y a pas de câble ici.",
)
UNDO_REQUEST_HEADING = "Votre adversaire demande"
UNDO_REQUESTED = "Votre adversaire demande à annuler le dernier coup."
UNDO_REQUESTED_MOVES = "L'adversaire a annulé {0} coups. Ici aussi ?"
ALLOW_UNDO = "Oui"
REQUEST_UNDO = "Demander à annuler"
