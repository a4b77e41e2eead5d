"""What is said in French of the settings: NAME, NAME_VALUES and NAME_ABOUT of each."""

SPEED = "Vitesse adverse"
SPEED_VALUES = ("lente", "normale", "rapide", "immédiate")
SOUND = "Son"
SOUND_VALUES = ("coupé", "faible", "fort")
TAP = "Toucher une carte"
TAP_VALUES = ("la prend", "place unique", "meilleure place")
TAP_ABOUT = (
    "Touchez une carte pour la prendre, puis sa place. Deux touches rapides l'envoient sur une fondation.",
    "Une carte qui n'a qu'une place y va dès la première touche. Annuler le coup la ramène.",
    "La carte va sur une fondation, sinon chez l'adversaire, sur une case. Annuler le coup la ramène.",
)
VIBRATION = "Vibration"
TARGET = "Longueur du match"
TARGET_ABOUT = "Dès le prochain match. Auto : selon le jeu choisi."
POINTS = "{0} points"
FITTING_POINTS = "auto"
SINGLE_GAME = "une partie"
NAMES_OF_PILES = "Noms des piles"
ASKS_TO_DISCARD = "Écarter carte jouable"
ASKS_TO_DISCARD_VALUES = ("aussitôt", "demander")
ASKS_TO_DISCARD_ABOUT = "Demander : avant d'écarter une carte encore jouable, on vous le demande."
PLAYS_FORCED = "Coups forcés"
PLAYS_FORCED_VALUES = ("à la main", "automatiques")
PLAYS_FORCED_ABOUT = "Un coup unique se joue tout seul ; carte à une seule place : un appui."
TEACHES = "Initiation"
TEACHES_ABOUT = "Chaque règle est expliquée une fois ; un conseil suit vos premières parties."
LEVEL = "Prochain adversaire"
LANGUAGE = "Langue"
CARD_LETTERS = "Figures"
AS_LANGUAGE = "auto"

STARTER = "Début"
STARTER_VALUES = ("selon la règle", "vous", "l'adversaire")
STYLE = "Style"
STYLE_VALUES = ("Guidé", "Mode Crapette")
STYLE_ABOUT = (
    "Guidé : un coup interdit est refusé, et on vous dit pourquoi.",
    "Mode Crapette : vous pouvez tout tenter. Une faute est arrêtée et clôt votre tour ; aux fautes de "
    "l'adversaire, criez « Crapette ! ».",
)
STOP_PRICE = "Cri à tort"
STOP_PRICE_VALUES = ("rien", "le tour")
STOP_PRICE_ABOUT = (
    "Crier à tort ne coûte rien.",
    "Crier à tort vous coûte le tour, ou le suivant pendant celui de l'adversaire.",
)

ACCESSIBILITY = "Accessibilité"
FELT = "Tapis"
FELT_VALUES = ("vert", "sombre", "clair")
PICTURE = "Image"
PICTURE_VALUES = ("clair sur noir", "noir sur clair")
SUIT_COLOURS = "Teintes"
SUIT_COLOURS_VALUES = ("deux", "quatre")
SUIT_COLOURS_ABOUT = "Avec quatre, carreau est orange et trèfle bleu ; ils comptent toujours comme rouge et noir."
MARKS = "Signes des cartes"
MARKS_VALUES = ("normaux", "grands")
LEFT_HANDED = "Gaucher"
LEFT_HANDED_VALUES = ("non", "oui")
LEFT_HANDED_ABOUT = "La table est inversée et, si possible, les boutons aussi : les règles du jeu les nomment."

MATCH = "Match"
MATCH_VALUES = ("Normal", "Duplicate")
MATCH_ABOUT = (
    "Normal : chaque partie a ses propres cartes.",
    "Duplicate : chaque donne se joue deux fois, la seconde à l'autre place. Seule la différence compte, pas la "
    "chance.",
)

HAND_OVER = "Écran de passage"
HAND_OVER_ABOUT = "Un écran entre les tours cache les cartes jusqu'à ce que le joueur suivant ait l'appareil."
TURNED_ROUND = "Tourner l'image"
TURNED_ROUND_ABOUT = "L'image se tourne vers le joueur en face, quand deux personnes partagent l'appareil."
