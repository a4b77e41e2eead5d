# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What help says in French: pages are (heading, paragraph …)."""

HELP_OPPONENTS = "Adversaires"
HELP_OPTIONS = "Options en cours"
HELP_OPTION = "{0} : {1}"
HELP_BUTTONS = "Boutons"
HELP_STOP_PLAY = "Jeu avec fautes"
HELP_AIM = (
    (
        "Le but",
        "Défaites-vous le premier de votre réserve (la « crapette »), de votre talon et de votre écart.",
        "Les cartes vont sur les fondations (une par couleur et par jeu, de l'as au roi), sur les cases ou sur les "
        "piles adverses.",
        "Les cases sont à tous. On y descend, rouge sur noir et noir sur rouge, carte par carte. Une case vide reçoit "
        "n'importe quelle carte.",
    ),
)
HELP_TURN = (
    (
        "Votre tour",
        "Se jouent : le dessus de votre réserve, le dessus de chaque case et la carte retournée.",
        "D'abord : si la carte de réserve va sur une fondation, elle monte. Puis toute autre qui le peut.",
        "Tant que vous avez une réserve, remplissez les cases vides avant de retourner.",
        "Poser la carte retournée sur votre écart finit le tour. Talon épuisé : on retourne l'écart.",
    ),
)
HELP_LOADING = (
    (
        "Charger",
        "Une carte peut aller sur la réserve ou l'écart adverse si le dessus est de même couleur, d'un rang au-dessus "
        "ou au-dessous : une de plus à jouer pour lui.",
        "Le gagnant marque 30, 2 par carte de la réserve adverse et 1 par autre carte. Après trop de tours sans "
        "progrès, le plus petit compte marque la différence.",
    ),
)
HELP_SIMPLE = (
    (
        "Simplifié",
        "Un jeu pour deux : A a cœur et trèfle, B pique et carreau. Réserves de six, talons de 17, six cases, quatre "
        "fondations.",
        "Le reste comme à la Crapette.",
    ),
)
HELP_THREE = (
    (
        "À trois",
        "Vous jouez après Droite et avant Gauche. Réserves de huit, talons de 24, neuf cases.",
        "La première case vidée est fermée d'une croix pour de bon. Le joker est mis de côté où il paraît, et la carte "
        "suivante prend sa place.",
        "Chargez l'un ou l'autre. Le gagnant marque pour les cartes des deux ; qui abandonne perd, et le joueur "
        "suivant gagne.",
    ),
)
HELP_FOSTER_IS = (
    (
        "Selon Foster",
        "Ce qui va sur une fondation monte d'abord ; le reste est libre, et le tour finit quand on veut.",
        "Plus de cartes jouables qu'à la Crapette : votre écart, et l'écart adverse.",
        "En jeux courts, rien ne change : les fondations s'ouvrent au six (36 cartes chacun) ou au sept (32) et "
        "finissent à l'as.",
    ),
)
HELP_FOSTER = (
    (
        "Réserve et écarts",
        "Une réserve de 12, cachée. Choisissez-la pour en retourner le dessus, si aucune carte du talon n'est "
        "retournée. Visible, on la joue ou non.",
        "On joue aussi de son écart et de l'écart adverse, sur cases et fondations, pas en case vide. La carte visible "
        "de la réserve adverse peut monter.",
    ),
    (
        "Votre tour",
        "Avec une case vide et une réserve, on ne retourne pas du talon, mais on peut passer : choisissez le "
        "talon, sans carte retournée.",
        "Une carte du talon retournée, celle de la réserve est bloquée : elle ne va que sur une fondation.",
        "L'écart retourné deux fois, une carte qui a une place se joue avant la fin du tour.",
        "Abandonner coûte 20 de plus. Après trop de tours sans progrès, c'est l'égalité.",
    ),
)
HELP_CATS = (
    (
        "Réserve d'abord",
        "Défaites-vous du talon et de l'écart. Sur les cases on descend, rouge sur noir et noir sur rouge.",
        "La réserve d'abord : sur une fondation ; puis les autres cartes qui montent ; puis la réserve en case vide, "
        "puis sur une case. Ensuite le reste.",
        "Votre écart se joue sur cases et fondations.",
        "On charge le seul écart adverse, un rang au-dessus ou au-dessous, toute couleur. Une carte de case qui va sur "
        "une autre case y va plutôt.",
    ),
    (
        "Votre tour",
        "Une carte retournée qui va sur une case y va. Sinon elle va à l'écart, la suivante du talon dessus, et le "
        "tour finit.",
        "Qui n'a plus ni talon ni écart a gagné, quoi qu'il reste en réserve.",
        "Avec une réserve de 12, les suites bougent ensemble, et vos cartes sont données à votre premier tour. Avec "
        "13, les cartes bougent une à une, et tout est donné d'emblée.",
    ),
)
HELP_ONE_PACK = (
    (
        "Un seul jeu",
        "Ni fondations ni réserve. Les cases sont des suites d'une couleur, montantes ou descendantes ; l'as suit le "
        "roi.",
        "On joue aussi de son écart, et on prend à l'écart adverse. On peut joindre des suites entières.",
        "Seule obligation : remplir les cases vides de l'écart avant de retourner.",
    ),
    (
        "Charger, finir",
        "Le dessus de votre écart, ou la carte retournée, va sur l'écart adverse s'il est de la même couleur, d'un "
        "rang au-dessus ou au-dessous.",
        "Qui n'a plus de cartes gagne, et marque 1 par carte adverse.",
    ),
)
HELP_PATIENCE = (
    (
        "Réussite",
        "Montez toutes les cartes aux fondations, une par couleur, de l'as au roi.",
        "Sur les cases on descend, rouge sur noir et noir sur rouge ; les suites bougent ensemble. En case vide, "
        "seul un roi va, avec sa suite.",
        "Choisissez le talon pour poser une carte à l'écart, dont le dessus se joue. Talon épuisé, l'écart est "
        "retourné, autant de fois qu'on veut.",
        "Rien n'est obligé. Quand plus rien n'est caché, tout peut monter tout seul.",
    ),
)
HELP_STOP = (
    (
        "Jeu avec fautes",
        "Choisissez-le comme style de la partie. On peut alors tout tenter. Ce que la règle interdit est arrêté, "
        "repris, et votre tour est fini.",
        "Si une carte pouvait aller sur une fondation, elle monte. S'il fallait remplir une case vide, votre réserve "
        "la remplit.",
        "Selon Foster, seule une fondation oubliée est une faute ; le reste est simplement repris.",
        "Les petits niveaux ne voient pas tout : ce qui leur échappe est joué.",
    ),
    (
        "« Crapette ! »",
        "L'adversaire aussi se trompe. Criez « Crapette ! », au menu, pendant son tour et jusqu'à ce que vous touchiez "
        "une carte.",
        "Dites la faute : Fondation d'abord, Réserve d'abord, Case vide d'abord... Si vous avez raison, on revient à "
        "ce coup, et son tour est fini.",
        "Crier à tort ne coûte rien.",
    ),
)
HELP_PERSONS = (
    (
        "Un appareil pour tous",
        "L'adversaire d'une nouvelle partie peut être une personne. L'appareil passe à la fin de chaque tour ; "
        "qui joue est en bas de la table.",
        "Les noms s'écrivent là aussi. Les réglages ont l'écran entre les tours, et l'image tournée pour la "
        "seconde de deux personnes face à face.",
        "On reprend un coup pendant son propre tour.",
    ),
    (
        "Crapette à plusieurs",
        "Ce qui ne va nulle part est arrêté aussitôt. Une fondation, une réserve ou une case oubliée reste tant "
        "que personne ne la voit.",
        "Pendant qu'un autre joue, criez crapette par la touche ou le menu pour ce tour. Quand vous recevez "
        "l'appareil, c'est pour le tour d'avant, jusqu'à votre première carte.",
    ),
)

KEY_STEPS = "{0} : parcourir ce qui se joue, puis où le poser. Tenu, cela se répète."
KEY_OK = "{0} : prendre, poser une carte ; sur le talon, retourner. Aux menus : choisir, changer."
KEY_BACK = "{0} : reposer la carte. Sans carte prise, voir une pile."
KEY_BACK_MENU = "{0} : reposer la carte. Sans carte prise, le menu : conseil, reprendre et le reste."
KEY_TURN = "{0} : retourner une carte du talon, ou la poser à l'écart."
KEY_MENU = "{0} : le menu, avec conseil, reprendre et le reste."
KEY_STOP = "{0} : crier « Crapette ! », avec fautes."
NO_KEY_STOP = "Pour crier « Crapette ! », avec fautes, choisissez-le au menu."
