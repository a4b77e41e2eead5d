"""What only the console says in French, and what is typed there."""

CARD_NAME = "{0} de {1}"
RANK_NAMES = ("as", "2", "3", "4", "5", "6", "7", "8", "9", "10", "valet", "dame", "roi")
SUIT_NAMES = ("pique", "cœur", "carreau", "trèfle")
SUIT_LETTERS = "PCKT"
SIGN_LEFT = "gauche"
SIGN_RIGHT = "vers"
NUMBERED_ROW = "{0}. {1}"
SAID_AFTER = "{0} {1}"
PAGE_READ = "Page {0} sur {1}. Entrée : la suivante. back : quitter"
LAST_PAGE_READ = "Page {0} sur {1}. back : quitter"
DIALOG_READ = "Entrée : continuer"
DIGITS_READ = "Tapez le nombre, ou Entrée pour le laisser tel quel."
NAME_READ = "Tapez un nom de {0} lettres au plus, ou retour pour le laisser tel quel."
LOG_TURNS_UP = ("Vous retournez {1}", "{0} retourne {1}")
LOG_TURNS_OVER_AND_UP = ("Vous retournez votre écart, puis {1}", "{0} retourne son écart, puis {1}")
LOG_LAYS_ON_WASTE = "Vous posez {1} à l'écart"
LOG_TURNS_OVER = "Vous retournez votre écart"
LOG_PASSES = ("Vous passez", "{0} passe")
LOG_TURNS_UP_RESERVE = ("Vous retournez votre réserve : {1}", "{0} retourne sa réserve : {1}")
LOG_RESIGNS = ("Vous abandonnez", "{0} abandonne")
MOVES_TO_PLAY = "{0} : {1} coups"
ONE_MOVE_TO_PLAY = "{0}. Un coup : {1}"
NO_LONGER = "Annulé : {0}"
LOG_TWO_SENTENCES = "{0}. {1}"
NO_CARD = "aucune carte"
PILE_READ = "{0} : {1}"
PILE_UNDER = "{0} : {1} ; dessous {2}"
PILE_TOP = "{0}, {1}"
PILE_EMPTY = "rien"
PILE_SPACE = "vide"
PILE_CLOSED = "fermée, hors jeu"
PILE_UNDEALT = "pas encore donnée"
PILE_DOWN = "cachée"
PILES_DOWN = "{0} cachées"
PILE_LOCKED = "{0}, bloquée tant qu'une carte est retournée"
TURNED_UP_READ = "Retournée : {0}"
FOUNDATIONS_READ = "Fondations : {0}"
DEAL_READ = "{0}, donne {1}"
TYPE_WORD = "tapez {0}"
PROMPT = "> "
TO_PLAY_AGAIN = "Ctrl-D relance le jeu."
WELCOME = "La Crapette en texte. Tapez aide pour les commandes."
WELCOME_AT_TABLE = "Tapez coups pour savoir ce que vous pouvez jouer, ou un coup comme 3 sur 7."
TYPED = (
    "gauche", "droite", "haut", "bas", "ok", "back retour b", "turn retourner", "stop crapette crapette!", "menu m",
    "aide help ?", "table", "coups", "conseil", "annuler reprendre", "infos", "lettres", "mots", "quitter quit q",
)
TYPED_TO = "sur à a vers dans en au -> >"
TYPED_UP = "monte fondation f fondations"
TYPED_IGNORED = "jouer joue jouez poser pose posez la le les de du des dessus case vide carte"
TYPED_RESERVE = "réserve reserve r"
TYPED_HAND = "talon t retournée retournee"
TYPED_WASTE = "écart ecart l'écart l'ecart e"
TYPED_OWN = "ma mon mes votre"
TYPED_NEXT = "adverse adversaire l'adversaire autre gauche"
TYPED_OTHER = "droite"
TYPED_CARDS = "cartes"
TYPED_WHOLE = "toute tout entière entiere suite"
TYPED_RANKS = (
    "as a 1", "deux 2", "trois 3", "quatre 4", "cinq 5", "six 6", "sept 7", "huit 8", "neuf 9", "dix 10 t",
    "valet v j", "dame d q", "roi r k",
)
TYPED_SUITS = (
    "pique piques p s", "cœur coeur cœurs coeurs c h", "carreau carreaux k d", "trèfle trefle trèfles trefles t",
)  # fmt: skip
TYPE_A_MOVE = "Pas compris. Tapez un coup, 3 sur 7, ou : coups, table, turn, conseil, annuler, menu, aide, quitter"
TYPE_A_ROW = "Pas compris. Tapez le numéro d'une ligne, de 1 à {0}, ou : back, aide, quitter"
TYPE_ENTER = "Pas compris. Tapez Entrée, back, aide ou quitter"
TYPE_DIGITS = "Pas compris. Tapez un nombre d'au plus {0} chiffres, ou Entrée"
TYPE_NAME = "Pas compris. Tapez un nom de {0} lettres au plus, A à Z, ou retour"
NOT_AT_TABLE = "Seulement à la table. Tapez back pour y revenir"
NO_TABLE = "Il n'y a pas encore de partie"
NO_MOVES = "Aucun coup possible pour l'instant"
WHICH_MOVE = "Ce pourrait être {0}. Tapez ce qui est avant les deux points"
MOVES_OR = "{0} ou {1}"
ANYTHING_GOES = "En mode Crapette, vous pouvez tout tenter ; tapez un coup comme 3 sur 7"
NO_SUCH_CARD = "Cette carte n'est au sommet d'aucune pile"
NOT_THERE = "Cela ne peut pas aller là"
NOTHING_ABOUT = "Il n'y a rien de plus à en dire"
ROWS_SHOWN = "Lignes {0} à {1} sur {2}"
LETTERS_NOW = "Les cartes se lisent maintenant 7C"
WORDS_NOW = "Les cartes se lisent maintenant 7 de cœur"
GOODBYE = "Partie sauvegardée. Au revoir"
QUIT = "Quitter"
CONSOLE_HELP = (
    "Tapez un coup : 3 sur 7, réserve sur case 4, 7c sur 8t, talon sur écart. 3 monte : sur une fondation.",
    "turn retourne une carte du talon, ou la pose à l'écart, ce qui termine votre tour.",
    "coups dit ce que vous pouvez jouer, avec un nom court à taper. table dit toutes les piles, case 3 ou écart "
    "une seule.",
    "conseil montre un bon coup, annuler reprend le dernier. stop : l'adversaire a fait une faute, en mode "
    "Crapette. menu : tout le reste.",
    "Dans un menu, tapez le numéro d'une ligne. Entrée avance s'il y a des pages, et sinon répète ce qui a été dit.",
    "infos 3 en dit plus sur la ligne 3. lettres dit les cartes 7C, mots 7 de cœur. quitter sort et sauvegarde la "
    "partie.",
)
