"""What is said in Spanish of better moves: hints, their reasons, and the review of a game."""

REVIEW_PROGRESS = "Análisis de la partida: {0} %"
AHEAD = ("Vas delante", "Rival delante", "Otros delante")
SOMEBODY_AHEAD = "{0} delante"
TURNS = "Turnos"
COST_GAME = "costó la partida"
COST_BOTH = "costó {0} y el turno"
COST_TURN = "costó el turno"
COST_CARDS = "costó {0}"
COST_LITTLE = "costó menos de una carta"
REVIEW_CLEAN = "Ninguna decisión tuya costó una carta."
REVIEW_CLEAN_BRIEF = "Nada perdido"
AHEAD_FOR = "{0} del turno {2} al {3}, por {1} como mucho"
AHEAD_ONCE = "{0} en el turno {2}, por {1}"
REVIEW_READ = "Intro: ver estos turnos. back: salir"
TURN_OF_COST = "Turno {0}: {1}"
GRAPH = "Al gráfico"
NEXT_DECISION = "La decisión siguiente"
RETRY_DECISION = "Intentar de nuevo"
NOT_SAVED = "Nada de esto se guarda."
TO_REVIEW = "Al análisis"
LOOK_AT_ONE = "{0}: ver {1}"
LOOK_AT_ALL = "{0}: ver 1-{1}"
PLAY_ON = "Sigue desde aquí. No se guarda nada"
TURN_NUMBER = "{0}, turno {1}:"
BETTER = "Mejor: {0}: {1}"
BETTER_BY = "{2} mejor: {0}: {1}"
WORTH_THE_GAME = "Decidía la partida: {0}: {1}"
BETTER_GOES_ON = "Y luego:"

LOOKING_FOR_HINT = "Buscando una buena jugada"
HINT_GIVES_UP = "Pista: esto no lleva a nada. Deshaz, o ríndete"
HINT_SAYS = "Pista: {0}: {1}"
REASONS = (
    "no hay nada mejor",
    "es obligatorio",
    "sube una carta",
    "una carta menos en tu reserva",
    "carga la reserva del rival",
    "carga el descarte del rival",
    "hace un hueco",
    "destapa una carta",
    "libera {0}, que sube",
    "libera {0} para tu reserva",
    "libera {0} para tu carta",
    "libera {0}, para cargar",
    "prepara un hueco",
    "bloquea la reserva del rival",
    "un sitio para tu reserva",
    "un sitio para tu carta",
    "una carta menos para ti",
    "llena el hueco",
    "para ver una carta nueva",
    "para ver una carta nueva",
    "no encaja en ningún sitio",
    "no queda nada más",
)
REASON_CARD_UP = "sube una carta"
REASON_THEN = "una jugada posterior: {0}"
