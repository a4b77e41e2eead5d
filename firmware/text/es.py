# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Spanish, with "tú". The names are those of en.py, which says what each is for.

What players of crapette say, one word for one thing:

    reserve       la reserva                  space        el hueco
    hand          el mazo                     load         cargar (al rival)
    waste         el descarte                 turn up      destapar (the waste turned over: voltear)
    house         la columna                  stop         gritar «¡Alto!»; stop play: el juego con faltas
    foundation    la base; subir              pack         la baraja
    turn          el turno                    move         la jugada
    run           la escalera                 suit         el palo (colours: rojo y negro)
    game, match   la partida, la serie        deal         el reparto
"""

FORMS = ((1, 1, 0),)

# Screens: what is said on several
SAID_OF = "{0}: {1}"
SAVED_TOO_LARGE = "La partida guardada necesita una pantalla mayor."
THREE_TOO_LARGE = "Para tres hace falta una pantalla mayor."
TOO_LARGE = "{0}: la pantalla es pequeña"
NOTHING_TO_LOOK_INTO = "Aún no hay montones con cartas que ver"
PEOPLE = ("Tú", "Rival", "Izquierda", "Derecha", "Lado A", "Lado B", "Lado C", "{0}")

RULE_SETS = {
    "classic": "Crapette (banca rusa)",
    "foster": "Foster 1922",
    "foster36": "Foster, 36 cartas",
    "foster32": "Foster, 32 cartas",
    "cats": "Reserva primero",
    "catsfull": "Reserva primero, 13 cartas",
    "onepack": "Una baraja",
    "simple": "Simplificado",
    "three": "A tres",
    "klondike": "Solitario",
}

CABLE_IS = (
    "A la espera de la jugada de tu rival",
    "Sin respuesta por el cable: en pausa",
    "Tu rival se ha ido: en pausa",
    "Las partidas difieren: empieza otra",
    "Aquí no hay cable: en pausa",
)
CABLE_HEADS = ("", "Sin respuesta", "Rival ausente", "Distintas", "Sin cable")
CABLE_AGAIN = "Tu rival ha vuelto"
ASKED_BACK = "Pedido: tu rival debe aceptar"
NOT_TAKEN_BACK = "Tu rival no acepta"
NO_HINT = "Sin pistas contra una persona"

# Screens: the result
WINS_GAME = (
    "¡Has ganado!",
    "Gana tu rival",
    "Gana Izquierda",
    "Gana Derecha",
    "Gana el lado A",
    "Gana el lado B",
    "Gana el lado C",
    "¡Gana {0}!",
)
SCORES = (
    "Sumas",
    "Tu rival suma",
    "Izquierda suma",
    "Derecha suma",
    "El lado A suma",
    "El lado B suma",
    "El lado C suma",
    "{0} suma",
)
ENDLESS = "La partida acaba tras {} jugadas. {MENU}: deshacer o rendirse"
GOES_ROUND = "Dos vueltas al mazo sin jugar nada. {MENU}: rendirse"
PATIENCE_SOLVED = "¡Resuelto!"

# Screens: a game looked at again when it is over
REVIEW_GOES = "Análisis de la partida: {0} %"

# Screens: a duplicate match, the deal of the day
DEAL_OF_THE_DAY = "Reparto del día: {0}"

# Screens: records
RECORDS_NOT_KEPT = "Los récords no se pueden guardar"
PERSON = "Jugador {0}"
TURN_OR_STOP = "{0}, o «¡Alto!»"
STOP_BY_ANYBODY = "¡Alto!"
NO_PERSONS = "El solitario es para uno solo"

NO_CARDS = "Sin cartas"
CARDS = ("1 carta", "{0} cartas")
GAME_WITH_OPTIONS = ("{0}, 1 opción", "{0}, {1} opciones")
BOTH_SCORE = ("Tú y {0} sumáis", "{0} y {1} suman")

NOT_READ = (
    (
        "Lo último guardado estaba dañado: vale lo anterior",
        "La partida guardada estaba dañada y queda aparte",
        "La partida guardada es de otra versión y queda aparte",
        "Se fue la luz al guardar: la partida guardada se ha perdido",
    ),
    (
        "Los ajustes estaban dañados: valen los anteriores",
        "Los ajustes estaban dañados y se han restablecido",
        "Los ajustes son de otra versión y se han restablecido",
        "",
    ),
    (
        "Tu progreso en las lecciones estaba dañado: vale el anterior",
        "Tu progreso en las lecciones estaba dañado y se ha restablecido",
        "Tu progreso en las lecciones es de otra versión y se ha restablecido",
        "",
    ),
    (
        "Los récords estaban dañados: valen los anteriores",
        "Los récords estaban dañados y quedan aparte",
        "Los récords son de otra versión y quedan aparte",
        "",
    ),
    (
        "Tu progreso en los problemas estaba dañado: vale el anterior",
        "Tu progreso en los problemas estaba dañado y se ha restablecido",
        "Tu progreso en los problemas es de otra versión y se ha restablecido",
        "",
    ),
    (
        "Tu trayectoria estaba dañada: vale la anterior",
        "Tu trayectoria estaba dañada y queda aparte",
        "Tu trayectoria es de otra versión y queda aparte",
        "",
    ),
)
GAME_NOT_SAVED = "La partida no se guarda: sin espacio, o solo lectura"
BATTERY_LOW = "Batería baja: {0} %. La partida está guardada"
SETTINGS_NOT_SAVED = "Los ajustes no se pueden guardar"
LESSONS_NOT_SAVED = "Tu progreso no se puede guardar"

# The table: cards, players and places
RUN = "{0} cartas {1}-{2}"
WHOLE_RUN = "escalera {0}-{1}"
PILES = (
    ("tu reserva", "tu mazo", "tu descarte"),
    ("reserva rival", "mazo rival", "descarte rival"),
    ("reserva de Izquierda", "mazo de Izquierda", "descarte de Izquierda"),
    ("reserva de Derecha", "mazo de Derecha", "descarte de Derecha"),
    ("reserva de A", "mazo de A", "descarte de A"),
    ("reserva de B", "mazo de B", "descarte de B"),
    ("reserva de C", "mazo de C", "descarte de C"),
    ("reserva de {0}", "mazo de {0}", "descarte de {0}"),
)
PILES_OF_MOVER = ("su reserva", "su mazo", "su descarte")
SHOWING = "mazo"
HOUSE = "columna {0}"
SPACE = "hueco {0}"
FOUNDATION = "base"

# The table: what OK would do
MOVE = "{0} \6 {1}"
MOVE_ENDS = "{0} \6 {1}: acaba tu turno"
MUST = "Juega {0} en la base"
CARD_OF = "{0} ({1})"
CARD_PLACES = "{0}: {1} sitios"
CARD_TO = "{0}: {1}"
OR = " o "
TURN_UP_OR_PASS = "Tu mazo: destapar o pasar"
PASS = "Pasar"
PASS_ENDS = "Pasar: acaba tu turno"
HAND_TURNS_UP = "Tu mazo: destapa una carta"
TURN_UP = "Destapar una carta del mazo"
LAY_ON_WASTE = "Dejar una carta del mazo en el descarte"
TURN_OVER = "Voltear el descarte"
TURN_OVER_AND_UP = "Voltear el descarte y destapar una carta"
TURN_UP_RESERVE = "Destapar tu reserva"

# The table: what an opponent does
THEY_TURN_UP = "{0} destapa una carta"
THEY_PASS = "{0} pasa"
THEY_TURN_UP_RESERVE = "{0} destapa su reserva"
THEY_MOVE = "{0}: {1}"
THEY_MOVE_BRIEF = "Riv. {1}"
MOVE_FROM = "{0} ({1}) \6 {2}"
THEY_THINK = "{0} piensa"

# The table: headings
TURN_OF = (
    "Tu turno",
    "Turno del rival",
    "Turno de Izquierda",
    "Turno de Derecha",
    "Turno de A",
    "Turno de B",
    "Turno de C",
    "Turno de {0}",
)
THE_END = "Fin"
OK_PLAYS = "{OK}: jugar"
OK_TRIES = "{OK}: probar"
STEPS_CHOOSE = "{STEPS}: elegir"
YOU_MAY = "Puedes jugar"
YOUR_TURN_OR_STOP = "Tu turno, o «¡Alto!»"
LOOK = "Ver"
NO_LAST_TURN = "Aún no ha jugado nadie más"
STEP_OF = "{0} de {1}"

# The table: notes
GAME_OVER = "La partida ha acabado"
GAME_OVER_SCORE = "La partida ha acabado. {OK}: los puntos"
OPPONENT_PLAYS = "Juega tu rival. {OK}: acelerar"
SKIP_TURN = "{OK}: hasta tu turno"
TAKEN_BACK = "Jugada deshecha"
NOTHING_TO_STOP = "Nada que gritar: las jugadas ilegales se rechazan"
COULD_BE_PLAYED = "{0} aún encaja. Al descarte, que acaba tu turno: {TURN} otra vez"
FITS_NOWHERE = "{0} no encaja. Al descarte, fin del turno: {TURN}"
MOVES_LEFT = "Quedan jugadas. Para pasar: {TURN} otra vez"
ONLY_PLACE = "Es el único sitio. {OK}: jugar. {BACK}: devolver"
ALL_GOES_UP = "Todas tus cartas pueden subir. {OK}: subirlas"
ALL_RUN_UP = "Ya no hay nada tapado. {OK}: todo sube solo"
NO_MOVE_GIVE_UP = "No quedan jugadas. {OK} otra vez: rendirse. {MENU}: deshacer"
NO_MOVE = "No quedan jugadas. {OK}: rendirse"
HELD_MARK = "fija"  # on a reserve: three or four letters, as wide as a card
GOES_ON = "{OK}: seguir"

# The table: hints
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

# The table: stop play
NOTHING_TO_CALL = "Nada que gritar: grita antes de tocar una carta"
NOT_SO = "No es así. Gritar sin razón no cuesta nada"
OVER_BUT_STOP = "La partida ha acabado. ¿Hubo una falta? Grita «¡Alto!» {OK}: los puntos"
CARD_SHOWING = "Destapada: {0}"
WHERE_TO = "{0}: ¿adónde? {OK}: devolver"
STOPS = (
    "Tú: ¡Alto!",
    "Rival: ¡Alto!",
    "Izquierda: ¡Alto!",
    "Derecha: ¡Alto!",
    "A: ¡Alto!",
    "B: ¡Alto!",
    "C: ¡Alto!",
    "{0}: ¡Alto!",
)
TURN_IS_OVER = (
    "tu turno acaba",
    "el turno es tuyo",
    "acaba el turno de Izquierda",
    "acaba el turno de Derecha",
    "acaba el turno de A",
    "acaba el turno de B",
    "acaba el turno de C",
    "acaba el turno de {0}",
)
IT_DOES_NOW = "{0}. Ahora lo llena, y {1}."
GOES_UP_NOW = "{0}. La carta sube ahora, y {1}."
STOPPED = "{0}. {1}."

# The table on one-bit screens, in one line of some 20 letters
SHORT_OVER = "Se acabó"
SHORT_NO_MOVE = "Sin jugada. {OK}: fin"
SHORT_TURN_UP_OR_PASS = "Destapar o pasar"
SHORT_OPPONENT = "Rival"
SHORT_THINKS = ("Rival piensa", "Rival piensa.", "Rival piensa..", "Rival piensa...")
SHORT_THEY_TURN_UP = "Rival destapa"
SHORT_THEY_PASS = "Rival pasa"
SHORT_THEY_MOVE = "Riv. {0}"
SHORT_STEP = "{0}/{1}"
SHORT_FITS = ("{0} va: {1}", "{0}: {1}")
SHORT_TURN_ENDS = "{0}. {TURN}: fin"
SHORT_IN_HOUSES = ("col. {0}", "{0}")
SHORT_OF = "{0} {1}"  # a letter of CAPTIONS, and the card there
SHORT_RUN_OF = "{0}-{1}"  # where a run begins, and its last card
SHORT_STILL_FITS = ("{0} encaja. {TURN}: fin", "¡Encaja! {TURN}: fin")
SHORT_MOVES_LEFT = "{TURN}: pasar"
SHORT_WHERE_TO = "{0}: ¿adónde?"
SHORT_MUST = "Juega {0}"
SHORT_PASS = "Pasar"
SHORT_TURN_UP = "Destapar"
SHORT_TURN_OVER = ("Voltear descarte", "Voltear D")
SHORT_TURN_UP_RESERVE = ("Destapar reserva", "Destapar R")
SHORT_RUN = "{0} cartas \6 {1}"
SHORT_FOUNDATION = ("base", "base")
SHORT_WASTE = ("descarte", "D")
SHORT_WASTE_ENDS = ("descarte, fin", "D, fin")
SHORT_TO = (
    (
        ("tu res.", "tu desc."),
        ("res. rival", "desc. rival"),
        ("res. Izq.", "desc. Izq."),
        ("res. Der.", "desc. Der."),
        ("res. de A", "desc. de A"),
        ("res. de B", "desc. de B"),
        ("res. de C", "desc. de C"),
        ("res. de {0}", "desc. de {0}"),
    ),
    (
        ("tu R", "tu D"),
        ("R rival", "D rival"),
        ("R Izq.", "D Izq."),
        ("R Der.", "D Der."),
        ("R de A", "D de A"),
        ("R de B", "D de B"),
        ("R de C", "D de C"),
        ("{0}: R", "{0}: D"),
    ),
)
SHORT_PILES = (
    (
        ("Tu reserva", "Tu mazo", "Tu descarte"),
        ("Reserva rival", "Mazo rival", "Descarte rival"),
        ("Reserva Izq.", "Mazo Izq.", "Descarte Izq."),
        ("Reserva Der.", "Mazo Der.", "Descarte Der."),
        ("Reserva de A", "Mazo de A", "Descarte de A"),
        ("Reserva de B", "Mazo de B", "Descarte de B"),
        ("Reserva de C", "Mazo de C", "Descarte de C"),
        ("Reserva de {0}", "Mazo de {0}", "Descarte de {0}"),
    ),
    (
        ("Tu R", "Tu M", "Tu D"),
        ("R rival", "M rival", "D rival"),
        ("R Izq.", "M Izq.", "D Izq."),
        ("R Der.", "M Der.", "D Der."),
        ("R de A", "M de A", "D de A"),
        ("R de B", "M de B", "D de B"),
        ("R de C", "M de C", "D de C"),
        ("{0}: R", "{0}: M", "{0}: D"),
    ),
)
SHORT_HOUSE = "Columna {0}"
SHORT_LOOK = "{0}, {1}"
SHORT_SPREAD = "{0}: {1}"
CAPTIONS = "RMD"  # reserve, hand, waste, beside the piles
PILE_NAMES = ("res.", "mazo", "descarte", "carta")

# The table: what the others did before your turn opens
TOLD = ("Tu rival ha {0}.", "Tus rivales han {0}.", "{1} ha {0}.")
TOLD_MOVES = ("hecho 1 jugada", "hecho {0} jugadas")
TOLD_LOADED = "cargado {0} sobre ti"
TOLD_RESERVE = "cargado {0} en tu reserva"
TOLD_WASTE = "cargado {0} en tu descarte"
TOLD_UP = "subido {0}"
TOLD_DISCARDED = "descartado {0}"
AND_LAST = "{0} y {1}"
REPLAY = "{SEE}: verlo."
BRIEF_BOTH = "Riv. R +{0}, D +{1}"
BRIEF_RESERVE = "Riv. R +{0}"
BRIEF_WASTE = "Riv. D +{0}"
BRIEF_MOVES = ("Riv.: 1 jugada", "Riv.: {0} jugadas")
SHORT_REPLAY = "{0}. {SEE}: ver"
