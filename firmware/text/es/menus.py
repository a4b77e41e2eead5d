"""What is said in Spanish in the title, in the pause, and in several other menus."""

RULE_SETS = {
    "classic": "Crapette",
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
GAME_WITH_OPTIONS = ("{0}, 1 opción", "{0}, {1} opciones")
GAME_NAME = "Pocket Bank"
DONE = "Listo"
TITLE = "Inicio"
NEW_GAME = "Nueva partida"
SETTINGS = "Ajustes"
HOW_TO_PLAY = "Cómo se juega"
ON = "sí"
OFF = "no"
ROW_WITH_VALUE = "{0}: {1}"
HOW_TO_CHOOSE = "{0}: elegir   {1}: cambiar"
LEVELS = {
    "random": "Azar",
    "novice": "Novato",
    "easy": "Fácil",
    "greedy": "Medio",
    "strong": "Fuerte",
    "expert": "Experto",
    "adaptive": "Adaptativo",
}
OPPONENT_IS = ("Tu rival: {0}", "Tus rivales: {0}")
FIRST_OPPONENT = "Enfrente juega {0}, que también aprende y pasa muchas cosas por alto"
RULE_SETS_BRIEF = {
    "classic": "Crapette",
    "foster36": "Foster, 36",
    "foster32": "Foster, 32",
    "catsfull": "Res. primero, 13",
}
MATCH_TO = "Serie a {0}"
REVIEW = "Análisis"
FOOT_OF_TWO_TEXTS = "{0}   {1}"
FOOT_LEAVE = "{0}: salir"
RECORDS = "Récords"
LEARN = "Aprender"
LESSON_DONE_ROW = "{0}, hecha"
LESSON_AGAIN = "Otra vez"
PUZZLES = "Problemas"
PUZZLE_OF_THE_DAY = "Problema del día"
DEAL_NUMBER = "Reparto {0}"

TITLE_FOOT = "Crapette, o Russian Bank"
SCORE = "Puntos"
CONTINUE = "Continuar"
FIRST_START = "¿Nuevo? {OK}: lección 1"

CONFIRM_HEADING = "¿Seguro?"
NO = "No, volver"

PAUSE = "Pausa"
GO_ON = "Continuar"
HINT = "Pista"
UNDO = "Deshacer"
AUTO_FINISH = "Subir todo"
CALL_STOP = "Gritar «¡Alto!»"
LAST_TURN = "Turno anterior"
LOOK_INTO_PILE = "Ver un montón"
MOVE_LIST = "Jugadas por turnos"
MOVE_LIST_BRIEF = "Jugadas"
RESTART_DEAL = "Repetir reparto"
RESTART = "Repetir"
RESTART_COSTS = "Se reparten las mismas cartas, y la partida vuelve a empezar."
RESIGN = "Rendirse"
RESIGN_GAME = "Rendirse"
RESIGN_COSTS = "Pierdes la partida, y tu rival puntúa."
RESIGN_FORFEIT = "Pierdes la partida. Tu rival suma 20 más, y por tus cartas lo de siempre."
RESIGN_PATIENCE = "Te rindes en este solitario."
RESIGN_SIDE = "{0} se rinde, y el otro lado puntúa."
RESIGN_THREE = "Pierdes la partida, e Izquierda, que va después, la gana."
WITH_STOP_PLAY = "con faltas"
GAME_OF_TWO = ("ida", "vuelta")
MATCH_SCORES = "Serie a {0}: {1}"
SCORE_OF = "{0} {1}"
REVIEW_LAST = "Analizar la última"
RESIGN_HOT_SEAT = "{0} se rinde, y {1} puntúa."
RESIGN_HOT_SEAT_THREE = "{0} se rinde, y {1}, que va después, gana."

ABOUT = "Acerca de"
GAME_AND_VERSION = "{0} {1}"
LICENCE = "Software libre, licencia MIT"

HAND_OVER_TO = "Pasa el aparato a {0}."
OR_STOP = "¿Hubo una falta? Grita «¡Alto!»"
BEGINS_GAME = "Empieza {0}"

PILE_LOOK = "{0}, {1} cartas. {OK}: abrir. {BACK}: salir"
PILE_SPREAD = "{0}: {1} cartas, la última encima"

PAGE_FOOT = "{0} de {1}   {LR}: pasar página   {2}: salir"
PAGE_FOOT_BRIEF = "{0}/{1}   {LR}: más   {2}: salir"
ONE_PAGE_FOOT = "{2}: salir"
PAGE_NUMBER = "{0}/{1}"

DIRECTIONS = {"stick": "Stick", "cross": "Cruceta", "arrows": "Izquierda, derecha", "keys": "Flechas"}
TWO_KEYS = "{0} y {1}"
KEY_HELD = "Mantén {0}"
STICK_PRESSED = "Stick pulsado"
TURN_BY_OK = "elígelo, {0}"
STOP_BY_MENU = "en el menú"
