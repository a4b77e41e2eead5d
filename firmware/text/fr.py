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
SAID_OF = "{0} : {1}"
SAVED_TOO_LARGE = "La partie sauvegardée demande un plus grand écran."
THREE_TOO_LARGE = "À trois, il faut un plus grand écran."
TOO_LARGE = "{0} : cet écran est trop petit"
NOTHING_TO_LOOK_INTO = "Aucune pile n'a encore de cartes à regarder"
PEOPLE = ("Vous", "L'adversaire", "Gauche", "Droite", "Camp A", "Camp B", "Camp C", "{0}")

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

CABLE_IS = (
    "On attend le coup de l'adversaire",
    "Pas de réponse par le câble : pause",
    "Votre adversaire est parti : pause",
    "Les parties diffèrent : commencez-en une autre",
    "Pas de câble ici : pause",
)
CABLE_HEADS = ("", "Sans réponse", "Adversaire parti", "Différent", "Sans câble")
CABLE_AGAIN = "Votre adversaire est revenu"
ASKED_BACK = "Demandé : à l'adversaire d'accepter"
NOT_TAKEN_BACK = "L'adversaire n'est pas d'accord"
NO_HINT = "Pas de conseil contre une personne"

# Screens: the result
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
ENDLESS = "La partie finit après {} coups. {MENU} : annuler le coup ou abandonner"
GOES_ROUND = "Deux passages du talon sans rien jouer. {MENU} : abandonner"
PATIENCE_SOLVED = "C'est réussi !"

# Screens: a game looked at again when it is over
REVIEW_GOES = "Analyse de la partie : {0} %"

# Screens: a duplicate match, the deal of the day
DEAL_OF_THE_DAY = "Donne du jour : {0}"

# Screens: records
RECORDS_NOT_KEPT = "Impossible de sauvegarder les records"
PERSON = "Joueur {0}"
TURN_OR_STOP = "{0}, ou Crapette !"
STOP_BY_ANYBODY = "Crapette !"
NO_PERSONS = "Une réussite se joue seul"

NO_CARDS = "Aucune carte"
CARDS = ("1 carte", "{0} cartes")
GAME_WITH_OPTIONS = ("{0}, 1 option", "{0}, {1} options")
BOTH_SCORE = ("{0} et vous marquez", "{0} et {1} marquent")

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
    (
        "Votre parcours est abîmé : on prend le précédent",
        "Votre parcours est abîmé et mis de côté",
        "Votre parcours vient d'une autre version et est mis de côté",
        "",
    ),
)
GAME_NOT_SAVED = "Partie non sauvegardée : plein, ou lecture seule"
BATTERY_LOW = "Batterie faible : {0} %. La partie est sauvegardée"
SETTINGS_NOT_SAVED = "Impossible de sauvegarder les réglages"
LESSONS_NOT_SAVED = "Impossible de sauvegarder vos progrès"

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
FITS_NOWHERE = "{0} ne va nulle part. L'écarter et finir : {TURN}"
MOVES_LEFT = "Il reste des coups. Pour passer : {TURN} encore"
ONLY_PLACE = "C'est la seule place. {OK} : jouer. {BACK} : reposer"
ALL_GOES_UP = "Toutes vos cartes peuvent monter. {OK} : les monter"
ALL_RUN_UP = "Plus rien n'est caché. {OK} : tout monte tout seul"
NO_MOVE_GIVE_UP = "Plus de coup. {OK} encore : abandonner. {MENU} : annuler"
NO_MOVE = "Plus de coup. {OK} : abandonner"
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
PILE_NAMES = ("réserve", "talon", "écart", "carte")

# The table: what the others did before your turn opens
TOLD = ("L'adversaire a {0}.", "Les adversaires ont {0}.", "{1} a {0}.")
TOLD_MOVES = ("joué 1 coup", "joué {0} coups")
TOLD_LOADED = "chargé {0} sur vous"
TOLD_RESERVE = "chargé {0} sur votre réserve"
TOLD_WASTE = "chargé {0} sur votre écart"
TOLD_UP = "monté {0}"
TOLD_DISCARDED = "écarté {0}"
AND_LAST = "{0} et {1}"
REPLAY = "{SEE} : voir."
BRIEF_BOTH = "Adv. R +{0}, E +{1}"
BRIEF_RESERVE = "Adv. R +{0}"
BRIEF_WASTE = "Adv. E +{0}"
BRIEF_MOVES = ("Adv. : 1 coup", "Adv. : {0} coups")
SHORT_REPLAY = "{0}. {SEE} : voir"
