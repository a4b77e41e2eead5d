"""What is said in Portuguese of puzzles, and of ways to play a turn."""

PUZZLE_NEXT = "A resolver"
PUZZLE_GRADES = ("Fácil", "Médio", "Difícil")
PUZZLE_SOLVED_OF = "{0} de {1}"
PUZZLES_ABOUT = "Um turno por problema, com as cartas que você vê."
PUZZLE_HINT = "Próxima jogada"
PUZZLE_SOLUTION = "Ver a solução"
PUZZLE_AGAIN = "Recomeçar"
PUZZLE_LEAVE = "Os problemas"
PUZZLE_SOLVED = "Resolvido!"
PUZZLE_MISSED = "Ainda não"
PUZZLE_MOVES = ("Em 1 jogada.", "Em {0} jogadas.")
PUZZLE_FEWEST = ("Em {0} jogadas; basta 1.", "Em {0} jogadas; bastam {1}.")
PUZZLE = "Problema {0}"
PUZZLE_AIMS = (
    "jogue {0} da reserva",
    "jogue {0} do monte",
    "vença neste turno",
)
PUZZLE_COUNTS = (
    ("tenha uma casa vazia", "tenha {0} casas vazias"),
    ("carregue uma carta", "carregue {0} cartas"),
    ("jogue uma carta do descarte", "jogue {0} cartas do descarte"),
)
PUZZLE_AND = "{0} e {1}"
PUZZLE_MISSING = (
    "Faltou jogar {0} da reserva.",
    "Faltou jogar {0} do monte.",
    "O jogo não foi vencido.",
    "{0} de {1} casas vazias.",
    "{0} de {1} cartas carregadas.",
    "{0} de {1} cartas do descarte jogadas.",
)
PUZZLE_OFF_SOLUTION = "A solução conhecida começa de outro modo: desfaça, ou recomece"
TURN_BRINGS = "{0}: {1}"
TURN_MOVES = ("1 jogada", "{0} jogadas")
TURN_RESERVE = ("joga a reserva", "joga {0} cartas da reserva")
TURN_RESERVE_EMPTY = ("esvazia a reserva", "esvazia a reserva")
TURN_CARD = "joga {0}"
TURN_SPACES = ("esvazia uma casa", "esvazia {0} casas")
TURN_LOADS = ("carrega uma carta", "carrega {0} cartas")
TURN_CARDS_UP = ("sobe uma carta", "sobe {0} cartas")
TURN_WASTE = ("menos uma carta no descarte", "menos {0} cartas no descarte")
TURN_WINS = "vence"
