# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What is said in French away from the table: in menus, results, lessons, puzzles and reviews."""

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
HOW_TO_CHOOSE = "{0} : choisir   {1} : changer"
MORE_LINES = "Autres lignes"
LEVELS = {
    "random": "Hasard",
    "novice": "Novice",
    "easy": "Facile",
    "greedy": "Moyen",
    "strong": "Fort",
    "expert": "Expert",
    "adaptive": "Adaptatif",
}

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
LAST_TURN = "Tour précédent"
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
PLAYS_FORCED_ABOUT = "Le seul coup restant se joue seul ; carte à une seule place : un appui."
TEACHES = "Initiation"
TEACHES_ABOUT = "Chaque règle est expliquée une fois ; après vos débuts : quoi apprendre."
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
    "adaptive": "Adaptatif suit vos résultats, de niveau en niveau, et ne regarde jamais les cartes.",
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
CABLE_ASKS = "Votre adversaire demande"
ASKS_BACK = "Votre adversaire demande à annuler le dernier coup."
ASKS_BACK_FURTHER = "Votre adversaire a annulé {0} coups. Suivre ?"
LET_TAKE_BACK = "Oui"
ASK_TAKE_BACK = "Demander à annuler"

# Screens: the result
STALEMATE = "Blocage"
STALEMATE_WHY = "Rien n'avance : le plus petit compte marque."
DRAW = "Égalité"
DRAW_WHY = "Trop de tours sans progrès."
ABANDONED = "Abandon"
OPPONENT_GIVES_UP = "L'adversaire abandonne"
NEXT_WINS = "{0}, qui joue ensuite, gagne."
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
GIVEN_UP = "Abandonnée"
ALL_UP = "Les 52 cartes sont montées."
CARDS_UP = "{0} cartes sur 52 montées."
DEAL_IN_MOVES = "Donne {0}, en {1} coups"
NEXT_DEAL = "Donne suivante"
DEAL_AGAIN = "Rejouer la donne"
OTHER_SEAT = "À l'autre place"
HARD_GAME = "Partie difficile ? Essayez : {0}"
EITHER_OR = "{0} ou {1}"
TO_LEARN = "À retenir"
LEARN_BETTER = "Au tour {0}, il y avait mieux : {1} ({2})."
LEARN_NOTHING = "Bien joué ! Aucune de vos décisions n'a coûté de carte."
TRY_IT = "Essayer"

# Screens: a game looked at again when it is over
REVIEW = "Analyse"
REVIEW_LAST = "Revoir la dernière"
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
NOT_KEPT = "Rien de tout cela n'est sauvegardé."
TO_REVIEW = "À l'analyse"
LOOK_AT_ONE = "{0} : voir {1}"
LOOK_AT_ALL = "{0} : voir 1-{1}"
TWO_FEET = "{0}   {1}"
LEAVES = "{0} : quitter"

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
RATING = "Cote"
RATING_OF = "{0} ({1}-{2})"
RATING_CURVE = "Cote, {0}"
RATING_FROM = "Sur {0} parties et problèmes"
CALENDAR = "Calendrier"
CALENDAR_OF = "Donne du jour, {0}"
DAYS_IN_A_ROW = "Jours d'affilée"
DAY_MARKS = ("perdue", "avec aide", "gagnée")
MONTHS_FOOT = "{0} : mois"
UNHELPED = "Sans aide"
WON_OF = "{0} sur {1}"
PAIR = "{0}, {1}"
FORGET_RECORDS = "Effacer"
FORGET = "Effacer tout"
FORGET_COSTS = "Cela efface records, cote et calendrier."
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
ABANDON_PERSON = "{0} abandonne, et {1} marque."
ABANDON_PERSONS = "{0} abandonne, et {1}, qui joue ensuite, gagne."
PERSON_GIVES_UP = "{0} abandonne."
HAND_OVER = "Écran de passage"
HAND_OVER_ABOUT = "Un écran entre les tours cache les cartes jusqu'à ce que le joueur suivant ait l'appareil."
TURNED_ROUND = "Tourner l'image"
TURNED_ROUND_ABOUT = "L'image se tourne vers le joueur en face, quand deux personnes partagent l'appareil."
RECORDS_OF_PERSONS = "personnes"

# Screens: calling stop
CALL = "Crapette ! Quelle faute ?"
CALL_BRIEF = "Quelle faute ?"
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

# Screens: lessons
LEARN = "Apprendre"
LEARN_AIM = (
    (
        "Le but",
        "Chacun a son jeu de cartes. Vous gagnez en jouant le premier toutes les vôtres.",
        "La plupart vont au milieu, qui est à vous deux. Certaines peuvent aller sur les piles de l'adversaire : "
        "c'est charger, et cela lui en fait une de plus à jouer.",
        "Les leçons montrent les piles l'une après l'autre.",
    ),
)
LESSON_DONE_ROW = "{0}, faite"
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
PUZZLE_NEXT = "À résoudre"
PUZZLE_OF_THE_DAY = "Problème du jour"
PUZZLE_GRADES = ("Facile", "Moyen", "Difficile")
PUZZLE_SOLVED_OF = "{0} sur {1}"
PUZZLES_ABOUT = "Un tour chacun, avec les cartes que vous voyez."
PUZZLE_HINT = "Coup suivant"
PUZZLE_WAY = "La solution"
PUZZLE_AGAIN = "Recommencer"
PUZZLE_LEAVE = "Les problèmes"
PUZZLE_SOLVED = "Résolu !"
PUZZLE_MISSED = "Pas encore"
PUZZLE_MOVES = ("En 1 coup.", "En {0} coups.")
PUZZLE_FEWEST = ("En {0} coups ; 1 suffit.", "En {0} coups ; {1} suffisent.")

# Deals, by the number
DEAL_NUMBER = "Donne {0}"

# Screens: a game looked at again when it is over
PLAY_ON = "Continuez d'ici. Rien n'est sauvegardé"
TURN_NUMBER = "{0}, tour {1} :"
BETTER = "Mieux : {0} : {1}"
BETTER_BY = "{2} de mieux : {0} : {1}"
WORTH_THE_GAME = "Cela décidait la partie : {0} : {1}"
BETTER_GOES_ON = "Et ensuite :"

# Screens: records
PASS_ON = "Passez l'appareil à {0}."
OR_STOP = "Une faute ? Criez « Crapette ! »"
BEGINS_GAME = "{0} commence"

# Screens: calling stop
OFFENCES = ("Fondation d'abord", "Réserve d'abord", "Case vide d'abord", "La carte ne va pas", "Non jouable, ou autre")

# Screens: help
DIRECTIONS = {"stick": "Stick", "cross": "Croix", "arrows": "Gauche, droite"}
TWO_KEYS = "{0} et {1}"
KEY_HELD = "{0} long"
STICK_PRESSED = "Stick pressé"

# Screens: lessons
LESSON_RIGHT = "Bien !"
LESSON_SHOWS = "{0}"
LESSON_CALLS = "Criez « Crapette ! » : {STOP}. Choisissez : {0}"
TURN_BY_OK = "choisissez-le, {0}"
STOP_BY_MENU = "au menu"
BY_TOUCH = {
    "OK": "Touchez", "BACK": "Touchez à côté", "TURN": "touchez-le",
    "STEPS": "Touchez", "LR": "Touchez", "SEE": "Touchez ici",
}  # fmt: skip

# Screens: puzzles
PUZZLE = "Problème {0}"
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
PUZZLE_SHORT = (
    "Il restait à jouer {0} de la réserve.",
    "Il restait à jouer {0} du talon.",
    "La partie n'est pas gagnée.",
    "{0} cases vides sur {1}.",
    "{0} cartes chargées sur {1}.",
    "{0} cartes de l'écart jouées sur {1}.",
)
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

# The table: notes
PILE_LOOK = "{0}, {1} cartes. {OK} : étaler. {BACK} : quitter"
PILE_SPREAD = "{0} : {1} cartes, la dernière dessus"
