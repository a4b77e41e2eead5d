"""What is said in French in the menu of a new game, and of what can be chosen there."""

DEAL = "Donner"
GAME = "Jeu"
OPTIONS_ROW = "Options"
OPTIONS_ON = "{0} en jeu"
NO_OPTIONS = "aucune"
OPTIONS_DONE_ABOUT = "Les options restent comme vous les avez réglées."
OPPONENT = "Adversaire"
NO_OPPONENT = "aucun, vous pour deux"
NO_OPPONENT_BRIEF = "aucun"
NO_OPPONENT_ABOUT = "Vous jouez les deux camps, sans adversaire."
DEAL_NO = "N° de donne"
RANDOM_DEAL = "au hasard"
TODAYS_DEAL = "du jour, {0}"
DEAL_OF_THE_DAY_ABOUT = "La donne du jour est sa date : 261122 est le 22 novembre 2026, la même pour tous."
HOW_TO_SET_DIGITS = "{0} : changer le chiffre   {1} : suivant"
NEW_GAME_COSTS = "Vous abandonnez la partie en cours."
FIRST_GAME = "Quelle partie ?"
FIRST_MORE = "Plus de choix"
FIRST_MORE_ABOUT = "D'autres jeux et adversaires, deux personnes sur un appareil : tout le choix."
DEAL_NEW = "Nouvelle donne"
WATCH = "Regarder"
WATCH_ABOUT = "Des niveaux jouent entre eux et vous regardez. Votre partie attend, et rien n'est compté."
STOP_WATCHING = "Ne plus regarder"
RULE_SETS_ABOUT = {
    "classic": "Deux jeux de 52. Débarrassez-vous d'une réserve de 13, du talon et de l'écart. Une carte qui va sur "
    "une fondation doit monter, la réserve d'abord ; remplissez les cases vides avant de retourner.",
    "simple": "Bon pour débuter : la Crapette avec un demi-jeu chacun, moitié moins longue. Cœur et trèfle contre "
    "pique et carreau, réserve de six, trois cases chacun.",
    "foster": "Plus libre : une réserve de 12, cachée, retournée quand vous voulez. Vous jouez aussi de votre écart "
    "et de l'écart adverse. Les fondations d'abord ; vous terminez votre tour quand vous voulez.",
    "foster36": "Foster 1922 du six à l'as, 36 cartes chacun : moins de la moitié du temps. Le six ouvre une "
    "fondation, et l'as va sur le roi.",
    "foster32": "Foster 1922 du sept à l'as, 32 cartes chacun : le tiers du temps. Le sept ouvre une fondation, et "
    "l'as va sur le roi.",
    "cats": "La réserve avant tout : cases vides, puis cases. Les suites se déplacent ensemble. Chargez en toute "
    "couleur, mais l'écart seul. Sans talon ni écart vous gagnez, réserve ou non.",
    "catsfull": "Comme Réserve d'abord, mais avec une réserve de 13 ; toutes les cartes sont données au début et "
    "jouées une à une, et celles des cases vont aussi en case vide.",
    "onepack": "Un jeu, ni réserve ni fondations : les cases sont des suites de même couleur, montantes ou "
    "descendantes, où l'as suit le roi. Seule obligation : remplir les cases vides.",
    "three": "Vous contre deux, avec deux jeux et un joker que personne ne joue. Réserve de 8, trois cases chacun ; "
    "la première case vidée reste fermée. Chargez qui vous voulez.",
    "klondike": "Pour vous seul : sept cases aux cartes cachées. Retournez une carte à la fois, autant que vous "
    "voulez. Seul un roi va en case vide.",
}
LEVELS_ABOUT = {
    "novice": "Novice : débute encore ; bien des coups lui échappent et, en mode Crapette, la plupart de vos fautes.",
    "easy": "Facile : manque un coup de temps en temps et, en mode Crapette, la moitié de vos fautes.",
    "greedy": "Moyen : voit tous les coups et joue celui qui paraît le meilleur.",
    "strong": "Fort : réfléchit à tout son tour avant de jouer.",
    "expert": "Expert : voit plus loin, compte les cartes et n'en oublie aucune. Aucune faute ne lui échappe.",
    "adaptive": "Adaptatif : plus fort quand vous gagnez, plus faible quand vous perdez. Ne voit pas les cartes "
    "cachées.",
}
ADAPTIVE_NEAR = "maintenant proche de {0}"
ADAPTIVE_BETWEEN = "maintenant entre {0} et {1}"
OPTIONS = {
    "waste": "Jouer de l'écart",
    "groups": "Par groupes",
    "peek": "Retourner tôt",
    "closed": "Réserve cachée",
    "strict": "Strict",
    "release": "Doit libérer",
    "mustload": "Doit charger",
    "mustspace": "Doit vider",
    "fewest": "Libérer au plus près",
    "backs": "Cartes cachées",
    "uncover": "Doit découvrir",
    "r12": "Réserve de 12",
    "r11": "Réserve de 11",
    "cut": "Début : coupe",
    "high": "Début : carte haute",
    "houses": "Début : cases",
    "cards": "1 point par carte",
    "thirty": "30, et 2 par carte",
}
OPTIONS_BRIEF = {
    "waste": "Jouer l'écart",
    "mustspace": "Doit vider",
    "fewest": "Au plus près",
    "backs": "Cachées",
}
OPTIONS_ABOUT = {
    "waste": "Vous pouvez jouer le dessus de votre écart partout où il va.",
    "groups": "Les cartes d'une case qui se suivent peuvent bouger ensemble.",
    "peek": "Vous pouvez commencer un tour en retournant une carte, quoi qu'il faille jouer d'abord.",
    "closed": "La réserve est cachée. Vous en retournez le dessus quand vous voulez, et avant de retourner une carte "
    "du talon.",
    "strict": "Les trois suivantes ensemble : libérer, charger, vider.",
    "release": "Une carte couverte qui pourrait monter doit être libérée si celles qui la couvrent peuvent partir.",
    "mustload": "Tant que vous pouvez charger un adversaire, vous ne jouez que cela.",
    "mustspace": "Tant que vous avez une réserve, vous ne retournez pas si une case peut être vidée sur d'autres.",
    "fewest": "Comme Doit libérer, en commençant par la carte la moins couverte.",
    "backs": "Une carte cachée sous chaque case. Strict, et les cartes cachées sont à découvrir.",
    "uncover": "Les cartes qui couvrent une carte cachée doivent partir si elles le peuvent. Demande Cartes cachées.",
    "r12": "La réserve a une carte de moins, le talon une de plus.",
    "r11": "La réserve a deux cartes de moins, le talon deux de plus.",
    "cut": "Le sort désigne qui commence.",
    "high": "Qui a la plus haute carte de réserve commence ; l'as est le plus haut.",
    "houses": "Qui a les cartes de case les plus basses commence ; les réserves ne comptent pas.",
    "cards": "Le gagnant marque 1 par carte qui reste à l'adversaire ; de même si aucune des deux n'est choisie.",
    "thirty": "Le gagnant marque 30, et 2 par carte qui reste à l'adversaire.",
}

HOT_SEAT_OF_TWO = "une personne"
HOT_SEAT_OF_THREE = "deux personnes"
HOT_SEAT_OF_TWO_ABOUT = "Deux personnes se passent un appareil de main en main. L'ordinateur ne joue pas."
HOT_SEAT_OF_THREE_ABOUT = "Trois personnes se passent un appareil de main en main. L'ordinateur ne joue pas."
NAMES_ROW = "Noms"
NAMES_ABOUT = "Vos noms : huit lettres au plus chacun. Ils sont sauvegardés."
NO_NAME = "sans nom"
LETTER_SET = "[{0}]"
NO_LETTER = "_"
NAME_ABOUT = "{0} : écrire le nom, lettre par lettre."
HOW_TO_SET_LETTERS = "{0} : changer la lettre   {1} : suivante ; sur _ : fini"
