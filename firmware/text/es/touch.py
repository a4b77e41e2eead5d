"""What a finger reads in Spanish, in place of the texts with these names elsewhere."""

TABLE = {
    "OK_PLAYS": "Toca el sitio",
    "GAME_OVER_SCORE": "Fin de partida. Toca y verás los puntos",
    "OPPONENT_PLAYS": "Juega tu rival. Toca para acelerar",
    "WATCHING": "Estás mirando. Toca para acelerar",
    "SKIP_TURN": "Toca para jugar",
    "COULD_BE_PLAYED": "{0} aún encaja. Toca otra vez tu descarte para dejarla ahí y acabar tu turno",
    "FITS_NOWHERE": "{0} no encaja. Tócala y luego tu descarte para acabar",
    "MOVES_LEFT": "Quedan jugadas. Para pasar, toca tu mazo",
    "ONLY_PLACE": "El único sitio. Tócalo, o la carta para devolverla",
    "OFFER_ALL_UP": "Todas tus cartas pueden subir. Toca aquí",
    "OFFER_AUTO_FINISH": "Ya no hay nada tapado. Toca aquí, y todo sube",
    "NO_MOVE_RESIGN": "Sin jugadas. Toca otra vez las cartas para rendirte, aquí para el menú",
    "NO_MOVE": "Sin jugadas. Toca las cartas para rendirte",
    "OK_CONTINUES": "Toca y sigue",
    "MOVE_LIMIT": "La partida acaba tras {} jugadas. Toca aquí para deshacer o rendirte",
    "NO_PROGRESS": "Dos vueltas al mazo sin jugar nada. Toca aquí para rendirte",
    "REPLAY": "Toca aquí para verlo.",
    "SHORT_REPLAY": "{0}. Toca aquí",
}
SHORT = {
    "SHORT_NO_MOVE": "Sin jugada: toca",
    "SHORT_TURN_ENDS": "{0}, D acaba",
    "SHORT_STILL_FITS": ("{0} encaja; D acaba", "Encaja; D acaba"),
    "SHORT_MOVES_LEFT": "M para pasar",
}
STOP_PLAY = {
    "OVER_BUT_STOP": "La partida ha acabado. ¿Hubo una falta? Toca aquí. Si no, las cartas",
    "WHERE_TO": "{0}: ¿dónde? Otra vez: vuelve",
    "OK_TRIES": "Toca el sitio",
    "STEPS_CHOOSE": "Toca un sitio",
}
LEARN = {
    "LEARN_BEGINS": "Toca para la primera lección",
    "LESSON_CALLS": "Toca aquí, grita «¡Alto!» y elige: {0}",
}
MENUS = {
    "HOW_TO_CHOOSE": "Toca una línea",
    "FOOT_LEAVE": "Arriba: salir",
    "FIRST_START": "¿Nuevo? Toca Aprender",
    "PILE_LOOK": "{0}, {1} cartas. Tócala para abrirla, al lado para salir",
    "PAGE_FOOT": "{0} de {1}   Toca a la derecha; arriba: salir",
    "PAGE_FOOT_BRIEF": "{0}/{1}   Arriba: salir",
    "ONE_PAGE_FOOT": "Toca para salir",
}
NEW_GAME = {
    "HOW_TO_SET_DIGITS": "Toca una cifra, otra vez: +1; al lado: listo",
    "NAME_ABOUT": "Toca el nombre para ponerlo, letra por letra.",
    "HOW_TO_SET_LETTERS": "Toca la letra arriba o abajo; _: siguiente; al lado: listo",
}
RESULTS = {
    "MONTHS_FOOT": "Toca para el mes anterior",
}
ADVICE = {
    "LOOK_AT_ONE": "Toca y verás {1}",
    "LOOK_AT_ALL": "Toca y verás 1-{1}",
    "STEP_BY_TURN": "La barra derecha recorre la lista",
}
HELP = {
    "HELP_BUTTONS": "Toques",
    "KEY_STEPS": (
        "Toca una carta y luego su sitio, o arrástrala. Con dos toques sube a una base o hace su única "
        "jugada."
    ),
    "KEY_OK": "Toca tu mazo para destapar una carta. Tócala y luego tu descarte para acabar tu turno.",
    "KEY_RUN": "Toca una carta con otras encima: van con ella si hay huecos para pasarlas de una en una.",
    "KEY_LAST_TURN": (
        "Toca las palabras de abajo para el menú: pista, deshacer y más. Al empezar tu turno, muestran el turno "
        "anterior de tu rival."
    ),
    "KEY_MENU": (
        "En los menús, toca una línea para elegirla, una flecha para cambiar un valor, el título para volver. "
        "Toca una página para pasarla."
    ),
}
LESSONS = {
    "HOUSES": {
        "lay": "Toca 8\2 en tu reserva y luego un nueve negro de una columna",
    },
    "FOUNDATIONS": {
        "ace": "Hay tres ases en las columnas. Cada uno abre una base: toca uno y luego una base",
    },
    "SPACES": {
        "run": "Otra mesa. Usa antes los huecos: toca 8\2, las cartas de encima van con él, y luego 9\4",
    },
    "TURNING": {
        "turn": "El mazo es el montón tapado. Nada más encaja: tócalo para destapar una carta",
        "nowhere": "5\3 no encaja. Tócala y luego el descarte, el montón abierto junto al mazo",
    },
    "TURNED_OVER": {
        "over": "El mazo se acabó. Toca su sitio: el descarte se voltea, tal como está",
        "next": "Ahora tiene que salir 8\3: toca el mazo",
    },
    "ENDGAME": {
        "count": "No hay reserva. Tres cartas en el mazo, tres huecos: hay sitio para todas. Toca el mazo",
    },
    "STOP_PLAY": {
        "err": "Con faltas puedes intentarlo todo. 2\1 de la columna 6 debe subir. Comete la falta: toca el mazo",
        "rule": "Eso sería lo correcto. Solo por esta vez, comete la falta: toca el mazo",
        "call": "El rival descartó, pero 3\1 de la columna 1 debía subir. Toca aquí y grita «¡Alto!»",
        "look": "Vale, pero la falta queda. Grita primero «¡Alto!»: toca aquí",
    },
    "FOSTER_TWO": {
        "start": "Partida de Foster. A está abajo. Toca para seguir, a la izquierda para volver, arriba: menú",
    },
    "FOSTER_ONE": {
        "start": "Foster, una baraja. A está abajo. Toca para seguir, a la izquierda: volver, arriba: menú",
    },
}
