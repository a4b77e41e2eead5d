"""What is said in Spanish of better moves: hints, their reasons, and the review of a game."""

REVIEW_PROGRESS = "Análisis de la partida: {0} %"
AHEAD = ("Vas ganando", "Gana tu rival", "Ganan otros")
SOMEBODY_AHEAD = "Gana {0}"
TURNS = "Turnos"
COST_GAME = "costó la partida"
COST_WIN = "dejó de ganar"
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
GRAPH = "Ver el gráfico"
NEXT_DECISION = "La decisión siguiente"
RETRY_DECISION = "Intentar de nuevo"
NOT_SAVED = "Nada de esto se guarda."
TO_REVIEW = "Ver el análisis"
LOOK_AT_ONE = "{0}: ver {1}"
LOOK_AT_ALL = "{0}: ver 1-{1}"
PLAY_ON = "Sigue desde aquí. No se guarda nada"
TURN_NUMBER = "{0}, turno {1}:"
BETTER = "Mejor: {0} ({1})"
BETTER_BY = "{2} mejor: {0} ({1})"
WORTH_THE_GAME = "Decidía la partida: {0} ({1})"
WOULD_HAVE_WON = "Así se ganaba: {0} ({1})"
BETTER_GOES_ON = "Y luego:"
MOVE_ROW = "{0} {1}"
MOVE_STOPPED = "{0} (¡Alto!)"
STEP_BY_TURN = "{LR}: turno a turno"
MOVES_AS_TEXT = "Jugadas como texto"
COPIED = "Copiado"
WRITTEN_TO = "Escrito en {0}"

LOOKING_FOR_HINT = "Buscando una buena jugada"
HINT_GIVES_UP = "Pista: esto no lleva a nada. Deshaz, o ríndete"
HINT_SAYS = "Pista: {0} ({1})"
REASONS = {
    "nothing-better": "no hay nada mejor",
    "must": "es obligatorio",
    "up": "sube una carta",
    "reserve": "una carta menos en tu reserva",
    "loads-reserve": "carga la reserva del rival",
    "loads-waste": "carga el descarte del rival",
    "space": "hace un hueco",
    "hidden": "destapa una carta",
    "bares-foundation": "libera {0}, que sube",
    "bares-reserve": "libera {0} para tu reserva",
    "bares-card": "libera {0} para tu carta",
    "bares-load": "libera {0}, para cargar",
    "towards-space": "prepara un hueco",
    "blocks": "bloquea la reserva del rival",
    "place-reserve": "un sitio para tu reserva",
    "place-card": "un sitio para tu carta",
    "card": "una carta menos para ti",
    "turn-goes-on": "tu turno sigue",
    "reserve-later": "tu reserva puede esperar",
    "fills": "llena el hueco",
    "new-card": "para ver una carta nueva",
    "new-reserve": "para ver una carta nueva",
    "no-place": "no encaja en ningún sitio",
    "nothing-left": "no queda nada más",
}
REASON_CARD_UP = "sube una carta"
REASON_THEN = "una jugada posterior: {0}"
