# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Spanish, with "tú". The names are those of en.py, which says what each is for.

What players of la banca rusa say, one word for one thing:

    reserve       la reserva                  space        el hueco
    hand          el mazo                     load         cargar (al rival)
    waste         el descarte                 turn up      destapar (the waste turned over: dar la vuelta)
    house         la columna                  stop         gritar «¡Alto!»; stop play: el juego con faltas
    foundation    la base; subir              pack         la baraja
    turn          el turno                    move         la jugada
    run           la escalera                 suit         el palo (colours: rojo y negro)
    game, match   la partida, el torneo       deal         el reparto
"""

# Screens: what is said on several
GAME_NAME = "Pocket Bank"
DONE = "Listo"
TITLE = "Inicio"
NEW_GAME = "Nueva partida"
SETTINGS = "Ajustes"
HOW_TO_PLAY = "Cómo se juega"
ON = "sí"
OFF = "no"
ROW_WITH_VALUE = "{0}: {1}"
SAID_OF = "{0}: {1}"
HOW_TO_CHOOSE = "{0}: elegir   {1}: cambiar"
MORE_LINES = "Más líneas"
SAVED_TOO_LARGE = "La partida guardada pide una pantalla mayor."
THREE_TOO_LARGE = "A tres hace falta una pantalla mayor."
TOO_LARGE = "{0}: la pantalla es pequeña"
NOTHING_TO_LOOK_INTO = "Aún no hay montones con cartas que ver"
LEVELS = {
    "random": "Azar",
    "novice": "Novato",
    "easy": "Fácil",
    "greedy": "Medio",
    "strong": "Fuerte",
    "expert": "Experto",
}
PEOPLE = ("Tú", "Rival", "Izquierda", "Derecha", "Lado A", "Lado B", "Lado C", "{0}")

# Screens: the title
TITLE_FOOT = "La banca rusa, o crapette"
SCORE = "Puntos"
CONTINUE = "Continuar"

# Screens: a question before something is lost
SURE = "¿Seguro?"
NO = "No, volver"

# Screens: pause
PAUSE = "Pausa"
GO_ON = "Seguir"
HINT = "Pista"
TAKE_BACK = "Deshacer"
RUN_UP = "Subir todo"
CALL_STOP = "¡Alto!"
LAST_TURN = "Último turno"
LOOK_INTO_PILE = "Ver un montón"
RESTART_DEAL = "Repetir reparto"
RESTART = "Repetir"
RESTART_COSTS = "Se reparten las mismas cartas, y la partida vuelve a empezar."
ABANDON = "Rendirse"
ABANDON_GAME = "Rendirse ahora"
ABANDON_COSTS = "Pierdes la partida, y el rival puntúa."
ABANDON_FORFEIT = "Pierdes la partida. El rival suma 20 más, y por tus cartas lo de siempre."
ABANDON_PATIENCE = "Dejas este solitario."
ABANDON_SIDE = "{0} se rinde, y el otro lado puntúa."
ABANDON_THREE = "Pierdes la partida, e Izquierda, que va después, la gana."
DEAL_NUMBER = "Reparto {0}"
WITH_STOP_PLAY = "con faltas"
GAME_OF_TWO = ("ida", "vuelta")
MATCH_SCORES = "Torneo a {0}: {1}"
SCORE_OF = "{0} {1}"

# Screens: settings
SPEED = "Ritmo del rival"
SPEED_VALUES = ("lento", "normal", "rápido", "de golpe")
SOUND = "Sonido"
SOUND_VALUES = ("no", "bajo", "alto")
TARGET = "Nuevo torneo a"
POINTS = "{0} puntos"
FITTING_POINTS = "ideal"
NAMES_OF_PILES = "Ver nombres"
ASKS_TO_DISCARD = "Descartar"
ASKS_TO_DISCARD_VALUES = ("sin más", "con aviso")
LEVEL = "Próximo rival"
LANGUAGE = "Idioma"
CARD_LETTERS = "Figuras"
AS_LANGUAGE = "auto"

# Screens: a new game
DEAL = "Repartir"
GAME = "Juego"
OPTIONS_ROW = "Opciones"
OPTIONS_ON = "{0} activas"
NO_OPTIONS = "ninguna"
OPTIONS_DONE_ABOUT = "Las opciones quedan como están."
OPPONENT = "Rival"
NO_OPPONENT = "ninguno, tú por dos"
NO_OPPONENT_BRIEF = "ninguno"
NO_OPPONENT_ABOUT = "Juegas los dos lados; nadie juega contra ti."
STARTER = "Empieza"
STARTER_VALUES = ("según la regla", "tú", "el rival")
STYLE = "Estilo"
STYLE_VALUES = ("Guiado", "Con faltas")
STYLE_ABOUT = (
    "Guiado: lo que no vale se rechaza, y se te dice por qué.",
    "Con faltas: puedes intentar lo que sea. La falta se para y acaba tu turno; a las del rival, grita «¡Alto!».",
)
DEAL_NO = "Reparto n.º"
BY_CHANCE = "al azar"
TODAYS = "de hoy, {0}"
DEAL_OF_THE_DAY_ABOUT = "El reparto del día es su fecha: 261122 es el del 22 de noviembre de 2026, igual para todos."
HOW_TO_SET_DIGITS = "{0}: cambiar la cifra   {1}: listo"
NEW_GAME_COSTS = "La partida en juego se abandona."
FIRST_GAME = "¿Eres nuevo? Empieza con {0}."
DEAL_NEW = "Repartir otra"

RULE_SETS = {
    "classic": "Banca rusa",
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
RULE_SETS_BRIEF = {
    "classic": "Banca rusa",
    "foster36": "Foster, 36",
    "foster32": "Foster, 32",
    "catsfull": "Res. primero, 13",
}
RULE_SETS_ABOUT = {
    "classic": "Dos barajas. Líbrate de una reserva de 13, del mazo y del descarte. Lo que encaja en una base debe "
    "subir, la reserva primero; los huecos se llenan antes de destapar.",
    "simple": "Bueno para empezar: banca rusa con media baraja cada uno, y la mitad de larga. Corazones y tréboles "
    "contra picas y diamantes, reserva de seis, tres columnas cada uno.",
    "foster": "Más libre: reserva de 12, tapada, que destapas cuando quieras. Se juega también de tu descarte y del "
    "rival. Las bases van primero; el turno acaba cuando quieras.",
    "foster36": "Foster 1922 del seis al as, 36 cartas cada uno: menos de la mitad de largo. El seis abre una base, el "
    "as va sobre el rey.",
    "foster32": "Foster 1922 del siete al as, 32 cartas cada uno: un tercio de largo. El siete abre una base, el as va "
    "sobre el rey.",
    "cats": "La reserva ante todo: en huecos, en columnas. Las escaleras se mueven juntas. Se carga en cualquier palo, "
    "solo en el descarte. Sin mazo ni descarte ganas, con reserva o sin ella.",
    "catsfull": "Como Reserva primero, pero con reserva de 13, todo repartido al empezar, cartas de una en una, y las "
    "de columna pueden ir a huecos.",
    "onepack": "Una baraja, sin reserva ni bases: las columnas son escaleras de un palo, arriba o abajo, con el as "
    "tras el rey. Solo es obligado llenar huecos.",
    "three": "Tú contra dos, con dos barajas y un comodín que nadie juega. Reserva de 8, tres columnas cada uno; la "
    "primera que se vacía queda cerrada. Carga a quien quieras.",
    "klondike": "Para ti solo: siete columnas con cartas tapadas. Se destapa una carta cada vez, cuantas veces "
    "quieras. En un hueco solo entra un rey.",
}

LEVELS_ABOUT = {
    "novice": "Novato aprende: se le escapa mucho de lo que podría jugar, y casi todas tus faltas.",
    "easy": "Fácil olvida una jugada de vez en cuando, y la mitad de tus faltas, más o menos.",
    "greedy": "Medio ve todas las jugadas, y hace la que mejor parece a primera vista.",
    "strong": "Fuerte piensa todo su turno antes de mover.",
    "expert": "Experto piensa más lejos, cuenta las cartas y recuerda todas. No se le escapa ninguna falta.",
}

OPTIONS = {
    "waste": "Usar el descarte",
    "groups": "En grupo",
    "peek": "Destapar ya",
    "closed": "Reserva tapada",
    "strict": "Estricto",
    "release": "Debe liberar",
    "mustload": "Debe cargar",
    "mustspace": "Debe hacer huecos",
    "fewest": "Liberar la próxima",
    "backs": "Cartas tapadas",
    "uncover": "Debe descubrir",
    "r12": "Reserva de 12",
    "r11": "Reserva de 11",
    "cut": "Empieza: corte",
    "high": "Empieza: carta alta",
    "houses": "Empieza: columnas",
    "cards": "1 por carta",
    "thirty": "30, y 2 por carta",
}
OPTIONS_BRIEF = {
    "waste": "Usar descarte",
    "mustspace": "Hacer huecos",
    "fewest": "La próxima",
    "backs": "Tapadas",
}
OPTIONS_ABOUT = {
    "waste": "La carta de encima de tu descarte puede jugarse donde encaje.",
    "groups": "Las cartas en orden de una columna pueden ir juntas.",
    "peek": "Un turno puede empezar destapando una carta, vaya lo que vaya primero.",
    "closed": "La reserva está tapada. La destapas cuando quieras, y antes de destapar una carta del mazo.",
    "strict": "Las tres siguientes juntas: liberar, cargar, hacer huecos.",
    "release": "Una carta cubierta que podría subir debe liberarse, si las de encima pueden irse.",
    "mustload": "Mientras haya con qué cargar a un rival, solo se puede cargar.",
    "mustspace": "Con reserva, no se destapa mientras una columna pueda vaciarse sobre otras.",
    "fewest": "Como Debe liberar, empezando por la carta menos cubierta.",
    "backs": "Hay una carta tapada bajo cada columna. Estricto, y hay que descubrirlas.",
    "uncover": "Lo que cubre una carta tapada debe irse si puede. Necesita Cartas tapadas.",
    "r12": "La reserva tiene una carta menos, el mazo una más.",
    "r11": "La reserva tiene dos cartas menos, el mazo dos más.",
    "cut": "La suerte dice quién empieza.",
    "high": "Empieza la carta de reserva más alta, y el as es la mayor.",
    "houses": "Empiezan las cartas de columna más bajas; la reserva no cuenta.",
    "cards": "Quien gana suma 1 por cada carta que le queda al otro. Igual si no se elige nada.",
    "thirty": "Quien gana suma 30, y 2 por cada carta que le queda al otro.",
}
BY_CABLE = ("por cable", "por USB")
BY_CABLE_ABOUT = (
    "Contra otra persona, cuyo aparato se une a este con un cable.",
    "Contra otra persona, en el equipo al que se conecta este aparato.",
)
CABLE_HEAD = "Por cable"
CABLE_WAITS = "Ofrecido al otro:"
CABLE_THERE = "Allí también: Nueva partida, rival por cable."
CABLE_OFFERED = "Una oferta"
CABLE_OFFERS = "El otro ofrece:"
CABLE_GOES_ON = "El otro quiere seguir:"
CABLE_AGREED = "A la espera de que el otro empiece."
CABLE_BEGINS = ("Empiezas tú", "Empieza el otro")
CABLE_SCORE = "Tú llevas {0}, el otro {1}"
CABLE_YES = "Jugar"
CABLE_STOP = "Salir"
CABLE_SAYS = (
    "El otro ha dicho que no.",
    "El otro extremo no tiene este juego.",
    "Este juego no cabe en la otra pantalla.",
    "Las dos versiones reparten distinto: actualiza la más antigua.",
    "El otro se ha ido.",
    "El otro tiene otra versión: actualiza la más antigua.",
    "Aquí no hay cable.",
)
CABLE_IS = (
    "A la espera de la jugada del otro",
    "Sin respuesta: la partida espera",
    "El otro se ha ido: la partida espera",
    "Las partidas difieren: empieza otra",
    "Aquí no hay cable: la partida espera",
)
CABLE_HEADS = ("", "Sin respuesta", "Se ha ido", "Difieren", "Sin cable")
CABLE_AGAIN = "El otro ha vuelto"
CABLE_ASKS = "El otro pide"
ASKS_BACK = "El otro pide deshacer la última jugada."
ASKS_BACK_FURTHER = "El otro ha vuelto {0} jugadas atrás. ¿Seguirle?"
LET_TAKE_BACK = "Sí"
ASK_TAKE_BACK = "Pedir deshacer"
ASKED_BACK = "Pedido: el otro ha de aceptar"
NOT_TAKEN_BACK = "El otro no acepta"
NO_HINT = "Sin pistas contra una persona"

# Screens: the result
STALEMATE = "Bloqueo"
STALEMATE_WHY = "Nada avanza: suma quien menos cuenta."
DRAW = "Tablas"
DRAW_WHY = "Demasiados turnos sin avanzar."
ABANDONED = "Abandono"
OPPONENT_GIVES_UP = "El rival se rinde"
NEXT_WINS = "{0}, que va después, gana."
WINS_GAME = (
    "¡Has ganado!",
    "Gana el rival",
    "Gana Izquierda",
    "Gana Derecha",
    "Gana el lado A",
    "Gana el lado B",
    "Gana el lado C",
    "¡Gana {0}!",
)
WINS_MATCH = (
    "¡Ganas el torneo!",
    "Torneo perdido",
    "Torneo perdido",
    "Torneo perdido",
    "Torneo del lado A",
    "Torneo del lado B",
    "Torneo del lado C",
    "¡{0} gana el torneo!",
)
MATCH_SHARED = "Torneo empatado"
CARDS_COUNT = (
    "Cuentan tus cartas",
    "Cartas del rival",
    "Cartas de Izquierda",
    "Cartas de Derecha",
    "Cartas del lado A",
    "Cartas del lado B",
    "Cartas del lado C",
    "Cartas de {0}",
)
SCORES = (
    "Sumas",
    "El rival suma",
    "Izquierda suma",
    "Derecha suma",
    "El lado A suma",
    "El lado B suma",
    "El lado C suma",
    "{0} suma",
)
NOBODY_SCORES = "Nadie suma"
RECKONED = {"game": "La partida", "forfeit": "Multa por rendirse", "difference": "La diferencia"}
DIFFERENCES = "Las diferencias"
CARDS_LEFT = {
    "reserve": (
        "{0} en tu reserva, a 2", "{0} en la reserva rival, a 2", "{0} en la otra reserva, a 2",
        "{0} en las otras reservas, a 2",
    ),
    "hand": ("{0} en tu mazo", "{0} en el mazo rival", "{0} en el otro mazo", "{0} en los otros mazos"),
    "waste": (
        "{0} en tu descarte", "{0} en el descarte rival", "{0} en el otro descarte", "{0} en los otros descartes",
    ),
}  # fmt: skip
MATCH_TO = "Torneo a {0}"
NEXT_GAME = "Otra partida"
NEW_MATCH = "Nuevo torneo"
LOOK_AT_TABLE = "Ver la mesa"
ENDLESS = "Tras {} jugadas, la partida acaba. {MENU}: deshacer o rendirse"
GOES_ROUND = "Dos vueltas al mazo sin jugar nada. {MENU}: rendirse"
PATIENCE_SOLVED = "¡Resuelto!"
GIVEN_UP = "Abandonado"
ALL_UP = "Las 52 cartas están arriba."
CARDS_UP = "{0} de 52 cartas arriba."
DEAL_IN_MOVES = "Reparto {0}, en {1} jugadas"
NEXT_DEAL = "Otro reparto"
DEAL_AGAIN = "Repetir reparto"
OTHER_SEAT = "Cambiar de sitio"

# Screens: a game looked at again when it is over
REVIEW = "Análisis"
REVIEW_GOES = "Repasando la partida: {0} %"
AHEAD = ("Vas delante", "Rival delante", "Otros delante")
SOMEBODY_AHEAD = "{0} delante"
TURNS = "Turnos"
# What a decision cost.
COST_GAME = "costó la partida"
COST_BOTH = "costó {0} y el turno"
COST_TURN = "costó el turno"
COST_CARDS = "costó {0}"
COST_LITTLE = "costó menos de una carta"
REVIEW_CLEAN = "Ninguna decisión tuya costó una carta."
REVIEW_CLEAN_BRIEF = "Nada perdido"
# {0}: who, {1}: by how many cards
AHEAD_FOR = "{0} del turno {2} al {3}, por {1} como mucho"
AHEAD_ONCE = "{0} en el turno {2}, por {1}"
REVIEW_READ = "Entrar: ver estos turnos. back: salir"
TURN_OF_COST = "Turno {0}: {1}"
GRAPH = "Al gráfico"
NEXT_DECISION = "La siguiente"
TRY_AGAIN = "Intentar de nuevo"
PLAY_ON = "Sigue desde aquí. Nada de esto se guarda"
NOT_KEPT = "Nada de esto se guarda."
TO_REVIEW = "Al análisis"
# {0}: what is printed on a button, {1}: how many decisions.
LOOK_AT_ONE = "{0}: ver {1}"
LOOK_AT_ALL = "{0}: ver 1-{1}"
TWO_FEET = "{0}   {1}"
LEAVES = "{0}: salir"
# The table as it was: {0} the move, {1} why, {2} how much better that is.
TURN_NUMBER = "{0}, turno {1}:"
BETTER = "Mejor: {0}: {1}"
BETTER_BY = "{2} mejor: {0}: {1}"
WORTH_THE_GAME = "Valía la partida: {0}: {1}"
BETTER_GOES_ON = "Y luego:"

# Screens: for everyone's eyes and hands
EYES_AND_HANDS = "Ojos y manos"
FELT = "Tapete"
FELT_VALUES = ("verde", "oscuro", "claro")
PICTURE = "Imagen"
PICTURE_VALUES = ("claro en oscuro", "oscuro en claro")
SUIT_COLOURS = "Colores"
SUIT_COLOURS_VALUES = ("dos", "cuatro")
SUIT_COLOURS_ABOUT = "Con cuatro, los diamantes son naranjas y los tréboles azules; cuentan como rojos y negros."
MARKS = "Signos"
MARKS_VALUES = ("normales", "grandes")
LEFT_HANDED = "Zurdo"
LEFT_HANDED_VALUES = ("no", "sí")
LEFT_HANDED_ABOUT = "La mesa se invierte y, si se puede, los botones también: la ayuda dice cuáles son."

# Screens: a duplicate match, the deal of the day
MATCH = "Torneo"
MATCH_VALUES = ("Normal", "Duplicado")
MATCH_ABOUT = (
    "Normal: cada partida tiene sus cartas.",
    "Duplicado: cada reparto se juega dos veces, la segunda desde el otro sitio. Solo cuenta la diferencia, no la "
    "suerte.",
)
FIRST_OF_TWO = "Vuelven las mismas cartas, desde el otro sitio."
FROM_OTHER_SEAT = "En la ida"
BOTH_SEATS = "Ida y vuelta"
SAME_CARDS = "Las mismas cartas, desde el otro sitio"
DEAL_OF_THE_DAY = "Reparto del día: {0}"

# Screens: records
RECORDS = "Récords"
NO_RECORDS = "Aún no ha acabado ninguna partida."
RECORDS_PAGE = "Página"
RECORDS_OF = "{0}, {1}"
PLAYED = "Partidas"
WON_LOST = "Ganadas, perdidas"
DRAWN_ABANDONED = "Tablas, abandonos"
SOLVED_GIVEN_UP = "Resueltos, dejados"
BEST_SCORE = "Mejor marca"
SHORTEST_WIN = "La más corta"
MOVES = "{0} jugadas"
STREAKS = "Racha"
STREAK_OF = "{0} (máx. {1})"
UNHELPED = "Sin ayuda"
WON_OF = "{0} de {1} ganadas"
PAIR = "{0}, {1}"
FORGET_RECORDS = "Borrar"
FORGET = "Borrar todo"
FORGET_COSTS = "Se olvidan los récords de todos los juegos."
RECORDS_NOT_KEPT = "Los récords no se pueden guardar"
PERSON = "Jugador {0}"
A_PERSON = "una persona"
TWO_PERSONS = "dos personas"
PERSONS_ABOUT = "Dos personas y un aparato, que pasa de mano en mano. No juega ninguna máquina."
THREE_PERSONS_ABOUT = "Tres personas y un aparato, que pasa de mano en mano. No juega ninguna máquina."
NAMES_ROW = "Nombres"
NAMES_ABOUT = "Los nombres: hasta ocho letras. Se guardan."
NO_NAME = "sin nombre"
LETTER_SET = "[{0}]"
NO_LETTER = "_"
NAME_ABOUT = "{0}: poner el nombre, letra por letra."
HOW_TO_SET_LETTERS = "{0}: cambiar la letra   {1}: la siguiente; en _ listo"
LOADED_BOTH = "{0} cargó {1} en tu reserva, {2} en tu descarte."
LOADED_RESERVE = ("{0} cargó 1 carta en tu reserva.", "{0} cargó {1} cartas en tu reserva.")
LOADED_WASTE = ("{0} cargó 1 carta en tu descarte.", "{0} cargó {1} cartas en tu descarte.")
MADE_MOVES = ("{0} hizo 1 jugada.", "{0} hizo {1} jugadas.")
PASS_ON = "Pasa el aparato a {0}."
OR_STOP = "¿Hubo falta? Grita «¡Alto!»"
BEGINS_GAME = "Empieza {0}"
TURN_OR_STOP = "{0}, o «¡Alto!»"
STOP_BY_ANYBODY = "¡Alto!"
ABANDON_PERSON = "{0} se rinde, y {1} puntúa."
ABANDON_PERSONS = "{0} se rinde, y {1}, que va después, gana."
PERSON_GIVES_UP = "{0} se rinde."
HAND_OVER = "Aviso de turno"
TURNED_ROUND = "Imagen girada"
RECORDS_OF_PERSONS = "personas"
NO_PERSONS = "Un solitario lo juega uno solo"

# Screens: calling stop
CALL = "¡Alto! ¿Cuál es la falta?"
CALL_BRIEF = "¿Cuál es la falta?"
OFFENCES = ("Base primero", "Reserva primero", "Hueco primero", "No encaja", "No disponible, u otra")
CALL_NOTHING = "Ninguna: seguir"
CALL_COSTS = "Gritar sin razón no cuesta nada."
OTHER_MOVES = "Otras jugadas"
EARLIER_AND_LATER = "\5\6 jugadas de antes y después"

# Screens: about the game
ABOUT = "Acerca de"
GAME_AND_VERSION = "{0} {1}"
LICENCE = "Software libre, licencia MIT"

# Screens: help
PAGE_FOOT = "{0} de {1}   \5\6 pasar página, {2}: salir"
PAGE_FOOT_BRIEF = "{0}/{1}   \5\6 más, {2} salir"
ONE_PAGE_FOOT = "{2}: salir"
PAGE_NUMBER = "{0}/{1}"
DIRECTIONS = {"stick": "Palanca", "cross": "Cruz", "arrows": "Izquierda, derecha"}
TWO_KEYS = "{0} y {1}"
KEY_HELD = "{0} largo"
STICK_PRESSED = "Palanca pulsada"

# Forms by number: of one, of more ({0} or the last place: how many).
NO_CARDS = "Sin cartas"
CARDS = ("1 carta", "{0} cartas")
GAME_WITH_OPTIONS = ("{0}, 1 opción", "{0}, {1} opciones")
# Two who score: the person and {0}, others.
BOTH_SCORE = ("Para ti y {0}", "Para {0}, {1}")

# Lessons: the list, and what is said in each, by ids.
LEARN = "Aprender"
LESSON_DONE_ROW = "{0}, hecha"
LESSON_RIGHT = "¡Bien!"
LESSON_SHOWS = "{0}"
LESSON_CALLS = "Grita «¡Alto!»: {STOP}. Elige: {0}"
TURN_BY_OK = "{0} sobre él"
STOP_BY_MENU = "en el menú"
BY_TOUCH = {"OK": "Toca", "BACK": "Toca al lado", "TURN": "tócalo", "STEPS": "Toca", "LR": "Toca"}
LESSON_SHOW = "Enséñame"
LESSON_AGAIN = "Otra vez"
LESSON_LEAVE = "Lecciones"
LESSON_DONE = "¡Muy bien!"
LESSON_NEXT = "Otra lección"
FIRST_START = "¿Nuevo? {OK}: lección 1"
LESSONS = {
    "houses": (
        "Bajar en columnas",
        "Hacia abajo, rojo sobre negro.",
        "Una más baja, rojo sobre negro y negro sobre rojo: eso es todo, y las columnas son de ambos.",
    ),
    "foundations": (
        "Las bases",
        "El as las abre, y lo que encaja debe subir.",
        "Del as al rey, del mismo palo. Lo que encaja en una base va allí antes que nada.",
    ),
    "reserve": (
        "Reserva primero",
        "De dos cartas que pueden subir.",
        "Si dos pueden subir, va primero la de la reserva. Es la falta que más se grita.",
    ),
    "spaces": (
        "Huecos",
        "Una columna vacía, y qué la llena.",
        "Haz huecos, y llénalos de tu reserva: así te libras de ella antes que el rival.",
    ),
    "turning": (
        "Destapar",
        "El mazo, y qué acaba un turno.",
        "El turno sigue mientras lo destapado tiene sitio. La primera que va al descarte lo acaba.",
    ),
    "loading": (
        "Cargar",
        "Tus cartas, para el rival.",
        "Una más alta o más baja del palo, en el descarte o la reserva del rival. En la reserva cuenta dos.",
    ),
    "turned_over": (
        "Vuelta al descarte",
        "Un mazo nuevo que ya conoces.",
        "El descarte vuelve en el orden en que lo dejaste. Quien se acuerda puede planear.",
    ),
    "endgame": (
        "El final",
        "Huecos para las últimas cartas.",
        "Cuenta tus cartas y tus huecos antes de destapar. Se gana con la última carta.",
    ),
    "one_pack": (
        "Una baraja",
        "Escaleras, cómo unirlas, y huecos.",
        "Un palo, arriba o abajo, con el as tras el rey. Une escaleras, y llena huecos del descarte.",
    ),
    "stop_play": (
        "Con faltas",
        "Las faltas, y cómo se gritan.",
        "Con faltas nada se rechaza: cuida tus bases, y vigila al rival.",
    ),
    "foster_two": (
        "Foster, dos barajas",
        "Para mirar, adelante y atrás, como se imprimió en 1922.",
        "Cargas, huecos que mueven escaleras, una reserva en un turno: todo en la partida de Foster.",
    ),
    "foster_one": (
        "Foster, una baraja",
        "Para mirar: cómo se perdió, y cómo se gana.",
        "Unir escaleras y meter cartas debajo: el arte del juego de una baraja.",
    ),
}

# Puzzles. What is asked for, by the order of firmware/puzzles: {0} the card, or how many (then forms by number).
PUZZLES = "Problemas"
PUZZLE = "Problema {0}"
PUZZLE_NEXT = "Sin resolver"
PUZZLE_GRADES = ("Fácil", "Medio", "Difícil")
PUZZLE_SOLVED_OF = "{0} de {1}"
PUZZLES_ABOUT = "Un turno cada uno. Bastan las cartas que ves."
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
PUZZLE_HINT = "Siguiente jugada"
PUZZLE_WAY = "Ver solución"
PUZZLE_AGAIN = "Otra vez"
PUZZLE_LEAVE = "Los problemas"
PUZZLE_SOLVED = "¡Resuelto!"
PUZZLE_MISSED = "Aún no"
# What is missing of each: {0} the card, or how many, {1} of how many.
PUZZLE_SHORT = (
    "{0} de la reserva quedó sin jugar.",
    "{0} del mazo quedó sin jugar.",
    "La partida no se ganó.",
    "{0} de {1} huecos.",
    "{0} de {1} cartas cargadas.",
    "{0} de {1} cartas del descarte jugadas.",
)
PUZZLE_MOVES = ("En 1 jugada.", "En {0} jugadas.")
PUZZLE_FEWEST = ("En {0} jugadas; basta 1.", "En {0} jugadas; bastan {1}.")
PUZZLE_OFF_THE_WAY = "La solución conocida empieza de otro modo: deshaz, u otra vez"
# What a way to play a turn brings: {0} how many.
WAY_BRINGS = "{0}: {1}"
WAY_MOVES = ("1 jugada", "{0} jugadas")
WAY_RESERVE = ("juega la reserva", "juega {0} cartas de la reserva")
WAY_RESERVE_EMPTY = ("vacía la reserva", "vacía la reserva")
WAY_CARD = "juega {0}"
WAY_SPACES = ("hace un hueco", "hace {0} huecos")
WAY_LOADS = ("carga una carta", "carga {0} cartas")
WAY_UP = ("sube una carta", "sube {0} cartas")
WAY_WASTE = ("una carta menos en el descarte", "{0} cartas menos en el descarte")
WAY_WINS = "gana"

# What is kept: for the game, the settings, the lessons, the records: damaged, so that the one before is taken; damaged;
# of another version; torn by a power cut, with all that was kept.
NOT_READ = (
    (
        "Lo último guardado estaba dañado: sigue lo anterior",
        "La partida guardada estaba dañada y queda aparte",
        "La partida guardada es de otra versión y queda aparte",
        "Se fue la luz al guardar: lo guardado se ha perdido",
    ),
    (
        "Los últimos ajustes estaban dañados: valen los anteriores",
        "Los ajustes estaban dañados y empiezan de nuevo",
        "Los ajustes son de otra versión y empiezan de nuevo",
        "",
    ),
    (
        "Las últimas marcas de lecciones estaban dañadas: valen las anteriores",
        "Las marcas de lecciones estaban dañadas y empiezan de nuevo",
        "Las marcas de lecciones son de otra versión y empiezan de nuevo",
        "",
    ),
    (
        "Los últimos récords estaban dañados: valen los anteriores",
        "Los récords estaban dañados y quedan aparte",
        "Los récords son de otra versión y quedan aparte",
        "",
    ),
    (
        "Las últimas marcas de problemas estaban dañadas: valen las anteriores",
        "Las marcas de problemas estaban dañadas y empiezan de nuevo",
        "Las marcas de problemas son de otra versión y empiezan de nuevo",
        "",
    ),
)
GAME_NOT_SAVED = "La partida no se guarda: sin espacio, o solo lectura"
SETTINGS_NOT_SAVED = "Los ajustes no se pueden guardar"
LESSONS_NOT_SAVED = "Las marcas no se pueden guardar"
NO_GAMES_TEXT = "Eso no es texto de una partida"
LINK_NOT_YES = "{0} en el enlace solo puede ser yes"
LINK_NOT_ALONE = "Con estas reglas nadie juega solo por los dos"
LINK_NOT_DUPLICATE = "Solo entre dos, contra el rival, hay torneo duplicado"
LINK_NO_STOP = "Estas reglas no tienen faltas, o no hay quien las grite"
LINK_NOT_BEGINS = "begins en el enlace no es: you opponent other"
LINK_OTHER_RULES = "Las reglas del enlace no son las de su posición"
LINK_NO_PUZZLE = "puzzle en el enlace no es un número del 1 al {0}"
LINK_PUZZLE_ALONE = "Con puzzle, un enlace no nombra una partida"
LINK_OVER = "En la posición del enlace no hay jugada"
GAMES_TEXT_DAMAGED = "El texto de la partida está dañado, o es de otra versión"

# The table: cards, players and places. Suits are \1 to \4; in what follows {0} of a move is its card, or cards.
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
MOVE_ENDS = "{0} \6 {1}: fin del turno"
MUST = "Debes: {0}"
CARD_OF = "{0} ({1})"
CARD_PLACES = "{0}: {1} sitios"
CARD_TO = "{0}: {1}"
OR = " o "
TURN_UP_OR_PASS = "Destapar una carta, o pasar"
PASS = "Pasar"
PASS_ENDS = "Pasar: fin del turno"
HAND_TURNS_UP = "Tu mazo: descubre una carta"
TURN_UP = "Destapar una carta del mazo"
LAY_ON_WASTE = "Dejar una carta del mazo en el descarte"
TURN_OVER = "Dar la vuelta al descarte"
TURN_OVER_AND_UP = "Dar la vuelta y destapar una carta"
TURN_UP_RESERVE = "Destapar tu reserva"

# The table: what an opponent does. {0}: who, as PEOPLE has it.
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
OK_PLAYS = "{OK} juega:"
OK_TRIES = "{OK} prueba:"
STEPS_CHOOSE = "{STEPS}: elegir"
YOU_MAY = "Se puede"
YOUR_TURN_OR_STOP = "Tu turno, o «¡Alto!»"
LOOK = "Ver"
NO_LAST_TURN = "Aún no ha jugado nadie más"
STEP_OF = "{0} de {1}"

# The table: notes
GAME_OVER = "La partida ha acabado"
GAME_OVER_SCORE = "La partida ha acabado. {OK}: los puntos"
OPPONENT_PLAYS = "Juega el rival: {OK} acelera"
TAKEN_BACK = "Deshecho"
NOTHING_TO_STOP = "Nada que gritar: lo que no vale se rechaza"
COULD_BE_PLAYED = "{0} aún tiene sitio. {TURN} otra vez: al descarte, fin del turno"
MOVES_LEFT = "Quedan jugadas. {TURN} otra vez: pasar"
ONLY_PLACE = "No encaja en otro sitio: {OK} la juega, {BACK} la devuelve"
NOTHING_ELSE = "No se puede jugar otra carta"
ALL_GOES_UP = "Todo lo que te queda puede subir. {OK}: subir"
ALL_RUN_UP = "Ya nada está tapado. {OK}: todo sube solo"
NO_MOVE_GIVE_UP = "No hay jugada. {OK} otra vez: rendirse. {MENU}: deshacer"
NO_MOVE = "No hay jugada: {OK} se rinde"
PILE_LOOK = "{0}, {1} cartas. {OK} las abre, {BACK} sale"
PILE_SPREAD = "{0}: {1} cartas, la última encima"
HELD_MARK = "fija"  # on a reserve: three or four letters, as wide as a card
GOES_ON = "{OK} sigue"

# The table: hints. {0}: the move; the reasons are by the numbers of engine/hint_reason.py, {0} in them what is bared.
LOOKING_FOR_HINT = "Buscando una buena jugada"
HINT_GIVES_UP = "Pista: esto no lleva a nada. Deshaz, o ríndete"
HINT_SAYS = "Pista: {0}: {1}"
REASONS = (
    "no hay nada mejor",
    "es obligado",
    "sube para siempre",
    "una menos en la reserva",
    "carga la reserva",
    "carga el descarte",
    "hace un hueco",
    "enseña una carta tapada",
    "libera {0}, que sube",
    "libera {0} para tu reserva",
    "libera {0} para tu carta",
    "libera {0}, para cargar",
    "ayuda a hacer un hueco",
    "bloquea la otra reserva",
    "sitio para tu reserva",
    "sitio para tu carta",
    "una carta menos",
    "llena antes el hueco",
    "por una carta nueva",
    "por una carta nueva",
    "no encaja en nada",
    "no queda nada",
)
REASON_CARD_UP = "sube una carta"
REASON_THEN = "luego: {0}"

# The table: what is refused, and why
RESERVE_FIRST = "Reserva primero: {0} puede subir"
RESERVE_FIRST_FROM = "Reserva primero: {0} ({1}) puede subir"
FOUNDATION_FIRST = "Base primero: {0} puede subir"
FOUNDATION_FIRST_FROM = "Base primero: {0} ({1}) puede subir"
SPACE_FIRST_RESERVE = "Hueco primero: tu reserva llena el hueco {0}"
SPACE_FIRST_WASTE = "Hueco primero: tu descarte llena el hueco {0}"
NO_CARD_TO_TURN_UP = "No hay carta que destapar"
# {0}: a move that the rule asks for
RESERVE_GOES_FIRST = "Tu reserva va primero: {0}"
HOUSE_GOES_FIRST = "Va primero lo que encaja en columna: {0}"
THIRD_RUN = "En la tercera vuelta se juega lo que tiene sitio: {0}"
LOAD_FIRST = "Carga primero lo que se pueda: {0}"
TURN_UP_RESERVE_FIRST = "Destapa primero tu reserva"
RELEASE_FIRST = "Libera primero lo que puede subir: {0}"
UNCOVER_FIRST = "Descubre primero las tapadas: {0}"
MAKE_SPACE_FIRST = "Haz antes un hueco: una columna se puede vaciar"
COMES_FIRST = "Otra jugada va primero: {0}"
SEEN_HAND = "Se destapó una carta: lo visto, visto está"
SEEN_RESERVE = "Se destapó la reserva: lo visto, visto está"
SEEN_HOUSE = "Se destapó una carta: lo visto, visto está"
NOTHING_TO_TAKE_BACK = "No hay nada que deshacer en este turno"

# The table: stop play
NOTHING_TO_CALL = "Nada que gritar: solo hasta que tocas una carta"
NOT_SO = "No es así. Gritar sin razón no cuesta nada"
OVER_BUT_STOP = "La partida ha acabado. ¿Hubo falta? Grita «¡Alto!» {OK}: los puntos"
CARD_SHOWING = "{0} destapada"
WHERE_TO = "{0}: ¿adónde? {OK} la devuelve"
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
COULD_GO_UP_RESERVE = "{0} podía subir: reserva primero"
COULD_GO_UP_FOUNDATION = "{0} podía subir: base primero"
MUST_FILL_SPACE = "{0} debía llenar antes el hueco {1}"
NO_FIT_FOUNDATION = "{0} no encaja en ninguna base: {1}"
MAY_NOT_GO = "{0} \6 {1}, no puede ir: {2}"
NEEDS_BLACK = "necesita {0} en negro"
NEEDS_RED = "necesita {0} en rojo"
NEEDS_SPACE = "necesita un hueco"
NEEDS_ONE = "necesita {0}"
NEEDS_EITHER = "necesita {0} o {1}"
KINGS_TO_SPACES = "un hueco solo admite {0}"
CHANGES_NOTHING = "eso no cambia nada"
ONLY_TURNED_UP = "ahí solo va la carta destapada"
NO_CARD_THERE = "ahí no hay carta"
FACE_DOWN_THERE = "esa carta está tapada"
HOUSE_IS_COMPLETE = "esa columna está completa"
NOT_IN_THESE_RULES = "estas reglas no lo permiten"
HAS_NO_PLACE = "{0} no tiene sitio ahora: {1}"
ALREADY_TURNED_UP = "Ya hay una carta destapada"
CARDS_LEFT_IN_HAND = "Quedan cartas que destapar"
RESERVE_HELD = "Hay una carta destapada: tu reserva está fija"
RESERVE_STAYS_DOWN = "Tu reserva no se puede destapar ahora"
NOT_PLAYED_FROM = "{0}: de ahí no se juega"
CANNOT_MOVE = "Esa carta no se puede mover"
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
GOES_UP_NOW = "{0}. Sube ahora, y {1}."
STOPPED = "{0}. {1}."

# The table on one-bit screens, in one line of some 20 letters. Of two forms the second is for where the first has no
# room.
SHORT_OVER = "Se acabó"
SHORT_NO_MOVE = "Sin jugada. {OK}: fin"
SHORT_TURN_UP_OR_PASS = "Destapar o pasar"
SHORT_OPPONENT = "Rival"
SHORT_THINKS = ("Rival piensa", "Rival piensa.", "Rival piensa..", "Rival piensa...")
SHORT_THEY_TURN_UP = "Rival destapa"
SHORT_THEY_PASS = "Rival pasa"
SHORT_THEY_MOVE = "Él {0}"
SHORT_STEP = "{0}/{1}"
SHORT_FITS = ("{0} va: {1}", "{0}: {1}")
SHORT_TURN_ENDS = "{0}. {TURN}: fin"
SHORT_IN_HOUSES = ("col. {0}", "{0}")
SHORT_OF = "{0} {1}"  # a letter of CAPTIONS, and the card there
SHORT_RUN_OF = "{0}-{1}"  # where a run begins, and its last card
SHORT_STILL_FITS = ("{0} encaja. {TURN}: fin", "¡Encaja! {TURN}: fin")
SHORT_MOVES_LEFT = "{TURN}: pasar"
SHORT_WHERE_TO = "{0}: ¿adónde?"
SHORT_MUST = "Debe {0}"
SHORT_PASS = "Pasar"
SHORT_TURN_UP = "Destapar"
SHORT_TURN_OVER = ("Vuelta al descarte", "Vuelta a D")
SHORT_TURN_UP_RESERVE = ("Destapar reserva", "Destapar R")
SHORT_RUN = "{0} cartas \6 {1}"
SHORT_FOUNDATION = ("base", "base")
SHORT_WASTE = ("descarte", "D")
SHORT_WASTE_ENDS = ("descarte, fin", "D, fin")
# By people: reserve and waste, as places of a load; then reserve, hand and waste to be looked into.
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
PILE_NAMES = ("res.", "mazo", "descarte")

# The table: what the others did before your turn opens, {0}: how many cards they loaded, or moves they made. Of one
# opponent, of more; in these the forms by number.
OPENING_BOTH = (
    "El rival cargó {0} en tu reserva, {1} en tu descarte.",
    "Los rivales cargaron {0} en tu reserva, {1} en tu descarte.",
)
OPENING_RESERVE = (
    ("El rival cargó 1 carta en tu reserva.", "El rival cargó {0} cartas en tu reserva."),
    ("Los rivales cargaron 1 carta en tu reserva.", "Los rivales cargaron {0} cartas en tu reserva."),
)
OPENING_WASTE = (
    ("El rival cargó 1 carta en tu descarte.", "El rival cargó {0} cartas en tu descarte."),
    ("Los rivales cargaron 1 carta en tu descarte.", "Los rivales cargaron {0} cartas en tu descarte."),
)
OPENING_SUMMARY = ("El rival: {0}.", "Los rivales: {0}.")
SUMMARY_MOVES = ("1 jugada", "{0} jugadas")
SUMMARY_UP = "{0} arriba"
SUMMARY_RESERVE = "{0} en tu reserva"
SUMMARY_WASTE = "{0} en tu descarte"
REPLAY = "{0} lo muestra."
BRIEF_BOTH = "Rival: R +{0}, D +{1}"
BRIEF_RESERVE = "Rival: R +{0}"
BRIEF_WASTE = "Rival: D +{0}"
BRIEF_MOVES = ("Rival hizo 1 jugada", "Rival hizo {0} jug.")
