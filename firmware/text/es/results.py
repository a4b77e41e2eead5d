"""What is said in Spanish of a game that is over, and in the records."""

WINS_GAME = {
    "you": "¡Has ganado!", "opponent": "Gana tu rival", "left": "Gana Izquierda", "right": "Gana Derecha",
    "side": "Gana el lado {0}", "named": "¡Gana {0}!",
}
SCORES = {
    "you": "Sumas", "opponent": "Tu rival suma", "left": "Izquierda suma", "right": "Derecha suma",
    "side": "El lado {0} suma", "named": "{0} suma",
}
PATIENCE_SOLVED = "¡Resuelto!"
STALEMATE = "Bloqueo"
STALEMATE_WHY = "Nada avanza: suma quien tiene el total más bajo."
DRAW = "Empate"
DRAW_WHY = "Demasiados turnos sin avanzar."
RESIGNED = "Abandono"
OPPONENT_RESIGNS = "Tu rival se rinde"
NEXT_WINS = "{0}, que va después, gana."
WINS_MATCH = {
    "you": "¡Ganas la serie!", "opponent": "Pierdes la serie", "left": "Pierdes la serie", "right": "Pierdes la serie",
    "side": "Serie del lado {0}", "named": "¡{0} gana la serie!",
}
MATCH_SHARED = "Serie empatada"
CARDS_COUNT = {
    "you": "Cuentan tus cartas", "opponent": "Cartas del rival", "left": "Cartas de Izquierda",
    "right": "Cartas de Derecha", "side": "Cartas del lado {0}", "named": "Cartas de {0}",
}
NOBODY_SCORES = "Nadie suma"
SCORE_LABELS = {"game": "La partida", "forfeit": "Penalización por abandono", "difference": "La diferencia"}
DIFFERENCES = "Las diferencias"
CARDS_LEFT = {
    "reserve": {
        "you": "{0} en tu reserva, a 2", "opponent": "{0} en la reserva rival, a 2",
        "other": "{0} en la otra reserva, a 2", "others": "{0} en las otras reservas, a 2",
    },
    "hand": {
        "you": "{0} en tu mazo", "opponent": "{0} en el mazo rival", "other": "{0} en el otro mazo",
        "others": "{0} en los otros mazos",
    },
    "waste": {
        "you": "{0} en tu descarte", "opponent": "{0} en el descarte rival", "other": "{0} en el otro descarte",
        "others": "{0} en los otros descartes",
    },
}
NEXT_GAME = "Otra partida"
NEW_MATCH = "Nueva serie"
LOOK_AT_TABLE = "Ver la mesa"
PATIENCE_RESIGNED = "Abandonado"
ALL_UP = "Las 52 cartas están arriba."
CARDS_UP = "{0} de 52 cartas arriba."
DEAL_IN_MOVES = "Reparto {0}, en {1} jugadas"
NEXT_DEAL = "Otro reparto"
DEAL_AGAIN = "Repetir reparto"
OTHER_SEAT = "Cambiar de sitio"
HARD_GAME = "¿Partida difícil? Prueba: {0}"
EITHER_OR = "{0} o {1}"
COACH_HEADING = "Una lección"
COACH_BETTER = "En el turno {0} era mejor: {1} ({2})."
COACH_NOTHING = "¡Bien jugado! Ninguna decisión tuya costó una carta."
TRY_POSITION = "Probar"
BOTH_SCORE = ("Tú y {0} suman", "{0} y {1} suman")
PLAYER_RESIGNS = "{0} se rinde."

FIRST_OF_TWO = "Vuelven las mismas cartas, desde el otro sitio."
FROM_OTHER_SEAT = "En la ida"
BOTH_SEATS = "Ida y vuelta"
SAME_CARDS = "Las mismas cartas, desde el otro sitio"

NO_RECORDS = "Aún no ha acabado ninguna partida."
RECORDS_PAGE = "Página"
RECORDS_OF = "{0}, {1}"
PLAYED = "Partidas"
WON_LOST = "Ganadas, perdidas"
DRAWN_RESIGNED = "Empates, abandonos"
SOLVED_RESIGNED = "Resueltos, abandonos"
BEST_SCORE = "Mejor marca"
SHORTEST_WIN = "Victoria más corta"
MOVES = "{0} jugadas"
TIME_PLAYED = "Tiempo, por partida"
MINUTES = "{0} min"
HOURS = "{0} h {1} min"
STREAKS = "Victorias seguidas"
STREAK_OF = "{0} (máx. {1})"
RATING = "Rating"
RATING_OF = "{0} ({1}-{2})"
RATING_CURVE = "Rating, {0}"
RATING_FROM = "De {0} partidas y problemas"
CALENDAR = "Calendario"
CALENDAR_OF = "Reparto del día, {0}"
WEEKDAYS = "LMXJVSD"
DAYS_IN_A_ROW = "Días seguidos"
DAY_MARKS = ("perdido", "con ayuda", "ganado")
MONTHS_FOOT = "{0}: mes"
UNHELPED = "Sin ayuda"
WON_OF = "{0} de {1} ganadas"
TWO_NUMBERS = "{0}, {1}"
RESET_ROW = "Borrar"
RESET_RECORDS = "Borrar todo"
RESET_COSTS = "Se borran récords, rating y calendario."
RECORDS_OF_HOT_SEAT = "personas"
