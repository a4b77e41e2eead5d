"""What is read in Spanish where the game is typed, in place of the texts with these names elsewhere."""

TABLE = {
    "HAND_TURNS_UP": "Destapar una carta del mazo",
    "OK_PLAYS": "Escribe ok para jugar",
    "GAME_OVER_SCORE": "La partida ha acabado. Intro: los puntos",
    "COULD_BE_PLAYED": (
        "{0} aún encaja. Para dejarla igual en tu descarte, lo que acaba tu turno, escribe turn otra vez"
    ),
    "FITS_NOWHERE": "{0} no encaja. Para descartarla y acabar tu turno, escribe turn",
    "MOVES_LEFT": "Quedan jugadas. Para pasar, escribe turn otra vez",
    "ONLY_PLACE": "Es el único sitio. Para jugarla, escribe ok; para devolverla, escribe back",
    "OFFER_ALL_UP": "Todas tus cartas pueden subir. Para subirlas, escribe ok",
    "OFFER_AUTO_FINISH": "Ya no hay nada tapado. Para que todo suba, escribe ok",
    "NO_MOVE_RESIGN": "No quedan jugadas. Para rendirte, escribe ok otra vez; para quitar una, escribe deshacer",
    "NO_MOVE": "No quedan jugadas. Para rendirte, escribe ok",
    "MOVE_LIMIT": "La partida acaba tras {} jugadas. Para quitar una, escribe deshacer; para rendirte, escribe menu",
    "NO_PROGRESS": "Dos vueltas al mazo sin jugar nada. Para rendirte, escribe menu",
    "REPLAY": "Para oírlo otra vez, escribe back.",
}
STOP_PLAY = {
    "OVER_BUT_STOP": "La partida ha acabado. ¿Hubo una falta? Entonces escribe stop. Intro: los puntos",
    "WHERE_TO": "{0}: ¿adónde? Para devolverla, escribe ok",
    "OK_TRIES": "Escribe ok para probar",
    "STEPS_CHOOSE": "Escribe izquierda o derecha para elegir.",
    "EARLIER_AND_LATER": "Para jugadas de antes y después, escribe izquierda o derecha",
}
LEARN = {
    "LEARN_BEGINS": "Intro: la primera lección",
    "LESSON_CALLS": "Escribe stop y luego elige: {0}",
}
MENUS = {
    "HOW_TO_CHOOSE": "Para elegir una línea, escribe su número",
    "FIRST_START": "¿Nuevo? Escribe aprender",
    "PILE_LOOK": "{0}, {1} cartas. Para oírlas, escribe ok; para salir, escribe back",
}
NEW_GAME = {
    "NAME_ABOUT": "Para cambiar el nombre, escribe el número de la línea y luego el nombre.",
}
ADVICE = {
    "STEP_BY_TURN": "Para ir turno a turno, escribe izquierda o derecha",
}
HELP = {
    "HELP_BUTTONS": "Órdenes",
}
LESSONS = {
    "HOUSES": {
        "lay": "Pon 8\2 de tu reserva en un nueve negro de una columna: escribe 8c a 9t",
    },
    "FOUNDATIONS": {
        "ace": "Hay tres ases en las columnas. Cada uno abre una base. Para el de la columna 1, escribe 1 sube",
    },
    "FOSTER_TWO": {
        "start": (
            "La partida de Foster, 1922. El lado A está abajo. Intro: siguiente jugada. Para volver, escribe "
            "izquierda"
        ),
    },
    "FOSTER_ONE": {
        "start": (
            "Foster con una baraja, 1922. El lado A está abajo. Intro: siguiente jugada. Para volver, escribe "
            "izquierda"
        ),
    },
}
