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
SAVED_TOO_LARGE = "La partida guardada necesita una pantalla mayor."
THREE_TOO_LARGE = "Para tres hace falta una pantalla mayor."
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
TITLE_FOOT = "Crapette, o banca rusa"
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
CALL_STOP = "Gritar «¡Alto!»"
LAST_TURN = "Último turno"
LOOK_INTO_PILE = "Ver un montón"
RESTART_DEAL = "Repetir reparto"
RESTART = "Repetir"
RESTART_COSTS = "Se reparten las mismas cartas, y la partida vuelve a empezar."
ABANDON = "Rendirse"
ABANDON_GAME = "Rendirse"
ABANDON_COSTS = "Pierdes la partida, y tu rival puntúa."
ABANDON_FORFEIT = "Pierdes la partida. Tu rival suma 20 más, y por tus cartas lo de siempre."
ABANDON_PATIENCE = "Abandonas este solitario."
ABANDON_SIDE = "{0} se rinde, y el otro lado puntúa."
ABANDON_THREE = "Pierdes la partida, e Izquierda, que va después, la gana."
DEAL_NUMBER = "Reparto {0}"
WITH_STOP_PLAY = "con faltas"
GAME_OF_TWO = ("ida", "vuelta")
MATCH_SCORES = "Serie a {0}: {1}"
SCORE_OF = "{0} {1}"

# Screens: settings
SPEED = "Ritmo del rival"
SPEED_VALUES = ("lento", "normal", "rápido", "inmediato")
SOUND = "Sonido"
SOUND_VALUES = ("no", "bajo", "alto")
TARGET = "Nueva serie a"
TARGET_ABOUT = "Auto: la serie es tan larga como conviene al juego elegido."
POINTS = "{0} puntos"
FITTING_POINTS = "auto"
NAMES_OF_PILES = "Nombres de montones"
ASKS_TO_DISCARD = "Descartar jugables"
ASKS_TO_DISCARD_VALUES = ("sin más", "preguntar")
ASKS_TO_DISCARD_ABOUT = "Preguntar: antes de descartar una carta que aún encaja, se te pregunta."
PLAYS_FORCED = "Jugadas forzadas"
PLAYS_FORCED_VALUES = ("a mano", "automáticas")
PLAYS_FORCED_ABOUT = "La única jugada que queda en tu turno se hace sola."
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
OPTIONS_DONE_ABOUT = "Las opciones quedan como las has puesto."
OPPONENT = "Rival"
NO_OPPONENT = "ninguno, tú por dos"
NO_OPPONENT_BRIEF = "ninguno"
NO_OPPONENT_ABOUT = "Juegas los dos lados, sin rival."
STARTER = "Empieza"
STARTER_VALUES = ("según la regla", "tú", "el rival")
STYLE = "Estilo"
STYLE_VALUES = ("Guiado", "Con faltas")
STYLE_ABOUT = (
    "Guiado: una jugada ilegal se rechaza, y se te dice por qué.",
    "Con faltas: puedes intentar lo que sea. Una falta se anula y acaba tu turno; a las del rival, grita «¡Alto!».",
)
DEAL_NO = "Reparto n.º"
BY_CHANCE = "al azar"
TODAYS = "de hoy, {0}"
DEAL_OF_THE_DAY_ABOUT = "El reparto del día es su fecha: 261122 es el 22 de noviembre de 2026, igual para todos."
HOW_TO_SET_DIGITS = "{0}: cambiar la cifra   {1}: siguiente"
NEW_GAME_COSTS = "Abandonas la partida en juego."
FIRST_GAME = "¿Eres nuevo? Empieza con {0}."
DEAL_NEW = "Repartir otra"

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
RULE_SETS_BRIEF = {
    "classic": "Crapette",
    "foster36": "Foster, 36",
    "foster32": "Foster, 32",
    "catsfull": "Res. primero, 13",
}
RULE_SETS_ABOUT = {
    "classic": "Dos barajas. Líbrate de una reserva de 13, del mazo y del descarte. Una carta que encaja en una "
    "base debe subir, la reserva primero; los huecos se llenan antes de destapar.",
    "simple": "Bueno para empezar: Crapette con media baraja cada uno, y la mitad de larga. Corazones y tréboles "
    "contra picas y diamantes, reserva de seis, tres columnas cada uno.",
    "foster": "Más libre: una reserva de 12, tapada, que destapas cuando quieras. También juegas de tu descarte y "
    "del rival. Las bases van primero; tu turno acaba cuando quieras.",
    "foster36": "Foster 1922 del seis al as, 36 cartas cada uno: menos de la mitad de larga. El seis abre una base, "
    "y el as va sobre el rey.",
    "foster32": "Foster 1922 del siete al as, 32 cartas cada uno: un tercio de larga. El siete abre una base, y el "
    "as va sobre el rey.",
    "cats": "La reserva ante todo: en huecos, en columnas. Las escaleras se mueven juntas. Carga en cualquier palo, "
    "pero solo en el descarte. Sin mazo ni descarte ganas, con reserva o sin ella.",
    "catsfull": "Como Reserva primero, pero con reserva de 13; todas las cartas se reparten al empezar y van de una "
    "en una, y las de columna pueden ir a huecos.",
    "onepack": "Una baraja, sin reserva ni bases: las columnas son escaleras del mismo palo, arriba o abajo, con el "
    "as tras el rey. Solo es obligatorio llenar huecos.",
    "three": "Tú contra dos, con dos barajas y un comodín que nadie juega. Reserva de 8, tres columnas cada uno; la "
    "primera que se vacía queda cerrada. Carga a quien quieras.",
    "klondike": "Para ti solo: siete columnas con cartas tapadas. Destapas una carta cada vez, cuantas veces "
    "quieras. En un hueco solo entra un rey.",
}

LEVELS_ABOUT = {
    "novice": "Novato aprende: se le escapa mucho de lo que podría jugar y, con faltas, casi todas las tuyas.",
    "easy": "Fácil olvida una jugada de vez en cuando y, con faltas, más o menos la mitad de las tuyas.",
    "greedy": "Medio ve todas las jugadas y hace la que mejor parece a primera vista.",
    "strong": "Fuerte piensa todo su turno antes de mover.",
    "expert": "Experto piensa más lejos, cuenta las cartas y las recuerda todas. No se le escapa ninguna falta.",
}

OPTIONS = {
    "waste": "Usar el descarte",
    "groups": "En grupo",
    "peek": "Destapar ya",
    "closed": "Reserva tapada",
    "strict": "Estricto",
    "release": "Debes liberar",
    "mustload": "Debes cargar",
    "mustspace": "Debes hacer huecos",
    "fewest": "Liberar la más fácil",
    "backs": "Cartas tapadas",
    "uncover": "Debes descubrir",
    "r12": "Reserva de 12",
    "r11": "Reserva de 11",
    "cut": "Empieza: corte",
    "high": "Empieza: carta alta",
    "houses": "Empieza: columnas",
    "cards": "1 punto por carta",
    "thirty": "30, y 2 por carta",
}
OPTIONS_BRIEF = {
    "waste": "Usar descarte",
    "mustspace": "Hacer huecos",
    "fewest": "La más fácil",
    "backs": "Tapadas",
}
OPTIONS_ABOUT = {
    "waste": "Puedes jugar la carta de encima de tu descarte donde encaje.",
    "groups": "Las cartas en orden de una columna pueden ir juntas.",
    "peek": "Puedes empezar un turno destapando una carta, aunque otra cosa vaya primero.",
    "closed": "La reserva está tapada. La destapas cuando quieras, y antes de destapar una carta del mazo.",
    "strict": "Las tres siguientes juntas: liberar, cargar, hacer huecos.",
    "release": "Una carta cubierta que podría subir debe liberarse, si las de encima pueden irse.",
    "mustload": "Mientras puedas cargar a un rival, solo puedes cargar.",
    "mustspace": "Mientras tengas reserva, no destapas si una columna puede vaciarse sobre otras.",
    "fewest": "Como Debes liberar, empezando por la carta menos cubierta.",
    "backs": "Hay una carta tapada bajo cada columna. Estricto, y hay que descubrirlas.",
    "uncover": "Las cartas que cubren una tapada deben irse si pueden. Necesita Cartas tapadas.",
    "r12": "La reserva tiene una carta menos, el mazo una más.",
    "r11": "La reserva tiene dos cartas menos, el mazo dos más.",
    "cut": "La suerte decide quién empieza.",
    "high": "Empieza la carta de reserva más alta, y el as es la mayor.",
    "houses": "Empiezan las cartas de columna más bajas; la reserva no cuenta.",
    "cards": "El ganador suma 1 por cada carta que le queda al rival. Igual si no se elige ninguna de las dos.",
    "thirty": "El ganador suma 30, y 2 por cada carta que le queda al rival.",
}
BY_CABLE = ("por cable", "por USB")
BY_CABLE_ABOUT = (
    "Contra otra persona, cuyo aparato está unido a este por un cable.",
    "Contra otra persona, en el ordenador al que se conecta este aparato.",
)
CABLE_HEAD = "Por cable"
CABLE_WAITS = "Ofrecido a tu rival:"
CABLE_THERE = "Allí, elegir: Nueva partida, rival por cable."
CABLE_OFFERED = "Una oferta"
CABLE_OFFERS = "Tu rival ofrece:"
CABLE_GOES_ON = "Tu rival quiere continuar:"
CABLE_AGREED = "A la espera de que empiece tu rival."
CABLE_BEGINS = ("Empiezas tú", "Empieza tu rival")
CABLE_SCORE = "Tú llevas {0}, tu rival {1}"
CABLE_YES = "Jugar"
CABLE_STOP = "Salir"
CABLE_SAYS = (
    "Tu rival ha dicho que no.",
    "El otro aparato no tiene este juego.",
    "Este juego no cabe en la otra pantalla.",
    "Las dos versiones reparten distinto: actualiza la más antigua.",
    "Tu rival se ha ido.",
    "El otro aparato tiene otra versión: actualiza la más antigua.",
    "Aquí no hay cable.",
)
CABLE_IS = (
    "A la espera de la jugada de tu rival",
    "Sin respuesta por el cable: en pausa",
    "Tu rival se ha ido: en pausa",
    "Las partidas difieren: empieza otra",
    "Aquí no hay cable: en pausa",
)
CABLE_HEADS = ("", "Sin respuesta", "Rival ausente", "Distintas", "Sin cable")
CABLE_AGAIN = "Tu rival ha vuelto"
CABLE_ASKS = "Tu rival pide"
ASKS_BACK = "Tu rival pide deshacer la última jugada."
ASKS_BACK_FURTHER = "Tu rival ha deshecho {0} jugadas. ¿Seguirle?"
LET_TAKE_BACK = "Sí"
ASK_TAKE_BACK = "Pedir deshacer"
ASKED_BACK = "Pedido: tu rival debe aceptar"
NOT_TAKEN_BACK = "Tu rival no acepta"
NO_HINT = "Sin pistas contra una persona"

# Screens: the result
STALEMATE = "Bloqueo"
STALEMATE_WHY = "Nada avanza: suma quien menos cuenta."
DRAW = "Tablas"
DRAW_WHY = "Demasiados turnos sin avanzar."
ABANDONED = "Abandono"
OPPONENT_GIVES_UP = "Tu rival se rinde"
NEXT_WINS = "{0}, que va después, gana."
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
WINS_MATCH = (
    "¡Ganas la serie!",
    "Pierdes la serie",
    "Pierdes la serie",
    "Pierdes la serie",
    "Serie del lado A",
    "Serie del lado B",
    "Serie del lado C",
    "¡{0} gana la serie!",
)
MATCH_SHARED = "Serie empatada"
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
    "Tu rival suma",
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
MATCH_TO = "Serie a {0}"
NEXT_GAME = "Otra partida"
NEW_MATCH = "Nueva serie"
LOOK_AT_TABLE = "Ver la mesa"
ENDLESS = "La partida acaba tras {} jugadas. {MENU}: deshacer o rendirse"
GOES_ROUND = "Dos vueltas al mazo sin jugar nada. {MENU}: rendirse"
PATIENCE_SOLVED = "¡Resuelto!"
GIVEN_UP = "Abandonado"
ALL_UP = "Las 52 cartas están arriba."
CARDS_UP = "{0} de 52 cartas arriba."
DEAL_IN_MOVES = "Reparto {0}, en {1} jugadas"
NEXT_DEAL = "Otro reparto"
DEAL_AGAIN = "Repetir reparto"
OTHER_SEAT = "Cambiar de sitio"
HARD_GAME = "¿Partida difícil? Prueba: {0}"
EITHER_OR = "{0} o {1}"

# Screens: a game looked at again when it is over
REVIEW = "Análisis"
REVIEW_LAST = "Analizar la última"
REVIEW_GOES = "Análisis de la partida: {0} %"
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
TRY_AGAIN = "Intentar de nuevo"
PLAY_ON = "Sigue desde aquí. No se guarda nada"
NOT_KEPT = "Nada de esto se guarda."
TO_REVIEW = "Al análisis"
LOOK_AT_ONE = "{0}: ver {1}"
LOOK_AT_ALL = "{0}: ver 1-{1}"
TWO_FEET = "{0}   {1}"
LEAVES = "{0}: salir"
TURN_NUMBER = "{0}, turno {1}:"
BETTER = "Mejor: {0}: {1}"
BETTER_BY = "{2} mejor: {0}: {1}"
WORTH_THE_GAME = "Decidía la partida: {0}: {1}"
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
LEFT_HANDED_ABOUT = "La mesa se invierte y, si se puede, los botones también: Cómo se juega los nombra."

# Screens: a duplicate match, the deal of the day
MATCH = "Serie"
MATCH_VALUES = ("Normal", "Duplicado")
MATCH_ABOUT = (
    "Normal: cada partida tiene sus propias cartas.",
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
SOLVED_GIVEN_UP = "Resueltos, abandonos"
BEST_SCORE = "Mejor marca"
SHORTEST_WIN = "Victoria más corta"
MOVES = "{0} jugadas"
STREAKS = "Victorias seguidas"
STREAK_OF = "{0} (máx. {1})"
UNHELPED = "Sin ayuda"
WON_OF = "{0} de {1} ganadas"
PAIR = "{0}, {1}"
FORGET_RECORDS = "Borrar"
FORGET = "Borrar todo"
FORGET_COSTS = "Se borran los récords de todos los juegos."
RECORDS_NOT_KEPT = "Los récords no se pueden guardar"
PERSON = "Jugador {0}"
A_PERSON = "una persona"
TWO_PERSONS = "dos personas"
PERSONS_ABOUT = "Dos personas se pasan un aparato de mano en mano. El ordenador no juega."
THREE_PERSONS_ABOUT = "Tres personas se pasan un aparato de mano en mano. El ordenador no juega."
NAMES_ROW = "Nombres"
NAMES_ABOUT = "Vuestros nombres: hasta ocho letras cada uno. Se guardan."
NO_NAME = "sin nombre"
LETTER_SET = "[{0}]"
NO_LETTER = "_"
NAME_ABOUT = "{0}: poner el nombre, letra por letra."
HOW_TO_SET_LETTERS = "{0}: cambiar la letra   {1}: siguiente; en _: listo"
LOADED_BOTH = "{0} cargó {1} en tu reserva, {2} en tu descarte."
LOADED_RESERVE = ("{0} cargó 1 carta en tu reserva.", "{0} cargó {1} cartas en tu reserva.")
LOADED_WASTE = ("{0} cargó 1 carta en tu descarte.", "{0} cargó {1} cartas en tu descarte.")
MADE_MOVES = ("{0} hizo 1 jugada.", "{0} hizo {1} jugadas.")
PASS_ON = "Pasa el aparato a {0}."
OR_STOP = "¿Hubo una falta? Grita «¡Alto!»"
BEGINS_GAME = "Empieza {0}"
TURN_OR_STOP = "{0}, o «¡Alto!»"
STOP_BY_ANYBODY = "¡Alto!"
ABANDON_PERSON = "{0} se rinde, y {1} puntúa."
ABANDON_PERSONS = "{0} se rinde, y {1}, que va después, gana."
PERSON_GIVES_UP = "{0} se rinde."
HAND_OVER = "Aviso de turno"
HAND_OVER_ABOUT = "Una pantalla entre turnos tapa las cartas hasta que el siguiente tiene el aparato."
TURNED_ROUND = "Girar la imagen"
TURNED_ROUND_ABOUT = "La imagen se gira hacia quien está enfrente, cuando dos personas comparten el aparato."
RECORDS_OF_PERSONS = "personas"
NO_PERSONS = "El solitario es para uno solo"

# Screens: calling stop
CALL = "¡Alto! ¿Cuál es la falta?"
CALL_BRIEF = "¿Cuál es la falta?"
OFFENCES = ("Base primero", "Reserva primero", "Hueco primero", "No encaja", "No disponible, u otra")
CALL_NOTHING = "Ninguna: seguir"
CALL_COSTS = "Gritar sin razón no cuesta nada."
OTHER_MOVES = "Otras jugadas"
EARLIER_AND_LATER = "{LR}: jugadas de antes y después"

# Screens: about the game
ABOUT = "Acerca de"
GAME_AND_VERSION = "{0} {1}"
LICENCE = "Software libre, licencia MIT"

# Screens: help
PAGE_FOOT = "{0} de {1}   {LR}: pasar página   {2}: salir"
PAGE_FOOT_BRIEF = "{0}/{1}   {LR}: más   {2}: salir"
ONE_PAGE_FOOT = "{2}: salir"
PAGE_NUMBER = "{0}/{1}"
DIRECTIONS = {"stick": "Stick", "cross": "Cruceta", "arrows": "Izquierda, derecha"}
TWO_KEYS = "{0} y {1}"
KEY_HELD = "{0} largo"
STICK_PRESSED = "Stick pulsado"

NO_CARDS = "Sin cartas"
CARDS = ("1 carta", "{0} cartas")
GAME_WITH_OPTIONS = ("{0}, 1 opción", "{0}, {1} opciones")
BOTH_SCORE = ("Tú y {0} sumáis", "{0} y {1} suman")

# Screens: lessons
LEARN = "Aprender"
LEARN_AIM = (
    (
        "El objetivo",
        "Ganas si te libras antes de tres montones: tu reserva, tu mazo y tu descarte. Los tuyos están abajo; los "
        "del rival, arriba.",
        "Lo que hay en medio es de los dos: las bases, que suben por palo desde el as, y las columnas, que bajan "
        "en rojo y negro.",
        "Cargar: una carta también puede ir a la reserva o al descarte del rival, si la de encima es del mismo "
        "palo y una más alta o más baja. Así tiene una más de la que librarse.",
    ),
)
LESSON_DONE_ROW = "{0}, hecha"
LESSON_RIGHT = "¡Bien!"
LESSON_SHOWS = "{0}"
LESSON_CALLS = "Grita «¡Alto!»: {STOP}. Elige: {0}"
TURN_BY_OK = "elígelo, {0}"
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
        "Las columnas",
        "Hacia abajo, rojo sobre negro.",
        "Una más baja y del otro color: eso es todo, y ambos jugadores usan las columnas.",
    ),
    "foundations": (
        "Las bases",
        "Los ases las abren, y lo que encaja sube.",
        "Del as al rey, del mismo palo. Una carta que encaja en una base va allí antes que nada.",
    ),
    "reserve": (
        "Reserva primero",
        "Cuando dos cartas pueden subir.",
        "Si dos cartas pueden subir, va primero la de tu reserva. Es la falta que más se grita.",
    ),
    "spaces": (
        "Huecos",
        "Una columna vacía, y qué la llena.",
        "Haz huecos, y llénalos con tu reserva: así te libras de ella antes que el rival.",
    ),
    "turning": (
        "Destapar",
        "El mazo, y qué acaba un turno.",
        "Tu turno sigue mientras encaja lo que destapas. La primera que dejas en el descarte lo acaba.",
    ),
    "loading": (
        "Cargar",
        "Tus cartas, para el rival.",
        "Una más alta o más baja, del mismo palo, en el descarte o la reserva del rival. En la reserva cuenta dos.",
    ),
    "turned_over": (
        "Voltear el descarte",
        "Un mazo nuevo que ya conoces.",
        "El descarte vuelve en el orden en que lo dejaste. Recuérdalo, y podrás planear.",
    ),
    "endgame": (
        "El final",
        "Huecos para las últimas cartas.",
        "Cuenta tus cartas y tus huecos antes de destapar. La última carta gana la partida.",
    ),
    "one_pack": (
        "Una baraja",
        "Escaleras, cómo unirlas, y huecos.",
        "El mismo palo, arriba o abajo, con el as tras el rey. Une escaleras, y llena huecos con tu descarte.",
    ),
    "stop_play": (
        "Con faltas",
        "Las faltas, y cómo gritarlas.",
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

# Screens: puzzles
PUZZLES = "Problemas"
PUZZLE = "Problema {0}"
PUZZLE_NEXT = "Sin resolver"
PUZZLE_GRADES = ("Fácil", "Medio", "Difícil")
PUZZLE_SOLVED_OF = "{0} de {1}"
PUZZLES_ABOUT = "Un turno cada uno, con las cartas que ves."
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
PUZZLE_OFF_THE_WAY = "La solución conocida empieza de otro modo: deshaz, o empieza otra vez"
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
)
GAME_NOT_SAVED = "La partida no se guarda: sin espacio, o solo lectura"
BATTERY_LOW = "Batería baja: {0} %. La partida está guardada"
SETTINGS_NOT_SAVED = "Los ajustes no se pueden guardar"
LESSONS_NOT_SAVED = "Tu progreso no se puede guardar"
NO_GAMES_TEXT = "Eso no es el texto de una partida"
LINK_NOT_YES = "En el enlace, {0} solo puede ser yes"
LINK_NOT_ALONE = "Con estas reglas no se puede jugar solo por los dos lados"
LINK_NOT_DUPLICATE = "Solo una partida entre dos, tú y el rival, puede ser serie duplicada"
LINK_NO_STOP = "Estas reglas no tienen faltas, o no hay quien las grite"
LINK_NOT_BEGINS = "En el enlace, begins debe ser you, opponent u other"
LINK_OTHER_RULES = "Las reglas del enlace no son las de su posición"
LINK_NO_PUZZLE = "En el enlace, puzzle debe ser un número del 1 al {0}"
LINK_PUZZLE_ALONE = "Un enlace a un problema no puede nombrar una partida"
LINK_OVER = "La posición del enlace no tiene jugadas"
GAMES_TEXT_DAMAGED = "El texto de la partida está dañado, o es de otra versión"

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
MOVES_LEFT = "Quedan jugadas. Para pasar: {TURN} otra vez"
ONLY_PLACE = "Es el único sitio. {OK}: jugar. {BACK}: devolver"
NOTHING_ELSE = "No se puede jugar otra carta"
ALL_GOES_UP = "Todas tus cartas pueden subir. {OK}: subirlas"
ALL_RUN_UP = "Ya no hay nada tapado. {OK}: todo sube solo"
NO_MOVE_GIVE_UP = "No quedan jugadas. {OK} otra vez: rendirse. {MENU}: deshacer"
NO_MOVE = "No quedan jugadas. {OK}: rendirse"
PILE_LOOK = "{0}, {1} cartas. {OK}: abrir. {BACK}: salir"
PILE_SPREAD = "{0}: {1} cartas, la última encima"
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

# The table: what is refused, and why
RESERVE_FIRST = "Reserva primero: sube {0}"
RESERVE_FIRST_FROM = "Reserva primero: sube {0} ({1})"
FOUNDATION_FIRST = "Base primero: sube {0}"
FOUNDATION_FIRST_FROM = "Base primero: sube {0} ({1})"
SPACE_FIRST_RESERVE = "Hueco primero: llena el hueco {0} con tu reserva"
SPACE_FIRST_WASTE = "Hueco primero: llena el hueco {0} con tu descarte"
NO_CARD_TO_TURN_UP = "No hay carta que destapar"
RESERVE_GOES_FIRST = "Tu reserva va primero: {0}"
HOUSE_GOES_FIRST = "Una carta que encaja en una columna va primero: {0}"
THIRD_RUN = "Tercera vuelta del mazo: juega lo que encaja: {0}"
LOAD_FIRST = "Primero carga: {0}"
TURN_UP_RESERVE_FIRST = "Destapa primero tu reserva"
RELEASE_FIRST = "Libera primero la carta que puede subir: {0}"
UNCOVER_FIRST = "Descubre primero las cartas tapadas: {0}"
MAKE_SPACE_FIRST = "Haz antes un hueco: una columna se puede vaciar"
COMES_FIRST = "Otra jugada va primero: {0}"
SEEN_HAND = "No se puede deshacer: se destapó una carta"
SEEN_RESERVE = "No se puede deshacer: se destapó la reserva"
SEEN_HOUSE = "No se puede deshacer: se destapó una carta"
NOTHING_TO_TAKE_BACK = "No hay nada que deshacer en este turno"

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
PILE_NAMES = ("res.", "mazo", "descarte")

# The table: what the others did before your turn opens
OPENING_BOTH = (
    "Tu rival cargó {0} en tu reserva, {1} en tu descarte.",
    "Tus rivales cargaron {0} en tu reserva, {1} en tu descarte.",
)
OPENING_RESERVE = (
    ("Tu rival cargó 1 carta en tu reserva.", "Tu rival cargó {0} cartas en tu reserva."),
    ("Tus rivales cargaron 1 carta en tu reserva.", "Tus rivales cargaron {0} cartas en tu reserva."),
)
OPENING_WASTE = (
    ("Tu rival cargó 1 carta en tu descarte.", "Tu rival cargó {0} cartas en tu descarte."),
    ("Tus rivales cargaron 1 carta en tu descarte.", "Tus rivales cargaron {0} cartas en tu descarte."),
)
OPENING_SUMMARY = ("El rival: {0}.", "Los rivales: {0}.")
SUMMARY_MOVES = ("1 jugada", "{0} jugadas")
SUMMARY_UP = "{0} arriba"
SUMMARY_RESERVE = "{0} en tu reserva"
SUMMARY_WASTE = "{0} en tu descarte"
REPLAY = "{0}: verlo."
BRIEF_BOTH = "Rival: R +{0}, D +{1}"
BRIEF_RESERVE = "Rival: R +{0}"
BRIEF_WASTE = "Rival: D +{0}"
BRIEF_MOVES = ("Rival hizo 1 jugada", "Rival hizo {0} jug.")
