"""What is said in Spanish in the menu of a new game, and of what can be chosen there."""

DEAL = "Repartir"
GAME = "Juego"
OPTIONS_ROW = "Opciones"
OPTIONS_ON = "{0} activas"
NO_OPTIONS = "ninguna"
OPTIONS_DONE_ABOUT = "Las opciones quedan como las has puesto."
OPPONENT = "Rival"
NO_OPPONENT = "ninguno: juegas por dos"
NO_OPPONENT_BRIEF = "ninguno"
NO_OPPONENT_ABOUT = "Juegas los dos lados, sin rival."
DEAL_NO = "Reparto n.º"
RANDOM_DEAL = "al azar"
TODAYS_DEAL = "de hoy, {0}"
DEAL_OF_THE_DAY_ABOUT = "El reparto del día es su fecha: 261122 es el 22 de noviembre de 2026, igual para todos."
HOW_TO_SET_DIGITS = "{0}: cambiar la cifra   {1}: siguiente"
NEW_GAME_COSTS = "Te rindes en la partida en juego."
FIRST_GAME = "¿Qué partida?"
FIRST_MORE = "Más opciones"
FIRST_MORE_ABOUT = "Otros juegos, otros rivales, dos personas con un aparato: todo lo que hay."
DEAL_NEW = "Repartir otra"
WATCH = "Mirar"
WATCH_ABOUT = "Los niveles juegan entre sí y tú miras. Tu partida espera, y no cuenta nada."
STOP_WATCHING = "Dejar de mirar"
RULE_SETS_ABOUT = {
    "classic": "Dos barajas. Líbrate de una reserva de 13, del mazo y del descarte. Una carta que encaja en una "
    "base debe subir, la reserva primero; los huecos se llenan antes de destapar.",
    "simple": "Bueno para empezar: Crapette con media baraja cada uno, y la mitad de larga. Corazones y tréboles "
    "contra picas y diamantes, reserva de seis, tres columnas cada uno.",
    "foster": "Más libre: una reserva de 12, tapada, que destapas cuando quieras. También juegas de tu descarte y del "
    "de tu rival. Las bases van primero; tu turno acaba cuando quieras.",
    "foster36": "Foster 1922 del seis al as, 36 cartas cada uno: menos de la mitad de larga. El seis abre una base, "
    "y el as va sobre el rey.",
    "foster32": "Foster 1922 del siete al as, 32 cartas cada uno: un tercio de larga. El siete abre una base, y el "
    "as va sobre el rey.",
    "cats": "La reserva ante todo: en huecos, en columnas. Las escaleras se mueven juntas. Carga en cualquier palo, "
    "pero solo en el descarte. Ganas al agotar mazo y descarte, con reserva o sin ella.",
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
    "novice": "Novato: aún aprende; se le escapan muchas jugadas y, con faltas, casi todas tus faltas.",
    "easy": "Fácil: olvida una jugada de vez en cuando y no ve la mitad de tus faltas.",
    "greedy": "Medio: ve todas las jugadas y hace la que mejor parece a primera vista.",
    "strong": "Fuerte: piensa todo su turno antes de mover.",
    "expert": "Experto: piensa más lejos, cuenta las cartas y las recuerda todas. No se le escapa ninguna falta.",
    "adaptive": "Adaptativo: más fuerte si ganas, más flojo si pierdes. Nunca mira las cartas tapadas.",
}
ADAPTIVE_NEAR = "ahora cerca de {0}"
ADAPTIVE_BETWEEN = "ahora entre {0} y {1}"
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
    "high": "Empieza quien tiene la carta de reserva más alta; el as es la mayor.",
    "houses": "Empieza quien tiene las cartas de columna más bajas; la reserva no cuenta.",
    "cards": "El ganador suma 1 por cada carta que le queda al rival. También si no eliges ninguna de las dos.",
    "thirty": "El ganador suma 30, y 2 por cada carta que le queda al rival.",
}

HOT_SEAT_OF_TWO = "una persona"
HOT_SEAT_OF_THREE = "dos personas"
HOT_SEAT_OF_TWO_ABOUT = "Dos personas se pasan un aparato de mano en mano. La máquina no juega."
HOT_SEAT_OF_THREE_ABOUT = "Tres personas se pasan un aparato de mano en mano. La máquina no juega."
NAMES_ROW = "Nombres"
NAMES_ABOUT = "Los nombres: hasta ocho letras cada uno. Se guardan."
NO_NAME = "sin nombre"
LETTER_SET = "[{0}]"
NO_LETTER = "_"
NAME_ABOUT = "{0}: poner el nombre, letra por letra."
HOW_TO_SET_LETTERS = "{0}: cambiar la letra   {1}: siguiente; en _: listo"
