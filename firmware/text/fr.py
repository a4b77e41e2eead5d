# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""French, with "vous". The names are those of en.py, which says what each is for. The spaces before : ; ! ? and within
« » are U+00A0: thin, and no line is broken there.

What players of la crapette say, one word for one thing:

    reserve       la réserve (la crapette)    space        la case vide
    hand          le talon                    load         charger (l'adversaire)
    waste         l'écart                     turn up      retourner
    house         la case                     stop         crier « Crapette ! »; stop play: le mode Crapette
    foundation    la fondation; monter        pack         le jeu (de 52 cartes)
    turn          le tour                     move         le coup
    run           la suite                    suit         la couleur (colours: rouge et noir)
    game, match   la partie, le match         deal         la donne
"""

FORMS = ((0, 1, 0),)

# Screens: what is said on several
GAME_NAME = "Pocket Bank"
DONE = "Terminé"
TITLE = "Titre"
NEW_GAME = "Nouvelle partie"
SETTINGS = "Réglages"
HOW_TO_PLAY = "Règles du jeu"
ON = "oui"
OFF = "non"
ROW_WITH_VALUE = "{0} : {1}"
SAID_OF = "{0} : {1}"
HOW_TO_CHOOSE = "{0} : choisir   {1} : changer"
MORE_LINES = "Autres lignes"
SAVED_TOO_LARGE = "La partie sauvegardée demande un plus grand écran."
THREE_TOO_LARGE = "À trois, il faut un plus grand écran."
TOO_LARGE = "{0} : cet écran est trop petit"
NOTHING_TO_LOOK_INTO = "Aucune pile n'a encore de cartes à regarder"
LEVELS = {
    "random": "Hasard",
    "novice": "Novice",
    "easy": "Facile",
    "greedy": "Moyen",
    "strong": "Fort",
    "expert": "Expert",
}
PEOPLE = ("Vous", "L'adversaire", "Gauche", "Droite", "Camp A", "Camp B", "Camp C", "{0}")

# Screens: the title
TITLE_FOOT = "La Crapette, ou Banque russe"
SCORE = "Points"
CONTINUE = "Continuer"

# Screens: a question before something is lost
SURE = "Vraiment ?"
NO = "Non, retour"

# Screens: pause
PAUSE = "Pause"
GO_ON = "Continuer"
HINT = "Conseil"
TAKE_BACK = "Annuler le coup"
RUN_UP = "Tout monter"
CALL_STOP = "Crier « Crapette ! »"
LAST_TURN = "Dernier tour"
LOOK_INTO_PILE = "Voir une pile"
RESTART_DEAL = "Rejouer la donne"
RESTART = "Rejouer"
RESTART_COSTS = "Les mêmes cartes sont redistribuées, et la partie recommence."
ABANDON = "Abandonner"
ABANDON_GAME = "Abandonner la partie"
ABANDON_COSTS = "Vous perdez la partie, et l'adversaire marque."
ABANDON_FORFEIT = "Vous perdez la partie. L'adversaire marque 20 de plus, et pour vos cartes comme d'habitude."
ABANDON_PATIENCE = "Vous abandonnez cette réussite."
ABANDON_SIDE = "{0} abandonne, et l'autre camp marque."
ABANDON_THREE = "Vous perdez la partie, et Gauche, le joueur suivant, la gagne."
DEAL_NUMBER = "Donne {0}"
WITH_STOP_PLAY = "mode Crapette"
GAME_OF_TWO = ("aller", "retour")
MATCH_SCORES = "Match à {0} : {1}"
SCORE_OF = "{0} {1}"

# Screens: settings
SPEED = "Vitesse adverse"
SPEED_VALUES = ("lente", "normale", "rapide", "immédiate")
SOUND = "Son"
SOUND_VALUES = ("coupé", "faible", "fort")
TARGET = "Prochain match à"
TARGET_ABOUT = "Auto : le match est aussi long qu'il convient au jeu choisi."
POINTS = "{0} points"
FITTING_POINTS = "auto"
NAMES_OF_PILES = "Noms des piles"
ASKS_TO_DISCARD = "Écarter les jouables"
ASKS_TO_DISCARD_VALUES = ("aussitôt", "demander")
ASKS_TO_DISCARD_ABOUT = "Demander : avant d'écarter une carte encore jouable, on vous le demande."
PLAYS_FORCED = "Coups forcés"
PLAYS_FORCED_VALUES = ("à la main", "automatiques")
PLAYS_FORCED_ABOUT = "Le seul coup qui reste dans votre tour se joue tout seul."
LEVEL = "Prochain adversaire"
LANGUAGE = "Langue"
CARD_LETTERS = "Figures"
AS_LANGUAGE = "auto"

# Screens: a new game
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
STARTER = "Début"
STARTER_VALUES = ("selon la règle", "vous", "l'adversaire")
STYLE = "Style"
STYLE_VALUES = ("Guidé", "Mode Crapette")
STYLE_ABOUT = (
    "Guidé : un coup interdit est refusé, et on vous dit pourquoi.",
    "Mode Crapette : vous pouvez tout tenter. Une faute est arrêtée et finit votre tour ; aux fautes de "
    "l'adversaire, criez « Crapette ! ».",
)
DEAL_NO = "N° de donne"
BY_CHANCE = "au hasard"
TODAYS = "du jour, {0}"
DEAL_OF_THE_DAY_ABOUT = "La donne du jour est sa date : 261122 est le 22 novembre 2026, la même pour tous."
HOW_TO_SET_DIGITS = "{0} : changer le chiffre   {1} : suivant"
NEW_GAME_COSTS = "Vous abandonnez la partie en cours."
FIRST_GAME = "Vous débutez ? Essayez : {0}."
DEAL_NEW = "Nouvelle donne"

RULE_SETS = {
    "classic": "Crapette",
    "foster": "Foster 1922",
    "foster36": "Foster, 36 cartes chacun",
    "foster32": "Foster, 32 cartes chacun",
    "cats": "Réserve d'abord",
    "catsfull": "Réserve d'abord, 13 cartes",
    "onepack": "Un seul jeu",
    "simple": "Simplifié",
    "three": "À trois",
    "klondike": "Réussite",
}
RULE_SETS_BRIEF = {
    "classic": "Crapette",
    "foster36": "Foster, 36",
    "foster32": "Foster, 32",
    "catsfull": "Rés. d'abord, 13",
}
RULE_SETS_ABOUT = {
    "classic": "Deux jeux de 52. Débarrassez-vous d'une réserve de 13, du talon et de l'écart. Une carte qui va sur "
    "une fondation doit monter, la réserve d'abord ; remplissez les cases vides avant de retourner.",
    "simple": "Bon pour débuter : la Crapette avec un demi-jeu chacun, moitié moins longue. Cœur et trèfle contre "
    "pique et carreau, réserve de six, trois cases chacun.",
    "foster": "Plus libre : une réserve de 12, cachée, retournée quand vous voulez. Vous jouez aussi de votre écart "
    "et de l'écart adverse. Les fondations d'abord ; votre tour finit quand vous voulez.",
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
    "novice": "Novice apprend : bien des coups lui échappent et, en mode Crapette, la plupart de vos fautes.",
    "easy": "Facile manque un coup de temps en temps et, en mode Crapette, environ la moitié de vos fautes.",
    "greedy": "Moyen voit tous les coups et joue celui qui paraît le meilleur.",
    "strong": "Fort réfléchit à tout son tour avant de jouer.",
    "expert": "Expert voit plus loin, compte les cartes et n'en oublie aucune. Aucune faute ne lui échappe.",
}

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
    "high": "La plus haute carte de réserve commence, et l'as est le plus haut.",
    "houses": "Les cartes les plus basses aux cases commencent ; les réserves ne comptent pas.",
    "cards": "Le gagnant marque 1 par carte qui reste à l'adversaire. De même si aucune des deux n'est choisie.",
    "thirty": "Le gagnant marque 30, et 2 par carte qui reste à l'adversaire.",
}
BY_CABLE = ("par câble", "par USB")
BY_CABLE_ABOUT = (
    "Contre une personne dont l'appareil est relié au vôtre par un câble.",
    "Contre une personne à l'ordinateur auquel cet appareil est branché.",
)
CABLE_HEAD = "Par câble"
CABLE_WAITS = "Proposé à l'adversaire :"
CABLE_THERE = "En face, choisir : Nouvelle partie, adversaire par câble."
CABLE_OFFERED = "Une offre"
CABLE_OFFERS = "Votre adversaire propose :"
CABLE_GOES_ON = "Votre adversaire veut reprendre :"
CABLE_AGREED = "On attend que l'adversaire commence."
CABLE_BEGINS = ("Vous commencez", "L'adversaire commence")
CABLE_SCORE = "Vous avez {0}, l'adversaire {1}"
CABLE_YES = "Jouer"
CABLE_STOP = "Quitter"
CABLE_SAYS = (
    "Votre adversaire a refusé.",
    "L'autre appareil n'a pas ce jeu.",
    "L'autre écran est trop petit.",
    "Les deux versions ne donnent pas les mêmes cartes : mettez à jour l'ancienne.",
    "Votre adversaire est parti.",
    "L'autre appareil a une autre version : mettez à jour l'ancienne.",
    "Il n'y a pas de câble ici.",
)
CABLE_IS = (
    "On attend le coup de l'adversaire",
    "Pas de réponse par le câble : pause",
    "Votre adversaire est parti : pause",
    "Les parties diffèrent : commencez-en une autre",
    "Pas de câble ici : pause",
)
CABLE_HEADS = ("", "Sans réponse", "Adversaire parti", "Différent", "Sans câble")
CABLE_AGAIN = "Votre adversaire est revenu"
CABLE_ASKS = "Votre adversaire demande"
ASKS_BACK = "Votre adversaire demande à annuler le dernier coup."
ASKS_BACK_FURTHER = "Votre adversaire a annulé {0} coups. Suivre ?"
LET_TAKE_BACK = "Oui"
ASK_TAKE_BACK = "Demander à annuler"
ASKED_BACK = "Demandé : à l'adversaire d'accepter"
NOT_TAKEN_BACK = "L'adversaire n'est pas d'accord"
NO_HINT = "Pas de conseil contre une personne"

# Screens: the result
STALEMATE = "Blocage"
STALEMATE_WHY = "Rien n'avance : le plus petit compte marque."
DRAW = "Égalité"
DRAW_WHY = "Trop de tours sans progrès."
ABANDONED = "Abandon"
OPPONENT_GIVES_UP = "L'adversaire abandonne"
NEXT_WINS = "{0}, qui joue ensuite, gagne."
WINS_GAME = (
    "Vous gagnez !",
    "L'adversaire gagne",
    "Gauche gagne",
    "Droite gagne",
    "Le camp A gagne",
    "Le camp B gagne",
    "Le camp C gagne",
    "{0} gagne !",
)
WINS_MATCH = (
    "Vous gagnez le match !",
    "Vous perdez le match",
    "Vous perdez le match",
    "Vous perdez le match",
    "Match au camp A",
    "Match au camp B",
    "Match au camp C",
    "{0} gagne le match !",
)
MATCH_SHARED = "Match nul"
CARDS_COUNT = (
    "Vos cartes comptent",
    "Cartes adverses",
    "Cartes de Gauche",
    "Cartes de Droite",
    "Cartes du camp A",
    "Cartes du camp B",
    "Cartes du camp C",
    "Cartes de {0}",
)
SCORES = (
    "Vous marquez",
    "L'adversaire marque",
    "Gauche marque",
    "Droite marque",
    "Le camp A marque",
    "Le camp B marque",
    "Le camp C marque",
    "{0} marque",
)
NOBODY_SCORES = "Personne ne marque"
RECKONED = {"game": "La partie", "forfeit": "Pénalité d'abandon", "difference": "La différence"}
DIFFERENCES = "Les différences"
CARDS_LEFT = {
    "reserve": (
        "{0} dans votre réserve, à 2", "{0} en réserve adverse, à 2", "{0} dans l'autre réserve, à 2",
        "{0} dans les autres réserves, à 2",
    ),
    "hand": ("{0} à votre talon", "{0} au talon adverse", "{0} à l'autre talon", "{0} aux autres talons"),
    "waste": ("{0} à votre écart", "{0} à l'écart adverse", "{0} à l'autre écart", "{0} aux autres écarts"),
}  # fmt: skip
MATCH_TO = "Match à {0}"
NEXT_GAME = "Partie suivante"
NEW_MATCH = "Nouveau match"
LOOK_AT_TABLE = "Voir la table"
ENDLESS = "La partie finit après {} coups. {MENU} : annuler le coup ou abandonner"
GOES_ROUND = "Deux passages du talon sans rien jouer. {MENU} : abandonner"
PATIENCE_SOLVED = "C'est réussi !"
GIVEN_UP = "Abandonnée"
ALL_UP = "Les 52 cartes sont montées."
CARDS_UP = "{0} cartes sur 52 montées."
DEAL_IN_MOVES = "Donne {0}, en {1} coups"
NEXT_DEAL = "Donne suivante"
DEAL_AGAIN = "Rejouer la donne"
OTHER_SEAT = "À l'autre place"
HARD_GAME = "Partie difficile ? Essayez : {0}"
EITHER_OR = "{0} ou {1}"

# Screens: a game looked at again when it is over
REVIEW = "Analyse"
REVIEW_LAST = "Revoir la dernière"
REVIEW_GOES = "Analyse de la partie : {0} %"
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
TRY_AGAIN = "Réessayer"
PLAY_ON = "Continuez d'ici. Rien n'est sauvegardé"
NOT_KEPT = "Rien de tout cela n'est sauvegardé."
TO_REVIEW = "À l'analyse"
LOOK_AT_ONE = "{0} : voir {1}"
LOOK_AT_ALL = "{0} : voir 1-{1}"
TWO_FEET = "{0}   {1}"
LEAVES = "{0} : quitter"
TURN_NUMBER = "{0}, tour {1} :"
BETTER = "Mieux : {0} : {1}"
BETTER_BY = "{2} de mieux : {0} : {1}"
WORTH_THE_GAME = "Cela décidait la partie : {0} : {1}"
BETTER_GOES_ON = "Et ensuite :"

# Screens: for everyone's eyes and hands
EYES_AND_HANDS = "Vue et mains"
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

# Screens: a duplicate match, the deal of the day
MATCH = "Match"
MATCH_VALUES = ("Normal", "Duplicate")
MATCH_ABOUT = (
    "Normal : chaque partie a ses propres cartes.",
    "Duplicate : chaque donne se joue deux fois, la seconde à l'autre place. Seule la différence compte, pas la "
    "chance.",
)
FIRST_OF_TWO = "Les mêmes cartes reviennent, à l'autre place."
FROM_OTHER_SEAT = "À l'aller"
BOTH_SEATS = "Aller et retour"
SAME_CARDS = "Les mêmes cartes, à l'autre place"
DEAL_OF_THE_DAY = "Donne du jour : {0}"

# Screens: records
RECORDS = "Records"
NO_RECORDS = "Aucune partie n'est encore finie."
RECORDS_PAGE = "Page"
RECORDS_OF = "{0}, {1}"
PLAYED = "Parties"
WON_LOST = "Gagnées, perdues"
DRAWN_ABANDONED = "Nulles, abandons"
SOLVED_GIVEN_UP = "Réussies, abandons"
BEST_SCORE = "Meilleur score"
SHORTEST_WIN = "Victoire la plus courte"
MOVES = "{0} coups"
STREAKS = "Victoires d'affilée"
STREAK_OF = "{0} (max. {1})"
UNHELPED = "Sans aide"
WON_OF = "{0} sur {1}"
PAIR = "{0}, {1}"
FORGET_RECORDS = "Effacer"
FORGET = "Effacer tout"
FORGET_COSTS = "Les records de tous les jeux sont effacés."
RECORDS_NOT_KEPT = "Impossible de sauvegarder les records"
PERSON = "Joueur {0}"
A_PERSON = "une personne"
TWO_PERSONS = "deux personnes"
PERSONS_ABOUT = "Deux personnes se passent un appareil de main en main. L'ordinateur ne joue pas."
THREE_PERSONS_ABOUT = "Trois personnes se passent un appareil de main en main. L'ordinateur ne joue pas."
NAMES_ROW = "Noms"
NAMES_ABOUT = "Vos noms : huit lettres au plus chacun. Ils sont sauvegardés."
NO_NAME = "sans nom"
LETTER_SET = "[{0}]"
NO_LETTER = "_"
NAME_ABOUT = "{0} : écrire le nom, lettre par lettre."
HOW_TO_SET_LETTERS = "{0} : changer la lettre   {1} : suivante ; sur _ : fini"
LOADED_BOTH = "{0} a chargé : {1} sur votre réserve, {2} sur votre écart."
LOADED_RESERVE = ("{0} a chargé votre réserve de 1 carte.", "{0} a chargé votre réserve de {1} cartes.")
LOADED_WASTE = ("{0} a chargé votre écart de 1 carte.", "{0} a chargé votre écart de {1} cartes.")
MADE_MOVES = ("{0} a joué 1 coup.", "{0} a joué {1} coups.")
PASS_ON = "Passez l'appareil à {0}."
OR_STOP = "Une faute ? Criez « Crapette ! »"
BEGINS_GAME = "{0} commence"
TURN_OR_STOP = "{0}, ou Crapette !"
STOP_BY_ANYBODY = "Crapette !"
ABANDON_PERSON = "{0} abandonne, et {1} marque."
ABANDON_PERSONS = "{0} abandonne, et {1}, qui joue ensuite, gagne."
PERSON_GIVES_UP = "{0} abandonne."
HAND_OVER = "Écran de passage"
HAND_OVER_ABOUT = "Un écran entre les tours cache les cartes jusqu'à ce que le joueur suivant ait l'appareil."
TURNED_ROUND = "Tourner l'image"
TURNED_ROUND_ABOUT = "L'image se tourne vers le joueur en face, quand deux personnes partagent l'appareil."
RECORDS_OF_PERSONS = "personnes"
NO_PERSONS = "Une réussite se joue seul"

# Screens: calling stop
CALL = "Crapette ! Quelle faute ?"
CALL_BRIEF = "Quelle faute ?"
OFFENCES = ("Fondation d'abord", "Réserve d'abord", "Case vide d'abord", "La carte ne va pas", "Non jouable, ou autre")
CALL_NOTHING = "Rien : continuer"
CALL_COSTS = "Crier à tort ne coûte rien."
OTHER_MOVES = "Autres coups"
EARLIER_AND_LATER = "{LR} : coups d'avant et d'après"

# Screens: about the game
ABOUT = "Infos"
GAME_AND_VERSION = "{0} {1}"
LICENCE = "Logiciel libre, licence MIT"

# Screens: help
PAGE_FOOT = "{0} sur {1}   {LR} : tourner la page   {2} : quitter"
PAGE_FOOT_BRIEF = "{0}/{1}   {LR} : page   {2} : quitter"
ONE_PAGE_FOOT = "{2} : quitter"
PAGE_NUMBER = "{0}/{1}"
DIRECTIONS = {"stick": "Stick", "cross": "Croix", "arrows": "Gauche, droite"}
TWO_KEYS = "{0} et {1}"
KEY_HELD = "{0} long"
STICK_PRESSED = "Stick pressé"

NO_CARDS = "Aucune carte"
CARDS = ("1 carte", "{0} cartes")
GAME_WITH_OPTIONS = ("{0}, 1 option", "{0}, {1} options")
BOTH_SCORE = ("{0} et vous marquez", "{0} et {1} marquent")

# Screens: lessons
LEARN = "Apprendre"
LEARN_AIM = (
    (
        "Le but",
        "Vous gagnez en vous défaisant le premier de trois piles : réserve, talon et écart. Les vôtres sont en "
        "bas, celles de l'adversaire en haut.",
        "Tout ce qui est entre elles est à vous deux : les fondations, montées par couleur depuis l'as, et les cases, "
        "descendues en rouge et noir.",
        "Charger : une carte peut aussi aller sur la réserve ou l'écart adverse, si le dessus est de même couleur, "
        "d'un rang au-dessus ou au-dessous. C'est une de plus à jouer pour lui.",
    ),
)
LESSON_DONE_ROW = "{0}, faite"
LESSON_RIGHT = "Bien !"
LESSON_SHOWS = "{0}"
LESSON_CALLS = "Criez « Crapette ! » : {STOP}. Choisissez : {0}"
TURN_BY_OK = "choisissez-le, {0}"
STOP_BY_MENU = "au menu"
BY_TOUCH = {"OK": "Touchez", "BACK": "Touchez à côté", "TURN": "touchez-le", "STEPS": "Touchez", "LR": "Touchez"}
LESSON_SHOW = "Montrer"
LESSON_AGAIN = "Recommencer"
LESSON_LEAVE = "Les leçons"
LESSON_DONE = "Bravo !"
LESSON_NEXT = "Leçon suivante"
FIRST_START = "Débutant ? {OK} : une leçon"
LESSONS = {
    "houses": (
        "Bâtir sur les cases",
        "En descendant, rouge sur noir.",
        "Un rang plus bas et de l'autre couleur : c'est tout, et les deux joueurs utilisent les cases.",
    ),
    "foundations": (
        "Les fondations",
        "Les as les ouvrent, et ce qui va doit monter.",
        "De l'as au roi, de même couleur. Une carte qui va sur une fondation y va avant toute autre chose.",
    ),
    "reserve": (
        "Réserve d'abord",
        "Quand deux cartes peuvent monter.",
        "Si deux cartes peuvent monter, celle de la réserve d'abord. C'est la faute la plus souvent criée.",
    ),
    "spaces": (
        "Cases vides",
        "Une case vide, et ce qui la remplit.",
        "Videz des cases, et remplissez-les avec votre réserve : vous en serez débarrassé avant l'adversaire.",
    ),
    "turning": (
        "Retourner",
        "Le talon, et ce qui finit un tour.",
        "Votre tour dure tant que les cartes retournées vont. La première posée à l'écart le finit.",
    ),
    "loading": (
        "Charger",
        "Vos cartes pour l'adversaire.",
        "Un rang plus haut ou plus bas, de même couleur, sur l'écart ou la réserve adverse. En réserve, une carte "
        "compte deux.",
    ),
    "turned_over": (
        "L'écart retourné",
        "Un nouveau talon, que vous connaissez.",
        "L'écart retourné revient dans l'ordre où vous l'avez posé. Retenez-le, et vous pourrez prévoir.",
    ),
    "endgame": (
        "La finale",
        "Des cases vides pour les dernières cartes.",
        "Comptez vos cartes et vos cases vides avant de retourner. La dernière carte gagne la partie.",
    ),
    "one_pack": (
        "Un seul jeu",
        "Les suites, les joindre, les cases vides.",
        "De même couleur, montante ou descendante, l'as suit le roi. Joignez les suites, remplissez avec l'écart.",
    ),
    "stop_play": (
        "Mode Crapette",
        "Les fautes, et comment les crier.",
        "Rien n'est refusé en mode Crapette : veillez à vos fondations, et surveillez l'adversaire.",
    ),
    "foster_two": (
        "Foster, deux jeux",
        "À regarder, dans les deux sens, comme imprimée en 1922.",
        "Charger, vider pour déplacer des suites, une réserve partie en un tour : tout dans sa partie.",
    ),
    "foster_one": (
        "Foster, un jeu",
        "À regarder : comment on l'a perdue, et comment on la gagne.",
        "Joindre les suites et glisser des cartes dessous : l'art du jeu à 52 cartes.",
    ),
}

# Screens: puzzles
PUZZLES = "Problèmes"
PUZZLE = "Problème {0}"
PUZZLE_NEXT = "À résoudre"
PUZZLE_GRADES = ("Facile", "Moyen", "Difficile")
PUZZLE_SOLVED_OF = "{0} sur {1}"
PUZZLES_ABOUT = "Un tour chacun, avec les cartes que vous voyez."
PUZZLE_AIMS = (
    "jouez {0} de la réserve",
    "jouez {0} du talon",
    "gagnez en un tour",
)
PUZZLE_COUNTS = (
    ("ayez une case vide", "ayez {0} cases vides"),
    ("chargez d'une carte", "chargez de {0} cartes"),
    ("jouez une carte de l'écart", "jouez {0} cartes de l'écart"),
)
PUZZLE_AND = "{0} et {1}"
PUZZLE_HINT = "Coup suivant"
PUZZLE_WAY = "La solution"
PUZZLE_AGAIN = "Recommencer"
PUZZLE_LEAVE = "Les problèmes"
PUZZLE_SOLVED = "Résolu !"
PUZZLE_MISSED = "Pas encore"
PUZZLE_SHORT = (
    "Il restait à jouer {0} de la réserve.",
    "Il restait à jouer {0} du talon.",
    "La partie n'est pas gagnée.",
    "{0} cases vides sur {1}.",
    "{0} cartes chargées sur {1}.",
    "{0} cartes de l'écart jouées sur {1}.",
)
PUZZLE_MOVES = ("En 1 coup.", "En {0} coups.")
PUZZLE_FEWEST = ("En {0} coups ; 1 suffit.", "En {0} coups ; {1} suffisent.")
PUZZLE_OFF_THE_WAY = "La solution connue débute autrement : annulez, ou recommencez"
WAY_BRINGS = "{0} : {1}"
WAY_MOVES = ("1 coup", "{0} coups")
WAY_RESERVE = ("joue la réserve", "joue {0} cartes de réserve")
WAY_RESERVE_EMPTY = ("vide la réserve", "vide la réserve")
WAY_CARD = "joue {0}"
WAY_SPACES = ("vide une case", "vide {0} cases")
WAY_LOADS = ("charge une carte", "charge {0} cartes")
WAY_UP = ("monte une carte", "monte {0} cartes")
WAY_WASTE = ("une carte de moins à l'écart", "{0} cartes de moins à l'écart")
WAY_WINS = "gagne"

NOT_READ = (
    (
        "La dernière sauvegarde est abîmée : on prend la précédente",
        "La partie sauvegardée est abîmée et mise de côté",
        "La partie sauvegardée vient d'une autre version et est mise de côté",
        "Coupure de courant pendant la sauvegarde : la partie est perdue",
    ),
    (
        "Les réglages sont abîmés : on prend les précédents",
        "Les réglages étaient abîmés et sont réinitialisés",
        "Les réglages viennent d'une autre version et sont réinitialisés",
        "",
    ),
    (
        "Vos progrès aux leçons sont abîmés : on prend les précédents",
        "Vos progrès aux leçons étaient abîmés et sont réinitialisés",
        "Vos progrès aux leçons viennent d'une autre version et sont réinitialisés",
        "",
    ),
    (
        "Les records sont abîmés : on prend les précédents",
        "Les records sont abîmés et mis de côté",
        "Les records viennent d'une autre version et sont mis de côté",
        "",
    ),
    (
        "Vos progrès aux problèmes sont abîmés : on prend les précédents",
        "Vos progrès aux problèmes étaient abîmés et sont réinitialisés",
        "Vos progrès aux problèmes viennent d'une autre version et sont réinitialisés",
        "",
    ),
)
GAME_NOT_SAVED = "Partie non sauvegardée : plein, ou lecture seule"
BATTERY_LOW = "Batterie faible : {0} %. La partie est sauvegardée"
SETTINGS_NOT_SAVED = "Impossible de sauvegarder les réglages"
LESSONS_NOT_SAVED = "Impossible de sauvegarder vos progrès"
NO_GAMES_TEXT = "Ce n'est pas le texte d'une partie"
LINK_NOT_YES = "Dans le lien, {0} ne peut être que yes"
LINK_NOT_ALONE = "À ce jeu, on ne joue pas seul pour les deux camps"
LINK_NOT_DUPLICATE = "Le duplicate ne se joue qu'à deux, vous contre l'adversaire"
LINK_NO_STOP = "Ce jeu n'a pas de mode Crapette, ou personne pour crier"
LINK_NOT_BEGINS = "Dans le lien, begins doit être you, opponent ou other"
LINK_OTHER_RULES = "Les règles du lien ne vont pas avec sa position"
LINK_NO_PUZZLE = "Dans le lien, puzzle doit être un nombre de 1 à {0}"
LINK_PUZZLE_ALONE = "Un lien vers un problème ne peut pas nommer de partie"
LINK_OVER = "La position du lien n'a aucun coup à jouer"
GAMES_TEXT_DAMAGED = "Le texte de la partie est abîmé ou d'une autre version"

# The table: cards, players and places
RUN = "{0} cartes {1}-{2}"
WHOLE_RUN = "suite {0}-{1}"
PILES = (
    ("votre réserve", "votre talon", "votre écart"),
    ("la réserve adverse", "le talon adverse", "l'écart adverse"),
    ("la réserve de Gauche", "le talon de Gauche", "l'écart de Gauche"),
    ("la réserve de Droite", "le talon de Droite", "l'écart de Droite"),
    ("la réserve de A", "le talon de A", "l'écart de A"),
    ("la réserve de B", "le talon de B", "l'écart de B"),
    ("la réserve de C", "le talon de C", "l'écart de C"),
    ("la réserve de {0}", "le talon de {0}", "l'écart de {0}"),
)
PILES_OF_MOVER = ("sa réserve", "son talon", "son écart")
SHOWING = "talon"
HOUSE = "case {0}"
SPACE = "vide {0}"
FOUNDATION = "fondation"

# The table: what OK would do
MOVE = "{0} \6 {1}"
MOVE_ENDS = "{0} \6 {1} : finit votre tour"
MUST = "Jouez {0} sur la fondation"
CARD_OF = "{0} ({1})"
CARD_PLACES = "{0} : {1} places"
CARD_TO = "{0} : {1}"
OR = " ou "
TURN_UP_OR_PASS = "Votre talon : retourner ou passer"
PASS = "Passer"
PASS_ENDS = "Passer : finit votre tour"
HAND_TURNS_UP = "Votre talon : retourne une carte"
TURN_UP = "Retourner une carte du talon"
LAY_ON_WASTE = "Poser une carte du talon à l'écart"
TURN_OVER = "Retourner l'écart"
TURN_OVER_AND_UP = "Retourner l'écart, puis une carte"
TURN_UP_RESERVE = "Retourner le dessus de la réserve"

# The table: what an opponent does
THEY_TURN_UP = "{0} retourne une carte"
THEY_PASS = "{0} passe"
THEY_TURN_UP_RESERVE = "{0} retourne sa réserve"
THEY_MOVE = "{0} : {1}"
THEY_MOVE_BRIEF = "Adv. {1}"
MOVE_FROM = "{0} ({1}) \6 {2}"
THEY_THINK = "{0} réfléchit"

# The table: headings
TURN_OF = ("À vous", "À l'adversaire", "À Gauche", "À Droite", "À A", "À B", "À C", "À {0}")
THE_END = "Fin"
OK_PLAYS = "{OK} : jouer"
OK_TRIES = "{OK} : tenter"
STEPS_CHOOSE = "{STEPS} : choisir"
YOU_MAY = "Se jouent"
YOUR_TURN_OR_STOP = "À vous, ou Crapette !"
LOOK = "Voir"
NO_LAST_TURN = "Aucun autre n'a encore joué"
STEP_OF = "{0} sur {1}"

# The table: notes
GAME_OVER = "La partie est finie"
GAME_OVER_SCORE = "La partie est finie. {OK} : les points"
OPPONENT_PLAYS = "L'adversaire joue. {OK} : accélérer"
SKIP_TURN = "{OK} : à votre tour"
TAKEN_BACK = "Coup annulé"
NOTHING_TO_STOP = "Rien à crier : les coups interdits sont refusés"
COULD_BE_PLAYED = "{0} peut encore se jouer. À l'écart, ce qui finit votre tour : {TURN} encore"
MOVES_LEFT = "Il reste des coups. Pour passer : {TURN} encore"
ONLY_PLACE = "C'est la seule place. {OK} : jouer. {BACK} : reposer"
NOTHING_ELSE = "Aucune autre carte ne peut se jouer"
ALL_GOES_UP = "Toutes vos cartes peuvent monter. {OK} : les monter"
ALL_RUN_UP = "Plus rien n'est caché. {OK} : tout monte tout seul"
NO_MOVE_GIVE_UP = "Plus de coup. {OK} encore : abandonner. {MENU} : annuler"
NO_MOVE = "Plus de coup. {OK} : abandonner"
PILE_LOOK = "{0}, {1} cartes. {OK} : étaler. {BACK} : quitter"
PILE_SPREAD = "{0} : {1} cartes, la dernière dessus"
HELD_MARK = "bloc"  # on a reserve: three or four letters, as wide as a card
GOES_ON = "{OK} : continuer"

# The table: hints
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

# The table: what is refused, and why
RESERVE_FIRST = "Réserve d'abord : montez {0}"
RESERVE_FIRST_FROM = "Réserve d'abord : montez {0} ({1})"
FOUNDATION_FIRST = "Fondation d'abord : montez {0}"
FOUNDATION_FIRST_FROM = "Fondation d'abord : montez {0} ({1})"
SPACE_FIRST_RESERVE = "Case vide d'abord : remplissez la {0} avec votre réserve"
SPACE_FIRST_WASTE = "Case vide d'abord : remplissez la {0} avec votre écart"
NO_CARD_TO_TURN_UP = "Il n'y a pas de carte à retourner"
RESERVE_GOES_FIRST = "Votre réserve passe d'abord : {0}"
HOUSE_GOES_FIRST = "Une carte qui va sur une case y va d'abord : {0}"
THIRD_RUN = "Troisième passage : les cartes qui vont doivent se jouer : {0}"
LOAD_FIRST = "Chargez d'abord : {0}"
TURN_UP_RESERVE_FIRST = "Retournez d'abord votre réserve"
RELEASE_FIRST = "Libérez d'abord la carte qui peut monter : {0}"
UNCOVER_FIRST = "Découvrez d'abord les cartes cachées : {0}"
MAKE_SPACE_FIRST = "Videz d'abord une case : l'une peut être vidée"
COMES_FIRST = "Un autre coup passe d'abord : {0}"
SEEN_HAND = "Impossible d'annuler : une carte a été retournée"
SEEN_RESERVE = "Impossible d'annuler : la réserve a été retournée"
SEEN_HOUSE = "Impossible d'annuler : une carte a été retournée"
NOTHING_TO_TAKE_BACK = "Rien à annuler dans ce tour"

# The table: stop play
NOTHING_TO_CALL = "Rien à crier : criez avant de toucher une carte"
NOT_SO = "Non, ce n'est pas cela. Crier à tort ne coûte rien"
OVER_BUT_STOP = "La partie est finie. Une faute ? Criez « Crapette ! » {OK} : les points"
CARD_SHOWING = "Carte retournée : {0}"
WHERE_TO = "{0} : où ? {OK} : reposer"
STOPS = (
    "Vous : Crapette !",
    "L'adversaire : Crapette !",
    "Gauche : Crapette !",
    "Droite : Crapette !",
    "A : Crapette !",
    "B : Crapette !",
    "C : Crapette !",
    "{0} : Crapette !",
)
COULD_GO_UP_RESERVE = "{0} pouvait monter : réserve d'abord"
COULD_GO_UP_FOUNDATION = "{0} pouvait monter : fondation d'abord"
MUST_FILL_SPACE = "{0} devait d'abord remplir la case {1}"
NO_FIT_FOUNDATION = "{0} ne va sur aucune fondation : {1}"
MAY_NOT_GO = "{0} \6 {1} interdit : {2}"
NEEDS_BLACK = "il faut {0} en noir"
NEEDS_RED = "il faut {0} en rouge"
NEEDS_SPACE = "il faut une case vide"
NEEDS_ONE = "il faut {0}"
NEEDS_EITHER = "il faut {0} ou {1}"
KINGS_TO_SPACES = "seul {0} remplit une case vide"
CHANGES_NOTHING = "cela ne change rien"
ONLY_TURNED_UP = "seule la carte retournée y va"
NO_CARD_THERE = "il n'y a pas de carte"
FACE_DOWN_THERE = "la carte y est cachée"
HOUSE_IS_COMPLETE = "cette case est complète"
NOT_IN_THESE_RULES = "ces règles l'interdisent"
HAS_NO_PLACE = "{0} n'a pas de place : {1}"
ALREADY_TURNED_UP = "Une carte est déjà retournée"
CARDS_LEFT_IN_HAND = "Il reste des cartes à retourner"
RESERVE_HELD = "Votre réserve est bloquée tant qu'une carte est retournée"
RESERVE_STAYS_DOWN = "Votre réserve ne peut pas être retournée maintenant"
NOT_PLAYED_FROM = "{0} : vous ne pouvez pas en jouer"
CANNOT_MOVE = "Cette carte ne peut pas bouger"
TURN_IS_OVER = (
    "votre tour est fini",
    "c'est à vous",
    "Gauche a fini son tour",
    "Droite a fini son tour",
    "A a fini son tour",
    "B a fini son tour",
    "C a fini son tour",
    "{0} a fini son tour",
)
IT_DOES_NOW = "{0}. C'est fait, et {1}."
GOES_UP_NOW = "{0}. La carte monte, et {1}."
STOPPED = "{0}. {1}."

# The table on one-bit screens, in one line of some 20 letters
SHORT_OVER = "Partie finie"
SHORT_NO_MOVE = "Rien. {OK} : fin"
SHORT_TURN_UP_OR_PASS = "Retourner, passer"
SHORT_OPPONENT = "Adversaire"
SHORT_THINKS = ("Adv. pense", "Adv. pense.", "Adv. pense..", "Adv. pense...")
SHORT_THEY_TURN_UP = "Adv. retourne"
SHORT_THEY_PASS = "Adv. passe"
SHORT_THEY_MOVE = "Adv. {0}"
SHORT_STEP = "{0}/{1}"
SHORT_FITS = ("{0} va : {1}", "{0} : {1}")
SHORT_TURN_ENDS = "{0}. {TURN} : fin"
SHORT_IN_HOUSES = ("case {0}", "{0}")
SHORT_OF = "{0} {1}"  # a letter of CAPTIONS, and the card there
SHORT_RUN_OF = "{0}-{1}"  # where a run begins, and its last card
SHORT_STILL_FITS = ("{0} va ! {TURN} : fin", "Va ! {TURN} : fin")
SHORT_MOVES_LEFT = "{TURN} : passer"
SHORT_WHERE_TO = "{0} : où ?"
SHORT_MUST = "Jouez {0}"
SHORT_PASS = "Passer"
SHORT_TURN_UP = "Retourner"
SHORT_TURN_OVER = ("Retourner l'écart", "Retourner E")
SHORT_TURN_UP_RESERVE = ("Retourner la rés.", "Retourner R")
SHORT_RUN = "{0} cartes \6 {1}"
SHORT_FOUNDATION = ("fondation", "haut")
SHORT_WASTE = ("écart", "E")
SHORT_WASTE_ENDS = ("écart, fin", "E, fin")
SHORT_TO = (
    (
        ("votre rés.", "votre écart"),
        ("rés. adv.", "écart adv."),
        ("rés. Gauche", "écart Gauche"),
        ("rés. Droite", "écart Droite"),
        ("rés. de A", "écart de A"),
        ("rés. de B", "écart de B"),
        ("rés. de C", "écart de C"),
        ("rés. {0}", "écart {0}"),
    ),
    (
        ("votre R", "votre E"),
        ("R adv.", "E adv."),
        ("R Gauche", "E Gauche"),
        ("R Droite", "E Droite"),
        ("R de A", "E de A"),
        ("R de B", "E de B"),
        ("R de C", "E de C"),
        ("{0}: R", "{0}: E"),
    ),
)
SHORT_PILES = (
    (
        ("Votre réserve", "Votre talon", "Votre écart"),
        ("Réserve adv.", "Talon adv.", "Écart adv."),
        ("Réserve Gauche", "Talon Gauche", "Écart Gauche"),
        ("Réserve Droite", "Talon Droite", "Écart Droite"),
        ("Réserve de A", "Talon de A", "Écart de A"),
        ("Réserve de B", "Talon de B", "Écart de B"),
        ("Réserve de C", "Talon de C", "Écart de C"),
        ("Réserve {0}", "Talon {0}", "Écart {0}"),
    ),
    (
        ("Votre R", "Votre T", "Votre E"),
        ("R adv.", "T adv.", "E adv."),
        ("R Gauche", "T Gauche", "E Gauche"),
        ("R Droite", "T Droite", "E Droite"),
        ("R de A", "T de A", "E de A"),
        ("R de B", "T de B", "E de B"),
        ("R de C", "T de C", "E de C"),
        ("{0}: R", "{0}: T", "{0}: E"),
    ),
)
SHORT_HOUSE = "Case {0}"
SHORT_LOOK = "{0}, {1}"
SHORT_SPREAD = "{0} : {1}"
CAPTIONS = "RTE"  # reserve, hand, waste, beside the piles
PILE_NAMES = ("réserve", "talon", "écart")

# The table: what the others did before your turn opens
OPENING_BOTH = (
    "L'adversaire a chargé : {0} sur votre réserve, {1} sur votre écart.",
    "Les adversaires ont chargé : {0} sur votre réserve, {1} sur votre écart.",
)
OPENING_RESERVE = (
    ("L'adversaire a chargé votre réserve de 1 carte.", "L'adversaire a chargé votre réserve de {0} cartes."),
    ("Les adversaires ont chargé votre réserve de 1 carte.", "Les adversaires ont chargé votre réserve de {0} cartes."),
)
OPENING_WASTE = (
    ("L'adversaire a chargé votre écart de 1 carte.", "L'adversaire a chargé votre écart de {0} cartes."),
    ("Les adversaires ont chargé votre écart de 1 carte.", "Les adversaires ont chargé votre écart de {0} cartes."),
)
OPENING_SUMMARY = ("L'adversaire : {0}.", "Les adversaires : {0}.")
SUMMARY_MOVES = ("1 coup", "{0} coups")
SUMMARY_UP = "{0} en haut"
SUMMARY_RESERVE = "{0} sur votre réserve"
SUMMARY_WASTE = "{0} sur votre écart"
REPLAY = "{0} : voir."
BRIEF_BOTH = "Adv. : R +{0}, E +{1}"
BRIEF_RESERVE = "Adv. : R +{0}"
BRIEF_WASTE = "Adv. : E +{0}"
BRIEF_MOVES = ("Adv. : 1 coup", "Adv. : {0} coups")
