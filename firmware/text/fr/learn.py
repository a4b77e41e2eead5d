"""What is said in French in the list of the lessons, and around each lesson."""

LEARN_AIM = (
    (
        "Le but",
        "Chacun a ses cartes. Vous gagnez en jouant le premier toutes les vôtres.",
        "La plupart vont au milieu, qui est à vous deux. Certaines peuvent aller sur les piles de l'adversaire : "
        "c'est charger, et cela lui en fait une de plus à jouer.",
    ),
)
LEARN_BEGINS = "{OK} : la première leçon"
LESSON_SHOW = "Montrer"
LESSON_LEAVE = "Les leçons"
LESSON_DONE = "Bravo !"
LESSON_NEXT = "Leçon suivante"
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
        "Si deux cartes peuvent monter, celle de la réserve d'abord. C'est la faute la plus fréquente.",
    ),
    "spaces": (
        "Cases vides",
        "Une case vide, et ce qui la remplit.",
        "Toute carte va en case vide. Tant que la réserve dure, on la remplit avant de retourner, au mieux de la "
        "réserve.",
    ),
    "turning": (
        "Retourner",
        "Le talon, et ce qui termine un tour.",
        "Votre tour dure tant que les cartes retournées vont. La première posée à l'écart le termine.",
    ),
    "loading": (
        "Charger",
        "Vos cartes pour l'adversaire.",
        "Un rang plus haut ou plus bas, de même couleur, sur l'écart ou la réserve adverse, où elle enterre les "
        "autres.",
    ),
    "turned_over": (
        "L'écart retourné",
        "Un nouveau talon, que vous connaissez.",
        "L'écart retourné revient dans l'ordre où vous l'avez posé. Retenez-le, et vous pourrez prévoir.",
    ),
    "endgame": (
        "La fin de partie",
        "Des cases vides pour les dernières cartes.",
        "Comptez vos cartes et vos cases vides avant de retourner. La dernière carte gagne la partie.",
    ),
    "one_pack": (
        "Un seul jeu",
        "Les suites, les joindre, les cases vides.",
        "Suites de même couleur, montantes ou descendantes, l'as suit le roi. Joignez-les, remplissez avec l'écart.",
    ),
    "stop_play": (
        "Mode Crapette",
        "Les fautes, et comment les signaler.",
        "Rien n'est refusé en mode Crapette : veillez à vos fondations, et surveillez l'adversaire.",
    ),
    "foster_two": (
        "Foster, deux jeux",
        "Une partie à suivre coup par coup, imprimée en 1922.",
        "Charger, vider pour déplacer des suites, une réserve partie en un tour : tout dans sa partie.",
    ),
    "foster_one": (
        "Foster, un jeu",
        "Une partie à suivre : comment elle fut perdue, comment la gagner.",
        "Joindre les suites et glisser des cartes dessous : l'art du jeu à 52 cartes.",
    ),
}
LESSON_RIGHT = "Bien !"
LESSON_SHOWS = "{0}"
LESSON_CALLS = "Criez « Crapette ! » : {STOP}. Choisissez : {0}"
