"""What is said in Spanish of puzzles, and of ways to play a turn."""

PUZZLE_NEXT = "Sin resolver"
PUZZLE_GRADES = ("Fácil", "Medio", "Difícil")
PUZZLE_SOLVED_OF = "{0} de {1}"
PUZZLES_ABOUT = "Un turno cada uno, con las cartas que ves."
PUZZLE_HINT = "Siguiente jugada"
PUZZLE_SOLUTION = "Ver solución"
PUZZLE_AGAIN = "Otra vez"
PUZZLE_LEAVE = "Los problemas"
PUZZLE_SOLVED = "¡Resuelto!"
PUZZLE_MISSED = "Aún no"
PUZZLE_MOVES = ("En 1 jugada.", "En {0} jugadas.")
PUZZLE_FEWEST = ("En {0} jugadas; basta 1.", "En {0} jugadas; bastan {1}.")
PUZZLE = "Problema {0}"
PUZZLE_AIMS = (
    "juega {0} de la reserva",
    "juega {0} del mazo",
    "gana en este turno",
)
PUZZLE_COUNTS = (
    ("ten un hueco", "ten {0} huecos"),
    ("carga una carta", "carga {0} cartas"),
    ("juega una carta del descarte", "juega {0} cartas del descarte"),
)
PUZZLE_AND = "{0} y {1}"
PUZZLE_MISSING = (
    "{0} de la reserva quedó sin jugar.",
    "{0} del mazo quedó sin jugar.",
    "La partida no se ganó.",
    "{0} de {1} huecos.",
    "{0} de {1} cartas cargadas.",
    "{0} de {1} cartas del descarte jugadas.",
)
PUZZLE_OFF_SOLUTION = "La solución conocida empieza de otro modo: deshaz, o empieza otra vez"
TURN_BRINGS = "{0}: {1}"
TURN_MOVES = ("1 jugada", "{0} jugadas")
TURN_RESERVE = ("juega la reserva", "juega {0} cartas de la reserva")
TURN_RESERVE_EMPTY = ("vacía la reserva", "vacía la reserva")
TURN_CARD = "juega {0}"
TURN_SPACES = ("hace un hueco", "hace {0} huecos")
TURN_LOADS = ("carga una carta", "carga {0} cartas")
TURN_CARDS_UP = ("sube una carta", "sube {0} cartas")
TURN_WASTE = ("una carta menos en el descarte", "{0} cartas menos en el descarte")
TURN_WINS = "gana"
