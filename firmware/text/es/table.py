"""What is said in Spanish at the table, in every game."""

FORMS = ((1, 1, 0),)

NAME_AND_TEXT = "{0}: {1}"
PEOPLE = {"you": "Tú", "opponent": "Rival", "left": "Izquierda", "right": "Derecha", "side": "Lado {0}", "named": "{0}"}
UNNAMED_PLAYER = "Jugador {0}"
NO_CARDS = "Sin cartas"
CARDS = ("1 carta", "{0} cartas")
SEQUENCE = "{0} cartas {1}-{2}"
WHOLE_SEQUENCE = "escalera {0}-{1}"
PILES = {
    "you": ("tu reserva", "tu mazo", "tu descarte"),
    "opponent": ("reserva del rival", "mazo del rival", "descarte del rival"),
    "left": ("reserva de Izquierda", "mazo de Izquierda", "descarte de Izquierda"),
    "right": ("reserva de Derecha", "mazo de Derecha", "descarte de Derecha"),
    "side": ("reserva de {0}", "mazo de {0}", "descarte de {0}"),
    "named": ("reserva de {0}", "mazo de {0}", "descarte de {0}"),
}
PILES_OF_MOVER = ("su reserva", "su mazo", "su descarte")
SHOWING = "mazo"
HOUSE = "columna {0}"
SPACE = "hueco {0}"
FOUNDATION = "base"
CAPTIONS = "RMD"
PILE_NAMES = ("reserva", "mazo", "descarte", "carta")

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

THEY_TURN_UP = "{0} destapa una carta"
THEY_PASS = "{0} pasa"
THEY_TURN_UP_RESERVE = "{0} destapa su reserva"
THEY_MOVE = "{0}: {1}"
THEY_MOVE_BRIEF = "Riv. {1}"
MOVE_FROM = "{0} ({1}) \6 {2}"
THEY_THINK = "{0} piensa"

TURN_OF = {
    "you": "Tu turno", "opponent": "Turno del rival", "left": "Turno de Izquierda", "right": "Turno de Derecha",
    "side": "Turno de {0}", "named": "Turno de {0}",
}
END_HEADING = "Fin"
OK_PLAYS = "{OK}: jugar"
YOU_MAY = "Puedes jugar"
LOOK = "Ver"
NO_LAST_TURN = "Aún no ha jugado nadie más"
STEP_OF = "{0} de {1}"
SHORT_STEP = "{0}/{1}"

GAME_OVER = "La partida ha acabado"
GAME_OVER_SCORE = "La partida ha acabado. {OK}: los puntos"
OPPONENT_PLAYS = "Juega tu rival. {OK}: acelerar"
WATCHING = "Estás mirando. {OK}: acelerar"
SKIP_TURN = "{OK}: hasta tu turno"
MOVE_UNDONE = "Jugada deshecha"
NOTHING_TO_STOP = "Aquí no hay faltas: lo ilegal se rechaza"
COULD_BE_PLAYED = "{0} aún encaja. Descartar igual y acabar el turno: {TURN} otra vez"
FITS_NOWHERE = "{0} no encaja. Descartar y acabar el turno: {TURN}"
MOVES_LEFT = "Quedan jugadas. Para pasar: {TURN} otra vez"
ONLY_PLACE = "Es el único sitio. {OK}: jugar. {BACK}: devolver"
OFFER_ALL_UP = "Todas tus cartas pueden subir. {OK}: subirlas"
OFFER_AUTO_FINISH = "Ya no hay nada tapado. {OK}: todo sube solo"
NO_MOVE_RESIGN = "No quedan jugadas. {OK} otra vez: rendirse. {MENU}: deshacer"
NO_MOVE = "No quedan jugadas. {OK}: rendirse"
LOCKED_MARK = "fija"
OK_CONTINUES = "{OK}: continuar"
MOVE_LIMIT = "La partida acaba tras {} jugadas. {MENU}: deshacer o rendirse"
NO_PROGRESS = "Dos vueltas al mazo sin jugar nada. {MENU}: rendirse"
DEAL_OF_THE_DAY = "Reparto del día: {0}"
PRACTICE = "Práctica: no cuenta en los récords"

SUMMARY = {"opponent": "Tu rival ha {0}.", "opponents": "Tus rivales han {0}.", "named": "{1} ha {0}."}
SUMMARY_MOVES = ("hecho 1 jugada", "hecho {0} jugadas")
SUMMARY_LOADED = "cargado {0} sobre ti"
SUMMARY_RESERVE = "cargado {0} en tu reserva"
SUMMARY_WASTE = "cargado {0} en tu descarte"
SUMMARY_UP = "subido {0}"
SUMMARY_DISCARDED = "descartado {0}"
AND_LAST = "{0} y {1}"
REPLAY = "{SEE}: verlo."
SHORT_REPLAY = "{0}. {SEE}: ver"
SUMMARY_BRIEF_BOTH = "Riv. R +{0}, D +{1}"
SUMMARY_BRIEF_RESERVE = "Tu reserva: +{0}"
SUMMARY_BRIEF_WASTE = "Tu descarte: +{0}"
SUMMARY_BRIEF_MOVES = ("Rival: 1 jugada", "Rival: {0} jugadas")
