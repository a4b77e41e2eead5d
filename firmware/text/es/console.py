"""What only the console says in Spanish, and what is typed there."""

CARD_NAME = "{0} de {1}"
RANK_NAMES = ("as", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jota", "reina", "rey")
SUIT_NAMES = ("picas", "corazones", "diamantes", "tréboles")
SUIT_LETTERS = "PCDT"
SIGN_LEFT = "izquierda"
SIGN_RIGHT = "a"
NUMBERED_ROW = "{0}. {1}"
SAID_AFTER = "{0} {1}"
PAGE_READ = "Página {0} de {1}. Intro: la siguiente. back: salir"
LAST_PAGE_READ = "Página {0} de {1}. back: salir"
DIALOG_READ = "Intro: continuar"
DIGITS_READ = "Escribe el número, o Intro para dejarlo como está."
NAME_READ = "Escribe un nombre de hasta {0} letras, o volver para dejarlo como está."
LOG_TURNS_UP = ("Destapas {1}", "{0} destapa {1}")
LOG_TURNS_OVER_AND_UP = ("Volteas tu descarte, y sale {1}", "{0} voltea su descarte, y sale {1}")
LOG_LAYS_ON_WASTE = "Dejas {1} en tu descarte"
LOG_TURNS_OVER = "Volteas tu descarte"
LOG_PASSES = ("Pasas", "{0} pasa")
LOG_TURNS_UP_RESERVE = ("Destapas tu reserva: {1}", "{0} destapa su reserva: {1}")
LOG_RESIGNS = ("Te rindes", "{0} se rinde")
MOVES_TO_PLAY = "{0}: {1} jugadas"
ONE_MOVE_TO_PLAY = "{0}. Una jugada: {1}"
NO_LONGER = "Deshecha: {0}"
LOG_TWO_SENTENCES = "{0}. {1}"
NO_CARD = "ninguna carta"
PILE_READ = "{0}: {1}"
PILE_UNDER = "{0}: {1}; debajo {2}"
PILE_TOP = "{0}, {1}"
PILE_EMPTY = "sin cartas"
PILE_SPACE = "un hueco"
PILE_CLOSED = "cerrada, fuera de juego"
PILE_UNDEALT = "aún sin repartir"
PILE_DOWN = "tapada"
PILES_DOWN = "{0} tapadas"
PILE_LOCKED = "{0}, bloqueada si hay carta destapada"
TURNED_UP_READ = "Destapada: {0}"
FOUNDATIONS_READ = "Bases: {0}"
DEAL_READ = "{0}, reparto {1}"
TYPE_WORD = "escribe {0}"
PROMPT = "> "
TO_PLAY_AGAIN = "Ctrl-D inicia el juego de nuevo."
WELCOME = "Crapette como texto. Escribe ayuda para ver las órdenes."
WELCOME_AT_TABLE = "Escribe jugadas para saber qué puedes jugar, o una jugada como 3 a 7."
TYPED = (
    "izquierda", "derecha", "arriba", "abajo", "ok", "back volver b", "turn destapar", "stop alto alto! ¡alto!",
    "menu menú m", "ayuda help ?", "mesa", "jugadas", "pista", "deshacer", "acerca", "letras", "palabras",
    "salir quit q",
)
TYPED_TO = "a al en sobre -> >"
TYPED_UP = "sube base f bases"
TYPED_IGNORED = "juega jugar mueve pon deja la el las los de del encima columna hueco carta"
TYPED_RESERVE = "reserva r"
TYPED_HAND = "mazo m destapada"
TYPED_WASTE = "descarte d"
TYPED_OWN = "mi tu"
TYPED_NEXT = "rival su otra otro izquierda"
TYPED_OTHER = "derecha"
TYPED_CARDS = "cartas"
TYPED_WHOLE = "toda todo entera escalera"
TYPED_RANKS = (
    "as a 1", "dos 2", "tres 3", "cuatro 4", "cinco 5", "seis 6", "siete 7", "ocho 8", "nueve 9", "diez 10 t",
    "jota j", "reina dama q", "rey k",
)
TYPED_SUITS = (
    "picas pica p s", "corazones corazón corazon c h", "diamantes diamante d", "tréboles treboles trébol trebol t",
)  # fmt: skip
TYPE_A_MOVE = "No te entiendo. Escribe una jugada, 3 a 7, o: jugadas, mesa, turn, pista, deshacer, menu, ayuda, salir"
TYPE_A_ROW = "No te entiendo. Escribe el número de una línea, de 1 a {0}, o: back, ayuda, salir"
TYPE_ENTER = "No te entiendo. Escribe Intro, back, ayuda o salir"
TYPE_DIGITS = "No te entiendo. Escribe un número de hasta {0} cifras, o Intro"
TYPE_NAME = "No te entiendo. Escribe un nombre de hasta {0} letras, A a Z, o back"
NOT_AT_TABLE = "Eso solo vale en la mesa. Escribe back para volver"
NO_TABLE = "Aún no hay partida"
NO_MOVES = "Ahora no hay jugada posible"
WHICH_MOVE = "Podría ser {0}. Escribe lo que va antes de los dos puntos"
MOVES_OR = "{0} o {1}"
ANYTHING_GOES = "Con faltas puedes intentarlo todo; escribe una jugada como 3 a 7"
NO_SUCH_CARD = "Esa carta no está encima de ningún montón"
NOT_THERE = "Eso no puede ir ahí"
NOTHING_ABOUT = "No hay más que decir de eso"
ROWS_SHOWN = "Filas {0} a {1} de {2}"
LETTERS_NOW = "Ahora las cartas se leen 7C"
WORDS_NOW = "Ahora las cartas se leen 7 de corazones"
GOODBYE = "Partida guardada. Adiós"
QUIT = "Salir"
CONSOLE_HELP = (
    "Escribe una jugada: 3 a 7, reserva a columna 4, 7c a 8t, mazo a descarte. 3 sube: a una base.",
    "turn destapa una carta del mazo, o la deja en tu descarte, lo que acaba tu turno.",
    "jugadas dice qué puedes jugar, con un nombre corto que escribir. mesa dice todos los montones, columna 3 o "
    "descarte uno.",
    "pista muestra una buena jugada, deshacer quita la última. stop: si el rival cometió una falta, con faltas. "
    "menu: todo lo demás.",
    "En un menú escribe el número de la línea. Intro avanza donde hay páginas, y si no, repite lo dicho.",
    "acerca 3 dice más de la línea 3. letras dice las cartas 7C, palabras 7 de corazones. salir sale y guarda la "
    "partida.",
)
