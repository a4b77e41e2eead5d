"""What help says in French: pages are (heading, paragraph …)."""

HELP_OPPONENTS = "Adversaires"
HELP_OPTIONS = "Options en cours"
HELP_OPTION = "{0} : {1}"
HELP_BUTTONS = "Boutons"
HELP_STOP_PLAY = "Mode Crapette"
HELP_AIM = (
    (
        "Le but",
        "Débarrassez-vous le premier de vos cartes : réserve (la « crapette »), talon et écart.",
        "Les cartes vont sur les fondations (une par couleur et par jeu, de l'as au roi), sur les cases ou sur "
        "les piles de l'adversaire.",
        "Les deux joueurs utilisent les cases. On y descend, rouge sur noir et noir sur rouge, carte par carte. "
        "Une case vide reçoit n'importe quelle carte.",
    ),
)
HELP_TURN = (
    (
        "Votre tour",
        "Vous pouvez jouer le dessus de votre réserve, le dessus de chaque case et la carte retournée.",
        "D'abord : si la carte de votre réserve va sur une fondation, elle doit monter. Puis toute autre qui le peut.",
        "Tant que vous avez une réserve, vous devez remplir les cases vides avant de retourner.",
        "Posez la carte retournée sur votre écart, et votre tour est fini. Quand le talon est épuisé, l'écart est "
        "retourné.",
    ),
)
HELP_LOADING = (
    (
        "Charger",
        "Vous pouvez poser une carte sur la réserve ou l'écart adverse si le dessus est de même couleur, d'un "
        "rang plus haut ou plus bas : une de plus à jouer pour l'adversaire.",
        "Le gagnant marque 30, 2 par carte de la réserve adverse et 1 par autre carte. Après trop de tours sans "
        "progrès, qui a le plus petit total marque la différence.",
    ),
)
HELP_SIMPLE = (
    (
        "Simplifié",
        "Un jeu pour deux : A a cœur et trèfle, B pique et carreau. Réserves de six, talons de 17, six cases, quatre "
        "fondations.",
        "Le reste est comme à la Crapette.",
    ),
)
HELP_THREE = (
    (
        "À trois",
        "Vous jouez après Droite et avant Gauche. Réserves de huit, talons de 24, neuf cases.",
        "La première case vidée est fermée d'une croix pour de bon. Un joker retourné est mis de côté, et la "
        "carte suivante prend sa place.",
        "Chargez l'un ou l'autre. Le gagnant marque pour les cartes des deux. Un joueur qui abandonne perd, et le "
        "suivant gagne.",
    ),
)
HELP_FOSTER_IS = (
    (
        "Selon Foster",
        "Une carte qui va sur une fondation doit monter d'abord. Le reste est libre, et vous terminez votre "
        "tour quand vous voulez.",
        "Vous jouez plus de piles qu'à la Crapette : votre écart, et l'écart adverse.",
        "En jeux courts, rien ne change : les fondations s'ouvrent au six (36 cartes chacun) ou au sept (32) et "
        "finissent à l'as.",
    ),
)
HELP_FOSTER = (
    (
        "Réserve et écarts",
        "Une réserve de 12, cachée. Choisissez-la pour en retourner le dessus, si aucune carte du talon n'est "
        "retournée. Vous n'êtes pas obligé de la jouer.",
        "Vous jouez aussi de votre écart et de l'écart adverse, sur cases et fondations, pas en case vide. La "
        "carte visible de la réserve adverse peut monter.",
    ),
    (
        "Votre tour",
        "Avec une case vide et une réserve, vous ne pouvez pas retourner du talon, mais vous pouvez passer : "
        "choisissez le talon, sans carte retournée.",
        "Quand une carte du talon est retournée, celle de la réserve est bloquée : elle ne va que sur une fondation.",
        "Quand votre écart a été retourné deux fois, vous devez jouer les cartes qui vont avant la fin du tour.",
        "Abandonner coûte 20 de plus. Après trop de tours sans progrès, la partie est nulle.",
    ),
)
HELP_CATS = (
    (
        "Réserve d'abord",
        "Débarrassez-vous du talon et de l'écart. Sur les cases on descend, rouge sur noir et noir sur rouge.",
        "La réserve d'abord : sur une fondation ; puis les autres cartes qui montent ; puis la réserve en case vide, "
        "puis sur une case. Ensuite le reste.",
        "Vous pouvez jouer de votre écart sur cases et fondations.",
        "Vous ne chargez que l'écart adverse, un rang plus haut ou plus bas, toute couleur. Une carte de case qui "
        "va sur une autre case y va plutôt.",
    ),
    (
        "Votre tour",
        "Une carte retournée qui va sur une case y va. Sinon elle va à l'écart, la suivante du talon dessus, et le "
        "tour finit.",
        "Sans cartes au talon ni à l'écart vous gagnez, quoi qu'il reste en réserve.",
        "Avec une réserve de 12, les suites bougent ensemble, et vos cartes sont données à votre premier tour. Avec "
        "13, les cartes bougent une à une, et tout est donné d'emblée.",
    ),
)
HELP_ONE_PACK = (
    (
        "Un seul jeu",
        "Ni fondations ni réserve. Les cases sont des suites de même couleur, montantes ou descendantes ; l'as "
        "suit le roi. Les cases marquées ? sont données quand le second joueur commence.",
        "Vous pouvez aussi jouer le dessus de votre écart, et poser celui de l'adversaire sur une suite. Vous "
        "pouvez joindre des suites entières.",
        "Une seule obligation : tant que vous avez un écart, remplir les cases vides avant de retourner.",
    ),
    (
        "Charger, finir",
        "Le dessus de votre écart, ou la carte retournée, va sur l'écart adverse s'il est de même couleur, d'un "
        "rang plus haut ou plus bas ; roi et as sont voisins.",
        "Un joueur sans cartes gagne, et marque 1 par carte adverse.",
    ),
)
HELP_PATIENCE = (
    (
        "Réussite",
        "Montez toutes les cartes aux fondations, une par couleur, de l'as au roi.",
        "Sur les cases on descend, rouge sur noir et noir sur rouge ; les suites bougent ensemble. En case vide, "
        "seul un roi va, avec sa suite.",
        "Choisissez le talon pour poser une de ses cartes à l'écart, dont le dessus se joue. Quand le talon est "
        "épuisé, l'écart est retourné, autant que vous voulez.",
        "Rien n'est obligatoire. Quand plus rien n'est caché, tout peut monter tout seul.",
    ),
)
HELP_STOP = (
    (
        "Mode Crapette",
        "Choisissez-le comme style d'une nouvelle partie. Vous pouvez alors tout tenter. Une faute est arrêtée et "
        "annulée, et votre tour est fini.",
        "Si une carte pouvait aller sur une fondation, elle monte. S'il fallait remplir une case vide, votre réserve "
        "la remplit.",
        "Selon Foster, seule une fondation oubliée est une faute ; le reste est simplement annulé.",
        "Les niveaux faibles ne voient pas tout : une faute qui leur échappe est jouée.",
    ),
    (
        "« Crapette ! »",
        "L'adversaire aussi se trompe. Criez « Crapette ! » par le menu, pendant son tour et ensuite, jusqu'à ce que "
        "vous touchiez une carte.",
        "Dites la faute : Fondation d'abord, Réserve d'abord, Case vide d'abord... Si vous avez raison, la partie "
        "revient à ce coup, et son tour est fini.",
        "Crier à tort ne coûte rien, sauf si vous avez choisi pour la partie que cela coûte un tour.",
    ),
)
HELP_HOT_SEAT = (
    (
        "Un appareil pour tous",
        "L'adversaire d'une nouvelle partie peut être une personne. Passez l'appareil à la fin de chaque tour ; "
        "le joueur dont c'est le tour est en bas.",
        "Écrivez-y aussi vos noms. Les réglages peuvent ôter l'écran de passage, ou tourner l'image pour un "
        "joueur en face.",
        "Vous pouvez annuler un coup pendant votre propre tour.",
    ),
    (
        "Crapette à plusieurs",
        "Une carte qui ne va nulle part est arrêtée aussitôt. Une fondation, une réserve ou une case oubliée "
        "reste tant que personne ne la voit.",
        "Pendant qu'un autre joue, criez « Crapette ! » par le bouton ou le menu pour une faute de ce tour. Quand "
        "vous recevez l'appareil, c'est pour le tour d'avant, jusqu'à votre première carte.",
    ),
)
KEY_STEPS = "{0} : parcourir les cartes jouables, puis les places pour une carte. Maintenir répète."
KEY_OK = "{0} : prendre une carte, la poser ; sur le talon, retourner. Aux menus : choisir, changer."
KEY_RUN = "{0}, une carte de case étant prise : prendre aussi celle au-dessus. Elles passent par les cases vides."
KEY_BACK = "{0} : reposer la carte. Sans carte prise, voir une pile."
KEY_BACK_MENU = "{0} : reposer la carte. Sans carte prise, le menu : conseil, annuler et le reste."
KEY_LAST_TURN = "{0} au début du tour : revoir le tour adverse."
KEY_TURN = "{0} : retourner une carte du talon, ou la poser à l'écart."
KEY_MENU = "{0} : le menu, avec conseil, annuler et le reste."
KEY_STOP = "{0} : crier « Crapette ! », en mode Crapette."
NO_KEY_STOP = "Pour crier « Crapette ! » en mode Crapette, passez par le menu."
PILE_LETTERS = "Sur cet écran, R, T et E sont la réserve, le talon et l'écart."
