"""What is said in French of puzzles, and of ways to play a turn."""

PUZZLE_NEXT = "À résoudre"
PUZZLE_GRADES = ("Facile", "Moyen", "Difficile")
PUZZLE_SOLVED_OF = "{0} sur {1}"
PUZZLES_ABOUT = "Un tour chacun, avec les cartes que vous voyez."
PUZZLE_HINT = "Coup suivant"
PUZZLE_SOLUTION = "La solution"
PUZZLE_AGAIN = "Recommencer"
PUZZLE_LEAVE = "Les problèmes"
PUZZLE_SOLVED = "Résolu !"
PUZZLE_MISSED = "Pas encore"
PUZZLE_MOVES = ("En 1 coup.", "En {0} coups.")
PUZZLE_FEWEST = ("En {0} coups ; 1 suffit.", "En {0} coups ; {1} suffisent.")
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
PUZZLE_MISSING = (
    "Il restait à jouer {0} de la réserve.",
    "Il restait à jouer {0} du talon.",
    "La partie n'est pas gagnée.",
    "{0} cases vides sur {1}.",
    "{0} cartes chargées sur {1}.",
    "{0} cartes de l'écart jouées sur {1}.",
)
PUZZLE_OFF_SOLUTION = "La solution connue débute autrement : annulez, ou recommencez"
TURN_BRINGS = "{0} : {1}"
TURN_MOVES = ("1 coup", "{0} coups")
TURN_RESERVE = ("joue la réserve", "joue {0} cartes de réserve")
TURN_RESERVE_EMPTY = ("vide la réserve", "vide la réserve")
TURN_CARD = "joue {0}"
TURN_SPACES = ("vide une case", "vide {0} cases")
TURN_LOADS = ("charge une carte", "charge {0} cartes")
TURN_CARDS_UP = ("monte une carte", "monte {0} cartes")
TURN_WASTE = ("une carte de moins à l'écart", "{0} cartes de moins à l'écart")
TURN_WINS = "gagne"
