"""What is said in Spanish in stop play, at the table and when stop is called."""

NOTHING_TO_CALL = "Nada que parar: grita antes de tocar una carta"
WRONG_CALL = "No es así. Gritar sin razón no cuesta nada"
NEXT_TURN_LOST = "Sin razón: pierdes tu próximo turno"
WRONG_CALL_HEADING = "Sin razón"
TURN_LOST = "Te cuesta este turno."
LOST_TURN = "sin razón"
OVER_BUT_STOP = "La partida ha acabado. ¿Hubo una falta? Grita «¡Alto!» {OK}: los puntos"
CARD_SHOWING = "Destapada: {0}"
WHERE_TO = "{0}: ¿adónde? {OK}: devolver"
STOPS = {
    "you": "Tú: ¡Alto!", "opponent": "Rival: ¡Alto!", "left": "Izquierda: ¡Alto!", "right": "Derecha: ¡Alto!",
    "side": "{0}: ¡Alto!", "named": "{0}: ¡Alto!",
}
TURN_IS_OVER = {
    "you": "tu turno acaba", "opponent": "el turno es tuyo", "left": "acaba el turno de Izquierda",
    "right": "acaba el turno de Derecha", "side": "acaba el turno de {0}", "named": "acaba el turno de {0}",
}
STOPPED_SPACE_FILLED = "{0}. Ahora lo llena, y {1}."
STOPPED_CARD_UP = "{0}. La carta sube ahora, y {1}."
STOPPED = "{0}. {1}."
TURN_OR_STOP = "{0}, o «¡Alto!»"
STOP_BY_ANYBODY = "¡Alto!"
OK_TRIES = "{OK}: probar"
STEPS_CHOOSE = "{STEPS}: elegir"
YOUR_TURN_OR_STOP = "Tu turno, o «¡Alto!»"

CALL = "¡Alto! ¿Cuál es la falta?"
CALL_BRIEF = "¿Cuál es la falta?"
CALL_NOTHING = "Ninguna: continuar"
CALL_COSTS = "Gritar sin razón no cuesta nada."
CALL_COSTS_TURN = "Gritar sin razón cuesta un turno."
OTHER_MOVES = "Otras jugadas"
EARLIER_AND_LATER = "{LR}: jugadas de antes y después"
OFFENCES = {
    "foundation-first": "Base primero", "reserve-first": "Reserva primero", "space-first": "Hueco primero",
    "no-fit": "No encaja", "not-available": "Otra falta",
}
