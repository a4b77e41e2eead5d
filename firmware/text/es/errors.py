"""What is said in Spanish of what cannot be read, saved or shown here."""

SAVED_TOO_LARGE = "La partida guardada necesita una pantalla mayor."
THREE_TOO_LARGE = "Para tres hace falta una pantalla mayor."
TOO_LARGE = "{0}: la pantalla es pequeña"

RECORDS_NOT_SAVED = "Los récords no se pueden guardar"
NOT_READ = (
    (
        "La última partida guardada estaba dañada: se usa la anterior",
        "La partida guardada estaba dañada y se ha apartado",
        "La partida guardada es de otra versión y se ha apartado",
        "Se fue la corriente al guardar: la partida guardada se ha perdido",
    ),
    (
        "Los ajustes estaban dañados: se usan los anteriores",
        "Los ajustes estaban dañados y se han restablecido",
        "Los ajustes son de otra versión y se han restablecido",
        "",
    ),
    (
        "Tu progreso en las lecciones estaba dañado: se usa el anterior",
        "Tu progreso en las lecciones estaba dañado y se ha restablecido",
        "Tu progreso en las lecciones es de otra versión y se ha restablecido",
        "",
    ),
    (
        "Los récords estaban dañados: se usan los anteriores",
        "Los récords estaban dañados y se han apartado",
        "Los récords son de otra versión y se han apartado",
        "",
    ),
    (
        "Tu progreso en los problemas estaba dañado: se usa el anterior",
        "Tu progreso en los problemas estaba dañado y se ha restablecido",
        "Tu progreso en los problemas es de otra versión y se ha restablecido",
        "",
    ),
    (
        "El rating y el calendario estaban dañados: se usan los anteriores",
        "El rating y el calendario estaban dañados y se han apartado",
        "El rating y el calendario son de otra versión y se han apartado",
        "",
    ),
)
GAME_NOT_SAVED = "La partida no se guarda: sin espacio, o solo lectura"
BATTERY_LOW = "Batería baja: {0} %. La partida está guardada"
SETTINGS_NOT_SAVED = "Los ajustes no se pueden guardar"
MOVES_NOT_WRITTEN = "No se pueden escribir las jugadas"
LESSONS_NOT_SAVED = "Tu progreso no se puede guardar"

NO_HOT_SEAT = "El solitario es para uno solo"
NO_GAMES_TEXT = "Eso no es el texto de una partida"
LINK_NOT_YES = "En el enlace, {0} solo puede ser yes"
LINK_NOT_ALONE = "Con estas reglas no se puede jugar solo por los dos lados"
LINK_NOT_DUPLICATE = "Solo una partida entre dos, tú y el rival, puede ser serie duplicada"
LINK_NO_STOP = "Estas reglas no tienen faltas, o no hay rival"
LINK_NOT_BEGINS = "En el enlace, begins debe ser you, opponent u other"
LINK_OTHER_RULES = "Las reglas del enlace no son las de su posición"
LINK_NO_PUZZLE = "En el enlace, puzzle debe ser un número del 1 al {0}"
LINK_PUZZLE_ALONE = "Un enlace a un problema no puede nombrar una partida"
LINK_OVER = "La posición del enlace no tiene jugadas"
GAMES_TEXT_DAMAGED = "El texto de la partida está dañado, o es de otra versión"
